//! What is wrong with a command line, in the chosen language.
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use noir_referee::lang::Words;
use noir_referee::screen::clean;

/// What is wrong with a command line, what would be right, and where to read more.
pub fn fault(error: &clap::Error, command: &Command, words: &Words) -> Vec<String> {
    let found =
        |kind| context(error, kind).iter().map(|it| clean(it).into_owned()).collect::<Vec<_>>();
    let first = |kind| found(kind).into_iter().next().unwrap_or_default();
    let arg = first(ContextKind::InvalidArg);
    let said = |key: &str, text: &str| words.tell(key, &[("found", text.into())]);
    let about_it = command.get_arguments().find(|known| known.to_string() == arg);
    let about_it = about_it.and_then(Arg::get_help).map(|help| format!("{arg}: {help}"));
    let name = command.get_bin_name().unwrap_or("referee");
    let mut lines = Vec::new();
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let found = first(ContextKind::InvalidSubcommand);
            let is_file = std::path::Path::new(&found).is_file();
            let key = if is_file { "help-error-file" } else { "help-error-command" };
            lines.push(said(key, &found));
        }
        ErrorKind::UnknownArgument if arg.starts_with('-') => {
            lines.push(said("help-error-option", &arg));
        }
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => {
            let command = name.trim_start_matches("referee ");
            let args = [("found", arg.as_str().into()), ("command", command.into())];
            lines.push(words.tell("help-error-extra", &args));
        }
        ErrorKind::MissingRequiredArgument => {
            lines.push(said("help-error-missing", &words.all_of(&found(ContextKind::InvalidArg))));
            lines.extend(about_it);
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = first(ContextKind::InvalidValue);
            let args = [("found", value.as_str().into()), ("option", arg.as_str().into())];
            let key = if value.is_empty() { "help-error-no-value" } else { "help-error-value" };
            lines.push(words.tell(key, &args));
            lines.extend(about_it);
        }
        ErrorKind::ArgumentConflict => {
            let other = first(ContextKind::PriorArg);
            let args = [("found", arg.as_str().into()), ("other", other.as_str().into())];
            let key = if arg == other { "help-error-twice" } else { "help-error-conflict" };
            lines.push(words.tell(key, &args));
        }
        _ => lines.push(words.say("help-error-other")),
    }
    let suggested =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    // clap puts the most likely one last.
    if let Some(nearest) = suggested.into_iter().flat_map(found).last() {
        let nearest = ("nearest", words.quoted(&nearest).into());
        lines.push(words.tell("help-error-near", &[nearest]));
    }
    lines.push(words.tell("help-error-more", &[("command", name.into())]));
    lines
}

/// What clap says of an error, as texts.
pub fn context(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}
