//! Keys that are gone, and passphrases.
use std::fs;

use super::Story;
use crate::support::room::Room;

#[test]
fn without_its_key_a_table_can_only_be_looked_at() {
    let story = Story::new();
    let data = story.room.path(".local/share/referee/keys");
    fs::remove_dir_all(data).expect("the keys are there");
    let (ran, seen) = story.seen();
    assert_eq!((ran.code, seen.as_ref()), (0, story.told.last()));
    for line in ["act \"shift 1 left\"", "status --as killer", "undo --yes"] {
        let ran = story.room.run(line);
        assert_eq!(ran.code, 4, "{line}: {ran:?}");
    }
    assert_eq!(story.seen().1.as_ref(), story.told.last(), "nothing has changed");
}

#[test]
fn a_locked_table_opens_to_its_passphrase_only() {
    let room = Room::new();
    room.deal("mabcdn");
    room.write("right", "тихий сад біля річки\n");
    room.write("wrong", "гучний сад біля річки\n");
    room.ok("new killer-inspector --deal deal.yaml --lock --passphrase-file right");
    assert_eq!(room.run("act \"kill h\"").code, 2, "nobody is there to be asked");
    assert_eq!(room.run("act \"kill h\" --passphrase-file wrong").code, 4);
    assert_eq!(room.status()["seq"], 0);
    room.ok("act \"kill h\" --passphrase-file right");
    assert_eq!(room.status()["seq"], 1, "what lies open needs no passphrase");
}

#[test]
fn a_forgotten_head_only_notices_less() {
    let story = Story::new();
    fs::remove_dir_all(story.room.path(".local/share/referee/heads")).expect("heads are there");
    assert_eq!(story.seen().1.as_ref(), story.told.last());
    story.room.act(&["shift 1 left"]);
}
