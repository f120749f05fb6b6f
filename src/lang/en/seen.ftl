# What this computer has seen of a table before: copies, moves, and lines that are gone.

## Said on the next use.
seen-copied = The file of this table is in two places now: { $file }, and { $old }, where it was last used.
seen-moved = The file of this table has moved from { $old } to { $file }.
seen-moved-ask = Did you move the table’s file here? It was at { $old } and is gone from there.
seen-behind = { $file } is missing lines that this computer has seen: it had { $seen } { $seen ->
    [one] line
   *[other] lines
} when the table was last used, at { $old }. Somebody played on with another copy or put an older one back.
seen-unknown = This computer has lost track of this table: the note beside the key is gone or damaged. So it can’t tell whether somebody put an older file back.
seen-unwritten = So this computer won’t notice if somebody puts an older copy of this table back.

## In the log.
seen-log-copied = The file was used in a second place while the first copy was still there.
seen-log-moved = The file was moved.
seen-log-behind = The file was missing lines: there had been { $seen } { $seen ->
    [one] line.
   *[other] lines.
}
seen-log-unknown = This computer had lost track of the table.
