//! Heist: random games with every count, trust and option, and what stays true in all of them.
use noir_referee::board::{Grid, Suspect, SuspectSet};
use noir_referee::rules::heist::{CardAndRole, Heist, Pile, RoleCard, SpecialSet};
use noir_referee::rules::{
    Action, Ask, Audience, Deck, Deed, Identity, Names, Options, Order, Position, Quiet, Reason,
    Seat, Trust, perft, spoken,
};
use noir_referee::terms::{Special, Tier, UndoBan, Vault};

use crate::support::chance::Chance;
use crate::support::play::{Step, audiences, play, views_follow};
use crate::support::tables::{TRUSTS, heist as any_table};

fn game(position: &Position) -> &Heist {
    position.heist().expect("a heist")
}

fn lines(position: &Position) -> Vec<Action> {
    let mut lines = Vec::new();
    position.legal(&mut lines);
    lines
}

/// A line that may be said now, seldom verbs as often as the many shifts; told cards are those on top, and
/// chance shuffles.
fn pick(position: &Position, chance: &mut Chance) -> Option<Action> {
    let owed = position.decision()?;
    let cards: Vec<Suspect> = position.deck().order().collect();
    match owed.ask {
        Ask::Shuffle => {
            return Some(Action::Shuffled(Box::new(Order::new(chance.mixed(cards)))));
        }
        Ask::Turned => return Some(Deed::Turned(SuspectSet::just(cards[0])).into()),
        Ask::Drew(count) => {
            let game = game(position);
            let drawn = cards.iter().take(usize::from(count)).copied();
            let role = || {
                let tier = game.pile.tier().expect("a role card is left");
                let may = |it: &Special| it.tier() == tier && !shown_elsewhere(position, *it);
                let role = game.pile.order().find(may);
                role.or_else(|| tier.all().iter().find(may)).expect("some role is nowhere else")
            };
            let thief = owed.seat != game.chief() && game.role(owed.seat).is_none();
            return Some(Action::Do(if thief {
                Deed::DrewRole(CardAndRole { card: cards[0], role: role() })
            } else {
                Deed::Drew(drawn.collect())
            }));
        }
        _ => {}
    }
    let mut lines = lines(position);
    let verb_of = |line: &Action| match line {
        Action::Do(deed) => deed.word(),
        _ => "shift",
    };
    let mut verbs: Vec<_> = lines.iter().map(verb_of).collect();
    verbs.dedup();
    let verb = chance.one_of(&verbs);
    lines.retain(|line| verb_of(line) == verb);
    Some(lines.swap_remove(chance.below(lines.len())))
}

fn shown_elsewhere(position: &Position, special: Special) -> bool {
    let game = game(position);
    let shown = |seat: Seat| game.role(seat).shown && game.role(seat).known() == Some(special);
    game.gone.contains(special) || game.crew().iter().any(shown)
}

#[test]
fn random_play_ends_in_every_way_in_every_trust() {
    let mut chance = Chance(1);
    let mut ends = Vec::new();
    for trusts in [&TRUSTS[..1], &TRUSTS[1..2], &TRUSTS[2..], &TRUSTS] {
        for _ in 0..12 {
            let start = any_table(&mut chance, trusts);
            let last = play(&start, 20_000, &mut chance, pick, |_, _| {});
            ends.push(last.outcome().map(|outcome| outcome.reason));
        }
    }
    assert!(ends.iter().all(Option::is_some), "{ends:?}");
    assert!(
        ends.contains(&Some(Reason::Vaults)) && ends.contains(&Some(Reason::NoRole)),
        "{ends:?}"
    );
}

/// Every evidence card and every role card in exactly one place, and tokens only at vaults in play.
#[test]
fn cards_roles_and_tokens_are_conserved() {
    let mut chance = Chance(2);
    for _ in 0..40 {
        let start = any_table(&mut chance, &TRUSTS[..2]);
        play(&start, 800, &mut chance, pick, |_, Step { after, .. }| {
            let game = game(after);
            let mut cards: Vec<_> = after.open_cards().iter().collect();
            for seat in after.all_seats() {
                cards.extend(after.holding(seat).hand);
                cards.extend(after.holding(seat).identity.known());
            }
            assert!(after.deck().sure());
            cards.extend(after.deck().order());
            cards.sort();
            assert_eq!(cards, after.everybody().iter().collect::<Vec<_>>());

            let held = game.crew().iter().filter_map(|seat| game.role(seat).known());
            let roles: Vec<_> = held.chain(game.pile.order()).chain(game.gone.iter()).collect();
            let distinct: SpecialSet = roles.iter().copied().collect();
            assert_eq!(roles.len(), usize::from(distinct.len()));
            assert_eq!(roles.len() + usize::from(game.gone_unseen), Special::ALL.len());

            for seat in game.crew() {
                let most = game.role(seat).known().map_or(0, Special::tokens);
                assert!(game.vaults.laid(seat) <= most);
            }
            for vault in Vault::ALL {
                assert!(game.vaults.at(vault) < 3, "three open it");
                assert!(!game.vaults.opened.contains(vault) || game.vaults.at(vault) == 0);
            }
            assert_eq!(after.dead().len(), game.silenced);
            assert!(game.silenced <= 3 && game.unseen <= game.thieves);
            assert!(!after.officers().meets(after.dead()));
            assert!(game.stunned.is_none_or(|officer| after.officers().contains(officer)));
            assert_eq!(after.grid().suspects(), after.everybody(), "nobody leaves the board");
            let turned = after.decision().is_some_and(|owed| owed.ask == Ask::Turned);
            if after.turn() > 0 && !turned {
                assert_eq!(after.officers().len(), game.options.officers.get());
            }
        });
    }
}

#[test]
fn a_view_follows_the_facts_it_may_know() {
    let mut chance = Chance(3);
    for _ in 0..40 {
        let start = any_table(&mut chance, &TRUSTS);
        play(&start, 300, &mut chance, pick, |_, step| views_follow(step));
    }
}

/// Thieves see each other's identities and no role card that lies face down; the Chief sees no thief.
#[test]
fn a_view_shows_nothing_that_is_not_for_it() {
    let mut chance = Chance(4);
    for _ in 0..40 {
        let start = any_table(&mut chance, &TRUSTS);
        play(&start, 200, &mut chance, pick, |_, Step { after, .. }| {
            if after.outcome().is_some() {
                return;
            }
            let crew = game(after).crew();
            for audience in audiences(after) {
                let view = after.seen_by(audience);
                assert_eq!(view.seen_by(audience), view);
                if audience == Audience::Referee {
                    assert_eq!(view, *after);
                    continue;
                }
                assert_eq!(view.seen_by(Audience::Public), after.seen_by(Audience::Public));
                assert!(view.deck().possible().is_empty());
                assert_eq!(game(&view).pile.order().count(), 0);
                for seat in after.all_seats() {
                    let own = audience == Audience::Seat(seat);
                    let thief = matches!(audience, Audience::Seat(eyes) if crew.contains(eyes));
                    let mate = crew.contains(seat) && thief;
                    let (seen, there) = (view.holding(seat), after.holding(seat));
                    let known = matches!(seen.identity, Identity::Known(_));
                    assert!(!known || own || mate || there.open, "{audience:?} sees {seat:?}");
                    assert!(own || seen.hand.is_empty());
                    let role = game(&view).role(seat);
                    assert!(role.known().is_none() || own || role.shown);
                }
            }
        });
    }
}

/// Every line that anybody could say on this board.
fn universe(position: &Position) -> Vec<Action> {
    use noir_referee::board::{Axis, Shift};
    let grid = position.grid();
    let mut all: Vec<Action> = Vec::new();
    for axis in Axis::BOTH {
        for line in grid.lines(axis) {
            for (forward, by) in [(false, 1), (true, 1), (false, 2), (true, 2)] {
                let shift = Shift { line, forward, by };
                all.push(Action::Shift(shift));
                all.push(Deed::ShiftQuiet(shift, Quiet).into());
            }
        }
    }
    for vault in Vault::ALL {
        let deeds =
            [Deed::Rob(vault), Deed::Hack(vault), Deed::Crack(vault), Deed::TakeVault(vault)];
        all.extend(deeds.map(Action::Do));
        all.extend(Vault::ALL.map(|from| Deed::RobFrom(vault, from).into()));
    }
    for card in position.everybody() {
        let deeds = [
            Deed::Stun(card),
            Deed::Frame(card),
            Deed::Silence(card),
            Deed::SwapOwn(card),
            Deed::Accuse(card),
            Deed::Become(card),
            Deed::Turned(SuspectSet::just(card)),
        ];
        all.extend(deeds.map(Action::Do));
        let pairs = grid.around(card).iter().map(|other| Deed::Swap(card, other).into());
        all.extend(pairs);
        let framed = position.officers().iter().map(|it| Deed::FrameOwn(card, it).into());
        all.extend(framed);
    }
    all.extend(grid.cells().iter().map(|cell| Deed::Survey(cell).into()));
    let plain = [Deed::Vanish, Deed::Mimic, Deed::Pass, Deed::Keep, Deed::TakeBack, Deed::Chosen];
    all.extend(plain.map(Action::Do));
    for seat in position.all_seats() {
        all.extend(Special::ALL.map(|role| Deed::Role(seat, role).into()));
    }
    all
}

/// What is offered is what is allowed, in canonical words; and whatever the full position allows, the public
/// view allows as well.
#[test]
fn what_is_offered_is_what_is_allowed_and_the_public_view_forbids_nothing_more() {
    let mut chance = Chance(5);
    for _ in 0..40 {
        let start = any_table(&mut chance, &TRUSTS);
        play(&start, 250, &mut chance, pick, |chance, Step { after, .. }| {
            let asked = after.decision().map(|owed| owed.ask);
            if chance.below(4) > 0 || matches!(asked, None | Some(Ask::Deploy | Ask::Become)) {
                return;
            }
            // What an untold player claims may be a card that another one has told of.
            let known = after.all_seats().filter_map(|seat| after.holding(seat).identity.known());
            if after.open_cards().meets(known.collect()) {
                return;
            }
            let views = [*after, after.seen_by(Audience::Public)];
            let [offered, public] = views.map(|view| lines(&view));
            for line in &offered {
                assert!(public.contains(line), "{line:?} is not offered to everybody");
                assert_eq!(after.canonical(line), *line);
            }
            for (view, offered) in views.iter().zip([&offered, &public]) {
                for line in universe(view) {
                    let canonical = view.canonical(&line);
                    let allowed = view.check(&line).is_ok();
                    assert_eq!(allowed, offered.contains(&canonical), "{line:?} in {asked:?}");
                }
            }
        });
    }
}

/// A lying player changes nothing for the others: cards told twice are taken, and play goes on.
#[test]
fn told_cards_that_clash_stop_nothing() {
    let mut chance = Chance(6);
    let start = any_table(&mut chance, &TRUSTS[1..2]);
    let mut position = start;
    position.open(&mut ());
    let same = CardAndRole { card: Suspect::new(0), role: Special::Hacker };
    while matches!(position.decision().map(|owed| owed.ask), Some(Ask::Drew(1))) {
        position = position.play(&Deed::DrewRole(same).into()).expect("telling is not asking").0;
    }
    let crew = game(&position).crew();
    assert!(
        crew.iter().all(|seat| game(&position).role(seat).card == RoleCard::Known(Special::Hacker))
    );
    assert_eq!(game(&position).pile.left(Tier::One), 6 - crew.len().min(6));
}

/// Suspects by the cells on which they started, seats by their ids.
struct ByCell {
    cells: Vec<String>,
    seats: [&'static str; 5],
}

impl ByCell {
    fn new() -> Self {
        let cells = Grid::new(7, 7).cells().iter().map(|cell| cell.to_string()).collect();
        Self { cells, seats: ["thief1", "thief2", "thief3", "thief4", "chief"] }
    }
}

impl Names for ByCell {
    fn suspect(&self, suspect: Suspect) -> &str {
        &self.cells[suspect.at()]
    }

    fn seat(&self, seat: Seat) -> &str {
        self.seats[seat.at()]
    }

    fn find_suspect(&self, name: &str) -> Option<Suspect> {
        self.cells.iter().position(|cell| cell == name).map(|at| Suspect::new(at as u8))
    }

    fn find_seat(&self, id: &str) -> Option<Seat> {
        self.seats.iter().position(|seat| *seat == id).map(|at| Seat::new(at as u8))
    }
}

/// A line as the journal keeps it.
fn line(text: &str, names: &ByCell) -> Action {
    let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    let shift = (words[0] == "shift").then(|| spoken::read(&words[1..], names)).flatten();
    let said = shift.map(Action::Shift).or_else(|| spoken::read(&words, names).map(Action::Do));
    said.unwrap_or_else(|| panic!("`{text}` is no line"))
}

/// The position after a block of the file, where chance leaves every shuffled deck as it is.
fn position_of(block: &str, names: &ByCell) -> Position {
    let after = |word: &'static str| block.lines().filter_map(move |it| it.strip_prefix(word));
    let card = |id: &str| Special::ALL.into_iter().find(|it| it.id() == id).expect("a role");
    let roles: Vec<_> = after("roles ").flat_map(str::split_whitespace).map(card).collect();
    let top = after("evidence ").flat_map(str::split_whitespace);
    let mut deck: Vec<_> = top.map(|cell| names.find_suspect(cell).expect("a cell")).collect();
    let rest = (0..49).map(Suspect::new).filter(|card| !deck.contains(card)).collect::<Vec<_>>();
    deck.extend(rest);
    let game = Heist { pile: Pile::new(&roles), ..Heist::default() };
    let options = Options { undo_ban: UndoBan::Off, ..Options::default() };
    let trusts = [Trust::Dealt; 5];
    let mut position =
        Position::new(game.into(), options, Grid::new(7, 7), &trusts, Deck::new(&deck));
    position.open(&mut ());
    for text in after("said ") {
        position = match position.play(&line(text, names)) {
            Ok((after, _)) => after,
            Err(error) => panic!("`{text}` is refused: {:?}", error.refusal),
        };
        if position.owes_shuffle() {
            let order = Order::new(position.deck().order());
            position.play_unchecked(&Action::Shuffled(Box::new(order)), &mut ());
        }
    }
    position
}

/// The counts of `tests/perft/heist.perft`, from deals that it gives.
#[test]
fn the_counts_of_the_file_are_right() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft/heist.perft");
    let file = std::fs::read_to_string(file).expect("the file");
    let (names, mut wrong) = (ByCell::new(), Vec::new());
    for block in
        file.split("\n\n").filter(|block| block.contains("\nid ") || block.starts_with("id "))
    {
        let position = position_of(block, &names);
        for count in block.lines().filter_map(|it| it.strip_prefix("perft ")) {
            let (depth, count) = count.split_once(' ').expect("a depth and a count");
            let number = |text: &str| text.parse::<u64>().expect("a number");
            let found = perft(&position, number(depth) as u32);
            if found != number(count) {
                wrong
                    .push(format!("{}: perft {depth} {found}", block.lines().next().unwrap_or("")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
