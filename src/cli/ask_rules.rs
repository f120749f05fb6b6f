//! Questions about the rules, one after another: of the likeliest rulings a number opens one.
use noir_referee::rulebook::Ruling;
use noir_referee::screen::{Menu, MenuItem, Zero};
use noir_referee::terms::Mode;

use super::app::App;
use super::ask_menu::Reply;
use super::failure::Failure;
use super::rule::{Found, Here};

impl App {
    /// Answers questions about the rules until nobody asks; the first one may have been asked already.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub(super) fn ask_rules(
        &mut self,
        first: Option<String>,
        mode: Option<Mode>,
    ) -> Result<(), Failure> {
        // From the start of an evening no table is meant.
        let here = if self.table.is_some() || first.is_some() { self.here() } else { None };
        let mut offered: Vec<Ruling> = Vec::new();
        let mut asked = first;
        loop {
            let words = match asked.take() {
                Some(words) => words,
                None => match self.next_question(!offered.is_empty())? {
                    Some(words) => words,
                    None => return Ok(()),
                },
            };
            let number =
                words.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            if let Some(ruling) = number.and_then(|at| offered.get(at)) {
                self.print_wrapped(&self.told(ruling, here.as_ref(), false))?;
                continue;
            }
            match self.rulings(&words, mode, here.as_ref()) {
                Ok(Found::One(ruling)) => {
                    self.print_wrapped(&self.told(&ruling, here.as_ref(), false))?;
                }
                Ok(Found::Likeliest(rulings, uncovered)) => {
                    self.print_wrapped(&uncovered.into_iter().collect::<Vec<_>>())?;
                    offered = rulings;
                    self.offer(&offered, here.as_ref(), true)?;
                }
                Ok(Found::All(rulings)) => {
                    offered = rulings;
                    self.offer(&offered, here.as_ref(), true)?;
                }
                Err(failure) => self.print_wrapped(&failure.lines)?,
            }
        }
    }

    /// What is asked next; nothing if that is all.
    fn next_question(&self, offered: bool) -> Result<Option<String>, Failure> {
        let key = if offered { "rule-open" } else { "start-rule-ask" };
        Ok(match self.type_line(&self.words.say(key))? {
            Reply::Given(line) if !matches!(line.trim(), "" | "0") => Some(line),
            Reply::Given(_) | Reply::Back | Reply::Gone => None,
        })
    }

    /// The likeliest rulings by their numbers.
    pub(super) fn offer(
        &self,
        rulings: &[Ruling],
        here: Option<&Here>,
        asks: bool,
    ) -> Result<(), Failure> {
        let item = |ruling: &Ruling| {
            MenuItem::about(ruling.question.of(self.lang()), self.in_short(ruling, here))
        };
        let items = rulings.iter().map(item).collect();
        let asked = self.words.say("rule-likeliest");
        let menu = Menu { asked, items, enter: None, zero: Zero::Back };
        let mut lines = self.menu(&menu);
        // Where nothing is asked, no zero leads back.
        lines.truncate(lines.len() - usize::from(!asks));
        self.print(&lines)
    }
}
