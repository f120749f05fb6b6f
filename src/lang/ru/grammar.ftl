# Read by src/lang/grammar.rs: the words that players type. Each message is a list of single words: the first one is
# shown, the second one is the short form, the rest are understood as well.

## What is done.
grammar-shift = сдвинуть с сдвигать сдвинь сдвигаю сдвиг сместить смещаю переместить подвинуть подвинь
grammar-collapse = обновить о обновлять обнови обновляю обновление сжать сожми схлопнуть
grammar-kill = убить у убей убивать убиваю убийство
grammar-disguise = замаскироваться м маскироваться замаскируйся маскируюсь маскировка
grammar-accuse = обвинить в обвинять обвини обвиняю обвинение обличить обличи обличаю
grammar-exonerate = оправдать п оправдывать оправдай оправдываю оправдание
grammar-play = сыграть и играть сыграй играю разыграть разыграй
grammar-become = стать т стань становлюсь
grammar-drew = взято взя взял взяла взяли взять вытянуто вытянул вытянула вытянули вытянуть
grammar-chosen = выбрано вб выбрал выбрала выбрали выбрать избрано
grammar-turned = открыто ок открыл открыла открыли перевёрнуто
grammar-laid = выложено вл выложил выложила выложили выложить положено положил положила положили положить
grammar-discarded = сброшено ср сбросил сбросила сбросили сбросить сброс
grammar-failed = неудача не неудачно провал
grammar-answer = ответ ов ответить отвечаю ответил ответила
grammar-hit = разоблачено рз разоблачён разоблачена разоблачили попался попалась
grammar-evade = сбежать сб сбеги сбегаю убежать скрыться
grammar-capture = поймать п поймай ловить лови ловлю
grammar-canvas = допросить дп допрос допроси допрашиваю допрашивать
grammar-steal = обокрасть о обокради украсть укради краду кража
grammar-deputize = призвать пз призови призываю присяга нанять
grammar-autopsy = вскрытие вк вскрыть вскрой вскрываю
grammar-profile = собрать-улики ул улики собрать собери
grammar-disarm = обезвредить об обезвредь обезвреживаю
grammar-swap = подменить пм подмена подмени подменяю поменять поменяй поменяться обмен
grammar-plant = заложить зл заложи закладываю заминировать минирую
grammar-detonate = взорвать вз взорви взрываю
grammar-shoot = выстрелить вс выстрели стрелять стреляю выстрел
grammar-setup = подготовить пг подготовь подготовиться готовлюсь
grammar-rob = ограбить ог ограбь грабить граблю
grammar-stun = оглушить гл оглуши оглушаю
grammar-vanish = исчезнуть ис исчезни исчезаю
grammar-frame = украсть-данные дн данные подставить подставь
grammar-hack = взломать-систему си взломать взломай взлом хакнуть
grammar-silence = утихомирить ут утихомирь утихомириваю
grammar-mimic = законспирироваться зк законспирируйся конспирация
grammar-crack = взломать-хранилище хр вскрыть-хранилище вскрыть
grammar-survey = досмотреть дс досмотр досмотри досматриваю
grammar-pass = пас пропустить пропускаю пасую
grammar-protect = защитить зщ защити защищаю
grammar-unprotect = снять сн сними снимаю
grammar-save = спасти сп спаси спасаю
grammar-decline = отказаться от отказ отказываюсь
grammar-threaten = угрожать уг угрожай угрожаю пригрозить
grammar-blast = взрыв вр
grammar-keep = оставить ос оставь оставляю
grammar-take = забрать за забери забираю
grammar-return = вернуть вр верни возвращаю
grammar-dismiss = уволить ув уволь увольняю
grammar-deploy = расставить рс расставь расставляю
grammar-hands = руки ру рука
grammar-dies = гибнет ги гибнут погибает погибают
grammar-role = роль рл
grammar-concede = сдаться сд сдаюсь сдавайся
grammar-reveal = раскрыть рк раскрой раскрываю показать покажи показываю

## What is asked.
grammar-around = вокруг вг соседи
grammar-where = где
grammar-who = кто
grammar-row = ряд строка
grammar-column = столбец ст колонка
grammar-straight = прямо пр напрямик
grammar-diagonal = диагональ ди наискосок наискось
grammar-square = квадрат кв
grammar-dead = погибшие по погибший погибшая мёртвые убитые
grammar-exonerated = оправданные он оправданный оправданная невиновные
grammar-tokens = жетоны же жетон фишки
grammar-deck = колода ко стопка

## What is wanted of the companion.
grammar-undo = назад нз отменить отмени отмена
grammar-redo = вперёд вп повторить повтори
grammar-secret = секрет се тайна
grammar-help = помощь ? помоги справка
grammar-status = состояние со статус положение
grammar-board = поле пл стол
grammar-log = журнал ж
grammar-legal = варианты ва ходы можно
grammar-quit = выйти х выйди выход выхожу
grammar-flip = перевернуть пе переверни развернуть разверни
grammar-ask = спросить спр спроси вопрос
grammar-tell = сказать ск скажи сообщить сообщи

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
grammar-treasure = сокровище холодильник
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
grammar-yes = да ага
grammar-no = нет
grammar-nobody = никто никого никому
grammar-me = я меня мной мой
