//! The board of Mr. Jack as a picture.
use super::{DrawnExit, DrawnHex, Figure, Ground, Streets};
use crate::board::{Exit, Hex, Suspect, Terrain};
use crate::lang::Words;
use crate::rules::mr_jack::{Character, Light, MrJack};

impl Streets {
    /// The board of a game, with the names of its characters. What differs from an `earlier` moment is what
    /// the last action was about.
    pub fn of(
        game: &MrJack,
        earlier: &MrJack,
        turned: bool,
        name: impl Fn(Suspect) -> String,
        words: &Words,
    ) -> Self {
        let why = |light: Light| match light {
            Light::Lamp(hex) => {
                words.tell("jack-map-beside-lamp", &[("hex", hex.to_string().into())])
            }
            Light::Beside(who) => words.tell("jack-map-beside", &[("name", name(who).into())]),
            Light::Lantern => words.say("jack-map-in-beam"),
        };
        let figure = |who: Suspect| Figure {
            name: name(who),
            innocent: !game.suspects().contains(who),
            seen: game.lights(who).into_iter().map(why).collect(),
            lantern: (Character::of(who) == Character::Watson).then_some(game.lantern),
            mark: None,
        };
        let changed = |who: Suspect| {
            let disc = |game: &MrJack| (game.place(who), game.suspects().contains(who));
            let turned = Character::of(who) == Character::Watson && game.lantern != earlier.lantern;
            turned || disc(game) != disc(earlier)
        };
        let spot = |hex: Hex| {
            let (who, here) = (game.at(hex), ground(game, hex));
            let highlight = who.is_some_and(changed) || here != ground(earlier, hex);
            DrawnHex { hex, ground: here, figure: who.map(figure), highlight }
        };
        let district = game.district;
        let hexes = district.streets() | district.lamps() | district.obstacles();
        let mut hexes: Vec<Hex> = hexes.collect();
        hexes.sort_by_key(|hex| game.at(*hex).map_or(usize::MAX, Suspect::at));
        let gap = |exit: Exit| DrawnExit {
            exit,
            hex: district.exit(exit),
            cordon: game.is_cordoned(exit),
            highlight: game.is_cordoned(exit) != earlier.is_cordoned(exit),
        };
        Self { spots: hexes.into_iter().map(spot).collect(), gaps: Exit::ALL.map(gap), turned }
    }
}

fn ground(game: &MrJack, hex: Hex) -> Ground {
    let tile = || (1..).zip(game.tiles).find(|(_, tile)| *tile == Some(hex));
    match game.district.terrain(hex) {
        Some(Terrain::Street) if game.covers.contains(hex) => Ground::Covered,
        Some(Terrain::Street) if game.manholes.contains(hex) => Ground::Manhole,
        Some(Terrain::Street) => Ground::Street,
        Some(Terrain::Lamp) if game.lit.contains(hex) => Ground::Lit(tile().map_or(0, |(n, _)| n)),
        Some(Terrain::Lamp) => Ground::Unlit,
        Some(Terrain::Obstacle) | None => Ground::Obstacle,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Way;
    use crate::lang::Lang;
    use crate::rules::mr_jack::MrJackOptions;
    use crate::scenario::StreetMap;
    use crate::screen::{Look, Medium, Paper, width};
    use crate::setup::streets;

    const SCREEN: Look = Look { colour: false, unicode: true, medium: Medium::Screen };

    fn start() -> MrJack {
        streets("revised", MrJackOptions::default()).unwrap()
    }

    fn hex(name: &str) -> Hex {
        name.parse().unwrap()
    }

    /// A game in which much has happened by the last action: Watson with his lantern on the covered
    /// manhole at l12, he and Holmes innocent, Gull gone, tile 1 out, a cordon and a cover moved.
    fn later() -> MrJack {
        let mut game = start();
        game.places[Character::Watson as usize] = hex("l12");
        game.places[Character::Smith as usize] = hex("m12");
        game.lantern = Way::Sw;
        game.cleared[Character::Watson as usize] = 1;
        game.cleared[Character::Holmes as usize] = 1;
        game.gone = Some(Character::Gull.suspect());
        game.tiles[0] = None;
        game.lit.remove(hex("b2"));
        game.covers.remove(hex("b1"));
        game.covers.insert(hex("c4"));
        game.cordons = [true, true, false, false];
        game
    }

    fn picture(game: &MrJack, turned: bool, lang: Lang) -> Streets {
        let names = &StreetMap::whitechapel().unwrap().characters;
        let name = |who: Suspect| names[who.at()].card.shown(lang);
        Streets::of(game, &start(), turned, name, &Words::new(lang))
    }

    fn drawn(game: &MrJack, turned: bool, lang: Lang, look: Look) -> String {
        let lines = picture(game, turned, lang).draw(look, &Words::new(lang), 80);
        for line in &lines {
            assert!(width(line) < 80 && *line == line.trim_end(), "{line}");
        }
        lines.join("\n")
    }

    #[test]
    fn the_board_lies_as_the_detective_sees_it() {
        assert_eq!(
            drawn(&start(), false, Lang::En, SCREEN) + "\n",
            indoc::indoc!(
                "
             exit nw: open         f10 o                            exit ne: cordon
                              e9 Gu      g10 .
             b7 .       d8 ##      f9 -       h10 .                 l12 x
                   c7 *3      e8 .       g9 .       i10 .      k11 .      m12 .
             b6 o       d7 .       f8 ##      h9 ##      j10 .      l11 *2
        a5 .       c6 .       e7 .       g8 Sm!     i9 .       k10 .      m11 .
             b5 ##      d6 ##      f7 .       h8 *       j9 ##      l10 .
        a4 .       c5 ##      e6 .       g7 .       i8 Be!     k9 o       m10 Go
             b4 ##      d5 .       f6 ##      h7 ##      j8 .       l9 ##
        a3 St      c4 o       e5 Le!     g6 o       i7 .       k8 ##      m9 .
             b3 .       d4 ##      f5 *       h6 .       j7 ##      l8 ##
        a2 .       c3 .       e4 .       g5 Ho!     i6 .       k7 .       m8 .
             b2 *1      d3 .       f4 ##      h5 ##      j6 .       l7 o
        a1 .       c2 .       e3 .       g4 .       i5 .       k6 *4
             b1 x                  f3 .       h4 -       j5 ##      l6 .
                                         g3 .       i4 Wa↗
             exit sw: cordon                  h3 o                  exit se: open
        *1 lit lamp, numbered tile   - unlit lamp   o manhole   x covered
        ## building, garden   ! visible   ↗ Watson’s lantern
        "
            )
        );
    }

    #[test]
    fn jack_sees_the_same_board_turned_round_and_its_names_stay() {
        assert_eq!(
            drawn(&start(), true, Lang::Ru, SCREEN) + "\n",
            indoc::indoc!(
                "
             выход юв: свободен    h3 o                             выход юз: кордон
                              i4 Ва↙     g3 .
             l6 .       j5 ##      h4 -       f3 .                  b1 x
                   k6 *4      i5 .       g4 .       e3 .       c2 .       a1 .
             l7 o       j6 .       h5 ##      f4 ##      d3 .       b2 *1
        m8 .       k7 .       i6 .       g5 Хо!     e4 .       c3 .       a2 .
             l8 ##      j7 ##      h6 .       f5 *       d4 ##      b3 .
        m9 .       k8 ##      i7 .       g6 o       e5 Ле!     c4 o       a3 Ст
             l9 ##      j8 .       h7 ##      f6 ##      d5 .       b4 ##
        m10 Гу     k9 o       i8 Бё!     g7 .       e6 .       c5 ##      a4 .
             l10 .      j9 ##      h8 *       f7 .       d6 ##      b5 ##
        m11 .      k10 .      i9 .       g8 См!     e7 .       c6 .       a5 .
             l11 *2     j10 .      h9 ##      f8 ##      d7 .       b6 o
        m12 .      k11 .      i10 .      g9 .       e8 .       c7 *3
             l12 x                 h10 .      f9 -       d8 ##      b7 .
                                         g10 .      e9 Га
             выход св: кордон                 f10 o                 выход сз: свободен
        *1 зажжённый фонарь, номер тайла   - погасший фонарь   o люк открыт
        x люк закрыт   ## дом, сад   ! видимые   ↙ лампа Ватсона
        "
            )
        );
    }

    #[test]
    fn what_the_last_action_was_about_is_pointed_at() {
        assert_eq!(
            drawn(&later(), false, Lang::Uk, SCREEN) + "\n",
            indoc::indoc!(
                "
             ► вихід пнзх: кордон  f10 o                            вихід пнсх: кордон
                              e9 .       g10 .
             b7 .       d8 ##      f9 -       h10 .                 l12►(Ва)↙!x
                   c7 *3      e8 .       g9 .       i10 .      k11 .      m12►См!
             b6 o       d7 .       f8 ##      h9 ##      j10 .      l11 *2
        a5 .       c6 .       e7 .       g8 .       i9 .       k10 .      m11 .
             b5 ##      d6 ##      f7 .       h8 *       j9 ##      l10 .
        a4 .       c5 ##      e6 .       g7 .       i8 Бе!     k9 o       m10 Ґу
             b4 ##      d5 .       f6 ##      h7 ##      j8 .       l9 ##
        a3 Ст      c4►x       e5 Ле!     g6 o       i7 .       k8 ##      m9 .
             b3 .       d4 ##      f5 *       h6 .       j7 ##      l8 ##
        a2 .       c3 .       e4 .       g5►(Го)!   i6 .       k7 .       m8 .
             b2►-       d3 .       f4 ##      h5 ##      j6 .       l7 o
        a1 .       c2 .       e3 .       g4 .       i5 .       k6 *4
             b1►o                  f3 .       h4 -       j5 ##      l6 .
                                         g3 .       i4 .
             ► вихід пдзх: вільний            h3 o                  вихід пдсх: вільний
        *1 ліхтар світить, номер тайла   - ліхтар не світить   o люк   x закритий
        ## будинок, сад   ! видимі   (Го) невинні   ↙ лампа Ватсона   ► остання дія
        "
            )
        );
    }

    #[test]
    fn without_unicode_the_lantern_has_the_letters_of_its_way() {
        let ascii = Look { unicode: false, ..SCREEN };
        let shown = drawn(&later(), true, Lang::En, ascii);
        let drawing = shown.lines().take(17).collect::<String>();
        assert!(drawing.is_ascii(), "words are in the legend alone: {shown}");
        let line = shown.lines().find(|line| line.contains("l12")).unwrap();
        assert!(line.contains("l12>(Wa)SW!x") || line.contains("l12(Wa)SW!x"), "{line}");
    }

    #[test]
    fn a_screen_reader_hears_who_can_be_seen_and_why() {
        let plain = Look { medium: Medium::Spoken, ..SCREEN };
        assert_eq!(
            drawn_freely(&later(), Lang::En, plain, 80) + "\n",
            indoc::indoc!(
                "
        Sherlock Holmes, g5: innocent; visible: beside the lit lamp f5, last action
        John H. Watson, l12: innocent; visible: beside the lit lamp l11, beside John Smith; lantern points south-west, last action
        John Smith, m12: suspect; visible: beside the lit lamp l11, beside John H. Watson, last action
        Inspector Lestrade, e5: suspect; visible: beside the lit lamp f5
        Miss Stealthy, a3: suspect; invisible
        Sergeant Goodley, m10: suspect; invisible
        Jeremy Bert, i8: suspect; visible: beside the lit lamp h8
        Lit lamps: c7 (tile 3); f5; h8; k6 (tile 4); l11 (tile 2)
        Unlit lamps: b2, last action; f9; h4
        Open manholes: b6; b1, last action; f10; g6; h3; k9; l7
        Covered manholes: l12; c4, last action
        Open exits: south-west (b1), last action; south-east (l6)
        Exits with a police cordon: north-west (b7), last action; north-east (l12)
        "
            )
        );
        assert_eq!(
            drawn_freely(&start(), Lang::Ru, plain, 80) + "\n",
            indoc::indoc!(
                "
        Шерлок Холмс, g5: под подозрением; видно: рядом зажжённый фонарь f5
        Джон Ватсон, i4: под подозрением; не видно; лампа светит на северо-восток
        Джон Смит, g8: под подозрением; видно: рядом зажжённый фонарь h8
        Инспектор Лестрейд, e5: под подозрением; видно: рядом зажжённый фонарь f5
        Мисс Стелси, a3: под подозрением; не видно
        Сержант Гудли, m10: под подозрением; не видно
        Сэр Уильям Гал, e9: под подозрением; не видно
        Джереми Бёрт, i8: под подозрением; видно: рядом зажжённый фонарь h8
        Зажжённые фонари: b2 (тайл 1); c7 (тайл 3); f5; h8; k6 (тайл 4); l11 (тайл 2)
        Погасшие фонари: f9; h4
        Открытые люки: b6; c4; f10; g6; h3; k9; l7
        Закрытые люки: b1; l12
        Свободные выходы: северо-западный (b7); юго-восточный (l6)
        Выходы с полицейским кордоном: северо-восточный (l12); юго-западный (b1)
        "
            )
        );
    }

    fn drawn_freely(game: &MrJack, lang: Lang, look: Look, columns: usize) -> String {
        picture(game, false, lang).draw(look, &Words::new(lang), columns).join("\n")
    }

    #[test]
    fn a_narrow_terminal_gets_the_words() {
        let plain = Look { medium: Medium::Spoken, ..SCREEN };
        let narrow = drawn_freely(&later(), Lang::Uk, SCREEN, 60);
        assert!(narrow.lines().all(|line| width(line) < 60), "{narrow}");
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words(&narrow), words(&drawn_freely(&later(), Lang::Uk, plain, 80)));
    }

    #[test]
    fn two_letters_tell_the_characters_apart_in_every_language() {
        for lang in Lang::ALL {
            let spots = picture(&start(), false, lang).spots;
            let signs = spots.iter().filter_map(|spot| Some(spot.figure.as_ref()?.sign()));
            let signs: std::collections::BTreeSet<String> = signs.collect();
            assert_eq!(signs.len(), 8, "{lang}: {signs:?}");
        }
    }

    #[test]
    fn wherever_somebody_stands_hexes_do_not_run_into_each_other() {
        let ascii = Look { unicode: false, ..SCREEN };
        for hex in start().district.streets() {
            let mut game = later();
            game.places[Character::Watson as usize] = hex;
            for (look, turned) in [(SCREEN, false), (SCREEN, true), (ascii, false), (ascii, true)] {
                let shown = drawn(&game, turned, Lang::En, look);
                let names: Vec<&str> =
                    shown.lines().take(17).flat_map(str::split_whitespace).collect();
                let begins = |word: &&&str| word.starts_with(&hex.to_string());
                assert!(names.iter().any(|word| begins(&word)), "{hex}: {shown}");
                assert!(names.iter().all(|word| word.matches(')').count() < 2), "{shown}");
            }
        }
    }

    #[test]
    fn colour_changes_no_character() {
        let coloured = Look { colour: true, ..SCREEN };
        let shown = drawn_freely(&later(), Lang::En, coloured, 80);
        assert!(shown.contains('\u{1b}'));
        assert_eq!(crate::screen::style::bare(&shown), drawn(&later(), false, Lang::En, SCREEN));
    }

    #[test]
    fn on_paper_every_hex_has_its_name_and_nothing_leaves_the_sheet() {
        for lang in Lang::ALL {
            for turned in [false, true] {
                let mut paper = Paper::new("", lang);
                let words = Words::new(lang);
                paper.streets(&picture(&later(), turned, lang), &words, (120, 260), (1860, 1600));
                let svg = paper.svg();
                for hex in start().district.streets() {
                    assert_eq!(svg.matches(&format!(">{hex}</text>")).count(), 1, "{hex}");
                }
                let numbers = |name: &str| -> Vec<u32> {
                    let start = format!(" {name}=\"");
                    let parts = svg.split(&start).skip(1);
                    parts.filter_map(|part| part.split('"').next()?.parse().ok()).collect()
                };
                assert!(numbers("y").iter().chain(&numbers("cy")).all(|y| (260..1870).contains(y)));
                assert!(numbers("x").iter().chain(&numbers("cx")).all(|x| (120..1980).contains(x)));
            }
        }
    }
}
