# Read by `src/screen/end.rs` and `src/cli/end.rs`: the end of a game.

end-who = Who was who
end-was = Earlier: { $who } was { $cards }{ $by ->
    [now] { " (as the board stands now)." }
    [start] { " (as the board stood at the start; off the board now)." }
   *[names] .
}
end-says = { $who } said “I’m { $suspect }”, but nobody has seen that card.
end-turned = How it went, from what everybody knew
end-narrowed = Line { $seq }: { $told } { $kind ->
    [plainclothes] { $who }’s officer in plainclothes
   *[secret] { $who }
}: one of { $n } suspects now, down from { $before }.
end-narrowed-one = Line { $seq }: { $told } { $kind ->
    [plainclothes] { $who }’s officer in plainclothes
   *[secret] { $who }
}: only one suspect fits now, down from { $before }.
end-untrue = Lies and slips
end-untrue-more = … and { $n } more: type `audit`.
end-true-unseen = None that anybody could see: not every card was shown.
end-true = None: everything said was true.
end-score = The score
end-evening = { $n ->
    [one] Tonight, { $n } game. Wins: { $score }
   *[other] Tonight, { $n } games. Wins: { $score }
}

end-enter = Enter: what next?
end-next = What next?
end-again = Play again, roles swapped
end-again-alike = Play again, next player goes first
end-lay = How are the suspects laid out this time?
end-lay-same = As they lie now: only turn the dead alive side up
end-lay-typed = We’ve shuffled them; we type them row by row
end-lay-dealt = The companion says how to lay them out
end-another = Another game
end-look = Look through this game
end-film = Save this game as a film (opens in any browser)
end-story = Save this game as a story
end-table = Back to this table: take back, ask, show a card
end-show = Show the cards nobody has seen: { $who }
end-show-card = { $who }, which card was yours? Name or cell (0: keep it)>
end-show-card-since = { $who }, which card was yours { $since ->
    [0] at the start
   *[other] from line { $since } on
}? Name or cell (0: keep this one)>
end-show-no = That can’t be: that card was face up somewhere else then, or yours is already known to be another.
end-line = { $seq ->
    [0] The start; { $last } to go.
   *[other] Line { $seq } of { $last }: { $told }
}
end-look-how = Enter: next · number: go to that line · 0: back>
end-story-file = Into which file? (Enter: { $file }; 0: back)>
end-file-number = That’s a number. Type a name for the file, just Enter for the one suggested, or 0 to go back.
