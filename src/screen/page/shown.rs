//! What is drawn of a page, line by line.
use super::{Code, FRAME, Ink, PROMPT, Page, ROWS, SIDE, Scene, cut, width, wrap};

impl Page<'_> {
    /// The lines of the terminal, none wider than it: an open page has as many as it has rows, another at most this many.
    pub fn lines(&self) -> Vec<String> {
        match self.scene {
            Scene::Holding => {
                let about = self.notice.say(self.owner, self.words);
                if self.passing {
                    return wrap(&about, self.size.1 - 1);
                }
                self.notice(&about, "screen-private-holding-keys")
            }
            Scene::Hidden => {
                let hidden =
                    self.words.tell("screen-private-hidden", &[("owner", self.owner.into())]);
                self.notice(&hidden, "screen-private-hidden-keys")
            }
            Scene::Code => self.code_lines(),
            Scene::Text(part) => self.text_lines(part),
        }
    }

    /// A line about the owner and one about the keys.
    fn notice(&self, about: &str, keys: &str) -> Vec<String> {
        let mut lines = wrap(about, self.size.1 - 1);
        for line in &mut lines {
            *line = self.look.paint(Ink::Strong, line);
        }
        lines.extend(wrap(&self.words.say(keys), self.size.1 - 1));
        lines.truncate(self.size.0);
        lines
    }

    fn code_lines(&self) -> Vec<String> {
        let margin = " ".repeat((self.size.1 - SIDE) / 2);
        let rows = self.code.iter().flat_map(Code::rows).map(|row| format!("{margin}{row}"));
        let long = self.code.is_none().then(|| self.words.say("screen-private-long"));
        let mut lines: Vec<String> = rows.chain(long).collect();
        lines.resize(self.size.0 - 1, String::new());
        lines.push(self.keys("screen-key-text"));
        lines
    }

    fn text_lines(&self, part: usize) -> Vec<String> {
        let parts = self.parts();
        let title = self.words.tell("screen-private-title", &[("owner", self.owner.into())]);
        let mut lines = vec![self.look.paint(Ink::Title, &cut(&title, self.size.1 - 1, ""))];
        lines.extend(parts.get(part).into_iter().flatten().cloned());
        lines.resize(self.size.0 - 2, String::new());
        lines.push(self.entry());
        lines.push(self.keys(if part + 1 < parts.len() {
            "screen-key-more"
        } else if self.code_fits() {
            "screen-key-code"
        } else if parts.len() > 1 {
            "screen-key-first"
        } else {
            ""
        }));
        lines
    }

    /// The text and the board, broken into parts that fit between a title, what is typed, and the keys.
    pub(super) fn parts(&self) -> Vec<Vec<String>> {
        let (rows, columns) = self.size;
        let room = rows - FRAME;
        // What fits is left as it is: it may be a drawing.
        let fitting = |line: &str| {
            if width(line) < columns { vec![line.to_owned()] } else { wrap(line, columns - 1) }
        };
        let broken = |line: String| line.split('\n').flat_map(fitting).collect::<Vec<_>>();
        let answer = self.secret.answer.iter().cloned().flat_map(broken);
        let mut lines: Vec<_> = answer.map(|line| self.look.paint(Ink::Strong, &line)).collect();
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(self.secret.lines().flat_map(broken));
        if self.has_code() && !self.code_fits() {
            let needed = [("columns", SIDE.into()), ("rows", (ROWS + 1).into())];
            lines.extend(wrap(&self.words.tell("screen-private-small", &needed), columns - 1));
        }
        let board = self.secret.drawn_board(self.look, self.words, columns);
        // In words a row may be longer than the screen.
        let board: Vec<String> = board.into_iter().flat_map(broken).collect();
        if !board.is_empty() && lines.len() + 1 + board.len() <= room {
            lines.push(String::new());
            lines.extend(board);
            return vec![lines];
        }
        // Who has nothing to choose wants to see where he is before he reads on.
        let beside = room.saturating_sub(1 + board.len());
        if !board.is_empty() && beside > 0 && self.secret.choices.is_empty() {
            let rest = lines.split_off(beside.min(lines.len()));
            lines.push(String::new());
            lines.extend(board);
            return std::iter::once(lines)
                .chain(rest.chunks(room).map(<[String]>::to_vec))
                .collect();
        }
        let parts = lines.chunks(room).chain(board.chunks(room));
        parts.map(<[String]>::to_vec).collect()
    }

    /// What is typed, or what may be.
    fn entry(&self) -> String {
        if !self.secret.entry {
            return String::new();
        }
        let room = self.size.1 - 1 - PROMPT.len();
        let text = if self.typed.is_empty() {
            self.look.paint(Ink::Faint, &cut(&self.secret.hint, room, self.look.ellipsis()))
        } else {
            self.end_of_typed().to_owned()
        };
        format!("{PROMPT}{text}")
    }

    /// As much of the line as the row holds.
    pub(super) fn end_of_typed(&self) -> &str {
        let room = self.size.1 - 2 - PROMPT.len();
        let mut starts = self.typed.char_indices().map(|(at, _)| &self.typed[at..]);
        starts.find(|end| width(end) <= room).unwrap_or_default()
    }

    /// Row and column, from 1 on, at which the next letter appears; none where nothing can be typed.
    pub fn cursor(&self) -> Option<(usize, usize)> {
        let typing = matches!(self.scene, Scene::Text(_)) && self.secret.entry;
        typing.then(|| (self.size.0 - 1, PROMPT.len() + width(self.end_of_typed()) + 1))
    }

    /// What the keys do: `space` and hiding, or what becomes of a line.
    pub(super) fn keys(&self, space: &str) -> String {
        let keys = if self.typed.is_empty() {
            let hide = self.patience().as_secs();
            let hide = if self.stays {
                self.words.say("screen-key-stays")
            } else {
                self.words.tell("screen-key-hide", &[("n", hide.into())])
            };
            let space = (!space.is_empty()).then(|| self.words.say(space));
            space.into_iter().chain([hide]).collect::<Vec<_>>().join("   ")
        } else {
            self.words.say("screen-private-entry-keys")
        };
        cut(&keys, self.size.1 - 1, self.look.ellipsis()).into_owned()
    }
}
