//! From what a table was opened with to the rules it is played by.
use std::str::FromStr;

use super::Opening;
use crate::rules::fbi_mafia::{FbiMafia, Role};
use crate::rules::heist::{Heist, HeistOptions, Pile, Zones};
use crate::rules::hitman_sleuth::HitmanSleuth;
use crate::rules::killer_inspector::KillerInspector;
use crate::rules::mr_jack::MrJackOptions;
use crate::rules::spy_tag::SpyTag;
use crate::rules::thief_chief::ThiefChief;
use crate::rules::{Game, Options, SEATS};
use crate::scenario::Choices;
use crate::setup::streets;
use crate::terms::Special;
use crate::terms::{Mode, OptionName};

/// The state of the mode before anything happened, and the options that modes share.
///
/// `roles` is the role deck, top card first, where it is known. What an opening does not say, or a
/// damaged one says wrongly, is as the book has it.
pub fn rules(opening: &Opening, roles: &[String]) -> (Game, Options) {
    let choices = &opening.options;
    let options = Options::default();
    let options = Options {
        undo_ban: word(choices, OptionName::UndoBan, options.undo_ban),
        collapse: word(choices, OptionName::Collapse, options.collapse),
    };
    let game = match opening.mode {
        Mode::HitmanSleuth => hitman_sleuth(choices).into(),
        Mode::ThiefChief => thief_chief(choices).into(),
        Mode::FbiMafia => fbi_mafia(opening).into(),
        Mode::SpyTag => spy_tag(opening).into(),
        Mode::Heist => heist(opening, roles).into(),
        Mode::MrJack => return (mr_jack(opening), options),
        Mode::KillerInspector => killer_inspector(choices).into(),
    };
    (game, options)
}

fn killer_inspector(choices: &Choices) -> KillerInspector {
    let state = KillerInspector::default();
    KillerInspector { goal: number(choices, OptionName::Kills, state.goal), ..state }
}

fn hitman_sleuth(choices: &Choices) -> HitmanSleuth {
    let own_list = choices.word(OptionName::OwnList) == Some("yes");
    HitmanSleuth { own_list, ..HitmanSleuth::default() }
}

fn thief_chief(choices: &Choices) -> ThiefChief {
    let state = ThiefChief::default();
    ThiefChief { own_cell: word(choices, OptionName::OwnCell, state.own_cell), ..state }
}

/// The seats of this mode are its roles, in the order of turns (F57).
fn fbi_mafia(opening: &Opening) -> FbiMafia {
    let choices = &opening.options;
    let roles: Option<Vec<Role>> = opening.seats.iter().map(|it| it.seat.parse().ok()).collect();
    let mut game = roles.and_then(|roles| FbiMafia::seated(&roles)).unwrap_or_default();
    game.arrests_goal = number(choices, OptionName::Arrests, game.arrests_goal);
    game.deaths_goal = number(choices, OptionName::Deaths, game.deaths_goal);
    game.mafia_canvass = choices.word(OptionName::MafiaCanvass) == Some("yes");
    game.protection = word(choices, OptionName::Protection, game.protection);
    game.bomb_on_arrest = word(choices, OptionName::BombOnArrest, game.bomb_on_arrest);
    game.swap = word(choices, OptionName::Swap, game.swap);
    game.threat_after = word(choices, OptionName::ThreatAfter, game.threat_after);
    game
}

fn spy_tag(opening: &Opening) -> SpyTag {
    let mut state = SpyTag::of(opening.seats.len().min(SEATS) as u8);
    state.goal = number(&opening.options, OptionName::Trophies, state.goal);
    state
}

fn heist(opening: &Opening, roles: &[String]) -> Heist {
    let choices = &opening.options;
    let book = HeistOptions::default();
    let options = HeistOptions {
        officers: number(choices, OptionName::Officers, book.officers),
        safecracker: word(choices, OptionName::SafecrackerToken, book.safecracker),
        hacker: word(choices, OptionName::Hacker, book.hacker),
        stun: word(choices, OptionName::Stun, book.stun),
        captured: word(choices, OptionName::Captured, book.captured),
    };
    let thieves = opening.seats.len().saturating_sub(1).clamp(1, 6) as u8;
    let zones = opening.zones.as_ref().map_or(Zones::CORNERS, Zones::from);
    let named = |id: &String| Special::ALL.into_iter().find(|it| it.id() == id);
    let roles: Vec<Special> = roles.iter().filter_map(named).collect();
    let pile = if roles.is_empty() { Pile::UNSEEN } else { Pile::new(&roles) };
    Heist { thieves, zones, options, pile, ..Heist::default() }
}

/// The board of the edition; of a damaged opening that names another one, the revised one.
fn mr_jack(opening: &Opening) -> Game {
    let choices = &opening.options;
    let book = MrJackOptions::default();
    let options = MrJackOptions {
        whistle: word(choices, OptionName::Whistle, book.whistle),
        beam_passes_lamps: choices.word(OptionName::LampsStopBeam) == Some("false"),
        name_both: choices.word(OptionName::NameBoth) == Some("true"),
    };
    match streets(&opening.edition, options) {
        Some(game) => game.into(),
        None => KillerInspector::default().into(),
    }
}

fn word<T: FromStr>(choices: &Choices, name: OptionName, otherwise: T) -> T {
    choices.word(name).and_then(|word| word.parse().ok()).unwrap_or(otherwise)
}

fn number(choices: &Choices, name: OptionName, otherwise: u8) -> u8 {
    choices.number(name).and_then(|number| number.try_into().ok()).unwrap_or(otherwise)
}
