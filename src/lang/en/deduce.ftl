# `referee deduce`: what can be known of hidden identities.
deduce-not-allowed = This table was opened without --deduce, so you’ll learn this when the game is over.
deduce-knows = What { $who } can work out:
deduce-nothing = Every identity is already known to { $who }.
deduce-over = The game is over and { $who } knows all the cards; there’s nothing left to work out.
deduce-none-yet = Nobody else has an identity yet ({ $who }).
deduce-certain = { $who } is { $suspects }, for certain.
deduce-one-of = { $who } is one of { $n }: { $suspects }.
deduce-anybody = { $who } could still be any of the { $n } living suspects.
deduce-not = { $who } is one of { $n } living suspects, but not: { $suspects }.
deduce-share = { $suspect } { $percent }%
deduce-contradiction = { $who }: no card fits everything that was said.
deduce-stake = If somebody says “{ $line }”: a yes from { $who } leaves { $yes } of { $n }, a no { $no }.
deduce-stake-now = { $who } answers now: a yes leaves { $yes } of { $n }, a no { $no }.
