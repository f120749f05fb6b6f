# Read by `src/screen/setup/help.rs`: what the words do that are said at any table. `help near` shows the line, then this.

word-others = The others: { $others }.
word-special = By role card: { $others }.
word-does = { $line } – { $does }
word-theirs = { $who } – { $words }
word-short = “{ $word }” for short: { $short }
word-rule = The rule for { $who }: { $rule }
word-books = What the books say: { $command }
word-one = About one word: { $command }
word-all = Every command with its options: { $command }
word-options = With its options: { $command }
word-none = There’s no help page for “{ $found }”.
word-none-hint = For all of them: { $command }

word-questions = Questions
word-near = whether these two are next to each other: yes or no
word-around = everybody next to that suspect
word-where = where that suspect lies
word-who = who lies in that cell
word-row = everybody in that suspect’s row
word-column = everybody in that suspect’s column
word-straight = everybody up to this many places away in the row and column
word-diagonal = everybody up to this many places away on the diagonals
word-square = everybody in a square of this size, named by its top left cell
word-dead = who is dead
word-exonerated = who is exonerated
word-tokens = which tokens lie where
word-deck = how many cards are left in the evidence deck
word-reach = where this character can go now
word-path = the way there, step by step
word-visible = who is visible, and why
word-exits = which exits are open, and who could leave by them
word-distance = how many steps along the streets
word-nearer = whether that hex is closer to Goodley
word-suspects = who can still be Jack

word-real = With real cards in your hands
word-drew = what you drew; in private
word-become = your secret identity from now on; in private
word-chosen = you’ve chosen an identity and keep it to yourself
word-turned = the card that was turned up
word-laid = the evidence card that went face up on its suspect
word-discarded = the evidence card that was discarded
word-failed = the disguise or the draw failed
word-answer = the answer to an accusation or a question at the table: yes or no
word-hands = who raised a hand
word-hit = whose identity it was
word-dies = who dies
word-reveal = shows your secret identity to everybody
word-role = the role card that was shown
word-cards = the four character cards that were turned up
word-call = what Jack says at the end of the round, visible or invisible; on its own it asks what a call would clear

word-follow = When you’re asked for it
word-return = which card of the list goes under the deck; 1 is the one right after the target
word-take = the token you take; in Heist your own, without a name
word-decline = let the attack on that suspect happen
word-deploy = the officers in uniform, chosen from the Chief’s hand

word-table = At the table
word-concede = the player whose turn it is gives up (on a terminal you’ll be asked to confirm)
word-why = why the last line was refused
word-flip = the board from the other side of the table
word-quit = leave the table; “referee” carries on with it later
