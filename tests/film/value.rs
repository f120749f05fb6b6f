//! What a film says is what could be known then, and the truth is always among it.
use std::collections::BTreeSet;

use noir_referee::deduce::Exactness;
use noir_referee::rules::Audience;

use super::{GAMES, give_up, played};

#[test]
fn every_moment_tells_what_each_audience_could_know_then() {
    for (mode, players) in GAMES {
        let (_room, mut table) = played(mode, players, 30);
        let seats: Vec<Audience> = table.opening().all_seats().map(Audience::Seat).collect();
        let audiences: Vec<Audience> = [Audience::Public].into_iter().chain(seats).collect();
        let open = table.seq();
        // As it was asked at the table, before anything was opened.
        let then = |by: &Audience| -> Vec<_> {
            (0..=open).map(|seq| table.own_view(*by).at(seq).knowledge()).collect()
        };
        let asked: Vec<_> = audiences.iter().map(then).collect();
        give_up(&mut table);
        let film = table.public().film();
        assert_eq!(film.seq, table.seq(), "{mode}");
        let shown: Vec<Audience> = film.courses.iter().map(|(by, _)| *by).collect();
        assert_eq!(shown, audiences, "{mode}");
        let mut hidden = 0;
        for (by, asked) in audiences.iter().zip(&asked) {
            let course = film.course(*by).expect("it is there");
            assert_eq!(course.known.len(), film.seq + 1);
            for (seq, (known, asked)) in course.known.iter().zip(asked).enumerate() {
                assert_eq!(known, asked, "{mode} {by:?} at {seq}");
                for seat in &known.hidden {
                    let own = film.identity(seat.seat, seq).expect("dealt, so known at the end");
                    assert!(seat.suspects.contains(own), "{mode} {by:?} at {seq}: {seat:?}");
                    hidden += 1;
                }
            }
        }
        assert!(hidden > 40, "{mode}: {hidden}");
        for proof in &film.proofs {
            assert_eq!(film.identity(proof.seat, proof.seq), Some(proof.suspect), "{mode}");
            let before = proof.seq.checked_sub(1).and_then(|seq| film.known(proof.by, seq));
            let before = before.and_then(|known| {
                known.hidden.iter().find(|it| (it.seat, it.since) == (proof.seat, proof.since))
            });
            assert!(before.is_none_or(|it| it.suspects.len() > 1), "{mode}: {proof:?} is late");
        }
        if let Some((seq, bits)) = film.most {
            let course = film.course(Audience::Public).expect("everybody");
            assert!(course.answers(seq) && bits > 0.0, "{mode}");
            let others = (1..=film.seq).filter(|seq| course.answers(*seq));
            assert!(others.filter_map(|seq| course.given(seq)).all(|it| it <= bits), "{mode}");
        }
        assert_eq!(film.audit.found, [], "{mode}: nobody lied");
    }
}

/// A film of a table that goes on is only what its audience may know, and only where the table was opened for it.
#[test]
fn an_open_table_has_no_film_of_others() {
    for (mode, players) in GAMES {
        let (_room, mut table) = played(mode, players, 12);
        for seat in table.opening().all_seats() {
            let film = table.own_view(Audience::Seat(seat)).film();
            let eyes: Vec<Audience> = film.courses.iter().map(|(by, _)| *by).collect();
            assert_eq!(eyes, [Audience::Seat(seat)], "{mode}");
            assert_eq!(film.identities, [], "{mode}");
        }
        let film = table.own_view(Audience::Referee).film();
        assert_eq!(film.courses.len(), usize::from(players) + 1, "{mode}");
        assert!(!film.identities.is_empty(), "{mode}");
    }
}

/// Each mode says how far its numbers can be relied on; the oracle of `audit::exact` holds it to that.
#[test]
fn a_film_says_how_exact_it_is() {
    let exact: BTreeSet<Exactness> = GAMES
        .iter()
        .map(|(mode, players)| played(mode, *players, 1).1.own_view(Audience::Referee).film().exact)
        .collect();
    assert!(exact.contains(&Exactness::Shares) && exact.contains(&Exactness::AtMost), "{exact:?}");
}
