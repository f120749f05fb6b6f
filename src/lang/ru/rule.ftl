# `referee rule`: что говорят правила.
rule-answer = Ответ: { $answer }
rule-reason = Почему: { $reason }
rule-refusals = Отказы по этому правилу: { $ids }
rule-option = Играете иначе? Настройка { $option }.
rule-option-here = За этим столом: { $means } ({ $option }={ $value })
rule-passage = { $books } («{ $at }»): { $says }
rule-passage-bare = { $books }: { $says }
rule-by-table = Искали для открытой партии: { $mode }.
rule-by-table-none = В открытой игре ({ $mode }) об этом ничего нет. Это ответы из других игр.
rule-by-table-other = Для другой игры добавьте --mode.
rule-likeliest = Не об этом ли речь?
rule-open = Номер откроет ответ, другие слова — искать ещё, 0 — назад>
rule-opens = Наберите номер, чтобы прочитать.
rule-whole = Полностью: { $command }
rule-stand = { $stand } ({ $books })
rule-silent = об этом ничего нет
rule-none = В правилах об этом не сказано: «{ $found }».
rule-nearest = Ближе всего:
rule-none-hint = Если, по-вашему, сказано, спросите другими словами.
rule-none-all = Всё о режиме: `referee rule --mode { $mode }`.
rule-nothing-asked = О чём спор? Например: referee rule может ли бандит убить себя
rule-no-book = «{ $found }» — не издание правил; есть { $known }
rule-differences = { $n ->
    [one] { $n } различие
    [few] { $n } различия
    [many] { $n } различий
   *[other] { $n } различия
}
rule-kind-alone = Так сказано в правилах.
rule-kind-agree = Издания в этом сходятся.
rule-kind-ambiguous = Правила можно понять двояко.
rule-kind-silent = В правилах об этом ничего нет.
rule-kind-open = Ясного ответа в правилах нет.
rule-kind-contradict = Издания правил противоречат друг другу.
rule-kind-itself = Здесь правила противоречат сами себе.
rule-kind-one-sided = Так сказано не во всех изданиях правил.
rule-kind-edition = { $n ->
    [one] Это касается только { $n } издания.
    [few] Это касается только { $n } изданий.
    [many] Это касается только { $n } изданий.
   *[other] Это касается только { $n } издания.
}
rule-game = Игра: { $games }
rule-kind-elsewhere = В других версиях игры играют иначе.
rule-book-uk = «Планета Ігор»
rule-book-ru = GaGa
rule-book-grom = «Майор Гром»
rule-book-en = Level 99
rule-book-stil = «Стиль Жизни»
rule-book-fr = французские правила Hurrican
rule-book-hurrican = Hurrican
rule-book-online = Онлайн-версии
