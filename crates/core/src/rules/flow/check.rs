//! Whether a line is allowed, and which rules decide it.
use crate::rules::{Action, Ask, Deed, Identity, Known, Ledger, On, Refusal, Rule, Rules};

impl<G: Rules> On<G> {
    /// Whether the rules allow the action, as far as the cards known here can tell.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(in crate::rules) fn check(
        &self,
        action: &Action,
        ledger: &mut impl Ledger,
    ) -> Result<(), Refusal> {
        ledger.require(self.outcome.is_none(), Refusal::of(Rule::GameOver))?;
        if let Action::Concede(seat) = *action {
            let plays = seat.at() < self.seats();
            ledger.require(plays, Refusal::to(Rule::NotYourAction, seat))?;
            return ledger.require(!self.game.has_left(seat), Refusal::to(Rule::GaveUp, seat));
        }
        // What else answers what is asked for now, each mode says itself.
        let chance = matches!(action, Action::Shuffled(_)) && !self.owes_shuffle();
        ledger.require(!chance, Refusal::of(Rule::OtherOwed))?;
        let Some(owed) = self.owed else { return Err(Refusal::of(Rule::GameOver)) };
        match (owed.ask, action) {
            (Ask::Answer(_), Action::Do(Deed::Answer(_))) => Ok(()),
            _ => G::check(self, owed, action, ledger),
        }
    }
}

impl Known {
    /// Whether the rules allow the action, as far as the cards known here can tell.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        self.check_noting(action, &mut ())
    }

    /// The rules that decide whether the line may be said now, each once, in the order in which
    /// [`check`](Self::check) looks at them. The one that forbids it comes last, and all before it hold.
    pub fn conditions(&self, action: &Action) -> Vec<Rule> {
        let mut rules = Vec::new();
        if let Err(Refusal { rule, .. }) = self.check_noting(action, &mut rules) {
            rules.retain(|held| *held != rule);
            rules.push(rule);
        }
        rules
    }

    /// Whether a card that is hidden here could forbid the line: then its acceptance tells something of that card.
    pub fn hangs(&self, action: &Action) -> bool {
        !matches!(action, Action::Concede(_)) && self.hinges_on(action).is_some()
    }

    /// The rule that a card which is hidden here could break, of a line that is allowed as far as can be seen.
    ///
    /// It is asked of a view, whose hidden cards are face down, so the answer is the same whatever they are.
    pub fn hinges_on(&self, action: &Action) -> Option<Rule> {
        let seat = self.decision()?.seat;
        let holding = self.holding(seat);
        if holding.identity == Identity::Hidden {
            let broken = |own| {
                let mut known = *self;
                known.hold(seat, |holding| holding.identity = Identity::Known(own));
                known.check(action).err().map(|refusal| refusal.rule)
            };
            if let Some(rule) = self.suspected(seat).iter().find_map(broken) {
                return Some(rule);
            }
        }
        let conditions = self.conditions(action);
        let unseen_role = self.game().has_hidden_role(seat);
        if unseen_role && conditions.contains(&Rule::NotYourRole) {
            return Some(Rule::NotYourRole);
        }
        let unseen_hand = holding.unknown > 0;
        (unseen_hand && conditions.contains(&Rule::NotInHand)).then_some(Rule::NotInHand)
    }
}
