# Read by `src/cli/export.rs`, `markdown.rs` and `replay.rs`: a table written for others, and played again.

export-table = Розкладка
export-game = Партія
export-end = Чим скінчилося
export-written = Записано у { $file }.
export-hidden = Протокол наново роздає приховані карти, тож записати його може лише той, кому дозволено бачити все: ведучий, а після кінця партії — будь-хто.
export-replayed = Усе показано так, як записано ({ $n ->
    [one] { $n } команда
    [few] { $n } команди
    [many] { $n } команд
   *[other] { $n } команди
}), і запис правдивий.
export-differs = { $file }:{ $line }: показано щось інше (відмінностей: { $n }).
export-expected =   записано: { $told }
export-shown =   показано: { $told }
export-nothing = (нічого)
export-outside = Рядок { $line }: «{ $found }» лежить поза текою протоколу, тож далі його не відтворено.
