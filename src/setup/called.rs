//! What a player may be called at a table: a word that means one thing there.
use crate::board::{Cell, Grid, Hex};
use crate::lang::{
    Grammar, Keyword, Lang, WordPlace, Words, fold, latin_cell, latin_hex, looks_like,
};
use crate::scenario::{Edition, Library, ModeSheet, ScenarioError, SeatId, is_case_of};

/// What a player’s name would mean as well, so that a secret could be shown to somebody else or a line be taken for
/// another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OtherMeaning {
    /// This other player, at least to the eye.
    Player(String),
    /// A role or a seat of the game, called so in this box.
    Role(String),
    /// Everybody, nobody, the one who speaks, a referee who does not play, or something that people ask of the companion.
    Word,
    /// A place on the board.
    Place,
}

/// Those for whom something is shown, besides the seats: no player can be called so.
const AUDIENCES: [&str; 2] = ["public", "referee"];

/// Who is meant by a word in any language, none of whom is a player.
const NO_PLAYERS: [Keyword; 3] = [Keyword::All, Keyword::Nobody, Keyword::Me];

/// What people ask of the companion in a word: whoever types it wants that, and names nobody.
const WISHES: [Keyword; 10] = [
    Keyword::Help,
    Keyword::Undo,
    Keyword::Redo,
    Keyword::Quit,
    Keyword::Secret,
    Keyword::Board,
    Keyword::Status,
    Keyword::Log,
    Keyword::Rule,
    Keyword::Replace,
];

/// What else `name` would mean where `players` people play `mode` with the box `edition`, beside `others` who have been
/// named already.
///
/// # Examples
/// ```
/// use noir_referee::scenario::Library;
/// use noir_referee::setup::{OtherMeaning, other_meaning};
/// use noir_referee::terms::Mode;
/// let library = Library::default();
/// let (mode, edition) = (library.mode(Mode::SpyTag).unwrap(), library.edition("en").unwrap());
/// let means = |name: &str| other_meaning(name, &["Ann".to_owned()], &mode, &edition, 3);
/// assert_eq!(means("Ben"), None);
/// assert_eq!(means("spy 2"), Some(OtherMeaning::Role("Spy 2".to_owned())));
/// assert_eq!(means("Аnn"), Some(OtherMeaning::Player("Ann".to_owned())));
/// assert_eq!(means("Referee"), Some(OtherMeaning::Word));
/// assert_eq!(means("help"), Some(OtherMeaning::Word));
/// assert_eq!(means("c3"), Some(OtherMeaning::Place));
/// ```
pub fn other_meaning(
    name: &str,
    others: &[String],
    mode: &ModeSheet,
    edition: &Edition,
    players: u8,
) -> Option<OtherMeaning> {
    if let Some(other) = others.iter().find(|other| looks_like(other, name)) {
        return Some(OtherMeaning::Player(other.clone()));
    }
    let place = || is_place(name, mode, players).then_some(OtherMeaning::Place);
    of_no_player(name, roles(mode, edition, players)).or_else(place)
}

/// What else `name` would mean whatever is played with a box of Noir: nobody is called so for an evening. Jack is a name as
/// well as a role, so whether he can play *Mr. Jack* is asked when that is chosen.
///
/// # Errors
/// When a box cannot be read.
///
/// # Examples
/// ```
/// use noir_referee::scenario::Library;
/// use noir_referee::setup::{OtherMeaning, other_meaning_in_any_box};
/// let means = |name: &str| other_meaning_in_any_box(name, &Library::default());
/// assert_eq!(means("Ben")?, None);
/// assert_eq!(means("Jack")?, None);
/// assert_eq!(means("killer")?, Some(OtherMeaning::Role("killer".to_owned())));
/// assert_eq!(means("Шпигун")?, Some(OtherMeaning::Role("Шпигун".to_owned())));
/// # Ok::<(), noir_referee::scenario::ScenarioError>(())
/// ```
pub fn other_meaning_in_any_box(
    name: &str,
    library: &Library,
) -> Result<Option<OtherMeaning>, ScenarioError> {
    let mut roles = Vec::new();
    for id in library.editions()? {
        for (mode, names) in library.edition(&id)?.modes {
            if !library.mode(mode)?.is_on_streets() {
                let named = names.roles.into_iter();
                roles.extend(named.flat_map(|(role, printed)| [role.id().to_owned(), printed]));
            }
        }
    }
    Ok(of_no_player(name, roles))
}

/// Somebody or something other than a player that is called so, these being roles.
fn of_no_player(name: &str, roles: Vec<String>) -> Option<OtherMeaning> {
    if AUDIENCES.iter().any(|word| looks_like(word, name))
        || Lang::ALL.into_iter().any(|lang| is_nobody(name, lang))
    {
        return Some(OtherMeaning::Word);
    }
    let grammars = Lang::ALL.map(Grammar::new);
    let endings: Vec<&str> =
        grammars.iter().flat_map(|grammar| grammar.lists().words("ending")).collect();
    roles.into_iter().find(|role| is_role(name, role, &endings)).map(OtherMeaning::Role)
}

fn is_nobody(name: &str, lang: Lang) -> bool {
    let grammar = Grammar::new(lang);
    let whole = |word: &Keyword| looks_like(grammar.shown(*word), name);
    NO_PLAYERS.iter().chain(&WISHES).any(whole)
        || grammar
            .at(WordPlace::Inside, name)
            .is_some_and(|word| NO_PLAYERS.contains(&word) && name.chars().nth(1).is_some())
}

/// What the seats are called: their ids, and their roles as the box calls them, with their numbers and without.
fn roles(mode: &ModeSheet, edition: &Edition, players: u8) -> Vec<String> {
    let mut names = Vec::new();
    for seat in mode.seats_for(players) {
        let numbered = |role: &str| {
            seat.number.map_or_else(|| role.to_owned(), |number| format!("{role} {number}"))
        };
        let printed = called(mode, edition, *seat);
        let words = printed.iter().flat_map(|role| [numbered(role), role.clone()]);
        names.extend(words.chain([seat.to_string(), seat.role.id().to_owned()]));
    }
    names
}

/// What the box calls a role; the box of Mr. Jack is the same in every language, so each calls it in its own words.
fn called(mode: &ModeSheet, edition: &Edition, seat: SeatId) -> Vec<String> {
    if mode.is_on_streets() {
        let key = format!("jack-role-{}", seat.role.id());
        return Lang::ALL.map(|lang| Words::new(lang).say(&key)).into();
    }
    vec![edition.role_name(mode.id, seat.role).to_owned()]
}

/// Whether a name is that of a role, in any of its cases: «Джека» means Jack as well.
fn is_role(name: &str, role: &str, endings: &[&str]) -> bool {
    let in_one = |text: &str| fold(text).replace(' ', "");
    looks_like(&in_one(name), &in_one(role)) || is_case_of(&fold(name), &fold(role), endings)
}

/// Whether a name reads as a place on the board that so many play on.
fn is_place(name: &str, mode: &ModeSheet, players: u8) -> bool {
    if mode.is_on_streets() {
        return latin_hex(name).unwrap_or_else(|| name.to_lowercase()).parse::<Hex>().is_ok();
    }
    let Some(size) = mode.grids.get(&players) else { return false };
    let cell = latin_cell(name, size.columns).unwrap_or_else(|| name.to_lowercase());
    let grid = Grid::new(size.rows, size.columns);
    cell.parse::<Cell>().is_ok_and(|cell| grid.has(cell))
}
