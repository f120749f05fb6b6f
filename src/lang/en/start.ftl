# Read by `src/cli/start.rs` and `src/cli/dialogue`: where an evening begins, and the questions that open a table.

## The start.
start-hello = Welcome. Real cards on the table, the referee in here.
start-last = Last game: { $table }
start-what = What shall it be?
start-go-on = Go on: { $table }
start-swapped = The same people again, roles swapped: { $what }
start-drawn = The same people again, seats drawn: { $what }
start-new = A new game
start-other = Another mode or other people
start-earlier = Earlier games
start-setup = Just a setup, no referee
start-rule = A question about the rules
start-bye = See you. referee goes on where you stopped.

start-which = Which one? (its number)
start-no-number = There is no number { $found } in the list.
start-more = { $n ->
    [one] … and { $n } older one: referee tables
   *[other] … and { $n } older ones: referee tables
}
start-rule-ask = What is it about? A few words, or 0 to go back>
start-setup-next = What now?
start-setup-play = Play this one
start-setup-again = Deal another

## The questions.
start-who = Who plays?
start-who-how = Numbers or names, with spaces or commas. New names are remembered.
start-who-first = Type the names, with spaces or commas; or just how many you are.
start-who-count = How many players, or who? Names or a number.
start-who-prompt = Players (0: back)>
start-who-prompt-enter = Players (Enter: { $names }; 0: back)>
start-who-number = There is nobody with the number { $found }.
start-who-twice = { $name } is there twice.
start-who-few = One player is too few: games are for 2 to 9.
start-who-many = { $n } players are too many: games are for 2 to 9.
start-who-none = No mode in this box is for { $n } players.
start-box = Which box is yours?
start-board = Which board is yours?
start-mode = Which game?
start-mode-played = played { $n }×
start-mode-box = Another box (now: { $box })
start-seats = Who takes which side?
start-seats-draw = Draw
start-seats-typed = As typed: { $seats }
start-seats-choose = Choose
start-seats-drawn = seats are drawn
start-seat-of = { $name } plays
start-seat = { $name }: { $role }
start-ready = All set?
start-ready-open = Open the table
start-trust = Hidden cards: { $what }
start-layout = Suspects: { $what }
start-referee-yes = Somebody who doesn't play holds the screen
start-referee-no = Nobody sees everything: all of you play
start-trust-ask = Who keeps the hidden cards?
start-dealt = the companion deals and keeps them
start-told = we draw real cards and tell it in private
start-untold = we draw real cards and tell nobody before the end
start-layout-ask = How do the suspects lie?
start-random = the companion says how to lay them out
start-typed = they lie already; we type their names row by row
start-cells = they lie already; we call them by cells
start-rows = From the top row down, left to right: names or their starts, single letters where that is enough.
start-row = Row { $n }

## Where a mode has to be named.
start-no-mode = Say which game: { $modes }.
start-no-mode-hint = For example: referee new killer-inspector --players Ann,Ben
start-look = Has everybody looked at their card?
start-look-round = Pass the screen round now: each of you looks alone
start-look-later = Later: secret all
