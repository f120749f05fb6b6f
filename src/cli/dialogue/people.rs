//! Who plays.
use noir_referee::lang::{Keyword, WordPlace, fold};
use noir_referee::scenario::{People, PeopleError, person_name};

use super::super::app::App;
use super::super::ask_menu::Reply;
use super::super::failure::Failure;
use super::super::typed;
use super::{Asked, Plan};

/// So few or so many can play.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=9;

/// Those who were read from a line, or how many they are.
enum Who {
    Names(Vec<String>),
    Count(u8),
}

impl App {
    /// Asks for numbers of the list or names; nobody need be named where `count` is enough.
    pub(super) fn ask_people(&self, plan: &mut Plan, count: bool) -> Result<Asked, Failure> {
        // Whoever wants to play is not kept from it by a damaged list.
        let people = self.people().unwrap_or_else(|failure| {
            failure.lines.iter().for_each(|line| self.remark(line));
            People::default()
        });
        let how = match (count, people.all().is_empty()) {
            (true, _) => "start-who-count",
            (false, true) => "start-who-first",
            (false, false) => "start-who-how",
        };
        let mut lines = vec![self.words.say("start-who")];
        lines.extend(listed(&people, !count));
        lines.push(self.words.say(how));
        self.so_far(&[])?;
        self.print_wrapped(&lines)?;
        let counted = count || people.all().is_empty();
        // Those of before, until others are named.
        let prompt = match &plan.names[..] {
            [] => self.words.say("start-who-prompt"),
            names => {
                let names = ("names", names.join(", ").into());
                self.words.tell("start-who-prompt-enter", &[names])
            }
        };
        loop {
            let line = match self.type_line(&prompt)? {
                Reply::Given(line) if self.leads_back(&line) => return Ok(Asked::Back),
                Reply::Given(line) => line,
                Reply::Back => return Ok(Asked::Back),
                Reply::Gone => return Ok(Asked::Gone),
            };
            match self.who(&line, &people, counted) {
                Ok(Some(Who::Names(names))) => {
                    *plan = Plan { edition: plan.edition.take(), ..Plan::of(names) };
                    return Ok(Asked::Yes);
                }
                Ok(Some(Who::Count(count))) => {
                    *plan = Plan { count, edition: plan.edition.take(), ..Plan::default() };
                    return Ok(Asked::Yes);
                }
                Ok(None) if !plan.names.is_empty() => return Ok(Asked::Yes),
                Ok(None) => self.print_wrapped(&[self.words.say(how)])?,
                Err(why) => self.print_wrapped(&why)?,
            }
        }
    }

    /// The plan of those who say by a line who they are, or how many: «we are five», «Ann, Ben and Cleo». One word alone is
    /// nobody's name, and a number no count: they answer something else.
    pub fn those_of(&self, line: &str) -> Option<Plan> {
        let people = self.people().unwrap_or_default();
        let joins = |word: &str| self.grammar.sayings().lists("joint", &fold(word));
        match self.who(line, &people, true).ok()?? {
            Who::Count(count) => Some(Plan { count, seated: true, ..Plan::default() }),
            Who::Names(names) => (line.contains(',') || line.split_whitespace().any(joins))
                .then(|| Plan { seated: true, ..Plan::of(names) }),
        }
    }

    /// Who is meant by a line; nobody by an empty one.
    fn who(&self, line: &str, people: &People, counted: bool) -> Result<Option<Who>, Vec<String>> {
        // «Ann and Ben» are two.
        let joins = |word: &str| self.grammar.sayings().lists("joint", &fold(word));
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
        if self.is_no_list(line, people) {
            return Err(vec![self.words.say("start-who-command")]);
        }
        let size = |n: usize| match n {
            n if PLAYERS.contains(&n) => Ok(()),
            n => {
                let key = if n < *PLAYERS.start() { "start-who-few" } else { "start-who-many" };
                Err(vec![self.words.tell(key, &[("n", n.into())])])
            }
        };
        if let Some(count) = self.how_many(line, people, counted) {
            size(count)?;
            return Ok(Some(Who::Count(count as u8)));
        }
        let mut names: Vec<String> = Vec::new();
        for word in words {
            let name = self.one(word, people)?;
            if names.iter().any(|other| other.to_lowercase() == name.to_lowercase()) {
                return Err(vec![self.words.tell("start-who-twice", &[("name", name.into())])]);
            }
            names.push(name);
        }
        size(names.len())?;
        Ok(Some(Who::Names(names)))
    }

    /// Whether a line is plainly no list of names: a question, or a command.
    fn is_no_list(&self, line: &str, people: &People) -> bool {
        let first = line.split_whitespace().next().unwrap_or_default();
        let several = line.split_whitespace().nth(1).is_some();
        // May is a name as well, and so may a short form be.
        let command = |word: Keyword| typed::COMMANDS.contains(&word) && word != Keyword::May;
        let wanted = self.grammar.at(WordPlace::First, first).filter(|word| command(*word));
        let long = first.chars().count() >= typed::LONG;
        let begins = wanted.is_some() && long && people.find(first).is_err();
        line.contains('?')
            || !line.contains(',')
                && (begins || several && typed::whole(&self.grammar, line).is_some())
    }

    /// How many they are, if that is what a line says: a number alone, unless it is somebody's, or «we are five».
    fn how_many(&self, line: &str, people: &People, counted: bool) -> Option<usize> {
        let sayings = self.grammar.sayings();
        let all: Vec<String> = line.split_whitespace().map(fold).collect();
        let mut telling = all.iter().filter(|word| !sayings.lists("we", word));
        let (Some(only), None) = (telling.next(), telling.next()) else { return None };
        let in_words = || (1..=9).find(|n: &usize| sayings.lists(&n.to_string(), only));
        match only.parse::<usize>() {
            Ok(number) => {
                let somebody = !counted && all.len() == 1 && number <= people.all().len();
                (!somebody).then_some(number)
            }
            Err(_) => in_words(),
        }
    }

    /// Who is meant by a number or a name; whoever is not known yet is new.
    fn one(&self, word: &str, people: &People) -> Result<String, Vec<String>> {
        if let Ok(number) = word.parse::<usize>() {
            let known = number.checked_sub(1).and_then(|at| people.names().nth(at));
            let unknown = || vec![self.words.tell("start-who-number", &[("found", word.into())])];
            return known.map(str::to_owned).ok_or_else(unknown);
        }
        let name = person_name(word)
            .map_err(|_| PeopleError::Name { found: word.to_owned() }.say(&self.words))?;
        Ok(people.today(&name).to_owned())
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
