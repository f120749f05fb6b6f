# Звучит за столом после каждой строки и в журнале: что произошло и чего ждём.

story-dealt = { $who }: помощник раздаёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}. Посмотрите на своей тайной странице.
story-drew = { $who } берёт из колоды доказательств { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}.
story-unverified = (не проверено: было ли это разрешено, знает только владелец скрытой карты)
story-shift-row = { $who } сдвигает ряд { $line } { $toward }{ $n ->
    [one] .
    [few] { " " }на { $n }.
    [many] { " " }на { $n }.
   *[other] { " " }на { $n }.
}
story-shift-column = { $who } сдвигает столбец { $line } { $toward }{ $n ->
    [one] .
    [few] { " " }на { $n }.
    [many] { " " }на { $n }.
   *[other] { " " }на { $n }.
}
story-way-left = влево
story-way-right = вправо
story-way-up = вверх
story-way-down = вниз
story-collapsed-rows = { $who } обновляет ряды, убраны: { $suspects }. Сомкните карты влево.
story-collapsed-columns = { $who } обновляет столбцы, убраны: { $suspects }. Сомкните карты вверх.
story-became = У игрока { $who } есть тайная личность.
story-disguised = Маскировка удалась. Положите карту доказательства «{ $suspect }» лицом вверх на этого подозреваемого: он оправдан.
story-evaded = Сбежать удалось. Положите карту доказательства «{ $suspect }» лицом вверх на этого подозреваемого: он оправдан.
story-unmasked = Тайная личность раскрыта. { $who } — это { $suspect }. Карта доказательства уходит в сброс лицом вверх.
story-laid = Положите карту доказательства «{ $suspect }» лицом вверх на этого подозреваемого: он оправдан.
story-hired = Офицер в форме: { $suspect }. Положите карту доказательства лицом вверх на этого подозреваемого.
story-card-off = Карта доказательства с подозреваемого «{ $suspect }» уходит в сброс.
story-discarded = { $suspect }: этот подозреваемый уже погиб, карта доказательства уходит в сброс лицом вверх.
story-canvassed = { $who } рядом? Допрошен: { $suspect }. Ответ: { $answer }.
story-accused = { $who } — это { $suspect }? Ответ: { $answer }.
story-vain = (Иначе и быть не могло: подозреваемый погиб, или его карта доказательства лежит открытой.)
story-claim = (со слов игрока: { $who })
story-hit = Тайная личность раскрыта: { $who } — это { $suspect }.
story-missed = { $suspect }: это не { $who }, говорит владелец карты.
story-passed = У игрока { $who } нет разрешённых действий, ход пропущен.
story-opened = { $who } — это { $suspect }.
story-was = { $who } — это { $suspect }, { $seq ->
    [0] с начала игры
   *[other] со строки { $seq }
}.
story-won = Игра окончена. Победа: { $who } — { $reason }.
story-won-together = Игра окончена. Победа: { $who } — { $reason }.
story-drawn = Игра окончена без победителя — { $reason }.
story-end-kills = погибло достаточно подозреваемых
story-end-inspector-killed = тайная личность соперника убита
story-end-killer-caught = соперника назвали верно
story-end-treasures = забран последний жетон
story-end-thief-caught = соперника назвали верно
story-end-hit-list = все жертвы из списка погибли
story-end-sleuth-killed = у соперника не осталось живой личности
story-end-hitman-caught = соперника назвали верно
story-end-vaults = все четыре хранилища взломаны
story-end-no-role = пойманному вору не осталось карты роли
story-end-conceded = другая сторона сдалась
story-end-stalemate = ни у кого нет хода
story-owes-turn = Ход: { $who }.
story-owes-become = { $who } тайно выбирает личность (секрет).
story-owes-play = { $who } выкладывает карту из руки: сыграть ИМЯ.
story-owes-drew = { $who } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
} и тайно говорит, что взято (секрет).
story-owes-chosen = { $who } тайно выбирает одну карту из руки как личность; затем: выбрано.
story-owes-officers = { $who } открывает из колоды доказательств { $n ->
    [one] { $n } карту и кладёт её на её подозреваемого, это офицер в форме: открыто ИМЯ.
    [few] { $n } карты и кладёт их на их подозреваемых, это офицеры в форме: открыто ИМЯ ИМЯ.
    [many] { $n } карт и кладёт их на их подозреваемых, это офицеры в форме: открыто ИМЯ ИМЯ.
   *[other] { $n } карты и кладёт их на их подозреваемых, это офицеры в форме: открыто ИМЯ ИМЯ.
}
story-owes-chosen-living = { $who } тайно выбирает живую личность из руки; затем: выбрано. Если живых в руке нет: неудача.
story-owes-disguised = { $who } берёт карту. Удалось — положите старую личность на её подозреваемого: выложено ИМЯ. Погибший — сброшено ИМЯ.
story-owes-failed = { $who } показывает карту погибшего: сброшено ИМЯ.
story-owes-turned = { $who } открывает следующую карту, лежащую лицом вниз, и называет её: открыто ИМЯ.
story-owes-canvass = { $who }, вы рядом? Допрошен: { $suspect }. Скажите: ответ да или ответ нет.
story-owes-accusation = { $who }, вы — { $suspect }? Скажите: ответ да или ответ нет.
story-owes-hit = { $who }, { $suspect } — это были вы? Скажите: разоблачено { $seat } или разоблачено никто.
story-owes-hit-hand = { $who }, { $suspect } — это были вы? Скажите: разоблачено { $seat } или разоблачено никто. Если карта у вас в руке: сброшено ИМЯ.
story-told = { $who }: кое-что сказано втайне.
story-refused = { $who }: строка отклонена из-за скрытой карты.
story-refused-private = { $who }: тайная строка не принята.
story-undid = { $n ->
    [one] Отменена { $n } строка.
    [few] Отменены { $n } строки.
    [many] Отменено { $n } строк.
   *[other] Отменено { $n } строки.
}
story-undid-shown = Кто-то уже успел что-то узнать.
story-redid = { $n ->
    [one] Повторена { $n } строка.
    [few] Повторены { $n } строки.
    [many] Повторено { $n } строк.
   *[other] Повторено { $n } строки.
}
story-looked = { $who }: просмотр тайного.
story-pinned = { $who }: PIN выбран.
story-mistyped = { $who }: кто-то ввёл неверный PIN.
story-unpinned = { $who }: с согласия всех за столом будет новый PIN.
story-recovered = Повреждённая запись восстановлена.
story-unsealed = Партия закончена: всё, что было запечатано, теперь может открыть и проверить каждый (referee verify).
story-false-canvass = Строка { $seq }: { $who } на вопрос, рядом ли { $suspect }, отвечает «{ $said }»; правда — «{ $truth }».
story-false-accusation = Строка { $seq }: { $who } на вопрос «вы — { $suspect }?» отвечает «{ $said }»; правда — «{ $truth }».
story-false-kill = Строка { $seq }: { $who } убивает не соседа. Жертва: { $suspect }.
story-false-accuse = Строка { $seq }: { $who } обвиняет того, до кого не дотянуться. Подозреваемый: { $suspect }.
story-false-steal = Строка { $seq }: { $who } обкрадывает того, до кого не дотянуться. Подозреваемый: { $suspect }.
story-false-deed = Строка { $seq }: «{ $told }» С того места, где стояла эта личность ({ $who }), это было невозможно.
story-false-silence = Строка { $seq }: { $suspect } — тайная личность ({ $who }), но об этом промолчали.
story-false-identity = Строка { $seq }: { $who } выбирает уже погибшего. Подозреваемый: { $suspect }.
story-false-claim = Строка { $seq }: { $who } — якобы { $suspect }, но на самом деле кто-то другой.
story-fourth-card = Строка { $seq }: { $who }: карт всего три, а { $suspect } — четвёртая.
story-same-card = Строка { $seq }: { $who } называет карту «{ $suspect }», которую называет и { $other }.
story-same-role = Строка { $seq }: { $who } называет роль «{ $role }», которую называет и { $other }.
story-everybody = все
story-referee = ведущий
story-glance = Ход { $turn } · { $score } · в колоде { $deck }
story-score-kills = убито { $n }/{ $goal }
story-practice = Тренировка: скрытые карты заданы зерном, и вычислить их может каждый.
story-seat = { $who }: { $holds }
story-no-identity = личности ещё нет
story-hidden-identity = личность лицом вниз
story-hand = { $n ->
    [0] карт в руке нет
    [one] { $n } карта в руке
    [few] { $n } карты в руке
    [many] { $n } карт в руке
   *[other] { $n } карты в руке
}
story-discard = Сброс: { $cards }
story-officers = Офицеры в форме: { $suspects }
story-looks = { $who }: просмотров тайного { $n }×
story-tries-refused = { $who }: не принято, причину знает только этот игрок { $n }×
story-tries-taken-back = Отменено после того, как кто-то что-то узнал: { $n }×
story-tries-put-right = Исправлено так, что кто-то что-то узнал: { $n }×
story-tries-pin = { $who }: неверный PIN { $n }×
story-without-pin = PIN ещё не выбран: { $who }
story-numbered = { $seq }. { $told }
story-failed = Замаскироваться не удалось.
story-evade-failed = Сбежать не удалось.
story-may-open = { $who } может теперь открыть карту, втайне: раскрыть ИМЯ.
story-may-open-all = { $who } может теперь открыть карты, втайне: раскрыть { $names }.
story-may-open-now = ИМЯ
story-may-open-then = ИМЯ@{ $seq }
story-arrested = Арест: { $suspect }. Положите карту доказательства лицом вниз на этого подозреваемого.
story-trophy = { $who } получает трофей: { $suspect }. Переверните эту карту погибшей стороной вверх.
story-shed = { $who } берёт личность обратно в руку.
story-buried = Одна карта уходит лицом вниз под низ колоды.
story-list-added = { $n ->
    [one] Верхняя карта колоды доказательств положена лицом вниз в конец списка.
    [few] Из колоды доказательств выложены в ряд лицом вниз { $n } карты: это список.
    [many] Из колоды доказательств выложены в ряд лицом вниз { $n } карт: это список.
   *[other] Из колоды доказательств выложены в ряд лицом вниз { $n } карты: это список.
}
story-list-dealt = { $n ->
    [one] Помощник добавляет карту лицом вниз в конец списка.
    [few] Помощник выкладывает лицом вниз { $n } карты: это список.
    [many] Помощник выкладывает лицом вниз { $n } карт: это список.
   *[other] Помощник выкладывает лицом вниз { $n } карты: это список.
}
story-list-unseen = Никто не смотрит.
story-list-turned = Следующая жертва из списка: { $suspect }. Эта карта доказательства лежит лицом вверх.
story-list = Список жертв: { $target }; лицом вниз: { $hidden }
story-list-left = в списке { $n }
story-shuffled = Колода доказательств перетасована.
story-surveyed = { $who } в квадрате от { $cell }? Ответ: { $answer }.
story-false-survey = Строка { $seq }: { $who } на вопрос о квадрате от { $cell } отвечает «{ $said }»; правда — «{ $truth }».
story-owes-survey = { $who }, вы в квадрате от { $cell }? Скажите: ответ да или ответ нет.
story-owes-hands = Отвечают те, чьих карт никто не видел. Скажите: руки МЕСТО… или руки никто.
story-owes-hands-canvass = Кто из тех, чьих карт никто не видел, рядом? Допрошен: { $suspect }. Скажите: руки МЕСТО… или руки никто.
story-owes-save = { $who }: на подзащитного напали. Подозреваемый: { $suspect }. Скажите: спасти ИМЯ или отказаться ИМЯ.
story-owes-blast = { $who }: бомба задевает соседа. Бомба: { $suspect }. Скажите: взрыв ИМЯ.
story-owes-return = { $who } кладёт под низ колоды карту списка: вернуть 1 — та, что рядом с открытой.
story-owes-dismiss = { $who } увольняет офицера: уволить ИМЯ.
story-owes-take = { $who } забирает любой жетон: забрать ИМЯ.
story-owes-threaten = { $who } угрожает одному, двум или трём подозреваемым: угрожать ИМЯ…
story-owes-deploy = { $who } ставит офицеров в форме, всего { $n }: расставить ИМЯ…
story-owes-protect = { $who } кладёт или забирает жетон защиты: защитить ИМЯ или снять ИМЯ.
story-owes-keep = { $who } оставляет жетон или забирает его: оставить или забрать.
story-owes-dies = Кто гибнет? Скажите: гибнет ИМЯ… или гибнет никто.
story-owes-role = { $who } показывает карту роли: роль МЕСТО РОЛЬ.
story-owes-shuffle = Колоду доказательств тасуют.
story-team-fbi = ФБР
story-team-mafia = мафия
story-team-thieves = воры
story-team-team1 = команда 1
story-team-team2 = команда 2
story-team-team3 = команда 3
story-team-team4 = команда 4
story-token-threat = угроза
story-token-bomb = бомба
story-token-protection = защита
story-token-treasure = сокровище
story-vault-nw = сз
story-vault-ne = св
story-vault-sw = юз
story-vault-se = юв
story-score-trophies = трофеи { $n }/{ $goal }
story-score-treasures = жетоны { $n }/{ $goal }
story-score-arrests = аресты { $n }/{ $goal }
story-score-deaths = смерти { $n }/{ $goal }
story-score-vaults = хранилища { $n }/{ $goal }
story-canvas-dead = (Этот подозреваемый погиб, так что отвечают только соседи.)
story-nobody = Все молчат: такой личности у соперников нет. { $suspect }: карту не переворачивайте.
story-out = Карт доказательств не осталось: { $who } выбывает.
story-hands = Допрошен: { $suspect }. Руку поднимают: { $seats }.
story-hands-nobody = Допрошен: { $suspect }. Никто не поднимает руки.
story-claims = (со слов игроков)
story-owes-captured = { $who } говорит, кто из соперников { $suspect }: разоблачено ИМЯ или разоблачено никто.
story-owes-spy = { $who }, { $suspect } — это вы? Скажите: разоблачено { $seat } или разоблачено никто.
story-false-reach = Строка { $seq }: { $who } указывает на того, до кого не дотянуться. Подозреваемый: { $suspect }.
story-end-trophies = поймано достаточно соперников
story-end-most-trophies = другим не осталось карт, и трофеи подсчитаны
story-end-deaths = погибло достаточно подозреваемых, агент — за двоих
story-end-arrests = арестовано достаточно мафиози
story-end-both-goals = обе стороны достигли цели одновременно
story-fbi-kill = { $who }: нападение. Жертва: { $suspect }.
story-fbi-blast = Взрыв идёт дальше. Жертва: { $suspect }.
story-fbi-died = Погибает: { $suspect }. Переверните эту карту погибшей стороной вверх и снимите с неё все жетоны.
story-fbi-trophy = { $suspect } — это был агент: карта доказательства становится трофеем мафии, это ещё одна смерть.
story-fbi-struck = { $who }: угрозы рядом сбываются. Под ударом: { $suspects }.
story-fbi-missed = Среди мафии такого нет: { $suspect }.
story-fbi-exploded = Бомба взрывается: { $suspect }. Снимите её с поля.
story-fbi-without = { $who } не находит карты живого и играет дальше без личности.
story-fbi-disguised = Маскировка удалась. Карта доказательства «{ $suspect }» уходит в сброс лицом вверх.
story-fbi-no-blast = { $who } не трогает бомбу. Подозреваемый: { $suspect }.
story-fbi-lifted = Снимите с поля все жетоны: { $token }.
story-fbi-owes-hit = Чья личность — { $suspect }? Скажите: разоблачено МЕСТО ИМЯ или разоблачено никто.
story-fbi-owes-chosen = { $who } берёт новую личность. Живой подозреваемый — скажите: выбрано. Погибший — карта уходит под низ колоды: неудача.
story-fbi-owes-disguised = { $who } берёт карту. Живой — старая личность уходит в сброс лицом вверх: сброшено ИМЯ. Погибший — карта уходит под низ колоды: неудача.
story-fbi-owes-turned = { $who } сбрасывает из руки карты погибших: сброшено ИМЯ… или сброшено никто.
story-owes-detonate = { $who }: бомбу можно взорвать. Подозреваемый: { $suspect }. Скажите: взорвать ИМЯ или отказаться ИМЯ.
story-false-toll = Строка { $seq }: { $who } называет соседей под угрозой не так, как было.
story-fbi-nobody = { $suspect } — ничья личность.
story-match-treasures = Матч, игра { $game } из 2, жетоны: { $score }
story-match-games = Матч, игра { $game } из 2, выиграно игр: { $score }
story-match-drawn = Матч закончился вничью.
story-match-won = Матч выигран: { $who }.
story-no-trophies = трофеев нет
story-trophies = трофеи: { $cards }
story-plays-no-more = больше не играет
story-team = { $team }: { $seats }
story-lost-identity = личности уже нет
story-fbi-used = Снимите с этой карты: { $token }.
story-end-escaped = Джек покинул район
story-end-jack-caught = Джек арестован
story-end-wrong-accusation = обвинили не того
story-end-not-caught = прошло восемь раундов, а Джек не пойман
story-owes-cards = Откройте четыре карты персонажей и скажите, какие: карты ИМЯ ИМЯ ИМЯ ИМЯ.
story-owes-call = Вызов свидетелей. { $who }, вас видно? Скажите: вызов видимый или вызов невидимый.

## What the table decides and puts right.
story-ruled = Решение стола: отныне { $option } = { $value }.
story-ruled-reason = Причина: { $reason }
story-arranged = Поле исправлено: подозреваемые лежат так, как на нём теперь.
story-corrected = Внесено исправление.
story-corrected-shown = Кто-то из этого что-то узнаёт.
story-stands = В строке { $seq } заметили ошибку; стол решил ничего не менять.
