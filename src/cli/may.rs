//! `referee may`: may this be said now, and why.
use noir_referee::lang::Keyword;
use noir_referee::rulebook;
use noir_referee::rules::{Action, Audience, Rule, Seat};
use noir_referee::table::{Explanation, Holds, May, View};
use serde_json::{Value, json};

use super::AsArg;
use super::app::{App, TypedIn};
use super::eyes::PrivateAnswer;
use super::failure::{ExitStatus, Failure};
use super::refusal::ruling_of;

/// What `may` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    who: AsArg,
    #[arg(value_name = "ACTION")]
    action: Vec<String>,
}

/// Says yes, no, or who alone knows it, with the rules that decide it.
///
/// # Errors
/// When the line is not understood, or a rule forbids it: that has been said already.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let line = args.action.join(" ");
    if line.is_empty() {
        let view = |app: &App, view: &View<'_>| Err(app.missing_action(view, Keyword::May.name()));
        return app.answer_to(None, None, &view);
    }
    app.answer_to(args.who.who.as_deref(), None, &|app, view| tell(app, view, &line))
}

/// Whether the line may be said.
///
/// # Errors
/// When it is not understood.
pub fn tell(app: &App, view: &View<'_>, line: &str) -> Result<PrivateAnswer, Failure> {
    let (judgement, lines) = app.judgement(view, line)?;
    let told = if app.json {
        PrivateAnswer::data(&json_of(view, &judgement))
    } else {
        PrivateAnswer::prose(lines)
    };
    Ok(match judgement.may {
        May::No(_) => told.ending(ExitStatus::Refused),
        May::Yes | May::Hidden(..) => told,
    })
}

/// That a game goes on and a line is waited for needs no saying where it is so.
pub(super) fn is_worth_saying((rule, holds): (Rule, Holds)) -> bool {
    holds != Holds::Yes || !matches!(rule, Rule::GameOver | Rule::OtherOwed)
}

impl App {
    /// Reads a line and says whether it may be said, as far as the view can know.
    ///
    /// # Errors
    /// When the line is not understood, or is for nobody's ears but those of a seat.
    pub fn judgement(
        &self,
        view: &View<'_>,
        line: &str,
    ) -> Result<(Explanation, Vec<String>), Failure> {
        let own = view.own_seat();
        let reader = self.reader(view);
        if view.audience() == Audience::Public && reader.is_private(line) {
            return Err(self.private_line());
        }
        let action = reader
            .understood(line, |line| reader.action(line, own))
            .map_err(|error| self.word_failure_in(view, &error))?;
        let judgement = view.explain(own, &action);
        let lines = self.judgement_lines(view, &judgement, &action);
        Ok((judgement, lines))
    }

    fn judgement_lines(
        &self,
        view: &View<'_>,
        judgement: &Explanation,
        action: &Action,
    ) -> Vec<String> {
        let (may, because) = self.voice(view).may(judgement.may, action);
        let mut lines = vec![may];
        let facts = judgement.facts.iter().filter(|fact| is_worth_saying(**fact));
        lines.extend(facts.map(|(rule, holds)| self.fact(view, *rule, *holds)));
        lines.extend(because);
        let deciding = match judgement.may {
            May::No(refusal) => Some(refusal.rule),
            May::Hidden(_, rule) => Some(rule),
            May::Yes => None,
        };
        let ruling = deciding.and_then(|rule| ruling_of(view, rule));
        if let Some(ruling) = ruling {
            lines.extend(self.told(&ruling, Some(&self.here_of(view)), false));
        }
        if let May::Hidden(seat, _) = judgement.may {
            lines.push(self.alone(view, seat));
        }
        lines
    }

    /// One rule that was looked at, and whether it holds.
    fn fact(&self, view: &View<'_>, rule: Rule, holds: Holds) -> String {
        // In front of a sentence with `not` a word would turn it round.
        let mark = match holds {
            Holds::Yes if self.look.unicode => "✓".into(),
            Holds::No if self.look.unicode => "✗".into(),
            Holds::Yes => self.words.yes_no(true),
            Holds::No => self.words.yes_no(false),
            Holds::Hidden => "?".into(),
        };
        let what = self.voice(view).condition(rule);
        format!("  {mark:<3} {what}")
    }

    /// How the owner of a hidden card asks for himself.
    fn alone(&self, view: &View<'_>, seat: Seat) -> String {
        let word = self.seat_word(view, seat);
        let command = match self.typed {
            TypedIn::Loop => self.command(Keyword::Secret, &word),
            TypedIn::CommandLine => self.command(Keyword::May, &format!("--as {word} …")),
        };
        self.words.tell("may-alone", &[("command", command.into())])
    }
}

fn json_of(view: &View<'_>, judgement: &Explanation) -> Value {
    let facts: Vec<Value> = judgement
        .facts
        .iter()
        .map(|(rule, holds)| {
            let ruling = rulebook::of_rule(*rule, Some(view.opening().mode));
            json!({
                "rule": rule.id(),
                "source": rule.source(),
                "ruling": ruling.map(|ruling| ruling.id),
                "holds": match holds {
                    Holds::Yes => json!(true),
                    Holds::No => json!(false),
                    Holds::Hidden => Value::Null,
                },
            })
        })
        .collect();
    let (may, seat) = match judgement.may {
        May::Yes => ("yes", None),
        May::No(_) => ("no", None),
        May::Hidden(seat, _) => ("hidden", Some(view.opening().seat_id(seat))),
    };
    json!({ "may": may, "seat": seat, "facts": facts })
}
