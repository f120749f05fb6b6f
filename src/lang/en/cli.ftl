# Read by `src/cli`: which table is meant, what a command could not do, and what is wrong with a file.

## Which table, whose eyes.
cli-no-home = There is no home folder on this computer to keep tables in.
cli-no-table = No table has been opened yet.
cli-no-table-hint = Open one with referee new, or name its file with --table FILE.
cli-no-seat = Nobody here is “{ $found }”; it can be { $seats }.
cli-no-referee = This table has no referee who does not play, so nobody sees everything before the end.
cli-at-too-late = { $n ->
    [0] No line has been said at this table yet; --at 0 is its beginning.
    [one] Only { $n } line has been said at this table.
   *[other] Only { $n } lines have been said at this table.
}

## Opening a table.
cli-opened = The table is open and kept in { $file }.
cli-seat-all = Everybody
cli-seat-dealt = { $who }: cards dealt by the companion; look at them on the private page.
cli-seat-told = { $who }: real cards, told to the companion on the private page.
cli-seat-untold = { $who }: real cards, shown to nobody; what is said of them is checked at the end.
cli-deck-companion = The companion keeps the evidence deck. Have the real one at hand: you hear which card to lay when.
cli-deck-real = Shuffle the real evidence deck and lay it face down beside the grid.
cli-deck-take = Cards that the companion deals to { $who } must leave the real deck before anybody else draws. Show your private page to somebody who isn't playing: they take the cards out, hand them over face down and shuffle the rest. If nobody can, take them out alone; anyone who looks through the deck could see what else is missing.
cli-deck-take-referee = Cards that the companion deals to { $who } must leave the real deck before anybody else draws. The referee takes them out, hands them over face down and shuffles the rest.
cli-with-referee = Somebody who does not play holds the screen and may see everything; the log tells each time.
cli-without-referee = Nobody may see everything before the end.
cli-with-pins = Everybody chooses a PIN of 4 to 8 digits on the first visit to their private page, so have a look right away. Nobody opens it without that PIN.
cli-players-many = { $found } names are too many; at most { $most } can play.
cli-argument-long = An argument has { $found } bytes; at most { $most } are read. Nothing was done.
cli-arguments-many = There are { $found } arguments; at most { $most } are read. Nothing was done.
cli-player-name = “{ $found }” cannot be the name of a player.
cli-player-twice = Two players are called “{ $found }”.
cli-player-cell = “{ $found }” is a cell of this board; the player needs another name.
cli-trust = “{ $found }” is no trust; say dealt, told or untold, or for one seat killer=told.
cli-cast = These suspects cannot lie on one table: { $reason }

## The names in a box.
cli-deck-ask = { $mark }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. One name a line; an empty line ends them.
cli-deck-how = Go through your cards, mark by mark. Enter takes the name in brackets, - goes on to the next mark. Each name is kept at once; stop any time with Ctrl-D.
cli-deck-wrong = Is a name { $mark } wrong ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
})?
cli-deck-learned = { $n ->
    [one] { $n } name is
   *[other] { $n } names are
} remembered in { $file }.
cli-deck-unplaced = Corner not known: { $names }

## What is not said aloud.
cli-private-line = That is for nobody else, so it is never typed in the open. Type referee tell --as SEAT, press Enter, then the line: it stays invisible. Or use the private page: referee secret SEAT
cli-private-line-loop = That is for nobody else, so it is never typed in the open. Type it on the private page: { $command }
cli-private-line-shell = What you typed may still stand above and in the history of your shell: clear the screen and delete it there.
cli-tell-prompt = Your line
cli-question-elsewhere = “{ $found }” is a question of another game. Here one can ask: { $possible }
cli-no-layout = --layout is for games with a grid of suspects. In Mr. Jack everybody starts where the board says.
cli-no-beside = --beside is for two games with one box of suspects. Mr. Jack has a board of its own.
cli-no-deck = The characters of Mr. Jack are printed on its board and known; there is no name to learn.
cli-secret-question = The answer depends on a hidden card, so it is not given aloud.
cli-secret-question-hint = Who holds the card may ask alone: { $command }
cli-secret-of = only { $who } knows that
cli-secret-no-terminal = A private page cannot be shown and hidden here. As a file: referee secret SEAT --png FILE (or --svg).
cli-no-page = A private answer cannot be shown and hidden here. Into a pipe or with --json it is given as it is.
cli-code-written = The QR code is in { $file }. Whoever opens that file sees the secret: delete it soon.
cli-sheet-written = The sheet is in { $file }. Whoever opens that file sees the secret: print it and delete it.
cli-setup-sheet = The sheet is in { $file }.
cli-code-players = The code is for { $n ->
    [one] { $n } player
   *[other] { $n } players
}, found { $found }.
cli-players-fit = For { $players } this box has: { $modes }.
cli-beside-typed = The cards of that code lie as somebody typed them; name the file of the table instead.
cli-code-too-long = This is too much text for the QR code; it can only be read on the private page.

## Answers.
cli-off-grid = no longer on the grid
cli-nobody = nobody
cli-no-tokens = No token lies on the board.
cli-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cli-mark-dead = (dead)

## Lines taken back and said again.
cli-undo-taken = Taken back: { $line }
cli-undo-shown = Somebody has already learned something by it. Take it back all the same?
cli-undo-kept = Nothing was taken back.
cli-undo-kept-hint = To do so without being asked: referee undo --yes
cli-only-lines = { $n ->
    [0] There is no line left for that.
    [one] There is only { $n } line for that.
   *[other] There are only { $n } lines for that.
}

## The loop.
cli-meanwhile = Not done yet: meanwhile something was said in another window.
cli-choices = Type a number or the line itself.
cli-choices-most = There are numbers from 1 to { $most }.
cli-concede-sure = { $who } gives up and loses. Really?
cli-help-now = Now: { $words }
cli-help-ask = Questions: { $words }
cli-help-loop = At any time: { $words }
cli-help-shift = A shift: shift 3 left, shift b up, or short s3<, sb^. A suspect: name, its start, or cell.

## Keys and passphrases.
cli-key-missing = The key of this table is not on this computer: what is hidden stays hidden.
cli-key-damaged = The key of this table is damaged, so its hidden cards cannot be read.
cli-locked = Without its key this table can be looked at, but not played on.
cli-passphrase = Passphrase of the table
cli-passphrase-needed = This table is locked. Name a file with its passphrase: --passphrase-file FILE
cli-passphrase-weak = This passphrase is too easy to guess. Take at least { $most } characters, { $n } of them different: four words do well.
cli-wrong-passphrase = This passphrase does not open the table.
cli-pin-ask = { $who }, type your PIN
cli-pin-first = From now on nothing of yours is shown without a PIN. Choose one that you use nowhere else.
cli-pin-choose = { $who }, choose a PIN of 4 to 8 digits
cli-pin-again = { $who }, the same PIN once more
cli-pin-shape = A PIN is 4 to 8 digits.
cli-pin-differ = Those were two different PINs. Try again.
cli-pin-declined = Without the PIN nothing is shown.
cli-pin-needed = This needs the PIN of { $who }. Name a file with it: --pin-file FILE
cli-pin-wait = { $n ->
    [one] The last PIN was wrong.
   *[other] The last { $n } PINs were wrong.
} The next one counts in { $seconds } s.
cli-pin-wrong = That PIN is wrong. Nothing is shown, and the log tells everybody.
cli-pin-forgotten = Forgotten? If the whole table agrees: { $command }
cli-pin-none = There is no PIN to forget ({ $who }).
cli-pin-forget = Does the whole table agree to a new PIN for { $who }? The log will say so.
cli-pin-kept = The PIN stays.
cli-pin-kept-hint = To forget it without being asked: --forget-pin --yes

## Files.
cli-file-none = There is no file or folder for { $file }.
cli-file-exists = The file { $file } is there already. Name another one: --table FILE
cli-file-busy = { $file } is in use: the table is open in another window. Close it there first.
cli-file-not = { $file } cannot be a table: it is no ordinary file, or far too long.
cli-file-full = { $file } has reached 64 MiB, more than is ever read back. Nothing was written; finish this game and open a new table.
cli-file-changed = { $file } is no longer as it was left, so nothing more is written. Open it again.
cli-file-io = { $file }: { $reason }

## Damage: the file, the line, what is wrong, and how many lines are good.
cli-damage-torn = { $file }, line { $line }: never finished ({ $bytes } bytes) and never shown, so it does not count. { $good ->
    [one] The line before it is good.
   *[other] All { $good } lines before it are good.
}
cli-damage-line = { $file }, line { $line } of { $lines }: { $flaw }. { $good ->
    [0] No line is good.
    [one] The first line is good.
   *[other] The first { $good } lines are good.
}
cli-damage-missing = { $have ->
    [0] { $file }: of the { $want } lines that were written none is left.
    [one] { $file }: { $have } line is left and good, but { $want } were written. The newest are missing.
   *[other] { $file }: { $have } lines are left, all good, but { $want } were written. The newest are missing.
}
cli-damage-other = { $file }, line { $line }: another game than the one written on this computer. Its lines are sound, but somebody has exchanged them.
cli-damage-empty = { $file }: the file is empty, no table was ever opened in it.
cli-damage-foreign = { $file }: this is not the file of a table.
cli-damage-hint = To go on with the good lines: referee recover --table { $file }. A copy of the damaged file is kept.
cli-flaw-shape = it is not a whole line
cli-flaw-sum = its checksum is wrong, something in it was changed
cli-flaw-chain = it does not follow the line before, some were lost or moved
cli-flaw-version = it was written by another version of referee (“{ $found }”)
cli-flaw-unknown = this version of referee cannot read it ({ $reason })
cli-forged = { $field } holds what no name holds
cli-senseless = it does not fit the game so far
cli-recover-nothing = The file is in order; there is nothing to recover.
cli-recovered = { $good ->
    [one] The table goes on with { $good } good line.
   *[other] The table goes on with { $good } good lines.
} The damaged file is kept as { $copy }.
cli-rematch-not-over = This game is not over yet. Roles are swapped after its end; giving up is an end too: concede.
