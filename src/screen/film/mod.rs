//! The film of a game in the words of its readers: what was said line by line, what became known by it, and what was not so.
mod page;
mod small;
mod stage;

use super::Voice;
use crate::deduce::{Exactness, HiddenSeat};
use crate::rules::{Audience, Seat};
use crate::table::{Entry, Film, View, What};

pub use page::{film_page, film_policy};

/// A film as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reel {
    /// What there is to say before it begins, the most striking first.
    pub short: Vec<String>,
    /// One for the opening and one for each line.
    pub frames: Vec<Frame>,
}

/// One moment of a film.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// How many lines had been said.
    pub seq: usize,
    /// What is said of it, in order.
    pub said: Vec<Said>,
}

/// A sentence of a film.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// What it tells of.
    pub kind: Kind,
    /// The sentence.
    pub text: String,
}

/// What a sentence of a film tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// What happened.
    Told,
    /// A line that was taken back or put right later.
    Fallen,
    /// Something else that the table remembers: somebody looked, a line was refused.
    Aside,
    /// Somebody looked at something secret.
    Look,
    /// How many it can be now.
    Known,
    /// It became much likelier.
    Jump,
    /// From now on it could be proved.
    Proof,
    /// No answer gave away more.
    Most,
    /// It was not so.
    Untrue,
}

impl Kind {
    /// The sign that stands before it; everything that happened has none.
    pub const fn sign(self, unicode: bool) -> &'static str {
        match (self, unicode) {
            (Self::Told | Self::Fallen | Self::Aside, _) => "",
            (Self::Look, true) => "◦",
            (Self::Look, false) => "o",
            (Self::Known, true) => "·",
            (Self::Known, false) => ".",
            (Self::Jump, true) => "↑",
            (Self::Jump, false) => "^",
            (Self::Proof, true) => "◆",
            (Self::Proof, false) => "@",
            (Self::Most, true) => "★",
            (Self::Most, false) => "*",
            (Self::Untrue, _) => "!",
        }
    }

    /// Its word in data and in the page.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Told => "told",
            Self::Fallen => "fallen",
            Self::Aside => "aside",
            Self::Look => "look",
            Self::Known => "known",
            Self::Jump => "jump",
            Self::Proof => "proof",
            Self::Most => "most",
            Self::Untrue => "untrue",
        }
    }
}

impl Voice<'_> {
    /// The film of a view, told.
    pub fn reel(&self, view: &View<'_>, film: &Film) -> Reel {
        let frames = (0..=film.seq).map(|seq| Frame { seq, said: self.frame(view, film, seq) });
        let mut frames: Vec<Frame> = frames.collect();
        for (entry, fallen) in view.log().iter().zip(view.fallen()) {
            self.remember(view, entry, fallen, &mut frames);
        }
        // What happened comes first, what follows from it behind.
        for frame in &mut frames {
            let mut looked: Vec<String> = Vec::new();
            frame.said.retain(|said| {
                let again = said.kind == Kind::Look && looked.contains(&said.text);
                looked.extend((said.kind == Kind::Look).then(|| said.text.clone()));
                !said.text.is_empty() && !again
            });
            frame.said.sort_by_key(|said| said.kind.is_deduced());
        }
        Reel { short: self.in_short(view, film), frames }
    }

    /// The same voice at another moment.
    fn at<'v>(&self, then: &'v View<'_>) -> Voice<'v>
    where
        Self: 'v,
    {
        Voice {
            words: self.words,
            grammar: self.grammar,
            opening: self.opening,
            position: then.position(),
            phone: self.phone,
            heard: self.heard,
        }
    }

    fn remember(&self, view: &View<'_>, entry: &Entry, fallen: bool, frames: &mut [Frame]) {
        let kind = match &entry.what {
            What::Unsealed => return,
            What::Looked(_) => Kind::Look,
            _ if fallen => Kind::Fallen,
            what if what.is_line() || matches!(what, What::Opened(_)) => Kind::Told,
            _ => Kind::Aside,
        };
        // A line that fell stands where it was said: before what took its place.
        let at = if fallen { entry.seq.saturating_sub(1) } else { entry.seq };
        if let Some(frame) = frames.get_mut(at) {
            let told = self.then(view, entry).into_iter().map(|text| Said { kind, text });
            frame.said.extend(told);
        }
    }

    /// What became known by a line, and what was not so.
    fn frame(&self, view: &View<'_>, film: &Film, seq: usize) -> Vec<Said> {
        let then = view.at(seq);
        let voice = self.at(&then);
        let mut said = Vec::new();
        let mut say = |kind, text| said.push(Said { kind, text });
        if let Some((by, _)) = film.courses.first() {
            for text in voice.narrowed(film, *by, seq) {
                say(Kind::Known, text);
            }
            for jump in film.jumps.iter().filter(|jump| jump.seq == seq && jump.to < 1.0) {
                let percent = |share: f64| format!("{:.0}", 100.0 * share).into();
                let args = [
                    ("who", voice.seat(jump.seat).into()),
                    ("suspect", voice.suspect(jump.suspect).into()),
                    ("from", percent(jump.from)),
                    ("to", percent(jump.to)),
                ];
                say(Kind::Jump, self.words.tell("film-jumped", &args));
            }
        }
        for proof in film.proofs.iter().filter(|proof| proof.seq == seq) {
            let args = [
                ("by", self.audience(proof.by).into()),
                ("who", voice.seat(proof.seat).into()),
                ("suspect", voice.suspect(proof.suspect).into()),
            ];
            let key = if proof.by == Audience::Public { "film-proved" } else { "film-proved-by" };
            // What everybody can prove every seat can.
            let public = film.proofs.iter().any(|other| {
                (other.seat, other.since) == (proof.seat, proof.since)
                    && other.by == Audience::Public
                    && other.seq <= seq
            });
            if proof.by == Audience::Public || !public {
                say(Kind::Proof, self.words.tell(key, &args));
            }
        }
        if film.most.is_some_and(|(most, _)| most == seq) {
            let out = ("out", ruled_out(film, seq).into());
            say(Kind::Most, self.words.tell("film-most", &[out]));
        }
        for found in film.audit.found.iter().filter(|found| found.seq == seq) {
            say(Kind::Untrue, self.untrue(view, found));
        }
        said
    }

    /// Of whom it changed how many it can be, each in a sentence.
    fn narrowed(&self, film: &Film, by: Audience, seq: usize) -> Vec<String> {
        let hidden = |seq: usize| film.known(by, seq).map_or(&[][..], |known| &known.hidden);
        let mut lines = Vec::new();
        for now in hidden(seq) {
            let before = seq.checked_sub(1).map_or(&[][..], hidden);
            let before = before.iter().find(|it| (it.seat, it.since) == (now.seat, now.since));
            if before.is_some_and(|before| before.suspects.len() == now.suspects.len()) {
                continue;
            }
            lines.push(self.left_of(now, before));
        }
        lines
    }

    fn left_of(&self, now: &HiddenSeat, before: Option<&HiddenSeat>) -> String {
        let who = ("who", self.seat(now.seat).into());
        let n = ("n", now.suspects.len().into());
        match (now.suspects.len(), before) {
            (0, _) => self.words.tell("deduce-contradiction", &[who]),
            // The proof says it.
            (1, _) => String::new(),
            (_, Some(before)) => {
                self.words.tell("film-left", &[who, n, ("before", before.suspects.len().into())])
            }
            (_, None) => self.words.tell("film-anew", &[who, n]),
        }
    }

    /// What there is to say of the whole film.
    fn in_short(&self, view: &View<'_>, film: &Film) -> Vec<String> {
        let mut lines = self.caveats();
        lines.extend(view.position().outcome().map(|outcome| self.outcome(outcome)));
        if view.is_open() {
            lines.extend(view.opening().all_seats().map(|seat| self.seat_line(view, seat)));
        }
        if let Some((seq, _)) = film.most {
            let args = [("seq", seq.into()), ("out", ruled_out(film, seq).into())];
            lines.push(self.words.tell("film-most-line", &args));
        }
        let mut proved: Vec<(Seat, usize)> = Vec::new();
        for proof in &film.proofs {
            if !proved.contains(&(proof.seat, proof.since)) {
                proved.push((proof.seat, proof.since));
                let then = view.at(proof.seq);
                let args = [
                    ("seq", proof.seq.into()),
                    ("by", self.audience(proof.by).into()),
                    ("who", self.seat(proof.seat).into()),
                    ("suspect", self.at(&then).suspect(proof.suspect).into()),
                ];
                lines.push(self.words.tell("film-proved-line", &args));
            }
        }
        lines.extend(film.audit.found.iter().map(|found| self.untrue(view, found)));
        if film.audit.all {
            lines.extend(self.missing(&film.audit.missing));
        }
        lines.push(if film.courses.is_empty() {
            self.words.say("deduce-not-allowed")
        } else {
            self.exactly(film.exact)
        });
        lines
    }

    /// How far the numbers can be relied on.
    fn exactly(&self, exact: Exactness) -> String {
        self.words.say(&format!("film-exact-{}", exact.word()))
    }
}

impl Frame {
    /// What followed from what happened: what became known, and what was not so.
    pub fn followed(&self) -> impl Iterator<Item = &Said> {
        self.said.iter().filter(|said| said.kind.is_deduced())
    }
}

impl Kind {
    /// Whether it follows from what happened.
    const fn is_deduced(self) -> bool {
        !matches!(self, Self::Told | Self::Fallen | Self::Aside | Self::Look)
    }
}

/// How much of what was possible a line has ruled out, in percent; never all or nothing by rounding alone.
fn ruled_out(film: &Film, seq: usize) -> String {
    let course = film.courses.first().map(|(_, course)| course);
    let bits = course.and_then(|course| course.given(seq)).unwrap_or(0.0);
    match 100.0 - 100.0 * (-bits).exp2() {
        all if all > 99.0 => ">99".to_owned(),
        little if little < 1.0 => "<1".to_owned(),
        out => format!("{out:.0}"),
    }
}
