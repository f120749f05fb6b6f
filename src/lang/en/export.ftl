# Read by `src/cli/export.rs`, `markdown.rs` and `replay.rs`: a table written for others, and played again.

export-table = The table
export-game = The game
export-end = Where it stands
export-written = Written to { $file }.
export-hidden = A transcript deals the hidden cards again, so only who may see everything can write it: the referee, or anybody when the game is over.
export-replayed = Everything is shown as it is written ({ $n ->
    [one] { $n } command
   *[other] { $n } commands
}), and the record is true.
export-differs = { $file }:{ $line }: what is shown is something else ({ $n ->
    [one] { $n } step
   *[other] { $n } steps
} in all).
export-expected =   written: { $told }
export-shown =   shown:   { $told }
export-nothing = (nothing)
export-outside = Line { $line }: “{ $found }” is outside of the folder of the transcript, so nothing more of it was played.
