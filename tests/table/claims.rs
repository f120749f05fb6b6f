//! What the owner of an unseen card says is a claim, and is compared with the card once that lies open.
use crate::support::room::{Ran, Room};

fn untold() -> Room {
    let room = Room::with_table("", "--trust untold --players Ann,Bob");
    room.act(&["kill g", "chosen"]);
    room
}

fn reveal(room: &Room, seat: &str, card: &str) -> Ran {
    room.run_with(&format!("tell --as {seat} --yes"), &format!("reveal {card}\n"))
}

/// What has been found out so far, as the log says it.
fn findings(room: &Room) -> Vec<String> {
    room.ok("log").lines().filter(|line| line.starts_with("Line")).map(str::to_owned).collect()
}

#[test]
fn kills_of_an_unseen_killer_are_marked_as_unverified_which_is_said_once_a_game() {
    let room = untold();
    let shown = room.ok("act \"kill z\"");
    let said = "Killer (Ann) kills Zachary (e5). Turn that card to its dead side.";
    assert_eq!(shown.lines().next(), Some(said));
    let log = room.ok("log");
    let first = log.lines().find(|line| line.contains("kills Geneva")).expect("the first kill");
    assert!(first.contains("(We’ll check at the end whether that was possible.)"), "{first}");
    assert_eq!(log.matches("We’ll check at the end").count(), 1, "{log}");
    assert_eq!(
        room.json("log")[3]["facts"][0],
        serde_json::json!(["acted", "killer", "unverified", "kill", "Zachary"])
    );
}

#[test]
fn a_true_game_has_no_findings() {
    let room = untold();
    room.act(&[
        "kill h",
        "hit nobody",
        "exonerate",
        "play a",
        "no",
        "kill s",
        "hit nobody",
        "accuse i",
        "no",
        "concede",
    ]);
    assert_eq!(reveal(&room, "killer", "m").code, 0);
    assert_eq!(reveal(&room, "inspector", "d").code, 0);
    assert_eq!(findings(&room), [] as [&str; 0]);
}

#[test]
fn a_false_answer_to_a_canvass_is_found() {
    let room = untold();
    room.act(&["shift 1 left", "exonerate", "play l", "no", "concede"]);
    assert_eq!(
        reveal(&room, "killer", "m").out,
        "Marion (c3) was Killer (Ann).\n\
         Line 6: Killer (Ann) said they weren’t next to Linus (b3). They were.\n"
    );
}

#[test]
fn a_false_answer_to_an_accusation_is_found() {
    let room = untold();
    room.act(&["shift 1 left", "accuse m", "no", "concede"]);
    reveal(&room, "killer", "m");
    assert_eq!(findings(&room), ["Line 5: Killer (Ann) said they weren’t Marion (c3). They were."]);
}

#[test]
fn a_kill_out_of_reach_is_found_with_the_places_of_its_moment() {
    let room = untold();
    room.act(&["kill u", "hit nobody", "shift 5 right", "kill v", "hit nobody", "concede"]);
    reveal(&room, "killer", "m");
    assert_eq!(
        findings(&room),
        [
            "Line 3: from where they really stood, Killer (Ann) couldn’t target Ulysses (a5).",
            "Line 6: from where they really stood, Killer (Ann) couldn’t target Vladimir (c5)."
        ]
    );
}

#[test]
fn silence_about_a_hit_is_found() {
    let room = untold();
    room.act(&["kill h", "hit nobody", "concede"]);
    reveal(&room, "inspector", "h");
    assert_eq!(findings(&room), ["Line 4: Inspector (Bob) was Horatio (c2), but kept silent."]);
}

#[test]
fn an_accusation_out_of_reach_is_found() {
    let room = untold();
    room.act(&["shift 3 left", "accuse z", "no", "concede"]);
    reveal(&room, "inspector", "a");
    assert_eq!(
        findings(&room),
        ["Line 4: from where they really stood, Inspector (Bob) couldn’t target Zachary (e5)."]
    );
}

#[test]
fn an_identity_that_was_dead_when_it_was_chosen_is_found() {
    let room = untold();
    room.act(&["shift 3 left", "concede"]);
    reveal(&room, "inspector", "g");
    assert_eq!(
        findings(&room),
        ["Line 2: Inspector (Bob) chose Geneva (b2), who was already dead."]
    );
}

#[test]
fn an_old_identity_laid_down_by_a_disguise_is_checked_at_once() {
    let room = untold();
    room.act(&["kill z", "hit nobody", "accuse m", "no", "disguise"]);
    let shown = room.ok("act \"laid m\"");
    assert!(
        shown.contains(
            "Line 3: from where they really stood, Killer (Ann) couldn’t target Zachary (e5).\n"
        ),
        "{shown}"
    );
    assert!(
        shown.contains("Line 6: Killer (Ann) said they weren’t Marion (c3). They were.\n"),
        "{shown}"
    );
}

#[test]
fn a_bare_yes_or_no_says_whether_a_victim_was_somebody() {
    let room = untold();
    room.act(&["kill z"]);
    assert_eq!(room.status()["decision"]["kind"], "hit");
    room.act(&["no", "accuse m", "no", "kill v", "yes"]);
    assert_eq!(room.status()["outcome"]["winner"], "killer");
}

#[test]
fn what_was_said_under_the_new_identity_is_not_measured_by_the_old_one() {
    let room = untold();
    room.act(&["disguise", "laid m", "accuse h", "no", "kill v", "hit nobody", "concede"]);
    reveal(&room, "killer", "q");
    assert_eq!(findings(&room), [] as [&str; 0]);
}

#[test]
fn only_the_owner_opens_his_card_and_only_one_that_can_be_his() {
    let room = untold();
    room.act(&["disguise", "laid m", "accuse a", "no", "concede"]);
    for card in ["m", "nobodyatall", ""] {
        let ran = reveal(&room, "killer", card);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{card}");
    }
    assert_eq!(reveal(&room, "killer", "q").code, 0);
    assert_eq!(reveal(&room, "killer", "r").code, 1, "it lies open now");
}

#[test]
fn who_has_no_identity_yet_opens_none() {
    let room = Room::with_table("mabcd", "");
    room.act(&["kill g"]);
    assert_eq!(reveal(&room, "inspector", "z").code, 1);
    room.tell("inspector", "become a");
    assert_eq!(reveal(&room, "inspector", "z").code, 1, "he is another");
    assert_eq!(reveal(&room, "inspector", "a").code, 0, "he may show it early");
    assert_eq!(room.status()["seats"][1]["identity"], "Alyss");
}

#[test]
fn a_card_opened_early_is_checked_from_then_on() {
    let room = untold();
    assert_eq!(reveal(&room, "killer", "m").code, 0);
    let ran = room.run("act \"kill z\"");
    assert_eq!(ran.code, 1);
    assert!(
        ran.err.contains("rule kill-neighbour"),
        "his card lies open, so the reason does too: {ran:?}"
    );
}

#[test]
fn two_seats_that_tell_of_one_card_are_found_at_the_end() {
    let room = Room::with_table("", "--trust told --players Ann,Bob");
    room.tell("killer", "drew m");
    room.act(&["kill g"]);
    room.tell("inspector", "drew m b c d");
    room.tell("inspector", "become b");
    assert_eq!(findings(&room), [] as [&str; 0], "before the end nobody may know");
    room.act(&["concede"]);
    assert_eq!(
        findings(&room),
        ["Line 3: Inspector (Bob) named the card Marion (c3), but so had Killer (Ann)."]
    );
}

/// A referee who does not play is told at once; everybody as soon as both have shown the card.
#[test]
fn the_same_told_card_twice_is_said_as_early_as_may_be() {
    let more = "--trust told --players Ann,Bob --with-referee";
    let room = Room::with_table("", more);
    room.tell("killer", "drew m");
    room.act(&["kill g"]);
    room.tell("inspector", "drew m b c d");
    let twice = "Line 3: Inspector (Bob) named the card Marion (c3), but so had Killer (Ann).";
    let referee = || {
        let log = room.ok("log --as referee");
        log.lines().filter(|line| line.starts_with("Line")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(referee(), [twice]);
    room.tell("inspector", "become b");
    room.act(&["shift 5 left", "exonerate"]);
    room.tell("inspector", "drew q");
    room.act(&["play m", "disguise"]);
    assert_eq!(findings(&room), [""; 0], "only one of the two cards lies open");
    let told = room.told("killer", "drew r");
    let shown = "Line 10: Killer (Ann) named the card Marion (c3), but so had Inspector (Bob).";
    assert!(told.contains(shown), "{told}");
    assert_eq!((findings(&room), referee()), (vec![shown.to_owned()], vec![twice.to_owned()]));
}

/// There is one card of each role: two that lie open are seen at once, the others when the game is over.
#[test]
fn two_thieves_with_one_role_card_are_found() {
    let room = Room::new();
    room.ok("new heist --players Ann,Bob,Cid,Dan,Eve --layout cells --trust told");
    for (thief, told) in [
        ("thief1", "drew a1 runner"),
        ("thief2", "drew b1 runner"),
        ("thief3", "drew c1 hacker"),
        ("thief4", "drew a2 hacker"),
        ("chief", "drew e4 e5 e6 f4 f5 f6 d5"),
    ] {
        room.tell(thief, told);
    }
    room.act(&["deploy e4 e5 e6 f4"]);
    room.tell("chief", "become f5");
    room.act(&["rob nw", "pass"]);
    assert_eq!(findings(&room), [] as [&str; 0], "one Runner may lie open");
    room.act(&["rob nw"]);
    let runners = "Line 10: Thief 2 (Bob) named the role card Runner, but so had Thief 1 (Ann).";
    assert_eq!(findings(&room), [runners]);
    room.act(&["concede"]);
    assert_eq!(
        findings(&room),
        [
            "Line 2: Thief 2 (Bob) named the role card Runner, but so had Thief 1 (Ann).",
            "Line 4: Thief 4 (Dan) named the role card Hacker, but so had Thief 3 (Cid).",
        ]
    );
}

/// In FBI vs. Mafia every role reaches others in its own way; all of it is compared with the opened cards.
#[test]
fn what_each_role_did_from_an_unseen_place_is_checked() {
    let room = Room::new();
    let players = "--players Ann,Bob,Cleo,Dan,Eve,Finn";
    room.ok(&format!("new fbi-mafia {players} --layout cells --trust untold"));
    room.act(&[
        "kill e5",
        "hit nobody",
        "accuse f5",
        "hit nobody",
        "swap e6 f6",
        "threaten b1",
        "accuse f6",
        "hit nobody",
        "plant a6",
        "protect b1",
        "shift 3 left 2",
        "kill b1",
        "save b1",
        "shift 6 left",
        "dies b1",
        "decline b1",
        "hit nobody",
        "concede",
    ]);
    for (seat, card) in [
        ("killer", "b2"),
        ("undercover", "f4"),
        ("psycho", "d4"),
        ("detective", "d1"),
        ("bomber", "#c3"),
        ("suit", "#f6"),
    ] {
        assert_eq!(reveal(&room, seat, card).code, 0, "{seat}");
    }
    assert_eq!(
        findings(&room),
        [
            "Line 1: from where they really stood, Killer (Ann) couldn’t target e5.",
            "Line 6: from where they really stood, Psycho (Cleo) couldn’t target b1.",
            "Line 7: from where they really stood, Detective (Dan) couldn’t target f6.",
            "Line 9: from where they really stood, Bomber (Eve) couldn’t target a6.",
            "Line 13: from where they really stood, Suit (Finn) couldn’t target b1.",
            "Line 15: Psycho (Cleo) named the wrong threatened neighbours.",
        ]
    );
}
