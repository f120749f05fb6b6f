# Read aloud at the table after every line, and in the log: what happened and what is owed.

story-dealt = { $who } is dealt { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
    .do = { $n ->
        [one] Look at it
       *[other] Look at them
    }{ $at ->
        [phone] { " on your own page." }
       *[terminal] : type `secret { $one }`.
    }
story-dealt-again = { $who } is dealt another card.
    .do = Look at it{ $at ->
        [phone] { " on your own page." }
       *[terminal] : type `secret { $one }`.
    }
story-dealt-to-exonerate = { $who } is dealt a card, to exonerate somebody.
    .do = Look at it{ $at ->
        [phone] { " on your own page." }
       *[terminal] : type `secret { $one }`.
    }
story-dealt-all = { $who } are each dealt { $cards ->
    [identity-role] an identity and a role card
   *[identity] a secret identity
}.
    .do = Everybody looks at their own{ $at ->
        [phone] { " on their own page." }
       *[terminal] : type `secret all`.
    }
story-drew = { $who } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the evidence deck.
story-drew-told = { $who } has drawn { $n ->
    [one] a card.
   *[other] { $n } cards.
}
story-drew-again = { $who } draws another card from the evidence deck.
story-drew-all = { $who } each draw { $cards ->
    [identity-role] an identity and a role card, look at both
   *[identity] a secret identity, look at it
}, { $shows ->
    [team] show it to their own team only,
    [thieves] show the identity to the other thieves only,
   *[nobody] show nobody
} and lay { $cards ->
    [identity-role] both
   *[identity] it
} face down.
story-unverified = (We’ll check at the end whether that was possible.)
story-shift-row = { $who } shifts row { $line } { $toward }{ $n ->
    [one] .
   *[other] { " " }by { $n }.
}
story-shift-column = { $who } shifts column { $line } { $toward }{ $n ->
    [one] .
   *[other] { " " }by { $n }.
}
story-way-left = left
story-way-right = right
story-way-up = up
story-way-down = down
story-collapsed-rows = { $who } collapses the rows: { $suspects } leave the board.
    .do = Take those cards away and slide the rest left to close the gaps.
story-collapsed-columns = { $who } collapses the columns: { $suspects } leave the board.
    .do = Take those cards away and slide the rest up to close the gaps.
story-became = { $who } { $kind ->
    [active] chooses an active identity.
    [plainclothes] now has an officer in plainclothes.
   *[secret] { $how ->
        [drawn] takes a secret identity.
       *[chosen] chooses a secret identity.
    }
}
story-became-again = { $who } { $kind ->
    [active] chooses a new active identity.
    [plainclothes] has a new officer in plainclothes.
   *[secret] takes a new secret identity.
}
story-became-laid =
    .do = { $looks ->
        [no] They lay the card face down.
       *[yes] They look at the card{ $shows ->
            [team] , show it to their own team only
            [thieves] , show it to the other thieves only
           *[nobody] { " in secret" }
        } and lay it face down.
    }
story-disguised = The disguise works. { $suspect } is exonerated.
    .do = { $kept ->
        [yes] Lay the matching evidence card there, face up.
       *[no] Lay the old identity card there, face up.
    }
story-evaded = The Hitman gets away. { $suspect } is exonerated.
    .do = { $kept ->
        [yes] Lay the matching evidence card there, face up.
       *[no] Lay the old identity card there, face up.
    }
story-unmasked = { $who } was { $suspect }.
    .do = Discard that evidence card, face up.
story-laid = { $suspect } is exonerated.
    .do = Lay the matching evidence card there, face up.
story-hired = { $suspect } is an officer in uniform.
    .do = Lay the matching evidence card there, face up.
story-hired-marked = { $suspect } is an officer in uniform.
    .do = Lay the matching evidence card there, face up, and one of the two cards set aside on top: Grom’s or Dubin’s.
story-marker =
    .do = Was Grom’s or Dubin’s card on { $suspect }? Then move it to the new officer.
story-card-off =
    .do = Discard the evidence card on { $suspect }.
story-dead-side =
    .do = { $covered ->
        [yes] { $side ->
            [none] Discard the evidence card on that suspect, then turn the suspect card to its dead side.
           *[other] Discard the evidence card on that suspect, then turn the suspect card to its “{ $side }” side.
        }
       *[no] { $side ->
            [none] Turn that card to its dead side.
           *[other] Turn that card to its “{ $side }” side.
        }
    }
story-drawn-dead = { $suspect } is already dead.
    .do = Discard that evidence card, face up.
story-fbi-hand-dead = { $who } discards a dead suspect’s evidence card, face up: { $suspect }.
story-disguise-dead = No luck: { $suspect } is already dead, so the identity stays the same.
    .do = Discard that evidence card, face up.
story-hand-killed = { $suspect } was in { $who }’s hand.
    .do = Discard that evidence card, face up.
story-canvassed = { $yes ->
    [yes] { $who } is next to { $suspect }.
   *[no] { $who } isn’t next to { $suspect }.
}
story-canvassed-claim = { $who }: “{ $yes ->
    [yes] Yes, I’m next to { $suspect }.
   *[no] No, I’m not next to { $suspect }.
}”
story-accused = { $kind ->
    [active] { $yes ->
        [yes] Yes: { $suspect } is { $who }’s active identity.
       *[no] No: { $suspect } isn’t { $who }’s active identity.
    }
   *[secret] { $yes ->
        [yes] Yes: { $suspect } is { $who }.
       *[no] No: { $who } isn’t { $suspect }.
    }
}
story-accused-claim = { $who }: “{ $kind ->
    [active] { $yes ->
        [yes] Yes, my active identity is { $suspect }.
       *[no] No, my active identity isn’t { $suspect }.
    }
   *[secret] { $yes ->
        [yes] Yes, I’m { $suspect }.
       *[no] No, I’m not { $suspect }.
    }
}”
story-vain-dead = (No surprise: { $suspect } is dead.)
story-vain-arrested = (No surprise: { $suspect } is already under arrest.)
story-vain-open = (No surprise: the evidence card for { $suspect } is already face up.)
story-claim = So { $who } says.
story-hit = { $suspect } was { $who }.
story-missed = { $who }: “No, I wasn’t { $suspect }.”
story-passed = { $who } can’t do anything and skips the turn.
story-opened-last = At the end, { $who } was { $suspect }.
story-was = From { $seq ->
    [0] the start
   *[other] line { $seq }
}, { $who } was { $by ->
    [cell] the suspect now at { $suspect }
   *[name] { $suspect }
}.
story-won = Game over: { $who } wins — { $reason }.
story-won-together = Game over: { $team ->
    [fbi] the { $who } wins
    [mafia] the { $who } wins
    [thieves] the thieves win
   *[other] { $who } wins
} — { $reason }.
story-drawn = Game over: nobody wins — { $reason }.
story-end-kills = { $n ->
    [one] { $n } suspect is dead
   *[other] { $n } suspects are dead
}
story-end-inspector-killed = the opponent’s secret identity was killed
story-end-killer-caught = the opponent is caught
story-end-treasures = the last treasure is gone
story-end-thief-caught = the opponent is caught
story-end-hit-list = everybody on the hit list is dead
story-end-sleuth-killed = the opponent has no living suspect left
story-end-hitman-caught = the opponent is caught
story-end-vaults = all four vaults are open
story-end-no-role = a caught thief had no role card left to draw
story-end-conceded = { $lost ->
    [seat] the other side conceded
    [team] the other side conceded
   *[several] the others conceded
}
story-end-stalemate = nobody can do anything
story-owes-turn = { $who }, your turn.
story-owes-become = { $who }, choose { $kind ->
    [active] your active identity
    [plainclothes] your officer in plainclothes
   *[secret] your secret identity
} in private{ $at ->
    [phone] , on your own page: Tell…
   *[terminal] : type `secret`.
}
story-owes-play = { $who }, play one card from your hand: type `play { $one }`.
story-owes-drew = { $who }, draw { $n ->
    [one] { $n } card and enter it
   *[other] { $n } cards and enter them
} in private{ $at ->
    [phone] , on your own page: Tell…
   *[terminal] : type `secret`.
}
story-owes-chosen = { $who }, secretly lay one card from your hand face down as { $kind ->
    [active] your active identity
    [plainclothes] your officer in plainclothes
   *[secret] your identity
}, then type `chosen`.
story-owes-officers = { $who }, turn up { $n ->
    [one] the top card of the evidence deck: that’s your new officer in uniform. Say who it is: type `turned { $one }`.
   *[other] the top { $n } cards of the evidence deck: they’re your officers in uniform. Say who they are: type `turned { $one } { $one }`.
}
story-owes-chosen-living = { $who }, secretly lay one living suspect’s card from your hand face down as your identity, then type `chosen`. Nobody alive in your hand? Type `failed`.
story-owes-disguised = { $who }, is the suspect you drew alive? Then lay the new card face down in front of you, lay your old identity card face up on its suspect, and type who that was: `laid { $one }`. Dead? Discard the drawn card, face up, and type `discarded { $one }`.
story-owes-failed = { $who }, discard the card you drew, face up, and type `discarded { $one }`.
story-owes-turned = { $who }, turn up the next card on the hit list (unless it’s face up already) and type `turned { $one }`.
story-owes-canvass = { $who }, are you next to { $suspect }? Type `answer yes` or `answer no`.
story-owes-accusation = { $who }, { $kind ->
    [active] is your active identity { $suspect }?
   *[secret] are you { $suspect }?
} Type `answer yes` or `answer no`.
story-owes-hit = { $who }, were you { $suspect }? Yes or no?
story-owes-hit-hand = { $who }, do you have { $suspect }? As your identity: type `yes`. In your hand: discard that card, face up, and type `discarded { $one }`. Neither: type `no`.
story-told = { $who } said something in private.
story-refused = { $who } tried something that isn’t allowed; only they may see why.
story-refused-private = { $who } typed a private line that wasn’t accepted.
story-undid = { $n ->
    [one] { $n } line was taken back.
   *[other] { $n } lines were taken back.
}
story-undid-shown = It had already given something away.
story-redid = { $n ->
    [one] { $n } line was put back.
   *[other] { $n } lines were put back.
}
story-looked = Looked at secrets: { $who }.
story-pinned = { $who } chose a PIN.
story-mistyped = Somebody typed a wrong PIN for { $who }.
story-unpinned = { $who } may choose a new PIN: the table agreed.
story-seated = { $kind ->
    [renamed] { $role }: the player is called { $player }, not { $was }.
    [bot] From here on the companion plays { $role } in place of { $was }.
    [person] From here on { $player } plays { $role } in place of the companion.
   *[other] From here on { $player } plays { $role } in place of { $was }.
}
story-noted = The referee notes something.
story-noted-text = The referee notes: { $text }
story-recovered = The damaged record was repaired.
story-unsealed = The game is over, so the sealed cards are open: anybody can check them now (referee verify).
story-false-canvass = Line { $seq }: { $who } said they { $said ->
    [yes] were
   *[no] weren’t
} { $inquiry ->
    [spy] { $suspect } or next to { $suspect }
   *[canvass] next to { $suspect }
}. { $truth ->
    [yes] They were.
   *[no] They weren’t.
}
story-false-accusation = Line { $seq }: { $who } said they { $said ->
    [yes] were
   *[no] weren’t
} { $suspect }{ $kind ->
    [active] , as their active identity
   *[secret] {""}
}. { $truth ->
    [yes] They were.
   *[no] They weren’t.
}
story-false-deed = Line { $seq }: “{ $told }” That wasn’t possible from where they stood.
story-false-silence = Line { $seq }: { $who } was { $suspect }, but kept silent.
story-false-identity = Line { $seq }: { $who } chose { $suspect }, who was already dead.
story-false-claim = Line { $seq } named { $who } as { $suspect }, but they were somebody else.
story-fourth-card = Line { $seq }: { $who } already had three cards; { $suspect } would be a fourth.
story-same-card = Line { $seq }: { $who } named the card { $suspect }, but so had { $other }.
story-same-role = Line { $seq }: { $who } named the role card { $role }, but so had { $other }.
story-everybody = everybody
story-referee = the referee
story-role = { $id ->
   *[other] { $role }
}
story-glance = { $turn ->
    [0] Before the first turn · { $score }
   *[other] { $score }
} · deck { $deck }
story-score-kills = kills { $n }/{ $goal }
story-practice = Practice: anybody could work out the deal, so nothing here is truly secret.
story-seat = { $who }: { $holds }
story-in-hand = in hand: { $cards }
story-no-identity = { $kind ->
    [active] no active identity
    [plainclothes] no officer in plainclothes
   *[secret] no identity
}
story-hidden-identity = { $kind ->
    [active] active identity hidden
    [plainclothes] officer in plainclothes hidden
   *[secret] identity hidden
}
story-unshown-identity = { $kind ->
    [active] active identity not shown yet
    [plainclothes] officer in plainclothes not shown yet
   *[secret] identity not shown yet
}
story-was-identity = { $kind ->
    [plainclothes] the officer in plainclothes was { $suspect }
   *[secret] was { $suspect }
}
story-hand = { $n ->
    [0] no cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
story-discard = Discard: { $cards }
story-officers = Officers in uniform: { $suspects }
# What is counted beside the game: left out where a game is replayed.
story-looks = Looked at secrets: { $who }, { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
story-tries-refused = Lines refused (only that player may see why): { $who }, { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
story-tries-taken-back = Lines taken back after giving something away: { $n }
story-tries-put-right = Lines corrected after giving something away: { $n }
story-tries-pin = Wrong PIN: { $who }, { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
story-without-pin = No PIN yet: { $who }
story-numbered = { $seq }. { $told }
story-failed = The disguise fails.
story-evade-failed = The Hitman doesn’t get away.
story-may-open = { $who } can now show who they were: type `secret`, then `reveal { $one }`.
story-may-open-all = { $who } can now show who they were: type `secret`, then `reveal { $names }`. The number after “@” is the line from which they were that suspect; without one, it’s who they were last.
story-may-open-then = { $one }@{ $seq }
story-arrested = { $suspect } is arrested.
    .do = { $own ->
        [yes] { $who }, lay your identity card there, face down.
       *[no] Lay the matching evidence card there, face down.
    }
story-trophy = { $who } captures { $suspect }.
    .do = { $side ->
        [none] Turn that suspect card to its dead side; { $who } takes the evidence card as a trophy.
       *[other] Turn that suspect card to its “{ $side }” side; { $who } takes the evidence card as a trophy.
    }
story-shed = { $who } takes the identity card back into their hand.
story-list-added = { $n ->
    [one] The hit list gets one more card, face down.
   *[other] The hit list is { $n } evidence cards.
}
    .do = { $n ->
        [one] Add the top card of the evidence deck to the end of the list.
       *[other] Lay them out in a row, face down (if they’re already there, leave them as they are).
    }
story-list-dealt = { $n ->
    [one] The companion adds a card to the end of the hit list.
   *[other] The companion deals the hit list, { $n } cards, and keeps it.
}
    .do = { $n ->
        [one] Lay nothing on the table for it.
       *[other] Lay out only the targets it names.
    }
story-list-unseen = Nobody may look.
story-list-turned = The target is now { $suspect }.
    .do = { $kept ->
        [yes] Lay that evidence card face up beside the grid, at the head of the hit list.
       *[no] That card stays face up at the head of the hit list.
    }
story-list-killed = That was the target.
    .do = Discard that evidence card, face up.
story-list = Hit list: { $open ->
    [yes] { $target }
   *[no] none face up
}; face down: { $by ->
    [none] none
   *[count] { $hidden }
}
story-list-left = targets left { $n }
story-surveyed = Is { $who } in the square at { $cell }? — { $answer }.
story-false-survey = Line { $seq }: { $who } said they { $said ->
    [yes] were
   *[no] weren’t
} in the square at { $cell }. { $truth ->
    [yes] They were.
   *[no] They weren’t.
}
story-owes-survey = { $who }, are you in that square ({ $cell } is its top-left cell)? Type `answer yes` or `answer no`.
story-owes-hands = { $inquiry ->
    [spy] Everybody except the spy who canvassed: raise a hand if you’re { $dead ->
        [yes] next to { $suspect }
       *[no] { $suspect } or next to { $suspect }
    }. Who raised one?
    [canvass] Who raised a hand?
   *[other] Mafia: raise a hand if you’re next to { $suspect }. Who raised one?
} Type `hands { $player } …`, or `no`.{ $mixed ->
    [yes] { " (Only those who keep their own cards.)" }
   *[no] {""}
}
story-owes-save = { $who }, { $suspect } is protected and under attack. Save them? Yes or no?
story-owes-blast = { $who }, pick a suspect next to { $suspect } to die in the blast: type `blast { $one }`.
story-owes-return = { $who }, { $n ->
    [1] only one face-down card is left on the hit list. { $kept ->
        [yes] Type `return 1`, and the companion puts it under the deck.
       *[no] Put it under the deck and type `return 1`.
    }
   *[other] { $kept ->
        [yes] which card of the hit list goes back under the deck? The companion keeps them in order: `return 1` is the one that comes right after the target, `return 2` the next, and so on.
       *[no] which face-down card on the hit list goes back under the deck? `return 1` is the one next to the face-up target, `return 2` the next, and so on.
    }
}
story-owes-dismiss = { $who }, dismiss an officer: type `dismiss { $one }`.
story-owes-take = { $who }, take any one treasure token in return: type `take { $one }`.
story-owes-threaten = { $who }, threaten one to three suspects: type `threaten { $one }…`{ $kept ->
    [yes] , or `threaten nobody` if there’s nobody to threaten
   *[no] {""}
}.
story-owes-deploy = { $who }, { $at ->
    [held] from the { $hand } cards in your hand,
    [phone] look at your { $hand } cards on your own page and
   *[terminal] look at your { $hand } cards (type `secret`) and
} pick { $n } as officers in uniform: type `deploy { $one }…`.
story-owes-protect = { $who }, place a protection token or take one back: type `protect { $one }` or `unprotect { $one }`.
story-owes-keep = { $who }, type `keep` to leave your token where it is, or `take` to take it back.
story-owes-dies = { $who }, your threats strike first. Which threatened suspects are next to you? Type `dies { $one }…`, or `dies nobody`.
story-owes-role = { $who }, turn your role card face up and say which it is: type `role { $seat } ROLE`. Your suspect stays secret.
story-owes-shuffle = The companion shuffles the evidence deck.
story-team-fbi = FBI
story-team-mafia = Mafia
story-team-thieves = thieves
story-team-team1 = Team 1
story-team-team2 = Team 2
story-team-team3 = Team 3
story-team-team4 = Team 4
story-token-threat = threat
story-token-bomb = bomb
story-token-protection = protection
story-token-treasure = treasure
story-token-of-threat = threat
story-token-of-bomb = bomb
story-token-of-protection = protection
story-token-of-treasure = treasure
story-vault-nw = nw
story-vault-ne = ne
story-vault-sw = sw
story-vault-se = se
story-score-trophies = trophies { $n }/{ $goal }
story-scores-trophies = trophies ({ $goal } win): { $list }
story-score-none = nobody has one yet
story-score-others = the others 0
story-score-treasures = treasures { $n }/{ $goal }
story-score-arrests = arrests { $n }/{ $goal }
story-score-deaths = deaths { $n }/{ $goal }
story-score-vaults = vaults { $n }/{ $goal }
story-canvas-dead = (That suspect is dead, so only neighbours can answer.)
story-nobody = A miss: { $suspect } isn’t an enemy spy.{ $sure ->
    [yes] {""}
   *[no] { " (Taken on trust.)" }
} The card stays as it is.
story-out = No evidence card is left, so { $who } is out.
story-concede-team = { $who } concedes for the whole team: { $all } are out.
story-off-board = { $suspect } (started at { $cell }; off the board now)
story-hands = { $inquiry ->
    [autopsy] Autopsy
    [profile] Profile
   *[canvass] Canvass
} of { $suspect }: { $n ->
    [0] nobody raises a hand.
    [one] { $seats } raises a hand.
   *[other] { $seats } raise a hand.
}
story-hands-asked = { $n ->
    [0] Nobody raises a hand.
    [one] { $seats } raises a hand.
   *[other] { $seats } raise a hand.
}
story-survey-hands = Survey at { $cell }: { $n ->
    [0] nobody raises a hand.
    [one] { $seats } raises a hand.
   *[other] { $seats } raise a hand.
}
story-claims = (Taken on trust.)
story-owes-captured = Enemy spies, is one of you { $suspect }? { $who }, type what they say: `hit PLAYER`, or `hit nobody`.
story-owes-spy = { $who }, are you { $suspect }? Yes or no?
story-false-reach = Line { $seq }: from where they really stood, { $who } couldn’t target { $suspect }.
story-end-trophies = { $n ->
    [one] { $n } enemy spy was captured
   *[other] { $n } enemy spies were captured
}
story-end-most-trophies = no cards were left for the others, and the most trophies win
story-end-deaths = { $n ->
    [one] { $n } death
   *[other] { $n } deaths
}, counting each agent twice
story-end-arrests = { $n ->
    [one] it has made { $n } arrest
   *[other] it has made { $n } arrests
}
story-end-both-goals = both sides reached their goals at once
story-fbi-kill = { $who } attacks { $suspect }.
story-fbi-shot = { $who } shoots { $suspect } dead.
story-fbi-blast = The blast reaches { $suspect }.
story-fbi-died = { $suspect } dies.
story-fbi-trophy = { $suspect } was an FBI agent, so that counts as two deaths.
    .do = Give the Mafia the evidence card for { $suspect } as a trophy.
story-fbi-struck = { $who }’s turn: every threat next to them strikes. Under attack: { $suspects }.
story-fbi-own-arrested = { $suspect } is one of the Mafia, so that’s an arrest, not a death.
    .do = { $own ->
        [yes] { $who }, lay your identity card there, face down.
       *[no] Lay the matching evidence card there, face down.
    }
story-fbi-nobody-dies = No threat strikes this turn.
story-fbi-tokens-stay = The { $token } { $n ->
    [one] token stays
   *[other] tokens stay
} there.
story-fbi-missed = No: { $suspect } isn’t in the Mafia.
story-fbi-missed-arrested = No: { $suspect } is already under arrest, so nobody is that suspect now.
story-fbi-exploded = The bomb on { $suspect } explodes.
    .do = Take it off the board.
story-fbi-without = { $who } finds no living suspect and plays on without an identity.
story-fbi-disguised = The disguise works.
    .do = Discard the evidence card for { $suspect }, face up.
story-fbi-other = { $kept ->
    [yes] The companion puts the other card under its deck.
   *[no] The other card drawn goes under the deck, face down.
}
story-fbi-canvass = Canvass of { $suspect }: { $of ->
    [agents] every FBI agent next to that suspect, raise a hand.
   *[all] everybody next to that suspect, raise a hand.
}
story-fbi-drawn-dead = { $kept ->
    [yes] The suspect { $who } drew is dead; the companion puts that card under its deck.
   *[no] The suspect { $who } drew is dead; that card goes under the deck, face down.
}
story-fbi-drawn-dead-all = { $n ->
    [one] The suspect { $who } drew is dead
   *[other] { $who } drew { $n } dead suspects in a row
}; { $kept ->
    [yes] the companion puts those cards under its deck.
   *[no] those cards go under the deck, face down.
}
story-fbi-disguise-dead = The disguise fails: the suspect on the drawn card is dead. The identity stays the same.
    .do = { $kept ->
        [yes] The companion puts the drawn card under its deck.
       *[no] Put the drawn card under the deck, face down.
    }
story-fbi-no-blast = { $who } doesn’t set off the bomb on { $suspect }.
story-fbi-lifted =
    .do = Take the { $token } { $n ->
        [one] token
       *[other] tokens
    } off { $cards }.
story-fbi-owes-hit = Is anybody { $suspect }? { $who }, type what they say: `hit PLAYER`, or `hit nobody`.
story-fbi-owes-accused = Mafia, is one of you { $suspect }? { $who }, type what they say: `hit PLAYER`, or `hit nobody`.
story-fbi-owes-chosen = { $who }, is the suspect you drew alive? Then show the card to your team only, lay it face down and type `chosen`. Dead? Put it under the deck, face down, and type `failed`.
story-fbi-owes-disguised = { $who }, is the suspect you drew alive? Then show the new card to your team only and lay it face down, discard your old identity card face up and type `discarded { $one }`. Dead? Put the new card under the deck, face down, and type `failed`.
story-fbi-owes-turned = { $who }, discard the dead cards from your hand, face up: type `discarded { $one }…`, or `no` if there are none.
story-fbi-owes-play = { $who }, play one of the two cards you drew: type `play { $one }`.
story-owes-detonate = { $who }, the bomb on { $suspect } may go off. Detonate it? Yes or no?
story-false-toll = Line { $seq }: { $who } named the wrong threatened neighbours.
story-fbi-nobody = Nobody was { $suspect }.
story-match-treasures = Match, game { $game } of 2, treasures: { $score }
story-match-games = Match, game { $game } of 2, games won: { $score }
story-match-drawn = The match is a draw.
story-match-won = { $n ->
    [1] { $who } wins the match.
   *[other] { $who } win the match.
}
story-trophies = { $n ->
    [0] no trophies
    [one] trophy: { $cards }
   *[other] trophies: { $cards }
}
story-plays-no-more = out of the game
story-team = { $team }: { $seats }
story-lost-identity = no identity left
story-fbi-used =
    .do = Take the { $token } { $n ->
        [one] token
       *[other] tokens
    } off { $suspect }.
story-end-escaped = Jack has left the district
story-end-jack-caught = Jack is arrested
story-end-wrong-accusation = the accusation was wrong
story-end-not-caught = Jack stayed free for eight rounds
story-owes-cards = Shuffle all eight character cards, turn up four and type `cards NAME NAME NAME NAME`.
story-owes-call = Call for witnesses. { $who }, are you visible? Type `call visible` or `call invisible`.

## What the table decides and puts right.
story-ruled = House rule from now on: { $means } ({ $option }={ $value }).
story-ruled-reason = Why: { $reason }
story-arranged = The board was corrected: the suspects now lie as shown.
story-corrected = A mistake was corrected.
story-corrected-shown = That gave something away.
story-stands = Line { $seq } was a mistake; the table lets it stand.
story-cell-to-type = CELL
