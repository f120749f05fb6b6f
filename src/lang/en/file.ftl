# Files: what is never written over, what the disk says, which table is meant.

## A file for an answer.
file-kept = { $file } belongs to a table, so nothing else is written over it. Name another file.
file-there = { $file } is there already, and it stays as it is.
file-there-hint = To write over it: the same command with --yes
file-over = { $file } is there already. Write over it?

## What is wrong with a file, after its name.
file-why-no-file = not an ordinary file
file-why-too-long = longer than { $most } bytes, too long for what belongs there
file-why-no-text = not a text in UTF-8
file-why-not-found = no such file or folder
file-why-denied = permission denied
file-why-exists = there already
file-why-full = the disk is full
file-why-read-only = nothing can be written on this disk
file-why-busy = another process is writing it

## Input and output.
file-line-too-long = This line is longer than { $most } bytes. Nothing was done.
file-unshown = The answer could not be shown: { $reason }
file-recorded = What was said is recorded all the same, in { $file }. Don't say it again; look with: referee status

## The table that is meant when none is named.
file-table-gone = The table used last is no longer there: { $file }
file-current-newest = { $file } doesn't say which table was used last, so this is the newest: { $table }
file-current-not = So the next commands have to name this table: --table { $file }
