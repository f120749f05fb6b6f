//! The picture of a secret: its size and what is said about it tell nothing.
use std::fs;

use crate::support::room::Room;

/// Names as long as the box allows, and cards of suspects who have left the grid, all fit: an error that
/// only a long hand brings about would tell of that hand.
#[test]
fn a_code_can_always_be_written() {
    let mut sizes = Vec::new();
    for (lang, edition) in [("en_US.UTF-8", "en"), ("uk_UA.UTF-8", "uk"), ("ru_RU.UTF-8", "ru")] {
        let room = Room::speaking(lang);
        // Names of the greatest length, so that nothing that names them fits into a code.
        let names: Vec<String> =
            (0..25).map(|n| format!("{}{}", char::from(b'A' + n), "я".repeat(20))).collect();
        let rows: Vec<String> =
            names.chunks(5).map(|row| format!("  - [{}]\n", row.join(", "))).collect();
        // The Inspector holds three cards of suspects who will leave the grid.
        room.write(
            "deal.yaml",
            format!(
                "box: own\nlayout:\n{}evidence: ['#c3', '#a5', '#b4', '#d4', '#c4']\n",
                rows.concat()
            ),
        );
        room.ok(&format!("new killer-inspector --edition {edition} --deal deal.yaml --table t"));
        room.act(&["kill c2"]);
        room.tell("inspector", "become #a5");
        let code = |room: &Room, name: &str| {
            room.ok(&format!("secret inspector --svg {name}.svg"));
            fs::metadata(room.path(&format!("{name}.svg"))).expect("a file").len()
        };
        sizes.push(code(&room, "before"));
        room.act(&[
            "kill b4",
            "shift b down",
            "kill d4",
            "shift 1 left",
            "kill d2",
            "shift d up",
            "kill c4",
            "collapse rows",
        ]);
        assert_eq!(room.status()["grid"][0].as_array().map(Vec::len), Some(4));
        sizes.push(code(&room, "after"));
    }
    assert!(sizes.windows(2).all(|pair| pair[0] == pair[1]), "{sizes:?}");
}

/// Other users of the computer cannot read it.
#[cfg(unix)]
#[test]
fn a_code_is_written_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt as _;

    let room = Room::with_table("mabcdn", "");
    room.ok("secret killer --svg s.svg");
    let file = fs::metadata(room.path("s.svg")).expect("a file");
    assert_eq!(file.permissions().mode() & 0o077, 0);
}
