# What a line has to fulfil to be allowed: one requirement for every rule of `rules/said/refusal.rs`, at most 60 letters. It
# has to read right after ✓, ✗ and ?.

condition-game-over = The game must still be going.
condition-not-your-turn = It has to be your turn.
condition-other-owed = Any answer or choice that’s owed has to come first.
condition-not-your-action = This role has to have that action at this moment.
condition-first-kill = The first turn of the game has to be a kill.
condition-kill-neighbour = The victim has to be next to your secret identity.
condition-kill-living = The victim has to be alive.
condition-accuse-neighbour = The accused has to be your own identity or next to it.
condition-capture-neighbour = The target has to be next to your own identity.
condition-capture-living = The target has to be alive.
condition-capture-self = The target has to be somebody other than you.
condition-canvass-neighbour = The suspect has to be your own identity or next to it.
condition-gave-up = This side has to be in the game.
condition-steal-neighbour = { $own ->
    [allowed] The target has to be a neighbour, or yourself.
   *[other] The target has to be a neighbour.
}
condition-no-treasure = There has to be something left to take.
condition-accuse-officer = { $own ->
    [allowed] The accused has to be an officer or next to one.
   *[other] The accused has to be next to an officer.
}
condition-not-an-officer = The officer dismissed has to be in uniform.
condition-kill-arrested = The victim has to be free, not under arrest.
condition-accuse-straight = It has to be you, or up to three away in row or column.
condition-autopsy-neighbour = It has to be a dead neighbour of your secret identity.
condition-disarm-neighbour = The token has to be on a neighbour, not on yourself.
condition-token-kind = The action has to work on tokens of this kind.
condition-token-absent = The suspect has to have such a token.
condition-token-living = The suspect has to be alive and not under arrest.
condition-token-twice = It has to be the suspect’s first such token.
condition-protect-six = A protection token has to be left to place.
condition-save-line = It has to be somebody else in your own row or column.
condition-plant-neighbour = The bomb has to go on a neighbour or on yourself.
condition-blast-neighbour = The victim has to be a living neighbour of the bomb.
condition-shoot-diagonal = The victim has to be up to three away on a diagonal.
condition-token-neighbour = The token has to move to a neighbour of its suspect.
condition-swap-neighbours = { $swap ->
    [anywhere] The two have to be neighbours.
   *[other] The two have to be neighbours of the Psycho.
}
condition-threaten-straight = All have to be up to three away in your row or column.
condition-threaten-count = You have to threaten one to three, if any are in reach.
condition-threat-strikes = It has to be all the threatened neighbours of one suspect.
condition-profile-living = The card laid has to show a living suspect.
condition-profile-nobody = Every card in your hand has to show a dead suspect.
condition-profile-nothing = There has to be a card in your hand or in the deck.
condition-play-living = If you drew a living suspect, you have to lay that card.
condition-not-asked = It has to be a player who answers for themselves here.
condition-off-grid = The suspect has to be on the grid.
condition-empty-deck = The evidence deck has to have a card left.
condition-not-in-hand = The card has to be one of those to choose from.
condition-dead-identity = The secret identity chosen has to be alive.
condition-card-elsewhere = The card has to be one you don’t have and nobody can see.
condition-nobody-then = You have to have had an identity at that line.
condition-evade-cards = The evidence deck has to have at least two cards left.
condition-empty-hand = There has to be a card in the evidence deck or your hand.
condition-list-place = That place on the list has to hold a face-down card.
condition-living-in-hand = Every suspect in your hand has to be dead.
condition-card-count = You have to name exactly as many cards as needed.
condition-disguise-result = The result of the disguise has to fit the drawn card.
condition-play-result = A dead suspect’s card has to be discarded, others laid.
condition-undo-ban = It has to leave another player’s last shift as it is.
condition-same-arrangement = The board has to differ from before the last shift.
condition-no-such-line = The grid has to have this row or column.
condition-empty-shift = The shift has to change something.
condition-shift-by-one = Your role has to be able to shift this far.
condition-collapse-every-line = Every row (or column) has to have a dead suspect.
condition-collapse-one = Exactly one dead suspect has to leave each row (or column).
condition-collapse-all = All the dead have to leave, the same number from each.
condition-collapse-dead = Everybody who leaves the grid has to be dead.
condition-collapse-last = At least one row and one column have to stay.
condition-not-your-role = The player has to be able to have the role for this.
condition-vault-opened = The vault must still be closed.
condition-token-there = It has to be your first token at this vault.
condition-vault-zone = You have to be in the vault’s zone.
condition-hack-outside = You have to be outside every zone.
condition-hack-reach = You have to be next to the vault’s zone or in the centre.
condition-crack-token = You have to have exactly one token at the vault.
condition-one-of-two-tokens = You have to have a token at this vault.
condition-officer = It has to be an officer in uniform.
condition-officer-near = The officer has to be next to you.
condition-officer-stunned = It has to be an officer who isn’t stunned.
condition-stunned-line = That row or column has to be free of stunned officers.
condition-silence-three = At most two officers can be dead so far.
condition-swap-neighbour = The two have to be neighbours.
condition-own-among = One of the two has to be you.
condition-name-own = If you keep your own card, you have to name your suspect.
condition-quiet-officer = An officer in uniform has to be in that row or column.
condition-accuse-able = The accused has to be next to an officer who isn’t stunned.
condition-survey-square = The whole 4×4 square has to be on the board.
condition-officer-count = It has to be the number of officers this table uses.
condition-role-too = The role card drawn has to be named as well.
condition-role-tier = The role card has to be from the tier being drawn now.
condition-card-not-open = The character’s card has to be face up.
condition-card-not-named = If characters were named, it has to be one of them.
condition-no-street = It has to be a street or a manhole.
condition-occupied = The hex has to be free.
condition-must-move = The character has to end on another hex.
condition-too-far = The character has to be able to go that far.
condition-power-must = The character’s power has to be used.
condition-power-after-end = An accusation or an exit has to come last.
condition-not-his-power = It has to be this character’s own power.
condition-lantern-way = The lantern’s direction has to go with a move of Watson’s.
condition-lamp-lit = The lamp to move has to be lit.
condition-lamp-unlit = The lamp it swaps with has to be unlit.
condition-cordon-there = There has to be a cordon at the exit it comes from.
condition-cordon-open = The exit the cordon moves to has to be open.
condition-cover-there = There has to be a cover on the manhole it comes from.
condition-cover-open = The manhole the cover moves to has to be open.
condition-swap-gull = It has to be Gull who swaps, with somebody on the board.
condition-whistle-once = All those whistled have to be different, and not Goodley.
condition-whistle-nearer = Everybody whistled has to end up closer to Goodley.
condition-whistle-points = The whistle has to take three steps at most.
condition-whistle-more = The whistle has to use enough of its steps.
condition-accuse-detective = The Detective has to be the one playing.
condition-accuse-somebody = Somebody else has to be there to accuse.
condition-exit-jack = Jack has to be the one playing.
condition-exit-seen = The witness card has to show “invisible”.
condition-exit-cordon = The exit has to be open, without a police cordon.
condition-exit-far = The character has to be able to get all the way out.
condition-exit-innocent = The character must not have been cleared yet.
condition-exit-only-jack = The character has to be Jack.
condition-call-nobody = The call has to leave somebody who can be Jack.
condition-role-elsewhere = The role card has to be face down and in the game.
