//! The page for one pair of eyes: what is drawn, and what each key does. No terminal in here.
use std::time::Duration;

use super::{Code, Ink, Key, Look, PrivatePage, ROWS, SIDE, cut, edit, width, wrap};
use crate::lang::Words;

/// What is on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene {
    /// Nothing secret: the screen is being turned to the owner.
    Holding,
    /// A part of the text, counted from 0; the board is on the last one, if there is room, or is the last one.
    Text(usize),
    /// The QR code.
    Code,
    /// Nothing secret any more, and nobody has pressed a key since.
    Hidden,
}

/// What is asked for before a page opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Its owner turns the screen away from the others.
    Turn,
    /// The player with the screen passes it to the owner.
    Pass,
}

impl Notice {
    const fn key(self) -> &'static str {
        match self {
            Self::Turn => "screen-private-holding",
            Self::Pass => "screen-private-pass",
        }
    }

    /// What is asked of the others before `owner` looks.
    pub fn say(self, owner: &str, words: &Words) -> String {
        words.tell(self.key(), &[("owner", owner.into())])
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
    /// Draw it again; only what is typed has changed.
    Typed,
    /// Record the look-up, then [`Page::open`] with the secret.
    Open,
    /// Take this line, then [`Page::open`] with what the page holds after it.
    Enter(String),
    /// Take the page away.
    Leave,
}

/// The page of one owner: first held back, then open, then hidden. An open page always fills the window, so its
/// height says nothing of what there is to see; what is typed stands in the last row but one.
///
/// ```text
/// holding ──key──▶ text ──space──▶ text … ──space──▶ code ──space──▶ text
///    │esc            └──────────┬────────────────────┴── no key for long ──▶ hidden ──enter──▶ away
///    ▼                          ▼ esc, enter
///   away                       away
/// ```
pub struct Page<'a> {
    owner: &'a str,
    /// What is asked for before anything is shown.
    notice: Notice,
    look: Look,
    words: &'a Words,
    /// Seconds without a key after which the page hides itself from whoever only looks.
    seconds: u64,
    /// Rows and columns of the terminal.
    size: (usize, usize),
    scene: Scene,
    /// Whether a line that came too late is typed while nothing is shown.
    strayed: bool,
    /// Whether the screen may still be with whoever had it before: then no key counts, and none is offered.
    passing: bool,
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
            strayed: false,
            passing: false,
            secret: PrivatePage::default(),
            code: None,
            typed: String::new(),
        }
    }

    /// The same page, held back with other words.
    #[must_use]
    pub fn asking(self, notice: Notice) -> Self {
        Self { notice, passing: notice == Notice::Pass, ..self }
    }

    /// Whether the screen is still being passed on.
    pub const fn is_passing(&self) -> bool {
        self.passing
    }

    /// From now on its owner may press a key.
    pub const fn arrive(&mut self) {
        self.passing = false;
    }

    /// The terminal has this many rows and columns now.
    pub fn resize(&mut self, rows: usize, columns: usize) {
        self.size = (rows.max(4), columns.max(20));
        let parts = self.parts().len();
        self.scene = match self.scene {
            Scene::Code if !self.code_fits() => Scene::Text(0),
            Scene::Text(part) => Scene::Text(part.min(parts.saturating_sub(1))),
            scene => scene,
        };
    }

    /// Shows the secret, after a line with what it has brought.
    pub fn open(&mut self, secret: PrivatePage) {
        self.code = Code::new(&secret.code).ok();
        self.secret = secret;
        self.scene = Scene::Text(0);
    }

    /// Whether something secret is shown, which time takes away.
    pub fn is_open(&self) -> bool {
        matches!(self.scene, Scene::Code | Scene::Text(_))
    }

    /// How long the open page waits for a key before it hides itself: longer for whoever has something to choose here,
    /// which everybody knows.
    pub const fn patience(&self) -> Duration {
        let times = if self.secret.chooses { CHOOSING } else { 1 };
        Duration::from_secs(self.seconds.saturating_mul(times))
    }

    /// Whether the page is drawn line by line for a screen reader.
    pub const fn is_plain(&self) -> bool {
        self.look.plain()
    }

    /// What the input changes.
    pub fn on(&mut self, input: Input) -> PageStep {
        match (self.scene, input) {
            (_, Input::Resized) | (Scene::Holding | Scene::Hidden, Input::Lost) => PageStep::Draw,
            (Scene::Holding, Input::Key(key)) => self.knock(key),
            (Scene::Hidden, Input::Key(Key::Enter | Key::Leave)) => PageStep::Leave,
            // Other keys may belong to a line that came too early or too late.
            (Scene::Hidden, _) | (Scene::Holding, Input::Late) => PageStep::Wait,
            (_, Input::Late | Input::Lost) => {
                self.hide();
                PageStep::Draw
            }
            (Scene::Code | Scene::Text(_), Input::Key(key)) => self.press(key),
        }
    }

    /// A key while nothing is shown yet: of a line that came too late no key does anything, its Enter least of all.
    fn knock(&mut self, key: Key) -> PageStep {
        match key {
            Key::Leave => return PageStep::Leave,
            // Whoever presses Enter twice, to hide a page or to be rid of a list, must not open somebody's.
            Key::Enter => self.strayed = false,
            Key::Letter(_) if self.strayed => {}
            key if key.is('q') => return PageStep::Leave,
            Key::Letter(' ') => return PageStep::Open,
            Key::Letter(_) => self.strayed = true,
            _ => {}
        }
        PageStep::Wait
    }

    /// A key on the open page: of a line, once one is begun.
    fn press(&mut self, key: Key) -> PageStep {
        let begun = !self.typed.is_empty();
        match key {
            Key::Enter if begun => return PageStep::Enter(std::mem::take(&mut self.typed)),
            Key::Leave if begun => {
                self.typed.clear();
                return PageStep::Typed;
            }
            // Whoever has something to choose types it here, and not on the common screen.
            Key::Enter if self.secret.chooses => return PageStep::Wait,
            Key::Enter | Key::Leave => return PageStep::Leave,
            Key::Letter(' ') if !begun => self.scene = self.next_scene(),
            key if self.secret.entry => {
                edit(&mut self.typed, key);
                self.typed.truncate(self.typed.trim_start().len());
                if self.scene != Scene::Code || self.typed.is_empty() {
                    return PageStep::Typed;
                }
                self.scene = Scene::Text(0);
            }
            key if key.is('q') => return PageStep::Leave,
            key if key.is('t') => self.scene = self.next_scene(),
            _ => return PageStep::Wait,
        }
        PageStep::Draw
    }

    fn next_scene(&self) -> Scene {
        match self.scene {
            Scene::Text(part) if part + 1 < self.parts().len() => Scene::Text(part + 1),
            Scene::Text(_) if self.code_fits() => Scene::Code,
            _ => Scene::Text(0),
        }
    }

    /// Forgets the secret, not only hides it.
    fn hide(&mut self) {
        self.secret = PrivatePage::default();
        self.code = None;
        self.typed = String::new();
        self.scene = Scene::Hidden;
    }

    /// Whether a code can be looked at here; one that is too long is said to be, since the keys must not.
    fn has_code(&self) -> bool {
        !self.look.plain() && self.look.unicode && !self.secret.code.is_empty()
    }

    fn code_fits(&self) -> bool {
        self.has_code() && self.size.0 > ROWS && self.size.1 >= SIDE
    }

    /// The lines of the terminal, none wider than it: an open page has as many as it has rows, another at most this many.
    pub fn lines(&self) -> Vec<String> {
        match self.scene {
            Scene::Holding => {
                let about = self.notice.say(self.owner, self.words);
                if self.passing {
                    return wrap(&about, self.size.1 - 1);
                }
                self.notice(&about, "screen-private-holding-keys")
            }
            Scene::Hidden => {
                let hidden =
                    self.words.tell("screen-private-hidden", &[("owner", self.owner.into())]);
                self.notice(&hidden, "screen-private-hidden-keys")
            }
            Scene::Code => self.code_lines(),
            Scene::Text(part) => self.text_lines(part),
        }
    }

    /// A line about the owner and one about the keys.
    fn notice(&self, about: &str, keys: &str) -> Vec<String> {
        let mut lines = wrap(about, self.size.1 - 1);
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
        let long = self.code.is_none().then(|| self.words.say("screen-private-long"));
        let mut lines: Vec<String> = rows.chain(long).collect();
        lines.resize(self.size.0 - 1, String::new());
        lines.push(self.keys("screen-key-text"));
        lines
    }

    fn text_lines(&self, part: usize) -> Vec<String> {
        let parts = self.parts();
        let title = self.words.tell("screen-private-title", &[("owner", self.owner.into())]);
        let mut lines = vec![self.look.paint(Ink::Title, &cut(&title, self.size.1 - 1, ""))];
        lines.extend(parts.get(part).into_iter().flatten().cloned());
        lines.resize(self.size.0 - 2, String::new());
        lines.push(self.entry());
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

    /// The text and the board, broken into parts that fit between a title, what is typed, and the keys.
    fn parts(&self) -> Vec<Vec<String>> {
        let (rows, columns) = self.size;
        let room = rows - FRAME;
        // What fits is left as it is: it may be a drawing.
        let fitting = |line: &str| {
            if width(line) < columns { vec![line.to_owned()] } else { wrap(line, columns - 1) }
        };
        let broken = |line: String| line.split('\n').flat_map(fitting).collect::<Vec<_>>();
        let answer = self.secret.answer.iter().cloned().flat_map(broken);
        let mut lines: Vec<_> = answer.map(|line| self.look.paint(Ink::Strong, &line)).collect();
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(self.secret.lines().flat_map(broken));
        if self.has_code() && !self.code_fits() {
            let needed = [("columns", SIDE.into()), ("rows", (ROWS + 1).into())];
            lines.extend(wrap(&self.words.tell("screen-private-small", &needed), columns - 1));
        }
        let board = self.secret.drawn_board(self.look, self.words, columns);
        // In words a row may be longer than the screen.
        let board: Vec<String> = board.into_iter().flat_map(broken).collect();
        if !board.is_empty() && lines.len() + 1 + board.len() <= room {
            lines.push(String::new());
            lines.extend(board);
            return vec![lines];
        }
        // Who has nothing to choose wants to see where he is before he reads on.
        let beside = room.saturating_sub(1 + board.len());
        if !board.is_empty() && beside > 0 && self.secret.choices.is_empty() {
            let rest = lines.split_off(beside.min(lines.len()));
            lines.push(String::new());
            lines.extend(board);
            return std::iter::once(lines)
                .chain(rest.chunks(room).map(<[String]>::to_vec))
                .collect();
        }
        let parts = lines.chunks(room).chain(board.chunks(room));
        parts.map(<[String]>::to_vec).collect()
    }

    /// What is typed, or what may be.
    fn entry(&self) -> String {
        if !self.secret.entry {
            return String::new();
        }
        let room = self.size.1 - 1 - PROMPT.len();
        let text = if self.typed.is_empty() {
            self.look.paint(Ink::Faint, &cut(&self.secret.hint, room, self.look.ellipsis()))
        } else {
            self.end_of_typed().to_owned()
        };
        format!("{PROMPT}{text}")
    }

    /// As much of the line as the row holds.
    fn end_of_typed(&self) -> &str {
        let room = self.size.1 - 2 - PROMPT.len();
        let mut starts = self.typed.char_indices().map(|(at, _)| &self.typed[at..]);
        starts.find(|end| width(end) <= room).unwrap_or_default()
    }

    /// Row and column, from 1 on, at which the next letter appears; none where nothing can be typed.
    pub fn cursor(&self) -> Option<(usize, usize)> {
        let typing = matches!(self.scene, Scene::Text(_)) && self.secret.entry;
        typing.then(|| (self.size.0 - 1, PROMPT.len() + width(self.end_of_typed()) + 1))
    }

    /// What the keys do: `space` and hiding, or what becomes of a line.
    fn keys(&self, space: &str) -> String {
        let keys = if self.typed.is_empty() {
            let hide = self.patience().as_secs();
            let hide = self.words.tell("screen-key-hide", &[("n", hide.into())]);
            let space = (!space.is_empty()).then(|| self.words.say(space));
            space.into_iter().chain([hide]).collect::<Vec<_>>().join("   ")
        } else {
            self.words.say("screen-private-entry-keys")
        };
        cut(&keys, self.size.1 - 1, self.look.ellipsis()).into_owned()
    }
}

/// Rows that are no part of the text: the title, what is typed, and the keys.
const FRAME: usize = 3;
/// Times as much patience as for a look, where something is to be chosen.
const CHOOSING: u64 = 3;
/// What stands before a typed line.
const PROMPT: &str = "> ";

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
        // A line that came too late, with its Enter, opens nothing.
        for stray in [key('x'), key(' '), key('q'), Input::Key(Key::Enter)] {
            assert_eq!(page.on(stray), PageStep::Wait);
        }
        assert_eq!(
            page.on(Input::Key(Key::Enter)),
            PageStep::Wait,
            "two nervous Enters open nothing"
        );
        assert_eq!(page.on(key(' ')), PageStep::Open);
        page.open(secret());
        page
    }

    #[test]
    fn the_holding_page_can_be_refused_and_says_nothing() {
        let words = Words::new(Lang::En);
        let mut page = Page::new("Ann", LOOK, &words, 30);
        assert_eq!(
            page.lines(),
            ["Ann: turn the screen so nobody else can see it.", "Space: show   Esc: not now"]
        );
        assert_eq!(page.on(Input::Late), PageStep::Wait);
        assert_eq!(page.on(Input::Key(Key::Leave)), PageStep::Leave);
        assert_eq!(page.on(key('й')), PageStep::Leave);
    }

    fn typed(page: &mut Page<'_>, line: &str) {
        for letter in line.chars() {
            assert_eq!(page.on(key(letter)), PageStep::Typed);
        }
    }

    #[test]
    fn space_turns_through_the_text_to_the_code_and_back() {
        let words = Words::new(Lang::En);
        let mut page = opened(&words, LOOK);
        assert_eq!(page.lines()[..2], ["For Ann only", "target 1"]);
        assert!(page.lines()[23].starts_with("Space: more   Esc: hide"));
        assert_eq!(page.on(key(' ')), PageStep::Draw);
        assert_eq!(page.lines()[1], "target 22");
        page.on(key(' '));
        assert_eq!(page.scene, Scene::Code);
        assert!(page.lines()[23].starts_with("Space: as text   Esc: hide"));
        page.on(key(' '));
        assert_eq!(page.lines()[1], "target 1");
        for leaving in [Key::Enter, Key::Leave] {
            assert_eq!(opened(&words, LOOK).on(Input::Key(leaving)), PageStep::Leave);
        }
    }

    /// Whoever sees the page from afar sees as much of it whatever is on it.
    #[test]
    fn an_open_page_always_fills_the_window() {
        let words = Words::new(Lang::En);
        for lines in [0, 1, 5, 21, 22, 70] {
            for (rows, columns) in [(24, 80), (40, 120), (7, 60), (4, 20)] {
                let mut page = Page::new("Ann", LOOK, &words, 30);
                page.resize(rows, columns);
                let held = vec!["a target".to_owned(); lines];
                page.open(PrivatePage { held, answer: vec!["no".to_owned()], ..secret() });
                for turn in 0..9 {
                    assert_eq!(page.lines().len(), rows, "{lines} lines, turn {turn}");
                    page.on(key(if turn == 7 { 'x' } else { ' ' }));
                }
            }
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
    fn a_line_is_typed_where_its_owner_sees_it() {
        let words = Words::new(Lang::En);
        let mut page = opened(&words, LOOK);
        typed(&mut page, "become c3");
        assert_eq!(page.lines()[22], "> become c3");
        assert_eq!(page.cursor(), Some((23, 12)));
        assert!(page.lines()[23].starts_with("Enter: "), "{}", page.lines()[23]);
        assert_eq!(page.on(Input::Key(Key::Enter)), PageStep::Enter("become c3".to_owned()));
        let answer = vec!["Noted.".to_owned()];
        page.open(PrivatePage { held: vec!["You are Clive".to_owned()], answer, ..secret() });
        assert_eq!(page.lines()[1..4], ["Noted.", "", "You are Clive"]);
        assert_eq!(page.lines()[22], "> ");
        typed(&mut page, "x");
        assert_eq!(page.on(Input::Key(Key::Leave)), PageStep::Typed, "only the line is taken back");
        assert_eq!(page.on(Input::Key(Key::Leave)), PageStep::Leave);
        // A long line is seen where it is typed.
        let mut page = opened(&words, LOOK);
        typed(&mut page, &"x".repeat(100));
        typed(&mut page, "end");
        assert!(page.lines()[22].ends_with("end") && width(&page.lines()[22]) < 80);
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
        for (rows, columns) in [(23, 80), (24, 44)] {
            let lines = small(rows, columns);
            assert_eq!(lines[1], "You are Clive");
            assert!(lines[2].starts_with("A QR code needs a window"), "{lines:?}");
        }
        let mut page = opened(&words, LOOK);
        let held = vec!["You".to_owned()];
        page.open(PrivatePage { code: "x".repeat(107), held, ..PrivatePage::default() });
        page.on(key(' '));
        assert_eq!(page.lines()[0], "This is too long for a QR code.");
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
                page.on(key(if turn == 2 { 'x' } else { ' ' }));
            }
        }
    }
}
