//! Names that fit into a cell.
use super::{cut, width};

/// At most `columns` columns of `name`, chosen so that it fits none of the `others` (which may include
/// the name itself): whole, else a start, else a start and an end, with `tail` for what is missing.
///
/// Where nothing tells two names apart, the start is as good as anything.
pub fn short<'a>(
    name: &str,
    columns: usize,
    tail: &str,
    others: impl Iterator<Item = &'a str> + Clone,
) -> String {
    if width(name) <= columns || columns <= width(tail) {
        return cut(name, columns, tail).into_owned();
    }
    let lower = name.to_lowercase();
    let others = others.map(str::to_lowercase).filter(|other| *other != lower);
    let room = columns - width(tail);
    let ends = (0..=room / 2).map(|end| {
        let from = name.char_indices().rev().take(end).last().map_or(name.len(), |(at, _)| at);
        (cut(name, room - end, ""), &name[from..])
    });
    let alone = |(start, end): &(std::borrow::Cow<'_, str>, &str)| {
        let (start, end) = (start.to_lowercase(), end.to_lowercase());
        !others.clone().any(|other| other.starts_with(&start) && other.ends_with(&end))
    };
    let mut ends = ends.filter(|(start, end)| width(start) + width(end) <= room);
    match ends.find(alone) {
        Some((start, end)) => format!("{start}{tail}{end}"),
        None => cut(name, columns, tail).into_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(names: &[&str], columns: usize) -> Vec<String> {
        names.iter().map(|name| short(name, columns, "…", names.iter().copied())).collect()
    }

    #[test]
    fn a_start_that_fits_one_name_only_is_enough() {
        assert_eq!(shown(&["Єлизавета", "Елісабет", "Яків"], 6), ["Єлиза…", "Еліса…", "Яків"]);
    }

    #[test]
    fn names_with_one_start_show_where_they_differ() {
        assert_eq!(shown(&["Александр", "Александра"], 7), ["Алекс…р", "Алекс…а"]);
        assert_eq!(shown(&["Анна Гром", "Анна Гончая"], 6), ["Анна…м", "Анна…я"]);
    }

    #[test]
    fn two_cards_of_one_name_and_tiny_cells_are_no_trouble() {
        assert_eq!(shown(&["Шериф", "Шериф"], 3), ["Ше…", "Ше…"]);
        assert_eq!(shown(&["Шериф"], 0), [""]);
    }
}
