# Read by `src/setup` and `src/screen/setup`: setups, lists of modes, and why there is no such setup.

## The labels at the left of a setup.
setup-label-box = Leave out
setup-label-table = Table
setup-label-vaults = Vaults
setup-label-deck = Deck
setup-label-roles = Role deck
setup-label-tokens = Tokens
setup-label-seats = Role cards
setup-label-teams = Teams
setup-label-turn = First turns
setup-label-goal = Aim
setup-label-options = Options
setup-label-note = Note

## Headlines.
setup-players = players: { $players }
setup-minutes = { $minutes } min
setup-difficulty-low = easy
setup-difficulty-medium = medium
setup-difficulty-high = hard
setup-seed = seed { $seed }
setup-code = code { $code }
setup-planned = not refereed yet
setup-no-mode-fits = No mode in this box fits that many players.

## What stays in the box.
setup-box = { $n ->
    [1] { $cards } and the matching evidence card
   *[other] { $cards }, and their evidence cards
}
setup-box-marked = { $n ->
    [one] the one suspect marked “{ $mark }”
   *[other] all { $n } suspects marked “{ $mark }”
}
setup-box-unmarked = { $n ->
    [one] the one suspect without a mark
   *[other] all { $n } suspects without a mark
}
setup-box-some-unmarked = { $n } of the { $of } suspects without a mark
setup-box-some = { $n } of the { $of } suspects marked “{ $mark }”
setup-box-beside = { $cards }: on the other table
setup-box-aside = Set aside { $cards }: laid on top of the evidence cards, they mark the officers in uniform
setup-box-special = { $n ->
    [one] the special card
   *[other] the { $n } special cards
}
setup-box-others = { $n ->
    [one] the one other suspect
   *[other] the { $n } other suspects
}

## What is printed in the corner of a card.
setup-corner-none = no mark
setup-corner-6 = marked “6”
setup-corner-7 = marked “7”
setup-corner-star = marked “*”
setup-corner-special = the special card

## The table.
setup-table-random = { $size }, alive side up:
setup-table-alphabetical = { $size } in alphabetical order, alive side up:
setup-table-typed = { $size }, as it is now:
setup-cells-random = { $n ->
    [one] Lay out the one suspect
   *[other] Shuffle the { $n } suspects and lay them out { $size }
}, alive side up. Call each one by cell: a1 is top left, { $last } bottom right.
setup-cells-alphabetical = { $n ->
    [one] Lay out the one suspect
   *[other] Lay out the { $n } suspects { $size } in alphabetical order
}, alive side up. Call each one by cell: a1 is top left, { $last } bottom right.
setup-cells-lie = { $size }, in any order: shuffle { $n ->
    [one] the one suspect
   *[other] the { $n } suspects
} and lay them out, or leave them as they are; everybody alive side up, no tokens. Call each one by cell: a1 is top left, { $last } bottom right.
setup-vaults = Mark the four vaults at the corners of the grid. Rob from: { $vaults }; centre { $centre }
setup-deck = { $n ->
    [one] The { $n } evidence card of the suspect on the table
   *[other] Shuffle the { $n } evidence cards of the suspects on the table
}
setup-deck-dealt = Keep the evidence cards at hand: the companion does all the drawing below, and names a card when it’s to be laid down
setup-roles-tier = Tier { $n }: { $roles }
setup-tokens-all = { $tokens }: as many as the box has

## The players.
setup-begins = { $who }, goes first
setup-player = Player { $n }
setup-seats-hints = Hand out: { $seats }
setup-hints = Hand out the role cards: { $roles }
setup-turns = Take turns in this order
setup-turns-heist = The { $role } acts after every open action, and after { $n ->
    [one] { $n } hidden one
   *[other] { $n } hidden ones in a row
}
setup-team = Team { $n }
setup-sit-opposite = Sit around the table in turn order, so partners face each other
setup-sit-in-turn = Sit around the table in turn order, which mixes the teams evenly: 1, 2, 3, 1, 2, 3, 1, 2, 3
setup-sit-by-side = Each team sits together, facing the other team
setup-talk = Partners may talk, even in signs or another language, but only where everybody can see and hear it
setup-turn-killer = { $kept ->
    [yes] The { $role } is dealt a secret identity; the first turn has to be a kill
   *[no] The { $role } draws { $n ->
        [one] { $n } evidence card, looks at it and lays it
       *[other] { $n } evidence cards, looks at them and lays them
    } face down as their secret identity; the first turn has to be a kill
}
setup-turn-inspector = { $kept ->
    [yes] The { $role } spends the first turn being dealt { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and choosing one as a secret identity; the others are the hand
   *[no] The { $role } spends the first turn drawing { $n ->
        [one] { $n } evidence card
       *[other] { $n } evidence cards
    }: one face down as their secret identity, the rest in hand
}
setup-turn-hitman = { $kept ->
    [yes] The { $role } is dealt a hit list of { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and a secret identity; only the first target is named
   *[no] The { $role } lays { $n ->
        [one] { $n } evidence card
       *[other] { $n } evidence cards
    } in a row face down as the hit list, draws one more, looks at it and lays it face down as their secret identity, then turns up the first card of the list
}
setup-turn-sleuth = { $kept ->
    [yes] Before the first turn, the { $role } is dealt { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and chooses one as a secret identity; the others are the hand
   *[no] Before the first turn, the { $role } draws { $n ->
        [one] { $n } evidence card
       *[other] { $n } evidence cards
    } and lays one face down as their secret identity; the others stay in hand
}
setup-turn-jack = { $kept ->
    [yes] Jack is dealt an alibi card: that’s who Jack is
   *[no] Jack secretly draws an alibi card: that’s who Jack is
}
setup-turn-detective = { $kept ->
    [yes] Lay the four character cards that are named face up; the Detective picks first
   *[no] The Detective turns up four character cards and picks first
}
setup-turn-spies = { $kept ->
    [yes] Everybody is dealt a secret identity
   *[no] Everybody draws { $n ->
        [one] { $n } evidence card, looks at it in secret and lays it
       *[other] { $n } evidence cards, looks at them in secret and lays them
    } face down as their secret identity
}
setup-turn-treasures = Put one { $token } token on each suspect, { $n } in all
setup-turn-thief = { $kept ->
    [yes] The { $role } is dealt { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and chooses one as an active identity; the others are the hand
   *[no] The { $role } draws { $n ->
        [one] { $n } evidence card
       *[other] { $n } evidence cards
    } and lays one face down as their active identity; the others stay in hand
}
setup-turn-hides = { $kept ->
    [yes] The { $role } is dealt an officer in plainclothes
   *[no] The { $role } draws { $n ->
        [one] { $n } evidence card
       *[other] { $n } evidence cards
    } face down as the officer in plainclothes
}
setup-turn-shows = { $kept ->
    [yes] { $n ->
        [one] The { $role } also gets an officer in uniform: lay the evidence card that is named on its suspect, face up
       *[other] The { $role } also gets { $n } officers in uniform: lay the evidence cards that are named on their suspects, face up
    }
   *[no] The { $role } turns up { $n ->
        [one] { $n } evidence card and lays it on its suspect: an officer in uniform
       *[other] { $n } evidence cards and lays them on their suspects: these are the officers in uniform
    }
}
setup-turn-agents = { $kept ->
    [yes] Everybody is dealt a secret identity that only their own team may know; roles are public
   *[no] Everybody draws { $n ->
        [one] { $n } evidence card
       *[other] { $n } evidence cards
    } face down as their secret identity, and shows it only to their own team; roles are public
}
setup-turn-profiler = { $kept ->
    [yes] The { $role } is also dealt a hand of { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
   *[no] The { $role } then draws a hand of { $n ->
        [one] { $n } evidence card
       *[other] { $n } evidence cards
    }
}
setup-turn-roles = { $kept ->
    [yes] Each thief is dealt a role and takes the steal tokens of one colour
   *[no] Shuffle each tier of role cards and stack tier 1 on tier 2; each thief draws one face down and takes the steal tokens of one colour
}
setup-turn-thieves = { $kept ->
    [yes] Each thief is dealt a secret identity; thieves may show theirs to each other
   *[no] Each thief draws { $n ->
        [one] { $n } evidence card
       *[other] { $n } evidence cards
    } face down as their secret identity; thieves may show them to each other
}
setup-turn-deploys = { $kept ->
    [yes] The { $role } is dealt { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and chooses { $officers } as officers in uniform and one as the officer in plainclothes; the rest go back into the deck
   *[no] The { $role } draws { $n ->
        [one] { $n } evidence card
       *[other] { $n } evidence cards
    }: { $officers } face up on their suspects (officers in uniform), one face down (the officer in plainclothes), the rest back into the deck
}
setup-goal-each-team = Each team
setup-turn-one-way = First turn all the cards the same way: the dark side faces the law, the light side the criminals
setup-turn-villains = First turn all the cards the same way; only the dark side counts
setup-goal-escape = leave the district after an “invisible” call
setup-goal-not-caught = stay free for eight rounds
setup-goal-catch-jack = bring a character to Jack’s hex and accuse; a wrong accusation loses
setup-goal-kill-inspector = kill the opponent
setup-goal-kill-count = { $n ->
    [one] kill { $n } suspect
   *[other] kill { $n } suspects
}
setup-goal-accuse-killer = catch the opponent with an accusation
setup-goal-accuse-hitman = catch the opponent with an accusation
setup-goal-accuse-thief = accuse the thief’s active identity
setup-goal-kill-list = kill everybody on the hit list
setup-goal-kill-sleuth = kill the opponent when their hand holds no living suspect
setup-goal-trophies = { $n ->
    [one] make { $n } capture
   *[other] make { $n } captures
}
setup-goal-steal-all = steal every { $token } token
setup-goal-deaths = { $n ->
    [one] { $n } death
   *[other] { $n } deaths
}; an agent counts twice
setup-goal-arrests = { $n ->
    [one] { $n } arrest
   *[other] { $n } arrests
}
setup-goal-open-vaults = open all four vaults
setup-goal-no-role-left = keep catching thieves until one of them can’t draw a new role

## Notes.
setup-note-unknown = So far { $known } of the { $needed } names { $known ->
    [one] is
   *[other] are
} known, so suspects go by cell.
setup-note-learn = To type the names in, once: “referee deck learn { $edition }”
setup-note-reconstructed = { $n ->
    [one] One of these names is a best guess. If it’s wrong, fix it with
   *[other] { $n } of these names are a best guess. If one is wrong, fix it with
} “referee deck learn { $edition }”.
setup-note-own = { $n ->
    [one] One name isn’t known for this edition and was
   *[other] { $n } names aren’t known for this edition and were
} taken as typed.
setup-note-tokens = You need { $needed ->
    [one] { $needed } { $token } token
   *[other] { $needed } { $token } tokens
}, but the box has { $has }: use anything small for the rest.
setup-note-uncounted = You need { $needed } { $token } tokens. Count yours (the box has { $total } in all) and use anything small if you’re short.
setup-note-code = That code was made with other names or scenario files, so the table comes out different here.

## Why there is no such setup.
setup-err-planned = This program can’t referee { $mode } yet.
setup-err-not-in-box = The box “{ $edition }” doesn’t have { $mode }.
setup-err-players = { $mode } is for { $allowed } players, not { $found }.
setup-err-players-near = { $mode } is for { $allowed } players, not { $found }; closest: { $near }.
setup-err-spies = { $mode } is for { $allowed } players ({ $found } can’t split evenly); closest: { $near }.
setup-err-cards = the table needs { $expected ->
    [one] { $expected } card
   *[other] { $expected } cards
}, not { $found }
setup-err-roles = the roles must be those of the mode, each exactly once
setup-err-code = That’s not a setup code: a letter is wrong, missing or out of place.
setup-err-code-newer = That code comes from a newer version of this program.
setup-err-other-box = the other table uses the box “{ $edition }”, so no card can be on both: you don’t need --beside
setup-err-beside-large = two tables from one box can be 5×5 at most
setup-err-box-small = the box has { $cards } suspects; the two tables together need { $needed }

## What this table plays, an option each; { $value } is what stands after the sign of equality.
setup-codes = To change a rule, add --option with another value. Now: { $codes }
setup-option-kills = { $n ->
    [one] { $n } kill to win
   *[other] { $n } kills to win
}
setup-option-trophies = { $n ->
    [one] { $n } trophy to win
   *[other] { $n } trophies to win
}
setup-option-arrests = { $n ->
    [one] { $n } arrest to win
   *[other] { $n } arrests to win
}
setup-option-deaths = { $n ->
    [one] { $n } death to win
   *[other] { $n } deaths to win
}
setup-option-officers = { $n ->
    [one] { $n } officer in uniform
   *[other] { $n } officers in uniform
}
setup-option-undo-ban = { $value ->
    [on] you can’t shift straight back after another player
    [arrangement] no shift may bring back the board as it was before another player’s shift
   *[off] you may shift straight back
}
setup-option-collapse = { $value ->
    [all-dead] a collapse takes out all the dead, the same number from every row (or column)
   *[single] a collapse takes one dead suspect out of every row (or column)
}
setup-option-own-list = { $value ->
    [yes] the { $who } may look at the list
   *[no] even the { $who } may not look at the list
}
setup-option-own-cell = { $value ->
    [neighbours-only] you can’t target your own suspect, unless another one of yours is next to it
   *[allowed] you may target your own suspect too
}
setup-option-mafia-canvass = { $value ->
    [yes] agents answer when the { $who } kills somebody exonerated
   *[no] nobody answers when the { $who } kills somebody exonerated
}
setup-option-protection = { $value ->
    [spent] a save uses up the protection token
   *[stays] the protection token stays after a save
}
setup-option-bomb-on-arrest = { $value ->
    [reaction] an arrest lets the { $who } set off that suspect’s bomb
   *[stays] an arrest doesn’t touch the suspect’s bomb
}
setup-option-swap = { $value ->
    [own-neighbours] the { $who } swaps two neighbours of their own
   *[anywhere] the { $who } swaps any two neighbours
}
setup-option-threat-after = { $value ->
    [shift-swap] the { $who } threatens after a shift or swap
   *[shift-collapse-swap] the { $who } threatens after a shift, collapse or swap
}
setup-option-safecracker-token = { $value ->
    [never] the { $who } never takes the token back
   *[may] the { $who } may leave the token
}
setup-option-hacker = { $value ->
    [orthogonal] the { $who } reaches a zone from its sides only
   *[around] the { $who } also reaches a zone diagonally
}
setup-option-stun = { $value ->
    [officer-only] a stunned officer can’t accuse or swap
    [line] a stunned officer can’t accuse or be shifted by the Chief
   *[officer-and-line] a stunned officer can’t accuse, swap or be shifted by the Chief
}
setup-option-captured = { $value ->
    [next-turn] a caught thief spends a turn drawing new cards
    [next-turn-free] a caught thief draws new cards at the start of the next turn, then acts
   *[at-once] a caught thief draws new cards at once
}
setup-option-whistle = { $value ->
    [all-3] the whistle uses all 3 steps if it can
   *[up-to-3] the whistle uses 1 to 3 steps
}
setup-option-lamps-stop-beam = { $value ->
    [false] lit lamps let Watson’s beam through
   *[true] lit lamps stop Watson’s beam
}
setup-option-name-both = { $value ->
    [true] name both characters before playing two in a row
   *[false] name characters one at a time
}
