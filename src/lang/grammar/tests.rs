use super::*;
use crate::lang::other_layouts;
use crate::rules::{Deed, Game};
use crate::terms::Mode;

#[test]
fn a_word_means_one_thing_in_its_place() {
    for lang in Lang::ALL {
        let grammar = Grammar::new(lang);
        for &keyword in Keyword::ALL {
            for speaker in [Lang::En, lang] {
                let list = Words::new(speaker).say(&format!("grammar-{}", keyword.name()));
                for word in list.split_whitespace() {
                    let meant = grammar.all_at(keyword.place(), word);
                    assert!(meant.contains(&keyword), "{lang}: {word}");
                }
            }
            // Files and JSON speak English in every language.
            assert_eq!(grammar.at(keyword.place(), keyword.name()), Some(keyword));
            assert_eq!(keyword.name().parse(), Ok(keyword));
        }
    }
    assert!("вбити".parse::<Keyword>().is_err());
}

#[test]
fn players_say_it_in_their_own_words() {
    use Keyword as K;
    let (en, uk, ru) = (Grammar::new(Lang::En), Grammar::new(Lang::Uk), Grammar::new(Lang::Ru));
    for (grammar, word, meant) in [
        (&en, "KILL", Some(K::Kill)),
        (&en, "d", Some(K::Disguise)),
        (&en, "вбити", None),
        (&uk, "вбити", Some(K::Kill)),
        (&uk, "вбий", Some(K::Kill)),
        (&uk, "убити", Some(K::Kill)),
        (&uk, "Звинуватити", Some(K::Accuse)),
        (&uk, "kill", Some(K::Kill)),
        (&uk, "убить", None),
        (&ru, "убей", Some(K::Kill)),
        (&ru, "вперёд", Some(K::Redo)),
        (&ru, "вперед", Some(K::Redo)),
        (&ru, "разоблачен", Some(K::Hit)),
        (&uk, "сховайся", Some(K::Evade)),
        (&ru, "допроси", Some(K::Canvas)),
        // False friends: what looks like "to shift" in one language is "to collapse" in the other.
        (&uk, "зсунути", Some(K::Collapse)),
        (&uk, "змістити", Some(K::Shift)),
        (&uk, "сдвинуть", None),
        (&ru, "сдвинуть", Some(K::Shift)),
        (&ru, "обновить", Some(K::Collapse)),
        (&ru, "зсунути", None),
    ] {
        assert_eq!(grammar.keyword(word), meant, "{}: {word}", grammar.lang());
    }
}

#[test]
fn a_verb_is_shown_as_the_role_cards_of_its_mode_call_it() {
    use Keyword as K;
    for (lang, keyword, mode, shown) in [
        (Lang::Uk, K::Accuse, Mode::KillerInspector, "звинуватити"),
        (Lang::Uk, K::Accuse, Mode::HitmanSleuth, "заарештувати"),
        (Lang::Uk, K::Swap, Mode::Heist, "обміняти"),
        (Lang::Uk, K::Swap, Mode::FbiMafia, "підмінити"),
        (Lang::Ru, K::Swap, Mode::MrJack, "поменять"),
        (Lang::Ru, K::Profile, Mode::FbiMafia, "собрать\u{a0}улики"),
        (Lang::En, K::Accuse, Mode::HitmanSleuth, "accuse"),
    ] {
        assert_eq!(Grammar::new(lang).shown_in(mode.id(), keyword), shown);
    }
    // What is shown is understood, and an attribute is no word of a mode that there isn't.
    for lang in Lang::ALL {
        let grammar = Grammar::new(lang);
        for &keyword in Keyword::ALL {
            for mode in Mode::ALL {
                let shown = grammar.shown_in(mode.id(), keyword);
                let typed = grammar.joined(shown).unwrap_or_else(|| shown.to_owned());
                let meant = grammar.all_at(keyword.place(), &typed);
                assert!(meant.contains(&keyword), "{lang}: {shown}");
            }
            for (id, _) in Words::new(lang).variants(&format!("grammar-{keyword}")) {
                assert!(Mode::from_id(&id).is_some(), "{lang}: {keyword} in {id}");
            }
        }
    }
    let ru = Grammar::new(Lang::Ru);
    assert_eq!(ru.joined("Собрать  улики d3").as_deref(), Some("Собрать-улики d3"));
    assert_eq!(ru.joined("убить d3"), None);
}

#[test]
fn one_letter_is_enough_and_depends_on_its_place() {
    use Keyword as K;
    for (lang, shorts) in [
        (Lang::En, "s c k d a e p b q"),
        (Lang::Uk, "з с в м о п г т х"),
        (Lang::Ru, "с о у м в п и т х"),
    ] {
        let grammar = Grammar::new(lang);
        let verbs = [
            K::Shift,
            K::Collapse,
            K::Kill,
            K::Disguise,
            K::Accuse,
            K::Exonerate,
            K::Play,
            K::Become,
            K::Quit,
        ];
        for (verb, short) in verbs.into_iter().zip(shorts.split(' ')) {
            assert_eq!(grammar.short(verb), Some(short), "{lang}: {verb}");
            assert_eq!(grammar.at(WordPlace::First, short), Some(verb), "{lang}: {short}");
        }
        for (way, sign) in [(K::Left, "<"), (K::Right, ">"), (K::Up, "^"), (K::Down, "v")] {
            assert_eq!(grammar.at(WordPlace::Way, sign), Some(way));
            assert!(sign == "v" || grammar.at(WordPlace::First, sign).is_none());
        }
    }
    let en = Grammar::new(Lang::En);
    assert_eq!(en.at(WordPlace::Way, "d"), Some(K::Down));
    for (lef, way) in [("lef", Some(K::Left)), ("rig", Some(K::Right)), ("le", None), ("lof", None)]
    {
        assert_eq!(en.at(WordPlace::Way, lef), way, "{lef}");
    }
    assert_eq!(en.at(WordPlace::First, "d"), Some(K::Disguise));
    // Which of them it is depends on the mode.
    assert_eq!(en.all_at(WordPlace::First, "p"), [K::Play, K::Capture, K::Deputize, K::Pass]);
    let uk = Grammar::new(Lang::Uk);
    assert_eq!(uk.all_at(WordPlace::First, "знешкодити"), [K::Disarm, K::Stun]);
}

/// The words with which a line may begin, mode by mode.
fn modes() -> impl Iterator<Item = Vec<Keyword>> {
    let is_verb = |word: &str| {
        let mut all = Game::VERBS.iter().copied().chain([Deed::WORDS]);
        word == "role" || all.any(|verbs| verbs.contains(&word))
    };
    Game::VERBS.iter().map(move |verbs| {
        let here = |keyword: &&Keyword| {
            let word = keyword.name();
            keyword.place() == WordPlace::First
                && (verbs.contains(&word) || Game::SHARED.contains(&word) || !is_verb(word))
        };
        Keyword::ALL.iter().filter(here).copied().collect()
    })
}

/// Every word of the grammar for each of these, in the language and in English.
fn meanings(lang: Lang, keywords: &[Keyword]) -> Vec<(String, Keyword)> {
    let list = |lang, keyword| Words::new(lang).say(&format!("grammar-{keyword}"));
    let mut found = Vec::new();
    for &keyword in keywords {
        let both = [list(Lang::En, keyword), list(lang, keyword)].join(" ");
        found.extend(both.split_whitespace().map(|word| (fold(word), keyword)));
    }
    found.sort();
    found.dedup();
    found
}

#[test]
fn within_a_mode_no_word_means_two_verbs() {
    for lang in Lang::ALL {
        for mut verbs in modes() {
            // An answer may stand alone.
            verbs.extend([Keyword::Yes, Keyword::No]);
            for pair in meanings(lang, &verbs).windows(2) {
                assert_ne!(pair[0].0, pair[1].0, "{lang}: {pair:?}");
            }
        }
    }
}

#[test]
fn every_verb_has_a_short_form() {
    for lang in Lang::ALL {
        let grammar = Grammar::new(lang);
        for &keyword in Keyword::ALL.iter().filter(|keyword| keyword.place() == WordPlace::First) {
            let shown = grammar.shown(keyword);
            let short = grammar.short(keyword).unwrap_or(shown);
            assert!(short.chars().count() <= 3, "{lang}: {keyword}");
        }
    }
}

#[test]
fn the_table_above_is_the_one_in_the_files() {
    let rows = include_str!("mod.rs").lines().skip_while(|line| !line.contains("```text"));
    let rows = rows.skip(2).take_while(|line| !line.contains("```"));
    let mut seen = 0;
    for row in rows.filter(|row| *row != "//!") {
        let cells: Vec<&str> = row.split_whitespace().skip(1).collect();
        let keyword: Keyword = cells[0].parse().unwrap_or_else(|_| panic!("{row}"));
        let short = |lang| Grammar::new(lang).short(keyword).unwrap_or("-").to_owned();
        let shown = |lang| Grammar::new(lang).shown(keyword).to_owned();
        let shown = |lang| shown(lang).replace('\u{a0}', "-");
        let own =
            [short(Lang::En), short(Lang::Uk), shown(Lang::Uk), short(Lang::Ru), shown(Lang::Ru)];
        assert_eq!(cells[1..], own, "{row}");
        seen += 1;
    }
    let all = Keyword::ALL.iter().filter(|keyword| keyword.place() == WordPlace::First);
    assert_eq!(seen, all.count());
}

/// What may follow a verb, so that a line with another one would be understood as well.
fn shapes(verb: Keyword) -> &'static [&'static str] {
    use Keyword as K;
    match verb {
        K::Shift => &["line and way"],
        K::Collapse => &["axis"],
        // Only where nothing else may be done.
        K::Become => &["new identity"],
        K::Canvas | K::Profile | K::WhoVisible => &["suspect", "nothing"],
        K::Take => &["suspect", "vault", "nothing"],
        K::Hack | K::Rob | K::Crack => &["vault"],
        K::Survey | K::Who | K::Square => &["cell"],
        K::Disarm => &["suspect and token"],
        K::Setup => &["token and suspects"],
        K::Swap | K::Threaten | K::Deploy | K::Turned | K::Dies | K::Cards => &["suspects"],
        K::Drew => &["cards, in private"],
        K::Return => &["number"],
        K::Hit | K::Hands | K::Role => &["seat"],
        K::Ask => &["question"],
        K::Tell | K::Secret => &["seat", "nothing"],
        K::Undo | K::Redo => &["number", "nothing"],
        K::Answer => &["yes or no"],
        K::Straight | K::Diagonal => &["suspect and number"],
        K::Path | K::Nearer => &["suspect and hex"],
        K::Distance => &["hexes"],
        K::Call => &["visible or not", "nothing"],
        K::Kill
        | K::Accuse
        | K::Play
        | K::Capture
        | K::Steal
        | K::Autopsy
        | K::Plant
        | K::Detonate
        | K::Shoot
        | K::Stun
        | K::Frame
        | K::Silence
        | K::Protect
        | K::Unprotect
        | K::Save
        | K::Decline
        | K::Blast
        | K::Dismiss
        | K::Laid
        | K::Discarded
        | K::Reveal
        | K::Around
        | K::Where
        | K::Row
        | K::Column
        | K::Reach => &["suspect"],
        _ => &["nothing"],
    }
}

#[test]
fn a_word_on_the_wrong_layout_is_never_another_line_of_the_same_shape() {
    for lang in [Lang::Uk, Lang::Ru] {
        for mut verbs in modes() {
            verbs.extend([Keyword::Yes, Keyword::No]);
            let words = meanings(lang, &verbs);
            for (word, keyword) in &words {
                for typed in other_layouts(word) {
                    let others = words.iter().filter(|(other, _)| *other == fold(&typed));
                    for (_, other) in others.filter(|(_, other)| other != keyword) {
                        let alike = shapes(*other).iter().any(|it| shapes(*keyword).contains(it));
                        assert!(!alike, "{lang}: {word} is {keyword}, {typed} is {other}");
                    }
                }
            }
        }
        let grammar = Grammar::new(lang);
        assert_eq!(grammar.at(WordPlace::First, "л"), None, "`л с3` is `k c3`");
    }
}

#[test]
fn what_the_arrow_keys_write_on_a_cyrillic_layout_points_the_same_way() {
    for lang in [Lang::Uk, Lang::Ru] {
        let grammar = Grammar::new(lang);
        for typed in ["Б", "Ю", ":", "м"] {
            let meant = &other_layouts(&format!("{typed}к"))[0][..1];
            let way = grammar.at(WordPlace::Way, typed);
            assert!(way.is_some());
            assert_eq!(way, grammar.at(WordPlace::Way, meant), "{typed} {meant}");
        }
    }
}

#[test]
fn words_are_offered_in_the_order_of_the_alphabet() {
    let grammar = Grammar::new(Lang::En);
    let words: Vec<_> = grammar.words(WordPlace::Inside).map(|(word, _)| word).collect();
    assert!(words.is_sorted());
    assert!(words.contains(&"nobody") && !words.contains(&"kill"));
}
