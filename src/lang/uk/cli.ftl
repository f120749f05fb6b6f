# Read by `src/cli`: which table is meant, what a command could not do, and what is wrong with a file.

## Which table, whose eyes.
cli-no-home = На цьому комп’ютері немає домашньої теки, де зберігати партії.
cli-no-table = Жодної партії ще не розпочато.
cli-no-table-hint = Почніть нову: referee new. Або вкажіть файл партії: --table ФАЙЛ
cli-no-seat = Нікого на ім’я «{ $found }» тут немає; може бути { $seats }.
cli-no-referee = У цій партії немає ведучого, який не грає, тож до кінця ніхто не бачить усього.
cli-at-too-late = { $n ->
    [0] У цій партії ще не сказано жодного рядка; --at 0 — її початок.
    [one] У цій партії сказано лише { $n } рядок.
    [few] У цій партії сказано лише { $n } рядки.
    [many] У цій партії сказано лише { $n } рядків.
   *[other] У цій партії сказано лише { $n } рядка.
}

## Opening a table.
cli-dialogue-hello = Партії ще немає. Кілька запитань — і можна грати.
cli-dialogue-box = Яка у вас коробка?
cli-dialogue-count = Скільки гравців?
cli-dialogue-mode = Який режим?
cli-dialogue-player = Хто грає ({ $role })
cli-dialogue-trust = У кого приховані карти?
cli-dialogue-dealt = їх роздає і тримає помічник
cli-dialogue-told = беремо справжні карти й потайки кажемо йому, які
cli-dialogue-untold = беремо справжні карти й до кінця не кажемо нікому
cli-dialogue-referee = Чи екран у того, хто не грає?
cli-dialogue-layout = Як лежать підозрювані?
cli-dialogue-random = помічник скаже, як їх розкласти
cli-dialogue-typed = уже лежать, уведемо імена ряд за рядом
cli-dialogue-cells = уже лежать, називатимемо їх за клітинками
cli-dialogue-rows = Ряди згори донизу, зліва направо: імена або їхні початки, а де цього досить — окремі літери.
cli-dialogue-row = Ряд { $n }
cli-opened = Партію розпочато, її файл — { $file }.
cli-seat-all = Усі
cli-seat-dealt = { $who }: карти роздає помічник, подивіться на них на таємній сторінці.
cli-seat-told = { $who }: карти справжні, про них кажуть помічникові на таємній сторінці.
cli-seat-untold = { $who }: карти справжні й нікому не показані; сказане про них перевіримо наприкінці.
cli-deck-companion = Стос доказів тримає помічник. Справжній майте під рукою: почуєте, яку карту коли викласти.
cli-deck-real = Перетасуйте справжній стос доказів і покладіть долілиць біля поля.
cli-with-referee = Екран у того, хто не грає: він може бачити все, і щоразу про це є запис у журналі.
cli-without-referee = До кінця партії ніхто не бачить усього.
cli-player-name = «{ $found }» не може бути ім’ям гравця.
cli-player-twice = Двох гравців звуть «{ $found }».
cli-trust = Довіри «{ $found }» немає; буває dealt, told чи untold, а для одного місця killer=told.
cli-cast = Ці підозрювані не можуть лежати на одному столі: { $reason }

## The names in a box.
cli-deck-ask = { $mark }: { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}. По одному імені в рядку; порожній рядок — кінець.
cli-deck-learned = { $n ->
    [one] Запам’ятовано { $n } ім’я
    [few] Запам’ятовано { $n } імені
    [many] Запам’ятовано { $n } імен
   *[other] Запам’ятовано { $n } імені
}, файл — { $file }.
cli-deck-unplaced = Позначка невідома: { $names }

## What is not said aloud.
cli-private-line = Це кажуть потайки, а не вголос: referee tell --as МІСЦЕ або referee secret МІСЦЕ.
cli-private-line-loop = Це кажуть потайки, а не вголос: { $command }
cli-tell-prompt = Ваш рядок
cli-question-elsewhere = «{ $found }» – запитання з іншої гри. Тут можна спитати: { $possible }
cli-no-layout = --layout – для ігор із сіткою підозрюваних. У «Містері Джеку» всі починають там, де каже поле.
cli-no-beside = --beside – для двох ігор з однієї коробки підозрюваних. «Містер Джек» має власне поле.
cli-no-deck = Персонажі «Містера Джека» відомі, імен навчати не треба.
cli-secret-question = Відповідь залежить від прихованої карти, тож уголос її не буде.
cli-secret-question-hint = Власник карти може спитати наодинці: { $command }
cli-secret-of = { $who }: більше цього не знає ніхто
cli-secret-no-terminal = Тут таємну сторінку не можна показати так, щоб потім сховати. У файл: referee secret МІСЦЕ --png ФАЙЛ (або --svg).
cli-no-page = Тут таємну відповідь не можна показати так, щоб потім сховати. У канал або з --json її видно як є.
cli-code-written = QR-код у файлі { $file }. Хто його відкриє, побачить таємницю: не забудьте видалити.
cli-sheet-written = Аркуш — у файлі { $file }. Хто його відкриє, побачить таємницю: надрукуйте й видаліть.
cli-setup-sheet = Аркуш — у файлі { $file }.
cli-code-players = Код — на { $n ->
    [one] { $n } гравця
    [few] { $n } гравців
    [many] { $n } гравців
   *[other] { $n } гравця
}, а їх { $found }.
cli-players-fit = Для { $players } у цій коробці є: { $modes }.
cli-beside-typed = Карти того коду лежать, як їх хтось набрав; назвіть натомість файл партії.
cli-code-too-long = Для QR-коду тут забагато тексту; прочитати його можна лише на таємній сторінці.

## Answers.
cli-off-grid = уже не на полі
cli-nobody = ніхто
cli-no-tokens = На полі немає жодного жетона.
cli-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
# Without gender: nobody knows the suspect's.
cli-mark-dead = (вбито)

## Lines taken back and said again.
cli-undo-shown = Хтось уже встиг про щось дізнатися. Усе одно скасувати?
cli-undo-kept = Нічого не скасовано.
cli-undo-kept-hint = Щоб скасувати без запитань: referee undo --yes
cli-only-lines = { $n ->
    [0] Для цього не лишилося жодного рядка.
    [one] Для цього є лише { $n } рядок.
    [few] Для цього є лише { $n } рядки.
    [many] Для цього є лише { $n } рядків.
   *[other] Для цього є лише { $n } рядка.
}

## The loop.
cli-menu = Що робите?
cli-help-now = Зараз: { $words }
cli-help-ask = Запитання: { $words }
cli-help-loop = Будь-коли: { $words }
cli-help-shift = Зміщення: змістити 3 вліво, змістити b вгору, коротко з3<, зb^. Підозрюваний: ім’я, його початок або клітинка.

## Keys and passphrases.
cli-key-missing = Ключа від цієї партії на цьому комп’ютері немає: приховане лишається прихованим.
cli-key-damaged = Ключ від цієї партії пошкоджено, тож її прихованих карт не прочитати.
cli-locked = Без ключа на цю партію можна лише дивитися, а грати далі не можна.
cli-passphrase = Парольна фраза партії
cli-passphrase-needed = Партію замкнено. Вкажіть файл із парольною фразою: --passphrase-file ФАЙЛ
cli-wrong-passphrase = Ця парольна фраза партію не відмикає.

## Files.
cli-file-none = Файлу або теки для { $file } немає.
cli-file-exists = Файл { $file } уже є. Вкажіть інший: --table ФАЙЛ
cli-file-busy = Файл { $file } зайнято: партію відкрито в іншому вікні. Спершу закрийте її там.
cli-file-not = { $file } не може бути партією: це не звичайний файл або він задовгий.
cli-file-full = { $file } сягнув 64 МіБ — більше програма не читає. Нічого не записано; завершіть цю партію й відкрийте новий стіл.
cli-file-changed = Файл { $file } уже не такий, яким був, тож далі не записуємо. Відкрийте партію знову.
cli-file-io = { $file }: { $reason }

## Damage: the file, the line, what is wrong, and how many lines are good.
cli-damage-torn = { $file }, рядок { $line }: його не дописано (байтів: { $bytes }) і не показано, тож він не рахується. { $good ->
    [one] { $good } рядок перед ним справний.
    [few] { $good } рядки перед ним справні.
    [many] { $good } рядків перед ним справні.
   *[other] { $good } рядка перед ним справні.
}
cli-damage-line = { $file }, рядок { $line } із { $lines }: { $flaw }. { $good ->
    [0] Справних рядків немає.
    [one] { $good } рядок від початку справний.
    [few] { $good } рядки від початку справні.
    [many] { $good } рядків від початку справні.
   *[other] { $good } рядка від початку справні.
}
cli-damage-missing = { $have ->
    [0] { $file }: записано було рядків: { $want }, і не лишилося жодного.
    [one] { $file }: лишився { $have } рядок, він справний, а записано було { $want }. Бракує найновіших.
    [few] { $file }: лишилося { $have } рядки, усі справні, а записано було { $want }. Бракує найновіших.
    [many] { $file }: лишилося { $have } рядків, усі справні, а записано було { $want }. Бракує найновіших.
   *[other] { $file }: лишилося { $have } рядка, усі справні, а записано було { $want }. Бракує найновіших.
}
cli-damage-other = { $file }, рядок { $line }: це інша партія, а не та, що її записано на цьому комп’ютері. Рядки справні, але їх хтось підмінив.
cli-damage-empty = { $file }: файл порожній, партії в ньому ніколи не було.
cli-damage-foreign = { $file }: це не файл партії.
cli-damage-hint = Щоб грати далі зі справними рядками: referee recover --table { $file }. Копія пошкодженого файлу лишиться.
cli-flaw-shape = рядок неповний
cli-flaw-sum = контрольна сума не сходиться, щось у рядку змінено
cli-flaw-chain = він не продовжує попередній, якісь рядки зникли чи переставлені
cli-flaw-version = його записала інша версія referee («{ $found }»)
cli-flaw-unknown = ця версія referee не може його прочитати ({ $reason })
cli-senseless = він не відповідає тому, що вже зіграно
cli-recover-nothing = Файл справний, відновлювати нічого.
cli-recovered = { $good ->
    [one] Партія триває: є { $good } справний рядок.
    [few] Партія триває: є { $good } справні рядки.
    [many] Партія триває: є { $good } справних рядків.
   *[other] Партія триває: є { $good } справного рядка.
} Пошкоджений файл збережено як { $copy }.
cli-rematch-not-over = Цю гру ще не закінчено. Ролями міняються після її кінця; здатися — теж кінець: здаюся.
