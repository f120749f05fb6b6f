# Read by `src/cli/start.rs` and `src/cli/dialogue`: where an evening begins, and the questions that open a table.

## The start.
start-hello = Welcome. You play with real cards on the table; I’m your companion.
start-last = Last game: { $table }
start-what = What would you like to do?
start-go-on = Carry on: { $table }
start-swapped = Same people again, roles swapped: { $what }
start-drawn = Same people again, seats drawn at random: { $what }
start-again = Same people again, next player goes first: { $what }
start-new = A new game
start-other = Another game or other people
start-earlier = Earlier games
start-setup = Just a setup
start-rule = A question about the rules
start-see-you = See you!
start-discarded = That game is gone again: nothing had happened in it yet.
# What is typed at a table by whoever wants this menu.
start-menu-words = menu | main menu | the menu | back to menu | back to the menu | new game | a new game | another game | start a new game | other game | different game
start-bye = See you! Type referee to pick up where you left off.

start-which = Which one? (its number)
start-no-number = There’s no number { $found } in the list.
start-more = { $n ->
    [one] … and { $n } older one: referee tables
   *[other] … and { $n } older ones: referee tables
}
start-rule-ask = What’s it about? A few words, or 0 to go back>
start-setup-next = What now?
start-setup-play = Play this one
start-setup-again = Deal another
start-setup-walk = Go through it step by step, with what everybody can do
start-setup-paper = Draw it on a sheet to print
start-setup-code = Show its code for another device
start-setup-coded = Anywhere else: referee new --code { $code }

## The questions.
start-who = Who’s playing?
start-who-how = Type numbers or names, clockwise as you sit, or “five of us”. New names are remembered.
start-who-first = Type the names, clockwise as you sit, or just how many of you there are.
start-who-count = How many players, or who? A number or names.
start-who-prompt = Players (0: back)>
start-who-prompt-enter = Players (Enter: { $names }; 0: back)>
start-who-number = There’s nobody with the number { $found }.
start-who-twice = { $name } is in there twice.
start-who-few = That’s one player, and these games are for 2 to 9. Name everybody, or type “two of us”.
start-who-without = “{ $name }” didn’t play last time. Type who’s playing.
start-who-command = That’s a command, not a name. Type who’s playing, or 0 to go back.
start-who-many = { $n } players are too many: these games are for 2 to 9.
start-who-names = The { $n } names, clockwise as you sit (Enter: play without names; 0: back)>
start-who-names-count = That should be { $n } names, separated by spaces or commas.
start-who-player = Player { $n }
start-who-none = No game in this box is for { $n } players.
start-box = Which box is yours?
start-board = Which board is yours?
start-mode = Which game?
start-mode-played = played { $n }×
start-mode-box = Another box (now: { $box })
start-seats = Who takes which side?
start-seats-draw = Draw at random
start-seats-typed = As typed: { $seats }
start-seats-choose = Choose
start-seats-drawn = seats are drawn at random
start-seats-first = you sit in this order; drawn to go first: { $who }
start-seat-of = { $name } plays
start-seat = { $name }: { $role }
start-ready = All set?
start-ready-open = Start the game
start-trust = Change: hidden cards ({ $what })
start-layout = Change: suspects ({ $what })
start-referee-yes = Change: a non-playing referee (now: yes)
start-referee-no = Change: a non-playing referee (now: none)
start-pins-yes = Change: a PIN before each private page (now: yes)
start-pins-no = Change: a PIN before each private page (now: none)
start-trust-ask = Who keeps the hidden cards?
start-dealt = the companion deals and keeps them
start-told = we draw real cards and name them in private
start-untold = we draw real cards and tell nobody until the end
start-layout-ask = How are the suspects laid out?
start-random = the companion says how to lay them out
start-typed = they’re already on the table; we type their names row by row
start-cells = we lay them out ourselves and call them by cell
start-rows = From the top row down, left to right: names or the start of a name, even one letter if that’s enough. 0 takes the last row back. A row that isn’t right comes back to be corrected; Ctrl-U empties it.
start-row = Row { $n }, { $across } names

## Where a mode has to be named.
start-no-mode = Say which game: { $modes }.
start-no-mode-hint = For example: referee new killer-inspector --players Ann,Ben
start-look = { $trust ->
    [told] Each of you now types in the card you drew, alone. How?
   *[other] Has everybody looked at their card?
}
start-look-round = Pass the screen round now: each of you looks alone
start-look-rest = Pass the screen to whoever has no phone in: { $who }
start-look-phones = On your phones: a code for each of you
start-look-referee = The referee’s page: every card, and what the others draw is typed there
start-look-later = Later (type `secret all`)