//! The pages: the shell that every phone and the table screen get, and what everybody sees in it.
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde::Serialize;
use serde_json::{Map, Value};

use super::board::board;
use super::hall::{Hall, Inside, Tongue};
use super::news::{is_look, told as told_of};
use super::places::Patience;
use super::private::{asks_back, takes_back};
use crate::lang::{Lang, Words};
use crate::rules::{Audience, Seat};
use crate::screen::{Code, Listed, Numbered, NumberedLines, Voice};
use crate::table::View;

/// Entries of the log that a page shows.
const NEWS: usize = 12;
/// Buttons of one step of a menu.
const BUTTONS: usize = 36;

/// What the script of a page says by itself; `%who%` and the like are put in by it.
const SAID: &[(&str, &str)] = &[
    ("again", "phone-again"),
    ("alarm", "phone-alarm"),
    ("alarm-sure", "phone-alarm-sure"),
    ("back", "phone-back"),
    ("came", "phone-came"),
    ("close", "phone-close"),
    ("frozen", "phone-frozen"),
    ("gone", "phone-gone"),
    ("headphones", "phone-headphones"),
    ("knock-again", "phone-knock-again"),
    ("left-out", "phone-left-out"),
    ("lost", "phone-lost"),
    ("on-board", "phone-on-board"),
    ("no-link", "phone-no-link"),
    ("not-me", "phone-not-me"),
    ("ok", "phone-ok"),
    ("out", "phone-put-out"),
    ("pick", "phone-pick"),
    ("picked", "phone-picked"),
    ("refused", "phone-refused"),
    ("say-host", "phone-say-host"),
    ("say-it", "phone-say-it"),
    ("send", "phone-send"),
    ("sure", "phone-sure"),
    ("taken", "phone-taken"),
    ("told", "phone-told"),
    ("type-aloud", "phone-type-aloud"),
    ("type-private", "phone-type-private"),
    ("undo", "phone-undo"),
    ("undo-ask", "phone-undo-ask"),
    ("undo-newest", "phone-undo-newest"),
    ("vouch-wrong", "phone-vouch-wrong"),
    ("vouched", "phone-vouched"),
    ("who-not", "phone-who-not"),
    ("who-referee", "phone-who-referee"),
    ("who-yes", "phone-who-yes"),
    ("words", "phone-words"),
    ("words-enter", "phone-words-enter"),
    ("words-wrong", "phone-words-wrong"),
    ("your-turn", "phone-your-turn"),
];

/// The shell: the same for everybody, with nothing of any table in it; but that of a TV shows the address, without its
/// `http://`, where others find the same page.
pub fn shell(words: &Words, patience: Patience, tv: Option<&str>) -> Markup {
    let said: Map<String, Value> =
        SAID.iter().map(|(name, key)| ((*name).to_owned(), words.say(key).into())).collect();
    let Patience { answer, quiet, deaf } = patience;
    html! {
        (DOCTYPE)
        html lang=(words.lang()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                meta name="format-detection" content="telephone=no";
                title { (words.say("phone-title")) }
                link rel="icon" href="data:,";
                link rel="stylesheet" href="/a/app.css";
                @if tv.is_some() { link rel="stylesheet" href="/a/tv.css"; }
                script defer src="/a/seal.js" {}
                script defer src="/a/app.js" {}
            }
            body data-said=(Value::Object(said)) data-answer=(answer.as_millis())
                data-quiet=(quiet.as_millis()) data-deaf=(deaf.as_millis()) {
                header {
                    strong #who { (words.say("phone-title")) }
                    nav aria-label=(words.say("phone-language")) {
                        @for lang in Lang::ALL {
                            a.lang href={ "?lang=" (lang) } hreflang=(lang) lang=(lang)
                                aria-current=[(lang == words.lang()).then_some("true")] {
                                (lang.code().to_uppercase())
                            }
                        }
                    }
                }
                p #touch role="status" hidden {}
                p #news.unseen role="status" aria-live="polite" {}
                main #table { noscript { p { (words.say("phone-no-script")) } } }
                @if let Some(address) = tv {
                    aside.code aria-label=(words.say("phone-code")) {
                        @if let Ok(code) = Code::of_link(&format!("http://{address}")) { (PreEscaped(code.svg())) }
                        p { (words.say("phone-code")) }
                        p.address { (address) }
                    }
                }
                button #sound type="button" role="switch" aria-checked="false" hidden { (words.say("phone-sound")) }
                section #secret aria-live="off" tabindex="-1" hidden {}
                section #sheet aria-live="off" tabindex="-1" hidden {}
                footer #dock hidden {
                    button #hold type="button" { (words.say("phone-hold")) }
                    button #tell type="button" { (words.say("phone-tell")) }
                    button #say type="button" { (words.say("phone-say")) }
                }
            }
        }
    }
}

/// The table as everybody sees it, now or, once the game is over, as it was `at` so many lines.
pub fn table(hall: &Hall, lang: Lang, at: Option<usize>) -> Markup {
    let inside = hall.inside();
    let now = inside.session.public();
    let over = now.position().outcome().is_some();
    let view = at.filter(|_| over).map_or(now, |at| now.at(at));
    let (words, voice) = (&Tongue::of(lang).words, hall.voice(lang, &view));
    let owed = view.position().decision();
    let outcome = view.position().outcome().map(|outcome| voice.outcome(outcome));
    // What stands above is not said twice.
    let status = voice.status(&view, false).into_iter().skip(1);
    let status = status.filter(|line| Some(line) != outcome.as_ref());
    html! {
        div #now data-records=(inside.session.records()) data-moved=(inside.session.mark().number()) data-doors=(inside.comings)
            data-owes=[owed.map(|owed| owed.seat.at())] data-back=[takes_back(&now).map(Seat::at)] data-asks=[asks_back(&now).map(Seat::at)]
            data-seq=(view.seq()) data-ends=[over.then_some(now.seq())] data-next=[inside.next().map(|next| next.name())] {
            @if let Some(owed) = owed { p.owed { (voice.owed(owed)) } }
            @if let Some(outcome) = &outcome { p.owed { (outcome) } }
            @if over {
                label.film {
                    (words.tell("phone-film", &[("seq", view.seq().into())]))
                    input #film type="range" min="0" max=(now.seq()) value=(view.seq());
                }
            }
            (asked(&inside, &voice))
            (board(&voice.board(&view, false), words))
            p.glance { (voice.glance()) }
            @if over { p { a href={ "/t/" (hall.name()) "/film?lang=" (lang) } target="_blank" { (words.say("film-link")) } } }
            @if over { ul.seats { @for line in status { li { (line) } } } }
            (news(&view, hall, lang))
            (seats(&inside, hall, lang))
        }
    }
}

/// What somebody asks the others: whether another phone may come in, and whether a line may be taken back.
fn asked(inside: &Inside, voice: &Voice<'_>) -> Markup {
    let words = voice.words;
    let who = |owner| ("who", voice.owner(owner).into());
    html! {
        @for (owner, number) in inside.door.knocks() {
            p.knock {
                (words.tell("phone-knock", &[who(owner), ("number", number.into())]))
                button.vouch type="button" hidden data-seat=(inside.door.at(owner)) data-number=(number) {
                    (words.say("phone-vouch"))
                }
                button.refuse type="button" hidden data-seat=(inside.door.at(owner)) data-number=(number) {
                    (words.say("phone-refuse"))
                }
            }
        }
        @for owner in inside.door.frozen() {
            p.knock { (words.tell("phone-alarmed", &[who(owner)])) }
        }
        @if let Some(by) = inside.plea() {
            p.knock {
                (words.tell("phone-undo-asks", &[who(by), ("seq", inside.session.public().seq().into())]))
                button.agree type="button" hidden data-seat=(inside.door.at(by)) data-at=(inside.session.mark().number()) { (words.say("phone-undo-agree")) }
            }
        }
    }
}

/// What has happened last, newest first, also that somebody looked.
fn news(view: &View<'_>, hall: &Hall, lang: Lang) -> Markup {
    let voice = hall.voice(lang, view);
    let (log, fallen) = (view.log(), view.fallen());
    // That somebody looked is news until something else happens; how often is said below. What was taken back or put right
    // is nothing to be done any more.
    let newest = log.len().checked_sub(1);
    let shown = |at: &usize| (newest == Some(*at) || !is_look(&log[*at])) && !fallen[*at];
    let told = (0..log.len()).rev().filter(shown).take(NEWS);
    let told: Vec<String> = told.filter_map(|at| told_of(&voice, view, &log, at)).collect();
    html! {
        ol.news aria-label=(Tongue::of(lang).words.say("phone-news")) {
            @for line in told { li { (line) } }
        }
    }
}

/// Who is at the table, whether his phone has come in, and how often he has looked.
fn seats(inside: &Inside, hall: &Hall, lang: Lang) -> Markup {
    let view = inside.session.public();
    let (words, voice, looks) = (&Tongue::of(lang).words, hall.voice(lang, &view), view.looks());
    let line = |owner: Audience| {
        let n = looks.get(inside.door.at(owner)).copied().unwrap_or_default();
        let told = |key| words.tell(key, &[("who", voice.owner(owner).into()), ("n", n.into())]);
        let is_in = inside.door.of(owner).is_taken();
        // On a TV there is no room for sentences: there a sign says that the phone is in.
        html! {
            li.in[is_in] data-of=(inside.door.at(owner)) {
                @if is_in { span.short { (told("phone-out")) } span.long { (told("phone-in")) } }
                @else { (told("phone-out")) }
            }
        }
    };
    html! {
        ul.seats { @for owner in inside.door.owners() { (line(owner)) } }
    }
}

/// What a button says, and where that is tapped on the board.
type Button = (String, Option<String>);

/// One step of the menu of lines that may be said now.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Menu {
    /// The way leads to a line.
    Line {
        /// How often the table had changed.
        at: usize,
        /// In canonical words.
        line: String,
        /// As it is shown.
        shown: String,
    },
    /// What can be tapped, by what it begins with.
    Groups {
        /// How often the table had changed.
        at: usize,
        /// What begins alike, and a button for each way in which that goes on.
        groups: Vec<(String, Vec<Button>)>,
        /// What is owed now.
        owed: Option<String>,
    },
}

/// The step of the menu to which these numbers lead that were tapped so far, as everybody may know it.
pub fn menu(hall: &Hall, lang: Lang, path: &[usize]) -> Menu {
    let inside = hall.inside();
    let view = inside.session.public();
    let voice = hall.voice(lang, &view);
    let at = inside.session.mark().number();
    let owed = view.position().decision().map(|owed| voice.owed(owed));
    let nothing = |owed| Menu::Groups { at, groups: Vec::new(), owed };
    let Some(mut lines) = NumberedLines::of(&voice, &view) else { return nothing(owed) };
    let mut groups = lines.listed(BUTTONS);
    for number in path {
        match lines.choose(*number) {
            Some(Numbered::More(more)) => {
                lines = more;
                groups = lines.listed(BUTTONS);
            }
            Some(Numbered::Line(line)) => {
                let grid = view.position().grid();
                let legal = view.legal();
                let said = legal.iter().find(|it| it.write(grid, view.opening()) == line);
                let shown = said.map_or_else(|| line.clone(), |it| voice.line(it));
                return Menu::Line { at, line, shown };
            }
            None => return nothing(owed),
        }
    }
    let item = |Listed { label, spot }: Listed| (label, spot.map(|spot| spot.to_string()));
    let group =
        |(begin, items): (String, Vec<Listed>)| (begin, items.into_iter().map(item).collect());
    Menu::Groups { at, groups: groups.into_iter().map(group).collect(), owed }
}
