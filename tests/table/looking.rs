//! Who may look at what, and what others see of it.
use crate::support::room::Room;

fn room(more: &str) -> Room {
    let room = Room::with_table("mabcd", &format!("--players Ann,Bob {more}"));
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    room
}

#[test]
fn a_seat_sees_its_own_cards_and_nobody_elses() {
    let room = room("");
    let status = |who: &str| {
        let status = room.json(&format!("status --as {who}"));
        [0, 1].map(|at| status["seats"][at]["identity"].as_str().map(str::to_owned))
    };
    assert_eq!(status("public"), [None, None]);
    assert_eq!(status("killer"), [Some("Marion".into()), None]);
    assert_eq!(status("bob"), [None, Some("Alyss".into())]);
}

#[test]
fn every_look_is_counted_for_all_to_see_and_its_content_is_not() {
    let room = room("");
    for look in [
        "status --as killer",
        "board --as killer",
        "legal --as ann",
        "log --as killer",
        "ask --as inspector where me",
    ] {
        room.ok(look);
    }
    let status = room.ok("status");
    assert!(status.contains("Looked at secrets: Killer (Ann), 4 times"), "{status}");
    assert!(status.contains("Looked at secrets: Inspector (Bob), once"), "{status}");
    let public = [status, room.ok("log"), room.ok("status --json"), room.ok("log --json")].concat();
    assert!(!public.contains("c3") && !public.contains("\"identity\": \"Marion\""), "{public}");
}

#[test]
fn looking_as_the_public_leaves_no_trace() {
    let room = room("");
    let before = room.ok("log");
    for look in ["status", "status --as public", "board", "legal", "ask deck", "log"] {
        room.ok(look);
    }
    assert_eq!(room.ok("log"), before);
}

#[test]
fn without_a_referee_nobody_sees_everything_before_the_end() {
    let room = room("");
    for look in ["status", "board", "legal", "log", "ask deck"] {
        let ran = room.run(&format!("{look} --as referee"));
        assert_eq!(
            (ran.code, ran.out.as_str(), ran.err.as_str()),
            (1, "", "Everybody at this table plays, so nobody sees everything until the end.\n"),
            "{look}"
        );
    }
    assert!(!room.ok("log").contains("looked"));
    room.act(&["concede"]);
    assert_eq!(room.json("status --as referee")["seats"][1]["identity"], "Alyss");
}

#[test]
fn a_referee_who_does_not_play_sees_everything() {
    let room = room("--with-referee");
    let status = room.json("status --as referee");
    assert_eq!(
        [&status["seats"][0]["identity"], &status["seats"][1]["identity"]],
        ["Marion", "Alyss"]
    );
    assert!(room.ok("status").contains("Looked at secrets: the referee, once"));
}

#[test]
fn after_the_end_nobody_peeps_any_more() {
    let room = room("");
    room.act(&["concede"]);
    room.ok("status --as killer");
    assert!(!room.ok("log").contains("looked"));
    assert_eq!(room.status()["seats"][0]["identity"], "Marion");
}

#[test]
fn nobody_sits_on_a_seat_that_is_not_there() {
    let ran = room("").run("status --as spy");
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (2, "There’s no player or seat “spy”; try Ann or Bob.\n")
    );
}

#[test]
fn an_untold_seat_has_nothing_to_see() {
    let room = Room::with_table("", "--trust untold");
    let own = room.json("status --as killer");
    assert_eq!(own["seats"][0]["identity"], serde_json::Value::Null);
    assert_eq!(room.json("legal --as killer"), room.json("legal"));
}

#[test]
fn a_seat_is_known_by_the_first_letters_of_its_player() {
    let room = Room::with_table("mabcd", "--players Ann,Bob");
    assert!(room.ok("status --as b").contains("Inspector (Bob)"));
    assert_eq!(room.run("status --as x").code, 2);
}
