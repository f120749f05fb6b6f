//! What the players note when a table is opened, and compare when the game is over.
//!
//! The fingerprint is the SHA-256 of the whole first line of the journal, which is also `prev` of the second:
//! `head -n 1 FILE | sha256sum`. That line holds the commitments to everything that was dealt, and also the table's
//! id, its layout, its players and its options, so nothing of it can be exchanged later. A QR code holds the whole
//! hash. What is said and written down are its first 96 bits as six *proquints* (Wilkerson, "A proposal for
//! proquints", 2009): sixteen bits are five letters, consonant, vowel, consonant, vowel, consonant. There is no list of
//! words to agree on, everybody can say them, and Ukrainian and Russian write the same sounds in their own letters.
//!
//! Six words are enough against who would deal otherwise *later*: 2⁹⁶ tries. Somebody who prepares two openings
//! beforehand needs 2⁴⁸; against that the photo of the QR code holds.
//!
//! It holds the deal, not the play: with the same cards another game could be written down, of which only the players
//! can say that it was not theirs. Who fears that notes the fingerprint of the newest line as well, at any time.
use std::fmt::Write as _;

use crate::lang::Lang;

/// Sixteen consonants, four bits each, as three alphabets write them.
const CONSONANTS: [[char; 16]; 2] = [
    ['b', 'd', 'f', 'g', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'z'],
    ['б', 'д', 'ф', 'г', 'х', 'ж', 'к', 'л', 'м', 'н', 'п', 'р', 'с', 'т', 'в', 'з'],
];

/// Four vowels, two bits each, in the order of [`Lang::ALL`].
const VOWELS: [[char; 4]; 3] = [['a', 'i', 'o', 'u'], ['а', 'і', 'о', 'у'], ['а', 'и', 'о', 'у']];

/// How many words are said.
const WORDS: usize = 6;

/// What stands before the digits in a QR code, so its reader sees what it is.
const MARK: &str = "referee:";

/// The hash of a line of a journal; noted of the first one, it holds the deal, of the newest one, all that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fingerprint(String);

impl Fingerprint {
    /// The fingerprint that the hash of a record is: 64 hex digits.
    pub fn of(hash: &str) -> Self {
        Self(hash.to_owned())
    }

    /// Reads the whole hash, with or without what stands before it in a QR code; none if it is not whole.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim().to_ascii_lowercase();
        let hash = text.strip_prefix(MARK).unwrap_or(&text);
        let whole = hash.len() == 64 && hash.bytes().all(|digit| digit.is_ascii_hexdigit());
        whole.then(|| Self(hash.to_owned()))
    }

    /// The whole hash: 64 hex digits.
    pub fn hex(&self) -> &str {
        &self.0
    }

    /// What the QR code says.
    pub fn code(&self) -> String {
        format!("{MARK}{}", self.0)
    }

    /// Six words of five letters, in the letters of the language: `lusab-babad-…`.
    ///
    /// # Examples
    /// ```
    /// use noir_referee::lang::Lang;
    /// # use noir_referee::table::Fingerprint;
    /// # let fingerprint = Fingerprint::of(&format!("7f000001{}", "0".repeat(56)));
    /// assert_eq!(fingerprint.words(Lang::En), "lusab-babad-babab-babab-babab-babab");
    /// assert_eq!(fingerprint.words(Lang::Uk), "лусаб-бабад-бабаб-бабаб-бабаб-бабаб");
    /// ```
    pub fn words(&self, lang: Lang) -> String {
        let four =
            |four: &[u8]| four.iter().fold(0, |bits, digit| bits << 4 | value(*digit) as u16);
        let words = self.0.as_bytes().chunks(4).take(WORDS).map(|it| proquint(four(it), lang));
        words.collect::<Vec<_>>().join("-")
    }

    /// Whether it is the one that was noted: its words in any language, the whole hash, or what the QR code says.
    /// Nothing if that isn’t a fingerprint at all.
    pub fn is(&self, noted: &str) -> Option<bool> {
        if let Some(whole) = Self::read(noted) {
            return Some(*self == whole);
        }
        let letters = noted.chars().filter(|letter| letter.is_alphabetic());
        let letters: String = letters.flat_map(char::to_lowercase).collect();
        Some(self.0.starts_with(&hex_of(&letters)?))
    }
}

/// Sixteen bits as a word of five letters, in the letters of the language.
pub fn proquint(bits: u16, lang: Lang) -> String {
    let consonants = CONSONANTS[usize::from(lang != Lang::En)];
    let vowels = VOWELS[Lang::ALL.iter().position(|other| *other == lang).unwrap_or_default()];
    let letter = |shift: u8| match shift {
        10 | 4 => vowels[usize::from(bits >> shift & 3)],
        _ => consonants[usize::from(bits >> shift & 15)],
    };
    [12, 10, 6, 4, 0].map(letter).into_iter().collect()
}

/// The value of a lower-case hex digit; a hash has no other.
const fn value(digit: u8) -> usize {
    (match digit {
        b'0'..=b'9' => digit - b'0',
        b'a'..=b'f' => digit - b'a' + 10,
        _ => 0,
    }) as usize
}

/// The hex digits that the letters of all words stand for, whatever alphabet they are in.
fn hex_of(letters: &str) -> Option<String> {
    let (mut bits, mut hex) = (0, String::new());
    let place = |sets: &[&[char]], letter| {
        sets.iter().find_map(|set| set.iter().position(|other| *other == letter))
    };
    for (at, letter) in letters.chars().enumerate() {
        let letter = if letter == 'ґ' { 'г' } else { letter };
        bits = match at % 5 {
            1 | 3 => bits << 2 | place(&VOWELS.each_ref().map(|set| &set[..]), letter)?,
            _ => bits << 4 | place(&CONSONANTS.each_ref().map(|set| &set[..]), letter)?,
        };
        if at % 5 == 4 {
            let _ = write!(hex, "{bits:04x}");
            bits = 0;
        }
    }
    (hex.len() == 4 * WORDS && letters.chars().count() == 5 * WORDS).then_some(hex)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HASH: &str = "7f0000018f3ac5d2e6b0947e1b2c3d4f0011223344556677889900aabbccddee";

    #[test]
    fn the_words_say_the_same_bits_in_every_language() {
        let fingerprint = Fingerprint::of(HASH);
        let said = Lang::ALL.map(|lang| fingerprint.words(lang));
        assert_eq!(said[0], "lusab-babad-musup-silif-vipub-niduv");
        assert_eq!(said[1], "лусаб-бабад-мусуп-сіліф-віпуб-нідув");
        assert_eq!(said[2], "лусаб-бабад-мусуп-силиф-випуб-нидув");
        for words in said {
            for typed in [words.clone(), words.to_uppercase(), words.replace('-', " ")] {
                assert_eq!(fingerprint.is(&typed), Some(true), "{typed}");
            }
        }
        assert_eq!(fingerprint.is(&fingerprint.code()), Some(true));
        assert_eq!(fingerprint.is(&HASH.to_uppercase()), Some(true));
    }

    #[test]
    fn another_fingerprint_is_told_from_what_is_none() {
        let fingerprint = Fingerprint::of(HASH);
        let other = "lusab-babad-musup-silif-vipub-niduz";
        assert_eq!(fingerprint.is(other), Some(false));
        assert_eq!(fingerprint.is(&HASH.replace('e', "d")), Some(false));
        for none in ["", "lusab-babad", "lusab-babad-musup-silif-vipub-niduvb", "abcde", "7f00"] {
            assert_eq!(fingerprint.is(none), None, "{none}");
        }
    }

    /// Changing one bit of what is said changes what is said.
    #[test]
    fn every_bit_is_heard() {
        let all: std::collections::HashSet<String> = (0..24)
            .flat_map(|at| (0..16).map(move |digit| (at, digit)))
            .map(|(at, digit)| {
                let mut hash = "0".repeat(64);
                hash.replace_range(at..=at, &format!("{digit:x}"));
                Fingerprint::of(&hash).words(Lang::Ru)
            })
            .collect();
        assert_eq!(all.len(), 24 * 15 + 1);
    }
}
