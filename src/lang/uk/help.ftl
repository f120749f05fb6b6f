# Read by `src/cli/help.rs`: what stands in --help, in the manual, and under a mistyped command line.
# A command has the key help-COMMAND, what it takes help-COMMAND-NAME or, where several take it, help-option-NAME.

## The whole program. Rows of 80 columns; several commands in one row have one text.
help-about = Помічник для ігор із прихованими ролями, у які грають справжніми картами.
help-usage = Виклик:
help-undo-redo = Скасувати рядки, сказати їх знову
help-status-board-log = Рахунок, поле, перебіг партії
help-export-replay = Записати партію для інших, програти її знову
help-completions-man = Для вашої оболонки й довідника
help-exits = 0 гаразд · 1 проти правил · 2 не той виклик · 3 файл зіпсуто · 4 диск
help-example-new = referee new killer-inspector --players Ганна,Богдан
help-example-loop = referee                  # далі найновіша партія
help-example-act = referee act kill c3      # один її рядок

help-heading-begin = Початок
help-heading-play = Гра
help-heading-look = Огляд
help-heading-care = Інше
help-heading-commands = Команди
help-heading-arguments = Аргументи
help-heading-options = Параметри
help-heading-everywhere = Завжди
help-heading-more = Примітка
help-heading-exits = Коди
help-heading-examples = Приклади
help-man-name = Назва
help-man-synopsis = Виклик
help-man-exits = Коди виходу

help-otherwise = { $text } (інакше { $value })

## What several commands take.
help-option-table = файл партії, інакше найновіша
help-option-lang = en, uk чи ru, інакше як у партії
help-option-json = відповідь у JSON, для інших програм
help-option-plain = цілі рядки й пронумеровані запитання, як треба для читання з екрана
help-option-json-plain = для інших програм; для читання з екрана
help-option-scenarios = тека з власними виданнями й режимами
help-option-passphrase-file = файл із парольною фразою партії
help-option-pin-file = файл із PIN того, хто дивиться
help-option-help = ця довідка
help-option-version = версія програми
help-option-help-version = а ще: referee КОМАНДА --help
help-option-mode = режим; їх перелічує referee modes
help-option-edition = ваша коробка: uk, ru, grom, en чи власне видання; для Mr. Jack — revised чи first_2006
help-option-players = імена в порядку місць або скільки вас
help-option-seed = довільний текст; від того самого — та сама розкладка на кожному комп’ютері
help-option-assign = хто яке місце займає: random, in-order або місце кожного гравця, як-от chief,thief
help-option-code = код розкладки: такий самий стіл, як там
help-option-beside = стіл, що вже лежить (файл або код): дві гри 5×5 з однієї коробки, жодної карти двічі
help-option-layout = як лягають підозрювані
help-option-options = налаштування режиму, наприклад kills=16; можна кілька разів
help-option-who = чиїми очима: public, місце (killer), ім’я гравця чи referee
help-option-at = як було після стількох рядків
help-option-lines = скільки рядків
help-option-yes = записати поверх файлу, що вже є, без запитань

help-value-words = СЛОВА
help-value-options = ПАРАМЕТРИ
help-value-command = КОМАНДА
help-value-lang = МОВА
help-value-file = ФАЙЛ
help-value-dir = ТЕКА
help-value-mode = РЕЖИМ
help-value-e = ВИДАННЯ
help-value-a-b-n = А,Б|N
help-value-s = ЗЕРНО
help-value-code = КОД
help-value-table = СТІЛ
help-value-order = ПОРЯДОК
help-value-trust = ДОВІРА
help-value-name-value = НАЗВА=ЗНАЧЕННЯ
help-value-who = ХТО
help-value-seat = МІСЦЕ
help-value-seq = РЯДКІВ
help-value-format = ФОРМАТ
help-value-how = СКІЛЬКИ
help-value-n = N
help-value-seconds = СЕКУНД
help-value-action = ДІЯ
help-value-question = ЗАПИТАННЯ
help-value-shell = ОБОЛОНКА
help-value-line-rows = РЯДОК|rows

## Commands.
help-modes = Режими гри, усі або для стількох гравців
help-modes-players = лише для стількох гравців
help-modes-edition = лише ті, що є в цій коробці
help-setup = Готує гру повністю, але партії не починає
help-setup-yaml = відповідь у YAML
help-setup-svg = натомість записати аркуш для друку (A4) у файл SVG
help-new = Починає партію
help-new-practice = тренування: приховані карти теж від зерна, їх може обчислити кожен
help-new-deal = файл YAML, у якому сказано те, що вирішував би випадок
help-new-trust = dealt, told чи untold, для всіх або МІСЦЕ=ДОВІРА; можна кілька разів
help-new-with-referee = екран у того, хто не грає; він може бачити все
help-new-deduce = гравці можуть питати, що можна знати про таємні особистості
help-new-pins = кожен обирає PIN, коли вперше відкриває свою таємну сторінку; це стримує чесних від підглядання, але не того, хто має ваші файли й іншу програму
help-new-lock = запечатати таємне парольною фразою, щонайменше 10 символів: від того, хто здобуде файл; не від того, хто бачить, як ви її набираєте, чи змінить програму
help-more-new = dealt: приховані карти роздає і тримає помічник. told: ви берете справжні карти й потайки кажете йому, які. untold: ви берете справжні карти й нікому не кажете; ваші слова перевіряють наприкінці. Файл партії буде там, де каже --table.

help-rematch = Відкриває наступну партію зі зміною ролей
help-rematch-into = файл нової партії
help-rematch-deal = файл YAML, у якому сказано те, що вирішував би випадок
help-rematch-lock = замкнути таємниці парольною фразою
help-more-rematch = Закінчена партія — найновіша або названа через --table; якщо такого файлу ще немає, він буде для нової. Карти й правила ті самі, за кожним гравцем лишається, хто тримає його приховані карти; рахунок двох ігор спільний.
help-rule = Розв’язує суперечку за книгами
help-rule-words = про що суперечка, будь-якою з трьох мов, або номер рішення чи відмови
help-rule-mode = лише рішення цього режиму; без слів — усі
help-rule-differences = у чому різняться дві книги: uk ru, grom ru …
help-rule-more = причини, відмови й наступні рішення повністю
help-rule-reason = чому стіл вирішив так; після set
help-rule-remember = так само й за наступними столами режиму; після set
help-more-rule = Якщо відкрито стіл, його режим іде першим, а його параметри названо. Стіл вирішує інакше: referee rule set undo-ban=off

help-may = Чи можна так сказати й чому
help-may-action = рядок, як для act
help-more-may = Що вирішує лише прихована карта, дізнається тільки її власник: --as МІСЦЕ.
help-correct = Виправляє помилку або лишає її
help-correct-what = номер рядка журналу або rows — поле, як воно лежить
help-correct-action = рядок, яким він мав бути
help-correct-right = виправити не питаючи
help-correct-stand = лишити не питаючи
help-correct-yes = виправити, навіть якщо хтось із цього про щось дізнається
help-more-correct = Рядки після нього відбуваються заново. Хибно названу карту власник виправляє таємно: correct СТАРА НОВА
help-deck = Запам’ятовує імена з вашої коробки
help-deck-learn = Питає імена один раз і запам’ятовує
help-deck-learn-file = узяти імена зі списку у файлі
help-deck-show = Перелічує відомі імена
help-act = Каже рядок уголос, наприклад kill c3
help-act-who = хто каже: місце (killer) чи ім’я гравця
help-act-action = один рядок: вбити c3 · змістити 3 вліво · зсунути ряди · відповідь так; у Mr. Jack: сміт g7 h8>f9
help-more-act = Що можна сказати зараз: referee legal. Підозрюваний — це клітинка, ім’я або його початок.
help-tell = Приймає один рядок потайки
help-tell-seat = хто каже: місце (killer) чи ім’я гравця
help-more-tell = Рядок набирають у запиті, що його не показує. Програма може подати його на стандартний ввід; аргументом — ніколи, а набраний у канал (echo …) він лишився б в історії оболонки.
help-ask = Хто де стоїть, наприклад c3 near d4
help-ask-question = одне запитання: c3 поруч d4 · навколо c3 · де ІМ’Я · ряд 2 · квадрат b2 3 · мертві
help-status = Показує рахунок, чий хід і скільки карт у руках
help-board = Малює поле
help-board-flip = з іншого боку столу
help-board-svg = натомість записати поле на аркуші (A4) у файл SVG; - означає стандартний вивід
help-log = Розповідає, що вже сталося
help-log-depth = скільки: short (хто що сказав), usual або full (факти, скасовані рядки, обіцянки)
help-legal = Рядки, які можна сказати зараз
help-deduce = Що можна знати про таємні особистості
help-more-deduce = Лише за столом, відкритим із --deduce, а після гри — за будь-яким. Враховано тільки те, що ці очі бачили.
help-audit = Хто й коли казав неправду
help-more-audit = Під час гри називає відповіді, які не могли бути правдивими; після гри або для ведучого, що не грає, — кожну неправдиву відповідь і кожен недозволений хід. Код 0: усе правильно; 1: щось не так.
help-undo = Скасовує останні рядки
help-undo-yes = не питати, навіть якщо хтось уже про щось дізнався
help-redo = Каже знову скасовані рядки
help-secret = Показує таємне лише одному гравцеві
help-secret-seat = місце (killer) чи ім’я гравця
help-secret-png = натомість записати QR-код у файл PNG
help-secret-svg = натомість записати QR-код у файл SVG
help-secret-seconds = сховати сторінку, якщо стільки секунд не натискали клавіш
help-secret-forget-pin = усі за столом згодні на новий PIN для цього місця
help-secret-yes = не питати: записати поверх наявного файлу або забути PIN
help-sheet = Аркуш для одного гравця, який треба загнути
help-sheet-seat = місце (killer) або ім’я гравця
help-sheet-svg = записати аркуш (A4) у цей файл SVG
help-export = Записує партію для інших: як розповідь, як дані або щоб програти її знову
help-export-format = markdown (розповідь), jsonl (факт на рядок) або transcript (його перевіряє referee replay)
help-export-into = записати в цей файл
help-replay = Програє протокол знову й порівнює показане
help-replay-file = протокол
help-replay-write = записати показане тепер замість записаного
help-more-replay = Поза власною текою нічого не змінюється. Код 1 означає, що показано щось інше.
help-verify = Доводить, що в записі нічого не змінено
help-verify-file = файл партії, інакше найновіша
help-verify-fingerprint = відбиток, записаний на початку: його слова або те, що каже QR-код
help-verify-qr = показати відбиток ще й QR-кодом
help-more-verify = Ключ не потрібен: закінчена партія сама відкрила свої таємниці. Код 1 означає, що помилок немає, але перевірити поки можна не все.
help-recover = Грати далі з тим, що вціліло у файлі
help-completions = Друкує, що треба оболонці для доповнення команд
help-completions-shell = для якої оболонки
help-man = Друкує сторінку довідника

## What is wrong with a command line.
help-error-command = Команди «{ $found }» немає.
help-error-option = Параметра { $found } тут немає.
help-error-extra = «{ $found }» тут зайве.
help-error-missing = Чогось бракує: { $found }
help-error-no-value = Для { $option } потрібне значення.
help-error-value = «{ $found }» не підходить для { $option }.
help-error-twice = { $found } вказано двічі.
help-error-conflict = { $found } і { $other } разом не вживають.
help-error-other = Цього командного рядка не зрозуміло.
help-error-near = Може, { $nearest }?
help-error-more = Докладніше: { $command } --help
