//! What one seat asks in its sealed channel, or the referee in his, and what is answered.
mod ask;
mod look;
mod phone_answer;
mod say;
mod tell;

use std::io;

use serde::Deserialize;

use phone_answer::{PhoneAnswer, Stands};
pub use say::{asks_back, takes_back};
use tell::Told;

use super::agreement::answered;
use super::hall::{Hall, Inside, Tongue};
use super::seal::{ID, Link, hex, unhex};
use super::seat_door::{Seated, Standing};
use crate::lang::Lang;
use crate::rules::Audience;
use crate::session::Mark;

/// How a phone stands that has the seat.
const YOURS: &str = "yours";

/// How a page greets: who is this link for? Nothing is shown or taken by it.
#[derive(Deserialize)]
pub(in crate::phone) struct Greeting {
    /// The public key of the phone, by which it is known.
    phone: String,
    /// The public key of this page.
    key: String,
    /// In which language it is to be answered.
    lang: String,
}

/// A request of a page that has greeted, as it is in its box.
#[derive(Deserialize)]
pub(in crate::phone) struct PhoneRequest {
    /// Higher with every request of the page.
    pub n: u64,
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
    /// Who is this link for, and does this phone have the seat?
    Stand,
    /// Another phone was let in; I would like to come in again.
    Knock,
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
        /// Whether it answers what the page has asked about it.
        #[serde(default)]
        sure: bool,
    },
    /// A line that is to be said aloud: how it is understood, or its answer if it asks something.
    Hear {
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
    /// The other phone at that seat stays out.
    Refuse {
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

/// Answers a page that greets by the link of `owner`, with the id and the key by which it goes on; nothing for a greeting
/// that was heard before, or that is none.
///
/// # Errors
/// The system gives no randomness.
pub fn greet(
    hall: &Hall,
    owner: Audience,
    link: &Link,
    greeting: &Greeting,
    nonce: [u8; 12],
) -> io::Result<Option<PhoneAnswer>> {
    let Some((phone, page)) = unhex(&greeting.phone).zip(unhex(&greeting.key)) else {
        return Ok(None);
    };
    let Some((key, keys)) = answered(link, &phone, &page)? else { return Ok(None) };
    let lang = greeting.lang.parse().unwrap_or_else(|_| hall.lang());
    let (mut inside, phone) = (hall.inside(), hex(&phone));
    let Some(id) = inside.door.of_mut(owner).greet(&phone, nonce, keys)? else { return Ok(None) };
    let stands = Channel { hall, owner, lang }.standing(&mut inside, &phone)?;
    let hello = Stands { page: Some(hex(&id)), key: Some(hex(&key)), ..stands };
    Ok(Some(PhoneAnswer::Stands(hello.into())))
}

/// Answers a request that came from this page in the channel of `owner`; nothing for one that was heard before.
///
/// # Errors
/// The system gives no randomness.
pub fn answer(
    hall: &Hall,
    owner: Audience,
    id: [u8; ID],
    asked: PhoneRequest,
) -> io::Result<Option<PhoneAnswer>> {
    let lang = asked.lang.parse().unwrap_or_else(|_| hall.lang());
    let channel = Channel { hall, owner, lang };
    let mut inside = hall.inside();
    let Some(page) = inside.door.of_mut(owner).page(id, asked.n) else { return Ok(None) };
    let (mut standing, phone) = (page.standing, page.phone.clone());
    let kept = match asked.request {
        Wish::Bind => inside.door.take(owner, &phone),
        // Also from a phone that found its seat taken.
        Wish::Alarm if inside.door.of_mut(owner).stands(&phone)? != Seated::Refused => {
            inside.door.freeze(owner)
        }
        Wish::Knock => {
            inside.door.knock_again(owner, &phone);
            Ok(())
        }
        _ => Ok(()),
    };
    if matches!(asked.request, Wish::Bind | Wish::Alarm) {
        hall.came(&mut inside);
    }
    if kept.is_err() {
        return Ok(Some(channel.disk()));
    }
    // Whoever has lost the seat learns it with the next thing he asks.
    if inside.door.of_mut(owner).stands(&phone)? != Seated::Yours {
        return channel.stands(&mut inside, &phone).map(Some);
    }
    let answer = match asked.request {
        Wish::Stand | Wish::Bind | Wish::Alarm | Wish::Knock => {
            channel.stands(&mut inside, &phone)?
        }
        Wish::Look => channel.look(&mut inside, &mut standing, Vec::new()),
        Wish::Tell { line, at, sure } => {
            let told = Told { line: &line, at: Mark::kept(at), sure };
            channel.tell(&mut inside, &mut standing, &told)
        }
        Wish::Hear { line, at } => channel.hear(&mut inside, &line, Mark::kept(at)),
        Wish::Say { line, at } => channel.say(&mut inside, &line, Mark::kept(at)),
        Wish::Undo { at } => channel.undo(&mut inside, Mark::kept(at)),
        Wish::Agree { at } => channel.agree(&mut inside, Mark::kept(at)),
        Wish::Pin { pin } => channel.pin(&mut inside, &mut standing, &pin),
        Wish::Vouch { seat, number } => {
            let other = inside.door.owners().nth(seat).filter(|other| *other != owner);
            let done = other.is_some_and(|it| matches!(inside.door.vouch(it, number), Ok(true)));
            channel.decided(&mut inside, done)
        }
        Wish::Refuse { seat, number } => {
            let other = inside.door.owners().nth(seat);
            let done = other.is_some_and(|other| inside.door.refuse(other, number));
            channel.decided(&mut inside, done)
        }
    };
    inside.door.of_mut(owner).stays(id, standing);
    Ok(Some(answer))
}

impl Channel<'_> {
    fn words(&self) -> &crate::lang::Words {
        &Tongue::of(self.lang).words
    }

    fn lines(&self, key: &str) -> PhoneAnswer {
        PhoneAnswer::Lines { lines: vec![self.words().say(key)] }
    }

    /// What was to be recorded is not; so it has not happened.
    fn disk(&self) -> PhoneAnswer {
        self.lines("phone-disk")
    }

    /// Whether something was decided about a phone at a door, which the pages show.
    fn decided(&self, inside: &mut Inside, done: bool) -> PhoneAnswer {
        self.hall.heed(inside);
        PhoneAnswer::Done { done }
    }

    /// Who the link is for, how this phone stands to that seat, and, if it has it, where its owner plays on.
    fn stands(&self, inside: &mut Inside, phone: &str) -> io::Result<PhoneAnswer> {
        let stands = self.standing(inside, phone)?;
        let own = stands.state == YOURS;
        let next = own.then(|| inside.next_link(self.owner, phone)).flatten();
        Ok(PhoneAnswer::Stands(Stands { next, ..stands }.into()))
    }

    fn standing(&self, inside: &mut Inside, phone: &str) -> io::Result<Stands> {
        let stands = inside.door.of_mut(self.owner).stands(phone)?;
        self.hall.heed(inside);
        let (state, number) = match stands {
            Seated::Free => ("free", None),
            Seated::Yours => (YOURS, None),
            Seated::Taken(number) => ("taken", Some(number)),
            Seated::Out => ("out", None),
            Seated::Refused => ("refused", None),
            Seated::Frozen => ("frozen", None),
        };
        let view = inside.session.public();
        Ok(Stands {
            state,
            number,
            seat: inside.door.at(self.owner),
            who: self.hall.voice(self.lang, &view).owner(self.owner),
            referee: self.owner == Audience::Referee,
            table: self.hall.name().to_owned(),
            says: self.hall.says.word(),
            page: None,
            key: None,
            next: None,
        })
    }
}
