//! Counting activations of Mr. Jack, from deals written in a text file.
use noir_referee::board::{Grid, Suspect};
use noir_referee::lang::{Grammar, Lang};
use noir_referee::rules::mr_jack::{Character, MrJackOptions};
use noir_referee::rules::{Action, Deck, Options, Order, Position, Trust, perft};
use noir_referee::scenario::{Cast, StreetMap};
use noir_referee::setup::streets;
use noir_referee::table::{Opening, Reader};
use noir_referee::terms::Mode;

use super::slow_streets::{Outcome, Slowly};

fn opening() -> Opening {
    let map = StreetMap::whitechapel().expect("the board");
    let cards = map.characters.iter().map(|it| it.card.clone()).collect();
    Opening::of(Mode::MrJack, "revised", Cast::of_characters(cards).expect("eight characters"))
}

/// The named characters, then the others in their order.
fn all_from(names: &str) -> Vec<Suspect> {
    let card = |name: &str| {
        let found = Character::ALL.into_iter().find(|it| it.word() == name);
        found.unwrap_or_else(|| panic!("`{name}` is nobody")).suspect()
    };
    let first: Vec<Suspect> = names.split_whitespace().map(card).collect();
    let rest = Character::ALL.into_iter().map(Character::suspect);
    let rest: Vec<Suspect> = rest.filter(|who| !first.contains(who)).collect();
    [first, rest].concat()
}

/// The position after a block of the file.
fn position_of(block: &str) -> Position {
    let after = |word: &'static str| block.lines().filter_map(move |it| it.strip_prefix(word));
    let game = streets("revised", MrJackOptions::default()).expect("the board");
    let deck = Deck::new(&all_from(after("alibi ").next().expect("Jack's card")));
    let trusts = [Trust::Dealt; 2];
    let mut position = Position::new(game.into(), Options::default(), Grid::EMPTY, &trusts, deck);
    position.open(&mut ());
    let cards = Order::new(all_from(after("cards ").next().expect("the cards")));
    position.play_unchecked(&Action::Shuffled(Box::new(cards)), &mut ());
    let (opening, grammar) = (opening(), Grammar::new(Lang::En));
    for text in after("said ") {
        let reader = Reader { opening: &opening, position: &position, grammar: &grammar };
        let line = reader.action(text, None).expect("a line");
        position = match position.play(&line) {
            Ok((after, _)) => after,
            Err(error) => panic!("`{text}` is refused: {:?}", error.refusal),
        };
    }
    position
}

/// How many different activations there are, tried out one by one.
fn slowly(position: &Position) -> u64 {
    let game = position.mr_jack().expect("Mr. Jack");
    let slowly = Slowly::new(game);
    let outcomes = game.cards.iter().flat_map(|who| slowly.outcomes(position, who));
    // With the whistle an arrest can come in many ways.
    outcomes.inspect(|it| assert!(!matches!(it, Outcome::Accuses(who, _) if who.at() == 5))).count()
        as u64
}

#[test]
fn the_counts_of_the_file_are_right() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft/mr-jack.perft");
    let file = std::fs::read_to_string(file).expect("the file");
    let mut wrong = Vec::new();
    for block in file.split("\n\n").filter(|block| block.contains("\nid ")) {
        let position = position_of(block);
        for count in block.lines().filter_map(|it| it.strip_prefix("perft ")) {
            let (depth, count) = count.split_once(' ').expect("a depth and a count");
            let number = |text: &str| text.parse::<u64>().expect("a number");
            let found = perft(&position, number(depth) as u32);
            let id = block.lines().find(|line| line.starts_with("id ")).unwrap_or("");
            if found != number(count) || (depth == "1" && slowly(&position) != found) {
                wrong.push(format!("{id}: perft {depth} {found}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
