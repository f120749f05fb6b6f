//! Looking, telling, saying and taking back on a phone.
use noir_referee::lang::Lang;
use noir_referee::phone::{News, Says};
use noir_referee::table::Archive;
use serde_json::json;

use crate::support::phones::Pages;
use crate::support::room::Room;

/// Ann is A and stands in the corner; Ben draws B, C, D and E.
fn room() -> Room {
    Room::with_table("A BCDE FGH", "--players Ann,Ben --table t.referee")
}

fn looks(room: &Room) -> usize {
    room.ok("log --json --table t.referee").matches("looked").count()
}

#[test]
fn a_look_is_recorded_before_it_is_shown_and_everybody_is_told() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut ann = pages.seated(0, "ann");
    assert!(!pages.table().contains("Looked at secrets"));
    let page = ann.look();
    let lines = page["lines"].to_string();
    assert!(lines.contains("You are A"), "{lines}");
    assert!(lines.contains("This page hasn’t been opened before."), "{lines}");
    assert!(
        page["marks"].as_array().unwrap().iter().any(|mark| mark[0] == "a1" && mark[1] == "own")
    );
    assert!(pages.table().contains("Looked at secrets: Killer (Ann)"));
    assert_eq!(looks(&room), 1);
    // A finger that is lifted and put down again has not opened the page twice.
    assert_eq!(
        ann.look()["lines"],
        page["lines"].clone().as_array().map_or(json!(null), |lines| {
            let mut lines = lines.clone();
            *lines.last_mut().unwrap() =
                json!("This page has been opened once, before the first turn.");
            json!(lines)
        })
    );
    assert_eq!(looks(&room), 1);
    assert_eq!(ann.say("kill b1")["done"], true);
    ann.look();
    assert_eq!(looks(&room), 2);
}

#[test]
fn a_page_that_cannot_be_recorded_is_not_shown() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut ann = pages.seated(0, "ann");
    std::fs::remove_file(room.path("t.referee")).unwrap();
    let answer = ann.look();
    assert!(answer["marks"].is_null(), "{answer}");
    assert!(answer["lines"][0].as_str().unwrap().contains("couldn’t record"));
}

#[test]
fn the_owner_of_the_decision_says_it_and_a_hidden_card_gives_one_sentence() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let (mut ann, mut ben) = (pages.seated(0, "ann"), pages.seated(1, "ben"));
    assert_eq!(ben.say("kill b1")["lines"][0], "Not yet: Killer (Ann) goes first.");
    let refused = ann.say("kill e5");
    assert_eq!(
        refused["lines"][0],
        "Not allowed. Only Killer (Ann) may see why, on the private page."
    );
    assert!(pages.table().contains("tried something that isn’t allowed"));
    assert!(
        ann.look()["lines"].to_string().contains("Refused: kill"),
        "the reason is on the owner's page"
    );
    assert_eq!(ann.say("become c3")["lines"][0], "That’s secret: tell it instead.");
    let stale = pages.moved();
    assert_eq!(ann.say("kill b1")["done"], true);
    let late = ann.ask(json!({ "do": "say", "line": "shift 1 left", "at": stale })).unwrap();
    assert!(late["lines"][0].as_str().unwrap().starts_with("The table has moved on"));
}

/// Whoever asks is answered, whosever turn it is, and nothing is recorded by it.
#[test]
fn questions_are_answered_where_lines_are_said() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut ben = pages.seated(1, "ben");
    let before = room.json("log");
    let near = ben.hear("who is next to b1");
    assert_eq!(
        near["answer"][0],
        "Alyss (a1), Clive (c1), Franklin (a2), Geneva (b2), Horatio (c2)"
    );
    let may = ben.hear("may I shift row 1 left?");
    assert!(may["answer"][0].as_str().unwrap().starts_with("No: "), "{may}");
    let hidden = ben.hear("may kill b1");
    assert!(hidden["answer"][0].as_str().unwrap().contains("hidden card"), "{hidden}");
    let rule = ben.hear("can the inspector accuse a dead suspect?");
    assert!(rule["answer"].as_array().unwrap().len() >= 3, "{rule}");
    let pasta = ben.hear("rule how do I cook pasta");
    assert!(
        pasta["answer"][0].as_str().unwrap().starts_with("The books don’t cover that"),
        "{pasta}"
    );
    // What is for nobody’s ears is not answered either.
    assert_eq!(ben.hear("become c3")["lines"][0], "That’s secret: tell it instead.");
    // A line is read back as it was understood, and only that.
    let mut ann = pages.seated(0, "ann");
    let read = ann.hear("I stab Barrin");
    assert_eq!((&read["reads"], &read["line"]), (&json!("kill Barrin"), &json!("kill Barrin")));
    assert_eq!(room.json("log"), before);
}

#[test]
fn a_table_can_have_one_scribe_or_many() {
    let room = self::room();
    let host = Pages::of(&room, Says::Host);
    let mut ann = host.seated(0, "ann");
    assert!(ann.say("kill b1")["lines"][0].as_str().unwrap().contains("host"));
    assert!(ann.look()["marks"].is_array(), "looking is for everybody");
    let other = self::room();
    let all = Pages::of(&other, Says::All);
    let mut ben = all.seated(1, "ben");
    assert_eq!(ben.say("kill b1")["done"], true);
    // But each gives up for himself alone, no matter whose turn it is.
    let mut ann = all.seated(0, "ann");
    assert_eq!(ann.say("concede")["done"], true);
    assert!(all.table().contains("Inspector (Ben) wins"), "{}", all.table());
}

/// A card of the hand is tapped on the own page, and played for everybody to see.
#[test]
fn a_card_of_the_hand_is_played_by_a_tap() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let (mut ann, mut ben) = (pages.seated(0, "ann"), pages.seated(1, "ben"));
    assert_eq!(ann.say("kill b1")["done"], true);
    let line = ben.look()["choices"][0]["line"].as_str().unwrap().to_owned();
    ben.tell(&line);
    assert_eq!(ann.say("shift 5 left")["done"], true);
    assert_eq!(ben.say("exonerate")["done"], true);
    let page = ben.look();
    let line = page["choices"][0]["line"].as_str().unwrap().to_owned();
    assert!(line.starts_with("play "), "{page}");
    assert_eq!(ben.tell(&line)["answer"], json!(["Noted."]));
    assert!(pages.table().contains("Killer (Ann), your turn."), "{}", pages.table());
    // What is no choice of the page is said aloud.
    assert_ne!(ann.tell("kill c1")["answer"], json!(["Noted."]));
}

#[test]
fn a_card_is_told_and_everybody_hears_only_that() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let (mut ann, mut ben) = (pages.seated(0, "ann"), pages.seated(1, "ben"));
    assert_eq!(ann.say("kill b1")["done"], true);
    let page = ben.look();
    assert_eq!(page["choices"].as_array().unwrap().len(), 3, "whoever died cannot be chosen");
    let wrong = ben.tell("become z9");
    assert!(wrong["marks"].is_array() && wrong["answer"].is_array());
    let asked = ben.tell("dead");
    assert!(asked["answer"][0].as_str().unwrap().contains('B'), "{asked}");
    let line = page["choices"][1]["line"].as_str().unwrap().to_owned();
    let told = ben.tell(&line);
    assert_eq!(told["answer"], json!(["Noted."]));
    let table = pages.table();
    assert!(table.contains("Inspector (Ben) chooses a secret identity"), "{table}");
    assert!(!ann.look().to_string().contains(&line));
    // It is not asked for again.
    assert!(ben.look()["choices"].as_array().unwrap().is_empty());
}

#[test]
fn one_takes_back_his_own_line_while_it_has_told_nobody_anything() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let (mut ann, mut ben) = (pages.seated(0, "ann"), pages.seated(1, "ben"));
    let undo = |phone: &mut crate::support::phones::Phone<'_>| {
        let at = phone.pages.moved();
        phone.ask(json!({ "do": "undo", "at": at })).unwrap()
    };
    assert!(undo(&mut ann)["lines"][0].as_str().unwrap().starts_with("Only your own last line"));
    assert_eq!(ann.say("kill b1")["done"], true);
    // A kill that was accepted tells who stands beside it: the others are asked.
    assert!(undo(&mut ann)["lines"][0].as_str().unwrap().starts_with("The others have been asked"));
    ben.tell("become c1");
    assert_eq!(ann.say("shift 5 left")["done"], true);
    assert!(undo(&mut ben)["lines"].is_array(), "it is Ann's line");
    assert_eq!(undo(&mut ann)["done"], true);
    assert!(pages.table().contains("1 line was taken back"));
}

/// What somebody may have learned from is taken back when another one agrees, without the host.
#[test]
fn another_phone_agrees_that_a_line_is_taken_back() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let (mut ann, mut ben) = (pages.seated(0, "ann"), pages.seated(1, "ben"));
    let ask = |phone: &mut crate::support::phones::Phone<'_>, what: &str| {
        let at = phone.pages.moved();
        phone.ask(json!({ "do": what, "at": at })).unwrap()
    };
    assert_eq!(ann.say("kill b1")["done"], true);
    let asks = "Killer (Ann) asks to take back line 1.";
    assert!(ask(&mut ben, "agree")["lines"].is_array(), "nobody has asked");
    assert!(ask(&mut ben, "undo")["lines"][0].as_str().unwrap().starts_with("Only your own"));
    let rung = *pages.hall.bell().borrow();
    assert!(!pages.table().contains(asks));
    ask(&mut ann, "undo");
    assert!(pages.table().contains(asks), "{}", pages.table());
    assert_ne!(*pages.hall.bell().borrow(), rung, "every page shows it");
    assert_eq!(ask(&mut ann, "agree")["lines"][0], "Somebody else has to agree.");
    let late = ben.ask(json!({ "do": "agree", "at": 77 })).unwrap();
    assert!(late["lines"][0].as_str().unwrap().starts_with("The table has moved on"));
    assert_eq!(ask(&mut ben, "agree")["done"], true);
    let table = pages.table();
    assert!(table.contains("1 line was taken back") && !table.contains(asks), "{table}");
    let log = room.json("log --table t.referee");
    assert_eq!(log.as_array().unwrap().last().unwrap()["shown"], true, "and it counts");
    // What was asked of one line is not asked of the next one.
    assert_eq!(ann.say("kill b1")["done"], true);
    ask(&mut ann, "undo");
    ben.tell("become c1");
    assert!(!pages.table().contains("asks to take back"));
    assert!(ask(&mut ben, "agree")["lines"].is_array());
}

/// After the end everything lies open, and every moment can be seen again.
#[test]
fn the_film_of_a_game_that_is_over() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut ann = pages.seated(0, "ann");
    assert_eq!(ann.say("kill b1")["done"], true);
    assert!(!pages.table().contains("id=\"film\""));
    let past = |pages: &Pages| pages.public("table?lang=en&at=0").text();
    assert!(past(&pages).contains("data-seq=\"1\""), "no going back while the game is on");
    let film = |lang| pages.public(&format!("film?lang={lang}"));
    assert_eq!(film("en").status, 404, "it shows who is who");
    assert_eq!(ann.say("concede")["done"], true);
    assert!(pages.table().contains("id=\"film\""));
    assert!(past(&pages).contains("data-seq=\"0\""));
    assert!(pages.table().contains("/film?lang=en\""));
    let first = film("en");
    for lang in ["en", "uk", "ru"] {
        let page = film(lang);
        assert!(page.text().contains(&format!("<html lang=\"{lang}\">")));
        let policy = format!("{:?}", page.headers);
        assert!(policy.contains("default-src 'none'; style-src 'sha256-"), "{policy}");
    }
    // Eight who ask at once get the same one, and nobody at the table waits for it.
    let films = std::thread::scope(|scope| {
        let asked = [(); 8].map(|()| scope.spawn(|| film("uk").body));
        assert!(pages.table().contains("id=\"film\""));
        asked.map(|film| film.join().expect("a film"))
    });
    assert!(films.iter().all(|it| *it == films[0] && !it.is_empty()));
    // It is made once, not for everybody who asks.
    let (here, away) = (room.path("t.referee"), room.path("away.referee"));
    std::fs::rename(&here, &away).unwrap();
    assert_eq!(film("en").body, first.body);
    std::fs::rename(&away, &here).unwrap();
    // A game that goes on after all has none.
    room.ok("undo --yes --table t.referee");
    pages.hall.refresh();
    assert_eq!(film("en").status, 404);
}

/// What a line has laid goes back when it is taken back: everybody reads how, whose turn it is, and no longer what to lay.
#[test]
fn everybody_is_told_which_cards_go_back_when_a_line_is_taken_back() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let heard = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let told = heard.clone();
    let tell = move |news: News| told.lock().unwrap().push(news.text);
    pages.hall.listen(Lang::En, tell).unwrap();
    let (mut ann, mut ben) = (pages.seated(0, "ann"), pages.seated(1, "ben"));
    assert_eq!(ann.say("kill b1")["done"], true);
    let lays = "Turn that card to its dead side";
    assert!(pages.table().contains(lays));
    ann.ask(json!({ "do": "undo", "at": pages.moved() })).unwrap();
    ben.ask(json!({ "do": "agree", "at": pages.moved() })).unwrap();
    let back = "1. Killer (Ann): kill Barrin\nTurn Barrin (b1) back to the alive side.";
    let table = pages.table();
    assert!(table.contains(back) && !table.contains(lays), "{table}");
    let from = std::time::Instant::now();
    let heard = || heard.lock().unwrap().join("\n");
    while !heard().ends_with("Killer (Ann), your turn.") {
        assert!(from.elapsed() < std::time::Duration::from_secs(20), "{}", heard());
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(heard().contains(back), "{}", heard());
    // Once something else is said, nothing is to be done any more.
    assert_eq!(ann.say("kill b2")["done"], true);
    assert!(!pages.table().contains("back to the alive side"));
}

/// “Open” is what somebody types who wants to look: what everybody would see of it is asked about first.
#[test]
fn an_identity_is_shown_to_everybody_only_by_whoever_wants_that() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut ann = pages.seated(0, "ann");
    let shown = |pages: &Pages| pages.table().contains("was Killer");
    for line in ["reveal a1", "open a1", "rv alyss"] {
        let asked = ann.tell(line);
        assert!(asked["asked"].to_string().contains("shows everybody"), "{asked}");
        assert_eq!(asked["offers"][0][0], "Show everybody");
        assert_eq!((pages.moved(), shown(&pages)), (0, false), "{line}");
    }
    let at = pages.moved();
    let sure = json!({ "do": "tell", "line": "open a1", "at": at, "sure": true });
    assert!(ann.ask(sure).unwrap()["marks"].is_array());
    assert!(shown(&pages), "{}", pages.table());
}

/// Whoever writes first to a copy of the file reports it, also from a phone; afterwards it would be as it was last seen.
#[test]
fn a_copied_file_is_reported_by_the_first_phone_that_writes_to_it() {
    let room = room();
    std::fs::copy(room.path("t.referee"), room.path("copy.referee")).unwrap();
    let archive = Archive::new(&room.path(".local/share/referee"));
    let id = archive.read(&room.path("t.referee")).unwrap().opening().id.clone();
    let key = archive.key(&id).unwrap().unwrap();
    let pages = Pages::at(&archive, &room.path("copy.referee"), key, Says::Owner);
    let mut ann = pages.seated(0, "ann");
    assert!(ann.look()["marks"].is_array());
    let copied = "used in a second place";
    assert!(pages.table().contains(copied), "{}", pages.table());
    assert!(room.ok("log --table copy.referee").contains(copied));
}

/// Without its notes this computer could be shown an older file; whoever sits there hears that.
#[test]
fn a_computer_that_cannot_remember_the_file_says_so() {
    let room = room();
    let pages = Pages::of(&room, Says::Owner);
    let mut ann = pages.seated(0, "ann");
    let (heard, told) = std::sync::mpsc::channel();
    pages.hall.listen(Lang::En, move |news| drop(heard.send(news.text))).unwrap();
    let heads = room.path(".local/share/referee/heads");
    std::fs::remove_dir_all(&heads).unwrap();
    std::fs::write(&heads, "no folder").unwrap();
    assert!(ann.look()["marks"].is_array(), "it is recorded all the same");
    let said = told.recv_timeout(std::time::Duration::from_secs(20)).unwrap();
    assert!(said.contains("puts an older copy back"), "{said}");
}

#[test]
fn every_mode_has_its_page_and_its_menu_in_every_language() {
    for (mode, players) in [
        ("killer-inspector", 2),
        ("hitman-sleuth", 2),
        ("spy-tag", 5),
        ("thief-chief", 2),
        ("fbi-mafia", 6),
        ("heist", 5),
        ("mr-jack", 2),
    ] {
        for trust in ["dealt", "told", "untold"] {
            let room = Room::new();
            room.ok(&format!(
                "new {mode} --lang en --players {players} --trust {trust} --table t.referee"
            ));
            let pages = Pages::of(&room, Says::Owner);
            for lang in ["en", "uk", "ru"] {
                let table = pages.public(&format!("table?lang={lang}"));
                assert_eq!(table.status, 200);
                let text = table.text();
                assert!(
                    text.contains(if mode == "mr-jack" { "<svg" } else { "data-cell=\"a1\"" }),
                    "{mode}"
                );
                let menu = pages.public(&format!("menu?lang={lang}&path=1"));
                assert_eq!(menu.status, 200, "{mode} {trust}");
            }
            for seat in 0..players {
                let mut phone = pages.seated(seat, "phone");
                phone.lang = ["en", "uk", "ru"][seat % 3];
                assert!(
                    phone.look()["lines"].as_array().unwrap().len() > 1,
                    "{mode} {trust} {seat}"
                );
            }
        }
    }
}

/// What can be tapped on the board, button by button.
fn spots(pages: &Pages, lang: &str, path: &str) -> Vec<Option<String>> {
    let menu = pages.public(&format!("menu?lang={lang}&path={path}")).text();
    let menu: serde_json::Value = serde_json::from_str(&menu).unwrap();
    let groups = menu["groups"].as_array().unwrap().iter();
    let items = groups.flat_map(|group| group[1].as_array().unwrap().clone());
    items.map(|item| item[1].as_str().map(str::to_owned)).collect()
}

/// A card, a row or a column with which a line goes on is tapped where it is.
#[test]
fn cards_rows_and_columns_can_be_tapped() {
    let room = Room::new();
    room.ok("new spy-tag --players 3 --seed 7 --practice --table t.referee");
    let pages = Pages::of(&room, Says::Owner);
    for lang in ["en", "uk", "ru"] {
        let found: Vec<String> = spots(&pages, lang, "").into_iter().flatten().collect();
        for spot in ["b1", "1", "5", "a", "e"] {
            assert!(found.iter().any(|it| it == spot), "{lang}: {found:?}");
        }
        // To which side is nothing on the board.
        let row = spots(&pages, lang, "").iter().position(|it| it.as_deref() == Some("1"));
        let sides = spots(&pages, lang, &(row.unwrap() + 1).to_string());
        assert_eq!(sides, [None, None], "{lang}");
    }
}

/// In *Mr. Jack* whoever moves is tapped where he stands, and then the hex.
#[test]
fn characters_and_hexes_can_be_tapped() {
    let room = Room::new();
    room.ok("new mr-jack --lang en --seed 7 --practice --table t.referee");
    let pages = Pages::of(&room, Says::Owner);
    for lang in ["en", "uk", "ru"] {
        let table = pages.public(&format!("table?lang={lang}")).text();
        let drawn = |spot: &Option<String>| {
            spot.as_ref().is_some_and(|spot| table.contains(&format!("<g data-spot=\"{spot}\">")))
        };
        let first = spots(&pages, lang, "");
        // To give up is no place on the board.
        let missing = first.iter().filter(|spot| !drawn(spot)).count();
        assert!(first.len() >= 5 && missing == 1, "{lang}: {first:?}");
        let hexes = spots(&pages, lang, "1");
        assert!(hexes.iter().filter(|spot| drawn(spot)).count() >= 4, "{lang}: {hexes:?}");
    }
}

/// A PIN stands before the page here as well, and a wrong one is for everybody's ears.
#[test]
fn a_table_with_pins_asks_for_them_on_phones() {
    let room = Room::new();
    room.deal("A BCDE");
    room.ok("new killer-inspector --deal deal.yaml --players Ann,Ben --pins --table t.referee");
    let pages = Pages::of(&room, Says::Owner);
    let mut ann = pages.seated(0, "ann");
    assert!(ann.look()["pin"].as_str().unwrap().starts_with("Choose a PIN"));
    let pin = |phone: &mut crate::support::phones::Phone<'_>, pin: &str| {
        phone.ask(json!({ "do": "pin", "pin": pin })).unwrap()
    };
    assert!(pin(&mut ann, "12")["lines"].is_array());
    assert_eq!(pin(&mut ann, "1234")["done"], true);
    assert!(ann.look()["marks"].is_array());
    // Another page of the same phone asks again.
    let mut again = pages.phone(0, "ann");
    assert!(again.look()["pin"].is_string() && again.tell("dead")["pin"].is_string());
    assert!(pin(&mut again, "9999")["lines"][0].as_str().unwrap().contains("Wrong PIN"));
    assert!(pages.table().contains("PIN"), "everybody hears of it");
    assert!(pin(&mut again, "1234")["lines"][0].as_str().unwrap().starts_with("Wait 1 second"));
    assert!(again.look()["pin"].is_string());
}

/// Five tables with nine phones each, every one of which looks and hears what is said at its own.
#[test]
fn nine_phones_at_five_tables() {
    let rooms: Vec<Room> = (0..5).map(|_| Room::new()).collect();
    let tables = rooms.iter().map(|room| {
        room.ok("new spy-tag --lang en --players 9 --trust dealt --table t.referee");
        Pages::of(room, Says::All)
    });
    let tables: Vec<Pages> = tables.collect();
    let mut phones: Vec<Vec<_>> = tables
        .iter()
        .map(|pages| (0..9).map(|seat| pages.seated(seat, "phone")).collect())
        .collect();
    for (at, all) in phones.iter_mut().enumerate() {
        let mut bells: Vec<_> = tables.iter().map(|pages| pages.hall.bell()).collect();
        assert_eq!(all[at].say("shift 1 left")["done"], true);
        let rung: Vec<bool> = bells.iter_mut().map(|it| it.has_changed().unwrap()).collect();
        assert_eq!(rung, (0..5).map(|table| table == at).collect::<Vec<_>>());
        assert!(all.iter_mut().all(|phone| phone.look()["marks"].is_array()));
        assert_eq!(tables[at].moved(), 1);
    }
    assert!(rooms.iter().all(|room| looks(room) == 9));
}

/// As at the terminal: a team-mate’s card cannot be one’s own, and a mistyped card is put right by naming the right one.
#[test]
fn a_told_card_is_asked_about_on_a_phone_and_put_right_there() {
    let room = Room::new();
    room.ok("new heist --edition uk --lang en --layout cells --trust told --players Ann,Ben,Cleo,Dan,Eve --table t.referee");
    room.tell("Ann", "drew f1 runner");
    let pages = Pages::of(&room, Says::Owner);
    let (mut ann, mut ben) = (pages.seated(0, "ann"), pages.seated(1, "ben"));
    let before = pages.moved();
    let asked = ben.tell("f1 insider");
    let sees = "f1 is with Thief 1 (Ann), as you can see.";
    assert_eq!(asked["asked"], json!([sees]), "{asked}");
    assert_eq!(asked["offers"][0][0], "It’s mine all the same");
    assert_eq!(pages.moved(), before, "nothing was recorded");
    let asked = ann.tell("f6");
    assert_eq!(asked["offers"][0][0], "not f1, it’s f6", "{asked}");
    let line = asked["offers"][0][1].as_str().unwrap().to_owned();
    let at = pages.moved();
    let told = json!({ "do": "tell", "line": line, "at": at, "sure": true });
    let told = ann.ask(told).unwrap();
    assert_eq!(told["answer"], json!(["Noted.", "Mistyped? Type the right card."]), "{told}");
    assert!(told["lines"].to_string().contains("You are f6."), "{told}");
}
