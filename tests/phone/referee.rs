//! The tablet of a referee who does not play: every card, and everybody hears of each look.
use noir_referee::phone::Says;
use serde_json::json;

use super::twins::{masked, public};
use crate::support::phones::{Pages, Phone};
use crate::support::room::Room;

/// Ann is A and stands in the corner; Ben draws four cards.
fn room(deck: &str) -> Room {
    let room = Room::new();
    room.deal(deck);
    room.ok(
        "new killer-inspector --deal deal.yaml --players Ann,Ben --with-referee --table t.referee",
    );
    room
}

fn undo(phone: &mut Phone<'_>) -> serde_json::Value {
    let at = phone.pages.moved();
    phone.ask(json!({ "do": "undo", "at": at })).unwrap()
}

#[test]
fn the_referee_sees_every_card_and_everybody_hears_of_it() {
    let room = room("A BCDE FGH");
    let pages = Pages::of(&room, Says::Owner);
    let mut referee = pages.phone(2, "tablet");
    assert_eq!(referee.look()["state"], "free", "nothing before a yes");
    assert!(pages.table().contains(">Referee</li>"));
    assert_eq!(referee.ask(json!({ "do": "bind" })).unwrap()["referee"], true);
    let page = referee.look();
    let marks = page["marks"].as_array().unwrap();
    assert!(marks.iter().any(|mark| mark[0] == "a1" && mark[1] == "own"), "{page}");
    assert!(pages.table().contains("Referee: phone is in, looked 1 time"), "{}", pages.table());
    assert!(room.ok("log --json --table t.referee").contains("\"referee\""));
    // The hand of the inspector, once he has one.
    assert_eq!(pages.seated(0, "ann").say("kill b1")["done"], true);
    let marks = referee.look()["marks"].as_array().unwrap().clone();
    assert!(marks.iter().filter(|mark| mark[1] == "hand").count() >= 3, "{marks:?}");
    assert!(pages.table().contains("looked 2 times"));
}

#[test]
fn a_look_that_cannot_be_recorded_shows_the_referee_nothing() {
    let room = room("A BCDE");
    let pages = Pages::of(&room, Says::Owner);
    let mut referee = pages.seated(2, "tablet");
    std::fs::remove_file(room.path("t.referee")).unwrap();
    let answer = referee.look();
    assert!(answer["marks"].is_null(), "{answer}");
}

#[test]
fn the_referee_speaks_for_the_table_and_notes_the_card_he_is_told() {
    let room = room("A BCDE");
    let pages = Pages::of(&room, Says::Host);
    let mut referee = pages.seated(2, "tablet");
    assert!(referee.say("concede")["lines"][0].as_str().unwrap().starts_with("Only the players"));
    assert_eq!(referee.say("kill b1")["done"], true, "also where one person keeps the record");
    let told = referee.tell("become c1");
    assert_eq!(told["answer"][0], "Noted.", "{told}");
    assert!(referee.tell("around c3")["answer"][0].is_string());
    // He asks as anybody does where somebody may have learned something.
    assert!(undo(&mut referee)["lines"][0].as_str().unwrap().starts_with("The others have been"));
    assert!(pages.table().contains("Referee asks to take back line 2."));
    let (at, mut ben) = (pages.moved(), pages.seated(1, "ben"));
    assert_eq!(ben.ask(json!({ "do": "agree", "at": at })).unwrap()["done"], true);
    assert_eq!(pages.table().matches("data-seq=\"1\"").count(), 1);
}

#[test]
fn nobody_has_such_a_page_where_there_is_no_referee() {
    let room = Room::with_table("A BCDE", "--players Ann,Ben --table t.referee");
    let pages = Pages::of(&room, Says::Owner);
    assert_eq!(pages.hall.guests(noir_referee::lang::Lang::En, |_, _| true).len(), 2);
    assert!(!pages.table().contains("Referee"));
    let refused = room.run("serve --referee --table t.referee --address 127.0.0.1 --port 0");
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("This table has no referee"), "{refused:?}");
    // The link that this table would have had is that of nobody.
    let with = self::room("A BCDE");
    let link = Pages::of(&with, Says::Owner).link(2);
    assert_eq!(pages.post(link.keys().ask(link.id(), b"{}").unwrap()).status, 403);
}

/// Tables whose hidden cards differ are the same to everybody else after the referee has looked, but for that look.
#[test]
fn what_the_referee_sees_changes_no_other_page() {
    let rooms = [room("A BCDE"), room("A BDCE")];
    let both = rooms.each_ref().map(|room| Pages::of(room, Says::Owner));
    let seen = both.each_ref().map(|pages| {
        assert_eq!(pages.seated(0, "ann").say("kill b1")["done"], true);
        let quiet = public(pages);
        let mut referee = pages.seated(2, "tablet");
        referee.look();
        referee.tell("around c3");
        let told = public(pages);
        assert_ne!(quiet, told);
        let ann = masked(pages.phone(0, "ann").look()).to_string();
        (quiet, told, ann, public(pages))
    });
    assert_eq!(seen[0], seen[1]);
}

/// Many refused lines and nine hands: every answer is as long as the others, which `ask` makes sure of.
#[test]
fn the_longest_page_of_a_referee_has_room() {
    let room = Room::new();
    room.ok("new heist --lang uk --players 7 --with-referee --table t.referee");
    let pages = Pages::of(&room, Says::All);
    let mut referee = pages.seated(7, "tablet");
    referee.lang = "uk";
    assert!(referee.look()["lines"].as_array().unwrap().len() > 7);
    let room = self::room("A BCDE");
    let pages = Pages::of(&room, Says::All);
    let mut referee = pages.seated(2, "tablet");
    referee.lang = "uk";
    let mut ann = pages.seated(0, "ann");
    for _ in 0..120 {
        ann.say("kill e5");
    }
    let page = referee.look();
    assert!(page["lines"].as_array().unwrap().len() > 10, "the newest ones are there");
}

/// However many lines were refused since, what cannot all be so is still on the page.
#[test]
fn what_contradicts_itself_comes_before_what_was_refused() {
    let room = Room::with_table(
        "AZPLBC",
        "--players Ann,Bob --trust killer=untold --with-referee --table t.referee",
    );
    room.act(&["kill g"]);
    room.tell("inspector", "drew a z p l");
    let pages = Pages::of(&room, Says::Owner);
    let mut bob = pages.seated(1, "bob");
    for _ in 0..20 {
        bob.tell("become q");
    }
    bob.tell("become p");
    // The killer, who is next to neither, says yes twice, and later shows who he is.
    room.act(&["shift 5 left", "exonerate"]);
    room.tell("inspector", "drew b");
    room.act(&["play a", "yes", "shift 5 right", "exonerate"]);
    room.tell("inspector", "drew c");
    room.act(&["play z", "yes"]);
    let shown = room.run_with("tell --as killer --yes", "reveal m\n");
    assert_eq!(shown.code, 0, "{shown:?}");
    pages.hall.refresh();
    let page = pages.seated(2, "tablet").look();
    let lines: Vec<&str> =
        page["lines"].as_array().unwrap().iter().filter_map(|line| line.as_str()).collect();
    let at = |begin: &str| lines.iter().position(|line| line.contains(begin));
    let untrue = lines.iter().filter(|line| line.contains("They weren’t.")).count();
    assert_eq!(untrue, 2, "{lines:#?}");
    assert!(at("They weren’t.") < at("Inspector (Bob): Refused"), "{lines:#?}");
    let refused = lines.iter().filter(|line| line.starts_with("After line ")).count();
    assert!((5..=12).contains(&refused), "the newest have room: {lines:#?}");
}

/// His notes are his alone, wherever he writes them.
#[test]
fn a_note_of_the_referee_is_kept_from_his_tablet_as_well() {
    let room = room("A BCDE");
    let pages = Pages::of(&room, Says::Owner);
    let mut referee = pages.seated(2, "tablet");
    let noted = referee.tell("note Ann peeked at the deck");
    assert_eq!(noted["answer"], json!(["Noted."]), "{noted}");
    assert!(!pages.table().contains("peeked"));
    assert!(!pages.seated(0, "ann").look().to_string().contains("peeked"));
    assert!(room.ok("log --as referee --table t.referee").contains("Ann peeked at the deck"));
}
