//! Lines typed on the wrong keyboard layout, and cells typed with Cyrillic letters.
use super::fold;

/// What the keys write, in the same order in each layout: three rows from the left, then the same with Shift.
type Layout = [&'static str; 2];
const LATIN: Layout =
    ["`qwertyuiop[]\\asdfghjkl;'zxcvbnm,./", "~QWERTYUIOP{}|ASDFGHJKL:\"ZXCVBNM<>?"];
const RUSSIAN: Layout =
    ["ёйцукенгшщзхъ\\фывапролджэячсмитьбю.", "ЁЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"];
const UKRAINIAN: Layout =
    ["'йцукенгшщзхїґфівапролджєячсмитьбю.", "'ЙЦУКЕНГШЩЗХЇҐФІВАПРОЛДЖЄЯЧСМИТЬБЮ,"];
/// Signs above the digits that the Cyrillic layouts have elsewhere or not at all.
const SIGNS: [(char, char); 5] = [('"', '@'), ('№', '#'), (';', '$'), (':', '^'), ('?', '&')];

/// The same line as if typed on the other keyboard layout, likeliest first; never the line itself.
///
/// Cyrillic letters become the Latin ones on their keys. Latin letters become Russian and Ukrainian ones, but digits,
/// the signs `< > ^ #`, cells (`c3`), hexes (`b2>f9`) and column letters stay. This is for a line that is not in the
/// grammar as it was typed; a line that is means what it says.
///
/// # Examples
/// ```
/// use noir_referee::lang::other_layouts;
/// assert_eq!(other_layouts("л с3"), ["k c3"]);
/// assert_eq!(other_layouts("e,bnm b3"), ["убить b3"]);
/// assert!(other_layouts("3").is_empty());
/// ```
pub fn other_layouts(line: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for reading in [to_latin(line), to_cyrillic(line, RUSSIAN), to_cyrillic(line, UKRAINIAN)] {
        if reading != line && !lines.contains(&reading) {
            lines.push(reading);
        }
    }
    lines
}

fn to_latin(line: &str) -> String {
    if !line.chars().any(is_cyrillic) {
        return line.to_owned();
    }
    let sign = |c| SIGNS.into_iter().find(|(from, _)| *from == c).map(|(_, to)| to);
    let letter = |c| key(c, RUSSIAN, LATIN).or_else(|| key(c, UKRAINIAN, LATIN));
    line.chars().map(|c| sign(c).or_else(|| letter(c)).unwrap_or(c)).collect()
}

fn to_cyrillic(line: &str, layout: Layout) -> String {
    if !line.chars().any(|c| c.is_ascii_alphabetic()) {
        return line.to_owned();
    }
    let mut text = String::with_capacity(line.len() * 2);
    for (n, word) in line.split(' ').enumerate() {
        if n > 0 {
            text.push(' ');
        }
        if n > 0 && are_hexes(word) {
            text.push_str(word);
            continue;
        }
        let letters: Vec<char> = word.chars().collect();
        for (i, &c) in letters.iter().enumerate() {
            let stays = match (c, &letters[i + 1..]) {
                ('a'..='h' | 'A'..='H', [digit]) if digit.is_ascii_digit() => true,
                ('a'..='h' | 'A'..='H', ['<' | '>' | '^']) => i > 0,
                ('a'..='f', []) => n > 0 && i == 0,
                // At the start of a name they are Б and Ю, else they point.
                ('<' | '>', rest) => !rest.first().is_some_and(|next| next.is_alphabetic()),
                _ => false,
            };
            text.push(if stays { c } else { key(c, LATIN, layout).unwrap_or(c) });
        }
    }
    text
}

/// Whether a word is a hex or some joined by signs: `l10`, `b2>f9`.
fn are_hexes(word: &str) -> bool {
    word.split('>').all(|hex| {
        let number = hex.strip_prefix(|c: char| ('a'..='m').contains(&c.to_ascii_lowercase()));
        number.is_some_and(|it| matches!(it.len(), 1 | 2) && it.bytes().all(|b| b.is_ascii_digit()))
    })
}

/// What the key that writes `letter` in one layout writes in the other.
fn key(letter: char, from: Layout, to: Layout) -> Option<char> {
    let mut keys = from.into_iter().zip(to).flat_map(|(from, to)| from.chars().zip(to.chars()));
    keys.find(|(key, _)| *key == letter).map(|(_, written)| written)
}

fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..='\u{4ff}').contains(&c)
}

/// The cell that a word with a Cyrillic letter means on a grid of so many columns, in lower case: `с3` is `c3`.
///
/// A letter is read by its look, its sound or its key. Where these differ (`в` looks like B and lies on the D key)
/// nothing is guessed. A word that is a cell already comes back in lower case, and a `#` in front stays.
///
/// # Examples
/// ```
/// use noir_referee::lang::latin_cell;
/// assert_eq!(latin_cell("С3", 5).as_deref(), Some("c3"));
/// assert_eq!(latin_cell("в3", 5), None);
/// ```
pub fn latin_cell(word: &str, columns: u8) -> Option<String> {
    let word = fold(word);
    let (sign, cell) = match word.strip_prefix('#') {
        Some(cell) => ("#", cell),
        None => ("", word.as_str()),
    };
    let mut letters = cell.chars();
    let (letter, row) = (letters.next()?, letters.as_str());
    if row.is_empty() || !row.chars().all(|c| c.is_ascii_digit()) {
        return None;
    }
    Some(format!("{sign}{}{row}", latin_column(letter, columns)?))
}

/// The column letter that a letter of either alphabet means on a grid of so many columns, as in [`latin_cell`].
pub fn latin_column(letter: char, columns: u8) -> Option<char> {
    let lower = letter.to_lowercase().next()?;
    let readings = match lower {
        'a'..='h' => return Some(lower).filter(|c| is_column(*c, columns)),
        'а' | 'ф' => "af",
        'б' | 'и' | 'ь' => "b",
        'с' | 'ц' => "c",
        'в' => "bd",
        'д' => "d",
        'е' | 'у' => "e",
        'г' | 'п' => "g",
        'р' => "h",
        _ => "",
    };
    let mut possible = readings.chars().filter(|c| is_column(*c, columns));
    possible.next().filter(|_| possible.next().is_none())
}

/// A hex that was typed with a Cyrillic letter, in Latin letters, by its sound, else by its look or its key: `л3` is `l3`, and
/// `ш3` is `i3`; nothing where it sounds like no column and looks like another than that on its key.
pub fn latin_hex(word: &str) -> Option<String> {
    let word = fold(word);
    let mut letters = word.chars();
    let (letter, number) = (letters.next()?, letters.as_str());
    let column = match letter {
        'а' => 'a',
        'б' => 'b',
        'ц' | 'с' => 'c',
        'д' => 'd',
        'е' | 'у' => 'e',
        'ф' => 'f',
        'г' | 'п' => 'g',
        'р' | 'х' => 'h',
        'и' | 'і' | 'ш' => 'i',
        'й' | 'о' => 'j',
        'к' => 'k',
        'л' => 'l',
        'м' | 'ь' => 'm',
        _ => return None,
    };
    let digits = !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
    digits.then(|| format!("{column}{number}"))
}

fn is_column(letter: char, columns: u8) -> bool {
    (letter as u32) < u32::from(b'a') + u32::from(columns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_layouts_have_the_same_keys() {
        for layout in [RUSSIAN, UKRAINIAN] {
            for shift in [0, 1] {
                assert_eq!(layout[shift].chars().count(), LATIN[shift].chars().count());
            }
        }
    }

    #[test]
    fn a_line_is_read_as_on_the_other_layout() {
        for (typed, meant) in [
            // Meant in Latin letters, typed on a Cyrillic keyboard.
            ("л с3", "k c3"),
            ("Л С3", "K C3"),
            ("лс3", "kc3"),
            ("л в3", "k d3"),
            ("ы2Ю", "s2>"),
            ("і2Ю", "s2>"),
            ("ыи:", "sb^"),
            ("іршае 3 дуае", "shift 3 left"),
            ("л №ф1", "k #a1"),
            ("рш ,", "hi ?"),
            // Meant in Cyrillic letters, typed on a Latin keyboard.
            ("d,bnb c3", "вбити c3"),
            ("DBNB c3", "ВИТИ c3"),
            ("e,bnm d3", "убить d3"),
            ("e,bnm #a1", "убить #a1"),
            ("dd3", "вd3"),
            ("p2>", "з2>"),
            ("pb^", "зb^"),
            ("c2>", "с2>"),
            ("p b dujhe", "з b вгору"),
            ("c 2 k", "с 2 л"),
            ("e <jhbc", "у Борис"),
            (";ehyfk", "журнал"),
            ("e '", "у э"),
            ("d ]", "в ї"),
        ] {
            let lines = other_layouts(typed);
            assert!(lines.iter().any(|line| line == meant), "{typed}: {lines:?}");
        }
    }

    #[test]
    fn nothing_to_change_is_no_other_line() {
        for line in ["", "3", "2 > 4", "^^"] {
            assert!(other_layouts(line).is_empty(), "{line}");
        }
    }

    #[test]
    fn a_cyrillic_letter_names_a_column_when_it_can_mean_only_one() {
        for (word, columns, cell) in [
            ("c3", 5, Some("c3")),
            ("C3", 5, Some("c3")),
            ("с3", 5, Some("c3")),
            ("а1", 5, Some("a1")),
            ("А1", 5, Some("a1")),
            ("ф1", 5, Some("a1")),
            ("б2", 5, Some("b2")),
            ("и2", 5, Some("b2")),
            ("д4", 5, Some("d4")),
            ("е5", 5, Some("e5")),
            ("у5", 5, Some("e5")),
            ("п7", 7, Some("g7")),
            ("№с3", 5, Some("#c3")),
            ("#с3", 5, Some("#c3")),
            ("с12", 5, Some("c12")),
            // Two readings.
            ("в3", 5, None),
            ("а1", 7, None),
            ("ф1", 7, None),
            // Not on this grid, or no cell.
            ("п7", 5, None),
            ("g7", 5, None),
            ("ж1", 7, None),
            ("с", 5, None),
            ("3с", 5, None),
            ("", 5, None),
        ] {
            assert_eq!(latin_cell(word, columns).as_deref(), cell, "{word} of {columns}");
        }
        assert_eq!(latin_column('С', 5), Some('c'));
        assert_eq!(latin_column('в', 5), None);
    }
}
