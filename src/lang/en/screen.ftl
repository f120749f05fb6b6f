# What is seen on the screen: the board, prompts and the private page.

## The board. A legend speaks of several, a line of words of one.
screen-legend-dead = dead
screen-legend-exonerated = exonerated
screen-legend-last = last action
screen-row = Row { $n }: { $who }
screen-dead = dead
screen-exonerated = exonerated
screen-last = last action
