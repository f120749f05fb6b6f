//! What a table was opened with: the first record of its journal, and what of it is sealed, promised, left to chance or a
//! game that counts with another.
mod chosen;
mod entrusted;
mod forged;
mod laid;
mod series;

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use chosen::{By, Part};
pub use entrusted::Entrusted;
pub use laid::{Laid, LayError};
pub(super) use series::MatchStatus;
pub use series::{Match, Standing};

use super::VaultZones;
use super::journal::by_cell::{self, ByCell};
use super::modes::begin;
use crate::board::Suspect;
use crate::lang::{Lang, fold, machine};
use crate::rules::{Deck, Names, Position, Seat, Side, Trust};
use crate::scenario::{Cast, is_case_of};
use crate::setup::{self, SCHEME};
use crate::terms::{Choices, Family, Mode, Special, Strength};

/// Everything about a table that is fixed when it is opened and that everybody may know.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a thing the table has said yes or no to"
)]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Opening {
    /// The family of games.
    pub game: Family,
    /// The mode.
    pub mode: Mode,
    /// The edition in hand, for example `uk`.
    pub edition: String,
    /// The language the table was opened in.
    pub lang: String,
    /// What tells this table from all others, 32 hex digits.
    pub id: String,
    /// When it was opened, in seconds since 1970 UTC; 0 where no clock was given.
    pub opened: u64,
    /// The scheme of random numbers, `chacha8/v1`.
    pub rng: String,
    /// The seed of what is public, where one was given.
    pub seed: Option<String>,
    /// Whether the seed also fixes hidden cards, which makes them anybody's to compute.
    pub practice: bool,
    /// What was not left to chance, and who chose it; every screen says what came from a file.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub chosen: BTreeMap<Part, By>,
    /// Whether somebody who does not play holds the screen.
    pub referee: bool,
    /// Whether players may ask the companion what can be known of hidden cards.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deduce: bool,
    /// Whether secrets are shown only to those who say their PIN.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pins: bool,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// What the box calls its tokens, teams and role cards, by their ids.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub printed: BTreeMap<String, String>,
    /// The suspects in the reading order of the layout.
    #[serde(with = "by_cell")]
    pub cast: Cast,
    /// The value of every option.
    pub options: Choices,
    /// The match that the table belongs to, from its second game on.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Match>,
    /// From where the vaults can be robbed, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zones: Option<VaultZones>,
}

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// The id of the seat, for example `killer`.
    pub seat: String,
    /// What the box calls its role, for example `Слідчий`.
    pub role: String,
    /// The player who sits there.
    pub player: String,
    /// Who holds the cards of the seat.
    pub trust: Trust,
}

impl SeatInfo {
    /// A seat of a setup whose cards the companion deals; where nobody is named, it is called by its id.
    pub fn dealt(seating: &setup::Seating) -> Self {
        let seat = seating.seat.to_string();
        Self {
            role: seating.role_card.clone(),
            player: seating.player.clone().unwrap_or_else(|| seat.clone()),
            seat,
            trust: Trust::Dealt,
        }
    }

    /// How strong the machine plays that sits here: the player is called `bot`, or `bot:thinking`. Nothing where a person
    /// sits, or where nobody knows what that word means.
    pub fn machine(&self) -> Option<Strength> {
        match machine(&self.player)? {
            "" => Some(Strength::Careful),
            strength => Strength::from_id(strength),
        }
    }

    /// The printed name of the role of one of these seats, with a number where several share it: `Spy 3`.
    pub fn numbered_role(seats: &[Self], seat: Seat) -> String {
        let role = seats.get(seat.at()).map_or("", |info| info.role.as_str());
        let same = |info: &&Self| info.role == role;
        if seats.iter().filter(same).count() < 2 {
            return role.to_owned();
        }
        format!("{role} {}", seats.iter().take(seat.at() + 1).filter(same).count())
    }

    /// The one of these seats that has this id, this player, or this role as the box calls it; in any case of letters.
    /// Where nobody is called just so, a number may be written with a space or without (`spy 3`, `spy3`), and a Ukrainian
    /// word may begin with either letter of у and в (убивця, вбивця). None where several are called so.
    pub fn find(seats: &[Self], text: &str) -> Option<Seat> {
        let [found] = Self::called(seats, text)[..] else { return None };
        Some(found)
    }

    /// All of these seats that are called so; more than one at tables of earlier versions, where a player could have the
    /// name of somebody else's role.
    pub fn called(seats: &[Self], text: &str) -> Vec<Seat> {
        let found = |called: fn(&str) -> String| {
            let wanted = called(text);
            let named = |name: &str| !wanted.is_empty() && called(name) == wanted;
            let all = (0..seats.len()).map(|at| Seat::new(at as u8));
            all.filter(|seat| {
                let info = &seats[seat.at()];
                named(&info.seat)
                    || named(&info.player)
                    || named(&Self::numbered_role(seats, *seat))
            })
            .collect::<Vec<_>>()
        };
        let exactly = found(str::to_lowercase);
        if exactly.is_empty() { found(loosely) } else { exactly }
    }
}

/// A name as it is compared where none is written just so.
fn loosely(name: &str) -> String {
    let name = fold(name);
    let bare = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let name = format!("{}{}", bare.trim_end(), &name[bare.len()..]);
    name.strip_prefix('у').map_or(name.clone(), |rest| format!("в{rest}"))
}

impl Opening {
    /// A table of this mode and edition, with this cast and nothing else decided: nobody sits at it yet.
    pub fn of(mode: Mode, edition: &str, cast: Cast) -> Self {
        Self {
            game: mode.family(),
            mode,
            edition: edition.to_owned(),
            lang: Lang::En.code().to_owned(),
            id: "0".repeat(32),
            opened: 0,
            rng: SCHEME.to_owned(),
            seed: None,
            practice: false,
            chosen: BTreeMap::new(),
            referee: false,
            deduce: false,
            pins: false,
            seats: Vec::new(),
            printed: BTreeMap::new(),
            cast,
            options: Choices::default(),
            series: None,
            zones: None,
        }
    }

    /// The position before anything was dealt; without `entrusted` the deck is only counted. None for an opening with
    /// which no game can begin.
    pub fn start(&self, entrusted: Option<&Entrusted>) -> Option<Position> {
        let deck = entrusted.map_or_else(
            || Deck::unseen(self.cast.len() as u8),
            |secret| {
                let cards = secret.deck.iter().filter_map(|cell| ByCell(self).find_suspect(cell));
                Deck::new(&cards.collect::<Vec<_>>())
            },
        );
        let roles = entrusted.map_or(&[][..], |secret| &secret.roles);
        let roles: Option<Vec<Special>> = roles.iter().map(|id| Special::from_id(id)).collect();
        self.start_with(deck, &roles?)
    }

    /// The position before anything was dealt, with this evidence deck and this role deck, top card first. None for an
    /// opening with which no game can begin.
    pub fn start_with(&self, deck: Deck, roles: &[Special]) -> Option<Position> {
        let trusts: Vec<Trust> = self.seats.iter().map(|seat| seat.trust).collect();
        let (game, options) = begin(self, roles)?;
        Some(Position::new(game, options, *self.cast.start(), &trusts, deck))
    }

    /// The id of the seat; empty for a seat that the table does not have.
    pub fn seat_id(&self, seat: Seat) -> &str {
        self.seats.get(seat.at()).map_or("", |info| &info.seat)
    }

    /// The id of a seat or a team.
    pub fn side_id(&self, side: Side) -> &str {
        match side {
            Side::Seat(seat) => self.seat_id(seat),
            Side::Team(team) => team.id(),
        }
    }

    /// The printed name of the role of the seat.
    pub fn role(&self, seat: Seat) -> &str {
        self.seats.get(seat.at()).map_or("", |info| &info.role)
    }

    /// What the box calls a role that is played here, or one of its role cards, by its id; an id that nothing here has as it is.
    pub fn called(&self, id: &str) -> String {
        let seat = self.seats.iter().find(|info| info.seat == id).map(|info| &info.role);
        seat.or_else(|| self.printed.get(id)).map_or_else(|| id.to_owned(), Clone::clone)
    }

    /// The printed name of the role, with a number where several seats share it: `Spy 3`.
    pub fn numbered_role(&self, seat: Seat) -> String {
        SeatInfo::numbered_role(&self.seats, seat)
    }

    /// The player of the seat.
    pub fn player(&self, seat: Seat) -> &str {
        self.seats.get(seat.at()).map_or("", |info| &info.player)
    }

    /// How strong the machine is that plays for the seat; nothing where a person does.
    pub fn machine(&self, seat: Seat) -> Option<Strength> {
        self.seats.get(seat.at()).and_then(SeatInfo::machine)
    }

    /// Whether the companion deals what nobody can compute, so its promises are worth noting.
    pub(super) fn is_promised(&self) -> bool {
        !self.practice && self.seats.iter().any(|info| info.trust == Trust::Dealt)
    }

    /// The parts of the opening that were chosen so.
    pub fn chosen(&self, by: By) -> impl Iterator<Item = Part> {
        self.chosen.iter().filter(move |(_, who)| **who == by).map(|(part, _)| *part)
    }

    /// The seat with this id, of this player, or of this role as the box calls it; in any case of letters. None where
    /// several are called so.
    pub fn seat(&self, text: &str) -> Option<Seat> {
        SeatInfo::find(&self.seats, text)
    }

    /// All seats that are called so.
    pub fn seats_called(&self, text: &str) -> Vec<Seat> {
        SeatInfo::called(&self.seats, text)
    }

    /// The seat whose role or player is called so in some case of the language, whose cases have one of these endings.
    pub fn seat_of_role(&self, text: &str, endings: &[&str]) -> Option<Seat> {
        let parts = |text: &str| {
            let name = text.trim_end_matches(|c: char| c.is_ascii_digit());
            (fold(name), text[name.len()..].to_owned())
        };
        let (said, number) = parts(text);
        let mut seats = self.all_seats().filter(|seat| {
            let (role, of) = parts(&self.numbered_role(*seat));
            let player = fold(self.player(*seat));
            of == number && is_case_of(&said, &role, endings)
                || !player.is_empty() && is_case_of(&fold(text), &player, endings)
        });
        seats.next().filter(|_| seats.next().is_none())
    }

    /// The ids of all seats in order.
    pub(crate) fn seat_ids(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().map(|info| info.seat.as_str())
    }

    /// Who holds the hidden cards, where that is the same for every seat.
    pub fn one_trust(&self) -> Option<Trust> {
        let first = self.seats.first()?.trust;
        self.seats.iter().all(|info| info.trust == first).then_some(first)
    }

    /// All seats in order.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len()).map(|at| Seat::new(at as u8))
    }
}

impl Serialize for Opening {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, to)
    }
}

/// Every cast is recorded in rows and columns; characters stand on streets, and lie on no grid.
impl<'de> Deserialize<'de> for Opening {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let recorded = Self::deserialize(from)?;
        Ok(match recorded.mode.family() {
            Family::Noir => recorded,
            Family::MrJack => Self { cast: recorded.cast.without_grid(), ..recorded },
        })
    }
}

impl Names for Opening {
    fn suspect(&self, suspect: Suspect) -> &str {
        self.cast.name(suspect)
    }

    fn seat(&self, seat: Seat) -> &str {
        self.seat_id(seat)
    }

    fn find_suspect(&self, name: &str) -> Option<Suspect> {
        let at = self.cast.cards().iter().position(|card| card.name == name)?;
        Some(Suspect::new(at as u8))
    }

    fn find_seat(&self, id: &str) -> Option<Seat> {
        self.seats.iter().position(|info| info.seat == id).map(|at| Seat::new(at as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::{Seat, SeatInfo};
    use crate::rules::Trust;

    #[test]
    fn seats_are_found_however_they_are_written() {
        let seat = |seat: &str, role: &str, player: &str| SeatInfo {
            seat: seat.into(),
            role: role.into(),
            player: player.into(),
            trust: Trust::Dealt,
        };
        let seats = [
            seat("killer", "Вбивця", "Ада"),
            seat("spy1", "Шпигун", ""),
            seat("spy2", "Шпигун", ""),
        ];
        let find = |text: &str| SeatInfo::find(&seats, text).map(Seat::at);
        for (text, at) in [
            ("вбивця", Some(0)),
            ("Убивця", Some(0)),
            ("АДА", Some(0)),
            ("шпигун 2", Some(2)),
            ("шпигун2", Some(2)),
            ("spy 1", Some(1)),
            ("шпигун", None),
            ("", None),
        ] {
            assert_eq!(find(text), at, "{text}");
        }
    }

    #[test]
    fn a_player_who_is_called_like_somebody_elses_seat_is_not_taken_for_either() {
        let seat = |seat: &str, role: &str, player: &str| SeatInfo {
            seat: seat.into(),
            role: role.into(),
            player: player.into(),
            trust: Trust::Dealt,
        };
        let seats = [seat("jack", "Mr. Jack", "Ann"), seat("detective", "Detective", "Jack")];
        assert_eq!(SeatInfo::find(&seats, "Jack"), None);
        assert_eq!(SeatInfo::called(&seats, "jack").len(), 2);
        assert_eq!(SeatInfo::find(&seats, "ann").map(Seat::at), Some(0));
        assert_eq!(SeatInfo::find(&seats, "detective").map(Seat::at), Some(1));
    }
}
