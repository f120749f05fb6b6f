//! Pages for phones that are open beside the loop.
use std::cell::RefCell;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use noir_referee::phone::{Hall, Server};
use noir_referee::rules::Seat;
use serde_json::json;

/// The pages of a table, kept open as long as the program that opened them.
pub type Phones = Rc<RefCell<Option<OpenPages>>>;

/// The pages that are open.
pub struct OpenPages {
    /// The file of the table.
    pub path: PathBuf,
    /// What they show.
    pub hall: Arc<Hall>,
    /// What answers for them.
    pub server: Server,
}

impl OpenPages {
    /// Where they are.
    pub fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// The address of a seat whose secret is written so.
    pub fn link(&self, written: &str) -> String {
        format!("http://{}/#{written}", self.address())
    }

    /// The address that is for everybody.
    pub fn screen(&self) -> String {
        format!("http://{}/t/{}", self.address(), self.hall.name())
    }

    /// Everything that another program needs to show the codes.
    pub fn json(&self) -> serde_json::Value {
        let links = self.hall.links(self.hall.lang()).into_iter();
        let inside = self.hall.inside();
        let opening = inside.opened.table.opening();
        let seat = |(seat, _, link, is_in): (Seat, String, noir_referee::phone::Link, bool)| json!({ "seat": opening.seat_id(seat), "link": self.link(&link.written()), "in": is_in });
        json!({ "screen": self.screen(), "seats": links.map(seat).collect::<Vec<_>>() })
    }
}
