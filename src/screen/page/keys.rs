//! Keys, whatever keyboard they come from.

/// A key, as far as a page or a hidden line cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A character.
    Letter(char),
    /// Ends a line.
    Enter,
    /// Takes back the last character.
    Backspace,
    /// Ctrl-U: takes back the whole line.
    Clear,
    /// Esc, Ctrl-C and Ctrl-D: not now.
    Leave,
    /// Moves up.
    Up,
    /// Moves down.
    Down,
    /// Any other key.
    Other,
}

impl Key {
    /// Whether this is the key of the Latin letter, whatever case and keyboard layout is on.
    pub fn is(self, latin: char) -> bool {
        let twin = match latin {
            'b' => 'и',
            'e' => 'у',
            'q' => 'й',
            't' => 'е',
            other => other,
        };
        matches!(self, Self::Letter(letter) if letter.to_lowercase().eq([latin])
            || letter.to_lowercase().eq([twin]))
    }
}

/// What a key does to a line that nobody sees.
pub fn edit(line: &mut String, key: Key) {
    match key {
        Key::Letter(letter) => line.push(letter),
        Key::Backspace => drop(line.pop()),
        Key::Clear => line.clear(),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_key_is_known_on_every_layout() {
        assert!(Key::Letter('Q').is('q') && Key::Letter('Й').is('q'));
        assert!(!Key::Letter('у').is('q') && !Key::Enter.is('q'));
    }

    #[test]
    fn an_unseen_line_can_be_corrected() {
        let typed = |keys: &[Key]| {
            let mut line = String::new();
            for key in keys {
                edit(&mut line, *key);
            }
            line
        };
        let [a, b] = [Key::Letter('a'), Key::Letter('й')];
        assert_eq!(typed(&[a, b, Key::Backspace, b, Key::Up]), "aй");
        assert_eq!(typed(&[a, Key::Clear, b, Key::Other]), "й");
    }
}
