# What to do with the real cards after an undo or a correction. A card is named with its place now.
restore-shift-row = On the table, shift row { $line } { $toward }{ $n ->
    [one] .
   *[other] { " " }by { $n }.
}
restore-shift-column = On the table, shift column { $line } { $toward }{ $n ->
    [one] .
   *[other] { " " }by { $n }.
}
restore-move = On the table, put these back: { $cards }.
restore-from-to = On the table, pick these cards up and lay each where its arrow points: { $moves }.
restore-lay = Lay the cards out as the screen shows them.
restore-out = Take off the grid: { $cards }.
restore-alive = Turn { $cards } back to the alive side.
restore-dead = Turn { $cards } to { $side ->
    [none] the dead side
   *[other] the “{ $side }” side
}.
restore-uncover = Take the evidence card off { $cards }.
restore-cover = Lay the evidence card face up on { $cards }.
restore-release = Take the face-down card off { $cards }.
restore-arrest = Lay the evidence card face down on { $cards }.
restore-undiscard = Take back from the discard: { $cards }.
restore-discard = Discard: { $cards }.
restore-recover = Take the evidence card of { $cards } from the discard and lay it there again, face up.
restore-dismiss = Take the evidence card off { $cards } and discard it.
restore-undrawn = { $who } puts the { $n ->
    [one] card
   *[other] { $n } cards
} drawn last back on top of the { $deck ->
    [alibi] alibi deck.
   *[evidence] evidence deck.
}
restore-undrawn-open = Put { $cards } from the discard back on top of the evidence deck, face down.
restore-undrawn-bottom = { $n ->
    [one] Put the bottom card of the evidence deck back on top, without looking.
   *[other] Put the bottom { $n } cards of the evidence deck back on top one by one, without looking.
}
restore-unchosen = { $who } takes the { $kind ->
    [active] active identity
    [plainclothes] plainclothes officer
   *[secret] secret identity
} back into the hand.
restore-unshed = { $who } lays the earlier active identity face down again.
restore-unlaid = { $who } takes the evidence { $n ->
    [one] card
   *[other] cards
} of { $cards } back into the hand.
restore-unlaid-identity = { $who } takes the evidence card off { $cards }: it’s the secret identity again.
restore-unhired = Put the evidence card on { $cards } back on top of the evidence deck, face down.
restore-undiscard-hand = { $who } takes { $cards } from the discard back into the hand.
restore-undiscard-identity = { $who } takes { $cards } from the discard: it’s the secret identity again.
restore-unburied = { $who } takes { $n ->
    [one] the bottom card
   *[other] the bottom { $n } cards
} of the evidence deck back into the hand.
restore-sought = { $who } finds the { $n ->
    [one] card
   *[other] { $n } cards
} from the hand in the evidence deck and takes { $n ->
    [one] it
   *[other] them
} back. Then shuffle the deck.
restore-sought-identity = { $who } finds the earlier identity in the evidence deck and lays it face down again. Then shuffle the deck.
restore-released = { $who } takes the face-down card off { $cards }: it’s the secret identity again.
restore-trophy-to = { $who } gives { $owner } the trophy back: { $cards }.
restore-list-added = Put the last { $n ->
    [one] face-down card
   *[other] { $n } face-down cards
} of the hit list back on top of the evidence deck, without looking.
restore-list-turned = Turn { $cards } face down again, first in the row of the hit list.
restore-list-target = Take { $cards } from the discard and lay it face up again as the hit list’s target.
restore-list-back = Take the bottom card of the evidence deck and, without looking, put it back face down in the hit list: { $n ->
    [1] first
    [2] second
    [3] third
   *[other] number { $n }
} after the target.
restore-role-undrawn = { $who } puts the role card drawn last back on top of its pile, face down.
restore-role-hidden = { $who } turns the role card face down again.
restore-role-back = { $who } takes the role card back into the game.
restore-token-off = Take the { $token } token off { $cards }.
restore-token-on = Put a { $token } token on { $cards }.
restore-trophy-back = { $who } gives the trophy back: { $cards }.
restore-trophy = { $who } takes the trophy: { $cards }.
restore-beside = Now: { $line }
restore-disc = Put { $suspect } on { $place }.
restore-lamp = Put lit lamp { $n } back on { $place }.
restore-suspects = Flip back to the suspect side: { $suspects }.
restore-witness = Turn the witness card to { $side ->
    [visible] “visible”
   *[other] “invisible”
}.
restore-round = The round marker goes on { $n }.
restore-cards = Only these character cards lie face up: { $suspects }. Turn the others face down.
restore-tile = Move lit lamp { $n } from { $from } to { $to }.
restore-plain = Move the unnumbered lit lamp from { $from } to { $to }.
restore-cover-moved = Move the manhole cover from { $from } to { $to }.
restore-cordon = Move the police cordon from the { $from } exit to the { $to } exit.
