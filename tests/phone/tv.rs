//! The page for a TV: all of it on one screen, in letters that are read across a room, in every mode.
use std::path::PathBuf;

use noir_referee::lang::Lang;
use noir_referee::rules::{Action, Position, Seat, Trust};
use noir_referee::setup::Arrange;
use noir_referee::terms::Mode;
use serde_json::Value;

use super::evening::{Evening, Home};
use crate::support::browser::{Browser, Driver, name};
use crate::support::one_in;

/// The modes with as many players as they take.
const EVENINGS: [(Mode, u8, Trust); 7] = [
    (Mode::KillerInspector, 2, Trust::Dealt),
    (Mode::HitmanSleuth, 2, Trust::Untold),
    (Mode::SpyTag, 9, Trust::Dealt),
    (Mode::ThiefChief, 2, Trust::Told),
    (Mode::FbiMafia, 8, Trust::Dealt),
    (Mode::Heist, 7, Trust::Dealt),
    (Mode::MrJack, 2, Trust::Untold),
];

/// Screens of TVs and of laptops; all that matters is there on any of them.
const SCREENS: [(u32, u32); 3] = [(1920, 1080), (1280, 720), (960, 540)];

/// What is wrong with the page: what runs over an edge, lies over something else, is cut, or is too small. Letters are
/// measured in thousandths of the height of the screen: 20 of them are nearly 11 mm on a TV 55 inches across.
const WRONG: &str = r"
const wrong = [], hidden = [], [W, H] = [innerWidth, innerHeight], page = document.documentElement;
const box = it => it.getBoundingClientRect(), one = it => document.querySelector(it);
if (page.scrollWidth > W || page.scrollHeight > H) wrong.push(`it scrolls: ${page.scrollWidth} ${page.scrollHeight}`);
/* Cards without names are as wide as any: names are cut to so many letters. */
const names = { of5: 'Wilhelmi…', of6: 'Володим…', of7: 'Шарлот…' };
document.querySelectorAll('.cards .name').forEach(it => { it.textContent = names[it.closest('.cards').classList[1]] || names.of5; });
const news = box(one('.news')), board = box(one('.cards, .streets svg')), table = box(one('#table'));
const large = (it, size, of) => { const has = 1000 * size / H; if (has < of) wrong.push(`${it}: letters of ${has.toFixed(1)}, not ${of}`); };
const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (words.nextNode()) {
  const text = words.currentNode, it = text.parentElement, said = text.textContent.trim();
  if (!said || it.closest('.unseen, details.list, script, [hidden], title, desc') || !it.getClientRects().length) continue;
  const range = document.createRange();
  range.selectNodeContents(text);
  const at = range.getBoundingClientRect();
  /* What has no room in the news is not there at all; of the end of a game only what does not tell who was who. */
  if (it.closest('.news') && at.left >= news.right) continue;
  if (one('#now[data-ends]') && it.closest('.seats') && at.left >= table.right) { hidden.push(said); continue; }
  if (at.left < -1 || at.top < -1 || at.right > W + 1 || at.bottom > H + 1) wrong.push(`“${said}” is out of the screen`);
  if (it.closest('#table') && !it.closest('.cards, .streets, .legend') && at.bottom > table.bottom + 1) wrong.push(`“${said}” is cut`);
  if (it.matches('.name') && it.scrollWidth > it.clientWidth) wrong.push(`“${said}” is cut`);
  if (it.closest('.signs') && box(it.closest('.signs')).bottom > box(it.closest('.card')).bottom) wrong.push(`“${said}” is cut`);
  const size = parseFloat(getComputedStyle(it).fontSize);
  if (it.closest('svg')) large(said, at.height / 1.2, 16);
  else large(said, size, it.matches('.name, .signs') ? 26 : it.matches('.owed') ? (document.body.matches('.dense') ? 27 : 34) : 20);
}
if (board.right > table.left || board.bottom > H) wrong.push('the board has no room');
const legend = one('#now > .legend');
if (legend && box(legend).top < board.bottom - 1) wrong.push('the meanings of the signs lie over the board');
if (box(one('.code')).top < table.bottom) wrong.push('the code lies over the news');
const first = one('.news li');
if (first && (first.scrollHeight > first.clientHeight + 1 && !first.matches('.cut') || box(first).bottom > news.bottom + 1)) wrong.push('the news has no room');
if (first && box(first).width && 1000 * box(first).height / H < 30) wrong.push('the news is too short');
if (hidden.length > 8) wrong.push('hidden: ' + hidden.join(' / '));
if (1000 * box(one('.code svg')).width / H < 270) wrong.push('the code is too small');
return wrong;
";

#[test]
fn everything_is_on_the_screen_in_every_mode() {
    let Some(driver) = Driver::start() else { return };
    let tv = driver.phone(SCREENS[0]);
    let (mut faults, mut shown) = (Vec::new(), 0);
    for (mode, players, trust) in EVENINGS {
        let home = Home::laid(
            &Evening { mode, players, trust, lang: Lang::En, seed: 7 },
            Arrange::Alphabetical,
        );
        let address =
            format!("{}:{}/t/{}", name(0), home.server.address().port(), home.pages.hall.name());
        let middle = home.said.len() / 2;
        let mut looks = |state: &str| {
            let lines = home.pages.hall.inside().session.mark().number();
            // One language after the other, as the modes and what is shown of them.
            let share = one_in(3);
            shown += 1;
            for lang in Lang::ALL.into_iter().skip(shown % share).step_by(share) {
                tv.screen(SCREENS[0], false, 100);
                tv.go(&format!("http://{address}?lang={lang}"));
                tv.wait(&format!(
                    "return document.getElementById('now').dataset.moved === '{lines}'"
                ));
                for (at, size) in SCREENS.into_iter().enumerate() {
                    let dark = at == 1;
                    tv.screen(size, dark, 100);
                    tv.wait(&format!("return innerWidth === {}", size.0));
                    picture(&tv, &format!("tv-{}-{state}-{lang}", mode.id()), size, dark);
                    let wrong = tv.run(WRONG);
                    for it in wrong.as_array().expect("a list") {
                        faults.push(format!("{} {state} {lang} {}: {it}", mode.id(), size.0));
                    }
                }
            }
        };
        looks("start");
        for (before, action) in &home.said[..middle] {
            say(&home, before, action);
        }
        // Everybody’s phone is in, has looked, and one more wants to come in.
        for seat in 0..players.into() {
            home.pages.seated(seat, "a phone").look();
        }
        home.pages.phone(0, "another phone");
        looks("middle");
        for (owner, number) in home.pages.hall.knocks() {
            assert!(home.pages.hall.refuse(owner, number));
        }
        for (before, action) in &home.said[middle..] {
            say(&home, before, action);
        }
        give_up(&home, players);
        looks("end");
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Says a line. In *Heist* the table shuffles as it likes, and what was played before does not go on all the way.
fn say(home: &Home, before: &Position, action: &Action) {
    let mut inside = home.pages.hall.inside();
    let mark = inside.session.mark();
    let said = match before.decision() {
        Some(owed) if action.is_private() => {
            inside.session.say_for_machine(owed.seat, action, mark)
        }
        _ => inside.session.say(None, action, mark),
    };
    let mode = inside.session.opening().mode;
    assert!(said.is_ok() || mode == Mode::Heist, "{action:?}");
}

/// Whoever is still in the game gives up.
fn give_up(home: &Home, players: u8) {
    for seat in (0..players).map(Seat::new) {
        let mut inside = home.pages.hall.inside();
        let mark = inside.session.mark();
        let _ = inside.session.say(None, &Action::Concede(seat), mark);
    }
    assert!(home.pages.hall.inside().session.is_over());
}

/// Where others find the same page stands there as a code, which can be read as it is shown, and as a short address.
#[test]
fn the_address_can_be_scanned_and_typed() {
    let Some(driver) = Driver::start() else { return };
    let tv = driver.phone(SCREENS[0]);
    let (mode, trust) = (Mode::KillerInspector, Trust::Dealt);
    let evening = Evening { mode, players: 2, trust, lang: Lang::En, seed: 7 };
    let home = Home::laid(&evening, Arrange::Cells);
    let address =
        format!("{}:{}/t/{}", name(0), home.server.address().port(), home.pages.hall.name());
    tv.go(&format!("http://{address}?lang=en"));
    tv.until(&address);
    // An address of a home network, with its port, is no longer than this.
    assert_eq!(format!("192.168.178.123:4711/t/{}", home.pages.hall.name()).len(), 31);
    for side in [324, 180] {
        tv.run(&format!(
            "const it = new Image({side}, {side}); window.shades = null; \
             it.onload = () => {{ const all = document.createElement('canvas'); all.width = all.height = {side}; \
               const on = all.getContext('2d'); on.drawImage(it, 0, 0, {side}, {side}); \
               window.shades = Array.from(on.getImageData(0, 0, {side}, {side}).data.filter((_, at) => at % 4 === 0)); }}; \
             it.src = 'data:image/svg+xml,' + encodeURIComponent(document.querySelector('.code svg').outerHTML)"
        ));
        tv.wait("return window.shades !== null");
        let shades = tv.run("return window.shades");
        let shade = |it: &Value| it.as_u64().and_then(|it| it.try_into().ok()).expect("a shade");
        let pixels: Vec<u8> = shades.as_array().expect("pixels").iter().map(shade).collect();
        let mut phone = quircs::Quirc::default();
        let mut codes = phone.identify(side, side, &pixels);
        let code = codes.next().expect("a code").expect("whole").decode().expect("a text");
        assert_eq!(String::from_utf8(code.payload).expect("text"), format!("http://{address}"));
    }
}

/// Takes a picture for whoever looks at the pages, where `PICTURES` names a folder that is not that of the documentation.
fn picture(tv: &Browser<'_>, state: &str, size: (u32, u32), dark: bool) {
    let folder = std::env::var_os("PICTURES").map(PathBuf::from);
    if let Some(folder) = folder.filter(|it| !it.ends_with("docs/pictures")) {
        let dark = if dark { "-dark" } else { "" };
        tv.picture(&folder.join(format!("{state}-{}{dark}.png", size.0)));
    }
}
