# Read by `src/cli/verify.rs` and `src/cli/new.rs`: the fingerprint of a table, and whether its record is true.

verify-note = Отпечаток этой партии: { $words }. Запишите его сейчас: в конце по нему видно, что ни одной карты не подменили (referee verify).
verify-fingerprint = Отпечаток партии, сделанный в её начале: { $words }
verify-compare = Сравните его с записанным тогда.
verify-same = Он тот же, что вы записали.
verify-same-line = Это отпечаток строки { $line }: до этого места с тех пор ничего не изменили.
verify-newest = Отпечаток последней строки: { $words }
verify-seated = { $bot ->
    [yes] Со строки { $line } роль { $role } играет программа.
   *[no] Со строки { $line } роль { $role } играет { $who }.
}
verify-other = Записан был другой отпечаток ({ $noted }): такого нет ни у одной строки, значит, это не та партия.
verify-no-fingerprint = «{ $found }» — не отпечаток: нужны шесть слов по пять букв или 64 цифры.

verify-proven = { $file }: ничего не изменено. По правилам { $lines ->
    [one] сыграна { $lines } строка
    [few] сыграны { $lines } строки
    [many] сыграно { $lines } строк
   *[other] сыграно { $lines } строки
}, запечатанное в начале не подменено ({ $promises ->
    [one] { $promises } сверка
    [few] { $promises } сверки
    [many] { $promises } сверок
   *[other] { $promises } сверки
}).
verify-so-far = { $file }: ошибок нет ({ $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
}), но это ещё не доказательство.
verify-sealed = Со строки { $line } проверить запечатанное нельзя: скрытые карты, порядок колоды доказательств и всё, что от них зависит.
verify-not-over = Это откроется, когда партия закончится.
verify-not-opened = Партия закончена; запечатанное откроет следующая команда в ней на компьютере, где лежит её ключ.
verify-goes-on = Партия ещё идёт.

verify-changed = { $file }, строка { $line }: { $wrong }
verify-wrong-senseless = так эта партия записана быть не может.
verify-wrong-seal = запечатанное не открывается опубликованным ключом.
verify-wrong-early = ключ опубликован, когда партия ещё шла, или дважды.
verify-wrong-promise = роздано не то, что обещано в начале или при перетасовке ({ $label }).
verify-wrong-deck = в колоде доказательств не каждая карта этой партии ровно один раз.
verify-wrong-refused = строка против правил: { $rule }
verify-wrong-facts = рассказанное не следует из строки и позиции перед ней.
verify-wrong-back = отменены или возвращены строки, которых не было, или неверно сказано, узнал ли кто-то что-то.
