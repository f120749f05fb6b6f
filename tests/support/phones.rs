//! Phones at a table without a network: requests go straight to the router.
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request};
use futures_util::{FutureExt as _, StreamExt as _};
use hyper::service::Service as _;
use hyper_util::service::TowerToHyperService;
use noir_referee::lang::Lang;
use noir_referee::phone::{
    ASKED, Hall, Halls, Keys, Limits, Link, PrivateKey, Says, heard, hex, router, unhex,
};
use noir_referee::table::Archive;
use noir_referee::table::safe::TableKey;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use super::room::Room;

/// The name under which the pages are asked for.
pub const HOST: &str = "192.168.178.23:4711";

/// The pages of one table, on a server that may have others.
pub struct Pages {
    pub hall: Arc<Hall>,
    pub halls: Arc<Halls>,
    router: Router,
    runtime: Runtime,
}

/// What came back.
#[derive(Debug, PartialEq, Eq)]
pub struct Answered {
    pub status: u16,
    pub headers: Vec<String>,
    pub body: Vec<u8>,
}

impl Answered {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

impl Pages {
    /// The pages of the table in this room's `t.referee`.
    pub fn of(room: &Room, says: Says) -> Self {
        Self::alone(Self::hall(room, "t.referee", says))
    }

    fn alone(hall: Arc<Hall>) -> Self {
        let halls = Halls::of(hall.clone());
        let router = router(halls.clone(), vec![HOST.to_owned()], Limits::default());
        Self { hall, halls, router, runtime: runtime() }
    }

    /// The pages of another table on the same server.
    pub fn beside(&self, room: &Room, says: Says) -> Self {
        self.beside_in(room, "t.referee", says)
    }

    /// The same of the table in this file of the room.
    pub fn beside_in(&self, room: &Room, file: &str, says: Says) -> Self {
        let hall = Self::hall(room, file, says);
        self.halls.add(hall.clone());
        let (halls, router) = (self.halls.clone(), self.router.clone());
        Self { hall, halls, router, runtime: runtime() }
    }

    fn hall(room: &Room, file: &str, says: Says) -> Arc<Hall> {
        let archive = Archive::new(&room.path(".local/share/referee"));
        let path = room.path(file);
        let id = archive.read(&path).expect("a table").opening().id.clone();
        let key = archive.key(&id).expect("a keyring").expect("a key");
        Hall::open(&archive, &path, key, says).expect("a hall")
    }

    /// The pages of any table.
    pub fn at(archive: &Archive, path: &Path, key: TableKey, says: Says) -> Self {
        Self::alone(Hall::open(archive, path, key, says).expect("a hall"))
    }

    /// The link of a seat; that of the referee comes last.
    pub fn link(&self, seat: usize) -> Link {
        self.hall.guests(Lang::En, |_, _| true).swap_remove(seat).link
    }

    /// A request with these headers.
    pub fn request(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> Answered {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::from(body)).expect("a request");
        let service = TowerToHyperService::new(self.router.clone());
        self.runtime.block_on(async {
            let answer = service.call(request).await.expect("an answer");
            let (parts, body) = answer.into_parts();
            let headers = parts.headers.iter().map(|(name, value)| format!("{name}: {value:?}"));
            Answered {
                status: parts.status.as_u16(),
                headers: headers.collect(),
                body: to_bytes(body, usize::MAX).await.expect("a body").to_vec(),
            }
        })
    }

    /// What a bell says next.
    pub fn next(&self, bell: Body) -> (String, Body) {
        self.runtime.block_on(async {
            let mut frames = bell.into_data_stream();
            let frame = frames.next().await.expect("it rings").expect("bytes");
            (String::from_utf8_lossy(&frame).into_owned(), Body::from_stream(frames))
        })
    }

    /// All that a bell has said by now.
    pub fn rung(&self, bell: &mut Body) -> String {
        self.runtime.block_on(async {
            let mut frames = std::mem::replace(bell, Body::empty()).into_data_stream();
            let mut said = String::new();
            while let Some(Some(frame)) = frames.next().now_or_never() {
                let frame = frame.expect("bytes");
                let frame = String::from_utf8_lossy(&frame);
                // Signs of life come by the clock.
                said.push_str(if frame.contains("event: alive") { "" } else { &frame });
            }
            *bell = Body::from_stream(frames);
            said
        })
    }

    /// A bell that is listened to: what it said first, and what keeps it ringing until it is dropped.
    pub fn listen(&self) -> (Answered, Body) {
        let path = format!("/t/{}/bell", self.hall.name());
        let request = Request::builder().uri(path).header("host", HOST).body(Body::empty());
        let service = TowerToHyperService::new(self.router.clone());
        self.runtime.block_on(async {
            let answer = service.call(request.expect("a request")).await.expect("an answer");
            let (parts, mut body) = answer.into_parts();
            let headers = parts.headers.iter().map(|(name, value)| format!("{name}: {value:?}"));
            let headers = headers.collect();
            let mut first = Vec::new();
            if parts.status == 200 {
                let mut frames = body.into_data_stream();
                let frame = frames.next().await.expect("it rings").expect("bytes");
                first = frame.to_vec();
                body = Body::from_stream(frames);
            }
            (Answered { status: parts.status.as_u16(), headers, body: first }, body)
        })
    }

    /// What everybody gets at this address.
    pub fn get(&self, path: &str) -> Answered {
        self.request(Method::GET, path, &[("host", HOST)], Vec::new())
    }

    /// What everybody gets below the address of the table.
    pub fn public(&self, path: &str) -> Answered {
        self.get(&format!("/t/{}/{path}", self.hall.name()))
    }

    /// The table as everybody sees it, in English.
    pub fn table(&self) -> String {
        self.public("table?lang=en").text()
    }

    /// Something sealed, or what looks like it.
    pub fn post(&self, body: Vec<u8>) -> Answered {
        self.request(Method::POST, "/s", &[("host", HOST)], body)
    }

    /// How often the table has changed, as its page says it.
    pub fn moved(&self) -> usize {
        let table = self.table();
        let from = table.split("data-moved=\"").nth(1).expect("a number");
        from.split('"').next().and_then(|it| it.parse().ok()).expect("a number")
    }

    /// A phone with the link of this seat, which has greeted.
    pub fn phone(&self, seat: usize, name: &'static str) -> Phone<'_> {
        self.phone_by(self.link(seat), name)
    }

    /// A phone with this link, which has greeted.
    pub fn phone_by(&self, link: Link, name: &'static str) -> Phone<'_> {
        let (page, keys) = (link.id(), link.keys().clone());
        let mut phone = Phone { pages: self, link, name, page, keys, n: 0, lang: "en", sent: 0 };
        phone.hello().expect("a greeting");
        phone
    }

    /// A phone that has taken its seat.
    pub fn seated(&self, seat: usize, name: &'static str) -> Phone<'_> {
        let mut phone = self.phone(seat, name);
        assert_eq!(phone.ask(json!({ "do": "bind" })).expect("a seat")["state"], "yours");
        phone
    }
}

fn runtime() -> Runtime {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    runtime.enable_all().build().expect("a runtime")
}

/// A phone.
pub struct Phone<'a> {
    pub pages: &'a Pages,
    pub link: Link,
    pub name: &'static str,
    /// The id of its page, and the keys under which that speaks.
    pub page: [u8; 6],
    pub keys: Keys,
    pub n: u64,
    pub lang: &'static str,
    /// Bytes that it has sent.
    pub sent: usize,
}

impl Phone<'_> {
    /// The key that never leaves the phone.
    fn own_key(&self) -> PrivateKey {
        let mut bytes = [0; 32];
        bytes[..self.name.len()].copy_from_slice(self.name.as_bytes());
        PrivateKey::new(bytes)
    }

    /// Greets as a page that was just opened, and goes on as that.
    pub fn hello(&mut self) -> Result<Value, u16> {
        let (own, page) = (self.own_key(), PrivateKey::random().expect("randomness"));
        let what = json!({
            "phone": hex(&own.public()), "key": hex(&page.public()), "lang": self.lang,
        });
        let body = self.link.keys().ask(self.link.id(), what.to_string().as_bytes());
        let hello = self.answered(&self.link.keys().clone(), body.expect("sealed"))?;
        let of = |key: &str| hello[key].as_str().expect("digits");
        let host = unhex(of("key")).expect("a key");
        self.keys = heard(&self.link, &own, &page, &host).expect("keys");
        (self.page, self.n) = (unhex(of("page")).expect("an id"), 0);
        Ok(hello)
    }

    /// A request in its box.
    pub fn sealed(&mut self, mut what: Value) -> Vec<u8> {
        self.n += 1;
        what["n"] = self.n.into();
        what["lang"] = self.lang.into();
        self.keys.ask(self.page, what.to_string().as_bytes()).expect("sealed")
    }

    /// Asks in the sealed channel.
    pub fn ask(&mut self, what: Value) -> Result<Value, u16> {
        let body = self.sealed(what);
        self.answered(&self.keys.clone(), body)
    }

    fn answered(&mut self, keys: &Keys, body: Vec<u8>) -> Result<Value, u16> {
        assert_eq!((body.len() - 34) % ASKED, 0, "every request is as long as the others");
        self.sent += body.len();
        let answer = self.pages.post(body);
        if answer.status != 200 {
            return Err(answer.status);
        }
        assert_eq!(answer.body.len(), (1 << 14) + 28, "every answer is as long as the others");
        let text = keys.hear(&answer.body).expect("for this phone");
        Ok(serde_json::from_slice(&text).expect("JSON"))
    }

    pub fn look(&mut self) -> Value {
        self.ask(json!({ "do": "look" })).expect("a page")
    }

    pub fn tell(&mut self, line: &str) -> Value {
        let at = self.pages.moved();
        self.ask(json!({ "do": "tell", "line": line, "at": at })).expect("an answer")
    }

    pub fn say(&mut self, line: &str) -> Value {
        let at = self.pages.moved();
        self.ask(json!({ "do": "say", "line": line, "at": at })).expect("an answer")
    }

    /// How a line is understood that is to be said aloud.
    pub fn hear(&mut self, line: &str) -> Value {
        let at = self.pages.moved();
        self.ask(json!({ "do": "hear", "line": line, "at": at })).expect("an answer")
    }
}
