//! What strangers send: nothing is lost, nobody comes in, and the table stays as it was.
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use axum::http::Method;
use noir_referee::phone::{Limits, Says, Server};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::json;

use crate::support::phones::{HOST, Pages};
use crate::support::room::Room;

fn room() -> Room {
    Room::with_table("A BCDE", "--players Ann,Ben --table t.referee")
}

#[test]
fn only_who_means_us_is_answered() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let get =
        |headers: &[(&str, &str)]| pages.request(Method::GET, "/", headers, Vec::new()).status;
    assert_eq!(get(&[("host", HOST)]), 200);
    assert_eq!(get(&[("host", HOST), ("origin", "http://192.168.178.23:4711")]), 200);
    for host in
        ["evil.test", "192.168.178.23", "192.168.178.23:80", "192.168.178.23:4711.evil.test", ""]
    {
        assert_eq!(get(&[("host", host)]), 421, "{host}");
    }
    assert_eq!(get(&[]), 421);
    for origin in
        ["http://evil.test", "https://192.168.178.23:4711", "null", "http://192.168.178.23"]
    {
        assert_eq!(get(&[("host", HOST), ("origin", origin)]), 403, "{origin}");
    }
}

#[test]
fn every_answer_bears_the_same_headers_and_no_cookie() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let table = format!("/t/{}", pages.hall.name());
    let answers = [
        pages.get("/"),
        pages.get(&table),
        pages.get(&format!("{table}/table")),
        pages.get("/a/app.js"),
        pages.get("/t/other"),
        pages.get("/nothing"),
        pages.post(vec![0; 100]),
        pages.request(Method::GET, "/", &[("host", "evil.test")], Vec::new()),
    ];
    for answer in answers {
        let headers = answer.headers.join("\n");
        for expected in [
            "cache-control: \"no-store\"",
            "default-src 'none'; script-src 'self'; style-src 'self'",
            "frame-ancestors 'none'",
            "x-content-type-options: \"nosniff\"",
            "referrer-policy: \"no-referrer\"",
        ] {
            assert!(headers.contains(expected), "{answer:?}");
        }
        assert!(!headers.contains("set-cookie"));
    }
}

#[test]
fn the_address_of_a_table_is_not_to_be_guessed_and_the_shell_names_none() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    for path in ["/t/", "/t/x", "/t/0000000000000000/table", "/t/x/bell", "/t/x/menu", "/t/x/table"]
    {
        assert_eq!(pages.get(path).status, 404, "{path}");
    }
    let shell = pages.get("/").text();
    assert!(!shell.contains(pages.hall.name()) && !shell.contains("Ann"));
}

#[test]
fn what_is_too_long_sealed_otherwise_or_played_back_does_nothing() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut ann = pages.seated(0, "ann");
    let before = std::fs::read(room.path("t.referee")).unwrap();
    assert_eq!(pages.post(vec![7; 3000]).status, 413);
    assert_eq!(pages.post(Vec::new()).status, 403);
    let at = pages.moved();
    let good = ann.sealed(json!({ "do": "say", "line": "kill b1", "at": at }));
    for byte in 0..good.len() {
        let mut bad = good.clone();
        bad[byte] ^= 1;
        assert_eq!(pages.post(bad).status, 403, "{byte}");
    }
    assert_eq!(std::fs::read(room.path("t.referee")).unwrap(), before);
    assert_eq!(pages.post(good.clone()).status, 200);
    let after = std::fs::read(room.path("t.referee")).unwrap();
    assert_ne!(after, before);
    assert_eq!(pages.post(good).status, 409);
    assert_eq!(std::fs::read(room.path("t.referee")).unwrap(), after);
    // What was recorded on the way is worth nothing at the next start either.
    let look = ann.sealed(json!({ "do": "look" }));
    let again = Pages::of(&room, Says::Owner);
    assert_eq!(again.post(look).status, 403);
    assert_eq!(std::fs::read(room.path("t.referee")).unwrap(), after);
}

/// Many pages of one address are one crowd; what a page leaves another one gets.
#[test]
fn one_address_listens_to_so_many_bells_and_no_more() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut all: Vec<_> = (0..32).map(|_| pages.listen()).collect();
    assert!(all.iter().all(|(answer, _)| answer.status == 200 && answer.text() == "data: 1\n\n"));
    assert_eq!(pages.listen().0.status, 429);
    assert!(pages.table().contains("Killer (Ann), your turn"), "the table is there for everybody");
    all.pop();
    assert_eq!(pages.listen().0.status, 200);
}

/// Whoever never comes to an end is not waited for, and nobody waits for him.
#[test]
fn slow_headers_and_slow_bodies_are_cut_off() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let [headers, body] = [1; 2].map(Duration::from_secs);
    let limits = Limits { headers, body, ..Limits::default() };
    let at = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::within(limits, pages.halls.clone(), at, &[]).unwrap();
    let host = server.address();
    let begun = |text: String| {
        let mut stream = TcpStream::connect(host).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        stream.write_all(text.as_bytes()).unwrap();
        stream
    };
    let header = begun(format!("GET / HTTP/1.1\r\nhost: {host}\r\n"));
    let body = begun(format!("POST /s HTTP/1.1\r\nhost: {host}\r\ncontent-length: 99\r\n\r\nslow"));
    let idle: Vec<TcpStream> = (0..40).map(|_| begun(String::new())).collect();
    let answered = |mut stream: TcpStream| {
        let mut text = String::new();
        let _ = stream.read_to_string(&mut text);
        text
    };
    let table = begun(format!("GET / HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n"));
    assert!(answered(table).starts_with("HTTP/1.1 200"), "meanwhile others are answered");
    assert!(answered(body).starts_with("HTTP/1.1 408"));
    assert!(!answered(header).contains("200"));
    assert!(idle.into_iter().all(|stream| answered(stream).is_empty()));
}

/// Who comes when every place is taken comes again until somebody goes, and the server stays what it was.
#[test]
fn so_many_places_there_are_and_no_more() {
    const PLACES: usize = 512;
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let at = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::start(pages.halls.clone(), at, &[]).unwrap();
    let host = server.address();
    // Each is answered once and stays, as bells do.
    let path = format!("/t/{}/bell", pages.hall.name());
    let from = |place: usize| std::net::Ipv4Addr::new(127, 0, 1 + (place / 30) as u8, 1);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let connected = |place: usize, request: String| {
        let stream = runtime.block_on(async {
            let socket = tokio::net::TcpSocket::new_v4().unwrap();
            socket.bind(SocketAddr::from((from(place), 0))).unwrap();
            socket.connect(host).await.unwrap().into_std().unwrap()
        });
        stream.set_nonblocking(false).unwrap();
        let mut stream: TcpStream = stream;
        stream.write_all(request.as_bytes()).unwrap();
        stream
    };
    let answers = |stream: &mut TcpStream, patience: Duration| {
        let mut text = [0; 15];
        stream.set_read_timeout(Some(patience)).unwrap();
        stream.read_exact(&mut text).is_ok().then(|| String::from_utf8_lossy(&text).into_owned())
    };
    let ok = Some("HTTP/1.1 200 OK".to_owned());
    let mut bells: Vec<TcpStream> = (0..PLACES)
        .map(|place| connected(place, format!("GET {path} HTTP/1.1\r\nhost: {host}\r\n\r\n")))
        .collect();
    for bell in &mut bells {
        assert_eq!(answers(bell, Duration::from_secs(20)), ok);
    }
    let get = format!("GET / HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    let mut late = connected(PLACES, get.clone());
    assert_eq!(answers(&mut late, Duration::from_secs(20)), None, "every place is taken");
    bells.pop();
    let again = || answers(&mut connected(PLACES, get.clone()), Duration::from_secs(20)) == ok;
    assert!((0..200).any(|_| again()), "one has gone");
}

/// Hundreds of connections on which nothing is ever asked: whoever asks something is answered at once, from the same address
/// and from others, long before anybody's patience with them is over.
#[test]
fn a_crowd_that_asks_nothing_keeps_nobody_out() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let limits = Limits { headers: Duration::from_secs(600), ..Limits::default() };
    let at = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::within(limits, pages.halls.clone(), at, &[]).unwrap();
    let host = server.address();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let connected = |from: u8| {
        let stream = runtime.block_on(async {
            let socket = tokio::net::TcpSocket::new_v4().unwrap();
            socket.bind(SocketAddr::from(([127, 0, 2, from], 0))).unwrap();
            socket.connect(host).await.unwrap().into_std().unwrap()
        });
        stream.set_nonblocking(false).unwrap();
        stream
    };
    let crowd: Vec<TcpStream> = (0..600).map(|_| connected(1)).collect();
    for from in [1, 2] {
        let mut stream = connected(from);
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        write!(stream, "GET / HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        assert!(text.starts_with("HTTP/1.1 200"), "{from}: {text}");
    }
    drop(crowd);
}

/// A page hears that it is in touch also where nothing happens.
#[test]
fn a_quiet_bell_gives_signs_of_life() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let limits = Limits { alive: Duration::from_millis(20), ..Limits::default() };
    let at = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::within(limits, pages.halls.clone(), at, &[]).unwrap();
    let host = server.address();
    let mut stream = TcpStream::connect(host).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let path = format!("/t/{}/bell", pages.hall.name());
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {host}\r\n\r\n").unwrap();
    let (mut heard, mut some) = (String::new(), [0; 512]);
    while heard.matches("event: alive\ndata: 1\n\n").count() < 3 {
        let read = stream.read(&mut some).unwrap();
        assert!(read > 0, "{heard}");
        heard.push_str(&String::from_utf8_lossy(&some[..read]));
    }
}

#[test]
fn whatever_is_asked_there_is_an_answer() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let ann = std::cell::RefCell::new(pages.seated(0, "ann"));
    let config = Config { cases: 150, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new(config);
    let name = pages.hall.name().to_owned();
    let paths = "[a-z/%.?=&0-9]{0,40}";
    runner
        .run(&(paths, "\\PC{0,60}", 0_u8..9), |(path, text, kind)| {
            for path in [
                format!("/{path}"),
                format!("/t/{name}/menu?path={path}"),
                format!("/t/{name}/table?lang={path}&at=9999999"),
            ] {
                let answer = pages.request(Method::GET, &path, &[("host", HOST)], Vec::new());
                prop_assert!(matches!(answer.status, 200 | 404 | 405), "{path}: {}", answer.status);
            }
            let what = match kind {
                0 => json!({ "do": "tell", "line": text, "at": 0 }),
                1 => json!({ "do": "tell", "line": text, "at": -1 }),
                2 => json!({ "do": "vouch", "seat": 99, "number": 300 }),
                3 => json!({ "do": "vouch", "seat": 99, "number": 30 }),
                4 => json!({ "do": text }),
                5 => json!({ "do": "undo", "at": 1_u64 << 40 }),
                6 => json!({ "do": "pin", "pin": text }),
                7 => json!({ "do": "say", "line": text, "at": 77 }),
                _ => json!([text]),
            };
            let body = if what.is_object() {
                ann.borrow_mut().sealed(what)
            } else {
                let ann = ann.borrow();
                ann.keys.ask(ann.page, what.to_string().as_bytes()).unwrap()
            };
            let status = pages.post(body).status;
            prop_assert!(matches!(status, 200 | 400 | 409), "{status}");
            Ok(())
        })
        .unwrap();
    assert_eq!(pages.table().matches("data-moved=\"0\"").count(), 1, "nothing was said");
}
