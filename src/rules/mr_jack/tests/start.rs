//! What the board shows before anybody has moved.
use super::*;

#[test]
fn four_are_visible_at_the_start_and_four_are_not() {
    for edition in ["revised", "first_2006"] {
        let visible = game(edition, MrJackOptions::default()).visible();
        let names: Vec<&str> = visible.iter().map(|who| Character::of(who).word()).collect();
        assert_eq!(names, ["holmes", "smith", "lestrade", "bert"], "{edition}");
    }
}

#[test]
fn goodley_reaches_seventeen_streets_on_the_revised_board() {
    let reach = game("revised", MrJackOptions::default()).reach(Character::Goodley.suspect());
    let expected = hexes("b6 c4 f10 g6 h3 j8 j10 k9 k10 k11 l7 l10 l12 m8 m9 m11 m12");
    assert_eq!(reach, expected);
}

#[test]
fn the_whistle_has_about_ten_thousand_outcomes_at_the_start() {
    let table = table(Character::ALL);
    let table = with_cards(
        table,
        [Character::Goodley, Character::Bert, Character::Smith, Character::Watson],
    );
    let mut lines = Vec::new();
    table.legal(&mut lines);
    for who in [Character::Goodley, Character::Bert, Character::Smith, Character::Watson] {
        let own = lines
            .iter()
            .filter(|line| matches!(line, Action::Activate(it) if it.who == who.suspect()));
        println!("{who:?} {}", own.clone().count());
        let before = own.filter(|line| matches!(line, Action::Activate(it) if it.before)).count();
        println!("   before {before}");
    }
    panic!("{} {}", lines.len(), std::mem::size_of::<Action>());
}
