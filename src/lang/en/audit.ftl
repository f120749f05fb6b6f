# `referee audit`: what was said and was not so.
audit-whole = Every line was compared with the cards.
audit-so-far = Every line was compared with what lies open; the hidden cards come at the end.
audit-shown = Every line was compared with the cards that were shown.
audit-missing = Missing: who { $who } is since line { $since }. In private: reveal NAME@{ $since }.
audit-missing-then = Missing: who { $who } was in lines { $since } to { $until }. In private: reveal NAME@{ $since }.
audit-clean = Nothing was wrong.
audit-clean-so-far = Nothing contradicts itself so far.
audit-count = { $n ->
    [one] { $n } line was not so.
   *[other] { $n } lines were not so.
}
audit-where = Turn { $turn }; the board then: { $command }.
audit-spoiled = { $n ->
    [one] It misled everybody in line { $lines } too.
   *[other] It misled everybody in lines { $lines } too.
}
audit-contradiction = Line { $seq }: no card is left that fits all that { $who } has said.
audit-clash = Line { $seq }: { $who } cannot all have told the truth.
audit-record = Line { $seq }: what the companion recorded does not follow from the rules.
audit-moved = The board was put right in line { $seq }: what is said of the lines before holds if it lay as it was written.
