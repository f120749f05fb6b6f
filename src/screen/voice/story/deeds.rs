//! What a player sets out to do.
use crate::board::{Axis, Shift, Suspect};
use crate::lang::Arg;
use crate::rules::{Deed, Seat};
use crate::screen::Voice;
use crate::table::reading_order;
use crate::terms::{Token, Vault};

impl Voice<'_> {
    /// What a player set out to do, or chose.
    pub(in crate::screen) fn deed(&self, seat: Seat, deed: Deed) -> String {
        let mut args = vec![("who", self.seat(seat).into()), self.kept()];
        let names = |set| {
            let list = reading_order(self.position.grid(), set);
            self.words.all_of(&list.iter().map(|it| self.suspect(*it)).collect::<Vec<_>>())
        };
        let usual = match deed {
            Deed::Kill(it)
            | Deed::Accuse(it)
            | Deed::Capture(it)
            | Deed::Canvass(it)
            | Deed::Steal(it)
            | Deed::Autopsy(it)
            | Deed::Profile(it)
            | Deed::SwapOwn(it)
            | Deed::Plant(it)
            | Deed::Detonate(it)
            | Deed::Shoot(it)
            | Deed::Stun(it)
            | Deed::Frame(it)
            | Deed::Silence(it)
            | Deed::Protect(it)
            | Deed::Unprotect(it)
            | Deed::Save(it)
            | Deed::Decline(it)
            | Deed::Blast(it)
            | Deed::Take(it)
            | Deed::Dismiss(it) => {
                args.push(("suspect", self.suspect(it).into()));
                matches!(deed, Deed::SwapOwn(_)).then_some("deed-swap-own")
            }
            Deed::Swap(one, other) | Deed::FrameOwn(one, other) => {
                args.push(("suspect", self.suspect(one).into()));
                args.push(("other", self.suspect(other).into()));
                matches!(deed, Deed::FrameOwn(..)).then_some("deed-frame-own")
            }
            Deed::Disarm(it, token) => {
                args.push(("suspect", self.suspect(it).into()));
                args.push(("kind", token.id().into()));
                None
            }
            Deed::Setup(token, from, to) => {
                args.push(("token", self.of_token(token).into()));
                args.push(("suspect", self.suspect(from).into()));
                args.push(("other", self.suspect(to).into()));
                None
            }
            Deed::RobFrom(vault, from) => {
                args.push(("vault", self.vault(vault).into()));
                args.push(("from", self.vault(from).into()));
                Some("deed-rob-from")
            }
            Deed::Rob(vault) | Deed::Hack(vault) | Deed::Crack(vault) | Deed::TakeVault(vault) => {
                args.push(("vault", self.vault(vault).into()));
                matches!(deed, Deed::TakeVault(_)).then_some("deed-take-vault")
            }
            Deed::Threaten(all) | Deed::Deploy(all) => {
                args.push(("suspects", names(all).into()));
                args.push(("n", all.len().into()));
                let nobody = all.is_empty() && matches!(deed, Deed::Threaten(_));
                nobody.then_some("deed-threaten-nobody")
            }
            Deed::Survey(corner) => {
                args.push(("cell", corner.to_string().into()));
                None
            }
            Deed::Return(place) => {
                args.push(("n", place.into()));
                None
            }
            Deed::ShiftQuiet(shift, _) => {
                let axis = if shift.line.axis == Axis::Rows { "row" } else { "column" };
                let [line, toward, _] = self.shift_args(shift);
                args.extend([("axis", axis.into()), line, toward]);
                Some("deed-shift-quiet")
            }
            Deed::Concede => {
                let side = |seat| self.position.game().side(seat);
                let mut others = self.position.all_seats().filter(|it| *it != seat);
                others.any(|it| side(it) == side(seat)).then_some("deed-concede-team")
            }
            Deed::CanvassDrawn => Some("deed-canvas-drawn"),
            Deed::ProfileNobody => Some("deed-profile-nobody"),
            Deed::TakeBack => Some("deed-take-back"),
            _ => None,
        };
        let own = self.mode().deed(seat, deed).or(usual);
        let key = own.map_or_else(|| format!("deed-{}", deed.word()), str::to_owned);
        let said = self.words.tell(&key, &args);
        match deed {
            Deed::Kill(it) | Deed::Silence(it) | Deed::Blast(it) => self.with_dead_side(said, it),
            _ => said,
        }
    }

    /// With what to do with the card of a suspect who dies: the evidence card leaves it first.
    pub(in crate::screen) fn with_dead_side(&self, said: String, suspect: Suspect) -> String {
        let covered = self.position.exonerated().contains(suspect);
        let covered = ("covered", if covered { "yes" } else { "no" }.into());
        let order = self.words.tell("story-dead-side", &[covered, self.to_dead_side()]);
        if order.is_empty() { said } else { format!("{said} {order}") }
    }

    /// What a vault is called when one speaks of it; `story-vault-…` is what is typed.
    pub(in crate::screen) fn vault(&self, vault: Vault) -> String {
        self.words.say(&format!("heist-corner-{}", vault.id()))
    }

    /// What a kind of token is called.
    pub fn token(&self, token: Token) -> String {
        self.printed(token.id(), &format!("story-token-{}", token.id()))
    }

    /// The same as one says it of the token: `the bomb token`, in the case that needs.
    pub(in crate::screen) fn of_token(&self, token: Token) -> String {
        self.words.say(&format!("story-token-of-{}", token.id()))
    }

    /// Why everybody can see that nobody is this suspect, if so: such an accusation is allowed, with a
    /// warning (G29).
    pub(super) fn vain(&self, suspect: Suspect) -> Option<&'static str> {
        if self.position.dead().contains(suspect) {
            return Some("story-vain-dead");
        }
        if self.position.arrested().contains(suspect) {
            return Some("story-vain-arrested");
        }
        self.position.open_cards().contains(suspect).then_some("story-vain-open")
    }

    /// With that reason behind it.
    pub(in crate::screen) fn with_vain(&self, said: String, suspect: Suspect) -> String {
        match self.vain(suspect) {
            Some(why) => {
                let name = ("suspect", self.suspect(suspect).into());
                format!("{said} {}", self.words.tell(why, &[name]))
            }
            None => said,
        }
    }

    /// Which line a shift moves, in which direction and how far.
    pub(in crate::screen) fn shift_args(&self, shift: Shift) -> [(&'static str, Arg<'static>); 3] {
        let toward = self.words.say(&format!("story-way-{}", shift.toward()));
        [("line", shift.line.to_string().into()), ("toward", toward.into()), ("n", shift.by.into())]
    }
}
