//! What is known about one mode before anybody plays it.
use std::collections::BTreeMap;

use super::{Deal, DealRule, GoalOwner, Headline, HowMany, Lay, OptionSpec, SeatId, ZoneSheet};
use crate::scenario::{GridSize, STREET_EDITIONS};
use crate::terms::{
    Difficulty, Family, Goal, Mode, OptionName, Reminder, Role, Sitting, Special, Status, Team,
    Token, TurnOrder,
};

/// One mode: who plays it, on what grid, and what may be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModeSheet {
    /// Which mode.
    pub id: Mode,
    /// What it is called where no edition prints a name.
    pub name: Option<String>,
    /// Which game it belongs to.
    pub family: Family,
    /// Whether the companion can referee it.
    pub status: Status,
    /// What the book of each edition says, by the edition's id; one that is not here lacks the mode.
    pub printed: BTreeMap<String, Headline>,
    /// The grid for each number of players.
    pub grids: BTreeMap<u8, GridSize>,
    /// Which suspects lie on the table with a certain box and grid, where that is not simply what the
    /// box says; [`ModeSheet::lays_of`] says it for all.
    pub lays: BTreeMap<String, BTreeMap<GridSize, Lay>>,
    /// The seats for each number of players, in order of turns.
    pub seats: BTreeMap<u8, Vec<SeatId>>,
    /// Whether those who take the seats can change that order.
    pub turns: TurnOrder,
    /// Who plays together, for each number of players with teams; seats in order of turns.
    pub teams: BTreeMap<u8, BTreeMap<Team, Vec<SeatId>>>,
    /// Where team-mates sit, for each number of players with teams.
    pub sitting: BTreeMap<u8, Sitting>,
    /// The ways to win of each side.
    pub goals: BTreeMap<GoalOwner, Vec<Goal>>,
    /// Who gets how many evidence cards, in the order in which the deck is used up.
    pub deal: Vec<DealRule>,
    /// The tokens that a table needs, for each number of players.
    pub tokens: BTreeMap<u8, BTreeMap<Token, HowMany>>,
    /// The role cards that the thieves draw, tier 1 first; empty where roles are fixed.
    pub role_deck: Vec<Special>,
    /// The zones of the vaults, in the Heist.
    pub zones: Option<ZoneSheet>,
    /// What to remember about the first turns.
    pub reminders: Vec<Reminder>,
    /// What to remember besides with certain boxes.
    pub(super) box_reminders: BTreeMap<String, Vec<Reminder>>,
    /// What a table may play differently from the book.
    pub options: BTreeMap<OptionName, OptionSpec>,
}

impl ModeSheet {
    /// What the box says of it, and what another box says where that one is silent.
    pub fn headline(&self, edition: &str) -> Headline {
        let own = self.printed.get(edition).cloned().unwrap_or_default();
        let any = self.printed.values();
        Headline {
            minutes: own.minutes.or_else(|| any.clone().find_map(|it| it.minutes)),
            difficulty: own.difficulty.or_else(|| any.clone().find_map(|it| it.difficulty)),
            ..own
        }
    }

    /// Whether it is a good first game: one that a box calls easy.
    pub fn is_good_first(&self) -> bool {
        self.printed.values().any(|printed| printed.difficulty == Some(Difficulty::Low))
    }

    /// The edition that is meant where none was named: the one of the language, if there is one for each.
    pub fn edition_for<'a>(&'a self, lang: &'a str) -> &'a str {
        if self.is_on_streets() { STREET_EDITIONS[0] } else { lang }
    }

    /// Whether it is played on a printed board of streets, the same in every language, and nothing is laid out.
    pub fn is_on_streets(&self) -> bool {
        self.family == Family::MrJack
    }

    /// The seats for this number of players in order of turns; none where it cannot be played so.
    pub fn seats_for(&self, players: u8) -> &[SeatId] {
        self.seats.get(&players).map_or(&[], Vec::as_slice)
    }

    /// The smallest number of players, 0 for a mode without seats.
    pub fn fewest_players(&self) -> u8 {
        self.seats.keys().next().copied().unwrap_or(0)
    }

    /// The seats in order of turns when the players, as they sit, take `taken`: nothing where those are
    /// not the seats of the mode, each once. In the mode's own order, or with the teams alternating, each
    /// as it sits, from the mode's first seat on (F57).
    pub fn turn_order(&self, taken: &[SeatId]) -> Option<Vec<SeatId>> {
        let seats = self.seats_for(u8::try_from(taken.len()).ok()?);
        if seats.is_empty() || !seats.iter().all(|seat| taken.contains(seat)) {
            return None;
        }
        if self.turns == TurnOrder::Fixed {
            return Some(seats.to_vec());
        }
        let team = |seat| self.team_of(seats.len() as u8, seat);
        let (ours, others): (Vec<SeatId>, Vec<SeatId>) =
            taken.iter().partition(|seat| team(**seat) == team(seats[0]));
        let opens = ours.iter().position(|seat| *seat == seats[0])?;
        let ours = ours[opens..].iter().chain(&ours[..opens]);
        Some(ours.zip(&others).flat_map(|(one, other)| [*one, *other]).collect())
    }

    /// The team of a seat, where there are teams and it is in one.
    pub fn team_of(&self, players: u8, seat: SeatId) -> Option<Team> {
        let teams = self.teams.get(&players)?;
        teams.iter().find(|(_, seats)| seats.contains(&seat)).map(|(team, _)| *team)
    }

    /// What to remember with the box of `edition`: what only that box needs, then the first turns.
    pub fn reminders_of(&self, edition: &str, seats: &[SeatId]) -> Vec<Reminder> {
        let plays = |role: Role| seats.iter().any(|seat| seat.role == role);
        let concerns = |reminder: &Reminder| match reminder {
            Reminder::ProfilerDraws => plays(Role::Profiler),
            _ => true,
        };
        let own = self.box_reminders.get(edition).into_iter().flatten();
        own.chain(&self.reminders).copied().filter(concerns).collect()
    }

    /// Who gets which evidence cards when these are the seats in order of turns.
    pub fn deals(&self, seats: &[SeatId]) -> Vec<Deal> {
        self.deal.iter().flat_map(|rule| rule.to(seats)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Library;
    use crate::terms::{Id, Tier};

    fn sheet(mode: Mode) -> ModeSheet {
        Library::default().mode(mode).unwrap()
    }

    fn seats(text: &str) -> Vec<SeatId> {
        text.split(' ').map(|seat| seat.parse().unwrap()).collect()
    }

    #[test]
    fn every_mode_says_everything_for_every_number_of_players() {
        for mode in Mode::ALL.iter().map(|mode| sheet(*mode)).filter(|it| it.family == Family::Noir)
        {
            let printed = mode.printed.values().flat_map(|headline| &headline.players);
            assert!(printed.clone().all(|players| mode.seats.contains_key(players)), "{}", mode.id);
            assert!(mode.seats.keys().eq(mode.grids.keys()), "{}", mode.id);
            assert!(mode.seats.keys().all(|players| printed.clone().any(|it| it == players)));
            for (&players, seats) in &mode.seats {
                let about = format!("{} for {players}", mode.id);
                assert_eq!(seats.len(), usize::from(players), "{about}");
                assert_eq!(mode.turn_order(seats).as_ref(), Some(seats), "{about}");
                let dealt: u8 = mode.deals(seats).iter().map(|deal| deal.cards).sum();
                assert!(dealt < mode.grids[&players].cells(), "{about}");
                let teams = mode.teams.get(&players);
                assert_eq!(
                    mode.sitting.contains_key(&players),
                    teams.is_some_and(|teams| teams.len() > 1),
                    "{about}"
                );
                for team in teams.into_iter().flat_map(BTreeMap::values) {
                    assert!(team.iter().all(|seat| seats.contains(seat)), "{about}");
                }
                for seat in seats {
                    let team = mode.team_of(players, *seat).map(GoalOwner::Team);
                    let goals = team.and_then(|team| mode.goals.get(&team));
                    let goals = goals.or_else(|| mode.goals.get(&GoalOwner::Role(seat.role)));
                    assert!(goals.is_some_and(|goals| !goals.is_empty()), "{about}: {seat}");
                }
            }
            assert!(!mode.reminders.is_empty() && !mode.options.is_empty(), "{}", mode.id);
        }
    }

    #[test]
    fn partners_sit_as_far_apart_as_they_can() {
        let spies = sheet(Mode::SpyTag);
        for (players, count) in [(6, 3), (8, 4), (9, 3)] {
            for (at, seat) in spies.seats_for(players).iter().enumerate() {
                let team = spies.team_of(players, *seat);
                assert_eq!(team, Some(Team::ALL[at % count]), "{seat} of {players}");
            }
        }
        assert_eq!(spies.team_of(5, "spy1".parse().unwrap()), None);
    }

    #[test]
    fn the_killer_opens_and_the_teams_alternate_whoever_sits_where() {
        let mode = sheet(Mode::FbiMafia);
        let order = |taken: &str| mode.turn_order(&seats(taken));
        assert_eq!(
            order("suit bomber killer detective undercover psycho"),
            Some(seats("killer suit psycho detective bomber undercover"))
        );
        assert_eq!(order("suit bomber killer detective undercover sniper"), None, "six have none");
        assert_eq!(order("suit bomber killer detective undercover undercover"), None);
        assert_eq!(order("killer"), None);
        let heist = sheet(Mode::Heist);
        let order = heist.turn_order(&seats("chief thief2 thief1 thief3 thief4"));
        assert_eq!(order, Some(seats("thief1 thief2 thief3 thief4 chief")));
    }

    #[test]
    fn cards_are_dealt_in_order_of_turns() {
        let dealt = |mode: Mode, players: u8| -> String {
            let mode = sheet(mode);
            let deals = mode.deals(mode.seats_for(players)).into_iter();
            let each = deals.map(|deal| format!("{} {} {}", deal.seat, deal.cards, deal.purpose));
            each.collect::<Vec<_>>().join(", ")
        };
        assert_eq!(
            dealt(Mode::HitmanSleuth, 2),
            "hitman 4 hit-list, hitman 1 identity, sleuth 3 choice"
        );
        assert_eq!(dealt(Mode::SpyTag, 3), "spy1 1 identity, spy2 1 identity, spy3 1 identity");
        assert_eq!(
            dealt(Mode::ThiefChief, 2),
            "thief 3 choice, chief 1 plainclothes, chief 2 uniformed"
        );
        assert!(dealt(Mode::FbiMafia, 6).ends_with("bomber 1 identity, suit 1 identity"));
        assert!(dealt(Mode::FbiMafia, 8).ends_with("profiler 1 identity, profiler 4 hand"));
        assert!(dealt(Mode::Heist, 5).ends_with("thief4 1 identity, chief 7 officers"));
    }

    #[test]
    fn defaults_follow_the_edition_and_the_number_of_players() {
        let chosen = |mode, edition, players, option| {
            let choices = sheet(mode).choices(edition, players);
            choices.choice(option).map(|choice| choice.to_string())
        };
        let trophies = |players| chosen(Mode::SpyTag, "uk", players, OptionName::Trophies).unwrap();
        assert_eq!([3, 4, 5, 6, 8, 9].map(trophies), ["4", "3", "3", "3", "3", "4"]);
        let fbi = |edition, players, option| chosen(Mode::FbiMafia, edition, players, option);
        assert_eq!(fbi("ru", 8, OptionName::Arrests).as_deref(), Some("5"));
        assert_eq!(fbi("ru", 8, OptionName::Deaths).as_deref(), Some("25"));
        for (edition, canvass, after) in [
            ("uk", "yes", "shift-swap"),
            ("ru", "no", "shift-collapse-swap"),
            ("grom", "no", "shift-collapse-swap"),
            ("en", "no", "shift-collapse-swap"),
        ] {
            assert_eq!(fbi(edition, 6, OptionName::MafiaCanvass).as_deref(), Some(canvass));
            assert_eq!(fbi(edition, 6, OptionName::ThreatAfter).as_deref(), Some(after));
        }
        let heist = |edition, option| chosen(Mode::Heist, edition, 5, option).unwrap();
        for (edition, token, captured) in [
            ("uk", "may", "next-turn-free"),
            ("ru", "never", "next-turn"),
            ("en", "may", "next-turn-free"),
        ] {
            assert_eq!(heist(edition, OptionName::SafecrackerToken), token);
            assert_eq!(heist(edition, OptionName::Redraw), captured);
            assert_eq!(heist(edition, OptionName::Stun), "line");
            assert_eq!(heist(edition, OptionName::UndoBan), "off");
        }
    }

    /// What is played by default has changed since (HE13, HE26).
    #[test]
    fn a_setup_code_that_names_no_option_means_what_it_always_meant() {
        let heist = sheet(Mode::Heist);
        for (edition, captured) in [("uk", "at-once"), ("ru", "next-turn"), ("en", "at-once")] {
            let unsaid = heist.unsaid(edition, 5);
            let of = |option| unsaid.choice(option).map(|choice| choice.to_string());
            assert_eq!(of(OptionName::Redraw).as_deref(), Some(captured));
            assert_eq!(of(OptionName::Stun).as_deref(), Some("officer-and-line"));
        }
    }

    #[test]
    fn tokens_go_by_the_number_of_players() {
        let tokens = |mode, players, token| sheet(mode).tokens[&players][&token];
        assert_eq!(tokens(Mode::ThiefChief, 2, Token::Treasure), HowMany::Exactly(25));
        assert_eq!(tokens(Mode::FbiMafia, 8, Token::Protection), HowMany::Exactly(6));
        assert_eq!(tokens(Mode::FbiMafia, 6, Token::Bomb), HowMany::All);
        assert_eq!(tokens(Mode::Heist, 7, Token::Steal), HowMany::Exactly(7));
    }

    #[test]
    fn the_heist_has_eleven_roles_in_two_tiers_and_four_corners() {
        let heist = sheet(Mode::Heist);
        assert_eq!(heist.role_deck, Special::ALL);
        assert!(heist.role_deck.is_sorted_by_key(|role| role.tier()));
        assert_eq!(heist.role_deck.iter().filter(|role| role.tier() == Tier::One).count(), 6);
        let zones = heist.zones.unwrap();
        assert!(zones.vaults.values().all(|cells| cells.len() == 9));
        let of = |cell: &str| zones.of(cell.parse().unwrap()).map(Id::id).collect::<Vec<_>>();
        assert_eq!(
            (of("c3"), of("e3"), of("d4"), of("a7")),
            (vec!["nw"], vec!["ne"], vec![], vec!["sw"])
        );
    }

    #[test]
    fn a_seat_is_a_role_and_perhaps_a_number() {
        for (text, role, number) in [
            ("spy9", Role::Spy, Some(9)),
            ("Thief2", Role::Thief, Some(2)),
            ("chief", Role::Chief, None),
        ] {
            assert_eq!(text.parse(), Ok(SeatId { role, number }));
        }
        for text in ["", "3", "spy10", "spy 1", "boss"] {
            assert!(text.parse::<SeatId>().is_err(), "{text}");
        }
    }
}
