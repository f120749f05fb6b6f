//! The files of rulings, and single rulings out of them.
use super::Ruling;
use super::index::items;
use crate::rules::Rule;
use crate::terms::Mode;

macro_rules! files {
    ($($(#[$doc:meta])* $mode:ident $module:ident $id:literal $family:ident;)+) => {
        /// Of each mode its rulings.
        pub(super) const FILES: &[(Mode, &str)] =
            &[$((Mode::$mode, include_str!(concat!("../../scenarios/rulings/", $id, ".yaml")))),+];
    };
}

noir_core::modes!(files);

/// One ruling as it lies in its file, not read yet: reading all of them would take longer than to find one.
#[derive(Clone, Copy, Debug)]
pub struct RulingEntry {
    /// Its id.
    pub id: &'static str,
    /// Its text, one item of a YAML list without the dash.
    pub text: &'static str,
}

impl RulingEntry {
    /// The ruling; nothing if its text is wrong, which a test rules out.
    pub fn read(self) -> Option<Ruling> {
        serde_yaml::from_str(&format!("  {}", self.text)).ok()
    }
}

/// Every ruling, file by file.
pub fn entries() -> impl Iterator<Item = RulingEntry> {
    FILES.iter().flat_map(|(_, text)| split(text))
}

/// The rulings of a file, in its order.
fn split(text: &'static str) -> impl Iterator<Item = RulingEntry> {
    items(text).filter_map(|text| {
        let id = text.strip_prefix("id: ")?.lines().next()?;
        Some(RulingEntry { id: id.split('#').next()?.trim(), text })
    })
}

/// The ruling with this id, upper or lower case, or the one on which the refusal with this id rests, first
/// one of this mode.
pub fn find(id: &str, mode: Option<Mode>) -> Option<Ruling> {
    let id = id.trim();
    let own = entries().find(|entry| entry.id.eq_ignore_ascii_case(id)).and_then(RulingEntry::read);
    let rule = || Rule::ALL.iter().find(|rule| rule.id().eq_ignore_ascii_case(id));
    own.or_else(|| of_rule(*rule()?, mode))
}

/// The ruling on which a refusal rests, first one of this mode.
pub fn of_rule(rule: Rule, mode: Option<Mode>) -> Option<Ruling> {
    let named = entries().filter(|entry| entry.text.contains(rule.id()));
    let mut resting = named.filter_map(RulingEntry::read).filter(|it| it.rules.contains(&rule));
    let first = resting.next()?;
    if mode.is_none_or(|mode| first.modes.contains(&mode)) {
        return Some(first);
    }
    let of_mode = |it: &Ruling| mode.is_some_and(|mode| it.modes.contains(&mode));
    resting.find(of_mode).or(Some(first))
}

/// The rulings about a mode.
pub fn of_mode(mode: Mode) -> Vec<Ruling> {
    entries().filter_map(RulingEntry::read).filter(|ruling| ruling.modes.contains(&mode)).collect()
}
