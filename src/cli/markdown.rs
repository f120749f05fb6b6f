//! The story of a game in Markdown.
use noir_referee::evening::Scores;
use noir_referee::screen::{Look, Medium, option_said};
use noir_referee::table::{Entry, View, What};

use super::app::App;
use super::log::facts;

/// Drawn as characters, without a terminal's colours.
const DRAWN: Look = Look { colour: false, unicode: true, medium: Medium::Screen };
/// As wide as a page.
const COLUMNS: usize = 100;

impl App {
    /// Heading, players, the table as it was laid, what happened with the board where it counts, and the end.
    pub(super) fn markdown(&self, view: &View<'_>) -> Vec<String> {
        let mut lines = vec![format!("# {}", escaped(&self.title(view))), String::new()];
        lines.extend(
            self.history(view).caveats().iter().map(|said| format!("*{}*\n", escaped(said))),
        );
        lines.extend(self.seating(view));
        self.heading("export-table", &mut lines);
        self.drawn(&view.at(0), &mut lines);
        let log = view.log();
        if let Some(session) = log.first() {
            let told = self.history(view).then(view, session);
            lines.extend(told.iter().map(|said| format!("- {}", escaped(said))));
            lines.push(String::new());
        }
        self.heading("export-game", &mut lines);
        for (entry, fallen) in log.iter().zip(view.fallen()).skip(1) {
            self.story(view, entry, fallen, &mut lines);
        }
        lines.push(String::new());
        self.heading("export-end", &mut lines);
        self.drawn(view, &mut lines);
        let voice = self.history(view);
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
    pub(super) fn title(&self, view: &View<'_>) -> String {
        let opening = view.opening();
        let edition = self.library().edition(&opening.edition);
        let named =
            edition.ok().and_then(|it| it.modes.get(&opening.mode).map(|names| names.name.clone()));
        named.filter(|name| !name.is_empty()).unwrap_or_else(|| opening.mode.to_string())
    }

    /// Who played what, how, and with which promise.
    fn seating(&self, view: &View<'_>) -> Vec<String> {
        let (opening, voice) = (view.opening(), self.history(view));
        let mut lines: Vec<String> =
            opening.all_seats().map(|seat| format!("- {}", escaped(&voice.keeps(seat)))).collect();
        let said = |choice| option_said(&self.words, |id| opening.called(id), choice);
        let options = opening.options.iter().map(|(_, choice)| said(choice));
        lines.extend(options.map(|said| format!("- {}", escaped(&said))));
        if let Some(fingerprint) = view.fingerprint() {
            let words = ("words", fingerprint.words(self.lang()).into());
            lines.push(format!("- {}", self.words.tell("verify-fingerprint", &[words])));
        }
        lines.push(String::new());
        lines
    }

    fn heading(&self, key: &str, lines: &mut Vec<String>) {
        lines.extend([format!("## {}", self.words.say(key)), String::new()]);
    }

    /// One entry: a line that counts with its number, anything else in italics, and the board after what changed it.
    fn story(&self, view: &View<'_>, entry: &Entry, fallen: bool, lines: &mut Vec<String>) {
        if entry.what == What::Unsealed {
            return;
        }
        let told = escaped(&self.history(view).then(view, entry).join(" "));
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
            && facts(&entry.what).iter().any(|fact| self.history(view).marks(fact))
        {
            lines.push(String::new());
            self.drawn(&view.at(entry.seq), lines);
        }
    }

    /// The board between two fences.
    fn drawn(&self, view: &View<'_>, lines: &mut Vec<String>) {
        lines.push("```text".to_owned());
        let board = self.history(view).board(view, false);
        lines.extend(board.draw(DRAWN, &self.words, COLUMNS));
        lines.extend(["```".to_owned(), String::new()]);
    }
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
