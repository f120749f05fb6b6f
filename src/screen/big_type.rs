//! Letters to be read from across a room: five dots high, in three lines of half blocks.

/// Dots of a letter from the top down.
const HIGH: usize = 5;

/// Letters, and the rows of their dots; what looks alike in both alphabets stands together.
const LETTERS: &[(&str, [&str; HIGH])] = &[
    ("AА", [".#.", "#.#", "###", "#.#", "#.#"]),
    ("BВ", ["##.", "#.#", "##.", "#.#", "##."]),
    ("CС", [".##", "#..", "#..", "#..", ".##"]),
    ("D", ["##.", "#.#", "#.#", "#.#", "##."]),
    ("EЕ", ["###", "#..", "##.", "#..", "###"]),
    ("F", ["###", "#..", "##.", "#..", "#.."]),
    ("G", [".##", "#..", "#.#", "#.#", ".##"]),
    ("HН", ["#.#", "#.#", "###", "#.#", "#.#"]),
    ("IІ", ["#", "#", "#", "#", "#"]),
    ("J", ["..#", "..#", "..#", "#.#", ".#."]),
    ("KК", ["#.#", "#.#", "##.", "#.#", "#.#"]),
    ("L", ["#..", "#..", "#..", "#..", "###"]),
    ("MМ", ["#...#", "##.##", "#.#.#", "#...#", "#...#"]),
    ("N", ["#..#", "##.#", "#.##", "#..#", "#..#"]),
    ("OО", ["###", "#.#", "#.#", "#.#", "###"]),
    ("PР", ["##.", "#.#", "##.", "#..", "#.."]),
    ("Q", ["###", "#.#", "#.#", "###", "..#"]),
    ("R", ["##.", "#.#", "##.", "#.#", "#.#"]),
    ("S", [".##", "#..", ".#.", "..#", "##."]),
    ("TТ", ["###", ".#.", ".#.", ".#.", ".#."]),
    ("U", ["#.#", "#.#", "#.#", "#.#", "###"]),
    ("V", ["#.#", "#.#", "#.#", "#.#", ".#."]),
    ("W", ["#...#", "#...#", "#.#.#", "##.##", "#...#"]),
    ("XХ", ["#.#", "#.#", ".#.", "#.#", "#.#"]),
    ("Y", ["#.#", "#.#", ".#.", ".#.", ".#."]),
    ("Z", ["###", "..#", ".#.", "#..", "###"]),
    ("Б", ["###", "#..", "##.", "#.#", "##."]),
    ("Г", ["###", "#..", "#..", "#..", "#.."]),
    ("Ґ", ["..#", "###", "#..", "#..", "#.."]),
    ("Д", [".###.", ".#.#.", ".#.#.", "#####", "#...#"]),
    ("Ё", ["#.#", "###", "##.", "#..", "###"]),
    ("Є", [".##", "#..", "##.", "#..", ".##"]),
    ("Ж", ["#.#.#", "#.#.#", ".###.", "#.#.#", "#.#.#"]),
    ("З3", ["##.", "..#", ".#.", "..#", "##."]),
    ("И", ["#..#", "#..#", "#.##", "##.#", "#..#"]),
    ("Ї", ["#.#", "...", ".#.", ".#.", ".#."]),
    ("Й", [".##.", "#..#", "#.##", "##.#", "#..#"]),
    ("Л", ["..##", ".#.#", ".#.#", ".#.#", "#..#"]),
    ("П", ["###", "#.#", "#.#", "#.#", "#.#"]),
    ("У", ["#.#", "#.#", ".##", "..#", "##."]),
    ("Ф", [".###.", "#.#.#", "#.#.#", ".###.", "..#.."]),
    ("Ц", ["#.#.", "#.#.", "#.#.", "####", "...#"]),
    ("Ч", ["#.#", "#.#", ".##", "..#", "..#"]),
    ("Ш", ["#.#.#", "#.#.#", "#.#.#", "#.#.#", "#####"]),
    ("Щ", ["#.#.#.", "#.#.#.", "#.#.#.", "######", ".....#"]),
    ("Ъ", ["##..", ".#..", ".##.", ".#.#", ".##."]),
    ("Ы", ["#...#", "#...#", "##..#", "#.#.#", "##..#"]),
    ("Ь", ["#..", "#..", "##.", "#.#", "##."]),
    ("Э", ["##.", "..#", ".##", "..#", "##."]),
    ("Ю", ["#.###", "#.#.#", "###.#", "#.#.#", "#.###"]),
    ("Я", [".##", "#.#", ".##", "#.#", "#.#"]),
    ("0", [".#.", "#.#", "#.#", "#.#", ".#."]),
    ("1", [".#", "##", ".#", ".#", ".#"]),
    ("2", ["##.", "..#", ".#.", "#..", "###"]),
    ("4", ["#.#", "#.#", "###", "..#", "..#"]),
    ("5", ["###", "#..", "##.", "..#", "##."]),
    ("6", [".##", "#..", "###", "#.#", "###"]),
    ("7", ["###", "..#", ".#.", ".#.", ".#."]),
    ("8", ["###", "#.#", "###", "#.#", "###"]),
    ("9", ["###", "#.#", "###", "..#", "##."]),
    ("’'", ["#", "#", ".", ".", "."]),
    ("-–", ["..", "..", "##", "..", ".."]),
    ("✓", ["...#", "..#.", "#.#.", ".#..", "...."]),
    ("★", ["#.#", ".#.", "###", ".#.", "#.#"]),
    ("■", ["###", "###", "###", "###", "###"]),
    ("!", ["#", "#", "#", ".", "#"]),
];

/// What a letter without a drawing looks like.
const OTHER: [&str; HIGH] = ["##", "##", "##", "##", "##"];

/// A text in three lines, as much of its beginning as `columns` hold; the lines are equally long. `shaded` where the
/// letters are not to be solid.
pub(super) fn big(text: &str, columns: usize, shaded: bool, unicode: bool) -> [String; 3] {
    let mut dots: [String; HIGH] = Default::default();
    for letter in text.chars().flat_map(char::to_uppercase) {
        let drawn = LETTERS.iter().find(|(all, _)| all.contains(letter));
        let drawn = drawn.map_or(&OTHER, |(_, drawn)| drawn);
        let gap = usize::from(!dots[0].is_empty());
        if dots[0].len() + gap + drawn[0].len() > columns {
            break;
        }
        for (line, more) in dots.iter_mut().zip(drawn) {
            line.push_str(&".".repeat(gap));
            line.push_str(more);
        }
    }
    let block = |upper: char, lower: char| match (upper == '#', lower == '#') {
        (false, false) => ' ',
        _ if shaded => {
            if unicode {
                '░'
            } else {
                ':'
            }
        }
        (true, true) => {
            if unicode {
                '█'
            } else {
                '#'
            }
        }
        (true, false) => {
            if unicode {
                '▀'
            } else {
                '"'
            }
        }
        (false, true) => {
            if unicode {
                '▄'
            } else {
                '_'
            }
        }
    };
    let none = ".".repeat(dots[0].len());
    let line = |upper: &str, lower: &str| -> String {
        upper.chars().zip(lower.chars()).map(|(upper, lower)| block(upper, lower)).collect()
    };
    [line(&dots[0], &dots[1]), line(&dots[2], &dots[3]), line(&dots[4], &none)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::scenario::Library;

    #[test]
    fn letters_are_three_lines_high_and_stop_where_no_whole_one_fits() {
        assert_eq!(big("Anna", 8, false, true), ["▄▀▄ █▄ █", "█▀█ █ ▀█", "▀ ▀ ▀  ▀"]);
        assert_eq!(big("Ґ", 9, true, true), ["░░░", "░  ", "░  "]);
        assert_eq!(big("a1", 9, false, false), ["_\"_ _#", "#\"#  #", "\" \"  \""]);
        assert_eq!(big("Anna", 2, false, true), [""; 3]);
    }

    #[test]
    fn every_letter_is_a_rectangle_of_its_own() {
        for (at, (letters, drawn)) in LETTERS.iter().enumerate() {
            assert!(drawn.iter().all(|row| row.len() == drawn[0].len()), "{letters}");
            let same = LETTERS[..at].iter().find(|(_, other)| other == drawn);
            assert!(same.is_none(), "{letters} looks like {same:?}");
        }
    }

    #[test]
    fn every_name_of_every_box_can_be_written() {
        let library = Library::default();
        for id in library.editions().unwrap() {
            for known in library.edition(&id).unwrap().suspects {
                for lang in Lang::ALL {
                    for letter in known.card.shown(lang).to_uppercase().chars() {
                        let drawn = LETTERS.iter().any(|(all, _)| all.contains(letter));
                        assert!(
                            drawn || [' ', '/', '#', '.'].contains(&letter),
                            "{letter} in {id}"
                        );
                    }
                }
            }
        }
    }
}
