# Read by `src/cli`: why a line was not understood, or which rule forbids it.

## Words.
refusals-empty = Nothing was said. What may be said now: referee legal
refusals-verb = No line begins with “{ $found }”.
refusals-verb-hint = What may be said now: referee legal
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
refusals-number = “{ $found }” is no number.
refusals-one-of = “{ $found }” does not belong here; it can be { $possible }.

## The one sentence for everybody when only its owner may know why.
refusals-hidden = This line is not accepted, and the reason is not for everybody.
refusals-hidden-hint = It waits on the private page: referee secret { $seat }

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
