//! Pages for phones that are open beside the loop.
use std::cell::{OnceCell, RefCell};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use noir_referee::lang::Lang;
use noir_referee::phone::{Guest, Hall, Halls, Server, addresses};
use noir_referee::screen::{GuestData, PageData, PagesData};

/// The pages of tables, opened once and kept open as long as the program that opened them: whoever uses them keeps nobody
/// else from it.
pub type Phones = Rc<OnceCell<OpenPages>>;

/// The pages that are open.
pub struct OpenPages {
    /// The tables that they show.
    pub halls: Arc<Halls>,
    /// What answers for them.
    server: RefCell<Server>,
    /// Under which names they may be asked for as well.
    names: Vec<String>,
}

impl OpenPages {
    /// Opens the pages of these tables at an address of this computer.
    ///
    /// # Errors
    /// When nothing can be opened there.
    pub fn at(halls: Arc<Halls>, at: SocketAddr, names: &[String]) -> io::Result<Self> {
        let server = RefCell::new(Server::start(halls.clone(), at, names)?);
        Ok(Self { halls, server, names: names.to_owned() })
    }

    /// Where they are.
    pub fn address(&self) -> SocketAddr {
        self.server.borrow().address()
    }

    /// Moves them to another address of this computer; the links of the seats lead there from then on.
    ///
    /// # Errors
    /// When nothing can be opened there: then they stay where they are.
    pub fn move_to(&self, at: SocketAddr) -> io::Result<()> {
        if at != self.address() {
            let server = Server::start(self.halls.clone(), at, &self.names)?;
            self.server.replace(server);
        }
        Ok(())
    }

    /// The address of the next network that this computer is in, if there is another one.
    pub fn other_network(&self) -> Option<SocketAddr> {
        let here = self.address();
        let all = addresses();
        let next = all.iter().position(|it| here.ip() == *it).map_or(0, |at| at + 1);
        let ip = IpAddr::V4(*all.get(next % all.len().max(1))?);
        (ip != here.ip()).then(|| SocketAddr::new(ip, here.port()))
    }

    /// The pages of the table in this file, if they are open.
    pub fn of(&self, path: &Path) -> Option<Arc<Hall>> {
        self.halls.all().into_iter().find(|hall| hall.path() == path)
    }

    /// Everybody who has a link, at any of the tables that are played at.
    pub fn guests(&self, lang: Lang) -> Vec<(Arc<Hall>, Guest)> {
        let of = |hall: Arc<Hall>| {
            let guests = Self::guests_of(&hall, lang);
            guests.into_iter().map(move |guest| (hall.clone(), guest))
        };
        self.halls.playing().into_iter().flat_map(of).collect()
    }

    /// Everybody at a table who has a link; a machine needs no phone.
    pub fn guests_of(hall: &Hall, lang: Lang) -> Vec<Guest> {
        hall.guests(lang, |opening, seat| opening.machine(seat).is_none())
    }

    /// The address of somebody whose secret is written so.
    pub fn link(&self, written: &str) -> String {
        format!("http://{}/#{written}", self.address())
    }

    /// The address of a table that is for everybody.
    pub fn screen(&self, hall: &Hall) -> String {
        format!("http://{}/t/{}", self.address(), hall.name())
    }

    /// Everything that another program needs to show the codes: those of the first table, and table by table.
    pub fn data(&self) -> PagesData {
        let tables: Vec<_> = self.halls.playing().iter().map(|hall| self.page_data(hall)).collect();
        tables.into()
    }

    fn page_data(&self, hall: &Hall) -> PageData {
        let guests = Self::guests_of(hall, hall.lang());
        let inside = hall.inside();
        let view = inside.session.public();
        let guest = |guest: &Guest| GuestData {
            seat: view.called(guest.owner).to_owned(),
            link: self.link(&guest.link.written()),
            is_in: guest.is_in,
        };
        PageData {
            table: hall.path().display().to_string(),
            screen: self.screen(hall),
            seats: guests.iter().map(guest).collect(),
        }
    }
}
