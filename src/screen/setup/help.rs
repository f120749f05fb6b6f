//! Help at a table: what the player to act may say, with examples, and what one word does.
use super::lesson::{Deed, Lesson, Line, Whose, first};
use super::sentences::{Sentences, SetupSection};
use super::walk::Guide;
use crate::lang::{Keyword, fold};
use crate::screen::modes;
use crate::setup::Seating;
use crate::terms::Role;

/// How much help tells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    /// What everybody and whoever acts may say, with what it does, and the words of others.
    Whole,
    /// What whoever acts may say, and the words of everybody and of others.
    Own,
    /// The same without others.
    OwnAlone,
}

impl Guide<'_> {
    /// What everybody may say, and whoever has this role, in so many rows where they are enough; of the others only their
    /// words. Where rows are few, of what everybody may say only the words too; where they are fewer, nothing of others.
    pub fn help(&self, acting: Option<Role>, rows: usize) -> Vec<String> {
        let whole = self.helped(acting, Depth::Whole);
        if whole.len() <= rows {
            return whole;
        }
        let own = self.helped(acting, Depth::Own);
        if own.len() <= rows { own } else { self.helped(acting, Depth::OwnAlone) }
    }

    /// What each side has to do to win.
    pub fn aims(&self) -> Vec<String> {
        let texts = Sentences { setup: self.setup, words: self.words }.goals();
        self.labelled(&[SetupSection { label: "setup-label-goal", texts }]).concat()
    }

    fn helped(&self, acting: Option<Role>, depth: Depth) -> Vec<String> {
        let seat = acting.and_then(|role| self.setup.seats.iter().find(|it| it.seat.role == role));
        let (mut shown, mut others, mut special) = (Vec::new(), Vec::new(), Vec::new());
        for lesson in modes::lessons(self) {
            let Lesson::Deeds { who, whose, deeds } = lesson else { continue };
            let for_all = whose == Whose::Everybody;
            if whose.includes(seat) && !(depth != Depth::Whole && seat.is_some() && for_all) {
                shown.extend(self.taught(&who, deeds.iter()).concat());
                continue;
            }
            if depth == Depth::OwnAlone && !for_all {
                continue;
            }
            let mut words: Vec<&str> = deeds.iter().map(Deed::said).collect();
            words.dedup();
            let who = ("who", who.into());
            let words = ("words", words.join(", ").into());
            let told = self.words.tell("word-theirs", &[who, words]);
            if whose.may_be_held(seat) { special.push(told) } else { others.push(told) }
        }
        for (key, told) in [("word-special", special), ("word-others", others)] {
            if !told.is_empty() && !shown.is_empty() {
                let others = ("others", told.join(" · ").into());
                shown.extend(self.text(&self.words.tell(key, &[others])));
            }
        }
        shown
    }

    /// What a word does that belongs to this mode or to any table: a verb, a question, a role, a card; nothing of a word
    /// that nobody says. `keyword` is what the first word means here, if anything.
    pub fn help_on(&self, keyword: Option<Keyword>, typed: &str) -> Vec<String> {
        let mut lessons = modes::lessons(self);
        lessons.extend(self.at_any_table());
        let name = keyword.map(Keyword::name);
        let typed = fold(typed);
        let begins = |text: &str| fold(text).starts_with(&typed);
        let mut found =
            self.picked(&lessons, |_, deed| Some(deed.word.as_str()) == name || deed.word == typed);
        if found.is_empty() && typed.chars().count() > 2 {
            let named = |who: &str, deed: &Deed| {
                begins(who) || deed.line.split(' ').any(begins) || begins(&deed.does)
            };
            found = self.picked(&lessons, named);
        }
        // What follows something is told where that is told: `play` with `exonerate`.
        if let Some(keyword) = keyword.filter(|_| found.is_empty()) {
            let said = format!("{} ", self.shown(keyword));
            found = self.picked(&lessons, |_, deed| deed.does.contains(&said));
        }
        let short = keyword.filter(|_| !found.is_empty());
        found.extend(short.and_then(|keyword| {
            let short = ("short", self.grammar.short(keyword)?.into());
            Some(self.words.tell("word-short", &[short, ("word", self.shown(keyword).into())]))
        }));
        found
    }

    fn picked(&self, lessons: &[Lesson], fits: impl Fn(&str, &Deed) -> bool) -> Vec<String> {
        let mut lines = Vec::new();
        for lesson in lessons {
            let Lesson::Deeds { who, deeds, .. } = lesson else { continue };
            lines.extend(self.taught(who, deeds.iter().filter(|deed| fits(who, deed))).concat());
        }
        lines
    }

    /// Questions, what is said of real cards, and what the companion does for everybody.
    fn at_any_table(&self) -> Vec<Lesson> {
        let of =
            |(who, lines): &(&str, &[Line])| self.deeds(self.words.say(who), Whose::Cards, lines);
        WORDS.iter().map(of).collect()
    }
}

impl Whose {
    /// Whether it is for the player of this seat as well; where nobody acts, only what is for all.
    fn includes(self, seat: Option<&Seating>) -> bool {
        match self {
            Self::Everybody => true,
            Self::Role(role) => seat.is_some_and(|seat| seat.seat.role == role),
            Self::Team(team) => seat.is_some_and(|seat| seat.team == Some(team)),
            Self::Cards | Self::CardsOf(_) => false,
        }
    }

    /// Whether the player of this seat may hold the card.
    fn may_be_held(self, seat: Option<&Seating>) -> bool {
        seat.is_some_and(|seat| self == Self::CardsOf(seat.seat.role))
    }
}

impl Deed {
    /// The word to type.
    fn said(&self) -> &str {
        first(&self.line)
    }
}

/// The words of any table, by what they are for.
const WORDS: &[(&str, &[Line])] = &[
    (
        "word-questions",
        &[
            ("c3 near d4", "word-near"),
            ("around c3", "word-around"),
            ("where c3", "word-where"),
            ("who c3", "word-who"),
            ("row c3", "word-row"),
            ("column c3", "word-column"),
            ("straight c3 3", "word-straight"),
            ("diagonal c3 3", "word-diagonal"),
            ("square b2 4", "word-square"),
            ("dead", "word-dead"),
            ("exonerated", "word-exonerated"),
            ("tokens", "word-tokens"),
            ("deck", "word-deck"),
            ("reach gull", "word-reach"),
            ("path gull g5", "word-path"),
            ("who-visible", "word-visible"),
            ("exits", "word-exits"),
            ("distance b1 c4", "word-distance"),
            ("nearer gull g5", "word-nearer"),
            ("suspects", "word-suspects"),
        ],
    ),
    (
        "word-real",
        &[
            ("drew c3 d4", "word-drew"),
            ("become c3", "word-become"),
            ("chosen", "word-chosen"),
            ("turned c3", "word-turned"),
            ("laid c3", "word-laid"),
            ("discarded c3", "word-discarded"),
            ("failed", "word-failed"),
            ("answer yes", "word-answer"),
            ("hands nobody", "word-hands"),
            ("hit nobody", "word-hit"),
            ("dies c3", "word-dies"),
            ("reveal c3", "word-reveal"),
            ("role thief1 hacker", "word-role"),
            ("cards holmes smith gull bert", "word-cards"),
            ("call visible", "word-call"),
        ],
    ),
    (
        "word-follow",
        &[
            ("return 2", "word-return"),
            ("take c3", "word-take"),
            ("decline c3", "word-decline"),
            ("deploy c3 d4", "word-deploy"),
        ],
    ),
    (
        "word-table",
        &[
            ("concede", "word-concede"),
            ("why", "word-why"),
            ("flip", "word-flip"),
            ("quit", "word-quit"),
        ],
    ),
];
