//! Play again: whoever is in comes to the next table on the same phone, and nobody else learns anything by that.
use noir_referee::phone::{Link, Says};
use noir_referee::rules::{Audience, Seat};
use noir_referee::scenario::People;
use serde_json::{Value, json};

use super::twins::public;
use crate::support::browser::{Browser, Driver, NAME};
use crate::support::phones::{Pages, Phone};
use crate::support::pty::Pty;
use crate::support::room::Room;
use crate::terminal::scanned_on;

const KILLER: Audience = Audience::Seat(Seat::new(0));
const INSPECTOR: Audience = Audience::Seat(Seat::new(1));

/// Ann is the killer, Ben the inspector.
fn room() -> Room {
    Room::with_table("A BCDE FGH", "--players Ann,Ben --table t.referee")
}

/// The next table of the same people in the same room, with these cards; Ben is the killer there.
fn again(room: &Room, pages: &Pages, deck: &str) -> Pages {
    room.deal(deck);
    room.ok("rematch --deal deal.yaml --into next.referee --table t.referee");
    let next = pages.beside_in(room, "next.referee", Says::Owner);
    pages.hall.goes_on_at(&next.hall, &People::default(), true);
    next
}

/// What a phone is told of the next table.
fn told(phone: &mut Phone<'_>) -> Value {
    phone.ask(json!({ "do": "stand" })).expect("an answer")["next"].clone()
}

fn written(next: &Pages, seat: usize) -> Value {
    next.link(seat).written().into()
}

#[test]
fn a_phone_comes_to_the_seat_of_the_same_player() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let (mut ann, mut ben) = (pages.seated(0, "ann"), pages.seated(1, "ben"));
    assert_eq!(told(&mut ann), Value::Null);
    assert_eq!(ann.say("concede")["done"], true);
    assert_eq!(told(&mut ann), Value::Null, "nobody plays on yet");
    assert!(pages.hall.goes_on().is_none() && pages.hall.on_the_way().is_empty());
    let mut bell = pages.hall.bell();
    bell.mark_unchanged();
    let next = again(&room, &pages, "K LMNO PQR");
    assert!(bell.has_changed().unwrap(), "the pages are told");
    assert_eq!(pages.hall.on_the_way(), [KILLER, INSPECTOR]);
    for (phone, seat, card) in [(&mut ann, 1, "four cards"), (&mut ben, 0, "You are K")] {
        let link = told(phone);
        assert_eq!(link, written(&next, seat));
        let link = Link::read(link.as_str().unwrap()).unwrap();
        let mut there = next.phone_by(link, phone.name);
        assert_eq!(there.hello().unwrap()["state"], "free", "nothing is taken by greeting");
        assert_eq!(there.ask(json!({ "do": "bind" })).unwrap()["state"], "yours");
        let page = there.look()["lines"].to_string();
        assert!(page.contains(card) || seat == 1, "{page}");
        // Another window of the same phone comes along as well.
        assert_eq!(told(phone), written(&next, seat));
    }
    assert!(pages.hall.on_the_way().is_empty());
    // Only the new table has codes to show.
    let playing = pages.halls.playing();
    assert!(playing.len() == 1 && playing[0].name() == next.hall.name());
}

/// Only the phone that has the seat here, and only as long as nobody else has it there.
#[test]
fn nobody_else_is_told_where_a_seat_is() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let (mut ann, mut ben) = (pages.seated(0, "ann"), pages.seated(1, "ben"));
    let mut other = pages.phone(1, "other");
    let number = other.look()["number"].clone();
    assert_eq!(ann.say("concede")["done"], true);
    let next = again(&room, &pages, "K LMNO PQR");
    // Whoever has the link can read the answer to a greeting, and send one in the name of any phone.
    assert_eq!(ben.hello().unwrap().get("next"), None);
    assert_eq!(told(&mut other), Value::Null, "it only asks to come in");
    assert_eq!(told(&mut ben), written(&next, 0));
    let vouch = json!({ "do": "vouch", "seat": 1, "number": number });
    assert_eq!(ann.ask(vouch).unwrap()["done"], true);
    ben.hello().unwrap();
    assert_eq!(told(&mut ben), Value::Null, "it was put out");
    assert_eq!(told(&mut other), written(&next, 0));
    // Somebody has taken the seat there by its code.
    let scanned = next.seated(0, "scanned");
    assert_eq!(told(&mut other), Value::Null);
    drop(scanned);
    // Whoever got a new code there comes by that alone.
    next.hall.renew(KILLER).unwrap();
    assert_eq!(told(&mut other), Value::Null);
    assert_eq!(pages.hall.on_the_way(), [KILLER, INSPECTOR]);
    // A link that somebody else has used leads nowhere.
    assert_eq!(told(&mut ann), written(&next, 1));
    let frozen = ann.ask(json!({ "do": "alarm" })).unwrap();
    assert_eq!((&frozen["state"], frozen.get("next")), (&json!("frozen"), None));
    assert_eq!(told(&mut ann), Value::Null);
    pages.hall.renew(KILLER).unwrap();
    assert_eq!(ann.ask(json!({ "do": "stand" })), Err(403));
}

/// A game that goes on after all keeps its people.
#[test]
fn a_game_that_is_not_over_any_more_leads_nobody_away() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut ann = pages.seated(0, "ann");
    assert_eq!(ann.say("concede")["done"], true);
    let next = again(&room, &pages, "K LMNO PQR");
    assert_eq!(told(&mut ann), written(&next, 1));
    room.ok("undo --yes --table t.referee");
    pages.hall.refresh();
    assert_eq!(told(&mut ann), Value::Null);
    assert!(!pages.table().contains("data-next") && pages.halls.playing().len() == 2);
}

/// By their names of today; without names only where everybody moves on by one seat.
#[test]
fn people_are_known_by_their_names() {
    let mut people = People::default();
    people.add("Ben").unwrap();
    people.rename("Ben", "Benny").unwrap();
    let none = [None, None];
    for (then, now, further, expected) in [
        ("--players Ann,Ben", "--players Benny,Cleo", false, [None, Some(0)]),
        ("--players Ann,Ben", "--players Cleo,Dan", true, none),
        ("--players Ann,Ben", "", true, none),
        ("", "", true, [Some(1), Some(0)]),
        ("", "", false, none),
        ("--players Ann,bot", "--players bot,Ann", true, [Some(1), None]),
    ] {
        let room = Room::with_table("A BCDE FGH", &format!("{then} --table t.referee"));
        let pages = Pages::of(&room, Says::All);
        room.ok(&format!("new killer-inspector --deal deal.yaml {now} --table next.referee"));
        room.ok("act --as killer concede --table t.referee");
        pages.hall.refresh();
        let next = pages.beside_in(&room, "next.referee", Says::All);
        let mut phones = [0, 1].map(|seat| pages.seated(seat, "phone"));
        pages.hall.goes_on_at(&next.hall, &people, further);
        let seats = phones.each_mut().map(|phone| {
            let link = told(phone);
            [0, 1].into_iter().find(|seat| link == written(&next, *seat))
        });
        assert_eq!(seats, expected, "{then} {now} {further}");
    }
}

/// The phone at a chair that was given up may still be that of whoever had to go.
#[test]
fn whoever_took_over_a_chair_shows_the_code_again() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let [mut ann, mut ben] = [(0, "ann"), (1, "ben")].map(|(seat, name)| pages.seated(seat, name));
    assert_eq!(ann.say("kill b1")["done"], true);
    room.ok("replace inspector Cleo --yes --table t.referee");
    pages.hall.refresh();
    assert_eq!(ann.say("concede")["done"], true);
    let next = again(&room, &pages, "K LMNO PQR");
    assert_eq!((told(&mut ann), told(&mut ben)), (written(&next, 1), Value::Null));
}

/// A tablet that shows every card goes to nobody who may be playing now.
#[test]
fn the_referee_comes_along_where_everybody_else_is_the_same() {
    for (players, comes) in [("Ben,Ann", true), ("Ann,Cleo", false)] {
        let room = Room::with_table("A", "--players Ann,Ben --with-referee --table t.referee");
        let pages = Pages::of(&room, Says::All);
        room.ok(&format!("new killer-inspector --deal deal.yaml --players {players} --with-referee --table next.referee"));
        room.ok("act --as killer concede --table t.referee");
        pages.hall.refresh();
        let next = pages.beside_in(&room, "next.referee", Says::All);
        let mut tablet = pages.seated(2, "tablet");
        pages.hall.goes_on_at(&next.hall, &People::default(), false);
        let expected = if comes { written(&next, 2) } else { Value::Null };
        assert_eq!(told(&mut tablet), expected, "{players}");
    }
}

/// The pages for everybody go to those for everybody, and what is hidden at the next table changes nothing that anybody gets.
#[test]
fn what_everybody_gets_is_the_same_whatever_is_hidden_at_the_next_table() {
    let both = ["K LMNO PQR", "S UVWY ZTJ"].map(|deck| {
        let room = room();
        let pages = Pages::of(&room, Says::Owner);
        let mut phones = [(0, "ann"), (1, "ben")].map(|(seat, name)| pages.seated(seat, name));
        assert_eq!(phones[0].say("concede")["done"], true);
        let (_, mut bell) = pages.listen();
        let next = again(&room, &pages, deck);
        let name = next.hall.name().to_owned();
        assert!(pages.table().contains(&format!("data-next=\"{name}\"")));
        let mut seen = public(&pages);
        seen.push(pages.rung(&mut bell));
        for phone in &mut phones {
            let link = told(phone);
            let link = link.as_str().unwrap().to_owned();
            let mut there = next.phone_by(Link::read(&link).unwrap(), phone.name);
            there.ask(json!({ "do": "bind" })).unwrap();
            seen.extend(public(&next));
            there.look();
            seen.extend([phone.sent, there.sent].map(|sent| sent.to_string()));
            let seen = seen.concat();
            assert!(!seen.contains(&link), "only the phone itself is told");
        }
        seen.extend(public(&next));
        seen.push(pages.rung(&mut bell));
        let (old, id) = (pages.hall.name().to_owned(), |text: String| text.replace(&name, "next"));
        seen.into_iter().map(id).map(|text| text.replace(&old, "old")).collect::<Vec<_>>()
    });
    let differ = both[0].iter().zip(&both[1]).position(|(one, other)| one != other);
    assert_eq!((differ, both[0].len()), (None, both[1].len()));
}

/// Everything in the page that could say what is secret.
const TRACES: &str = "return document.getElementById('secret').innerHTML + document.getElementById('sheet').innerHTML \
                      + document.querySelectorAll('.mark, [class*=\"mark-\"]').length";

/// The program with its pages for Ann and Ben.
struct Evening {
    room: Room,
    pty: Pty,
    port: String,
    /// Of the table in the address of its public page.
    name: String,
    links: [String; 2],
}

impl Evening {
    fn new() -> Self {
        let room = room();
        let links = {
            let pages = Pages::of(&room, Says::Owner);
            [0, 1].map(|seat| pages.link(seat).written())
        };
        let serve = format!("serve --address 127.0.0.1 --port 0 --name {NAME} --table t.referee");
        let pty = room.terminal(&serve, &[]);
        let at = "For everybody, a TV or a tablet: http://127.0.0.1:";
        let address = |shown: &str| {
            let (port, rest) = shown.split(at).nth(1)?.split_once("/t/")?;
            Some((port.to_owned(), rest.chars().take_while(char::is_ascii_lowercase).collect()))
        };
        let shown =
            pty.wait_until("the address", |_, screen| address(&screen.contents()).is_some());
        let shown = address(&pty.screen().screen().contents()).expect(&shown);
        Self { room, pty, port: shown.0, name: shown.1, links }
    }

    fn seated(&self, phone: &Browser<'_>, seat: usize) {
        phone.go(&format!("http://{NAME}:{}/?lang=en#{}", self.port, self.links[seat]));
        phone.tap("Yes, that’s me");
        phone.wait("return !document.getElementById('dock').hidden");
    }

    /// Ann has conceded.
    fn over(&mut self) {
        self.pty.press("\u{1b}");
        self.pty.wait_at_cursor("> ");
        self.pty.press("concede\r");
        self.pty.wait_at_cursor("Number or word>");
        self.pty.press("1\r");
        self.pty.wait_for("Play again, roles swapped");
        self.pty.wait_at_cursor("Number or word (Enter: 1)>");
    }

    /// They play again at the laptop; gives where what it says then begins.
    fn again(&mut self) -> usize {
        let from = self.pty.bytes().len();
        self.pty.press("1\r");
        self.pty.wait_since(from, "How are the suspects laid out this time?");
        self.pty.wait_at_cursor("Number or word (Enter: 1)>");
        self.pty.press("\r");
        self.pty.wait_since(from, "q: straight to the table");
        self.pty.press("q");
        from
    }

    fn ends(mut self) {
        self.pty.press("quit\r");
        assert!(self.pty.ends_well());
    }
}

/// The program itself: the laptop plays again, and two phones and a TV are at the new table with no touch.
#[test]
fn two_phones_and_a_screen_come_along_with_no_touch() {
    let Some(driver) = Driver::start() else { return };
    let mut evening = Evening::new();
    let (ann, ben) = (driver.phone((390, 844)), driver.phone((320, 568)));
    let screen = driver.phone((1280, 720));
    evening.seated(&ann, 0);
    evening.seated(&ben, 1);
    screen.go(&format!("http://{NAME}:{}/t/{}?lang=en", evening.port, evening.name));
    // On a TV a sign says that a phone is in.
    let in_there = |who: &str| {
        screen.wait(&format!(
            "return [...document.querySelectorAll('.seats .in')].some(it => it.textContent.includes({}))",
            json!(who)
        ));
    };
    in_there("Inspector (Ben)");
    evening.pty.wait_for("Every phone is in.");
    evening.over();
    ann.until("Inspector (Ben) wins");
    shot(&ann, "over");
    // A finger on the button when the table changes sees nothing of either.
    ann.hold("hold");
    ann.wait("return !document.getElementById('secret').hidden");
    let from = evening.again();
    let pty = &mut evening.pty;
    let said = pty
        .wait_since(from, "On the same phones at the new table: Killer (Ben) and Inspector (Ann).");
    pty.wait_at_cursor("> ");
    let said = said + &String::from_utf8_lossy(&pty.bytes()[from..]);
    assert!(!said.contains("Pass the screen") && !said.contains("▀"), "{said}");
    for (phone, who) in [(&ann, "Inspector (Ann)"), (&ben, "Killer (Ben)")] {
        phone
            .wait(&format!("return document.getElementById('who').textContent === {}", json!(who)));
        phone.until("Killer (Ben), your turn");
        assert_eq!(phone.run("return document.getElementById('dock').hidden"), false);
        assert_eq!(phone.run(TRACES), "0");
    }
    ann.lift();
    in_there("Killer (Ben)");
    assert_ne!(screen.run("return location.pathname"), json!(format!("/t/{}", evening.name)));
    shot(&ben, "came");
    // What is under the finger is the secret of the new seat.
    let under = "return document.getElementById('secret').textContent";
    ben.hold("hold");
    ben.wait("return !document.getElementById('secret').hidden");
    let own = ben.run(under);
    let own = own.as_str().and_then(|it| it.split("You are ").nth(1)).expect("his identity");
    let own = own[..own.find([' ', '.']).expect("more")].to_owned();
    shot(&ben, "came-held");
    ben.lift();
    ann.hold("hold");
    ann.wait("return !document.getElementById('secret').hidden");
    let hers = ann.run(under);
    assert!(
        !hers.as_str().expect("a page").contains("You are "),
        "she has still to choose: {hers}"
    );
    ann.lift();
    // A page that is loaded again is at the new table.
    ben.run("location.reload()");
    ben.until("Killer (Ben), your turn");
    // In the end everybody sees who the killer was.
    pty.press("concede\r");
    pty.wait_at_cursor("Number or word>");
    pty.press("1\r");
    ann.until(&format!("Killer (Ben): was {own}"));
    pty.wait_at_cursor("Number or word (Enter: 1)>");
    pty.press("0\r");
    assert!(pty.ends_well());
}

/// A phone that cannot come is shown its code, and comes by itself when it can.
#[test]
fn a_phone_that_was_out_of_touch_comes_later() {
    let Some(driver) = Driver::start() else { return };
    let mut evening = Evening::new();
    let (ann, ben) = (driver.phone((390, 844)), driver.phone((390, 844)));
    evening.seated(&ann, 0);
    evening.seated(&ben, 1);
    evening.over();
    ben.until("Inspector (Ben) wins");
    ben.offline(true);
    let from = evening.again();
    evening.pty.wait_since(from, "Still out: Killer (Ben).");
    let said = String::from_utf8_lossy(&evening.pty.bytes()[from..]).into_owned();
    assert!(said.contains("On the same phones at the new table: Inspector (Ann)."), "{said}");
    evening.pty.wait_until("the code", |_, screen| scanned_on(screen).is_some());
    ann.until("Killer (Ben), your turn");
    ben.offline(false);
    ben.wait("return document.getElementById('who').textContent === 'Killer (Ben)'");
    evening.pty.wait_since(from, "Every phone is in.");
    let from = evening.pty.bytes().len();
    evening.pty.press("\u{1b}");
    evening.pty.wait_since(from, "Killer (Ben), your turn.");
    evening.pty.wait_at_cursor("> ");
    let said = String::from_utf8_lossy(&evening.pty.bytes()[from..]).into_owned();
    assert!(!said.contains("Has everybody looked"), "{said}");
    evening.ends();
}

/// The screen goes to whoever has no phone in, and to nobody else.
#[test]
fn the_screen_is_passed_to_whoever_has_no_phone() {
    let Some(driver) = Driver::start() else { return };
    let mut evening = Evening::new();
    let ann = driver.phone((390, 844));
    evening.seated(&ann, 0);
    evening.over();
    let from = evening.again();
    evening.pty.wait_since(from, "1) Pass the screen to whoever has no phone in: Killer (Ben)");
    evening.pty.wait_at_cursor("Number or word (Enter: 1)>");
    let from = evening.pty.bytes().len();
    evening.pty.press("\r");
    evening.pty.wait_since(from, "Pass the screen to Killer (Ben).");
    evening.pty.wait_since(from, "Space: show");
    evening.pty.press(" ");
    evening.pty.wait_since(from, "You are ");
    evening.pty.press("\u{1b}");
    evening.pty.wait_since(from, "Everybody has looked");
    evening.pty.wait_at_cursor("> ");
    let log = evening.room.ok("log --json");
    assert_eq!(log.matches("looked").count(), 1, "{log}");
    evening.ends();
}

/// Another game with the same people: those who look on their phones need no code either.
#[test]
fn phones_come_along_to_another_game_as_well() {
    let Some(driver) = Driver::start() else { return };
    let mut evening = Evening::new();
    let (ann, ben) = (driver.phone((390, 844)), driver.phone((390, 844)));
    evening.seated(&ann, 0);
    evening.seated(&ben, 1);
    evening.over();
    let from = evening.pty.bytes().len();
    let answers = [
        ("2\r", "3) Another game or other people", "Number or word (Enter: 1)>"),
        ("3\r", "Who’s playing?", "Players (Enter: Ann, Ben; 0: back)>"),
        ("\r", "Which game?", "Number or word (Enter: 1)>"),
        ("\r", "Who takes which side?", "Number or word (Enter: 1)>"),
        ("\r", "All set?", "Number or word (Enter: 1)>"),
        ("\r", "q: straight to the table", "table"),
        ("q", "2) On your phones", "Number or word (Enter: 1)>"),
        ("2\r", "On the same phones at the new table:", "> "),
    ];
    for (keys, shown, prompt) in answers {
        let from = evening.pty.bytes().len();
        evening.pty.press(keys);
        evening.pty.wait_since(from, shown);
        evening.pty.wait_at_cursor(prompt);
    }
    let said = String::from_utf8_lossy(&evening.pty.bytes()[from..]).into_owned();
    assert!(!said.contains("▀"), "no code: {said}");
    for (phone, name) in [(&ann, "(Ann)"), (&ben, "(Ben)")] {
        phone.until(", your turn.");
        let who = phone.run("return document.getElementById('who').textContent");
        assert!(who.as_str().is_some_and(|who| who.ends_with(name)), "{who}");
    }
    evening.ends();
}

/// Takes a picture for whoever looks at the pages.
fn shot(page: &Browser<'_>, state: &str) {
    if let Some(folder) = std::env::var_os("PICTURES") {
        page.picture(&std::path::Path::new(&folder).join(format!("again-{state}.png")));
    }
}
