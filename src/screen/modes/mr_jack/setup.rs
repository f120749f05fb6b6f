//! A setup of Mr. Jack in words.
use super::super::Prepare;
use super::Streets;
use crate::board::{Exit, Hex, HexSet, Suspect};
use crate::rules::mr_jack::{Character, Go, MrJack};
use crate::screen::setup::{BOARD, Deed, Guide, Lesson, Sentences, Whose};
use crate::setup::{Seating, SetupBoard, StreetBoard};
use crate::terms::Role;

impl Prepare for MrJack {
    fn lessons(guide: &Guide<'_>) -> Vec<Lesson> {
        let SetupBoard::Streets(board) = &guide.setup.board else { return Vec::new() };
        let said = Sentences { setup: guide.setup, words: guide.words };
        let example = |character: Character| {
            let go = board.game.example(character.suspect(), None).go;
            let Go::To(hex) = go else { return character.word().to_owned() };
            format!("{} {hex}", said.character(board, character.suspect()))
        };
        let deed = |character: Character| Deed {
            word: character.word().to_owned(),
            line: said.character(board, character.suspect()),
            does: guide.words.say(&format!("jack-power-{}", character.word())),
        };
        let line = ("line", example(Character::Holmes).into());
        vec![
            guide.rule("modes-do-round"),
            Lesson::Rule(guide.words.tell("modes-do-character", &[line])),
            guide.rule("modes-do-call"),
            guide.rule("modes-do-lamps"),
            Lesson::Deeds {
                who: guide.words.say("jack-map-label-characters"),
                whose: Whose::Cards,
                deeds: Character::ALL.into_iter().map(deed).collect(),
            },
        ]
    }
}

impl Sentences<'_> {
    /// What goes where on the board, who sits at which edge, and what the players do first.
    pub(in crate::screen) fn street_sections(
        &self,
        board: &StreetBoard,
    ) -> Vec<(&'static str, Vec<String>)> {
        let mut sections = self.street_supplies(board);
        sections.insert(1, (BOARD, vec![self.words.say("jack-map-board")]));
        sections.extend([
            ("jack-map-label-seats", vec![self.edges()]),
            ("setup-label-turn", self.first_turns(None)),
            ("setup-label-goal", self.goals()),
            ("setup-label-options", vec![self.options()]),
            ("setup-label-note", self.notes()),
        ]);
        sections
    }

    /// What comes out of the box, and where it goes.
    pub(in crate::screen) fn street_supplies(
        &self,
        board: &StreetBoard,
    ) -> Vec<(&'static str, Vec<String>)> {
        let (game, say) = (&board.game, |key: &str| vec![self.words.say(key)]);
        vec![
            ("jack-map-label-box", say("jack-map-box")),
            ("jack-map-label-characters", vec![self.characters(board)]),
            ("jack-map-label-lamps", vec![self.lamps(game)]),
            ("jack-map-label-manholes", vec![self.manholes(game)]),
            ("jack-map-label-exits", vec![self.cordons(game)]),
            ("jack-map-label-cards", say("jack-map-deal")),
        ]
    }

    /// The board as it lies before the first round.
    pub(in crate::screen) fn streets(&self, board: &StreetBoard) -> Streets {
        let name = |who: Suspect| self.character(board, who);
        Streets::of(&board.game, &board.game, false, name, self.words)
    }

    fn character(&self, board: &StreetBoard, who: Suspect) -> String {
        let card = board.characters.get(who.at());
        card.map_or_else(String::new, |card| card.shown(self.words.lang()))
    }

    fn characters(&self, board: &StreetBoard) -> String {
        let game = &board.game;
        let stands = |character: Character| {
            let who = character.suspect();
            game.place(who).map(|hex| format!("{} {hex}", self.character(board, who)))
        };
        let places: Vec<String> = Character::ALL.into_iter().filter_map(stands).collect();
        let way = self.words.say(&format!("jack-way-{}", game.lantern.word()));
        self.words.tell(
            "jack-map-characters",
            &[("places", places.join(", ").into()), ("way", way.into())],
        )
    }

    fn lamps(&self, game: &MrJack) -> String {
        let tile = |(number, hex): (usize, &Option<Hex>)| {
            let args = [("hex", (*hex)?.to_string().into()), ("number", number.to_string().into())];
            Some(self.words.tell("jack-map-tile", &args))
        };
        let mut lit: Vec<String> = (1..).zip(&game.tiles).filter_map(tile).collect();
        let plain = game.lit - game.tiles.into_iter().flatten().collect();
        lit.extend(names(plain));
        let unlit = ("unlit", self.words.all_of(&names(game.unlit())).into());
        self.words.tell("jack-map-lamps", &[("lit", lit.join(", ").into()), unlit])
    }

    fn manholes(&self, game: &MrJack) -> String {
        let covered = ("covered", self.words.all_of(&names(game.covers)).into());
        let open = ("open", names(game.open_manholes()).join(", ").into());
        self.words.tell("jack-map-manholes", &[covered, open])
    }

    fn cordons(&self, game: &MrJack) -> String {
        let exits = |cordon: bool| {
            let exits = Exit::ALL.into_iter().filter(|exit| game.is_cordoned(*exit) == cordon);
            let place = |exit: Exit| {
                let hex = ("hex", game.district.exit(exit).to_string().into());
                let exit = self.words.say(&format!("jack-exit-{}", exit.word()));
                self.words.tell("jack-map-exit", &[("exit", exit.into()), hex])
            };
            self.words.all_of(&exits.map(place).collect::<Vec<_>>())
        };
        let open = ("open", exits(false).into());
        self.words.tell("jack-map-cordons", &[("cordons", exits(true).into()), open])
    }

    /// Who sits at which edge of the board (book, preparation).
    pub(in crate::screen) fn edges(&self) -> String {
        let edge = |seat: &Seating| {
            let taken = format!("{} — {}", self.player(seat), self.role_name(seat));
            let key = if seat.seat.role == Role::Jack {
                "jack-map-edge-jack"
            } else {
                "jack-map-edge-detective"
            };
            self.words.tell(key, &[("who", taken.into())])
        };
        self.setup.seats.iter().map(edge).collect::<Vec<_>>().join("; ")
    }
}

/// Hexes by their names.
fn names(hexes: HexSet) -> Vec<String> {
    hexes.map(|hex| hex.to_string()).collect()
}
