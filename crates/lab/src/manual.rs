//! The manual page: what the program says of itself with `--help`, command by command.
use std::io;

use noir_referee::lang::Lang;

use crate::recorded::Rehearsal;

/// The page in this language, for `man`.
///
/// # Errors
/// When the program cannot be started.
pub fn page(stage: &Rehearsal, lang: Lang) -> io::Result<String> {
    let said = |line: &str| stage.run(&format!("{line} --lang {lang}"), "").map(|ran| ran.shown());
    let version = said("--version")?.join(" ");
    let overview = said("--help")?;
    let about = overview.first().map_or("", String::as_str);
    // No date: a page of one version is the same on every day.
    let mut page = vec![format!(".TH REFEREE 1 \"\" \"{}\"", escaped(&version))];
    page.extend([".SH NAME".to_owned(), format!("referee \\- {}", escaped(about))]);
    page.push(".SH DESCRIPTION".to_owned());
    page.extend(as_it_is(&overview));
    page.push(".SH COMMANDS".to_owned());
    for command in stage.commands()? {
        page.push(format!(".SS \"referee {}\"", escaped(&command)));
        page.extend(as_it_is(&said(&format!("{command} --help"))?));
    }
    Ok(page.join("\n") + "\n")
}

/// Lines that stay as they are broken.
fn as_it_is(lines: &[String]) -> impl Iterator<Item = String> {
    let lines = lines.iter().map(|line| escaped(line));
    [".nf".to_owned()].into_iter().chain(lines).chain([".fi".to_owned()])
}

/// A text in which nothing is an order to the typesetter.
fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-").replace('"', "\\(dq");
    if text.starts_with(['.', '\'']) { format!("\\&{text}") } else { text }
}
