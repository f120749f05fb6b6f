//! A table that was opened before a default changed, in the very file that the program wrote then.
use crate::support::room::Room;

const TABLE: &str = include_str!("before/heist.referee");
const KEY: &str = include_str!("before/heist.key.json");

/// A heist of the Ukrainian box: a caught thief drew at once, and a stunned officer could not be swapped. It says so in
/// its first line, and is played on so, whatever is played by default today (HE13, HE26, HE69).
#[test]
fn a_heist_opened_before_is_played_on_as_it_was_opened() {
    let room = Room::new();
    room.write("t.referee", TABLE);
    room.write(".local/share/referee/keys/92831b14018db3eb638ea2b9bac28dc4.json", KEY);
    let sound = || room.run("verify --table t.referee").out.contains("nothing is wrong");
    assert!(sound());
    let told = room.ok("act --table t.referee \"accuse b2\"");
    assert!(told.contains("takes a new secret identity"), "at once: {told}");
    let told = room.ok("act --table t.referee \"stun c3\"");
    assert!(told.contains("accuse or swap with that officer, or shift"), "{told}");
    for (line, rule) in [("swap c3 b3", "officer-stunned"), ("shift c up", "stunned-line")] {
        let ran = room.run(&format!("act --table t.referee \"{line}\""));
        assert!(ran.code == 1 && ran.err.contains(rule), "{line}: {ran:?}");
    }
    assert!(sound());
}

/// A record that says nothing of an option means what was played when there was no other value.
#[test]
fn a_record_without_an_option_means_what_was_played_then() {
    use noir_referee::rules::heist::HeistOptions;
    use noir_referee::terms::{Choices, Redraw, Stun};

    let mut options = HeistOptions::default();
    options.adopt(&Choices::default());
    assert_eq!((options.captured, options.stun), (Redraw::AtOnce, Stun::OfficerAndLine));
}
