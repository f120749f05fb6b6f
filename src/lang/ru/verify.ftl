# Read by `src/cli/verify.rs` and `src/cli/new.rs`: the fingerprint of a table, and whether its record is true.

verify-note = Отпечаток этой партии: { $words }. Запишите его сейчас; в конце referee verify докажет по нему, что ни одной карты не подменили.
verify-fingerprint = Отпечаток партии, сделанный в её начале: { $words }
verify-compare = Сравните его с записанным тогда.
verify-same = Именно его тогда и записали.
verify-same-line = Это отпечаток строки { $line }: с тех пор как его записали, до этого места ничего не изменено.
verify-newest = Отпечаток последней строки: { $words }
verify-other = Тогда записали другой отпечаток ({ $noted }): такого нет ни у одной строки, значит, это не та партия.
verify-no-fingerprint = «{ $found }» — не отпечаток: нужны шесть слов по пять букв или 64 цифры.

verify-proven = { $file }: ничего не изменено. По правилам { $lines ->
    [one] выходит { $lines } строка
    [few] выходят { $lines } строки
    [many] выходят { $lines } строк
   *[other] выходят { $lines } строки
}, и сдержано { $promises ->
    [one] { $promises } обещание
    [few] { $promises } обещания
    [many] { $promises } обещаний
   *[other] { $promises } обещания
}.
verify-so-far = { $file }: ошибок нет ({ $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
}), но это ещё не доказательство.
verify-sealed = Со строки { $line } запечатанное проверить не удалось: скрытые карты, порядок колоды доказательств и всё, что от них зависит.
verify-not-over = Это откроется, когда партия закончится.
verify-not-opened = Партия закончена; это откроет следующая команда в ней на компьютере, где лежит её ключ.
verify-goes-on = Партия ещё идёт.

verify-changed = { $file }, строка { $line }: { $wrong }
verify-wrong-senseless = так эта партия быть записана не может.
verify-wrong-seal = запечатанное не открывается опубликованным ключом.
verify-wrong-early = ключ опубликован, когда партия ещё шла, или дважды.
verify-wrong-promise = роздано не то, что было обещано в начале или при перетасовке ({ $label }).
verify-wrong-deck = в колоде доказательств не каждая карта этой партии ровно один раз.
verify-wrong-refused = строку запрещает правило: { $rule }
verify-wrong-facts = рассказанное не следует из строки и позиции перед ней.
verify-wrong-back = отменены или возвращены строки, которых не было, или неправдиво сказано, показали ли они что-то.
