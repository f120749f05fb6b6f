//! `referee recover`: goes on with the longest true history of a damaged record.
use noir_referee::table::safe::Journal;
use noir_referee::table::{Line, Table};

use super::desk::Desk;
use super::failure::Failure;
use super::open::Want;

/// What `recover` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {}

/// Cuts the file to its longest true history, after laying a copy of it aside.
///
/// # Errors
/// When nothing can be recovered, or the file is in use.
pub fn run(_: &Arguments, desk: &mut Desk) -> Result<(), Failure> {
    let path = desk.table_file()?;
    let heads = desk.heads();
    let known = heads.get(&path);
    let recovery = Journal::recover::<Line>(&path, known.as_ref().map(|head| &head.next))
        .map_err(|error| desk.journal_failure(&path, &error))?;
    let Some(copy) = recovery.copy else {
        return desk.print(&[desk.words.say("cli-recover-nothing")]);
    };
    let good = recovery.history.records.len();
    if let Some(head) = known {
        heads.set(&path, &head.table, recovery.journal.next())?;
    }
    drop(recovery.journal);
    let mut opened = desk.open(Want::Write)?;
    desk.record(&mut opened, Table::recovered)?;
    desk.print(&[desk.words.tell(
        "cli-recovered",
        &[("good", good.into()), ("copy", copy.display().to_string().into())],
    )])
}
