//! What each mode shows and says differently from a grid of cards.
//!
//! A [`Voice`] speaks of any mode; where a mode may have words of its own, it asks the [`Mode`] of the game that is
//! played. What a mode does not say itself is said as on a grid of cards.
mod confide;
mod explain;
mod fbi_mafia;
mod heist;
mod hitman_sleuth;
mod killer_inspector;
mod mr_jack;
mod prepare;
mod show;
mod spy_tag;
mod tell;
mod thief_chief;

use confide::Confide;
use explain::{Explain, Figures};
pub(super) use mr_jack::street_json;
pub use mr_jack::{DrawnExit, DrawnHex, Figure, Ground, Streets};
use prepare::Prepare;
use show::Show;
pub(super) use tell::Around;
use tell::Tell;

use super::Voice;
use super::setup::{Guide, Lesson, Sentences};
use crate::rules::{self, Game};
use crate::setup::Seating;
use crate::terms::Mode;

/// All that a mode can show and say.
pub(super) trait OnScreen: Tell + Show + Explain + Confide {}

impl<T: Tell + Show + Explain + Confide> OnScreen for T {}

macro_rules! on_screen {
    ($($(#[$doc:meta])* $mode:ident $module:ident $id:literal $family:ident;)+) => {
        impl Voice<'_> {
            /// The mode that is played.
            pub(super) fn mode(&self) -> &dyn OnScreen {
                match self.position.game() { $(Game::$mode(state) => state,)+ }
            }
        }

        /// In which order turns follow each other, where that is not plain.
        pub(super) fn turns(said: &Sentences<'_>) -> Option<String> {
            match said.setup.mode { $(Mode::$mode => rules::$module::$mode::turns(said),)+ }
        }

        /// How a turn goes.
        pub(super) fn lessons(guide: &Guide<'_>) -> Vec<Lesson> {
            match guide.setup.mode { $(Mode::$mode => rules::$module::$mode::lessons(guide),)+ }
        }

        /// What the role of a seat is called.
        pub(super) fn role_name(said: &Sentences<'_>, seat: &Seating) -> String {
            match said.setup.mode { $(Mode::$mode => rules::$module::$mode::role_name(said, seat),)+ }
        }
    };
}

noir_core::modes!(on_screen);
