//! Finding a card by what somebody typed.
use super::Card;
use crate::lang::fold;

/// The names of some cards, made ready for looking up.
#[derive(Clone, Debug, Default)]
pub(super) struct NameIndex {
    /// A name as [`fold`] makes it, and the index of its card.
    folded: Vec<(String, usize)>,
}

/// What a text fits.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum NameMatch {
    /// Exactly one card.
    One(usize),
    /// Several cards, in their order.
    Several(Vec<usize>),
    /// No card.
    Nobody,
}

impl NameIndex {
    /// The names of `cards`.
    pub(super) fn of<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Self {
        let mut names = Self::default();
        for (index, card) in cards.into_iter().enumerate() {
            names.add(index, card);
        }
        names
    }

    /// Adds the names of one card.
    pub(super) fn add(&mut self, index: usize, card: &Card) {
        let both = card.second.as_ref().map(|other| fold(&format!("{} / {other}", card.name)));
        self.folded.extend(card.texts().map(fold).chain(both).map(|name| (name, index)));
    }

    /// The card that shares a whole name with `card`, and that name.
    pub(super) fn sharing<'a>(&self, card: &'a Card) -> Option<(usize, &'a str)> {
        let same = |text: &'a str| match self.whole(text) {
            NameMatch::One(index) if !text.is_empty() => Some((index, text)),
            _ => None,
        };
        card.texts().find_map(same)
    }

    /// The cards that each share a whole name with `card`.
    pub(super) fn all_sharing(&self, card: &Card) -> Vec<usize> {
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
    pub(super) fn whole(&self, text: &str) -> NameMatch {
        let text = fold(text);
        self.by(|name| name == text)
    }

    /// The card whose name this is or begins; if none, the one with a later word that begins so.
    pub(super) fn find(&self, text: &str) -> NameMatch {
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
        let whole = self.by(|name| is_case_of(&text, name, endings));
        match whole {
            NameMatch::Nobody if !text.contains([' ', '-']) => {
                self.by(|name| name.split([' ', '-']).any(|part| is_case_of(&text, part, endings)))
            }
            whole => whole,
        }
    }

    /// The up to three cards whose names are most like this one, if any is like it.
    pub(super) fn nearest(&self, text: &str) -> Vec<usize> {
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
        let mut cards = Vec::new();
        for (name, index) in &self.folded {
            if fits(name) && !cards.contains(index) {
                cards.push(*index);
            }
        }
        match cards[..] {
            [] => NameMatch::Nobody,
            [one] => NameMatch::One(one),
            _ => NameMatch::Several(cards),
        }
    }
}

/// Whether a folded text is this folded name in some case, word by word.
pub fn is_case_of(text: &str, name: &str, endings: &[&str]) -> bool {
    let words = |text: &'_ str| text.split([' ', '-']).map(str::to_owned).collect::<Vec<_>>();
    let (said, name) = (words(text), words(name));
    let one = |(said, word): (&String, &String)| {
        // No case changes the first letter.
        said.chars().next() == word.chars().next()
            && stems(word).iter().any(|stem| {
                said.strip_prefix(stem.as_str())
                    .is_some_and(|end| end.is_empty() && stem == word || endings.contains(&end))
            })
    };
    said.len() == name.len() && said.iter().zip(&name).all(one)
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
