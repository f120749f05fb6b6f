//! `referee undo` and `redo`: lines taken back, and said again.
use super::desk::{Desk, TypedIn};
use super::failure::{ExitStatus, Failure};
use super::open::Want;
use noir_referee::table::Opened;

/// What `undo` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(default_value_t = 1, value_name = "N")]
    lines: usize,
    #[arg(long, short)]
    yes: bool,
}

/// What `redo` takes.
#[derive(Debug, clap::Args)]
pub struct RedoArguments {
    #[arg(default_value_t = 1, value_name = "N")]
    lines: usize,
}

/// Takes lines back; asks first where somebody has learned something by them.
///
/// # Errors
/// When there are fewer lines, or it was not confirmed.
pub fn run(args: &Arguments, desk: &mut Desk) -> Result<(), Failure> {
    let mut opened = desk.open(Want::Write)?;
    let lines = desk.undo(&mut opened, args.lines, args.yes)?;
    desk.print(&lines)
}

/// Says lines again that were taken back.
///
/// # Errors
/// When there are fewer.
pub fn redo(args: &RedoArguments, desk: &mut Desk) -> Result<(), Failure> {
    let mut opened = desk.open(Want::Write)?;
    let lines = desk.redo(&mut opened, args.lines)?;
    desk.print(&lines)
}

impl Desk {
    /// Takes lines back and says so.
    ///
    /// # Errors
    /// When there are fewer lines, or it was not confirmed.
    pub fn undo(
        &self,
        opened: &mut Opened,
        lines: usize,
        confirmed: bool,
    ) -> Result<Vec<String>, Failure> {
        let asks = lines <= opened.table.seq() && opened.table.has_informed(lines);
        if asks && !confirmed && !self.confirm(&self.words.say("cli-undo-shown"))? {
            let kept = Failure::new(ExitStatus::Usage, self.words.say("cli-undo-kept"));
            // Who was asked has answered.
            let hint =
                (self.typed == TypedIn::CommandLine).then(|| self.words.say("cli-undo-kept-hint"));
            return Err(hint.into_iter().fold(kept, Failure::hint));
        }
        self.record(opened, |table| table.undo(lines))?;
        Ok(self.newest_entry(opened))
    }

    /// Says lines again and says so.
    ///
    /// # Errors
    /// When there are fewer lines.
    pub fn redo(&self, opened: &mut Opened, lines: usize) -> Result<Vec<String>, Failure> {
        self.record(opened, |table| table.redo(lines))?;
        Ok(self.newest_entry(opened))
    }
}
