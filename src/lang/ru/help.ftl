# Read by `src/cli/help.rs`: what stands in --help, in the manual, and under a mistyped command line.
# A command has the key help-COMMAND, what it takes help-COMMAND-NAME or, where several take it, help-option-NAME.

## The whole program. Rows of 80 columns; several commands in one row have one text.
help-about = Помощник для игр со скрытыми ролями, в которые играют настоящими картами.
help-usage = Вызов:
help-undo-redo = Отменить строки, сказать их снова
help-status-board-log = Счёт, поле, ход партии
help-export-replay = Записать партию для других, сыграть её снова
help-completions-man = Для вашей оболочки и справочника
help-exits = 0 готово · 1 против правил · 2 не тот вызов · 3 битый файл · 4 диск
help-example-new = referee new killer-inspector --players Анна,Богдан
help-example-loop = referee                  # дальше самая новая партия
help-example-act = referee act kill c3      # одна её строка

help-heading-begin = Начало
help-heading-play = Игра
help-heading-look = Обзор
help-heading-care = Прочее
help-heading-commands = Команды
help-heading-arguments = Аргументы
help-heading-options = Параметры
help-heading-everywhere = Всегда
help-heading-more = Примечание
help-heading-exits = Коды
help-heading-examples = Примеры
help-man-name = Название
help-man-synopsis = Вызов
help-man-exits = Коды выхода

help-otherwise = { $text } (иначе { $value })

## What several commands take.
help-option-table = файл партии, иначе самая новая
help-option-lang = en, uk или ru, иначе как в партии
help-option-json = ответ в JSON, для других программ
help-option-plain = целые строки и пронумерованные вопросы, как нужно для чтения с экрана
help-option-json-plain = для других программ; для чтения с экрана
help-option-scenarios = папка со своими изданиями и режимами
help-option-passphrase-file = файл с парольной фразой партии
help-option-pin-file = файл с PIN того, кто смотрит
help-option-help = эта справка
help-option-version = версия программы
help-option-help-version = а также: referee КОМАНДА --help
help-option-mode = режим; их перечисляет referee modes
help-option-edition = ваша коробка: uk, ru, grom, en или своё издание; для Mr. Jack — revised или first_2006
help-option-players = имена в порядке мест или сколько вас
help-option-seed = любой текст; от того же — та же раскладка на каждом компьютере
help-option-assign = кто какое место занимает: random, in-order или место каждого игрока, например chief,thief
help-option-code = код раскладки: такой же стол, как там
help-option-beside = стол, который уже лежит (файл или код): две игры 5×5 из одной коробки, ни одной карты дважды
help-option-layout = как лягут подозреваемые
help-option-options = настройка режима, например kills=16; можно несколько раз
help-option-who = чьими глазами: public, место (killer), имя игрока или referee
help-option-at = как было после стольких строк
help-option-lines = сколько строк
help-option-yes = записать поверх файла, который уже есть, без вопросов

help-value-words = СЛОВА
help-value-options = ПАРАМЕТРЫ
help-value-command = КОМАНДА
help-value-lang = ЯЗЫК
help-value-file = ФАЙЛ
help-value-dir = ПАПКА
help-value-mode = РЕЖИМ
help-value-e = ИЗДАНИЕ
help-value-a-b-n = А,Б|N
help-value-s = ЗЕРНО
help-value-code = КОД
help-value-table = СТОЛ
help-value-order = ПОРЯДОК
help-value-trust = ДОВЕРИЕ
help-value-name-value = ИМЯ=ЗНАЧЕНИЕ
help-value-who = КТО
help-value-seat = МЕСТО
help-value-seq = СТРОК
help-value-format = ФОРМАТ
help-value-how = СКОЛЬКО
help-value-n = N
help-value-seconds = СЕКУНД
help-value-action = ДЕЙСТВИЕ
help-value-question = ВОПРОС
help-value-shell = ОБОЛОЧКА
help-value-line-rows = СТРОКА|rows

## Commands.
help-modes = Режимы игры, все или для стольких игроков
help-modes-players = только для стольких игроков
help-modes-edition = только те, что есть в этой коробке
help-setup = Готовит игру целиком, но партии не начинает
help-setup-yaml = ответ в YAML
help-setup-svg = вместо этого записать лист для печати (A4) в файл SVG
help-new = Начинает партию
help-new-practice = тренировка: скрытые карты тоже от зерна, их может вычислить каждый
help-new-deal = файл YAML, в котором сказано то, что решал бы случай
help-new-trust = dealt, told или untold, для всех или МЕСТО=ДОВЕРИЕ; можно несколько раз
help-new-with-referee = экран у того, кто не играет; он может видеть всё
help-new-deduce = игроки могут спрашивать, что можно знать о тайных личностях
help-new-pins = каждый выбирает PIN, когда впервые открывает свою тайную страницу; это удержит честных от подглядывания, но не того, у кого есть ваши файлы и другая программа
help-new-lock = запечатать тайное парольной фразой, не меньше 10 символов: от того, кто добудет файл; не от того, кто видит, как вы её набираете, или изменит программу
help-more-new = dealt: скрытые карты раздаёт и хранит помощник. told: вы берёте настоящие карты и втайне говорите ему, какие. untold: вы берёте настоящие карты и никому не говорите; ваши слова проверяют в конце. Файл партии будет там, где говорит --table.

help-rematch = Открывает следующую партию со сменой ролей
help-rematch-into = файл новой партии
help-rematch-deal = файл YAML, в котором сказано то, что решал бы случай
help-rematch-lock = запереть тайны парольной фразой
help-more-rematch = Законченная партия — самая новая или названная через --table; если такого файла ещё нет, он будет для новой. Карты и правила те же, за каждым игроком остаётся, кто держит его скрытые карты; счёт двух игр общий.
help-rule = Разрешает спор по книгам
help-rule-words = о чём спор, на любом из трёх языков, или номер решения либо отказа
help-rule-mode = только решения этого режима; без слов — все
help-rule-differences = в чём различаются две книги: uk ru, grom ru …
help-rule-more = причины, отказы и следующие решения целиком
help-rule-reason = почему стол решил так; после set
help-rule-remember = так же и за следующими столами режима; после set
help-more-rule = Если открыт стол, его режим идёт первым, а его параметры названы. Стол решает иначе: referee rule set undo-ban=off

help-may = Можно ли так сказать и почему
help-may-action = строка, как для act
help-more-may = Что решает лишь скрытая карта, узнаёт только её владелец: --as МЕСТО.
help-correct = Исправляет ошибку или оставляет её
help-correct-what = номер строки журнала или rows — поле, как оно лежит
help-correct-action = строка, какой она должна была быть
help-correct-right = исправить не спрашивая
help-correct-stand = оставить не спрашивая
help-correct-yes = исправить, даже если кто-то из этого что-то узнает
help-more-correct = Строки после неё происходят заново. Неверно названную карту владелец исправляет втайне: correct СТАРАЯ НОВАЯ
help-deck = Запоминает имена из вашей коробки
help-deck-learn = Спрашивает имена один раз и запоминает
help-deck-learn-file = взять имена из списка в файле
help-deck-show = Перечисляет известные имена
help-act = Говорит строку вслух, например kill c3
help-act-who = кто говорит: место (killer) или имя игрока
help-act-action = одна строка: убить c3 · сдвинуть 3 влево · обновить ряды · ответ да; в Mr. Jack: смит g7 h8>f9
help-more-act = Что можно сказать сейчас: referee legal. Подозреваемый — это клетка, имя или его начало.
help-tell = Принимает одну строку втайне
help-tell-seat = кто говорит: место (killer) или имя игрока
help-more-tell = Строку набирают в запросе, который её не показывает. Программа может подать её на стандартный ввод; аргументом — никогда, а набранная в канал (echo …) она осталась бы в истории оболочки.
help-ask = Кто где стоит, например c3 near d4
help-ask-question = один вопрос: c3 рядом d4 · вокруг c3 · где ИМЯ · ряд 2 · квадрат b2 3 · погибшие
help-status = Показывает счёт, чей ход и сколько карт в руках
help-board = Рисует поле
help-board-flip = с другой стороны стола
help-board-svg = вместо этого записать поле на листе (A4) в файл SVG; - значит стандартный вывод
help-log = Рассказывает, что уже произошло
help-log-depth = сколько: short (кто что сказал), usual или full (факты, отменённые строки, обещания)
help-legal = Строки, которые можно сказать сейчас
help-deduce = Что можно знать о тайных личностях
help-more-deduce = Только за столом, открытым с --deduce, а после игры — за любым. Учтено лишь то, что эти глаза видели.
help-audit = Кто и когда говорил неправду
help-more-audit = Во время игры называет ответы, которые не могли быть правдивыми; после игры или для ведущего, который не играет, — каждый ложный ответ и каждый недозволенный ход. Код 0: всё правильно; 1: что-то не так.
help-undo = Отменяет последние строки
help-undo-yes = не спрашивать, даже если кто-то уже что-то узнал
help-redo = Говорит снова отменённые строки
help-secret = Показывает тайное только одному игроку
help-secret-seat = место (killer) или имя игрока
help-secret-png = записать QR-код в файл PNG вместо показа
help-secret-svg = записать QR-код в файл SVG вместо показа
help-secret-seconds = скрыть страницу, если столько секунд не нажимали клавиш
help-secret-forget-pin = все за столом согласны на новый PIN для этого места
help-secret-yes = не спрашивать: записать поверх имеющегося файла или забыть PIN
help-sheet = Лист для одного игрока, который надо загнуть
help-sheet-seat = место (killer) или имя игрока
help-sheet-svg = записать лист (A4) в этот файл SVG
help-export = Записывает партию для других: как рассказ, как данные или чтобы сыграть её снова
help-export-format = markdown (рассказ), jsonl (факт на строку) или transcript (его проверяет referee replay)
help-export-into = записать в этот файл
help-replay = Играет протокол снова и сравнивает показанное
help-replay-file = протокол
help-replay-write = записать показанное теперь вместо записанного
help-more-replay = Вне собственной папки ничего не меняется. Код 1 значит, что показано что-то другое.
help-verify = Доказывает, что в записи ничего не изменено
help-verify-file = файл партии, иначе новейшая
help-verify-fingerprint = отпечаток, записанный в начале: его слова или то, что говорит QR-код
help-verify-qr = показать отпечаток ещё и QR-кодом
help-more-verify = Ключ не нужен: законченная партия сама открыла свои тайны. Код 1 значит, что ошибок нет, но проверить пока можно не всё.
help-recover = Играть дальше с тем, что уцелело в файле
help-completions = Печатает, что нужно оболочке для дополнения команд
help-completions-shell = для какой оболочки
help-man = Печатает страницу справочника

## What is wrong with a command line.
help-error-command = Команды «{ $found }» нет.
help-error-option = Параметра { $found } здесь нет.
help-error-extra = «{ $found }» здесь лишнее.
help-error-missing = Чего-то не хватает: { $found }
help-error-no-value = Для { $option } нужно значение.
help-error-value = «{ $found }» не подходит для { $option }.
help-error-twice = { $found } указано дважды.
help-error-conflict = { $found } и { $other } вместе не употребляют.
help-error-other = Эта командная строка не понята.
help-error-near = Может, { $nearest }?
help-error-more = Подробнее: { $command } --help
