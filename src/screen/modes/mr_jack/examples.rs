//! How lines of Mr. Jack are said: a character's own, as the board lies, and those of other kinds.
use crate::board::{Exit, Hex, Suspect};
use crate::rules::Action;
use crate::rules::mr_jack::{Activation, Character, DETECTIVE, Go, MrJack, Power};
use crate::screen::Voice;

impl Voice<'_> {
    /// How far a character goes and what he can do, for those who look it up.
    pub(super) fn power(&self, who: Suspect) -> String {
        self.words.say(&format!("jack-power-{}", Character::of(who).word()))
    }

    /// A line of this character as it could be said with the board as it lies, by the way that was
    /// wanted, if he can go so.
    pub(super) fn example(&self, game: &MrJack, who: Suspect, wanted: Option<Go>) -> String {
        self.line(&Action::Activate(game.example(who, wanted)))
    }

    /// The same as a sentence.
    pub(super) fn line_of(&self, game: &MrJack, who: Suspect, wanted: Option<Go>) -> String {
        self.line_example(&self.example(game, who, wanted))
    }

    /// How the Detective accuses whoever stands on the hex to which this line goes, if the move reaches it; `game` is the
    /// board as it lies then.
    pub(super) fn to_accuse(&self, game: &MrJack, hex: Hex, line: &Activation) -> Option<String> {
        let acts = self.position.decision()?.seat == DETECTIVE;
        // A whistle accuses nobody.
        let comes = line.go == Go::To(hex) && game.accusable(line.who).contains(hex);
        let accuse = Activation { go: Go::Accuse(hex), ..*line }.power_first();
        (acts && comes).then(|| self.line(&Action::Activate(accuse)))
    }

    /// Gull changes places with Watson, Watson is whistled, somebody is accused, somebody leaves: with any
    /// names and hexes, to show how it is said.
    pub(super) fn other_examples(&self, game: &MrJack) -> [String; 4] {
        let [holmes, watson, gull] = [Character::Holmes, Character::Watson, Character::Gull];
        let line =
            |who: Character, go, power| Activation { who: who.suspect(), go, power, before: false };
        let exit = Exit::ALL.into_iter().find(|exit| !game.is_cordoned(*exit)).unwrap_or(Exit::Nw);
        let reached = |who: &Suspect| Some((*who, game.accusable(*who).first()?));
        let accuse = game.standing().find_map(|who| reached(&who));
        let accuse = accuse.map(|(who, hex)| line(Character::of(who), Go::Accuse(hex), None));
        let lantern = Some(Power::Lantern(game.lantern));
        let lines = [
            Some(line(gull, Go::Swap(watson.suspect()), lantern)),
            Some(game.watson_whistled()),
            accuse,
            Some(line(holmes, Go::Exit(exit), None)),
        ];
        let written = |line| self.line(&Action::Activate(line));
        lines.map(|line| line.map_or_else(String::new, written))
    }

    /// Why this is no hex: what the column has, or which columns there are.
    pub(super) fn no_hex(&self, game: &MrJack, found: &str) -> String {
        let district = game.district;
        let all = district.streets() | district.lamps() | district.obstacles();
        let letter = found.chars().next().map(|letter| letter.to_ascii_lowercase());
        let column: Vec<Hex> = all.filter(|hex| letter == hex.to_string().chars().next()).collect();
        let found = ("found", found.into());
        // From the top of a column down.
        match (column.last(), column.first()) {
            (Some(low), Some(high)) => {
                let args =
                    [found, ("low", low.to_string().into()), ("high", high.to_string().into())];
                self.words.tell("jack-no-hex", &args)
            }
            _ => self.words.tell("jack-no-column", &[found]),
        }
    }
}
