# Read by `src/cli/help.rs`: what stands in --help, in the manual, and under a mistyped command line.
# A command has the key help-COMMAND, what it takes help-COMMAND-NAME or, where several take it, help-option-NAME.

## The whole program. Rows of 80 columns; several commands in one row have one text.
help-about = A companion for hidden-identity games played with real cards on a real table.
help-usage = Usage:
help-undo-redo = Take lines back, say them again
help-status-board-log = The score, the picture, the story so far
help-export-replay = Write the game for others, play it again
help-completions-man = For your shell and for the manual
help-exits = 0 done · 1 against a rule · 2 misuse · 3 damaged file · 4 disk
help-example-new = referee new killer-inspector --players Ann,Bob
help-example-loop = referee                  # goes on with the newest table
help-example-act = referee act kill c3      # one line of it

help-heading-begin = Begin
help-heading-play = Play
help-heading-look = Look
help-heading-care = Other
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-everywhere = Always
help-heading-more = Note
help-heading-exits = Exit codes
help-heading-examples = Examples
help-man-name = Name
help-man-synopsis = Synopsis
help-man-exits = Exit status

help-otherwise = { $text } (otherwise { $value })

## What several commands take.
help-option-table = file of the table; otherwise the newest
help-option-lang = en, uk or ru; otherwise as the table
help-option-json = the answer as JSON, for other programs
help-option-plain = whole lines and numbered questions, as a screen reader needs them
help-option-json-plain = for other programs; for a screen reader
help-option-scenarios = folder with editions and modes of your own
help-option-passphrase-file = file with the passphrase of a locked table
help-option-pin-file = file with the PIN of whoever looks
help-option-help = this help
help-option-version = the version of the program
help-option-help-version = also: referee COMMAND --help
help-option-mode = which mode; referee modes lists them
help-option-edition = the box in hand: uk, ru, grom, en, or one of your own; for Mr. Jack revised or first_2006
help-option-players = names in the order of the seats, or how many
help-option-seed = any text; the same one gives the same layout on every computer
help-option-assign = who takes which seat: random, in-order, or the seat of each player, such as chief,thief
help-option-code = the code of a setup: the same table as there
help-option-beside = the table that lies already, its file or its code: two games of 5×5 from one box, no card twice
help-option-layout = how the suspects come to lie
help-option-options = an option of the mode, such as kills=16; may be repeated
help-option-who = whose eyes: public, a seat (killer), a player's name, or referee
help-option-at = as it was after so many lines
help-option-lines = how many lines
help-option-yes = write over a file that is there, without asking

help-value-words = WORDS
help-value-options = OPTIONS
help-value-command = COMMAND
help-value-lang = LANG
help-value-file = FILE
help-value-dir = DIR
help-value-mode = MODE
help-value-e = EDITION
help-value-a-b-n = A,B|N
help-value-s = SEED
help-value-code = CODE
help-value-table = TABLE
help-value-order = ORDER
help-value-trust = TRUST
help-value-name-value = NAME=VALUE
help-value-who = WHO
help-value-seat = SEAT
help-value-seq = LINES
help-value-format = FORMAT
help-value-how = HOW
help-value-n = N
help-value-seconds = SECONDS
help-value-action = ACTION
help-value-question = QUESTION
help-value-shell = SHELL
help-value-line-rows = LINE|rows

## Commands.
help-modes = Lists the modes, all or for so many players
help-modes-players = only those for so many players
help-modes-edition = only those in this box
help-setup = Prints a whole setup and opens no table
help-setup-yaml = the answer as YAML
help-setup-svg = write a sheet to print (A4) to an SVG file instead
help-new = Opens a table
help-new-practice = for practice: the hidden cards come from the seed too, and anybody could compute them
help-new-deal = YAML file that says what chance would decide
help-new-trust = dealt, told or untold, for all or as SEAT=TRUST; may be repeated
help-new-with-referee = somebody who does not play holds the screen and may see everything
help-new-deduce = players may ask what can be known of hidden identities
help-new-pins = everybody chooses a PIN on the first visit to their private page; it keeps honest people from peeping, not somebody who has your files and another program
help-new-lock = seal the secrets with a passphrase of at least 10 characters, against whoever gets hold of the file; not against somebody who watches you type it or changes this program
help-more-new = dealt: the companion deals the hidden cards and keeps them. told: you draw real cards and tell it in private. untold: you draw real cards and keep them; what you say of them is checked at the end. The file of the table goes where --table says.

help-rematch = Opens the next game, the roles swapped
help-rematch-into = file of the new table
help-rematch-deal = YAML file that says what chance would decide
help-rematch-lock = seal the secrets with a passphrase
help-more-rematch = The table that is over is the newest one, or the one that --table names; a file that does not exist yet is where the new one goes. Cards, options and who keeps the hidden cards stay with the players; the score of both games goes with them.
help-rule = Settles a dispute by the books
help-rule-words = what the dispute is about, in any of the three languages, or the id of a ruling or a refusal
help-rule-mode = only rulings of this mode; without words, all of them
help-rule-differences = the points on which two books differ: uk ru, grom ru …
help-rule-more = the reasons, the refusals, and the next best rulings whole
help-rule-reason = why the table decides so, after set
help-rule-remember = play so at the next tables of the mode as well, after set
help-more-rule = With a table open its mode comes first and its options are named. The table decides otherwise: referee rule set undo-ban=off

help-may = Whether a line may be said, and why
help-may-action = the line, as for act
help-more-may = What only a hidden card decides is told to its owner alone: --as SEAT.
help-correct = Puts a mistake right, or lets it stand
help-correct-what = the number of a line of the log, or rows for the board as it lies
help-correct-action = the line as it should have been
help-correct-right = put it right without being asked
help-correct-stand = let it stand without being asked
help-correct-yes = put it right even where somebody learns something by it
help-more-correct = Lines after it happen anew. A card told wrongly is corrected by its owner in private: correct OLD NEW
help-deck = Learns the names of the cards in your box
help-deck-learn = Asks for the names once and remembers them
help-deck-learn-file = take the names from a list
help-deck-show = Lists the names that are known
help-act = Says one line aloud, such as kill c3
help-act-who = who says it: a seat (killer) or a player's name
help-act-action = one line: kill c3 · shift 3 left · collapse rows · answer yes; in Mr. Jack: smith g7 h8>f9
help-more-act = What may be said now: referee legal. A suspect is a cell, a name, or the start of a name.
help-tell = Takes one line in private
help-tell-seat = who tells it: a seat (killer) or a player's name
help-more-tell = The line is asked for by a prompt that does not show it. A program may give it on standard input; it is never an argument, and typed into a pipe (echo …) your shell would remember it.
help-ask = Answers who stands where, such as c3 near d4
help-ask-question = one question: c3 near d4 · around c3 · where NAME · row 2 · square b2 3 · dead
help-status = Shows the score, who is to act, and the hands
help-board = Draws the board
help-board-flip = from the other side of the table
help-board-svg = write the board on a sheet (A4) to an SVG file instead; - is standard output
help-log = Tells what has happened
help-log-depth = how much: short (who said what), usual, or full (facts, lines taken back, promises)
help-legal = Lists the lines that may be said now
help-deduce = Tells what can be known of hidden identities
help-more-deduce = Only at a table that was opened with --deduce, and at any table once the game is over. It uses nothing but what those eyes have seen.
help-audit = Finds out who said what was not so
help-more-audit = During the game it names what nobody can have answered truly; once the game is over, or for a referee who does not play, every false answer and every move that was not allowed. Exit code 0: nothing was wrong; 1: something was.
help-undo = Takes the last lines back
help-undo-yes = without asking, even if somebody has learned something by them
help-redo = Says lines again that were taken back
help-secret = Shows one player what is secret
help-secret-seat = a seat (killer) or a player's name
help-secret-png = write the QR code to a PNG file instead
help-secret-svg = write the QR code to an SVG file instead
help-secret-seconds = hide the page after so many seconds without a key
help-secret-forget-pin = the whole table agrees to a new PIN for this seat
help-secret-yes = without asking: write over a file that is there, or forget the PIN
help-sheet = A sheet of paper for one player, to be folded
help-sheet-seat = a seat (killer) or a player's name
help-sheet-svg = write the sheet (A4) to this SVG file
help-export = Writes the table for others: as a story, as data, or to be played again
help-export-format = markdown (the story), jsonl (one fact a line), or transcript (referee replay checks it)
help-export-into = write it to this file
help-replay = Plays a transcript again and compares what is shown
help-replay-file = a transcript
help-replay-write = write what is shown now in the place of what was
help-more-replay = Nothing outside of a folder of its own is touched. Exit code 1 means that something else is shown.
help-verify = Proves that nothing was changed in a record
help-verify-file = file of the table; otherwise the newest
help-verify-fingerprint = the fingerprint noted at the opening: its words, or what the QR code says
help-verify-qr = show the fingerprint as a QR code as well
help-more-verify = It needs no key: a game that is over has opened its own secrets. Exit code 1 means that nothing is wrong, but that not everything can be checked yet.
help-recover = Goes on with what is good in a damaged file
help-completions = Prints what lets your shell complete commands
help-completions-shell = for which shell
help-man = Prints the page of the manual

## What is wrong with a command line.
help-error-command = There is no command “{ $found }”.
help-error-option = There is no option { $found } here.
help-error-extra = “{ $found }” is too much here.
help-error-missing = Something is missing: { $found }
help-error-no-value = { $option } needs a value.
help-error-value = “{ $found }” does not fit { $option }.
help-error-twice = { $found } is there twice.
help-error-conflict = { $found } and { $other } do not go together.
help-error-other = This command line cannot be understood.
help-error-near = Did you mean { $nearest }?
help-error-more = More: { $command } --help
