# `referee correct`: mistakes put right during play.
correct-word-board = ряди поле карти ряд розклад
correct-word-card = карта карту моя рука
correct-word-name = ім'я імя ім’я імена гравець
correct-word-score = рахунок очки бали
correct-score = Рахунок випливає з рядків, тож виправте хибний рядок: наберіть його номер.
correct-no-cards = У цій партії карт програмі ніхто не називає, тож і виправляти нема чого.
correct-whose-card = Чия карта хибна?
correct-whose-name = Чиє ім’я хибне?
correct-name = Як правильно? (0: назад)>
correct-which = Який рядок? Назвіть його номер і як мало бути: { $command } { $seq } …
correct-number = Що було не так? Номер рядка або поле, карта, ім’я, рахунок (0: назад)>
correct-earlier = У попередніх рядків менші номери; їх показує { $command }.
correct-should = Як мав звучати рядок { $seq }? (0: назад)>
correct-nothing = Рядків іще немає, тож виправляти нема чого.
correct-what = «{ $found }» — не номер рядка. Назвіть лише номер, наприклад 12; як мало бути, скажете потім. Для всього поля — «виправити ряди».
correct-was = Рядок { $seq } був такий: { $was }
correct-would = Натомість: «{ $line }»
correct-board = Тоді поле було б таке:
correct-later = { $n ->
    [0] Це останній рядок.
    [one] Ще один рядок буде зіграно заново.
    [few] Наступні { $n } рядки буде зіграно заново.
    [many] Наступні { $n } рядків буде зіграно заново.
   *[other] Наступні { $n } рядка буде зіграно заново.
}
correct-missing = Додайте, як мало бути: { $command } …
correct-uncertain = { $n ->
    [one] У рядку
    [few] У рядках
    [many] У рядках
   *[other] У рядках
} { $lines } щось питали чи показували: відповідь може стати іншою.
correct-falls = { $n ->
    [one] Рядок { $first } відпадає
    [few] Рядки { $first }–{ $last } відпадають
    [many] Рядки { $first }–{ $last } відпадають
   *[other] Рядки { $first }–{ $last } відпадають
}. { $why }
correct-informs = Нову відповідь побачать усі, а попередня лишиться в журналі.
correct-informs-ask = Від виправлення дехто завчасно щось дізнається. Усе одно виправити?
correct-informs-hint = Щоб виправити без запитань: --right --yes
correct-ask = Як вирішуєте?
correct-right = виправити
correct-stand = лишити як є
correct-kept = Нічого не змінено.
correct-kept-hint = Щоб не питати: --right виправляє, --stand лишає як є.
correct-made = Виправлено: дивіться поле й журнал. Таємне кожен побачить на своїй сторінці.
correct-only = { $n ->
    [0] Рядків іще немає.
    [one] Є лише { $n } рядок.
    [few] Є лише { $n } рядки.
    [many] Є лише { $n } рядків.
   *[other] Є лише { $n } рядка.
}
correct-not-said = Рядок { $seq } казали не вголос. Сказане потайки власник виправляє на своїй сторінці.
correct-no-rows = У Mr. Jack немає рядів. Викладіть усе за малюнком: referee board.
correct-not-the-board = У рядах має бути кожен, хто лежить на полі, і лише раз.
correct-not-then = На місці рядка { $seq } так сказати не можна.
correct-no-moment = У цю мить так сказати вже не можна.
correct-gone = { $n ->
    [one] Після виправлення рядок { $first } відпав.
    [few] Після виправлення рядки { $first }–{ $last } відпали.
    [many] Після виправлення рядки { $first }–{ $last } відпали.
   *[other] Після виправлення рядки { $first }–{ $last } відпали.
}
correct-own = Після виправлення карти інші. { $now }
