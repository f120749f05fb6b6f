# Read by `src/cli/export.rs`, `markdown.rs` and `replay.rs`: a table written for others, and played again.

export-table = The table
export-game = The game
export-end = Where it stands
export-written = Written to { $file }.
export-hidden = A transcript deals the hidden cards again, so only somebody who may see everything can write it: the referee, or anybody once the game is over.
export-replayed = Replayed { $n ->
    [one] { $n } command
   *[other] { $n } commands
}: all as written, and the record is true.
export-differs = { $file }:{ $line }: this comes out differently ({ $n ->
    [one] { $n } step
   *[other] { $n } steps
} in all).
export-expected =   written: { $told }
export-shown =   shown:   { $told }
export-nothing = (nothing)
export-outside = Line { $line }: “{ $found }” is outside the transcript’s folder, so the rest wasn’t played.
