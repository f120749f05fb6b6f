//! Who speaks to whom, in which words.
use crate::board::Suspect;
use crate::lang::{Grammar, Keyword, Words};
use crate::rules::{Action, Audience, Names, Position, Seat, Side};
use crate::table::Opening;

/// Says things about one table in one language, with the names of its box.
pub struct Voice<'a> {
    /// The messages.
    pub words: &'a Words,
    /// The names of suspects, seats and players.
    pub opening: &'a Opening,
    /// Where everybody stands, as far as that lies open.
    pub position: &'a Position,
}

/// Names as they are shown.
impl Names for Voice<'_> {
    fn suspect(&self, suspect: Suspect) -> &str {
        self.name(suspect)
    }

    fn seat(&self, seat: Seat) -> &str {
        self.opening.seat_id(seat)
    }

    fn find_suspect(&self, name: &str) -> Option<Suspect> {
        self.opening.find_suspect(name)
    }

    fn find_seat(&self, id: &str) -> Option<Seat> {
        self.opening.find_seat(id)
    }
}

impl Voice<'_> {
    /// The printed name of a role, with a number where several seats share it; the box of Mr. Jack is the
    /// same in every language, so his roles are called as readers of this one call them.
    pub fn role(&self, seat: Seat) -> String {
        if self.position.mr_jack().is_some() {
            return self.words.say(&format!("jack-role-{}", self.opening.seat_id(seat)));
        }
        self.opening.numbered_role(seat)
    }

    /// A seat with its player: `Killer (Ann)`; only the role where the player has no other name.
    pub fn seat(&self, seat: Seat) -> String {
        let (role, player) = (self.role(seat), self.opening.player(seat));
        let same = player.is_empty() || player.eq_ignore_ascii_case(self.opening.seat_id(seat));
        if same || player == role { role } else { format!("{role} ({player})") }
    }

    /// A seat that plays for itself, or a team.
    pub fn side(&self, side: Side) -> String {
        match side {
            Side::Seat(seat) => self.seat(seat),
            Side::Team(team) => self.printed(team.id(), &format!("story-team-{}", team.id())),
        }
    }

    /// What the box calls a token or a team; where it does not say, what the message `key` calls it.
    pub(super) fn printed(&self, id: &str, key: &str) -> String {
        let named = self.opening.printed.get(id).cloned();
        named.unwrap_or_else(|| self.words.say(key))
    }

    /// A suspect with the cell or the hex where he stands: `Bohdan (c3)`; the name alone once taken out.
    pub fn suspect(&self, suspect: Suspect) -> String {
        let name = self.name(suspect);
        if let Some(game) = self.position.mr_jack() {
            return game
                .place(suspect)
                .map_or_else(|| name.to_owned(), |hex| format!("{name} ({hex})"));
        }
        match self.position.grid().place(suspect) {
            Some(cell) => format!("{name} ({cell})"),
            None => name.to_owned(),
        }
    }

    /// A line as it may be typed in the reader's language.
    pub fn line(&self, action: &Action, grammar: &Grammar) -> String {
        if self.position.mr_jack().is_some() {
            return self.jack_line(action, grammar);
        }
        let canonical = action.write(self.position.grid(), self);
        // Names begin with capitals or signs; words of the grammar do not.
        let shown = |word: &str| match word.parse::<Keyword>() {
            Ok(keyword) => grammar.shown(keyword).to_owned(),
            Err(_) => word.to_owned(),
        };
        canonical.split(' ').map(shown).collect::<Vec<_>>().join(" ")
    }

    /// A suspect's name as readers of this language are shown it; the last word of it where that is what
    /// one says at the table: `Holmes`.
    pub fn name(&self, suspect: Suspect) -> &str {
        let name = self.opening.cast.shown(suspect, self.words.lang());
        let last = || name.rsplit(' ').next().unwrap_or(name);
        if self.position.mr_jack().is_some() { last() } else { name }
    }

    /// Whose eyes are meant.
    pub fn audience(&self, audience: Audience) -> String {
        match audience {
            Audience::Public => self.words.say("story-everybody"),
            Audience::Seat(seat) => self.seat(seat),
            Audience::Referee => self.words.say("story-referee"),
        }
    }
}
