//! What one audience knew, line by line: what each line gave away, and from when on it could be proved.
use super::manner::Manner;
use super::{HiddenSeat, Knowledge, PlayedLine};
use crate::board::Suspect;
use crate::rules::{Event, Seat, Shown};

/// What one audience knew after the opening and after each line.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// After so many lines; the first is the opening.
    pub known: Vec<Knowledge>,
    /// Of each of them whether something was answered by that line.
    answered: Vec<bool>,
}

/// A line by which it became much likelier that a seat is somebody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Jump {
    /// The line.
    pub seq: usize,
    /// Which seat.
    pub seat: Seat,
    /// Whom it is likelier to be.
    pub suspect: Suspect,
    /// In which part of all worlds before it, 0 to 1.
    pub from: f64,
    /// In which part of all worlds after it, 0 to 1.
    pub to: f64,
}

impl Course {
    /// What follows from the position after the opening and the lines since, as one audience sees them.
    pub fn of(start: &Shown, lines: &[(Vec<Event>, Shown)]) -> Self {
        let answers = PlayedLine::seen(start, lines).map(|step| {
            let mut answers = false;
            step.traces(|_, trace| answers |= trace.manner() != Manner::Done);
            answers
        });
        let answered = [false].into_iter().chain(answers).collect();
        Self { known: Knowledge::line_by_line(start, lines), answered }
    }

    /// Whether somebody answered something by this line.
    pub fn answers(&self, seq: usize) -> bool {
        self.answered.get(seq).copied().unwrap_or_default()
    }

    /// How many worlds there were after so many lines; 0 where no cards fit what was said.
    pub fn worlds(&self, seq: usize) -> u64 {
        let hidden = self.known.get(seq).and_then(|known| known.hidden.first());
        hidden.map_or(1, |hidden| hidden.worlds)
    }

    /// What a line gave away, in bits: 1 where half of all worlds are left after it. Nothing is said of a line by which
    /// somebody took or laid down an identity, nor where no cards fit what was said.
    pub fn given(&self, seq: usize) -> Option<f64> {
        let (before, after) = (self.known.get(seq.checked_sub(1)?)?, self.known.get(seq)?);
        let same = |known: &Knowledge| -> Vec<(Seat, usize)> {
            known.hidden.iter().map(|hidden| (hidden.seat, hidden.since)).collect()
        };
        if same(before) != same(after) || before.hidden.is_empty() {
            return None;
        }
        let fits = |known: &Knowledge| known.hidden.iter().all(|hidden| hidden.worlds > 0);
        let (was, is) = (self.worlds(seq - 1), self.worlds(seq));
        #[expect(clippy::cast_precision_loss, reason = "fewer than 10¹⁵ worlds")]
        let bits = (was as f64 / is as f64).log2();
        (fits(before) && fits(after) && is <= was).then_some(bits)
    }

    /// The line whose answer gave most away, and how many bits; of several the first.
    pub fn most_given(&self) -> Option<(usize, f64)> {
        let given = (1..self.known.len()).filter(|seq| self.answers(*seq));
        let given = given.filter_map(|seq| Some((seq, self.given(seq)?)));
        given.filter(|(_, bits)| *bits > 0.0).fold(None, |most: Option<(usize, f64)>, it| {
            if most.is_some_and(|most| most.1 >= it.1) { most } else { Some(it) }
        })
    }

    /// Of each identity that can be told from what is seen the seat, the line by which it was taken, the first line from
    /// which on it is certain, and who it is.
    pub fn proofs(&self) -> Vec<(Seat, usize, usize, Suspect)> {
        let mut proofs: Vec<(Seat, usize, usize, Suspect)> = Vec::new();
        for (seq, known) in self.known.iter().enumerate() {
            for hidden in &known.hidden {
                let same = |it: &(Seat, usize, usize, Suspect)| {
                    (it.0, it.1) == (hidden.seat, hidden.since)
                };
                match hidden.certain() {
                    Some(own) if !proofs.iter().any(same) => {
                        proofs.push((hidden.seat, hidden.since, seq, own));
                    }
                    Some(_) => {}
                    // What had been certain was said of another board, or was no truth.
                    None => proofs.retain(|it| !same(it)),
                }
            }
        }
        proofs
    }

    /// The greatest rise of a share by this line, of identities that were held before it.
    pub fn jump(&self, seq: usize) -> Option<Jump> {
        let (before, after) = (self.known.get(seq.checked_sub(1)?)?, self.known.get(seq)?);
        let mut most: Option<Jump> = None;
        for now in &after.hidden {
            let same = |it: &&HiddenSeat| (it.seat, it.since) == (now.seat, now.since);
            let Some(was) = before.hidden.iter().find(same).filter(|it| it.worlds > 0) else {
                continue;
            };
            for suspect in now.suspects {
                let (from, to) = (was.share(suspect), now.share(suspect));
                if to - from > most.map_or(0.0, |most| most.to - most.from) {
                    most = Some(Jump { seq, seat: now.seat, suspect, from, to });
                }
            }
        }
        most
    }
}

impl HiddenSeat {
    /// Who it is, if nobody else can be.
    pub(crate) fn certain(&self) -> Option<Suspect> {
        self.suspects.first().filter(|_| self.suspects.len() == 1)
    }
}
