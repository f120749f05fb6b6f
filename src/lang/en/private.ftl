# On the page of one player only: who he is, what he may do, and why his last line was refused.

private-identity = You are { $suspect }.
private-kept = You keep your card yourself; the companion does not know it.
private-none = You have no identity yet.
private-hand = Your hand: { $cards }.
private-list = Your list, face down: { $cards }.
private-refused = Refused: { $line } — { $reason }
private-not-understood = It was not understood.
private-become = Choose one of these cards: press e and type become NAME. It is not seen while you type.
private-drew = { $n ->
    [one] Draw { $n } card; then press e and type drew NAME.
   *[other] Draw { $n } cards; then press e and type drew NAME NAME …
}
private-reach = You may: { $lines }.
private-mate = Your team-mate { $who } is { $suspect }.
private-take = The real deck is in use: take your cards out of it, unseen, and shuffle it again.
private-referee = Referee
# How often this page was opened before; { $line } lines had been said then.
private-opened = { $n ->
    [0] Nobody has opened this page before.
    [one] This page was opened { $n } time before, after line { $line }.
   *[other] This page was opened { $n } times before, the last time after line { $line }.
}
private-round-done = Everybody has looked.
private-round-left = Not looked yet: { $who }. Any time later: { $command }
