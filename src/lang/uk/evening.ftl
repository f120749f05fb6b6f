# Read by `src/screen/evening` and `src/cli/{tables,scores}.rs`: what was played here, table by table.

## The list of tables.
evening-none = Тут іще не відкрито жодної партії.
evening-to-act = ходить { $who }
evening-won = перемога: { $who }
evening-drawn = нічия
evening-over = завершено
evening-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
}
evening-practice = тренування
evening-unreadable = не читається
evening-opened = відкрито { $when }
evening-now = щойно
evening-minutes = { $n } хв тому
evening-hours = { $n } год тому
evening-days = { $n ->
    [1] учора
    [one] { $n } день тому
    [few] { $n } дні тому
    [many] { $n } днів тому
   *[other] { $n } дня тому
}
evening-hint = Продовжити якусь: referee --table { $n }. Так само --table { $n } працює з будь-якою командою.

## Which table a number means.
evening-no-number = Партії з номером { $n } немає. Перелік: referee tables; а файл із такою назвою — це --table ./{ $n }.
evening-both = { $n } — і номер партії, і назва файлу тут. Якщо файл, скажіть --table ./{ $n }; якщо партія, назвіть її файл: { $file }

## The scores.
evening-scores-none = Крім тренувань, тут іще не завершено жодної партії з іменами гравців.
evening-tally = { $name }: { $plays ->
    [one] { $plays } партія
    [few] { $plays } партії
    [many] { $plays } партій
   *[other] { $plays } партії
}, { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
    [many] { $wins } перемог
   *[other] { $wins } перемоги
}
evening-side = { $mode }, { $side }: { $plays ->
    [one] { $plays } партія
    [few] { $plays } партії
    [many] { $plays } партій
   *[other] { $plays } партії
}, { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
    [many] { $wins } перемог
   *[other] { $wins } перемоги
}
evening-scores-practice = Тренування:
