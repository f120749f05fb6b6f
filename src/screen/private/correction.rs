//! What a page asks before it takes a line: is that what was meant, and may everybody see it?
use crate::board::Suspect;
use crate::lang::Keyword;
use crate::rules::{Names as _, Seat};
use crate::screen::Voice;
use crate::table::{Named, Reader, Retold, View, What};

/// What a page asks, and the lines of which one is said by its number or its button.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doubt {
    /// What is asked.
    pub asked: Vec<String>,
    /// How the answer is typed, where it is typed.
    pub typed: Vec<String>,
    /// What can be meant; where there is but one, `yes` says it as well.
    pub offers: Vec<Offer>,
    /// Whether they are only what may be meant, which is looked at like any other line.
    pub guessed: bool,
}

/// One of the lines that can be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What stands on its button.
    pub label: String,
    /// The line that says it, in canonical words.
    pub line: String,
}

impl Doubt {
    /// All of it for whoever types the answer.
    pub fn lines(&self) -> Vec<String> {
        match (&self.asked[..], &self.typed[..]) {
            ([asked], [typed]) => vec![format!("{asked} {typed}")],
            (asked, typed) => asked.iter().chain(typed).cloned().collect(),
        }
    }
}

impl Voice<'_> {
    /// How what was told is put right by naming these.
    pub fn put_right(&self, view: &View<'_>, seat: Seat, named: &Named) -> Doubt {
        let told: Vec<Suspect> = self.position.told_by(seat).iter().collect();
        let role = named.role;
        let each = |cards: &[(Suspect, Suspect)]| {
            cards.iter().map(|card| Retold { card: Some(*card), role }).collect::<Vec<_>>()
        };
        match (&named.cards[..], &told[..]) {
            ([was, is], _) if told.contains(was) => self.sure(view, &each(&[(*was, *is)])),
            ([is, was], _) if told.contains(was) => self.sure(view, &each(&[(*was, *is)])),
            ([is], told) if !told.contains(is) => {
                self.sure(view, &each(&told.iter().map(|was| (*was, *is)).collect::<Vec<_>>()))
            }
            ([_] | [], _) if role.is_some() => self.sure(view, &[Retold { card: None, role }]),
            ([was], _) => {
                let card = ("card", self.suspect(*was).into());
                Doubt {
                    asked: vec![self.words.tell("private-correct-as", &[card])],
                    ..Doubt::default()
                }
            }
            _ => Doubt { asked: vec![self.which_told(seat)], ..Doubt::default() },
        }
    }

    /// Which of the cards that were told is the wrong one?
    fn which_told(&self, seat: Seat) -> String {
        let told = self.position.told_by(seat);
        let role = self.position.told_role(seat).map(|role| self.special(role));
        let cards = told.iter().map(|card| self.suspect(card)).chain(role).collect::<Vec<_>>();
        let example = format!("{} b2 c3", self.shown(Keyword::Correct));
        let args = [
            ("cards", self.words.all_of(&cards).into()),
            ("n", cards.len().into()),
            ("example", example.into()),
        ];
        self.words.tell("private-correct-which", &args)
    }

    /// What is put right, by numbers.
    fn sure(&self, view: &View<'_>, ways: &[Retold]) -> Doubt {
        let offer = |retold: &Retold| {
            let card = retold.card.map(|(was, is)| {
                let args = [("was", self.suspect(was).into()), ("is", self.suspect(is).into())];
                self.words.tell("private-correct-way", &args)
            });
            let role = retold
                .role
                .map(|role| self.words.tell("heist-role", &[("role", self.special(role).into())]));
            let label = card.into_iter().chain(role).collect::<Vec<_>>().join("; ");
            Offer { label, line: retold.line(|card| self.key(card)) }
        };
        let offers: Vec<Offer> = ways.iter().map(offer).collect();
        let typed = |(n, offer): (usize, &Offer)| {
            let args = [("n", n.into()), ("way", (&offer.label).into())];
            self.words.tell("private-correct-sure", &args)
        };
        let typed = (1..).zip(&offers).map(typed).collect();
        // Which lines no longer fit may hang on what others hold, so nobody is told before the table has decided.
        let own = view.own_seat();
        let said = |what: &What| matches!(what, What::Said { seat, line: Some(_), .. } if Some(*seat) == own);
        let acted = view.log().iter().any(|entry| said(&entry.what));
        let falls = acted.then(|| self.words.say("private-correct-falls"));
        Doubt { asked: falls.into_iter().collect(), typed, offers, guessed: false }
    }

    /// What has to be asked before a private line is taken: it opens to everybody what nobody has asked for, or its owner
    /// sees that the card is somebody else’s.
    pub fn doubted(&self, view: &View<'_>, reader: &Reader<'_>, line: &str) -> Option<Doubt> {
        let doubt = |asked: String, typed: &str, label: &str| Doubt {
            asked: vec![asked],
            typed: vec![self.words.say(typed)],
            offers: vec![Offer { label: self.words.say(label), line: line.to_owned() }],
            guessed: false,
        };
        if reader.publishes(line, view.audience()) {
            let asked = self.words.say("private-reveal-sure");
            return Some(doubt(asked, "private-reveal-typed", "private-reveal-way"));
        }
        let seat = view.own_seat()?;
        let told = reader.action(line, Some(seat)).ok()?;
        let (card, whose) = view.position().seen_elsewhere(seat, &told)?;
        let whose = whose.map_or_else(|| "nobody".to_owned(), |seat| self.seat(seat));
        let args = [("card", self.suspect(card).into()), ("who", whose.into())];
        let asked = self.words.tell("private-card-elsewhere", &args);
        Some(doubt(asked, "private-elsewhere-typed", "private-elsewhere-way"))
    }

    /// Which of these lines is meant.
    pub fn which_meant(&self, asked: String, lines: &[String]) -> Doubt {
        let offer = |line: &String| Offer { label: self.in_own_words(line), line: line.clone() };
        Doubt {
            asked: vec![asked],
            offers: lines.iter().map(offer).collect(),
            guessed: true,
            ..Doubt::default()
        }
    }

    /// That a line was taken, and how a card that was mistyped is put right.
    pub fn noted(&self, own: Option<Seat>) -> Vec<String> {
        let told = own.is_some_and(|seat| !self.position.told_by(seat).is_empty());
        let wrong = told.then(|| self.words.say("private-noted-wrong"));
        std::iter::once(self.words.say("private-noted")).chain(wrong).collect()
    }

    /// A suspect as a line names him, whatever the language.
    fn key(&self, suspect: Suspect) -> String {
        self.position
            .place(suspect)
            .map_or_else(|| self.opening.suspect(suspect).to_owned(), |place| place.to_string())
    }
}
