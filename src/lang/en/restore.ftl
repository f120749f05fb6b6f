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
restore-undrawn = { $n ->
    [one] Put the last card taken off the evidence deck back on top of it.
   *[other] Put the last { $n } cards taken off the evidence deck back on top of it, the last one first.
}
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
restore-plain = Move the lit lamp without a number from { $from } to { $to }.
restore-cover-moved = Move the manhole cover from { $from } to { $to }.
restore-cordon = Move the police cordon from the { $from } exit to the { $to } exit.
