//! One link a seat, one phone a link.
use noir_referee::lang::Lang;
use noir_referee::phone::{PrivateKey, Says, heard, hex, unhex};
use noir_referee::rules::{Audience, Seat};
use serde_json::json;

use crate::support::phones::Pages;
use crate::support::room::Room;

const ANN: Audience = Audience::Seat(Seat::new(0));
const BEN: Audience = Audience::Seat(Seat::new(1));

fn room() -> Room {
    Room::with_table("A B C", "--players Ann,Ben --table t.referee")
}

#[test]
fn a_phone_is_asked_who_it_is_before_it_has_the_seat() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut ben = pages.phone(1, "ben");
    let hello = ben.hello().unwrap();
    assert_eq!((&hello["state"], &hello["who"]), (&json!("free"), &json!("Inspector (Ben)")));
    // Nothing is shown to a phone that has not said yes.
    assert_eq!(ben.look()["state"], "free");
    assert!(!pages.table().contains("phone is in"));
    assert_eq!(ben.ask(json!({ "do": "bind" })).unwrap()["state"], "yours");
    assert!(pages.table().contains("Inspector (Ben): phone is in"));
    assert!(ben.look()["marks"].is_array());
}

#[test]
fn a_second_phone_comes_in_when_somebody_else_vouches_for_it() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut ann = pages.seated(0, "ann");
    let mut ben = pages.seated(1, "ben");
    let mut other = pages.phone(1, "other");
    let number = other.look()["number"].clone();
    assert!(number.as_u64().is_some_and(|number| (10..100).contains(&number)));
    assert!(pages.table().contains(&format!("shows {number}")), "the whole table is told");
    assert_eq!(other.ask(json!({ "do": "bind" })).unwrap()["state"], "taken");
    let vouch = |who: &mut crate::support::phones::Phone<'_>, number: serde_json::Value| {
        who.ask(json!({ "do": "vouch", "seat": 1, "number": number })).unwrap()["done"].clone()
    };
    assert_eq!(vouch(&mut ann, json!(9)), false, "another number");
    assert_eq!(vouch(&mut ben, number.clone()), false, "not for the own seat");
    assert_eq!(vouch(&mut other, number.clone()), json!(null), "nor by the phone itself");
    assert_eq!(vouch(&mut ann, number), true);
    assert!(other.hello().unwrap()["state"] == "yours");
    // The first phone is out, is told so, and may ask to come in again.
    let mut ben = pages.phone(1, "ben");
    assert_eq!(ben.look()["state"], "out");
    assert!(pages.hall.knocks().is_empty());
    let again = ben.ask(json!({ "do": "knock" })).unwrap();
    assert_eq!(again["state"], "taken");
    assert!(pages.table().contains(&format!("shows {}", again["number"])));
}

/// The owner, anybody else, or the host leaves a phone out, and nobody is asked about it again.
#[test]
fn a_knock_is_refused_and_the_table_is_not_asked_again() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut ben = pages.seated(1, "ben");
    let mut ann = pages.seated(0, "ann");
    for by_owner in [true, false] {
        let mut other = pages.phone(1, if by_owner { "other" } else { "another" });
        let number = other.look()["number"].clone();
        let doors = |table: String| table.split("data-doors=").nth(1).unwrap()[..4].to_owned();
        let before = doors(pages.table());
        let no = json!({ "do": "refuse", "seat": 1, "number": number });
        let who = if by_owner { &mut ben } else { &mut ann };
        assert_eq!(who.ask(no.clone()).unwrap()["done"], true);
        assert_eq!(who.ask(no).unwrap()["done"], false, "nobody shows it any more");
        assert_ne!(doors(pages.table()), before, "the pages are told");
        assert_eq!(other.hello().unwrap()["state"], "refused");
        assert_eq!(other.ask(json!({ "do": "knock" })).unwrap()["state"], "refused");
        assert_eq!(other.ask(json!({ "do": "alarm" })).unwrap()["state"], "refused");
        assert!(!pages.table().contains("Another phone wants"));
    }
    assert!(ben.look()["marks"].is_array());
    let mut third = pages.phone(1, "third");
    let number = third.look()["number"].as_u64().unwrap() as u8;
    assert!(pages.hall.refuse(BEN, number) && !pages.hall.refuse(BEN, number));
    assert_eq!(third.look()["state"], "refused");
}

/// Whoever has seen the code and listens knows the link and everything that was sent: that opens nothing and speaks for nobody.
#[test]
fn a_link_that_somebody_has_seen_opens_nothing_that_was_sent() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut ann = pages.seated(0, "ann");
    let link = pages.link(0);
    let asked = ann.sealed(json!({ "do": "look" }));
    let answer = pages.post(asked.clone());
    assert_eq!(answer.status, 200);
    assert!(ann.keys.hear(&answer.body).is_some(), "the phone reads it");
    assert!(link.keys().hear(&answer.body).is_none() && link.keys().open(&asked[6..]).is_none());
    // Under the keys of the link a page can only greet.
    let look = json!({ "do": "look", "n": 9, "lang": "en" }).to_string();
    let body = link.keys().ask(link.id(), look.as_bytes()).unwrap();
    assert_eq!(pages.post(body).status, 400);
    let body = link.keys().ask(ann.page, look.as_bytes()).unwrap();
    assert_eq!(pages.post(body).status, 403);
    // And greeting as that phone, whose public key was sent, is worth nothing without the other half.
    let [own, page] = [(); 2].map(|()| PrivateKey::random().unwrap());
    let shown =
        hex(&PrivateKey::new(std::array::from_fn(|at| *b"ann".get(at).unwrap_or(&0))).public());
    let hello = json!({ "phone": shown, "key": hex(&page.public()), "lang": "en" }).to_string();
    let answer = pages.post(link.keys().ask(link.id(), hello.as_bytes()).unwrap());
    let hello = link.keys().hear(&answer.body).unwrap();
    let hello: serde_json::Value = serde_json::from_slice(&hello).unwrap();
    assert_eq!(hello["state"], "yours", "that phone has the seat");
    let host = unhex(hello["key"].as_str().unwrap()).unwrap();
    let keys = heard(&link, &own, &page, &host).unwrap();
    let id = unhex(hello["page"].as_str().unwrap()).unwrap();
    assert_eq!(pages.post(keys.ask(id, look.as_bytes()).unwrap()).status, 403);
    assert!(ann.look()["marks"].is_array(), "the phone itself goes on");
}

#[test]
fn a_new_code_ends_the_old_one() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut ben = pages.seated(1, "ben");
    pages.hall.renew(BEN).unwrap();
    assert_eq!(ben.ask(json!({ "do": "look" })), Err(403));
    assert_eq!(pages.phone(1, "again").look()["state"], "free");
}

#[test]
fn links_and_phones_outlive_the_program() {
    let room = room();
    let links = |pages: &Pages| {
        let guests = pages.hall.guests(Lang::En, |_, _| true).into_iter();
        guests.map(|guest| (guest.link.written(), guest.is_in)).collect::<Vec<_>>()
    };
    let before = {
        let pages = Pages::of(&room, Says::Owner);
        pages.seated(1, "ben");
        (links(&pages), pages.hall.name().to_owned())
    };
    let pages = Pages::of(&room, Says::Owner);
    assert_eq!((links(&pages), pages.hall.name().to_owned()), before);
    assert!(pages.phone(1, "ben").look()["marks"].is_array());
    assert_eq!(pages.phone(1, "thief").look()["state"], "taken");
}

/// What another window has said is on the phones as well.
#[test]
fn another_window_goes_on_with_the_same_table() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let (mut bell, rung) = (pages.hall.bell(), pages.table());
    room.ok("act \"kill b1\" --table t.referee");
    pages.hall.refresh();
    assert!(bell.has_changed().unwrap() && pages.table() != rung);
    let rung = *bell.borrow_and_update();
    pages.hall.refresh();
    assert_eq!(*bell.borrow(), rung, "nothing has happened since");
}

/// Somebody else has used the link: nothing more is shown or said by it, and a new one ends that.
#[test]
fn whoever_says_that_was_not_me_stops_the_link() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut thief = pages.seated(0, "thief");
    let mut ann = pages.phone(0, "ann");
    let bell = *pages.hall.bell().borrow();
    assert_eq!(ann.hello().unwrap()["state"], "taken");
    assert!(pages.hall.frozen().is_empty());
    assert_eq!(ann.ask(json!({ "do": "alarm" })).unwrap()["state"], "frozen");
    assert_ne!(*pages.hall.bell().borrow(), bell);
    assert_eq!(pages.hall.frozen(), [ANN]);
    assert!(pages.table().contains("“That wasn’t me.”"));
    let moved = pages.moved();
    assert_eq!(thief.look()["state"], "frozen");
    assert_eq!(thief.say("kill b1")["state"], "frozen");
    assert_eq!(pages.moved(), moved);
    // Nobody can be vouched for, and the program that is started again remembers it.
    drop((thief, ann));
    let pages = Pages::of(&room, Says::Owner);
    assert_eq!(pages.phone(0, "ann").look()["state"], "frozen");
    pages.hall.renew(ANN).unwrap();
    assert!(pages.seated(0, "ann").look()["marks"].is_array());
    assert!(!pages.table().contains("“That wasn’t me.”"));
}
