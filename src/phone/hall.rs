//! A table that is shown, its file, and the bell that rings whenever something was recorded.
//!
//! The file is held for a line and never longer, as in the loop: other windows say and look as well, and what they have
//! recorded is told here within a quarter of a second.
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::body::Bytes;
use thiserror::Error;
use tokio::sync::watch;

use super::door::Door;
use super::next::Next;
use super::plea::Plea;
use super::seal::Link;
use crate::file::FileError;
use crate::lang::{Grammar, Lang, Words};
use crate::rules::{Audience, Seat, SeatSet};
use crate::screen::Voice;
use crate::session::{Session, Stopped};
use crate::table::safe::{JournalError, TableKey};
use crate::table::{Archive, Opening, View};

/// Who may say public lines on a phone. Whoever sits at the host's screen always may.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Says {
    /// The seat that owes the decision.
    #[default]
    Owner,
    /// Nobody: one person keeps the record.
    Host,
    /// Everybody at the table.
    All,
}

impl Says {
    /// The word for it on the command line and on a phone.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Owner => "owner",
            Self::Host => "host",
            Self::All => "all",
        }
    }
}

/// Why a table cannot be shown on phones.
#[derive(Debug, Error)]
pub enum HallError {
    /// Its file cannot be read or written.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// Which phones have come in cannot be read or kept.
    #[error(transparent)]
    File(#[from] FileError),
    /// The system gives no randomness.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// Letters of the public pages' address, none of which looks like a digit: it is read on a TV and typed.
const LETTERS: &[u8; 23] = b"abcdefghjkmnpqrstuvwxyz";
/// How many of them: 36 bits, for what everybody at the table may see.
const NAME: usize = 8;

fn name_of(secret: &[u8; 32]) -> String {
    let (bytes, _) = secret.split_first_chunk::<8>().unwrap_or((&[0; 8], &[]));
    let mut left = u64::from_le_bytes(*bytes);
    let mut letter = || {
        let at = left % LETTERS.len() as u64;
        left /= LETTERS.len() as u64;
        char::from(LETTERS[at as usize])
    };
    std::iter::repeat_with(&mut letter).take(NAME).collect()
}

/// One table with everybody who looks at it from a phone.
pub struct Hall {
    path: PathBuf,
    /// The part of the public pages' address that only those know who were shown it.
    name: String,
    /// In which language the table was opened.
    lang: Lang,
    /// Who may say public lines on a phone.
    pub says: Says,
    inside: Mutex<Inside>,
    /// The film in each language, with how much was recorded when it was made.
    pub(super) films: [tokio::sync::Mutex<Option<(usize, Bytes)>>; 3],
    bell: watch::Sender<usize>,
}

/// What changes.
pub struct Inside {
    /// The table; its file is held for what is recorded only.
    pub session: Session,
    /// Who comes in.
    pub door: Door,
    /// What somebody asks to be taken back.
    plea: Option<Plea>,
    /// Where they play on.
    pub(super) next: Option<Next>,
    /// Whether this computer could not remember how the file ends now.
    pub(super) forgotten: bool,
    /// How often somebody came in, asked to or went: it rings as well.
    pub(super) comings: usize,
    /// Who was last known to ask to come in.
    knocking: Vec<(Audience, u8)>,
    /// The last line of each page, where it was refused for all to see and so is recorded nowhere.
    refused: Vec<(Audience, String)>,
}

impl Inside {
    /// Who asks for the newest line to be taken back, as long as it is the newest one and nobody has been too slow.
    pub(super) fn plea(&self) -> Option<Audience> {
        self.plea.as_ref()?.by(self.session.mark())
    }

    /// The last line of this page, if it was refused and is recorded nowhere.
    pub(super) fn refused_last(&self, owner: Audience) -> Option<&str> {
        let of = self.refused.iter().find(|(by, _)| *by == owner);
        of.map(|(_, line)| line.as_str())
    }

    /// Keeps the last line of this page for its question why; nothing if it was not refused.
    pub(super) fn refuses(&mut self, owner: Audience, line: Option<String>) {
        self.refused.retain(|(by, _)| *by != owner);
        self.refused.extend(line.map(|line| (owner, line)));
    }
}

/// Somebody at the table who has a link: a player, or a referee who does not play.
pub struct Guest {
    /// Whose eyes.
    pub owner: Audience,
    /// What they are called.
    pub name: String,
    /// Their link.
    pub link: Link,
    /// Whether a phone has come in by it.
    pub is_in: bool,
}

/// A language with its words.
pub struct Tongue {
    /// The messages.
    pub words: Words,
    /// The words that may be typed.
    pub grammar: Grammar,
}

impl Tongue {
    /// The one of a language, which all tables share: its messages take most of a megabyte once they were said.
    pub fn of(lang: Lang) -> &'static Self {
        static ALL: LazyLock<[Tongue; 3]> = LazyLock::new(|| {
            Lang::ALL.map(|lang| Tongue { words: Words::new(lang), grammar: Grammar::new(lang) })
        });
        &ALL[lang as usize]
    }
}

impl Hall {
    /// The hall of the table in this file.
    ///
    /// # Errors
    /// See [`HallError`].
    pub fn open(
        archive: &Archive,
        path: &Path,
        key: TableKey,
        says: Says,
    ) -> Result<Arc<Self>, HallError> {
        let session = Session::of(archive, archive.read(path)?, Some(key.clone()))?;
        let opening = session.opening();
        let (file, seats) = (archive.door(&opening.id), opening.seats.len());
        let name = name_of(&key.of_door("public"));
        let door = Door::open(file, key, seats, opening.referee)?;
        let bell = watch::Sender::new(session.records());
        let refused = Vec::new();
        let lang = opening.lang.parse().unwrap_or_default();
        let (plea, next, forgotten, comings) = (None, None, false, 0);
        let knocking = Vec::new();
        let inside = Inside { session, door, plea, next, forgotten, comings, knocking, refused };
        let (inside, films) = (Mutex::new(inside), Default::default());
        let path = path.to_owned();
        Ok(Arc::new(Self { path, name, lang, says, inside, films, bell }))
    }

    /// What changes, for as long as nobody else wants it.
    pub fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The file of the table.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The part of the public pages' address that is not to be guessed.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The language in which the table was opened.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The table as its file tells it now, for what takes a moment: nobody waits for whoever has it.
    pub(super) fn apart(&self) -> Option<Session> {
        self.inside().session.apart().ok()
    }

    /// Rings whenever something was recorded or somebody came in, with a number that says nothing else.
    pub fn bell(&self) -> watch::Receiver<usize> {
        self.bell.subscribe()
    }

    /// Reads the file again if another window has written to it, and forgets what was asked too long ago.
    pub fn refresh(&self) {
        let mut inside = self.inside();
        self.forget(&mut inside);
        // A file in the middle of being written is read at the next look.
        if matches!(inside.session.refresh(), Ok(true)) {
            self.ring(&inside);
        }
    }

    /// Rings after something was done at the table, whatever has come of it.
    pub(super) fn done<T>(
        &self,
        inside: &mut Inside,
        act: impl FnOnce(&mut Session) -> Result<T, Stopped>,
    ) -> Result<T, Stopped> {
        let done = act(&mut inside.session);
        self.rings(inside);
        done
    }

    /// Rings if something was recorded, and hears whether this computer could remember it.
    pub(super) fn rings(&self, inside: &mut Inside) {
        inside.forgotten = inside.session.forgotten().is_some();
        self.ring(inside);
    }

    /// Somebody came in, asked to or went.
    pub fn came(&self, inside: &mut Inside) {
        inside.comings += 1;
        self.ring(inside);
    }

    /// Rings if others ask to come in than before.
    pub(super) fn heed(&self, inside: &mut Inside) {
        let now: Vec<(Audience, u8)> = inside.door.knocks().collect();
        if inside.knocking != now {
            inside.knocking = now;
            self.came(inside);
        }
    }

    /// Asks everybody whether the newest line may be taken back.
    pub(super) fn plead(&self, inside: &mut Inside, by: Audience) {
        inside.plea = Some(Plea::of(by, inside.session.mark()));
        self.came(inside);
    }

    /// Forgets what nobody has agreed to in time and who has knocked and gone, and has the pages show that.
    pub(super) fn forget(&self, inside: &mut Inside) {
        inside.door.forget(Instant::now());
        self.heed(inside);
        if inside.plea.is_some() && inside.plea().is_none() {
            inside.plea = None;
            self.came(inside);
        }
    }

    fn ring(&self, inside: &Inside) {
        let now = inside.session.records() + inside.comings;
        self.bell.send_if_modified(|rung| std::mem::replace(rung, now) != now);
    }

    /// Everybody who has a link: the seats in order of which a person plays, then the referee, where there is one.
    pub fn guests(&self, lang: Lang, plays: impl Fn(&Opening, Seat) -> bool) -> Vec<Guest> {
        let inside = self.inside();
        let view = inside.session.public();
        let voice = self.voice(lang, &view);
        let guest = |owner| {
            let door = inside.door.of(owner);
            let (link, is_in) = (door.link().clone(), door.is_taken());
            Guest { owner, name: voice.owner(owner), link, is_in }
        };
        // A machine needs no phone.
        let person = |owner: &Audience| match owner {
            Audience::Seat(seat) => plays(view.opening(), *seat),
            _ => true,
        };
        inside.door.owners().filter(person).map(guest).collect()
    }

    /// Gives somebody a new link.
    ///
    /// # Errors
    /// What the disk says.
    pub fn renew(&self, owner: Audience) -> Result<(), FileError> {
        let mut inside = self.inside();
        let renewed = inside.door.renew(owner);
        self.came(&mut inside);
        renewed
    }

    /// At whose doors another phone asks to come in, with the number that it shows.
    pub fn knocks(&self) -> Vec<(Audience, u8)> {
        self.inside().door.knocks().collect()
    }

    /// Who says that somebody else has used his link: nobody comes in by it any more.
    pub fn frozen(&self) -> Vec<Audience> {
        self.inside().door.frozen().collect()
    }

    /// Lets the other phone in; says whether one with this number has asked.
    ///
    /// # Errors
    /// What the disk says.
    pub fn vouch(&self, owner: Audience, number: u8) -> Result<bool, FileError> {
        let mut inside = self.inside();
        let done = inside.door.vouch(owner, number);
        self.came(&mut inside);
        done
    }

    /// Leaves the other phone out; says whether one with this number has asked.
    pub fn refuse(&self, owner: Audience, number: u8) -> bool {
        let mut inside = self.inside();
        let done = inside.door.refuse(owner, number);
        self.heed(&mut inside);
        done
    }

    /// Who speaks of this view in this language.
    pub fn voice<'a>(&self, lang: Lang, view: &'a View<'_>) -> Voice<'a> {
        let Tongue { words, grammar } = Tongue::of(lang);
        let (opening, position) = (view.opening(), view.position());
        Voice { words, grammar, opening, position, phone: true, heard: SeatSet::EMPTY }
    }
}
