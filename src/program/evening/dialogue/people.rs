//! Who plays.
use noir_referee::lang::{Keyword, Say as _, WordPlace, fold, machine};
use noir_referee::scenario::{People, PeopleError, is_case_of, person_name};
use noir_referee::screen::{Menu, MenuItem, Zero};

use super::{Asked, Plan};
use crate::app::App;
use crate::command::open::names::another_machine;
use crate::command::open::{names, people};
use crate::failure::Failure;
use crate::prompt::ask_menu;
use crate::prompt::ask_menu::Reply;
use crate::shell::shell_line;

/// So few or so many can play.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=9;

/// Those who were read from a line, or how many they are.
enum Who {
    Names(Vec<String>),
    /// So many people, and these machines.
    Count(u8, Vec<String>),
}

/// Asks for numbers of the list or names; nobody need be named where `count` is enough.
pub(crate) fn ask_people(app: &App, plan: &mut Plan, is_count: bool) -> Result<Asked, Failure> {
    if !is_count && plan.names.len() < usize::from(plan.count) && plan.seated {
        return ask_names(app, plan);
    }
    // Whoever wants to play is not kept from it by a damaged list.
    let people = people::people(app).unwrap_or_else(|failure| {
        failure.lines.iter().for_each(|line| app.remark(line));
        People::default()
    });
    let how = match (is_count, people.all().is_empty()) {
        (true, _) => "start-who-count",
        (false, true) => "start-who-first",
        (false, false) => "start-who-how",
    };
    let mut lines = vec![app.words.say("start-who")];
    lines.extend(listed(&people, !is_count));
    lines.push(app.words.say(how));
    ask_menu::so_far(app, &[])?;
    app.print_wrapped(&lines)?;
    let counted = is_count || people.all().is_empty();
    // Those of before, until others are named.
    let prompt = match &plan.names[..] {
        [] => app.words.say("start-who-prompt"),
        names => {
            let names = ("names", names.join(", ").into());
            app.words.tell("start-who-prompt-enter", &[names])
        }
    };
    loop {
        let line = match ask_menu::type_line(app, &prompt)? {
            Reply::Given(line) if ask_menu::leads_back(app, &line) => return Ok(Asked::Back),
            Reply::Given(line) => line,
            Reply::Back => return Ok(Asked::Back),
            Reply::Gone => return Ok(Asked::Gone),
        };
        let without = without(app, &line, &plan.names);
        match without.unwrap_or_else(|| who(app, &line, &people, counted)) {
            Ok(Some(Who::Names(names))) => {
                let Some(names) = known_names(app, names, &people)? else { continue };
                *plan = Plan { edition: plan.edition.take(), ..Plan::of(names) };
                return Ok(Asked::Yes);
            }
            Ok(Some(Who::Count(people, machines))) => {
                let count = people + machines.len() as u8;
                let edition = plan.edition.take();
                *plan = Plan { count, names: machines, edition, ..Plan::default() };
                if is_count {
                    return Ok(Asked::Yes);
                }
                match ask_names(app, plan)? {
                    Asked::Back => {
                        *plan = Plan { edition: plan.edition.take(), ..Plan::default() };
                        app.print_wrapped(&lines)?;
                    }
                    asked => return Ok(asked),
                }
            }
            Ok(None) if !plan.names.is_empty() => return Ok(Asked::Yes),
            Ok(None) => app.print_wrapped(&[app.words.say(how)])?,
            Err(why) => app.print_wrapped(&why)?,
        }
    }
}

/// The plan of those who say by a line who they are, or how many: «we are five», «Ann, Ben and Cleo»; or why they cannot
/// be called so. One word alone is nobody's name, and a number no count: they answer something else.
pub fn those_of(app: &App, line: &str) -> Option<Result<Plan, Vec<String>>> {
    let people = people::people(app).unwrap_or_default();
    let joins = |word: &str| app.grammar.lists().have("joint", &fold(word));
    let several = line.contains(',') || line.split_whitespace().any(joins);
    match who(app, line, &people, true) {
        Ok(Some(Who::Count(people, machines))) => {
            let count = people + machines.len() as u8;
            Some(Ok(Plan { count, names: machines, seated: true, ..Plan::default() }))
        }
        Ok(Some(Who::Names(names))) => {
            several.then(|| Ok(Plan { seated: true, ..Plan::of(names) }))
        }
        Ok(None) => None,
        Err(why) => several.then_some(Err(why)),
    }
}

/// Those of before but for somebody, if that is what a line says: «without Dan».
fn without(app: &App, line: &str, before: &[String]) -> Option<Result<Option<Who>, Vec<String>>> {
    let lists = |list: &str, word: &str| app.grammar.lists().have(list, &fold(word));
    let mut words = line.split([' ', ',']).filter(|word| !word.is_empty());
    words.next().filter(|word| lists("without", word))?;
    let endings = app.grammar.lists().words("ending");
    let is = |name: &str, word: &str| {
        fold(name) == fold(word) || is_case_of(&fold(word), &fold(name), &endings)
    };
    let mut left = before.to_vec();
    for word in words.filter(|word| !lists("joint", word)) {
        let Some(at) = left.iter().position(|name| is(name, word)) else {
            let name = ("name", word.into());
            return Some(Err(vec![app.words.tell("start-who-without", &[name])]));
        };
        left.remove(at);
    }
    if left.len() < *PLAYERS.start() {
        let n = ("n", left.len().into());
        return Some(Err(vec![app.words.tell("start-who-few", &[n])]));
    }
    Some(Ok(Some(Who::Names(left))))
}

/// Who is meant by a line; nobody by an empty one.
fn who(app: &App, line: &str, people: &People, counted: bool) -> Result<Option<Who>, Vec<String>> {
    // «Ann and Ben» are two.
    let joins = |word: &str| app.grammar.lists().have("joint", &fold(word));
    let one_by_one = || line.split_whitespace().filter(|word| !joins(word));
    let parted: Vec<&str> =
        line.split_whitespace().map(|word| if joins(word) { "," } else { word }).collect();
    let parted = parted.join(" ");
    let words: Vec<&str> = if line.contains(',') {
        parted.split(',').flat_map(numbers_apart).filter(|word| !word.is_empty()).collect()
    } else {
        one_by_one().collect()
    };
    if words.is_empty() {
        return Ok(None);
    }
    if is_no_list(app, line, people) {
        return Err(vec![app.words.say("start-who-command")]);
    }
    let size = |n: usize| match n {
        n if PLAYERS.contains(&n) => Ok(()),
        n => {
            let key = if n < *PLAYERS.start() { "start-who-few" } else { "start-who-many" };
            Err(vec![app.words.tell(key, &[("n", n.into())])])
        }
    };
    let (machines, rest): (Vec<&str>, Vec<&str>) =
        words.iter().partition(|word| machine(word).is_some());
    let others = rest.join(" ");
    if let Some(count) = how_many(app, &others, people, counted || !machines.is_empty()) {
        size(count + machines.len())?;
        let mut named: Vec<String> = Vec::new();
        for machine in machines {
            named.push(another_machine(machine, &named));
        }
        return Ok(Some(Who::Count(count as u8, named)));
    }
    // «We are Ann and Ben» names two.
    let lists = app.grammar.lists();
    let we = |word: &&str| lists.have("we", &fold(word)) && people.find(word).is_err();
    let lead = words.iter().take_while(|word| we(word)).count();
    let mut names: Vec<String> = Vec::new();
    for (at, part) in words[lead..].iter().enumerate() {
        // Before the first comma they stand in one part with the first name.
        let inner = part.split(' ').take_while(|word| at == 0 && we(word)).count();
        let word = part.split(' ').skip(inner).collect::<Vec<_>>().join(" ");
        if word.is_empty() {
            continue;
        }
        let word = word.as_str();
        let name = one(app, word, people)?;
        if names.iter().any(|other| other.to_lowercase() == name.to_lowercase()) {
            return Err(vec![app.words.tell("start-who-twice", &[("name", name.into())])]);
        }
        names.push(name);
    }
    size(names.len())?;
    Ok(Some(Who::Names(names)))
}

/// Asks for the names of those whose number is known, in the order in which they sit; nobody need be named.
fn ask_names(app: &App, plan: &mut Plan) -> Result<Asked, Failure> {
    let people = people::people(app).unwrap_or_default();
    let machines = std::mem::take(&mut plan.names);
    let wanted = usize::from(plan.count) - machines.len();
    let prompt = app.words.tell("start-who-names", &[("n", wanted.into())]);
    let names = loop {
        let line = match ask_menu::type_line(app, &prompt)? {
            Reply::Given(line) if ask_menu::leads_back(app, &line) => String::from("0"),
            Reply::Given(line) => line,
            Reply::Back => String::from("0"),
            Reply::Gone => return Ok(Asked::Gone),
        };
        if line == "0" {
            plan.names = machines;
            return Ok(Asked::Back);
        }
        if line.trim().is_empty() && machines.is_empty() {
            break Vec::new();
        }
        if line.trim().is_empty() {
            // A machine sits there by its name, so the others have one as well.
            let name = |n: usize| app.words.tell("start-who-player", &[("n", n.into())]);
            break (1..=wanted).map(name).collect();
        }
        match who(app, &line, &people, true) {
            Ok(Some(Who::Names(names))) if names.len() == wanted => {
                if let Some(names) = known_names(app, names, &people)? {
                    break names;
                }
            }
            Ok(_) => {
                let n = ("n", wanted.into());
                app.print_wrapped(&[app.words.tell("start-who-names-count", &[n])])?;
            }
            Err(why) => app.print_wrapped(&why)?,
        }
    };
    plan.names = names.into_iter().chain(machines).collect();
    if plan.names.len() < usize::from(plan.count) {
        plan.names.clear();
    }
    Ok(Asked::Yes)
}

/// The names, where a new one is no slip for somebody who is known: that is asked. Nothing if somebody went back.
fn known_names(
    app: &App,
    mut names: Vec<String>,
    people: &People,
) -> Result<Option<Vec<String>>, Failure> {
    for at in 0..names.len() {
        let Err(PeopleError::Nobody { nearest, .. }) = people.find(&names[at]) else {
            continue;
        };
        let free = |name: &&String| !names.contains(name);
        let Some(known) = nearest.iter().find(free).cloned() else { continue };
        let args = [("name", names[at].as_str().into()), ("known", known.as_str().into())];
        let new = app.words.tell("people-new", &args);
        let menu = Menu {
            asked: app.words.tell("people-meant", &args),
            items: vec![MenuItem::new(known.as_str()), MenuItem::new(new)],
            enter: Some(0),
            zero: Zero::Back,
        };
        match app.choose(&menu)? {
            Reply::Given(0) => names[at] = known,
            Reply::Given(_) => {}
            Reply::Back | Reply::Gone => return Ok(None),
        }
    }
    Ok(Some(names))
}

/// Whether a line is plainly no list of names: a question, or a command.
fn is_no_list(app: &App, line: &str, people: &People) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    let several = line.split_whitespace().nth(1).is_some();
    // May is a name as well, and so may a short form be.
    let command = |word: Keyword| shell_line::COMMANDS.contains(&word) && word != Keyword::May;
    let wanted = app.grammar.at(WordPlace::First, first).filter(|word| command(*word));
    let long = first.chars().count() >= shell_line::LONG;
    let begins = wanted.is_some() && long && people.find(first).is_err();
    line.contains('?')
        || !line.contains(',')
            && (begins || several && shell_line::whole(&app.grammar, line).is_some())
}

/// How many they are, if that is what a line says: a number alone, unless it is somebody's, or «we are five».
fn how_many(app: &App, line: &str, people: &People, counted: bool) -> Option<usize> {
    let lists = app.grammar.lists();
    let all: Vec<String> = line.split_whitespace().map(fold).collect();
    let small = |word: &String| lists.have("we", word) || lists.have("filler", word);
    let mut telling = all.iter().filter(|word| !small(word));
    let (Some(only), None) = (telling.next(), telling.next()) else { return None };
    let in_words = || (1..=9).find(|n: &usize| lists.have(&n.to_string(), only));
    match only.parse::<usize>() {
        Ok(number) => {
            let somebody = !counted && all.len() == 1 && number <= people.all().len();
            (!somebody).then_some(number)
        }
        Err(_) => in_words(),
    }
}

/// Who is meant by a number or a name; whoever is not known yet is new.
fn one(app: &App, word: &str, people: &People) -> Result<String, Vec<String>> {
    if let Ok(number) = word.parse::<usize>() {
        let known = number.checked_sub(1).and_then(|at| people.names().nth(at));
        let unknown = || vec![app.words.tell("start-who-number", &[("found", word.into())])];
        return known.map(str::to_owned).ok_or_else(unknown);
    }
    let name = person_name(word)
        .map_err(|why| PeopleError::Name { found: word.to_owned(), why }.say(&app.words))?;
    let name = people.today(&name).to_owned();
    match machine(&name) {
        None => names::person_only(app, &name).map(|()| name).map_err(|failure| failure.lines),
        Some(_) => Ok(name),
    }
}

/// What stands between two commas: a name, or several numbers (`1 3, Gus`).
fn numbers_apart(part: &str) -> Vec<&str> {
    let words: Vec<&str> = part.split_whitespace().collect();
    if words.iter().all(|word| word.parse::<usize>().is_ok()) { words } else { vec![part.trim()] }
}

/// Everybody, one after the other; with a number where a number alone does not say how many play.
fn listed(people: &People, numbered: bool) -> Option<String> {
    let one = |(number, name): (usize, &str)| {
        if numbered { format!("{number}) {name}") } else { name.to_owned() }
    };
    let all: Vec<String> = (1..).zip(people.names()).map(one).collect();
    (!all.is_empty()).then(|| all.join("  "))
}
