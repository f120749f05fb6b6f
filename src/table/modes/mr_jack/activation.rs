//! Reading the line of one activation of Mr. Jack.
use crate::board::{Exit, Hex, Suspect, Way};
use crate::lang::{Keyword, WordPlace, fold};
use crate::rules::mr_jack::{Activation, Character, Go, Power, Pull, Whistle};
use crate::scenario::NameError;
use crate::table::read::{Lack, Reader, WordError};

/// What was understood of a line so far.
struct Said<'a> {
    reader: &'a Reader<'a>,
    who: Suspect,
    words: std::iter::Peekable<std::vec::IntoIter<String>>,
    go: Option<Go>,
    power: Option<Power>,
    before: bool,
}

impl Reader<'_> {
    /// The activation that the words say, in the order in which things happen: `smith g7 h8>f9`.
    pub(super) fn activation(&self, words: &[&str]) -> Result<Activation, WordError> {
        let (who, count) = self.character(words).map_err(|error| match error {
            // It is like no name at all, so some other kind of line was meant.
            WordError::Name(NameError::Unknown { text, nearest }) if nearest.is_empty() => {
                WordError::Verb(text)
            }
            error => error,
        })?;
        let line =
            words[count..].join(" ").replace(" >", ">").replace("> ", ">").replace(" :", ":");
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        let words = words.into_iter().peekable();
        let mut said = Said { reader: self, who, words, go: None, power: None, before: false };
        while let Some(word) = said.words.next() {
            said.hear(&word).map_err(|error| match error {
                WordError::Empty => WordError::Unfinished(who, Lack::More),
                error => error,
            })?;
        }
        let done = said.power.is_some() || !Character::of(who).has_to_use();
        let lack = if done { Lack::Move } else { Lack::More };
        let go = said.go.ok_or(WordError::Unfinished(who, lack))?;
        Ok(Activation { who, go, power: said.power, before: said.before })
    }

    /// The character that the words begin with, and how many of them name it.
    pub(super) fn character(&self, words: &[&str]) -> Result<(Suspect, usize), WordError> {
        let lists = self.grammar.lists();
        let named = |count: usize| match words[0] {
            // `I` is no start of `Inspector Lestrade`.
            word if count == 1 && lists.have("filler", &fold(word)) => {
                Err(WordError::Verb(word.to_owned()))
            }
            _ => self.suspect(&words[..count].join(" ")),
        };
        let any = |count: &usize| {
            let text = words[..*count].join(" ");
            self.opening.cast.has(&text) || self.hex(&text).is_ok()
        };
        let mut longest = (1..=words.len().min(4)).rev().filter(any);
        if let Some(found) = longest.find_map(|count| named(count).ok().map(|who| (who, count))) {
            return Ok(found);
        }
        words.first().map_or(Err(WordError::Empty), |_| named(1).map(|who| (who, 1)))
    }

    /// A hex, typed in either alphabet.
    pub(crate) fn hex(&self, word: &str) -> Result<Hex, WordError> {
        let district = self.position.mr_jack().map(|game| game.district);
        let hex = word.parse().ok().or_else(|| crate::lang::latin_hex(word)?.parse().ok());
        hex.filter(|hex| district.is_none_or(|it| it.terrain(*hex).is_some()))
            .ok_or_else(|| WordError::Hex(word.to_owned()))
    }

    /// An exit, by its corner or its hex.
    fn exit_at(&self, word: &str) -> Result<Exit, WordError> {
        let at_hex = || {
            let (hex, game) = (self.hex(word).ok()?, self.position.mr_jack()?);
            Exit::ALL.into_iter().find(|exit| game.district.exit(*exit) == hex)
        };
        self.exit(word).or_else(|error| at_hex().ok_or(error))
    }

    /// An exit, by its corner.
    pub(super) fn exit(&self, word: &str) -> Result<Exit, WordError> {
        let corner = self.corner(word).and_then(Exit::named);
        corner.ok_or_else(|| WordError::OneOf(word.to_owned(), Exit::ALL.map(Exit::word).to_vec()))
    }

    /// Whether a word is a way of the compass.
    pub(super) fn is_corner(&self, word: &str) -> bool {
        self.corner(word).is_some()
    }

    fn corner(&self, word: &str) -> Option<&'static str> {
        self.grammar.all_at(WordPlace::Inside, word).into_iter().find_map(|meant| match meant {
            Keyword::N => Some("n"),
            Keyword::S => Some("s"),
            Keyword::Ne | Keyword::Se | Keyword::Sw | Keyword::Nw => Some(meant.name()),
            _ => None,
        })
    }
}

impl Said<'_> {
    fn hear(&mut self, word: &str) -> Result<(), WordError> {
        match self.reader.grammar.at(WordPlace::Inside, word) {
            Some(Keyword::Stay) => return self.going(word, Go::Stay),
            Some(Keyword::Whistle) => return self.whistle(word),
            Some(Keyword::Exit) => {
                let exit = self.next_exit()?;
                return self.going(word, Go::Exit(exit));
            }
            _ => {}
        }
        let first = self.reader.grammar.at(WordPlace::First, word);
        // `sw` is short for swapping as well, which comes first.
        let swaps = first == Some(Keyword::Swap) && self.go.is_none();
        let turns = match Character::of(self.who) {
            Character::Watson => true,
            Character::Gull => !swaps,
            _ => false,
        };
        if turns && let Some(way) = self.way(word) {
            return self.using(word, Power::Lantern(way));
        }
        match first {
            Some(Keyword::Swap) => return self.swap(word),
            // A letter may be short for it, and where nobody stands one for the lantern was meant: «ватсон i7 в».
            Some(Keyword::Accuse) if !(turns && word.chars().count() == 1 && self.ends_alone()) => {
                return self.accuse(word);
            }
            _ => {}
        }
        if let Some((from, to)) = word.split_once('>') {
            let place = self.reader.position.mr_jack().and_then(|game| game.place(self.who));
            let from_here = place.is_some() && self.reader.hex(from).ok() == place;
            return match self.carry(from, to) {
                Ok(power) => self.using(word, power),
                // Who carries nothing goes: `stealthy a3>d5`.
                Err(_) if from_here => self.going(word, Go::To(self.reader.hex(to)?)),
                Err(error) => Err(error),
            };
        }
        let hex = self.reader.hex(word).map_err(|error| {
            let typed_hex = word.chars().any(|letter| letter.is_ascii_digit());
            if typed_hex {
                error
            } else if turns && self.go.is_some() && self.power.is_none() {
                self.no_way(word)
            } else {
                self.strange(word)
            }
        })?;
        self.going(word, Go::To(hex))
    }

    fn strange(&self, word: &str) -> WordError {
        WordError::Strange(self.who, word.to_owned())
    }

    /// Watson went somewhere, and this is no direction for his lantern.
    fn no_way(&self, word: &str) -> WordError {
        WordError::NoWay { who: self.who, go: self.go, found: word.to_owned() }
    }

    /// Whether this goes to a hex where nobody stands.
    fn ends_alone(&self) -> bool {
        let game = self.reader.position.mr_jack();
        matches!(self.go, Some(Go::To(hex)) if game.is_some_and(|game| game.at(hex).is_none()))
    }

    /// Whoever comes to a hex accuses there; a power that was said between the two is one for the rules, since it is
    /// never left out.
    fn accuse(&mut self, word: &str) -> Result<(), WordError> {
        let next = self.words.peek().and_then(|next| self.reader.hex(next).ok());
        let hex = match (self.go, next) {
            (Some(Go::To(hex)), _) => hex,
            (None, Some(hex)) => {
                self.words.next();
                hex
            }
            _ => return Err(self.strange(word)),
        };
        self.go = Some(Go::Accuse(hex));
        Ok(())
    }

    fn going(&mut self, word: &str, go: Go) -> Result<(), WordError> {
        if self.go.is_some() {
            return Err(self.strange(word));
        }
        self.go = Some(go);
        Ok(())
    }

    fn using(&mut self, word: &str, power: Power) -> Result<(), WordError> {
        if self.power.is_some() {
            return Err(self.strange(word));
        }
        (self.power, self.before) = (Some(power), self.go.is_none());
        Ok(())
    }

    fn swap(&mut self, word: &str) -> Result<(), WordError> {
        let rest: Vec<String> = self.words.clone().collect();
        let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
        // Of anybody else there is nothing to say about whom they swap with.
        let swaps = Character::of(self.who) == Character::Gull;
        let named = self.reader.character(&rest);
        let (with, count) =
            named.map_err(|error| if swaps { error } else { self.strange(word) })?;
        (0..count).for_each(|_| drop(self.words.next()));
        self.going(word, Go::Swap(with))
    }

    fn whistle(&mut self, word: &str) -> Result<(), WordError> {
        let nobody =
            |word: &str| self.reader.grammar.at(WordPlace::Inside, word) == Some(Keyword::Nobody);
        let mut pulls = Vec::new();
        if self.words.next_if(|next| nobody(next)).is_none() {
            while let Some(pull) = self.words.next_if(|next| next.contains('>')) {
                pulls.push(self.pull(&pull)?);
            }
            if pulls.is_empty() {
                return Err(WordError::Unfinished(self.who, Lack::More));
            }
        }
        if pulls.len() > 3 {
            return Err(self.strange(word));
        }
        self.using(word, Power::Whistle(Whistle::new(pulls)))
    }

    /// `holmes>g7`, `watson>g7:ne`.
    fn pull(&self, word: &str) -> Result<Pull, WordError> {
        let (name, to) = word.split_once('>').unwrap_or((word, ""));
        let who = self.reader.suspect(name)?;
        let (to, way) = to.split_once(':').map_or((to, None), |(to, way)| (to, Some(way)));
        let lantern = match way {
            None => None,
            Some(word) => Some(self.way(word).ok_or_else(|| self.no_way(word))?),
        };
        Ok(Pull { who, to: self.reader.hex(to)?, lantern })
    }

    /// `h8>f9` with hexes, `ne>nw` with exits.
    fn carry(&self, from: &str, to: &str) -> Result<Power, WordError> {
        let hexes = || Ok((self.reader.hex(from)?, self.reader.hex(to)?));
        match Character::of(self.who) {
            Character::Lestrade => {
                Ok(Power::Cordon(self.reader.exit_at(from)?, self.reader.exit_at(to)?))
            }
            Character::Smith => hexes().map(|(from, to)| Power::Lamp(from, to)),
            Character::Bert => hexes().map(|(from, to)| Power::Cover(from, to)),
            _ => Err(self.strange(&format!("{from}>{to}"))),
        }
    }

    fn next_exit(&mut self) -> Result<Exit, WordError> {
        let word = self.words.next().ok_or(WordError::Unfinished(self.who, Lack::More))?;
        self.reader.exit_at(&word)
    }

    fn way(&self, word: &str) -> Option<Way> {
        self.reader.corner(word).and_then(Way::named)
    }
}
