# What this computer has seen of a table before: copies, moves, and lines that are gone.

## Said on the next use.
seen-copied = The file of this table is in two places now: { $file }, and { $old }, where it was used last.
seen-moved = The file of this table was at { $old } and is now { $file }.
seen-moved-ask = Did you move the table's file here? It was at { $old } and is no longer there.
seen-behind = { $file } lacks lines that this computer has seen: { $seen } { $seen ->
    [one] line was
   *[other] lines were
} there when the table was last used, at { $old }. Somebody played on with another copy, or put an older one back.
seen-unknown = This computer no longer knows what it last saw of this table: the note beside the key is gone or damaged. Nobody can tell here whether an older file was put back.
seen-unwritten = So nobody will notice here if an older copy of this table is put back.

## In the log.
seen-log-copied = The file was used in a second place while the first one was still there.
seen-log-moved = The file was moved to another place.
seen-log-behind = The file lacked lines that had been seen: { $seen } { $seen ->
    [one] line
   *[other] lines
} had been there.
seen-log-unknown = What had been seen of the table before was no longer known.
