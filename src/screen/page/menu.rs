//! A question with numbered answers: a number or a word is typed as a line, and nothing else takes the keys.
use crate::lang::{Words, fold};
use crate::screen::{Ink, Look, wrap};

/// A question with numbered answers.
pub struct Menu {
    /// The question.
    pub asked: String,
    /// The answers.
    pub items: Vec<MenuItem>,
    /// The answer that Enter alone takes, if it takes one.
    pub enter: Option<usize>,
    /// What 0 means.
    pub zero: Zero,
}

/// An answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MenuItem {
    /// The answer itself.
    pub said: String,
    /// What helps to choose, below it.
    pub about: Vec<String>,
    /// Another word that means it.
    pub word: String,
}

/// Where 0 leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zero {
    /// One step back.
    Back,
    /// Out of the program.
    Stop,
    /// It is the answer no.
    No,
}

/// What was meant by a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// This answer.
    Item(usize),
    /// 0.
    Zero,
}

impl MenuItem {
    /// An answer without more words about it.
    pub fn new(said: impl Into<String>) -> Self {
        Self { said: said.into(), ..Self::default() }
    }

    /// An answer with what helps to choose.
    pub fn about(said: impl Into<String>, about: Vec<String>) -> Self {
        Self { about, ..Self::new(said) }
    }

    fn fits(&self, typed: &str) -> bool {
        let (said, word) = (fold(&self.said), fold(&self.word));
        let inside = typed.chars().count() > 1
            && said.split([' ', '-', '(', '«', '“']).any(|it| it.starts_with(typed));
        said.starts_with(typed) || inside || (!word.is_empty() && word.starts_with(typed))
    }
}

impl Menu {
    /// The question, each line of it as `asked` shows it, and its answers, in lines of at most `columns` columns.
    pub fn lines(
        &self,
        asked: impl Fn(&str) -> String,
        look: Look,
        words: &Words,
        columns: usize,
    ) -> Vec<String> {
        let mut lines: Vec<String> =
            wrap(&self.asked, columns).iter().map(|line| asked(line)).collect();
        let zero = MenuItem::new(self.zero.say(words));
        let wide = self.items.len().to_string().len();
        for (number, item) in (1..).zip(&self.items).chain([(0, &zero)]) {
            let mut head = format!(" {number:>wide$}) ");
            let room = columns.saturating_sub(wide + 4).max(10);
            for line in wrap(&item.said, room) {
                lines.push(format!("{head}{line}"));
                head = " ".repeat(wide + 3);
            }
            for line in item.about.iter().flat_map(|about| wrap(about, room)) {
                lines.push(format!("{head}{}", look.paint(Ink::Faint, &line)));
            }
        }
        lines
    }

    /// What stands before the answer that is typed.
    pub fn prompt(&self, words: &Words) -> String {
        match self.enter {
            Some(at) => words.tell("menu-number-enter", &[("n", (at + 1).into())]),
            None => words.say("menu-number"),
        }
    }

    /// What a line means.
    ///
    /// # Errors
    /// Sentences: what was not understood, and what would be right.
    pub fn meant(&self, line: &str, words: &Words) -> Result<Chosen, Vec<String>> {
        let typed = line.trim().trim_end_matches([')', '.']);
        if typed.is_empty() {
            return self.enter.map(Chosen::Item).ok_or_else(|| vec![words.say("menu-nothing")]);
        }
        if let Ok(number) = typed.parse::<usize>() {
            return match number.checked_sub(1) {
                None => Ok(Chosen::Zero),
                Some(at) if at < self.items.len() => Ok(Chosen::Item(at)),
                Some(_) => Err(vec![words.tell("menu-most", &[("most", self.items.len().into())])]),
            };
        }
        let folded = fold(typed);
        let is = |key: &str| fold(&words.say(key)) == folded;
        match self.enter {
            Some(at) if is("common-yes") => return Ok(Chosen::Item(at)),
            // `no` is no start of `nobody`.
            _ if is("common-no") && self.zero != Zero::No => {
                return Err(vec![words.tell("menu-unknown", &[("found", typed.into())])]);
            }
            _ => {}
        }
        let zero = MenuItem::new(self.zero.say(words));
        let whole = |item: &&MenuItem| fold(&item.said) == folded || fold(&item.word) == folded;
        let leaves = words.say("menu-leave").split(' ').any(|word| word == folded);
        if leaves || zero.fits(&folded) {
            return Ok(Chosen::Zero);
        }
        if words.say("menu-help-words").split(' ').any(|word| word == folded) {
            return Err(vec![words.say("menu-help")]);
        }
        if let Some(at) = self.items.iter().position(|item| whole(&item)) {
            return Ok(Chosen::Item(at));
        }
        let fitting: Vec<usize> =
            (0..self.items.len()).filter(|at| self.items[*at].fits(&folded)).collect();
        let said = |at: &usize| self.items[*at].said.as_str();
        let found = ("found", typed.into());
        match &fitting[..] {
            [one] => Ok(Chosen::Item(*one)),
            [] => {
                let mut lines = vec![words.tell("menu-unknown", &[found])];
                let nearest = self.nearest(&folded);
                let near = nearest.map(|at| ("nearest", words.quoted(said(&at)).into()));
                lines.push(match near {
                    Some(near) => words.tell("menu-near", &[near]),
                    None => words.say("menu-help"),
                });
                Err(lines)
            }
            several => {
                let several: Vec<&str> = several.iter().map(said).collect();
                let all = ("items", words.one_of(&several).into());
                Err(vec![words.tell("menu-several", &[found, all])])
            }
        }
    }

    /// The answer one of whose words is spelled almost like this.
    fn nearest(&self, typed: &str) -> Option<usize> {
        let most = 1 + typed.chars().count() / 4;
        let far = |item: &MenuItem| {
            let (said, word) = (fold(&item.said), fold(&item.word));
            let parts = said.split(' ').chain([said.as_str(), word.as_str()]);
            parts.map(|part| strsim::osa_distance(part, typed)).min().unwrap_or(usize::MAX)
        };
        let nearest = (0..self.items.len()).min_by_key(|at| far(&self.items[*at]))?;
        // «A new game» is not how an answer begins, but it has a word of one.
        let words = || typed.split(' ').filter(|word| word.chars().count() > 2);
        let mut telling =
            (0..self.items.len()).filter(|at| words().any(|word| self.items[*at].fits(word)));
        if let (Some(only), None) = (telling.next(), telling.next()) {
            return Some(only);
        }
        let near = far(&self.items[nearest]);
        // As many slips as letters are no slips.
        (near <= most && near < typed.chars().count()).then_some(nearest)
    }
}

impl Zero {
    fn say(self, words: &Words) -> String {
        words.say(match self {
            Self::Back => "menu-back",
            Self::Stop => "menu-stop",
            Self::No => "common-no",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::screen::{Medium, width};

    fn menu(enter: Option<usize>) -> Menu {
        let mode = |said: &str, word: &str| MenuItem {
            about: vec!["2 players".to_owned()],
            word: word.to_owned(),
            ..MenuItem::new(said)
        };
        let items = vec![
            mode("Killer vs. Inspector", "killer-inspector"),
            mode("Hitman vs. Sleuth", "hitman-sleuth"),
            mode("Heist", "heist"),
        ];
        Menu { asked: "Which game?".to_owned(), items, enter, zero: Zero::Back }
    }

    #[test]
    fn a_number_or_the_start_of_a_word_is_an_answer() {
        let words = Words::new(Lang::En);
        let meant = |line: &str| menu(Some(0)).meant(line, &words);
        for (line, expected) in [
            ("2", Chosen::Item(1)),
            (" 3) ", Chosen::Item(2)),
            ("", Chosen::Item(0)),
            ("sleuth", Chosen::Item(1)),
            ("KILLER-I", Chosen::Item(0)),
            ("heist", Chosen::Item(2)),
            ("0", Chosen::Zero),
            ("back", Chosen::Zero),
            ("quit", Chosen::Zero),
            ("yes", Chosen::Item(0)),
        ] {
            assert_eq!(meant(line), Ok(expected), "{line}");
        }
        assert!(menu(None).meant("", &words).is_err());
        assert_eq!(meant("4").unwrap_err(), ["Type a number from 0 to 3."]);
        assert_eq!(meant("h").unwrap_err(), ["“h” could be Hitman vs. Sleuth or Heist."]);
        let near = meant("hiest").unwrap_err();
        assert_eq!(near, ["“hiest” isn’t one of these.", "Did you mean “Heist”?"]);
        assert_eq!(
            meant("чай").unwrap_err()[1],
            "Type an answer’s number, or its first few letters."
        );
        assert!(meant("no").is_err());
        assert_eq!(meant("a heist then").unwrap_err()[1], "Did you mean “Heist”?");
        assert_eq!(meant("w").unwrap_err()[0], "“w” isn’t one of these.");
        let help = meant("help").unwrap_err();
        assert_eq!(help, ["Type an answer’s number, or its first few letters."]);
    }

    #[test]
    fn it_fits_its_columns_in_every_language() {
        let look = Look { colour: false, unicode: true, medium: Medium::Screen };
        for lang in Lang::ALL {
            for columns in [30, 80] {
                let lines = menu(None).lines(str::to_owned, look, &Words::new(lang), columns);
                assert!(lines.iter().all(|line| width(line) <= columns), "{lines:?}");
                assert!(lines[1].starts_with(" 1) Killer") && lines[2].starts_with("    2 pl"));
            }
        }
    }
}
