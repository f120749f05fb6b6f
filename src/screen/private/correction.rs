//! What a page says of a card that was mistyped, and the lines that it offers.
use crate::board::Suspect;
use crate::lang::Keyword;
use crate::rules::{Names as _, Seat};
use crate::screen::Voice;

/// What a page asks, and the lines of which one is said by its number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doubt {
    /// What is said.
    pub lines: Vec<String>,
    /// What each number says, in words of the grammar; where there is but one, `yes` says it as well.
    pub offers: Vec<String>,
    /// Whether they are only what may be meant, which is looked at like any other line.
    pub guessed: bool,
}

impl Voice<'_> {
    /// How a card that was told is put right by naming these.
    pub fn put_right(&self, seat: Seat, named: &[Suspect]) -> Doubt {
        let told: Vec<Suspect> = self.position.told_by(seat).iter().collect();
        let line = |was: Suspect, is: Suspect| {
            format!("{} {} , {}", Keyword::Correct, self.key(was), self.key(is))
        };
        let example = format!("{} b2 c3", self.shown(Keyword::Correct));
        let which = |key: &str| {
            let cards: Vec<String> = told.iter().map(|card| self.suspect(*card)).collect();
            let cards = ("cards", self.words.all_of(&cards).into());
            self.words.tell(key, &[cards, ("n", told.len().into()), ("example", (&example).into())])
        };
        match (named, &told[..]) {
            ([was, is], _) if told.contains(was) => self.sure(&[(*was, *is)], line),
            ([is, was], _) if told.contains(was) => self.sure(&[(*was, *is)], line),
            ([is], told) if !told.contains(is) => {
                let ways: Vec<_> = told.iter().map(|was| (*was, *is)).collect();
                self.sure(&ways, line)
            }
            ([was], _) => Doubt {
                lines: vec![
                    self.words.tell("private-correct-as", &[("card", self.suspect(*was).into())]),
                ],
                ..Doubt::default()
            },
            _ => Doubt { lines: vec![which("private-correct-which")], ..Doubt::default() },
        }
    }

    /// One card instead of another, by numbers.
    fn sure(
        &self,
        ways: &[(Suspect, Suspect)],
        line: impl Fn(Suspect, Suspect) -> String,
    ) -> Doubt {
        let asked = |(at, (was, is)): (usize, &(Suspect, Suspect))| {
            let args = [
                ("n", (at + 1).into()),
                ("was", self.suspect(*was).into()),
                ("is", self.suspect(*is).into()),
            ];
            self.words.tell("private-correct-sure", &args)
        };
        Doubt {
            lines: ways.iter().enumerate().map(asked).collect(),
            offers: ways.iter().map(|(was, is)| line(*was, *is)).collect(),
            guessed: false,
        }
    }

    /// A card that somebody tells as theirs although they see it elsewhere.
    pub fn seen_elsewhere(&self, card: Suspect, whose: Option<Seat>, line: &str) -> Doubt {
        let whose = whose.map_or_else(|| "nobody".to_owned(), |seat| self.seat(seat));
        let args = [("card", self.suspect(card).into()), ("who", whose.into())];
        Doubt {
            lines: vec![self.words.tell("private-card-elsewhere", &args)],
            offers: vec![line.to_owned()],
            guessed: false,
        }
    }

    /// A suspect as a line names him, whatever the language.
    fn key(&self, suspect: Suspect) -> String {
        self.position
            .place(suspect)
            .map_or_else(|| self.opening.suspect(suspect).to_owned(), |place| place.to_string())
    }
}
