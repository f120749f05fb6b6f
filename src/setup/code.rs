//! A short code that says how to lay the same table elsewhere.
use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};
use thiserror::Error;

use super::bits::{BitReader, Bits};
use super::{Arranged, Setup, Taken};
use crate::scenario::Library;
use crate::terms::{Allowed, Choice, Mode, OptionName};

/// The open part of a setup in a few letters: mode, box, players, seed, what lies how, who sits where, and the
/// options that are not what they were when codes began ([`unsaid`](crate::scenario::ModeSheet::unsaid)). Names of players are not in it, and a hidden card cannot be.
///
/// It is written in groups of four: `0600-0039-HTHE`. The 32 letters are digits and capitals without I, L, O
/// and U; when read, `o` is 0, `i` and `l` are 1, and Cyrillic letters that look like Latin ones are these. In
/// 5-bit letters come the fields below, 0 to 4 bits that are zero, and ten bits of check over all of them: no single
/// wrong letter and no two neighbours that changed places get through, and of other slips one in a thousand does.
///
/// | field | bits |
/// |---|---|
/// | version of the code, 0 | 3 |
/// | mode, box (7: another, its id at the end) | 3, 3 |
/// | players less 2 | 3 |
/// | how the cards lie: at random, by the alphabet, as typed, by cells | 2 |
/// | who sits where: at random, in order, by roles | 2 |
/// | whether the cards are those that the book leaves in the box | 1 |
/// | whether the seed is any text (at the end), and if not, which of the 1,111,110 texts of 1 to 6 digits | 1, 21 |
/// | stamp: the first bits of SHA-256 of what lies on the table, to notice that the data differ there | 10 |
/// | by roles: the place of each player in the order of the seats | 4 each |
/// | options that are not as they were: 1, which, whether a word, which word or number; then 0 | 1, 6, 1, 10; 1 |
/// | texts at the end: their bytes, and before these how many | 6, 8 each |
///
/// # Examples
/// ```
/// use noir_referee::setup::{CodeFlaw, SetupCode};
/// let code: SetupCode = "0600-0039-hthe".parse().unwrap();
/// assert_eq!((code.players, code.seed.as_str()), (2, "42"));
/// assert_eq!(code.to_string(), "0600-0039-HTHE");
/// assert_eq!("0600-0093-hthe".parse::<SetupCode>(), Err(CodeFlaw::Mistyped));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupCode {
    /// Which mode.
    pub mode: Mode,
    /// Which box.
    pub edition: String,
    /// How many players, 2 to 9.
    pub players: u8,
    /// How the cards lie.
    pub layout: Arranged,
    /// Whether they are the cards that the book leaves in the box.
    pub beside: bool,
    /// Who takes which seat.
    pub seats: Seats,
    /// The seed; at most 63 bytes.
    pub seed: String,
    /// The options that are not as they were when codes began.
    pub options: Vec<Choice>,
    /// Ten bits that say what lies on the table.
    stamp: u64,
}

/// How the players came to their seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seats {
    /// As the seed has it.
    Random,
    /// In the order in which they were named.
    InOrder,
    /// The place of each player in the order of the seats, from 0.
    Given(Vec<u8>),
}

/// A text that isn’t a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is no setup code")]
pub enum CodeFlaw {
    /// A letter is wrong, missing, too much or in another place.
    Mistyped,
    /// It was made by a later version.
    Newer,
}

/// The numbers of boxes and layouts are their places here, those of modes their places in the list of modes: new ones come
/// last.
const EDITIONS: [&str; 6] = ["uk", "ru", "grom", "en", "revised", "first_2006"];
const LAYOUTS: [Arranged; 4] =
    [Arranged::Random, Arranged::Alphabetical, Arranged::Typed, Arranged::Cells];

const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The number that stands for a box that is not among [`EDITIONS`].
const OTHER: u64 = 7;
/// Letters at the end that only check the others.
const CHECK: usize = 2;
const LONGEST: usize = 63;

impl SetupCode {
    /// The code of a setup, whose players sit as `seats` says; none where its seed or the name of its box
    /// is longer than a code holds, or where named cards lie on another table.
    pub(super) fn of(setup: &Setup, seats: Seats) -> Option<Self> {
        let fits = |text: &str| text.len() <= LONGEST;
        let beside = setup.board.beside();
        if matches!(beside, Some(Taken::Named(_))) {
            return None;
        }
        let sheet = Library::default().mode(setup.mode).ok()?;
        let players = setup.seats.len() as u8;
        let book = sheet.unsaid(&setup.edition, players);
        let options = setup.options.iter().filter(|(name, it)| book.choice(*name) != Some(*it));
        let code = Self {
            mode: setup.mode,
            edition: setup.edition.clone(),
            players,
            layout: setup.board.layout(),
            beside: beside == Some(&Taken::Book),
            seats,
            seed: setup.seed.clone(),
            options: options.map(|(_, choice)| choice).collect(),
            stamp: stamp(setup),
        };
        (fits(&code.seed) && fits(&code.edition)).then_some(code)
    }

    fn write(&self) -> Bits {
        let mut bits = Bits::default();
        bits.push(0, 3);
        bits.push(self.mode as u64, 3);
        let edition = EDITIONS.iter().position(|id| **id == *self.edition);
        bits.push(edition.map_or(OTHER, |at| at as u64), 3);
        bits.push(u64::from(self.players.saturating_sub(2)), 3);
        bits.push(self.layout as u64, 2);
        bits.push(self.seats.kind(), 2);
        bits.push(u64::from(self.beside), 1);
        let digits = digits(&self.seed);
        bits.push(u64::from(digits.is_none()), 1);
        bits.push(digits.unwrap_or(0), 21);
        bits.push(self.stamp, 10);
        if let Seats::Given(places) = &self.seats {
            for place in places {
                bits.push(u64::from(*place), 4);
            }
        }
        for choice in &self.options {
            bits.push(1, 1);
            bits.push(choice.option().code().into(), 6);
            bits.push(is_word(choice.option()).into(), 1);
            bits.push(choice.number().into(), 10);
        }
        bits.push(0, 1);
        if edition.is_none() {
            bits.text(&self.edition);
        }
        if digits.is_none() {
            bits.text(&self.seed);
        }
        bits
    }

    fn read(mut bits: BitReader<'_>) -> Option<Self> {
        let mode = *Mode::ALL.get(bits.take(3)? as usize)?;
        let edition = bits.take(3)?;
        let players = bits.take(3)? as u8 + 2;
        let layout = *LAYOUTS.get(bits.take(2)? as usize)?;
        let kind = bits.take(2)?;
        let beside = bits.take(1)? == 1;
        let any_text = bits.take(1)? == 1;
        let digits = bits.take(21)?;
        let stamp = bits.take(10)?;
        let mut place = || bits.take(4).map(|place| place as u8);
        let seats = match kind {
            0 => Seats::Random,
            1 => Seats::InOrder,
            2 => Seats::Given((0..players).map(|_| place()).collect::<Option<_>>()?),
            _ => return None,
        };
        let mut options = Vec::new();
        while bits.take(1)? == 1 {
            let code = bits.take(6)?;
            let option = OptionName::ALL.into_iter().find(|it| u64::from(it.code()) == code)?;
            if (bits.take(1)? == 1) != is_word(option) {
                return None;
            }
            options.push(option.numbered(bits.take(10)?.try_into().ok()?)?);
        }
        let edition = match edition {
            OTHER => bits.text()?,
            edition => (*EDITIONS.get(edition as usize)?).to_owned(),
        };
        let seed = if any_text { bits.text()? } else { from_digits(digits)? };
        let code = Self { mode, edition, players, layout, beside, seats, seed, options, stamp };
        bits.ends().then_some(code)
    }
}

impl Seats {
    const fn kind(&self) -> u64 {
        match self {
            Self::Random => 0,
            Self::InOrder => 1,
            Self::Given(_) => 2,
        }
    }
}

impl fmt::Display for SetupCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = self.write().fives();
        letters.extend(check(&letters));
        let text: Vec<u8> = letters.into_iter().map(|five| LETTERS[usize::from(five)]).collect();
        let groups: Vec<_> = text.chunks(4).map(String::from_utf8_lossy).collect();
        f.write_str(&groups.join("-"))
    }
}

impl FromStr for SetupCode {
    type Err = CodeFlaw;

    fn from_str(text: &str) -> Result<Self, CodeFlaw> {
        let ignored = |letter: &char| letter.is_whitespace() || matches!(letter, '-' | '‐' | '–');
        let letters: Option<Vec<u8>> =
            text.chars().filter(|letter| !ignored(letter)).map(letter).collect();
        let letters = letters.ok_or(CodeFlaw::Mistyped)?;
        let (fives, checked) =
            letters.split_at_checked(letters.len().saturating_sub(CHECK)).unwrap_or_default();
        if fives.is_empty() || check(fives) != checked {
            return Err(CodeFlaw::Mistyped);
        }
        let mut bits = BitReader::new(fives);
        match bits.take(3) {
            Some(0) => Self::read(bits).ok_or(CodeFlaw::Newer),
            _ => Err(CodeFlaw::Newer),
        }
    }
}

/// What a letter stands for.
fn letter(typed: char) -> Option<u8> {
    let latin = match typed.to_uppercase().next()? {
        'O' | 'О' => '0',
        'I' | 'L' | 'І' => '1',
        'А' => 'A',
        'В' => 'B',
        'С' => 'C',
        'Е' => 'E',
        'Н' => 'H',
        'К' => 'K',
        'М' => 'M',
        'Р' => 'P',
        'Т' => 'T',
        'Х' => 'X',
        other => other,
    };
    let at = LETTERS.iter().position(|letter| char::from(*letter) == latin)?;
    Some(at as u8)
}

/// Two letters that check the others: CRC-10 with the polynomial 0x233, which finds every burst of ten bits.
fn check(fives: &[u8]) -> [u8; CHECK] {
    let mut rest: u16 = 0x3FF;
    for bit in fives.iter().flat_map(|five| (0..5).rev().map(move |at| five >> at & 1)) {
        let out = (rest >> 9) as u8 & 1;
        rest = rest << 1 & 0x3FF;
        if out != bit {
            rest ^= 0x233;
        }
    }
    [(rest >> 5) as u8, (rest & 31) as u8]
}

/// Ten bits of what lies on the table and how it is played.
fn stamp(setup: &Setup) -> u64 {
    let mut hash = Sha256::new();
    let cards = setup.board.cards().into_iter().map(|card| card.name.clone());
    let seats = setup.seats.iter().map(|seat| format!("{} {}", seat.seat, seat.number));
    let options = setup.options.iter().map(|(name, value)| format!("{name}={value}"));
    for part in cards.chain(seats).chain(options) {
        hash.update(part);
        hash.update("\0");
    }
    let hash = hash.finalize();
    u64::from(hash[0]) << 2 | u64::from(hash[1] >> 6)
}

/// The number of a text of one to six digits among all of them, the short ones first.
fn digits(text: &str) -> Option<u64> {
    if !(1..=6).contains(&text.len()) || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let shorter: u64 = (1..text.len() as u32).map(|length| 10_u64.pow(length)).sum();
    Some(shorter + text.parse::<u64>().ok()?)
}

fn from_digits(mut number: u64) -> Option<String> {
    for length in 1..=6_u32 {
        let texts = 10_u64.pow(length);
        if number < texts {
            return Some(format!("{number:0>width$}", width = length as usize));
        }
        number -= texts;
    }
    None
}

/// Whether the values of an option are words.
fn is_word(option: OptionName) -> bool {
    matches!(option.allowed(), Allowed::Words(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terms::{Kills, UndoBan};

    fn code() -> SetupCode {
        SetupCode {
            mode: Mode::KillerInspector,
            edition: "en".to_owned(),
            players: 2,
            layout: Arranged::Random,
            beside: false,
            seats: Seats::Random,
            seed: "042042".to_owned(),
            options: Vec::new(),
            stamp: 0x2A5,
        }
    }

    fn again(code: &SetupCode) -> SetupCode {
        code.to_string().parse().unwrap()
    }

    #[test]
    fn a_seed_may_be_a_long_text() {
        for seed in ["0.00591952860489441960059195", &"9".repeat(40), &"зерно ".repeat(5)] {
            let code = SetupCode { seed: seed.to_owned(), ..code() };
            assert_eq!(again(&code).seed, seed);
        }
    }

    /// Made by another program as well: if this fails, codes that people have kept say something else now.
    #[test]
    fn a_code_says_the_same_for_ever() {
        assert_eq!(code().to_string(), "0600-9B41-AAQB");
        let options = vec![Choice::Kills(Kills::new(16).unwrap()), Choice::UndoBan(UndoBan::Off)];
        let chosen = SetupCode { options, ..code() };
        assert_eq!(chosen.to_string(), "0600-9B41-AB00-4430-201V");
        let long = SetupCode {
            edition: "наша".to_owned(), seed: "п’ятниця".to_owned(), ..code()
        };
        assert_eq!(
            long.to_string(),
            "0E04-0001-AA4D-1FEG-P38R-HM5G-8X1F-Z2G2-CX33-YHGB-8BVM-5RT6-3D33-R2F"
        );
    }

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(again(&code()), code());
        for seed in ["0", "9", "00", "99", "999999", "1000000", "", "-1", "Ніч"] {
            let code = SetupCode { seed: seed.to_owned(), ..code() };
            assert_eq!(again(&code), code);
        }
        for mode in Mode::ALL {
            for (players, layout) in (2..=9).zip(LAYOUTS.into_iter().cycle()) {
                let seats = Seats::Given((0..players).rev().collect());
                let code = SetupCode { mode, players, layout, seats, beside: true, ..code() };
                assert_eq!(again(&code), code);
            }
        }
        for option in OptionName::ALL {
            let all: Vec<Choice> = (0..=u8::MAX).filter_map(|at| option.numbered(at)).collect();
            for choice in &all {
                let code = SetupCode { options: vec![*choice], ..code() };
                assert_eq!(again(&code), code);
                assert_eq!(option.choice(&choice.to_string()), Some(*choice));
            }
            assert!(all.contains(&option.book()), "{option}");
        }
    }

    #[test]
    fn everything_that_a_code_says_has_a_number() {
        assert!(Mode::ALL.len() <= 8 && EDITIONS.len() <= OTHER as usize);
    }

    #[test]
    fn no_slip_of_one_letter_gets_through() {
        let text = code().to_string();
        let letters: Vec<char> = text.chars().filter(|letter| *letter != '-').collect();
        let mistyped = |letters: &[char]| letters.iter().collect::<String>().parse::<SetupCode>();
        for at in 0..letters.len() {
            for letter in LETTERS.iter().map(|letter| char::from(*letter)) {
                let mut wrong = letters.clone();
                wrong[at] = letter;
                assert_eq!(mistyped(&wrong).is_ok(), letter == letters[at], "{wrong:?}");
            }
            let mut swapped = letters.clone();
            if at > 0 && letters[at - 1] != letters[at] {
                swapped.swap(at - 1, at);
                assert_eq!(mistyped(&swapped), Err(CodeFlaw::Mistyped), "{swapped:?}");
            }
        }
        for text in ["", "-", "0", "00", "000", "ABC!", "ÅÅÅÅ"] {
            assert!(text.parse::<SetupCode>().is_err(), "{text}");
        }
    }

    #[test]
    fn small_letters_and_letters_that_look_alike_are_understood() {
        let text = code().to_string();
        let typed = text.to_lowercase().replace('0', "o").replace('1', "l").replace('-', " ");
        assert_eq!(typed.parse(), Ok(code()));
        let cyrillic = text.replace('0', "О").replace('A', "А").replace('M', "м").replace('C', "с");
        assert_eq!(cyrillic.parse(), Ok(code()));
    }
}
