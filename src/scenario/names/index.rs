//! Finding a card by what somebody typed.
use super::Card;
use crate::lang::fold;

/// The names of some cards, made ready for looking up.
#[derive(Clone, Debug, Default)]
pub(in crate::scenario) struct NameIndex {
    /// A name as [`fold`] makes it, and the index of its card.
    folded: Vec<(String, usize)>,
    /// The words of each, ready for any case.
    words: Vec<Vec<Declined>>,
}

/// What a text fits.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::scenario) enum NameMatch {
    /// Exactly one card.
    One(usize),
    /// Several cards, in their order.
    Several(Vec<usize>),
    /// No card.
    Nobody,
}

impl NameIndex {
    /// The names of `cards`.
    pub(in crate::scenario) fn of<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Self {
        let mut names = Self::default();
        for (index, card) in cards.into_iter().enumerate() {
            names.add(index, card);
        }
        names
    }

    /// Adds the names of one card.
    pub(in crate::scenario) fn add(&mut self, index: usize, card: &Card) {
        let both = card.second.as_ref().map(|other| fold(&format!("{} / {other}", card.name)));
        for name in card.texts().map(fold).chain(both) {
            self.words.push(parts(&name).map(Declined::of).collect());
            self.folded.push((name, index));
        }
    }

    /// The card that shares a whole name with `card`, and that name.
    pub(in crate::scenario) fn sharing<'a>(&self, card: &'a Card) -> Option<(usize, &'a str)> {
        let same = |text: &'a str| match self.whole(text) {
            NameMatch::One(index) if !text.is_empty() => Some((index, text)),
            _ => None,
        };
        card.texts().find_map(same)
    }

    /// The cards that each share a whole name with `card`.
    pub(in crate::scenario) fn all_sharing(&self, card: &Card) -> Vec<usize> {
        let mut cards = Vec::new();
        for text in card.texts() {
            if let NameMatch::One(index) = self.whole(text)
                && !cards.contains(&index)
            {
                cards.push(index);
            }
        }
        cards
    }

    /// The card whose whole name this is.
    pub(in crate::scenario) fn whole(&self, text: &str) -> NameMatch {
        let text = fold(text);
        self.by(|name| name == text)
    }

    /// The card whose name this is or begins; if none, the one with a later word that begins so.
    pub(in crate::scenario) fn find(&self, text: &str) -> NameMatch {
        let text = fold(text);
        if text.is_empty() {
            return NameMatch::Nobody;
        }
        let whole = self.by(|name| name == text);
        if whole != NameMatch::Nobody {
            return whole;
        }
        let start = self.by(|name| name.starts_with(&text));
        if start != NameMatch::Nobody {
            return start;
        }
        self.by(|name| name.split([' ', '-']).any(|word| word.starts_with(&text)))
    }

    /// The card whose name, or one word of whose name, this is in another case; a case has one of these endings.
    pub(super) fn declined(&self, text: &str, endings: &[&str]) -> NameMatch {
        let text = fold(text);
        let said: Vec<&str> = parts(&text).collect();
        let whole = self.by_words(|name| are_cases(&said, name, endings));
        match (whole, &said[..]) {
            (NameMatch::Nobody, [one]) => {
                self.by_words(|name| name.iter().any(|word| word.is(one, endings)))
            }
            (whole, _) => whole,
        }
    }

    /// The up to three cards whose names are most like this one, if any is like it.
    pub(in crate::scenario) fn nearest(&self, text: &str) -> Vec<usize> {
        let text = fold(text);
        let length = text.chars().count();
        let most = 1 + length / 4;
        let mut near: Vec<(usize, usize)> = self
            .folded
            .iter()
            .filter(|(name, _)| name.chars().count().abs_diff(length) <= most)
            .map(|(name, index)| (strsim::osa_distance(&text, name), *index))
            .filter(|(distance, _)| *distance <= most && *distance < length)
            .collect();
        near.sort_unstable();
        let least = near.first().map_or(0, |(distance, _)| *distance);
        let mut cards: Vec<usize> = near
            .into_iter()
            .filter(|(distance, _)| *distance == least)
            .map(|(_, card)| card)
            .collect();
        cards.dedup();
        cards.truncate(3);
        cards
    }

    fn by(&self, fits: impl Fn(&str) -> bool) -> NameMatch {
        NameMatch::of(self.folded.iter().filter(|(name, _)| fits(name)).map(|(_, card)| *card))
    }

    fn by_words(&self, fits: impl Fn(&[Declined]) -> bool) -> NameMatch {
        let names = self.words.iter().zip(&self.folded);
        NameMatch::of(names.filter(|(words, _)| fits(words)).map(|(_, (_, card))| *card))
    }
}

impl NameMatch {
    fn of(found: impl Iterator<Item = usize>) -> Self {
        let mut cards = Vec::new();
        for card in found {
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        match cards[..] {
            [] => Self::Nobody,
            [one] => Self::One(one),
            _ => Self::Several(cards),
        }
    }
}

/// Whether a folded text is this folded name in some case, word by word.
pub fn is_case_of(text: &str, name: &str, endings: &[&str]) -> bool {
    let said: Vec<&str> = parts(text).collect();
    let name: Vec<Declined> = parts(name).map(Declined::of).collect();
    are_cases(&said, &name, endings)
}

fn are_cases(said: &[&str], name: &[Declined], endings: &[&str]) -> bool {
    said.len() == name.len() && said.iter().zip(name).all(|(said, word)| word.is(said, endings))
}

fn parts(name: &str) -> impl Iterator<Item = &str> {
    name.split([' ', '-'])
}

/// A word of a name, and what stays of it in any case.
#[derive(Clone, Debug)]
struct Declined {
    word: String,
    stems: Vec<String>,
}

impl Declined {
    fn of(word: &str) -> Self {
        Self { word: word.to_owned(), stems: stems(word) }
    }

    fn is(&self, said: &str, endings: &[&str]) -> bool {
        // No case changes the first letter.
        said.chars().next() == self.word.chars().next()
            && self.stems.iter().any(|stem| {
                said.strip_prefix(stem.as_str()).is_some_and(|end| {
                    end.is_empty() && *stem == self.word || endings.contains(&end)
                })
            })
    }
}

/// What stays of a name whatever the case: the name without its last vowel, and without one that comes and goes (Павел,
/// Павла) or changes (Федір, Федора).
fn stems(name: &str) -> Vec<String> {
    const LAST: [&str; 14] =
        ["ая", "ый", "ий", "ой", "а", "я", "о", "е", "є", "й", "ь", "і", "и", "у"];
    let mut stems = vec![name.to_owned()];
    stems.extend(LAST.iter().filter_map(|end| name.strip_suffix(end)).map(str::to_owned));
    let mut letters: Vec<char> = name.chars().collect();
    if let [.., vowel @ ('е' | 'о' | 'і'), last] = letters[..]
        && !"аеиоуіїєюяйь".contains(last)
    {
        let at = letters.len() - 2;
        if vowel == 'і' {
            for other in ['о', 'е'] {
                letters[at] = other;
                stems.push(letters.iter().collect());
            }
        }
        letters.remove(at);
        stems.push(letters.into_iter().collect());
    }
    stems.retain(|stem| stem.chars().nth(1).is_some());
    stems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> NameIndex {
        let grom = Card {
            second: Some("Чумной Доктор".to_owned()), ..Card::named("Майор Гром")
        };
        let seven = ["Ivan", "Ivanka", "Zoë"].map(Card::named);
        NameIndex::of(seven.iter().chain([&grom]))
    }

    #[test]
    fn a_whole_name_beats_the_starts() {
        assert_eq!(names().find("IVAN"), NameMatch::One(0));
        assert_eq!(names().find("iva"), NameMatch::Several(vec![0, 1]));
        assert_eq!(names().find("ivank"), NameMatch::One(1));
        assert_eq!(names().whole("ivank"), NameMatch::Nobody);
    }

    #[test]
    fn either_character_and_any_word_of_a_card_will_do() {
        for text in ["майор", "гром", "чум", "доктор", "Майор Гром / Чумной Доктор"]
        {
            assert_eq!(names().find(text), NameMatch::One(3), "{text}");
        }
    }

    #[test]
    fn a_name_is_known_in_every_case() {
        let cards = ["Ганна", "Ігор", "Сергій", "Павел", "Дима Дубин", "Роман", "Романа"];
        let names = NameIndex::of(cards.map(Card::named).iter());
        let endings = ["у", "и", "а", "я", "ю", "єм", "ом", "ою", "ой", "ым"];
        for (said, found) in [
            ("Ганну", NameMatch::One(0)),
            ("Ганною", NameMatch::One(0)),
            ("Ігоря", NameMatch::One(1)),
            ("Сергієм", NameMatch::One(2)),
            ("Павла", NameMatch::One(3)),
            ("Диму Дубина", NameMatch::One(4)),
            ("Дубина", NameMatch::One(4)),
            ("Роману", NameMatch::Several(vec![5, 6])),
            ("Ганнку", NameMatch::Nobody),
            ("а", NameMatch::Nobody),
        ] {
            assert_eq!(names.declined(said, &endings), found, "{said}");
        }
    }

    #[test]
    fn accents_do_not_matter_and_typos_have_neighbours() {
        assert_eq!(names().find("zoe"), NameMatch::One(2));
        assert_eq!(names().find("Ivnaka"), NameMatch::Nobody);
        assert_eq!(names().nearest("Ivnaka"), [1]);
        assert_eq!(names().nearest("Wilhelm"), [] as [usize; 0]);
    }
}
