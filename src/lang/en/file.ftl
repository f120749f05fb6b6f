# Files: what is never written over, what the disk says, which table is meant.

## A file for an answer.
file-kept = { $file } belongs to a table, so nothing overwrites it. Name another file.
file-there = { $file } already exists and stays as it is.
file-there-hint = To overwrite it, add --yes to the same command
file-over = { $file } already exists. Overwrite it?

## What is wrong with a file, after its name.
file-why-no-file = not an ordinary file
file-why-too-long = longer than { $most } bytes, which is too long here
file-why-no-text = not UTF-8 text
file-why-not-found = no such file or folder
file-why-denied = permission denied
file-why-exists = it already exists
file-why-full = the disk is full
file-why-read-only = this disk can’t be written to
file-why-busy = another process is writing to it
file-why-address-taken = this address and port are in use
file-why-address-other = this isn’t an address of this computer
file-why-no-locks = this disk can’t lock files, as some network drives can’t. Keep your tables on a local one: set XDG_DATA_HOME to a folder there

## Input and output.
file-line-too-long = This line is longer than { $most } bytes. Nothing was done.
file-unshown = The answer couldn’t be shown: { $reason }
file-recorded = Your line is recorded all the same, in { $file }. Don’t say it again; look with: referee status

## The table that is meant when none is named.
file-table-gone = The last table you used is gone: { $file }
file-current-newest = { $file } doesn’t say which table you used last, so this is the newest: { $table }
file-current-not = So from now on, name this table: --table { $file }
