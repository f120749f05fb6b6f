# Read by `src/cli/start.rs` and `src/cli/dialogue`: where an evening begins, and the questions that open a table.

## The start.
start-hello = Вітаємо! Справжні карти — на столі, помічник — тут.
start-last = Остання партія: { $table }
start-what = Що робимо?
start-go-on = Продовжити: { $table }
start-swapped = Реванш, гравці міняються ролями: { $what }
start-drawn = Ті самі гравці, ролі за жеребом: { $what }
start-again = Ті самі ще раз, починає наступний: { $what }
start-new = Нова партія
start-other = Інший режим або інші гравці
start-earlier = Давніші партії
start-setup = Лише розкласти, без помічника
start-rule = Запитання про правила
start-see-you = До зустрічі!
start-discarded = Цю партію прибрано: у ній ще нічого не сталося.
# What is typed at a table by whoever wants this menu.
start-menu-words = меню | головне меню | до меню | назад до меню | нова гра | нову гру | нова партія | інша гра | іншу гру | зіграймо в інше
start-bye = До зустрічі! Усе зігране збережено; повернутися — командою referee.

start-which = Яка саме? (номер)
start-no-number = Номера { $found } у переліку немає.
start-more = { $n ->
    [one] … і ще { $n } давніша: referee tables
    [few] … і ще { $n } давніші: referee tables
    [many] … і ще { $n } давніших: referee tables
   *[other] … і ще { $n } давнішої: referee tables
}
start-rule-ask = Про що суперечка? Кілька слів, або 0 — назад>
start-setup-next = Що далі?
start-setup-play = Зіграти цю партію
start-setup-again = Розкласти інакше
start-setup-walk = Крок за кроком, з тим, що хто може
start-setup-paper = Намалювати на аркуші для друку
start-setup-code = Показати код для іншого пристрою
start-setup-coded = Деінде: referee new --code { $code }

## The questions.
start-who = Хто грає?
start-who-how = Наберіть номери або імена — за годинниковою стрілкою, як сидите, — або «нас п’ятеро». Нові імена запам’ятаються.
start-who-first = Наберіть імена — за годинниковою стрілкою, як сидите, — або просто скільки вас.
start-who-count = Назвіть імена або скажіть, скільки вас.
start-who-prompt = Гравці (0: назад)>
start-who-prompt-enter = Гравці (Enter: { $names }; 0: назад)>
start-who-number = Під номером { $found } тут нікого немає.
start-who-twice = Ім’я { $name } тут двічі.
start-who-few = Одного гравця замало: грають від 2 до 9.
start-who-without = Минулого разу за столом не було «{ $name }». Напишіть, хто грає.
start-who-command = Це команда, а не ім’я. Напишіть, хто грає, або 0, щоб повернутися.
start-who-many = { $n } — забагато: грають від 2 до 9.
start-who-names = { $n ->
    [one] { $n } ім’я
    [few] { $n } імені
    [many] { $n } імен
   *[other] { $n } імен
} за годинниковою стрілкою, як сидите (Enter: без імен; 0: назад)>
start-who-names-count = Тут має бути імен: { $n }, через пробіл або кому.
start-who-player = Гравець { $n }
start-who-none = У цій коробці немає режиму для стількох гравців ({ $n }).
start-box = Яка у вас коробка?
start-board = Яке у вас поле?
start-mode = У що граємо?
start-mode-played = розкладали { $n ->
    [one] { $n } раз
    [few] { $n } рази
    [many] { $n } разів
   *[other] { $n } раза
}
start-mode-box = Інша коробка (зараз: { $box })
start-seats = Хто за кого грає?
start-seats-draw = Кинути жереб
start-seats-typed = У цьому порядку: { $seats }
start-seats-choose = Обрати
start-seats-drawn = ролі за жеребом
start-seats-first = ви сидите в цьому порядку; за жеребом починає { $who }
start-seat-of = За кого грає { $name }?
start-seat = { $name } — { $role }
start-ready = Усе так?
start-ready-open = Відкрити партію
start-trust = Змінити: приховані карти ({ $what })
start-layout = Змінити: підозрювані ({ $what })
start-referee-yes = Змінити: ведучий (той, хто не грає)
start-referee-no = Змінити: ведучий (немає: грають усі)
start-pins-yes = Змінити: PIN перед кожною сторінкою для однієї людини (зараз: так)
start-pins-no = Змінити: PIN перед кожною сторінкою для однієї людини (зараз: без нього)
start-trust-ask = Хто тримає приховані карти?
start-dealt = їх роздає і тримає помічник
start-told = беремо справжні й потайки кажемо помічникові, які
start-untold = беремо справжні й до кінця нікому не кажемо
start-layout-ask = Як лежать підозрювані?
start-random = помічник скаже, як їх розкласти
start-typed = уже лежать; називатимемо імена ряд за рядом
start-cells = розкладемо самі; називатимемо їх за клітинками
start-rows = Називайте ряди згори донизу, зліва направо: імена, їхні початки або й самі літери, де цього досить. 0 — назад на ряд. Рядок із помилкою можна виправити або стерти (Ctrl-U).
start-row = Ряд { $n }, імен: { $across }

## Where a mode has to be named.
start-no-mode = Скажіть, у що граєте: { $modes }.
start-no-mode-hint = Наприклад: referee new killer-inspector --players Ганна,Борис
start-look = { $trust ->
    [told] Тепер кожен потайки вписує карту, яку взяв. Коли?
   *[other] Коли подивитеся свої карти?
}
start-look-round = Зараз: екран обійде стіл, кожен подивиться сам
start-look-rest = Зараз: передати екран тим, хто без телефона: { $who }
start-look-phones = На телефонах: кожному свій код
start-look-referee = Сторінка ведучого: усі карти, і туди ж вписують, хто що взяв
start-look-later = Пізніше: «секрет усі»
