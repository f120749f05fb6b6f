//! What can be known of hidden identities, as sentences.
use super::Voice;
use crate::deduce::{Hidden, Knowledge};
use crate::rules::Audience;
use crate::table::reading_order;

/// So many suspects are shown with the share of worlds in which each of them is the one.
const FEW: u8 = 8;

impl Voice<'_> {
    /// Whom each hidden identity can be, for these eyes.
    pub fn knowledge(&self, knowledge: &Knowledge, audience: Audience) -> Vec<String> {
        let who = ("who", self.audience(audience).into());
        if knowledge.hidden.is_empty() {
            return vec![self.words.tell("deduce-nothing", &[who])];
        }
        let mut lines = vec![self.words.tell("deduce-knows", &[who])];
        lines.extend(knowledge.hidden.iter().map(|hidden| self.hidden(hidden)));
        lines
    }

    fn hidden(&self, hidden: &Hidden) -> String {
        let who = ("who", self.seat(hidden.seat).into());
        let few = hidden.suspects.len() <= FEW;
        let named: Vec<String> = reading_order(self.position.grid(), hidden.suspects)
            .into_iter()
            .map(|suspect| {
                let name = self.suspect(suspect);
                let even = hidden.shares.windows(2).all(|pair| pair[0] == pair[1]);
                if !few || even {
                    return name;
                }
                let percent = (100.0 * hidden.share(suspect)).round();
                self.words.tell(
                    "deduce-share",
                    &[("suspect", name.into()), ("percent", format!("{percent:.0}").into())],
                )
            })
            .collect();
        let suspects = ("suspects", named.join(", ").into());
        match named.len() {
            0 => self.words.tell("deduce-contradiction", &[who]),
            1 => self.words.tell("deduce-certain", &[who, suspects]),
            n => self.words.tell("deduce-one-of", &[who, ("n", n.into()), suspects]),
        }
    }
}
