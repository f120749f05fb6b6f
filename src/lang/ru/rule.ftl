# `referee rule`: что говорят книги.
rule-answer = Ответ: { $answer }
rule-reason = Почему: { $reason }
rule-refusals = На этом держатся отказы: { $ids }
rule-option = Иначе — параметром { $option }.
rule-option-here = За этим столом: { $means } ({ $option }={ $value })
rule-passage = { $books } («{ $at }»): { $says }
rule-passage-bare = { $books }: { $says }
rule-by-table = Искали для открытой партии: { $mode }. Для другой игры добавьте --mode.
rule-likeliest = Не об этом ли речь?
rule-open = Номер откроет ответ, другие слова — искать ещё, 0 — назад>
rule-opens = Наберите номер, чтобы прочитать.
rule-whole = Полностью: { $command }
rule-stand = { $stand } ({ $books })
rule-silent = ничего не говорит
rule-none = По словам «{ $found }» ничего не нашлось.
rule-none-hint = Спросите короче.
rule-none-all = Всё о режиме: `referee rule --mode { $mode }`.
rule-nothing-asked = О чём спор? Например: referee rule может ли бандит убить себя
rule-no-book = «{ $found }» — не книга; возможны: { $known }
rule-differences = { $n ->
    [one] { $n } различие
    [few] { $n } различия
    [many] { $n } различий
   *[other] { $n } различия
}
rule-kind-agree = Книги правил согласны между собой.
rule-kind-ambiguous = Книги правил можно понять двояко.
rule-kind-silent = Книги правил об этом молчат.
rule-kind-open = Книги правил этого не решают.
rule-kind-contradict = Книги правил противоречат друг другу.
rule-kind-itself = Здесь книга правил противоречит сама себе.
rule-kind-one-sided = Так говорят не все книги правил.
rule-kind-edition = Это касается только одного издания.
rule-kind-elsewhere = В других версиях игры играют иначе.
rule-book-uk = «Планета Игр»
rule-book-ru = GaGa
rule-book-grom = «Майор Гром»
rule-book-en = Level 99
rule-book-stil = «Стиль Жизни»
rule-book-fr = французская книга Hurrican
rule-book-hurrican = Hurrican
rule-book-online = онлайн-версии
