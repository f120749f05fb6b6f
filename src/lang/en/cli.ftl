# Read by `src/cli`: which table is meant, what a command could not do, and what is wrong with a file.

## Which table, whose eyes.
cli-no-home = This computer has no home folder to keep tables in.
cli-no-table = No table has been opened yet.
cli-no-table-hint = Open one with referee new, or name a table’s file with --table FILE.
cli-no-seat = There’s no player or seat “{ $found }”; try { $seats }.
cli-no-strength = “{ $found }” isn’t a way to play a seat; it can be { $known }.
cli-seats = “{ $found }” could be { $seats }. Name the one you mean by a word that fits nobody else.
cli-no-referee = Everybody at this table plays, so nobody sees everything until the end.
cli-at-too-late = { $n ->
    [0] Nothing has been said at this table yet; --at 0 is the start.
    [one] Only { $n } line has been said at this table.
   *[other] Only { $n } lines have been said at this table.
}

## Opening a table.
cli-opened = The game is on, and saved in { $file }.
cli-opened-next = To look at your cards: { $secret }. To play: { $referee }.
cli-seat-all = Everybody
cli-seat-thieves = Each thief
cli-seat-dealt = { $who }: the companion keeps your hidden cards. Once you have any, they’re on your private page.
cli-seat-told = { $who } draws real cards and names them on a private page.
cli-seat-untold = { $who } draws real cards and shows { $to ->
    [team] them only to their own team
    [thieves] them only to the other thieves
   *[nobody] nobody
}; what’s said about them is checked at the end.
cli-deck-companion = The companion keeps the evidence deck. Have the real one handy: you’ll be told which card to lay down, and when.
cli-deck-real = Shuffle the real evidence deck and lay it face down beside the grid.
cli-deck-take = Before anybody else draws, take the cards dealt to { $who } out of the real deck. Show your private page to somebody who isn’t playing: they find your cards, hand them over face down and shuffle the rest. Nobody free? Do it alone, but you’ll see what else is missing.
cli-deck-take-bot = Take the cards dealt to { $who }, whom the companion plays, out of the real deck before anybody else draws. Somebody who isn’t playing opens that page (type `secret`), takes them out, lays them aside face down and shuffles the rest. If nobody can, one of you does it and knows those cards.
cli-deck-take-referee = Take the cards dealt to { $who } out of the real deck before anybody else draws. The referee does it, hands them over face down and shuffles the rest.
cli-with-referee = Somebody who isn’t playing holds the screen and may see everything; the log notes every look.
cli-without-referee = Nobody sees everything until the end.
cli-with-pins = You each choose a PIN of 4 to 8 digits the first time you open your private page, so look right away. Nobody opens it without that PIN.
cli-players-many = { $found } names are too many; { $most } can play at most.
cli-argument-long = One argument has { $found } bytes; the limit is { $most }. Nothing was done.
cli-arguments-many = There are { $found } arguments; the limit is { $most }. Nothing was done.
cli-player-name = “{ $found }” can’t be a player’s name: { $why }.
cli-player-twice = “{ $found }” and “{ $other }” look the same on the screen. Nobody could tell those two players apart, so give one of them another name.
cli-player-role = “{ $found }” is a role in one of these games ({ $role }). A player called so could be shown somebody else’s secrets; add a letter, for example { $example }.
cli-player-word = “{ $found }” already means something else here, so no player can be called that.
cli-player-cell = “{ $found }” is a cell of this board; the player needs another name.
cli-trust = Unknown trust setting “{ $found }”: use dealt, told or untold, or killer=told for one seat.
cli-cast = These suspects can’t share a table: { $reason }

## The names in a box.
cli-deck-ask = { $mark }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. Type one name per line; “-” skips to the next group.
cli-deck-how = Go through your cards, one corner mark at a time. Enter accepts the name in brackets, - skips to the next mark. Each name is saved at once; stop any time with Ctrl-D.
cli-deck-wrong = Is any name wrong here: { $mark } ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
})?
cli-deck-learned = { $n ->
    [one] { $n } name is
   *[other] { $n } names are
} saved in { $file }.
cli-deck-unplaced = No corner mark known for { $names }

## What is not said aloud.
cli-private-line = This is secret, so never type it in the open. Type referee tell --as SEAT, press Enter, then the line: nothing shows. Or use the private page: referee secret SEAT
cli-private-line-loop = This is secret, so never type it in the open. Type it on your private page: { $command }
cli-private-line-shell = What you typed may still be on the screen and in your shell’s history: clear the screen and delete it there.
cli-tell-prompt = Your line
cli-question-elsewhere = “{ $found }” is a question for another game. Here you can ask: { $possible }
cli-no-layout = --layout is for games with a grid of suspects. In Mr. Jack everybody starts where the board says.
cli-no-beside = --beside is for two games from one box of suspects. Mr. Jack has its own board.
cli-no-deck = The characters of Mr. Jack are printed on its board, so there are no names to learn.
cli-secret-question = The answer depends on a hidden card, so it can’t be given aloud.
cli-secret-question-hint = The player with that card can ask in private: { $command }
cli-secret-of = only { $who } knows that
cli-secret-whose = Whose page?
cli-secret-no-terminal = A private page can’t be shown and hidden here. To get it as a file: referee secret SEAT --svg FILE.
cli-no-page = A private answer can’t be shown and hidden here. Through a pipe or with --json it comes as it is.
cli-code-written = The QR code is in { $file }. Anybody who opens that file sees the secret: delete it soon.
cli-setup-sheet = The sheet is in { $file }.
cli-code-players = That code is for { $n ->
    [one] { $n } player
   *[other] { $n } players
}, not { $found }.
cli-players-fit = With { $players } players, this box has: { $modes }.
cli-beside-typed = Somebody typed in the layout for that code; name the table’s file instead.
cli-code-too-long = This is too long for a QR code; read it on the private page.

## Answers.
cli-off-grid = off the grid
cli-nobody = nobody
cli-no-tokens = There are no tokens on the board.
cli-tokens-all = { $token }: { $n } tokens, one on every suspect.
cli-tokens-most = { $token }: { $n } tokens; none on { $suspects }.
cli-tokens-some = { $token }, { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}: { $suspects }
cli-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cli-mark-dead = (dead)

## Lines taken back and said again.
cli-undo-shown = That has already given something away. Take it back anyway?
cli-undo-kept = Nothing was taken back.
cli-undo-kept-hint = To skip this question: referee undo --yes
cli-undo-only = { $n ->
    [0] There’s nothing to take back.
    [one] Only { $n } line can be taken back.
   *[other] Only { $n } lines can be taken back.
}
cli-redo-only = { $n ->
    [0] There’s nothing to put back.
    [one] Only { $n } line can be put back.
   *[other] Only { $n } lines can be put back.
}

## The loop.
cli-meanwhile = Not done: somebody said something in another window meanwhile.
cli-elsewhere = Something was said in another window. Enter shows it.
cli-choices = Type a number, or what you want to say.
cli-board-at = { $seq ->
    [0] The board before the first line:
   *[other] The board after line { $seq }:
}
cli-pasted-secret = One of those lines is secret, so none of them was played.
cli-pasted-left = { $n ->
    [one] { $n } more pasted line was left out.
   *[other] { $n } more pasted lines were left out.
}
cli-perhaps-rule = The board alone doesn’t tell. Type 1 to look it up in the rules. For a move, `may` and the line say yes or no.
cli-choices-back = Type a number, or what you want to say. 0: back.
cli-choices-most = Type a number from 1 to { $most }.
cli-choices-none = There’s no list to choose from any more. Press Enter for one.
cli-ask-alone = That’s for your own page: type `{ $command }`, then ask there.
cli-quit-how = To stop, type { $quit } (or Ctrl-D). Every line is saved already.
cli-concede-sure = { $then ->
    [over] { $who } concedes, and the game is over. Sure?
    [team-loses] { $who } concedes, and the whole team loses. Sure?
    [team-out] { $who } concedes, and the whole team is out of the game. Sure?
   *[out] { $who } concedes and is out of the game. Sure?
}
cli-help-now = Now: { $words }
cli-help-ask = Questions: { $words }
cli-help-loop = At any time: { $words }
cli-help-also = For the evening: phones (a page for each of you), replace (somebody has to go), scores, people, film
cli-help-also-briefly = phones, replace, scores, people, film
cli-help-shift = To shift: shift 3 left, shift b up, or short s3<, sb^. To name a suspect: name, first letters or cell; #c3 is whoever started on c3.

## Keys and passphrases.
cli-key-missing = This table’s key isn’t on this computer, so hidden cards stay hidden.
cli-key-damaged = This table’s key is damaged, so its hidden cards can’t be read.
cli-locked = Without its key you can look at this table, but not play on.
cli-passphrase = The table’s passphrase
cli-passphrase-needed = This table is locked. Name a file with its passphrase: --passphrase-file FILE
cli-passphrase-weak = That passphrase is too easy to guess. Use at least { $most } characters, { $n } of them different; four words work well.
cli-wrong-passphrase = That passphrase doesn’t open this table.
cli-pin-ask = { $who }, type your PIN
cli-pin-first = From now on your secrets are shown only with a PIN. Choose one you use nowhere else.
cli-pin-choose = { $who }, choose a PIN of 4 to 8 digits
cli-pin-again = { $who }, type the same PIN again
cli-pin-shape = A PIN has 4 to 8 digits.
cli-pin-differ = Those PINs don’t match. Try again.
cli-pin-declined = Nothing is shown without the PIN.
cli-pin-needed = This needs { $who }’s PIN. Name a file with it: --pin-file FILE
cli-pin-wait = { $n ->
    [one] That PIN was wrong.
   *[other] The last { $n } PINs were wrong.
} You can try again in { $seconds } s.
cli-pin-wrong = Wrong PIN. Nothing is shown, and the log tells everybody.
cli-pin-meanwhile = Somebody was at this page in another window meanwhile. Nothing is shown; try again.
cli-pin-forgotten = Forgotten it? If the whole table agrees: { $command }
cli-pin-none = { $who } has no PIN to forget.
cli-pin-shut = Lines of this table are missing here, so nobody can tell who has a PIN: private pages stay closed. Carry on with the whole file.
cli-tell-open-hint = If that’s what you want: referee tell --as … --yes
cli-pin-forget = Does the whole table agree to a new PIN for { $who }? The log will say so.
cli-pin-kept = The PIN stays.
cli-pin-kept-hint = To skip this question: --forget-pin --yes

## Files.
cli-file-none = There’s no table { $file }.
cli-folder-none = There’s no folder { $folder }.
cli-file-exists = The file { $file } already exists. Name another one: --table FILE
cli-file-busy = { $file } is in use: the table is open in another window. Close it there first.
cli-file-not = { $file } can’t be a table: it isn’t an ordinary file, or it’s far too long.
cli-file-full = { $file } has reached 64 MiB, the most that can be read back. Nothing was written; finish this game and open a new table.
cli-file-changed = { $file } has changed since it was last used here, so nothing more is written. Open it again.
cli-file-io = { $file }: { $reason }

## Damage: the file, the line, what is wrong, and how many lines are good.
cli-damage-torn = { $file }, line { $line }: cut short ({ $bytes } bytes) and never shown, so it doesn’t count. { $good ->
    [one] The line before it is good.
   *[other] All { $good } lines before it are good.
}
cli-damage-line = { $file }, line { $line } of { $lines }: { $flaw }. { $good ->
    [0] No line is good.
    [one] The first line is good.
   *[other] The first { $good } lines are good.
}
cli-damage-missing = { $have ->
    [0] { $file }: { $want } lines were written, and none is left.
    [one] { $file }: { $have } line is left and good, but { $want } were written. The newest are missing.
   *[other] { $file }: { $have } lines are left, all good, but { $want } were written. The newest are missing.
}
cli-damage-other = { $file }, line { $line }: not the game written on this computer. Its lines are intact, but swapped.
cli-damage-converted = { $file }: all { $lines ->
    [one] { $lines } line is
   *[other] { $lines } lines are
} good, but an editor or another program has changed the ends of the lines. You can look at the game; nothing can be added to the file like this.
cli-damage-empty = { $file } is empty: no table was ever opened in it.
cli-damage-foreign = { $file } isn’t a table file.
cli-damage-hint = To carry on with the good lines: referee recover --table { $file }. A copy of the damaged file is kept.
cli-flaw-shape = the line isn’t complete
cli-flaw-sum = its checksum is wrong, so something in it was changed
cli-flaw-chain = it doesn’t follow the line before, so some were lost or moved
cli-flaw-version = it was written by another version of referee (“{ $found }”)
cli-flaw-unknown = this version of referee can’t read it ({ $reason })
cli-forged = { $field } holds something no name can hold
cli-senseless = it doesn’t fit the game so far
cli-recover-nothing = The file is fine; there’s nothing to recover.
cli-recovered = { $good ->
    [one] The table carries on with { $good } good line.
   *[other] The table carries on with { $good } good lines.
} The damaged file is kept as { $copy }.
cli-rematch-not-over = This game isn’t over. Finish it, or type `concede`, then swap roles.
cli-bot-dealt = At the opening a bot sits only where the companion deals its cards; leave --trust out for that seat.
cli-bot-stuck = The bot can’t find anything it’s allowed to do; make its move for it.
