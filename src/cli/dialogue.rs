//! The short dialogue of the bare command: what to open, with whom, with which cards.
use crate::terminal::answered;
use noir_referee::scenario::{Edition, GridSize, ModeSheet, STREET_EDITIONS};
use noir_referee::terms::{Family, Mode, Status};

use super::desk::Desk;
use super::failure::Failure;
use super::game::{GameArgs, Layout};
use super::new::Arguments;
use noir_referee::table::Opened;

/// How the suspects lie, with the rows if they were typed.
type Laid = (Layout, Option<Vec<String>>);

impl Desk {
    /// Asks and opens a table; nothing if a question was declined.
    ///
    /// # Errors
    /// As [`Desk::open_new`], or when the terminal is gone.
    pub fn dialogue(&self) -> Result<Option<Opened>, Failure> {
        self.print(&[self.words.say("cli-dialogue-hello")])?;
        let Some(args) = self.ask_all()? else { return Ok(None) };
        let opened = self.open_new(&args)?;
        self.welcome(&opened)?;
        Ok(Some(opened))
    }

    fn ask_all(&self) -> Result<Option<Arguments>, Failure> {
        let Some(edition) = self.ask_edition()? else { return Ok(None) };
        let Some((mode, count)) = self.ask_mode(&edition)? else { return Ok(None) };
        let mut players: Vec<String> = Vec::new();
        for seat in mode.seats_for(count) {
            let role = edition.role_name(mode.id, seat.role);
            let role =
                seat.number.map_or_else(|| role.to_owned(), |number| format!("{role} {number}"));
            let prompt = self.words.tell("cli-dialogue-player", &[("role", (&role).into())]);
            let name = loop {
                let Some(name) = self.asking(|asker| asker.text(&prompt, &role))? else {
                    return Ok(None);
                };
                // A comma would part it in two.
                match self.player_name(&name, &players, &mode, count) {
                    Ok(name) => break name,
                    Err(failure) => self.print_wrapped(&failure.lines)?,
                }
            };
            players.push(name);
        }
        let trusts = ["dealt", "told", "untold"];
        let items = trusts.map(|trust| self.words.say(&format!("cli-dialogue-{trust}")));
        let Some(trust) = self.pick(&self.words.say("cli-dialogue-trust"), &items)? else {
            return Ok(None);
        };
        let with_referee = self.confirm(&self.words.say("cli-dialogue-referee"))?;
        let (layout, rows) = match mode.family {
            Family::Noir => {
                let size = mode.grids[&count];
                let Some((layout, rows)) = self.ask_layout(&edition, size)? else {
                    return Ok(None);
                };
                (Some(layout), rows)
            }
            // The board says where everybody begins.
            Family::MrJack => (None, None),
        };
        Ok(Some(Arguments {
            game: GameArgs {
                mode: Some(mode.id.id().to_owned()),
                edition: Some(edition.id),
                players: Some(players.join(",")),
                ..GameArgs::default()
            },
            trust: vec![trusts[trust].to_owned()],
            with_referee,
            layout,
            rows,
            ..Arguments::default()
        }))
    }

    /// How many play, and which of the modes that fit; a question with one answer is not asked.
    fn ask_mode(&self, edition: &Edition) -> Result<Option<(ModeSheet, u8)>, Failure> {
        let library = self.library();
        let mut modes = Vec::new();
        for id in Mode::ALL {
            let mode = library.mode(id).map_err(|error| self.scenario_failure(&error))?;
            if mode.status == Status::Refereed {
                modes.push(mode);
            }
        }
        let fits = |mode: &ModeSheet, count: u8| {
            mode.printed.get(&edition.id).is_some_and(|printed| printed.players.contains(&count))
        };
        let counts: Vec<u8> =
            (2..=9).filter(|count| modes.iter().any(|mode| fits(mode, *count))).collect();
        let items: Vec<String> = counts.iter().map(u8::to_string).collect();
        let asked = self.words.say("cli-dialogue-count");
        let Some(at) = self.pick_one(&asked, &items)? else { return Ok(None) };
        let count = counts[at];
        modes.retain(|mode| fits(mode, count));
        let names: Vec<String> =
            modes.iter().map(|mode| edition.mode_name(mode.id).to_owned()).collect();
        let asked = self.words.say("cli-dialogue-mode");
        let Some(at) = self.pick_one(&asked, &names)? else { return Ok(None) };
        Ok(Some((modes.swap_remove(at), count)))
    }

    /// Asks only where there is something to choose, and says what is taken where there is not.
    fn pick_one(&self, asked: &str, items: &[String]) -> Result<Option<usize>, Failure> {
        let [only] = items else { return self.pick(asked, items) };
        self.print_wrapped(&[answered(asked, only)])?;
        Ok(Some(0))
    }

    /// Which box lies on the table; the one of the language is offered first.
    fn ask_edition(&self) -> Result<Option<Edition>, Failure> {
        let library = self.library();
        let scenario = |error| self.scenario_failure(&error);
        let mut editions = Vec::new();
        for id in library.editions().map_err(scenario)? {
            let edition = library.edition(&id).map_err(scenario)?;
            if edition.modes.contains_key(&Mode::KillerInspector) {
                editions.push(edition);
            }
        }
        editions.sort_by_key(|edition| edition.id != self.lang().code());
        let title = |edition: &Edition| format!("{} ({})", edition.title, edition.publisher);
        let mut titles: Vec<String> = editions.iter().map(title).collect();
        // The other game comes in two boxes, told apart by their boards.
        for id in STREET_EDITIONS {
            let edition = self.spoken(library.edition(id).map_err(scenario)?);
            let board = self.words.say(&format!("jack-board-{id}"));
            titles.push(format!("{} ({board})", edition.mode_name(Mode::MrJack)));
            editions.push(edition);
        }
        let chosen = self.pick(&self.words.say("cli-dialogue-box"), &titles)?;
        Ok(chosen.map(|at| editions.swap_remove(at)))
    }

    /// How the suspects lie: dealt where all names are known, typed as they lie, or called by cells.
    fn ask_layout(&self, edition: &Edition, size: GridSize) -> Result<Option<Laid>, Failure> {
        // Where not all names are known yet, cells need none.
        let ways = if edition.is_complete(size) {
            vec![Layout::Random, Layout::Typed, Layout::Cells]
        } else {
            vec![Layout::Cells, Layout::Typed]
        };
        let items: Vec<String> = ways
            .iter()
            .map(|way| {
                self.words.say(match way {
                    Layout::Typed => "cli-dialogue-typed",
                    Layout::Cells => "cli-dialogue-cells",
                    Layout::Random | Layout::Alphabetical => "cli-dialogue-random",
                })
            })
            .collect();
        let Some(at) = self.pick(&self.words.say("cli-dialogue-layout"), &items)? else {
            return Ok(None);
        };
        if ways[at] != Layout::Typed {
            return Ok(Some((ways[at], None)));
        }
        self.print_wrapped(&[self.words.say("cli-dialogue-rows")])?;
        let mut rows = vec![String::new(); usize::from(size.rows)];
        loop {
            for (at, row) in (1_usize..).zip(&mut rows) {
                let prompt = self.words.tell("cli-dialogue-row", &[("n", at.into())]);
                let Some(line) = self.asking(|asker| asker.again(&prompt, row))? else {
                    return Ok(None);
                };
                *row = line;
            }
            match self.read_typed(&rows, edition, size) {
                Ok(_) => return Ok(Some((Layout::Typed, Some(rows)))),
                Err(failure) => self.print_wrapped(&failure.lines)?,
            }
        }
    }
}
