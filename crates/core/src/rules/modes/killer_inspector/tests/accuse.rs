//! Accuse.
use crate::rules::Rule;
use crate::rules::fixture::Fixture;
use crate::rules::killer_inspector::INSPECTOR;

fn inspector_on(identity: &str) -> Fixture {
    let rows = "A B+ C \n Dx E F \n G H I";
    Fixture::table(rows).gone("J").killer("E").inspector(identity, "").turn_of(INSPECTOR)
}

/// Neighbours and himself (G28), dead and exonerated ones too (G29).
#[test]
fn the_inspector_accuses_a_neighbour_or_himself() {
    assert_eq!(inspector_on("A").offers("accuse"), "accuse A, accuse B, accuse D, accuse E");
    assert_eq!(inspector_on("A").refuses("accuse C"), Rule::AccuseNeighbour);
    assert_eq!(inspector_on("A").refuses("accuse G"), Rule::AccuseNeighbour);
    assert_eq!(inspector_on("A").refuses("accuse J"), Rule::OffGrid);
}

#[test]
fn the_right_name_wins() {
    assert_eq!(
        inspector_on("A").says("accuse E"),
        "inspector accuses E, killer is E: yes, inspector wins by killer-caught"
    );
}

#[test]
fn a_wrong_name_a_dead_and_an_exonerated_one_are_plain_misses_g29() {
    for miss in ["A", "B", "D"] {
        assert_eq!(
            inspector_on("A").says(&format!("accuse {miss}")),
            format!("inspector accuses {miss}, killer is {miss}: no, killer's turn")
        );
    }
}

#[test]
fn what_the_killer_was_before_is_no_longer_right() {
    let mut table = Fixture::table("A B \n C D").killer("A").inspector("D", "").deck("B");
    table.says("disguise");
    assert_eq!(
        table.says("accuse A"),
        "inspector accuses A, killer is A: no, killer's turn",
        "he is B now"
    );
}
