//! The walk from the box to the first turn says what the rules allow: no more and no less.
use std::collections::{BTreeMap, BTreeSet};

use noir_referee::rules::Ask;
use noir_referee::scenario::Library;
use noir_referee::terms::{Family, Mode};

use crate::support::chance::Chance;
use crate::support::modes::{TRUSTS, table};
use crate::support::opening::opening;
use crate::support::play::{lines, open, play};
use crate::support::room::Room;

/// The first words of the lines that the walk gives to each role or team, by what heads them.
fn taught(room: &Room, line: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut taught: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut who = String::new();
    for line in room.ok(line).lines().skip_while(|line| !line.contains("Your turn")) {
        match line.strip_prefix("  ") {
            Some(deed) if !deed.starts_with(' ') => {
                let verb = deed.split(' ').next().unwrap_or_default().to_owned();
                taught.entry(who.clone()).or_default().insert(verb);
            }
            Some(_) => {}
            None => line.clone_into(&mut who),
        }
    }
    taught
}

/// Random games: whatever a seat may do on its turn stands under its role, its team or everybody, and whatever
/// stands there comes up in one of them.
#[test]
fn what_a_role_is_told_is_what_it_may_do() {
    let (room, library) = (Room::new(), Library::default());
    let edition = library.edition("en").expect("built in");
    for mode in Mode::ALL {
        let sheet = library.mode(mode).expect("built in");
        if sheet.family == Family::MrJack {
            continue;
        }
        let mut seen: BTreeMap<u8, BTreeSet<(String, String)>> = BTreeMap::new();
        let mut chance = Chance(7);
        for _ in 0..60 {
            let start = table(mode, &mut chance, &TRUSTS[..1]);
            let players = start.all_seats().count() as u8;
            let named = opening(mode, players, &[TRUSTS[0]], &[]);
            let seats = sheet.seats_for(players);
            play(&start, 400, &mut chance, |_, step| {
                let turn = step.before.decision().filter(|owed| owed.ask == Ask::Turn);
                let Some(owed) = turn else { return };
                let role = edition.role_name(mode, seats[owed.seat.at()].role);
                let grid = step.before.grid();
                for line in lines(&open(step.before)) {
                    let said = line.write(grid, &named);
                    let verb = said.split(' ').next().unwrap_or_default();
                    // What is shown is the English word: one canvasses.
                    let verb = if verb == "canvas" { "canvass" } else { verb }.to_owned();
                    seen.entry(players).or_default().insert((role.to_owned(), verb));
                }
            });
        }
        for (players, seen) in seen {
            let taught = taught(&room, &format!("setup {mode} --players {players} --walk"));
            let specials =
                |who: &str| mode == Mode::Heist && who.to_lowercase().contains("special");
            for (role, verb) in &seen {
                // In FBI vs. Mafia random tables mix the seats.
                let stands = |who: &str| {
                    let own = who == role || mode == Mode::FbiMafia;
                    own || who == "Everybody" || specials(who)
                };
                let found = taught.iter().any(|(who, verbs)| stands(who) && verbs.contains(verb));
                assert!(found, "{mode}, {players}: {role} may {verb}, and nobody says so");
            }
            for (who, verb) in
                taught.iter().flat_map(|(who, verbs)| verbs.iter().map(move |it| (who, it)))
            {
                // Said out of turn, at its start, or as the second half of it; or too seldom possible by chance.
                let beside =
                    ["save", "protect", "threaten", "keep", "collapse"].contains(&verb.as_str());
                let anybody = who == "Everybody" || mode == Mode::FbiMafia || specials(who);
                let found = seen.iter().any(|(role, it)| it == verb && (anybody || role == who));
                assert!(
                    found || beside || specials(who),
                    "{mode}, {players}: {who} is told {verb}, and may not"
                );
            }
        }
    }
}

#[test]
fn a_walk_opens_no_table_and_is_one_page_in_a_pipe() {
    let room = Room::new();
    let page = room.ok("setup hitman-sleuth --walk --seed 1");
    let titles = page.lines().filter_map(|line| line.split_once(" · "));
    let titles: Vec<&str> =
        titles.filter(|(at, _)| at.contains('/')).map(|(_, title)| title).collect();
    let about = ["What it’s about", "Out of the box", "On the table", "Before the first turn"];
    assert_eq!(titles[..4], about);
    assert!(titles[4..].iter().all(|title| title.starts_with("Your turn")), "{titles:?}");
    assert_eq!(page, room.ok("setup hitman-sleuth --walk --seed 1"));
    assert_eq!(room.run("status").code, 2, "no table");
    assert_eq!(room.run("setup hitman-sleuth --walk --json").code, 2);
    let options = room.ok("setup killer-inspector --walk --option undo-ban=off --option kills=16");
    assert!(
        !options.contains("straight back") && options.contains("kill 16 suspects"),
        "{options}"
    );
}
