//! What chance has decided at a table, as a deal file.
use noir_referee::board::Suspect;
use noir_referee::rules::mr_jack::ROUNDS;
use noir_referee::rules::{Event, Names as _, Trust};
use noir_referee::table::{ByCell, Entrusted, Opening, View, What};
use noir_referee::terms::Mode;

/// The file, line by line; `own_box` where the names of the suspects are those of the box in hand.
pub(super) fn deal(view: &View<'_>, dealt: &Entrusted, own_box: bool) -> Vec<String> {
    let opening = view.opening();
    if opening.mode == Mode::MrJack {
        return on_streets(opening, dealt);
    }
    let mut lines = layout(opening, own_box);
    lines.push(format!("evidence: {}", list(&dealt.deck)));
    if !dealt.roles.is_empty() {
        lines.push(format!("roles: [{}]", dealt.roles.join(", ")));
    }
    lines.extend(under("reshuffles:", &reshuffles(view)));
    lines
}

/// Alibi cards and character cards.
fn on_streets(opening: &Opening, dealt: &Entrusted) -> Vec<String> {
    let name = |card: &String| ByCell(opening).find_suspect(card).map(|it| opening.cast.name(it));
    let alibis: Vec<&str> = dealt.deck.iter().filter_map(name).collect();
    let mut lines = vec![format!("alibi: {}", list(&alibis))];
    lines.extend(under("character_order:", &orders(opening, dealt)));
    lines
}

/// The orders of the character cards, one for each two rounds, where the companion deals them.
fn orders<'a>(opening: &'a Opening, dealt: &Entrusted) -> Vec<Vec<&'a str>> {
    if opening.seats.iter().any(|info| info.trust != Trust::Dealt) {
        return Vec::new();
    }
    let name = |card: Suspect| opening.cast.name(card);
    let order = |pair| dealt.order(opening, pair, opening.cast.suspects());
    (0..ROUNDS as usize / 2).map(|pair| order(pair).cards().map(name).collect()).collect()
}

/// Names in quotes, as a list of YAML.
fn list<T: AsRef<str>>(names: &[T]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| quoted(name.as_ref())).collect();
    format!("[{}]", quoted.join(", "))
}

/// Lists under a heading; nothing where there are none.
fn under<T: AsRef<str>>(heading: &str, lists: &[Vec<T>]) -> Vec<String> {
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
