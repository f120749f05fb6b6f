//! Every change of a record by one byte, one line or one cut is found out.
use super::{judge, played, record};
use crate::support::one_in;

#[test]
fn a_record_with_one_byte_changed_is_no_proof() {
    let bytes = record(&played());
    let proof = judge(&bytes).expect("whole").expect("true");
    assert!(proof.is_proof() && proof.promises == 2, "{proof:?}");
    // What comes before a line is checked once: the hash of a changed line is what the rest hangs on.
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        // Every other byte by the other bit.
        for bit in [1, 0x20].into_iter().skip(at % one_in(2)).step_by(one_in(2)) {
            changed[at] = bytes[at] ^ bit;
            assert!(refused(&changed), "byte {at} with bit {bit} changed");
        }
        if at % 7 == 0 {
            changed.remove(at);
            assert!(refused(&changed), "byte {at} left out");
            changed.insert(at, bytes[at]);
            changed.insert(at, b' ');
            assert!(refused(&changed), "a space before byte {at}");
        }
        if at % 11 == 0 {
            assert!(refused(&bytes[..at]), "cut off at byte {at}");
        }
    }
}

#[test]
fn a_record_with_lines_lost_doubled_or_exchanged_is_no_proof() {
    let bytes = record(&played());
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    for at in 0..lines.len() {
        let mut fewer = lines.clone();
        fewer.remove(at);
        assert!(refused(&fewer.concat()), "without line {at}");
        let mut more = lines.clone();
        more.insert(at, lines[at]);
        assert!(refused(&more.concat()), "line {at} twice");
        let mut swapped = lines.clone();
        swapped.swap(at, (at + 1) % lines.len());
        assert!(refused(&swapped.concat()), "line {at} exchanged with the next");
        assert!(refused(&lines[..at].concat()), "only {at} lines");
    }
}

/// Not whole, not true, or at least no proof: lines cut off at the end leave a game that goes on.
fn refused(bytes: &[u8]) -> bool {
    judge(bytes).is_none_or(|found| found.is_err() || found.is_ok_and(|it| !it.is_proof()))
}
