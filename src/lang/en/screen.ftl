# Read by `src/screen`: the board, prompts and the private page.

## The board. A legend speaks of several, a line of words of one.
screen-legend-dead = dead
screen-legend-exonerated = exonerated
screen-legend-officer = officer in uniform
screen-legend-arrested = under arrest
screen-legend-last = last action
screen-row = Row { $n }: { $who }
screen-dead = dead
screen-exonerated = exonerated
screen-officer = officer in uniform
screen-arrested = under arrest
screen-last = last action

## The private page. It speaks to its owner by name, in no case but the first.
screen-private-holding = { $owner }: turn the screen so nobody else can see it.
screen-private-pass = Pass the screen to { $owner }. No peeking, everybody else.
screen-private-holding-keys = Space: show   Esc: not now
screen-private-title = For { $owner } only
screen-private-small = A QR code needs a window of at least { $columns } × { $rows }.
screen-private-long = This is too long for a QR code.
screen-private-entry-keys = Enter: send   Esc: clear
screen-private-hidden = Hidden.
screen-private-hidden-keys = Enter: go on
screen-key-text = Space: as text
screen-key-code = Space: as a QR code
screen-key-more = Space: more
screen-key-first = Space: from the start
screen-key-hide = Esc: hide (hides itself { $n } s after the last key)
screen-key-stays = note …: keep a note   Esc: close (stays open, follows the game)

## Questions.
screen-ask-hidden = { $prompt } (hidden as you type):

## A sheet of paper for one player.

## The board in big type.
