# Read by `src/screen/evening` and `src/cli/{tables,scores}.rs`: what was played here, table by table.

## The list of tables.
evening-none = Здесь ещё не начато ни одной партии.
evening-to-act = ходит { $who }
evening-won = победа: { $who }
evening-drawn = ничья
evening-over = окончена
evening-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
evening-practice = тренировка
evening-unreadable = не читается
evening-opened = начата { $when }
evening-now = только что
evening-minutes = { $n } мин назад
evening-hours = { $n } ч назад
evening-days = { $n ->
    [1] вчера
    [one] { $n } день назад
    [few] { $n } дня назад
    [many] { $n } дней назад
   *[other] { $n } дня назад
}
evening-hint = Чтобы продолжить одну из них: referee --table { $n }. Любая команда с --table { $n } — о ней.

## Which table a number means.
evening-no-number = Партии с номером { $n } нет, список — referee tables. Если { $n } — название файла, скажите --table ./{ $n }.
evening-both = { $n } — это и номер партии, и название файла. Для файла скажите --table ./{ $n }, для партии — её файл: { $file }

## The scores.
evening-scores-none = Ни одна партия с именами игроков здесь ещё не закончена.
evening-tally = { $name }: { $plays ->
    [one] { $plays } партия
    [few] { $plays } партии
    [many] { $plays } партий
   *[other] { $plays } партии
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
}
evening-side = { $mode }, { $side }: { $plays ->
    [one] { $plays } партия
    [few] { $plays } партии
    [many] { $plays } партий
   *[other] { $plays } партии
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
}
evening-scores-practice = Тренировки:
