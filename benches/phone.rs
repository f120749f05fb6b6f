//! What pages for phones cost: one program serves 50 tables of nine phones each, over real sockets of this computer.
//!
//! `cargo bench --bench phone` (a number after `--` asks for so many rounds, otherwise 20). In a round every table says a
//! line at the same moment, and each of its phones notes when its bell rings; then one phone after the other looks, each
//! look being recorded and synced before it is answered. What a phone's own script takes is not in it.
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Barrier, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use noir_referee::phone::{Keys, Link, PrivateKey, heard, hex, unhex};
use serde_json::{Value, json};
use tokio::net::TcpSocket;

const TABLES: usize = 50;
const PHONES: usize = 9;

/// A program that serves tables, until it is dropped.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Server {
    /// Its memory, in kilobytes: now, and at the most.
    fn memory(&self) -> Vec<String> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id()));
        let status = status.unwrap_or_default();
        let lines = status.lines().filter(|it| it.starts_with("VmRSS") || it.starts_with("VmHWM"));
        lines.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    }
}

/// A phone that has its seat.
struct Phone {
    at: SocketAddr,
    page: [u8; 6],
    keys: Keys,
    n: u64,
}

impl Phone {
    fn seated(at: SocketAddr, link: &str) -> Self {
        let link = link.split('#').nth(1).and_then(Link::read).expect("a link");
        let [own, page] = [(); 2].map(|()| PrivateKey::random().expect("randomness"));
        let mut phone = Self { at, page: link.id(), keys: link.keys().clone(), n: 0 };
        let keys = (hex(&own.public()), hex(&page.public()));
        let hello = phone.ask(json!({ "phone": keys.0, "key": keys.1 }));
        let of = |key: &str| hello[key].as_str().expect("digits");
        let host = unhex(of("key")).expect("a key");
        phone.keys = heard(&link, &own, &page, &host).expect("keys");
        phone.page = unhex(of("page")).expect("an id");
        assert_eq!(phone.ask(json!({ "do": "bind" }))["state"], "yours");
        phone
    }

    fn ask(&mut self, mut what: Value) -> Value {
        self.n += 1;
        what["n"] = self.n.into();
        what["lang"] = "en".into();
        let body = self.keys.ask(self.page, what.to_string().as_bytes()).expect("sealed");
        let mut stream = TcpStream::connect(self.at).expect("a server");
        let head = format!(
            "POST /s HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n",
            self.at,
            body.len()
        );
        stream.write_all(&[head.as_bytes(), &body].concat()).expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        let from = answer.windows(4).position(|it| it == b"\r\n\r\n").expect("a body") + 4;
        let text = self.keys.hear(&answer[from..]).expect("for this phone");
        serde_json::from_slice(&text).expect("JSON")
    }
}

fn run(home: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_referee"));
    command.args(args).env_clear().env("HOME", home).env("LANG", "en_US.UTF-8");
    command.current_dir(home).stdin(Stdio::null()).stdout(Stdio::piped());
    command
}

fn serve(home: &Path) -> (Server, Value) {
    let files: Vec<String> = (0..TABLES).map(|table| format!("{table}.referee")).collect();
    for file in &files {
        let args = ["new", "spy-tag", "--players", "9", "--trust", "dealt", "--table", file];
        assert!(run(home, &args).output().expect("it runs").status.success());
    }
    let mut args = vec!["serve", "--json", "--say", "all", "--address", "127.0.0.1", "--port", "0"];
    args.extend(files.iter().map(String::as_str));
    let mut child = run(home, &args).spawn().expect("it runs");
    let out = child.stdout.take().expect("its output");
    let server = Server(child);
    let mut links = serde_json::Deserializer::from_reader(out).into_iter();
    (server, links.next().expect("links").expect("JSON"))
}

/// Listens to the bells of all phones, and says of each ring at which table it was, and when.
fn listen(at: SocketAddr, screens: Vec<String>) -> mpsc::Receiver<(usize, Instant)> {
    let (told, rings) = mpsc::channel();
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let bells = async move {
            let mut all = Vec::new();
            for (table, screen) in screens.into_iter().enumerate() {
                for phone in 0..PHONES {
                    let (screen, told) = (screen.clone(), told.clone());
                    all.push(tokio::spawn(async move {
                        let socket = TcpSocket::new_v4().expect("a socket");
                        // Each phone has an address of its own, as in a network.
                        let own = Ipv4Addr::new(127, 1, table as u8 + 1, phone as u8 + 1);
                        socket.bind(SocketAddr::V4(SocketAddrV4::new(own, 0))).expect("its own");
                        let stream = socket.connect(at).await.expect("a server");
                        let head = format!("GET {screen}/bell HTTP/1.1\r\nhost: {at}\r\n\r\n");
                        stream.writable().await.expect("open");
                        assert_eq!(stream.try_write(head.as_bytes()).expect("sent"), head.len());
                        let mut text = vec![0; 4096];
                        while stream.readable().await.is_ok() {
                            let read = match stream.try_read(&mut text) {
                                Ok(0) => return,
                                Ok(read) => read,
                                Err(_) => continue,
                            };
                            let says =
                                |what: &[u8]| text[..read].windows(what.len()).any(|it| it == what);
                            if says(b"data:") && !says(b"event: alive") {
                                let _ = told.send((table, Instant::now()));
                            }
                        }
                    }));
                }
            }
            for bell in all {
                let _ = bell.await;
            }
        };
        runtime.expect("a runtime").block_on(bells);
    });
    rings
}

/// The middle one of times, and the one that 99 of 100 do not reach.
fn report(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    println!("{what}: median {:.1} ms, 99th {:.1} ms, of {}", at(50), at(99), times.len());
}

fn main() {
    let rounds = std::env::args().find_map(|it| it.parse().ok()).unwrap_or(20_usize);
    let home = tempfile::tempdir().expect("a folder");
    let (server, links) = serve(&PathBuf::from(home.path()));
    println!("{TABLES} tables, at rest: {:?}", server.memory());
    let tables = links["tables"].as_array().expect("tables").clone();
    let word = |it: &Value| it.as_str().expect("an address").to_owned();
    let screen = word(&tables[0]["screen"]);
    let at: SocketAddr =
        screen.split('/').nth(2).and_then(|it| it.parse().ok()).expect("an address");
    let screens = tables.iter().map(|table| {
        let screen = word(&table["screen"]);
        screen[screen.find("/t/").expect("a path")..].to_owned()
    });
    let screens: Vec<String> = screens.collect();
    let begun = Instant::now();
    let mut phones: Vec<Vec<Phone>> = tables
        .iter()
        .map(|table| {
            let seats = table["seats"].as_array().expect("seats").iter();
            seats.map(|seat| Phone::seated(at, &word(&seat["link"]))).collect()
        })
        .collect();
    println!("{} phones came in within {:.1} s", TABLES * PHONES, begun.elapsed().as_secs_f64());
    let rings = listen(at, screens);
    let settle = || while rings.recv_timeout(Duration::from_millis(700)).is_ok() {};
    settle();
    println!("with {} bells: {:?}", TABLES * PHONES, server.memory());
    let (mut heard, mut looked) = (Vec::new(), Vec::new());
    for round in 0..rounds {
        let together = Arc::new(Barrier::new(TABLES));
        let said: Vec<Instant> = thread::scope(|scope| {
            let all: Vec<_> = phones
                .iter_mut()
                .map(|phones| {
                    let together = together.clone();
                    scope.spawn(move || {
                        together.wait();
                        let from = Instant::now();
                        let line = json!({ "do": "say", "line": "shift 1 left", "at": round });
                        let answer = phones[0].ask(line);
                        assert_eq!(answer["done"], true, "{answer}");
                        from
                    })
                })
                .collect();
            all.into_iter().map(|it| it.join().expect("said")).collect()
        });
        while let Ok((table, rung)) = rings.recv_timeout(Duration::from_millis(700)) {
            heard.push(rung - said[table]);
        }
        for phones in &mut phones {
            let from = Instant::now();
            let page = phones[1 + round % 8].ask(json!({ "do": "look" }));
            looked.push(from.elapsed());
            assert!(page["marks"].is_array(), "{page}");
        }
        settle();
    }
    report("a line said at 50 tables at once, until it is on a phone", heard);
    report("a finger, until its secret is there", looked);
    // All phones at once, each look recorded.
    let from = Instant::now();
    thread::scope(|scope| {
        for phones in &mut phones {
            scope.spawn(move || {
                for phone in phones {
                    phone.ask(json!({ "do": "look" }));
                }
            });
        }
    });
    println!("{} looks at once: {:.2} s", TABLES * PHONES, from.elapsed().as_secs_f64());
    println!("in the end: {:?}", server.memory());
}
