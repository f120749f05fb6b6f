//! The last line with one part of it changed, as people put right what they have just said: «not Irma, Trevor».
use super::candidate::Ranked;
use super::frames::Slot;
use super::hearing::Hearing;
use super::phrase::Phrase;
use super::weights::{CORRECT, PLAIN, Weights};
use crate::lang::Keyword;
use crate::rules::{Action, Shown};
use crate::table::Reader;

/// How much likelier it must be that a line puts something right than that it says something new.
const CLEARLY: f32 = 1.0;

impl Reader<'_> {
    /// What the line before should have been, if a line puts it right: `last`, said at `before`, with what the line names in the
    /// place of what it named, or another line that could be said then, the likeliest first. Nothing if the line asks, or says
    /// nothing of a mistake; of a line that can be done now its words have to say so clearly.
    pub fn put_right(&self, before: &Shown, last: &str, line: &str) -> Vec<String> {
        let phrase = Phrase::of(line);
        let hearing = Hearing::of(self, &phrase);
        let then = Reader { position: before, ..*self };
        let speaks = !self.asks(line) && self.speaks_of_a_mistake(line, &hearing)
            || !line.trim_end().ends_with('?') && then.takes_back(last, &hearing);
        if !speaks {
            return Vec::new();
        }
        let was = then.action(last, None).ok();
        let mut found: Vec<(Action, String)> = Vec::new();
        let mut lines = then.with_a_part_changed(last, &phrase);
        let Ranked { found: other, talk, .. } =
            then.ranked(line, |line| then.action(line, None), false);
        lines.extend(
            other.into_iter().filter(|it| it.fit.told && it.score > talk).map(|it| it.line),
        );
        for line in lines {
            let Ok(meant) = then.action(&line, None) else { continue };
            let new =
                Some(&meant) != was.as_ref() && found.iter().all(|(other, _)| *other != meant);
            if new && before.check(&meant).is_ok() {
                found.push((meant, line));
            }
        }
        found.into_iter().map(|(_, line)| line).collect()
    }

    fn speaks_of_a_mistake(&self, line: &str, hearing: &Hearing<'_>) -> bool {
        let scores = Weights::of(self.grammar.lang()).scores(&hearing.masked(line));
        let of = |manner| scores.of(manner).unwrap_or_default();
        let sounds_so = of(CORRECT) > of(PLAIN) + CLEARLY;
        let says_so = hearing.phrase.words.iter().any(|word| hearing.lists("instead", word));
        // What is a line by itself puts nothing right without such a word.
        match self.heard(line, |line| self.action(line, None)) {
            Ok((_, action)) if self.position.check(&action).is_ok() => says_so && sounds_so,
            Ok(_) => says_so,
            Err(_) => says_so || sounds_so,
        }
    }

    /// Whether somebody says that what was said last was not done, or names who it was said of and somebody else: «Irma's alive,
    /// Trevor's dead».
    fn takes_back(&self, last: &str, hearing: &Hearing<'_>) -> bool {
        let words = &hearing.phrase.words;
        let (verb, said) = last.split_once(' ').unwrap_or((last, ""));
        let denies = (0..words.len()).any(|at| hearing.is_any(&["not", "against"], at));
        let of_it =
            |word: &String| verb.parse::<Keyword>().is_ok_and(|verb| self.grammar.says(verb, word));
        let was = self.suspect(said).ok();
        let named = (0..words.len()).flat_map(|at| hearing.suspect(at));
        let named: Vec<_> = named.filter_map(|(_, name)| self.suspect(&name).ok()).collect();
        let another = named.iter().any(|one| Some(*one) != was);
        let instead = was.is_some_and(|was| named.contains(&was)) && another;
        denies && words.iter().any(of_it) || instead
    }

    /// The lines that `last`, said now, becomes with what a phrase names in the place of what it named; what stands last in the
    /// phrase comes first.
    fn with_a_part_changed(&self, last: &str, phrase: &Phrase) -> Vec<String> {
        let hearing = Hearing::of(self, phrase);
        let all = || (0..phrase.words.len()).rev().filter(|at| !hearing.fillers[*at]);
        let words: Vec<&str> = last.split_whitespace().collect();
        match words[..] {
            [verb, row, way, ref more @ ..] if verb == Keyword::Shift.name() => {
                let more = more.join(" ");
                let ways = all().flat_map(|at| hearing.takes(Slot::Way, at)).map(|(_, way)| way);
                let turned = all().any(|at| hearing.lists("other", &phrase.words[at]));
                let ways = ways.chain(opposite(way).filter(|_| turned).map(str::to_owned));
                let rows = all().flat_map(|at| hearing.line(at, None)).map(|(_, line)| line);
                let rows = rows.map(|other| format!("{verb} {other} {way} {more}"));
                let ways = ways.map(|other| format!("{verb} {row} {other} {more}"));
                rows.chain(ways).map(|line| line.trim_end().to_owned()).collect()
            }
            [verb, ref named @ ..] if self.suspect(&named.join(" ")).is_ok() => {
                let somebody = all().flat_map(|at| hearing.suspect(at));
                somebody.map(|(_, other)| format!("{verb} {other}")).collect()
            }
            _ => Vec::new(),
        }
    }
}

fn opposite(way: &str) -> Option<&'static str> {
    let ways = [Keyword::Left, Keyword::Right, Keyword::Up, Keyword::Down].map(Keyword::name);
    let at = ways.iter().position(|other| *other == way)?;
    Some(ways[at ^ 1])
}
