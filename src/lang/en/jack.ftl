# Spoken by src/screen: what only Mr. Jack has.

## Answers about the streets.
jack-ask-reach = { $who }: hexes in reach by number of steps, { $n } at most.
jack-ask-reach-taken = Occupied, so only to accuse: { $hexes }
jack-ask-reach-exits = Out of the district (Jack only, after an invisible call): { $exits }
jack-ask-path-sewers = sewers
jack-ask-path-exit = { $exit } exit
jack-ask-path-fits = { $n ->
    [one] { $n } step; the limit is { $range }.
   *[other] { $n } steps; the limit is { $range }.
}
jack-ask-path-far = { $n ->
    [one] Too far for one move: { $n } step, and the limit is { $range }.
   *[other] Too far for one move: { $n } steps, and the limit is { $range }.
}
jack-ask-path-here = { $who } is already there; a move has to end on another hex.
jack-ask-path-taken = { $who } is there: only the Detective may end a move there, to accuse.
jack-ask-path-cover = The manhole at { $hex } is covered. It would work if it were open.
jack-ask-path-cordon = A police cordon blocks the { $exit } exit.
jack-ask-no-way = Nobody can stop there: it isn’t a street.
jack-ask-gone = out of the district
jack-ask-visible = { $who } – visible: { $lights }
jack-ask-invisible = Invisible: { $who }
jack-ask-light-lamp = lit lamp { $hex }
jack-ask-light-beside = next to { $who }
jack-ask-light-lantern = Watson’s lantern
jack-ask-exit-open = The { $exit } exit ({ $hex }): open.
jack-ask-exit-cordon = The { $exit } exit ({ $hex }): police cordon.
jack-ask-exit-leave = Could leave that way this turn: { $who }.
jack-ask-exit-seen = Nobody can leave this round: the witness card shows “visible”.
jack-ask-exit-played = Nobody can leave this round: Jack has already played both characters.
jack-ask-distance = { $n ->
    [one] { $n } step along the streets
   *[other] { $n } steps along the streets
}
jack-ask-nearer = { $yes }: now it’s { $from ->
    [one] { $from } step
   *[other] { $from } steps
} to Goodley, and from there it would be { $to }
jack-ask-call-visible = “Visible” would clear: { $who }
jack-ask-call-visible-nobody = “Visible” would clear nobody.
jack-ask-call-invisible = “Invisible” would clear: { $who }
jack-ask-call-invisible-nobody = “Invisible” would clear nobody.
jack-ask-call-not-visible = “Visible” is impossible: every suspect is invisible ({ $who })
jack-ask-call-not-invisible = “Invisible” is impossible: every suspect is visible ({ $who })
jack-ask-suspects = Could still be Jack: { $who }
jack-ask-suspects-then = By the calls alone, Jack could have been: { $who }
jack-ask-cleared-lit = { $who }: cleared by the call in round { $round }. Jack was invisible, { $who } wasn’t: { $lights }
jack-ask-cleared-dark = { $who }: cleared by the call in round { $round }. Jack was visible, { $who } wasn’t.
jack-ask-alibis = Your alibi cards: { $who }

## False claims.
jack-ask-false-visible = Line { $seq }: { $who } called “visible”; Jack was invisible.
jack-ask-false-invisible = Line { $seq }: { $who } called “invisible”; Jack was visible.
jack-ask-false-exit = Line { $seq }: { $who } left the district with { $suspect }, who wasn’t Jack.

## The map in signs, and what they mean. A legend speaks of several.
jack-map-exit-open = exit { $exit }: open
jack-map-exit-cordon = exit { $exit }: cordon
jack-mark-jack = Jack
jack-mark-alibi = alibi card
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
jack-map-lantern = lantern points { $way }
jack-map-lit = Lit lamps: { $places }
jack-map-unlit = Unlit lamps: { $places }
jack-map-open = Open manholes: { $places }
jack-map-covered = Covered manholes: { $places }
jack-map-exits-open = Open exits: { $places }
jack-map-exits-cordon = Exits with a police cordon: { $places }
jack-map-tile = { $hex } (tile { $number })
jack-map-exit = { $exit } ({ $hex })
jack-map-none = none
jack-map-none-yet = none yet

## Where the game stands.
jack-map-glance = Round { $round } of { $of } · witness card: { $card } · alibi cards in the deck: { $pile }
jack-map-card-visible = visible
jack-map-card-invisible = invisible
jack-map-cards = Character cards face up: { $names }
jack-map-suspects = Suspects: { $names }
jack-map-innocents = Innocent: { $names }
jack-map-alibis = { $n ->
    [0] no alibi cards
    [one] { $n } alibi card
   *[other] { $n } alibi cards
}
jack-map-alibi-names = { $n ->
    [one] alibi card
   *[other] alibi cards
}: { $names }
jack-map-extra = { $n ->
    [0] no extra alibi cards
    [one] { $n } extra alibi card
   *[other] { $n } extra alibi cards
}
jack-map-extra-names = { $n ->
    [one] extra alibi card
   *[other] extra alibi cards
}: { $names }
jack-map-card-none = Jack’s card not drawn yet
jack-map-card-known = Jack’s card is { $suspect }
jack-map-card-hidden = Jack’s card face down

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
jack-map-box = The board; 8 character discs, suspect side up; 8 character cards and 8 alibi cards; 6 lit-lamp tiles, four of them numbered 1 to 4; 2 manhole covers; 2 police cordons; the witness card; the round marker
jack-map-board = Every hex has a name: its column letter, and a number counting upward. This is the Detective’s view, from the yellow edge; Jack sits opposite.
jack-map-characters = Each disc on its hex: { $places }; Watson’s lantern points { $way }
jack-map-lamps = Lit-lamp tiles on { $lit }; { $unlit } stay without one
jack-map-manholes = Covers on { $covered }; open: { $open }
jack-map-cordons = Police cordons at { $cordons }; open: { $open }
jack-map-deal = Shuffle the 8 alibi cards and lay them face down; shuffle the 8 character cards separately. Witness card showing “visible”, round marker on 1.
jack-map-kept = Keep the 8 alibi cards and the 8 character cards at hand, unshuffled: the companion draws both. Witness card showing “visible”, round marker on 1.
jack-map-edge-jack = { $who }, at the grey edge
jack-map-edge-detective = { $who }, at the yellow edge, picks first

## Who and where.
jack-role-jack = Jack
jack-role-detective = Detective
jack-exit-nw = north-west
jack-exit-ne = north-east
jack-exit-sw = south-west
jack-exit-se = south-east
jack-gate-nw = nw
jack-gate-ne = ne
jack-gate-sw = sw
jack-gate-se = se
jack-way-n = north
jack-way-ne = north-east
jack-way-se = south-east
jack-way-s = south
jack-way-sw = south-west
jack-way-nw = north-west

## What happens.
jack-round = Round { $n } of { $of }.
jack-cards = Character cards face up: { $cards }.
jack-cards-drawn = The character cards are { $cards }.
    .do = Find these cards and lay them face up.
jack-cards-rest = The other four cards are { $cards }.
    .do = Lay them face up.
jack-named = { $who } will play { $cards }.
jack-plays = { $who } plays { $suspect }.
jack-plays-before = { $who } plays { $suspect }, who { $before ->
    [whistle] whistles first.
    [lamp] moves a lamp first.
    [cordon] moves a cordon first.
   *[cover] moves a manhole cover first.
}
jack-plays-moved = { $who } moves { $suspect } from { $from } to { $to }.
jack-plays-swapped = { $who } swaps { $suspect } ({ $from }) with { $other } ({ $to }).
jack-moved = { $suspect } moves from { $from } to { $to }.
jack-lantern = Watson’s lantern points { $way }.
jack-lamp = The unnumbered lit lamp moves from { $from } to { $to }.
    .do = Move it on the board.
jack-lamp-tile = Lit lamp { $n } moves from { $from } to { $to }.
    .do = Move it on the board.
jack-cordon = The police cordon moves from the { $from } exit to the { $to } exit.
    .do = Move it on the board.
jack-cover = The manhole cover moves from { $from } to { $to }.
    .do = Move it on the board.
jack-pulled = The whistle brings { $suspect } from { $from } to { $to }.
jack-accuses = { $suspect } moves to { $to }: the Detective accuses { $other } of being Jack.
jack-left = { $suspect } leaves the district by the { $exit } exit.
jack-call-visible = Call for witnesses: Jack is visible.{ $claim ->
    [yes] { " " }{ $who } says so.
   *[no] {""}
}
    .do = The witness card should now show “visible”.
jack-call-invisible = Call for witnesses: Jack is invisible.{ $claim ->
    [yes] { " " }{ $who } says so.
   *[no] {""}
}
    .do = The witness card should now show “invisible”.
jack-cleared = Cleared: { $suspects }.
    .do = Turn { $n ->
        [one] that disc
       *[other] their discs
    } to the innocent side.
jack-cleared-nobody = Nobody is cleared this time.
jack-out = Lamp { $n } goes out.
    .do = Take its tile off { $hex }.
jack-dealt = { $who } is dealt an alibi card.
    .do = Look at it{ $at ->
        [phone] { " " }on your own page.
       *[terminal] : type `secret`.
    }
jack-drew = { $who } draws an alibi card.
jack-drew-unseen = { $who } draws an alibi card.
    .do = They look at it in secret and lay it face down.

## What is owed.
jack-owes-turn = Round { $n }, character { $pick } of { $of }: { $who }, play { $cards }.
jack-owes-take = Round { $n }: { $who }, name the next two to play: type `take NAME NAME`. Face up: { $cards }.
jack-owes-drew = { $who }, draw an alibi card and enter it in private{ $at ->
    [phone] , on your own page: Tell…
   *[terminal] : type `secret`.
}

## The private page.
jack-private-is = You are { $suspect }.
jack-private-none = You haven’t drawn an alibi card yet.
jack-private-visible = As the board stands, you’re visible. The call would say so and clear { $n ->
    [0] nobody.
   *[other] { $suspects }.
}
jack-private-invisible = As the board stands, you’re invisible. The call would say so and clear { $n ->
    [0] nobody.
   *[other] { $suspects }.
}
jack-private-alibis = { $n ->
    [one] Your alibi card: { $cards }.
   *[other] Your alibi cards: { $cards }.
}
jack-private-no-alibis = You have no alibi card.
jack-private-left = So Jack is { $suspects }.
jack-private-left-open = { $n ->
    [1] Going by the calls, Jack can only be { $suspects }.
   *[other] Going by the calls, Jack could be { $suspects }. Cross off anybody whose alibi card you hold.
}
jack-private-drew = Draw an alibi card, then type its name.
jack-private-take = The real alibi cards are in use. Take yours out without showing it, then shuffle the rest.

## Why not: what is said beside the sentence of a rule.
jack-near = Nearest free: { $hexes }.
jack-covered = The manhole at { $hex } is covered. If it were open, { $n ->
    [one] { $n } step would do.
   *[other] { $n } steps would do.
}
jack-terrain-lamp = a gas lamp
jack-terrain-obstacle = a building or a garden
jack-all-visible = All the suspects are visible.
jack-all-invisible = All the suspects are invisible.
jack-rule-stay = { $suspect } has a free hex in reach, so staying on { $hex } isn’t allowed.
jack-rule-occupied-accuse = { $other } is on { $hex }. You can end there only to accuse: “{ $list }”. If { $other } isn’t Jack, Jack wins.
jack-rule-occupied-cleared = { $other } is on { $hex } and already cleared. Your move has to end on a free hex; accusing { $other } would lose.
jack-rule-occupied-pull = { $other } is on { $hex }. A whistled character stops on a free hex.
jack-no-hex = There’s no hex “{ $found }”: that column runs from { $low } to { $high }.
jack-no-column = There’s no hex “{ $found }”. Columns are a–m; to see the name of every hex, type `board`.
jack-nobody = Nobody is on { $hex }. On the board: { $suspects }.
jack-unfinished = Go on: { $suspect } { $power }
jack-unfinished-move = Where does { $suspect } go?
jack-strange = “{ $found }” doesn’t fit into a line for { $suspect }.
jack-no-way = “{ $found }” isn’t a direction here: the lantern points n, ne, se, s, sw or nw.

## What each character can do.
jack-power-holmes = moves 1 to 3 hexes; then the player who moved him secretly draws an alibi card.
jack-power-watson = moves 1 to 3 hexes; then say where the lantern points: n, ne, se, s, sw or nw.
jack-power-smith = moves 1 to 3 hexes; before or after that, a lit lamp has to swap with an unlit one: FROM>TO.
jack-power-lestrade = moves 1 to 3 hexes; before or after that, a police cordon has to move to another exit: FROM>TO.
jack-power-stealthy = moves 1 to 4 hexes, even across lamps, buildings and gardens, but has to end on a street.
jack-power-goodley = moves 1 to 3 hexes; before or after that, he has to whistle others closer, up to 3 steps in all: NAME>HEX.
jack-power-gull = moves 1 to 3 hexes or swaps places with anybody: swap NAME.
jack-power-bert = moves 1 to 3 hexes; before or after that, a manhole cover has to move to an open manhole: FROM>TO.
jack-help-line = { $suspect } { $power } For example: { $line }
jack-help-moves = Type a character’s whole turn in one line, in the order it happens. All open manholes are one step apart.
jack-help-accuse = The Detective accuses by ending a move on somebody’s hex; if that’s not Jack, Jack wins: { $line }
jack-help-exit = After an “invisible” call, Jack can escape: { $line }
jack-help-watson = If you move Watson, say where his lantern points: { $swap }, { $pull }

## A table.
jack-deck-companion = The companion keeps the alibi cards and shuffles the character cards. Lay out the ones it names.
jack-deck-real = Shuffle the real alibi cards and the real character cards separately. Lay both decks face down beside the board.
jack-board-revised = blue board, 9 manholes
jack-board-first_2006 = red roofs, 8 manholes

## Where the game stands.
