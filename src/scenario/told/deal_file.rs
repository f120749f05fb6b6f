//! `--deal FILE`: everything that chance would decide.
use super::picks::{Lying, MOST_CARDS, Pick, on};
use crate::board::Suspect;
use crate::lang::measure;
use crate::scenario::names::{Meant, NameIndex};
use crate::scenario::reading::{self, At, Fields};
use crate::scenario::{Candidates, Card, Cast, Edition, Fault, Flaw, GridSize, ModeSheet, SeatId};
use crate::terms::Special;

/// A deal as somebody has written it down; it may fix only some of what chance would decide.
///
/// # Examples
/// ```
/// use noir_referee::scenario::{DealFile, Library};
/// use noir_referee::terms::{Mode, Role};
/// let library = Library::default();
/// let (mode, edition) = (library.mode(Mode::KillerInspector).unwrap(), library.edition("en").unwrap());
/// let cells = mode.grids[&2].grid();
/// let cast = noir_referee::scenario::Cast::by_cells(&cells);
/// let deal = DealFile::read("d.yaml", "seats: [inspector, killer]\n", &mode, 2, &edition, cast.cards());
/// assert_eq!(deal.unwrap().seats, Some(vec![Role::Inspector.into(), Role::Killer.into()]));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DealFile {
    /// The cards on the table in reading order.
    pub layout: Option<Vec<Card>>,
    /// The evidence deck, top card first; a part of it is its top, and the rest is shuffled.
    /// [`DealFile::evidence_on`] finds the suspects of a table.
    pub evidence: Option<Vec<Pick>>,
    /// The seat of each player, in the order in which they sit; `ModeSheet::turn_order` says whose
    /// turns follow.
    pub seats: Option<Vec<SeatId>>,
    /// The role cards of the Heist, top card first; of each tier, a part of it is its top, and the rest
    /// is shuffled.
    pub roles: Option<Vec<Special>>,
    /// The order of the deck at each reshuffle.
    pub reshuffles: Vec<Vec<Pick>>,
    /// Whether the names are those of the box in hand, whatever the edition knows.
    pub own_box: bool,
}

impl DealFile {
    /// Reads a deal for a mode; where the file gives no layout, its names mean some of `else_cards`,
    /// wherever they will lie.
    ///
    /// # Errors
    /// Everything that is wrong with the file, at once.
    pub fn read(
        file: &str,
        text: &str,
        mode: &ModeSheet,
        players: u8,
        edition: &Edition,
        else_cards: &[Card],
    ) -> Result<Self, Vec<Fault>> {
        let size = mode.grids.get(&players).copied();
        reading::read(file, text, |root| {
            let fields = root.fields();
            if let Some(named) = fields.may("edition") {
                read_edition(named, mode, edition);
            }
            if mode.is_on_streets() {
                let deal = Self::of_streets(&fields, mode, players, edition, else_cards);
                fields.end();
                return deal;
            }
            let mut deal = Self::default();
            if let Some(own) = fields.may("box") {
                let word = own.word();
                deal.own_box = word == "own";
                if !deal.own_box && !word.is_empty() {
                    own.choice(word, ["own"].into_iter());
                }
            }
            if let (Some(layout), Some(size)) = (fields.may("layout"), size) {
                deal.layout = Some(read_layout(layout, size, edition, deal.own_box));
            }
            let lying = Lying::new(deal.layout.as_deref(), else_cards, edition, size);
            deal.evidence = fields.may("evidence").map(|evidence| lying.read(evidence));
            if let Some(reshuffles) = fields.may("reshuffles") {
                reshuffles.at_most(MOST_CARDS);
                let orders = reshuffles.items().take(MOST_CARDS);
                deal.reshuffles = orders.map(|order| lying.read(order)).collect();
            }
            deal.seats = fields.may("seats").map(|at| read_seats(at, mode.seats_for(players)));
            deal.roles = fields.may("roles").map(|roles| read_roles(roles, mode, edition));
            fields.end();
            deal
        })
    }
}

impl DealFile {
    /// The edition that a deal names, before its mode and its box are known; nothing where it names none.
    pub fn edition_in(text: &str) -> Option<String> {
        let word = |root: At<'_>| root.peek("edition").filter(|at| at.is_text()).map(At::word);
        reading::read("", text, word).ok().flatten()
    }

    /// Mr. Jack has words of its own for its piles: the alibi cards, and the orders of the character
    /// cards for rounds 1 and 2, 3 and 4, and so on.
    fn of_streets(
        fields: &Fields<'_>,
        mode: &ModeSheet,
        players: u8,
        edition: &Edition,
        characters: &[Card],
    ) -> Self {
        let lying = Lying::new(None, characters, edition, None);
        let orders = fields.may("character_order");
        if let Some(orders) = orders.filter(|orders| orders.items().len() > SHUFFLES) {
            orders.length(SHUFFLES);
        }
        Self {
            evidence: fields.may("alibi").map(|alibi| lying.read(alibi)),
            reshuffles: orders
                .into_iter()
                .flat_map(|orders| orders.items().take(SHUFFLES))
                .map(|it| lying.read(it))
                .collect(),
            seats: fields.may("seats").map(|at| read_seats(at, mode.seats_for(players))),
            ..Self::default()
        }
    }

    /// The top of the evidence deck on a table with this cast; nothing where the file does not say.
    pub fn evidence_on(&self, cast: &Cast) -> Option<Vec<Suspect>> {
        self.evidence.as_ref().map(|evidence| on(cast, evidence))
    }

    /// The orders of the reshuffles on a table with this cast.
    pub fn reshuffles_on(&self, cast: &Cast) -> Vec<Vec<Suspect>> {
        self.reshuffles.iter().map(|order| on(cast, order)).collect()
    }
}

/// How often the character cards of Mr. Jack are shuffled in a game (book, course of the game).
const SHUFFLES: usize = 4;

/// The edition for which the deal was written must be the one in hand.
fn read_edition(at: At<'_>, mode: &ModeSheet, edition: &Edition) {
    let word = at.word();
    let printed = mode.printed.contains_key(&word);
    if word == edition.id && (printed || !mode.is_on_streets()) || word.is_empty() {
        return;
    }
    if printed {
        at.choice(word, std::iter::once(edition.id.as_str()));
    } else {
        at.choice(word, mode.printed.keys().map(String::as_str));
    }
}

/// Rows of names, each a list or a text like a typed row.
fn read_layout(at: At<'_>, size: GridSize, edition: &Edition, own: bool) -> Vec<Card> {
    let among = if own { Candidates::own_box() } else { Candidates::of(edition, size).closed() };
    let columns = usize::from(size.columns);
    // Each name's index is the node where it stands.
    let (mut cards, mut names) = (Vec::new(), NameIndex::default());
    let mut add = |at: At<'_>, text: String, whole: bool| {
        let flaw = match among.look_up(&text, whole) {
            Meant::Card(card) => {
                let Some((first, _)) = names.sharing(&card) else {
                    names.add(at.number_in_text(), &card);
                    return cards.push(card);
                };
                Flaw::DoubleName { name: card.name, first }
            }
            Meant::Nobody(nearest) => Flaw::UnknownName { found: text, nearest },
            Meant::Several(candidates) => Flaw::AmbiguousName { found: text, candidates },
            Meant::Never(why) => Flaw::Name { found: text, why },
        };
        at.fault(flaw);
    };
    at.length(usize::from(size.rows));
    for row in at.items().take(usize::from(size.rows)) {
        if row.is_text() {
            if let Err(long) = measure(row.text()) {
                row.length_is(columns, long.words);
                continue;
            }
            let typed = among.split(row.text(), columns);
            row.length_is(columns, typed.len());
            for (text, whole) in typed {
                add(row, text, whole);
            }
        } else {
            row.length(columns);
            for name in row.items().take(columns) {
                add(name, name.text().to_owned(), own);
            }
        }
    }
    cards
}

/// The seats of the mode, each once; a bare `thief` is the first that nobody has taken yet.
fn read_seats(at: At<'_>, seats: &[SeatId]) -> Vec<SeatId> {
    at.length(seats.len());
    let (mut taken, mut places): (Vec<SeatId>, Vec<usize>) = (Vec::new(), Vec::new());
    for item in at.items().take(MOST_CARDS) {
        let word = item.word();
        let free = |seat: &&SeatId| seat.role.id() == word && !taken.contains(*seat);
        let named = word.parse().ok().filter(|seat| seats.contains(seat));
        let Some(seat) = named.or_else(|| seats.iter().find(free).copied()) else {
            if !word.is_empty() {
                let known: Vec<String> = seats.iter().map(SeatId::to_string).collect();
                item.choice(word, known.iter().map(String::as_str));
            }
            continue;
        };
        if let Some(before) = taken.iter().position(|other| *other == seat) {
            item.fault(Flaw::DoubleName { name: word, first: places[before] });
        }
        taken.push(seat);
        places.push(item.number_in_text());
    }
    taken
}

/// Role cards, none twice and none of tier 1 below one of tier 2.
fn read_roles(at: At<'_>, mode: &ModeSheet, edition: &Edition) -> Vec<Special> {
    if mode.role_deck.is_empty() {
        at.fault(Flaw::NotInMode);
        return Vec::new();
    }
    let (mut roles, mut places): (Vec<Special>, Vec<usize>) = (Vec::new(), Vec::new());
    at.at_most(MOST_CARDS);
    for item in at.items().take(MOST_CARDS) {
        let word = item.word();
        let Some(role) = edition.special_called(&word) else {
            if !word.is_empty() {
                item.choice(word, mode.role_deck.iter().map(|role| role.id()));
            }
            continue;
        };
        if let Some(before) = roles.iter().position(|other| *other == role) {
            item.fault(Flaw::DoubleName { name: role.id().to_owned(), first: places[before] });
        } else if roles.last().is_some_and(|above| above.tier() > role.tier()) {
            item.fault(Flaw::Tier);
        }
        roles.push(role);
        places.push(item.number_in_text());
    }
    roles
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Grid;
    use crate::lang::{Lang, Say as _, Words};
    use crate::scenario::Library;
    use crate::terms::{Mode, Role};

    const LAYOUT: &str = "layout:\n  - [Alyss, Barrin, Clive, Deidre, Ernest]\n  - FGHIJ\n  \
                          - kri lin mar neil oph\n  - [p, q, r, s, t]\n  - Ulysses V W Y Z\n";

    fn read(text: &str) -> Result<DealFile, Vec<String>> {
        let library = Library::default();
        let mode = library.mode(Mode::KillerInspector).unwrap();
        let edition = library.edition("en").unwrap();
        let base: Vec<Card> =
            edition.base(mode.grids[&2]).unwrap().0.iter().map(|it| it.card.clone()).collect();
        let deal = DealFile::read("d.yaml", text, &mode, 2, &edition, &base);
        deal.map_err(|faults| faults.iter().flat_map(|it| it.say(&Words::new(Lang::En))).collect())
    }

    #[test]
    fn a_deal_may_fix_everything_or_little() {
        let text = format!(
            "{LAYOUT}evidence: [zachary, a1, '#b1', c]\nseats: [inspector, killer]\nreshuffles: [[Irma], []]\n"
        );
        let deal = read(&text).unwrap();
        let cast = Cast::new(deal.layout.clone().unwrap(), &Grid::new(5, 5)).unwrap();
        assert_eq!(deal.evidence_on(&cast), Some([24, 0, 1, 2].map(Suspect::new).to_vec()));
        assert_eq!(deal.seats, Some(vec![Role::Inspector.into(), Role::Killer.into()]));
        assert_eq!(deal.reshuffles, [vec![Pick::Name("Irma".to_owned())], vec![]]);
        assert_eq!(deal.reshuffles_on(&cast), [vec![Suspect::new(8)], vec![]]);
        assert_eq!(read("{}\n"), Ok(DealFile::default()));
    }

    #[test]
    fn without_a_layout_names_mean_cards_and_cells_mean_places() {
        let deal = read("evidence: [Irma, '#a1']\n").unwrap();
        assert_eq!(deal.layout, None);
        let mut cards: Vec<Card> = ('а'..='ш').map(Card::named).collect();
        cards[24] = Card::named("Irma");
        let cast = Cast::new(cards, &Grid::new(5, 5)).unwrap();
        assert_eq!(deal.evidence_on(&cast), Some(vec![Suspect::new(24), Suspect::new(0)]));
        assert_eq!(DealFile::default().evidence_on(&cast), None);
    }

    #[test]
    fn with_an_own_box_any_names_will_do() {
        let row = |letter: char| {
            let names: Vec<String> =
                (1..6).map(|n| format!("{letter}я{}", "у".repeat(n))).collect();
            format!("  - [{}]\n", names.join(", "))
        };
        let rows: String = "АБВГД".chars().map(row).collect();
        let deal = read(&format!("box: own\nlayout:\n{rows}evidence: [Аяууууу]\n")).unwrap();
        assert!(deal.own_box);
        assert_eq!(deal.evidence, Some(vec![Pick::Name("Аяууууу".to_owned())]));
    }

    #[test]
    fn seats_and_role_cards_are_those_of_the_mode() {
        let library = Library::default();
        let edition = library.edition("en").unwrap();
        let read = |mode, players, text: &str| {
            let mode = library.mode(mode).unwrap();
            let deal = DealFile::read("d.yaml", text, &mode, players, &edition, &[]);
            deal.map_err(|faults| {
                faults.iter().flat_map(|it| it.say(&Words::new(Lang::En))).collect::<Vec<_>>()
            })
        };
        let heist = read(Mode::Heist, 5, "seats: [thief, chief, thief1, thief, thief4]\n");
        assert_eq!(heist.unwrap_err(), ["d.yaml:1:23: seats[2]: thief1 is already on line 1"]);
        let deal = read(
            Mode::Heist,
            5,
            "seats: [thief2, chief, thief, thief, thief]\nroles: [hacker, Runner, Master Safecracker]\n",
        )
        .unwrap();
        let seats: Vec<String> = deal.seats.unwrap().iter().map(SeatId::to_string).collect();
        assert_eq!(seats, ["thief2", "chief", "thief1", "thief3", "thief4"]);
        assert_eq!(
            deal.roles,
            Some(vec![Special::Hacker, Special::Runner, Special::MasterSafecracker])
        );
        assert_eq!(
            read(Mode::Heist, 5, "roles: [hacker, sneak, runner, hacker]\n").unwrap_err(),
            [
                "d.yaml:1:24: roles[2]: the role cards of tier 1 go on top of tier 2",
                "d.yaml:1:32: roles[3]: hacker is already on line 1",
            ]
        );
        let six = "seats: [killer, sniper, psycho, detective, bomber, suit]\n";
        assert_eq!(
            read(Mode::FbiMafia, 6, six).unwrap_err(),
            [
                "d.yaml:1:17: seats[1]: expected killer, undercover, psycho, detective, bomber or suit, \
              found “sniper”"
            ]
        );
    }

    #[test]
    fn everything_wrong_is_said_at_once() {
        let text = "box: mine\nlayout:\n  - [Alyss, Barin, Clive, Deidre]\n  - FGHIF\n  - [kris]\n\
                    evidence: [Clive, Cliv, Boris, Xavier, h8]\nseats: [killer, killer, spy]\n\
                    roles: [x]\nevidense: []\n";
        assert_eq!(
            read(text).unwrap_err(),
            [
                "d.yaml:1:6: box: expected own, found “mine”",
                "d.yaml:3:3: layout: expected 5, found 3",
                "d.yaml:3:5: layout[0]: expected 5, found 4",
                "d.yaml:3:13: layout[0][1]: nobody is called “Barin”; did you mean Barrin?",
                "d.yaml:4:5: layout[1]: Franklin is already on line 4",
                "d.yaml:5:5: layout[2]: expected 5, found 1",
                "d.yaml:6:19: evidence[1]: Clive is already on line 6",
                "d.yaml:6:25: evidence[2]: nobody is called “Boris”",
                "d.yaml:6:32: evidence[3]: Xavier isn’t on this table",
                "d.yaml:6:40: evidence[4]: nobody is called “h8”",
                "d.yaml:7:8: seats: expected 2, found 3",
                "d.yaml:7:17: seats[1]: killer is already on line 7",
                "d.yaml:7:25: seats[2]: expected killer or inspector, found “spy”",
                "d.yaml:8:8: roles: this mode has nothing like that",
                "d.yaml:9:1: evidense: there’s no such field; did you mean “evidence”?",
            ]
        );
    }
}
