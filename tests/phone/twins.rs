//! Two tables that differ only in what an audience may not know are the same to its phones.
use noir_referee::phone::Says;
use noir_referee::rules::{Audience, Names as _};
use noir_referee::table::safe::{Promise, Seal, TableKey};
use noir_referee::table::{Archive, ByCell, Entrusted, Table};
use serde_json::{Value, json};

use crate::leaks::every_mode::TWINS;
use crate::leaks::mr_jack;
use crate::leaks::twin_tables::{AUDIENCES, Twins, mixtures};
use crate::support::one_in;
use crate::support::phones::{Pages, Phone};
use crate::support::room::folder;

/// Everything that anybody gets without a link, in every language, with what differs from table to table taken out.
pub fn public(pages: &Pages) -> Vec<String> {
    let mut seen = Vec::new();
    for lang in ["en", "uk", "ru"] {
        for path in
            ["table?", "menu?", "menu?path=1&", "menu?path=2&", "menu?path=1.1&", "table?at=1&"]
        {
            let answer = pages.public(&format!("{path}lang={lang}"));
            seen.push(format!("{} {:?} {}", answer.status, answer.headers, answer.text()));
        }
        seen.push(format!("{:?}", pages.get(&format!("/?lang={lang}"))));
    }
    seen.push(format!("{:?}", pages.listen().0));
    seen.push(format!("{:?}", pages.post(vec![9; 64])));
    seen
}

/// An answer without the address of the table and the page’s id and key.
pub fn masked(mut answer: Value) -> Value {
    for key in ["table", "page", "key"] {
        answer.as_object_mut().and_then(|answer| answer.remove(key));
    }
    answer
}

#[test]
fn no_mode_tells_a_phone_what_it_may_not_know() {
    // Of each pair of eyes every other one: the pages of a seat differ by mode, not by what is hidden.
    for twins in TWINS.iter().step_by(one_in(2)) {
        let rooms = [false, true].map(|other| twins.room(other));
        let both = rooms.each_ref().map(|room| Pages::of(room, Says::Owner));
        let status = rooms[0].json("status --table t.referee");
        let seats: Vec<String> = status["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| seat["seat"].as_str().unwrap().to_owned())
            .collect();
        let own = seats.iter().position(|seat| seat == twins.eyes);
        let asked = both.each_ref().map(|pages| {
            let mut answers = public(pages);
            let (_, mut bell) = pages.listen();
            if let Some(own) = own {
                let mut phone = pages.seated(own, "own");
                for lang in ["en", "uk", "ru"] {
                    phone.lang = lang;
                    answers.push(masked(phone.look()).to_string());
                    answers.push(masked(phone.tell("around c3")).to_string());
                    answers.push(masked(phone.tell("may kill c3")).to_string());
                    // Questions are answered aloud as well.
                    for line in ["nonsense", "around c3", "may kill c3", "me near c3", "kill c3"] {
                        answers.push(masked(phone.hear(line)).to_string());
                    }
                }
            }
            // Whatever the others are answered, it is as long at both tables, which `ask` makes sure of.
            for other in (0..seats.len()).filter(|seat| Some(*seat) != own) {
                pages.seated(other, "other").look();
            }
            answers.push(pages.rung(&mut bell));
            answers.extend(public(pages));
            answers
        });
        assert_eq!(asked[0], asked[1], "{} {}", twins.mode, twins.eyes);
    }
}

/// A table of twins in a folder of its own.
fn pages(folder: &std::path::Path, twins: &Twins, at: usize) -> Pages {
    let mut opening = twins.opening.clone();
    opening.id = at.to_string().repeat(32);
    let names = ByCell(&opening);
    let deck: Vec<String> =
        twins.decks[at].iter().map(|card| names.suspect(*card).to_owned()).collect();
    let promise = Promise::new("deck", &deck.join(" ")).expect("randomness");
    let entrusted = Entrusted { deck, promises: vec![promise], ..Entrusted::default() };
    let key = TableKey::random().expect("randomness");
    let seal = Seal::new(&key, &opening.id);
    let path = folder.join(at.to_string());
    Table::create(&path, opening, entrusted, Vec::new(), None, seal).expect("a table");
    Pages::at(&Archive::new(&folder.join(format!("data{at}"))), &path, key, Says::Owner)
}

/// The lines of random games are said and told on phones, under every mixture of trusts.
#[test]
fn twins_played_on_phones_are_the_same_to_everybody() {
    let mut said = 0;
    for trusts in mixtures() {
        for audience in AUDIENCES {
            let mut twins = Twins::new("phones", audience, trusts);
            let folder = folder();
            let both = [0, 1].map(|at| pages(folder.path(), &twins, at));
            let mut phones =
                both.each_ref().map(|pages| [pages.seated(0, "a"), pages.seated(1, "b")]);
            let mut bells = both.each_ref().map(|pages| pages.listen().1);
            let mut rung = 0;
            for _ in 0..7 {
                let Some(step) = twins.step() else { break };
                said += 1;
                let answers = [0, 1].map(|at| {
                    let phone = &mut phones[at][step.seat.at()];
                    let line = &step.lines[at];
                    let moved = both[at].moved();
                    let kind = if step.private { "tell" } else { "say" };
                    phone.ask(json!({ "do": kind, "line": line, "at": moved })).expect("an answer")
                });
                // Whoever listens sees how much was sent.
                let sent = phones.each_ref().map(|phones| phones[step.seat.at()].sent);
                assert_eq!(sent[0], sent[1], "{step:?}");
                // What is told in private is answered on a page of his own.
                if !step.private || audience == Audience::Seat(step.seat) {
                    assert_eq!(masked(answers[0].clone()), masked(answers[1].clone()), "{step:?}");
                }
                if !step.private {
                    assert_eq!(
                        answers[0]["done"] == true,
                        step.accepted,
                        "{step:?}: {}",
                        answers[0]
                    );
                }
                if let Audience::Seat(seat) = audience {
                    let pages = phones.each_mut().map(|phones| masked(phones[seat.at()].look()));
                    assert_eq!(pages[0], pages[1], "{trusts:?} {audience:?} {step:?}");
                }
                let heard = [0, 1].map(|at| both[at].rung(&mut bells[at]));
                assert_eq!(heard[0], heard[1], "{trusts:?} {audience:?} {step:?}");
                rung += usize::from(!heard[0].is_empty());
                let shown = both.each_ref().map(Pages::table);
                assert_eq!(shown[0], shown[1], "{trusts:?} {audience:?} {step:?}");
            }
            let [left, right] = both.each_ref().map(public);
            assert_eq!(left, right, "{trusts:?} {audience:?}");
            assert!(rung > 3, "{trusts:?} {audience:?}: {rung} rings");
        }
    }
    assert!(said > 100, "{said} lines");
}

/// Cards that the companion deals, that are told to it, and that it is never told.
const TRUSTS: [&str; 6] = [
    "",
    "--trust jack=told --trust detective=told",
    "--trust jack=told",
    "--trust detective=told",
    "--trust jack=untold --trust detective=told",
    "--trust jack=untold --trust detective=untold",
];

/// *Mr. Jack* to Jack's last activation of round 2, in every trust: who may not know the alibi cards is told the same.
#[test]
fn mr_jack_tells_a_phone_what_it_may_know() {
    // Each trust with one of them, so that each of them meets two.
    for (twins, trust) in mr_jack::TWINS.iter().cycle().zip(TRUSTS) {
        let rooms = twins.open(trust);
        let both = rooms.0.each_ref().map(|room| Pages::of(room, Says::All));
        let heard = [0, 1].map(|at| heard(&both[at], twins, twins.alibi[at], trust));
        assert_eq!(heard[0], heard[1], "{} {trust}", twins.eyes);
    }
}

/// What the eyes of the twins get while the game is played at the table with these alibi cards.
fn heard(pages: &Pages, twins: &mr_jack::Twins, alibi: &str, trust: &str) -> Vec<String> {
    let cards: Vec<&str> = alibi.split(", ").collect();
    let mut phones = [pages.seated(0, "jack"), pages.seated(1, "detective")];
    let (_, mut bell) = pages.listen();
    let mut heard = Vec::new();
    let draws = |phone: &mut Phone<'_>, card: usize| {
        if !trust.contains(&format!("{}=told", phone.name)) {
            return None;
        }
        let told = masked(phone.tell(&format!("drew {}", cards[card]))).to_string();
        (twins.eyes == phone.name).then_some(told)
    };
    heard.extend(draws(&mut phones[0], 0));
    // Real cards are turned up, and Jack says himself what the witnesses say.
    let real = trust.contains('=').then_some("cards holmes smith goodley bert");
    let mut lines: Vec<&str> = real.into_iter().chain(mr_jack::SAID.iter().copied()).collect();
    if trust.contains("jack=untold") {
        lines.insert(5, "call invisible");
    }
    for line in lines {
        let said = phones[0].say(line);
        assert_eq!(said["done"], true, "{trust} {line}: {said}");
        if line == mr_jack::SAID[0] {
            heard.extend(draws(&mut phones[1], 1));
        }
        heard.extend([pages.rung(&mut bell), pages.table()]);
    }
    // She is not Jack at either table, and only who knows that reads why. Of an untold Jack everybody would believe it.
    if !trust.contains("jack=untold") {
        heard.push(masked(phones[1].say("stealthy exit sw")).to_string());
    }
    heard.extend(phones.iter().map(|phone| phone.sent.to_string()));
    for phone in &mut phones {
        for lang in ["en", "uk", "ru"] {
            phone.lang = lang;
            let page = [phone.look(), phone.tell("suspects"), phone.tell("me near smith")];
            let page = page.map(masked);
            heard.extend((twins.eyes == phone.name).then(|| format!("{page:?}")));
        }
    }
    heard.push(pages.rung(&mut bell));
    heard.extend(public(pages));
    heard
}
