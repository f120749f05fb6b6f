//! The door of one seat: its link, the phone that has it, the pages of that phone, and who knocks.
use std::collections::VecDeque;
use std::time::Instant;

use serde::{Deserialize, Serialize};

use super::seal::{ID, Keys, Link, random};
use crate::session::{Admitted, Looked};

/// Pages that one seat has open at once; the oldest gives way, those of strangers first.
const PAGES: usize = 8;
/// Phones that knock at one door at once.
pub(super) const KNOCKS: usize = 4;
/// Greetings of a seat that are remembered, so that none can be played back.
const GREETINGS: usize = 256;

/// The door of one seat, or the referee's.
pub struct SeatDoor {
    pub(super) kept: Kept,
    pub(super) link: Link,
    pub(super) pages: VecDeque<OpenPage>,
    greetings: VecDeque<[u8; 12]>,
    /// Other phones that ask to come in.
    pub(super) knocks: Vec<Knock>,
    /// Those that were refused.
    pub(super) refused: Vec<String>,
    /// When a wrong PIN was typed last.
    pub mistyped: Option<Instant>,
}

/// What is kept of a door from start to start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// How often the link was renewed.
    pub(super) renewed: u32,
    /// The phone that holds the seat, by its public key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) phone: Option<String>,
    /// The phone that held it before another one was let in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) out: Option<String>,
    /// Whether somebody with the link has said that another one used it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) frozen: bool,
}

/// A phone that wants a seat which another one holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Knock {
    phone: String,
    /// Two digits that it shows, for whoever vouches to compare.
    pub(super) number: u8,
    /// When it asked last.
    pub(super) heard: Instant,
}

/// A page that a phone has open.
pub struct OpenPage {
    pub(super) id: [u8; ID],
    pub(super) keys: Keys,
    counter: u64,
    /// Whose page it is.
    pub phone: String,
    /// What it may see.
    pub standing: Standing,
}

/// What a page may see: nothing before it was let in and its look was recorded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// That its owner was let in, with the right PIN where the table has PINs.
    pub admitted: Option<Admitted>,
    /// That it has looked.
    pub looked: Option<Looked>,
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
    /// It was this phone's until another one was let in.
    Out,
    /// Another phone has it, and this one was not let in.
    Refused,
    /// Nobody comes in before there is a new link.
    Frozen,
}

impl SeatDoor {
    pub(super) fn new(kept: Kept, link: Link) -> Self {
        Self {
            kept,
            link,
            pages: VecDeque::new(),
            greetings: VecDeque::new(),
            knocks: Vec::new(),
            refused: Vec::new(),
            mistyped: None,
        }
    }

    /// The phone that shows this number does not knock any more.
    pub(super) fn knocked(&mut self, number: u8) -> Option<String> {
        let at = self.knocks.iter().position(|knock| knock.number == number)?;
        Some(self.knocks.remove(at).phone)
    }

    /// The link of the seat.
    pub const fn link(&self) -> &Link {
        &self.link
    }

    /// Whether a phone has come in.
    pub const fn is_taken(&self) -> bool {
        self.kept.phone.is_some() && !self.kept.frozen
    }

    /// Whether this phone may come in, or has.
    pub(super) fn is_for(&self, phone: &str) -> bool {
        !self.kept.frozen && self.kept.phone.as_deref().is_none_or(|own| own == phone)
    }

    /// Whether nobody comes in before there is a new link.
    pub(super) const fn is_frozen(&self) -> bool {
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
            Some(_) if self.kept.out.as_deref() == Some(phone) => return Ok(Seated::Out),
            Some(_) if self.refused.iter().any(|it| it == phone) => return Ok(Seated::Refused),
            Some(_) => {}
        }
        if let Some(knock) = self.knocks.iter_mut().find(|knock| knock.phone == phone) {
            knock.heard = Instant::now();
            return Ok(Seated::Taken(knock.number));
        }
        let [chance] = random()?;
        let others = || self.knocks.iter().map(|knock| knock.number);
        let free = (0..90).map(|more| 10 + (chance % 90 + more) % 90);
        let number = free.into_iter().find(|number| others().all(|it| it != *number));
        let (number, heard) = (number.unwrap_or(10), Instant::now());
        if self.knocks.len() == KNOCKS {
            self.knocks.remove(0);
        }
        self.knocks.push(Knock { phone: phone.to_owned(), number, heard });
        Ok(Seated::Taken(number))
    }

    /// A page of this phone greets, which will speak under these keys: gives the id by which it goes on; none for a greeting
    /// that was heard before.
    ///
    /// # Errors
    /// The system gives no randomness.
    pub fn greet(
        &mut self,
        phone: &str,
        nonce: [u8; 12],
        keys: Keys,
    ) -> std::io::Result<Option<[u8; ID]>> {
        if self.greetings.contains(&nonce) {
            return Ok(None);
        }
        self.greetings.truncate(GREETINGS - 1);
        self.greetings.push_front(nonce);
        if self.pages.len() == PAGES {
            let own = |page: &OpenPage| self.kept.phone.as_ref() == Some(&page.phone);
            let stranger = self.pages.iter().rposition(|page| !own(page));
            self.pages.remove(stranger.unwrap_or(PAGES - 1));
        }
        let (id, phone) = (random()?, phone.to_owned());
        self.pages.push_front(OpenPage {
            id,
            keys,
            phone,
            counter: 0,
            standing: Standing::default(),
        });
        Ok(Some(id))
    }

    /// The page with this id, if the request is newer than all others of the page.
    pub fn page(&mut self, id: [u8; ID], counter: u64) -> Option<&mut OpenPage> {
        let page = self.pages.iter_mut().find(|page| page.id == id)?;
        if counter <= page.counter {
            return None;
        }
        page.counter = counter;
        Some(page)
    }

    /// What a page may see from now on.
    pub fn stays(&mut self, id: [u8; ID], standing: Standing) {
        if let Some(page) = self.pages.iter_mut().find(|page| page.id == id) {
            page.standing = standing;
        }
    }
}
