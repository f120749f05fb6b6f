//! `referee serve`: a page for every phone at the table, beside the loop.
use std::net::{IpAddr, SocketAddr};
use std::thread;
use std::time::Duration;

use crate::terminal::stand;
use clap::ValueEnum;
use console::Term;
use noir_referee::lang::Keyword;
use noir_referee::phone::{Hall, HallError, Says, Server, addresses};
use noir_referee::rules::Seat;
use noir_referee::screen::{Code, Ink, Key, wrap};
use noir_referee::table::LineError;

use super::app::{App, TypedIn};
use super::failure::{ExitStatus, Failure};
use super::open::Want;
use super::open_pages::OpenPages;
use super::table_loop;

/// What `serve` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(long, value_name = "IP")]
    address: Option<IpAddr>,
    #[arg(long, value_name = "PORT", default_value_t = 4711)]
    port: u16,
    #[arg(long = "name", value_name = "HOST")]
    names: Vec<String>,
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

/// Opens the pages, shows each seat its code, and goes on with the table.
///
/// # Errors
/// When the table has no key here, or its pages cannot be opened at the address.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let mut opened = app.open(Want::Write)?;
    opened.table.release();
    if opened.table.is_locked() {
        return Err(app.stopped(&opened, &LineError::Locked.into()));
    }
    let path = opened.path.clone();
    if app.phones.borrow().as_ref().is_none_or(|open| open.path != path) {
        let open = app.open_phones(args, &path)?;
        *app.phones.borrow_mut() = Some(open);
    }
    let phones = app.phones.clone();
    let open = phones.borrow();
    let Some(open) = open.as_ref() else { return Ok(()) };
    if app.json {
        app.print_json(&open.json())?;
        // Until whoever started it ends it.
        loop {
            thread::park();
        }
    }
    app.show_codes(open)?;
    if app.typed == TypedIn::CommandLine {
        table_loop::go_on(&path, app)?;
    }
    Ok(())
}

impl App {
    fn open_phones(&self, args: &Arguments, path: &std::path::Path) -> Result<OpenPages, Failure> {
        let archive = self.archive();
        let file = archive.read(path).map_err(|error| self.journal_failure(path, &error))?;
        let key = self
            .key(&file.opening().id, file.lock())?
            .ok_or_else(|| Failure::new(ExitStatus::Io, self.words.say("cli-locked")))?;
        let says = match args.say {
            Say::Owner => Says::Owner,
            Say::Host => Says::Host,
            Say::All => Says::All,
        };
        let hall = Hall::open(archive, path.to_owned(), key, says);
        let hall = hall.map_err(|error| match error {
            HallError::Journal(error) => self.journal_failure(path, &error),
            HallError::File(error) => self.file_failure(&error),
            HallError::Io(error) => error.into(),
        })?;
        let first = || addresses().first().copied().map(IpAddr::V4);
        let ip = args
            .address
            .or_else(first)
            .ok_or_else(|| Failure::new(ExitStatus::Io, self.words.say("phone-host-no-network")))?;
        if ip.is_unspecified() {
            return Err(Failure::new(ExitStatus::Usage, self.words.say("phone-host-no-network")));
        }
        let at = SocketAddr::new(ip, args.port);
        let server = Server::start(hall.clone(), at, &args.names).map_err(|error| {
            let address = ("address", at.to_string().into());
            let reason = ("reason", self.os_reason(&error).into());
            Failure::new(ExitStatus::Io, self.words.tell("phone-host-busy", &[address, reason]))
        })?;
        // Above the line that is being typed, and never instead of it.
        let (beside, columns) = (self.beside.clone(), self.columns);
        let above =
            move |record, text: String| beside.print(record, wrap(&text, columns - 1).join("\n"));
        hall.listen(self.lang(), above)?;
        Ok(OpenPages { path: path.to_owned(), hall, server })
    }

    /// Shows the codes of the seats, one after the other, each until its phone has come in; to ears and pipes all links
    /// at once.
    fn show_codes(&self, open: &OpenPages) -> Result<(), Failure> {
        if !self.look.pages() || self.plain || !self.is_answered() {
            let links = open.hall.links(self.lang()).into_iter();
            let line = |(_, who, link, _): (Seat, String, noir_referee::phone::Link, bool)| {
                format!("{who}: {}", open.link(&link.written()))
            };
            let last = [self.screen_line(open), self.honest()];
            return self.print(&links.map(line).chain(last).collect::<Vec<_>>());
        }
        let out = open.hall.links(self.lang()).iter().position(|seat| !seat.3);
        let mut at = out.unwrap_or_default();
        let mut waited = 0;
        let mut was_in = None;
        stand::<Failure>(&Term::stdout(), EVERY, &mut |(rows, columns), key| {
            let seats = open.hall.links(self.lang());
            let next = |at: usize| {
                let after = (at + 1..seats.len()).chain(0..=at);
                after.into_iter().find(|seat| !seats[*seat].3).unwrap_or((at + 1) % seats.len())
            };
            waited += 1;
            match key {
                Some(Key::Leave | Key::Enter) => return Ok(None),
                Some(Key::Letter(' ')) => (at, was_in) = ((at + 1) % seats.len(), None),
                Some(key) if key.is('r') || key == Key::Letter('к') => {
                    open.hall.renew(seats[at].0).map_err(|error| self.file_failure(&error))?;
                    was_in = None;
                    return Ok(Some(self.code_lines(open, at, waited, (rows, columns))));
                }
                Some(key) if key.is('v') || key == Key::Letter('м') => {
                    for (seat, number) in open.hall.knocks() {
                        let done = open.hall.vouch(seat, number);
                        done.map_err(|error| self.file_failure(&error))?;
                    }
                }
                _ => {}
            }
            // On to the next one as soon as the phone that was waited for is in.
            if was_in == Some(false) && seats[at].3 {
                at = next(at);
                was_in = None;
            }
            was_in = Some(seats[at].3);
            Ok(Some(self.code_lines(open, at, waited, (rows, columns))))
        })
    }

    /// The code of a seat with the words beside it.
    fn code_lines(
        &self,
        open: &OpenPages,
        at: usize,
        waited: u32,
        (rows, columns): (usize, usize),
    ) -> Vec<String> {
        let words = &self.words;
        let seats = open.hall.links(self.lang());
        let Some((_, who, link, _)) = seats.get(at) else { return Vec::new() };
        let (link, spelled) = (open.link(&link.written()), link.words(words.lang()));
        if rows < WINDOW.0 || columns < WINDOW.1 {
            let args = [("rows", WINDOW.0.into()), ("columns", WINDOW.1.into())];
            let typed = words.tell("phone-host-link", &[("address", link.into())]);
            let lines = [who.clone(), words.tell("phone-host-small", &args), typed];
            return lines.iter().flat_map(|line| wrap(line, columns)).collect();
        }
        let names = |is_in: bool| {
            let all = seats.iter().filter(|seat| seat.3 == is_in).map(|seat| seat.1.as_str());
            all.collect::<Vec<_>>()
        };
        let mut beside = vec![self.look.paint(Ink::Strong, who), String::new()];
        let mut say = |line: String| beside.extend(wrap(&line, BESIDE));
        say(words.say("phone-host-camera"));
        let list = |key: &str, names: &[&str]| {
            let who = ("who", words.all_of(names).into());
            (!names.is_empty()).then(|| words.tell(key, &[who]))
        };
        if let Some(known) = list("phone-host-in", &names(true)) {
            say(known);
        }
        match list("phone-host-out", &names(false)) {
            Some(out) => say(out),
            None => say(words.say("phone-host-all")),
        }
        for (seat, number) in open.hall.knocks() {
            let who = seats.get(seat.at()).map_or("", |seat| &seat.1);
            say(words.tell("phone-host-knock", &[("who", who.into()), ("number", number.into())]));
        }
        for seat in open.hall.frozen() {
            let who = seats.get(seat.at()).map_or("", |seat| &seat.1);
            say(words.tell("phone-host-frozen", &[("who", who.into())]));
        }
        if waited > HINT && names(true).is_empty() {
            say(words.tell("phone-host-hint", &[("port", open.address().port().into())]));
        }
        say(String::new());
        say(words.say("phone-host-keys"));
        say(String::new());
        let address = ("address", format!("http://{}", open.address()).into());
        say(words.tell("phone-host-words", &[address, ("words", spelled.into())]));
        let code = Code::of_link(&link).map(|code| code.rows()).unwrap_or_default();
        let height = code.len().max(beside.len()).min(rows.saturating_sub(5));
        let empty = " ".repeat(CODE);
        let row = |at: usize| {
            let left = code.get(at).unwrap_or(&empty);
            let right = beside.get(at).map_or("", String::as_str);
            format!("{left}  {right}")
        };
        let mut lines: Vec<String> = (0..height).map(row).collect();
        lines.extend(wrap(&self.screen_line(open), columns - 1));
        lines.extend(wrap(&self.honest(), columns - 1));
        lines.truncate(rows);
        lines
    }

    fn screen_line(&self, open: &OpenPages) -> String {
        self.words.tell("phone-host-screen", &[("address", open.screen().into())])
    }

    /// The one honest sentence on what this network can do.
    fn honest(&self) -> String {
        let command = self.command(Keyword::Secret, "");
        self.words.tell("phone-host-honest", &[("command", command.into())])
    }
}
