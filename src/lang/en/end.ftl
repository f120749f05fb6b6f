# Read by `src/screen/end.rs` and `src/cli/end.rs`: the end of a game.

end-who = Who was who
end-turned = How it turned
end-narrowed = Line { $seq }: { $told } After that { $who } could only be { $n ->
    [1] one suspect
   *[other] one of { $n }
}, not one of { $before }.
end-untrue = What wasn't so
end-untrue-more = { $n ->
    [one] … and { $n } thing more: audit
   *[other] … and { $n } things more: audit
}
end-true = Everything that was said was true.
end-score = The score
end-evening = { $n ->
    [one] This evening, { $n } game. Wins: { $score }
   *[other] This evening, { $n } games. Wins: { $score }
}

end-next = What next?
end-again = Again, with roles swapped
end-another = Another mode
end-look = Look through the game
end-story = Write the story
end-table = Back to this table: take back, ask, open a card
end-line = { $seq ->
    [0] How it began; { $last } lines follow.
   *[other] Line { $seq } of { $last }: { $told }
}
end-look-how = Enter: next line, a number: that line, 0: back>
end-story-file = Into which file? (Enter: { $file }; 0: back)>
