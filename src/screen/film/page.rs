//! The film as one page that needs nothing else: it opens from a stick, is heard as a story, and prints as one sheet.
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use super::small::small_boards;
use super::stage::{Moment, Stage, moment};
use super::{Frame, Kind, Reel};
use crate::board::Suspect;
use crate::deduce::HiddenSeat;
use crate::lang::Words;
use crate::rules::{Audience, Seat};
use crate::screen::Voice;
use crate::table::{Film, View};

const STYLE: &str = include_str!("film.css");
const SCRIPT: &str = include_str!("film.js");

/// What the script of the page says by itself; `%…%` are put in by it.
const SAID: [&str; 2] = ["film-play", "film-pause"];

/// How fast it can run, in lines a second times four.
const SPEEDS: [(&str, u32); 4] = [("½×", 2), ("1×", 4), ("2×", 8), ("4×", 16)];

/// The page of a film: HTML with its style, its script, its data and its drawings inside, which asks no network for anything.
///
/// `game` is what the box calls the mode.
pub fn film_page(voice: &Voice<'_>, view: &View<'_>, film: &Film, game: &str) -> String {
    let words = voice.words;
    let reel = voice.reel(view, film);
    let players: Vec<String> = view.opening().all_seats().map(|seat| voice.seat(seat)).collect();
    let title = words.tell("film-title", &[("game", game.into())]);
    let first = view.at(0);
    let stage = Stage::of(&voice.at(&first).board(&first, false));
    let page = html! {
        (DOCTYPE)
        html lang=(words.lang()) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(film_policy());
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="no-referrer";
                title { (title) " · " (players.join(" · ")) }
                link rel="icon" href="data:,";
                style { (PreEscaped(STYLE)) }
            }
            body {
                header { h1 { (title) } p.players { (players.join(" · ")) } }
                main {
                    section #show hidden aria-label=(words.say("film-board")) {
                        (controls(voice, film))
                        div.screen {
                            div #stage { (drawing(words, &stage)) }
                            (side(voice, film))
                        }
                    }
                    section.short { h2 { (words.say("film-short")) } ul { @for line in &reel.short { li { (line) } } } }
                    section.story { h2 { (words.say("film-story")) } ol { @for frame in &reel.frames { (told(voice, film, frame)) } } }
                    section.sheet { h2 { (words.say("film-sheet")) } (small_boards(voice, view, &reel)) }
                }
                script #film type="application/json" { (PreEscaped(data(voice, view, film, &reel, &stage))) }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    page.into_string() + "\n"
}

/// What the page may do, for its own head and for a server that hands it out: nothing but what is inside it.
pub fn film_policy() -> String {
    let (style, script) = (hash(STYLE), hash(SCRIPT));
    format!(
        "default-src 'none'; style-src 'sha256-{style}'; script-src 'sha256-{script}'; img-src data:; \
         base-uri 'none'; form-action 'none'"
    )
}

/// The line, the slider, and what starts and stops.
fn controls(voice: &Voice<'_>, film: &Film) -> Markup {
    let words = voice.words;
    let button = |id: &str, key: &str, sign: &str| {
        html! { button id=(id) type="button" aria-label=(words.say(key)) title=(words.say(key)) { span aria-hidden="true" { (sign) } } }
    };
    html! {
        p #told aria-live="polite" {}
        div.controls {
            (button("first", "film-first", "|◀"))
            (button("back", "film-back", "◀"))
            button #play type="button" { (words.say("film-play")) }
            (button("on", "film-on", "▶"))
            (button("last", "film-last", "▶|"))
            label { (words.say("film-speed")) " "
                select #speed { @for (name, speed) in SPEEDS { option value=(speed) selected[speed == 4] { (name) } } }
            }
            label.check { input #who type="checkbox" checked[!film.identities.is_empty()]
                disabled[film.identities.is_empty()]; " " (words.say("film-who")) }
        }
        label.slide { span.unseen { (words.say("film-moment")) } input #at type="range" min="0" max=(film.seq) value="0"; }
        svg #chart viewBox="0 0 1000 90" preserveAspectRatio="none" role="img" aria-label=(words.say("film-chart")) {}
        div #ticks aria-hidden="true" {}
        p.keys { (words.say("film-keys")) }
    }
}

/// Beside the board: what could be known, through whose eyes.
fn side(voice: &Voice<'_>, film: &Film) -> Markup {
    let words = voice.words;
    html! {
        div.side {
            @if !film.courses.is_empty() {
                h2 #could { (words.say("film-could")) }
                label { (words.say("film-eyes")) " "
                    select #eyes {
                        @for (at, (by, _)) in film.courses.iter().enumerate() { option value=(at) { (voice.audience(*by)) } }
                    }
                }
                p #worlds {}
                table aria-labelledby="could" { tbody #hidden {} }
            }
        }
    }
}

/// The board before anything moves; streets are drawn here, cards by the script.
fn drawing(words: &Words, stage: &Stage) -> Markup {
    html! {
        svg #board viewBox=(stage.view_box()) role="img" aria-label=(words.say("film-board")) aria-describedby="told" {
            @if let Stage::Streets { spots, .. } = stage {
                g #hexes {
                    @for (x, y, name, block) in spots {
                        g.hex.block[*block == 1] transform={ "translate(" (x) " " (y) ")" } {
                            path d="M30 0L15 26L-15 26L-30 0L-15 -26L15 -26z" {}
                            text y="-15" { (name) }
                        }
                    }
                }
            }
            g #under {}
            g #pieces {}
        }
    }
}

/// A moment of the story.
fn told(voice: &Voice<'_>, film: &Film, frame: &Frame) -> Markup {
    let line = ("seq", frame.seq.into());
    let head = voice.words.tell("film-line", &[line, ("last", film.seq.into())]);
    html! {
        li id={ "line" (frame.seq) } value=(frame.seq) {
            a.head href={ "#line" (frame.seq) } data-seq=(frame.seq) { (head) }
            @for said in &frame.said {
                p class=(said.kind.word()) {
                    @let sign = said.kind.sign(true);
                    @if !sign.is_empty() { span.sign aria-hidden="true" { (sign) } " " }
                    @if said.kind == Kind::Fallen { s { (said.text) } } @else { (said.text) }
                }
            }
        }
    }
}

/// All that the script shows.
#[derive(Serialize)]
struct Script<'a> {
    stage: &'a Stage,
    names: Vec<&'a str>,
    seats: Vec<String>,
    /// The seats through whose eyes it can be followed; nothing for those of everybody.
    eyes: Vec<Option<usize>>,
    frames: Vec<ShownFrame>,
    /// For each count of suspects what stands there.
    counts: Vec<String>,
    said: [String; 2],
}

/// What the script shows after a line.
#[derive(Serialize)]
struct ShownFrame {
    head: String,
    told: String,
    kinds: Vec<&'static str>,
    board: Moment,
    /// What each pair of eyes could know; nothing where that is what it was before.
    known: Vec<Option<Vec<Hidden>>>,
    /// How many deals could be, and how that is said.
    worlds: Vec<(usize, String)>,
    /// Who each seat was.
    own: Vec<Option<usize>>,
}

/// A seat, the bits of its suspects in hexadecimal, and shares in thousandths where they are not even.
type Hidden = (usize, String, Vec<u64>);

/// All that the script shows, as JSON that cannot end the element in which it stands.
fn data(voice: &Voice<'_>, view: &View<'_>, film: &Film, reel: &Reel, stage: &Stage) -> String {
    let words = voice.words;
    let suspects = (0..view.cast().len()).map(|at| voice.name(Suspect::new(at as u8)));
    let seats: Vec<Seat> = view.opening().all_seats().collect();
    let mut before: Vec<Option<Vec<Hidden>>> = vec![None; film.courses.len()];
    let frame = |frame: &Frame| {
        let then = view.at(frame.seq);
        let voice = voice.at(&then);
        let at = frame.seq;
        let mut known = Vec::new();
        for ((_, course), before) in film.courses.iter().zip(&mut before) {
            let hidden = course.known.get(at).map_or(&[][..], |known| &known.hidden);
            let now = Some(hidden.iter().map(shown).collect());
            known.push(if now == *before { None } else { now.clone() });
            *before = now;
        }
        let deals = film.courses.iter().map(|(_, course)| {
            let n = course.worlds(at) as usize;
            (n, words.tell("film-deals", &[("n", n.into())]))
        });
        let own = seats.iter().map(|seat| film.identity(*seat, at).map(Suspect::at));
        let told = frame.said.iter().filter(|said| said.kind != Kind::Fallen);
        let told: Vec<&str> = told.map(|said| said.text.as_str()).collect();
        let head = [("seq", at.into()), ("last", film.seq.into())];
        ShownFrame {
            head: words.tell("film-line", &head),
            told: told.join(" "),
            kinds: kinds(frame),
            board: moment(&voice, &then, &voice.board(&then, false)),
            known,
            worlds: deals.collect(),
            own: own.collect(),
        }
    };
    let frames = reel.frames.iter().map(frame).collect();
    let eyes = film.courses.iter().map(|(by, _)| match by {
        Audience::Seat(seat) => Some(seat.at()),
        _ => None,
    });
    let most = view.cast().len().max(1);
    let script = Script {
        stage,
        names: suspects.collect(),
        seats: seats.iter().map(|seat| voice.seat(*seat)).collect(),
        eyes: eyes.collect(),
        frames,
        counts: (0..=most).map(|n| words.tell("film-one-of", &[("n", n.into())])).collect(),
        said: SAID.map(|key| words.say(key)),
    };
    serde_json::to_string(&script).unwrap_or_default().replace('<', "\\u003c")
}

fn shown(hidden: &HiddenSeat) -> Hidden {
    let even = hidden.shares.windows(2).all(|pair| pair[0] == pair[1]);
    let worlds = hidden.worlds.max(1);
    let thousandths = |share: &u64| (1000 * share + worlds / 2) / worlds;
    let shares: Vec<u64> =
        if even { Vec::new() } else { hidden.shares.iter().map(thousandths).collect() };
    (hidden.seat.at(), format!("{:x}", hidden.suspects.bits()), shares)
}

/// What a moment is marked with below the slider, each sign once.
fn kinds(frame: &Frame) -> Vec<&'static str> {
    let marked = [Kind::Look, Kind::Proof, Kind::Most, Kind::Untrue];
    let has = |kind: &Kind| frame.said.iter().any(|said| said.kind == *kind);
    marked.into_iter().filter(has).map(Kind::word).collect()
}

/// The SHA-256 of a text as the policy of a page names it.
fn hash(text: &str) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let bytes = Sha256::digest(text.as_bytes());
    let mut said = String::new();
    for three in bytes.chunks(3) {
        let all = three.iter().fold(0_u32, |all, byte| all << 8 | u32::from(*byte));
        let all = all << (8 * (3 - three.len()));
        for at in 0..4 {
            let letter = LETTERS[(all >> (18 - 6 * at) & 63) as usize] as char;
            said.push(if at > three.len() { '=' } else { letter });
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::hash;

    /// The vectors of FIPS 180, in base 64.
    #[test]
    fn a_hash_is_written_as_policies_name_it() {
        assert_eq!(hash("abc"), "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
        assert_eq!(hash(""), "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    }
}
