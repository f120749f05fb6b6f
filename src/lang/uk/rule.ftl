# `referee rule`: що кажуть книги.
rule-answer = Граємо так: { $answer }
rule-reason = Чому: { $reason }
rule-refusals = Звідси відмови: { $ids }
rule-option = Це міняє умову `{ $option }`.
rule-option-here = За цим столом: { $option }={ $value }
rule-passage = { $books } («{ $at }»): { $says }
rule-passage-bare = { $books }: { $says }
rule-likeliest = Чи не про це йдеться?
rule-open = Номер відкриє відповідь, інші слова — шукати ще, 0 — назад>
rule-whole = Повністю: { $command }
rule-stand = { $stand } ({ $books })
rule-silent = нічого не каже
rule-none = Про «{ $found }» нічого не знайшлося.
rule-none-hint = Що менше слів, то більше знайдеться. Усе про режим: `referee rule --mode heist`
rule-nothing-asked = Про що суперечка? Наприклад: referee rule чи може вбивця вбити себе
rule-no-book = «{ $found }» — не книга; можливі: { $known }
rule-differences = { $n ->
    [one] { $n } відмінність
    [few] { $n } відмінності
    [many] { $n } відмінностей
   *[other] { $n } відмінності
}
rule-kind-agree = Книги згодні між собою.
rule-kind-ambiguous = Книги можна зрозуміти по-різному.
rule-kind-silent = Книги про це мовчать.
rule-kind-open = Книги цього не вирішують.
rule-kind-contradict = Книги суперечать одна одній.
rule-kind-itself = Тут книга суперечить сама собі.
rule-kind-one-sided = Так кажуть не всі книги.
rule-kind-edition = Це стосується лише одного видання.
rule-kind-elsewhere = В інших версіях гри грають інакше.
rule-book-uk = «Планета Ігор»
rule-book-ru = GaGa
rule-book-grom = «Майор Гром»
rule-book-en = Level 99
rule-book-stil = «Стиль Жизни»
rule-book-fr = французька книга Hurrican
rule-book-hurrican = Hurrican
rule-book-online = онлайн-версії
