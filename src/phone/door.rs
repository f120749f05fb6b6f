//! Who comes in: one link a seat, the phone that holds the seat, and a second phone that somebody vouches for. A referee
//! who does not play has a link as a seat has.
//!
//! Links follow from the table's key, so that they are the same after the program was started again; only how often each
//! was renewed and which phone came in by it is kept, in a file beside the keys.
use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::seal::{ID, Keys, Link, SECRET, unhex};
use super::seat_door::{Kept, SeatDoor};
use crate::file::{self, FileError, Why};
use crate::rules::{Audience, Seat};
use crate::table::safe::TableKey;

/// A phone that has asked nothing for so long does not wait at the door any more.
const WAITING: Duration = Duration::from_secs(60);
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
        for kept in &mut kept {
            // An older version knew phones by other names.
            kept.phone.take_if(|phone| unhex::<32>(phone).is_none());
        }
        let door = |(at, kept): (usize, Kept)| {
            let link = link(&key, owner(at, seats), kept.renewed);
            SeatDoor::new(kept, link)
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
    pub(super) fn of_mut(&mut self, owner: Audience) -> &mut SeatDoor {
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

    /// Whose page has this id, and its keys.
    pub fn page(&self, id: [u8; ID]) -> Option<(Audience, Keys)> {
        let mut all = self
            .owners()
            .flat_map(|owner| self.of(owner).pages.iter().map(move |page| (owner, page)));
        let (owner, page) = all.find(|(_, page)| page.id == id)?;
        Some((owner, page.keys.clone()))
    }

    /// Where another phone asks to come in, with the number that it shows.
    pub fn knocks(&self) -> impl Iterator<Item = (Audience, u8)> {
        let of = |owner| self.of(owner).knocks.iter().map(move |knock| (owner, knock.number));
        self.owners().flat_map(of)
    }

    /// Forgets who has knocked and gone.
    pub fn forget(&mut self, now: Instant) {
        for door in &mut self.doors {
            door.knocks.retain(|knock| now.saturating_duration_since(knock.heard) < WAITING);
        }
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
        let Some(phone) = door.knocked(number) else { return Ok(false) };
        door.pages.retain(|page| page.phone == phone);
        door.kept.out = door.kept.phone.replace(phone);
        self.keep()?;
        Ok(true)
    }

    /// Doesn't let the other phone in that shows this number, now or later; says whether there was one.
    pub fn refuse(&mut self, owner: Audience, number: u8) -> bool {
        let door = self.of_mut(owner);
        let knocked = door.knocked(number);
        let found = knocked.is_some();
        door.refused.extend(knocked);
        found
    }

    /// A phone that was put out asks to come in again.
    pub(super) fn knock_again(&mut self, owner: Audience, phone: &str) {
        self.of_mut(owner).kept.out.take_if(|out| out == phone);
    }

    /// Lets nobody see or say anything by the link any more, until there is a new one: somebody else has used it.
    ///
    /// # Errors
    /// What the disk says.
    pub(super) fn freeze(&mut self, owner: Audience) -> Result<(), FileError> {
        let door = self.of_mut(owner);
        door.kept.frozen = true;
        door.knocks.clear();
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
        let kept = Kept { renewed, ..Kept::default() };
        let mistyped = door.mistyped;
        *door = SeatDoor::new(kept, link);
        door.mistyped = mistyped;
        self.keep()
    }

    fn keep(&self) -> Result<(), FileError> {
        let kept: Vec<&Kept> = self.doors.iter().map(|door| &door.kept).collect();
        let text = serde_json::to_vec(&kept).unwrap_or_default();
        file::note(&self.path, &text)
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
    use crate::phone::seat_door::{KNOCKS, Seated};

    const SEAT: Audience = Audience::Seat(Seat::new(1));
    const OTHER: Audience = Audience::Seat(Seat::new(0));

    /// A phone by its public key.
    const ONE: &str = "0101010101010101010101010101010101010101010101010101010101010101";

    const TWO: &str = "0202020202020202020202020202020202020202020202020202020202020202";

    fn door(path: &std::path::Path) -> Door {
        Door::open(path.to_owned(), TableKey::published(&"ab".repeat(32)).unwrap(), 2, true)
            .unwrap()
    }

    #[test]
    fn the_first_phone_has_the_seat_and_a_second_one_needs_a_word_for_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("doors/t.json");
        let mut all = door(&path);
        assert_eq!(all.of_mut(SEAT).stands(ONE).unwrap(), Seated::Free);
        all.take(SEAT, ONE).unwrap();
        all.take(SEAT, TWO).unwrap();
        assert_eq!(all.of_mut(SEAT).stands(ONE).unwrap(), Seated::Yours);
        let Seated::Taken(number) = all.of_mut(SEAT).stands(TWO).unwrap() else { panic!() };
        assert_eq!(all.of_mut(SEAT).stands(TWO).unwrap(), Seated::Taken(number));
        assert!(!all.vouch(SEAT, number ^ 1).unwrap());
        // Started again, the seat and the link are the same.
        let mut again = door(&path);
        assert_eq!(again.of_mut(SEAT).stands(ONE).unwrap(), Seated::Yours);
        assert_eq!(again.of(SEAT).link().written(), all.of(SEAT).link().written());
        assert!(all.vouch(SEAT, number).unwrap());
        assert_eq!(all.of_mut(SEAT).stands(TWO).unwrap(), Seated::Yours);
        // Whoever was put out is told so, also after a start, and knocks only if he wants to.
        for mut all in [door(&path), all] {
            assert_eq!(all.of_mut(SEAT).stands(ONE).unwrap(), Seated::Out);
            assert_eq!(all.knocks().count(), 0);
            all.knock_again(SEAT, ONE);
            assert!(matches!(all.of_mut(SEAT).stands(ONE).unwrap(), Seated::Taken(_)));
        }
    }

    #[test]
    fn several_phones_knock_at_once_each_with_a_number_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let mut all = door(&folder.path().join("t.json"));
        all.take(SEAT, ONE).unwrap();
        let names: Vec<String> = (0..9).map(|n| n.to_string()).collect();
        for name in names.iter().chain(&names) {
            all.of_mut(SEAT).stands(name).unwrap();
        }
        let numbers: std::collections::BTreeSet<u8> = all.knocks().map(|it| it.1).collect();
        assert_eq!(numbers.len(), KNOCKS);
    }

    #[test]
    fn a_knock_can_be_refused_and_whoever_has_gone_knocks_no_more() {
        let folder = tempfile::tempdir().unwrap();
        let mut all = door(&folder.path().join("t.json"));
        all.take(SEAT, ONE).unwrap();
        let Seated::Taken(number) = all.of_mut(SEAT).stands(TWO).unwrap() else { panic!() };
        assert!(!all.refuse(OTHER, number) && !all.refuse(SEAT, number ^ 1));
        assert!(all.refuse(SEAT, number));
        assert_eq!(all.of_mut(SEAT).stands(TWO).unwrap(), Seated::Refused);
        assert!(!all.vouch(SEAT, number).unwrap());
        assert_eq!(all.knocks().count(), 0);
        all.of_mut(SEAT).stands("three").unwrap();
        let now = Instant::now();
        all.forget(now);
        assert_eq!(all.knocks().count(), 1);
        all.forget(now + WAITING);
        assert_eq!(all.knocks().count(), 0);
    }

    #[test]
    fn a_new_link_ends_the_old_one_also_after_a_start() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("t.json");
        let mut all = door(&path);
        let (old, other) = (all.of(SEAT).link().id(), all.of(OTHER).link().id());
        all.take(SEAT, ONE).unwrap();
        all.renew(SEAT).unwrap();
        assert_eq!((all.owner(old), all.owner(other)), (None, Some(OTHER)));
        assert_eq!(all.of_mut(SEAT).stands(ONE).unwrap(), Seated::Free);
        let new = all.of(SEAT).link().id();
        assert_eq!((door(&path).owner(old), door(&path).owner(new)), (None, Some(SEAT)));
    }

    #[test]
    fn a_frozen_seat_is_nobody_s_until_it_has_a_new_link_also_after_a_start() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("t.json");
        let mut all = door(&path);
        all.take(SEAT, ONE).unwrap();
        all.freeze(SEAT).unwrap();
        for mut all in [all, door(&path)] {
            for phone in [ONE, TWO] {
                assert_eq!(all.of_mut(SEAT).stands(phone).unwrap(), Seated::Frozen);
            }
            assert!(!all.of(SEAT).is_taken());
        }
        let mut all = door(&path);
        all.renew(SEAT).unwrap();
        assert_eq!(all.of_mut(SEAT).stands(ONE).unwrap(), Seated::Free);
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
        let keys = || Link::new([1; SECRET]).keys().clone();
        let page = door.greet(ONE, [1; 12], keys()).unwrap().unwrap();
        assert_eq!(door.greet(ONE, [1; 12], keys()).unwrap(), None);
        assert!(door.page([0; ID], 1).is_none(), "another page");
        assert!(door.page(page, 1).is_some());
        assert!(door.page(page, 1).is_none(), "the same again");
        assert!(door.page(page, 3).is_some() && door.page(page, 2).is_none());
    }

    #[test]
    fn strangers_do_not_close_the_pages_of_whoever_has_the_seat() {
        let folder = tempfile::tempdir().unwrap();
        let mut all = door(&folder.path().join("t.json"));
        all.take(SEAT, ONE).unwrap();
        let door = all.of_mut(SEAT);
        let keys = || Link::new([1; SECRET]).keys().clone();
        let own = door.greet(ONE, [0; 12], keys()).unwrap().unwrap();
        for nonce in 1..50 {
            door.greet("stranger", [nonce; 12], keys()).unwrap();
        }
        assert!(door.page(own, 1).is_some());
    }
}
