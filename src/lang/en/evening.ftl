# Read by `src/screen/evening` and `src/cli/{tables,scores}.rs`: what was played here, table by table.

## The list of tables.
evening-none = No table has been opened here yet.
evening-to-act = { $who }’s turn
evening-won = { $who } won
evening-drawn = nobody won
evening-over = over
evening-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
evening-practice = practice
evening-unreadable = can’t be read
evening-opened = opened { $when }
evening-now = just now
evening-minutes = { $n } min ago
evening-hours = { $n } h ago
evening-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
evening-hint = To carry on with one: referee --table { $n }, or add --table { $n } to any command.

## Which table a number means.
evening-no-number = There’s no table number { $n }. referee tables lists them; for a file with that name, say --table ./{ $n }.
evening-both = { $n } is both a table’s number and a file here. Say --table ./{ $n } for the file, or name the table’s file: { $file }

## The scores.
evening-scores-none = No real game with named players has finished here yet.
evening-tally = { $name }: { $plays ->
    [one] { $plays } game
   *[other] { $plays } games
}, { $wins } won
evening-side = { $mode }, { $side }: { $plays ->
    [one] { $plays } game
   *[other] { $plays } games
}, { $wins } won
evening-scores-practice = Practice games:
