//! The language in which a table speaks.
use crate::support::room::Room;

#[test]
fn the_locale_chooses_and_an_option_overrules_it() {
    for (locale, option, said) in [
        ("en_US.UTF-8", "", "No table has been opened yet."),
        ("uk_UA.UTF-8", "", "Жодної партії ще не відкрито."),
        ("ru_RU.UTF-8", "", "Ещё не начато ни одной партии."),
        ("C", "", "No table has been opened yet."),
        ("fr_FR.UTF-8", "", "No table has been opened yet."),
        ("uk_UA.UTF-8", "--lang en", "No table has been opened yet."),
    ] {
        let ran = Room::speaking(locale).run(&format!("status {option}"));
        assert_eq!(ran.err.lines().next().unwrap(), said, "{locale} {option}");
    }
}

#[test]
fn a_table_remembers_its_language() {
    let room = Room::with_table("m", "--lang uk --edition en");
    assert!(room.ok("status").starts_with("Убито 0/14"));
    assert!(room.ok("status --lang ru").starts_with("Убито 0/14"));
    room.act(&["вбити geneva"]);
}

#[test]
fn roles_are_called_as_the_box_prints_them() {
    for (edition, killer) in
        [("en", "Killer"), ("uk", "Вбивця"), ("ru", "Бандит"), ("grom", "Чумной Доктор")]
    {
        let room = Room::new();
        room.ok(&format!(
            "new killer-inspector --edition {edition} --players Ann,Bob --trust untold"
        ));
        let lang = if edition == "grom" { "ru" } else { edition };
        let status = room.ok(&format!("status --lang {lang}"));
        assert!(status.contains(&format!("{killer} (Ann)")), "{edition}: {status}");
        // Who does not read those letters is told what it is.
        assert!(room.ok("status --lang en").contains("Killer (Ann)"), "{edition}");
    }
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let data = |lang: &str| {
        let room = Room::with_table("mabcd", &format!("--edition en --lang {lang}"));
        room.act(&["kill g"]);
        room.tell("inspector", "become a");
        ["status", "legal", "log", "ask around a"].map(|line| room.json(line))
    };
    let english = data("en");
    assert_eq!(data("uk"), english);
    assert_eq!(data("ru"), english);
}
