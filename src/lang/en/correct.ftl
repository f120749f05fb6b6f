# `referee correct`: mistakes put right during play.
correct-rows = rows
correct-which = Which line? Say its number and the line as it should have been: { $command } 12 …
correct-nothing = No line has been said yet, so there is nothing to correct.
correct-what = “{ $found }” is no line of the log. Say the number of the line, as in correct 12 shift 3 right, or rows.
correct-was = Line { $seq } was: { $was }
correct-would = Instead: { $line }
correct-board = The board would lie like this now:
correct-later = { $n ->
    [0] Nothing has been said after it.
    [one] { $n } line after it would happen anew.
   *[other] { $n } lines after it would happen anew.
}
correct-uncertain = Something was asked or shown in lines { $lines }; it may come out otherwise.
correct-falls = Line { $seq } could not have been said then and would fall away with all that follow: { $why }
correct-informs = The answers to it tell the table something, then and now; that is counted.
correct-informs-ask = Somebody learns something by this correction. Put it right all the same?
correct-informs-hint = To do so without being asked: --right --yes
correct-ask = What does the table decide?
correct-right = put it right
correct-stand = let it stand
correct-kept = Nothing was changed.
correct-kept-hint = Without being asked: --right puts it right, --stand lets it stand.
correct-made = A mistake was corrected. The board and the log show how things stand; anyone affected sees it on their own page.
correct-only = { $n ->
    [0] No line has been said yet.
    [one] There is only { $n } line.
   *[other] There are only { $n } lines.
}
correct-not-said = Line { $seq } was not said aloud. What was told in private its owner corrects on his own page.
correct-no-rows = The district of Mr. Jack has no rows. Put it right by the picture: referee board.
correct-not-the-board = The rows must name everybody who lies on the board, each once.
correct-not-then = So it could not have been said then.
correct-line = Since the correction, line { $seq }: { $told }
correct-gone = Since the correction, line { $seq } has fallen away.
correct-same = The correction changes nothing that you know.
