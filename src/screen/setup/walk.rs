//! The way from the box to the first turn, a step a screen.
use super::lesson::{Deed, Lesson};
use super::pitch::what;
use super::sentences::{Sentences, SetupSection, mark};
use super::text::Beside;
use crate::lang::{Grammar, Words};
use crate::rules::Trust;
use crate::scenario::{Card, Edition};
use crate::screen::{Ink, Look, modes, wrap};
use crate::setup::{Arranged, CardBoard, Setup, SetupBoard};
use crate::terms::{Corner, Role};

/// Rows of a small terminal that a step may fill, its heading and the keys below it left out.
const ROWS: usize = 24 - 3;

/// Who leads a table from the box to the first turn.
pub struct Guide<'a> {
    /// What is laid out.
    pub setup: &'a Setup,
    /// The box in hand.
    pub edition: &'a Edition,
    /// Who holds the hidden cards: nothing where no table is opened, or where it differs.
    pub trust: Option<Trust>,
    /// Whether the companion keeps a table.
    pub opened: bool,
    /// Whether they have just played the same with the same box: then only who is who, the table and the beginning count.
    pub again: bool,
    /// The words that may be typed.
    pub grammar: &'a Grammar,
    /// In which words.
    pub words: &'a Words,
    /// How it may look.
    pub look: Look,
    /// How wide it may be.
    pub columns: usize,
}

/// One step: at most a small screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What it is about.
    pub title: String,
    /// What to read and to do.
    pub lines: Vec<String>,
}

/// Lines that stay together.
type Block = Vec<String>;

impl Guide<'_> {
    /// The whole way.
    pub fn walk(&self) -> Vec<Step> {
        let said = Sentences { setup: self.setup, words: self.words };
        let first =
            if self.again { self.labelled(&[self.people(&said)]) } else { self.about(&said) };
        let mut parts = vec![("modes-walk-aim", first)];
        match &self.setup.board {
            SetupBoard::Cards(board) => {
                parts.push(("modes-walk-box", self.box_of_cards(&said, board)));
                parts.push(("modes-walk-table", self.table_of_cards(&said, board)));
            }
            SetupBoard::Streets(board) => {
                let sections = said.street_supplies(board).into_iter();
                let sections = sections.map(|(label, texts)| SetupSection { label, texts });
                let sections: Vec<SetupSection> =
                    sections.map(|section| section.with(self.trust, &said)).collect();
                parts.push(("modes-walk-box", self.labelled(&sections)));
                let map = said.streets(board).draw(self.look, self.words, self.columns);
                parts.push(("modes-walk-table", vec![map]));
            }
        }
        parts.push(("modes-walk-first", self.before(&said)));
        parts.push(("modes-walk-turn", self.turn()));
        if self.again {
            parts.retain(|(title, _)| !["modes-walk-box", "modes-walk-turn"].contains(title));
            let people = parts.remove(0).1;
            parts[0].1.splice(..0, people);
        }
        parts.into_iter().flat_map(|(title, blocks)| self.steps(title, blocks)).collect()
    }

    /// Who plays whom.
    fn people(&self, said: &Sentences<'_>) -> SetupSection {
        match &self.setup.board {
            SetupBoard::Cards(_) => {
                SetupSection { label: "setup-label-seats", texts: said.seats() }
            }
            SetupBoard::Streets(_) => {
                SetupSection { label: "jack-map-label-seats", texts: vec![said.edges()] }
            }
        }
    }

    /// What the game is, who plays whom, and what each side wants.
    fn about(&self, said: &Sentences<'_>) -> Vec<Block> {
        let mut blocks = vec![
            vec![self.look.paint(Ink::Strong, &said.title())],
            self.text(&what(self.setup.mode, self.edition, &self.roles(), self.words)),
        ];
        let people = self.people(said);
        let teams = SetupSection { label: "setup-label-teams", texts: said.teams() };
        let aims = SetupSection { label: "setup-label-goal", texts: said.goals() };
        blocks.extend(self.labelled(&[people, teams, aims]));
        blocks
    }

    /// What comes out of the box, and what stays there.
    fn box_of_cards(&self, said: &Sentences<'_>, board: &CardBoard) -> Vec<Block> {
        let mut texts = vec![self.suspects(board)];
        if !board.by_cells {
            let lang = self.words.lang();
            let mut names: Vec<String> =
                board.rows.iter().flatten().map(|card: &Card| card.shown(lang)).collect();
            names.sort();
            let names = ("names", names.join(", ").into());
            texts.push(self.words.tell("modes-walk-names", &[names]));
        }
        texts.push(self.words.say("modes-walk-evidence"));
        let roles = ("roles", self.words.all_of(&said.hint_cards()).into());
        texts.push(self.words.tell("modes-walk-roles", &[roles]));
        texts.extend(said.role_deck());
        let tokens = said.tokens();
        if !tokens.is_empty() {
            let tokens = ("tokens", tokens.join("; ").into());
            texts.push(self.words.tell("modes-walk-tokens", &[tokens]));
        }
        let mut blocks: Vec<Block> = texts.iter().map(|text| self.item(text)).collect();
        let rest = SetupSection { label: "setup-label-box", texts: said.rest(board) };
        let notes = if self.opened { said.notes_at_table() } else { said.notes() };
        let notes = SetupSection { label: "setup-label-note", texts: notes };
        blocks.extend(self.labelled(&[rest, notes]));
        blocks
    }

    /// Which suspect cards, by the marks in their corners.
    fn suspects(&self, board: &CardBoard) -> String {
        let n = ("n", board.size.cells().into());
        let taken = |(&corner, &all): (&Corner, &u8)| {
            let mark = |card: &Card| {
                let mut known = self.edition.suspects.iter();
                known.find(|known| known.card.name == card.name).and_then(|known| known.corner)
            };
            let aside = board.aside.iter().filter(|card| mark(card) == Some(corner));
            let there = all - aside.count() as u8;
            let stays = board.rest.iter().find(|stays| stays.corner == Some(corner));
            // Where several marks are mixed nobody knows how many of each.
            let clean = stays.is_none_or(|stays| stays.of == there);
            clean.then(|| (corner, there - stays.map_or(0, |stays| stays.cards), there))
        };
        let taken: Option<Vec<_>> = self.edition.corners.iter().map(taken).collect();
        let total = |taken: &Vec<(Corner, u8, u8)>| taken.iter().map(|it| it.1).sum::<u8>();
        let taken = taken.filter(|taken| total(taken) == board.size.cells());
        let Some(taken) = taken else {
            return self.words.tell("modes-walk-suspects-any", &[n]);
        };
        let marks = taken.into_iter().filter(|(_, cards, _)| *cards > 0);
        let said = |(corner, cards, of): (Corner, u8, u8)| {
            let args = [("n", cards.into()), ("mark", mark(corner).into())];
            match (corner, cards == of) {
                (Corner::Unmarked, true) => self.words.tell("modes-walk-unmarked", &args[..1]),
                (Corner::Unmarked, false) => {
                    self.words.tell("modes-walk-some-unmarked", &args[..1])
                }
                (Corner::Special, _) => self.words.say("setup-corner-special"),
                (_, true) => self.words.tell("modes-walk-marked", &args),
                (_, false) => self.words.tell("modes-walk-some", &args),
            }
        };
        let marks = self.words.all_of(&marks.map(said).collect::<Vec<_>>());
        self.words.tell("modes-walk-suspects", &[n, ("marks", marks.into())])
    }

    /// How the cards lie.
    fn table_of_cards(&self, said: &Sentences<'_>, board: &CardBoard) -> Vec<Block> {
        let beside = Beside::new(self.look, self.words, self.columns, &[]);
        let lies = self.again && matches!(board.layout, Arranged::Typed | Arranged::Cells);
        let mut table =
            if lies { self.text(&self.words.say("modes-walk-lies")) } else { Vec::new() };
        table.extend(self.text(&said.table(board)));
        table.extend(beside.grid(board));
        let mut blocks: Vec<Block> = said.one_way().iter().map(|text| self.text(text)).collect();
        blocks.push(table);
        if board.by_cells {
            blocks.push(self.text(&self.words.say("modes-walk-find")));
        }
        blocks.extend(said.vaults(board).iter().map(|text| self.item(text)));
        let deck = match self.trust {
            Some(Trust::Dealt) => self.words.say("cli-deck-companion"),
            _ => said.deck(),
        };
        blocks.push(self.item(&deck));
        blocks
    }

    /// What happens before the first turn, and who draws the cards for it.
    fn before(&self, said: &Sentences<'_>) -> Vec<Block> {
        let who = match self.trust {
            // What lies in the box and on the table has said it.
            Some(Trust::Dealt) => None,
            Some(Trust::Told) => Some("modes-walk-told"),
            Some(Trust::Untold) => Some("modes-walk-untold"),
            None => self.opened.then_some("modes-walk-mixed"),
        };
        let who = who.map(|key| self.text(&self.words.say(key)));
        let turns = said.first_turns(self.trust);
        who.into_iter().chain(turns.iter().map(|text| self.item(text))).collect()
    }

    /// What may be done on a turn; what one role may do stays together where a screen holds it.
    fn turn(&self) -> Vec<Block> {
        let block = |lesson: Lesson| match lesson {
            Lesson::Rule(text) => vec![self.text(&text)],
            Lesson::Deeds { who, deeds, .. } => {
                let done = self.taught(&who, deeds.iter());
                let rows: usize = done.iter().map(Vec::len).sum();
                if rows <= ROWS { vec![done.concat()] } else { done }
            }
        };
        modes::lessons(self).into_iter().flat_map(block).collect()
    }

    /// What some may do, under their name.
    pub(super) fn taught<'d>(
        &self,
        who: &str,
        deeds: impl Iterator<Item = &'d Deed>,
    ) -> Vec<Block> {
        let mut done: Vec<Block> = deeds.map(|deed| self.done(deed)).collect();
        if let Some(first) = done.first_mut() {
            first.insert(0, self.look.paint(Ink::Strong, who));
        }
        done
    }

    /// What may be done, its line first.
    fn done(&self, deed: &Deed) -> Block {
        let (lead, indent) = if self.look.plain() { ("", "") } else { ("  ", "      ") };
        let (line, does) = (deed.line.as_str().into(), deed.does.as_str().into());
        let text = self.words.tell("word-does", &[("line", line), ("does", does)]);
        let mut lines = Vec::new();
        for (at, line) in wrap(&text, self.columns.saturating_sub(7)).into_iter().enumerate() {
            lines.push(match line.strip_prefix(&deed.line) {
                Some(rest) if at == 0 => {
                    format!("{lead}{}{rest}", self.look.paint(Ink::Strong, &deed.line))
                }
                _ => format!("{}{line}", if at == 0 { lead } else { indent }),
            });
        }
        lines
    }

    /// The roles of the table, each once, as their cards are headed.
    fn roles(&self) -> Vec<String> {
        let mut roles: Vec<(Role, String)> = Vec::new();
        let said = Sentences { setup: self.setup, words: self.words };
        for seat in &self.setup.seats {
            if !roles.iter().any(|(role, _)| *role == seat.seat.role) {
                roles.push((seat.seat.role, said.role_name(seat)));
            }
        }
        roles.into_iter().map(|(_, name)| name).collect()
    }

    pub(super) fn text(&self, text: &str) -> Block {
        wrap(text, self.columns.saturating_sub(1))
    }

    /// A text with a dash before it.
    fn item(&self, text: &str) -> Block {
        if self.look.plain() {
            return self.text(text);
        }
        let dash = if self.look.unicode { "• " } else { "- " };
        let lines = wrap(text, self.columns.saturating_sub(3));
        let lead = |at| if at == 0 { dash } else { "  " };
        lines.into_iter().enumerate().map(|(at, line)| format!("{}{line}", lead(at))).collect()
    }

    pub(super) fn labelled(&self, sections: &[SetupSection]) -> Vec<Block> {
        let beside = Beside::new(self.look, self.words, self.columns, sections);
        let block = |section: &SetupSection| {
            let mut lines = Vec::new();
            beside.add(&mut lines, section);
            lines
        };
        sections.iter().map(block).filter(|block| !block.is_empty()).collect()
    }

    /// Blocks as steps that fit a small screen.
    fn steps(&self, title: &str, blocks: Vec<Block>) -> Vec<Step> {
        let mut pages: Vec<Block> = Vec::new();
        for block in blocks {
            match pages.last_mut() {
                Some(page) if page.len() + block.len() <= ROWS => page.extend(block),
                _ => pages.push(block),
            }
        }
        let (of, title) = (pages.len(), self.words.say(title));
        let part = |at: usize| {
            let args = [("title", (&title).into()), ("n", at.into()), ("of", of.into())];
            self.words.tell("modes-walk-part", &args)
        };
        let titled = |at| if of == 1 { title.clone() } else { part(at) };
        (1..).zip(pages).map(|(at, lines)| Step { title: titled(at), lines }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::scenario::Library;
    use crate::screen::{Medium, width};
    use crate::setup::Game;
    use crate::terms::Mode;

    /// The walk of a box, as it looks in lines or on a screen.
    fn walk(mode: Mode, edition: &str, players: u8, lang: Lang, medium: Medium) -> Vec<Step> {
        let library = Library::default();
        let (sheet, edition) = (library.mode(mode).unwrap(), library.edition(edition).unwrap());
        let game = Game { seed: "1".to_owned(), ..Game::of(sheet, edition, players) };
        let guide = Guide {
            setup: &game.setup().unwrap(),
            edition: &game.edition,
            trust: Some(Trust::Dealt),
            opened: true,
            again: false,
            grammar: &Grammar::new(lang),
            words: &Words::new(lang),
            look: Look { colour: false, unicode: true, medium },
            columns: 80,
        };
        guide.walk()
    }

    #[test]
    fn every_step_of_every_box_fits_a_small_screen_in_every_language() {
        for mode in Mode::ALL {
            let printed = Library::default().mode(mode).unwrap().printed;
            let boxes =
                printed.iter().flat_map(|(id, it)| it.players.iter().map(move |n| (id, *n)));
            for ((id, players), lang) in boxes.flat_map(|it| Lang::ALL.map(|lang| (it, lang))) {
                let about = format!("{mode} in {id}, {players}, {lang}");
                let steps = walk(mode, id, players, lang, Medium::Screen);
                assert!((5..=9).contains(&steps.len()), "{about}: {} steps", steps.len());
                for Step { title, lines } in steps {
                    assert!((1..=ROWS).contains(&lines.len()), "{about}, {title}: {}", lines.len());
                    let wrong = lines.iter().find(|line| width(line) >= 80 || line.contains('{'));
                    assert!(wrong.is_none(), "{about}, {title}: {wrong:?}");
                }
            }
        }
    }

    #[test]
    fn cells_are_shown_as_they_are_typed_and_ears_hear_no_drawing() {
        let text = |medium| {
            let steps = walk(Mode::FbiMafia, "uk", 6, Lang::Uk, medium);
            steps.into_iter().flat_map(|step| step.lines).collect::<Vec<_>>()
        };
        let screen = text(Medium::Screen);
        assert!(screen.contains(&"  3 a3  b3  c3  d3  e3  f3".to_owned()), "{screen:#?}");
        let heard = text(Medium::Lines);
        assert!(!heard.iter().any(|line| line.contains('#') || line.starts_with([' ', '•'])));
    }
}
