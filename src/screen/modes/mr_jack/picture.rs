//! The picture of a district of hexes.
use crate::board::{COLUMNS, Exit, Hex, Way};
use crate::lang::Words;
use crate::screen::{Ink, Look, Sign, cut, pad, width, wrap};

/// A district as it lies: what is drawn, with nothing left to find out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Streets {
    /// Its hexes.
    pub spots: Vec<DrawnHex>,
    /// Its exits, in the order of [`Exit::ALL`].
    pub gaps: [DrawnExit; 4],
    /// Whether it is seen from the other side of the table. Names stay with the hexes.
    pub turned: bool,
}

/// One hex of the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnHex {
    /// Which one.
    pub hex: Hex,
    /// What is printed there, and the tile on it.
    pub(in crate::screen) ground: Ground,
    /// Who stands there.
    pub figure: Option<Figure>,
    /// The last action was about this hex.
    pub highlight: bool,
}

/// What is printed on a hex, and what lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A street.
    Street,
    /// A manhole in a street.
    Manhole,
    /// A manhole with a cover.
    Covered,
    /// A lamp without a lit tile.
    Unlit,
    /// A lamp with a lit tile and its number, 0 for a plain one.
    Lit(u8),
    /// A building or a garden.
    Obstacle,
}

/// A character's disc.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The character's name.
    pub name: String,
    /// The disc shows its innocent side.
    pub innocent: bool,
    /// Why the character is visible, each reason in words; none where it is not.
    pub seen: Vec<String>,
    /// Where its lantern points, of the one who has one.
    pub lantern: Option<Way>,
    /// What only the reader of a private page sees: that this one is Jack, or that its alibi card is held.
    pub mark: Option<Sign>,
}

/// An exit of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnExit {
    /// Which one.
    pub exit: Exit,
    /// The street hex beside it.
    pub hex: Hex,
    /// Whether a cordon closes it.
    pub cordon: bool,
    /// The last action was about this exit.
    pub highlight: bool,
}

/// Half rows from the top of a district to its foot.
pub(super) const HALF_ROWS: usize = 17;

/// The columns of text that the drawing takes.
const WIDE: usize = 79;

/// A piece of a line: where it begins, its text, and how it is inked.
type Piece = (usize, String, Option<Ink>);

impl Streets {
    /// What the signs of a drawing mean.
    pub fn signs(words: &Words) -> String {
        let signs =
            ["jack-map-paper-lamps", "jack-map-paper-manholes", "jack-map-paper-characters"];
        signs.map(|key| words.say(key)).join(" · ")
    }

    /// The picture in lines of fewer than `columns` columns: a line for each half row, with hexes of one
    /// half row two columns of the map apart, then a legend. In plain mode, and where the terminal has
    /// fewer than 80 columns, in words.
    pub fn draw(&self, look: Look, words: &Words, columns: usize) -> Vec<String> {
        if look.plain() {
            return self.tell(words);
        }
        let room = columns.saturating_sub(1);
        if room < WIDE {
            return self.tell(words).iter().flat_map(|line| wrap(line, room)).collect();
        }
        let mut lines = self.lines(look, words);
        lines.extend(self.legend(look, words, room));
        lines
    }

    /// The same without the legend, which was seen before.
    pub fn draw_close(&self, look: Look, words: &Words, columns: usize) -> Vec<String> {
        let mut lines = self.draw(look, words, columns);
        if !look.plain() && columns > WIDE {
            lines.truncate(self.lines(look, words).len());
        }
        lines
    }

    fn lines(&self, look: Look, words: &Words) -> Vec<String> {
        let mut rows: [Vec<Piece>; HALF_ROWS] = Default::default();
        for gap in &self.gaps {
            // The gaps are in the first and the last line, above or below their hexes.
            let (column, row) = self.seen(gap.hex);
            let row = if row < HALF_ROWS / 2 { 0 } else { HALF_ROWS - 1 };
            let key = if gap.cordon { "jack-map-exit-cordon" } else { "jack-map-exit-open" };
            let said = words.tell(
                key,
                &[("exit", words.say(&format!("jack-gate-{}", gap.exit.word())).into())],
            );
            let mark = if gap.highlight { format!("{} ", look.points()) } else { String::new() };
            let ink = if gap.highlight { Ink::Chosen } else { Ink::Strong };
            rows[row].push((start(column), mark + &said, Some(ink)));
        }
        for spot in &self.spots {
            let (column, row) = self.seen(spot.hex);
            // The next hex of the half row, if there is one, begins two columns of the map further on.
            let end = if column + 2 < COLUMNS.into() { start(column + 2) - 1 } else { WIDE };
            let text = self.text(spot, look, end - start(column));
            rows[row].push((start(column), text, spot.ink()));
        }
        rows.into_iter().map(|row| line(row, look)).collect()
    }

    /// The same with marks at those whose names are these.
    #[must_use]
    pub fn marked(mut self, sign: Sign, names: &[&str]) -> Self {
        let figures = self.spots.iter_mut().filter_map(|spot| spot.figure.as_mut());
        for figure in figures.filter(|figure| names.contains(&figure.name.as_str())) {
            figure.mark = Some(sign);
        }
        self
    }

    /// The column and the half row of a hex as seen from the asked side.
    pub(super) fn seen(&self, hex: Hex) -> (usize, usize) {
        let (column, row) = (usize::from(hex.column()), usize::from(hex.row()));
        if self.turned {
            (usize::from(COLUMNS) - 1 - column, HALF_ROWS - 1 - row)
        } else {
            (column, row)
        }
    }

    /// What stands for a hex, in `room` columns: its name and what is there. Where all that does not
    /// fit, its parts stand closer together.
    fn text(&self, spot: &DrawnHex, look: Look, room: usize) -> String {
        let mark = spot.figure.as_ref().and_then(|figure| figure.mark);
        let points = if spot.highlight { look.points() } else { " " };
        let between = mark.map_or(points, |sign| sign.glyph(look.unicode));
        let there = spot.figure.as_ref().map_or_else(
            || spot.ground.sign(),
            |figure| {
                let manhole = match spot.ground {
                    Ground::Manhole | Ground::Covered => spot.ground.sign(),
                    _ => String::new(),
                };
                let arrow = figure.lantern.map_or("", |way| self.arrow(way, look));
                let seen = if figure.seen.is_empty() { "" } else { "!" };
                format!("{}{arrow}{seen}{manhole}", figure.sign())
            },
        );
        let text = format!("{}{between}{there}", spot.hex);
        if width(&text) <= room { text } else { format!("{}{there}", spot.hex) }
    }

    /// The way in which a lantern points on the screen; without Unicode the way on the board.
    fn arrow(&self, way: Way, look: Look) -> &'static str {
        let at = Way::ALL.iter().position(|other| *other == way).unwrap_or(0);
        if look.unicode {
            ["↑", "↗", "↘", "↓", "↙", "↖"][if self.turned { (at + 3) % 6 } else { at }]
        } else {
            ["N", "NE", "SE", "S", "SW", "NW"][at]
        }
    }

    /// What the signs mean, for those that occur.
    fn legend(&self, look: Look, words: &Words, room: usize) -> Vec<String> {
        let any = |has: &dyn Fn(&DrawnHex) -> bool| self.spots.iter().any(has);
        let figure = |has: &dyn Fn(&Figure) -> bool| {
            self.spots.iter().filter_map(|spot| spot.figure.as_ref()).find(|it| has(it))
        };
        let on = |ground: Ground| any(&|spot| spot.ground == ground);
        let lantern = figure(&|figure| figure.lantern.is_some());
        let arrow =
            lantern.and_then(|figure| figure.lantern).map_or("", |way| self.arrow(way, look));
        let innocent = figure(&|figure| figure.innocent).map(Figure::sign).unwrap_or_default();
        let gap = self.gaps.iter().any(|gap| gap.highlight);
        let marked = |sign: Sign| figure(&|figure| figure.mark == Some(sign)).is_some();
        let meant = [
            (any(&|spot| matches!(spot.ground, Ground::Lit(_))), "*1", "jack-map-legend-lit"),
            (on(Ground::Unlit), "-", "jack-map-legend-unlit"),
            (on(Ground::Manhole), "o", "jack-map-legend-open"),
            (on(Ground::Covered), "x", "jack-map-legend-covered"),
            (on(Ground::Obstacle), "##", "jack-map-legend-obstacle"),
            (figure(&|figure| !figure.seen.is_empty()).is_some(), "!", "jack-map-legend-visible"),
            (!innocent.is_empty(), &innocent, "jack-map-legend-innocent"),
            (lantern.is_some(), arrow, "jack-map-legend-lantern"),
            (gap || any(&|spot| spot.highlight), look.points(), "screen-legend-last"),
            (marked(Sign::Identity), Sign::Identity.glyph(look.unicode), "jack-mark-jack"),
            (marked(Sign::Hand), Sign::Hand.glyph(look.unicode), "jack-mark-alibi"),
        ];
        let meant = meant.into_iter().filter(|(shown, ..)| *shown);
        let mut lines: Vec<String> = Vec::new();
        for (_, sign, key) in meant {
            let text = format!("{sign} {}", words.say(key));
            match lines.last_mut() {
                Some(line) if width(line) + 3 + width(&text) <= room => {
                    line.extend(["   ", &text]);
                }
                _ => lines.push(text),
            }
        }
        let faint = |line: String| look.paint(Ink::Faint, &cut(&line, room, look.ellipsis()));
        lines.into_iter().map(faint).collect()
    }

    /// The district in words: a line for each character, then lamps, manholes and exits.
    fn tell(&self, words: &Words) -> Vec<String> {
        let stands = |spot: &DrawnHex| {
            Some(last(spot.highlight, spot.figure.as_ref()?.tell(spot.hex, words), words))
        };
        let mut lines: Vec<String> = self.spots.iter().filter_map(stands).collect();
        lines.extend(self.places(words));
        lines
    }

    /// Lamps, manholes and exits in words, two lines each.
    pub(super) fn places(&self, words: &Words) -> Vec<String> {
        let every = |key: &str, places: Vec<String>| {
            let none = || words.say("jack-map-none");
            let places = if places.is_empty() { none() } else { places.join("; ") };
            words.tell(key, &[("places", places.into())])
        };
        let ground = |key: &str, there: &dyn Fn(Ground) -> bool| {
            let spots = self.spots.iter().filter(|spot| there(spot.ground));
            // A character on a manhole has its own line, which says what the last action was about.
            let place = |spot: &DrawnHex| {
                last(spot.highlight && spot.figure.is_none(), spot.place(words), words)
            };
            every(key, spots.map(place).collect())
        };
        let gaps = |key: &str, cordon: bool| {
            let gaps = self.gaps.iter().filter(|gap| gap.cordon == cordon);
            every(key, gaps.map(|gap| last(gap.highlight, gap.place(words), words)).collect())
        };
        vec![
            ground("jack-map-lit", &|ground| matches!(ground, Ground::Lit(_))),
            ground("jack-map-unlit", &|ground| ground == Ground::Unlit),
            ground("jack-map-open", &|ground| ground == Ground::Manhole),
            ground("jack-map-covered", &|ground| ground == Ground::Covered),
            gaps("jack-map-exits-open", false),
            gaps("jack-map-exits-cordon", true),
        ]
    }
}

/// What is said of a place, marked where the last action was about it.
fn last(shown: bool, text: String, words: &Words) -> String {
    if shown { format!("{text}, {}", words.say("screen-last")) } else { text }
}

/// The column of text at which a column of the map begins.
const fn start(column: usize) -> usize {
    column * 11 / 2
}

/// A line from its pieces.
fn line(mut row: Vec<Piece>, look: Look) -> String {
    row.sort_by_key(|(start, ..)| *start);
    let mut line = String::new();
    for (start, text, ink) in row {
        line = pad(&line, start);
        line += &ink.map_or_else(|| text.clone(), |ink| look.paint(ink, &text));
    }
    line
}

impl DrawnHex {
    const fn ink(&self) -> Option<Ink> {
        match (self.highlight, &self.figure, self.ground) {
            (true, ..) => Some(Ink::Chosen),
            (_, Some(Figure { innocent: true, .. }), _) => Some(Ink::Good),
            (_, Some(_), _) => Some(Ink::Strong),
            (_, None, Ground::Street | Ground::Obstacle) => Some(Ink::Faint),
            _ => None,
        }
    }

    /// The hex in words: `b2 (tile 1)`.
    fn place(&self, words: &Words) -> String {
        match self.ground {
            Ground::Lit(number @ 1..) => {
                let hex = ("hex", self.hex.to_string().into());
                words.tell("jack-map-tile", &[hex, ("number", number.to_string().into())])
            }
            _ => self.hex.to_string(),
        }
    }
}

impl Ground {
    /// What stands for it in the picture.
    pub(super) fn sign(self) -> String {
        match self {
            Self::Street => ".".to_owned(),
            Self::Manhole => "o".to_owned(),
            Self::Covered => "x".to_owned(),
            Self::Unlit => "-".to_owned(),
            Self::Lit(0) => "*".to_owned(),
            Self::Lit(number) => format!("*{number}"),
            Self::Obstacle => "##".to_owned(),
        }
    }
}

impl Figure {
    /// Two letters of the last name, in brackets for the innocent.
    pub(in crate::screen) fn sign(&self) -> String {
        let last = self.name.rsplit(' ').next().unwrap_or_default();
        let letters: String = last.chars().take(2).collect();
        if self.innocent { format!("({letters})") } else { letters }
    }

    fn tell(&self, hex: Hex, words: &Words) -> String {
        let state = if self.innocent { "jack-map-innocent" } else { "jack-map-suspect" };
        let mut facts = vec![words.say(state)];
        facts.push(if self.seen.is_empty() {
            words.say("jack-map-invisible")
        } else {
            words.tell("jack-map-visible", &[("why", self.seen.join(", ").into())])
        });
        let way = self
            .lantern
            .map(|way| [("way", words.say(&format!("jack-way-{}", way.word())).into())]);
        facts.extend(way.map(|way| words.tell("jack-map-lantern", &way)));
        let mark = |sign| if sign == Sign::Identity { "jack-mark-jack" } else { "jack-mark-alibi" };
        facts.extend(self.mark.map(|sign| words.say(mark(sign))));
        let (name, hex) = (("name", (&self.name).into()), ("hex", hex.to_string().into()));
        words.tell("jack-map-stands", &[name, hex, ("facts", facts.join("; ").into())])
    }
}

impl DrawnExit {
    /// The exit in words: `north-west (b7)`.
    pub(super) fn place(self, words: &Words) -> String {
        let exit = words.say(&format!("jack-exit-{}", self.exit.word()));
        let hex = ("hex", self.hex.to_string().into());
        words.tell("jack-map-exit", &[("exit", exit.into()), hex])
    }
}

impl Look {
    /// What points at the hex that is meant.
    const fn points(self) -> &'static str {
        if self.unicode { "►" } else { ">" }
    }
}
