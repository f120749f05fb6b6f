//! Every mode: two tables that differ only in what one audience may not know are the same to it.
//!
//! The decks of the two tables have cards exchanged that this audience never sees. Then the same lines
//! are said at both, and everything the program prints for the audience is compared.
use crate::support::one_in;
use crate::support::room::Room;

/// One mode at the moment of its opening.
pub struct Twins {
    pub mode: &'static str,
    players: u8,
    /// Whose eyes compare; `public` for everybody's.
    pub eyes: &'static str,
    /// Cards of the deck, counted from its top, that the audience does not see.
    hidden: &'static [usize],
    /// What is told in private: by whom, and which card of the deck by its place.
    told: &'static [(&'static str, usize)],
    /// What is said aloud.
    said: &'static [&'static str],
}

const SHIFTS: &[&str] = &["shift 1 left", "shift 2 right", "shift c up"];

pub const TWINS: &[Twins] = &[
    twins("hitman-sleuth", 2, "public", &[1, 2, 3, 4, 5, 6, 7], &[("sleuth", 5)], SHIFTS),
    twins("hitman-sleuth", 2, "hitman", &[1, 2, 3, 5, 6, 7], &[("sleuth", 5)], SHIFTS),
    twins("hitman-sleuth", 2, "sleuth", &[1, 2, 3, 4], &[("sleuth", 5)], SHIFTS),
    twins("spy-tag", 3, "public", &[0, 1, 2], &[], SHIFTS),
    twins("spy-tag", 3, "spy2", &[0, 2], &[], SHIFTS),
    // Partners do not see each other's identities here (SP13).
    twins("spy-tag", 6, "spy1", &[1, 2, 3, 4, 5], &[], SHIFTS),
    twins("thief-chief", 2, "public", &[0, 1, 2, 3], &[("thief", 0)], SHIFTS),
    twins("thief-chief", 2, "thief", &[3], &[("thief", 0)], SHIFTS),
    twins("thief-chief", 2, "chief", &[0, 1, 2], &[("thief", 0)], SHIFTS),
    twins("fbi-mafia", 6, "public", &[0, 1, 2, 3, 4, 5], &[], &["shift 1 left", "shift 2 left"]),
    twins("fbi-mafia", 6, "psycho", &[1, 3, 5], &[], &["shift 1 left 2", "shift 2 left"]),
    twins("fbi-mafia", 8, "suit", &[0, 2, 4, 6], &[], &["shift 1 left", "shift 2 left"]),
    // The Profiler's hand is for nobody else, partners included.
    twins("fbi-mafia", 8, "detective", &[8, 9, 10, 11], &[], &["shift 1 left", "shift 2 left"]),
    twins("heist", 5, "public", &[0, 1, 2, 3, 8], &[("chief", 8)], HEIST),
    twins("heist", 5, "chief", &[0, 1, 2, 3], &[("chief", 8)], HEIST),
    twins("heist", 7, "thief2", &[10], &[("chief", 10)], HEIST_OF_SIX),
];

/// The four cards after those of the thieves go in uniform.
const HEIST: &[&str] = &["deploy #e1 #f1 #g1 #a2", "shift 6 left", "shift 7 left"];
const HEIST_OF_SIX: &[&str] = &["deploy #g1 #a2 #b2 #c2", "shift 6 left", "shift 7 left"];

const fn twins(
    mode: &'static str,
    players: u8,
    eyes: &'static str,
    hidden: &'static [usize],
    told: &'static [(&'static str, usize)],
    said: &'static [&'static str],
) -> Twins {
    Twins { mode, players, eyes, hidden, told, said }
}

impl Twins {
    /// The size of the grid.
    const fn side(&self) -> usize {
        match (self.players, self.mode.len()) {
            (2..=4, _) => 5,
            (5, 5) | (7..=9, _) => 7,
            _ => 6,
        }
    }

    /// The deck in reading order of the grid; at the other table each hidden card is one from its end.
    fn deck(&self, other: bool) -> Vec<String> {
        let side = self.side();
        let mut cards: Vec<usize> = (0..side * side).collect();
        for (nth, place) in self.hidden.iter().enumerate().filter(|_| other) {
            cards.swap(*place, side * side - 1 - nth);
        }
        let cell =
            |card: usize| format!("{}{}", char::from(b'a' + (card % side) as u8), card / side + 1);
        cards.into_iter().map(cell).collect()
    }

    pub fn room(&self, other: bool) -> Room {
        let (room, deck) = (Room::new(), self.deck(other));
        let mut deal = format!("evidence: [{}]\n", deck.join(", "));
        if self.mode == "heist" {
            let mut roles = ["safecracker", "runner", "cleaner", "decoy", "insider", "hacker"];
            if other && !self.eyes.starts_with("thief") {
                roles.reverse();
            }
            deal = format!("{deal}roles: [{}]\n", roles.join(", "));
        }
        room.write("deal.yaml", deal);
        // No name of this box is known, so the suspects are called by their cells.
        room.ok(&format!(
            "new {} --edition uk --lang en --players {} --deal deal.yaml --deduce --table t.referee",
            self.mode, self.players
        ));
        let mut said = self.said.iter();
        // The Chief of Security deploys before he chooses who he is.
        if let Some(line) = said.clone().next().filter(|line| line.starts_with("deploy")) {
            room.act(&[*line]);
            said.next();
        }
        for (seat, place) in self.told {
            room.tell(seat, &format!("become #{}", deck[*place]));
        }
        room.act(&said.copied().collect::<Vec<_>>());
        room
    }

    /// Every third thing that the audience can get, from the `nth` on, with what differs from room to room taken out.
    fn seen(&self, room: &Room, nth: usize) -> Vec<String> {
        let mut lines = vec![
            "status",
            "status --json",
            "board",
            "log",
            "log --json",
            "log --film",
            "log --film --json",
            "film",
            "film --json",
            "legal",
            "legal --json",
            "ask \"around c3\"",
            "ask tokens",
            "ask dead",
            "ask deck",
            "may \"kill c3\"",
            "may \"accuse c3\" --json",
            "may \"steal b2\"",
            "may \"capture c3\"",
            "may \"rob nw\"",
            "may \"shift 4 left\"",
            "correct 1 shift 5 left",
            "deduce",
            "deduce --json",
            "audit",
            "audit --json",
        ]
        .into_iter()
        .map(str::to_owned)
        .collect::<Vec<_>>();
        if self.eyes != "public" {
            let own = [
                "status",
                "status --json",
                "log",
                "log --json",
                "log --film",
                "film --json",
                "legal --json",
                "deduce",
                "deduce --json",
                "audit --json",
            ];
            lines.extend(own.iter().map(|line| format!("{line} --as {}", self.eyes)));
            lines.push(format!("ask --as {} \"around me\"", self.eyes));
        }
        let lines = lines.iter().skip(nth % one_in(3)).step_by(one_in(3));
        lines.map(|line| room.run(line)).map(|ran| format!("{ran:?}")).collect()
    }
}

#[test]
fn no_mode_tells_an_audience_what_it_may_not_know() {
    for (nth, twins) in TWINS.iter().enumerate() {
        let rooms = [false, true].map(|other| twins.room(other));
        let [left, right] = rooms.each_ref().map(|room| twins.seen(room, nth));
        assert_eq!(left, right, "{} {} {}", twins.mode, twins.players, twins.eyes);
    }
}

/// The decks do differ in what their owners see, so the comparison above could fail.
#[test]
fn the_owners_of_the_cards_see_the_difference() {
    for (twins, owner) in [(&TWINS[0], "hitman"), (&TWINS[3], "spy1"), (&TWINS[9], "killer")] {
        let rooms = [false, true].map(|other| twins.room(other));
        let [left, right] = rooms.each_ref().map(|room| room.ok(&format!("status --as {owner}")));
        assert_ne!(left, right, "{} {owner}", twins.mode);
    }
}
