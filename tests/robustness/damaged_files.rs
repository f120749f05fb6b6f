//! Files that somebody or something has changed.
use std::fs;

use super::{Story, line_ends};

#[test]
fn lines_cut_off_the_end_are_missed() {
    let story = Story::new();
    let whole = story.bytes();
    let ends = line_ends(&whole);
    for (lines, end) in (1..).zip(&ends[..ends.len() - 1]) {
        story.write(&whole[..*end]);
        let (ran, seen) = story.seen();
        assert_eq!(ran.code, 3, "{lines} lines: {ran:?}");
        assert_eq!(seen.as_ref(), Some(&story.told[lines]), "{lines} lines");
        assert!(
            ran.err.contains(&format!("where {} were written", ends.len()))
                || ran.err.contains("written")
        );
        assert_eq!(story.room.run("act \"shift 1 left\"").code, 3, "nothing is written to it");
    }
}

#[test]
fn a_line_torn_in_the_middle_is_missed() {
    let story = Story::new();
    let whole = story.bytes();
    let ends = line_ends(&whole);
    for window in ends.windows(2) {
        for cut in [window[0] + 1, window[0].midpoint(window[1]), window[1] - 1] {
            story.write(&whole[..cut]);
            let lines = line_ends(&whole[..cut]).len();
            let (ran, seen) = story.seen();
            assert_eq!(ran.code, 3, "cut at {cut}: {ran:?}");
            assert_eq!(seen.as_ref(), Some(&story.told[lines]), "cut at {cut}");
        }
    }
}

#[test]
fn a_flipped_bit_is_found_wherever_it_is() {
    let story = Story::new();
    let whole = story.bytes();
    for at in (0..whole.len()).step_by(whole.len() / 60 + 1) {
        let mut flipped = whole.clone();
        flipped[at] ^= 1 << (at % 8);
        story.write(&flipped);
        let lines = line_ends(&whole[..at]).len();
        let (ran, seen) = story.seen();
        assert_eq!(ran.code, 3, "byte {at}: {ran:?}");
        if lines > 0 {
            assert_eq!(seen.as_ref(), Some(&story.told[lines]), "byte {at}");
        }
        assert!(!ran.err.is_empty(), "byte {at} is passed over in silence");
    }
}

#[test]
fn an_older_copy_of_the_file_is_noticed() {
    let story = Story::new();
    let older = story.bytes();
    story.room.act(&["shift 1 left"]);
    story.write(&older);
    let (ran, seen) = story.seen();
    assert_eq!((ran.code, seen.as_ref()), (3, story.told.last()));
}

#[test]
fn a_recovered_table_goes_on_and_says_that_it_was_recovered() {
    let story = Story::new();
    let whole = story.bytes();
    let ends = line_ends(&whole);
    let kept = ends.len() - 2;
    let mut broken = whole.clone();
    broken[ends[kept - 1] + 30] ^= 4;
    story.write(&broken);
    assert_eq!(story.room.run("act \"shift 1 left\"").code, 3);
    story.room.ok("recover");
    assert_eq!(story.seen().1.as_ref(), Some(&story.told[kept]));
    assert!(story.room.ok("log").contains("The damaged record was repaired."));
    let copy = fs::read(story.room.path("table.referee.damaged-1")).expect("a copy is kept");
    assert_eq!(copy, broken);
    let again = story.room.run("recover");
    assert_eq!(again.code, 0);
    assert!(again.out.contains("nothing to recover"), "{again:?}");
}

#[test]
fn what_is_no_table_is_called_so() {
    let story = Story::new();
    for junk in [&b""[..], b"\n", b"hello\n", b"\xff\xfe\x00\x01", b"--- {}\n", b"--- {\"n\":0}\n"]
    {
        story.write(junk);
        let (ran, seen) = story.seen();
        assert_eq!(ran.code, 3, "{junk:?}: {ran:?}");
        assert_eq!(seen.map(|seen| seen["damaged"]["good_lines"].clone()), Some(0.into()));
        assert!(!ran.err.is_empty());
        assert_eq!(story.room.run("recover").code, 3, "{junk:?}");
    }
    fs::remove_file(&story.file).expect("removed");
    fs::create_dir(&story.file).expect("made");
    let ran = story.room.run(&format!("status --table {}", story.file.display()));
    assert_eq!(ran.code, 4, "{ran:?}");
}
