//! Questions with numbered answers, and lines of text, from which one can always go back.
use noir_referee::lang::fold;
use noir_referee::screen::{Chosen, Ink, Menu};

use crate::app::App;
use crate::failure::Failure;
use crate::terminal::{Entered, Questions};

/// What came of a question.
pub enum Reply<T> {
    /// An answer.
    Given(T),
    /// One step back.
    Back,
    /// The input has ended: nobody is there to be asked more.
    Gone,
}

impl App {
    /// Asks until one of the answers is given, or back is wanted.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn choose(&self, menu: &Menu) -> Result<Reply<usize>, Failure> {
        let places: Vec<usize> = (0..menu.items.len()).collect();
        self.choose_or(menu, &places, |_| None)
    }

    /// Asks as [`choose`] does, of answers that mean these; another line may mean something as well.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn choose_or<T: Clone>(
        &self,
        menu: &Menu,
        meanings: &[T],
        other: impl Fn(&str) -> Option<T>,
    ) -> Result<Reply<T>, Failure> {
        self.print(&menu_lines(self, menu))?;
        let prompt = menu.prompt(&self.words);
        loop {
            let line = match type_line(self, &prompt)? {
                Reply::Given(line) => line,
                Reply::Back => return Ok(Reply::Back),
                Reply::Gone => return Ok(Reply::Gone),
            };
            match menu.meant(&line, &self.words) {
                Ok(Chosen::Item(at)) => return Ok(Reply::Given(meanings[at].clone())),
                Ok(Chosen::Zero) => return Ok(Reply::Back),
                Err(why) => match other(&line) {
                    Some(meant) => return Ok(Reply::Given(meant)),
                    None => self.print_wrapped(&why)?,
                },
            }
        }
    }
}

/// The lines of a question.
pub fn menu_lines(app: &App, menu: &Menu) -> Vec<String> {
    let questions = Questions(app.look);
    menu.lines(|line| questions.asked(line), app.look, &app.words, app.columns)
}

/// Whether a line leads back where anything may be typed: 0, or a word for leaving.
pub fn leads_back(app: &App, line: &str) -> bool {
    let line = fold(line.trim());
    line == "0" || app.words.say("menu-leave").split(' ').any(|word| word == line)
}

/// A line as it is typed; Esc leads back.
///
/// # Errors
/// When the terminal is gone.
pub fn type_line(app: &App, prompt: &str) -> Result<Reply<String>, Failure> {
    Ok(match app.asking(|asker| asker.line(&format!("{prompt} ")))? {
        Entered::Line(line) => Reply::Given(line),
        Entered::Nothing => Reply::Back,
        Entered::End => Reply::Gone,
    })
}

/// The answers so far, above the next question.
///
/// # Errors
/// When the terminal is gone.
pub fn so_far(app: &App, answers: &[String]) -> Result<(), Failure> {
    if answers.is_empty() {
        return Ok(());
    }
    let said = answers.join(" · ");
    let lines = noir_referee::screen::wrap(&said, app.columns);
    let lines: Vec<String> = lines.iter().map(|it| app.look.paint(Ink::Faint, it)).collect();
    app.print(&[""])?;
    app.print(&lines)
}
