use super::*;
use crate::board::{Grid, Suspect};
use crate::rules::{
    Action, Ask, Audience, Deck, Event, Identity, Options, Outcome, Position, Reason, Side, Trust,
};
use crate::terms::Team;

fn opening(game: FbiMafia, side: u8) -> (Position, Vec<Event>) {
    let cards: Vec<_> = (0..side * side).map(Suspect::new).collect();
    let trusts = [Trust::Dealt; 8];
    let mut start = Position::new(
        game.into(),
        Options::default(),
        Grid::new(side, side),
        &trusts[..usize::from(game.seat_count())],
        Deck::new(&cards),
    );
    let mut events = Vec::new();
    start.open(&mut events);
    (start, events)
}

#[test]
fn identities_are_dealt_in_the_order_of_turns_then_the_profilers_hand() {
    let (start, _) = opening(FbiMafia::EIGHT, 7);
    for (at, seat) in start.all_seats().enumerate() {
        assert_eq!(start.holding(seat).identity, Identity::Known(Suspect::new(at as u8)));
    }
    let hand: Vec<_> = start.holding(seat(Role::Profiler)).hand.iter().map(Suspect::at).collect();
    assert_eq!(hand, [8, 9, 10, 11]);
    assert_eq!((start.active().at(), start.deck().count()), (0, 37));
    let (start, _) = opening(FbiMafia::SIX, 6);
    assert_eq!((start.seats(), start.deck().count()), (6, 30));
}

#[test]
fn the_teams_alternate_and_roles_sit_as_the_table_likes_f01_f57() {
    use Role::*;
    let game = FbiMafia::seated(&[Killer, Detective, Bomber, Suit, Psycho, Undercover]).unwrap();
    assert_eq!(game.role(Seat::new(2)), Some(Bomber));
    assert_eq!(game.seat_of(Psycho), Some(Seat::new(4)));
    for wrong in [
        &[Psycho, Detective, Bomber, Suit, Killer, Undercover][..],
        &[Killer, Bomber, Detective, Suit, Psycho, Undercover],
        &[Killer, Detective, Sniper, Suit, Psycho, Undercover],
        &[Killer, Suit, Psycho, Undercover, Bomber],
    ] {
        assert_eq!(FbiMafia::seated(wrong), None);
    }
    let (start, _) = opening(game, 6);
    let (after, _) = start.play(&start_shift(&start)).unwrap();
    assert_eq!(after.active(), Seat::new(1));
}

fn start_shift(position: &Position) -> Action {
    let mut lines = Vec::new();
    position.legal(&mut lines);
    lines.remove(0)
}

#[test]
fn partners_see_each_others_identities_but_not_hands() {
    let (start, _) = opening(FbiMafia::EIGHT, 7);
    let undercover = start.seen_by(Audience::Seat(seat(Role::Undercover)));
    let profiler = undercover.holding(seat(Role::Profiler));
    assert_eq!(profiler.identity, Identity::Known(Suspect::new(7)));
    assert_eq!((profiler.hand.len(), profiler.unknown), (0, 4));
    assert_eq!(undercover.holding(seat(Role::Killer)).identity, Identity::Hidden);
    let public = start.seen_by(Audience::Public);
    assert!(start.all_seats().all(|seat| public.holding(seat).identity == Identity::Hidden));
}

fn ended(table: &Fixture) -> Outcome {
    table.position.outcome().expect("it is over")
}

#[test]
fn the_sides_win_by_deaths_and_by_arrests() {
    let mut deaths = option(table("killer M, undercover G").deck("A"), |game| {
        (game.deaths, game.deaths_goal) = (16, 18);
    });
    assert!(deaths.says("kill G").ends_with("mafia wins by deaths"));
    let mut arrests = option(table("undercover M, killer G").deck("A"), |game| game.arrests = 4)
        .turn_of(seat(Role::Undercover));
    assert!(arrests.says("accuse G").ends_with("fbi wins by arrests"));
    let harder = option(table("undercover M, killer G").deck("A"), |game| {
        (game.arrests, game.arrests_goal) = (4, 6);
    });
    assert!(harder.turn_of(seat(Role::Undercover)).says("accuse G").ends_with("psycho's turn"));
}

/// A chain may kill enough and hit enough of the Mafia: nobody wins (F45). It is looked at after the whole
/// of it (F56).
#[test]
fn both_goals_at_once_are_a_draw() {
    let table = table("bomber Y, killer G, suit A").deck("B").token(Token::Bomb, "G");
    let mut table = option(table, |game| {
        (game.deaths_goal, game.arrests_goal) = (1, 1);
    })
    .turn_of(seat(Role::Bomber));
    assert!(table.says("detonate G").ends_with("bomber owes blast"), "the chain goes on");
    table.says("blast H");
    assert_eq!(ended(&table), Outcome { winner: None, reason: Reason::BothGoals });
}

/// The arrest that wins ends the game at once: nobody draws a new identity, and nobody has to tell of one (F56).
#[test]
fn the_arrest_that_wins_is_followed_by_no_new_identity() {
    let mut table = option(table("undercover M, killer G").deck("A"), |game| game.arrests = 4)
        .turn_of(seat(Role::Undercover));
    table.says("accuse G");
    assert_eq!(table.position.deck().count(), 1, "nobody has drawn");
    assert_eq!(table.position.holding(seat(Role::Killer)).identity, Identity::None);
}

#[test]
fn who_gives_up_loses_with_his_team() {
    let mut table = table("killer M");
    table.says("concede suit");
    let winner = Some(Side::Team(Team::Mafia));
    assert_eq!(ended(&table), Outcome { winner, reason: Reason::Conceded });
}

/// On one cell nobody but the Suit can do anything, and what he does isn’t an action (G31, G38).
#[test]
fn when_nobody_can_act_the_game_is_a_stalemate() {
    let mut table = begins(drawn("A", ""), Role::Bomber);
    assert_eq!(table.position.decision().map(|owed| owed.ask), Some(Ask::Protect));
    table.says("protect A");
    assert_eq!(ended(&table), Outcome { winner: None, reason: Reason::Stalemate });
}
