//! Values that are compared: every way to take one of each.

/// What is typed for one of the tables that `simulate` compares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Variant {
    /// What is different at it, as it was typed: `kills=14`; empty where there is no other.
    pub(super) label: String,
    pub(super) options: Vec<String>,
    pub(super) players: Option<String>,
    /// How seats are played: `killer=careful`.
    pub(super) played: Vec<String>,
}

impl Variant {
    /// One for every way to take one of the values: `kills=14,16` with `--players 2,3` and `killer=random/careful`.
    pub(super) fn all(options: &[String], players: Option<&str>, played: &[String]) -> Vec<Self> {
        let one = Self { players: players.map(str::to_owned), ..Self::default() };
        let mut all = vec![one];
        for option in options {
            let chosen = values(option, ',');
            all = times(&all, &chosen, |one, option| one.options.push(option.to_owned()));
        }
        // Numbers of players, and no names.
        if let Some(counts) = players.filter(|it| it.contains(',') && it.split(',').all(is_number))
        {
            let counts = values(&format!("players={counts}"), ',');
            all = times(&all, &counts, |one, count| {
                one.players = count.split_once('=').map(|(_, count)| count.to_owned());
            });
        }
        for word in played {
            all = times(&all, &values(word, '/'), |one, word| one.played.push(word.to_owned()));
        }
        all
    }
}

/// Each of the values with what it is for: `kills=14,16` is `kills=14` and `kills=16`.
fn values(typed: &str, between: char) -> Vec<String> {
    let (name, values) = typed.split_once('=').map_or(("", typed), |(name, values)| (name, values));
    let name = if typed.contains('=') { format!("{name}=") } else { String::new() };
    let one = |value: &str| format!("{name}{}", value.trim());
    if name.is_empty() && between == ',' {
        return vec![typed.to_owned()];
    }
    values.split(between).map(one).collect()
}

/// Every variant with every value; where there are several, the label says which.
fn times(all: &[Variant], values: &[String], set: impl Fn(&mut Variant, &str)) -> Vec<Variant> {
    let each = all.iter().flat_map(|before| {
        values.iter().map(|value| {
            let mut one = before.clone();
            if values.len() > 1 {
                let between = if one.label.is_empty() { "" } else { " " };
                one.label = format!("{}{between}{value}", one.label);
            }
            set(&mut one, value);
            one
        })
    });
    each.collect()
}

fn is_number(text: &str) -> bool {
    text.trim().parse::<u8>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_combined_with_every_other() {
        let options = ["kills=14,16".to_owned(), "officers=4".to_owned()];
        let played = ["careful".to_owned(), "killer=random/thinking".to_owned()];
        let all = Variant::all(&options, Some("3, 4"), &played);
        assert_eq!(all.len(), 8);
        assert_eq!(all[3].label, "kills=14 players=4 killer=thinking");
        assert_eq!(all[3].options, ["kills=14", "officers=4"]);
        assert_eq!(all[3].players.as_deref(), Some("4"));
        assert_eq!(all[3].played, ["careful", "killer=thinking"]);
        let names = Variant::all(&["untold".to_owned()], Some("Ann,Ben"), &[]);
        let one = Variant {
            options: vec!["untold".to_owned()],
            players: Some("Ann,Ben".to_owned()),
            ..Variant::default()
        };
        assert_eq!(names, [one]);
    }
}
