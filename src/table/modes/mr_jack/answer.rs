//! What is answered about the streets of Mr. Jack, and what is public about him.
use super::{Goal, StreetQuestion, Suspicion};
use crate::board::{Exit, Gait, Hex, HexSet, Suspect, SuspectSet};
use crate::rules::mr_jack::{Character, Light, MrJack};
use crate::table::{Answer, View};

/// What is answered about the streets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StreetAnswer {
    /// He has left the district.
    Gone(Suspect),
    /// Where he can go.
    Reach(Reach),
    /// The way.
    Path(Path),
    /// Everybody who was asked about, each with what lights him up; nothing for the invisible.
    Visible(Vec<(Suspect, Vec<Light>)>),
    /// Each exit with those who could leave by it.
    Exits {
        /// Why nobody can in this round, where that is so.
        shut: Option<Shut>,
        /// The exits, in the order of [`Exit::ALL`].
        exits: Vec<Gap>,
    },
    /// So many steps along streets; nothing where no street leads.
    Distance(Option<u8>),
    /// The steps to Goodley from where he stands and from the other hex.
    Nearer {
        /// From where he stands.
        from: u8,
        /// From the other hex; nothing where that isn’t a street.
        to: Option<u8>,
    },
    /// Whom a call would clear.
    Call {
        /// Who can still be Jack.
        suspects: SuspectSet,
        /// If Jack is visible.
        visible: SuspectSet,
        /// If Jack is invisible.
        invisible: SuspectSet,
    },
    /// Who can still be Jack.
    Suspects(Suspicion),
}

/// Where a character can go in one move as the board lies, his power aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Who.
    pub who: Suspect,
    /// How many points a move of his has.
    pub range: u8,
    /// The free streets, nearest first, with the points they cost.
    pub hexes: Vec<(Hex, u8)>,
    /// The occupied ones with the character there: a move ends there only to accuse (A7).
    pub taken: Vec<(Suspect, Hex, u8)>,
    /// The exits, with the points of the step out (A6).
    pub exits: Vec<(Exit, u8)>,
}

/// A way, and what speaks against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Who.
    pub who: Suspect,
    /// To where.
    pub goal: Goal,
    /// How many points a move of his has.
    pub range: u8,
    /// The points of the whole way; nothing where there is none.
    pub points: Option<u8>,
    /// A shortest way, his own hex first; between two hexes that aren’t neighbours are the sewers.
    pub hexes: Vec<Hex>,
    /// Why he cannot go so in one move; empty where he can.
    pub against: Vec<Against>,
}

/// What speaks against a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// He stands there already, and a move ends elsewhere (B2).
    Here,
    /// Nobody stands on such a hex.
    NoStreet,
    /// Somebody stands there: only the Detective ends a move there, to accuse (A3).
    Taken(Suspect),
    /// It takes more points than he has.
    Far,
    /// With this manhole open it would be near enough.
    Covered(Hex),
    /// A cordon stands at the exit.
    Cordon,
}

/// Why Jack may leave by no exit in this round (A6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shut {
    /// The witnesses have seen him.
    Seen,
    /// He has no activation left.
    Played,
}

/// An exit of the district.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// Which one.
    pub exit: Exit,
    /// The street beside it.
    pub hex: Hex,
    /// Whether a cordon stands there.
    pub cordoned: bool,
    /// The suspects who could leave by it in one activation, their own powers used (B29), with a card
    /// that has not been played in this round.
    pub leave: SuspectSet,
}

impl View<'_> {
    /// Answers a question about streets; where there are none nobody stands on them.
    pub(in crate::table) fn answer_of_streets(&self, question: StreetQuestion) -> Answer {
        let Some(game) = self.position().mr_jack() else { return Answer::Suspects(Vec::new()) };
        let steps = |from, to| game.district.steps(Gait::Walk, from, to);
        let gone = |who: Suspect| game.place(who).is_none();
        Answer::Street(match question {
            StreetQuestion::At(hex) => return Answer::Suspects(game.all_at(hex).collect()),
            StreetQuestion::Reach(who)
            | StreetQuestion::Path(who, _)
            | StreetQuestion::Visible(Some(who))
            | StreetQuestion::Nearer(who, _)
                if gone(who) =>
            {
                StreetAnswer::Gone(who)
            }
            StreetQuestion::Reach(who) => StreetAnswer::Reach(Reach::of(game, who)),
            StreetQuestion::Path(who, goal) => StreetAnswer::Path(Path::of(game, who, goal)),
            StreetQuestion::Visible(who) => {
                let asked = game.standing().filter(|it| who.is_none_or(|who| who == *it));
                StreetAnswer::Visible(asked.map(|who| (who, game.lights(who))).collect())
            }
            StreetQuestion::Exits => exits(game),
            StreetQuestion::Distance(from, to) => StreetAnswer::Distance(steps(from, to)),
            StreetQuestion::Nearer(who, hex) => {
                let goodley = game.place(Character::Goodley.suspect());
                let to_him = |hex| goodley.and_then(|goodley| steps(hex, goodley));
                let from = game.place(who).and_then(to_him).unwrap_or_default();
                StreetAnswer::Nearer { from, to: to_him(hex) }
            }
            StreetQuestion::Call => StreetAnswer::Call {
                suspects: game.suspects(),
                visible: game.would_clear(true),
                invisible: game.would_clear(false),
            },
            StreetQuestion::Suspects => StreetAnswer::Suspects(self.suspicion(game)),
        })
    }
}

impl Reach {
    fn of(game: &MrJack, who: Suspect) -> Self {
        let cost = |hex: Hex| Some((hex, game.points_to(who, hex)?));
        let sorted = |hexes: HexSet| {
            let mut hexes: Vec<(Hex, u8)> = hexes.filter_map(cost).collect();
            hexes.sort_by_key(|(_, points)| *points);
            hexes
        };
        let taken = sorted(game.accusable(who)).into_iter();
        let taken = taken.filter_map(|(hex, points)| Some((game.at(hex)?, hex, points)));
        let exits = Exit::ALL.into_iter().filter(|exit| game.can_leave(who, *exit));
        Self {
            who,
            range: Character::of(who).range(),
            hexes: sorted(game.ends(who)),
            taken: taken.collect(),
            exits: exits.filter_map(|exit| Some((exit, game.points_out(who, exit)?))).collect(),
        }
    }
}

impl Path {
    fn of(game: &MrJack, who: Suspect, goal: Goal) -> Self {
        let (hex, out) = match goal {
            Goal::Hex(hex) => (hex, 0),
            Goal::Exit(exit) => (game.district.exit(exit), 1),
        };
        let range = Character::of(who).range();
        let is_street = game.district.streets().contains(hex);
        let points = game.points_to(who, hex).filter(|_| is_street).map(|points| points + out);
        let mut against = Vec::new();
        match goal {
            Goal::Hex(hex) if game.place(who) == Some(hex) => against.push(Against::Here),
            Goal::Hex(hex) => against.extend(game.at(hex).map(Against::Taken)),
            Goal::Exit(exit) if game.is_cordoned(exit) => against.push(Against::Cordon),
            Goal::Exit(_) => {}
        }
        match points {
            None => against.push(Against::NoStreet),
            Some(points) if points > range => {
                against.push(Against::Far);
                let open = game.open_manholes();
                let helps = |cover: &Hex| {
                    let manholes = open | HexSet::just(*cover);
                    let points = game.points_with(who, hex, manholes);
                    points.is_some_and(|points| points + out <= range)
                };
                against.extend(game.covers.filter(helps).map(Against::Covered));
            }
            Some(_) => {}
        }
        let hexes = points.and_then(|_| game.path(who, hex)).unwrap_or_default();
        Self { who, goal, range, points, hexes, against }
    }

    /// Whether the way between these two hexes of it, one after the other, is under the ground.
    pub fn is_below(from: Hex, to: Hex) -> bool {
        !from.around().any(|hex| hex == to)
    }
}

fn exits(game: &MrJack) -> StreetAnswer {
    let cards = if game.named.is_empty() { game.cards } else { game.named };
    let could = |exit: Exit| {
        let cards = (cards & game.suspects()).iter();
        cards.filter(|who| game.could_leave(*who, exit)).collect::<SuspectSet>()
    };
    let shut = match (game.was_seen(), game.jack_picks()) {
        (true, _) => Some(Shut::Seen),
        (false, false) => Some(Shut::Played),
        (false, true) => None,
    };
    let exits = Exit::ALL.into_iter().map(|exit| Gap {
        exit,
        hex: game.district.exit(exit),
        cordoned: game.is_cordoned(exit),
        leave: if shut.is_none() { could(exit) } else { SuspectSet::EMPTY },
    });
    StreetAnswer::Exits { shut, exits: exits.collect() }
}
