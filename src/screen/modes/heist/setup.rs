//! How a turn of the Heist goes: what thieves and the Chief may do, role card by role card.
use crate::lang::Words;
use crate::rules::Trust;
use crate::rules::heist::Heist;
use crate::screen::modes::Prepare;
use crate::screen::setup::{Deed, Guide, Lesson, Line, Sentences, Whose, first};
use crate::terms::{Role, SafecrackerToken, Special, Stun, Tier};

impl Prepare for Heist {
    fn lessons(guide: &Guide<'_>) -> Vec<Lesson> {
        let mut lessons = guide.on_grid(&[], THIEF);
        lessons.push(guide.rule("modes-do-heist"));
        let options = &guide.setup.options;
        let token = options.get().unwrap_or(SafecrackerToken::May);
        let stun = options.get().unwrap_or_default();
        for tier in Tier::BOTH {
            let special = |special: Special| {
                let name = guide.edition.special(special).map_or(special.id(), |it| &it.name);
                let does = does(special, token, stun, guide.words);
                let said = line(special);
                let (word, line) = (first(said).to_owned(), guide.line(said));
                let own = guide.trust == Some(Trust::Untold) && special == Special::Insider;
                let line = if own { own_first(guide.words, &line) } else { line };
                Deed { word, line, does: format!("{name}. {does}") }
            };
            let roles = Special::ALL.iter().copied().filter(|it| it.tier() == tier);
            let n = ("n", tier.number().to_string().into());
            let who = guide.words.tell("modes-walk-tier", &[n]);
            let deeds = roles.map(special).collect();
            lessons.push(Lesson::Deeds { who, whose: Whose::CardsOf(Role::Thief), deeds });
        }
        lessons.extend(guide.of_roles(CHIEF));
        lessons
    }
}

impl Sentences<'_> {
    /// The Chief's turn follows that of each thief.
    pub(in crate::screen) fn heist_turns(&self) -> String {
        let n = ("n", (self.setup.seats.len() - 1).into());
        let chief = ("role", self.setup.role_card(Role::Chief).into());
        self.words.tell("setup-turns-heist", &[n, chief])
    }
}

const THIEF: &[(Role, &[Line])] =
    &[(Role::Thief, &[("shift b up", "modes-do-shift-thief"), ("rob nw", "modes-do-rob")])];

const CHIEF: &[(Role, &[Line])] = &[(
    Role::Chief,
    &[
        ("shift b up", "modes-do-shift"),
        ("swap c3 c4", "modes-do-swap-chief"),
        ("accuse c3", "modes-do-accuse-chief"),
        ("survey b2", "modes-do-survey"),
        ("pass", "modes-do-pass"),
    ],
)];

/// What a role may do, as this table plays it.
pub(super) fn does(special: Special, token: SafecrackerToken, stun: Stun, words: &Words) -> String {
    if (special, token) == (Special::Safecracker, SafecrackerToken::Never) {
        return words.say("modes-do-token-stays");
    }
    words.tell(&format!("heist-special-{special}"), &[("stun", stun.id().into())])
}

/// A line of one who keeps his cards to himself: his own suspect first.
fn own_first(words: &Words, line: &str) -> String {
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    format!("{verb} {} {rest}", words.say("modes-own-suspect"))
}

/// How the action is said that only this role has.
const fn line(special: Special) -> &'static str {
    match special {
        Special::Safecracker => "keep",
        Special::Runner => "shift b up 2",
        Special::Cleaner => "stun c3",
        Special::Decoy => "vanish",
        Special::Insider => "frame c3",
        Special::Hacker => "hack nw",
        Special::Silencer => "silence c3",
        Special::Mimic => "mimic",
        Special::Saboteur => "swap c3 c4",
        Special::Sneak => "shift b up quiet",
        Special::MasterSafecracker => "crack nw",
    }
}
