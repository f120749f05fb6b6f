//! Several tables on one server: each its own seats, links, news and file.
use noir_referee::phone::Says;
use serde_json::{Value, json};

use super::twins::{masked, public};
use crate::support::phones::{Pages, Phone};
use crate::support::room::Room;

fn room(deck: &str) -> Room {
    Room::with_table(deck, "--players Ann,Ben --table t.referee")
}

/// What a phone is answered by which nothing is recorded.
fn answers(phone: &mut Phone<'_>) -> Vec<Value> {
    let hello = masked(phone.hello().expect("a greeting"));
    let asked = [
        json!({ "do": "stand" }),
        json!({ "do": "say", "line": "nonsense", "at": 0 }),
        json!({ "do": "undo", "at": 0 }),
        json!({ "do": "agree", "at": 0 }),
        json!({ "do": "vouch", "seat": 0, "number": 50 }),
    ];
    let asked = asked.into_iter().map(|what| masked(phone.ask(what).expect("an answer")));
    std::iter::once(hello).chain(asked).collect()
}

#[test]
fn a_phone_of_one_table_learns_nothing_of_another() {
    let rooms = [room("A BCDE"), room("F GHIJ")];
    let one = Pages::of(&rooms[0], Says::All);
    let mut ben = one.seated(1, "ben");
    let asked = |one: &Pages, ben: &mut Phone<'_>| (public(one), answers(ben));
    let before = asked(&one, &mut ben);
    let (_, mut bell) = one.listen();
    // At the other table everything happens that can.
    let other = one.beside(&rooms[1], Says::All);
    let [mut ann, mut guest] = [other.seated(0, "ann"), other.seated(1, "guest")];
    ann.look();
    guest.look();
    assert!(ann.say("kill f1")["lines"].is_array(), "nobody is next to himself");
    assert_eq!(ann.say("kill b2")["done"], true);
    let at = other.moved();
    ann.ask(json!({ "do": "undo", "at": at })).expect("asked");
    assert!(other.table().contains("asks to take back"));
    let mut second = other.phone(1, "second");
    let number = second.look()["number"].clone();
    assert!(number.is_u64());
    // Nobody vouches for a seat of another table, even of the same number.
    assert_eq!(
        ben.ask(json!({ "do": "vouch", "seat": 0, "number": number })).unwrap()["done"],
        false
    );
    ann.ask(json!({ "do": "alarm" })).expect("heard");
    assert_eq!(asked(&one, &mut ben), before);
    // Its bell has not rung: what comes next is of its own table.
    let rung = one.hall.bell().borrow().to_owned();
    assert_eq!(one.seated(0, "ann").say("kill b1")["done"], true);
    for expected in [rung + 1, rung + 2] {
        let (said, rest) = one.next(bell);
        assert!(
            said == format!("data: {expected}\n\n") || said == format!("data: {}\n\n", rung + 2),
            "{said}"
        );
        bell = rest;
        if said.contains(&(rung + 2).to_string()) {
            break;
        }
    }
    assert!(!other.table().contains("B1"), "nor the other way round");
}

/// A link leads to its own table, whichever was shown first, and neither page names the other table.
#[test]
fn a_link_leads_to_its_own_table() {
    let rooms = [room("A BCDE"), room("F GHIJ")];
    let one = Pages::of(&rooms[0], Says::Owner);
    let other = one.beside(&rooms[1], Says::Owner);
    for (pages, card, foreign) in [(&one, "You are A", &other), (&other, "You are F", &one)] {
        let mut ann = pages.seated(0, "ann");
        let hello = ann.hello().expect("a greeting");
        assert_eq!(hello["table"], pages.hall.name());
        assert!(ann.look()["lines"].to_string().contains(card));
        let all = format!("{}{}", public(pages).concat(), hello);
        assert!(!all.contains(foreign.hall.name()));
        assert!(
            !pages.get("/").text().contains(pages.hall.name()),
            "and the first page names none"
        );
    }
    let looks = |room: &Room| room.ok("log --json --table t.referee").matches("looked").count();
    assert_eq!(rooms.each_ref().map(looks), [1, 1]);
}

/// All links of all tables, for whoever has no terminal.
#[test]
fn the_program_opens_several_tables_at_once() {
    let room = Room::new();
    for (mode, file) in [("spy-tag --players 3", "a.referee"), ("thief-chief", "b.referee")] {
        room.ok(&format!("new {mode} --lang en --table {file}"));
    }
    let mut pty = room.terminal("serve a.referee 2 --plain --address 127.0.0.1 --port 0", &[]);
    pty.wait_for("Table 1: Spy Tag");
    pty.wait_for("Table 2: ");
    let said = pty.wait_for("Somebody who only listens in on this network");
    assert_eq!(said.matches("/t/").count(), 2, "{said}");
    pty.press("quit\r");
    assert!(pty.ends_well());
    let refused = room.run("serve a.referee 9 --address 127.0.0.1 --port 0");
    assert!(refused.err.contains("There’s no table number 9"), "{refused:?}");
}
