//! A line as words to compare, whatever signs stand around them.
use crate::lang::fold;

/// The words of a line, folded; a comma is a word of its own.
#[derive(Debug)]
pub(crate) struct Phrase {
    pub words: Vec<String>,
}

impl Phrase {
    pub fn of(line: &str) -> Self {
        let spaced = fold(line).replace([',', ';'], " , ");
        let signs = ['!', '?', '.', ':', '"', '«', '»', '“', '”', '„', '(', ')', '-', '–', '—'];
        let word = |word: &str| {
            let bare = word.trim_matches(signs);
            (!bare.is_empty()).then(|| plain(bare))
        };
        let arrow =
            |word: &str| word.len() > 1 && word.chars().all(|sign| "-=<>→←↑↓".contains(sign));
        let mut words: Vec<&str> = spaced.split_whitespace().collect();
        // An arrow at the end, or before a number, is a way; between two places it only stands for a word.
        let is_number = |word: &&str| word.chars().all(|it| it.is_ascii_digit());
        for at in 0..words.len() {
            let points = arrow(words[at]) && words.get(at + 1).is_none_or(is_number);
            words[at] = if points { pointing(words[at]).unwrap_or("") } else { words[at] };
        }
        words.retain(|word| !arrow(word) || pointing(word) == Some(word));
        Self { words: words.into_iter().filter_map(word).collect() }
    }

    /// The words from here on.
    pub fn rest(&self, at: usize) -> String {
        self.words[at..].join(" ")
    }
}

/// Where an arrow points, as it is written in lists.
fn pointing(arrow: &str) -> Option<&'static str> {
    match arrow.chars().find(|sign| "<>→←↑↓".contains(*sign))? {
        '>' | '→' => Some("→"),
        '<' | '←' => Some("←"),
        '↑' => Some("↑"),
        _ => Some("↓"),
    }
}

/// `4x4` is a side of 4, `c3's` is c3, and a dash between two places says from where to where.
fn plain(word: &str) -> String {
    let has_digit = |part: &str| part.ends_with(|c: char| c.is_ascii_digit());
    if let Some((one, other)) = word.split_once(['x', 'х'])
        && one == other
        && has_digit(one)
    {
        return one.to_owned();
    }
    if let Some(cell) = word.strip_suffix('s').filter(|cell| has_digit(cell)) {
        return cell.to_owned();
    }
    // «Сменю-ка» is «сменю».
    if let Some(bare) = ["-ка", "-ж", "-таки"].iter().find_map(|end| word.strip_suffix(end))
    {
        return bare.to_owned();
    }
    // «Лида-то» is «Лида», but «кто-то» is not «кто».
    let somebody = ["кто", "что", "кого", "кому", "чем", "кем", "где", "куда", "как", "чей"];
    if let Some(bare) = word.strip_suffix("-то").filter(|bare| !somebody.contains(bare)) {
        return bare.to_owned();
    }
    match word.split_once('-') {
        Some((from, to)) if has_digit(from) && has_digit(to) => format!("{from}>{to}"),
        _ => word.to_owned(),
    }
}
