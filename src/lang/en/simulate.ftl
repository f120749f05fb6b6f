# `referee simulate`: what became of many games that nobody sat at.
simulate-heading = { $mode }, { $n ->
    [one] one game
   *[other] { $n } games
}, seed { $seed }. Players: { $how }.
simulate-early = Stopped early; this is how far it got.
simulate-share = { $share } %  ({ $from }–{ $to })
simulate-nobody = nobody
simulate-unfinished = still going
simulate-ends = How they ended:
simulate-length = Turns: { $n } in the median game, { $few } to { $many } in nine out of ten.
simulate-how-random = any legal move
simulate-how-greedy = take what counts
simulate-how-careful = rules of thumb
simulate-how-thinking = think ahead
simulate-how-compared = as its column says
simulate-how-seat = { $who } – { $how }
simulate-how-far = { $percent } %, about { $seconds } s left
simulate-no-strength = “{ $found }” isn’t a way to play a seat; it can be { $known }.
simulate-turns = Turns, median
simulate-deals = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $n ->
    [one] one game
   *[other] { $n } games
} each:
simulate-deal-spread = { $worst } % to { $best } %; the deal alone accounts for ±{ $by } points
simulate-chart = The chart is in { $file }.
simulate-too-many = { $found } tables are too many to compare; the most is { $most }.