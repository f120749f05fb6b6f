//! Enter alone in the loop: the lines that may be said, chosen word by word.
use noir_referee::rules::{Ask, Audience};
use noir_referee::table::View;

use super::desk::Desk;
use super::failure::Failure;
use super::open::Opened;

/// More lines than this are not read at a glance; they are parted by their next word.
const GLANCE: usize = 12;

/// More hexes than this do not fit on a screen of 24 rows; they are parted by their columns.
const PAGE: usize = 20;

impl Desk {
    /// What the table waits for, where no list of lines can be chosen from: it is said in private, or
    /// depends on a hand that nobody sees.
    pub(super) fn unlisted(&self, view: &View<'_>) -> Option<String> {
        let owed = view.position().decision()?;
        let listed = owed.ask != Ask::Deploy && !view.legal().is_empty();
        (!listed).then(|| self.voice(view).owed(owed))
    }

    /// Lets one of the lines that may be said be chosen, first by its verb; none if that was declined.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn menu(&self, opened: &Opened) -> Result<Option<String>, Failure> {
        let view = opened.table.view(Audience::Public);
        if let Some(owed) = self.unlisted(&view) {
            self.print_wrapped(&[owed])?;
            return Ok(None);
        }
        let voice = self.voice(&view);
        let shown: Vec<String> = view.legal().iter().map(|action| voice.line(action)).collect();
        let lines = view.legal_lines();
        let mut left: Vec<usize> = (0..shown.len()).collect();
        let mut asked = self.words.say("cli-menu");
        for depth in 0.. {
            let starts = starts(&shown, &left, depth);
            // One verb of several lines is no question; but nothing is ever done by Enter alone.
            let only = starts.len() == 1 && (depth > 0 || left.len() > 1);
            let single = starts.len() == left.len() && starts.len() <= PAGE;
            let last = depth > 0 && (left.len() <= GLANCE || single);
            if depth > 0 && left.len() == 1 {
                break;
            }
            if last {
                let items: Vec<String> = left.iter().map(|at| shown[*at].clone()).collect();
                let Some(at) = self.pick(&asked, &items)? else { return Ok(None) };
                left = vec![left[at]];
                break;
            }
            let mut near = starts;
            let all = near.len();
            let columns = columns(&near);
            if near.len() > PAGE && columns.len() < near.len() {
                let more = self.look.ellipsis();
                let items: Vec<String> =
                    columns.iter().map(|column| format!("{column}{more}")).collect();
                let Some(at) = self.pick(&asked, &items)? else { return Ok(None) };
                near.retain(|start| column(start) == columns[at]);
            }
            let only = only || (near.len() == 1 && near.len() < all);
            // Nobody accuses by choosing a hex: what begins only one line is shown with its end.
            let items: Vec<String> =
                near.iter().map(|it| whole(&shown, &left, depth, it)).collect();
            let at = if only { Some(0) } else { self.pick(&asked, &items)? };
            let Some(at) = at else { return Ok(None) };
            left.retain(|line| start(&shown[*line], depth) == near[at]);
            asked.clone_from(&near[at]);
        }
        Ok(left.first().map(|at| lines[*at].clone()))
    }
}

/// The first words of a line, `depth` and one more; `h8>f9` is two words, so that many whistles do not
/// make a long list.
fn start(line: &str, depth: usize) -> &str {
    let end = line.match_indices([' ', '>', ':']).nth(depth).map_or(line.len(), |(at, _)| at);
    &line[..end]
}

/// The one line that begins so, or the start itself where there are several.
fn whole(shown: &[String], lines: &[usize], depth: usize, begun: &str) -> String {
    let mut all = lines.iter().filter(|line| start(&shown[**line], depth) == begun);
    match (all.next(), all.next()) {
        (Some(only), None) => shown[*only].clone(),
        _ => begun.to_owned(),
    }
}

/// A start without the number of the hex at its end: `holmes g` of `holmes g6`.
fn column(start: &str) -> &str {
    start.trim_end_matches(|letter: char| letter.is_ascii_digit())
}

/// The columns of these starts, each once, in their order.
fn columns(starts: &[String]) -> Vec<String> {
    let mut columns: Vec<String> = Vec::new();
    for start in starts {
        if !columns.iter().any(|it| it == column(start)) {
            columns.push(column(start).to_owned());
        }
    }
    columns
}

/// With which words these lines begin, each once, in their order.
fn starts(shown: &[String], lines: &[usize], depth: usize) -> Vec<String> {
    let mut starts: Vec<String> = Vec::new();
    for line in lines {
        let start = start(&shown[*line], depth);
        if starts.last().is_none_or(|last| last != start) && !starts.iter().any(|it| it == start) {
            starts.push(start.to_owned());
        }
    }
    starts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_parted_by_their_next_word() {
        let shown = ["swap A B", "swap A C", "swap B C", "pass"].map(str::to_owned);
        assert_eq!(starts(&shown, &[0, 1, 2, 3], 0), ["swap", "pass"]);
        assert_eq!(starts(&shown, &[0, 1, 2], 1), ["swap A", "swap B"]);
        assert_eq!(starts(&shown, &[0, 1], 2), ["swap A B", "swap A C"]);
        assert_eq!(start("threaten A", 4), "threaten A");
    }

    #[test]
    fn what_is_carried_or_whistled_is_chosen_before_where_to() {
        let whistle = |pulls: &str| format!("goodley l8 whistle {pulls}");
        let pulls = ["holmes>g6", "holmes>h6", "holmes>h6 watson>i5:n", "bert>i7"];
        let shown = pulls.map(whistle);
        assert_eq!(starts(&shown, &[0, 1, 2, 3], 3), ["holmes", "bert"].map(whistle));
        assert_eq!(starts(&shown, &[0, 1, 2], 4), ["holmes>g6", "holmes>h6"].map(whistle));
        let ends = ["holmes>h6", "holmes>h6 watson"].map(whistle);
        assert_eq!(starts(&shown, &[1, 2], 5), ends);
        assert_eq!(whole(&shown, &[1, 2], 5, &ends[1]), shown[2]);
        assert_eq!(
            columns(&shown[..3]),
            [whistle("holmes>g"), whistle("holmes>h"), shown[2].clone()]
        );
    }
}
