//! Who speaks to whom, in which words: what happened and what is owed, how the table stands and how it ended, what was
//! refused and what was not understood.
mod answer;
mod audit;
mod caveats;
mod counts;
mod deduce;
mod end;
mod entry;
mod misread;
mod numbered;
mod owed;
mod refusal;
mod restore;
mod role_name;
mod ruling;
mod spot;
mod status;
mod story;
mod taken_back;

pub use caveats::chosen;
pub use end::GameEnd;
pub use misread::too_long;
pub use numbered::{Listed, Numbered, NumberedLines};
pub use role_name::{is_foreign, speaks};
pub use ruling::{LIKELIEST, stand, standing};
pub use spot::Spot;
pub(super) use taken_back::Return;

use role_name::role_in;

use crate::board::Suspect;
use crate::lang::{Arg, Grammar, Keyword, Lang, Words};
use crate::rules::{
    Action, Audience, Deed, Event, Names, Playing, Seat, SeatSet, Shown, Side, Trust, mr_jack,
};
use crate::table::{Opening, Reader};
use crate::terms::Term;

/// Says things about one table in one language, with the names of its box.
pub struct Voice<'a> {
    /// The messages.
    pub words: &'a Words,
    /// The words that may be typed.
    pub grammar: &'a Grammar,
    /// The names of suspects, seats and players.
    pub opening: &'a Opening,
    /// Where everybody stands, as far as that is public.
    pub position: &'a Shown,
    /// Whether it is read on a phone: there, secrets are told on everybody's own page, and not after a command.
    pub phone: bool,
    /// Whose roles have been said just before: they are called by their names alone.
    pub heard: SeatSet,
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
    /// Where a secret is told, for messages that say it.
    pub(super) fn where_told(&self) -> (&'static str, Arg<'static>) {
        ("at", if self.phone { "phone" } else { "terminal" }.into())
    }

    /// The printed name of a role, with a number where several seats share it.
    pub fn role(&self, seat: Seat) -> String {
        let own = role_in(self.words.lang(), self.opening, seat);
        own.unwrap_or_else(|| self.printed_role(seat))
    }

    /// Whether all play alike, each alone: then a role tells nothing that the name of its player does not.
    fn are_alike(&self) -> bool {
        let first = self.opening.role(Seat::new(0));
        self.opening.all_seats().all(|it| self.opening.role(it) == first && self.plays_alone(it))
    }

    /// What stands before a line that a seat is to say: its role, or its player where all play alike.
    pub fn before_a_line(&self, seat: Seat) -> String {
        let named = self.player_word(seat).filter(|_| self.are_alike());
        named.map_or_else(|| self.role(seat), str::to_owned)
    }

    /// A seat with its player: `Killer (Ann)`; only the role where the player has no other name, and only the player where
    /// all play alike or whoever listens has just heard the role.
    pub fn seat(&self, seat: Seat) -> String {
        let alone = self.heard.contains(seat) || self.are_alike();
        if let Some(player) = self.player_word(seat).filter(|_| alone) {
            return player.to_owned();
        }
        self.with_role(seat)
    }

    /// The same voice after these lines: whose roles they say need not be heard again.
    #[must_use]
    pub fn having_said(&self, lines: &[String]) -> Self {
        let named = |seat: &Seat| {
            let role = self.with_role(*seat);
            lines.iter().any(|line| line.contains(&role))
        };
        let named: SeatSet = self.opening.all_seats().filter(named).collect();
        Self { heard: self.heard | named, ..*self }
    }

    /// A seat by its role, with its player.
    fn with_role(&self, seat: Seat) -> String {
        let (role, player) = (self.role(seat), self.opening.player(seat));
        let same = player.is_empty() || player.eq_ignore_ascii_case(self.opening.seat_id(seat));
        let same = same || player == role;
        // What is no name by itself stands in quotes: a message for each language knows which.
        let id = ("id", self.opening.seat_id(seat).into());
        let role = self.words.tell("story-role", &[id, ("role", role.into())]);
        if same { role } else { format!("{role} ({player})") }
    }

    /// What is typed for a seat: its player where all play alike; else its id, which is English; in other languages its role, or its player where the role has
    /// several words.
    pub fn seat_word(&self, seat: Seat) -> String {
        let player = self.player_word(seat).filter(|name| !name.contains(' '));
        if let Some(player) = player.filter(|_| self.are_alike()) {
            return player.to_owned();
        }
        if self.words.lang() == Lang::En {
            return self.opening.seat_id(seat).to_owned();
        }
        let role = self.role(seat).to_lowercase();
        let one_word = role.split(' ').filter(|word| word.parse::<u8>().is_err()).count() < 2;
        player.filter(|_| !one_word).map_or(role, str::to_owned)
    }

    /// The player of a seat, if that name alone says who is meant.
    fn player_word(&self, seat: Seat) -> Option<&str> {
        let player = self.opening.player(seat);
        let named = player != self.opening.seat_id(seat) && self.opening.seat(player) == Some(seat);
        named.then_some(player)
    }

    /// Who is named in an example: the player, or the seat where nobody has a name.
    pub fn somebody(&self, seat: Seat) -> String {
        self.player_word(seat).map_or_else(|| self.seat_word(seat), str::to_owned)
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

    /// What the box calls the side of a suspect card that is turned up when he dies; nothing where it has no name.
    pub(super) fn dead_side(&self) -> Option<String> {
        self.opening.printed.get(Term::DeadSide.id()).cloned()
    }

    /// The same for messages that say it: `none` where it has no name.
    pub(super) fn to_dead_side(&self) -> (&'static str, Arg<'static>) {
        ("side", self.dead_side().unwrap_or_else(|| "none".to_owned()).into())
    }

    /// A suspect with the cell or the hex where he stands: `Bohdan (c3)`; the name alone once taken out, the cell alone
    /// where the name is but the cell in which he began (`#b3`).
    pub fn suspect(&self, suspect: Suspect) -> String {
        let name = self.name(suspect);
        match self.position.place(suspect) {
            Some(place) if name.starts_with('#') => place.to_string(),
            Some(place) => format!("{name} ({place})"),
            None if name.starts_with('#') => {
                let cell = ("cell", name.trim_start_matches('#').into());
                self.words.tell("story-off-board", &[("suspect", name.to_owned().into()), cell])
            }
            None => name.to_owned(),
        }
    }

    /// A line as it may be typed in the reader's language.
    pub fn line(&self, action: &Action) -> String {
        match *action {
            Action::Do(Deed::Hit(seat, suspect)) => {
                self.hit_said(seat, &self.seat_word(seat), Some(suspect))
            }
            Action::Do(Deed::HitNobody(_)) => self.words.say("deed-hit-nobody"),
            Action::Do(Deed::Dies(victims)) if victims.is_empty() => {
                self.words.say("deed-dies-nobody")
            }
            Action::Do(Deed::Threaten(all)) if all.is_empty() => self.words.say("deed-no-threats"),
            Action::Do(Deed::Hands(up)) if up.is_empty() => self.words.say("deed-no-hands"),
            _ => self.typed_words(action).into_iter().map(|(word, _)| word).collect(),
        }
    }

    /// How it is said that a seat, called so, was this suspect: a language with genders may have to say that a name is a
    /// player's.
    pub(super) fn hit_said(&self, seat: Seat, who: &str, suspect: Option<Suspect>) -> String {
        let called = if self.player_word(seat) == Some(who) { "player" } else { "role" };
        let suspect = suspect.map_or_else(String::new, |it| self.suspect_word(it));
        let hit = ("hit", self.shown(Keyword::Hit).into());
        let (who, called) = (("who", who.into()), ("called", called.into()));
        self.words.tell("deed-hit", &[hit, who, called, ("suspect", suspect.into())])
    }

    /// A line as it was said by this seat: of one's own identity one says «I».
    pub(super) fn line_said(&self, speaker: Seat, action: &Action) -> String {
        match *action {
            Action::Do(Deed::Hit(seat, suspect)) if seat == speaker => {
                self.words.tell("deed-hit-own", &[("suspect", self.suspect_word(suspect).into())])
            }
            _ => self.line(action),
        }
    }

    /// The word to show for a keyword at this table.
    pub fn shown(&self, keyword: Keyword) -> &str {
        self.grammar.shown_in(self.opening.mode.id(), keyword)
    }

    /// A line of words of the grammar, in the reader's words.
    pub(super) fn in_own_words(&self, line: &str) -> String {
        let reader =
            Reader { opening: self.opening, position: self.position, grammar: self.grammar };
        if let Ok(action) = reader.action(line, None) {
            return self.line(&action);
        }
        if let Some((may, rest)) =
            line.split_once(' ').filter(|(may, _)| *may == Keyword::May.name())
        {
            return format!("{} {}", self.in_own_words(may), self.in_own_words(rest));
        }
        let shown = |word: &str| match (word.parse::<Keyword>(), self.find_seat(word)) {
            (Ok(keyword), _) => self.shown(keyword).to_owned(),
            (_, Some(seat)) => self.somebody(seat),
            _ => {
                let suspect = self.opening.find_suspect(word);
                suspect.map_or_else(|| word.to_owned(), |it| self.suspect_word(it))
            }
        };
        line.split(' ').map(shown).collect::<Vec<_>>().join(" ")
    }

    /// A line as it is offered by a number: where names would have to be declined they stand by themselves.
    pub(super) fn offer(&self, line: &str) -> String {
        let then = format!(" {} ", Keyword::Then);
        if let Some((first, second)) = line.split_once(&then)
            && !line.contains(Keyword::Collapse.name())
        {
            let then = self.grammar.shown_in(self.opening.mode.id(), Keyword::Then);
            return format!("{} {then} {}", self.offer(first), self.offer(second));
        }
        let own = self.in_own_words(line);
        if self.words.lang() == Lang::En || self.opening.cast.is_by_cells() {
            return own;
        }
        let words: Vec<&str> = line.split(' ').collect();
        let who: Vec<Option<Suspect>> = words.iter().map(|it| self.called_so(it)).collect();
        if let ([Some(one), None, Some(other)], Ok(Keyword::Near)) =
            (&who[..], words.get(1).unwrap_or(&"").parse::<Keyword>())
        {
            let (one, other) = (("one", self.suspect(*one)), ("other", self.suspect(*other)));
            let args = [(one.0, one.1.into()), (other.0, other.1.into())];
            return self.words.tell("menu-offer-near", &args);
        }
        let deed = who.iter().take_while(|it| it.is_none()).count();
        let suspects: Option<Vec<String>> =
            who[deed..].iter().map(|it| it.map(|it| self.suspect(it))).collect();
        match suspects {
            Some(suspects) if deed > 0 && !suspects.is_empty() => {
                let deed = ("deed", self.in_own_words(&words[..deed].join(" ")).into());
                let suspects = ("suspects", self.words.all_of(&suspects).into());
                self.words.tell("menu-offer", &[deed, suspects])
            }
            _ => own,
        }
    }

    /// Who is called so in a line of canonical words, where that is no word of the grammar.
    fn called_so(&self, word: &str) -> Option<Suspect> {
        let name = word.parse::<Keyword>().is_err();
        name.then(|| self.opening.cast.called(word).ok()).flatten()
    }

    /// What is typed for a suspect: the name or, without one, the cell where he stands.
    pub fn suspect_word(&self, suspect: Suspect) -> String {
        let name = self.name(suspect);
        let place = self.position.place(suspect).filter(|_| name.starts_with('#'));
        place.map_or_else(|| name.to_owned(), |place| place.to_string())
    }

    /// What stands for a suspect in a line to be typed: the word for a name or, where nobody knows the names, for a cell.
    pub(super) fn suspect_to_type(&self) -> String {
        let by_cells = self.opening.cast.is_by_cells();
        self.words.say(if by_cells { "story-cell-to-type" } else { "help-value-name" })
    }

    /// How a seat says which cards it drew, this many of them: where nobody knows the names, with an example of one who
    /// is off the board.
    pub(super) fn asks_cards(&self, count: u8) -> String {
        let left = self.position.everybody() - self.position.discard();
        let gone = left.iter().find(|it| self.position.place(*it).is_none());
        let gone = gone.filter(|_| self.opening.cast.is_by_cells());
        let gone = gone.map_or_else(|| "none".to_owned(), |it| self.suspect_word(it));
        self.words.tell("private-drew", &[("n", count.into()), ("gone", gone.into())])
    }

    /// How a seat says what it drew: evidence cards, a role card, or an alibi.
    pub(super) fn asks_drawn(&self, seat: Seat, count: u8) -> String {
        match self.position.game() {
            Playing::MrJack(_) => self.words.say("jack-private-drew"),
            Playing::Heist(game) if game.owes_role(seat) => {
                let one = ("one", self.suspect_to_type().into());
                self.words.tell("heist-private-drew", &[one])
            }
            _ => self.asks_cards(count),
        }
    }

    /// Whether the board is worth a look after this event.
    pub const fn marks(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Died(_)
                | Event::Arrested(_)
                | Event::Trophy(..)
                | Event::Collapsed(..)
                | Event::MrJack(mr_jack::Fact::Called { .. })
        )
    }

    /// Who keeps the cards of a seat, and who may see them.
    pub fn keeps(&self, seat: Seat) -> String {
        self.keep_theirs(seat, self.seat(seat))
    }

    /// The same for all seats, where one trust holds for all: a line for all that may show their cards to the same people.
    pub fn all_keep(&self) -> Vec<String> {
        let untold = self.opening.one_trust() == Some(Trust::Untold);
        let to = |seat| if untold { self.mode().shows_to(seat) } else { "all" };
        let mut firsts: Vec<Seat> = Vec::new();
        for seat in self.opening.all_seats() {
            if firsts.iter().all(|first| to(*first) != to(seat)) {
                firsts.push(seat);
            }
        }
        let line = |first: &Seat| {
            let many = self.opening.all_seats().filter(|seat| to(*seat) == to(*first)).count() > 1;
            let who = match (firsts.len(), many) {
                (1, _) => self.words.say("cli-seat-all"),
                // Only in a heist some show them to each other and one to nobody.
                (_, true) => self.words.say("cli-seat-thieves"),
                (_, false) => self.seat(*first),
            };
            self.keep_theirs(*first, who)
        };
        firsts.iter().map(line).collect()
    }

    fn keep_theirs(&self, seat: Seat, who: String) -> String {
        let who = ("who", who.into());
        match self.opening.seats.get(seat.at()).map(|info| info.trust) {
            Some(Trust::Told) => self.words.tell("cli-seat-told", &[who]),
            Some(Trust::Untold) => {
                let to = ("to", self.mode().shows_to(seat).into());
                self.words.tell("cli-seat-untold", &[who, to])
            }
            _ => self.words.tell("cli-seat-dealt", &[who]),
        }
    }

    /// Whose page it is, as it stands above one.
    pub fn owner(&self, owner: Audience) -> String {
        match owner {
            Audience::Seat(seat) => self.seat(seat),
            Audience::Referee | Audience::Public => self.words.say("private-referee"),
        }
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
