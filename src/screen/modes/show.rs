//! How a mode shows where the game stands.
use crate::board::Suspect;
use crate::lang::Keyword;
use crate::rules::{Action, Event, Names as _, Seat, Shown};
use crate::screen::{Board, Return, Voice};
use crate::table::{ByCell, View};

/// What a mode shows in its own way.
pub trait Show {
    /// What is said of the place of somebody who has none any more.
    fn nowhere(&self) -> &'static str {
        "cli-off-grid"
    }

    /// What one says at the table of a name that is printed.
    fn called<'name>(&self, name: &'name str) -> &'name str {
        name
    }

    /// The printed name of a role, with a number where several seats share it.
    fn role(&self, voice: &Voice<'_>, seat: Seat) -> String {
        voice.opening.numbered_role(seat)
    }

    /// A line as it may be typed in the reader's language.
    fn line(&self, voice: &Voice<'_>, action: &Action) -> String {
        in_words(voice, &action.write(voice.position.grid(), voice))
    }

    /// A refused line as it was kept, by starting places, as it is shown.
    fn kept_line(&self, voice: &Voice<'_>, line: &str) -> String {
        let name = |word: &str| match ByCell(voice.opening).find_suspect(word) {
            Some(suspect) => voice.name(suspect).to_owned(),
            None => word.to_owned(),
        };
        in_words(voice, &line.split(' ').map(name).collect::<Vec<_>>().join(" "))
    }

    /// The board as it is to be drawn; `turned` is the other side of the table.
    fn board(&self, voice: &Voice<'_>, view: &View<'_>, turned: bool) -> Board {
        Board::Cards(voice.picture(view, turned))
    }

    /// One line: whose turn it is, the score and the deck.
    fn glance(&self, voice: &Voice<'_>) -> String {
        voice.scores(None)
    }

    /// The tokens that lie beside the suspects, in one line.
    fn tokens_beside(&self, _voice: &Voice<'_>) -> Option<String> {
        None
    }

    /// What lies beside the grid, in one line.
    fn beside(&self, _voice: &Voice<'_>) -> Option<String> {
        None
    }

    /// What else only this mode has on the table, line by line.
    fn state(&self, _voice: &Voice<'_>) -> Vec<String> {
        Vec::new()
    }

    /// What to do with what only this mode has on the table, to get from `before` to how it lies now.
    fn to_restore(&self, voice: &Voice<'_>, before: &Shown) -> Vec<String> {
        voice.beside_now(before)
    }

    /// What to do with evidence cards that lie where only this mode has any, to get from `before` to how they lie now.
    fn to_restore_evidence(&self, _voice: &Voice<'_>, _before: &Shown) -> Vec<String> {
        Vec::new()
    }

    /// How a card goes back that something has moved which only this mode has, when its line is taken back.
    fn returned(&self, _voice: &Voice<'_>, _event: &Event) -> Option<Return> {
        None
    }

    /// Which deck the cards are drawn from: the case of the messages that name it.
    fn deck(&self) -> &'static str {
        "evidence"
    }

    /// What a seat holds, as parts of a sentence.
    fn holds(&self, voice: &Voice<'_>, seat: Seat) -> Vec<String> {
        vec![voice.identity(seat), voice.hand(seat)]
    }

    /// What may be typed after a name: each name with its completions.
    fn completions(&self, _voice: &Voice<'_>) -> Vec<(Suspect, Vec<String>)> {
        Vec::new()
    }
}

/// A line of the record in the reader's words: names begin with capitals or signs, words of the grammar do not.
fn in_words(voice: &Voice<'_>, line: &str) -> String {
    let named = |word: &str| (voice.find_seat(word), voice.find_suspect(word));
    // Behind the first word that of the Mimic is the role card and not what it does.
    let role = |word: &str| format!("{word}-role").parse::<Keyword>().ok();
    let keyword =
        |at: usize, word: &str| role(word).filter(|_| at > 0).or_else(|| word.parse().ok());
    let shown = |(at, word): (usize, &str)| match (keyword(at, word), named(word)) {
        (Some(keyword), _) => voice.shown(keyword).to_owned(),
        (_, (Some(seat), _)) => voice.seat_word(seat),
        (_, (_, Some(suspect))) => voice.suspect_word(suspect),
        _ => word.to_owned(),
    };
    line.split(' ').enumerate().map(shown).collect::<Vec<_>>().join(" ")
}
