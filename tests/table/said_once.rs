//! One thing that happens is told in one sentence, also where several facts or several players belong to it.
use crate::support::room::Room;

const MAFIA: &str =
    "new fbi-mafia --seed 42 --practice --edition en --players Ann,Ben,Cleo,Dan,Eve,Finn --table t";

/// Six players of FBI vs. Mafia with open chance.
fn mafia() -> Room {
    let room = Room::new();
    room.ok(MAFIA);
    room
}

#[test]
fn what_everybody_begins_with_is_one_line_in_the_log_and_in_the_status() {
    let room = mafia();
    let log = room.ok("log");
    assert!(log.contains("Suit (Finn) are each dealt a secret identity."), "{log}");
    assert!(!log.contains("takes a secret identity"), "{log}");
    let status = room.ok("status");
    assert_eq!(status.matches("identity hidden").count(), 1, "{status}");
}

#[test]
fn a_kill_that_nobody_stops_is_one_sentence_and_so_is_a_bomb() {
    let room = mafia();
    let kill = room.ok("act \"kill e6\"");
    assert!(
        kill.starts_with("Killer (Ann) kills e6. Turn that card to its dead side.\nUnder"),
        "{kill}"
    );
    room.act(&["accuse d2", "shift a up", "threaten e4 d4", "shift 2 right", "plant b2"]);
    room.act(&["protect e4", "shift 1 left 2", "kill f5", "shift 6 left", "save e4", "shift f up"]);
    room.act(&["threaten f2", "shift 2 right"]);
    let bomb = room.ok("act \"detonate c2\"");
    assert_eq!(bomb.matches("explodes").count(), 0, "{bomb}");
    assert!(
        bomb.contains("detonates the bomb on c2. Take the bomb token off the board.\nc2 dies."),
        "{bomb}"
    );
}

/// The shift is done before the threats strike, so that whoever dies is called by the cell where the card lies now.
#[test]
fn what_a_shift_brings_about_is_told_with_the_cells_after_it() {
    let room = mafia();
    room.act(&["kill e6", "accuse d2", "shift a up", "threaten f3", "shift 6 right", "plant c4"]);
    room.act(&["protect c4", "shift 1 left 2", "shift 6 left"]);
    let struck = room.ok("act \"shift f up\"");
    assert!(struck.contains("Under attack: f2.\nf2 dies."), "{struck}");
}

/// The bomb left the board when it was set off; what stays is said as well.
#[test]
fn a_bomb_that_was_set_off_in_vain_is_taken_off_once() {
    let room = mafia();
    room.act(&["kill e6", "accuse d2", "shift a up", "threaten d4", "shift 6 right", "plant c4"]);
    room.act(&["protect c4", "shift 1 left 2", "shift 6 left", "shift 5 left", "shift 6 right"]);
    room.act(&["threaten f2", "shift 5 left"]);
    let bomb = room.ok("act \"detonate c4\"");
    assert!(
        bomb.contains("detonates the bomb on c4. Take the bomb token off the board.\n"),
        "{bomb}"
    );
    let saved = room.ok("act \"save c4\"");
    let said = "Suit (Finn) saves c4: nobody dies there. The protection token stays there.\n";
    assert!(saved.starts_with(said), "{saved}");
}

/// Only the arrested player’s own tokens leave (F25): those of another stay, and the table hears so.
#[test]
fn a_threat_on_an_arrested_suspect_stays_and_is_said_to() {
    let room = Room::new();
    room.write("deal.yaml", "evidence: [b2, c3, d3, d5, e4, f3, a6, b6, c6, d6]\n");
    room.ok(
        "new fbi-mafia --layout cells --deal deal.yaml --players Ann,Ben,Cleo,Dan,Eve,Finn --table t",
    );
    room.act(&["kill a1", "accuse c2", "shift 4 left", "threaten d4"]);
    let arrest = room.ok("act \"accuse d4\"");
    let said = "d4 is arrested. Lay the matching evidence card there, face down. The threat token stays there.\n";
    assert!(arrest.contains(said), "{arrest}");
}

#[test]
fn an_accusation_is_a_question_an_answer_and_what_follows() {
    let room = mafia();
    room.act(&["kill e6"]);
    let miss = room.ok("act \"accuse d2\"");
    assert!(
        miss.starts_with(
            "Undercover (Ben) accuses d2: is that one of the Mafia?\nNo: d2 isn’t in the Mafia.\n"
        ),
        "{miss}"
    );
}

#[test]
fn a_discarded_card_says_why_by_one_sentence_for_each_cause() {
    let room = Room::new();
    let deal =
        "layout: [ABCDE, FGHIJ, KLMNO, PQRST, UVWYZ]\nevidence: [G, L, I, B, M, S, Q, C, K]\n";
    room.write("deal.yaml", deal);
    room.ok("new hitman-sleuth --deal deal.yaml --players Ann,Bob --table t");
    room.tell("sleuth", "become simon");
    room.act(&["kill linus", "shift 5 left"]);
    // Geneva is the target, and Linus, who is next on the list, has been killed before.
    let kill = room.ok("act \"kill geneva\"");
    for said in [
        "That was the target. Discard that evidence card, face up.\n",
        "Linus (b3) is already dead. Discard that evidence card, face up.\n",
    ] {
        assert!(kill.contains(said), "{said}{kill}");
    }
    // A dead target is not laid at the head of the list first.
    assert!(!kill.contains("The target is now Linus"), "{kill}");
    room.act(&["shift 5 right"]);
    let hand = room.ok("act \"kill quinton\"");
    assert!(hand.contains("Quinton (b4) was in Sleuth (Bob)’s hand."), "{hand}");
}

#[test]
fn thieves_in_a_square_raise_their_hands_together_and_a_moved_officer_is_the_reason() {
    let room = Room::new();
    room.write("deal.yaml", "evidence: [a1, a2, a3, d1, b4, c4, e4, f4, d3, d5, d7]\n");
    room.ok("new heist --deal deal.yaml --players Ann,Bob,Cid,Dan,Eve --table t");
    room.act(&["deploy #b4 #c4 #e4 #f4"]);
    room.tell("chief", "become #d3");
    let open = room.ok("act \"shift 4 left\"");
    let said = "An officer in uniform moved too, so that was an open action.";
    assert!(open.contains(said), "{open}");
    let square = room.ok("act \"survey a1\"");
    let hands = "Survey at a1: Thief 1 (Ann), Thief 2 (Bob), Thief 3 (Cid) and Thief 4 (Dan) \
                 raise a hand.";
    assert!(square.contains(hands), "{square}");
    assert!(!room.ok("act \"shift 1 left\"").contains(said));
}

/// Whoever keeps his own cards says what he has done with one; the companion does not ask him to do it once more.
#[test]
fn a_card_that_was_laid_or_discarded_as_asked_is_not_asked_for_again() {
    let room = Room::new();
    let deal = "layout: [ABCDE, FGHIJ, KLMNO, PQRST, UVWYZ]\n";
    room.write("deal.yaml", deal);
    room.ok("new killer-inspector --deal deal.yaml --trust untold --players Ann,Bob --table t");
    room.act(&["kill barrin", "chosen"]);
    let asked = room.ok("act disguise");
    assert!(asked.contains("your old identity card face up on its suspect"), "{asked}");
    let laid = room.ok("act \"laid alyss\"");
    assert!(laid.starts_with("The disguise works. Alyss (a1) is exonerated.\n"), "{laid}");
    assert!(!laid.contains("face up"), "{laid}");
}

/// Two of his four cards are gone, so that he draws two: the real deck and the count stay together.
#[test]
fn the_profiler_hears_how_many_cards_he_draws() {
    let room = Room::new();
    room.ok("new fbi-mafia --edition en --trust untold --layout alphabetical --players Ann,Ben,Cleo,Dan,Eve,Finn,Gwen,Hal --table t");
    room.act(&["kill b2", "hit nobody", "shift a up", "shift c up", "threaten c3", "shift d up"]);
    room.act(&["shift e up", "protect a1", "shift f up", "shift g up", "profile d5"]);
    let drew = room.ok("act \"discarded b2\"");
    assert!(drew.contains("Hal draws 2 cards from the evidence deck."), "{drew}");
}

/// The other cards of the Thief's hand are his secret identities as well: nobody has asked about them.
#[test]
fn the_thief_answers_for_the_active_identity_alone() {
    let room = Room::new();
    room.ok("new thief-chief --edition en --trust untold --layout alphabetical --players Ann,Ben --table t");
    room.act(&["chosen", "turned a1 b1", "shift e up", "accuse b2"]);
    let answer = room.ok("act \"answer no\"");
    assert!(answer.contains("“No, my active identity isn’t Geneva (b2).”"), "{answer}");
}
