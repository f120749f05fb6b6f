//! `referee may`: may this be said now, and why.
use noir_referee::lang::Keyword;
use noir_referee::rulebook;
use noir_referee::rules::{Action, Audience, Rule, Seat};
use noir_referee::screen::option_said;
use noir_referee::table::{Explanation, Holds, May, Opening, View};
use noir_referee::terms::{Choice, Choices, OptionName};
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
    /// All the reasons, where the loop would say only the verdict.
    #[arg(long, hide = true)]
    why: bool,
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
    let short = app.typed == TypedIn::Loop && !args.why && app.is_answered();
    app.answer_to(args.who.who.as_deref(), None, &|app, view| tell(app, view, &line, short))
}

/// Whether the line may be said.
///
/// # Errors
/// When it is not understood.
pub fn tell(app: &App, view: &View<'_>, line: &str, short: bool) -> Result<PrivateAnswer, Failure> {
    Ok(tell_of(app, view, &app.judged_action(view, line)?, short))
}

/// The same of a line that has been read.
pub fn tell_of(app: &App, view: &View<'_>, action: &Action, short: bool) -> PrivateAnswer {
    let judgement = view.explain(view.own_seat(), action);
    let told = if app.json {
        PrivateAnswer::data(&json_of(view, &judgement))
    } else if short {
        PrivateAnswer::prose(app.in_brief(view, &judgement, action))
    } else {
        let mut lines = app.judgement_lines(view, &judgement, action);
        lines.extend(app.other_ways(view, &judgement));
        PrivateAnswer::prose(lines)
    };
    match judgement.may {
        May::No(_) => told.ending(ExitStatus::Refused),
        May::Yes | May::Hidden(..) => told,
    }
}

/// That a game goes on and a line is waited for needs no saying where it is so.
pub(super) fn is_worth_saying((rule, holds): (Rule, Holds)) -> bool {
    holds != Holds::Yes || !matches!(rule, Rule::GameOver | Rule::OtherOwed)
}

impl App {
    /// Reads a line of which it is asked whether it may be said.
    ///
    /// # Errors
    /// When the line is not understood, or is for nobody's ears but those of a seat.
    fn judged_action(&self, view: &View<'_>, line: &str) -> Result<Action, Failure> {
        let reader = self.reader(view);
        if view.audience() == Audience::Public && reader.is_private(line) {
            return Err(self.private_line());
        }
        let read = reader.understood(line, |line| reader.action(line, view.own_seat()));
        read.map_err(|error| self.word_failure_in(view, &error))
    }

    /// Reads a line and says whether it may be said, as far as the view can know.
    ///
    /// # Errors
    /// As a line that is not understood.
    pub fn judgement(&self, view: &View<'_>, line: &str) -> Result<Vec<String>, Failure> {
        let action = self.judged_action(view, line)?;
        Ok(self.judgement_lines(view, &view.explain(view.own_seat(), &action), &action))
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

    /// The verdict and the one condition that decides it; the rest stands behind `why`.
    fn in_brief(&self, view: &View<'_>, judgement: &Explanation, action: &Action) -> Vec<String> {
        let (may, _) = self.voice(view).may(judgement.may, action);
        let mut lines = vec![may];
        if let May::Hidden(seat, _) = judgement.may {
            lines.push(self.alone(view, seat));
        } else {
            let open = judgement.facts.iter().find(|(_, holds)| *holds != Holds::Yes);
            lines.extend(open.map(|(rule, holds)| self.fact(view, *rule, *holds)));
        }
        let why = ("command", self.grammar.shown(Keyword::Why).into());
        lines.push(self.words.tell("may-more", &[why]));
        lines
    }

    /// How the table could play it otherwise from now on, by numbers, where the ruling that decides names an option.
    fn other_ways(&self, view: &View<'_>, judgement: &Explanation) -> Vec<String> {
        let May::No(refusal) = judgement.may else { return Vec::new() };
        if self.typed != TypedIn::Loop || view.audience() != Audience::Public {
            return Vec::new();
        }
        let ruling = ruling_of(view, refusal.rule);
        let options = ruling.into_iter().flat_map(|ruling| ruling.option);
        self.offer_ways(view.opening(), &view.choices(), options)
    }

    /// Offers every other value of these options by its number, as a ruling of the table from now on.
    pub(super) fn offer_ways(
        &self,
        opening: &Opening,
        choices: &Choices,
        options: impl IntoIterator<Item = OptionName>,
    ) -> Vec<String> {
        let mut ways: Vec<Choice> = Vec::new();
        for option in options {
            let Some(now) = choices.choice(option) else { continue };
            let words = option.allowed().words().iter().filter_map(|word| option.choice(word));
            ways.extend(words.filter(|other| *other != now));
        }
        self.listed.replace(ways.iter().map(|way| rule_set(*way)).collect());
        let said = |(n, way): (usize, &Choice)| {
            let means = option_said(&self.words, |id| opening.called(id), *way);
            self.words.tell("may-other-way", &[("n", n.into()), ("means", means.into())])
        };
        (1..).zip(&ways).map(said).collect()
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
        // Nobody hears a mark.
        if self.spoken {
            let holds = match holds {
                Holds::Yes => "yes",
                Holds::No => "no",
                Holds::Hidden => "hidden",
            };
            let args = [("holds", holds.into()), ("what", what.into())];
            return self.words.tell("may-fact", &args);
        }
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

/// The line by which the table plays so from now on.
fn rule_set(choice: Choice) -> String {
    format!("{} set {}={choice}", Keyword::Rule, choice.option())
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
