//! What only the Heist has to say: roles, vaults, officers, and what happens to them.
mod setup;
mod story;

use setup::does;

use super::{Confide, Explain, Figures, Show};
use crate::board::Suspect;
use crate::rules::heist::{Fact, Heist, RoleCard};
use crate::rules::{self, Action, Decision, Event, Refusal, Rule, Seat};
use crate::screen::{Return, Voice};
use crate::terms::{Goal, Special, Stun, Tier, Vault};

impl Show for Heist {
    /// The stunned officer, vaults, hidden actions and role cards.
    fn state(&self, voice: &Voice<'_>) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(officer) = self.stunned {
            let name = ("suspect", voice.suspect(officer).into());
            lines.push(voice.words.tell("heist-stunned", &[name]));
        }
        lines.extend(Vault::ALL.map(|vault| voice.heist_vault(self, vault)));
        lines.push(voice.heist_unseen("heist-hidden", self.unseen, self));
        let [one, two] = Tier::BOTH.map(|tier| self.pile.left(tier));
        let left = [("first", one.into()), ("second", two.into())];
        lines.push(voice.words.tell("heist-pile", &left));
        lines
    }

    /// What decides the next actions: whose tokens lie where, who is stunned. How soon the Chief acts the last line tells.
    fn beside(&self, voice: &Voice<'_>) -> Option<String> {
        let mut parts: Vec<String> = voice.vault_tokens(self).into_iter().collect();
        parts.extend(self.stunned.map(|officer| {
            voice.words.tell("heist-stunned", &[("suspect", voice.suspect(officer).into())])
        }));
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    fn holds(&self, voice: &Voice<'_>, seat: Seat) -> Vec<String> {
        let mut holds = voice.few_cards(seat);
        holds.extend((seat != self.chief()).then(|| voice.heist_role(self, seat)));
        holds
    }

    /// The role cards.
    fn returned(&self, voice: &Voice<'_>, event: &Event) -> Option<Return> {
        let Event::Heist(fact) = *event else { return None };
        Some(match fact {
            Fact::Dealt(seat, _) if !voice.is_dealt(seat) => {
                Return::unseen("restore-role-undrawn", Some(seat))
            }
            Fact::Showed(seat, _) if !voice.is_dealt(seat) => {
                Return::unseen("restore-role-hidden", Some(seat))
            }
            Fact::Caught(seat) if !voice.is_dealt(seat) => {
                Return::unseen("restore-role-back", Some(seat))
            }
            _ => return None,
        })
    }
}

impl Explain for Heist {
    /// With how many officers the table plays, and how many were named.
    fn figures(&self, voice: &Voice<'_>, refusal: Refusal, said: Option<&Action>) -> Figures {
        let named = match said {
            Some(Action::Do(rules::Deed::Deploy(officers))) => officers.len(),
            _ => 0,
        };
        match refusal.rule {
            Rule::OfficerCount => {
                Figures { n: self.options.officers.get(), most: named, ..Figures::default() }
            }
            Rule::RoleToo | Rule::RoleTier => {
                let seat = refusal.seat.or_else(|| voice.position.decision().map(|owed| owed.seat));
                let roles = seat.map(|seat| self.to_draw(seat)).unwrap_or_default();
                let roles: Vec<String> = roles.iter().map(|role| voice.special(role)).collect();
                Figures { list: voice.words.one_of(&roles), ..Figures::default() }
            }
            Rule::NameOwn => match said {
                Some(said @ Action::Do(rules::Deed::Frame(it))) => Figures {
                    key: Some("refusals-name-own-first"),
                    list: voice.own_named_first(&voice.line(said), *it),
                    ..Figures::default()
                },
                Some(Action::Do(rules::Deed::SwapOwn(it))) => Figures {
                    key: Some("refusals-name-both"),
                    list: voice.both_named(*it),
                    ..Figures::default()
                },
                _ => Figures::default(),
            },
            _ => Figures::default(),
        }
    }
}

impl Confide for Heist {
    fn shows_to(&self, seat: Seat) -> &'static str {
        if seat == self.chief() { "nobody" } else { "thieves" }
    }

    fn goals(&self, seat: Seat) -> &'static [Goal] {
        if seat == self.chief() { &[Goal::NoRoleLeft] } else { &[Goal::OpenVaults] }
    }

    fn kind(&self, seat: Seat) -> &'static str {
        if seat == self.chief() { "plainclothes" } else { "secret" }
    }

    fn held(&self, voice: &Voice<'_>, seat: Seat) -> Vec<String> {
        let mut lines = vec![voice.held_identity(seat)];
        lines.extend(self.role(seat).known().map(|special| {
            let does = does(special, self.options.safecracker, self.options.stun, voice.words);
            let role = ("role", voice.special(special).into());
            voice.words.tell("heist-own", &[role, ("does", does.into())])
        }));
        lines.extend(voice.held_hand(seat));
        lines
    }
}

impl Voice<'_> {
    /// Whose tokens lie at which vault.
    pub(in crate::screen) fn vault_tokens(&self, game: &Heist) -> Option<String> {
        let laid = |vault: &Vault| game.crew().iter().any(|it| game.vaults.tokens(it, *vault) > 0);
        let vaults = Vault::ALL.iter().filter(|vault| laid(vault));
        let lines: Vec<String> = vaults.map(|vault| self.heist_vault(game, *vault)).collect();
        (!lines.is_empty()).then(|| lines.join(" · "))
    }

    pub(in crate::screen) fn any_swap_of_heist(&self, game: &Heist, verb: &str) -> String {
        let verb = ("verb", verb.into());
        if self.position.decision().is_none_or(|owed| owed.seat != game.chief()) {
            return self.words.tell("menu-swaps", &[verb]);
        }
        let barred = game.stunned.filter(|_| game.options.stun != Stun::Line);
        let stunned = barred.map_or_else(|| "none".to_owned(), |it| self.suspect_word(it));
        self.words.tell("menu-swaps-officer", &[verb, ("stunned", stunned.into())])
    }

    pub(in crate::screen) fn deploys_alone(&self, game: &Heist, owed: Decision) -> String {
        if self.position.holding(owed.seat).hand.is_empty() {
            return self.owed(owed);
        }
        self.words.tell("private-deploy", &[("n", game.options.officers.get().into())])
    }

    /// A line about another suspect as a thief says it who keeps his own card: with his own suspect, anybody for example, first.
    fn own_named_first(&self, line: &str, other: Suspect) -> String {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        let mut others = self.position.alive() - self.position.officers();
        others.remove(other);
        let own = others.first().map_or_else(String::new, |own| self.suspect_word(own));
        format!("{verb} {own} {rest}")
    }

    /// The line of a swap of a suspect with somebody next to him.
    fn both_named(&self, one: Suspect) -> String {
        let other = self.position.grid().around(one).first().unwrap_or(one);
        let swap = Action::Do(rules::Deed::Swap(one, other));
        self.line(&self.position.canonical(&swap))
    }

    /// What a role card is called.
    pub fn special(&self, special: Special) -> String {
        let named = self.opening.printed.get(special.id()).cloned();
        named.unwrap_or_else(|| special.id().to_owned())
    }

    /// The role card of a thief as a part of a sentence.
    fn heist_role(&self, game: &Heist, seat: Seat) -> String {
        let role = game.role(seat);
        match role.card {
            RoleCard::None => self.words.say("heist-role-none"),
            RoleCard::Hidden(tier) => {
                self.words.tell("heist-role-hidden", &[("tier", tier.number().into())])
            }
            RoleCard::Known(special) => {
                let key = if role.shown { "heist-role-shown" } else { "heist-role" };
                self.words.tell(key, &[("role", self.special(special).into())])
            }
        }
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
        self.words.at_the_head(&self.words.tell("heist-vault", &[vault, ("tokens", tokens.into())]))
    }
}
