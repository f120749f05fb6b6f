//! Taking lines back.
use super::{ROUND_1, room};
use crate::support::room::Room;

/// Nobody is there to answer: then nothing is taken back.
fn asks(room: &Room) -> bool {
    let ran = room.run("undo");
    if ran.code == 0 {
        room.ok("redo");
    }
    ran.code != 0
}

#[test]
fn a_plain_activation_is_taken_back_at_once() {
    let room = room("");
    room.act(&["smith f7 b2>f9"]);
    assert!(!asks(&room));
}

#[test]
fn what_somebody_has_learned_is_asked_about_first() {
    let room = room("");
    room.act(&["holmes g6"]);
    assert!(!asks(&room), "nobody has looked at the alibi");
    room.ok("status --as detective");
    assert!(asks(&room), "he has");
    room.act(&ROUND_1[1..3]);
    assert!(!asks(&room));
    room.act(&ROUND_1[3..]);
    assert!(asks(&room), "a call");
    let accused = super::room("");
    accused.act(&["smith g5 accuse"]);
    assert!(asks(&accused), "an accusation");
    let told = super::room("--trust detective=told");
    told.act(&["cards holmes smith goodley bert"]);
    assert!(asks(&told), "cards that were turned up");
}

#[test]
fn what_lies_on_the_streets_is_put_back_step_by_step() {
    let room = room("");
    room.act(&ROUND_1[..2]);
    let told = room.ok("undo 2 --yes");
    for said in ["Put Smith on ", "from f9 to b2.", "Put Holmes on "] {
        assert!(told.contains(said), "{said}: {told}");
    }
    assert!(!told.contains("Now: "), "{told}");
    // Said again, line by line.
    let told = room.ok("redo 2");
    let [holmes, smith] = ["Put Holmes on g6.", "Put Smith on f7."].map(|said| told.find(said));
    assert!(holmes.is_some() && holmes < smith, "{told}");
}

/// Taking back and playing on otherwise deals the same cards: they were in order before anybody played.
#[test]
fn no_undo_changes_the_cards_to_come() {
    let room = Room::new();
    room.ok("new mr-jack --table t.referee");
    let mut seen = Vec::new();
    for pick in [0, 1, 0] {
        let mut lines = 0;
        while room.status()["round"].as_u64().unwrap() < 3 {
            let legal = room.json("legal");
            // Whatever keeps the game going; another one each time.
            let legal: Vec<&str> =
                legal.as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
            let plain = |line: &&&str| !line.contains("accuse") && !line.contains("exit");
            let line = legal.iter().filter(plain).nth(pick * 3).expect("a line");
            room.act(&[line]);
            lines += 1;
        }
        seen.push(room.status()["cards"].clone());
        room.ok(&format!("undo {lines} --yes"));
    }
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0], seen[2]);
    let journal = std::fs::read_to_string(room.path("t.referee")).unwrap();
    assert!(journal.lines().next().unwrap().contains("\"chance\""), "a commitment");
}
