//! Who comes in: one link a seat, the phone that holds the seat, and a second phone that somebody vouches for. A referee
//! who does not play has a link as a seat has.
//!
//! Links follow from the table's key, so that they are the same after the program was started again; only how often each
//! was renewed and which phone came in by it is kept, in a file beside the keys.
use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Instant;

use serde::{Deserialize, Serialize};

use super::seal::{ID, Link, SECRET, hex, random};
use crate::file::{self, FileError, Why};
use crate::rules::{Audience, Seat};
use crate::table::safe::TableKey;

/// Pages that one seat has open at once; the oldest gives way.
const PAGES: usize = 8;
/// Greetings of a seat that are remembered, so that none can be played back.
const GREETINGS: usize = 256;
/// No such file comes near this many bytes.
const LONGEST: u64 = 1 << 16;

/// The doors of all seats.
pub struct Door {
    path: PathBuf,
    key: TableKey,
    /// Those of the players.
    seats: usize,
    /// In the order of the seats, and last that of the referee, where there is one.
    doors: Vec<SeatDoor>,
}

/// The door of one seat, or the referee's.
pub struct SeatDoor {
    kept: Kept,
    link: Link,
    pages: VecDeque<OpenPage>,
    greetings: VecDeque<[u8; 12]>,
    /// A second phone that asks to come in.
    pub knock: Option<Knock>,
    /// When its owner looked last, and how much had been recorded then.
    pub looked: Option<(Instant, usize)>,
    /// When a wrong PIN was typed last.
    pub mistyped: Option<Instant>,
}

/// What is kept of a door from start to start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    /// How often the link was renewed.
    renewed: u32,
    /// The phone that holds the seat, as it calls itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    phone: Option<String>,
    /// Whether somebody with the link has said that another one used it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    frozen: bool,
}

/// A phone that wants a seat which another one holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knock {
    phone: String,
    /// Two digits that it shows, for whoever vouches to compare.
    pub number: u8,
}

/// A page that a phone has open.
pub struct OpenPage {
    token: String,
    phone: String,
    counter: u64,
    /// Whether the right PIN was typed on it, where the table has PINs.
    pub admitted: bool,
}

/// How a phone stands to the seat whose link it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seated {
    /// Nobody has the seat yet.
    Free,
    /// It is this phone's.
    Yours,
    /// Another phone has it; this number is shown until somebody vouches.
    Taken(u8),
    /// Nobody comes in before there is a new link.
    Frozen,
}

impl Door {
    /// The doors of so many seats, and of a referee where there is one; what the file keeps of them counts.
    ///
    /// # Errors
    /// What the disk says.
    pub fn open(
        path: PathBuf,
        key: TableKey,
        seats: usize,
        referee: bool,
    ) -> Result<Self, FileError> {
        let text = match file::text(&path, LONGEST) {
            Ok(text) => text,
            Err(error) if matches!(&error.why, Why::Io(it) if it.kind() == std::io::ErrorKind::NotFound) => {
                String::new()
            }
            Err(error) => return Err(error),
        };
        // A file that cannot be read is as none: then every phone confirms its seat again.
        let mut kept: Vec<Kept> = serde_json::from_str(&text).unwrap_or_default();
        kept.resize(seats + usize::from(referee), Kept::default());
        let door = |(at, kept): (usize, Kept)| SeatDoor {
            link: link(&key, owner(at, seats), kept.renewed),
            kept,
            pages: VecDeque::new(),
            greetings: VecDeque::new(),
            knock: None,
            looked: None,
            mistyped: None,
        };
        let doors = kept.into_iter().enumerate().map(door).collect();
        Ok(Self { path, key, seats, doors })
    }

    /// Whose doors there are: the seats in order, then the referee, where there is one.
    pub fn owners(&self) -> impl Iterator<Item = Audience> + use<> {
        let seats = self.seats;
        (0..self.doors.len()).map(move |at| owner(at, seats))
    }

    /// The door of one of the [`owners`](Self::owners).
    pub fn of(&self, owner: Audience) -> &SeatDoor {
        &self.doors[self.at(owner)]
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, owner: Audience) -> &mut SeatDoor {
        let at = self.at(owner);
        &mut self.doors[at]
    }

    /// The place of an owner in the order of all.
    pub const fn at(&self, owner: Audience) -> usize {
        match owner {
            Audience::Seat(seat) => seat.at(),
            Audience::Referee | Audience::Public => self.seats,
        }
    }

    /// To whose link a request belongs.
    pub fn owner(&self, id: [u8; ID]) -> Option<Audience> {
        let at = self.doors.iter().position(|door| door.link.id() == id)?;
        Some(owner(at, self.seats))
    }

    /// Where another phone asks to come in, with the number that it shows.
    pub fn knocks(&self) -> impl Iterator<Item = (Audience, u8)> {
        self.owners().filter_map(|owner| Some((owner, self.of(owner).knock.as_ref()?.number)))
    }

    /// Whose links nobody comes in by any more.
    pub fn frozen(&self) -> impl Iterator<Item = Audience> {
        self.owners().filter(|owner| self.of(*owner).is_frozen())
    }

    /// Gives the seat to this phone, if nobody has it.
    ///
    /// # Errors
    /// What the disk says.
    pub fn take(&mut self, owner: Audience, phone: &str) -> Result<(), FileError> {
        let door = self.of_mut(owner);
        if door.kept.phone.is_some() {
            return Ok(());
        }
        door.kept.phone = Some(phone.to_owned());
        self.keep()
    }

    /// Lets the second phone in that shows this number; the first one is out. Says whether there was one.
    ///
    /// # Errors
    /// What the disk says.
    pub fn vouch(&mut self, owner: Audience, number: u8) -> Result<bool, FileError> {
        let door = self.of_mut(owner);
        let Some(knock) = door.knock.take_if(|knock| knock.number == number) else {
            return Ok(false);
        };
        door.pages.retain(|page| page.phone == knock.phone);
        door.kept.phone = Some(knock.phone);
        self.keep()?;
        Ok(true)
    }

    /// Lets nobody see or say anything by the link any more, until there is a new one: somebody else has used it.
    ///
    /// # Errors
    /// What the disk says.
    pub fn freeze(&mut self, owner: Audience) -> Result<(), FileError> {
        let door = self.of_mut(owner);
        door.kept.frozen = true;
        door.knock = None;
        self.keep()
    }

    /// Gives the seat a new link; whatever came in by the old one is out.
    ///
    /// # Errors
    /// What the disk says.
    pub fn renew(&mut self, owner: Audience) -> Result<(), FileError> {
        let renewed = self.of(owner).kept.renewed + 1;
        let link = link(&self.key, owner, renewed);
        let door = self.of_mut(owner);
        *door = SeatDoor {
            kept: Kept { renewed, ..Kept::default() },
            link,
            pages: VecDeque::new(),
            greetings: VecDeque::new(),
            knock: None,
            looked: None,
            mistyped: door.mistyped,
        };
        self.keep()
    }

    fn keep(&self) -> Result<(), FileError> {
        let kept: Vec<&Kept> = self.doors.iter().map(|door| &door.kept).collect();
        let text = serde_json::to_vec(&kept).unwrap_or_default();
        file::note(&self.path, &text)
    }
}

impl SeatDoor {
    /// The link of the seat.
    pub const fn link(&self) -> &Link {
        &self.link
    }

    /// Whether a phone has come in.
    pub const fn is_taken(&self) -> bool {
        self.kept.phone.is_some() && !self.kept.frozen
    }

    /// Whether nobody comes in before there is a new link.
    pub const fn is_frozen(&self) -> bool {
        self.kept.frozen
    }

    /// How this phone stands to the seat. One that has no right to it knocks, with the same number each time.
    ///
    /// # Errors
    /// The system gives no randomness.
    pub fn stands(&mut self, phone: &str) -> std::io::Result<Seated> {
        if self.kept.frozen {
            return Ok(Seated::Frozen);
        }
        match &self.kept.phone {
            None => return Ok(Seated::Free),
            Some(own) if own == phone => return Ok(Seated::Yours),
            Some(_) => {}
        }
        if let Some(knock) = self.knock.as_ref().filter(|knock| knock.phone == phone) {
            return Ok(Seated::Taken(knock.number));
        }
        let [chance] = random()?;
        let number = 10 + chance % 90;
        self.knock = Some(Knock { phone: phone.to_owned(), number });
        Ok(Seated::Taken(number))
    }

    /// A page of this phone greets: gives the token with which it goes on; none for a greeting that was heard before.
    ///
    /// # Errors
    /// The system gives no randomness.
    pub fn greet(&mut self, phone: &str, nonce: [u8; 12]) -> std::io::Result<Option<String>> {
        if self.greetings.contains(&nonce) {
            return Ok(None);
        }
        self.greetings.truncate(GREETINGS - 1);
        self.greetings.push_front(nonce);
        let token = hex(&random::<16>()?);
        self.pages.truncate(PAGES - 1);
        self.pages.push_front(OpenPage {
            token: token.clone(),
            phone: phone.to_owned(),
            counter: 0,
            admitted: false,
        });
        Ok(Some(token))
    }

    /// The page with this token, if it is that phone's and the request is newer than all others of the page.
    pub fn page(&mut self, token: &str, phone: &str, counter: u64) -> Option<&mut OpenPage> {
        let page = self.pages.iter_mut().find(|page| page.token == token && page.phone == phone)?;
        if counter <= page.counter {
            return None;
        }
        page.counter = counter;
        Some(page)
    }

    /// Whether the right PIN was typed on a page.
    pub fn admit(&mut self, token: &str, right: bool) {
        if let Some(page) = self.pages.iter_mut().find(|page| page.token == token) {
            page.admitted = right;
        }
    }
}

const fn owner(at: usize, seats: usize) -> Audience {
    if at < seats { Audience::Seat(Seat::new(at as u8)) } else { Audience::Referee }
}

fn link(key: &TableKey, owner: Audience, renewed: u32) -> Link {
    let whole = match owner {
        Audience::Seat(seat) => key.of_door(&format!("seat {} {renewed}", seat.at())),
        Audience::Referee | Audience::Public => key.of_door(&format!("referee {renewed}")),
    };
    let mut secret = [0; SECRET];
    secret.copy_from_slice(&whole[..SECRET]);
    Link::new(secret)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Audience = Audience::Seat(Seat::new(1));
    const OTHER: Audience = Audience::Seat(Seat::new(0));

    fn door(path: &std::path::Path) -> Door {
        Door::open(path.to_owned(), TableKey::published(&"ab".repeat(32)).unwrap(), 2, true)
            .unwrap()
    }

    #[test]
    fn the_first_phone_has_the_seat_and_a_second_one_needs_a_word_for_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("doors/t.json");
        let mut all = door(&path);
        assert_eq!(all.of_mut(SEAT).stands("one").unwrap(), Seated::Free);
        all.take(SEAT, "one").unwrap();
        all.take(SEAT, "two").unwrap();
        assert_eq!(all.of_mut(SEAT).stands("one").unwrap(), Seated::Yours);
        let Seated::Taken(number) = all.of_mut(SEAT).stands("two").unwrap() else { panic!() };
        assert_eq!(all.of_mut(SEAT).stands("two").unwrap(), Seated::Taken(number));
        assert!(!all.vouch(SEAT, number ^ 1).unwrap());
        // Started again, the seat and the link are the same.
        let mut again = door(&path);
        assert_eq!(again.of_mut(SEAT).stands("one").unwrap(), Seated::Yours);
        assert_eq!(again.of(SEAT).link().written(), all.of(SEAT).link().written());
        assert!(all.vouch(SEAT, number).unwrap());
        assert_eq!(all.of_mut(SEAT).stands("two").unwrap(), Seated::Yours);
        assert!(matches!(all.of_mut(SEAT).stands("one").unwrap(), Seated::Taken(_)));
    }

    #[test]
    fn a_new_link_ends_the_old_one_also_after_a_start() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("t.json");
        let mut all = door(&path);
        let (old, other) = (all.of(SEAT).link().id(), all.of(OTHER).link().id());
        all.take(SEAT, "one").unwrap();
        all.renew(SEAT).unwrap();
        assert_eq!((all.owner(old), all.owner(other)), (None, Some(OTHER)));
        assert_eq!(all.of_mut(SEAT).stands("one").unwrap(), Seated::Free);
        let new = all.of(SEAT).link().id();
        assert_eq!((door(&path).owner(old), door(&path).owner(new)), (None, Some(SEAT)));
    }

    #[test]
    fn a_frozen_seat_is_nobody_s_until_it_has_a_new_link_also_after_a_start() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("t.json");
        let mut all = door(&path);
        all.take(SEAT, "one").unwrap();
        all.freeze(SEAT).unwrap();
        for mut all in [all, door(&path)] {
            for phone in ["one", "two"] {
                assert_eq!(all.of_mut(SEAT).stands(phone).unwrap(), Seated::Frozen);
            }
            assert!(!all.of(SEAT).is_taken());
        }
        let mut all = door(&path);
        all.renew(SEAT).unwrap();
        assert_eq!(all.of_mut(SEAT).stands("one").unwrap(), Seated::Free);
    }

    #[test]
    fn a_referee_has_a_door_of_his_own_only_where_there_is_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("t.json");
        let all = door(&path);
        let owners: Vec<Audience> = all.owners().collect();
        assert_eq!(owners, [OTHER, SEAT, Audience::Referee]);
        let id = all.of(Audience::Referee).link().id();
        assert_eq!(all.owner(id), Some(Audience::Referee));
        let key = TableKey::published(&"ab".repeat(32)).unwrap();
        let without = Door::open(path, key, 2, false).unwrap();
        assert_eq!((without.owner(id), without.owners().count()), (None, 2));
        assert_eq!(without.of(SEAT).link().id(), all.of(SEAT).link().id());
    }

    #[test]
    fn nothing_can_be_played_back() {
        let folder = tempfile::tempdir().unwrap();
        let mut all = door(&folder.path().join("t.json"));
        let door = all.of_mut(SEAT);
        let token = door.greet("one", [1; 12]).unwrap().unwrap();
        assert_eq!(door.greet("one", [1; 12]).unwrap(), None);
        assert!(door.page(&token, "two", 1).is_none(), "another phone");
        assert!(door.page(&token, "one", 1).is_some());
        assert!(door.page(&token, "one", 1).is_none(), "the same again");
        assert!(door.page(&token, "one", 3).is_some() && door.page(&token, "one", 2).is_none());
    }
}
