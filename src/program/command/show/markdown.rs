//! The story of a game in Markdown.
use noir_referee::evening::Scores;
use noir_referee::screen::{Look, Medium, option_said};
use noir_referee::table::{Entry, View, What};

use crate::app::App;
use crate::command::show::log::facts;

/// Drawn as characters, without a terminal's colours.
const DRAWN: Look = Look { colour: false, unicode: true, medium: Medium::Screen };
/// As wide as a page.
const COLUMNS: usize = 100;

/// Heading, players, the table as it was laid, what happened with the board where it counts, and the end.
pub(crate) fn markdown(app: &App, view: &View<'_>) -> Vec<String> {
    let mut lines = vec![format!("# {}", escaped(&title(app, view))), String::new()];
    lines.extend(app.history(view).caveats().iter().map(|said| format!("*{}*\n", escaped(said))));
    lines.extend(seating(app, view));
    heading(app, "export-table", &mut lines);
    drawn(app, &view.at(0), &mut lines);
    let log = view.log();
    if let Some(session) = log.first() {
        let told = app.history(view).then(view, session);
        lines.extend(told.iter().map(|said| format!("- {}", escaped(said))));
        lines.push(String::new());
    }
    heading(app, "export-game", &mut lines);
    for (entry, fallen) in log.iter().zip(view.fallen()).skip(1) {
        story(app, view, entry, fallen, &mut lines);
    }
    lines.push(String::new());
    heading(app, "export-end", &mut lines);
    drawn(app, view, &mut lines);
    let voice = app.history(view);
    let end = voice.status(view, true).into_iter();
    let findings = view.findings();
    let findings = findings.iter().map(|finding| voice.finding(view, finding));
    lines.extend(end.chain(findings).map(|said| format!("- {}", escaped(&said))));
    if view.position().outcome().is_some() {
        for (heading, said) in voice.end(view, &Scores::default()).sections() {
            lines.extend([String::new(), format!("### {heading}"), String::new()]);
            lines.extend(said.iter().map(|said| format!("- {}", escaped(said))));
        }
    }
    lines
}

/// What the box calls the mode.
pub(crate) fn title(app: &App, view: &View<'_>) -> String {
    let opening = view.opening();
    let edition = app.library().edition(&opening.edition);
    let named =
        edition.ok().and_then(|it| it.modes.get(&opening.mode).map(|names| names.name.clone()));
    named.filter(|name| !name.is_empty()).unwrap_or_else(|| opening.mode.to_string())
}

/// Who played what, how, and with which promise.
fn seating(app: &App, view: &View<'_>) -> Vec<String> {
    let (opening, voice) = (view.opening(), app.history(view));
    let mut lines: Vec<String> =
        opening.all_seats().map(|seat| format!("- {}", escaped(&voice.keeps(seat)))).collect();
    let said = |choice| option_said(&app.words, |id| opening.called(id), choice);
    let options = opening.options.iter().map(|(_, choice)| said(choice));
    lines.extend(options.map(|said| format!("- {}", escaped(&said))));
    if let Some(fingerprint) = view.fingerprint() {
        let words = ("words", fingerprint.words(app.lang()).into());
        lines.push(format!("- {}", app.words.tell("verify-fingerprint", &[words])));
    }
    lines.push(String::new());
    lines
}

fn heading(app: &App, key: &str, lines: &mut Vec<String>) {
    lines.extend([format!("## {}", app.words.say(key)), String::new()]);
}

/// One entry: a line that counts with its number, anything else in italics, and the board after what changed it.
fn story(app: &App, view: &View<'_>, entry: &Entry, fallen: bool, lines: &mut Vec<String>) {
    if entry.what == What::Unsealed {
        return;
    }
    let told = escaped(&app.history(view).then(view, entry).join(" "));
    if told.is_empty() {
        return;
    }
    match (entry.is_line(), fallen) {
        (true, false) => lines.push(format!("{}. {told}", entry.seq)),
        (true, true) => lines.push(format!("   - ~~{told}~~")),
        (false, _) => lines.push(format!("   - *{told}*")),
    }
    if entry.is_line()
        && !fallen
        && facts(&entry.what).iter().any(|fact| app.history(view).marks(fact))
    {
        lines.push(String::new());
        drawn(app, &view.at(entry.seq), lines);
    }
}

/// The board between two fences.
fn drawn(app: &App, view: &View<'_>, lines: &mut Vec<String>) {
    lines.push("```text".to_owned());
    let board = app.history(view).board(view, false);
    lines.extend(board.draw(DRAWN, &app.words, COLUMNS));
    lines.extend(["```".to_owned(), String::new()]);
}

/// Text that means nothing but itself in Markdown, wherever in a line it stands.
fn escaped(text: &str) -> String {
    let mut told = String::with_capacity(text.len());
    for (at, letter) in text.chars().enumerate() {
        match letter {
            '&' => told += "&amp;",
            '<' => told += "&lt;",
            '\\' | '`' | '*' | '_' | '[' | ']' | '|' | '~' => told.extend(['\\', letter]),
            '#' | '+' | '-' | '=' | '>' if at == 0 => told.extend(['\\', letter]),
            _ if letter.is_control() => told.push(' '),
            _ => told.push(letter),
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn typed_words_mean_nothing_but_themselves() {
        assert_eq!(escaped("# a *b* <i>[c](d)</i>"), r"\# a \*b\* &lt;i>\[c\](d)&lt;/i>");
        assert_eq!(escaped("a\nb `c` | d_e ~ &"), r"a b \`c\` \| d\_e \~ &amp;");
        assert_eq!(escaped("Anna-Maria O'Neil (c3)."), "Anna-Maria O'Neil (c3).");
    }
}
