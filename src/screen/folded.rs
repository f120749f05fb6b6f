//! A sheet of paper for one player, whose secrets are folded away.
use super::{Board, Paper, Stroke, Type};
use crate::lang::Words;

/// What stands on a sheet of paper for one player.
///
/// The board and what is public take the upper part. Below are two strips: the secrets stand upside down in the
/// lower one, and folding both up, the lower one first, leaves them inside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folded {
    /// Whose it is.
    pub owner: String,
    /// The board as it lies.
    pub board: Board,
    /// What everybody may read.
    pub open: Vec<String>,
    /// What the owner alone may read.
    pub secret: Vec<String>,
}

/// The edge of the paper that printers leave white, in tenths of a millimetre.
const EDGE: u32 = 120;
const WIDE: u32 = 2100 - 2 * EDGE;
/// Where the paper is folded.
const FOLDS: [u32; 2] = [2110, 2540];
const FOOT: u32 = 2970;
/// Sizes of letters to try.
const SIZES: [u32; 6] = [40, 36, 32, 28, 24, 20];

impl Folded {
    /// Draws the sheet.
    pub fn draw(&self, words: &Words) -> Paper {
        let title = words.tell("screen-sheet-title", &[("who", (&self.owner).into())]);
        let mut paper = Paper::new(&title, words.lang());
        paper.text(EDGE, 190, WIDE, Type::bold(70), &title);
        let high = if self.board.is_small() { 950 } else { 1200 };
        self.board.put_on(&mut paper, words, (EDGE, 240), (WIDE, high));
        lines(&mut paper, &self.open, 260 + high, FOLDS[0]);
        for fold in FOLDS {
            paper.line((0, fold), (2100, fold), Stroke::Dashed);
        }
        lines(&mut paper, &[words.say("screen-sheet-fold")], FOLDS[0] + 20, FOLDS[1]);
        // Turned round, the strip begins where the paper ends.
        paper.upside_down((FOLDS[1], FOOT), |paper| {
            lines(paper, &self.secret, FOLDS[1] + EDGE, FOOT - 20);
        });
        paper
    }
}

/// Writes paragraphs between two heights, in the largest letters in which they all fit.
fn lines(paper: &mut Paper, texts: &[String], top: u32, foot: u32) {
    let set = |size: u32| -> (Type, Vec<String>) {
        let letters = Type::plain(size);
        (letters, texts.iter().flat_map(|text| letters.wrap(text, WIDE)).collect())
    };
    let fits = |(letters, lines): &(Type, Vec<String>)| {
        top + letters.leading() * lines.len() as u32 <= foot
    };
    let smallest = || set(SIZES[SIZES.len() - 1]);
    let (letters, lines) = SIZES.into_iter().map(set).find(fits).unwrap_or_else(smallest);
    for (line, at) in lines.iter().zip(1..) {
        paper.text(EDGE, top + letters.leading() * at, WIDE, letters, line);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Picture, Tile};
    use super::*;
    use crate::lang::Lang;

    fn sheet(lang: Lang) -> String {
        let tile = |name: &str| Tile { name: name.to_owned(), ..Tile::default() };
        let row: Vec<Tile> = ["Юлія", "Neil", "A & B"].map(tile).to_vec();
        let folded = Folded {
            owner: "Слідчий (Олена)".to_owned(),
            board: Board::Cards(Picture { rows: vec![row; 3], ..Picture::default() }),
            open: vec!["open".to_owned()],
            secret: vec!["You are Neil.".to_owned(); 9],
        };
        folded.draw(&Words::new(lang)).svg()
    }

    #[test]
    fn secrets_stand_upside_down_below_the_second_fold() {
        for lang in Lang::ALL {
            let svg = sheet(lang);
            let (open, secret) =
                svg.split_once(r#"<g transform="rotate(180 1050 2755)">"#).unwrap();
            assert!(open.contains(">open</text>") && !open.contains("You are"), "{svg}");
            assert_eq!(secret.matches(">You are Neil.</text>").count(), 9);
            assert_eq!(svg.matches("stroke-dasharray").count(), 2, "two folds");
            let heights = secret.split(" y=\"").skip(1).map(|part| part.split('"').next().unwrap());
            for height in heights.map(|height| height.parse::<u32>().unwrap()) {
                // What is turned about the middle of the strip stays in it.
                assert!((FOLDS[1]..FOOT).contains(&height), "{height}");
            }
        }
    }
}
