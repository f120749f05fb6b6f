//! The deal file of Mr. Jack: alibi cards and character cards.
use super::super::script::{Script, list, under};
use crate::board::Suspect;
use crate::rules::mr_jack::{MrJack, ROUNDS};
use crate::rules::{Names as _, Trust};
use crate::table::{ByCell, Entrusted, Opening, View};

impl Script for MrJack {
    fn deal(&self, view: &View<'_>, dealt: &Entrusted, _own_box: bool) -> Vec<String> {
        let opening = view.opening();
        let name =
            |card: &String| ByCell(opening).find_suspect(card).map(|it| opening.cast.name(it));
        let alibis: Vec<&str> = dealt.deck.iter().filter_map(name).collect();
        let mut lines = vec![format!("alibi: {}", list(&alibis))];
        lines.extend(under("character_order:", &orders(opening, dealt)));
        lines
    }
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
