//! Where the pages of tables are.
use serde::Serialize;

/// What `serve --json` prints: everything that another program needs to show the codes.
#[derive(Serialize)]
pub struct PagesData {
    /// The first table, for programs that know but one.
    #[serde(flatten)]
    first: Option<PageData>,
    tables: Vec<PageData>,
}

/// The pages of a table.
#[derive(Clone, Serialize)]
pub struct PageData {
    /// Its file.
    pub table: String,
    /// The address of the page for everybody.
    pub screen: String,
    /// Everybody who has a link.
    pub seats: Vec<GuestData>,
}

/// Somebody who has a link.
#[derive(Clone, Serialize)]
pub struct GuestData {
    /// A seat or the referee.
    pub seat: String,
    /// The address that is theirs alone.
    pub link: String,
    /// Whether a phone has come in by it.
    #[serde(rename = "in")]
    pub is_in: bool,
}

impl From<Vec<PageData>> for PagesData {
    fn from(tables: Vec<PageData>) -> Self {
        Self { first: tables.first().cloned(), tables }
    }
}
