//! How large and how deep a document may be. That is measured before it is read as YAML: reading takes the square of
//! its depth.
use super::fault::Flaw;

/// The deepest nesting of lists and fields; the files of a box have four.
pub(super) const DEEPEST: usize = 32;

/// A line and a column, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LineColumn {
    pub(super) line: usize,
    pub(super) column: usize,
}

/// Measures how deep brackets and indented lines go.
///
/// What stands in quotes is counted as well: nobody opens so many brackets there.
///
/// # Errors
/// The first place that is too deep.
pub(super) fn measure(text: &str) -> Result<(), (LineColumn, Flaw)> {
    let mut brackets = 0_usize;
    let mut indents: Vec<usize> = Vec::new();
    for (line, row) in (1..).zip(text.lines()) {
        let deep = |column| Err((LineColumn { line, column }, Flaw::Deep { most: DEEPEST }));
        let body = row.trim_start_matches([' ', '-', '?', ':']);
        if body.starts_with('#') {
            continue;
        }
        let indent = row.len() - body.len();
        // Each mark of an item, with the space behind it, is a list or a field of its own.
        let pairs = row.as_bytes()[..indent].windows(2);
        let items = pairs.filter(|pair| matches!(*pair, [b'-' | b'?' | b':', b' '])).count();
        if indent > 0 || !body.is_empty() {
            let first = row.len() - row.trim_start_matches(' ').len();
            indents.retain(|outer| *outer < first);
            indents.push(first);
        }
        if indents.len() + items > DEEPEST {
            return deep(indent.min(2 * DEEPEST));
        }
        for (column, letter) in (1..).zip(row.chars()) {
            match letter {
                '[' | '{' => brackets += 1,
                ']' | '}' => brackets = brackets.saturating_sub(1),
                _ => {}
            }
            if brackets > DEEPEST {
                return deep(column);
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A thousand lines, each further in than the one above.
    fn stairs(line: &str) -> String {
        let steps: Vec<String> =
            (0..1000).map(|n| format!("{}{line}", " ".repeat(2 * n))).collect();
        steps.join("\n")
    }

    #[test]
    fn what_is_too_deep_is_seen_before_it_is_read() {
        for deep in [
            "[".repeat(100_000),
            "{a: ".repeat(30_000),
            "- ".repeat(50_000),
            "? ".repeat(50_000),
            stairs("a:"),
            stairs("- -"),
        ] {
            let (place, flaw) = measure(&deep).unwrap_err();
            assert_eq!(flaw, Flaw::Deep { most: DEEPEST });
            assert!(place.line + place.column <= 5 * DEEPEST, "{place:?}");
        }
    }

    #[test]
    fn the_files_of_a_box_are_shallow() {
        for text in [
            "a: [1, [2]]\n",
            "---\na:\n  - b: {c: d}\n    e:\n      - f\n",
            "# [[[[\n---------- x\n",
        ] {
            assert!(measure(&text.repeat(1000)).is_ok(), "{text}");
        }
    }
}
