//! `referee rule`: what do the books say, and what do we play.
use noir_referee::lang::{Keyword, Lang};
use noir_referee::rulebook::{
    self, Book, BookStanding, DifferenceData, Passage, Ruling, RulingData,
};
use noir_referee::scenario::{ChoiceError, House};
use noir_referee::screen::{LIKELIEST, option_said, stand, standing};
use noir_referee::table::{Opening, View};
use noir_referee::terms::{Choices, Mode, OptionName};

use crate::app::{App, TypedIn};
use crate::command::open::new;
use crate::command::say::rule_set::SetRule;
use crate::command::say::{may, rule_set};
use crate::command::show::{ask_the_books, tables};
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table::Want;
use crate::files::{at_table, current};
use crate::shell::refusal;

/// What `rule` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "WORDS")]
    words: Vec<String>,
    #[arg(long, value_name = "MODE")]
    mode: Option<String>,
    #[arg(long, num_args = 2, value_names = ["E", "E"], conflicts_with = "words")]
    differences: Vec<String>,
    #[arg(long)]
    more: bool,
    #[arg(long, value_name = "WORDS", requires = "words")]
    reason: Option<String>,
    #[arg(long, requires = "words")]
    remember: bool,
}

/// What answers a question.
pub(crate) enum Found {
    /// The ruling that was named.
    One(Box<Ruling>),
    /// Those that fit the words best, the likeliest first; and what is said before them where the books probably don’t
    /// cover what was asked.
    Likeliest(Vec<Ruling>, Option<String>),
    /// All of a mode.
    All(Vec<Ruling>),
}

/// What holds at the table that is open, if one is.
pub(crate) struct Here {
    /// How it was opened.
    opening: Opening,
    mode: Mode,
    edition: Option<Book>,
    choices: Choices,
    /// What the house plays otherwise than the books.
    precedents: Option<House>,
    /// What the table has decided itself, option by option, as it is told.
    house: Vec<(OptionName, String)>,
}

/// Prints the rulings that fit the words best, the rulings of a mode, or what two books say differently.
///
/// # Errors
/// When nothing fits, or there is no such mode or book.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let mode = args.mode.as_deref().map(|id| app.library().mode_by_id(id)).transpose();
    let mode = mode.map_err(|error| new::scenario_failure(app, &error))?.map(|sheet| sheet.id);
    if let [set, text, reason @ ..] = &args.words[..]
        && set == "set"
        && text.contains('=')
    {
        let reason = args.reason.clone().unwrap_or_else(|| reason.join(" "));
        return rule_set::rule_set(
            app,
            mode,
            &SetRule { text, reason: &reason, remember: args.remember },
        );
    }
    let here = here(app);
    if let ([set, option @ ..], Some(here)) = (&args.words[..], &here)
        && set == "set"
        && option.len() < 2
    {
        let named = option.first().map(|it| OptionName::from_id(it));
        if named != Some(None) {
            return options_here(app, named.flatten(), here);
        }
    }
    if !args.differences.is_empty() {
        return differences(app, &args.differences, mode);
    }
    let words = args.words.join(" ");
    let found = rulings(app, &words, mode, here.as_ref())?;
    if app.json {
        let rulings = found
            .all()
            .iter()
            .map(|ruling| RulingData::of(ruling, here.as_ref().map(|here| &here.choices)));
        return app.print_json(&rulings.collect::<Vec<_>>());
    }
    if let Found::Likeliest(_, Some(uncovered)) = &found {
        app.print_wrapped(std::slice::from_ref(uncovered))?;
    }
    match found {
        Found::Likeliest(rulings, _) | Found::All(rulings)
            if app.typed == TypedIn::Loop && app.is_answered() && !args.more =>
        {
            if words.is_empty() {
                return ask_the_books::ask_rules(app, None, mode);
            }
            ask_the_books::offer(app, &rulings, here.as_ref(), false)?;
            app.listed.replace(rulings.iter().map(|it| format!("rule {}", it.id)).collect());
            app.print_wrapped(&[app.words.say("rule-opens")])
        }
        found => {
            app.print_wrapped(&told_rulings(app, &found, here.as_ref(), args.more))?;
            let likeliest = matches!(found, Found::Likeliest(..)) && !args.more;
            match here.filter(|_| likeliest && mode.is_none()) {
                Some(here) => {
                    let game = ("mode", tables::mode_name(app, here.mode).into());
                    let first = found.all().first();
                    let of_table = first.is_some_and(|it| it.modes.contains(&here.mode));
                    let key = if of_table { "rule-by-table" } else { "rule-by-table-none" };
                    let mut lines = vec![app.words.tell(key, &[game])];
                    let shell = app.typed == TypedIn::CommandLine;
                    lines.extend(shell.then(|| app.words.say("rule-by-table-other")));
                    app.print_wrapped(&lines)
                }
                None => Ok(()),
            }
        }
    }
}

impl Found {
    fn all(&self) -> &[Ruling] {
        match self {
            Self::One(ruling) => std::slice::from_ref(ruling.as_ref()),
            Self::Likeliest(rulings, _) | Self::All(rulings) => rulings,
        }
    }
}

/// The ruling with this id, or those that fit the words; without words, all of the mode.
///
/// # Errors
/// When nothing fits.
pub(crate) fn rulings(
    app: &App,
    words: &str,
    mode: Option<Mode>,
    here: Option<&Here>,
) -> Result<Found, Failure> {
    refusal::measured(app, words)?;
    let preferred = mode.or(here.map(|here| here.mode));
    if words.trim().is_empty() {
        return match preferred {
            Some(mode) => Ok(Found::All(rulebook::of_mode(mode))),
            None => Err(Failure::new(ExitStatus::Usage, app.words.say("rule-nothing-asked"))),
        };
    }
    if let Some(ruling) = rulebook::find(words, preferred) {
        return Ok(Found::One(Box::new(ruling)));
    }
    let hits = rulebook::search(words, preferred);
    let read = hits.iter().filter_map(|hit| hit.entry.read());
    let fits = |ruling: &Ruling| mode.is_none_or(|mode| ruling.modes.contains(&mode));
    let found: Vec<Ruling> = read.filter(fits).take(LIKELIEST).collect();
    if found.is_empty() {
        let found = ("found", words.into());
        let failure = Failure::new(ExitStatus::Refused, app.words.tell("rule-none", &[found]))
            .hint(app.words.say("rule-none-hint"));
        // Where questions are asked one after another no command of the shell is typed.
        if app.typed == TypedIn::Loop || app.is_answered() {
            return Err(failure);
        }
        let mode = ("mode", preferred.unwrap_or(Mode::Heist).id().into());
        return Err(failure.hint(app.words.tell("rule-none-all", &[mode])));
    }
    let uncovered = (!rulebook::is_covered(&hits)).then(|| {
        let found = ("found", words.into());
        let nearest = app.words.say("rule-nearest");
        format!("{} {nearest}", app.words.tell("rule-none", &[found]))
    });
    Ok(Found::Likeliest(found, uncovered))
}

/// One ruling whole, the likeliest with their answers, all by their questions.
fn told_rulings(app: &App, found: &Found, here: Option<&Here>, more: bool) -> Vec<String> {
    let whole = |ruling: &Ruling| told(app, ruling, here, more);
    match found {
        Found::One(ruling) => whole(ruling),
        Found::Likeliest(rulings, _) if more => rulings.iter().flat_map(whole).collect(),
        Found::Likeliest(rulings, _) => {
            let told = |ruling: &Ruling| {
                let mut about = in_short(app, ruling, here);
                // What nobody reads aloud stands last.
                if let Some(last) = about.last_mut() {
                    last.extend([" [", ruling.id.as_str(), "]"]);
                }
                let about = about.into_iter().map(|line| format!("      {line}"));
                let question = ruling.question.of(app.lang()).to_owned();
                std::iter::once(question).chain(about).collect::<Vec<_>>()
            };
            let mut lines: Vec<String> = rulings.iter().flat_map(told).collect();
            let first = rulings.first().map_or("", |ruling| ruling.id.as_str());
            let command = app.command(Keyword::Rule, first);
            lines.push(app.words.tell("rule-whole", &[("command", command.into())]));
            lines
        }
        Found::All(rulings) => rulings.iter().map(|ruling| by_question(app, ruling)).collect(),
    }
}

/// A ruling by its question, with the id that opens it.
fn by_question(app: &App, ruling: &Ruling) -> String {
    format!("{} [{}]", ruling.question.of(app.lang()), ruling.id)
}

/// Its answer, its game, and how the books stand to it, a line each.
pub(crate) fn in_short(app: &App, ruling: &Ruling, here: Option<&Here>) -> Vec<String> {
    let answer = ruling.answer.of(app.lang()).to_owned();
    [answer]
        .into_iter()
        .chain(game_of(app, ruling, here))
        .chain([standing(&app.words, ruling)])
        .collect()
}

/// Which games it is about, unless a table of one of them says which one is meant.
fn game_of(app: &App, ruling: &Ruling, here: Option<&Here>) -> Option<String> {
    let games: Vec<String> =
        ruling.modes.iter().map(|mode| tables::mode_name(app, *mode)).collect();
    let games = ("games", app.words.all_of(&games).into());
    let meant = here.is_some_and(|here| ruling.modes.contains(&here.mode));
    (!meant).then(|| app.words.tell("rule-game", &[games]))
}

/// The table that is open, as far as it matters for a ruling; nothing if none can be read.
pub(crate) fn here(app: &mut App) -> Option<Here> {
    let session =
        current::table_file(app).is_ok().then(|| at_table::open(app, Want::Read))?.ok()?;
    Some(here_of(app, &session.public()))
}

/// What matters for a ruling at the table of this view.
pub(crate) fn here_of(app: &App, view: &View<'_>) -> Here {
    let opening = view.opening();
    let mode = opening.mode;
    let house = |option: OptionName| {
        let ruling = view.house_ruling(option)?;
        app.voice(view).house_ruling(ruling).pop().map(|said| (option, said))
    };
    Here {
        mode,
        opening: opening.clone(),
        edition: Book::named(&opening.edition),
        choices: view.choices(),
        precedents: app.library().mode(mode).map(|sheet| House::of(&sheet)).ok(),
        house: OptionName::ALL.into_iter().filter_map(house).collect(),
    }
}

/// A ruling in a few lines: what we play, what the books say, and the option that changes it.
pub(crate) fn told(app: &App, ruling: &Ruling, here: Option<&Here>, more: bool) -> Vec<String> {
    let lang = app.lang();
    let question =
        if more { by_question(app, ruling) } else { ruling.question.of(lang).to_owned() };
    let answer = ("answer", ruling.answer.of(lang).into());
    let mut lines = vec![question, app.words.tell("rule-answer", &[answer])];
    lines.extend(game_of(app, ruling, here));
    let own = here.and_then(|here| here.edition);
    let passages = ruling.books.iter();
    let (first, rest): (Vec<&Passage>, Vec<&Passage>) =
        passages.partition(|passage| own.is_some_and(|book| passage.books.contains(&book)));
    lines.extend(first.into_iter().chain(rest).map(|passage| passage_said(app, passage, lang)));
    lines.push(stand(&app.words, ruling));
    if more {
        lines.push(app.words.tell("rule-reason", &[("reason", ruling.reason.of(lang).into())]));
        let rules: Vec<&str> = ruling.rules.iter().map(|rule| rule.id()).collect();
        if !rules.is_empty() {
            lines.push(app.words.tell("rule-refusals", &[("ids", rules.join(", ").into())]));
        }
    }
    for option in &ruling.option {
        lines.push(option_here(app, *option, here));
        let house = here.into_iter().flat_map(|here| &here.house);
        lines.extend(house.filter(|(it, _)| it == option).map(|(_, said)| said.clone()));
        let precedents = here.and_then(|here| here.precedents.as_ref());
        let precedent = precedents.and_then(|house| house.options().get(option));
        let said = here.zip(precedent);
        lines.extend(
            said.map(|(here, it)| rule_set::precedent_said(app, &here.opening, *option, it)),
        );
    }
    lines
}

/// What an option says at the table, and the other ways to play it; or what each of its options says.
///
/// # Errors
/// When the mode has no such option.
fn options_here(app: &App, option: Option<OptionName>, here: &Here) -> Result<(), Failure> {
    let played = OptionName::ALL.into_iter().filter(|it| here.choices.choice(*it).is_some());
    let mut played: Vec<OptionName> = played.collect();
    if let Some(option) = option {
        if !played.contains(&option) {
            let known = played.iter().map(|it| it.id()).collect();
            let error = ChoiceError::Name { found: option.to_string(), known };
            let said = error.say(&tables::mode_name(app, here.mode), &app.words);
            return Err(Failure::new(ExitStatus::Usage, said));
        }
        played = vec![option];
    }
    let mut lines: Vec<String> =
        played.iter().map(|it| option_here(app, *it, Some(here))).collect();
    lines.extend(
        option
            .map(|it| may::offer_ways(app, &here.opening, &here.choices, [it]))
            .unwrap_or_default(),
    );
    app.print_wrapped(&lines)
}

fn option_here(app: &App, option: OptionName, here: Option<&Here>) -> String {
    let name = ("option", option.id().into());
    match here.and_then(|here| Some((here, here.choices.choice(option)?))) {
        Some((here, choice)) => {
            let means =
                ("means", option_said(&app.words, |id| here.opening.called(id), choice).into());
            let value = ("value", choice.to_string().into());
            app.words.tell("rule-option-here", &[name, value, means])
        }
        None => app.words.tell("rule-option", &[name]),
    }
}

fn passage_said(app: &App, passage: &Passage, lang: Lang) -> String {
    let books: Vec<String> = passage
        .books
        .iter()
        .map(|book| app.words.say(&format!("rule-book-{}", book.word())))
        .collect();
    let books = ("books", app.words.all_of(&books).into());
    let says = ("says", passage.says.of(lang).into());
    match &passage.at {
        Some(at) => app.words.tell("rule-passage", &[books, ("at", at.into()), says]),
        None => app.words.tell("rule-passage-bare", &[books, says]),
    }
}

/// Every point on which two books differ, or only one of them speaks.
fn differences(app: &App, books: &[String], mode: Option<Mode>) -> Result<(), Failure> {
    let known: Vec<&str> = Book::ALL.iter().map(|book| book.word()).collect();
    let book = |word: &String| {
        Book::named(&word.to_lowercase()).ok_or_else(|| {
            let args = [("found", word.into()), ("known", app.words.one_of(&known).into())];
            Failure::new(ExitStatus::Usage, app.words.tell("rule-no-book", &args))
        })
    };
    let (one, other) = match books {
        [one, other] => (book(one)?, book(other)?),
        _ => return Err(Failure::new(ExitStatus::Usage, app.words.say("rule-nothing-asked"))),
    };
    // Where they say it in the same words, it does not matter on which page.
    let says = |ruling: &Ruling, book| ruling.passage(book).map(|it| it.says.clone());
    let all = rulebook::entries().filter_map(rulebook::RulingEntry::read);
    let differing: Vec<Ruling> = all
        .filter(|ruling| mode.is_none_or(|mode| ruling.modes.contains(&mode)))
        .filter(|ruling| ruling.kind != BookStanding::Agree)
        .filter(|ruling| says(ruling, one) != says(ruling, other))
        .collect();
    if app.json {
        let rows = differing.iter().map(|ruling| DifferenceData::of(ruling, [one, other]));
        return app.print_json(&rows.collect::<Vec<_>>());
    }
    let lang = app.lang();
    let mut lines = Vec::new();
    for ruling in &differing {
        lines.push(by_question(app, ruling));
        for book in [one, other] {
            let silent = || app.words.say("rule-silent");
            let says = ruling.passage(book).map_or_else(silent, |it| it.says.of(lang).to_owned());
            lines.push(format!("      {:<6} {says}", book.word()));
        }
    }
    let n = ("n", differing.len().into());
    lines.push(app.words.tell("rule-differences", &[n]));
    app.print_wrapped(&lines)
}
