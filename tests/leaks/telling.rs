//! Telling is not asking: what a player tells is checked against what lies open and his own cards only.
use super::bystander::{FILE, Rooms};
use noir_referee::board::Suspect;

use crate::support::room::Room;

const DEAL: &str = "layout: [ABCDE, FGHIJ, KLMNO, PQRST, UVWYZ]\n\
                    evidence: [c3, a1, b2, e5, d4, a5, c4]\n";

fn opened(options: &str) -> Room {
    let room = Room::new();
    room.write("deal.yaml", DEAL);
    room.ok(&format!(
        "new killer-inspector --edition en --deal deal.yaml --table {FILE} {options}"
    ));
    room
}

/// A told Killer draws a card that the companion has dealt to the Inspector: neither then nor later does
/// anybody notice that he cannot have it.
#[test]
fn a_told_card_that_another_seat_holds_is_taken_like_any_other() {
    let deck: Vec<Suspect> = [12, 0, 6, 24, 18, 20, 17].map(Suspect::new).to_vec();
    let rooms = Rooms::new(
        "en_US.UTF-8",
        "--trust killer=told --trust inspector=dealt",
        &[deck.clone(), deck],
    );
    let told = |seat: &str, lines: [&str; 2]| {
        rooms.same_with(&format!("tell --as {seat}"), lines);
    };
    told("killer", ["drew c3\n"; 2]);
    rooms.same("act \"kill c2\"");
    told("inspector", ["become b2\n"; 2]);
    rooms.same("act disguise");
    // a1 is in the Inspector's hand, e1 is nobody's.
    told("killer", ["drew a1\n", "drew e1\n"]);
    for line in ["status --json", "log --json", "status --as inspector --json", "legal --json"] {
        rooms.same(line);
    }
    assert_eq!(rooms.same("act exonerate").code, 0);
    rooms.same("status --as inspector --json");
    rooms.same("act \"play d4\"");
    rooms.same("act \"shift 1 left\"");
    rooms.same("act exonerate");
    rooms.same("status --as inspector --json");
    rooms.same_files();
}

#[test]
fn two_told_seats_may_tell_the_same_card() {
    let deck = vec![Suspect::new(0)];
    let rooms = Rooms::new("en_US.UTF-8", "--trust told", &[deck.clone(), deck]);
    let tell = |seat: &str, lines: [&str; 2]| {
        let ran = rooms.same_with(&format!("tell --as {seat}"), lines);
        assert_eq!(ran.code, 0, "{ran:?}");
    };
    tell("killer", ["drew c3\n"; 2]);
    rooms.same("act \"kill c2\"");
    tell("inspector", ["drew c3 a1 b1 c1\n", "drew d3 a1 b1 c1\n"]);
    tell("inspector", ["become c3\n", "become d3\n"]);
    rooms.same("act disguise");
    tell("killer", ["drew a1\n", "drew a5\n"]);
    rooms.same("act exonerate");
    tell("inspector", ["drew e5\n"; 2]);
    for line in ["status --json", "log", "legal --json"] {
        rooms.same(line);
    }
    rooms.same_files();
}

/// What clashed comes out when the game is over and all cards lie open.
#[test]
fn a_clash_is_named_when_all_cards_are_opened() {
    let room = opened("--trust told");
    room.tell("killer", "drew c3");
    room.act(&["kill c2"]);
    room.tell("inspector", "drew c3 a1 b1 c1");
    room.tell("inspector", "become a1");
    let before = room.ok("status");
    assert!(!before.contains("Marion"), "{before}");
    room.act(&["concede"]);
    let after = room.ok("status");
    assert!(
        after.contains("Line 3: Inspector named the card Marion (c3), but so had Killer."),
        "{after}"
    );
}

/// The one bit: everybody reads one sentence; only the owner reads which line and why.
#[test]
fn the_reason_of_a_hidden_refusal_is_for_the_owner_only() {
    let room = opened("");
    let ran = room.run("act \"kill e5\"");
    assert_eq!(ran.code, 1);
    assert!(ran.err.starts_with("Not allowed. Only Killer may see why"));
    let json = room.run("act \"kill e5\" --json");
    let said: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(said, serde_json::json!({"refused": {"rule": "hidden-card", "seat": "killer"}}));
    for look in ["log", "log --json", "log --as inspector --json", "status --json"] {
        let shown = room.ok(look);
        assert!(!shown.contains("kill-neighbour") && !shown.contains("#e5"), "{shown}");
    }
    let own = room.ok("log --as killer --json");
    assert!(own.contains("kill-neighbour") && own.contains("kill #e5"), "{own}");
    let public = room.ok("log");
    assert!(
        public.contains("Killer tried something that isn’t allowed; only they may see why."),
        "{public}"
    );
    assert!(!public.to_lowercase().contains("zachary"), "{public}");
}

/// A private line in an argument could be read in the list of processes: it is refused, not repeated, and
/// nothing of it is kept.
#[test]
fn a_secret_is_no_argument() {
    let room = opened("--trust told");
    for line in ["drew c3", "become c3", "reveal c3", "reveal a1@1 c3@2", "drew Marion"] {
        for how in ["", "--json", "--as killer"] {
            let ran = room.run(&format!("act \"{line}\" {how}"));
            assert_eq!(ran.code, 2, "{line}: {ran:?}");
            let all = ran.out + &ran.err;
            assert!(!all.contains("c3") && !all.contains("Marion"), "{all}");
        }
    }
    assert_eq!(room.run("tell --as killer \"drew c3\"").code, 2);
    let log: Vec<serde_json::Value> = serde_json::from_str(&room.ok("log --json")).expect("JSON");
    assert_eq!(log.len(), 1, "{log:?}");
}

/// Nobody opens an identity before he has one.
#[test]
fn there_is_nothing_to_reveal_before_an_identity_is_taken() {
    let room = opened("");
    let ran = room.run_with("tell --as inspector --yes", "reveal c3\n");
    assert_eq!(ran.code, 1, "{ran:?}");
    room.act(&["kill c2"]);
    assert_eq!(room.status()["decision"]["kind"], "become");
}
