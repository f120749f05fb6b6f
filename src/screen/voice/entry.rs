//! Entries of the log, and false claims among them, as sentences.
use super::Voice;
use crate::board::Suspect;
use crate::deduce::{Finding, Untruth};
use crate::lang::machine;
use crate::rules::{Query, Seat};
use crate::screen::{clean, option_said};
use crate::table::safe::Discrepancy;
use crate::table::{Entry, HouseRuling, View, What};

impl Voice<'_> {
    /// One entry of the log.
    pub fn entry(&self, entry: &Entry) -> Vec<String> {
        match &entry.what {
            What::Opened(events) => self.events(events, None),
            What::Said { seat, line, events } => {
                let mut told = self.events(events, line.is_none().then_some(*seat));
                if line.is_none() && told.is_empty() {
                    told.push(self.words.tell("story-told", &[("who", self.seat(*seat).into())]));
                }
                told
            }
            What::Refused { seat, .. } => {
                // What was asked for in private may as well have been mistyped.
                let owed = self.position.decision().filter(|owed| owed.seat == *seat);
                let private = owed.is_some_and(|owed| owed.ask.is_private());
                let key = if private { "story-refused-private" } else { "story-refused" };
                vec![self.words.tell(key, &[("who", self.seat(*seat).into())])]
            }
            What::Undid { lines, shown } => {
                let told = self.words.tell("story-undid", &[("n", (*lines).into())]);
                vec![self.informing(told, shown.then_some("story-undid-shown"))]
            }
            What::Redid { lines, .. } => {
                vec![self.words.tell("story-redid", &[("n", (*lines).into())])]
            }
            What::Looked(audience) => {
                vec![self.words.tell("story-looked", &[("who", self.audience(*audience).into())])]
            }
            What::Pinned { by, .. } => {
                vec![self.words.tell("story-pinned", &[("who", self.audience(*by).into())])]
            }
            What::Mistyped(by) => {
                vec![self.words.tell("story-mistyped", &[("who", self.audience(*by).into())])]
            }
            What::Unpinned(by) => {
                vec![self.words.tell("story-unpinned", &[("who", self.audience(*by).into())])]
            }
            What::Seated { seat, was, player, renamed } => {
                vec![self.seated(*seat, was, player, *renamed)]
            }
            What::Noted(None) => vec![self.words.say("story-noted")],
            What::Noted(Some(text)) => {
                let text = ("text", clean(text).into_owned().into());
                vec![self.words.tell("story-noted-text", &[text])]
            }
            What::Recovered => vec![self.words.say("story-recovered")],
            What::Noticed { what, seen } => vec![match what {
                Discrepancy::Copied => self.words.say("seen-log-copied"),
                Discrepancy::Moved => self.words.say("seen-log-moved"),
                Discrepancy::Behind => {
                    self.words.tell("seen-log-behind", &[("seen", seen.unwrap_or(0).into())])
                }
                Discrepancy::Unknown => self.words.say("seen-log-unknown"),
            }],
            What::Ruled(ruling) => self.house_ruling(ruling),
            What::Arranged(_) => vec![self.words.say("story-arranged")],
            // The lines follow; anybody affected finds the rest on their own page.
            What::Corrected { shown, .. } => {
                let told = self.words.say("story-corrected");
                vec![self.informing(told, shown.then_some("story-corrected-shown"))]
            }
            What::Stands(seq) => {
                vec![self.words.tell("story-stands", &[("seq", (*seq).into())])]
            }
            What::Unsealed => vec![self.words.say("story-unsealed")],
        }
    }

    /// That somebody else plays for a seat, or is called otherwise.
    fn seated(&self, seat: Seat, was: &str, player: &str, renamed: bool) -> String {
        let kind = match (renamed, machine(player), machine(was)) {
            (true, ..) => "renamed",
            (false, Some(_), _) => "bot",
            (false, None, Some(_)) => "person",
            (false, None, None) => "other",
        };
        let args = [
            ("kind", kind.into()),
            ("role", self.role(seat).into()),
            ("was", was.into()),
            ("player", player.into()),
        ];
        self.words.tell("story-seated", &args)
    }

    /// What was told, with a remark where somebody has learned by it.
    fn informing(&self, told: String, shown: Option<&str>) -> String {
        match shown {
            Some(key) => format!("{told} {}", self.words.say(key)),
            None => told,
        }
    }

    /// What the table has decided, and why if it said so.
    pub fn house_ruling(&self, ruling: &HouseRuling) -> Vec<String> {
        let option = ("option", ruling.choice.option().id().into());
        let value = ("value", ruling.choice.to_string().into());
        let means =
            ("means", option_said(self.words, |id| self.opening.called(id), ruling.choice).into());
        let mut told = self.words.tell("story-ruled", &[option, value, means]);
        if !ruling.reason.is_empty() {
            let reason = ("reason", clean(&ruling.reason).into_owned().into());
            told = format!("{told} {}", self.words.tell("story-ruled-reason", &[reason]));
        }
        vec![told]
    }

    /// A false claim that open cards prove, with the cells of that time.
    pub fn finding(&self, view: &View<'_>, finding: &Finding) -> String {
        let then = view.at(finding.seq.saturating_sub(1));
        Voice { position: then.position(), ..*self }.untrue_line(finding)
    }

    fn untrue_line(&self, finding: &Finding) -> String {
        let who = ("who", self.seat(finding.seat).into());
        let seq = ("seq", finding.seq.into());
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        match finding.fault {
            Untruth::Answer { query, said } => {
                let (key, about) = match query {
                    Query::Canvass(card) => ("story-false-canvass", name(card)),
                    Query::Accusation(card) => ("story-false-accusation", name(card)),
                    Query::Survey(corner) => {
                        ("story-false-survey", ("cell", corner.to_string().into()))
                    }
                };
                let said = ("said", self.words.yes_no(said).into());
                let inquiry = ("inquiry", self.mode().inquiry(&[]).into());
                let truth = ("truth", self.words.yes_no(!finding.said()).into());
                self.words
                    .tell(key, &[seq, who, about, inquiry, said, truth, self.kind(finding.seat)])
            }
            Untruth::Claim(card) => self.words.tell("story-false-claim", &[seq, who, name(card)]),
            Untruth::Fourth(card) => self.words.tell("story-fourth-card", &[seq, who, name(card)]),
            Untruth::Kill(target)
            | Untruth::Accuse(target)
            | Untruth::Steal(target)
            | Untruth::Capture(target)
            | Untruth::Canvass(target)
            | Untruth::Reach(target) => {
                self.words.tell("story-false-reach", &[seq, who, name(target)])
            }
            Untruth::Toll => self.words.tell("story-false-toll", &[seq, who]),
            Untruth::Deed(deed) => {
                let told = ("told", self.deed(finding.seat, deed).into());
                self.words.tell("story-false-deed", &[seq, told])
            }
            Untruth::Silence(target) => {
                self.words.tell("story-false-silence", &[seq, who, name(target)])
            }
            Untruth::DeadIdentity(card) => {
                self.words.tell("story-false-identity", &[seq, who, name(card)])
            }
            Untruth::Call(true) => self.words.tell("jack-ask-false-visible", &[seq, who]),
            Untruth::Call(false) => self.words.tell("jack-ask-false-invisible", &[seq, who]),
            Untruth::Exit(card) => self.words.tell("jack-ask-false-exit", &[seq, who, name(card)]),
            Untruth::SameCard(card, other) => {
                let other = ("other", self.seat(other).into());
                self.words.tell("story-same-card", &[seq, who, name(card), other])
            }
            Untruth::SameRole(role, other) => {
                let role = ("role", self.special(role).into());
                let other = ("other", self.seat(other).into());
                self.words.tell("story-same-role", &[seq, who, role, other])
            }
        }
    }
}
