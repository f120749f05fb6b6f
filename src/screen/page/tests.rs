use super::*;
use crate::lang::Lang;
use crate::screen::Medium;

const LOOK: Look = Look { colour: false, unicode: true, medium: Medium::Screen };

fn secret() -> PrivatePage {
    let lines = (1..=30).map(|n| format!("target {n}")).collect();
    PrivatePage {
        code: "You are Clive".to_owned(),
        held: lines,
        entry: true,
        ..PrivatePage::default()
    }
}

fn key(letter: char) -> Input {
    Input::Key(Key::Letter(letter))
}

fn opened(words: &Words, look: Look) -> Page<'_> {
    let mut page = Page::new("Ann", look, words, 30);
    // A line that came too late, with its Enter, opens nothing.
    for stray in [key('x'), key(' '), key('q'), Input::Key(Key::Enter)] {
        assert_eq!(page.on(stray), PageStep::Wait);
    }
    assert_eq!(page.on(Input::Key(Key::Enter)), PageStep::Wait, "two nervous Enters open nothing");
    assert_eq!(page.on(key(' ')), PageStep::Open);
    page.open(secret());
    page
}

#[test]
fn the_holding_page_can_be_refused_and_says_nothing() {
    let words = Words::new(Lang::En);
    let mut page = Page::new("Ann", LOOK, &words, 30);
    assert_eq!(
        page.lines(),
        ["Ann: turn the screen so nobody else can see it.", "Space: show   Esc: not now"]
    );
    assert_eq!(page.on(Input::Late), PageStep::Wait);
    assert_eq!(page.on(Input::Key(Key::Leave)), PageStep::Leave);
    assert_eq!(page.on(key('й')), PageStep::Leave);
}

fn typed(page: &mut Page<'_>, line: &str) {
    for letter in line.chars() {
        assert_eq!(page.on(key(letter)), PageStep::Typed);
    }
}

#[test]
fn space_turns_through_the_text_to_the_code_and_back() {
    let words = Words::new(Lang::En);
    let mut page = opened(&words, LOOK);
    assert_eq!(page.lines()[..2], ["For Ann only", "target 1"]);
    assert!(page.lines()[23].starts_with("Space: more   Esc: hide"));
    assert_eq!(page.on(key(' ')), PageStep::Draw);
    assert_eq!(page.lines()[1], "target 22");
    page.on(key(' '));
    assert_eq!(page.scene, Scene::Code);
    assert!(page.lines()[23].starts_with("Space: as text   Esc: hide"));
    page.on(key(' '));
    assert_eq!(page.lines()[1], "target 1");
    for leaving in [Key::Enter, Key::Leave] {
        assert_eq!(opened(&words, LOOK).on(Input::Key(leaving)), PageStep::Leave);
    }
}

/// Whoever sees the page from afar sees as much of it whatever is on it.
#[test]
fn an_open_page_always_fills_the_window() {
    let words = Words::new(Lang::En);
    for lines in [0, 1, 5, 21, 22, 70] {
        for (rows, columns) in [(24, 80), (40, 120), (7, 60), (4, 20)] {
            let mut page = Page::new("Ann", LOOK, &words, 30);
            page.resize(rows, columns);
            let held = vec!["a target".to_owned(); lines];
            page.open(PrivatePage { held, answer: vec!["no".to_owned()], ..secret() });
            for turn in 0..9 {
                assert_eq!(page.lines().len(), rows, "{lines} lines, turn {turn}");
                page.on(key(if turn == 7 { 'x' } else { ' ' }));
            }
        }
    }
}

#[test]
fn a_page_left_alone_forgets_the_secret() {
    let words = Words::new(Lang::Uk);
    let mut page = opened(&words, LOOK);
    assert_eq!(page.on(Input::Late), PageStep::Draw);
    assert!(!page.is_open());
    assert_eq!(page.secret, PrivatePage::default());
    assert_eq!(page.lines(), ["Сховано.", "Enter: далі"]);
    assert_eq!(page.on(key('b')), PageStep::Wait, "the rest of a line that came too late");
    assert_eq!(page.on(Input::Key(Key::Enter)), PageStep::Leave);
}

#[test]
fn a_line_is_typed_where_its_owner_sees_it() {
    let words = Words::new(Lang::En);
    let mut page = opened(&words, LOOK);
    typed(&mut page, "become c3");
    assert_eq!(page.lines()[22], "> become c3");
    assert_eq!(page.cursor(), Some((23, 12)));
    assert!(page.lines()[23].starts_with("Enter: "), "{}", page.lines()[23]);
    assert_eq!(page.on(Input::Key(Key::Enter)), PageStep::Enter("become c3".to_owned()));
    let answer = vec!["Noted.".to_owned()];
    page.open(PrivatePage { held: vec!["You are Clive".to_owned()], answer, ..secret() });
    assert_eq!(page.lines()[1..4], ["Noted.", "", "You are Clive"]);
    assert_eq!(page.lines()[22], "> ");
    typed(&mut page, "x");
    assert_eq!(page.on(Input::Key(Key::Leave)), PageStep::Typed, "only the line is taken back");
    assert_eq!(page.on(Input::Key(Key::Leave)), PageStep::Leave);
    // A long line is seen where it is typed.
    let mut page = opened(&words, LOOK);
    typed(&mut page, &"x".repeat(100));
    typed(&mut page, "end");
    assert!(page.lines()[22].ends_with("end") && width(&page.lines()[22]) < 80);
}

#[test]
fn a_small_window_a_long_text_and_a_screen_reader_get_text_only() {
    let words = Words::new(Lang::En);
    let small = |rows, columns| {
        let mut page = Page::new("Ann", LOOK, &words, 30);
        page.resize(rows, columns);
        page.open(PrivatePage { held: vec!["You are Clive".to_owned()], ..secret() });
        page.lines()
    };
    for (rows, columns) in [(23, 80), (24, 44)] {
        let lines = small(rows, columns);
        assert_eq!(lines[1], "You are Clive");
        assert!(lines[2].starts_with("A QR code needs a window"), "{lines:?}");
    }
    let mut page = opened(&words, LOOK);
    let held = vec!["You".to_owned()];
    page.open(PrivatePage { code: "x".repeat(107), held, ..PrivatePage::default() });
    page.on(key(' '));
    assert_eq!(page.lines()[0], "This is too long for a QR code.");
    assert_eq!(opened(&words, Look { medium: Medium::Spoken, ..LOOK }).lines()[1], "target 1");
}

#[test]
fn every_language_fits_into_eighty_columns() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut page = opened(&words, LOOK);
        for turn in 0..4 {
            for line in page.lines() {
                assert!(crate::screen::width(&line) < 80, "{line}");
                assert!(!line.ends_with('…'), "{line}");
            }
            page.on(key(if turn == 2 { 'x' } else { ' ' }));
        }
    }
}
