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
