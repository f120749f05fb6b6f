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


## Who plays.
jack-map-role-jack = Jack
jack-map-role-detective = Detective

## The map in signs, and what they mean. A legend speaks of several.
jack-map-exit-open = exit { $exit }: open
jack-map-exit-cordon = exit { $exit }: cordon
jack-map-legend-lit = lit lamp, numbered tile
jack-map-legend-unlit = unlit lamp
jack-map-legend-open = manhole
jack-map-legend-covered = covered
jack-map-legend-obstacle = building, garden
jack-map-legend-innocent = innocent
jack-map-legend-visible = visible
jack-map-legend-lantern = Watson’s lantern

## The map in words.
jack-map-stands = { $name }, { $hex }: { $facts }
jack-map-suspect = suspect
jack-map-innocent = innocent
jack-map-invisible = invisible
jack-map-visible = visible: { $why }
jack-map-beside-lamp = beside the lit lamp { $hex }
jack-map-beside = beside { $name }
jack-map-in-beam = in the beam of the lantern
jack-map-lantern = lantern to { $way }
jack-map-lit = Lit lamps: { $places }
jack-map-unlit = Unlit lamps: { $places }
jack-map-open = Open manholes: { $places }
jack-map-covered = Covered manholes: { $places }
jack-map-exits-open = Open exits: { $places }
jack-map-exits-cordon = Exits with a police cordon: { $places }
jack-map-tile = { $hex } (tile { $number })
jack-map-exit = { $exit } ({ $hex })
jack-map-none = none

## The map on paper.
jack-map-paper-lamps = lamps: a white disc is a lit tile with its number
jack-map-paper-manholes = manholes: a ring, black where covered
jack-map-paper-characters = characters: white where visible, black where not, in brackets where innocent

## The setup.
jack-map-label-box = From the box
jack-map-label-characters = Characters
jack-map-label-lamps = Lamps
jack-map-label-manholes = Manholes
jack-map-label-exits = Exits
jack-map-label-cards = Cards
jack-map-label-seats = Seats
jack-map-box = the board; 8 character discs, suspect side up; 8 character cards and 8 alibi cards; 6 lit-lamp tiles, four of them numbered 1 to 4; 2 manhole covers; 2 police cordons; the witness card; the round marker
jack-map-board = Each hex with its name: the letter of the column, and a number that grows upwards. The Detective sees it so, from the yellow edge; Jack sits opposite.
jack-map-characters = Each disc on its hex: { $places }; Watson’s lantern points to { $way }
jack-map-lamps = lit-lamp tiles on { $lit }; no tile on { $unlit }
jack-map-manholes = covers on { $covered }; open: { $open }
jack-map-cordons = police cordons at { $cordons }; open: { $open }
jack-map-deal = Shuffle the 8 alibi cards and lay them face down; shuffle the 8 character cards apart. Witness card with “visible” up, round marker on 1.
jack-map-edge-jack = { $who }, at the grey edge
jack-map-edge-detective = { $who }, at the yellow edge, picks first
