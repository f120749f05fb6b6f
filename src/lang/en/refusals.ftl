# Read by `src/screen`: why a line was not understood, or which rule forbids it.

## Words.
refusals-empty = Nothing was said. What may be said now: { $command }
refusals-long = This line has { $letters } characters in { $words } words. At most { $most } characters and { $most_words } words are read; nothing was done.
refusals-verb = No line begins with “{ $found }”.
refusals-verb-hint = What may be said now: { $command }
refusals-verb-elsewhere = “{ $found }” is not said here: actions go with referee act, questions with referee ask.
refusals-near = Did you mean { $nearest }?
refusals-missing = Something is missing after “{ $verb }”.
refusals-example = For example: { $line }
refusals-extra = After “{ $verb }” there is too much: “{ $found }”.
refusals-line = “{ $found }” is no row or column here; rows are 1–{ $rows }, columns a–{ $last }.
refusals-direction = Line { $line } moves { $back } or { $forth }, not “{ $found }”.
refusals-distance = “{ $found }” is no number of places; it can be 1 or 2.
refusals-reach = “{ $found }” is no number of steps; it can be 1 to 7.
refusals-choose = Several in line { $line } are dead. Name the one to take out: { $names }.
refusals-yes-no = “{ $found }” is neither yes nor no.
refusals-cell = There is no cell “{ $found }” on the grid.
refusals-latin = The letters of cells and columns are Latin ones.
refusals-number = “{ $found }” is no number.
refusals-one-of = “{ $found }” does not belong here; it can be { $possible }.

## The one sentence for everybody when only its owner may know why.
refusals-more = More: { $command }
refusals-hidden = This line is not accepted, and the reason is not for everybody.
refusals-hidden-hint = The reason waits on the private page: { $command }

## Rules. Each says what is forbidden and what would be right.
refusals-rule-game-over = The game is over: nothing more is played. Only undo leads back into it.
refusals-rule-not-your-turn = Not yet: it is for { $who } to speak now.
refusals-rule-other-owed = This is not what is asked for now.
refusals-rule-not-your-action = { $who } has no such action.
refusals-rule-first-kill = The first turn of the game is a kill. Everything else comes later.
refusals-rule-kill-neighbour = Out of reach: { $suspect }. The victim must be a neighbour of the secret identity, not the identity itself.
refusals-rule-kill-living = { $suspect } is dead already. The victim must be alive.
refusals-rule-accuse-neighbour = Out of reach: { $suspect }. Accuse a neighbour of your secret identity, or the identity itself.
refusals-rule-steal-neighbour = Out of reach: { $suspect }. Steal from a neighbour of your active identity; from the identity itself only where the table plays so.
refusals-rule-no-treasure = Nothing is left to take there: { $suspect }.
refusals-rule-accuse-officer = Out of reach: { $suspect }. Accuse somebody near one of your officers, in plainclothes or in uniform.
refusals-rule-not-an-officer = { $suspect } is no officer in uniform.
refusals-rule-off-grid = { $suspect } has left the grid. Choose somebody who still lies there.
refusals-rule-empty-deck = The evidence deck is empty, and this action begins with drawing. Choose another one.
refusals-rule-not-in-hand = { $suspect } is not among the cards to choose from.
refusals-rule-dead-identity = { $suspect } is dead. A secret identity must be alive when it is chosen.
refusals-rule-card-elsewhere = { $suspect } cannot be this card: that one lies openly elsewhere or is already yours.
refusals-rule-nobody-then = { $suspect }: you had no identity yet in that line. Name the line from which on you were this suspect.
refusals-rule-evade-cards = An evade needs two cards of the evidence deck: a new identity and a new target. Choose something else.
refusals-rule-empty-hand = The evidence deck and the hand are empty: there is no card to play. Choose something else.
refusals-rule-list-place = The list has no face-down card in that place; 1 is the one next to the open card.
refusals-rule-living-in-hand = Somebody in this hand must still live: a living card becomes the identity.
refusals-rule-card-count = That is another number of cards than was drawn. Name each drawn card once.
refusals-rule-disguise-result = That does not fit the table: a living card makes the disguise, a dead one is discarded.
refusals-rule-play-result = { $suspect }: a living suspect's card is laid on it, a dead one's is discarded.
refusals-rule-undo-ban = Line { $line } was shifted just now by somebody else; it may not go back the other way at once.
refusals-rule-same-arrangement = This would put line { $line } back as it lay before the last shift. Not at once.
refusals-rule-no-such-line = The grid has no line { $line }.
refusals-rule-empty-shift = Line { $line } would lie as before. A shift has to change something.
refusals-rule-shift-by-one = Line { $line } moves by one place only; shifting by two is for other roles.
refusals-rule-collapse-every-line = Nobody in line { $line } is dead. A collapse takes one dead suspect out of every line.
refusals-rule-collapse-one = Exactly one dead suspect leaves line { $line }, as every other line.
refusals-rule-collapse-all = At this table all the dead leave at once, and only if every line has the same number.
refusals-rule-collapse-dead = Only dead suspects leave the grid, and { $suspect } is not one of them.
refusals-rule-collapse-last = Nothing would be left. The last row and the last column always stay.
refusals-rule-capture-neighbour = Out of reach: { $suspect }. Capture a neighbour of your secret identity.
refusals-rule-capture-living = { $suspect } is dead: nobody is that suspect any more. Capture a living one.
refusals-rule-capture-self = { $suspect } is your own secret identity. Capture somebody else.
refusals-rule-canvass-neighbour = Out of reach: { $suspect }. Canvass a neighbour of your secret identity, or the identity itself.
refusals-rule-not-asked = { $who } has nothing to answer here, or the companion answers. Name only those who keep their cards to themselves.
refusals-rule-gave-up = { $who } has given up already and plays no more.
refusals-rule-kill-arrested = { $suspect } is under arrest and cannot be killed.
refusals-rule-accuse-straight = Out of reach: { $suspect }. Accuse somebody up to three places away in your row or column, or your own identity.
refusals-rule-autopsy-neighbour = No autopsy on { $suspect }: it takes a dead neighbour of your secret identity.
refusals-rule-disarm-neighbour = Out of reach: { $suspect }. Only a neighbour is disarmed, never your own identity.
refusals-rule-token-kind = Tokens of this kind are not for this action.
refusals-rule-token-absent = No such token lies on { $suspect }.
refusals-rule-token-living = No token goes on { $suspect }: only on the living who are not under arrest.
refusals-rule-token-twice = Such a token lies on { $suspect } already; one of each kind is the most.
refusals-rule-protect-six = Six protection tokens lie on the board. Take one back instead.
refusals-rule-save-line = Out of line: { $suspect }. A save needs the same row or column as your secret identity, and never saves the identity itself.
refusals-rule-plant-neighbour = Out of reach: { $suspect }. A bomb is planted on a neighbour or on your own identity.
refusals-rule-blast-neighbour = { $suspect } is not next to the exploding bomb.
refusals-rule-shoot-diagonal = Out of reach: { $suspect }. A shot goes up to three places along a diagonal.
refusals-rule-token-neighbour = Too far: { $suspect }. The token moves to a neighbour of the suspect it lies on.
refusals-rule-swap-neighbours = { $suspect } cannot be swapped here. At most tables the two stand next to each other; an option asks for two neighbours of the Psycho.
refusals-rule-threaten-straight = Out of reach: { $suspect }. Threats go up to three places along one row and one column.
refusals-rule-threaten-count = One to three suspects are threatened; nobody only if nobody can be reached.
refusals-rule-threat-strikes = That cannot be: all the threatened next to one place die, and nobody else.
refusals-rule-profile-living = { $suspect } is dead. Only the card of a living suspect is laid.
refusals-rule-profile-nobody = There is a living card in the hand: profile NAME.
refusals-rule-profile-nothing = Hand and deck are empty: nothing would change.
refusals-rule-play-living = One of the drawn cards shows a living suspect: that one is laid, not { $suspect }.
refusals-rule-not-your-role = { $who } cannot have the role that does this.
refusals-rule-vault-opened = That vault is open already and out of play.
refusals-rule-token-there = Your token lies at that vault already. Three different thieves open a vault.
refusals-rule-vault-zone = A vault is robbed from a cell of its zone only.
refusals-rule-hack-outside = Whoever stands in a zone robs as usual: hacking works from outside every zone.
refusals-rule-hack-reach = No cell next to you belongs to the zone of that vault.
refusals-rule-crack-token = A second token is laid only where exactly one of yours lies.
refusals-rule-one-of-two-tokens = No token of yours lies at that vault: keep, or take.
refusals-rule-officer = { $suspect } is no officer in uniform.
refusals-rule-officer-near = Out of reach: { $suspect }. The officer must stand next to your secret identity.
refusals-rule-officer-stunned = { $suspect } is stunned until another officer is.
refusals-rule-stunned-line = Line { $line } holds the stunned officer: the Chief cannot shift it.
refusals-rule-silence-three = Three officers have been killed: that is all for one game.
refusals-rule-swap-neighbour = Only neighbours change places, and { $suspect } is not one.
refusals-rule-name-own = If nobody else holds your card, name your own suspect first; if the companion does, name only the other one.
refusals-rule-quiet-officer = No officer in uniform stands in line { $line }: an ordinary shift is hidden already.
refusals-rule-accuse-able = Out of reach: { $suspect }. The accused must stand next to an officer who is not stunned.
refusals-rule-survey-square = The 4×4 square must lie wholly on the board. Name its top left cell.
refusals-rule-officer-count = That is another number of officers than this table plays with.
refusals-rule-role-too = A role card was drawn as well. Name both.
refusals-rule-role-tier = The next role card belongs to the other tier.
refusals-rule-role-elsewhere = That role card lies open elsewhere or has left the game.

## Rules of Mr. Jack.
refusals-rule-card-not-open = { $suspect } is not to be played now. Face up: { $list }.
refusals-rule-card-not-named = { $suspect } was not named. To be played now: { $list }.
refusals-rule-no-street = { $hex } is { $other }, and nobody ends there.
refusals-rule-occupied = { $other } stands on { $hex }. Nobody ends there, unless the Detective accuses.
refusals-rule-must-move = { $suspect } stands on { $hex } already. Everybody goes one hex at least and ends on another one.
refusals-rule-too-far = { $hex } is { $n ->
    [one] { $n } step
   *[other] { $n } steps
} away for { $suspect }, who may go { $most }.
refusals-rule-power-must = The power must be used. { $suspect } { $other }
refusals-rule-power-after-end = Nothing follows an accusation or an exit. A power comes before it, or not at all.
refusals-rule-not-his-power = That is not in the power of { $suspect }, who { $other }
refusals-rule-lantern-way = Whoever moves Watson says last where the lantern points then, and nobody else does.
refusals-rule-lamp-lit = No lit lamp is on { $hex }. Lit: { $list }.
refusals-rule-lamp-unlit = { $hex } is no unlit lamp. Unlit: { $list }.
refusals-rule-cordon-there = No police cordon stands at the { $other } exit. Cordons: { $list }.
refusals-rule-cordon-open = A police cordon stands at the { $other } exit already. Open: { $list }.
refusals-rule-cover-there = No manhole cover lies on { $hex }. Covered: { $list }.
refusals-rule-cover-open = { $hex } is no open manhole. Open: { $list }.
refusals-rule-swap-gull = Only Gull changes places, with any other character on the board.
refusals-rule-whistle-once = The whistle brings each of the others once at most, and never Goodley himself.
refusals-rule-whistle-nearer = { $hex } is not nearer for { $suspect }: along the streets it is { $n ->
    [one] { $n } step
   *[other] { $n } steps
} from there to Goodley on { $other }, now { $most }.
refusals-rule-whistle-points = This whistle takes { $n ->
    [one] { $n } step
   *[other] { $n } steps
}; it has 3 for all together.
refusals-rule-whistle-more = The whistle must be used: { $n ->
    [one] at least { $n } step.
   *[other] { $n } steps in all.
}
refusals-rule-accuse-detective = Only the Detective accuses, and now { $who } plays.
refusals-rule-accuse-somebody = Nobody else stands on { $hex } who could be accused.
refusals-rule-exit-jack = Only Jack takes a character out of the district, and now { $who } plays.
refusals-rule-exit-seen = The witness card shows visible: nobody leaves in this round.
refusals-rule-exit-cordon = A police cordon stands at the { $other } exit. Open: { $list }.
refusals-rule-exit-far = Out by the { $other } exit it is { $n ->
    [one] { $n } step
   *[other] { $n } steps
} for { $suspect }, the last one from { $hex }; { $most } are allowed.
refusals-rule-exit-innocent = { $suspect } is innocent, so not Jack; nobody else leaves.
refusals-rule-exit-only-jack = { $suspect } is not Jack; nobody else leaves.
refusals-rule-call-nobody = That cannot be: then everybody would be innocent.
