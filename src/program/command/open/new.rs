//! `referee new`: opens a table.
use crate::command::open::game;
use crate::command::open::people;
use crate::command::say::rule_set;
use crate::command::show::tables;
use crate::evening::start;
use crate::evening::walk;
use crate::files::at_table;
use crate::files::current;
use crate::files::damage;
use crate::files::output;
use crate::prompt::empty_chair;
use crate::speak;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use noir_referee::file::{self, FileError};
use noir_referee::lang::Keyword;
use noir_referee::rules::{Seat, Trust};
use noir_referee::scenario::{
    Candidates, Card, Cast, DealFile, Edition, GridSize, LONGEST_FILE, ModeSheet, ScenarioError,
    read_rows,
};
use noir_referee::session::Session;
use noir_referee::setup::{Arrange, Arranged, Assign, RandomSource, Setup, SetupBoard, SetupError};
use noir_referee::table::safe::{FEWEST, Ready, SHORTEST, is_weak};
use noir_referee::table::{
    By, CreateError, Entrusted, LineError, Match, Opening, Part, SeatInfo, VaultZones, View,
};
use noir_referee::terms::Status;

use crate::app::{App, TypedIn};
use crate::command::open::game::{GameArgs, Layout};
use crate::failure::{ExitStatus, Failure};

/// More rows than any grid has.
const MOST_ROWS: usize = 100;

/// What `new` takes.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    pub game: GameArgs,
    #[arg(long)]
    pub practice: bool,
    #[arg(long, value_name = "FILE")]
    pub deal: Option<PathBuf>,
    #[arg(long, value_name = "ORDER", conflicts_with = "code")]
    pub layout: Option<Layout>,
    #[arg(long, value_name = "TRUST", value_delimiter = ',')]
    pub trust: Vec<String>,
    #[arg(long)]
    pub with_referee: bool,
    #[arg(long)]
    pub deduce: bool,
    #[arg(long)]
    pub pins: bool,
    #[arg(long)]
    pub lock: bool,
    #[arg(long)]
    pub brief: bool,
    /// Rows typed in the dialogue.
    #[arg(skip)]
    pub rows: Option<Vec<String>>,
    /// The cards of an earlier table, in the order in which they lie now.
    #[arg(skip)]
    pub cards: Option<Vec<Card>>,
    /// Whether they lie so already.
    #[arg(skip)]
    pub lies: bool,
    /// The match that the table belongs to.
    #[arg(skip)]
    pub series: Option<Match>,
}

/// Opens the table and says what the players have to do first.
///
/// # Errors
/// Everything that is wrong with what was asked for; then there is no table.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    if app.typed == TypedIn::Loop && app.is_answered() && !app.json {
        return start::open_and_welcome(app, args, args.brief).map(drop);
    }
    let (session, setup) = open_laid(app, args)?;
    people::remember_people(app, session.opening());
    if app.json {
        return app.print_json(&session.public().status());
    }
    walk::set_up(app, &session, &setup, args.brief, false)?;
    if !app.is_answered() {
        return Ok(());
    }
    let secret = app.command(Keyword::Secret, app.grammar.shown(Keyword::All));
    let args = [("secret", secret.into()), ("referee", "referee".into())];
    app.print_wrapped(&[app.words.tell("cli-opened-next", &args)])
}

/// Opens a table as asked for.
///
/// # Errors
/// Everything that is wrong with what was asked for; then there is no table.
pub fn open_new(app: &App, args: &Arguments) -> Result<Session, Failure> {
    let (session, _) = open_laid(app, args)?;
    people::remember_people(app, session.opening());
    Ok(session)
}

/// Opens a table as asked for, and gives with it what is to be laid out: see `set_up`.
///
/// # Errors
/// Everything that is wrong with what was asked for; then there is no table.
pub fn open_laid(app: &App, args: &Arguments) -> Result<(Session, Setup), Failure> {
    let deal = args.deal.as_deref().map(|file| deal_text(app, file)).transpose()?;
    let mut wanted = args.game.clone();
    if wanted.edition.is_none() && wanted.code.is_none() {
        let named = deal.as_ref().and_then(|(_, text)| DealFile::edition_in(text));
        wanted.edition = named.filter(|id| app.library().edition(id).is_ok());
    }
    let game = game::game(app, &wanted)?;
    if game.mode.status == Status::Planned {
        let why =
            SetupError::Planned(game.mode.id).say(&app.words, &|mode| tables::mode_name(app, mode));
        return Err(Failure::new(ExitStatus::Refused, why));
    }
    let deal = deal_file(app, deal, &game.mode, &game.edition, game.players)?;
    if deal.layout.is_some() && args.layout.is_some() {
        let both = [("found", "--deal FILE (layout)".into()), ("other", "--layout".into())];
        return Err(Failure::new(ExitStatus::Usage, app.words.tell("help-error-conflict", &both)));
    }
    let arrange = match deal.layout.as_ref().or(args.cards.as_ref()) {
        Some(cards) => Arrange::Typed(cards.clone()),
        None => game::arrange(app, args.layout, args.rows.as_deref(), &game)?,
    };
    let role_deck = game.mode.role_deck.clone();
    let printed = game.edition.printed(game.mode.id);
    let dealt = deal.seats.clone().map(Assign::Roles);
    let assign = game.assign.clone().or(dealt).unwrap_or(Assign::InOrder);
    let zones = game.mode.zones.as_ref().map(VaultZones::from);
    let chosen = chosen(args, &deal, &arrange);
    let named = deal.layout.is_some() || (args.cards.is_some() && !args.lies);
    let mut setup = game::make_setup(app, game, arrange, assign)?;
    let opening = Opening {
        lang: app.lang().code().to_owned(),
        // 32 digits that no other table has.
        id: RandomSource::from_os()?.hex(2),
        opened: App::now(),
        seed: Some(setup.seed.clone()),
        practice: args.practice,
        chosen,
        referee: args.with_referee,
        deduce: args.deduce,
        pins: args.pins,
        seats: seats(app, &setup, &args.trust)?,
        printed,
        options: setup.options.clone(),
        series: args.series.clone(),
        zones,
        ..Opening::of(setup.mode, &setup.edition, cast(app, &setup)?)
    };
    empty_chair::seats_machines(app, &opening.seats)?;
    let entrusted = Entrusted::deal(&opening, &deal, &role_deck)?;
    let session = create(app, opening, entrusted, args.lock)?;
    // Cards that somebody named do not lie there yet.
    if let SetupBoard::Cards(board) = &mut setup.board
        && named
    {
        board.layout = Arranged::Random;
    }
    Ok((session, setup))
}

/// The seats with their players and who holds their cards.
pub(crate) fn seats(app: &App, setup: &Setup, trust: &[String]) -> Result<Vec<SeatInfo>, Failure> {
    let mut seats: Vec<SeatInfo> = setup.seats.iter().map(SeatInfo::dealt).collect();
    for word in trust {
        let (who, word) = word
            .split_once('=')
            .map_or((None, word.as_str()), |(who, word)| (Some(who.trim().to_lowercase()), word));
        let chosen = match word.trim().to_lowercase().as_str() {
            "dealt" => Trust::Dealt,
            "told" => Trust::Told,
            "untold" => Trust::Untold,
            _ => {
                let found = ("found", word.into());
                return Err(Failure::new(ExitStatus::Usage, app.words.tell("cli-trust", &[found])));
            }
        };
        let Some(who) = who else {
            for seat in &mut seats {
                seat.trust = chosen;
            }
            continue;
        };
        let Some(seat) = SeatInfo::find(&seats, &who) else {
            let role = |at: usize| SeatInfo::numbered_role(&seats, Seat::new(at as u8));
            let roles: Vec<String> = (0..seats.len()).map(|at| role(at).to_lowercase()).collect();
            let args = [("found", who.into()), ("seats", app.words.one_of(&roles).into())];
            return Err(Failure::new(ExitStatus::Usage, app.words.tell("cli-no-seat", &args)));
        };
        seats[seat.at()].trust = chosen;
    }
    Ok(seats)
}

/// The name of a deal file, and what is written in it.
fn deal_text(app: &App, file: &Path) -> Result<(String, String), Failure> {
    let name = file.display().to_string();
    let text = file::text(file, LONGEST_FILE).map_err(|error| output::file_failure(app, &error))?;
    Ok((name, text))
}

fn deal_file(
    app: &App,
    text: Option<(String, String)>,
    mode: &ModeSheet,
    edition: &Edition,
    players: u8,
) -> Result<DealFile, Failure> {
    let Some((name, text)) = text else { return Ok(DealFile::default()) };
    let base = base_cards(edition, mode.grids.get(&players).copied());
    DealFile::read(&name, &text, mode, players, edition, &base).map_err(|faults| Failure {
        exit: ExitStatus::Damaged,
        lines: faults.iter().map(|fault| fault.say(&app.words)).collect(),
        json: None,
    })
}

/// The suspects in the reading order of the layout.
pub(crate) fn cast(app: &App, setup: &Setup) -> Result<Cast, Failure> {
    setup.board.cast().map_err(|error| {
        let reason = ("reason", error.say(&app.words).into());
        Failure::new(ExitStatus::Usage, app.words.tell("cli-cast", &[reason]))
    })
}

/// The rows on standard input; no grid has more than a few.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn typed_rows(app: &App) -> Result<Vec<String>, Failure> {
    let mut input = io::stdin().lock();
    let line = || file::line(&mut input).transpose();
    let rows = std::iter::from_fn(line).take(MOST_ROWS).collect::<io::Result<Vec<_>>>();
    let mut rows = rows.map_err(|error| app.no_line(error))?;
    rows.retain(|row| !row.trim().is_empty());
    Ok(rows)
}

/// Reads typed rows.
///
/// # Errors
/// Everything that is wrong with them, at once.
pub(crate) fn read_typed(
    app: &App,
    rows: &[String],
    edition: &Edition,
    size: GridSize,
) -> Result<Vec<Vec<Card>>, Failure> {
    let read = read_rows(rows, &Candidates::of(edition, size), size);
    read.map_err(|faults| Failure {
        exit: ExitStatus::Usage,
        lines: faults.iter().map(|fault| fault.say(&app.words)).collect(),
        json: None,
    })
}

/// Reads typed rows and shows each back as it was understood.
///
/// # Errors
/// Everything that is wrong with them, at once.
pub(crate) fn typed(
    app: &App,
    rows: &[String],
    edition: &Edition,
    size: GridSize,
) -> Result<Vec<Card>, Failure> {
    let cards = read_typed(app, rows, edition, size)?;
    for (row, cards) in (1..).zip(&cards) {
        let names: Vec<String> = cards.iter().map(|card| card.shown(app.lang())).collect();
        app.remark(&format!("{row}: {}", names.join(", ")));
    }
    Ok(cards.into_iter().flatten().collect())
}

fn create(
    app: &App,
    opening: Opening,
    entrusted: Entrusted,
    lock: bool,
) -> Result<Session, Failure> {
    let path = new_path(app, &opening)?;
    let current = app.archive().current().ready(&path);
    if let Err(error) = &current
        && app.table.is_none()
    {
        // Nothing would lead to the table.
        return Err(output::file_failure(app, error));
    }
    let passphrase = lock.then(|| new_passphrase(app)).transpose()?;
    let made = Session::create(&app.archive(), &path, opening, entrusted, passphrase.as_deref());
    let mut session = made.map_err(|error| match error {
        CreateError::Key(error) => at_table::key_failure(app, error),
        CreateError::File(error) => output::file_failure(app, &error),
        CreateError::Line(LineError::Journal(error)) => damage::journal_failure(app, &path, &error),
        CreateError::Line(_) => Failure::new(ExitStatus::Io, app.words.say("cli-locked")),
    })?;
    app.heed(&mut session);
    if let Err(error) = current.and_then(Ready::set) {
        current::not_current(app, session.path(), &error);
    }
    tables::number(app, session.path());
    Ok(session)
}

/// A passphrase that is strong enough.
fn new_passphrase(app: &App) -> Result<String, Failure> {
    let passphrase = at_table::ask_passphrase(app)?;
    if is_weak(&passphrase) {
        let args = [("most", SHORTEST.into()), ("n", FEWEST.into())];
        let said = app.words.tell("cli-passphrase-weak", &args);
        return Err(Failure::new(ExitStatus::Usage, said));
    }
    Ok(passphrase)
}

/// Where the file of a new table goes.
fn new_path(app: &App, opening: &Opening) -> Result<PathBuf, Failure> {
    if let Some(path) = &app.table {
        return Ok(path.clone());
    }
    let folder = app.archive().folder();
    fs::create_dir_all(&folder)
        .map_err(|error| output::file_failure(app, &FileError::at(&folder)(error)))?;
    Ok(folder.join(format!("{}-{}.referee", opening.mode, &opening.id[..8])))
}

/// What the players have to know and do at the opening, for those who have not been walked to it.
///
/// # Errors
/// When nobody reads it.
pub fn welcome(app: &App, session: &Session) -> Result<(), Failure> {
    let view = session.public();
    let opening = view.opening();
    let voice = app.voice(&view);
    app.print(&voice.board(&view, false).draw(app.drawing(), &app.words, app.columns))?;
    let mut lines = vec![kept_in(app, session)];
    lines.extend(trusts(app, &view));
    lines.extend(voice.teams(&view));
    lines.push(voice.real_cards());
    let referee = if opening.referee { "cli-with-referee" } else { "cli-without-referee" };
    lines.push(app.words.say(referee));
    lines.extend(opening.pins.then(|| app.words.say("cli-with-pins")));
    lines.extend(leaves_deck(app, &view));
    lines.extend(rule_set::house_here(app, opening));
    lines.extend(voice.caveats());
    if let Some(fingerprint) = session.table().fingerprint() {
        let words = fingerprint.words(app.lang());
        lines.push(app.words.tell("verify-note", &[("words", words.into())]));
    }
    lines.extend(voice.laid_out(&view));
    lines.extend(speak::told_since(app, session.table(), 0).all());
    app.print_wrapped(&lines)
}

/// What matters now to those who have just laid everything out.
///
/// # Errors
/// When nobody reads it.
pub(crate) fn begin(app: &App, session: &Session) -> Result<(), Failure> {
    let view = session.public();
    let voice = app.voice(&view);
    let mut lines = trusts(app, &view);
    lines.extend(view.opening().pins.then(|| app.words.say("cli-with-pins")));
    lines.extend(leaves_deck(app, &view));
    lines.extend(voice.caveats());
    if let Some(fingerprint) = session.table().fingerprint() {
        let words = fingerprint.words(app.lang());
        lines.push(app.words.tell("verify-note", &[("words", words.into())]));
    }
    lines.extend(voice.laid_out(&view));
    lines.push(kept_in(app, session));
    lines.extend(speak::told_since(app, session.table(), 0).all());
    app.print_wrapped(&lines)
}

fn kept_in(app: &App, session: &Session) -> String {
    let file = session.path().display().to_string();
    app.words.tell("cli-opened", &[("file", file.into())])
}

/// Who keeps whose cards.
fn trusts(app: &App, view: &View<'_>) -> Vec<String> {
    let (opening, voice) = (view.opening(), app.voice(view));
    // Many lines of one kind would push the board off the screen, and of dealt cards all are told the same.
    let alike = opening.one_trust();
    if alike == Some(Trust::Dealt) || opening.seats.len() > 2 && alike.is_some() {
        return voice.all_keep();
    }
    opening.all_seats().map(|seat| voice.keeps(seat)).collect()
}

/// How the cards that the companion deals leave the real deck where others draw from it.
fn leaves_deck(app: &App, view: &View<'_>) -> Vec<String> {
    let opening = view.opening();
    let of = |trust| move |seat: &Seat| opening.seats[seat.at()].trust == trust;
    let dealt: Vec<Seat> = opening.all_seats().filter(of(Trust::Dealt)).collect();
    if dealt.len() == opening.seats.len() {
        return Vec::new();
    }
    let voice = app.voice(view);
    let machine = |seat: &Seat| opening.seats[seat.at()].machine().is_some();
    let (bots, people): (Vec<Seat>, Vec<Seat>) = dealt.into_iter().partition(machine);
    let (people_key, bots_key) = if opening.referee {
        ("cli-deck-take-referee", "cli-deck-take-referee")
    } else {
        ("cli-deck-take", "cli-deck-take-bot")
    };
    let told = |(key, seats): (&str, Vec<Seat>)| {
        let names: Vec<String> = seats.into_iter().map(|seat| voice.seat(seat)).collect();
        let who = ("who", app.words.all_of(&names).into());
        (!names.is_empty()).then(|| app.words.tell(key, &[who]))
    };
    [(people_key, people), (bots_key, bots)].into_iter().filter_map(told).collect()
}

/// What is wrong with a scenario file.
pub fn scenario_failure(app: &App, error: &ScenarioError) -> Failure {
    let exit = match error {
        ScenarioError::UnknownEdition { .. } | ScenarioError::UnknownMode { .. } => {
            ExitStatus::Usage
        }
        ScenarioError::Unreadable { .. } => ExitStatus::Io,
        ScenarioError::Faulty(_) | ScenarioError::Stray { .. } => ExitStatus::Damaged,
    };
    let named = |mode| tables::mode_to_type(app, mode, app.lang().code());
    Failure { exit, lines: error.say(&app.words, &named), json: None }
}

/// The cards that the book lays on a grid of this size; all of them where there is no grid.
fn base_cards(edition: &Edition, size: Option<GridSize>) -> Vec<Card> {
    let base = match size {
        Some(size) => edition.base(size).map(|(known, _)| known).unwrap_or_default(),
        None => edition.suspects.iter().collect(),
    };
    base.into_iter().map(|known| known.card.clone()).collect()
}

/// What was not left to chance. A rematch goes on with the seats and cards of the table before.
fn chosen(args: &Arguments, deal: &DealFile, arrange: &Arrange) -> BTreeMap<Part, By> {
    let goes_on = args.cards.is_some() || args.series.is_some();
    let laid = !goes_on && !matches!(arrange, Arrange::Random);
    let seated = !goes_on && args.game.assign.as_deref().is_some_and(|who| who.trim() != "random");
    let by_hand = [(Part::Layout, laid), (Part::Seats, seated)];
    let in_file = [
        (Part::Layout, deal.layout.is_some()),
        (Part::Evidence, deal.evidence.is_some()),
        (Part::Roles, deal.roles.is_some()),
        (Part::Reshuffles, !deal.reshuffles.is_empty()),
        (Part::Seats, deal.seats.is_some() && args.game.assign.is_none()),
    ];
    let named = |parts: &[(Part, bool)], by: By| -> Vec<(Part, By)> {
        parts.iter().filter(|(_, named)| *named).map(|(part, _)| (*part, by)).collect()
    };
    named(&by_hand, By::Hand).into_iter().chain(named(&in_file, By::File)).collect()
}
