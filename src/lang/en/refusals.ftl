# Read by `src/screen`: why a line wasn’t understood, or which rule forbids it.

## Words.
refusals-empty = You didn’t type anything. What you can say now: { $command }
refusals-long = That line is too long: { $letters } characters in { $words } words. The limit is { $most } characters and { $most_words } words. Nothing was done.
refusals-verb = I don’t know “{ $found }”.
refusals-verb-hint = What you can say now: { $command }
refusals-over = The game is over. `{ $quit }` leaves the table; `{ $undo }` reopens it.
refusals-verb-elsewhere = “{ $found }” doesn’t go here: use referee act for actions and referee ask for questions.
refusals-verb-inside = “{ $found }” doesn’t start a line here: name the character first.
refusals-near = Did you mean { $nearest }?
refusals-missing = What comes after “{ $verb }”?
refusals-example = For example: { $line }
refusals-no-move = “{ $found }” isn’t a move. Type: { $command }
refusals-extra = I don’t understand “{ $found }” after “{ $verb }”.
refusals-extra-card = Choose one card only; “{ $found }” is one too many.
refusals-line = “{ $found }” isn’t a row or column here; rows are 1–{ $rows }, columns a–{ $last }.
refusals-direction = { $axis ->
    [rows] Row
   *[columns] Column
} { $line } moves { $back } or { $forth }, not “{ $found }”.
refusals-distance = “{ $found }” isn’t a distance: rows and columns move by 1, or by 2 with a fast shift.
refusals-reach = “{ $found }” isn’t a number of steps: say 1 to 7.
refusals-choose = { $axis ->
    [rows] Row
   *[columns] Column
} { $line } has several dead suspects. Name the one to take out: { $names }.
refusals-yes-no = Answer yes or no, not “{ $found }”.
refusals-whose-card = Who was it?
refusals-which-token = Disarm what: the bomb or the threat?
refusals-role-whose = Add whose role it is.
refusals-secret = Which suspect that is stays secret until the end. To see what can be known, try `{ $command }`.
refusals-no-suspect = Name the suspect, not “{ $found }”.
refusals-cell = There’s no cell “{ $found }” on the grid.
refusals-name-by-cell = At this table suspects go by their cells, so I don’t know “{ $found }”. Type the cell of that card, such as c3.
refusals-half-cell = “{ $found }” isn’t a cell: a cell is a letter and a number, such as c3.
refusals-latin = Cells and columns use Latin letters.
refusals-number = “{ $found }” isn’t a number.
refusals-twice = Who collapses now: still { $before }, or already { $who }? Type { $lines }.
refusals-unclear = I don’t understand that line.
refusals-perhaps = I don’t understand “{ $found }”. Did you mean { $lines }?
refusals-one-of = “{ $found }” doesn’t fit here. Use { $possible }.

## The one sentence for everybody when only its owner may know why.
refusals-more = More: { $command }
refusals-not-asked = Nobody’s asking that now: it’s up to { $who }.
refusals-whose-one = Only { $others } can.
refusals-whose-several = Only { $others } can.
refusals-whose-role = Only a { $others } can.
refusals-whose-the = Only the { $others } can.
refusals-others-turn = It’s { $who }’s turn, and only { $whose ->
    [role] a { $others }
    [the] the { $others }
   *[seat] { $others }
} can do that.
refusals-hidden = Not allowed. Only { $who } may see why: `{ $command }`.
refusals-hidden-page = Not allowed. Only { $who } may see why, on the private page.

## Rules. Each says what is forbidden and what would be right.
refusals-rule-game-over = The game is over. To reopen it, type `undo`.
refusals-rule-not-your-turn = Not yet: { $who } goes first.
refusals-rule-other-owed = Not now.
refusals-no-verb = There’s no such action in this game.
refusals-rule-not-your-action = { $who } can’t do that now.
refusals-not-yours = { $who } doesn’t have that action.
refusals-canvass-draws = The Detective doesn’t name the suspect here: type `canvass`, draw two cards and play one of them.
refusals-threaten-after = { $who } threatens after the turn’s action, not instead of it.
refusals-protect-first = The { $other } protects once a turn, before the action.
refusals-save-nobody = Nobody needs saving now.
refusals-rule-first-kill = The first turn of the game has to be a kill.
refusals-rule-kill-neighbour = Out of reach: { $suspect }. Kill a neighbour of your secret identity, never the identity itself.
refusals-rule-kill-living = { $suspect } is already dead. Kill somebody alive.
refusals-rule-accuse-neighbour = Out of reach: { $suspect }. Accuse a neighbour of your secret identity, or the identity itself.
refusals-rule-steal-neighbour = Out of reach: { $suspect }. Steal from a neighbour of your active identity{ $own ->
    [allowed] , or from the identity itself.
   *[other] , never from the identity itself.
}
refusals-rule-no-treasure = There’s nothing left to take from { $suspect }.
refusals-rule-accuse-officer = Out of reach: { $suspect }. Accuse { $own ->
    [allowed] one of your officers, in uniform or in plainclothes, or a neighbour of one.
   *[other] a neighbour of one of your officers, in uniform or in plainclothes.
}
refusals-rule-not-an-officer = { $suspect } isn’t an officer in uniform.
refusals-rule-off-grid = { $suspect } is off the grid. Choose somebody who’s still on it.
refusals-rule-empty-deck = The evidence deck is empty, and this action needs a card. Choose another one.
refusals-rule-not-in-hand = { $suspect } isn’t one of the cards you can choose from.
refusals-rule-dead-identity = { $suspect } is dead. Choose a living identity.
refusals-rule-card-elsewhere = That card can’t be { $suspect }: you already have it, or it’s in plain sight.
refusals-rule-nobody-then = { $suspect }: you had no identity yet at that line. Name the line from which you were this suspect.
refusals-rule-evade-cards = You need two cards in the evidence deck to evade: a new identity and a new target. Choose another action.
refusals-rule-empty-hand = The evidence deck and your hand are both empty, so there’s no card to play. Choose another action.
refusals-rule-list-place = The list has no card in that place; 1 is the one right after the target.
refusals-rule-living-in-hand = Your hand still holds a living suspect; choose one.
refusals-rule-card-count = Name { $n ->
    [one] { $n } card
   *[other] { $n } different cards
}; you named { $most }.
refusals-cards-most = Name at most { $n ->
    [one] { $n } card
   *[other] { $n } different cards
}; you named { $most }.
refusals-rule-disguise-result = That doesn’t fit the board. If the suspect you drew is alive, that’s your new identity; if dead, you can’t use that card.
refusals-drawn-alive = { $suspect } is alive, so that card isn’t discarded: it’s your new identity. Lay the old one face up on its suspect: `laid { $one }`.
refusals-rule-play-result = { $suspect }: lay a living suspect’s card on that suspect, discard a dead one’s.
refusals-rule-undo-ban = Another player just shifted { $axis ->
    [rows] row
   *[columns] column
} { $line }. You can’t shift it straight back.
refusals-rule-same-arrangement = That would put { $axis ->
    [rows] row
   *[columns] column
} { $line } back as it was before the last shift. You can’t do that straight away.
refusals-rule-no-such-line = There’s no { $axis ->
    [rows] row
   *[columns] column
} { $line } here.
refusals-rule-empty-shift = { $axis ->
    [rows] Row
   *[columns] Column
} { $line } would end up as it is. A shift has to change something.
refusals-rule-shift-by-one = You can only shift { $axis ->
    [rows] row
   *[columns] column
} { $line } by one.
refusals-rule-collapse-every-line = Nobody in { $axis ->
    [rows] row
   *[columns] column
} { $line } is dead. To collapse, you need a dead suspect in every { $axis ->
    [rows] row
   *[columns] column
}.
refusals-rule-collapse-one = Take exactly one dead suspect out of { $axis ->
    [rows] row
   *[columns] column
} { $line }, like everywhere else.
refusals-rule-collapse-all = At this table all the dead leave at once, and only if every row (or every column) has the same number of them.
refusals-rule-collapse-dead = { $suspect } isn’t dead. Only dead suspects leave the grid.
refusals-rule-collapse-last = Nothing would be left. The last row and the last column always stay.
refusals-rule-capture-neighbour = Out of reach: { $suspect }. Capture a neighbour of your secret identity.
refusals-rule-capture-living = { $suspect } is dead, so nobody is that suspect any more. Capture a living one.
refusals-rule-capture-self = { $suspect } is your own secret identity. Capture somebody else.
refusals-rule-canvass-neighbour = Out of reach: { $suspect }. Canvass a neighbour of your secret identity, or the identity itself.
refusals-rule-not-asked = { $who } has nothing to answer here, or the companion answers for them. Name only players who keep their own cards.
refusals-rule-gave-up = { $who } conceded and is out of the game.
refusals-rule-kill-arrested = { $suspect } is under arrest and can’t be killed.
refusals-rule-accuse-straight = Out of reach: { $suspect }. Accuse somebody up to three places away in your row or column, or your own identity.
refusals-rule-autopsy-neighbour = You can’t autopsy { $suspect }: it has to be a dead neighbour of your secret identity.
refusals-rule-disarm-neighbour = Out of reach: { $suspect }. Disarm a neighbour, never your own identity.
refusals-rule-token-kind = This action doesn’t use that kind of token.
refusals-rule-token-absent = There’s no such token on { $suspect }.
refusals-rule-token-living = { $suspect } can’t take a token: they’re dead or under arrest.
refusals-rule-token-twice = { $suspect } already has a token of that kind; one is the limit.
refusals-rule-protect-six = All six protection tokens are on the board. Take one back instead.
refusals-rule-save-line = Out of reach: { $suspect }. Save somebody in the same row or column as your secret identity, never the identity itself.
refusals-rule-plant-neighbour = Out of reach: { $suspect }. Plant a bomb on a neighbour or on your own identity.
refusals-rule-blast-neighbour = { $suspect } isn’t next to the exploding bomb.
refusals-rule-shoot-diagonal = Out of reach: { $suspect }. Shoot up to three places along a diagonal.
refusals-rule-token-neighbour = Too far: { $suspect }. Move the token to a neighbour of the suspect who has it.
refusals-rule-swap-neighbours = You can’t swap { $suspect } here: { $swap ->
    [anywhere] the two have to be neighbours.
   *[other] the two have to be neighbours of the Psycho.
}
refusals-rule-threaten-straight = Out of reach: { $suspect }. Threaten somebody up to three places away in your row or column.
refusals-rule-threaten-count = Threaten one to three suspects; type `threaten nobody` only if nobody is in reach.
refusals-rule-threat-strikes = That can’t be: all the threatened neighbours of one suspect die, and nobody else.
refusals-rule-profile-living = { $suspect } is dead. Lay the card of a living suspect.
refusals-rule-profile-nobody = Your hand still holds a living suspect: type `profile` and which one.
refusals-rule-profile-nothing = Your hand and the deck are empty: nothing would change.
refusals-rule-play-living = You drew a living suspect’s card: lay that one, not { $suspect }.
refusals-rule-not-your-role = None of the role cards { $who } may have fits that.
refusals-rule-vault-opened = That vault is already open and out of play.
refusals-rule-token-there = Your token is already at that vault. It takes three different thieves to open one.
refusals-rule-vault-zone = You can only rob a vault from a cell in its zone.
refusals-rule-hack-outside = You’re in a zone, so rob as usual: hacking works from outside every zone.
refusals-rule-hack-reach = No cell next to you is in that vault’s zone.
refusals-rule-crack-token = Crack a vault where exactly one of your tokens is.
refusals-rule-one-of-two-tokens = You have no token at that vault. Type `keep` or `take`.
refusals-rule-officer = { $suspect } isn’t an officer in uniform.
refusals-rule-officer-near = Out of reach: { $suspect }. The officer must be next to your secret identity.
refusals-rule-officer-stunned = { $suspect } stays stunned until another officer is.
refusals-rule-stunned-line = { $axis ->
    [rows] Row
   *[columns] Column
} { $line } holds the stunned officer, so the Chief can’t shift it.
refusals-rule-silence-three = Three officers are already dead: that’s the limit for one game.
refusals-rule-swap-neighbour = Only neighbours swap places, and { $suspect } isn’t one.
refusals-rule-own-among = One of the two has to be you: name your own suspect and a neighbour, in any order.
refusals-rule-name-own = If you keep your own card, name your own suspect first. If the companion has it, name only the other one.
refusals-name-own-first = The companion doesn’t know your card: name your own suspect first, then the other one, as in `{ $list }`.
refusals-name-both = The companion doesn’t know your card: name both suspects who swap, in any order, as in `{ $list }`.
refusals-rule-quiet-officer = { $axis ->
    [rows] Row
   *[columns] Column
} { $line } has no officer in uniform, so an ordinary shift is already hidden.
refusals-rule-accuse-able = Out of reach: { $suspect }. Accuse somebody next to an officer who isn’t stunned.
refusals-rule-survey-square = The 4×4 square must be wholly on the board. Name its top left cell.
refusals-rule-officer-count = This table uses { $n } officers in uniform; you named { $most }.
refusals-rule-role-too = You drew a role card as well: name both. The role is { $list }.
refusals-rule-role-tier = That role is of the other tier: roles come from tier 1 until it’s used up, then from tier 2. Now it’s { $list }.
refusals-rule-role-elsewhere = That role card is face up elsewhere or out of the game.

## Rules of Mr. Jack.
refusals-rule-card-not-open = { $suspect } can’t be played now. Face up: { $list }.
refusals-rule-card-not-named = { $suspect } wasn’t named. To be played now: { $list }.
refusals-rule-no-street = { $hex } is { $other }, so nobody can end there.
refusals-rule-occupied = { $other } is on { $hex }. Your move has to end on a free hex.
refusals-rule-must-move = { $suspect } is already on { $hex }. Move at least one hex and end somewhere else.
refusals-rule-too-far = { $hex } is { $n ->
    [one] { $n } step
   *[other] { $n } steps
} away; { $suspect } can go { $most }.
refusals-rule-power-must = That power isn’t optional. { $suspect } { $other }
refusals-rule-power-after-end = Nothing follows an accusation or an exit. Use the power first, or not at all.
refusals-rule-not-his-power = { $suspect } can’t do that. { $suspect } { $other }
refusals-rule-lantern-way = When Watson moves, say where his lantern points. It doesn’t turn at any other time.
refusals-rule-lamp-lit = There’s no lit lamp on { $hex }. Lit: { $list }.
refusals-rule-lamp-unlit = { $hex } isn’t an unlit lamp. Unlit: { $list }.
refusals-rule-cordon-there = There’s no police cordon at the { $other } exit. Cordons: { $list }.
refusals-rule-cordon-open = There’s already a police cordon at the { $other } exit. Open: { $list }.
refusals-rule-cover-there = There’s no manhole cover on { $hex }. Covered: { $list }.
refusals-rule-cover-open = { $hex } isn’t an open manhole. Open: { $list }.
refusals-rule-swap-gull = Only Gull swaps places, with any other character on the board.
refusals-rule-whistle-once = Whistle each of the others at most once, and never Goodley himself.
refusals-rule-whistle-nearer = { $hex } is no closer for { $suspect }. From there it’s { $n ->
    [one] { $n } step
   *[other] { $n } steps
} along the streets to Goodley on { $other }; now it’s { $most }.
refusals-rule-whistle-points = That whistle takes { $n ->
    [one] { $n } step
   *[other] { $n } steps
}; there are 3 to share out.
refusals-rule-whistle-more = Use more of the whistle: { $n ->
    [one] at least { $n } step.
   *[other] { $n } steps in all.
}
refusals-rule-accuse-detective = Only the Detective accuses, and it’s { $who } playing now.
refusals-rule-accuse-somebody = There’s nobody else on { $hex } to accuse.
refusals-rule-exit-jack = Only Jack leads a character out of the district, and it’s { $who } playing now.
refusals-rule-exit-seen = The witness card shows “visible”, so nobody can leave this round.
refusals-rule-exit-cordon = There’s a police cordon at the { $other } exit. Open: { $list }.
refusals-rule-exit-far = Leaving by the { $other } exit takes { $suspect } { $n ->
    [one] { $n } step
   *[other] { $n } steps
}, the last one from { $hex }; the limit is { $most }.
refusals-rule-exit-innocent = { $suspect } is innocent, so not Jack, and only Jack leaves.
refusals-rule-exit-only-jack = { $suspect } isn’t Jack, and only Jack leaves.
refusals-rule-call-nobody = That can’t be: everybody would be innocent.
