//! The film as one page that needs nothing else: it opens from a stick, is heard as a story, and prints as one sheet.
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::small::small_boards;
use super::stage::{ground, moment};
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
    let stage = ground(&voice.at(&first).board(&first, false));
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
fn drawing(words: &Words, stage: &Value) -> Markup {
    let number = |key: &str| stage[key].as_f64().unwrap_or_default();
    let spots = stage["spots"].as_array().map_or(&[][..], Vec::as_slice);
    html! {
        svg #board viewBox={ "0 0 " (number("wide")) " " (number("high")) } role="img" aria-label=(words.say("film-board")) aria-describedby="told" {
            @if !spots.is_empty() {
                g #hexes {
                    @for spot in spots {
                        @let (x, y) = (spot[0].as_f64().unwrap_or_default(), spot[1].as_f64().unwrap_or_default());
                        g.hex.block[spot[3] == 1] transform={ "translate(" (x) " " (y) ")" } {
                            path d="M30 0L15 26L-15 26L-30 0L-15 -26L15 -26z" {}
                            text y="-15" { (spot[2].as_str().unwrap_or_default()) }
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

/// All that the script shows, as JSON that cannot end the element in which it stands.
fn data(voice: &Voice<'_>, view: &View<'_>, film: &Film, reel: &Reel, stage: &Value) -> String {
    let words = voice.words;
    let suspects = (0..view.cast().len()).map(|at| voice.name(Suspect::new(at as u8)));
    let seats: Vec<Seat> = view.opening().all_seats().collect();
    let mut before: Vec<Value> = vec![Value::Null; film.courses.len()];
    let frames: Vec<Value> = reel
        .frames
        .iter()
        .map(|frame| {
            let then = view.at(frame.seq);
            let voice = voice.at(&then);
            let at = frame.seq;
            let known: Vec<Value> = film
                .courses
                .iter()
                .zip(&mut before)
                .map(|((_, course), before)| {
                    let hidden = course.known.get(at).map_or(&[][..], |known| &known.hidden);
                    let now: Value = hidden.iter().map(hidden_json).collect();
                    if now == *before {
                        return Value::Null;
                    }
                    *before = now.clone();
                    now
                })
                .collect();
            let deals = film.courses.iter().map(|(_, course)| {
                let n = course.worlds(at) as usize;
                json!([n, words.tell("film-deals", &[("n", n.into())])])
            });
            let own = seats.iter().map(|seat| film.identity(*seat, at).map(Suspect::at));
            let told = frame.said.iter().filter(|said| said.kind != Kind::Fallen);
            let told: Vec<&str> = told.map(|said| said.text.as_str()).collect();
            let head = [("seq", at.into()), ("last", film.seq.into())];
            json!({
                "head": words.tell("film-line", &head),
                "told": told.join(" "),
                "kinds": kinds(frame),
                "board": moment(&voice, &then, &voice.board(&then, false)),
                "known": known,
                "worlds": deals.collect::<Value>(),
                "own": own.collect::<Vec<_>>(),
            })
        })
        .collect();
    let most = view.cast().len().max(1);
    let data = json!({
        "stage": stage,
        "names": suspects.collect::<Vec<_>>(),
        "seats": seats.iter().map(|seat| voice.seat(*seat)).collect::<Vec<_>>(),
        "eyes": film.courses.iter().map(|(by, _)| match by {
            Audience::Seat(seat) => json!(seat.at()),
            _ => Value::Null,
        }).collect::<Vec<_>>(),
        "frames": frames,
        "counts": (0..=most).map(|n| words.tell("film-one-of", &[("n", n.into())])).collect::<Vec<_>>(),
        "said": SAID.map(|key| words.say(key)),
    });
    data.to_string().replace('<', "\\u003c")
}

/// `[seat, bits of the suspects in hexadecimal, shares in thousandths where they are not even]`.
fn hidden_json(hidden: &HiddenSeat) -> Value {
    let even = hidden.shares.windows(2).all(|pair| pair[0] == pair[1]);
    let worlds = hidden.worlds.max(1);
    let thousandths = |share: &u64| (1000 * share + worlds / 2) / worlds;
    let shares: Vec<u64> =
        if even { Vec::new() } else { hidden.shares.iter().map(thousandths).collect() };
    json!([hidden.seat.at(), format!("{:x}", hidden.suspects.bits()), shares])
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
