//! What to remember of a setup, in words: the first turns, and what has to be known besides.
use super::Sentences;
use crate::rules::Trust;
use crate::setup::Note;
use crate::terms::{Purpose, Reminder, Role};

impl Sentences<'_> {
    /// What happens before the first turn; where the companion deals (`trust`), nobody is told to draw and to lay.
    pub(in crate::screen) fn first_turns(&self, trust: Option<Trust>) -> Vec<String> {
        let kept = || ("kept", if trust == Some(Trust::Dealt) { "yes" } else { "no" }.into());
        let dealt = |role: Option<Role>, purpose: Purpose| {
            let meant = |seat: Role| role.is_none_or(|role| role == seat);
            let mut deals = self.setup.deal.iter();
            let deal = deals.find(|deal| meant(deal.seat.role) && deal.purpose == purpose);
            deal.map(|deal| deal.cards)
        };
        let say = |reminder: &Reminder| {
            use Purpose::{Choice, Hand, HitList, Identity, Officers, Plainclothes, Uniformed};
            let (key, role, purpose) = match reminder {
                Reminder::KillerMustKill => ("setup-turn-killer", Some(Role::Killer), Identity),
                Reminder::InspectorChooses => {
                    ("setup-turn-inspector", Some(Role::Inspector), Choice)
                }
                Reminder::HitmanLists => ("setup-turn-hitman", Some(Role::Hitman), HitList),
                Reminder::SleuthChooses => ("setup-turn-sleuth", Some(Role::Sleuth), Choice),
                Reminder::SpiesDraw => ("setup-turn-spies", Some(Role::Spy), Identity),
                Reminder::TreasuresLaid => {
                    let args = [("n", self.evidence().into()), self.treasure()];
                    return Some(self.words.tell("setup-turn-treasures", &args));
                }
                Reminder::ThiefChooses => ("setup-turn-thief", Some(Role::Thief), Choice),
                Reminder::ChiefHides => ("setup-turn-hides", Some(Role::Chief), Plainclothes),
                Reminder::ChiefShows => ("setup-turn-shows", Some(Role::Chief), Uniformed),
                Reminder::AgentsDraw => ("setup-turn-agents", None, Identity),
                Reminder::ProfilerDraws => ("setup-turn-profiler", Some(Role::Profiler), Hand),
                Reminder::ThievesTakeRoles => {
                    return Some(self.words.tell("setup-turn-roles", &[kept()]));
                }
                Reminder::JackDraws => return Some(self.words.tell("setup-turn-jack", &[kept()])),
                Reminder::DetectiveBegins => {
                    return Some(self.words.tell("setup-turn-detective", &[kept()]));
                }
                // Said before the cards are laid out.
                Reminder::CardsOneWay | Reminder::VillainsOnly => return None,
                Reminder::ThievesDraw => ("setup-turn-thieves", Some(Role::Thief), Identity),
                Reminder::ChiefDeploys => ("setup-turn-deploys", Some(Role::Chief), Officers),
            };
            // Whoever does not play at this table needs no reminder.
            let n = ("n", dealt(role, purpose)?.into());
            let officers = self.setup.options.get().map_or(0, crate::terms::Officers::get);
            let role = role.map_or("", |role| self.setup.role_card(role));
            let args = [kept(), ("role", role.into()), n, ("officers", officers.into())];
            Some(self.words.tell(key, &args))
        };
        self.setup.reminders.iter().filter_map(say).collect()
    }

    /// What has to be known besides, with how names are learned once: a command of the shell.
    pub(in crate::screen) fn notes(&self) -> Vec<String> {
        let told = |note: &Note| match note {
            Note::NamesUnknown { .. } => {
                let edition = ("edition", (&self.setup.edition).into());
                format!("{} {}", self.note(note), self.words.tell("setup-note-learn", &[edition]))
            }
            _ => self.note(note),
        };
        self.setup.notes.iter().map(told).collect()
    }

    /// The same where a game begins: nobody goes back to the shell there.
    pub(super) fn notes_at_table(&self) -> Vec<String> {
        self.setup.notes.iter().map(|note| self.note(note)).collect()
    }

    fn note(&self, note: &Note) -> String {
        match note {
            Note::NamesUnknown { known, needed } => {
                let args = [("known", (*known).into()), ("needed", (*needed).into())];
                self.words.tell("setup-note-unknown", &args)
            }
            Note::NamesReconstructed { names } => self.words.tell(
                "setup-note-reconstructed",
                &[("n", (*names).into()), ("edition", (&self.setup.edition).into())],
            ),
            Note::NamesOwn { names } => {
                self.words.tell("setup-note-own", &[("n", (*names).into())])
            }
            Note::TokensFew { token, has, needed } => {
                let name = self.token(*token);
                let args =
                    [("token", name.into()), ("has", (*has).into()), ("needed", (*needed).into())];
                self.words.tell("setup-note-tokens", &args)
            }
            Note::TokensUncounted { token, total, needed } => {
                let (needed, total) = (("needed", (*needed).into()), ("total", (*total).into()));
                let args = [("token", self.token(*token).into()), needed, total];
                self.words.tell("setup-note-uncounted", &args)
            }
            Note::CodeDiffers => self.words.say("setup-note-code"),
        }
    }
}
