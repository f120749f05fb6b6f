//! What is said of documents that are wrong.
use super::read;
use crate::lang::{Lang, Say as _, Words};
use crate::scenario::mode::check_id;
use crate::scenario::{Edition, Library, ModeSheet};
use crate::terms::Mode;

/// What is said about the faults of a file that lies over the builtin edition `uk`.
fn said(lang: Lang, text: &str) -> Vec<String> {
    let below = Library::default().edition("uk").unwrap();
    let edition = read("uk.yaml", text, |at| {
        check_id(at, "uk");
        Edition::read(at, Some(&below))
    });
    edition.unwrap_err().iter().flat_map(|fault| fault.say(&Words::new(lang))).collect()
}

#[test]
fn everything_wrong_is_said_at_once_and_where_it_is() {
    let text = "id: ua\ntitel: x\nyear: 20240\nlanguages: uk\nsuspects:\n\
                - {name: Юлія, corner: 9}\n  - {name: юлія}\n- name: \"a\\u200bb\"\nyear: 2024\n";
    let text = text.replace("  - {name: юлія}", "- {name: юлія}");
    assert_eq!(
        said(Lang::En, &text),
        [
            "uk.yaml:1:5: id: the file name says “uk”, but this says “ua”",
            "uk.yaml:2:1: titel: there’s no such field; did you mean “title”?",
            "uk.yaml:3:7: year: expected a number from 1900 to 2200, found 20240",
            "uk.yaml:4:12: languages: expected a list, found “uk”",
            "uk.yaml:6:24: suspects[0].corner: expected none, 6, 7, star or special, found “9”",
            "uk.yaml:7:3: suspects[1]: two cards are called “юлія”",
            "uk.yaml:8:9: suspects[2].name: “a\\u{200b}b” can’t be a name: it can’t contain U+200B",
            "uk.yaml:9:1: year: this field is already on line 3",
        ]
    );
}

#[test]
fn impossible_numbers_are_found() {
    let text = "id: uk\ncorners: {none: 25, 6: 11, 7: 12, special: 1}\n\
                grids: {5x5: [none], 6x6: [none, 7], 9x9: [none]}\n";
    assert_eq!(
        said(Lang::Ru, text),
        [
            "uk.yaml:2:10: corners: нужно карт: 50, а получается 49",
            "uk.yaml:3:27: grids.6x6: нужно карт: 36, а получается 37",
            "uk.yaml:3:38: grids.9x9: здесь нужно 5x5, 6x6 или 7x7, а стоит «9x9»",
        ]
    );
}

#[test]
fn what_a_file_holds_never_acts_on_a_terminal() {
    let said = said(Lang::En, "id: uk\ntitle: [\"\\e[2J\"]\n\"\\e[31m\": 1\nyear: \"\\e[2J\"\n");
    assert_eq!(said.len(), 3);
    assert!(said.iter().all(|line| !line.contains('\x1b')), "{said:?}");
}

#[test]
fn what_is_not_yaml_is_said_with_its_place() {
    assert_eq!(
        said(Lang::Uk, "id: [uk\ntitle: x\n"),
        ["uk.yaml:2:6: не читається як YAML: did not find expected ',' or ']'"]
    );
    assert_eq!(said(Lang::En, "").len(), 1);
    assert_eq!(said(Lang::En, "id: uk\n---\nid: uk\n").len(), 1);
}

#[test]
fn zones_and_cards_are_read_strictly() {
    let said = |mode: Mode, text: &str| -> Vec<String> {
        let below = Library::default().mode(mode).unwrap();
        let sheet = read(&format!("{mode}.yaml"), text, |at| ModeSheet::read(at, Some(&below)));
        sheet.unwrap_err().iter().flat_map(|fault| fault.say(&Words::new(Lang::En))).collect()
    };
    assert_eq!(
        said(Mode::Heist, "id: heist\nzones: {nw: [a1, h1, a1], se: [], north: [a1]}\n"),
        [
            "heist.yaml:2:18: zones.nw[1]: there’s no cell “h1” on the grid",
            "heist.yaml:2:22: zones.nw[2]: a1 is already on line 2",
            "heist.yaml:2:31: zones.se: expected 1, found 0",
            "heist.yaml:2:35: zones.north: there’s no such field; possible here: centre, nw, ne, \
             sw or se",
        ]
    );
    assert_eq!(
        said(
            Mode::SpyTag,
            "id: spy-tag\nzones: {centre: d4, nw: [a1], ne: [b1], sw: [c1], se: [d1]}\n"
        ),
        ["spy-tag.yaml:2:8: zones: this mode has nothing like that"]
    );
    assert_eq!(
        said(Mode::SpyTag, "id: spy-tag\nlays: {uk: {5x5: {cards: [{of: [none], count: 24}]}}}\n"),
        ["spy-tag.yaml:2:26: lays.uk.5x5.cards: expected 25 cards, found 24"]
    );
}
