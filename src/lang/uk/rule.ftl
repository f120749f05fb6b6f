# `referee rule`: що кажуть книги.
rule-answer = Відповідь: { $answer }
rule-reason = Чому: { $reason }
rule-refusals = На цьому тримаються відмови: { $ids }
rule-option = Інакше — умовою { $option }.
rule-option-here = За цим столом: { $means } ({ $option }={ $value })
rule-passage = { $books } («{ $at }»): { $says }
rule-passage-bare = { $books }: { $says }
rule-by-table = Шукали для відкритої партії: { $mode }. Для іншої гри додайте --mode.
rule-likeliest = Чи не про це йдеться?
rule-open = Номер відкриє відповідь, інші слова — шукати ще, 0 — назад>
rule-opens = Наберіть номер, щоб прочитати.
rule-whole = Повністю: { $command }
rule-stand = { $stand } ({ $books })
rule-silent = нічого не каже
rule-none = Про «{ $found }» нічого не знайшлося.
rule-none-hint = Спитайте коротше.
rule-none-all = Усе про режим: `referee rule --mode { $mode }`
rule-nothing-asked = Про що суперечка? Наприклад: referee rule чи може вбивця вбити себе
rule-no-book = «{ $found }» — не книга; можливі: { $known }
rule-differences = { $n ->
    [one] { $n } відмінність
    [few] { $n } відмінності
    [many] { $n } відмінностей
   *[other] { $n } відмінності
}
rule-kind-agree = Книги правил згодні між собою.
rule-kind-ambiguous = Книги правил можна зрозуміти по-різному.
rule-kind-silent = Книги правил про це мовчать.
rule-kind-open = Книги правил цього не вирішують.
rule-kind-contradict = Книги правил суперечать одна одній.
rule-kind-itself = Тут книга правил суперечить сама собі.
rule-kind-one-sided = Так кажуть не всі книги правил.
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
