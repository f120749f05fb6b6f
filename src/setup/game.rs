//! A game that is to be played, whoever has said which: arguments, answers, a code, another table, a file.
use std::collections::BTreeMap;

use thiserror::Error;

use super::{Arrange, Arranged, Assign, Beside, SetupCode, Taken};
use crate::rules::Trust;
use crate::scenario::{
    Card, ChoiceError, DealFile, Edition, Fault, Library, ModeSheet, ScenarioError, SeatId,
};
use crate::terms::Choices;

/// Everything that is decided before anything is laid or dealt. A [`Setup`](super::Setup) is made of it, and of both the opening of a
/// table.
///
/// # Examples
/// ```
/// use noir_referee::scenario::Library;
/// use noir_referee::setup::{Arrange, Game};
/// use noir_referee::terms::Mode;
/// let library = Library::default();
/// let mode = library.mode(Mode::KillerInspector).unwrap();
/// let edition = library.edition("en").unwrap();
/// let game = Game {
///     names: vec!["Ann".into(), "Ben".into()],
///     seed: "42".into(),
///     layout: Arrange::Alphabetical,
///     ..Game::of(mode, edition, 2)
/// };
/// let setup = game.setup().unwrap();
/// assert_eq!(setup.board.cards()[0].name, "Alyss");
/// assert_eq!(setup.seats[0].player.as_deref(), Some("Ann"));
/// ```
#[expect(clippy::struct_excessive_bools, reason = "each is a thing the table says yes or no to")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The mode.
    pub mode: ModeSheet,
    /// The box.
    pub edition: Edition,
    /// How many players.
    pub players: u8,
    /// Their names as they sit; fewer or none where they were not given.
    pub names: Vec<String>,
    /// Who takes which seat, where it was said: else as the deal has it, or in order.
    pub seats: Option<Assign>,
    /// Who holds the cards of a seat; those of the others the companion.
    pub trust: BTreeMap<SeatId, Trust>,
    /// The value of every option.
    pub choices: Choices,
    /// How the cards come to lie, unless the deal says it.
    pub layout: Arrange,
    /// The seed of what is public.
    pub seed: String,
    /// What somebody has written down of what chance would decide.
    pub deal: DealFile,
    /// The code that it was read from.
    pub code: Option<SetupCode>,
    /// The table whose cards are not to be taken, where two games are played from one box.
    pub beside: Option<Beside>,
    /// Whether the seed also fixes hidden cards.
    pub practice: bool,
    /// Whether somebody who does not play holds the screen.
    pub referee: bool,
    /// Whether players may ask the companion what can be known of hidden cards.
    pub deduce: bool,
    /// Whether secrets are shown only to those who say their PIN.
    pub pins: bool,
    /// Whether it goes on with the seats and cards of a table before, so that nobody has chosen them now.
    pub goes_on: bool,
}

/// Why a code that can be read means no game here.
#[derive(Debug, Error)]
pub enum CodeError {
    /// Its mode or its box cannot be read.
    #[error(transparent)]
    Scenario(#[from] ScenarioError),
    /// The mode does not offer what it chooses.
    #[error(transparent)]
    Choice(#[from] ChoiceError),
}

impl Game {
    /// So many players at this mode with this box, by the book; with an empty seed.
    pub fn of(mode: ModeSheet, edition: Edition, players: u8) -> Self {
        Self {
            choices: mode.choices(&edition.id, players),
            mode,
            edition,
            players,
            names: Vec::new(),
            seats: None,
            trust: BTreeMap::new(),
            layout: Arrange::Random,
            seed: String::new(),
            deal: DealFile::default(),
            code: None,
            beside: None,
            practice: false,
            referee: false,
            deduce: false,
            pins: false,
            goes_on: false,
        }
    }

    /// The game of a code. Where its cards lie as somebody typed them, they are to be typed again.
    ///
    /// # Errors
    /// When there is no such mode, box or choice.
    pub fn of_code(code: &SetupCode, library: &Library) -> Result<Self, CodeError> {
        let (mode, edition) = (library.mode(code.mode)?, library.edition(&code.edition)?);
        // A code says what differs from the book, whatever a scenario of one's own makes of it.
        let book = Library::default().mode(code.mode)?;
        let mut choices = book.unsaid(&edition.id, code.players);
        for choice in &code.options {
            choices.set(book.offers(&edition.id, *choice)?);
        }
        let count = mode.grids.get(&code.players).map_or(0, |size| size.cells());
        let beside = Beside { edition: code.edition.clone(), cards: Taken::Book, count };
        Ok(Self {
            seats: Some(Assign::of(&code.seats, &mode)),
            choices,
            layout: match code.layout {
                Arranged::Random | Arranged::Typed => Arrange::Random,
                Arranged::Alphabetical => Arrange::Alphabetical,
                Arranged::Cells => Arrange::Cells,
            },
            seed: code.seed.clone(),
            code: Some(code.clone()),
            beside: code.beside.then_some(beside),
            ..Self::of(mode, edition, code.players)
        })
    }

    /// Takes what a deal file with this name says.
    ///
    /// # Errors
    /// Everything that is wrong with it, at once.
    pub fn take_deal(&mut self, file: &str, text: &str) -> Result<(), Vec<Fault>> {
        let Self { mode, edition, players, .. } = self;
        let base = match mode.grids.get(players) {
            Some(size) => edition.base(*size).map(|(known, _)| known).unwrap_or_default(),
            None => edition.suspects.iter().collect(),
        };
        let base: Vec<Card> = base.into_iter().map(|known| known.card.clone()).collect();
        self.deal = DealFile::read(file, text, mode, *players, edition, &base)?;
        Ok(())
    }

    /// All players hold their cards so.
    pub fn trust_all(&mut self, trust: Trust) {
        let seats = self.mode.seats_for(self.players).iter();
        self.trust = seats.map(|seat| (*seat, trust)).collect();
    }

    /// How the cards come to lie.
    pub(super) fn arrange(&self) -> Arrange {
        self.deal.layout.clone().map_or_else(|| self.layout.clone(), Arrange::Named)
    }

    /// Who takes which seat.
    pub(super) fn assign(&self) -> Assign {
        let dealt = || self.deal.seats.clone().map(Assign::Roles);
        self.seats.clone().or_else(dealt).unwrap_or(Assign::InOrder)
    }
}
