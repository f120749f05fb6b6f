# Read by src/lang/grammar.rs: the words that players type. Each message is a list of single words: the first one is
# shown, the first of one letter or sign is the short form, the rest are understood as well.

## What is done.
grammar-shift = сдвинуть с сдвигать сдвинь сдвигаю сдвиг сместить смещаю переместить подвинуть подвинь
grammar-collapse = обновить о обновлять обнови обновляю обновление сжать сожми схлопнуть
grammar-kill = убить у убей убивать убиваю убийство
grammar-disguise = замаскироваться м маскироваться замаскируйся маскируюсь маскировка
grammar-accuse = обвинить в обвинять обвини обвиняю обвинение
grammar-exonerate = оправдать п оправдывать оправдай оправдываю оправдание
grammar-play = сыграть и играть сыграй играю разыграть разыграй
grammar-become = стать т стань становлюсь
grammar-drew = взято взял взяла взяли взять вытянуто вытянул вытянула вытянули вытянуть
grammar-chosen = выбрано выбрал выбрала выбрали выбрать избрано
grammar-turned = открыто открыл открыла открыли перевёрнуто
grammar-laid = выложено выложил выложила выложили выложить положено положил положила положили положить
grammar-discarded = сброшено сбросил сбросила сбросили сбросить сброс
grammar-failed = неудача неудачно провал
grammar-answer = ответ ответить отвечаю ответил ответила
grammar-hit = разоблачён разоблачена разоблачено разоблачили попался попалась
grammar-evade = сбежать скрыться
grammar-capture = поймать
grammar-canvas = допросить допрос
grammar-steal = обокрасть украсть
grammar-deputize = призвать присяга
grammar-autopsy = вскрытие вскрыть
grammar-profile = улики собрать
grammar-disarm = обезвредить
grammar-swap = подменить подмена
grammar-plant = заложить заминировать
grammar-detonate = взорвать
grammar-shoot = выстрелить
grammar-setup = подготовиться подготовить
grammar-rob = ограбить
grammar-stun = оглушить
grammar-vanish = исчезнуть
grammar-frame = данные подставить
grammar-hack = взломать
grammar-silence = утихомирить
grammar-mimic = законспирироваться
grammar-crack = вскрыть-хранилище
grammar-survey = досмотреть досмотр
grammar-pass = пас пропустить
grammar-protect = защитить
grammar-unprotect = снять
grammar-save = спасти
grammar-decline = отказаться
grammar-threaten = угрожать
grammar-blast = взрыв
grammar-keep = оставить
grammar-take = забрать взять
grammar-return = вернуть
grammar-dismiss = уволить
grammar-deploy = расставить
grammar-hands = руки рука
grammar-dies = гибнет погибает
grammar-role = роль
grammar-concede = сдаться сдаюсь сдавайся
grammar-reveal = раскрыть раскрой раскрываю показать покажи показываю

## What is asked.
grammar-around = вокруг соседи
grammar-where = где
grammar-who = кто
grammar-row = ряд строка
grammar-column = столбец колонка
grammar-straight = прямо напрямик
grammar-diagonal = диагональ наискосок наискось
grammar-square = квадрат
grammar-dead = погибшие погибший погибшая мёртвые убитые
grammar-exonerated = оправданные оправданный оправданная невиновные
grammar-tokens = жетоны жетон фишки
grammar-deck = колода стопка

## What is wanted of the companion.
grammar-undo = назад н отменить отмени отмена
grammar-redo = вперёд повторить повтори вернуть верни
grammar-secret = секрет тайна
grammar-help = помощь ? помоги справка
grammar-status = состояние статус положение
grammar-board = поле стол
grammar-log = журнал ж
grammar-legal = варианты ходы можно
grammar-quit = выйти х выйди выход выхожу
grammar-flip = перевернуть переверни развернуть разверни
grammar-ask = спросить спроси вопрос
grammar-tell = сказать скажи сообщить сообщи

## The way of a shift; what the keys of < > ^ v write on a Cyrillic layout comes last.
grammar-left = влево л < налево ← б
grammar-right = вправо п > направо → ю
grammar-up = вверх х ^ наверх кверху ↑ :
grammar-down = вниз н v книзу ↓ м

## Words inside a line.
grammar-rows = ряды р строки ряд строка рядами строками
grammar-columns = столбцы с к колонки столбец колонка столбцами колонками
grammar-then = потом затем далее
grammar-near = возле рядом около
grammar-threat = угроза угрозу
grammar-bomb = бомба бомбу
grammar-protection = защита защиту
grammar-treasure = сокровище
grammar-quiet = тихо незаметно
grammar-nw = сз
grammar-ne = св
grammar-sw = юз
grammar-se = юв
grammar-safecracker = медвежатник
grammar-runner = бегун
grammar-cleaner = чистильщик
grammar-decoy = подставное-лицо подставное
grammar-insider = инсайдер
grammar-hacker = хакер
grammar-silencer = устранитель
grammar-mimic-role = подражатель
grammar-saboteur = диверсант
grammar-sneak = стукач
grammar-master-safecracker = медвежатник-виртуоз виртуоз
grammar-yes = да д ага
grammar-no = нет н
grammar-nobody = никто никого никому
grammar-me = я меня мной мой
