//! `referee may`: may this be said now, and why.
use noir_referee::lang::Keyword;
use noir_referee::rulebook;
use noir_referee::rules::{Action, Audience, Rule, Seat};
use noir_referee::screen::{JudgementData, option_said};
use noir_referee::table::{Explanation, Holds, May, Opening, View};
use noir_referee::terms::{Choice, Choices, OptionName};

use crate::app::{App, TypedIn};
use crate::cli::ActionArgs;
use crate::command::show::rule;
use crate::failure::{ExitStatus, Failure};
use crate::page::private_answer;
use crate::page::private_answer::PrivateAnswer;
use crate::shell::refusal;
use crate::shell::refusal::ruling_of;

/// What `may` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    said: ActionArgs,
    /// All the reasons, where the loop would say only the verdict.
    #[arg(long, hide = true)]
    why: bool,
}

/// Says yes, no, or who alone knows it, with the rules that decide it.
///
/// # Errors
/// When the line is not understood, or a rule forbids it: that has been said already.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let line = args.said.line();
    if line.is_empty() {
        let view = |app: &App, view: &View<'_>| {
            Err(refusal::missing_action(app, view, Keyword::May.name()))
        };
        return private_answer::answer_to(app, None, None, &view);
    }
    let short = app.typed == TypedIn::Loop && !args.why && app.is_answered();
    private_answer::answer_to(app, args.said.who.who.as_deref(), None, &|app, view| {
        tell(app, view, &line, short)
    })
}

/// Whether the line may be said.
///
/// # Errors
/// When it is not understood.
pub fn tell(app: &App, view: &View<'_>, line: &str, short: bool) -> Result<PrivateAnswer, Failure> {
    Ok(tell_of(app, view, &judged_action(app, view, line)?, short))
}

/// The same of a line that has been read.
pub fn tell_of(app: &App, view: &View<'_>, action: &Action, short: bool) -> PrivateAnswer {
    let judgement = view.explain(view.own_seat(), action);
    let told = if app.json {
        let mode = Some(view.opening().mode);
        let ruling = |rule| rulebook::of_rule(rule, mode).map(|ruling| ruling.id);
        PrivateAnswer::data(&JudgementData::of(view, &judgement, ruling))
    } else if short {
        PrivateAnswer::prose(in_brief(app, view, &judgement, action))
    } else {
        let mut lines = judgement_lines(app, view, &judgement, action);
        lines.extend(other_ways(app, view, &judgement));
        PrivateAnswer::prose(lines)
    };
    match judgement.may {
        May::No(_) => told.ending(ExitStatus::Refused),
        May::Yes | May::Hidden(..) => told,
    }
}

/// That a game goes on and a line is waited for needs no saying where it is so; whose action it is says the verdict.
pub(crate) fn is_worth_saying((rule, holds): (Rule, Holds)) -> bool {
    rule != Rule::NotYourAction
        && (holds != Holds::Yes || !matches!(rule, Rule::GameOver | Rule::OtherOwed))
}

/// Reads a line of which it is asked whether it may be said.
///
/// # Errors
/// When the line is not understood, or is for nobody's ears but those of a seat.
fn judged_action(app: &App, view: &View<'_>, line: &str) -> Result<Action, Failure> {
    let reader = app.reader(view);
    if view.audience() == Audience::Public && reader.is_private(line) {
        return Err(refusal::private_line(app));
    }
    let read = reader.understood(line, |line| reader.action(line, view.own_seat()));
    read.map_err(|error| refusal::word_failure_in(app, view, &error))
}

/// Reads a line and says whether it may be said, as far as the view can know.
///
/// # Errors
/// As a line that is not understood.
pub fn judgement(app: &App, view: &View<'_>, line: &str) -> Result<Vec<String>, Failure> {
    let action = judged_action(app, view, line)?;
    Ok(judgement_lines(app, view, &view.explain(view.own_seat(), &action), &action))
}

fn judgement_lines(
    app: &App,
    view: &View<'_>,
    judgement: &Explanation,
    action: &Action,
) -> Vec<String> {
    let (may, because) = app.voice(view).may(judgement.may, action);
    let mut lines = vec![may];
    let facts = judgement.facts.iter().filter(|fact| is_worth_saying(**fact));
    lines.extend(facts.map(|(rule, holds)| fact(app, view, *rule, *holds)));
    lines.extend(because);
    let deciding = match judgement.may {
        May::No(refusal) => Some(refusal.rule),
        May::Hidden(_, rule) => Some(rule),
        May::Yes => None,
    };
    let ruling = deciding.and_then(|rule| ruling_of(view, rule));
    if let Some(ruling) = ruling {
        lines.extend(rule::told(app, &ruling, Some(&rule::here_of(app, view)), false));
    }
    if let May::Hidden(seat, _) = judgement.may {
        lines.push(alone(app, view, seat));
    }
    lines
}

/// The verdict and the one condition that decides it; the rest stands behind `why`.
fn in_brief(app: &App, view: &View<'_>, judgement: &Explanation, action: &Action) -> Vec<String> {
    let (may, because) = app.voice(view).may(judgement.may, action);
    let mut lines = vec![may];
    if let May::Hidden(seat, _) = judgement.may {
        lines.push(alone(app, view, seat));
    } else {
        let facts = judgement.facts.iter().filter(|fact| is_worth_saying(**fact));
        let open = facts.clone().find(|(_, holds)| *holds != Holds::Yes);
        let open = open.map(|(rule, holds)| fact(app, view, *rule, *holds));
        lines.extend(open.or_else(|| because.into_iter().next()));
    }
    let why = ("command", app.grammar.shown(Keyword::Why).into());
    lines.push(app.words.tell("may-more", &[why]));
    lines
}

/// How the table could play it otherwise from now on, by numbers, where the ruling that decides names an option.
fn other_ways(app: &App, view: &View<'_>, judgement: &Explanation) -> Vec<String> {
    let May::No(refusal) = judgement.may else { return Vec::new() };
    if app.typed != TypedIn::Loop || view.audience() != Audience::Public {
        return Vec::new();
    }
    let ruling = ruling_of(view, refusal.rule);
    let options = ruling.into_iter().flat_map(|ruling| ruling.option);
    offer_ways(app, view.opening(), &view.choices(), options)
}

/// Offers every other value of these options by its number, as a ruling of the table from now on.
pub(crate) fn offer_ways(
    app: &App,
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
    app.listed.replace(ways.iter().map(|way| rule_set(*way)).collect());
    let said = |(n, way): (usize, &Choice)| {
        let means = option_said(&app.words, |id| opening.called(id), *way);
        app.words.tell("may-other-way", &[("n", n.into()), ("means", means.into())])
    };
    (1..).zip(&ways).map(said).collect()
}

/// One rule that was looked at, and whether it holds.
fn fact(app: &App, view: &View<'_>, rule: Rule, holds: Holds) -> String {
    // In front of a sentence with `not` a word would turn it round.
    let mark = match holds {
        Holds::Yes if app.look.unicode => "✓".into(),
        Holds::No if app.look.unicode => "✗".into(),
        Holds::Yes => app.words.yes_no(true),
        Holds::No => app.words.yes_no(false),
        Holds::Hidden => "?".into(),
    };
    let what = app.voice(view).condition(rule);
    // Nobody hears a mark.
    if app.spoken {
        let holds = match holds {
            Holds::Yes => "yes",
            Holds::No => "no",
            Holds::Hidden => "hidden",
        };
        let args = [("holds", holds.into()), ("what", what.into())];
        return app.words.tell("may-fact", &args);
    }
    format!("  {mark:<3} {what}")
}

/// How the owner of a hidden card asks for himself.
fn alone(app: &App, view: &View<'_>, seat: Seat) -> String {
    let word = app.seat_word(view, seat);
    let command = match app.typed {
        TypedIn::Loop => app.command(Keyword::Secret, &word),
        TypedIn::CommandLine => app.command(Keyword::May, &format!("--as {word} …")),
    };
    app.words.tell("may-alone", &[("command", command.into())])
}

/// The line by which the table plays so from now on.
fn rule_set(choice: Choice) -> String {
    format!("{} set {}={choice}", Keyword::Rule, choice.option())
}
