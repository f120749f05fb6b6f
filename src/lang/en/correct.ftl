# `referee correct`: mistakes put right during play.
correct-word-board = rows | board | cards | row | layout
correct-word-card = card | mine | hand
correct-word-name = name | names | player
correct-word-score = score | points | scores
correct-score = The score follows from the lines, so put right the line that was wrong: type its number.
correct-no-cards = Nobody tells the companion any cards at this table, so there’s none to put right.
correct-whose-card = Whose card was wrong?
correct-whose-name = Whose name is wrong?
correct-name = What’s the right name? (0: back)>
correct-which = Which line? Give its number and the line as it should have been: { $command } { $seq } …
correct-number = What was wrong? Number of the line, or board, card, name, score (0: back)>
correct-earlier = Earlier lines have the numbers before these; { $command } shows them.
correct-should = What should line { $seq } have been? (0: back)>
correct-nothing = Nothing has been said yet, so there’s nothing to correct.
correct-what = “{ $found }” isn’t a line of the log. Give the line’s number, as in correct 12 shift 3 right, or say rows.
correct-was = Line { $seq } was: { $was }
correct-would = It would be: { $line }
correct-board = Then the board would look like this:
correct-later = { $n ->
    [0] It’s the last line.
    [one] The companion replays the next line.
   *[other] The companion replays the next { $n } lines.
}
correct-missing = Add the line as it should have been: { $command } …
correct-uncertain = Something was asked or shown in { $n ->
    [one] line
   *[other] lines
} { $lines }; that may come out differently.
correct-falls = { $n ->
    [one] Line { $first } drops out
   *[other] Lines { $first }–{ $last } drop out
}: { $why }
correct-informs = Everybody will then know both answers; the log will say so.
correct-informs-ask = This correction gives something away. Make it anyway?
correct-informs-hint = To skip this question: --right --yes
correct-ask = What does the table decide?
correct-right = correct it
correct-stand = let it stand
correct-kept = Nothing was changed.
correct-kept-hint = To skip this question: --right corrects it, --stand lets it stand.
correct-made = A mistake was corrected. The board and the log show how things stand; anybody affected sees it on their own page.
correct-fell = { $n ->
    [one] The last line no longer fits and is gone
   *[other] The last { $n } lines no longer fit and are gone
}: lay the table as the board shows it.
correct-only = { $n ->
    [0] Nothing has been said yet.
    [one] There is only { $n } line.
   *[other] There are only { $n } lines.
}
correct-not-said = Line { $seq } wasn’t said aloud. If it was told in private, its owner corrects it on their own page.
correct-no-rows = The district of Mr. Jack has no rows. Set it up by the picture: referee board.
correct-not-the-board = The rows must name everybody on the board, each once.
correct-not-then = In place of line { $seq }, that can’t be said.
correct-no-moment = It would come at the wrong moment.
correct-gone = { $n ->
    [one] After the correction, line { $first } has dropped out.
   *[other] After the correction, lines { $first }–{ $last } have dropped out.
}
correct-own = A correction changed your cards. { $now }
