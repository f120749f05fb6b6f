//! A text as a QR code that a phone reads without any network.
use std::fmt::{self, Write as _};

use qrcode::bits::Bits;
use qrcode::{EcLevel, QrCode, QrResult, Version};

/// How many bytes of UTF-8 a code holds (Cyrillic letters take two each).
pub const CAPACITY: usize = 106;

/// Modules along a side without the quiet zone: version 5.
const MODULES: usize = 37;

/// The same of a code that holds a link: version 3, which leaves room for words beside it on a terminal of 80×24.
const LINK_MODULES: usize = 29;

/// How many bytes of a link a code holds.
const LINK_CAPACITY: usize = 53;

/// Light modules that a reader needs on each side.
const QUIET: usize = 4;

/// Modules along a side with the quiet zone; also the columns of the terminal drawing.
pub const SIDE: usize = MODULES + 2 * QUIET;

/// Rows of the terminal drawing: two modules share a character.
pub const ROWS: usize = SIDE.div_ceil(2);

/// Pixels along the side of a module in a PNG; eight make each module one byte.
const PIXELS: usize = 8;

/// A QR code whose size says nothing about its text: always version 5, level L, one byte segment of
/// [`CAPACITY`] bytes, filled up with spaces.
///
/// No character set is declared inside: phones recognise UTF-8, and some misread the declaration.
///
/// # Examples
/// ```
/// use noir_referee::screen::{CAPACITY, Code};
/// assert_eq!(Code::new("Оля").unwrap().rows().len(), 23);
/// assert_eq!(Code::new(&"x".repeat(CAPACITY + 1)).unwrap_err().bytes, 107);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Code {
    /// Modules along a side without the quiet zone.
    modules: usize,
    /// Dark modules, row by row, without the quiet zone.
    dark: Vec<bool>,
}

/// The text doesn’t fit into a code and has to be shorter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{bytes} bytes do not fit into a QR code of {CAPACITY}")]
pub struct TooLongForCode {
    /// Bytes of UTF-8 in the text; more than [`CAPACITY`].
    pub bytes: usize,
}

impl Code {
    /// Encodes `text`.
    ///
    /// # Errors
    /// The text has more than [`CAPACITY`] bytes of UTF-8.
    pub fn new(text: &str) -> Result<Self, TooLongForCode> {
        let too_long = TooLongForCode { bytes: text.len() };
        if text.len() > CAPACITY {
            return Err(too_long);
        }
        let padded = format!("{text}{}", " ".repeat(CAPACITY - text.len()));
        let dark = encode(padded.as_bytes(), 5).map_err(|_| too_long)?;
        Ok(Self { modules: MODULES, dark })
    }

    /// Encodes a link as it is, with nothing that fills it up: 19 rows of 37 columns on a terminal.
    ///
    /// # Errors
    /// The link has more than 53 bytes.
    pub fn of_link(link: &str) -> Result<Self, TooLongForCode> {
        let too_long = TooLongForCode { bytes: link.len() };
        if link.len() > LINK_CAPACITY {
            return Err(too_long);
        }
        let dark = encode(link.as_bytes(), 3).map_err(|_| too_long)?;
        Ok(Self { modules: LINK_MODULES, dark })
    }

    /// Modules along a side with the quiet zone.
    const fn side(&self) -> usize {
        self.modules + 2 * QUIET
    }

    /// Whether the module at `x`, `y` is dark; the quiet zone and everything beyond is light.
    fn is_dark(&self, x: usize, y: usize) -> bool {
        let inside = |at: usize| at.checked_sub(QUIET).filter(|at| *at < self.modules);
        match (inside(x), inside(y)) {
            (Some(x), Some(y)) => self.dark.get(y * self.modules + x) == Some(&true),
            _ => false,
        }
    }

    /// The drawing for a terminal, quiet zone included: [`ROWS`] lines of [`SIDE`] columns, black on
    /// white whatever the theme.
    ///
    /// Every cell names both its colours, because a reader finds no code in swapped ones, so these
    /// colours stay under `NO_COLOR` too: they are the content. They come from the fixed part of
    /// the 256-colour palette, which themes do not repaint, and every cell takes the same number of
    /// bytes.
    pub fn rows(&self) -> Vec<String> {
        let shade = |x, y| if self.is_dark(x, y) { BLACK } else { WHITE };
        let row = |y: usize| {
            let mut line = String::with_capacity(self.side() * 24);
            for x in 0..self.side() {
                let (upper, lower) = (shade(x, 2 * y), shade(x, 2 * y + 1));
                let _ = write!(line, "\x1b[38;5;{upper};48;5;{lower}m▀");
            }
            line + "\x1b[0m"
        };
        (0..self.side().div_ceil(2)).map(row).collect()
    }

    /// The code as an SVG file, black on white; every code takes the same number of bytes.
    pub fn svg(&self) -> String {
        let mut path = String::new();
        for y in QUIET..QUIET + self.modules {
            for x in QUIET..QUIET + self.modules {
                // A light module is drawn with no area, so it takes as many bytes.
                let dark = u8::from(self.is_dark(x, y));
                let _ = write!(path, "M{x:02} {y:02}h{dark}v{dark}h-{dark}z");
            }
        }
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" \
             width=\"{pixels}\" height=\"{pixels}\" shape-rendering=\"crispEdges\">\n\
             <path fill=\"#ffffff\" d=\"M0 0h{side}v{side}h-{side}z\"/>\n\
             <path fill=\"#000000\" d=\"{path}\"/>\n</svg>\n",
            side = self.side(),
            pixels = self.side() * PIXELS,
        )
    }
}

/// Nearly black and white of the 256-colour palette, three digits each.
const BLACK: u8 = 232;
const WHITE: u8 = 231;

impl fmt::Debug for Code {
    /// Says nothing, since a code is as good as its text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(…)")
    }
}

/// One segment of bytes: mixed segments would be shorter or longer with the text.
fn encode(bytes: &[u8], version: i16) -> QrResult<Vec<bool>> {
    let mut bits = Bits::new(Version::Normal(version));
    bits.push_byte_data(bytes)?;
    bits.push_terminator(EcLevel::L)?;
    let code = QrCode::with_bits(bits, EcLevel::L)?;
    Ok(code.into_colors().into_iter().map(|module| module == qrcode::Color::Dark).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRETS: [&str; 4] =
        ["", "You are Clive (c3)", "Ви: Анастасія, Яків, Єлизавета", "12345678901234567890"];

    /// What a phone reads in a picture so many pixels wide and high, and the version of the code.
    fn scanned(side: usize, dark: impl Fn(usize, usize) -> bool) -> (String, usize) {
        let pixels: Vec<u8> =
            (0..side * side).map(|at| if dark(at % side, at / side) { 0 } else { 255 }).collect();
        let mut phone = quircs::Quirc::default();
        let mut codes = phone.identify(side, side, &pixels);
        let code = codes.next().expect("a code").unwrap().decode().unwrap();
        assert!(codes.next().is_none());
        (String::from_utf8(code.payload).unwrap(), code.version)
    }

    /// The secret that a phone reads in a picture.
    fn decode(side: usize, dark: impl Fn(usize, usize) -> bool) -> String {
        let (text, version) = scanned(side, dark);
        assert_eq!((text.len(), version), (CAPACITY, 5));
        text.trim_end().to_owned()
    }

    /// The colours that a terminal shows for a code, as pixels, two per cell.
    fn shown(code: &Code) -> Vec<Vec<bool>> {
        let mut terminal = vt100::Parser::new(24.try_into().unwrap(), 80.try_into().unwrap(), 0);
        terminal.process(code.rows().join("\r\n").as_bytes());
        let shade = |colour| match colour {
            vt100::Color::Idx(BLACK) => true,
            vt100::Color::Idx(WHITE) => false,
            other => panic!("not an explicit black or white: {other:?}"),
        };
        let mut pixels = Vec::new();
        for row in 0..ROWS as u16 {
            let cells: Vec<_> = (0..SIDE as u16)
                .map(|column| terminal.screen().cell(row, column).unwrap())
                .inspect(|cell| assert_eq!(cell.contents(), "▀"))
                .collect();
            pixels.push(cells.iter().map(|cell| shade(cell.fgcolor())).collect());
            pixels.push(cells.iter().map(|cell| shade(cell.bgcolor())).collect());
        }
        pixels
    }

    #[test]
    fn what_the_terminal_shows_can_be_read() {
        for secret in SECRETS {
            let pixels = shown(&Code::new(secret).unwrap());
            assert_eq!(decode(SIDE * 3, |x, y| pixels[y / 3][x / 3]), secret);
            assert!(pixels[SIDE].iter().all(|dark| !dark), "the last half row is light");
        }
    }

    #[test]
    fn the_svg_draws_the_same_modules() {
        let code = Code::new(SECRETS[2]).unwrap();
        let svg = code.svg();
        let drawn = |at| svg.contains(&format!("M{:02} {:02}h1v1h-1z", at % SIDE, at / SIDE));
        let modules: Vec<bool> = (0..SIDE * SIDE).map(drawn).collect();
        let dark = |x: usize, y: usize| modules[y / 3 * SIDE + x / 3];
        assert_eq!(decode(SIDE * 3, dark), SECRETS[2]);
    }

    #[test]
    fn the_size_says_nothing_about_the_text() {
        let sizes = |secret: &str| {
            let code = Code::new(secret).unwrap();
            (code.rows().concat().len(), code.svg().len())
        };
        for secret in SECRETS {
            assert_eq!(sizes(secret), sizes(&"ж".repeat(CAPACITY / 2)), "{secret}");
        }
    }

    /// Beside it there is room for words on a terminal of 80×24.
    #[test]
    fn a_link_takes_nineteen_rows_of_thirty_seven_columns() {
        for link in [
            "http://10.0.0.1:80/#abc",
            &format!("http://255.255.255.255:65535/#{}", "x".repeat(22)),
        ] {
            let code = Code::of_link(link).unwrap();
            assert_eq!((code.rows().len(), code.rows()[0].matches('▀').count()), (19, 37));
            let side = code.side();
            let read = scanned(side * 3, |x, y| code.is_dark(x / 3, y / 3));
            assert_eq!(read, (link.to_owned(), 3));
        }
        assert!(Code::of_link(&"x".repeat(54)).is_err());
    }

    #[test]
    fn a_text_that_does_not_fit_comes_back_as_a_number_of_bytes() {
        assert!(Code::new(&"я".repeat(53)).is_ok());
        assert_eq!(Code::new(&"я".repeat(54)), Err(TooLongForCode { bytes: 108 }));
    }
}
