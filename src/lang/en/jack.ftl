# Spoken by src/cli and src/screen: what only Mr. Jack has.

## Answers about the streets.
jack-ask-reach = { $who }: hexes by the points of the way, { $n } at most.
jack-ask-reach-taken = Occupied, so only to accuse: { $hexes }
jack-ask-reach-exits = Out of the district, for Jack after an invisible call: { $exits }
jack-ask-path-sewers = sewers
jack-ask-path-exit = exit { $exit }
jack-ask-path-fits = { $n ->
    [one] { $n } point; the limit is { $range }.
   *[other] { $n } points; the limit is { $range }.
}
jack-ask-path-far = { $n ->
    [one] Not in one move: { $n } point, and the limit is { $range }.
   *[other] Not in one move: { $n } points, and the limit is { $range }.
}
jack-ask-path-here = { $who } is there already; a move ends on another hex.
jack-ask-path-taken = { $who } stands there: only the Detective may end a move there, to accuse.
jack-ask-path-cover = The manhole at { $hex } is covered; if it were open, it could be done.
jack-ask-path-cordon = A police cordon stands at exit { $exit }.
jack-ask-no-way = Nobody can stop there: it is no street.
jack-ask-gone = no longer in the district
jack-ask-visible = { $who } – visible: { $lights }
jack-ask-invisible = Invisible: { $who }
jack-ask-light-lamp = lit lamp { $hex }
jack-ask-light-beside = next to { $who }
jack-ask-light-lantern = Watson’s lantern
jack-ask-exit-open = Exit { $exit } ({ $hex }): open.
jack-ask-exit-cordon = Exit { $exit } ({ $hex }): police cordon.
jack-ask-exit-leave = Could leave by it in one activation: { $who }.
jack-ask-exit-seen = Nobody can leave in this round: the witness card shows “visible”.
jack-ask-exit-played = Nobody can leave in this round: Jack has played both of his characters.
jack-ask-distance = { $n ->
    [one] { $n } step along streets
   *[other] { $n } steps along streets
}
jack-ask-nearer = { $yes } (steps to Goodley now { $from }, from there { $to })
jack-ask-call-visible = “Visible” would make innocent: { $who }
jack-ask-call-invisible = “Invisible” would make innocent: { $who }
jack-ask-call-not-visible = “Visible” is impossible: all suspects are invisible ({ $who })
jack-ask-call-not-invisible = “Invisible” is impossible: all suspects are visible ({ $who })
jack-ask-suspects = Can still be Jack: { $who }
jack-ask-cleared-lit = { $who }: innocent since the call of round { $round }. Jack was invisible, { $who } was not: { $lights }
jack-ask-cleared-dark = { $who }: innocent since the call of round { $round }. Jack was visible, { $who } was not.
jack-ask-alibis = Your alibi cards: { $who }

## False claims.
jack-ask-false-visible = Line { $seq }: { $who } called “visible”; Jack was invisible.
jack-ask-false-invisible = Line { $seq }: { $who } called “invisible”; Jack was visible.
jack-ask-false-exit = Line { $seq }: { $who } left the district with { $suspect }, who was not Jack.
