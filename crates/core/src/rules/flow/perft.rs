//! Counting and playing out the tree of legal lines: for tests and benches.
use crate::rules::{Action, Order, Position};

/// How many ways there are to say `depth` lines one after the other.
///
/// Lines that only the table knows (what a told seat drew) are no choice and end a way; a deck that is
/// shuffled keeps its order.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.owes_shuffle() {
        let mut after = *position;
        let order = Order::new(position.to_shuffle());
        after.happen(&Action::Shuffled(Box::new(order)), &mut ());
        return perft(&after, depth);
    }
    if depth == 1 {
        return position.count_legal();
    }
    let mut lines = Vec::with_capacity(64);
    position.legal(&mut lines);
    lines
        .iter()
        .map(|line| {
            let mut after = *position;
            after.happen(line, &mut ());
            perft(&after, depth - 1)
        })
        .sum()
}

/// Plays [any legal lines](crate::rules::Known::any_legal) until the game is over or `most` lines were said, and gives the last position
/// and how many lines it took. `below(n)` gives a number from 0 to n - 1.
pub fn playout(
    mut position: Position,
    most: u32,
    mut below: impl FnMut(u32) -> u32,
) -> (Position, u32) {
    for ply in 0..most {
        if position.owes_shuffle() {
            let mut cards = position.to_shuffle();
            for at in (1..cards.len()).rev() {
                cards.swap(at, below(at as u32 + 1) as usize);
            }
            position.happen(&Action::Shuffled(Box::new(Order::new(cards))), &mut ());
            continue;
        }
        let Some(line) = position.drawn_legal(&mut below) else { return (position, ply) };
        position.happen(&line, &mut ());
    }
    (position, most)
}
