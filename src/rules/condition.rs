//! Which rules decide whether a line may be said: the chain behind a yes or a no.
use super::mr_jack::{Character, Go, Power};
use super::reach::unseen_identities;
use super::{Action, Ask, Deed, Game, Identity, Position, Rule, heist};
use crate::terms::{CollapseRule, UndoBan};

impl Position {
    /// The rules that decide whether the line may be said now, in the order in which they are looked at.
    ///
    /// Every rule that [`check`](Self::check) can name for the line is among them; those that could not
    /// forbid it at this table are left out.
    pub fn conditions(&self, action: &Action) -> Vec<Rule> {
        let mut asked = vec![Rule::GameOver, Rule::OtherOwed];
        let on_turn = self.decision().is_some_and(|owed| owed.ask == Ask::Turn);
        if on_turn && !matches!(action, Action::Concede(_) | Action::Activate(_)) {
            asked.push(Rule::NotYourAction);
            let first = self.turn() == 1 && matches!(self.game(), Game::KillerInspector(_));
            asked.extend(first.then_some(Rule::FirstKill));
        }
        match action {
            Action::Shift(_) => self.of_shift(&mut asked),
            Action::Collapse(_) => asked.extend([
                Rule::CollapseDead,
                Rule::CollapseEveryLine,
                match self.options().collapse {
                    CollapseRule::One => Rule::CollapseOne,
                    CollapseRule::AllDead => Rule::CollapseAll,
                },
                Rule::CollapseLast,
            ]),
            Action::Activate(line) => {
                asked.extend([Rule::CardNotOpen, Rule::CardNotNamed]);
                of_activation(Character::of(line.who), line.go, line.power, &mut asked);
            }
            Action::Do(deed) => self.of_deed(*deed, &mut asked),
            Action::Concede(_) => asked.push(Rule::GaveUp),
            Action::Shuffled(_) => {}
        }
        asked
    }

    fn of_shift(&self, asked: &mut Vec<Rule>) {
        if self.decision().is_some_and(|owed| {
            self.heist().is_some_and(|game: &heist::Heist| owed.seat == game.chief())
        }) {
            asked.push(Rule::StunnedLine);
        }
        asked.extend([Rule::NoSuchLine, Rule::ShiftByOne, Rule::EmptyShift]);
        if self.options().undo_ban == UndoBan::On {
            asked.push(Rule::UndoBan);
        }
        if self.options().undo_ban != UndoBan::Off {
            asked.push(Rule::SameArrangement);
        }
    }

    fn of_deed(&self, deed: Deed, asked: &mut Vec<Rule>) {
        if matches!(deed, Deed::ShiftQuiet(..)) {
            asked.push(Rule::NotYourRole);
            self.of_shift(asked);
        }
        let of_mode = match self.game() {
            Game::FbiMafia(_) => of_mafia(deed),
            Game::Heist(_) => of_heist(deed),
            Game::ThiefChief(_) => of_thief(deed),
            _ => of_duel(deed),
        };
        asked.extend(of_mode.unwrap_or_else(|| of_answer(deed)));
    }

    /// The rule that a card which is hidden here could break, of a line that is allowed as far as can be seen.
    ///
    /// It is asked of a view, whose hidden cards are face down, so that the answer is the same whatever they are.
    pub fn hinges_on(&self, action: &Action) -> Option<Rule> {
        let seat = self.decision()?.seat;
        let holding = self.holding(seat);
        let conditions = self.conditions(action);
        if holding.identity == Identity::Hidden {
            let may_be = match self.game() {
                Game::MrJack(game) => game.suspects(),
                _ => unseen_identities(self, seat),
            };
            let broken = |own| {
                let mut known = *self;
                known.hold(seat, |holding| holding.identity = Identity::Known(own));
                known.check(action).err().map(|refusal| refusal.rule)
            };
            if let Some(rule) = may_be.iter().find_map(broken) {
                return Some(rule);
            }
        }
        let unseen_role = self
            .heist()
            .is_some_and(|game| game.crew().contains(seat) && game.role(seat).known().is_none());
        if unseen_role && conditions.contains(&Rule::NotYourRole) {
            return Some(Rule::NotYourRole);
        }
        let unseen_hand = holding.unknown > 0;
        (unseen_hand && conditions.contains(&Rule::NotInHand)).then_some(Rule::NotInHand)
    }
}

/// Modes 1 to 3: killers, hitmen, spies.
fn of_duel(deed: Deed) -> Option<&'static [Rule]> {
    Some(match deed {
        Deed::Kill(_) => &[Rule::OffGrid, Rule::KillLiving, Rule::KillNeighbour],
        Deed::Accuse(_) => &[Rule::OffGrid, Rule::AccuseNeighbour],
        Deed::Disguise => &[Rule::EmptyDeck],
        Deed::Exonerate => &[Rule::EmptyDeck, Rule::EmptyHand],
        Deed::Evade => &[Rule::EvadeCards],
        Deed::Capture(_) => &[
            Rule::OffGrid,
            Rule::CaptureLiving,
            Rule::CaptureSelf,
            Rule::CaptureNeighbour,
            Rule::NotAsked,
        ],
        Deed::Canvass(_) => &[Rule::OffGrid, Rule::CanvassNeighbour],
        _ => return None,
    })
}

/// Mode 4, Master Thief vs. Chief of Police.
fn of_thief(deed: Deed) -> Option<&'static [Rule]> {
    Some(match deed {
        Deed::Steal(_) => &[Rule::NoTreasure, Rule::StealNeighbour],
        Deed::Accuse(_) => &[Rule::AccuseOfficer],
        Deed::Deputize => &[Rule::EmptyDeck],
        Deed::Take(_) => &[Rule::NoTreasure],
        Deed::Dismiss(_) => &[Rule::NotAnOfficer],
        _ => return None,
    })
}

/// Mode 5, FBI vs. Mafia.
fn of_mafia(deed: Deed) -> Option<&'static [Rule]> {
    Some(match deed {
        Deed::Kill(_) => {
            &[Rule::OffGrid, Rule::KillLiving, Rule::KillArrested, Rule::KillNeighbour]
        }
        Deed::Shoot(_) => {
            &[Rule::OffGrid, Rule::KillLiving, Rule::KillArrested, Rule::ShootDiagonal]
        }
        Deed::Blast(_) => {
            &[Rule::OffGrid, Rule::KillLiving, Rule::KillArrested, Rule::BlastNeighbour]
        }
        Deed::Detonate(_) => {
            &[Rule::TokenAbsent, Rule::OffGrid, Rule::KillLiving, Rule::KillArrested]
        }
        Deed::Accuse(_) => &[Rule::OffGrid, Rule::AccuseNeighbour, Rule::AccuseStraight],
        Deed::Disguise | Deed::CanvassDrawn => &[Rule::EmptyDeck],
        Deed::Autopsy(_) => &[Rule::OffGrid, Rule::AutopsyNeighbour],
        Deed::Profile(_) => &[Rule::ProfileLiving, Rule::NotInHand],
        Deed::ProfileNobody => &[Rule::ProfileNothing, Rule::ProfileNobody],
        Deed::Disarm(..) => &[Rule::TokenKind, Rule::TokenAbsent, Rule::DisarmNeighbour],
        Deed::Swap(..) => &[Rule::OffGrid, Rule::SwapNeighbours],
        Deed::Plant(_) => &[Rule::TokenLiving, Rule::TokenTwice, Rule::PlantNeighbour],
        Deed::Setup(..) => &[
            Rule::TokenKind,
            Rule::TokenAbsent,
            Rule::SetupNeighbour,
            Rule::TokenLiving,
            Rule::TokenTwice,
        ],
        Deed::Protect(_) => &[Rule::ProtectSix, Rule::TokenLiving, Rule::TokenTwice],
        Deed::Unprotect(_) => &[Rule::TokenAbsent],
        Deed::Save(_) => &[Rule::SaveLine],
        Deed::Threaten(_) => &[
            Rule::ThreatenCount,
            Rule::OffGrid,
            Rule::TokenLiving,
            Rule::TokenTwice,
            Rule::ThreatenStraight,
        ],
        Deed::Dies(_) => &[Rule::ThreatStrikes],
        _ => return None,
    })
}

/// Mode 6, Heist.
fn of_heist(deed: Deed) -> Option<&'static [Rule]> {
    Some(match deed {
        Deed::Accuse(_) => &[Rule::AccuseAble],
        Deed::Survey(_) => &[Rule::SurveySquare],
        Deed::Swap(..) | Deed::SwapOwn(_) => &[
            Rule::NotYourRole,
            Rule::Officer,
            Rule::OfficerStunned,
            Rule::NameOwn,
            Rule::SwapNeighbour,
            Rule::CardElsewhere,
        ],
        Deed::Rob(_) => &[Rule::VaultOpened, Rule::TokenThere, Rule::VaultZone],
        Deed::RobFrom(..) => {
            &[Rule::VaultOpened, Rule::TokenThere, Rule::VaultZone, Rule::TokenAbsent]
        }
        Deed::Hack(_) => &[
            Rule::NotYourRole,
            Rule::VaultOpened,
            Rule::TokenThere,
            Rule::HackOutside,
            Rule::HackReach,
        ],
        Deed::Crack(_) => {
            &[Rule::NotYourRole, Rule::VaultOpened, Rule::CrackToken, Rule::VaultZone]
        }
        Deed::Stun(_) => {
            &[Rule::NotYourRole, Rule::Officer, Rule::OfficerStunned, Rule::OfficerNear]
        }
        Deed::Frame(_) | Deed::FrameOwn(..) => {
            &[Rule::NotYourRole, Rule::Officer, Rule::NameOwn, Rule::CardElsewhere]
        }
        Deed::Silence(_) => {
            &[Rule::NotYourRole, Rule::SilenceThree, Rule::Officer, Rule::OfficerNear]
        }
        Deed::Vanish | Deed::Mimic => &[Rule::NotYourRole, Rule::EmptyDeck],
        Deed::ShiftQuiet(..) => &[Rule::QuietOfficer],
        Deed::Keep | Deed::TakeBack | Deed::TakeVault(_) => &[Rule::OneOfTwoTokens],
        Deed::Deploy(_) => &[Rule::OfficerCount, Rule::NotInHand],
        _ => return None,
    })
}

/// What is answered to a decision, in any mode.
const fn of_answer(deed: Deed) -> &'static [Rule] {
    match deed {
        Deed::Play(_) | Deed::Laid(_) | Deed::Discarded(_) | Deed::DiscardedAll(_) => &[
            Rule::NotInHand,
            Rule::CardElsewhere,
            Rule::CardCount,
            Rule::PlayLiving,
            Rule::PlayResult,
            Rule::DisguiseResult,
        ],
        Deed::Become(_) => &[Rule::NotInHand, Rule::DeadIdentity],
        Deed::Drew(_) | Deed::DrewRole(_) => &[
            Rule::RoleToo,
            Rule::CardCount,
            Rule::CardElsewhere,
            Rule::RoleTier,
            Rule::RoleElsewhere,
        ],
        Deed::Return(_) => &[Rule::ListPlace],
        Deed::Role(..) => &[Rule::NotYourRole],
        Deed::Turned(_) => &[Rule::CardCount, Rule::CardElsewhere],
        Deed::Failed => &[Rule::LivingInHand, Rule::DisguiseResult],
        Deed::Hit(..) | Deed::Hands(_) => &[Rule::NotAsked],
        Deed::Cards(_) | Deed::TakeCards(_) => {
            &[Rule::CardCount, Rule::CardElsewhere, Rule::CardNotOpen]
        }
        Deed::Call(_) => &[Rule::CallNobody],
        _ => &[],
    }
}

fn of_activation(who: Character, go: Go, power: Option<Power>, asked: &mut Vec<Rule>) {
    asked.extend([Rule::PowerAfterEnd, Rule::NotHisPower]);
    asked.push(match who {
        Character::Watson | Character::Gull => Rule::LanternWay,
        _ => Rule::PowerMust,
    });
    asked.extend(match go {
        Go::To(_) => &[Rule::NoStreet, Rule::MustMove, Rule::Occupied, Rule::TooFar][..],
        Go::Stay => &[Rule::MustMove],
        Go::Accuse(_) => &[Rule::AccuseDetective, Rule::AccuseSomebody, Rule::TooFar],
        Go::Exit(_) => &[
            Rule::ExitJack,
            Rule::ExitSeen,
            Rule::ExitCordon,
            Rule::ExitFar,
            Rule::ExitInnocent,
            Rule::ExitOnlyJack,
        ],
        Go::Swap(_) => &[Rule::SwapGull],
    });
    asked.extend(match power {
        Some(Power::Lamp(..)) => &[Rule::LampLit, Rule::LampUnlit][..],
        Some(Power::Cordon(..)) => &[Rule::CordonThere, Rule::CordonOpen],
        Some(Power::Cover(..)) => &[Rule::CoverThere, Rule::CoverOpen],
        Some(Power::Whistle(_)) => &[
            Rule::WhistleOnce,
            Rule::NoStreet,
            Rule::Occupied,
            Rule::WhistleNearer,
            Rule::WhistlePoints,
            Rule::WhistleMore,
        ],
        Some(Power::Lantern(_)) | None => &[],
    });
}
