//! `referee new`: opens a table.
use std::fs;
use std::path::{Path, PathBuf};

use noir_referee::rules::{Audience, Options, Trust};
use noir_referee::scenario::{
    Candidates, Card, Cast, Choices, DealFile, Edition, GridSize, Id, ModeSheet, OptionName, Role,
    ScenarioError, Status, read_rows,
};
use noir_referee::setup::{self, Order, Source};
use noir_referee::table::facts::Names as _;
use noir_referee::table::safe::{Cost, KeyError, Lock, Promise, Seal};
use noir_referee::table::{ByCell, Entrusted, LineError, Opening, SeatInfo, Table};

use super::desk::Desk;
use super::failure::{Exit, Failure};
use super::open::Opened;

/// What `new` takes.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "MODE")]
    pub mode: String,
    #[arg(long, value_name = "E")]
    pub edition: Option<String>,
    #[arg(long, value_name = "A,B|N")]
    pub players: Option<String>,
    #[arg(long, value_name = "S")]
    pub seed: Option<String>,
    #[arg(long, requires = "seed")]
    pub practice: bool,
    #[arg(long, value_name = "FILE")]
    pub deal: Option<PathBuf>,
    #[arg(long, value_name = "ORDER", conflicts_with = "deal")]
    pub layout: Option<Layout>,
    #[arg(long, value_name = "TRUST", value_delimiter = ',')]
    pub trust: Vec<String>,
    #[arg(long)]
    pub with_referee: bool,
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    #[arg(long)]
    pub lock: bool,
    /// Rows typed in the dialogue.
    #[arg(skip)]
    pub rows: Option<Vec<String>>,
}

/// How the suspects come to lie on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Layout {
    /// The companion deals it.
    Random,
    /// By the alphabet of the box.
    Alphabetical,
    /// As they lie already, typed row by row on standard input.
    Typed,
    /// As they lie already, called by their cells.
    Cells,
}

/// Opens the table and says what the players have to do first.
///
/// # Errors
/// Everything that is wrong with what was asked for; then there is no table.
pub fn run(args: &Arguments, desk: &mut Desk) -> Result<(), Failure> {
    let mut args = args.clone();
    if args.layout == Some(Layout::Typed) {
        let rows = std::io::stdin().lines().collect::<Result<Vec<_>, _>>()?;
        args.rows = Some(rows.into_iter().filter(|row| !row.trim().is_empty()).collect());
    }
    let opened = desk.open_new(&args)?;
    if desk.json {
        return desk.print_json(&opened.table.view(Audience::Public).status());
    }
    desk.print_wrapped(&desk.welcome(&opened))
}

impl Desk {
    /// Opens a table as asked for.
    ///
    /// # Errors
    /// Everything that is wrong with what was asked for; then there is no table.
    pub fn open_new(&self, args: &Arguments) -> Result<Opened, Failure> {
        let library = self.library();
        let scenario = |error: ScenarioError| self.scenario_failure(&error);
        let mode = library.mode_by_id(&args.mode).map_err(scenario)?;
        let edition_id = args.edition.as_deref().unwrap_or_else(|| self.lang().code());
        let edition = library.edition(edition_id).map_err(scenario)?;
        self.must_fit(&mode, &edition)?;
        let players = self.players(&mode, args.players.as_deref())?;
        let size = mode.grids[&(players.len() as u8)];
        let deal = self.deal_file(args.deal.as_deref(), &mode, &edition, size)?;
        let cast = self.cast(args, &deal, &edition, size)?;
        let opening = Opening {
            game: mode.family.id().to_owned(),
            mode: mode.id.id().to_owned(),
            edition: edition.id.clone(),
            lang: self.lang().code().to_owned(),
            id: setup::random_id()?,
            opened: Self::now(),
            rng: setup::SCHEME.to_owned(),
            seed: args.seed.clone(),
            practice: args.practice,
            referee: args.with_referee,
            seats: self.seats(&mode, players, &deal, &args.trust)?,
            cast,
            options: self.options(&mode, &edition, &args.options)?,
        };
        let entrusted = entrust(&opening, &deal, args)?;
        self.create(opening, entrusted, args.lock)
    }

    fn usage(&self, key: &str, args: &[(&str, noir_referee::lang::Arg<'_>)]) -> Failure {
        Failure::new(Exit::Usage, self.words.tell(key, args))
    }

    fn must_fit(&self, mode: &ModeSheet, edition: &Edition) -> Result<(), Failure> {
        let name = ("mode", mode.id.id().into());
        if mode.status != Status::Refereed {
            return Err(self.usage("cli-mode-planned", &[name]));
        }
        if !mode.printed.contains_key(&edition.id) && !edition.modes.contains_key(&mode.id) {
            return Err(
                self.usage("cli-mode-not-printed", &[name, ("box", (&edition.title).into())])
            );
        }
        Ok(())
    }

    /// Names of players in seat order; where only a number is given, the seats stand for them.
    fn players(&self, mode: &ModeSheet, text: Option<&str>) -> Result<Vec<String>, Failure> {
        let seats: Vec<String> = mode.seats.iter().map(|role| role.id().to_owned()).collect();
        let Some(text) = text else { return Ok(seats) };
        let given: Vec<String> = match text.trim().parse::<usize>() {
            Ok(count) if count == seats.len() => return Ok(seats),
            Ok(count) => vec![String::new(); count],
            Err(_) => text.split(',').map(|name| name.trim().to_owned()).collect(),
        };
        if !mode.grids.contains_key(&(given.len() as u8)) {
            let counts: Vec<String> = mode.grids.keys().map(ToString::to_string).collect();
            return Err(self.usage(
                "cli-players-count",
                &[
                    ("n", given.len().into()),
                    ("mode", mode.id.id().into()),
                    ("counts", self.words.one_of(&counts).into()),
                ],
            ));
        }
        let mut named: Vec<String> = Vec::new();
        for name in given {
            let clean = noir_referee::scenario::clean_name(&name)
                .map_err(|_| self.usage("cli-player-name", &[("found", (&name).into())]))?;
            let taken = |other: &String| other.to_lowercase() == clean.to_lowercase();
            if named.iter().any(taken) {
                return Err(self.usage("cli-player-twice", &[("found", clean.into())]));
            }
            named.push(clean);
        }
        Ok(named)
    }

    /// Who sits where: the roles of the deal file, else players in the order of the seats.
    fn seats(
        &self,
        mode: &ModeSheet,
        players: Vec<String>,
        deal: &DealFile,
        trust: &[String],
    ) -> Result<Vec<SeatInfo>, Failure> {
        let roles = deal.seats.as_ref().unwrap_or(&mode.seats);
        let player = |seat: &Role| {
            let at = roles.iter().position(|role| role == seat);
            at.and_then(|at| players.get(at)).cloned().unwrap_or_default()
        };
        let mut seats: Vec<SeatInfo> = mode
            .seats
            .iter()
            .map(|seat| SeatInfo {
                seat: seat.id().to_owned(),
                player: player(seat),
                trust: Trust::Dealt,
            })
            .collect();
        for word in trust {
            let (who, word) = word.split_once('=').map_or((None, word.as_str()), |(who, word)| {
                (Some(who.trim().to_lowercase()), word)
            });
            let chosen = match word.trim().to_lowercase().as_str() {
                "dealt" => Trust::Dealt,
                "told" => Trust::Told,
                "untold" => Trust::Untold,
                _ => return Err(self.usage("cli-trust", &[("found", word.into())])),
            };
            let mut found = false;
            for seat in &mut seats {
                let named = |who: &String| *who == seat.seat || *who == seat.player.to_lowercase();
                if who.as_ref().is_none_or(named) {
                    seat.trust = chosen;
                    found = true;
                }
            }
            if !found {
                let ids: Vec<&str> = seats.iter().map(|seat| seat.seat.as_str()).collect();
                let found = who.unwrap_or_default();
                return Err(self.usage(
                    "cli-no-seat",
                    &[("found", found.into()), ("seats", self.words.one_of(&ids).into())],
                ));
            }
        }
        Ok(seats)
    }

    fn options(
        &self,
        mode: &ModeSheet,
        edition: &Edition,
        chosen: &[String],
    ) -> Result<Options, Failure> {
        let mut choices = Choices::of(mode, &edition.id);
        for text in chosen {
            choices
                .choose(mode, text)
                .map_err(|error| Failure::new(Exit::Usage, error.say(mode.id, &self.words)))?;
        }
        let word = |option| choices.word(option).unwrap_or_default().to_owned();
        let defaults = Options::default();
        Ok(Options {
            kills: choices.number(OptionName::Kills).map_or(defaults.kills, |kills| kills as u8),
            undo_ban: word(OptionName::UndoBan).parse().unwrap_or(defaults.undo_ban),
            collapse: word(OptionName::Collapse).parse().unwrap_or(defaults.collapse),
        })
    }

    fn deal_file(
        &self,
        file: Option<&Path>,
        mode: &ModeSheet,
        edition: &Edition,
        size: GridSize,
    ) -> Result<DealFile, Failure> {
        let Some(file) = file else { return Ok(DealFile::default()) };
        let name = file.display().to_string();
        let text = fs::read_to_string(file).map_err(|error| {
            let why = error.to_string();
            Failure::new(
                Exit::Io,
                self.words.tell("cli-file-io", &[("file", (&name).into()), ("reason", why.into())]),
            )
        })?;
        let base = base_cards(edition, size);
        let players = mode.seats.len() as u8;
        DealFile::read(&name, &text, mode, players, edition, &base).map_err(|faults| Failure {
            exit: Exit::Damaged,
            lines: faults.iter().map(|fault| fault.say(&self.words)).collect(),
            json: None,
        })
    }

    /// The suspects in the reading order of the layout.
    fn cast(
        &self,
        args: &Arguments,
        deal: &DealFile,
        edition: &Edition,
        size: GridSize,
    ) -> Result<Cast, Failure> {
        let cards = match (&deal.layout, &args.rows, args.layout) {
            (Some(layout), ..) => Some(layout.clone()),
            (None, Some(rows), _) => Some(self.typed(rows, edition, size)?),
            (None, None, Some(Layout::Cells)) => None,
            (None, None, layout) => {
                let order = match layout {
                    Some(Layout::Alphabetical) => Order::Alphabetical,
                    _ => Order::Random,
                };
                setup::lay(edition, size, order, &mut source("layout", args.seed.as_deref())?)
            }
        };
        let start = size.grid();
        match cards {
            None => Ok(Cast::by_cells(&start)),
            Some(cards) => Cast::new(cards, &start).map_err(|error| {
                self.usage("cli-cast", &[("reason", format!("{error:?}").into())])
            }),
        }
    }

    fn typed(
        &self,
        rows: &[String],
        edition: &Edition,
        size: GridSize,
    ) -> Result<Vec<Card>, Failure> {
        let read = read_rows(rows, &Candidates::of(edition, size), size);
        let cards = read.map_err(|faults| Failure {
            exit: Exit::Usage,
            lines: faults.iter().map(|fault| fault.say(&self.words)).collect(),
            json: None,
        })?;
        for (row, cards) in (1..).zip(&cards) {
            let names: Vec<String> = cards.iter().map(|card| card.shown(self.lang())).collect();
            self.remark(&format!("{row}: {}", names.join(", ")));
        }
        Ok(cards.into_iter().flatten().collect())
    }

    fn create(
        &self,
        opening: Opening,
        entrusted: Entrusted,
        lock: bool,
    ) -> Result<Opened, Failure> {
        let key_failure = |error| match error {
            KeyError::Io(error) => Failure::from(error),
            _ => Failure::new(Exit::Damaged, self.words.say("cli-key-damaged")),
        };
        let (lock, key) = if lock {
            let passphrase = self.ask_passphrase()?;
            let (lock, key) = Lock::new(&passphrase, Cost::default()).map_err(key_failure)?;
            (Some(lock), key)
        } else {
            (None, self.keyring().create(&opening.id).map_err(key_failure)?)
        };
        let path = match &self.table {
            Some(path) => path.clone(),
            None => {
                fs::create_dir_all(self.tables())?;
                let name = format!("{}-{}.referee", opening.mode, &opening.id[..8]);
                self.tables().join(name)
            }
        };
        let commitments = entrusted.promises.iter().filter_map(Promise::commitment).collect();
        let seal = Seal::new(&key, &opening.id);
        let table =
            Table::create(&path, opening, entrusted, commitments, lock, seal).map_err(|error| {
                match error {
                    LineError::Journal(error) => self.journal_failure(&path, &error),
                    _ => Failure::new(Exit::Io, self.words.say("cli-locked")),
                }
            })?;
        let mut opened = Opened { table, path, damaged: false };
        self.record(&mut opened, |_| Ok::<(), LineError>(()))?;
        // Only a convenience: which table the next command without `--table` is about.
        let _ = self.heads().set_current(&opened.path);
        Ok(opened)
    }

    /// What the players have to know and do at the opening.
    pub fn welcome(&self, opened: &Opened) -> Vec<String> {
        let view = opened.table.view(Audience::Public);
        let opening = view.opening();
        let roles = self.roles(opening);
        let voice = self.voice(&view, &roles);
        let mut lines = voice.picture(&view, false).draw(self.drawing(), &self.words, self.columns);
        lines.push(
            self.words.tell("cli-opened", &[("file", opened.path.display().to_string().into())]),
        );
        for (seat, info) in opening.all_seats().zip(&opening.seats) {
            let key = match info.trust {
                Trust::Dealt => "cli-seat-dealt",
                Trust::Told => "cli-seat-told",
                Trust::Untold => "cli-seat-untold",
            };
            lines.push(self.words.tell(key, &[("who", voice.seat(seat).into())]));
        }
        let dealt = opening.seats.iter().all(|info| info.trust == Trust::Dealt);
        let deck = if dealt { "cli-deck-companion" } else { "cli-deck-real" };
        let referee = if opening.referee { "cli-with-referee" } else { "cli-without-referee" };
        lines.extend([deck, referee].map(|key| self.words.say(key)));
        if opening.practice {
            lines.push(self.words.say("story-practice"));
        }
        lines.extend(self.told_since(&opened.table, 0));
        lines
    }

    /// What is wrong with a scenario file.
    pub fn scenario_failure(&self, error: &ScenarioError) -> Failure {
        let exit = match error {
            ScenarioError::UnknownEdition { .. } | ScenarioError::UnknownMode { .. } => Exit::Usage,
            ScenarioError::Unreadable { .. } => Exit::Io,
            _ => Exit::Damaged,
        };
        Failure { exit, lines: error.say(&self.words), json: None }
    }
}

fn base_cards(edition: &Edition, size: GridSize) -> Vec<Card> {
    let base = edition.base(size).map(|(known, _)| known).unwrap_or_default();
    base.into_iter().map(|known| known.card.clone()).collect()
}

/// Chance for one purpose: from the seed where one was given, else from the operating system.
fn source(purpose: &str, seed: Option<&str>) -> Result<Source, Failure> {
    match seed {
        Some(seed) => Ok(Source::seeded(purpose, seed)),
        None => Ok(Source::from_os()?),
    }
}

/// Deals the evidence deck. Only practice takes hidden cards from the seed.
fn entrust(opening: &Opening, deal: &DealFile, args: &Arguments) -> Result<Entrusted, Failure> {
    let seed = args.seed.as_deref().filter(|_| args.practice);
    let mut chance = source("evidence", seed)?;
    let top = deal.evidence.as_deref().unwrap_or_default();
    let order = setup::deck(opening.cast.suspects(), top, &mut chance);
    let names = ByCell(opening);
    let deck: Vec<String> = order.iter().map(|card| names.suspect(*card).to_owned()).collect();
    let promise = Promise::new("deck", &deck.join(" "))?;
    Ok(Entrusted { deck, promises: vec![promise] })
}

impl Desk {
    /// The short dialogue of the bare command: what to open, with whom, with which cards.
    ///
    /// # Errors
    /// As [`Desk::open_new`], or when the terminal is gone.
    pub fn dialogue(&self) -> Result<Option<Opened>, Failure> {
        Ok(None)
    }
}
