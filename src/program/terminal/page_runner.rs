//! Puts a private page up on a terminal and takes it away again without a trace.
use std::io;
use std::time::Duration;

use console::Term;

use super::curtain::{Curtain, OnTerminal, Stage};
use super::guard::{Cleanup, Woken};
use super::keyboard::Press;
use noir_referee::screen::{Input, Page, PageStep, PrivatePage};

/// What can be done on a page, by whoever may ask for the secret.
pub struct Door<'a, E> {
    /// Records the look-up and gives the secret; called once, when the owner presses Enter.
    pub open: &'a mut dyn FnMut() -> Result<PrivatePage, E>,
    /// Takes a line and gives what the page holds after it, with its answer; nothing if the line leaves the page.
    pub enter: &'a mut dyn FnMut(&str) -> Result<Option<PrivatePage>, E>,
    /// For a page that stays: what it holds now, if something has changed at the table.
    pub follow: Option<&'a mut dyn FnMut() -> Result<Option<PrivatePage>, E>>,
}

/// Shows `page` on `term` until its owner leaves it or it hid itself.
///
/// The page stands on the alternate screen, which keeps no scrollback, and is erased before that is
/// left, also after an error or a panic. Nothing is ever scrolled or cleared by the terminal.
///
/// # Errors
/// What the door says; or the terminal is gone or is none.
pub fn visit<E: From<io::Error>>(
    term: &Term,
    page: Page<'_>,
    mut door: Door<'_, E>,
) -> Result<(), E> {
    run(page, &mut OnTerminal::of(term)?, &mut door)
}

/// What stands on so many rows and columns after a key, if one was pressed; nothing at the end.
#[cfg(feature = "phone")]
pub type Standing<'a, E> = dyn FnMut((usize, usize), Option<noir_referee::screen::Key>) -> Result<Option<Vec<String>>, E>
    + 'a;

/// Puts up what `lines` gives for rows and columns and the key that was pressed, again `every` so often, until it gives
/// nothing. What stood there is erased as a private page is.
///
/// # Errors
/// What `lines` says; or the terminal is gone or is none.
#[cfg(feature = "phone")]
pub fn stand<E: From<io::Error>>(
    term: &Term,
    every: Duration,
    lines: &mut Standing<'_, E>,
) -> Result<(), E> {
    let mut stage = OnTerminal::of(term)?;
    let mut curtain = Curtain::over(&mut stage);
    let mut key = None;
    loop {
        let size = curtain.stage.size();
        let Some(lines) = lines(size, key)? else { return Ok(curtain.lower()?) };
        curtain.raise()?;
        curtain.fill(size.0, lines, None)?;
        key = match curtain.stage.press(Some(every))? {
            Press::Key(key) => Some(key),
            Press::Late => None,
            Press::Woken(woken) => {
                if woken == Woken::Continued {
                    curtain.raise_again()?;
                }
                curtain.forget();
                None
            }
        };
    }
}

/// So often a page that stays looks whether the table has moved on.
const FOLLOWING: Duration = Duration::from_millis(500);

/// Calls whoever reads the page.
const BELL: &str = "\x07";

/// The same on any stage.
fn run<E: From<io::Error>>(
    mut page: Page<'_>,
    stage: &mut dyn Stage,
    door: &mut Door<'_, E>,
) -> Result<(), E> {
    let mut curtain = Curtain::over(stage);
    curtain.pass(&mut page)?;
    let mut step = PageStep::Draw;
    loop {
        match step {
            PageStep::Wait => {}
            PageStep::Draw => curtain.draw(&mut page)?,
            PageStep::Typed => curtain.change(&mut page)?,
            PageStep::Open => {
                page.open((door.open)()?);
                curtain.draw(&mut page)?;
            }
            PageStep::Enter(line) => {
                let Some(secret) = (door.enter)(&line)? else { return Ok(curtain.lower()?) };
                page.open(secret);
                curtain.draw(&mut page)?;
            }
            PageStep::Leave => return Ok(curtain.lower()?),
        }
        let follows = page.stays() && door.follow.is_some();
        let patience = if follows { FOLLOWING } else { page.patience() };
        let within = page.is_open().then_some(patience);
        step = page.on(match curtain.stage.press(within)? {
            Press::Key(key) => Input::Key(key),
            Press::Late if follows => {
                step = PageStep::Wait;
                let now = door.follow.as_mut().map(|follow| follow()).transpose()?.flatten();
                if let Some(now) = now {
                    if page.follow(now) {
                        curtain.stage.write(Cleanup::Lines, BELL)?;
                    }
                    step = PageStep::Draw;
                }
                continue;
            }
            Press::Late => Input::Late,
            Press::Woken(Woken::Resized) => Input::Resized,
            Press::Woken(Woken::Continued) => {
                curtain.raise_again()?;
                Input::Lost
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noir_referee::lang::{Lang, Words};
    use noir_referee::screen::{Key, Look, Medium};
    use std::cell::RefCell;
    use std::rc::Rc;

    const LOOK: Look = Look { colour: false, unicode: true, medium: Medium::Screen };

    /// A terminal of 24×80 that everybody in a test can look at.
    #[derive(Clone)]
    struct Screen(Rc<RefCell<vt100::Parser>>);

    impl Screen {
        fn new() -> Self {
            let [rows, columns] = [24, 80].map(|n: u16| n.try_into().unwrap());
            let screen = Self(Rc::new(RefCell::new(vt100::Parser::new(rows, columns, 500))));
            screen.0.borrow_mut().process("a table\r\n".as_bytes());
            screen
        }

        fn text(&self) -> String {
            self.0.borrow().screen().contents()
        }

        /// Everything that can be found now, on the screen and above it.
        fn traces(&self) -> String {
            let mut parser = self.0.borrow_mut();
            parser.screen_mut().set_scrollback(usize::MAX);
            let mut text = parser.screen().contents();
            parser.screen_mut().set_scrollback(0);
            text += &parser.screen().contents();
            text
        }

        fn is_ordinary(&self) -> bool {
            let parser = self.0.borrow();
            !parser.screen().alternate_screen() && !parser.screen().hide_cursor()
        }
    }

    /// The same terminal with somebody at its keyboard.
    struct Played<'a> {
        screen: Screen,
        press: &'a mut dyn FnMut() -> io::Result<Press>,
    }

    impl Stage for Played<'_> {
        fn size(&self) -> (usize, usize) {
            (24, 80)
        }

        fn write(&mut self, _: Cleanup, text: &str) -> io::Result<()> {
            self.screen.0.borrow_mut().process(text.replace('\n', "\r\n").as_bytes());
            Ok(())
        }

        fn press(&mut self, _: Option<Duration>) -> io::Result<Press> {
            (self.press)()
        }
    }

    fn secret(text: &str) -> PrivatePage {
        let held = vec![text.to_owned()];
        PrivatePage { code: text.to_owned(), held, entry: true, ..PrivatePage::default() }
    }

    /// Plays these and gives what the screen showed at each of them.
    fn play(look: Look, presses: &[Press]) -> (Vec<String>, Screen) {
        let screen = Screen::new();
        let words = Words::new(Lang::En);
        let mut shown = Vec::new();
        let mut left = presses.iter();
        let mut press = || {
            shown.push(screen.text());
            Ok(*left.next().unwrap())
        };
        let mut door = Door::<io::Error> {
            open: &mut || Ok(secret("You are Clive")),
            enter: &mut |line| Ok(Some(secret(&format!("Heard: {line}")))),
            follow: None,
        };
        let page = Page::new("Ann", look, &words, 30);
        let mut stage = Played { screen: screen.clone(), press: &mut press };
        run(page, &mut stage, &mut door).unwrap();
        assert!(left.next().is_none(), "the page was left early");
        (shown, screen)
    }

    const SPACE: Press = Press::Key(Key::Letter(' '));
    const ENTER: Press = Press::Key(Key::Enter);
    const LEAVE: Press = Press::Key(Key::Leave);

    #[test]
    fn the_secret_is_seen_and_leaves_no_trace() {
        let (shown, screen) = play(LOOK, &[SPACE, SPACE, LEAVE]);
        assert!(shown[0].contains("Ann: turn the screen") && !shown[0].contains("Clive"));
        assert!(shown[1].contains("You are Clive") && !shown[1].contains('▀'));
        assert!(shown[2].contains("▀▀▀") && !shown[2].contains("Clive"));
        assert_eq!(screen.text(), "a table");
        assert!(!screen.traces().contains("Clive") && !screen.traces().contains('▀'));
        assert!(screen.is_ordinary());
    }

    #[test]
    fn time_hides_it_before_anybody_presses_a_key() {
        let (shown, screen) = play(LOOK, &[SPACE, Press::Late, SPACE, ENTER]);
        assert!(shown[1].contains("Clive"));
        assert_eq!(shown[2].trim_end(), "Hidden.\nEnter: go on");
        assert!(screen.is_ordinary());
    }

    #[test]
    fn what_others_may_have_seen_since_stays_hidden() {
        let lost = Press::Woken(Woken::Continued);
        for plain in [LOOK, Look { medium: Medium::Spoken, ..LOOK }] {
            let (shown, screen) = play(plain, &[SPACE, SPACE, lost, SPACE, lost, ENTER]);
            assert!(!shown[3..].concat().contains("Clive") && shown[3].contains("Hidden."));
            assert!(!screen.traces().contains("Clive") && screen.is_ordinary());
        }
        let (shown, _) = play(LOOK, &[lost, SPACE, LEAVE]);
        assert!(shown[1].contains("turn the screen"), "nothing was shown yet");
    }

    #[test]
    fn a_window_of_another_size_gets_the_page_once_more() {
        let resized = Press::Woken(Woken::Resized);
        let (shown, _) = play(LOOK, &[resized, SPACE, SPACE, resized, LEAVE]);
        assert_eq!((&shown[0], &shown[3]), (&shown[1], &shown[4]));
    }

    #[test]
    fn a_private_line_is_answered_on_the_page() {
        let a = Press::Key(Key::Letter('a'));
        let (shown, screen) = play(LOOK, &[SPACE, a, a, ENTER, LEAVE]);
        assert!(shown[3].contains("> aa"), "its owner sees what he types");
        assert!(shown[4].contains("Heard: aa"));
        assert!(!screen.traces().contains("aa"));
    }

    #[test]
    fn a_screen_reader_hears_the_page_as_lines() {
        let plain = Look { medium: Medium::Spoken, ..LOOK };
        let (shown, screen) = play(plain, &[SPACE, Press::Late, ENTER]);
        assert!(shown[0].starts_with("a table\nAnn: turn the screen"), "no page yet");
        assert!(shown[1].contains("You are Clive"));
        assert!(shown[2].contains("a table") && shown[2].contains("Hidden."));
        assert!(!screen.traces().contains("Clive") && screen.is_ordinary());
    }

    #[test]
    fn an_error_and_a_panic_take_the_page_away() {
        for breaks in [(|| Err(io::Error::other("gone"))) as fn() -> _, || panic!("a fault")] {
            let screen = Screen::new();
            let words = Words::new(Lang::En);
            let page = Page::new("Ann", LOOK, &words, 30);
            let mut presses = 0;
            let mut press = || {
                presses += 1;
                if presses < 3 { Ok(SPACE) } else { breaks() }
            };
            let mut door = Door::<io::Error> {
                open: &mut || Ok(secret("You are Clive")),
                enter: &mut |_| Ok(Some(secret(""))),
                follow: None,
            };
            let mut stage = Played { screen: screen.clone(), press: &mut press };
            let shown = std::panic::AssertUnwindSafe(|| run(page, &mut stage, &mut door));
            assert!(!matches!(std::panic::catch_unwind(shown), Ok(Ok(()))));
            assert!(screen.is_ordinary() && !screen.traces().contains("Clive"));
        }
    }

    #[test]
    fn a_secret_that_could_not_be_recorded_is_not_shown() {
        let screen = Screen::new();
        let words = Words::new(Lang::En);
        let mut door = Door::<io::Error> {
            open: &mut || Err(io::ErrorKind::StorageFull.into()),
            enter: &mut |_| Ok(Some(secret(""))),
            follow: None,
        };
        let page = Page::new("Ann", LOOK, &words, 30);
        let mut stage = Played { screen: screen.clone(), press: &mut || Ok(SPACE) };
        let result = run(page, &mut stage, &mut door);
        assert_eq!(result.unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert!(screen.is_ordinary());
    }
}
