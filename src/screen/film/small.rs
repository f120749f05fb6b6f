//! Small boards for one printed sheet: the moments that matter, and some between them.
use maud::{Markup, html};

use super::stage::{CARD, CardPiece, Figure, MARGIN, Moment, Stage, moment};
use super::{Frame, Kind, Reel};
use crate::screen::{Voice, cut};
use crate::table::{Ordered, View};

/// So many boards stand on a sheet.
const MOST: usize = 20;
/// Letters of a name on a small card.
const LETTERS: usize = 4;
/// Letters below a small board.
const BELOW: usize = 90;

/// The boards of a sheet, each with its line below.
pub(in crate::screen) fn small_boards(voice: &Voice<'_>, view: &View<'_>, reel: &Reel) -> Markup {
    let first = view.at(0);
    let stage = Stage::of(&voice.at(&first).board(&first, false));
    let last = reel.frames.len().saturating_sub(1);
    html! {
        div.small {
            @for frame in chosen(&reel.frames) {
                @let then = view.at(frame.seq);
                @let voice = voice.at(&then);
                @let now = moment(&voice, &then, &voice.board(&then, false));
                figure {
                    svg viewBox=(stage.view_box()) aria-hidden="true" {
                        @match &now {
                            Moment::Cards { pieces } => { (cards(pieces)) }
                            Moment::Streets { pieces, .. } => { (streets(pieces)) }
                        }
                    }
                    figcaption { b { (voice.words.tell("film-line", &[("seq", frame.seq.into()), ("last", last.into())])) } " " (below(frame)) }
                }
            }
        }
    }
}

/// The start, the end, what gave most away, what was proved and what was not so, and others evenly between them.
fn chosen(frames: &[Frame]) -> Vec<&Frame> {
    let matters = |at: usize| {
        at == 0
            || at + 1 == frames.len()
            || frames[at]
                .said
                .iter()
                .any(|said| matches!(said.kind, Kind::Most | Kind::Proof | Kind::Untrue))
    };
    let (mut taken, mut rest): (Vec<usize>, Vec<usize>) =
        (0..frames.len()).partition(|at| matters(*at));
    thin(&mut taken, MOST);
    thin(&mut rest, MOST - taken.len());
    taken.append(&mut rest);
    taken.sort_unstable();
    taken.into_iter().map(|at| &frames[at]).collect()
}

/// At most so many of these, evenly, with the first and the last.
fn thin(all: &mut Vec<usize>, most: usize) {
    if all.len() > most {
        let last = all.len() - 1;
        let of = |at: usize| all[if most > 1 { at * last / (most - 1) } else { 0 }];
        *all = (0..most).map(of).collect();
    }
}

/// What happened, in few letters, and the signs of what followed.
fn below(frame: &Frame) -> String {
    let told = frame.said.iter().find(|said| said.kind == Kind::Told);
    let told = told.map_or("", |said| said.text.as_str());
    let mut signs: Vec<&str> = frame.said.iter().map(|said| said.kind.sign(true)).collect();
    signs.retain(|sign| ["◆", "★", "!"].contains(sign));
    signs.dedup();
    format!("{} {}", cut(told, BELOW, "…"), signs.concat()).trim().to_owned()
}

fn cards(pieces: &Ordered<String, CardPiece>) -> Markup {
    html! {
        @for (row, column, name, state, signs) in pieces.values() {
            @let (x, y) = (MARGIN + column * CARD.0, MARGIN + row * CARD.1);
            g class={ "card " (state) } transform={ "translate(" (x) " " (y) ")" } {
                rect width="94" height="66" rx="6" {}
                text x="47" y="32" font-size="28" { (cut(name, LETTERS, "")) }
                text.signs x="47" y="58" font-size="22" { (signs) }
            }
        }
    }
}

fn streets(pieces: &Ordered<String, Figure>) -> Markup {
    html! {
        use href="#hexes" {}
        @for (x, y, _, state, letters) in pieces.values() {
            g class={ "figure " (state) } transform={ "translate(" (x) " " (y) ")" } {
                circle r="22" cy="3" {}
                text y="11" font-size="24" { (letters) }
            }
        }
    }
}
