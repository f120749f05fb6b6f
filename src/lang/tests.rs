//! Every room says the same things in every language, and says nothing that no source asks for.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::FluentResource;

use super::words::ROOMS;
use super::{Grammar, Keyword, Lang, WordPlace, Words};
use crate::rules::{Ask, Deed, Reason, Rule, Tokens};
use crate::terms::{Mode, OptionName, Reminder, Special, Team, Token, Vault};

/// The messages of one file: key to the text after it, comments left out.
fn messages(file: &str) -> BTreeMap<&str, String> {
    let mut found = BTreeMap::new();
    let mut last = None;
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =") {
            Some((key, text)) if !line.starts_with(char::is_whitespace) => {
                let text = text.to_owned();
                assert!(found.insert(key, text).is_none(), "`{key}` is there twice");
                last = Some(key);
            }
            _ => {
                if let Some(text) = last.and_then(|key| found.get_mut(key)) {
                    text.push('\n');
                    text.push_str(line);
                }
            }
        }
    }
    found
}

/// Every name that follows `sign` in the text.
fn names_after<'a>(text: &'a str, sign: char) -> BTreeSet<&'a str> {
    let name = |rest: &'a str| {
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
        &rest[..end.unwrap_or(rest.len())]
    };
    text.split(sign).skip(1).map(name).collect()
}

/// The variant names of each selector of a message (`{ $n -> [one] … *[other] … }`).
fn selectors(text: &str) -> Vec<BTreeSet<&str>> {
    // The part after `->` up to the brace that closes it; selectors are not nested in this house.
    text.split("->").skip(1).map(|part| names_after(part, '[')).collect()
}

#[test]
fn every_language_has_the_same_messages_with_the_same_placeholders() {
    for (room, files) in ROOMS {
        let [en, uk, ru] = files.map(messages);
        for (lang, other) in [("uk", &uk), ("ru", &ru)] {
            let keys =
                |all: &BTreeMap<&'static str, String>| all.keys().copied().collect::<Vec<_>>();
            assert_eq!(keys(&en), keys(other), "keys of {lang}/{room}.ftl");
            for (key, text) in &en {
                let here = names_after(&other[key], '$');
                assert_eq!(names_after(text, '$'), here, "placeholders of `{key}` in {lang}");
            }
        }
        for key in en.keys() {
            assert!(key.starts_with(&format!("{room}-")), "`{key}` is in {room}.ftl");
        }
    }
}

#[test]
fn every_file_is_read_whole_and_says_what_it_is_for() {
    for (room, files) in ROOMS {
        for (lang, file) in Lang::ALL.into_iter().zip(files) {
            let read = FluentResource::try_new((*file).to_owned());
            assert!(read.is_ok(), "{lang}/{room}.ftl: {:?}", read.err().map(|(_, errors)| errors));
            assert!(file.starts_with("# "), "{lang}/{room}.ftl has no header");
            let words = Words::new(lang);
            for key in messages(file).keys() {
                assert!(words.has(key), "`{key}` in {lang} has no text");
            }
        }
    }
}

#[test]
fn every_plural_has_the_forms_of_its_language() {
    let forms = |lang| -> &[&str] {
        match lang {
            Lang::En => &["one", "other"],
            Lang::Uk | Lang::Ru => &["one", "few", "many", "other"],
        }
    };
    for (_, files) in ROOMS {
        for (lang, file) in Lang::ALL.into_iter().zip(files) {
            for (key, text) in messages(file) {
                for variants in selectors(&text) {
                    let plural = ["one", "few", "many"].iter().any(|form| variants.contains(form));
                    let whole = forms(lang).iter().all(|form| variants.contains(form));
                    assert!(!plural || whole, "`{key}` in {lang} has only {variants:?}");
                }
            }
        }
    }
}

/// Words of closed sets that begin like the keys of a room and are none.
const NO_KEYS: [&str; 2] = ["jack-caught", "jack-draws"];

/// String literals of the sources that are shaped like keys: whole ones, and the beginnings of those
/// that `format!` completes (`"events-action-{verb}"`).
fn keys_in_sources() -> (BTreeSet<String>, BTreeSet<String>) {
    fn read(folder: &Path, text: &mut String) {
        let entries = fs::read_dir(folder).expect("the sources are beside the test");
        for path in entries.map(|entry| entry.expect("a readable folder").path()) {
            if path.is_dir() {
                read(&path, text);
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with(file!()) {
                let source = fs::read_to_string(&path).expect("a readable source");
                // An example in a comment does not count as use.
                let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
                code.for_each(|line| text.extend([line, "\n"]));
            }
        }
    }
    let mut sources = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut sources);
    let (mut keys, mut starts) = (BTreeSet::new(), BTreeSet::new());
    for (room, _) in ROOMS {
        let opening = format!("\"{room}-");
        for (at, _) in sources.match_indices(&opening) {
            let literal = sources[at + 1..].split('"').next().unwrap_or_default();
            // A word of the rules may begin like a room.
            let words = Reason::WORDS.contains(&literal);
            if words || literal.parse::<Reminder>().is_ok() {
                continue;
            }
            let fixed = literal.split('{').next().unwrap_or_default();
            let shaped = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if !fixed.chars().all(shaped) || NO_KEYS.contains(&literal) {
                continue;
            }
            let kind = if fixed.len() == literal.len() { &mut keys } else { &mut starts };
            kind.insert(fixed.to_owned());
        }
    }
    (keys, starts)
}

/// What completes a key of which the sources give only the beginning: every one of these has its message,
/// and there is no other.
fn families() -> Vec<(&'static str, Vec<&'static str>)> {
    // Told by a fact of their own, or in private.
    let silent = [
        "shift",
        "play",
        "become",
        "drew",
        "chosen",
        "turned",
        "laid",
        "discarded",
        "failed",
        "answer",
        "hit",
        "hands",
        "dies",
        "role",
        "cards",
        "call",
    ];
    let deeds = Deed::WORDS.iter().filter(|word| !silent.contains(word));
    // What a canvass or an accusation asks has its own words.
    let asks = Ask::WORDS.iter().filter(|word| **word != "answer");
    let scores = ["kills", "trophies", "treasures", "arrests", "deaths", "vaults"];
    vec![
        ("deed-", deeds.copied().collect()),
        ("grammar-", Keyword::ALL.iter().map(|keyword| keyword.name()).collect()),
        ("heist-special-", Special::WORDS.to_vec()),
        ("condition-", Rule::ALL.iter().map(|rule| rule.id()).collect()),
        ("modes-pitch-", Mode::ALL.iter().map(|mode| mode.id()).collect()),
        ("refusals-rule-", Rule::ALL.iter().map(|rule| rule.id()).collect()),
        ("setup-option-", OptionName::WORDS.to_vec()),
        ("story-end-", Reason::WORDS.to_vec()),
        ("story-owes-", asks.copied().collect()),
        ("story-score-", scores.to_vec()),
        ("story-team-", Team::WORDS.to_vec()),
        ("story-token-", Tokens::KINDS.map(Token::id).to_vec()),
        ("story-token-of-", Tokens::KINDS.map(Token::id).to_vec()),
        ("story-vault-", Vault::WORDS.to_vec()),
        ("heist-corner-", Vault::WORDS.to_vec()),
        ("story-way-", vec!["left", "right", "up", "down"]),
    ]
}

#[test]
fn sources_and_files_name_the_same_messages() {
    let (keys, starts) = keys_in_sources();
    let words = Words::new(Lang::En);
    let mut said = keys.clone();
    for key in &keys {
        assert!(words.has(key), "the sources say `{key}`, no file has it");
    }
    let families = families();
    for (start, ends) in &families {
        assert!(starts.contains(*start), "no source begins a key with `{start}`");
        for end in ends {
            let key = format!("{start}{end}");
            assert!(words.has(&key), "`{key}` can be said, no file has it");
            said.insert(key);
        }
    }
    // Beginnings that say more than the room; what `help` needs, its own test knows.
    let open: Vec<&String> =
        starts.iter().filter(|start| !families.iter().any(|(known, _)| known == start)).collect();
    for start in &open {
        let vague = start.matches('-').count() < 2 && *start != "help-";
        assert!(!vague, "`{start}` could be any key of the room: it needs a family");
    }
    for (_, files) in ROOMS {
        for key in messages(files[0]).into_keys() {
            let begun = open.iter().any(|start| key.starts_with(start.as_str()));
            assert!(begun || said.contains(key), "nobody says `{key}`");
        }
    }
}

#[test]
fn what_players_are_told_to_say_is_a_word_of_the_grammar() {
    let slots = |lang| -> &[&str] {
        match lang {
            Lang::En => &["NAME", "SEAT"],
            Lang::Uk => &["ІМ’Я", "ГРАВЕЦЬ", "СЕЙФ"],
            Lang::Ru => &["ИМЯ", "ИГРОК", "ХРАНИЛИЩЕ"],
        }
    };
    let mut seen = 0;
    // What is written after a dollar sign is another language.
    for (_, files) in ROOMS.iter().filter(|(room, _)| !["cli", "help"].contains(room)) {
        for (lang, file) in Lang::ALL.into_iter().zip(files) {
            let grammar = Grammar::new(lang);
            let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
            for (key, text) in messages(file) {
                // What is put in for a suspect is a name, or a cell.
                let text = text.replace("{ $one }", slots(lang)[0]);
                let words: Vec<String> = text.split_whitespace().map(bare).collect();
                for pair in words.windows(2) {
                    let slot = |word: &String| slots(lang).contains(&word.as_str());
                    if slot(&pair[1]) && !slot(&pair[0]) {
                        let known = grammar.at(WordPlace::First, &pair[0]).is_some();
                        assert!(known, "`{key}` in {lang}: {}", pair[0]);
                        seen += 1;
                    }
                }
            }
        }
    }
    assert!(seen > 60, "only {seen} were found");
}
