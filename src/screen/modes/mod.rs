//! What each mode shows and says differently from a grid of cards.
//!
//! A [`Voice`] speaks of any mode; where a mode may have words of its own, it asks the [`Mode`] of the game that is
//! played. What is otherwise on streets than on a grid is in `board`, and no mode is asked for it.
mod board;
mod confide;
mod explain;
mod fbi_mafia;
mod grid;
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
pub(super) use mr_jack::StreetData;
pub use mr_jack::{DrawnExit, DrawnHex, Figure, Ground, Streets};
use prepare::Prepare;
use show::Show;
pub(super) use tell::Around;
use tell::Tell;

use super::Voice;
use super::setup::{Guide, Lesson};
use crate::rules::{self, Playing};
use crate::terms::Mode;

/// All that a mode can show and say.
pub(super) trait OnScreen: Tell + Show + Explain + Confide {}

impl<T: Tell + Show + Explain + Confide> OnScreen for T {}

macro_rules! on_screen {
    ($($(#[$doc:meta])* $mode:ident $module:ident $id:literal $family:ident;)+) => {
        impl Voice<'_> {
            /// The mode that is played.
            pub(super) fn mode(&self) -> &dyn OnScreen {
                match self.position.game() { $(Playing::$mode(state) => state,)+ }
            }
        }

        /// How a turn goes.
        pub(super) fn lessons(guide: &Guide<'_>) -> Vec<Lesson> {
            match guide.setup.mode { $(Mode::$mode => rules::$module::$mode::lessons(guide),)+ }
        }
    };
}

noir_core::modes!(on_screen);
