//! Killer vs. Inspector tells and shows everything as a grid of cards does.
use super::{Confide, Explain, Prepare, Script, Show, Tell};
use crate::rules::Seat;
use crate::rules::killer_inspector::{INSPECTOR, KillerInspector};
use crate::terms::Goal;

impl Tell for KillerInspector {}
impl Show for KillerInspector {}
impl Explain for KillerInspector {}
impl Script for KillerInspector {}
impl Prepare for KillerInspector {}

impl Confide for KillerInspector {
    fn goals(&self, seat: Seat) -> &'static [Goal] {
        if seat == INSPECTOR {
            &[Goal::AccuseKiller]
        } else {
            &[Goal::KillInspector, Goal::KillCount]
        }
    }
}
