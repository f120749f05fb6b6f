//! Words that could be left out or are of another language: a letter that stands where a line is expected names one.
use crate::support::room::Room;

#[test]
fn no_row_is_shifted_when_a_column_was_named() {
    for (locale, edition, lines) in [
        (
            "en_US.UTF-8",
            "en",
            ["shift a right 2", "slide a to the right 2", "shift a 2 right", "shift i right 2"],
        ),
        (
            "ru_RU.UTF-8",
            "ru",
            [
                "сдвинуть в вправо 2",
                "двинь в вправо 4",
                "сдвинуть о вправо 2",
                "сдвинуть к вправо 2",
            ],
        ),
        (
            "uk_UA.UTF-8",
            "uk",
            ["зсунути в вправо 2", "зсунь у вправо 2", "зсунути о вправо 2", "зсунути а вправо 2"],
        ),
    ] {
        let room = Room::speaking(locale);
        room.ok(&format!("new killer-inspector --edition {edition} --layout cells --players Ann,Ben --practice --seed 1"));
        let before = room.status()["seq"].clone();
        for line in lines {
            let ran = room.run(&format!("act \"{line}\""));
            assert_ne!(ran.code, 0, "{line}: {ran:?}");
        }
        assert_eq!(room.status()["seq"], before, "{locale}");
    }
}

/// Beside a word for the line the letter is one of the language.
#[test]
fn a_small_word_before_row_or_column_is_no_line() {
    let room = Room::with_table("mabc", "--players Ann,Ben");
    room.act(&["kill g"]);
    room.tell("Ben", "become a");
    room.ok("act \"shift a row 2 right\"");
}

/// A table reads English, and the cards are printed in Ukrainian: what stands on them may be said.
#[test]
fn the_words_of_the_box_are_understood_in_english() {
    let room = Room::new();
    room.ok("new spy-tag --edition uk --lang en --layout cells --players Ann,Ben,Cleo --practice --seed 1");
    room.ok("act \"змістити b вгору\"");
    let refused = room.run("act \"спіймати c3\"");
    assert!(!refused.err.contains("don’t understand"), "{refused:?}");
}

/// «I pass» in a game in which nobody may pass blames nobody's name; cells change nothing.
#[test]
fn a_verb_of_another_game_is_no_name() {
    let room = Room::with_table("mabc", "--players Ann,Ben");
    for line in ["I pass", "Ann passes", "pass"] {
        let refused = room.run(&format!("act \"{line}\""));
        assert!(refused.code != 0 && !refused.err.contains("is called"), "{line}: {refused:?}");
    }
}

/// Whoever asks what a word does reads the ruling on it, not what he can do now.
#[test]
fn what_a_word_does_is_looked_up_in_the_rules() {
    let room = Room::with_table("mabc", "--players Ann,Ben");
    for line in ["remind me what canvass does", "what does canvass do", "what does canvass mean"] {
        let told = room.run_with("", &format!("{line}\n")).out;
        let offered = told.contains(&format!("“rule {line}”"));
        assert!(told.contains("canvass") && (told.contains("[G") || offered), "{line}: {told}");
    }
}

/// A small word that is also the short form of a verb begins a sentence, and makes nobody's name of the rest.
#[test]
fn a_sentence_that_begins_with_i_is_no_name() {
    let room = Room::with_table("mabc", "--players Ann,Ben");
    let told = room.run_with("", "kill b2\ni dont think thats right, take it back\n").out;
    assert!(told.contains("1) “undo”") && !told.contains("is called"), "{told}");
}
