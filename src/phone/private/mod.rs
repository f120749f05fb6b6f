//! What one seat asks in its sealed channel, or the referee in his, and what is answered.
mod look;
mod say;
mod tell;

use serde::Deserialize;
use serde_json::{Value, json};

pub use say::{asks_back, takes_back};

use super::door::Seated;
use super::hall::{Hall, Inside, Tongue};
use crate::lang::Lang;
use crate::rules::Audience;

/// A request as it is in its box.
#[derive(Deserialize)]
pub struct PhoneRequest {
    /// The page that asks, once it has greeted.
    #[serde(default)]
    pub page: String,
    /// Higher with every request of the page.
    #[serde(default)]
    pub n: u64,
    /// What the phone calls itself.
    pub phone: String,
    /// In which language it is to be answered.
    pub lang: String,
    /// What it wants.
    #[serde(flatten)]
    pub request: Wish,
}

/// What a phone wants.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Wish {
    /// Who is this link for? Nothing is shown or taken by it.
    Hello,
    /// Yes, that is me.
    Bind,
    /// My private page, whose look-up is recorded before it is shown.
    Look,
    /// A line typed or tapped on that page.
    Tell {
        /// Its words.
        line: String,
        /// How often the table had changed when it was made.
        at: usize,
    },
    /// A line said aloud.
    Say {
        /// Its words.
        line: String,
        /// How often the table had changed when it was made.
        at: usize,
    },
    /// My last line is to be taken back.
    Undo {
        /// How often the table had changed when it was asked.
        at: usize,
    },
    /// What somebody else asks to be taken back may be.
    Agree {
        /// How often the table had changed when it was shown.
        at: usize,
    },
    /// Somebody else has looked or spoken as me.
    Alarm,
    /// The PIN of this seat, or the one that it chooses.
    Pin {
        /// Its digits.
        pin: String,
    },
    /// The other phone at that seat is the right one.
    Vouch {
        /// The seat, from 0 on; the referee comes last.
        seat: usize,
        /// The number that the other phone shows.
        number: u8,
    },
}

/// The channel of one seat, or of the referee, in one language.
struct Channel<'a> {
    hall: &'a Hall,
    owner: Audience,
    lang: Lang,
}

/// Answers a request that came in the channel of `owner`; nothing for one that was heard before, or from a page that
/// has not greeted.
///
/// # Errors
/// The system gives no randomness.
pub fn answer(
    hall: &Hall,
    owner: Audience,
    asked: PhoneRequest,
    nonce: [u8; 12],
) -> std::io::Result<Option<Value>> {
    let named = !asked.phone.is_empty() && asked.phone.len() <= 32;
    if !named || !asked.phone.bytes().all(|it| it.is_ascii_alphanumeric()) {
        return Ok(None);
    }
    let lang = asked.lang.parse().unwrap_or_else(|_| hall.lang());
    let channel = Channel { hall, owner, lang };
    let mut inside = hall.inside();
    if let Wish::Hello = asked.request {
        let greeted = inside.door.of_mut(owner).greet(&asked.phone, nonce)?;
        let Some(token) = greeted else { return Ok(None) };
        let mut hello = channel.stands(&mut inside, &asked.phone)?;
        hello["page"] = token.into();
        return Ok(Some(hello));
    }
    let door = inside.door.of_mut(owner);
    let Some(page) = door.page(&asked.page, &asked.phone, asked.n) else { return Ok(None) };
    let admitted = page.admitted;
    if let Wish::Bind = asked.request {
        let taken = inside.door.take(owner, &asked.phone);
        hall.came(&mut inside);
        if taken.is_err() {
            return Ok(Some(channel.disk()));
        }
    }
    // Also from a phone that found its seat taken.
    if let Wish::Alarm = asked.request {
        let frozen = inside.door.freeze(owner);
        hall.came(&mut inside);
        if frozen.is_err() {
            return Ok(Some(channel.disk()));
        }
    }
    // Whoever has lost the seat learns it with the next thing he asks.
    if inside.door.of_mut(owner).stands(&asked.phone)? != Seated::Yours {
        return channel.stands(&mut inside, &asked.phone).map(Some);
    }
    Ok(Some(match asked.request {
        Wish::Hello | Wish::Bind | Wish::Alarm => channel.stands(&mut inside, &asked.phone)?,
        Wish::Look => channel.look(&mut inside, admitted, Vec::new()),
        Wish::Tell { line, at } => channel.tell(&mut inside, admitted, &line, at),
        Wish::Say { line, at } => channel.say(&mut inside, &line, at),
        Wish::Undo { at } => channel.undo(&mut inside, at),
        Wish::Agree { at } => channel.agree(&mut inside, at),
        Wish::Pin { pin } => {
            let (right, answer) = channel.pin(&mut inside, &pin);
            inside.door.of_mut(owner).admit(&asked.page, right);
            answer
        }
        Wish::Vouch { seat: other, number } => {
            let known = inside.door.owners().nth(other);
            let let_in = known.filter(|other| *other != owner).map(|other| {
                let done = inside.door.vouch(other, number);
                if matches!(done, Ok(true)) {
                    hall.came(&mut inside);
                }
                done
            });
            json!({ "done": matches!(let_in, Some(Ok(true))) })
        }
    }))
}

impl Channel<'_> {
    fn words(&self) -> &crate::lang::Words {
        &Tongue::of(self.lang).words
    }

    fn lines(&self, key: &str) -> Value {
        json!({ "lines": [self.words().say(key)] })
    }

    /// What was to be recorded is not; so it has not happened.
    fn disk(&self) -> Value {
        self.lines("phone-disk")
    }

    /// Who the link is for, and how this phone stands to that seat.
    fn stands(&self, inside: &mut Inside, phone: &str) -> std::io::Result<Value> {
        let door = inside.door.of_mut(self.owner);
        let knocked = door.knock.clone();
        let stands = door.stands(phone)?;
        if door.knock != knocked {
            self.hall.came(inside);
        }
        let (state, number) = match stands {
            Seated::Free => ("free", None),
            Seated::Yours => ("yours", None),
            Seated::Taken(number) => ("taken", Some(number)),
            Seated::Frozen => ("frozen", None),
        };
        let view = inside.opened.table.view(Audience::Public);
        Ok(json!({
            "state": state,
            "number": number,
            "seat": inside.door.at(self.owner),
            "who": self.hall.voice(self.lang, &view).owner(self.owner),
            "referee": self.owner == Audience::Referee,
            "table": self.hall.name(),
            "says": self.hall.says.word(),
        }))
    }
}
