//! The files of rulings, and single rulings out of them.
use super::Ruling;
use crate::rules::Rule;
use crate::scenario::Mode;

macro_rules! shelf {
    ($($mode:ident = $id:literal,)+) => {
        const FILES: &[(Mode, &str)] =
            &[$((Mode::$mode, include_str!(concat!("../../scenarios/rulings/", $id, ".yaml")))),+];
    };
}

shelf! {
    KillerInspector = "killer-inspector",
    HitmanSleuth = "hitman-sleuth",
    SpyTag = "spy-tag",
    ThiefChief = "thief-chief",
    FbiMafia = "fbi-mafia",
    Heist = "heist",
    MrJack = "mr-jack",
}

/// One ruling as it lies in its file, not read yet: reading all of them would take longer than to find one.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its id.
    pub id: &'static str,
    /// Its text, one item of a YAML list without the dash.
    pub text: &'static str,
}

impl Entry {
    /// The ruling; nothing if its text is wrong, which a test rules out.
    pub fn read(self) -> Option<Ruling> {
        serde_yaml::from_str(&format!("  {}", self.text)).ok()
    }
}

/// Every ruling, file by file.
pub fn entries() -> impl Iterator<Item = Entry> {
    FILES.iter().flat_map(|(_, text)| split(text))
}

/// The rulings of a file, in its order.
fn split(text: &'static str) -> impl Iterator<Item = Entry> {
    let items = text.split("\n- ").skip(1);
    items.filter_map(|text| {
        let id = text.strip_prefix("id: ")?.lines().next()?;
        Some(Entry { id: id.split('#').next()?.trim(), text })
    })
}

/// The ruling with this id, upper or lower case, or the one on which the refusal with this id rests.
pub fn find(id: &str) -> Option<Ruling> {
    let id = id.trim();
    let own = entries().find(|entry| entry.id.eq_ignore_ascii_case(id)).and_then(Entry::read);
    own.or_else(|| of_rule(*Rule::ALL.iter().find(|rule| rule.id().eq_ignore_ascii_case(id))?))
}

/// The ruling on which a refusal rests.
pub fn of_rule(rule: Rule) -> Option<Ruling> {
    let named = entries().filter(|entry| entry.text.contains(rule.id()));
    named.filter_map(Entry::read).find(|ruling| ruling.rules.contains(&rule))
}

/// The rulings about a mode.
pub fn of_mode(mode: Mode) -> Vec<Ruling> {
    entries().filter_map(Entry::read).filter(|ruling| ruling.modes.contains(&mode)).collect()
}
