//! Killer vs. Inspector tells and shows everything as a grid of cards does.
use super::confide::none_so_far;
use super::explain::drawn_alive;
use super::{Confide, Explain, Figures, Prepare, Show, Tell};
use crate::rules::killer_inspector::{INSPECTOR, KillerInspector};
use crate::rules::{Action, Refusal, Seat};
use crate::screen::Voice;
use crate::screen::setup::{Guide, Lesson};
use crate::terms::{Goal, Role};

impl Tell for KillerInspector {}
impl Show for KillerInspector {}
impl Explain for KillerInspector {
    fn figures(&self, _voice: &Voice<'_>, refusal: Refusal, said: Option<&Action>) -> Figures {
        Figures { key: drawn_alive(refusal, said), ..Figures::default() }
    }
}
impl Prepare for KillerInspector {
    fn lessons(guide: &Guide<'_>) -> Vec<Lesson> {
        guide.on_grid(
            &[("shift b up", "modes-do-shift"), ("collapse rows", "modes-do-collapse")],
            &[
                (Role::Killer, &[("kill c3", "modes-do-kill"), ("disguise", "modes-do-disguise")]),
                (
                    Role::Inspector,
                    &[("accuse c3", "modes-do-accuse"), ("exonerate", "modes-do-exonerate")],
                ),
            ],
        )
    }
}

impl Confide for KillerInspector {
    fn goals(&self, seat: Seat) -> &'static [Goal] {
        if seat == INSPECTOR {
            &[Goal::AccuseKiller]
        } else {
            &[Goal::KillInspector, Goal::KillCount]
        }
    }

    fn without_identity(&self, voice: &Voice<'_>, seat: Seat) -> &'static str {
        // The Inspector looks before the first turn as well, and wants to know what for.
        if seat != INSPECTOR || voice.position.outcome().is_some() {
            none_so_far(voice)
        } else if voice.position.turn() < 2 {
            "private-none-yet"
        } else {
            "private-none-before"
        }
    }
}
