//! What may be said now, numbered: for a player who does not know the words.
use crate::lang::{Keyword, fold};
use crate::rules::{Action, Audience};
use crate::table::View;

use super::Voice;
use super::spot::{JOINED, Spot};
use crate::screen::{pad, width};

/// More numbers than this are not listened to.
const LISTENED: usize = 40;

/// Lines to choose from by number, parted where they would fill more than the screen.
///
/// The first list is sorted by verbs. A number stands for a line, or for all that begin alike: then those are the
/// next list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedLines {
    lines: Vec<Line>,
    groups: Vec<Group>,
    /// Whether they are what may be meant by something that was said.
    meant: bool,
}

/// One line that may be said.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    /// As people read it.
    shown: String,
    /// In canonical words.
    said: String,
    /// What on the board it names, and where that stands in what is shown.
    spots: Vec<(usize, Spot)>,
}

/// What begins alike, and the numbers under it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Group {
    begin: String,
    items: Vec<Item>,
}

/// What one number stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Item {
    label: String,
    /// Where the label begins in its lines.
    at: usize,
    /// Places in the list of lines; more than one are parted further on.
    lines: Vec<usize>,
}

/// What a number stands for, as it is tapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// What follows the beginning of its group.
    pub label: String,
    /// What on the board that begins with.
    pub spot: Option<Spot>,
}

/// What a number leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Numbered {
    /// This line, in canonical words.
    Line(String),
    /// Another list.
    More(NumberedLines),
}

impl NumberedLines {
    /// What everybody may say at this view; nothing where no line is listed.
    pub fn of(voice: &Voice<'_>, view: &View<'_>) -> Option<Self> {
        debug_assert!(view.audience() == Audience::Public, "the list is read by all");
        let line = |action: &Action| {
            let (shown, spots) = voice.line_in_list(action);
            Line { shown, said: action.write(view.position().grid(), view.opening()), spots }
        };
        let legal = voice.in_board_order(view.legal());
        let mut lines: Vec<Line> = legal.iter().map(line).collect();
        // A slip of the finger accuses nobody: that stands last.
        lines.sort_by_key(|line| line.said.split(' ').any(|word| word == Keyword::Accuse.name()));
        let all: Vec<usize> = (0..lines.len()).collect();
        (!lines.is_empty()).then(|| Self::parted(lines, &all, 0))
    }

    /// Lines in canonical words, a number each.
    pub fn meant(voice: &Voice<'_>, lines: &[String]) -> Self {
        let line = |said: &String| {
            let shown = voice.offer(said);
            Line { shown, said: said.clone(), spots: Vec::new() }
        };
        let lines: Vec<Line> = lines.iter().map(line).collect();
        let items = lines.iter().enumerate().map(|(at, line)| Item::of(&line.shown, "", vec![at]));
        let groups = vec![Group { begin: String::new(), items: items.collect() }];
        Self { lines, groups, meant: true }
    }

    /// The first line, of those that may be meant by what was said.
    pub fn first_meant(&self) -> Option<String> {
        self.meant.then(|| self.lines.first().map(|line| line.said.clone())).flatten()
    }

    /// These of the lines, by what follows their first `depth` words.
    fn parted(lines: Vec<Line>, of: &[usize], depth: usize) -> Self {
        let mut depth = depth;
        // One beginning of several lines isn’t a choice.
        while of.len() > 1 && starts(&lines, of, depth + 1).len() == 1 {
            depth += 1;
        }
        let group = |(begin, of): (String, Vec<usize>)| {
            let items = of.into_iter().map(|at| Item::of(&lines[at].shown, &begin, vec![at]));
            Group { items: items.collect(), begin }
        };
        let groups = starts(&lines, of, depth).into_iter().map(group).collect();
        Self { lines, groups, meant: false }
    }

    /// The list in this many columns and, where groups can be folded for it, in this many rows.
    pub fn fitted(&mut self, columns: usize, rows: usize) -> Vec<String> {
        while self.rows(columns).len() > rows && self.fold() {}
        let apart = self.rows(columns);
        let close = [false, true].map(|tight| self.close_rows(columns, tight));
        let fits = |list: &Vec<String>| list.len() <= rows;
        let shortest = |[close, tight]: [Vec<String>; 2]| if fits(&close) { close } else { tight };
        let close = if fits(&apart) { None } else { Some(shortest(close)) };
        let rows = close.filter(|close| close.len() < apart.len()).unwrap_or(apart);
        rows.iter().map(|row| apart_again(row)).collect()
    }

    /// The list with no row for each beginning and no columns, where there are too many: `1) kill…  2) shift…`; `tight`
    /// without the signs that they go on.
    fn close_rows(&self, columns: usize, tight: bool) -> Vec<String> {
        let gap = if tight { " " } else { "  " };
        let mut number = 0;
        let mut items = Vec::new();
        let alone = self.groups.len() == 1;
        for group in &self.groups {
            items.extend(alone.then(|| group.begin.clone()).filter(|begin| !begin.is_empty()));
            let begin = if alone { "" } else { group.begin.as_str() };
            for item in &group.items {
                number += 1;
                items.push(format!("{number}) {}", format!("{begin} {}", group.told(item)).trim()));
            }
        }
        let mut rows: Vec<String> = Vec::new();
        let goes_on = if tight { "" } else { "…" };
        for item in
            items.iter().map(|item| item.trim_end().replace(" …", "…").replace('…', goes_on))
        {
            match rows.last_mut().filter(|row| width(row) + gap.len() + width(&item) < columns) {
                Some(row) => row.extend([gap, item.as_str()]),
                None => rows.push(item),
            }
        }
        rows
    }

    /// The list as whole sentences, for ears: `kill: 1) Ann, 2) Ben`; folded until it can be listened to.
    pub fn spoken(&mut self) -> Vec<String> {
        while self.count() > LISTENED && self.fold() {}
        let mut number = 0;
        let mut said = Vec::new();
        for group in &self.groups {
            let items = group.items.iter().map(|item| {
                number += 1;
                format!("{number}) {}", group.told(item)).trim_end().to_owned()
            });
            let items = items.collect::<Vec<_>>().join(", ");
            said.push(apart_again(&format!("{}: {items}", group.begin)));
        }
        said
    }

    /// Folds the biggest group that can be: lines to what they begin with or, where none is left, all to one
    /// number. Says whether there was one.
    fn fold(&mut self) -> bool {
        let mut groups: Vec<&Group> = self.groups.iter().collect();
        groups.sort_by_key(|group| std::cmp::Reverse(group.items.len()));
        let fold = groups
            .iter()
            .find_map(|group| self.shortened(group))
            .or_else(|| groups.iter().find_map(|group| self.whole(group)));
        let Some(folded) = fold else { return false };
        let same = self.groups.iter_mut().find(|group| group.begin == folded.begin);
        same.map(|group| *group = folded).is_some()
    }

    /// The group with what its lines begin with, if that is shorter.
    fn shortened(&self, group: &Group) -> Option<Group> {
        let starts = starts(&self.lines, &group.lines(), parts(&group.begin));
        let shorter = starts.len() < group.items.len();
        let item = |(start, of): (String, Vec<usize>)| self.item(&start, &group.begin, of);
        let items = || starts.into_iter().map(item).collect();
        shorter.then(|| Group { begin: group.begin.clone(), items: items() })
    }

    /// The group under one number, if there are others beside it.
    fn whole(&self, group: &Group) -> Option<Group> {
        let at = group.begin.len();
        let items = || vec![Item { label: String::new(), at, lines: group.lines() }];
        (self.groups.len() > 1 && group.items.len() > 1)
            .then(|| Group { begin: group.begin.clone(), items: items() })
    }

    /// What begins so: the whole line if it is the only one.
    fn item(&self, start: &str, begin: &str, of: Vec<usize>) -> Item {
        let whole = if let [only] = of[..] { &self.lines[only].shown } else { start };
        Item::of(whole, begin, of)
    }

    fn rows(&self, columns: usize) -> Vec<String> {
        let margin = self.groups.iter().map(|group| width(&group.begin)).max().unwrap_or(0) + 1;
        let digits = self.count().to_string().len();
        let (mut rows, mut number) = (Vec::new(), 0);
        for group in &self.groups {
            let cell = group.items.iter().map(|item| width(&group.told(item))).max().unwrap_or(0);
            let mut row = pad(&group.begin, margin);
            for item in &group.items {
                number += 1;
                let text = format!(" {number:digits$}) {}", pad(&group.told(item), cell));
                if width(&row) + width(text.trim_end()) > columns && width(&row) > margin {
                    rows.push(row.trim_end().to_owned());
                    row = " ".repeat(margin);
                }
                row.push_str(&text);
            }
            rows.push(row.trim_end().to_owned());
        }
        rows
    }

    /// The list as a phone shows it: what begins alike, and what follows, folded until at most this many can be tapped.
    pub fn listed(&mut self, most: usize) -> Vec<(String, Vec<Listed>)> {
        while self.count() > most && self.fold() {}
        let listed = |group: &Group, item: &Item| {
            let at = group.told_at(item);
            let mut spots = item.lines.iter().flat_map(|line| &self.lines[*line].spots);
            let spot = spots.find(|(begin, _)| *begin == at).map(|(_, spot)| *spot);
            Listed { label: apart_again(&group.told(item)), spot }
        };
        let group = |group: &Group| {
            let items = group.items.iter().map(|item| listed(group, item)).collect();
            (apart_again(&group.begin), items)
        };
        self.groups.iter().map(group).collect()
    }

    /// How many numbers there are.
    pub fn count(&self) -> usize {
        self.groups.iter().map(|group| group.items.len()).sum()
    }

    /// The line of which this is what stands behind a number: `up` in a list of what `shift b` can go on with.
    pub fn said(&self, typed: &str) -> Option<String> {
        let typed = fold(typed.trim());
        let items = self.groups.iter().filter(|group| !group.begin.is_empty());
        let mut items = items.flat_map(|group| &group.items);
        let found = items.find(|item| !item.label.is_empty() && fold(&item.label) == typed)?;
        let [only] = found.lines[..] else { return None };
        // With several beginnings, what stands behind one of them may be said of another as well.
        (self.groups.len() == 1).then(|| self.lines[only].said.clone())
    }

    /// What a number, from 1 on, leads to.
    pub fn choose(&self, number: usize) -> Option<Numbered> {
        let items =
            self.groups.iter().flat_map(|group| group.items.iter().map(move |it| (group, it)));
        let (group, item) = items.clone().nth(number.checked_sub(1)?)?;
        if let [only] = item.lines[..] {
            return Some(Numbered::Line(self.lines[only].said.clone()));
        }
        let begun = self.lines[item.lines[0]].shown.as_str();
        let end = if item.label.is_empty() { 0 } else { 1 + item.label.len() };
        let depth = parts(&begun[..group.begin.len() + end]) - 1;
        Some(Numbered::More(Self::parted(self.lines.clone(), &item.lines, depth)))
    }
}

impl Group {
    /// An item as it stands in its row; where the beginning is a line itself, its last word.
    fn told(&self, item: &Item) -> String {
        let last = self.begin.split(' ').next_back().unwrap_or_default();
        if item.label.is_empty() && self.items.len() > 1 {
            return format!("{last}{}", item.shown());
        }
        item.shown()
    }

    /// Where that begins in its lines; of all that begin so behind one number, at their beginning.
    fn told_at(&self, item: &Item) -> usize {
        match (item.label.is_empty(), self.items.len()) {
            (true, 1) if item.lines.len() > 1 => 0,
            (true, 2..) => self.begin.rfind(' ').map_or(0, |at| at + 1),
            _ => item.at,
        }
    }

    /// All its lines.
    fn lines(&self) -> Vec<usize> {
        self.items.iter().flat_map(|item| item.lines.iter().copied()).collect()
    }
}

impl Item {
    /// What follows the beginning of its group.
    fn of(whole: &str, begin: &str, lines: Vec<usize>) -> Self {
        let label = whole[begin.len()..].trim_start_matches([' ', '>', ':']).to_owned();
        Self { at: whole.len() - label.len(), label, lines }
    }

    /// Its label; a mark where several lines stand behind it.
    fn shown(&self) -> String {
        let more = if self.lines.len() > 1 { "…" } else { "" };
        format!("{}{more}", self.label)
    }
}

/// A row of a list with its joined words apart, as they are read.
fn apart_again(row: &str) -> String {
    row.replace(JOINED, " ")
}

/// Where the words of a line end; `h8>f9` is two words, so that many whistles do not make a long list.
fn ends(line: &str) -> impl Iterator<Item = usize> + '_ {
    line.match_indices([' ', '>', ':']).map(|(at, _)| at).chain([line.len()])
}

/// How many words there are.
fn parts(line: &str) -> usize {
    ends(line).count()
}

/// With which words these lines begin, `depth` and one more, each once and in their order, and which begin so.
fn starts(lines: &[Line], of: &[usize], depth: usize) -> Vec<(String, Vec<usize>)> {
    let mut starts: Vec<(String, Vec<usize>)> = Vec::new();
    for at in of {
        let line = lines[*at].shown.as_str();
        let start = &line[..ends(line).nth(depth).unwrap_or(line.len())];
        match starts.iter_mut().find(|(other, _)| other == start) {
            Some((_, begun)) => begun.push(*at),
            None => starts.push((start.to_owned(), vec![*at])),
        }
    }
    starts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(lines: &[&str]) -> NumberedLines {
        let line = |shown: &&str| Line {
            shown: (*shown).to_owned(),
            said: format!("said {shown}"),
            spots: Vec::new(),
        };
        let lines: Vec<Line> = lines.iter().map(line).collect();
        let all: Vec<usize> = (0..lines.len()).collect();
        NumberedLines::parted(lines, &all, 0)
    }

    fn more(choices: &NumberedLines, number: usize) -> NumberedLines {
        match choices.choose(number) {
            Some(Numbered::More(choices)) => choices,
            other => panic!("{number} is {other:?}"),
        }
    }

    #[test]
    fn lines_stand_under_their_verbs_with_numbers() {
        let mut choices =
            of(&["kill Ann", "kill Benedict", "shift 1 left", "shift a up", "disguise"]);
        assert_eq!(
            choices.fitted(60, 9),
            ["kill      1) Ann      2) Benedict", "shift     3) 1 left 4) a up", "disguise  5)"]
        );
        assert_eq!(
            choices.spoken(),
            ["kill: 1) Ann, 2) Benedict", "shift: 3) 1 left, 4) a up", "disguise: 5)"]
        );
        assert_eq!(choices.choose(2), Some(Numbered::Line("said kill Benedict".to_owned())));
        assert_eq!(choices.choose(5), Some(Numbered::Line("said disguise".to_owned())));
        assert_eq!((choices.choose(0), choices.choose(6)), (None, None));
    }

    /// Lines are folded to what they begin with, and then to one number, until the list fits.
    #[test]
    fn what_does_not_fit_is_folded_and_a_number_leads_on() {
        let lines = ["shift 1 left", "shift 1 right", "shift 2 left", "shift 2 right", "kill Ann"];
        let mut choices = of(&lines);
        assert_eq!(
            choices.fitted(30, 9),
            ["shift  1) 1 left  2) 1 right", "       3) 2 left  4) 2 right", "kill   5) Ann"]
        );
        assert_eq!(choices.fitted(30, 2), ["shift  1) 1… 2) 2…", "kill   3) Ann"]);
        assert_eq!(more(&choices, 2).fitted(30, 9), ["shift 2  1) left  2) right"]);
        assert_eq!(of(&lines).fitted(14, 2), ["shift  1) …", "kill   2) Ann"]);
        // What stands behind a number may be typed as well, where it is clear how the line begins.
        assert_eq!(more(&choices, 2).said(" Right"), Some("said shift 2 right".to_owned()));
        assert_eq!((more(&choices, 2).said("up"), choices.said("Ann")), (None, None));
        let right = Numbered::Line("said shift 2 right".to_owned());
        assert_eq!(more(&choices, 2).choose(2), Some(right));
    }

    /// As many hexes as a character reaches fit under the board of Mr. Jack in a low window.
    #[test]
    fn many_places_stand_close_together() {
        let hexes = ('a'..='h').flat_map(|column| (1..6).map(move |row| format!("{column}{row}")));
        let lines: Vec<String> =
            hexes.flat_map(|hex| ["n", "s"].map(|way| format!("watson {hex} {way}"))).collect();
        let mut choices = of(&lines.iter().map(String::as_str).collect::<Vec<_>>());
        let list = choices.fitted(79, 4);
        assert_eq!(list.len(), 4, "{list:?}");
        assert!(list[0].starts_with("watson 1) a1 2) a2 "), "{list:?}");
        assert!(list[3].ends_with(" 40) h5"), "{list:?}");
    }

    #[test]
    fn what_is_carried_or_whistled_is_chosen_before_where_to() {
        let whistle = |pulls: &str| format!("goodley l8 whistle {pulls}");
        let pulls = ["holmes>g6", "holmes>h6", "holmes>h6 watson>i5:n", "bert>i7"].map(whistle);
        let mut choices = of(&pulls.each_ref().map(String::as_str));
        assert_eq!(choices.fitted(50, 1), ["goodley l8 whistle  1) holmes… 2) bert>i7"]);
        let mut holmes = more(&choices, 1);
        assert_eq!(holmes.fitted(50, 1), ["goodley l8 whistle holmes  1) g6  2) h6…"]);
        let both = more(&holmes, 2);
        assert_eq!(both.choose(1), Some(Numbered::Line(format!("said {}", pulls[1]))));
        assert_eq!(both.choose(2), Some(Numbered::Line(format!("said {}", pulls[2]))));
    }
}
