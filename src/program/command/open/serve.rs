//! `referee serve`: a page for every phone at the table, or at several, beside the loop.
use std::fs;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use clap::ValueEnum;
use console::Term;
use noir_referee::evening::Numbers;
use noir_referee::lang::{Keyword, Words};
use noir_referee::phone::{Guest, Hall, HallError, Halls, News, Says, addresses, is_for_browsers};
use noir_referee::rules::Audience;
use noir_referee::screen::{Code, Ink, Key, wrap};
use noir_referee::table::LineError;

use crate::app::{App, TypedIn};
use crate::command::open::open_pages::OpenPages;
use crate::command::show::tables;
use crate::evening::start;
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table::Want;
use crate::files::{at_table, named_table, output, unexpected};
use crate::shell::ends;
use crate::terminal::stand;

/// What `serve` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "TABLE")]
    tables: Vec<PathBuf>,
    #[arg(long)]
    referee: bool,
    #[arg(long, value_name = "IP")]
    address: Option<IpAddr>,
    #[arg(long, value_name = "PORT", default_value_t = 4711)]
    port: u16,
    #[arg(long = "name", value_name = "HOST")]
    names: Vec<String>,
    #[arg(long)]
    links: bool,
    #[arg(long, value_name = "WHO", value_enum, default_value_t = Say::Owner)]
    say: Say,
}

/// Who says public lines on a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Say {
    /// Whoever owes the decision.
    Owner,
    /// Nobody: one person writes at the computer.
    Host,
    /// Everybody.
    All,
}

/// How often it is looked who has come in.
const EVERY: Duration = Duration::from_millis(300);

/// Looks after which, with no phone in, it is said what usually stands in the way.
const HINT: u32 = 100;

/// Columns of the code and of the words beside it.
const CODE: usize = 37;
const BESIDE: usize = 41;
/// The window that all of it needs.
const WINDOW: (usize, usize) = (24, 80);

/// Opens the pages of the table, and of others that are named, shows each seat its code, and goes on with the table.
///
/// # Errors
/// When a table has no key here, or the pages cannot be opened at the address.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let mut named = Vec::new();
    for table in &args.tables {
        named.push(named_table::named(table, &app.data, &app.words)?);
    }
    if app.typed == TypedIn::CommandLine && app.table.is_none() && !named.is_empty() {
        app.table = Some(named.remove(0));
    }
    if !is_for_browsers(args.port) {
        let said = app.words.tell("phone-host-port", &[("port", args.port.to_string().into())]);
        return Err(Failure::new(ExitStatus::Usage, said));
    }
    let mut session = at_table::open(app, Want::Write)?;
    session.release();
    if session.table().is_locked() {
        return Err(app.stopped(&session, &LineError::Locked.into(), None));
    }
    if args.referee && !session.opening().referee {
        return Err(Failure::new(ExitStatus::Usage, app.words.say("phone-host-no-referee")));
    }
    let path = session.path().to_owned();
    for table in std::iter::once(&path).chain(&named) {
        open_phones(app, args, table)?;
    }
    let phones = app.phones.clone();
    let Some(open) = phones.get() else { return Ok(()) };
    if app.json {
        app.print_json(&open.data())?;
        // Until whoever started it ends it.
        loop {
            thread::park();
        }
    }
    show_codes(app, open, args.referee, args.links)?;
    if app.typed == TypedIn::CommandLine {
        start::go_on(&path, app)?;
    }
    Ok(())
}

/// Opens the pages of a table: on the server that is there, if there is one.
fn open_phones(app: &App, args: &Arguments, path: &Path) -> Result<(), Failure> {
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if let Some(open) = app.phones.get() {
        // Whoever names an address now has seen that phones don't reach the other one.
        if let Some(ip) = args.address {
            moved(app, open, SocketAddr::new(ip, args.port))?;
        }
        if open.of(&path).is_some() {
            return Ok(());
        }
    }
    let says = match args.say {
        Say::Owner => Says::Owner,
        Say::Host => Says::Host,
        Say::All => Says::All,
    };
    let hall = open_hall(app, says, &path)?;
    if let Some(open) = app.phones.get() {
        open.halls.add(hall.clone());
    } else {
        let at = address_of(app, args)?;
        let open = OpenPages::at(Halls::of(hall.clone()), at, &args.names);
        let _ = app.phones.set(open.map_err(|error| nothing_at(app, at, &error))?);
    }
    hear_news(app, &hall)
}

/// Shows another table on the pages that are open.
///
/// # Errors
/// When it has no key here, or cannot be read.
pub(crate) fn add_table(
    app: &App,
    open: &OpenPages,
    path: &Path,
    says: Says,
) -> Result<Arc<Hall>, Failure> {
    let hall = open_hall(app, says, path)?;
    open.halls.add(hall.clone());
    hear_news(app, &hall)?;
    Ok(hall)
}

/// Tells what happens at a table while a line is typed.
fn hear_news(app: &App, hall: &Arc<Hall>) -> Result<(), Failure> {
    let path = hall.path().to_owned();
    let label = table_label(app, &path);
    // Above the line that is being typed, and never instead of it; of another table only what is asked of the host.
    let (beside, columns, words) = (app.beside.clone(), app.columns, Words::new(app.lang()));
    let above = move |News { record, text: news, turn }: News| {
        let at = || {
            words.tell(
                "phone-host-at",
                &[("table", label.clone().into()), ("news", news.clone().into())],
            )
        };
        let text = if beside.is_at(&path) { news.clone() } else { at() };
        let lines: Vec<_> = text.lines().flat_map(|line| wrap(line, columns - 1)).collect();
        if let Some(turn) = turn {
            beside.turns(&path, turn);
        }
        beside.print(&path, record, lines.join("\n"));
    };
    Ok(hall.listen(app.lang(), above)?)
}

fn open_hall(app: &App, says: Says, path: &Path) -> Result<Arc<Hall>, Failure> {
    let archive = app.archive();
    let file = archive.read(path).map_err(|error| ends::journal_failure(app, path, &error))?;
    archive.unexpected(&file).iter().for_each(|it| unexpected::say_unexpected(app, path, it));
    let key = at_table::key(app, &file.opening().id, file.lock())?
        .ok_or_else(|| Failure::new(ExitStatus::Io, app.words.say("cli-locked")))?;
    let hall = Hall::open(&archive, path, key, says);
    hall.map_err(|error| match error {
        HallError::Journal(error) => ends::journal_failure(app, path, &error),
        HallError::File(error) => output::file_failure(app, &error),
        HallError::Io(error) => error.into(),
    })
}

/// At which address the pages are wanted: the likeliest one of a home network, unless one is named.
fn address_of(app: &App, args: &Arguments) -> Result<SocketAddr, Failure> {
    let first = || addresses().first().copied().map(IpAddr::V4);
    let none = |exit| Failure::new(exit, app.words.say("phone-host-no-network"));
    match args.address.or_else(first) {
        None => Err(none(ExitStatus::Io)),
        // Never all of them.
        Some(ip) if ip.is_unspecified() => Err(none(ExitStatus::Usage)),
        Some(ip) => Ok(SocketAddr::new(ip, args.port)),
    }
}

/// Moves the pages to another address of this computer.
fn moved(app: &App, open: &OpenPages, to: SocketAddr) -> Result<(), Failure> {
    if to.ip().is_unspecified() {
        return Err(Failure::new(ExitStatus::Usage, app.words.say("phone-host-no-network")));
    }
    open.move_to(to).map_err(|error| nothing_at(app, to, &error))
}

/// Why no pages can be opened at an address.
fn nothing_at(app: &App, at: SocketAddr, error: &io::Error) -> Failure {
    if error.kind() == io::ErrorKind::AddrInUse {
        let next = (at.port()..=u16::MAX).skip(1).find(|port| is_for_browsers(*port));
        let ports = [("port", at.port()), ("next", next.unwrap_or(at.port()))];
        let ports = ports.map(|(name, port)| (name, port.to_string().into()));
        return Failure::new(ExitStatus::Io, app.words.tell("phone-host-port-taken", &ports));
    }
    let address = ("address", at.to_string().into());
    let reason = ("reason", output::reason_of(app, error).into());
    Failure::new(ExitStatus::Io, app.words.tell("phone-host-busy", &[address, reason]))
}

/// What a table is called beside others: its number, else its file.
fn table_label(app: &App, path: &Path) -> String {
    let file = || path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    Numbers::of(&app.data).number(path).map_or_else(file, |number| number.to_string())
}

/// Which table a code belongs to, where there are several.
fn table_line_of(app: &App, open: &OpenPages, hall: &Hall) -> Option<String> {
    if open.halls.playing().len() < 2 {
        return None;
    }
    let inside = hall.inside();
    let opening = inside.session.opening();
    let mode = tables::mode_name_in(app, opening.mode, &opening.edition);
    let args = [("table", table_label(app, inside.session.path()).into()), ("mode", mode.into())];
    Some(app.words.tell("phone-host-table", &args))
}

/// Shows the codes of the seats, one after the other, each until its phone has come in; to ears and pipes all links
/// at once.
pub(crate) fn show_codes(
    app: &App,
    open: &OpenPages,
    referee: bool,
    links: bool,
) -> Result<(), Failure> {
    if !app.look.pages() || app.plain || !app.is_answered() {
        return app.print(&all_links(app, open, links));
    }
    let guests = open.guests(app.lang());
    // Whoever asks to come in is waited for first, then whoever was meant, then whoever is still out.
    let asks = guests
        .iter()
        .position(|(hall, guest)| hall.knocks().iter().any(|(owner, _)| *owner == guest.owner));
    let meant = guests.iter().position(|(_, guest)| referee && guest.owner == Audience::Referee);
    let out = guests.iter().position(|(_, guest)| !guest.is_in);
    let mut at = asks.or(meant).or(out).unwrap_or_default();
    // Whose code is shown although a phone is in: whoever sees it and that phone’s owner are told apart by nobody.
    let mut shown = None;
    let mut waited = 0;
    let mut was_in = None;
    stand::<Failure>(&Term::stdout(), EVERY, &mut |(rows, columns), key| {
        let guests = open.guests(app.lang());
        let Some((hall, guest)) = guests.get(at) else { return Ok(None) };
        waited += 1;
        match key {
            Some(Key::Leave | Key::Enter) => return Ok(None),
            Some(Key::Letter(' ')) => (at, was_in) = ((at + 1) % guests.len(), None),
            Some(key) if key.is('r') || key == Key::Letter('к') => {
                hall.renew(guest.owner).map_err(|error| output::file_failure(app, &error))?;
                was_in = None;
                return Ok(Some(code_lines(app, open, (at, true), waited, (rows, columns))));
            }
            Some(key) if key.is('c') || key == Key::Letter('с') => shown = Some(at),
            Some(key) if key.is('n') || key == Key::Letter('т') => {
                let to = open.other_network();
                to.map_or(Ok(()), |to| moved(app, open, to))?;
            }
            Some(key) if key.is('v') || key == Key::Letter('м') => {
                if let Some((owner, number)) = hall.knocks().first() {
                    let done = hall.vouch(*owner, *number);
                    done.map_err(|error| output::file_failure(app, &error))?;
                }
            }
            Some(key) if key.is('x') || key == Key::Letter('ч') => {
                hall.knocks().first().map(|(owner, number)| hall.refuse(*owner, *number));
            }
            _ => {}
        }
        // On to the next one as soon as the phone that was waited for is in.
        if was_in == Some(false) && guest.is_in {
            let after = (at + 1..guests.len()).chain(0..=at);
            let out = after.into_iter().find(|at| !guests[*at].1.is_in);
            at = out.unwrap_or((at + 1) % guests.len());
        }
        was_in = guests.get(at).map(|(_, guest)| guest.is_in);
        shown = shown.filter(|shown| *shown == at);
        Ok(Some(code_lines(app, open, (at, shown.is_some()), waited, (rows, columns))))
    })
}

/// The code of a seat with the words beside it; of one that is in only where it is to be shown all the same.
fn code_lines(
    app: &App,
    open: &OpenPages,
    (at, shown): (usize, bool),
    waited: u32,
    (rows, columns): (usize, usize),
) -> Vec<String> {
    let words = &app.words;
    let guests = open.guests(app.lang());
    let Some((hall, guest)) = guests.get(at) else { return Vec::new() };
    let table = table_line_of(app, open, hall);
    let shown = shown || !guest.is_in;
    let link = open.link(&guest.link.written());
    let spelled = guest.link.words(words.lang());
    if rows < WINDOW.0 || columns < WINDOW.1 {
        let args = [("rows", WINDOW.0.into()), ("columns", WINDOW.1.into())];
        let typed = words.tell("phone-host-link", &[("address", link.into())]);
        let typed = if shown { typed } else { words.say("phone-host-covered") };
        let lines = [guest.name.clone(), words.tell("phone-host-small", &args), typed];
        return table.iter().chain(&lines).flat_map(|line| wrap(line, columns)).collect();
    }
    let here: Vec<&Guest> = guests
        .iter()
        .filter(|(other, _)| Arc::ptr_eq(other, hall))
        .map(|(_, guest)| guest)
        .collect();
    let names = |is_in: bool| {
        let all = here.iter().filter(|guest| guest.is_in == is_in);
        all.map(|guest| guest.name.as_str()).collect::<Vec<_>>()
    };
    let list = |key: &str, names: &[&str]| {
        let who = ("who", words.all_of(names).into());
        (!names.is_empty()).then(|| words.tell(key, &[who]))
    };
    let who = |owner: Audience| {
        let guest = here.iter().find(|guest| guest.owner == owner);
        ("who", guest.map_or("", |guest| &guest.name).into())
    };
    // What somebody has to act on first, and who is out before who is in: the last of it may have no room.
    let mut news: Vec<String> = Vec::new();
    for (owner, number) in hall.knocks() {
        news.push(words.tell("phone-host-knock", &[who(owner), ("number", number.into())]));
    }
    news.extend(hall.frozen().into_iter().map(|it| words.tell("phone-host-frozen", &[who(it)])));
    if waited > HINT && names(true).is_empty() {
        news.push(words.tell("phone-host-hint", &[("port", open.address().port().into())]));
    }
    let out = list("phone-host-out", &names(false));
    news.push(out.unwrap_or_else(|| words.say("phone-host-all")));
    news.extend(list("phone-host-in", &names(true)));
    let wrapped = |lines: &[String]| -> Vec<String> {
        lines.iter().flat_map(|line| wrap(line, BESIDE)).collect()
    };
    let mut beside = wrapped(table.as_slice());
    beside.extend([app.look.paint(Ink::Strong, &guest.name), String::new()]);
    if guest.owner == Audience::Referee {
        beside.extend(wrapped(&[words.say("phone-host-referee")]));
    }
    if shown {
        beside.extend(wrapped(&[words.say("phone-host-camera")]));
    }
    let address = ("address", format!("http://{}", open.address()).into());
    let typed = words.tell("phone-host-words", &[address, ("words", spelled.into())]);
    // Without these nobody comes in who has no camera.
    let keys = match open.other_network() {
        Some(_) => "phone-host-keys-networks",
        None => "phone-host-keys",
    };
    let typed = if shown { typed } else { words.say("phone-host-covered") };
    let typed_in = wrapped(&[String::new(), words.say(keys), String::new(), typed]);
    let mut news = wrapped(&news);
    news.truncate(rows.saturating_sub(5 + beside.len() + typed_in.len()));
    beside.extend(news.into_iter().chain(typed_in));
    let code = Code::of_link(&link).ok().filter(|_| shown).map(|code| code.rows());
    let code = code.unwrap_or_default();
    let height = code.len().max(beside.len()).min(rows.saturating_sub(5));
    let empty = " ".repeat(CODE);
    let row = |at: usize| {
        let left = code.get(at).unwrap_or(&empty);
        let right = beside.get(at).map_or("", String::as_str);
        format!("{left}  {right}")
    };
    let mut lines: Vec<String> = (0..height).map(row).collect();
    lines.extend(wrap(&screen_line(app, open, hall), columns - 1));
    lines.extend(wrap(&honest(app), columns - 1));
    lines.truncate(rows);
    lines
}

/// Every link as text, table by table; of seats that are in only if they are asked for.
fn all_links(app: &App, open: &OpenPages, all: bool) -> Vec<String> {
    let mut lines = Vec::new();
    for hall in open.halls.playing() {
        lines.extend(table_line_of(app, open, &hall));
        let guests = OpenPages::guests_of(&hall, app.lang()).into_iter();
        lines.extend(guests.map(|guest| {
            if guest.is_in && !all {
                app.words.tell("phone-host-is-in", &[("who", guest.name.into())])
            } else {
                format!("{}: {}", guest.name, open.link(&guest.link.written()))
            }
        }));
        lines.push(screen_line(app, open, &hall));
    }
    lines.push(honest(app));
    lines
}

fn screen_line(app: &App, open: &OpenPages, hall: &Hall) -> String {
    app.words.tell("phone-host-screen", &[("address", open.screen(hall).into())])
}

/// The one honest sentence on what this network can do.
fn honest(app: &App) -> String {
    let command = app.command(Keyword::Secret, "");
    app.words.tell("phone-host-honest", &[("command", command.into())])
}
