# Read by `src/setup` and `src/screen/setup`: setups, lists of modes, and why there is no such setup.

## The labels at the left of a setup.
setup-label-box = In the box
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
setup-no-mode-fits = No mode fits this number of players and this box.

## What stays in the box.
setup-box = { $n ->
    [1] { $cards }; the evidence card too
   *[other] { $cards }; their evidence cards too
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
setup-box-beside = { $cards } lie on the other table; take none of them
setup-box-aside = set aside { $cards }: their cards mark the officers in uniform
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
setup-table-typed = { $size }, as it lies:
setup-cells-random = { $n ->
    [one] Lay out the one suspect
   *[other] Shuffle the other { $n } suspects and lay them out { $size }
}, alive side up. Each is called by the cell: a1 is at the top left, { $last } at the bottom right.
setup-cells-alphabetical = { $n ->
    [one] Lay out the one suspect
   *[other] Lay out the other { $n } suspects { $size } in alphabetical order
}, alive side up. Each is called by the cell: a1 is at the top left, { $last } at the bottom right.
setup-cells-lie = { $size }, as { $n ->
    [one] the one suspect lies
   *[other] the { $n } suspects lie
}. Each is called by the cell: a1 is at the top left, { $last } at the bottom right.
setup-vaults = robbed from { $vaults }; the centre is { $centre }
setup-deck = { $n ->
    [one] { $n } evidence card
   *[other] { $n } evidence cards
}: the suspects on the table and no other; shuffle
setup-roles-tier = tier { $n }: { $roles }
setup-tokens-all = { $tokens }: as many as the box has

## The players.
setup-begins = { $who }, begins
setup-player = Player { $n }
setup-turns = Turns go in this order
setup-turns-heist = Thieves take turns in this order; { $role } acts after every open action, and after { $n ->
    [one] { $n } hidden one
   *[other] { $n } hidden ones in a row
}
setup-team = Team { $n }
setup-sit-opposite = Sit around the table in the order of turns: partners are then opposite each other
setup-sit-in-turn = Sit around the table in the order of turns: the teams are then mixed evenly, 1, 2, 3, 1, 2, 3, 1, 2, 3
setup-sit-by-side = Each team sits together, the teams on opposite sides of the table
setup-talk = Partners confer only so that everybody can hear and see it, be it in signs or in a foreign language
setup-turn-killer = { $role } begins with { $n ->
    [one] { $n } evidence card
   *[other] { $n } evidence cards
} face down, the secret identity, and must kill on the first turn
setup-turn-inspector = { $role } only draws { $n ->
    [one] { $n } evidence card
   *[other] { $n } evidence cards
} on the first turn and lays one of them face down as the secret identity
setup-turn-hitman = { $role } lays { $n ->
    [one] { $n } evidence card
   *[other] { $n } evidence cards
} in a row, the hit list: the first face up, the others face down; then takes one more face down, the secret identity
setup-turn-sleuth = { $role } draws { $n ->
    [one] { $n } evidence card
   *[other] { $n } evidence cards
} before the first turn and lays one of them face down as the secret identity; the others are the hand
setup-turn-jack = Jack draws an alibi card in secret: that is who he is
setup-turn-detective = The Detective turns up four character cards and picks first
setup-turn-spies = Everybody draws { $n ->
    [one] { $n } evidence card
   *[other] { $n } evidence cards
} face down, the secret identity
setup-turn-treasures = One “{ $token }” token on each suspect, { $n } in all
setup-turn-thief = { $role } draws { $n ->
    [one] { $n } evidence card
   *[other] { $n } evidence cards
} and lays one of them face down as the active identity; the others are the hand
setup-turn-hides = { $role } draws { $n ->
    [one] { $n } evidence card
   *[other] { $n } evidence cards
} face down, the officer in plainclothes
setup-turn-shows = { $role } turns up { $n ->
    [one] { $n } evidence card
   *[other] { $n } evidence cards
} and lays them on their suspects: officers in uniform
setup-turn-agents = Everybody draws { $n ->
    [one] { $n } evidence card
   *[other] { $n } evidence cards
} face down, the secret identity, and shows it to their own team only; roles are public
setup-turn-profiler = { $role } then draws { $n ->
    [one] { $n } evidence card
   *[other] { $n } evidence cards
} as a hand
setup-turn-roles = Shuffle the role cards of tier 1 and of tier 2 apart and lay tier 1 above tier 2; each thief draws one face down and takes a token
setup-turn-thieves = Each thief draws { $n ->
    [one] { $n } evidence card
   *[other] { $n } evidence cards
} face down, the secret identity; thieves may show it to each other
setup-turn-deploys = { $role } draws { $n ->
    [one] { $n } evidence card
   *[other] { $n } evidence cards
}, lays { $officers } face up on their suspects as officers in uniform and one face down as the officer in plainclothes, and shuffles the others back
setup-goal-each-team = Each team
setup-turn-one-way = Lay all cards the same way up: whoever stands for the law faces the dark side, the criminals face the light side
setup-turn-villains = Lay all cards the same way up; only the dark side counts
setup-goal-escape = leave the district after a call that did not see him
setup-goal-not-caught = stay free for eight rounds
setup-goal-catch-jack = bring a character to Jack’s hex and accuse
setup-goal-kill-inspector = kill the opponent’s secret identity
setup-goal-kill-count = { $n ->
    [one] kill { $n } suspect
   *[other] kill { $n } suspects
}
setup-goal-accuse-killer = accuse the opponent’s secret identity
setup-goal-kill-list = kill everybody on the hit list
setup-goal-kill-sleuth = kill the opponent’s identity when the hand holds no living card
setup-goal-trophies = { $n ->
    [one] catch { $n } opponent
   *[other] catch { $n } opponents
}
setup-goal-steal-all = steal every “{ $token }” token
setup-goal-deaths = { $n ->
    [one] { $n } death
   *[other] { $n } deaths
}; an agent counts as two
setup-goal-arrests = { $n ->
    [one] { $n } arrest
   *[other] { $n } arrests
}
setup-goal-open-vaults = open all four vaults
setup-goal-no-role-left = catch thieves until one cannot draw a new role

## Notes.
setup-note-unknown = Of the names of this box { $known } of { $needed } are known, so cells stand for names. “referee deck learn { $edition }” asks for them once.
setup-note-reconstructed = { $n ->
    [one] One name is
   *[other] { $n } names are
} worked out, not read from the box: compare. “referee deck learn { $edition }” puts them right.
setup-note-own = { $n ->
    [one] One name is
   *[other] { $n } names are
} not known for this edition, and taken as typed.
setup-note-tokens = { $needed ->
    [one] { $needed } token
   *[other] { $needed } tokens
} “{ $token }” needed, the box has { $has }: take anything small for the others.
setup-note-uncounted = The box has { $total } tokens of all kinds, and { $needed } “{ $token }” are needed: count them, and take anything small for those that are missing.
setup-note-code = The code was made with other names or scenario files than are here: another table lies there.

## Why there is no such setup.
setup-err-planned = { $mode } is not refereed yet
setup-err-not-in-box = the box “{ $edition }” does not have { $mode }
setup-err-players = { $found } cannot play it; possible: { $allowed }
setup-err-players-near = { $found } cannot play it; possible: { $allowed }; nearest: { $near }
setup-err-spies = { $found } spies cannot make teams of two or three that are all the same; possible: { $allowed }; nearest: { $near }
setup-err-cards = { $expected ->
    [one] { $expected } card is
   *[other] { $expected } cards are
} needed for the table, { $found } given
setup-err-roles = the roles must be those of the mode, each once
setup-err-code = This is no code of a setup: a letter is wrong, missing or in another place.
setup-err-code-newer = This code comes from a later version of the program.
setup-err-other-box = the other table uses the box “{ $edition }”, so cards cannot meet: no need for --beside
setup-err-beside-large = two tables from one box are 5×5 at most
setup-err-box-small = the box has { $cards } suspects, both tables together need { $needed }

## What this table plays, an option each; { $value } is what stands after the sign of equality.
setup-option = { $means } ({ $code })
setup-option-kills = { $value } kills to win
setup-option-trophies = { $value } trophies to win
setup-option-arrests = { $value } arrests to win
setup-option-deaths = { $value } deaths to win
setup-option-officers = { $value } officers in uniform
setup-option-undo-ban = { $value ->
    [on] nobody shifts straight back what somebody else has just shifted
    [arrangement] no shift brings back the board from before somebody else’s shift
   *[off] any shift may be shifted back
}
setup-option-collapse = { $value ->
    [all-dead] a collapse takes all the dead, the same number from every line
   *[single] a collapse takes one dead suspect from every line
}
setup-option-own-list = { $value ->
    [yes] the Hitman may look at his list
   *[no] nobody looks at the face-down list
}
setup-option-own-cell = { $value ->
    [neighbours-only] your own cell is out of reach unless another of yours is next to it
   *[allowed] your own cell is within reach
}
setup-option-mafia-canvass = { $value ->
    [yes] agents answer when the Killer kills an exonerated suspect
   *[no] nobody answers when the Killer kills an exonerated suspect
}
setup-option-protection = { $value ->
    [spent] a save costs the protection token
   *[stays] a protection token stays after a save
}
setup-option-bomb-on-arrest = { $value ->
    [reaction] an arrest lets the Bomber set off the bomb at once
   *[stays] a bomb stays where somebody is arrested
}
setup-option-swap = { $value ->
    [own-neighbours] the Psycho swaps two of his own neighbours
   *[anywhere] the Psycho swaps any two neighbours
}
setup-option-threat-after = { $value ->
    [shift-swap] the Psycho threatens after a shift or a swap
   *[shift-collapse-swap] the Psycho threatens after a shift, a collapse or a swap
}
setup-option-safecracker-token = { $value ->
    [never] the Safecracker’s token always stays
   *[may] the Safecracker may leave his token
}
setup-option-hacker = { $value ->
    [orthogonal] the Hacker hacks from beside a zone, not from its corner
   *[around] the Hacker hacks from all around a zone
}
setup-option-stun = { $value ->
    [officer-only] a stunned officer neither accuses nor swaps
   *[officer-and-line] a stunned officer neither accuses nor swaps, and his lines stay
}
setup-option-captured = { $value ->
    [next-turn] a caught thief spends a turn on the new cards
   *[at-once] a caught thief draws new cards at once
}
setup-option-whistle = { $value ->
    [all-3] the whistle takes all 3 steps if they can be made
   *[up-to-3] the whistle takes 1 to 3 steps
}
setup-option-lamps-stop-beam = { $value ->
    [false] lit lamps let Watson’s beam through
   *[true] lit lamps stop Watson’s beam
}
setup-option-name-both = { $value ->
    [true] two characters in a row are both named first
   *[false] characters are named one by one
}
