//! The page for one pair of eyes: what is drawn, and what each key does. No terminal in here.
use std::time::Duration;

use super::{Code, Ink, Key, Look, PrivatePage, ROWS, SIDE, cut, edit, width, wrap};
use crate::lang::Words;

/// What is on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene {
    /// Nothing secret: the screen is being turned to the owner.
    Holding,
    /// The QR code.
    Code,
    /// A part of the text, counted from 0.
    Text(usize),
    /// A line is being typed, unseen.
    Entry,
    /// Nothing secret any more, and nobody has pressed a key since.
    Hidden,
}

/// What is asked for before a page opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Its owner turns the screen away from the others.
    Turn,
    /// Whoever has the screen passes it to the owner.
    Pass,
}

impl Notice {
    const fn key(self) -> &'static str {
        match self {
            Self::Turn => "screen-private-holding",
            Self::Pass => "screen-private-pass",
        }
    }
}

/// What happens to a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key was pressed.
    Key(Key),
    /// No key was pressed for as long as the page may stay open.
    Late,
    /// Others may have had the terminal since the page was drawn.
    Lost,
    /// The window has another size.
    Resized,
}

/// What whoever shows the page does next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageStep {
    /// Nothing changed.
    Wait,
    /// Draw it again.
    Draw,
    /// Record the look-up, then [`Page::open`] with the secret.
    Open,
    /// Take this private line, then [`Page::answer`] with what the page holds after it.
    Enter(String),
    /// Take the page away.
    Leave,
}

/// The page of one owner: first held back, then open, then hidden.
///
/// ```text
/// holding ──key──▶ code ◀──space──▶ text ◀──e, enter, esc──▶ entry
///    │esc            └──────┬─────────┴── no key for long ──▶ hidden ──enter──▶ away
///    ▼                      ▼ esc, q, enter
///   away                   away
/// ```
pub struct Page<'a> {
    owner: &'a str,
    /// What is asked for before anything is shown.
    notice: Notice,
    look: Look,
    words: &'a Words,
    /// Seconds without a key after which the page hides itself.
    seconds: u64,
    /// Rows and columns of the terminal.
    size: (usize, usize),
    scene: Scene,
    secret: PrivatePage,
    code: Option<Code>,
    typed: String,
}

impl<'a> Page<'a> {
    /// A page held back until its owner presses a key.
    pub fn new(owner: &'a str, look: Look, words: &'a Words, seconds: u64) -> Self {
        Self {
            owner,
            notice: Notice::Turn,
            look,
            words,
            seconds,
            size: (24, 80),
            scene: Scene::Holding,
            secret: PrivatePage::default(),
            code: None,
            typed: String::new(),
        }
    }

    /// The same page, held back with other words.
    #[must_use]
    pub fn asking(self, notice: Notice) -> Self {
        Self { notice, ..self }
    }

    /// The terminal has this many rows and columns now.
    pub fn resize(&mut self, rows: usize, columns: usize) {
        self.size = (rows.max(4), columns.max(20));
        if self.scene == Scene::Code && !self.code_fits() {
            self.scene = Scene::Text(0);
        }
    }

    /// Shows the secret: as a code where one fits, else as text.
    pub fn open(&mut self, secret: PrivatePage) {
        self.answer(secret);
        if self.code_fits() {
            self.scene = Scene::Code;
        }
    }

    /// Shows the text of the secret as it is after a private line.
    pub fn answer(&mut self, secret: PrivatePage) {
        let drawn = !self.look.plain() && self.look.unicode && !secret.code.is_empty();
        self.code = Code::new(&secret.code).ok().filter(|_| drawn);
        self.secret = secret;
        self.scene = Scene::Text(0);
    }

    /// Whether something secret is shown, which time takes away.
    pub fn is_open(&self) -> bool {
        matches!(self.scene, Scene::Code | Scene::Text(_) | Scene::Entry)
    }

    /// How long the open page waits for a key before it hides itself.
    pub const fn patience(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }

    /// Whether the page is drawn line by line for a screen reader.
    pub const fn is_plain(&self) -> bool {
        self.look.plain()
    }

    /// What the input changes.
    pub fn on(&mut self, input: Input) -> PageStep {
        match (self.scene, input) {
            (_, Input::Resized) | (Scene::Holding | Scene::Hidden, Input::Lost) => PageStep::Draw,
            (Scene::Holding, Input::Key(key)) if key == Key::Leave || key.is('q') => {
                PageStep::Leave
            }
            (Scene::Holding, Input::Key(_)) => PageStep::Open,
            // Other keys may belong to a private line that came too late.
            (Scene::Hidden, Input::Key(Key::Enter | Key::Leave)) => PageStep::Leave,
            (Scene::Hidden, _) | (Scene::Holding, Input::Late) => PageStep::Wait,
            (_, Input::Late | Input::Lost) => {
                self.hide();
                PageStep::Draw
            }
            (Scene::Entry, Input::Key(key)) => self.type_key(key),
            (Scene::Code | Scene::Text(_), Input::Key(key)) => self.turn(key),
        }
    }

    /// A key on the open page.
    fn turn(&mut self, key: Key) -> PageStep {
        self.scene = match (key, self.scene) {
            (Key::Enter | Key::Leave, _) => return PageStep::Leave,
            (key, _) if key.is('q') => return PageStep::Leave,
            (key, _) if key.is('e') && self.secret.entry => Scene::Entry,
            (key, scene) if key == Key::Letter(' ') || key.is('t') => match scene {
                Scene::Text(part) if part + 1 < self.parts().len() => Scene::Text(part + 1),
                Scene::Text(_) if self.code_fits() => Scene::Code,
                _ => Scene::Text(0),
            },
            _ => return PageStep::Wait,
        };
        PageStep::Draw
    }

    /// A key while a line is typed.
    fn type_key(&mut self, key: Key) -> PageStep {
        if !matches!(key, Key::Enter | Key::Leave) {
            edit(&mut self.typed, key);
            return PageStep::Wait;
        }
        let line = std::mem::take(&mut self.typed);
        self.scene = Scene::Text(0);
        if key == Key::Leave || line.trim().is_empty() {
            PageStep::Draw
        } else {
            PageStep::Enter(line)
        }
    }

    /// Forgets the secret, not only hides it.
    fn hide(&mut self) {
        self.secret = PrivatePage::default();
        self.code = None;
        self.typed = String::new();
        self.scene = Scene::Hidden;
    }

    fn code_fits(&self) -> bool {
        self.code.is_some() && self.size.0 > ROWS && self.size.1 >= SIDE
    }

    /// The lines of the terminal, at most as many as it has rows, none wider than it.
    pub fn lines(&self) -> Vec<String> {
        match self.scene {
            Scene::Holding => self.notice(self.notice.key(), "screen-private-holding-keys"),
            Scene::Hidden => self.notice("screen-private-hidden", "screen-private-hidden-keys"),
            Scene::Entry => self.notice("screen-private-entry", "screen-private-entry-keys"),
            Scene::Code => self.code_lines(),
            Scene::Text(part) => self.text_lines(part),
        }
    }

    /// A line about the owner and one about the keys.
    fn notice(&self, about: &str, keys: &str) -> Vec<String> {
        let about = self.words.tell(about, &[("owner", self.owner.into())]);
        let mut lines = wrap(&about, self.size.1 - 1);
        for line in &mut lines {
            *line = self.look.paint(Ink::Strong, line);
        }
        lines.extend(wrap(&self.words.say(keys), self.size.1 - 1));
        lines.truncate(self.size.0);
        lines
    }

    fn code_lines(&self) -> Vec<String> {
        let margin = " ".repeat((self.size.1 - SIDE) / 2);
        let rows = self.code.iter().flat_map(Code::rows).map(|row| format!("{margin}{row}"));
        rows.chain([self.keys("screen-key-text")]).collect()
    }

    fn text_lines(&self, part: usize) -> Vec<String> {
        let parts = self.parts();
        let title = self.words.tell("screen-private-title", &[("owner", self.owner.into())]);
        let mut lines = vec![self.look.paint(Ink::Title, &cut(&title, self.size.1 - 1, ""))];
        lines.extend(parts.get(part).into_iter().flatten().cloned());
        lines.push(self.keys(if part + 1 < parts.len() {
            "screen-key-more"
        } else if self.code_fits() {
            "screen-key-code"
        } else if parts.len() > 1 {
            "screen-key-first"
        } else {
            ""
        }));
        lines
    }

    /// The text, broken into parts that fit between a title and the keys.
    fn parts(&self) -> Vec<Vec<String>> {
        let (rows, columns) = self.size;
        // What fits is left as it is: it may be a drawing.
        let fitting = |line: &String| {
            if width(line) < columns { vec![line.clone()] } else { wrap(line, columns - 1) }
        };
        let lines = self.secret.lines().flat_map(|line| line.split('\n').map(str::to_owned));
        let mut lines: Vec<_> = lines.flat_map(|line| fitting(&line)).collect();
        let wanted = !self.look.plain() && self.look.unicode && !self.secret.code.is_empty();
        if wanted && !self.code_fits() {
            let needed = [("columns", SIDE.into()), ("rows", (ROWS + 1).into())];
            let why = match &self.code {
                Some(_) => self.words.tell("screen-private-small", &needed),
                None => self.words.say("screen-private-long"),
            };
            lines.extend(wrap(&why, columns - 1));
        }
        lines.chunks(rows - 2).map(<[String]>::to_vec).collect()
    }

    /// What the keys do: `space`, entry where there is any, and hiding.
    fn keys(&self, space: &str) -> String {
        let seconds = [("n", self.seconds.into())];
        let keys = [
            (!space.is_empty()).then(|| self.words.say(space)),
            self.secret.entry.then(|| self.words.say("screen-key-entry")),
            Some(self.words.tell("screen-key-hide", &seconds)),
        ];
        let keys: Vec<_> = keys.into_iter().flatten().collect();
        cut(&keys.join("   "), self.size.1 - 1, self.look.ellipsis()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::screen::Medium;

    const LOOK: Look = Look { colour: false, unicode: true, medium: Medium::Screen };

    fn secret() -> PrivatePage {
        let lines = (1..=30).map(|n| format!("target {n}")).collect();
        PrivatePage {
            code: "You are Clive".to_owned(),
            held: lines,
            entry: true,
            ..PrivatePage::default()
        }
    }

    fn key(letter: char) -> Input {
        Input::Key(Key::Letter(letter))
    }

    fn opened(words: &Words, look: Look) -> Page<'_> {
        let mut page = Page::new("Ann", look, words, 30);
        assert_eq!(page.on(key('x')), PageStep::Open);
        page.open(secret());
        page
    }

    #[test]
    fn the_holding_page_can_be_refused_and_says_nothing() {
        let words = Words::new(Lang::En);
        let mut page = Page::new("Ann", LOOK, &words, 30);
        assert_eq!(
            page.lines(),
            ["Ann: turn the screen so that nobody else sees it.", "Any key: show   Esc: not now"]
        );
        assert_eq!(page.on(Input::Late), PageStep::Wait);
        assert_eq!(page.on(Input::Key(Key::Leave)), PageStep::Leave);
        assert_eq!(page.on(key('й')), PageStep::Leave);
    }

    #[test]
    fn space_turns_from_the_code_through_the_text_and_back() {
        let words = Words::new(Lang::En);
        let mut page = opened(&words, LOOK);
        assert_eq!(page.lines().len(), 24);
        assert!(page.lines()[23].starts_with("Space: as text   E: tell in private   Esc: hide"));
        assert_eq!(page.on(key(' ')), PageStep::Draw);
        assert_eq!(page.lines()[..2], ["For Ann only", "target 1"]);
        page.on(key('T'));
        assert_eq!(page.lines()[1], "target 23");
        page.on(key('е'));
        assert_eq!(page.scene, Scene::Code);
        for leaving in [Key::Enter, Key::Leave, Key::Letter('q')] {
            assert_eq!(opened(&words, LOOK).on(Input::Key(leaving)), PageStep::Leave);
        }
    }

    #[test]
    fn a_page_left_alone_forgets_the_secret() {
        let words = Words::new(Lang::Uk);
        let mut page = opened(&words, LOOK);
        assert_eq!(page.on(Input::Late), PageStep::Draw);
        assert!(!page.is_open());
        assert_eq!(page.secret, PrivatePage::default());
        assert_eq!(page.lines(), ["Сховано.", "Enter: далі"]);
        assert_eq!(page.on(key('b')), PageStep::Wait, "the rest of a line that came too late");
        assert_eq!(page.on(Input::Key(Key::Enter)), PageStep::Leave);
    }

    #[test]
    fn a_private_line_is_typed_unseen() {
        let words = Words::new(Lang::En);
        let mut page = opened(&words, LOOK);
        page.on(key('e'));
        let before = page.lines();
        for letter in "become c3".chars() {
            assert_eq!(page.on(key(letter)), PageStep::Wait);
        }
        assert_eq!(page.lines(), before);
        assert_eq!(page.on(Input::Key(Key::Enter)), PageStep::Enter("become c3".to_owned()));
        page.answer(PrivatePage { held: vec!["You are Clive".to_owned()], ..secret() });
        assert_eq!(page.lines()[1], "You are Clive");
        page.on(key('e'));
        page.on(key('x'));
        assert_eq!(page.on(Input::Key(Key::Leave)), PageStep::Draw, "left without telling");
    }

    #[test]
    fn a_small_window_a_long_text_and_a_screen_reader_get_text_only() {
        let words = Words::new(Lang::En);
        let small = |rows, columns| {
            let mut page = Page::new("Ann", LOOK, &words, 30);
            page.resize(rows, columns);
            page.open(PrivatePage { held: vec!["You are Clive".to_owned()], ..secret() });
            page.lines()
        };
        assert_eq!(small(24, 45).len(), 24);
        for (rows, columns) in [(23, 80), (24, 44)] {
            let lines = small(rows, columns);
            assert_eq!(lines[1], "You are Clive");
            assert!(lines[2].starts_with("A QR code needs a window"), "{lines:?}");
        }
        let mut page = opened(&words, LOOK);
        let held = vec!["You".to_owned()];
        page.open(PrivatePage { code: "x".repeat(107), held, ..PrivatePage::default() });
        assert_eq!(page.lines()[2], "This is too long for a QR code.");
        assert_eq!(opened(&words, Look { medium: Medium::Spoken, ..LOOK }).lines()[1], "target 1");
    }

    #[test]
    fn every_language_fits_into_eighty_columns() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let mut page = opened(&words, LOOK);
            for turn in 0..4 {
                for line in page.lines() {
                    assert!(crate::screen::width(&line) < 80, "{line}");
                    assert!(!line.ends_with('…'), "{line}");
                }
                page.on(key(if turn == 2 { 'e' } else { ' ' }));
            }
        }
    }
}
