//! What holds for the setup of every mode, with every number of players, from every box.
use std::collections::BTreeSet;

use noir_referee::lang::{Grammar, Keyword, Lang, Words};
use noir_referee::scenario::{Edition, Library, ModeSheet, SeatId};
use noir_referee::screen::{Guide, Look, Medium, setup_sheet, setup_text, width};
use noir_referee::setup::{Arrange, Assign, Game, Setup, SetupBoard, SetupCode};
use noir_referee::terms::{Family, Mode, Role, Special, Team};

const SEEDS: [&str; 3] = ["1", "042042", "п’ятниця"];

fn game((mode, edition): (&ModeSheet, &Edition), players: u8, seed: &str) -> Game {
    let game = Game::of(mode.clone(), edition.clone(), players);
    Game { seed: seed.to_owned(), seats: Some(Assign::Random), ..game }
}

fn make(game: &Game) -> Setup {
    game.setup().expect("the box has it")
}

/// Every mode with every box that has it and every number of players.
fn all() -> Vec<(ModeSheet, Edition, u8)> {
    let library = Library::default();
    let modes = Mode::ALL.iter().map(|mode| library.mode(*mode).unwrap());
    let noir = modes.filter(|mode| mode.family == Family::Noir);
    let mut all = Vec::new();
    for mode in noir {
        for (id, headline) in &mode.printed {
            let edition = library.edition(id).unwrap();
            all.extend(headline.players.iter().map(|it| (mode.clone(), edition.clone(), *it)));
        }
    }
    all
}

#[test]
fn every_setup_is_whole() {
    let all = all();
    assert_eq!(all.len(), 3 * (1 + 1 + 6 + 1 + 2 + 3) + (1 + 1 + 4 + 1 + 1), "modes and counts");
    for (mode, edition, players) in all {
        let about = format!("{} {} {players}", mode.id, edition.id);
        for seed in SEEDS {
            let setup = make(&game((&mode, &edition), players, seed));
            let cells = mode.grids[&players].cells();
            let SetupBoard::Cards(board) = &setup.board else { panic!("no cards: {about}") };
            let cards: Vec<&str> =
                board.rows.iter().flatten().map(|card| card.name.as_str()).collect();
            assert_eq!(cards.len(), usize::from(cells), "{about}");
            assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), cards.len(), "{about}");
            setup.board.cast().expect("names to play by");

            let seats: Vec<SeatId> = setup.seats.iter().map(|seat| seat.seat).collect();
            assert_eq!(seats.len(), usize::from(players), "{about}");
            assert_eq!(seats[0], setup.first, "{about}");
            assert!(mode.seats_for(players).iter().all(|seat| seats.contains(seat)), "{about}");
            let numbers: BTreeSet<u8> = setup.seats.iter().map(|seat| seat.number).collect();
            assert!(numbers.into_iter().eq(1..=players), "{about}");

            let stay: u8 = board.rest.iter().map(|stays| stays.cards).sum();
            let out = usize::from(cells + stay) + board.aside.len();
            assert_eq!(out, usize::from(edition.components.suspects.count), "{about}: {stay}");
            let hidden: u8 = setup.deal.iter().map(|deal| deal.cards).sum();
            assert!(hidden < cells, "{about}");
        }
    }
}

#[test]
fn teams_take_turns() {
    for (mode, edition, players) in all() {
        for seed in SEEDS {
            let setup = make(&game((&mode, &edition), players, seed));
            let teams: Vec<Option<Team>> = setup.seats.iter().map(|seat| seat.team).collect();
            let together: usize = setup.teams.iter().map(|it| it.seats.len()).sum();
            assert_eq!(together, teams.iter().flatten().count());
            if setup.teams.len() > 1 {
                assert_eq!(together, usize::from(players), "nobody is alone");
                let count = setup.teams.len();
                for (at, team) in teams.iter().enumerate() {
                    assert_eq!(*team, teams[at % count], "{} {players}", mode.id);
                    assert_eq!(*team, Some(setup.teams[at % count].team));
                }
            }
        }
    }
}

#[test]
fn a_seed_or_a_code_gives_the_same_again_to_the_byte() {
    for (mode, edition, players) in all() {
        for (at, seed) in SEEDS.into_iter().enumerate() {
            let seats = mode.seats_for(players).iter().rev().copied().collect();
            let assign = [Assign::Random, Assign::InOrder, Assign::Roles(seats)][at].clone();
            let layout = [Arrange::Random, Arrange::Alphabetical, Arrange::Cells][at].clone();
            let seats = Some(assign);
            let asked = Game { seats, layout, ..game((&mode, &edition), players, seed) };
            let setup = make(&asked);
            let json = serde_json::to_string(&setup).unwrap();
            assert_eq!(serde_json::to_string(&make(&asked)).unwrap(), json);

            let code: SetupCode = setup.code.as_deref().expect("a code").parse().expect("read");
            assert_eq!((code.mode, &code.edition, code.players), (mode.id, &edition.id, players));
            let again = make(&Game::of_code(&code, &Library::default()).expect("a game"));
            assert_eq!(serde_json::to_string(&again).unwrap(), json, "no note either");
        }
    }
}

#[test]
fn every_setup_can_be_read_and_printed() {
    let look = Look { colour: false, unicode: true, medium: Medium::Screen };
    let plain = Look { medium: Medium::Lines, ..look };
    for (mode, edition, players) in all() {
        let names =
            (1..=players).map(|n| format!("Олександра-Вікторія {n}", n = "і".repeat(n.into())));
        let asked = Game { names: names.collect(), ..game((&mode, &edition), players, "1") };
        let setup = make(&asked);
        let json = serde_json::to_value(&setup).unwrap();
        let yaml: serde_json::Value = serde_yaml::from_str(&setup.yaml()).unwrap();
        assert_eq!(yaml, json);
        for lang in Lang::ALL {
            let about = format!("{} {} {players} {lang}", mode.id, edition.id);
            let words = Words::new(lang);
            for look in [look, plain] {
                let lines = setup_text(&setup, None, look, &words, 80);
                assert!(lines.iter().all(|line| width(line) < 80), "{about}: {lines:#?}");
            }
            let sheet = setup_sheet(&setup, &words).svg();
            let lowest = sheet.split(" y=\"").skip(1).map(|it| it.split('"').next().unwrap());
            let lowest = lowest.map(|y| y.parse::<u32>().unwrap()).max().unwrap();
            assert!(lowest <= 2850, "{about}: one page, but {lowest}");
        }
    }
}

/// The words of a text, in small letters.
fn small_words(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphabetic() && letter != '-');
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// The beginning that all cases of a name have in common.
fn stem(word: &str) -> String {
    let letters: Vec<char> = word.to_lowercase().chars().collect();
    let long = letters.len() - usize::from(letters.len() > 4 && !letters[0].is_ascii());
    letters[..long].iter().collect()
}

/// With a box in hand, players know the roles that are printed in it and no others, whatever language they read.
#[test]
fn the_setup_page_the_walk_and_help_name_no_role_of_another_box() {
    let library = Library::default();
    let mut wrong = BTreeSet::new();
    for (mode, edition, players) in all() {
        let own: Vec<String> = [library.edition(&edition.id).unwrap()]
            .iter()
            .flat_map(|edition| roles(edition, mode.id))
            .chain([edition.modes[&mode.id].name.clone(), edition.title.clone()])
            .flat_map(|name| small_words(&name))
            .collect();
        let others = mode.printed.keys().map(|id| library.edition(id).unwrap());
        // A role of several words is named as a whole, one that is a word of its own in any case.
        let foreign: BTreeSet<String> = others
            .flat_map(|edition| roles(&edition, mode.id))
            .filter(|name| !name.contains(' ') && !own.contains(&name.to_lowercase()))
            .collect();
        let setup = make(&game((&mode, &edition), players, "1"));
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let look = Look { colour: false, unicode: true, medium: Medium::Screen };
            let mut lines = setup_text(&setup, None, look, &words, 80);
            let guide = Guide {
                setup: &setup,
                edition: &edition,
                trust: None,
                opened: true,
                again: false,
                grammar: &Grammar::new(lang),
                words: &words,
                look,
                columns: 80,
            };
            lines.extend(guide.walk().into_iter().flat_map(|step| step.lines));
            for seat in &setup.seats {
                lines.extend(guide.help(Some(seat.seat.role), usize::MAX));
            }
            for (line, name) in
                lines.iter().flat_map(|it| foreign.iter().map(move |name| (it, name)))
            {
                let named = small_words(line)
                    .into_iter()
                    .any(|word| word.starts_with(&stem(name)) && word.len() < name.len() + 5);
                if named {
                    wrong.insert(format!("{} {} {lang}: {name}: {line}", mode.id, edition.id));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What a box calls the roles of a mode, and its role cards; whoever steals is a thief in any box, and mimic is a word to type.
fn roles(edition: &Edition, mode: Mode) -> Vec<String> {
    let named = Role::ALL.iter().filter(|role| !matches!(role, Role::Thief | Role::Chief));
    let roles = named.map(|role| edition.role_name(mode, *role).to_owned());
    let cards = Special::ALL.iter().filter(|_| mode == Mode::Heist);
    let cards = cards.filter_map(|it| edition.special(*it).map(|it| it.name.clone()));
    let cards = cards.filter(|name| name.to_lowercase().parse::<Keyword>().is_err());
    roles.filter(|name| Role::ALL.iter().all(|role| role.id() != name)).chain(cards).collect()
}
