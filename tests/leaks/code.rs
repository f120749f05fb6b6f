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
        // The Inspector holds the whole first row; everybody in it dies and leaves the grid.
        room.write(
            "deal.yaml",
            format!(
                "box: own\nlayout:\n{}evidence: ['#c2', '#b1', '#c1', '#d1', '#a5', '#a1']\n",
                rows.concat()
            ),
        );
        room.ok(&format!("new killer-inspector --edition {edition} --deal deal.yaml --table t"));
        room.act(&["kill b1"]);
        room.tell("inspector", "become #a5");
        for (victim, answer) in [("c1", "shift e up"), ("d1", "shift e up")] {
            room.act(&[&format!("kill {victim}"), answer]);
        }
        let code = |room: &Room, name: &str| {
            let ran = room.run(&format!("secret inspector --png {name}.png"));
            assert_eq!(ran.code, 0, "{ran:?}");
            room.ok(&format!("secret inspector --svg {name}.svg"));
            let size = |kind: &str| {
                fs::metadata(room.path(&format!("{name}.{kind}"))).expect("a file").len()
            };
            (size("png"), size("svg"))
        };
        sizes.push(code(&room, "before"));
    }
    assert!(sizes.windows(2).all(|pair| pair[0] == pair[1]), "{sizes:?}");
}
