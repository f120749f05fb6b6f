# `referee rule`: що кажуть правила.
rule-answer = Відповідь: { $answer }
rule-reason = Чому: { $reason }
rule-refusals = На цьому тримаються відмови: { $ids }
rule-option = Інакше — умовою { $option }.
rule-option-here = У цій партії: { $means } ({ $option }={ $value })
rule-passage = { $books } («{ $at }»): { $says }
rule-passage-bare = { $books }: { $says }
rule-by-table = Шукали для відкритої партії: { $mode }.
rule-by-table-none = { $mode } — відкрита гра — про це нічого не каже. Це відповіді з інших ігор.
rule-by-table-other = Для іншої гри додайте --mode.
rule-likeliest = Може, йдеться про щось із цього?
rule-open = Номер відкриє відповідь, інші слова — шукати ще, 0 — назад>
rule-opens = Наберіть номер, щоб прочитати.
rule-whole = Повністю: { $command }
rule-stand = { $stand } ({ $books })
rule-silent = нічого не каже
rule-none = У правилах про це не сказано: «{ $found }».
rule-nearest = Найближче з того, що є:
rule-none-hint = Якщо, на вашу думку, сказано, спитайте іншими словами.
rule-none-all = Усе про режим: «referee rule --mode { $mode }»
rule-nothing-asked = Про що суперечка? Наприклад: referee rule чи може вбивця вбити себе
rule-no-book = «{ $found }» — не видання; можливі: { $known }
rule-differences = { $n ->
    [one] { $n } відмінність
    [few] { $n } відмінності
    [many] { $n } відмінностей
   *[other] { $n } відмінності
}
rule-kind-alone = Так сказано в правилах.
rule-kind-agree = Видання в цьому згодні.
rule-kind-ambiguous = Правила можна зрозуміти по-різному.
rule-kind-silent = Правила про це мовчать.
rule-kind-open = Правила цього не вирішують.
rule-kind-contradict = Видання суперечать одне одному.
rule-kind-itself = Тут видання суперечить саме собі.
rule-kind-one-sided = Так кажуть не всі видання.
rule-kind-edition = { $n ->
    [one] Це стосується лише { $n } видання.
    [few] Це стосується лише { $n } видань.
    [many] Це стосується лише { $n } видань.
   *[other] Це стосується лише { $n } видання.
}
rule-game = Гра: { $games }
rule-kind-elsewhere = В інших версіях гри грають інакше.
rule-book-uk = «Планета Ігор»
rule-book-ru = GaGa
rule-book-grom = «Майор Гром»
rule-book-en = Level 99
rule-book-stil = «Стиль Жизни»
rule-book-fr = Hurrican французькою
rule-book-hurrican = Hurrican
rule-book-online = Онлайн-версії
