# Read by `src/cli`: which table is meant, what a command could not do, and what is wrong with a file.

## Which table, whose eyes.
cli-no-home = На этом компьютере нет домашней папки, где хранить партии.
cli-no-table = Ни одной партии ещё не начато.
cli-no-table-hint = Начните новую: referee new. Или укажите файл партии: --table ФАЙЛ
cli-no-seat = Никого по имени «{ $found }» здесь нет; может быть { $seats }.
cli-no-referee = В этой партии нет ведущего, который не играет, поэтому до конца никто не видит всего.
cli-at-too-late = { $n ->
    [0] В этой партии ещё не сказано ни одной строки; --at 0 — её начало.
    [one] В этой партии сказана только { $n } строка.
    [few] В этой партии сказано только { $n } строки.
    [many] В этой партии сказано только { $n } строк.
   *[other] В этой партии сказано только { $n } строки.
}

## Opening a table.
cli-dialogue-hello = Партии ещё нет. Несколько вопросов — и можно играть.
cli-dialogue-box = Какая у вас коробка?
cli-dialogue-count = Сколько игроков?
cli-dialogue-mode = Какой режим?
cli-dialogue-player = Кто играет ({ $role })
cli-dialogue-trust = У кого скрытые карты?
cli-dialogue-dealt = их раздаёт и хранит помощник
cli-dialogue-told = берём настоящие карты и втайне говорим ему, какие
cli-dialogue-untold = берём настоящие карты и до конца не говорим никому
cli-dialogue-referee = Экран у того, кто не играет?
cli-dialogue-layout = Как лежат подозреваемые?
cli-dialogue-random = помощник скажет, как их разложить
cli-dialogue-typed = уже лежат, введём имена ряд за рядом
cli-dialogue-cells = уже лежат, будем называть их по клеткам
cli-dialogue-rows = Ряды сверху вниз, слева направо: имена или их начала, а где этого хватает — отдельные буквы.
cli-dialogue-row = Ряд { $n }
cli-opened = Партия начата, её файл — { $file }.
cli-seat-all = Все
cli-seat-dealt = { $who }: карты раздаёт помощник, посмотрите на них на тайной странице.
cli-seat-told = { $who }: карты настоящие, о них говорят помощнику на тайной странице.
cli-seat-untold = { $who }: карты настоящие и никому не показаны; сказанное о них проверим в конце.
cli-deck-companion = Колоду доказательств хранит помощник. Настоящую держите под рукой: услышите, какую карту когда выложить.
cli-deck-real = Перетасуйте настоящую колоду доказательств и положите лицом вниз рядом с полем.
cli-with-referee = Экран у того, кто не играет: он может видеть всё, и каждый раз об этом есть запись в журнале.
cli-without-referee = До конца партии никто не видит всего.
cli-player-name = «{ $found }» не может быть именем игрока.
cli-player-twice = Двух игроков зовут «{ $found }».
cli-trust = Доверия «{ $found }» нет; бывает dealt, told или untold, а для одного места killer=told.
cli-cast = Эти подозреваемые не могут лежать на одном столе: { $reason }

## The names in a box.
cli-deck-ask = { $mark }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}. По одному имени в строке; пустая строка — конец.
cli-deck-learned = { $n ->
    [one] Запомнено { $n } имя
    [few] Запомнено { $n } имени
    [many] Запомнено { $n } имён
   *[other] Запомнено { $n } имени
}, файл — { $file }.
cli-deck-unplaced = Пометка неизвестна: { $names }

## What is not said aloud.
cli-private-line = Это говорят втайне, а не вслух: referee tell --as МЕСТО или referee secret МЕСТО.
cli-private-line-loop = Это говорят втайне, а не вслух: { $command }
cli-tell-prompt = Ваша строка
cli-question-elsewhere = «{ $found }» – вопрос из другой игры. Здесь можно спросить: { $possible }
cli-no-layout = --layout – для игр с сеткой подозреваемых. В «Мистере Джеке» все начинают там, где указано на поле.
cli-no-beside = --beside – для двух игр с одной коробкой подозреваемых. У «Мистера Джека» своё поле.
cli-no-deck = Персонажи «Мистера Джека» известны, учить имена не нужно.
cli-secret-question = Ответ зависит от скрытой карты, поэтому вслух его не будет.
cli-secret-question-hint = Владелец карты может спросить наедине: referee ask --as { $seat } …
cli-secret-of = { $who }: больше этого не знает никто
cli-secret-no-terminal = Здесь тайную страницу нельзя показать так, чтобы потом скрыть. В файл: referee secret МЕСТО --png ФАЙЛ (или --svg).
cli-code-written = QR-код в файле { $file }. Кто его откроет, увидит тайну: не забудьте удалить.
cli-sheet-written = Лист — в файле { $file }. Кто его откроет, увидит тайну: напечатайте и удалите.
cli-setup-sheet = Лист — в файле { $file }.
cli-code-players = Код — на { $n ->
    [one] { $n } игрока
    [few] { $n } игроков
    [many] { $n } игроков
   *[other] { $n } игрока
}, а их { $found }.
cli-players-fit = Для { $players } в этой коробке есть: { $modes }.
cli-beside-typed = Карты того кода лежат, как их кто-то набрал; назовите вместо этого файл партии.
cli-code-too-long = Для QR-кода здесь слишком много текста; прочесть его можно только на тайной странице.

## Answers.
cli-off-grid = уже не на поле
cli-nobody = никто
cli-no-tokens = На поле нет ни одного жетона.
cli-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
# Without gender: nobody knows the suspect's.
cli-mark-dead = (жертва)

## Lines taken back and said again.
cli-undo-shown = Кто-то уже успел что-то узнать. Всё равно отменить?
cli-undo-kept = Ничего не отменено.
cli-undo-kept-hint = Чтобы отменить без вопросов: referee undo --yes
cli-only-lines = { $n ->
    [0] Для этого не осталось ни одной строки.
    [one] Для этого есть только { $n } строка.
    [few] Для этого есть только { $n } строки.
    [many] Для этого есть только { $n } строк.
   *[other] Для этого есть только { $n } строки.
}

## The loop.
cli-menu = Что делаете?
cli-help-now = Сейчас: { $words }
cli-help-ask = Вопросы: { $words }
cli-help-loop = В любой момент: { $words }
cli-help-shift = Сдвиг: сдвинуть 3 влево, сдвинуть b вверх, коротко с3<, сb^. Подозреваемый: имя, его начало или клетка.

## Keys and passphrases.
cli-key-missing = Ключа от этой партии на этом компьютере нет: скрытое остаётся скрытым.
cli-key-damaged = Ключ от этой партии повреждён, поэтому её скрытых карт не прочесть.
cli-locked = Без ключа на эту партию можно только смотреть, а играть дальше нельзя.
cli-passphrase = Парольная фраза партии
cli-passphrase-needed = Партия заперта. Укажите файл с парольной фразой: --passphrase-file ФАЙЛ
cli-wrong-passphrase = Эта парольная фраза партию не отпирает.

## Files.
cli-file-none = Файла или папки для { $file } нет.
cli-file-exists = Файл { $file } уже есть. Укажите другой: --table ФАЙЛ
cli-file-busy = Файл { $file } занят: партия открыта в другом окне. Сначала закройте её там.
cli-file-not = { $file } не может быть партией: это не обычный файл, или он слишком длинный.
cli-file-full = { $file } достиг 64 МиБ — больше программа не читает. Ничего не записано; закончите эту партию и откройте новый стол.
cli-file-changed = Файл { $file } уже не такой, каким был, поэтому дальше не пишем. Откройте партию снова.
cli-file-io = { $file }: { $reason }

## Damage: the file, the line, what is wrong, and how many lines are good.
cli-damage-torn = { $file }, строка { $line }: она не дописана (байтов: { $bytes }) и не показана, поэтому не в счёт. { $good ->
    [one] { $good } строка перед ней цела.
    [few] { $good } строки перед ней целы.
    [many] { $good } строк перед ней целы.
   *[other] { $good } строки перед ней целы.
}
cli-damage-line = { $file }, строка { $line } из { $lines }: { $flaw }. { $good ->
    [0] Целых строк нет.
    [one] { $good } строка с начала цела.
    [few] { $good } строки с начала целы.
    [many] { $good } строк с начала целы.
   *[other] { $good } строки с начала целы.
}
cli-damage-missing = { $have ->
    [0] { $file }: записано было строк: { $want }, и не осталось ни одной.
    [one] { $file }: осталась { $have } строка, она цела, а записано было { $want }. Не хватает самых новых.
    [few] { $file }: осталось { $have } строки, все целы, а записано было { $want }. Не хватает самых новых.
    [many] { $file }: осталось { $have } строк, все целы, а записано было { $want }. Не хватает самых новых.
   *[other] { $file }: осталось { $have } строки, все целы, а записано было { $want }. Не хватает самых новых.
}
cli-damage-other = { $file }, строка { $line }: это другая партия, а не та, что записана на этом компьютере. Строки целы, но их кто-то подменил.
cli-damage-empty = { $file }: файл пуст, партии в нём никогда не было.
cli-damage-foreign = { $file }: это не файл партии.
cli-damage-hint = Чтобы играть дальше с целыми строками: referee recover --table { $file }. Копия повреждённого файла останется.
cli-flaw-shape = строка неполная
cli-flaw-sum = контрольная сумма не сходится, что-то в строке изменено
cli-flaw-chain = она не продолжает предыдущую, какие-то строки пропали или переставлены
cli-flaw-version = её записала другая версия referee («{ $found }»)
cli-flaw-unknown = эта версия referee не может её прочесть ({ $reason })
cli-senseless = она не подходит к тому, что уже сыграно
cli-recover-nothing = Файл цел, восстанавливать нечего.
cli-recovered = { $good ->
    [one] Партия продолжается: есть { $good } целая строка.
    [few] Партия продолжается: есть { $good } целые строки.
    [many] Партия продолжается: есть { $good } целых строк.
   *[other] Партия продолжается: есть { $good } целой строки.
} Повреждённый файл сохранён как { $copy }.
cli-rematch-not-over = Эта игра ещё не окончена. Ролями меняются после её конца; сдаться — тоже конец: сдаюсь.
