//! `referee undo` and `redo`: lines taken back, and said again.
use super::app::{App, TypedIn};
use super::failure::{ExitStatus, Failure};
use super::open::Want;
use noir_referee::rules::Audience;
use noir_referee::table::{Opened, Recorded, What};

/// What `undo` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "N")]
    lines: Option<usize>,
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
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let mut opened = app.open(Want::Write)?;
    // Whoever plays against a machine means the own line; taken back alone, a machine’s would be said again at once.
    let usual = || App::said_by_machines(&opened) + 1;
    let lines = args.lines.unwrap_or_else(usual);
    let lines = app.undo(&mut opened, lines, args.yes)?;
    app.tell_below(&lines)
}

/// Says lines again that were taken back.
///
/// # Errors
/// When there are fewer.
pub fn redo(args: &RedoArguments, app: &mut App) -> Result<(), Failure> {
    let mut opened = app.open(Want::Write)?;
    let lines = app.redo(&mut opened, args.lines)?;
    app.tell_below(&lines)
}

impl App {
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
        if asks && !confirmed && !self.may_undo(opened, lines)? {
            let kept = Failure::new(ExitStatus::Usage, self.words.say("cli-undo-kept"));
            // Who was asked has answered.
            let hint =
                (self.typed == TypedIn::CommandLine).then(|| self.words.say("cli-undo-kept-hint"));
            return Err(hint.into_iter().fold(kept, Failure::hint));
        }
        self.record(opened, |table| table.undo(lines))?;
        let mut told = self.newest_entry(opened);
        let view = opened.table.view(Audience::Public);
        let log = view.log();
        let at = log.iter().rposition(|entry| matches!(entry.what, What::Undid { .. }));
        let steps = at.map(|at| self.voice(&view).back_again(&view, &log, at)).unwrap_or_default();
        let owed = view.position().decision().and_then(|_| told.pop());
        told.extend(steps.into_iter().chain(owed));
        Ok(told)
    }

    /// Whether lines by which somebody has learned something are to be taken back; says which they are.
    fn may_undo(&self, opened: &mut Opened, lines: usize) -> Result<bool, Failure> {
        let going = {
            let view = opened.table.view(Audience::Public);
            let recorded = Recorded::of(view.opening());
            let said = view.said_since(view.seq().saturating_sub(lines));
            let said = said.iter().filter(|entry| entry.is_line());
            let voice = self.voice(&view);
            said.map(|entry| {
                voice.numbered(entry.seq, &voice.said_in_short(&view, &recorded, entry))
            })
            .collect::<Vec<_>>()
        };
        self.print_wrapped(&going)?;
        self.confirm_unheld(opened, &self.words.say("cli-undo-shown"))
    }

    /// Says lines again and says so: each with what is to be done with the real cards, then what is owed now.
    ///
    /// # Errors
    /// When there are fewer lines.
    pub fn redo(&self, opened: &mut Opened, lines: usize) -> Result<Vec<String>, Failure> {
        let from = opened.table.seq();
        self.record(opened, |table| table.redo(lines))?;
        let mut told = self.newest_entry(opened);
        let view = opened.table.view(Audience::Public);
        let owed = view.position().decision().and_then(|_| told.pop());
        let recorded = Recorded::of(view.opening());
        for entry in view.said_since(from).iter().filter(|entry| entry.is_line()) {
            let before = opened.table.view_at(Audience::Public, entry.seq.saturating_sub(1));
            let after = opened.table.view_at(Audience::Public, entry.seq);
            let voice = self.voice(&after);
            told.push(voice.numbered(entry.seq, &voice.said_in_short(&view, &recorded, entry)));
            told.extend(voice.to_restore(before.position()));
        }
        told.extend(owed);
        Ok(told)
    }
}
