//! Players, teams and what partners may know.
use super::{ANN, BEN, DAN, SpyTag, spies, taken, to_win};
use crate::rules::{Audience, Identity, Seat, State};

#[test]
fn trophies_by_players() {
    let goals = [3, 4, 5, 6, 8, 9].map(|players| SpyTag::of(players).goal);
    assert_eq!(goals, [4, 3, 3, 3, 3, 4]);
}

#[test]
fn teams_by_players_sp15() {
    let teams = |players: u8| {
        let game = SpyTag::of(players);
        let of = |at| game.team(Seat::new(at)).map_or("-", |team| team.id());
        (0..players).map(of).collect::<Vec<_>>().join(" ").replace("team", "")
    };
    assert_eq!(teams(3), "- - -");
    assert_eq!(teams(4), "- - - -");
    assert_eq!(teams(5), "- - - - -");
    assert_eq!(teams(6), "1 2 3 1 2 3", "partners opposite each other");
    assert_eq!(teams(8), "1 2 3 4 1 2 3 4", "partners opposite each other");
    assert_eq!(teams(9), "1 2 3 1 2 3 1 2 3");
}

#[test]
fn every_side_counts_its_trophies() {
    let sides = |players: u8| SpyTag::of(players).scores().len();
    assert_eq!([3, 4, 5, 6, 8, 9].map(sides), [3, 4, 5, 3, 4, 3]);
}

#[test]
fn a_partner_keeps_silent_on_capture_sp03() {
    let mut table = spies("F A B G C D");
    assert_eq!(table.says("capture G"), "ann captures G, nobody is G, ben's turn");
}

#[test]
fn a_partner_raises_a_hand_on_canvas_sp04() {
    let mut table = spies("F A P G M L");
    assert_eq!(
        table.says("canvas F"),
        "ann canvass F, ben near F: yes, cat near F: no, dan near F: yes, eve near F: no, \
         fay near F: no, ben's turn"
    );
}

#[test]
fn partners_win_together() {
    let mut table = to_win(spies("F G P M N L").deck("A B C"), 2);
    table.says("capture G");
    for line in ["shift 1 left", "shift 1 right", "capture N"] {
        table = table.turn_of(if line == "capture N" { DAN } else { ANN });
        if line == "capture N" {
            assert_eq!(
                table.says(line),
                "dan captures N, eve shows N, N dies, dan takes N, team1 wins by trophies"
            );
        }
    }
    assert_eq!((taken(&table, ANN), taken(&table, DAN)), ("G".into(), "N".into()));
    let scores = table.position.game().scores();
    assert_eq!(scores.iter().map(|score| score.count).collect::<Vec<_>>(), [2, 0, 0]);
}

#[test]
fn partners_do_not_see_each_others_identities_sp13() {
    let table = spies("F A P G M L");
    let view = table.position.seen_by(Audience::Seat(ANN));
    assert_eq!(view.holding(DAN).identity, Identity::Hidden);
    assert_eq!(view.holding(BEN).identity, Identity::Hidden);
    assert_ne!(view.holding(ANN).identity, Identity::Hidden);
}
