# Read aloud at the table after every line, and in the log: what happened and what is owed.

story-dealt = { $who }: the companion deals { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. Look at { $n ->
    [one] it
   *[other] them
} on the private page.
story-drew = { $who } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the evidence deck.
story-kill = { $who } kills { $suspect }. Turn that card to its dead side.
story-accuse = { $who } accuses { $suspect }.
story-collapse = { $who } collapses the grid.
story-disguise = { $who } tries to disguise.
story-exonerate = { $who } sets out to exonerate.
story-concede = { $who } concedes.
story-unverified = (unverified: only the owner of the hidden card knows whether it was allowed)
story-shift-row = { $who } shifts row { $line } { $toward }{ $n ->
    [one] .
   *[other] { " " }by { $n }.
}
story-shift-column = { $who } shifts column { $line } { $toward }{ $n ->
    [one] .
   *[other] { " " }by { $n }.
}
story-left = left
story-right = right
story-up = up
story-down = down
story-collapsed-rows = One leaves every row: { $suspects }. Close the gaps to the left.
story-collapsed-columns = One leaves every column: { $suspects }. Close the gaps upwards.
story-became = { $who } has a secret identity.
story-disguised = The disguise works. Lay the evidence card of { $suspect } face up on that suspect: exonerated.
story-laid = Lay the evidence card of { $suspect } face up on that suspect: exonerated.
story-card-off = The evidence card on { $suspect } goes to the discard.
story-discarded = { $suspect } is dead: that evidence card goes face up to the discard.
story-canvassed = Is { $who } next to { $suspect }? — { $answer }.
story-accused = Is { $who } { $suspect }? — { $answer }.
story-vain = (It could not be: dead, or that evidence card lies open.)
story-claim = (so says { $who })
story-hit = { $suspect } was { $who }.
story-missed = { $suspect } was not { $who }, says the owner of the card.
story-passed = { $who } has no legal action; the turn passes.
story-opened = { $who } is { $suspect }.
story-won = Game over: { $who } wins — { $reason }.
story-drawn = Game over, nobody wins — { $reason }.
story-end-kills = enough suspects are dead
story-end-inspector-killed = the opponent's secret identity was killed
story-end-killer-caught = the opponent was accused by the right name
story-end-conceded = the other side gave up
story-end-stalemate = nobody can do anything
story-owes-turn = { $who } to act.
story-owes-become = { $who } chooses a secret identity, in private (secret).
story-owes-play = { $who } plays one card of the hand: play NAME.
story-owes-drew = { $who } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
} and tells which, in private (secret).
story-owes-chosen = { $who } draws four cards and chooses one; then: chosen.
story-owes-disguised = { $who } draws. Disguised: lay the old identity on its suspect and say laid NAME. Dead card: discarded NAME.
story-owes-turned = { $who } shows the dead card: discarded NAME.
story-owes-canvass = { $who }, are you next to { $suspect }? answer yes, or answer no.
story-owes-accusation = { $who }, are you { $suspect }? answer yes, or answer no.
story-owes-hit = { $who }, was { $suspect } you? hit { $seat }, or hit nobody.
story-told = { $who } has told something in private.
story-refused = A line of { $who } was refused because of a hidden card.
story-undid = { $n ->
    [one] { $n } line was taken back.
   *[other] { $n } lines were taken back.
}
story-undid-shown = Somebody had already learned something by it.
story-redid = { $n ->
    [one] { $n } line was said again.
   *[other] { $n } lines were said again.
}
story-looked = { $who } looked at secrets.
story-recovered = The damaged record was put right.
story-false-canvass = Line { $seq }: { $who } was asked about standing next to { $suspect } and said { $said }; the truth was { $truth }.
story-false-accusation = Line { $seq }: { $who } was asked about being { $suspect } and said { $said }; the truth was { $truth }.
story-false-kill = Line { $seq }: { $who } killed { $suspect }, who was not a neighbour.
story-false-accuse = Line { $seq }: { $who } accused { $suspect }, who was not in reach.
story-false-silence = Line { $seq }: { $suspect } was killed and was { $who }, who kept silent.
story-false-identity = Line { $seq }: { $who } chose { $suspect }, who was already dead.
story-same-card = Line { $seq }: { $who } told of the card { $suspect }, which { $other } had told of as well.
story-everybody = everybody
story-referee = the referee
story-glance = Turn { $turn } · kills { $kills }/{ $goal } · deck { $deck }
story-practice = Practice: hidden cards come from the seed, so anybody could compute them.
story-seat = { $who }: { $identity }, { $hand }
story-no-identity = no identity yet
story-hidden-identity = identity face down
story-hand = { $n ->
    [0] no cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
story-discard = Discard: { $cards }
story-looks = { $who } looked at secrets { $n }×
story-last = Last: { $told }
story-failed = The disguise comes to nothing.
story-may-open = { $who } may open the card now, in private: reveal NAME.
