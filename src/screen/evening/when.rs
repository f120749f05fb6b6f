//! How long ago something was.
use crate::lang::Words;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long before `now` it was, both in seconds since 1970 UTC; what is long past by its date.
pub fn ago(then: u64, now: u64, words: &Words) -> String {
    let since = now.saturating_sub(then);
    let (key, n) = match since {
        0..MINUTE => return words.say("evening-now"),
        MINUTE..HOUR => ("evening-minutes", since / MINUTE),
        HOUR..DAY => ("evening-hours", since / HOUR),
        _ if since < 30 * DAY => ("evening-days", since / DAY),
        _ => return date(then),
    };
    words.tell(key, &[("n", n.into())])
}

/// The date of a moment, as `2026-11-22` (UTC).
pub fn date(then: u64) -> String {
    // Days since the first of March of the year 0, by eras of 400 years.
    let days = then / DAY + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (then, expected) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_735_603_200, "2024-12-31"),
            (1_795_305_600, "2026-11-22"),
        ] {
            assert_eq!(date(then), expected);
        }
    }

    #[test]
    fn what_was_lately_is_told_by_how_long_ago() {
        let words = Words::new(Lang::En);
        let now = 1_795_305_600;
        for (since, expected) in [
            (0, "just now"),
            (61, "1 min ago"),
            (2 * HOUR, "2 h ago"),
            (DAY, "yesterday"),
            (3 * DAY, "3 days ago"),
            (31 * DAY, "2026-10-22"),
        ] {
            assert_eq!(ago(now - since, now, &words), expected);
        }
        assert_eq!(ago(now + 5, now, &words), "just now", "a clock was put back");
    }
}
