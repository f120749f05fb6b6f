//! Random tables and random choices at them.
use noir_referee::board::{Grid, Suspect};
use noir_referee::rules::killer_inspector::KillerInspector;
use noir_referee::rules::{Action, Deck, Options, Position, Trust};
use noir_referee::terms::{CollapseRule, UndoBan};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// All that chance and the table decide before the first turn.
#[derive(Clone, Debug)]
pub struct Deal {
    pub rows: u8,
    pub columns: u8,
    /// Every card of the table, top card first.
    pub deck: Vec<Suspect>,
    pub trusts: [Trust; 2],
    pub kills: u8,
    pub options: Options,
}

/// A game: a deal and, line by line, which of the lines that may be said is said.
#[derive(Clone, Debug)]
pub struct Script {
    pub deal: Deal,
    pub choices: Vec<u16>,
    /// Nobody ends the game while there is something else to do, so that grids become small.
    pub patient: bool,
}

impl Deal {
    /// The position before the first card is drawn.
    pub fn position(&self) -> Position {
        let game = KillerInspector { goal: self.kills, kills: 0 }.into();
        let grid = Grid::new(self.rows, self.columns);
        Position::new(game, self.options, grid, &self.trusts, Deck::new(&self.deck))
    }

    /// The printed table on which the companion deals these cards.
    pub fn standard(deck: Vec<Suspect>) -> Self {
        let (trusts, options) = ([Trust::Dealt; 2], Options::default());
        Self { rows: 5, columns: 5, deck, trusts, kills: 14, options }
    }

    /// The same table where the companion deals everything.
    pub fn dealt(&self) -> Self {
        Self { trusts: [Trust::Dealt; 2], ..self.clone() }
    }
}

/// How often a property is tried; the seed is fixed, and nothing is written beside the tests.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(2024),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Games on grids of 6 to 25 suspects with every option, where everybody is dealt.
pub fn dealt_scripts() -> impl Strategy<Value = Script> {
    scripts(Just([Trust::Dealt; 2]).boxed())
}

/// The same with every mixture of trusts.
pub fn any_scripts() -> impl Strategy<Value = Script> {
    scripts([trusts(), trusts()].boxed())
}

/// The same where the companion is told every card that it does not deal.
pub fn told_scripts() -> impl Strategy<Value = Script> {
    let known = || prop_oneof![Just(Trust::Dealt), Just(Trust::Told)];
    scripts([known(), known()].boxed())
}

fn trusts() -> impl Strategy<Value = Trust> {
    prop_oneof![Just(Trust::Dealt), Just(Trust::Told), Just(Trust::Untold)]
}

fn scripts(trusts: BoxedStrategy<[Trust; 2]>) -> impl Strategy<Value = Script> {
    let sides = prop_oneof![3 => Just((5, 5)), 2 => (2..=5_u8, 3..=5_u8)];
    sides.prop_flat_map(move |(rows, columns)| {
        let cards: Vec<_> = (0..rows * columns).map(Suspect::new).collect();
        let deal = (Just(cards).prop_shuffle(), trusts.clone(), options());
        (deal, vec(any::<u16>(), 1..150), any::<bool>()).prop_map(
            move |((deck, trusts, (kills, options)), choices, patient)| {
                let deal = Deal { rows, columns, deck, trusts, kills, options };
                Script { deal, choices, patient }
            },
        )
    })
}

fn options() -> impl Strategy<Value = (u8, Options)> {
    let kills = prop_oneof![2 => Just(14_u8), 1 => Just(16), 2 => Just(49), 1 => 1..=13_u8];
    let ban = prop_oneof![
        2 => Just(UndoBan::On),
        1 => Just(UndoBan::Arrangement),
        1 => Just(UndoBan::Off)
    ];
    let rule = prop_oneof![2 => Just(CollapseRule::One), 1 => Just(CollapseRule::AllDead)];
    (kills, (ban, rule).prop_map(|(undo_ban, collapse)| Options { undo_ban, collapse }))
}

/// The line that this choice means: first which verb, then which of its lines, so that seldom verbs
/// are heard as often as the many shifts.
pub fn pick(position: &Position, choice: u16, patient: bool) -> Option<Action> {
    let mut lines = Vec::new();
    position.legal(&mut lines);
    if patient {
        let goes_on =
            |line: &Action| position.play(line).is_ok_and(|(after, _)| after.outcome().is_none());
        if lines.iter().any(goes_on) {
            lines.retain(goes_on);
        }
    }
    let mut verbs: Vec<_> = lines.iter().map(Action::word).collect();
    verbs.dedup();
    let verb = *verbs.get(usize::from(choice) % verbs.len().max(1))?;
    lines.retain(|line| line.word() == verb);
    let within = usize::from(choice >> 3) % lines.len();
    lines.into_iter().nth(within)
}
