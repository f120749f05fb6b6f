//! What a phone makes of its owner’s turn, and of a line that was not understood.
use serde_json::{Value, json};

use super::browser::{Home, every_look};
use crate::support::browser::{Browser, Driver};

/// Counts what a phone does besides showing something.
const COUNTS: &str = "window.did = { shook: 0, rung: 0, woke: 0, slept: 0 };
    const own = (on, name, value) => Object.defineProperty(on, name, { value, configurable: true });
    own(navigator, 'vibrate', () => { did.shook++; });
    own(navigator, 'wakeLock', { request: async () => { did.woke++; const it = new EventTarget();
      it.release = async () => { did.slept++; it.dispatchEvent(new Event('release')); }; return it; } });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real { createOscillator() { did.rung++; return super.createOscillator(); } };";

fn did(phone: &Browser<'_>, what: &str) -> u64 {
    phone.run(&format!("return did.{what}")).as_u64().expect("a number")
}

#[test]
fn whose_turn_it_is_is_seen_felt_and_heard_on_that_phone_alone() {
    let Some(driver) = Driver::start() else { return };
    let home = Home::new();
    let (ann, ben) = (driver.phone((390, 844)), driver.phone((390, 844)));
    home.seated(&ann, 0);
    home.seated(&ben, 1);
    ann.wait("return document.title === 'Your turn – referee'");
    ben.wait("return document.querySelector('[aria-current=true][data-of]') !== null");
    assert_eq!(ben.run("return document.title"), "referee");
    let colour = "return getComputedStyle(document.body).backgroundColor";
    assert_ne!(ann.run(colour), ben.run(colour));
    every_look(&ann, "turn", "Killer (Ann), your turn");
    // The own seat is marked among the others.
    let own = "return [...document.querySelectorAll('.seats [aria-current=true]')].map(it => it.innerText.trim()).join()";
    assert_eq!(ann.run(own), "Killer (Ann): phone is in");
    assert_eq!(ben.run(own), "Inspector (Ben): phone is in");
    // There is no sound but where it is wanted.
    ben.run(COUNTS);
    let switch = "return document.getElementById('sound').getAttribute('aria-checked')";
    assert_eq!(ben.run(switch), "false");
    home.room.ok("act \"kill b1\" --table t.referee");
    ben.wait("return document.title.startsWith('Your turn')");
    ann.wait("return document.title === 'referee' && !document.body.matches('.turn')");
    assert_eq!(["shook", "woke", "slept", "rung"].map(|it| did(&ben, it)), [1, 1, 0, 0]);
    home.room.ok("undo --yes --table t.referee");
    ben.wait("return document.title === 'referee'");
    ben.wait("return did.slept === 1");
    ben.tap("A sound when it’s my turn");
    assert_eq!(ben.run(switch), "true");
    let sample = did(&ben, "rung");
    assert!(sample > 0, "it is heard once");
    home.room.ok("act \"kill b1\" --table t.referee");
    ben.wait("return document.title.startsWith('Your turn')");
    assert_eq!(did(&ben, "rung"), 2 * sample);
    assert_eq!(["shook", "woke"].map(|it| did(&ben, it)), [2, 2]);
    // This phone keeps that, and another one asks for nothing.
    ben.run("location.reload()");
    ben.wait("return !document.getElementById('sound').hidden");
    assert_eq!(ben.run(switch), "true");
    assert_eq!(ann.run(switch), "false");
}

/// An open list shows what can be said as soon as it is its owner’s turn, and what was being typed is still there.
#[test]
fn an_open_list_is_renewed_when_it_becomes_my_turn() {
    let Some(driver) = Driver::start() else { return };
    let home = Home::new();
    let ann = driver.phone((390, 844));
    home.seated(&ann, 0);
    home.room.ok("act \"kill b1\" --table t.referee");
    ann.wait("return document.getElementById('now').dataset.owes === '1'");
    ann.tap("Say…");
    ann.wait("return document.querySelector('#sheet form') !== null");
    assert_eq!(ann.run("return document.querySelectorAll('#sheet .buttons button').length"), 0);
    ann.run("document.querySelector('#sheet form input').value = 'kill'");
    home.room.ok("undo --yes --table t.referee");
    ann.wait("return document.querySelectorAll('#sheet .buttons button').length > 0");
    assert_eq!(ann.run("return document.querySelector('#sheet form input').value"), "kill");
}

#[test]
fn what_was_not_understood_is_put_right_with_a_tap_and_keeps_its_words() {
    let Some(driver) = Driver::start() else { return };
    let home = Home::new();
    let ann = driver.phone((390, 844));
    home.seated(&ann, 0);
    let field = "return document.querySelector('#sheet form input').value";
    let says = |line: &str| {
        ann.wait("return document.querySelector('#sheet form') !== null");
        ann.run(&format!(
            "const it = document.querySelector('#sheet form'); it.querySelector('input').value = {}; it.requestSubmit()",
            json!(line)
        ));
    };
    ann.tap("Say…");
    says("kill nobody at all");
    ann.wait("return document.querySelector('#sheet .main') === null && document.querySelector('#sheet .answer') !== null");
    assert_eq!(ann.run(field), "kill nobody at all");
    says("mrder barrin");
    ann.until("Did you mean");
    assert_eq!(ann.run(field), "mrder barrin");
    every_look(&ann, "unsaid", "Did you mean");
    // It is read back before it is said, and done.
    ann.run("document.querySelector('#sheet .buttons button').click()");
    ann.until("aloud for everybody?");
    assert_eq!(home.pages.moved(), 0);
    ann.tap("Say it");
    ann.until("1. Killer (Ann) kills Barrin");
    // So does what is typed on the own page, until that is closed.
    ann.tap("Tell…");
    ann.wait("return document.querySelector('#sheet form') !== null");
    ann.run("const it = document.querySelector('#sheet form'); it.querySelector('input').value = 'qwrt zxcv'; it.requestSubmit()");
    ann.wait("return document.querySelector('#sheet .answer') !== null");
    assert_eq!(ann.run(field), "qwrt zxcv");
    ann.tap("Close");
    assert_eq!(ann.run("return document.querySelector('#sheet input')"), Value::Null);
    // A slip in the eight words is put right where it stands as well.
    ann.go(&home.base());
    ann.wait("return document.querySelector('main form') !== null");
    ann.run("const it = document.querySelector('main form'); it.querySelector('input').value = 'lusab babad'; it.requestSubmit()");
    ann.until("These aren’t the eight words");
    assert_eq!(ann.run("return document.querySelector('main form input').value"), "lusab babad");
}
