//! Moments of a game at which lines are said.
use std::collections::HashMap;

use noir_referee::lang::Lang;
use noir_referee::rules::{Action, Shown};
use noir_referee::table::{Reader, Table};
use noir_referee::terms::Mode;
use tempfile::TempDir;

use super::table_of;
use crate::support::chance::Chance;
use crate::support::play::pick;
use crate::support::room::folder;

/// Tables of one language, one of each mode with so many players that it has all its roles, and the moments of its games.
pub struct Evening {
    lang: Lang,
    folder: TempDir,
    tables: HashMap<Mode, (Table, Vec<Shown>)>,
}

impl Evening {
    pub fn of(lang: Lang) -> Self {
        Self { lang, folder: folder(), tables: HashMap::new() }
    }

    pub fn table(&mut self, mode: Mode) -> (&Table, &[Shown]) {
        let (table, moments) = self.tables.entry(mode).or_insert_with(|| {
            let folder = self.folder.path().join(mode.id());
            std::fs::create_dir(&folder).expect("a folder");
            let players = match mode {
                Mode::SpyTag | Mode::Heist => 5,
                Mode::FbiMafia => 8,
                _ => 0,
            };
            let table = table_of(&folder, self.lang, mode, false, players);
            let moments = games(table.public().position());
            (table, moments)
        });
        (table, moments)
    }
}

/// Games by chance, move by move: the moments at which lines are said. What only happens late, such as a card of tier 2 in
/// the Heist, is found in the last ones, which are long.
pub fn games(start: &Shown) -> Vec<Shown> {
    let mut moments = Vec::new();
    for seed in 0..180 {
        let mut chance = Chance(seed);
        let mut position = *start;
        for _ in 0..if seed < 150 { 60 } else { 240 } {
            moments.push(position);
            let Some(line) = pick(&position, &mut chance) else { break };
            let Ok((after, _)) = position.play(&line) else { break };
            position = after;
        }
    }
    moments
}

/// The first of these moments at which one of these lines may be said; the beginning, if they ask or there is none.
pub fn moment(reader: &Reader<'_>, moments: &[Shown], wanted: &[&str]) -> Shown {
    let wanted = wanted.iter().map(|line| line.strip_prefix("may ").unwrap_or(line));
    let wanted: Vec<&str> = wanted.filter(|line| reader.action(line, None).is_ok()).collect();
    // A name means the same everywhere; who lies at a place is another one each time.
    let at_a_place = |line: &str| line.contains(|letter: char| letter.is_ascii_digit());
    let fixed: Vec<Option<Action>> = wanted
        .iter()
        .map(|line| reader.action(line, None).ok().filter(|_| !at_a_place(line)))
        .collect();
    let said = |position: &&Shown| {
        let reader = Reader { position, opening: reader.opening, grammar: reader.grammar };
        wanted.iter().zip(&fixed).any(|(line, fixed)| match fixed {
            Some(action) => position.check(action).is_ok(),
            None => reader.action(line, None).is_ok_and(|action| position.check(&action).is_ok()),
        })
    };
    let moments = if wanted.is_empty() { &[] } else { moments };
    *moments.iter().find(said).unwrap_or(reader.position)
}
