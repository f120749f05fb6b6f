# Read by `src/cli/export.rs`, `markdown.rs` and `replay.rs`: a table written for others, and played again.

export-table = Раскладка
export-game = Партия
export-end = Чем кончилось
export-written = Записано в { $file }.
export-hidden = Такая запись раздаёт скрытые карты заново, поэтому сделать её может только тот, кому можно видеть всё: ведущий, а после конца — кто угодно.
export-replayed = Всё показано так, как записано ({ $n ->
    [one] { $n } команда
    [few] { $n } команды
    [many] { $n } команд
   *[other] { $n } команды
}), и запись правдива.
export-differs = { $file }:{ $line }: показано что-то другое (отличий: { $n }).
export-expected =   записано: { $told }
export-shown =   показано: { $told }
export-nothing = (ничего)
export-outside = Строка { $line }: «{ $found }» лежит вне папки записи, поэтому дальше она не сыграна.
