# What is seen on the screen: the board, prompts and the private page.

## The board. A legend speaks of several, a line of words of one.
screen-legend-dead = мертві
screen-legend-exonerated = виправдані
screen-legend-last = остання дія
screen-row = Ряд { $n }: { $who }
# Forms without gender: nobody knows the suspect's.
screen-dead = вбито
screen-exonerated = виправдано
screen-last = остання дія
