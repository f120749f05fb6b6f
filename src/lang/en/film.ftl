# The film of a game: `referee film`, `log --film`, and the page for phones.

film-title = The film: { $game }
film-written = The film is in { $file }. Open it in any browser; it needs no internet.
film-hidden = The film shows who is who, so it has to wait for the end of the game. Until then only a referee who doesn’t play may see it.
film-link = The film of this game

## What became known.
film-anew = { $who } could be any of { $n }.
film-left = { $who } could now only be one of { $n }, down from { $before }.
film-jumped = { $suspect } as { $who }: up from { $from }% to { $to }%.
film-proved = From now on everybody could prove it: { $who } is { $suspect }.
film-proved-by = From now on { $by } could prove it: { $who } is { $suspect }.
film-most = No answer gave away more: it ruled out { $out }% of what was possible.
film-most-line = The most revealing answer was in line { $seq }: it ruled out { $out }% of what was possible.
film-proved-line = { $seq ->
    [0] Certain from the start, for { $by }: { $who } is { $suspect }.
   *[other] Certain from line { $seq } on, for { $by }: { $who } is { $suspect }.
}
film-exact-shares = The numbers are exact: every deal that fits was counted.
film-exact-suspects = Who was possible is exact. The percentages count deals; what players chose among their cards changes them.
film-exact-at-most = The numbers are upper bounds: nobody who was possible is missing, but some listed may not have been.
film-exact-words = The numbers take the players at their word: the program never saw their cards.

## On the page.
film-line = { $seq ->
    [0] The start
   *[other] Line { $seq } of { $last }
}
film-board = The board
film-moment = Moment
film-first = To the start
film-back = One line back
film-on = One line on
film-last = To the end
film-play = Play
film-pause = Pause
film-speed = Speed
film-who = Show who is who
film-eyes = As seen by
film-could = What could be known
film-deals = { $n ->
    [one] { $n } deal was possible
   *[other] { $n } deals were possible
}
film-one-of = { $n ->
    [0] no card fits
    [1] certain
   *[other] one of { $n }
}
film-keys = Keys: ← and → move a line, space plays and stops, Home and End jump.
film-short = In short
film-story = The story
film-sheet = The board on the way
film-chart = How much was still unknown, line by line
