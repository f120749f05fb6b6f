# What is seen on the screen: the board, prompts and the private page.

## The board. A legend speaks of several, a line of words of one.
screen-legend-dead = погибшие
screen-legend-exonerated = оправданные
screen-legend-last = последнее действие
screen-row = Ряд { $n }: { $who }
# Forms without gender: nobody knows the suspect's.
screen-dead = жертва
screen-exonerated = вне подозрений
screen-last = последнее действие
