//! The order of names in a language.
use crate::lang::Lang;

/// What sorts names as the alphabet of `lang` does: case, accents and apostrophes do not count.
///
/// Letters of other alphabets come after; `ё` is sorted as `е`.
///
/// # Examples
/// ```
/// use noir_referee::lang::Lang;
/// use noir_referee::setup::alphabetical;
/// let mut names = ["Ярослав", "Іван", "Ґалаган", "Ілля", "Ганна", "Єва"];
/// names.sort_by_key(|name| alphabetical(Lang::Uk, name));
/// assert_eq!(names, ["Ганна", "Ґалаган", "Єва", "Іван", "Ілля", "Ярослав"]);
/// ```
pub fn alphabetical(lang: Lang, name: &str) -> Vec<u32> {
    let alphabet = match lang {
        Lang::En => "abcdefghijklmnopqrstuvwxyz",
        Lang::Uk => "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
        Lang::Ru => "абвгдежзийклмнопрстуфхцчшщъыьэюя",
    };
    let weight = |c: char| match alphabet.chars().position(|letter| letter == c) {
        Some(place) => Some(1 + place as u32),
        None if matches!(c, ' ' | '-' | '‐') => Some(0),
        None if c.is_alphanumeric() => Some(100 + u32::from(c)),
        None => None,
    };
    name.chars().flat_map(char::to_lowercase).map(|c| plain(lang, c)).filter_map(weight).collect()
}

/// The letter of the alphabet under which a letter is sorted.
const fn plain(lang: Lang, letter: char) -> char {
    match (lang, letter) {
        (Lang::Uk | Lang::Ru, 'ё') => 'е',
        (Lang::En, 'à'..='å') => 'a',
        (Lang::En, 'ç') => 'c',
        (Lang::En, 'è'..='ë') => 'e',
        (Lang::En, 'ì'..='ï') => 'i',
        (Lang::En, 'ñ') => 'n',
        (Lang::En, 'ò'..='ö') => 'o',
        (Lang::En, 'ù'..='ü') => 'u',
        (Lang::En, 'ý' | 'ÿ') => 'y',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted<const N: usize>(lang: Lang, mut names: [&str; N]) -> [&str; N] {
        names.sort_by_key(|name| alphabetical(lang, name));
        names
    }

    #[test]
    fn every_language_has_its_own_order() {
        assert_eq!(
            sorted(Lang::Uk, ["Йосип", "Їжак", "Зоя", "Інна", "Ева", "Єва", "Гліб", "Ґудзь"]),
            ["Гліб", "Ґудзь", "Ева", "Єва", "Зоя", "Інна", "Їжак", "Йосип"]
        );
        assert_eq!(
            sorted(Lang::Ru, ["Жанна", "Ян", "Элисс", "Ёлкин", "Ежов", "Ия", "Йозеф"]),
            ["Ежов", "Ёлкин", "Жанна", "Ия", "Йозеф", "Элисс", "Ян"]
        );
        assert_eq!(
            sorted(Lang::En, ["zoe", "Émile", "O'Neil", "One", "Anna", "Ann Lee", "Яна"]),
            ["Ann Lee", "Anna", "Émile", "One", "O'Neil", "zoe", "Яна"]
        );
    }
}
