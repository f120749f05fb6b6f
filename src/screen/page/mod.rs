//! The page for one pair of eyes: what is drawn, and what each key does; and the menu, with the keys of both. No terminal in
//! here.
mod keys;
mod menu;
mod shown;
#[cfg(test)]
mod tests;

use std::time::Duration;

pub use keys::{Key, edit};
pub use menu::{Chosen, Menu, MenuItem, Zero};

use super::{Code, Ink, Look, PrivatePage, ROWS, SIDE, cut, width, wrap};
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
    /// Whether it stays until its owner leaves it, and follows the game.
    stays: bool,
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
            stays: false,
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

    /// The same page, which stays until its owner leaves it and follows the game: that of a referee who does not play, on a
    /// screen of their own.
    #[must_use]
    pub fn staying(self) -> Self {
        Self { stays: true, ..self }
    }

    /// Whether it stays until its owner leaves it.
    pub const fn stays(&self) -> bool {
        self.stays
    }

    /// What has changed at the table meanwhile; what is being typed stays. Whether something new cannot all be so, which
    /// calls a referee.
    pub fn follow(&mut self, secret: PrivatePage) -> bool {
        let calls = secret.faults.iter().any(|fault| !self.secret.faults.contains(fault));
        self.code = Code::new(&secret.code).ok();
        self.secret = PrivatePage { answer: std::mem::take(&mut self.secret.answer), ..secret };
        calls
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
            (_, Input::Late) if self.stays => PageStep::Wait,
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
}

/// Rows that are no part of the text: the title, what is typed, and the keys.
const FRAME: usize = 3;
/// Times as much patience as for a look, where something is to be chosen.
const CHOOSING: u64 = 3;
/// What stands before a typed line.
const PROMPT: &str = "> ";
