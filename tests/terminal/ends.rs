//! Where an evening ends: what a game was, the cards that nobody has seen, and what comes next.
use super::start::{Hand, played};
use crate::support::room::Room;

/// Whose turn it is has given up, and these are asked for their cards.
#[track_caller]
fn conceded(room: &Room, prompt: &str, unseen: &str) -> Hand {
    let mut hand = Hand::at_table(room, "t.referee", prompt);
    hand.types("concede", "Number or word>");
    hand.types("1", &format!("1) Show the cards nobody has seen: {unseen}"));
    hand.pty.wait_at_cursor("Number or word (Enter: 1)>");
    hand
}

/// The end says what it was, and leads on by numbers.
#[test]
fn the_end_says_what_it_was_and_what_next() {
    let room = Room::new();
    room.deal("mabcdefgh");
    room.ok("new killer-inspector --edition en --deal deal.yaml --option kills=2 --players Ann,Ben --table one.referee");
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    let mut hand = Hand::at_table(&room, "one.referee", "Killer>");
    hand.types("kill h", "What next?");
    let screen = hand.pty.wait_at_cursor("Number or word (Enter: 1)>");
    for said in [
        "Who was who",
        "Killer (Ann): was Marion (c3)",
        "Inspector (Ben): was Alyss (a1)",
        "Line 1: Killer (Ann) kills Geneva (b2). Killer (Ann): one of 8 suspects now,",
        "Tonight, 1 game. Wins: Ann 1 · Ben 0",
        "1) Play again, roles swapped",
    ] {
        assert!(screen.contains(said), "{said}: {screen}");
    }
    // Just Enter is the game that most want, which says first how it begins.
    hand.types("", "How are the suspects laid out this time?");
    hand.types("0", "What next?");
    hand.types("look", "The start; 3 to go.");
    hand.types("", "Line 1 of 3: Killer (Ann) kills Geneva (b2).");
    hand.types("3", "Line 3 of 3: Killer (Ann) kills Horatio (c2).");
    hand.types("0", "What next?");
    hand.types("film", "Into which file? (Enter: one.html; 0: back)>");
    hand.types("", "one.html");
    hand.pty.wait_at_cursor("Number or word (Enter: 1)>");
    assert!(std::fs::read_to_string(room.path("one.html")).expect("a film").contains("Marion"));
    hand.types("story", "Into which file? (Enter: one.md; 0: back)>");
    hand.types("", "one.md");
    hand.pty.wait_at_cursor("Number or word (Enter: 1)>");
    assert!(std::fs::read_to_string(room.path("one.md")).expect("a story").contains("Marion"));
    // The same table again, and back to what comes next.
    hand.types("table", "Kills 2/2");
    hand.types("log", "Ann kills Horatio (c2).");
    hand.types("", "What next?");
    // What is for the table is done there: a line is taken back with two keys.
    hand.types("u", "Take it back anyway?");
    hand.types("1", "1 line was taken back.");
    hand.pty.wait_at_cursor("Killer>");
    hand.types("kill h", "What next?");
    hand.types("0", "");
    assert!(hand.pty.ends_well());
}

/// Cards that were kept are asked for when the game is over, and what was said is compared with them.
#[test]
fn cards_that_nobody_has_seen_are_shown_at_the_end() {
    let room = Room::with_table("", "--trust untold --players Ann,Ben --table t.referee");
    room.act(&["kill g", "chosen"]);
    let mut hand = conceded(&room, "Killer>", "Killer (Ann) and Inspector (Ben)");
    hand.types("1", "Killer (Ann), which card was yours?");
    hand.types("xyzzy", "Nobody is called “xyzzy”.");
    hand.types("y", "Inspector (Ben), which card was yours?");
    hand.types("0", "Killer (Ann) couldn’t target Geneva");
    let screen = hand.pty.wait_at_cursor("Number or word (Enter: 1)>");
    assert!(screen.contains("Killer (Ann): was Yvonne"), "{screen}");
    assert!(screen.contains("1) Show the cards nobody has seen: Inspector (Ben)"), "{screen}");
    hand.types("0", "");
    assert!(hand.pty.ends_well());
}

/// The Decoy was somebody else at first: each of his cards is asked for by itself, and one that is kept keeps back no
/// other.
#[test]
fn each_card_that_nobody_has_seen_is_asked_for_by_itself() {
    let room = Room::new();
    room.ok(
        "new heist --players Ann,Bob,Cid,Dan,Eve --layout cells --trust untold --table t.referee",
    );
    room.act(&["deploy b4 c4 e4 f4", "chosen", "vanish"]);
    let mut hand = conceded(&room, "Chief of Security>", "Thief 1 (Ann)");
    hand.types("1", "Thief 1 (Ann), which card was yours at the start?");
    hand.types("0", "Thief 1 (Ann), which card was yours from line 3 on?");
    hand.types("b4", "That can’t be");
    hand.types("g7", "Thief 2 (Bob), which card was yours?");
    for who in ["Thief 3 (Cid)", "Thief 4 (Dan)", "Chief of Security (Eve)"] {
        hand.types("0", &format!("{who}, which card was yours?"));
    }
    let end = hand.types("0", "What next?");
    assert!(end.contains("Thief 1 (Ann): was g7"), "{end}");
    hand.types("0", "");
    assert!(hand.pty.ends_well());
}

#[test]
fn after_the_end_the_evening_goes_on() {
    let room = played();
    let mut hand = Hand::at(&room, (40, 80));
    hand.pty.wait_for("Last game: ");
    hand.types("earlier", "Ann won");
    // Whoever opens a game that is over sees its end.
    hand.types("1", "What next?");
    // In a high window all of the setup stands on one page.
    hand.types("1", "How are the suspects laid out this time?");
    hand.types("", "Killer (Ben), your turn.");
    hand.looks_later("Killer>");
    hand.types("concede", "Number or word>");
    let from = hand.pty.bytes().len();
    hand.pty.press("1\r");
    hand.pty.wait_since(from, "Tonight, 2 games. Wins: Ann 2 · Ben 0");
    hand.pty.wait_at_cursor("Number or word (Enter: 1)>");
    hand.types("another", "What would you like to do?");
    hand.types("0", "See you!");
    assert!(hand.pty.ends_well());
}

/// A name that was said aloud is no proof, but nobody has to guess it at the end.
#[test]
fn who_has_named_himself_is_named_at_the_end_as_he_says() {
    let room = Room::with_table("", "--trust untold --players Ann,Ben --table t.referee");
    room.act(&["kill g", "chosen"]);
    let mut hand = Hand::at_table(&room, "t.referee", "Killer>");
    hand.types("kill h", "Inspector (Ben), were you Horatio (c2)?");
    hand.types("yes", "What next?");
    let screen = hand.pty.wait_at_cursor("Number or word (Enter: 1)>");
    assert!(screen.contains("Inspector (Ben) said “I’m Horatio”,"), "{screen}");
}
