//! What only the Heist has to say: roles, vaults, officers, and what happens to them.
use super::Voice;
use crate::board::Suspect;
use crate::rules::heist::{Fact, Heist, RoleCard};
use crate::rules::{Ask, Decision, Event, Query, Seat, Source};
use crate::terms::Vault;
use crate::terms::{Special, Tier};

impl Voice<'_> {
    /// The sentence of a fact that the Heist tells in its own way, empty where it says nothing.
    pub(super) fn heist_event(&self, event: &Event) -> Option<String> {
        let game = self.position.heist()?;
        let name = |suspect: Suspect| [("suspect", self.suspect(suspect).into())];
        Some(match *event {
            Event::Heist(fact) => self.heist_fact(game, fact),
            // What the Chief deploys is told with that deed.
            Event::Laid(..) if self.position.turn() == 0 => String::new(),
            Event::Owes(_) | Event::Buried(..) => String::new(),
            Event::Shuffled(_) => self.words.say("heist-shuffled"),
            Event::Laid(_, card) => self.words.tell("heist-officer", &name(card)),
            Event::Discarded(Source::Board, card) => {
                self.words.tell("heist-card-killed", &name(card))
            }
            Event::Discarded(_, card) => self.words.tell("heist-card-caught", &name(card)),
            _ => return None,
        })
    }

    fn heist_fact(&self, game: &Heist, fact: Fact) -> String {
        let who = |seat: Seat| ("who", self.seat(seat).into());
        match fact {
            Fact::Dealt(seat, _) => self.words.tell("heist-dealt", &[who(seat)]),
            Fact::Showed(seat, role) => {
                let role = ("role", self.special(role).into());
                self.words.tell("heist-showed", &[who(seat), role])
            }
            Fact::Placed(seat, vault) => {
                let lie = game.vaults.at(vault) + 1;
                let vault = ("vault", self.vault(vault).into());
                self.words.tell("heist-placed", &[who(seat), vault, ("n", lie.into())])
            }
            Fact::Lifted(seat, vault) => {
                let vault = ("vault", self.vault(vault).into());
                self.words.tell("heist-lifted", &[who(seat), vault])
            }
            Fact::Opened(vault) => {
                self.words.tell("heist-opened", &[("vault", self.vault(vault).into())])
            }
            Fact::Unseen(_) => self.heist_unseen("heist-unseen", game.unseen + 1, game),
            Fact::Missed(suspect) => {
                self.words.tell("heist-missed", &[("suspect", self.suspect(suspect).into())])
            }
            Fact::Caught(seat) => self.words.tell("heist-caught", &[who(seat)]),
            // Told with the deed.
            Fact::Stunned(_) => String::new(),
        }
    }

    fn heist_unseen(&self, key: &str, count: u8, game: &Heist) -> String {
        self.words.tell(key, &[("n", count.into()), ("all", game.thieves.into())])
    }

    /// What the table waits for, where the Heist asks for it in its own way.
    pub(super) fn heist_owed(&self, decision: Decision) -> Option<String> {
        let game = self.position.heist()?;
        let who = ("who", self.seat(decision.seat).into());
        Some(match decision.ask {
            Ask::Drew(_) if decision.seat != game.chief() && game.role(decision.seat).is_none() => {
                self.words.tell("heist-owes-drew", &[who])
            }
            Ask::Deploy => {
                let n = ("n", game.options.officers.into());
                self.words.tell("story-owes-deploy", &[who, n])
            }
            Ask::Chosen => self.words.tell("heist-owes-chosen", &[who]),
            Ask::Turned => self.words.say("heist-owes-turned"),
            Ask::Hit(card) => {
                self.words.tell("heist-owes-hit", &[("suspect", self.suspect(card).into())])
            }
            Ask::Hands(Query::Survey(corner)) => {
                self.words.tell("heist-owes-hands", &[("cell", corner.to_string().into())])
            }
            Ask::Keep if game.vaults.laid(decision.seat) > 1 => {
                self.words.tell("heist-owes-keep-two", &[who])
            }
            _ => return None,
        })
    }

    /// What a role card is called.
    pub fn special(&self, special: Special) -> String {
        let named = self.opening.printed.get(special.id()).cloned();
        named.unwrap_or_else(|| special.id().to_owned())
    }

    /// The role card of a thief as he sees it, and what it does; nothing where it is not known.
    pub fn own_special(&self, seat: Seat) -> Option<String> {
        let special = self.position.heist()?.role(seat).known()?;
        let does = self.words.say(&format!("heist-special-{}", special.id()));
        let role = ("role", self.special(special).into());
        Some(self.words.tell("heist-own", &[role, ("does", does.into())]))
    }

    /// What a thief who owes a role card as well has to tell in private.
    pub fn owes_role(&self, seat: Seat) -> Option<String> {
        let game = self.position.heist()?;
        let owes = seat != game.chief() && game.role(seat).is_none();
        owes.then(|| self.words.say("heist-private-drew"))
    }

    /// The role card of a thief as a part of a sentence; none for others.
    pub(super) fn heist_role(&self, seat: Seat) -> Option<String> {
        let game = self.position.heist()?;
        if seat == game.chief() {
            return None;
        }
        let role = game.role(seat);
        Some(match role.card {
            RoleCard::None => self.words.say("heist-role-none"),
            RoleCard::Hidden(tier) => {
                self.words.tell("heist-role-hidden", &[("tier", tier.number().into())])
            }
            RoleCard::Known(special) => {
                let key = if role.shown { "heist-role-shown" } else { "heist-role" };
                self.words.tell(key, &[("role", self.special(special).into())])
            }
        })
    }

    /// The stunned officer, vaults, hidden actions and role cards, line by line; nothing in other modes.
    pub(super) fn heist_state(&self) -> Vec<String> {
        let Some(game) = self.position.heist() else { return Vec::new() };
        let mut lines = Vec::new();
        if let Some(officer) = game.stunned {
            let name = ("suspect", self.suspect(officer).into());
            lines.push(self.words.tell("heist-stunned", &[name]));
        }
        lines.extend(Vault::ALL.map(|vault| self.heist_vault(game, vault)));
        lines.push(self.heist_unseen("heist-hidden", game.unseen, game));
        let [one, two] = Tier::BOTH.map(|tier| game.pile.left(tier));
        let left = [("one", one.into()), ("two", two.into())];
        lines.push(self.words.tell("heist-pile", &left));
        lines
    }

    fn heist_vault(&self, game: &Heist, vault: Vault) -> String {
        let tokens = if game.vaults.opened.contains(vault) {
            self.words.say("heist-vault-open")
        } else {
            let lie = |seat: Seat| (0..game.vaults.tokens(seat, vault)).map(move |_| seat);
            let owners: Vec<String> =
                game.crew().iter().flat_map(lie).map(|seat| self.seat(seat)).collect();
            if owners.is_empty() { self.words.say("heist-vault-empty") } else { owners.join(", ") }
        };
        let vault = ("vault", self.vault(vault).into());
        self.words.tell("heist-vault", &[vault, ("tokens", tokens.into())])
    }
}
