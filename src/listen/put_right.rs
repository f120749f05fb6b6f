//! The last line with one part of it changed, as people put right what they have just said: «not Irma, Trevor».
use super::hearing::Hearing;
use super::phrase::Phrase;
use crate::lang::Keyword;
use crate::table::Reader;

impl Reader<'_> {
    /// The lines that `last`, said at this position, becomes if what a line names is put in the place of what it named, and
    /// that could be said then; nothing if the line asks, or says nothing of a mistake.
    pub fn put_right(&self, last: &str, line: &str) -> Vec<String> {
        let phrase = Phrase::of(line);
        let hearing = Hearing::of(self, &phrase);
        let mistaken = phrase.words.iter().any(|word| hearing.lists("instead", word));
        let words: Vec<&str> = last.split_whitespace().collect();
        if self.asks(line) || !mistaken {
            return Vec::new();
        }
        let all = 0..phrase.words.len();
        let mut lines = Vec::new();
        match words[..] {
            [verb, row, way, ref more @ ..] if verb == Keyword::Shift.name() => {
                let more = more.join(" ");
                let rows = all.clone().flat_map(|at| hearing.line(at, None));
                lines.extend(rows.map(|(_, other)| format!("{verb} {other} {way} {more}")));
                let ways = all.filter_map(|at| hearing.way(&phrase.words[at]));
                lines.extend(ways.map(|other| format!("{verb} {row} {other} {more}")));
            }
            [verb, ref named @ ..] if self.suspect(&named.join(" ")).is_ok() => {
                let somebody = all.filter(|at| !hearing.fillers[*at]);
                let somebody = somebody.flat_map(|at| hearing.suspect(at));
                lines.extend(somebody.map(|(_, other)| format!("{verb} {other}")));
            }
            _ => {}
        }
        let was = self.action(last, None).ok();
        let mut found: Vec<String> = Vec::new();
        for line in lines {
            let line = line.trim_end().to_owned();
            let meant = self.action(&line, None).ok().filter(|it| Some(it) != was.as_ref());
            let said = meant.is_some_and(|it| self.position.check(&it).is_ok());
            if said && !found.contains(&line) {
                found.push(line);
            }
        }
        found
    }
}
