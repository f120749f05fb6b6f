//! The picture of the table.
use std::fmt::Write as _;

use crate::board::Cell;
use crate::lang::Words;
use crate::screen::short::short;
use crate::screen::{Ink, Look, centre, cut, pad, width};

/// The table as it lies: what is drawn, with nothing left to find out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// The cards, row by row, row 1 first; rows of one length, at most 7 × 7.
    pub rows: Vec<Vec<Tile>>,
    /// Whether it is seen from the other side of the table. Row and column names stay with the
    /// cards, so `a1` names the same card from both sides.
    pub turned: bool,
    /// What the box calls the side of the dead, where it has a name for it.
    pub(in crate::screen) dead_side: Option<String>,
}

/// One card of the picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tile {
    /// The suspect's name.
    pub name: String,
    /// Lies with the dead side up.
    pub dead: bool,
    /// What the evidence card on it means, if one lies there.
    pub evidence: Option<Evidence>,
    /// The last action was about this card.
    pub highlight: bool,
    /// Tokens that lie on it.
    pub tokens: Vec<Token>,
}

/// What an evidence card that lies on its suspect means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// The suspect is exonerated.
    Exonerated,
    /// The suspect is an officer in uniform.
    Officer,
    /// The suspect is under arrest; this card alone lies face down.
    Arrested,
}

impl Evidence {
    /// Its word, as a class of a drawing.
    pub(in crate::screen) const fn word(self) -> &'static str {
        match self {
            Self::Exonerated => "exonerated",
            Self::Officer => "officer",
            Self::Arrested => "arrested",
        }
    }
}

/// A token on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What stands for it in the picture, one column wide.
    pub letter: char,
    /// Its whole name, for the legend and for a screen reader.
    pub name: String,
}

/// The characters a picture is drawn with.
pub(super) struct Glyphs {
    dead: &'static str,
    exonerated: &'static str,
    officer: &'static str,
    arrested: &'static str,
    highlight: &'static str,
    upright: &'static str,
    level: &'static str,
    /// Left end, crossing and right end of the top, a middle and the bottom line.
    joints: [[&'static str; 3]; 3],
}

impl Glyphs {
    pub(super) const fn of(look: Look) -> &'static Self {
        if look.unicode { &UNICODE } else { &ASCII }
    }
}

const UNICODE: Glyphs = Glyphs {
    dead: "✗",
    exonerated: "✓",
    officer: "★",
    arrested: "■",
    highlight: "◄",
    upright: "│",
    level: "─",
    joints: [["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]],
};

const ASCII: Glyphs = Glyphs {
    dead: "x",
    exonerated: "+",
    officer: "*",
    arrested: "=",
    highlight: "<",
    upright: "|",
    level: "-",
    joints: [["+"; 3]; 3],
};

/// Columns before the name in a cell: one or two marks.
const MARKS: usize = 2;

/// Between two marks of the legend.
const GAP: &str = "   ";

/// Columns of the row number and the space after it.
const LABEL: usize = 2;

impl Picture {
    /// The picture in lines of fewer than `columns` columns: column letters, two lines a row, and a
    /// legend of the marks that occur. In plain mode one line of words per row instead.
    ///
    /// Names that are too long are cut to a start that fits no other card. Seven columns of cards
    /// need 80 columns; on a narrower terminal cells shrink down to five columns and may then run over.
    pub fn draw(&self, look: Look, words: &Words, columns: usize) -> Vec<String> {
        if look.plain() { self.tell(words) } else { self.lines(look, words, columns) }
    }

    /// The same without a word of the last action.
    pub(in crate::screen) fn without_highlight(mut self) -> Self {
        self.rows.iter_mut().flatten().for_each(|tile| tile.highlight = false);
        self
    }

    /// The table in words, one line per row.
    fn tell(&self, words: &Words) -> Vec<String> {
        let row = |(index, tiles): (u8, Vec<(u8, &Tile)>)| {
            let tiles: Vec<_> = tiles
                .into_iter()
                .map(|(column, tile)| tile.tell(Cell::new(index, column), words))
                .collect();
            words.tell("screen-row", &[("n", (index + 1).into()), ("who", tiles.join("; ").into())])
        };
        self.seen().into_iter().map(row).collect()
    }

    fn lines(&self, look: Look, words: &Words, columns: usize) -> Vec<String> {
        let glyphs = Glyphs::of(look);
        let rows = self.seen();
        let across = rows.first().map_or(0, |(_, tiles)| tiles.len());
        let inner = self.inner_width(across, columns);
        let line = |[left, cross, right]: [&str; 3]| {
            let piece = glyphs.level.repeat(inner);
            format!("{}{left}{}{right}", " ".repeat(LABEL), vec![piece; across].join(cross))
        };
        let letters = rows.first().into_iter().flat_map(|(_, tiles)| tiles);
        let mut header = " ".repeat(LABEL);
        for (column, _) in letters {
            let letter = char::from(b'a' + column).to_string();
            let _ = write!(header, " {}", centre(&letter, inner));
        }
        let mut drawn = vec![header.trim_end().to_owned()];
        for (at, (index, tiles)) in rows.iter().enumerate() {
            drawn.push(line(glyphs.joints[usize::from(at > 0)]));
            let mut text = format!("{} ", index + 1);
            for (_, tile) in tiles {
                text += glyphs.upright;
                text += &self.cell(tile, inner, look);
            }
            drawn.push(text + glyphs.upright);
        }
        drawn.push(line(glyphs.joints[2]));
        drawn.extend(self.legend(look, words, columns));
        drawn
    }

    /// The rows as seen from the asked side, each card with its own row and column.
    pub(super) fn seen(&self) -> Vec<(u8, Vec<(u8, &Tile)>)> {
        let mut rows: Vec<(u8, Vec<(u8, &Tile)>)> =
            (0..).zip(&self.rows).map(|(index, row)| (index, (0..).zip(row).collect())).collect();
        if self.turned {
            rows.reverse();
            for (_, tiles) in &mut rows {
                tiles.reverse();
            }
        }
        rows
    }

    /// Columns between two upright lines: as many as the longest name takes with everything beside
    /// it, so cells keep their width while marks come and go.
    fn inner_width(&self, across: usize, columns: usize) -> usize {
        let room = columns.saturating_sub(LABEL + 2) / across.max(1);
        let tiles = || self.rows.iter().flatten();
        let name = tiles().map(|tile| width(&tile.name)).max().unwrap_or(0);
        let tokens = tiles().map(|tile| tile.tokens.len()).max().unwrap_or(0);
        (MARKS + name + tokens + 2).min(room.saturating_sub(1)).max(5)
    }

    /// One card in `inner` columns: marks, name, and tokens with the highlight at the right end.
    fn cell(&self, tile: &Tile, inner: usize, look: Look) -> String {
        let (marks, tail) = (tile.marks(look), tile.tail(look));
        let beside = if tail.is_empty() { 0 } else { width(&tail) + 1 };
        let room = inner.saturating_sub(MARKS + beside);
        let others = self.rows.iter().flatten().map(|other| other.name.as_str());
        let name = short(&tile.name, room, look.ellipsis(), others);
        let text =
            format!("{}{}{tail}", pad(&marks, MARKS), pad(&name, inner - MARKS - width(&tail)));
        tile.ink().map_or_else(|| text.clone(), |ink| look.paint(ink, &text))
    }

    /// What the marks mean, in as many lines as it takes; no mark is parted from its meaning.
    pub(super) fn legend(&self, look: Look, words: &Words, columns: usize) -> Vec<String> {
        legend(&self.meant(look, words), look, columns)
    }

    /// The marks that occur, each with what it means.
    pub fn meant(&self, look: Look, words: &Words) -> Vec<String> {
        let glyphs = Glyphs::of(look);
        let any = |has: fn(&Tile) -> bool| self.rows.iter().flatten().any(has);
        let dead = || words.say("screen-legend-dead");
        let dead = self.dead_side.clone().unwrap_or_else(dead);
        let mut meant: Vec<String> = [
            (any(|tile| tile.dead), glyphs.dead, dead),
            (
                any(|tile| tile.evidence == Some(Evidence::Exonerated)),
                glyphs.exonerated,
                words.say("screen-legend-exonerated"),
            ),
            (
                any(|tile| tile.evidence == Some(Evidence::Officer)),
                glyphs.officer,
                words.say("screen-legend-officer"),
            ),
            (
                any(|tile| tile.evidence == Some(Evidence::Arrested)),
                glyphs.arrested,
                words.say("screen-legend-arrested"),
            ),
            (any(|tile| tile.highlight), glyphs.highlight, words.say("screen-legend-last")),
        ]
        .into_iter()
        .filter(|(shown, ..)| *shown)
        .map(|(_, mark, means)| format!("{mark} {means}"))
        .collect();
        for token in self.rows.iter().flatten().flat_map(|tile| &tile.tokens) {
            let text = format!("{} {}", token.letter, token.name);
            if !meant.contains(&text) {
                meant.push(text);
            }
        }
        meant
    }
}

/// Marks with their meanings in lines of fewer than `columns` columns; no mark is parted from its meaning.
pub(super) fn legend(meant: &[String], look: Look, columns: usize) -> Vec<String> {
    let room = columns.saturating_sub(1);
    let mut lines: Vec<String> = Vec::new();
    for mark in meant {
        match lines.last_mut().filter(|line| width(line) + GAP.len() + width(mark) <= room) {
            Some(line) => line.extend([GAP, mark]),
            None => lines.push(format!("{}{mark}", " ".repeat(LABEL + 1))),
        }
    }
    lines.iter().map(|line| look.paint(Ink::Faint, &cut(line, room, look.ellipsis()))).collect()
}

impl Tile {
    const fn evidence_mark(&self, glyphs: &Glyphs) -> &'static str {
        match self.evidence {
            None => "",
            Some(Evidence::Exonerated) => glyphs.exonerated,
            Some(Evidence::Officer) => glyphs.officer,
            Some(Evidence::Arrested) => glyphs.arrested,
        }
    }

    /// What lies on the card as one mark: the dead need no other.
    pub(super) const fn state(&self, glyphs: &Glyphs) -> &'static str {
        if self.dead { glyphs.dead } else { self.evidence_mark(glyphs) }
    }

    /// What its state is, in signs.
    pub fn marks(&self, look: Look) -> String {
        let glyphs = Glyphs::of(look);
        [if self.dead { glyphs.dead } else { "" }, self.evidence_mark(glyphs)].concat()
    }

    /// The tokens on it, and whether the last action was about it.
    pub fn tail(&self, look: Look) -> String {
        let tokens: String = self.tokens.iter().map(|token| token.letter).collect();
        tokens + if self.highlight { Glyphs::of(look).highlight } else { "" }
    }

    /// The ink of the card; shapes say the same.
    pub(super) const fn ink(&self) -> Option<Ink> {
        match self {
            Self { highlight: true, .. } => Some(Ink::Chosen),
            Self { dead: true, .. } => Some(Ink::Dead),
            Self { evidence: Some(Evidence::Exonerated), .. } => Some(Ink::Good),
            Self { evidence: Some(Evidence::Officer), .. } => Some(Ink::Law),
            Self { evidence: Some(Evidence::Arrested), .. } => Some(Ink::Held),
            _ => None,
        }
    }

    /// The card in words: `b1 Barrin, dead`, or `b1, dead` where the name isn’t known.
    pub fn tell(&self, cell: Cell, words: &Words) -> String {
        let mut text = cell.to_string();
        // A suspect without a name is called by the cell.
        if self.name != text {
            let _ = write!(text, " {}", self.name);
        }
        for (said, key) in [
            (self.dead, "screen-dead"),
            (self.evidence == Some(Evidence::Exonerated), "screen-exonerated"),
            (self.evidence == Some(Evidence::Officer), "screen-officer"),
            (self.evidence == Some(Evidence::Arrested), "screen-arrested"),
            (self.highlight, "screen-last"),
        ] {
            if said {
                let _ = write!(text, ", {}", words.say(key));
            }
        }
        for token in &self.tokens {
            let _ = write!(text, ", {}", token.name);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::screen::Medium;

    const SCREEN: Look = Look { colour: false, unicode: true, medium: Medium::Screen };

    /// Rows of names; `-` before a name is dead, `+` exonerated, `<` after it the last action.
    fn picture(rows: &str) -> Picture {
        let tile = |text: &str| Tile {
            name: text.trim_start_matches(['-', '+']).trim_end_matches('<').to_owned(),
            dead: text.starts_with('-'),
            evidence: (text.starts_with('+') || text.starts_with("-+"))
                .then_some(Evidence::Exonerated),
            highlight: text.ends_with('<'),
            tokens: Vec::new(),
        };
        let rows = rows.lines().map(|row| row.split_whitespace().map(tile).collect()).collect();
        Picture { rows, ..Picture::default() }
    }

    fn drawn(picture: &Picture, look: Look, lang: Lang) -> String {
        let lines = picture.draw(look, &Words::new(lang), 80);
        assert!(lines.iter().all(|line| width(line) < 80), "{}", lines.join("\n"));
        lines.join("\n")
    }

    fn english() -> Picture {
        picture(
            "Alyss -Barrin +Clive Deidre Ernest
             Franklin Geneva Horatio Irma -+Julian<
             Kristoph Linus Marion Neil Ophelia
             Phoebe Quinton Ryan Simon Trevor
             Ulysses Vladimir Wilhelm Yvonne Zachary",
        )
    }

    #[test]
    fn a_full_table_takes_thirteen_lines() {
        let expected = "
        a            b            c            d            e
  ┌────────────┬────────────┬────────────┬────────────┬────────────┐
1 │  Alyss     │✗ Barrin    │✓ Clive     │  Deidre    │  Ernest    │
  ├────────────┼────────────┼────────────┼────────────┼────────────┤
2 │  Franklin  │  Geneva    │  Horatio   │  Irma      │✗✓Julian   ◄│
  ├────────────┼────────────┼────────────┼────────────┼────────────┤
3 │  Kristoph  │  Linus     │  Marion    │  Neil      │  Ophelia   │
  ├────────────┼────────────┼────────────┼────────────┼────────────┤
4 │  Phoebe    │  Quinton   │  Ryan      │  Simon     │  Trevor    │
  ├────────────┼────────────┼────────────┼────────────┼────────────┤
5 │  Ulysses   │  Vladimir  │  Wilhelm   │  Yvonne    │  Zachary   │
  └────────────┴────────────┴────────────┴────────────┴────────────┘
   ✗ dead   ✓ exonerated   ◄ last action";
        let got = drawn(&english(), SCREEN, Lang::En);
        assert_eq!(got, expected[1..]);
        assert_eq!(got.lines().count(), 13);
    }

    #[test]
    fn no_mark_loses_its_meaning_where_there_is_little_room() {
        let legend = english().legend(SCREEN, &Words::new(Lang::En), 30);
        assert_eq!(legend, ["   ✗ dead   ✓ exonerated", "   ◄ last action"]);
    }

    #[test]
    fn from_the_other_side_the_labels_travel_with_the_cards() {
        let table = Picture {
            turned: true, ..picture("Яків -Оля Богдан\nВіктор Данило +Руслан<")
        };
        let expected = "
       c          b          a
  ┌──────────┬──────────┬──────────┐
2 │✓ Руслан ◄│  Данило  │  Віктор  │
  ├──────────┼──────────┼──────────┤
1 │  Богдан  │✗ Оля     │  Яків    │
  └──────────┴──────────┴──────────┘
   ✗ мертві   ✓ виправдані   ◄ остання дія";
        assert_eq!(drawn(&table, SCREEN, Lang::Uk), expected[1..]);
    }

    #[test]
    fn seven_columns_fit_and_names_stay_apart() {
        let row = "Анастасия -Анастасий +Александра Александр Ян Сюзанна Елизавета<\n";
        let table = picture(&row.repeat(7));
        let got = drawn(&table, SCREEN, Lang::Ru);
        let expected = "
       a         b         c         d         e         f         g
  ┌─────────┬─────────┬─────────┬─────────┬─────────┬─────────┬─────────┐
1 │  Анаст…я│✗ Анаст…й│✓ Алекс…а│  Алекс…р│  Ян     │  Сюзанна│  Елиз… ◄│";
        assert_eq!(got.lines().take(3).collect::<Vec<_>>().join("\n"), expected[1..]);
        assert_eq!(got.lines().count(), 17);
    }

    #[test]
    fn without_unicode_the_lines_are_ascii_and_wide_names_still_fit() {
        let look = Look { unicode: false, ..SCREEN };
        let mut table = picture("-鈴木 +Clive<");
        table.rows[0][0].tokens.push(Token { letter: 'T', name: "threat".to_owned() });
        let expected = "
       a          b
  +----------+----------+
1 |x 鈴木   T|+ Clive  <|
  +----------+----------+
   x dead   + exonerated   < last action   T threat";
        assert_eq!(drawn(&table, look, Lang::En), expected[1..]);
    }

    #[test]
    fn who_is_under_arrest_is_told_from_who_is_free() {
        let mut table = picture("Alyss +Barrin");
        table.rows[0][0].evidence = Some(Evidence::Arrested);
        let got = drawn(&table, SCREEN, Lang::En);
        assert!(got.contains("│■ Alyss   │✓ Barrin  │"), "{got}");
        assert!(got.ends_with("   ✓ exonerated   ■ under arrest"), "{got}");
        let plain = Look { medium: Medium::Spoken, ..SCREEN };
        let said = drawn(&table, plain, Lang::Ru);
        assert_eq!(said, "Ряд 1: a1 Alyss, под арестом; b1 Barrin, оправдан");
    }

    #[test]
    fn a_screen_reader_gets_a_line_of_words_per_row() {
        let plain = Look { medium: Medium::Spoken, ..SCREEN };
        let table = picture("Яків -Оля\n+Богдан Руслан<");
        assert_eq!(
            drawn(&table, plain, Lang::Uk),
            "Ряд 1: a1 Яків; b1 Оля, вбито\nРяд 2: a2 Богдан, виправдано; b2 Руслан, остання дія"
        );
        assert_eq!(
            drawn(&Picture { turned: true, ..table }, plain, Lang::Ru),
            "Ряд 2: b2 Руслан, последнее действие; a2 Богдан, оправдан\n\
             Ряд 1: b1 Оля, погиб; a1 Яків"
        );
    }

    #[test]
    fn colour_changes_no_character() {
        let look = Look { colour: true, ..SCREEN };
        let words = Words::new(Lang::En);
        let coloured = english().draw(look, &words, 80).join("\n");
        assert!(coloured.contains('\u{1b}'));
        assert_eq!(crate::screen::style::bare(&coloured), drawn(&english(), SCREEN, Lang::En));
    }
}
