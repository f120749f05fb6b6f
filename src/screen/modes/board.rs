//! The seam between the two families: what is said and shown otherwise of streets than of cards on a grid.
use crate::board::{Site, Suspect};
use crate::lang::Keyword;
use crate::rules::{Action, Board, Names as _, Refusal, Seat};
use crate::screen::{self, Voice};
use crate::table::{ByCell, View, WordError};

impl Voice<'_> {
    /// What is said of the place of somebody who has none any more.
    pub(in crate::screen) fn nowhere(&self) -> &'static str {
        match self.position.board() {
            Board::Grid(_) => "cli-off-grid",
            Board::Streets(_) => "jack-ask-gone",
        }
    }

    /// A suspect's name as one says it at the table, in this language: of a character the last word (`Holmes`).
    pub fn name(&self, suspect: Suspect) -> &str {
        let name = self.opening.cast.shown(suspect, self.words.lang());
        match self.position.board() {
            Board::Grid(_) => name,
            Board::Streets(_) => name.rsplit(' ').next().unwrap_or(name),
        }
    }

    /// The printed name of a role, with a number where several seats share it. The box of Mr. Jack is the same in every
    /// language, so roles are called as readers of this one call them.
    pub(in crate::screen) fn printed_role(&self, seat: Seat) -> String {
        match self.position.board() {
            Board::Grid(_) => self.opening.numbered_role(seat),
            Board::Streets(_) => {
                self.words.say(&format!("jack-role-{}", self.opening.seat_id(seat)))
            }
        }
    }

    /// A line as it may be typed in the reader's language, word by word: each with what parts it from the next one, and
    /// where that is on the board what it names.
    pub(in crate::screen) fn typed_words(&self, action: &Action) -> Vec<(String, Option<Site>)> {
        self.kept_words(&action.write(self.position.grid(), &ByCell(self.opening)))
    }

    /// The same of a line in which everybody is called by his starting place.
    fn kept_words(&self, line: &str) -> Vec<(String, Option<Site>)> {
        let streets = self.position.board().is_streets();
        let between: &[char] = if streets { &[' ', '>', ':'] } else { &[' '] };
        let own = |(at, part): (usize, &str)| {
            let word = part.trim_end_matches(between);
            let (own, site) = match ByCell(self.opening).find_suspect(word) {
                Some(who) if streets => (self.name(who).to_lowercase(), self.position.place(who)),
                Some(who) => (self.suspect_word(who), self.position.place(who)),
                None if streets => (self.street_word(word), word.parse().ok().map(Site::Hex)),
                // Where nobody knows the names, a card is called by its cell.
                None => {
                    let cell = word.parse().ok().filter(|_| self.opening.cast.is_by_cells());
                    (self.card_word(word, at == 0), cell.map(Site::Cell))
                }
            };
            (own + &part[word.len()..], site)
        };
        line.split_inclusive(between).enumerate().map(own).collect()
    }

    /// A refused line as it was kept, by starting places, as it is shown.
    pub fn kept_line(&self, line: &str) -> String {
        match self.position.board() {
            Board::Grid(_) => self.kept_words(line).into_iter().map(|(word, _)| word).collect(),
            Board::Streets(_) => self.kept_street_line(line),
        }
    }

    /// The board as it is to be drawn; `turned` is the other side of the table.
    pub fn board(&self, view: &View<'_>, turned: bool) -> screen::Board {
        match self.position.board() {
            Board::Grid(_) => screen::Board::Cards(self.picture(view, turned)),
            Board::Streets(game) => self.street_board(game, view, turned),
        }
    }

    /// Which deck the cards are drawn from: the case of the messages that name it.
    pub(in crate::screen) fn deck(&self) -> &'static str {
        match self.position.board() {
            Board::Grid(_) => "evidence",
            Board::Streets(_) => "alibi",
        }
    }

    /// The sentence for this many cards that a seat draws, or tells in `private` that it drew, or that lie open at once.
    pub(in crate::screen) fn drew_cards(&self, seat: Seat, count: usize, private: bool) -> String {
        match self.position.board() {
            Board::Grid(_) => self.drew_evidence(seat, count, private),
            Board::Streets(_) => self.drew_alibi(seat, private),
        }
    }

    /// How one who is dealt to takes his cards where others hold real ones.
    pub(in crate::screen) fn takes(&self) -> &'static str {
        match self.position.board() {
            Board::Grid(_) => "private-take",
            Board::Streets(_) => "jack-private-take",
        }
    }

    /// What becomes of the real cards when the table is opened.
    pub fn real_cards(&self) -> String {
        let kept = !self.deck_is_real();
        self.words.say(match self.position.board() {
            Board::Grid(_) if kept => "cli-deck-companion",
            Board::Grid(_) => "cli-deck-real",
            Board::Streets(_) if kept => "jack-deck-companion",
            Board::Streets(_) => "jack-deck-real",
        })
    }

    /// What may be typed after a name: each name with its completions. On streets those are the hexes to which somebody can
    /// go who may be played.
    pub fn completions(&self) -> Vec<(Suspect, Vec<String>)> {
        match self.position.board() {
            Board::Grid(_) => Vec::new(),
            Board::Streets(game) => {
                let ends = |who| game.ends(who).map(|hex| hex.to_string()).collect();
                game.cards.iter().map(|who| (who, ends(who))).collect()
            }
        }
    }

    /// A suspect in the sentence of a refusal: on a grid his place helps, of streets the figures say it.
    pub(in crate::screen) fn in_a_refusal(&self, suspect: Suspect) -> String {
        match self.position.board() {
            Board::Grid(_) => self.suspect(suspect),
            Board::Streets(_) => self.name(suspect).to_owned(),
        }
    }

    /// What would be right, after a refusal, a line each.
    pub(in crate::screen) fn advice(&self, refusal: Refusal, said: Option<&Action>) -> Vec<String> {
        match self.position.board() {
            Board::Grid(_) => Vec::new(),
            Board::Streets(game) => self.street_advice(game, refusal, said),
        }
    }

    /// Why a word that only one family knows was not understood, with what would be right.
    pub(in crate::screen) fn not_understood(&self, error: &WordError) -> Vec<String> {
        match (self.position.board(), error) {
            (Board::Grid(_), WordError::Hex(word)) => {
                vec![self.words.tell("refusals-cell", &[("found", word.into())])]
            }
            (Board::Grid(_), _) => Vec::new(),
            (Board::Streets(game), error) => self.street_not_understood(game, error),
        }
    }

    /// How a word is said that stands inside a line of this mode and begins none.
    pub fn inside(&self, word: Keyword) -> Option<String> {
        match self.position.board() {
            Board::Grid(_) => None,
            Board::Streets(game) => self.inside_a_street_line(game, word),
        }
    }

    /// What the table waits for, where far too many lines may be said to list them: whoever is to play says more.
    pub(in crate::screen) fn instead_of_lines(&self) -> Option<String> {
        match self.position.board() {
            Board::Grid(_) => None,
            Board::Streets(_) => self.position.decision().map(|owed| self.owed(owed)),
        }
    }

    /// How the lines of this mode are said, with examples.
    pub fn how(&self) -> Vec<String> {
        match self.position.board() {
            Board::Grid(_) => vec![self.words.say("cli-help-shift")],
            Board::Streets(game) => self.how_on_streets(game),
        }
    }

    /// What follows from what is public, besides whom each hidden identity can be.
    pub(in crate::screen) fn deduced_of_all(&self, view: &View<'_>) -> Vec<String> {
        match self.position.board() {
            Board::Grid(_) => Vec::new(),
            Board::Streets(_) => self.deduced_of_streets(view),
        }
    }

    /// The cards of a seat as a phone reads them from a code, each called by `name`.
    pub(in crate::screen) fn code(&self, seat: Seat, name: &dyn Fn(Suspect) -> String) -> String {
        match self.position.board() {
            Board::Grid(_) => self.coded(seat, name),
            Board::Streets(_) => self.street_code(seat, name),
        }
    }
}
