//! What a role is called where the box is printed in letters that its reader does not know.
use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::lang::Lang;
use crate::rules::Seat;
use crate::scenario::{Edition, Library, SeatId};
use crate::table::Opening;
use crate::terms::{Mode, Role};

/// The roles of each mode as the box in this language calls them.
type Names = BTreeMap<(Mode, Role), String>;

/// The name of a seat’s role in the reader’s language, with a number where several seats share it; nothing where the
/// reader can read the box.
pub(super) fn role_in(lang: Lang, opening: &Opening, seat: Seat) -> Option<String> {
    if !is_foreign(&opening.edition, lang) {
        return None;
    }
    let id: SeatId = opening.seat_id(seat).parse().ok()?;
    let name = names(lang).get(&(opening.mode, id.role))?;
    Some(id.number.map_or_else(|| name.clone(), |number| format!("{name} {number}")))
}

/// Whether a box is printed in letters that a reader of this language need not know: English readers at a Ukrainian or a
/// Russian box. Elsewhere its own terms are read off the cards.
pub fn is_foreign(edition: &str, lang: Lang) -> bool {
    lang == Lang::En && edition != lang.code() && speaks(edition, lang) == Some(false)
}

/// Whether a box that the program knows speaks a language.
pub fn speaks(edition: &str, lang: Lang) -> Option<bool> {
    static BOXES: OnceLock<BTreeMap<String, Vec<Lang>>> = OnceLock::new();
    let boxes = BOXES.get_or_init(|| {
        let library = Library::default();
        let all = library.editions().unwrap_or_default().into_iter();
        all.filter_map(|id| library.edition(&id).ok()).map(|it| (it.id, it.languages)).collect()
    });
    boxes.get(edition).map(|languages| languages.contains(&lang))
}

fn names(lang: Lang) -> &'static Names {
    static NAMES: [OnceLock<Names>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    let of = |edition: Edition| -> Names {
        let modes = edition.modes.into_iter();
        modes
            .flat_map(|(mode, names)| {
                names.roles.into_iter().map(move |(role, name)| ((mode, role), name))
            })
            .collect()
    };
    let at = Lang::ALL.iter().position(|it| *it == lang).unwrap_or_default();
    NAMES[at].get_or_init(|| Library::default().edition(lang.code()).map(of).unwrap_or_default())
}
