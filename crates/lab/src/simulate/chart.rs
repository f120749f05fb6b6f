//! What became of many games, as a drawing: a bar for each side, and the bounds within which its true share lies.
use maud::{Markup, PreEscaped, html};

use noir_referee::screen::wrap;

use super::Share;
use super::figures::{NOBODY, TallyColumn, all_sides, share_of};

/// The whole drawing is so wide, and its parts begin here; in pixels.
const WIDE: usize = 720;
const BARS: f64 = 250.0;
/// The width of a bar of 100 %.
const WHOLE: f64 = 330.0;
/// From one bar to the next, and what a name of a table and the title take.
const ROW: usize = 24;
const NAME: usize = 26;
const TITLE: usize = 52;

/// Letters of the title in a line.
const LETTERS: usize = 100;

/// Dark letters on light paper, or the other way round, as the reader has it.
const STYLE: &str = "text{font:13px system-ui,sans-serif;fill:#1d1b16}.paper{fill:#fbf9f4}.bar{fill:#7a1f2b}.nobody{fill:#8a8578}\
.bounds{stroke:#1d1b16;stroke-width:1.5}.half{stroke:#c9c2b2;stroke-dasharray:3 3}.name{font-weight:700}\
@media(prefers-color-scheme:dark){text{fill:#f1ede2}.paper{fill:#16150f}.bar{fill:#e08b97}.nobody{fill:#a8a294}\
.bounds{stroke:#f1ede2}.half{stroke:#4a463b}}";

/// The shares of the sides at one table or at several, as a file that stands for itself.
pub fn tally_chart(title: &str, tables: &[TallyColumn]) -> String {
    let sides = all_sides(tables);
    let named = tables.iter().any(|table| !table.name.is_empty());
    let above = if named { NAME } else { 0 };
    let of_table = sides.len() * ROW + above + 10;
    let high = TITLE + tables.len() * of_table;
    let half = BARS + WHOLE / 2.0;
    let rows = tables.iter().enumerate().map(|(at, table)| {
        let top = TITLE + at * of_table;
        html! {
            @if named { text.name x="12" y=(top + 14) { (table.name) } }
            @for (row, side) in sides.iter().enumerate() {
                @if let Some(share) = table.share(side) { (bar(side, share, top + above + row * ROW)) }
            }
        }
    });
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (WIDE) " " (high) } role="img" lang="en" {
            title { (title) }
            style { (PreEscaped(STYLE)) }
            rect.paper width=(WIDE) height=(high) {}
            @for (line, text) in wrap(title, LETTERS).into_iter().enumerate() {
                text.name x="12" y=(20 + line * 18) { (text) }
            }
            line.half x1=(half) x2=(half) y1=(TITLE - 6) y2=(high - 8) {}
            @for row in rows { (row) }
        }
    }
    .into_string()
}

fn bar(side: &str, share: Share, y: usize) -> Markup {
    let x = |share: f64| format!("{:.1}", WHOLE.mul_add(share, BARS));
    let kind = if side == NOBODY { "nobody" } else { "bar" };
    let middle = y + 8;
    html! {
        text x=(BARS - 10.0) y=(y + 13) text-anchor="end" { (side) }
        rect class=(kind) x=(BARS) y=(y) width=(format!("{:.1}", WHOLE * share.share)) height="16" rx="2" {}
        line.bounds x1=(x(share.from)) x2=(x(share.to)) y1=(middle) y2=(middle) {}
        text x=(BARS + WHOLE + 12.0) y=(y + 13) { (share_of(&share)) }
    }
}
