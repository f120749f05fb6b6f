//! Whole games on phones in a real browser, to their ends: each in another language and another trust. The players tap what
//! they say on the board and in the lists, as people do, and type only what no list has.
//!
//! `PICTURES=folder` makes the pictures of the documentation on the way.
use std::net::SocketAddr;
use std::path::PathBuf;

use noir_referee::lang::Lang;
use noir_referee::phone::{Says, Server};
use noir_referee::rules::{Action, Deed, Names as _, Position, Seat, Trust};
use noir_referee::setup::Arrange;
use noir_referee::table::safe::{Promise, Seal, TableKey};
use noir_referee::table::{Archive, ByCell, Table};
use noir_referee::terms::Mode;
use tempfile::TempDir;

use crate::support::browser::{Browser, Driver, name};
use crate::support::chance::Chance;
use crate::support::opening::{entrusted, opening_laid};
use crate::support::phones::Pages;
use crate::support::room::folder;
use crate::support::simulated_players::Game;

const PEOPLE: [&str; 9] = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hanna", "Ivo"];
/// A game that is not over after so many lines is another one: each line waits for every phone.
const MOST: usize = 30;

/// What is played.
pub(super) struct Evening {
    pub mode: Mode,
    pub players: u8,
    pub trust: Trust,
    pub lang: Lang,
    /// Of the players, and of what they draw.
    pub seed: u64,
}

/// A table whose phones are on the network of this computer alone, and the game that will be played at it.
pub(super) struct Home {
    pub pages: Pages,
    pub server: Server,
    lang: Lang,
    pub said: Vec<(Position, Action)>,
    _folder: TempDir,
}

impl Home {
    fn of(evening: &Evening) -> Self {
        Self::laid(evening, Arrange::Cells)
    }

    /// With the cards laid so.
    pub(super) fn laid(evening: &Evening, layout: Arrange) -> Self {
        let Evening { mode, players, trust, .. } = *evening;
        let mut opening = opening_laid(mode, players, &[trust], &[], layout);
        for (seat, player) in opening.seats.iter_mut().zip(PEOPLE) {
            player.clone_into(&mut seat.player);
        }
        evening.lang.code().clone_into(&mut opening.lang);
        let mut chance = Chance(evening.seed);
        let deck = chance.shuffled(opening.cast.len() as u8);
        let mut entrusted = entrusted(&opening, &deck);
        let promise = Promise::new("deck", &entrusted.deck.join(" ")).expect("randomness");
        entrusted.promises = vec![promise];
        let start = opening.start(Some(&entrusted)).expect("a game begins");
        let game = Game::play(&start, MOST, 0, &mut chance);
        let mut said = Vec::new();
        let mut before = game.start;
        for line in game.said {
            // Afterwards some show who they were, which is not part of the game.
            let Some(action) = line.line else { break };
            said.push((before, action));
            before = line.after;
        }
        let folder = folder();
        let (path, key) =
            (folder.path().join("t.referee"), TableKey::random().expect("randomness"));
        let seal = Seal::new(&key, &opening.id);
        Table::create(&path, opening, entrusted, Vec::new(), None, seal).expect("a table");
        let pages = Pages::at(&Archive::new(&folder.path().join("data")), &path, key, Says::Owner);
        let names: Vec<String> = (0..evening.players.into()).map(name).collect();
        let at = SocketAddr::from(([127, 0, 0, 1], 0));
        let server = Server::start(pages.halls.clone(), at, &names).expect("a server");
        Self { pages, server, lang: evening.lang, said, _folder: folder }
    }

    fn word(&self, key: &str) -> String {
        noir_referee::phone::Tongue::of(self.lang).words.say(key)
    }

    fn seat(&self, phone: &Browser<'_>, seat: usize) {
        let link = self.pages.link(seat).written();
        let port = self.server.address().port();
        phone.go(&format!("http://{}:{port}/?lang={}#{link}", name(seat), self.lang));
        phone.tap(&self.word("phone-ok"));
        phone.wait("return !document.getElementById('dock').hidden");
    }

    /// The line as its player reads it.
    fn shown(&self, action: &Action) -> String {
        let inside = self.pages.hall.inside();
        let view = inside.session.public();
        self.pages.hall.voice(self.lang, &view).line(action)
    }

    /// Says or tells a line on the phone of whoever owes it.
    fn play(&self, phone: &Browser<'_>, before: &Position, action: &Action) {
        if action.is_private() { self.tell(phone, before, action) } else { self.say(phone, action) }
    }

    fn tell(&self, phone: &Browser<'_>, before: &Position, action: &Action) {
        phone.tap(&self.word("phone-tell"));
        let inside = self.pages.hall.inside();
        let names = ByCell(inside.session.opening());
        let line = action.write(before.grid(), &names);
        let cards: Vec<String> = match action {
            Action::Do(Deed::Drew(cards)) => {
                let place = |card| before.grid().place(card).map(|cell| cell.to_string());
                let out = |card| names.suspect(card).to_owned();
                cards.iter().map(|card| place(card).unwrap_or_else(|| out(card))).collect()
            }
            _ => Vec::new(),
        };
        drop(inside);
        phone.wait("return document.querySelector('#sheet form') !== null");
        for card in &cards {
            phone.run(&format!("document.querySelector('[data-cell=\"{card}\"]').click()"));
        }
        if cards.is_empty() {
            type_in(phone, &line);
        } else {
            phone.tap(&self.word("phone-told"));
        }
        phone.until(&self.word("private-noted"));
        phone.tap(&self.word("phone-close"));
    }

    fn say(&self, phone: &Browser<'_>, action: &Action) {
        let (line, sure) = (self.shown(action), self.word("phone-say-it"));
        phone.tap(&self.word("phone-say"));
        phone.wait("return document.querySelector('#sheet form') !== null");
        for step in 0.. {
            // The longest of the buttons with which the line begins; a card that can be tapped is tapped on the board.
            let found = phone.run(&format!(
                "const flat = it => it.replace(/[ >:…]+/g, ' ').trim(); const line = flat({});
                 const fits = it => line === it || line.startsWith(it + ' ');
                 const all = [...document.querySelectorAll('#sheet .buttons button')].filter(it => fits(flat(it.textContent)));
                 all.sort((a, b) => b.textContent.length - a.textContent.length);
                 window.before = document.getElementById('sheet').firstChild;
                 if (all.length) all[0].click();
                 return all.length > 0",
                serde_json::json!(line)
            ));
            if found != true {
                if step > 0 {
                    // No list goes on so: from the beginning, by typing.
                    phone.tap(&self.word("phone-say"));
                    phone.tap(&self.word("phone-say"));
                }
                phone.wait("return document.querySelector('#sheet form') !== null");
                type_in(phone, &line);
            }
            // The next list, or the sentence read back.
            phone.wait("return document.getElementById('sheet').firstChild !== window.before");
            if phone.run("return document.querySelector('#sheet .main') !== null") == true {
                break;
            }
            assert!(step < 12, "{line}: {}", phone.text());
        }
        phone.tap(&sure);
        phone.wait("return document.getElementById('sheet').hidden");
    }
}

fn type_in(phone: &Browser<'_>, line: &str) {
    phone.run(&format!(
        "const it = document.querySelector('#sheet form'); it.querySelector('input').value = {}; it.requestSubmit()",
        serde_json::json!(line)
    ));
}

/// Everything in the page that could say what is secret.
const TRACES: &str = "return document.getElementById('secret').innerHTML + document.getElementById('sheet').innerHTML \
                      + document.querySelectorAll('.mark, [class*=\"mark-\"]').length";

/// Where pictures are wanted: of a phone of these sizes, light, dark, and with large letters.
fn picture(phone: &Browser<'_>, state: &str) {
    let Some(folder) = std::env::var_os("PICTURES").map(PathBuf::from) else { return };
    let sizes = [
        (390, 844, false, 100),
        (320, 568, false, 100),
        (390, 844, true, 100),
        (390, 844, false, 200),
    ];
    for (width, height, dark, letters) in sizes {
        phone.screen((width, height), dark, letters);
        let kind = if dark {
            "-dark"
        } else if letters > 100 {
            "-large"
        } else {
            ""
        };
        phone.picture(&folder.join(format!("{state}-{width}{kind}.png")));
    }
    phone.screen((390, 844), false, 100);
}

/// Plays the game on as many phones as there are players, and looks at what they show.
fn play(evening: &Evening) {
    let Some(driver) = Driver::start() else { return };
    let home = Home::of(evening);
    assert!(home.said.len() < MOST, "another seed: {} lines", home.said.len());
    let phones = driver.phones(evening.players.into(), (390, 844));
    for (seat, phone) in phones.iter().enumerate() {
        home.seat(phone, seat);
    }
    let id = evening.mode.id();
    let middle = home.said.len() / 2;
    let moved = |phone: &Browser<'_>, lines: usize| {
        phone.wait(&format!("return document.getElementById('now').dataset.moved === '{lines}'"));
    };
    for (at, (before, action)) in home.said.iter().enumerate() {
        let by = match action {
            Action::Concede(seat) => *seat,
            _ => before.decision().expect("somebody owes it").seat,
        };
        if at == middle {
            for (seat, phone) in phones.iter().enumerate() {
                look(&home, phone, before, Seat::new(seat as u8), id);
            }
            picture(&phones[0], &format!("{id}-rest"));
            phones[by.at()].tap(&home.word("phone-say"));
            phones[by.at()].wait("return document.querySelector('#sheet form') !== null");
            picture(&phones[by.at()], &format!("{id}-say"));
            phones[by.at()].tap(&home.word("phone-close"));
        }
        home.play(&phones[by.at()], before, action);
        moved(&phones[by.at()], at + 1);
    }
    // It is over, everything lies open, and all phones show the same page.
    let rest =
        "return document.getElementById('table').innerHTML.replace(/ aria-current=\"\\w+\"/g, '')";
    for phone in &phones {
        moved(phone, home.said.len());
    }
    let last = phones[0].run(rest);
    assert!(last.as_str().is_some_and(|it| it.contains("id=\"film\"")), "{last}");
    for phone in &phones {
        assert_eq!(phone.run(rest), last);
        assert_eq!(phone.run(TRACES), "0");
    }
    // Nothing runs over the edge, neither of the smallest phone nor with letters twice as large.
    for (width, letters) in [(320, 100), (390, 200)] {
        phones[0].screen((width, 568), false, letters);
        phones[0].wait(&format!("return innerWidth === {width}"));
        let wide = phones[0].run("return document.documentElement.scrollWidth");
        assert_eq!(wide, width, "at {letters} %");
    }
    phones[0].screen((390, 844), false, 100);
    picture(&phones[0], &format!("{id}-end"));
}

/// One finger down and up: what is under it is this seat's, and gone afterwards.
fn look(home: &Home, phone: &Browser<'_>, before: &Position, seat: Seat, id: &str) {
    phone.hold("hold");
    phone.wait("return !document.getElementById('secret').hidden");
    if seat.at() == 0 {
        picture(phone, &format!("{id}-held"));
    }
    let own = before.holding(seat).identity.known();
    if let Some(cell) = own.and_then(|own| before.grid().place(own)) {
        let marked = format!(
            "return document.querySelector('[data-cell={cell}]').classList.contains('mark-own')"
        );
        assert_eq!(phone.run(&marked), true, "{cell}");
    }
    // What stands there can be read without scrolling, for which no finger is free.
    let fits =
        "const it = document.getElementById('secret'); return it.scrollHeight <= it.clientHeight";
    assert_eq!(phone.run(fits), true, "{}", phone.text());
    phone.lift();
    phone.wait("return document.getElementById('secret').hidden");
    assert_eq!(phone.run(TRACES), "0");
    if seat.at() == 0 && std::env::var_os("PICTURES").is_some() {
        phone.tap(&home.word("phone-tell"));
        phone.wait("return document.querySelector('#sheet form') !== null");
        picture(phone, &format!("{id}-tell"));
        phone.tap(&home.word("phone-close"));
    }
}

#[test]
fn spy_tag_with_five_phones() {
    play(&Evening { mode: Mode::SpyTag, players: 5, trust: Trust::Told, lang: Lang::En, seed: 56 });
}

#[test]
fn fbi_vs_mafia_with_six_phones() {
    play(&Evening {
        mode: Mode::FbiMafia,
        players: 6,
        trust: Trust::Dealt,
        lang: Lang::Uk,
        seed: 122,
    });
}

#[test]
fn mr_jack_with_two_phones() {
    play(&Evening {
        mode: Mode::MrJack,
        players: 2,
        trust: Trust::Untold,
        lang: Lang::Ru,
        seed: 319,
    });
}
