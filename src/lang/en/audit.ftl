# `referee audit`: what was said and was not so.
audit-whole = Every line was checked against the cards.
audit-so-far = Everything was checked against the face-up cards; the hidden ones are checked at the end.
audit-shown = Every line was checked against the cards that were shown.
audit-missing = Not checked against a card: { $who }, { $case ->
    [whole] the whole game
    [open] from line { $since } on
    [both] lines { $lines } and from line { $since } on
   *[lines] lines { $lines }
}
audit-show = To check a card, open that player’s page and type, for example, `reveal { $one }@{ $since }`: { $cells ->
    [yes] the cell where that suspect’s card is now
   *[no] the suspect
}, then “@”, then the line of the log where the player became that suspect.
audit-clean = Everything checks out.
audit-clean-so-far = No contradictions so far.
audit-count = { $n ->
    [one] { $n } problem found.
   *[other] { $n } problems found.
}
audit-where = That was turn { $turn }. The board then: { $command }.
audit-spoiled = { $n ->
    [one] Because of it, the answer in line { $lines } was misleading too.
   *[other] Because of it, the answers in lines { $lines } were misleading too.
}
audit-contradiction = Line { $seq }: no card fits everything { $who } had said and done by then. There was a lie or a slip somewhere.
audit-clash = Line { $seq }: { $who } can’t { $n ->
    [2] both
   *[other] all
} have told the truth.
audit-record = Line { $seq }: what the companion recorded doesn’t follow from the rules.
audit-moved = The board was corrected in line { $seq }; findings from earlier lines assume it lay as recorded.
