//! What happened in FBI vs. Mafia, where it is told differently from elsewhere.
use super::{Around, Confide, Explain, Figures, Prepare, Show, Tell};
use crate::board::{Suspect, SuspectSet};
use crate::rules::fbi_mafia::{Fact, FbiMafia, Role};
use crate::rules::{
    Action, Ask, Decision, Deed, Event, Identity, Query, Refusal, Rule, Seat, Shown, Source, Trust,
};
use crate::screen::Voice;
use crate::screen::setup::{Guide, Lesson, Line, Whose};
use crate::table::reading_order;
use crate::terms::{self, Goal, Team, Token};

/// An attack may be stopped, so a death is told when it happens; identities go to the discard and to the Mafia.
impl Tell for FbiMafia {
    fn event(&self, voice: &Voice<'_>, event: &Event, around: Around<'_>) -> Option<String> {
        let tell = |key: &str, seat: Option<Seat>, suspect: Suspect| {
            let who = seat.map_or(String::new(), |seat| voice.seat(seat));
            let suspect = voice.suspect(suspect);
            let args = [("who", who.into()), ("suspect", suspect.into())];
            voice.words.tell(key, &args)
        };
        let strikes = |seat: Seat, deed: Deed| {
            let (key, target, dies) = attack(deed, around)?;
            let said = tell(key, Some(seat), target);
            Some(if dies { voice.with_dead_side(said, target) } else { said })
        };
        Some(match *event {
            Event::FbiMafia(Fact::Exploded(bomb)) if sets_off(self, bomb, around) => String::new(),
            Event::FbiMafia(fact) => voice.fbi_fact(self, fact, around).unwrap_or_default(),
            Event::Acted { seat, deed, sure } if attack(deed, around).is_some() => {
                voice.if_sure(strikes(seat, deed)?, sure)
            }
            Event::Stepped(seat, deed @ Deed::Blast(_)) => strikes(seat, deed)?,
            Event::Stepped(seat, Deed::Decline(target))
                if self.role(seat) == Some(Role::Bomber) =>
            {
                tell("story-fbi-no-blast", Some(seat), target)
            }
            Event::Died(suspect) => voice.fbi_death(self, suspect, around),
            Event::Arrested(suspect) => voice.fbi_arrest(self, suspect, around),
            Event::Trophy(_, suspect) => tell("story-fbi-trophy", None, suspect),
            Event::Discarded(Source::Hand(seat), suspect) => {
                tell("story-fbi-hand-dead", Some(seat), suspect)
            }
            Event::Discarded(Source::Identity(_), suspect) => {
                tell("story-fbi-disguised", None, suspect)
            }
            Event::Buried(Source::Hand(seat), _) => {
                // The Detective has laid one of two cards; any other card under the deck was dead.
                let other = around.before.iter().any(|event| match event {
                    Event::Laid(from, _) | Event::Discarded(from, _) => *from == Source::Hand(seat),
                    _ => false,
                });
                let key = match (other, disguises(self, voice, around) == Some(seat)) {
                    (true, _) => "story-fbi-other",
                    (false, true) => "story-fbi-disguise-dead",
                    (false, false) => "story-fbi-drawn-dead",
                };
                voice.words.tell(key, &[("who", voice.seat(seat).into()), voice.kept()])
            }
            Event::Owes(Decision { ask: Ask::Hands(query) | Ask::Answer(query), .. }) => {
                voice.fbi_canvass(self, query, around)
            }
            Event::Owes(_) => String::new(),
            _ => return None,
        })
    }

    /// Whoever is accused may be any of the Mafia, and a bomb that is set off leaves the board at once.
    fn deed(&self, _seat: Seat, deed: Deed) -> Option<&'static str> {
        matches!(deed, Deed::Accuse(_)).then_some("deed-accuse-mafia")
    }

    fn inquiry(&self, before: &[Event]) -> &'static str {
        let acted = before.iter().find_map(|event| match event {
            Event::Acted { deed, .. } => Some(*deed),
            _ => None,
        });
        match acted.or(self.doing()) {
            Some(Deed::Autopsy(_)) => "autopsy",
            Some(Deed::Profile(_)) => "profile",
            _ => "canvass",
        }
    }

    /// A save is told with the tokens that it uses up, and dead cards that one player draws in a row at once.
    fn together(&self, voice: &Voice<'_>, events: &[Event]) -> Option<(String, usize)> {
        if let [Event::Drew(seat, _), ..] = *events {
            return voice.drawn_dead(seat, events);
        }
        let [Event::Stepped(seat, Deed::Save(saved)), rest @ ..] = events else { return None };
        let used = |event: &Event| match *event {
            Event::Lifted(token, suspect) if suspect == *saved => Some(token),
            _ => None,
        };
        let used: Vec<Token> = rest.iter().map_while(used).collect();
        let several = used.len() + 1;
        let mut said = vec![voice.deed(*seat, Deed::Save(*saved))];
        if !used.contains(&Token::Protection) {
            said.push(voice.fbi_stay(&[Token::Protection]));
        }
        // A bomb that explodes has left the board before.
        let off = used.into_iter().filter(|it| *it != Token::Bomb);
        let off: Vec<String> = off.map(|it| voice.of_token(it)).collect();
        if !off.is_empty() {
            said.push(voice.fbi_used(*saved, &off));
        }
        Some((said.join(" "), several))
    }

    fn owed(&self, voice: &Voice<'_>, Decision { seat, ask }: Decision) -> Option<String> {
        let key = match ask {
            Ask::Hit(suspect) => {
                let only = voice.unseen() == 1;
                let key = match self.doing() {
                    _ if only => "story-owes-hit",
                    // The accusation has asked already.
                    Some(Deed::Accuse(_)) => "story-fbi-owes-accused",
                    _ => "story-fbi-owes-hit",
                };
                return Some(voice.owes_hit(key, seat, suspect));
            }
            Ask::Chosen => "story-fbi-owes-chosen",
            Ask::Disguised => "story-fbi-owes-disguised",
            Ask::Turned => "story-fbi-owes-turned",
            Ask::Play => "story-fbi-owes-play",
            _ => return None,
        };
        Some(voice.owes(key, seat, []))
    }

    fn all_begin_as_somebody(&self) -> bool {
        true
    }
}

impl Show for FbiMafia {
    /// A bomb that was set off has left the real board at once, before it is settled whom it kills.
    fn to_restore(&self, voice: &Voice<'_>, before: &Shown) -> Vec<String> {
        let mut steps = voice.beside_now(before);
        let set_off = |game: &Self| match game.doing() {
            Some(Deed::Detonate(bomb)) => Some(bomb),
            _ => None,
        };
        let bomb = before.fbi_mafia().and_then(set_off).filter(|it| set_off(self) != Some(*it));
        if let Some(bomb) = bomb.filter(|it| before.tokens().with(Token::Bomb).contains(*it)) {
            let token = ("token", voice.token(Token::Bomb).into());
            let cards = ("cards", voice.suspect(bomb).into());
            steps.push(voice.words.tell("restore-token-on", &[token, cards]));
        }
        steps
    }

    fn holds(&self, voice: &Voice<'_>, seat: Seat) -> Vec<String> {
        voice.few_cards(seat)
    }
}

impl Explain for FbiMafia {
    /// When the steps beside the action of a turn are taken.
    fn figures(&self, voice: &Voice<'_>, refusal: Refusal, said: Option<&Action>) -> Figures {
        let suit = || self.seat_of(Role::Suit).map_or_else(String::new, |seat| voice.role(seat));
        let own = |role| refusal.seat.is_some_and(|seat| self.role(seat) == Some(role));
        match (refusal.rule, said) {
            (Rule::NotYourAction, Some(Action::Do(Deed::Protect(_) | Deed::Unprotect(_)))) => {
                Figures { key: Some("refusals-protect-first"), other: suit(), ..Figures::default() }
            }
            (Rule::NotYourAction, Some(Action::Do(Deed::Threaten(_)))) if own(Role::Psycho) => {
                Figures { key: Some("refusals-threaten-after"), ..Figures::default() }
            }
            (Rule::NotYourAction, Some(Action::Do(Deed::Canvass(_)))) if own(Role::Detective) => {
                Figures { key: Some("refusals-canvass-draws"), ..Figures::default() }
            }
            (Rule::NotYourAction, Some(Action::Do(Deed::Save(_)))) => {
                Figures { key: Some("refusals-save-nobody"), ..Figures::default() }
            }
            (Rule::CardCount, _) if refusal.cards.is_some_and(|it| it.least < it.most) => {
                Figures { key: Some("refusals-cards-most"), ..Figures::default() }
            }
            _ => Figures::default(),
        }
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        vec![("swap", self.options.swap.id())]
    }
}
impl Prepare for FbiMafia {
    fn lessons(guide: &Guide<'_>) -> Vec<Lesson> {
        let mut lessons = guide.on_grid(EVERYBODY, MAFIA);
        let fbi = guide.edition.team_name(guide.setup.mode, Team::Fbi).unwrap_or_default();
        lessons.push(guide.deeds(fbi.to_owned(), Whose::Team(Team::Fbi), DISARM));
        lessons.extend(guide.of_roles(FBI));
        lessons.push(guide.rule("modes-do-agents"));
        lessons
    }
}

const EVERYBODY: &[Line] =
    &[("shift b up", "modes-do-shift"), ("collapse rows", "modes-do-collapse")];
const FAST: Line = ("shift b up 2", "modes-do-fast-shift");
const DISARM: &[Line] = &[("disarm c3 bomb", "modes-do-disarm")];
const ARREST: Line = ("accuse c3", "modes-do-arrest");
const DISGUISE: Line = ("disguise", "modes-do-disguise-team");

const MAFIA: &[(terms::Role, &[Line])] = &[
    (terms::Role::Killer, &[FAST, ("kill c3", "modes-do-kill-team"), DISGUISE]),
    (
        terms::Role::Psycho,
        &[("swap c3 c4", "modes-do-swap-psycho"), ("threaten c3 d3", "modes-do-threaten")],
    ),
    (terms::Role::Bomber, &[("plant c3", "modes-do-plant"), ("detonate c3", "modes-do-detonate")]),
    (
        terms::Role::Sniper,
        &[FAST, ("shoot c3", "modes-do-shoot"), ("setup bomb c3 c4", "modes-do-setup")],
    ),
];

const FBI: &[(terms::Role, &[Line])] = &[
    (terms::Role::Undercover, &[ARREST, DISGUISE, ("autopsy c3", "modes-do-autopsy")]),
    (
        terms::Role::Detective,
        &[("accuse c3", "modes-do-far-accuse"), ("canvas", "modes-do-canvas-agent")],
    ),
    (
        terms::Role::Suit,
        &[FAST, ARREST, ("protect c3", "modes-do-protect"), ("save c3", "modes-do-save")],
    ),
    (terms::Role::Profiler, &[ARREST, ("profile c3", "modes-do-profile")]),
];

impl Confide for FbiMafia {
    fn shows_to(&self, _seat: Seat) -> &'static str {
        "team"
    }

    fn goals(&self, seat: Seat) -> &'static [Goal] {
        match self.role(seat).map(Role::team) {
            Some(Team::Fbi) => &[Goal::Arrests],
            _ => &[Goal::Deaths],
        }
    }
}

/// The message of an attack, whom it is on and whether he dies at once, which is told with it.
fn attack(deed: Deed, around: Around<'_>) -> Option<(&'static str, Suspect, bool)> {
    let (target, killed, attacked) = match deed {
        Deed::Kill(target) => (target, "deed-kill", "story-fbi-kill"),
        Deed::Shoot(target) => (target, "story-fbi-shot", "deed-shoot"),
        Deed::Blast(target) => (target, "deed-blast", "story-fbi-blast"),
        _ => return None,
    };
    let dies = around.after.contains(&Event::Died(target));
    Some((if dies { killed } else { attacked }, target, dies))
}

/// Whether the deed that sets this bomb off has told so.
fn sets_off(game: &FbiMafia, bomb: Suspect, around: Around<'_>) -> bool {
    let detonate = Deed::Detonate(bomb);
    game.doing() == Some(detonate) || around.follows(detonate)
}

/// Whether an accusation makes the arrest, and not the Mafia's own attack.
fn arrests(game: &FbiMafia, suspect: Suspect, around: Around<'_>) -> bool {
    let strikes = |event: &Event| matches!(event, Event::FbiMafia(Fact::Struck(_)));
    let later = around.before.iter().any(strikes);
    !later && (matches!(game.doing(), Some(Deed::Accuse(_))) || around.accuses(suspect))
}

/// Who is about to change identity by this line.
fn disguises(game: &FbiMafia, voice: &Voice<'_>, around: Around<'_>) -> Option<Seat> {
    let begun = around.before.iter().find_map(|event| match *event {
        Event::Acted { seat, deed: Deed::Disguise, .. } => Some(seat),
        _ => None,
    });
    let goes_on = game.doing() == Some(Deed::Disguise);
    begun.or_else(|| voice.position.decision().filter(|_| goes_on).map(|owed| owed.seat))
}

impl Voice<'_> {
    /// A fact that only this mode has; what a player loses and draws is told by what follows.
    fn fbi_fact(&self, game: &FbiMafia, fact: Fact, around: Around<'_>) -> Option<String> {
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        Some(match fact {
            Fact::Seized(_) => return None,
            Fact::Struck(nobody) if nobody.is_empty() => self.words.say("story-fbi-nobody-dies"),
            Fact::Lost(seat) => {
                let token = match game.role(seat)? {
                    Role::Bomber => Token::Bomb,
                    Role::Psycho => Token::Threat,
                    _ => return None,
                };
                // A bomb that was set off has left the real board before.
                let lifted = |event: &Event| match *event {
                    Event::Lifted(it, suspect) if it == token => Some(suspect),
                    _ => None,
                };
                let off: SuspectSet = around.before.iter().rev().map_while(lifted).collect();
                let off =
                    off.iter().filter(|it| token != Token::Bomb || !sets_off(game, *it, around));
                let off = reading_order(self.position.grid(), off.collect());
                if off.is_empty() {
                    return None;
                }
                let names: Vec<_> = off.iter().map(|it| self.suspect(*it)).collect();
                let cards = ("cards", self.words.all_of(&names).into());
                let args = [("token", self.of_token(token).into()), ("n", off.len().into()), cards];
                self.words.tell("story-fbi-lifted", &args)
            }
            Fact::Struck(victims) => {
                let psycho = game.seat_of(Role::Psycho)?;
                let victims = reading_order(self.position.grid(), victims);
                let names: Vec<_> = victims.iter().map(|it| self.suspect(*it)).collect();
                let who = ("who", self.seat(psycho).into());
                let suspects = ("suspects", self.words.all_of(&names).into());
                self.words.tell("story-fbi-struck", &[who, suspects])
            }
            // He may have been in the Mafia before.
            Fact::Missed(suspect) if self.position.arrested().contains(suspect) => {
                self.words.tell("story-fbi-missed-arrested", &[name(suspect)])
            }
            Fact::Missed(suspect) => {
                self.with_vain(self.words.tell("story-fbi-missed", &[name(suspect)]), suspect)
            }
            Fact::Exploded(bomb) => self.words.tell("story-fbi-exploded", &[name(bomb)]),
            Fact::Without(seat) => {
                self.words.tell("story-fbi-without", &[("who", self.seat(seat).into())])
            }
        })
    }

    /// Several cards of dead suspects that a player draws one after the other.
    fn drawn_dead(&self, seat: Seat, events: &[Event]) -> Option<(String, usize)> {
        let dead = |pair: &[Event]| matches!(*pair, [Event::Drew(who, _), Event::Buried(Source::Hand(of), _)] if who == seat && of == seat);
        let count = events.chunks_exact(2).take_while(|pair| dead(pair)).count();
        let (who, n) = (("who", self.seat(seat).into()), ("n", count.into()));
        let args = [who, n, self.kept()];
        (count > 1).then(|| (self.words.tell("story-fbi-drawn-dead-all", &args), 2 * count))
    }

    /// A death and the tokens that leave with it, as far as nothing else has told them.
    fn fbi_death(&self, game: &FbiMafia, suspect: Suspect, around: Around<'_>) -> String {
        let attacks = [Deed::Kill(suspect), Deed::Shoot(suspect), Deed::Blast(suspect)];
        let told = attacks.into_iter().any(|deed| around.follows(deed));
        let explodes = around.after.contains(&Event::FbiMafia(Fact::Exploded(suspect)));
        let bomb_told = explodes || sets_off(game, suspect, around);
        let tokens = around.after.iter().filter_map(|event| match event {
            Event::Lifted(token, from) if *from == suspect => Some(*token),
            _ => None,
        });
        let tokens: Vec<String> = tokens
            .filter(|token| *token != Token::Bomb || !bomb_told)
            .map(|token| self.of_token(token))
            .collect();
        let name = ("suspect", self.suspect(suspect).into());
        let died = (!told)
            .then(|| self.with_dead_side(self.words.tell("story-fbi-died", &[name]), suspect));
        let used = (!tokens.is_empty()).then(|| self.fbi_used(suspect, &tokens));
        died.into_iter().chain(used).collect::<Vec<_>>().join(" ")
    }

    /// An arrest and the tokens that stay on the suspect, those of others (F25).
    fn fbi_arrest(&self, game: &FbiMafia, suspect: Suspect, around: Around<'_>) -> String {
        let arrests = arrests(game, suspect, around);
        let key = if arrests { "story-arrested" } else { "story-fbi-own-arrested" };
        let [own, who] = self.whose_card(suspect, around);
        let name = ("suspect", self.suspect(suspect).into());
        let arrested = self.words.tell(key, &[name, own, who]);
        let on = |token: &Token| self.position.tokens().with(*token).contains(suspect);
        let leaves = |token: &Token| {
            let lifted = Event::Lifted(*token, suspect);
            around.before.contains(&lifted) || around.after.contains(&lifted)
        };
        let all = [Token::Threat, Token::Bomb, Token::Protection].into_iter();
        let stay: Vec<Token> = all.filter(|it| on(it) && !leaves(it)).collect();
        let stay = (!stay.is_empty()).then(|| self.fbi_stay(&stay));
        [arrested].into_iter().chain(stay).collect::<Vec<_>>().join(" ")
    }

    /// Which tokens stay where they are.
    fn fbi_stay(&self, tokens: &[Token]) -> String {
        let names: Vec<String> = tokens.iter().map(|it| self.of_token(*it)).collect();
        let token = ("token", self.words.all_of(&names).into());
        self.words.tell("story-fbi-tokens-stay", &[token, ("n", tokens.len().into())])
    }

    /// What to do with tokens that are used up.
    fn fbi_used(&self, suspect: Suspect, tokens: &[String]) -> String {
        let (name, n) = (("suspect", self.suspect(suspect).into()), ("n", tokens.len().into()));
        self.words.tell("story-fbi-used", &[name, ("token", self.words.all_of(tokens).into()), n])
    }

    /// Who is to raise a hand for the card that the Detective has played, or for a victim of the Killer; what other actions
    /// ask for they tell themselves.
    fn fbi_canvass(&self, game: &FbiMafia, query: Query, around: Around<'_>) -> String {
        let Query::Canvass(suspect) = query else { return String::new() };
        if game.inquiry(around.before) != "canvass" {
            return String::new();
        }
        let of = if around.follows(Deed::Kill(suspect)) || game.doing() == Some(Deed::Kill(suspect))
        {
            "agents"
        } else {
            "all"
        };
        let name = ("suspect", self.suspect(suspect).into());
        self.words.tell("story-fbi-canvass", &[name, ("of", of.into())])
    }

    /// How many players keep an identity that nobody has seen.
    fn unseen(&self) -> usize {
        let hides = |seat: &Seat| {
            let holding = self.position.holding(*seat);
            holding.trust == Trust::Untold && holding.identity == Identity::Hidden
        };
        self.opening.all_seats().filter(hides).count()
    }
}
