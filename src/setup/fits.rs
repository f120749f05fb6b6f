//! What can we play?
use std::collections::BTreeMap;

use serde::Serialize;

use crate::scenario::{Edition, GridSize, Headline, Library, ModeSheet, ScenarioError};
use crate::terms::{Difficulty, Family, Mode, Status};

/// A mode as somebody who has to choose one sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fit {
    /// Which mode.
    pub mode: Mode,
    /// Its printed name.
    pub name: String,
    /// Which game it belongs to.
    pub game: Family,
    /// Whether the companion can referee it.
    pub status: Status,
    /// With how many players it can be played.
    pub players: Vec<u8>,
    /// How long it takes, in minutes, where it is said.
    pub minutes: Option<u16>,
    /// How hard it is, where it is said.
    pub difficulty: Option<Difficulty>,
    /// Whether it is a good one to begin with.
    pub first_game: bool,
    /// The grid for each number of players.
    pub grids: BTreeMap<u8, GridSize>,
    /// The editions that have it, for the number of players that was asked for.
    pub editions: Vec<String>,
}

/// The modes that `players` can play (any number where it is not said) in `edition`, or in any
/// edition, with names and headlines from `shown`.
///
/// # Errors
/// When a mode's file cannot be read or is wrong.
pub fn fits(
    library: &Library,
    players: Option<u8>,
    edition: Option<&Edition>,
    shown: &Edition,
) -> Result<Vec<Fit>, ScenarioError> {
    let mut fits = Vec::new();
    for mode in Mode::ALL {
        let sheet = library.mode(mode)?;
        fits.extend(fit(&sheet, players, edition, shown));
    }
    Ok(fits)
}

fn fit(
    sheet: &ModeSheet,
    players: Option<u8>,
    edition: Option<&Edition>,
    shown: &Edition,
) -> Option<Fit> {
    let all = match edition {
        Some(edition) => vec![(edition.id.clone(), headline(sheet, edition)?)],
        None => sheet.printed.clone().into_iter().collect(),
    };
    let fitting: Vec<(String, Headline)> = all
        .into_iter()
        .filter(|(_, headline)| players.is_none_or(|count| headline.players.contains(&count)))
        .collect();
    // The headline of the reader's own edition, else the one that says most.
    let own = fitting.iter().find(|(id, _)| *id == shown.id);
    let most = || fitting.iter().max_by_key(|(_, it)| (it.players.len(), it.difficulty.is_some()));
    let (_, headline) = own.or_else(most)?;
    let grids = sheet.grids.iter().filter(|(count, _)| headline.players.contains(count));
    let name = shown.modes.get(&sheet.id).map(|names| names.name.as_str());
    let name = name.or(sheet.name.as_deref());
    Some(Fit {
        mode: sheet.id,
        name: name.unwrap_or(sheet.id.id()).to_owned(),
        game: sheet.family,
        status: sheet.status,
        players: headline.players.clone(),
        minutes: headline.minutes,
        difficulty: headline.difficulty,
        first_game: sheet.is_good_first(),
        grids: grids.map(|(count, size)| (*count, *size)).collect(),
        editions: fitting.iter().map(|(id, _)| id.clone()).collect(),
    })
}

/// What an edition says of a mode; an edition of the user's own has those that it names.
pub(super) fn headline(sheet: &ModeSheet, edition: &Edition) -> Option<Headline> {
    sheet.printed.get(&edition.id).cloned().or_else(|| {
        let grids = sheet.grids.iter().filter(|(_, size)| edition.grids.contains_key(size));
        let players = grids.map(|(count, _)| *count).collect();
        let named = edition.modes.contains_key(&sheet.id);
        named.then_some(Headline { players, minutes: None, difficulty: None })
    })
}

/// The smallest number of players who can play it with this box.
pub fn fewest(mode: &ModeSheet, edition: &Edition) -> u8 {
    let printed = mode.printed.get(&edition.id);
    let fewest = printed.and_then(|headline| headline.players.iter().min().copied());
    fewest.unwrap_or_else(|| mode.fewest_players())
}

/// Numbers as one says them, neighbours together: `3–6`, `8`, `9`.
pub fn runs(numbers: &[u8]) -> Vec<String> {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let run = |&(first, last): &(u8, u8)| match last - first {
        0 => vec![first.to_string()],
        1 => vec![first.to_string(), last.to_string()],
        _ => vec![format!("{first}–{last}")],
    };
    runs.iter().flat_map(run).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn modes(players: Option<u8>, edition: Option<&str>) -> Vec<&'static str> {
        let library = Library::default();
        let shown = library.edition("uk").unwrap();
        let edition = edition.map(|id| library.edition(id).unwrap());
        let fits = fits(&library, players, edition.as_ref(), &shown).unwrap();
        fits.iter().map(|fit| fit.mode.id()).collect()
    }

    #[test]
    fn a_number_of_players_says_what_can_be_played() {
        assert_eq!(
            modes(Some(2), None),
            ["killer-inspector", "hitman-sleuth", "thief-chief", "mr-jack"]
        );
        assert_eq!(modes(Some(6), None), ["spy-tag", "fbi-mafia", "heist"]);
        assert_eq!(modes(Some(6), Some("grom")), ["spy-tag", "fbi-mafia"]);
        assert_eq!(modes(Some(8), Some("grom")), [""; 0]);
        assert_eq!(modes(Some(7), None), ["heist"]);
        assert_eq!(modes(Some(10), None), [""; 0]);
        assert_eq!(modes(None, None).len(), 7);
    }

    #[test]
    fn each_edition_says_its_own() {
        let library = Library::default();
        let grom = library.edition("grom").unwrap();
        let all = fits(&library, None, Some(&grom), &grom).unwrap();
        let spies = all.iter().find(|fit| fit.mode == Mode::SpyTag).unwrap();
        assert_eq!((spies.name.as_str(), &spies.players[..]), ("Битва злодеев", &[3, 4, 5, 6][..]));
        assert_eq!(spies.grids.len(), 4);
        assert_eq!(spies.editions, ["grom"]);
    }
}
