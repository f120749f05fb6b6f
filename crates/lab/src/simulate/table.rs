//! A table of which only who sits there is known: chance deals everything else, game by game.
use noir_referee::lang::{Grammar, Lang, Say as _, Words};
use noir_referee::players::Dice;
use noir_referee::rules::{Audience, Deck, Position, Seat, SeatSet};
use noir_referee::scenario::{Library, NamingModes, ScenarioError};
use noir_referee::screen::Voice;
use noir_referee::setup::{Arrange, Game, RandomSource, SetupError, fewest};
use noir_referee::table::Opening;
use noir_referee::terms::{Mode, Special, Strength};

use super::{Arguments, Fault, Tally, Variant};

/// One table of those that are compared.
pub(super) struct Compared {
    /// What is different at it, as it was typed: `kills=14`; empty where there is no other.
    pub(super) label: String,
    /// What the box calls the mode.
    pub(super) name: String,
    pub(super) opening: Opening,
    roles: Vec<Special>,
    pub(super) strengths: Vec<Strength>,
    pub(super) seed: String,
    /// What became of all its games.
    pub(super) tally: Tally,
    /// The same deal by deal, where each deal was played several times.
    pub(super) deals: Vec<Tally>,
}

impl Compared {
    /// The table of a variant.
    pub(super) fn of(args: &Arguments, variant: Variant, seed: &str) -> Result<Self, Fault> {
        let words = Words::new(Lang::En);
        let library = Library::default();
        let said = |fault: ScenarioError| {
            NamingModes(&fault, &|mode| mode.to_string()).say(&words).join("\n")
        };
        let mode = library.mode_by_id(&args.mode).map_err(said)?;
        let id = args.edition.as_deref().unwrap_or_else(|| mode.edition_for(Lang::En.code()));
        let edition = library.edition(id).map_err(said)?.spoken(&words);
        let players = match variant.players {
            Some(players) => players.trim().parse()?,
            None => fewest(&mode, &edition),
        };
        let mut choices = mode.choices(&edition.id, players);
        for text in &variant.options {
            let chosen = mode.choose(&mut choices, &edition.id, text);
            chosen.map_err(|fault| fault.say(&args.mode, &words))?;
        }
        let (seed, layout) = (seed.to_owned(), Arrange::Alphabetical);
        let game = Game { choices, layout, seed, ..Game::of(mode, edition, players) };
        let unfit = |fault: SetupError| {
            NamingModes(&fault, &|mode: Mode| mode.to_string()).say(&words).join("\n")
        };
        let setup = game.setup().map_err(unfit)?;
        let opening = Opening::of_game(&game, &setup).map_err(|fault| fault.say(&words))?;
        Ok(Self {
            label: variant.label,
            name: setup.name,
            strengths: strengths(&variant.played, &opening)?,
            opening,
            roles: game.mode.role_deck,
            seed: setup.seed,
            tally: Tally::default(),
            deals: Vec::new(),
        })
    }

    /// The position before the first line, with everything dealt by these dice.
    pub(super) fn start(&self, dice: &mut Dice) -> Option<Position> {
        let mut cards: Vec<_> = self.opening.cast.suspects().collect();
        dice.shuffle(&mut cards);
        let mut deck = self.roles.clone();
        dice.shuffle(&mut deck);
        // Tier 1 lies above tier 2 (HE42).
        deck.sort_by_key(|role| role.tier());
        self.opening.start_with(Deck::new(&cards), &deck)
    }

    /// What somebody who speaks English says of it.
    pub(super) fn told<T>(&self, tell: impl FnOnce(&Voice<'_>) -> T) -> Option<T> {
        let position = self.opening.start(None)?.seen_by(Audience::Public);
        let (words, grammar) = (Words::new(Lang::En), Grammar::new(Lang::En));
        let (words, grammar, opening) = (&words, &grammar, &self.opening);
        Some(tell(&Voice {
            words,
            grammar,
            opening,
            position: &position,
            phone: false,
            heard: SeatSet::EMPTY,
        }))
    }
}

/// The seed that was typed, or one that is easily typed.
pub(super) fn seed(args: &Arguments) -> Result<String, Fault> {
    match &args.seed {
        Some(seed) => Ok(seed.trim().to_owned()),
        None => Ok(RandomSource::from_os()?.seed()),
    }
}

/// How each seat is played: `greedy` for all, `killer=greedy` for one.
fn strengths(played: &[String], opening: &Opening) -> Result<Vec<Strength>, Fault> {
    let mut strengths = vec![Strength::Random; opening.seats.len()];
    for word in played {
        let (who, how) = match word.split_once('=') {
            Some((who, how)) => (Some(who.trim()), how.trim()),
            None => (None, word.trim()),
        };
        let strength = Strength::from_id(how).ok_or_else(|| {
            format!("`{how}` is no way to play a seat; there are {}", Strength::WORDS.join(", "))
        })?;
        let Some(who) = who else {
            strengths.fill(strength);
            continue;
        };
        for seat in seats_of(opening, who).ok_or_else(|| format!("nobody is called `{who}`"))? {
            strengths[seat.at()] = strength;
        }
    }
    Ok(strengths)
}

/// The seats that a word means: one, or all of a team.
fn seats_of(opening: &Opening, who: &str) -> Option<Vec<Seat>> {
    if let Some(seat) = opening.seat(who) {
        return Some(vec![seat]);
    }
    let start = opening.start(None)?;
    let of = |seat: &Seat| opening.side_id(start.game().side(*seat)) == who;
    let seats: Vec<Seat> = opening.all_seats().filter(of).collect();
    (!seats.is_empty()).then_some(seats)
}
