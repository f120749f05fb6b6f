//! How a mode writes down what chance has decided, as a deal file.
use crate::board::Suspect;
use crate::rules::{Event, Names as _};
use crate::table::{ByCell, Entrusted, Opening, View, What};

/// What a deal file of this mode says.
pub trait Script {
    /// The file, line by line; `own_box` where the names of the suspects are those of the box in hand.
    fn deal(&self, view: &View<'_>, dealt: &Entrusted, own_box: bool) -> Vec<String> {
        let opening = view.opening();
        let mut lines = layout(opening, own_box);
        lines.push(format!("evidence: {}", list(&dealt.deck)));
        if !dealt.roles.is_empty() {
            lines.push(format!("roles: [{}]", dealt.roles.join(", ")));
        }
        lines.extend(under("reshuffles:", &reshuffles(view)));
        lines
    }
}

/// Names in quotes, as a list of YAML.
pub(super) fn list<T: AsRef<str>>(names: &[T]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| quoted(name.as_ref())).collect();
    format!("[{}]", quoted.join(", "))
}

/// Lists under a heading; nothing where there are none.
pub(super) fn under<T: AsRef<str>>(heading: &str, lists: &[Vec<T>]) -> Vec<String> {
    let heading = (!lists.is_empty()).then(|| heading.to_owned());
    heading.into_iter().chain(lists.iter().map(|names| format!("  - {}", list(names)))).collect()
}

/// The suspects as they lay at the beginning; nothing where they are called by cells.
fn layout(opening: &Opening, own_box: bool) -> Vec<String> {
    if opening.cast.is_by_cells() {
        return Vec::new();
    }
    let own = own_box.then(|| "box: own".to_owned());
    let rows = opening.cast.cards().chunks(usize::from(opening.cast.start().columns()));
    let rows = rows.map(|row| row.iter().map(|card| &card.name).collect());
    own.into_iter().chain(under("layout:", &rows.collect::<Vec<Vec<&String>>>())).collect()
}

/// The orders in which the deck lay after each shuffle in force, by starting cells.
fn reshuffles(view: &View<'_>) -> Vec<Vec<String>> {
    let opened = view.log().into_iter().take(1);
    let facts = opened.chain(view.said_since(0)).flat_map(|entry| match entry.what {
        What::Opened(events) | What::Said { events, .. } => events,
        _ => Vec::new(),
    });
    let cell = |card: Suspect| ByCell(view.opening()).suspect(card).to_owned();
    let order = |event| match event {
        Event::Shuffled(order) => order.map(|order| order.cards().map(cell).collect()),
        _ => None,
    };
    facts.filter_map(order).collect()
}

/// A name in YAML.
fn quoted(name: &str) -> String {
    format!("'{}'", name.replace('\'', "''"))
}
