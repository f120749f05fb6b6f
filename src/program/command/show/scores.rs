//! `referee scores`: who has played what, and won.
use noir_referee::evening::{Scores, Summary};
use noir_referee::screen::{ScoresData, scores_text};

use crate::app::App;
use crate::command::open::people;
use crate::command::show::tables;
use crate::failure::Failure;

/// Counts the games of everybody, practice apart.
///
/// # Errors
/// When the file of people is damaged. A table that cannot be read does not count.
pub fn run(app: &App) -> Result<(), Failure> {
    let people = people::people(app)?;
    let tables = tables::shelf(app).tables();
    let tables: Vec<&Summary> =
        tables.iter().filter_map(|table| table.summary.as_ref().ok()).collect();
    let of = |practice: bool| {
        let counted = tables.iter().copied().filter(move |table| table.practice == practice);
        Scores::of(counted, &people)
    };
    let (played, practised) = (of(false), of(true));
    if app.json {
        return app.print_json(&ScoresData::of(&played, &practised));
    }
    let text =
        |scores: &Scores| scores_text(scores, &|mode| tables::mode_name(app, mode), &app.words);
    let mut lines = text(&played);
    if played.people.is_empty() {
        lines.push(app.words.say("evening-scores-none"));
    }
    if !practised.people.is_empty() {
        lines.push(app.words.say("evening-scores-practice"));
        lines.extend(text(&practised));
    }
    app.print(&lines)
}
