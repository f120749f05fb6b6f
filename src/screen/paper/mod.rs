//! A sheet of A4 paper for a printer: black on white, as one SVG file without fonts or pictures; and the QR code, which is
//! as black and white on a screen.
mod qr;

use std::fmt::Write as _;

pub use qr::{CAPACITY, Code, ROWS, SIDE, TooLongForCode};

use super::clean;
use crate::lang::Lang;

/// A sheet of A4 paper in portrait, drawn from tenths of a millimetre: 2100 across, 2970 down.
///
/// The printer's own sans-serif letters are used, so nobody knows how wide a text comes out:
/// widths are estimated on the safe side, and what must not grow out of its place is pressed into it.
///
/// # Examples
/// ```
/// use noir_referee::lang::Lang;
/// use noir_referee::screen::{Paper, Type};
/// let mut paper = Paper::new("Ann & Ben", Lang::En);
/// paper.text(100, 200, 1900, Type::bold(50), "Ann & Ben");
/// assert!(paper.svg().contains(">Ann &amp; Ben</text>"));
/// ```
#[derive(Clone, Debug)]
pub struct Paper {
    title: String,
    lang: Lang,
    body: String,
}

/// How letters are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Type {
    /// The height of a letter, in tenths of a millimetre.
    pub size: u32,
    /// Whether it is bold.
    pub bold: bool,
    /// Whether the text stands in the middle of its place instead of at its left edge.
    pub middle: bool,
    /// Whether it is white, to be read on black.
    pub(super) white: bool,
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// As thin as a printer shows for certain.
    Thin,
    /// For what is to be seen from across the table.
    Thick,
}

/// What an area is filled with; all have a thin edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// Paper.
    White,
    /// As little ink as can be told from paper.
    Grey,
    /// Ink.
    Black,
}

impl Type {
    /// Ordinary letters.
    pub const fn plain(size: u32) -> Self {
        Self { size, bold: false, middle: false, white: false }
    }

    /// Bold letters.
    pub const fn bold(size: u32) -> Self {
        Self { bold: true, ..Self::plain(size) }
    }

    /// The same in the middle of its place.
    #[must_use]
    pub(super) const fn centred(self) -> Self {
        Self { middle: true, ..self }
    }

    /// The same in white.
    #[must_use]
    pub(super) const fn on_black(self) -> Self {
        Self { white: true, ..self }
    }

    /// From one line of text to the next.
    pub(super) const fn leading(self) -> u32 {
        self.size * 27 / 20
    }

    /// The estimated width of a text, in tenths of a millimetre.
    fn width(self, text: &str) -> u32 {
        let percent: u32 = text.chars().map(letter_width).sum();
        percent * self.size * if self.bold { 112 } else { 100 } / 10_000
    }

    /// The text in lines that fit `width`, broken at spaces; a word that is longer has its own line.
    pub fn wrap(self, text: &str, width: u32) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = String::new();
        for word in text.split(' ') {
            if !line.is_empty() && self.width(&line) + self.width(word) + self.size / 2 > width {
                lines.push(std::mem::take(&mut line));
            } else if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
        lines
    }
}

/// About how wide a letter is, in hundredths of its height.
fn letter_width(letter: char) -> u32 {
    match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '!' | '|' | '\'' | '’' | ' ' | 'і'
        | 'ї' | 'І' | 'Ї' => 34,
        'f' | 'r' | 't' | '(' | ')' | '-' | '·' | 'г' => 42,
        'm' | 'w' | 'M' | 'W' | '—' | '…' | '@' | 'ж' | 'м' | 'ф' | 'ш' | 'щ' | 'ы' | 'ю' | 'Ж'
        | 'М' | 'Ф' | 'Ш' | 'Щ' | 'Ы' | 'Ю' => 92,
        letter if letter.is_uppercase() => 72,
        _ => 62,
    }
}

impl Paper {
    /// A blank sheet whose file bears a title.
    pub fn new(title: &str, lang: Lang) -> Self {
        Self { title: title.to_owned(), lang, body: String::new() }
    }

    /// Writes one line of text on the base line `y`, in the `width` from `x` on: smaller where it does not
    /// fit, and pressed where it would be too small to be read.
    pub fn text(&mut self, x: u32, y: u32, width: u32, letters: Type, text: &str) {
        let wide = letters.width(text).max(1);
        let size = letters.size.min((letters.size * width / wide).max(letters.size * 11 / 20));
        let x = if letters.middle { x + width / 2 } else { x };
        let _ = write!(self.body, r#"<text x="{x}" y="{y}" font-size="{size}""#);
        if letters.bold {
            self.body += r#" font-weight="bold""#;
        }
        if letters.middle {
            self.body += r#" text-anchor="middle""#;
        }
        if letters.white {
            self.body += r#" fill="white""#;
        }
        if (Type { size, ..letters }).width(text) > width {
            let _ = write!(self.body, r#" textLength="{width}" lengthAdjust="spacingAndGlyphs""#);
        }
        let _ = writeln!(self.body, ">{}</text>", escape(text));
    }

    /// A rectangle, not filled.
    pub fn frame(&mut self, x: u32, y: u32, width: u32, height: u32, stroke: Stroke) {
        let _ = writeln!(
            self.body,
            r#"<path d="M{x} {y}h{width}v{height}h-{width}z" {}/>"#,
            stroke.attributes()
        );
    }

    /// A straight line.
    pub fn line(&mut self, from: (u32, u32), to: (u32, u32), stroke: Stroke) {
        let ((x, y), (to_x, to_y)) = (from, to);
        let stroke = stroke.attributes();
        let _ = writeln!(self.body, r#"<path d="M{x} {y}L{to_x} {to_y}" {stroke}/>"#);
    }

    /// An area with straight edges between corners.
    pub(super) fn area(&mut self, corners: &[(u32, u32)], fill: Fill) {
        let corners: Vec<String> = corners.iter().map(|(x, y)| format!("{x} {y}")).collect();
        let path = corners.join("L");
        let _ = writeln!(self.body, r#"<path d="M{path}z" {}/>"#, fill.attributes());
    }

    /// A disc round a point.
    pub fn disc(&mut self, (x, y): (u32, u32), radius: u32, fill: Fill) {
        let fill = fill.attributes();
        let _ = writeln!(self.body, r#"<circle cx="{x}" cy="{y}" r="{radius}" {fill}/>"#);
    }

    /// What `draw` draws is one thing of the file, with this name.
    pub fn named(&mut self, name: &str, draw: impl FnOnce(&mut Self)) {
        let _ = writeln!(self.body, r#"<g data-spot="{}">"#, escape(name).replace('"', "&quot;"));
        draw(self);
        self.body += "</g>\n";
    }

    /// The whole file.
    pub fn svg(&self) -> String {
        let sheet = self.sized((2100, 2970), r#"width="210mm" height="297mm" "#);
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{sheet}")
    }

    /// So much of the paper from its left upper corner on, to stand in a page of the web.
    pub fn picture(&self, size: (u32, u32)) -> String {
        self.sized(size, "")
    }

    fn sized(&self, (width, height): (u32, u32), measures: &str) -> String {
        format!(
            concat!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" {measures}"#,
                r#"viewBox="0 0 {width} {height}" xml:lang="{lang}" font-family="sans-serif" fill="black">"#,
                "\n<title>{title}</title>\n",
                r#"<path d="M0 0h{width}v{height}H0z" fill="white"/>"#,
                "\n{body}</svg>\n",
            ),
            measures = measures,
            width = width,
            height = height,
            lang = self.lang.code(),
            title = escape(&self.title),
            body = self.body,
        )
    }
}

impl Stroke {
    const fn attributes(self) -> &'static str {
        match self {
            Self::Thin => r#"fill="none" stroke="black" stroke-width="3""#,
            Self::Thick => r#"fill="none" stroke="black" stroke-width="10""#,
        }
    }
}

impl Fill {
    const fn attributes(self) -> &'static str {
        match self {
            Self::White => r#"fill="white" stroke="black" stroke-width="3""#,
            Self::Grey => r##"fill="#ddd" stroke="black" stroke-width="3""##,
            Self::Black => r#"fill="black" stroke="black" stroke-width="3""#,
        }
    }
}

/// A text as XML takes it; characters that nobody can see are made visible first.
fn escape(text: &str) -> String {
    clean(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(width: u32, text: &str) -> String {
        let mut paper = Paper::new("", Lang::En);
        paper.text(0, 100, width, Type::plain(100), text);
        paper.body
    }

    #[test]
    fn a_text_stays_in_its_place() {
        assert_eq!(drawn(1000, "Ann"), "<text x=\"0\" y=\"100\" font-size=\"100\">Ann</text>\n");
        assert_eq!(drawn(150, "Ann"), "<text x=\"0\" y=\"100\" font-size=\"76\">Ann</text>\n");
        let pressed = drawn(50, "Ann");
        assert!(pressed.contains(r#"font-size="55" textLength="50""#), "{pressed}");
    }

    #[test]
    fn nothing_typed_becomes_a_mark_of_the_file() {
        let typed = drawn(2000, "</text><script>&\u{202e}\u{1b}[31m");
        assert_eq!(typed.matches('<').count(), 2, "{typed}");
        assert!(typed.contains("&lt;/text&gt;&lt;script&gt;&amp;"), "{typed}");
        assert!(!typed.contains(['\u{202e}', '\u{1b}']), "{typed}");
        assert!(Paper::new("A & B", Lang::Uk).svg().contains("<title>A &amp; B</title>"));
    }

    #[test]
    fn lines_are_no_wider_than_they_are_allowed() {
        let letters = Type::plain(36);
        let lines = letters.wrap("Перетасуйте 25 інших підозрюваних і розкладіть сіткою", 500);
        assert!(
            lines.len() > 1 && lines.iter().all(|line| letters.width(line) <= 500),
            "{lines:?}"
        );
        assert_eq!(lines.join(" "), "Перетасуйте 25 інших підозрюваних і розкладіть сіткою");
    }
}
