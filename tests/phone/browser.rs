//! What people see and touch, in a real browser.
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use noir_referee::lang::Lang;
use noir_referee::phone::{ASKED, Limits, Link, Patience, PrivateKey, Says, Server, hex, unhex};
use noir_referee::rules::{Audience, Seat};
use serde_json::{Value, json};

use crate::support::browser::{Browser, Driver, ENTER, ESCAPE, NAME};
use crate::support::line::Line;
use crate::support::phones::Pages;
use crate::support::room::Room;

/// A table whose pages are on the network of this computer alone.
pub(super) struct Home {
    pub pages: Pages,
    server: Server,
    pub room: Room,
}

impl Home {
    pub(super) fn new() -> Self {
        let room = Room::with_table("A BCDE FGH", "--players Ann,Ben --table t.referee");
        let pages = Pages::of(&room, Says::Owner);
        let server = Self::serve(&pages, 0);
        Self { pages, server, room }
    }

    fn serve(pages: &Pages, port: u16) -> Server {
        let at = SocketAddr::from(([127, 0, 0, 1], port));
        Server::start(pages.halls.clone(), at, &[NAME.to_owned()]).expect("a server")
    }

    pub(super) fn base(&self) -> String {
        format!("http://{NAME}:{}", self.server.address().port())
    }

    fn link(&self, seat: usize) -> String {
        let link = self.pages.link(seat);
        format!("{}/?lang=en#{}", self.base(), link.written())
    }

    pub(super) fn seated(&self, browser: &Browser<'_>, seat: usize) {
        browser.go(&self.link(seat));
        browser.tap("Yes, that’s me");
        browser.wait("return !document.getElementById('dock').hidden");
    }
}

/// Everything in the page that could say what is secret.
const TRACES: &str = "return document.getElementById('secret').innerHTML + document.getElementById('sheet').innerHTML \
                      + document.querySelectorAll('.mark, [class*=\"mark-\"]').length";

/// Takes the pictures of the documentation, where `PICTURES` says into which folder.
fn picture(phone: &Browser<'_>, state: &str) {
    if let Some(folder) = std::env::var_os("PICTURES") {
        phone.screen((360, 640), false, 100);
        phone.picture(&PathBuf::from(folder).join(format!("phone-{state}.png")));
        phone.screen((390, 844), false, 100);
    }
}

#[test]
fn two_phones_play_and_a_secret_is_there_only_under_a_finger() {
    let Some(driver) = Driver::start() else { return };
    let home = Home::new();
    let (ann, ben) = (driver.phone((390, 844)), driver.phone((320, 568)));
    home.seated(&ann, 0);
    assert_eq!(ann.run("return isSecureContext"), false, "as on a real network");
    home.seated(&ben, 1);
    ann.until("Inspector (Ben): phone is in");
    // Hold to look, and let go.
    ann.hold("hold");
    ann.until("You are A");
    assert_eq!(
        ann.run("return document.querySelector('[data-cell=a1]').classList.contains('mark-own')"),
        true
    );
    ben.until("Looked at secrets: Killer (Ann)");
    picture(&ann, "held");
    ann.lift();
    ann.wait("return document.getElementById('secret').hidden");
    assert_eq!(ann.run(TRACES), "0");
    picture(&ann, "rest");
    // Going to another app with the finger down hides it as well.
    ann.hold("hold");
    ann.until("You are A");
    ann.run("window.dispatchEvent(new Event('blur'))");
    assert_eq!(ann.run(TRACES), "0");
    ann.lift();
    // It is not Ben's turn.
    ben.tap("Say…");
    ben.wait("return document.getElementById('sheet').innerText.includes('your turn')");
    assert_eq!(ben.run("return document.querySelectorAll('#sheet .buttons button').length"), 0);
    ben.tap("Close");
    // A line is read back before it is said.
    ann.tap("Say…");
    // The card on the board does what its button in the list does.
    ann.wait("return document.querySelector('[data-cell=b1]').matches('.offered')");
    picture(&ann, "say");
    ann.run("document.querySelector('[data-cell=b1]').click()");
    ann.until("aloud for everybody?");
    assert_eq!(home.pages.moved(), 0);
    ann.tap("Say it");
    ben.until("1. Killer (Ann) kills");
    // Ben chooses who he is.
    ben.tap("Tell…");
    ben.wait("return document.querySelectorAll('#sheet .buttons button').length === 3");
    ben.run("document.querySelectorAll('#sheet .buttons button')[1].click()");
    ben.wait("return document.getElementById('sheet').innerText.includes('Noted.')");
    ann.until("Inspector (Ben) chooses a secret identity");
    ben.tap("Close");
    assert_eq!(ben.run(TRACES), "0");
    // A row can be shifted to two sides, so that tapping it asks to which.
    ann.tap("Say…");
    ann.wait("return document.querySelector('th[data-spot=\"2\"]').matches('.offered')");
    ann.run("document.querySelector('th[data-spot=\"2\"]').click()");
    ann.wait("return document.querySelectorAll('#sheet .buttons button').length === 2");
    ann.tap("Close");
    // Nothing runs over the edge of the smallest phone.
    assert_eq!(ben.run("return document.documentElement.scrollWidth <= innerWidth"), true);
}

#[test]
fn a_phone_comes_back_to_its_seat_after_anything() {
    let Some(driver) = Driver::start() else { return };
    let mut home = Home::new();
    let ann = driver.phone((390, 844));
    home.seated(&ann, 0);
    ann.run("location.reload()");
    ann.wait("return !document.getElementById('dock').hidden");
    for (lang, hold) in [("uk", "Глянути"), ("ru", "Глянуть"), ("en", "Hold")] {
        ann.run(&format!("document.querySelector('a.lang[lang={lang}]').click()"));
        ann.until(hold);
        assert_eq!(ann.run("return document.documentElement.lang"), lang);
    }
    // The program is ended and started again, with the same links.
    let port = home.server.address().port();
    let link = home.link(0);
    drop(home.server);
    ann.wait("return !document.getElementById('touch').hidden");
    home.pages = Pages::of(&home.room, Says::Owner);
    home.server = Home::serve(&home.pages, port);
    assert_eq!(home.link(0), link);
    ann.wait("return document.getElementById('touch').hidden");
    ann.hold("hold");
    ann.until("You are A");
    ann.lift();
    // A second phone with the same code asks, and the first one hears of it.
    let other = driver.phone((390, 844));
    other.go(&link);
    other.until("Another phone already has this seat");
    ann.until("Another phone wants Killer (Ann)’s seat");
    home.pages.hall.renew(Audience::Seat(Seat::new(0))).expect("renewed");
    other.until("This link no longer works");
}

/// Lost Wi-Fi, the back button, and a second finger while the first one holds.
#[test]
fn a_phone_that_was_away_shows_the_table_and_no_secret() {
    let Some(driver) = Driver::start() else { return };
    let home = Home::new();
    let ann = driver.phone((390, 844));
    home.seated(&ann, 0);
    // A second finger, anywhere, takes the secret away although the first one still holds.
    ann.hold("hold");
    ann.until("You are A");
    ann.second_finger("#table");
    ann.wait("return document.getElementById('secret').hidden");
    assert_eq!(ann.run(TRACES), "0");
    ann.lift();
    // The way back to the page leads to the seat, with nothing open that was.
    ann.tap("Tell…");
    ann.until("You are A");
    ann.go("about:blank");
    ann.back();
    ann.wait("return document.getElementById('dock') && !document.getElementById('dock').hidden");
    assert_eq!(ann.run(TRACES), "0");
    // Without a network the page says so; what was said meanwhile is there as soon as it is back.
    ann.offline(true);
    ann.wait("return !document.getElementById('touch').hidden");
    home.room.ok("act \"kill b1\" --table t.referee");
    ann.offline(false);
    ann.until("1. Killer (Ann) kills");
    ann.wait("return document.getElementById('touch').hidden");
}

/// Nobody needs a finger: Tab leads to everything, Enter opens it and Esc hides it.
#[test]
fn the_keyboard_alone_is_enough() {
    let Some(driver) = Driver::start() else { return };
    let home = Home::new();
    let (ann, ben) = (driver.phone((390, 844)), driver.phone((390, 844)));
    ann.go(&home.link(0));
    ann.until("Yes, that’s me");
    ann.tab_to("it.textContent === 'Yes, that’s me'");
    ann.keys(ENTER);
    ann.wait("return !document.getElementById('dock').hidden");
    ann.tab_to("it.id === 'tell'");
    ann.keys(ENTER);
    ann.until("You are A");
    ann.keys(ESCAPE);
    ann.wait("return document.getElementById('sheet').hidden");
    assert_eq!(ann.run(TRACES), "0");
    ann.tab_to("it.id === 'say'");
    ann.keys(ENTER);
    ann.wait("return document.querySelector('#sheet .buttons button') !== null");
    // A hidden card forbids it: the page says no more than the table hears, and the reason is under the finger.
    ann.tab_to("it.matches('#sheet form input')");
    ann.keys(&format!("kill e5{ENTER}"));
    ann.until("aloud for everybody?");
    ann.tab_to("it.textContent === 'Say it'");
    ann.keys(ENTER);
    ann.until("Not allowed. Only Killer (Ann) may see why, on the private page.");
    ann.keys(ESCAPE);
    ann.hold("hold");
    ann.until("Refused: kill");
    ann.lift();
    ann.wait("return document.getElementById('secret').hidden");
    ann.tab_to("it.id === 'say'");
    ann.keys(ENTER);
    ann.wait("return document.querySelector('#sheet .buttons button') !== null");
    ann.tab_to("it.matches('#sheet .buttons button') && it.textContent.includes('Barrin')");
    ann.keys(ENTER);
    ann.until("aloud for everybody?");
    ann.tab_to("it.textContent === 'Say it'");
    ann.keys(ENTER);
    ann.wait("return document.getElementById('now').dataset.moved === '1'");
    home.seated(&ben, 1);
    ben.tab_to("it.id === 'tell'");
    ben.keys(ENTER);
    ben.wait("return document.querySelectorAll('#sheet .buttons button').length === 3");
    ben.tab_to("it.matches('#sheet .buttons button')");
    ben.keys(ENTER);
    ben.until("Noted.");
    ann.until("Inspector (Ben) chooses a secret identity");
}

#[test]
fn the_table_screen_and_a_page_without_a_link_show_no_buttons() {
    let Some(driver) = Driver::start() else { return };
    let home = Home::new();
    let screen = driver.phone((1280, 720));
    screen.go(&format!("{}/t/{}?lang=en", home.base(), home.pages.hall.name()));
    screen.until("Killer (Ann), your turn");
    shot(&screen, "screen", (1280, 720), false);
    // Whoever would rather look at the own phone finds the same page there.
    screen.wait("return document.querySelector('.code svg').getBoundingClientRect().width > 100");
    assert_eq!(screen.run("return document.getElementById('dock').hidden"), true);
    home.room.ok("act \"kill b1\" --table t.referee");
    screen.until("1. Killer (Ann) kills");
    screen.go(&home.base());
    screen.until("This address isn’t for anybody yet");
    // Without a camera eight words lead to the seat, in the letters of any language.
    let link = home.pages.link(1);
    for lang in [Lang::En, Lang::Uk, Lang::Ru] {
        screen.go(&home.base());
        screen.wait("return document.querySelector('main form') !== null");
        let spell = |words: &str| {
            let words = json!(words);
            screen.run(&format!("const it = document.querySelector('main form'); it.querySelector('input').value = {words}; it.requestSubmit()"));
        };
        spell("lusab babad gutih");
        screen.until("These aren’t the eight words");
        spell(&link.words(lang).to_uppercase());
        screen.until("You are Inspector (Ben)?");
        assert_eq!(screen.run("return location.hash"), json!(format!("#{}", link.written())));
    }
}

/// A line that has told something is taken back when another phone agrees, and the referee's tablet shows every card.
#[test]
fn another_phone_agrees_and_a_tablet_shows_every_card() {
    let Some(driver) = Driver::start() else { return };
    let room = Room::new();
    room.deal("A BCDE FGH");
    room.ok(
        "new killer-inspector --deal deal.yaml --players Ann,Ben --with-referee --table t.referee",
    );
    let pages = Pages::of(&room, Says::Owner);
    let server = Home::serve(&pages, 0);
    let home = Home { pages, server, room };
    let (ann, ben, tablet) =
        (driver.phone((390, 844)), driver.phone((320, 568)), driver.phone((768, 1024)));
    home.seated(&ann, 0);
    home.seated(&ben, 1);
    tablet.go(&home.link(2));
    tablet.until("This is the referee’s page.");
    every_look(&tablet, "referee-asked", "Are you the referee");
    home.seated(&tablet, 2);
    tablet.hold("hold");
    tablet.until("no identity");
    tablet.wait("return document.querySelector('[data-cell=a1]').classList.contains('mark-own')");
    ann.until("Referee: phone is in, looked 1 time");
    shot(&tablet, "referee-held", (768, 1024), false);
    tablet.lift();
    tablet.wait("return document.getElementById('secret').hidden");
    assert_eq!(tablet.run(TRACES), "0");
    ann.tap("Say…");
    ann.wait("return document.querySelector('[data-cell=b1]').matches('.offered')");
    ann.run("document.querySelector('[data-cell=b1]').click()");
    ann.tap("Say it");
    ben.until("1. Killer (Ann) kills");
    ann.tap("Say…");
    ann.tap("Ask to take back my last line");
    ann.until("The others have been asked.");
    ben.until("Killer (Ann) asks to take back line 1.");
    every_look(&ben, "undo-asked", "I agree");
    ben.tap("I agree");
    ann.until("1 line was taken back");
    ben.wait("return document.querySelector('.agree') === null");
    assert_eq!(home.pages.table().matches("data-seq=\"0\"").count(), 1);
}

/// A line of *Mr. Jack* is tapped on the drawing: who moves, where to, and how the lantern is turned.
#[test]
fn a_line_of_mr_jack_is_tapped_on_its_hexes() {
    let Some(driver) = Driver::start() else { return };
    let room = Room::new();
    room.ok("new mr-jack --lang en --players Ann,Ben --seed 7 --practice --table t.referee");
    let pages = Pages::of(&room, Says::All);
    let server = Home::serve(&pages, 0);
    let home = Home { pages, server, room };
    let phone = driver.phone((390, 844));
    home.seated(&phone, 0);
    for lang in ["uk", "ru", "en"] {
        phone.run(&format!("document.querySelector('a.lang[lang={lang}]').click()"));
        phone.wait(&format!("return document.documentElement.lang === '{lang}'"));
        phone.wait("return document.querySelector('.streets svg') !== null && !document.getElementById('dock').hidden");
        for (size, dark) in [((320, 568), false), ((390, 844), true), ((768, 1024), false)] {
            phone.screen(size, dark, 100);
            shot(&phone, &format!("jack-{lang}"), size, dark);
        }
        phone.screen((390, 844), false, 100);
    }
    phone.tap("Say…");
    phone.wait("return document.querySelectorAll('.streets .offered').length > 3");
    for (size, dark) in [((320, 568), false), ((390, 844), false), ((390, 844), true)] {
        phone.screen(size, dark, 100);
        shot(&phone, "jack-say", size, dark);
    }
    phone.screen((390, 844), false, 100);
    // On the drawing as long as something there goes on; what else belongs to it is in the list.
    let tap = "const all = [...document.querySelectorAll('.streets .offered')], it = all[all.length - 1]; \
               window.before = document.getElementById('sheet').firstChild; \
               if (it) it.dispatchEvent(new MouseEvent('click', { bubbles: true })); \
               else document.querySelector('#sheet .buttons button').click(); return it ? it.dataset.spot : null";
    let mut tapped = Vec::new();
    for step in 0..8 {
        if phone.run("return document.querySelector('#sheet .main') !== null") == true {
            break;
        }
        tapped.extend(phone.run(tap).as_str().map(str::to_owned));
        phone.wait("return document.getElementById('sheet').firstChild !== window.before");
        shot(&phone, &format!("jack-step-{step}"), (390, 844), false);
    }
    let hex = tapped.last().expect("something was tapped");
    let read_back = phone.run("return document.querySelector('#sheet .answer').textContent");
    assert!(
        read_back.as_str().is_some_and(|line| line.contains(hex.as_str())),
        "{read_back} {tapped:?}"
    );
    phone.tap("Say it");
    phone.wait("return document.getElementById('now').dataset.moved === '1'");
    assert_eq!(phone.run("return document.documentElement.scrollWidth <= innerWidth"), true);
}

/// The page in every size, light and dark; nothing of it is wider than the screen.
pub(super) fn every_look(page: &Browser<'_>, state: &str, shown: &str) {
    for (size, dark) in [((320, 568), false), ((390, 844), true), ((768, 1024), false)] {
        page.screen(size, dark, 100);
        page.until(shown);
        assert_eq!(page.run("return document.documentElement.scrollWidth <= innerWidth"), true);
        shot(page, state, size, dark);
    }
}

/// Takes a picture for whoever looks at the pages, where `PICTURES` names a folder that is not that of the documentation.
fn shot(page: &Browser<'_>, state: &str, size: (u32, u32), dark: bool) {
    let folder = std::env::var_os("PICTURES").map(PathBuf::from);
    if let Some(folder) = folder.filter(|it| !it.ends_with("docs/pictures")) {
        let dark = if dark { "-dark" } else { "" };
        page.picture(&folder.join(format!("{state}-{}{dark}.png", size.0)));
    }
}

/// The phone's end of the sealed channel, on random texts of every length, against the crate.
#[test]
fn the_browser_and_the_crate_seal_alike() {
    let Some(driver) = Driver::start() else { return };
    let home = Home::new();
    let page = driver.phone((390, 844));
    page.go(&home.base());
    let link = Link::read("AAECAwQFBgcICQoLDA0ODw").expect("a link");
    let keys = "const un = hex => Uint8Array.from(hex.match(/../g) || [], it => parseInt(it, 16)); \
                const to = all => Array.from(all, it => it.toString(16).padStart(2, '0')).join(''); \
                const key = what => Seal.sha256(new Uint8Array([...new TextEncoder().encode('referee/phone/2/' + what + '\\0'), ...un('000102030405060708090a0b0c0d0e0f')]));";
    assert_eq!(page.run(&format!("{keys} return to(key('id').subarray(0, 6))")), hex(&link.id()));
    for len in [0, 1, 15, 16, 17, 63, 64, 65, 127, 128, 1000, 2000] {
        let mut text: Vec<u8> = (0..len).map(|at| (at * 31 + len) as u8).collect();
        let told = text.clone();
        text.resize(text.len().max(1).next_multiple_of(ASKED), b' ');
        // What the phone seals the crate opens.
        let nonce = format!("{len:024x}");
        let sealed = page.run(&format!(
            "{keys} return to(Seal.seal(key('up'), un('{nonce}'), un('{}')))",
            hex(&text)
        ));
        let bytes = |hex: &str| -> Vec<u8> {
            (0..hex.len() / 2)
                .map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).expect("hex"))
                .collect()
        };
        let sealed = bytes(&format!("{nonce}{}", sealed.as_str().expect("hex")));
        assert_eq!(link.keys().open(&sealed).expect("opens").0, text, "{len}");
        // What the crate seals the phone opens, unless somebody has touched it.
        let answer = link.keys().seal(told.clone()).expect("sealed");
        let open = |answer: &[u8]| {
            page.run(&format!(
                "{keys} const box = un('{}'), text = Seal.open(key('down'), box.subarray(0, 12), box.subarray(12)); \
                 return text && [text.length, to(text.subarray(0, {len}))]",
                hex(answer)
            ))
        };
        let opened = open(&answer);
        assert_eq!(
            (&opened[0], &opened[1]),
            (&Value::from(1 << 14), &Value::from(hex(&told))),
            "{len}"
        );
        let mut touched = answer;
        touched[12 + len * 7 % 16_000] ^= 4;
        assert_eq!(open(&touched), Value::Null);
    }
    // X25519: the vectors of RFC 7748, section 5.2, then keys of every kind against the crate.
    let agreed = |scalar: &str, point: &str| {
        let agreed =
            page.run(&format!("{keys} return to(Seal.x25519(un('{scalar}'), un('{point}')))"));
        agreed.as_str().expect("hex").to_owned()
    };
    let vectors = [
        (
            "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
            "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
            "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
        ),
        (
            "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
            "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
            "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957",
        ),
    ];
    for (scalar, point, product) in vectors {
        assert_eq!(agreed(scalar, point), product);
    }
    let mut bytes = [9_u8; 32];
    for round in 0..60_u8 {
        // Each key is the hash of the one before it; some are of ones or of nothing but one bit.
        let text = hex(&bytes);
        bytes = match round {
            0 => [255; 32],
            1 => std::array::from_fn(|at| u8::from(at == 31) << 7),
            _ => {
                let hash = page.run(&format!("{keys} return to(Seal.sha256(un('{text}')))"));
                unhex(hash.as_str().expect("hex")).expect("32 bytes")
            }
        };
        let own = PrivateKey::new(bytes);
        let base = format!("09{}", "00".repeat(31));
        assert_eq!(agreed(&hex(&bytes), &base), hex(&own.public()), "{round}");
        assert_eq!(agreed(&hex(&bytes), "09"), hex(&own.public()), "{round}");
        let other = PrivateKey::new(std::array::from_fn(|at| bytes[at] ^ 0x5a)).public();
        let shared = own.with(&other).expect("a key");
        assert_eq!(agreed(&hex(&bytes), &hex(&other)), hex(&shared), "{round}");
    }
}

/// The host stops without a word, as a laptop that sleeps: the phone says so, and is there again when the host is.
#[test]
fn a_host_that_falls_silent_is_noticed_on_the_phone() {
    let Some(driver) = Driver::start() else { return };
    let [answer, quiet] = [1, 2].map(Duration::from_secs);
    let page = Patience { answer, quiet, ..Patience::default() };
    let room = Room::with_table("A BCDE FGH", "--players Ann,Ben --table t.referee");
    let pages = Pages::of(&room, Says::Owner);
    let (line, server) = Line::to(|at| {
        let limits = Limits { page, ..Limits::default() };
        Server::within(limits, pages.halls.clone(), at, &[NAME.to_owned()]).ok()
    });
    let home = Home { pages, server, room };
    let ann = driver.phone((390, 844));
    home.seated(&ann, 0);
    ann.until("Killer (Ann): phone is in");
    ann.wait("return document.getElementById('touch').hidden");
    line.falls_silent(true);
    ann.hold("hold");
    ann.until("No connection since");
    ann.lift();
    line.falls_silent(false);
    ann.wait("return document.getElementById('touch').hidden");
    // Also where nobody touches the phone.
    line.falls_silent(true);
    ann.until("No connection since");
    line.falls_silent(false);
    ann.wait("return document.getElementById('touch').hidden");
    ann.hold("hold");
    ann.until("You are A");
    ann.lift();
}

/// A browser has six streams to one host: with a seventh window nothing would be answered any more.
#[test]
fn many_windows_of_one_browser_hear_all_that_happens() {
    let Some(driver) = Driver::start() else { return };
    let home = Home::new();
    let mut windows = driver.phones(8, (390, 844));
    let screen = format!("{}/t/{}?lang=en", home.base(), home.pages.hall.name());
    for window in &windows {
        window.go(&screen);
        window.until("Killer (Ann), your turn");
    }
    home.room.ok("act \"kill b1\" --table t.referee");
    for window in &windows {
        window.until("1. Killer (Ann) kills");
    }
    // The one that listens goes, and another one listens.
    windows.remove(0).go("about:blank");
    let last = windows.len() - 1;
    windows[last].wait("return !document.hidden");
    home.room.ok("undo --yes --table t.referee");
    for window in &windows {
        window.until("was taken back");
    }
}

/// Whoever has the seat can say no to another phone, but not yes; whoever is put out hears it at once.
#[test]
fn a_phone_at_the_door_is_refused_or_let_in_and_everybody_is_told() {
    let Some(driver) = Driver::start() else { return };
    let home = Home::new();
    let phones: Vec<_> = (0..3).map(|_| driver.phone((390, 844))).collect();
    let [ann, ben, other] = &phones[..] else { panic!() };
    home.seated(ann, 0);
    home.seated(ben, 1);
    other.go(&home.link(1));
    other.until("Another phone already has this seat");
    let offered = "return Array.from(document.querySelectorAll('.knock button')).filter(it => !it.hidden).map(it => it.className).join()";
    ann.until("Another phone wants Inspector (Ben)’s seat");
    ben.until("Another phone wants Inspector (Ben)’s seat");
    assert_eq!(ann.run(offered), "vouch,refuse");
    assert_eq!(ben.run(offered), "refuse", "a yes of his own would be worth nothing");
    assert_eq!(other.run(offered), "");
    ben.tap("No, leave it out");
    ben.until("The other phone stays out.");
    other.until("This phone wasn’t let in.");
    ann.wait("return document.querySelector('.knock') === null");
    // A third one is let in, and the first one is told.
    let third = driver.phone((390, 844));
    third.go(&home.link(1));
    third.until("Another phone already has this seat");
    ann.until("Another phone wants Inspector (Ben)’s seat");
    ann.tap("Yes, let it in");
    third.wait("return !document.getElementById('dock').hidden");
    ben.until("Another phone was let in as Inspector (Ben), so this one is out.");
    assert_eq!(ben.run("return document.getElementById('dock').hidden"), true);
    ben.tap("Ask to come in again");
    ben.until("Another phone already has this seat");
    third.until("Another phone wants Inspector (Ben)’s seat");
}
