# Звучит за столом после каждой строки и в журнале: что произошло и чего ждём.

story-dealt = { $who } получает { $n ->
    [one] { $n } карту. Она ждёт на тайной странице.
    [few] { $n } карты. Они ждут на тайной странице.
    [many] { $n } карт. Они ждут на тайной странице.
   *[other] { $n } карты. Они ждут на тайной странице.
}
story-drew = { $who } берёт из колоды доказательств { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}.
story-unverified = (верим на слово: карту видит только её владелец)
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
story-collapsed-rows = { $who } обновляет ряды. Поле покидают { $suspects }. Остальные карты сомкните влево.
story-collapsed-columns = { $who } обновляет столбцы. Поле покидают { $suspects }. Остальные карты сомкните вверх.
story-became = { $who } скрывается под тайной личностью.
story-disguised = Маскировка удалась. Подозреваемый оправдан: это { $suspect }. Положите на него карту доказательства лицом вверх.
story-evaded = Сбежать удалось. Подозреваемый оправдан: это { $suspect }. Положите на него карту доказательства лицом вверх.
story-unmasked = { $who } — это { $suspect }: карта доказательства уходит в сброс лицом вверх.
story-laid = Подозреваемый оправдан: это { $suspect }. Положите на него карту доказательства лицом вверх.
story-hired = Новый офицер в форме — { $suspect }. Положите на него карту доказательства лицом вверх.
story-card-off = { $suspect }: карта доказательства уходит с поля в сброс.
story-discarded = { $suspect }: подозреваемый уже погиб, его карта уходит в сброс лицом вверх.
story-canvassed = На допросе — { $suspect }. { $who } рядом? — { $answer }.
story-accused = { $who } — это { $suspect }? — { $answer }.
story-vain = (Неудивительно: подозреваемый погиб, или его карта уже открыта.)
story-claim = (так говорит { $who })
story-hit = Тайная личность раскрыта: { $who } — это { $suspect }.
story-missed = { $who } — не { $suspect }: так говорит владелец карты.
story-passed = { $who } пропускает ход: сделать нельзя ничего.
story-opened = { $who } — это { $suspect }.
story-was = { $who } — это { $suspect }, { $seq ->
    [0] с начала игры
   *[other] со строки { $seq }
}.
story-won = Игра окончена. Побеждает { $who }: { $reason }.
story-won-together = Игра окончена. { $team ->
    [fbi] Побеждает команда «{ $who }»
    [mafia] Побеждает команда «{ $who }»
    [thieves] Побеждает команда «{ $who }»
   *[other] Побеждает { $who }
}: { $reason }.
story-drawn = Игра окончена вничью: { $reason }.
story-end-kills = погибло достаточно подозреваемых
story-end-inspector-killed = тайная личность соперника убита
story-end-killer-caught = тайная личность соперника раскрыта
story-end-treasures = забран последний жетон
story-end-thief-caught = тайная личность соперника раскрыта
story-end-hit-list = все жертвы из списка убиты
story-end-sleuth-killed = живых личностей у соперника не осталось
story-end-hitman-caught = тайная личность соперника раскрыта
story-end-vaults = все четыре хранилища взломаны
story-end-no-role = пойманный вор остался без карты роли
story-end-conceded = другая сторона сдалась
story-end-stalemate = ни у кого не осталось хода
story-owes-turn = Ходит { $who }.
story-owes-become = { $who } втайне выбирает личность: { $at ->
    [phone] на своей странице, «Тайно…».
   *[terminal] «секрет».
}
story-owes-play = { $who } выкладывает карту из руки: «сыграть ИМЯ».
story-owes-drew = { $who } берёт { $n ->
    [one] { $n } карту и втайне называет её
    [few] { $n } карты и втайне называет их
    [many] { $n } карт и втайне называет их
   *[other] { $n } карты и втайне называет их
}: { $at ->
    [phone] на своей странице, «Тайно…».
   *[terminal] «секрет».
}
story-owes-chosen = { $who } выбирает карту из руки и кладёт её рубашкой вверх: это тайная личность. Потом скажите «выбрано».
story-owes-officers = { $who } открывает { $n ->
    [one] верхнюю карту колоды доказательств: это офицер в форме. Скажите «открыто ИМЯ».
    [few] { $n } верхние карты колоды доказательств: это офицеры в форме. Скажите «открыто ИМЯ ИМЯ».
    [many] { $n } верхних карт колоды доказательств: это офицеры в форме. Скажите «открыто ИМЯ ИМЯ».
   *[other] { $n } верхней карты колоды доказательств: это офицеры в форме. Скажите «открыто ИМЯ ИМЯ».
}
story-owes-chosen-living = { $who } выбирает из руки новую живую личность. Потом скажите «выбрано». Если живых в руке нет, скажите «неудача».
story-owes-disguised = { $who } берёт карту. Если этот подозреваемый жив, старая личность ложится на поле: «выложено ИМЯ». Если погиб, новая карта идёт в сброс: «сброшено ИМЯ».
story-owes-failed = { $who } показывает карту погибшего: «сброшено ИМЯ».
story-owes-turned = { $who } открывает следующую закрытую карту: «открыто ИМЯ».
story-owes-canvass = На допросе — { $suspect }. { $who }, вы рядом? Скажите «да» или «нет».
story-owes-accusation = { $who }, вы — { $suspect }? Скажите «да» или «нет».
story-owes-hit = { $who }, { $suspect } — это вы? Скажите «да» или «нет».
story-owes-hit-hand = { $who }, { $suspect } — это вы? Скажите «да» или «нет». А если карта в руке, сбросьте её: «сброшено ИМЯ».
story-told = { $who } что-то говорит втайне.
story-refused = { $who }: так нельзя, а почему — не для всех.
story-refused-private = { $who }: сказанное втайне не принято.
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
story-looked = { $who } открывает тайную страницу.
story-pinned = { $who }: PIN выбран.
story-mistyped = { $who }: введён неверный PIN.
story-unpinned = { $who }: с согласия всех PIN будет новый.
story-recovered = Повреждённый файл восстановлен.
story-unsealed = Тайное открыто: теперь партию может проверить каждый (referee verify).
story-false-canvass = Строка { $seq }: { $who } на вопрос, рядом ли { $suspect }, отвечает «{ $said }», а на самом деле — «{ $truth }».
story-false-accusation = Строка { $seq }: { $who } на вопрос «Вы — { $suspect }?» отвечает «{ $said }», а на самом деле — «{ $truth }».
story-false-kill = Строка { $seq }: { $who } убивает, а { $suspect } — не сосед.
story-false-accuse = Строка { $seq }: { $who } обвиняет, а { $suspect } — вне досягаемости.
story-false-steal = Строка { $seq }: { $who } крадёт, а { $suspect } — вне досягаемости.
story-false-deed = Строка { $seq }: «{ $told }» Оттуда, где на самом деле { $who }, так сделать нельзя.
story-false-silence = Строка { $seq }: { $suspect } — это { $who }, но об этом промолчали.
story-false-identity = Строка { $seq }: { $who } становится тем, кто уже погиб, — это { $suspect }.
story-false-claim = Строка { $seq }: { $who } — не { $suspect }, хотя так было сказано.
story-fourth-card = Строка { $seq }: { $who } называет четвёртую карту, { $suspect }, а их только три.
story-same-card = Строка { $seq }: { $suspect } — эту карту называют двое: { $who } и { $other }.
story-same-role = Строка { $seq }: { $role } — эту роль называют двое: { $who } и { $other }.
story-everybody = все
story-referee = ведущий
story-glance = Ход { $turn } · { $score } · в колоде { $deck }
story-score-kills = убито { $n }/{ $goal }
story-practice = Тренировка: скрытые карты взяты из зерна, и вычислить их может каждый.
story-seat = { $who }: { $holds }
story-no-identity = личности ещё нет
story-hidden-identity = личность скрыта
story-hand = { $n ->
    [0] карт в руке нет
    [one] { $n } карта в руке
    [few] { $n } карты в руке
    [many] { $n } карт в руке
   *[other] { $n } карты в руке
}
story-discard = Сброс: { $cards }
story-officers = Офицеры в форме: { $suspects }
story-looks = { $who }: тайную страницу открывали { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
}
story-tries-refused = { $who }: не принято { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
}, почему — видно только на тайной странице
story-tries-taken-back = Отменено, когда кто-то уже что-то узнал: { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
}
story-tries-put-right = Исправлено так, что кто-то что-то узнал: { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
}
story-tries-pin = { $who }: неверный PIN { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
}
story-without-pin = PIN ещё не выбран: { $who }
story-numbered = { $seq }. { $told }
story-failed = Замаскироваться не удалось.
story-evade-failed = Сбежать не удалось.
story-may-open = { $who } может открыть свою карту, втайне: «раскрыть ИМЯ».
story-may-open-all = { $who } может открыть свои карты, втайне: «раскрыть { $names }».
story-may-open-now = ИМЯ
story-may-open-then = ИМЯ@{ $seq }
story-arrested = Под арестом теперь { $suspect }. Положите сверху карту доказательства рубашкой вверх.
story-trophy = { $who } получает трофей: поимка удалась, это { $suspect }. Переверните карту на поле стороной с погибшим вверх.
story-shed = { $who } берёт активную карту обратно в руку.
story-buried = Одна карта уходит под колоду рубашкой вверх.
story-list-added = { $n ->
    [one] Верхняя карта колоды доказательств ложится рубашкой вверх в конец списка жертв.
    [few] { $n } карты из колоды доказательств ложатся в ряд рубашкой вверх: это список жертв.
    [many] { $n } карт из колоды доказательств ложатся в ряд рубашкой вверх: это список жертв.
   *[other] { $n } карты из колоды доказательств ложатся в ряд рубашкой вверх: это список жертв.
}
story-list-dealt = { $n ->
    [one] Помощник добавляет карту рубашкой вверх в конец списка жертв.
    [few] Помощник выкладывает рубашкой вверх { $n } карты: это список жертв.
    [many] Помощник выкладывает рубашкой вверх { $n } карт: это список жертв.
   *[other] Помощник выкладывает рубашкой вверх { $n } карты: это список жертв.
}
story-list-unseen = Смотреть нельзя никому.
story-list-turned = Следующая жертва: { $suspect }. Её карта в списке лежит лицом вверх.
story-list = Список жертв: { $target }; закрытых карт: { $hidden }
story-list-left = в списке { $n }
story-shuffled = Колоду доказательств перемешали.
story-surveyed = Квадрат от { $cell }: { $who } там? — { $answer }.
story-false-survey = Строка { $seq }: { $who } на вопрос о квадрате от { $cell } отвечает «{ $said }», а на самом деле — «{ $truth }».
story-owes-survey = { $who }, вы в квадрате от { $cell }? Скажите «да» или «нет».
story-owes-hands = Кто поднимает руку из тех, кто сам хранит свои карты? Скажите «руки ИГРОК ИГРОК», а если никто — «нет».
story-owes-hands-canvass = На допросе — { $suspect }. Кто рядом из тех, кто сам хранит свои карты? Скажите «руки ИГРОК ИГРОК», а если никто — «нет».
story-owes-save = { $who }, под ударом тот, кого можно спасти, — { $suspect }. Спасаете? Скажите «да» или «нет».
story-owes-blast = { $who }, бомба взрывается там, где { $suspect }. Кого задело рядом? Скажите «взрыв ИМЯ».
story-owes-return = { $who } кладёт под колоду закрытую карту списка: «вернуть 1» — ту, что рядом с открытой.
story-owes-dismiss = { $who } увольняет офицера в форме: «уволить ИМЯ».
story-owes-take = { $who } забирает любой жетон: «забрать ИМЯ».
story-owes-threaten = { $who } угрожает одному, двум или трём подозреваемым: «угрожать ИМЯ ИМЯ».
story-owes-deploy = { $who } выбирает из руки { $n ->
    [one] { $n } офицера
    [few] { $n } офицеров
    [many] { $n } офицеров
   *[other] { $n } офицера
} в форме (карт в руке: { $hand }): «расставить ИМЯ ИМЯ…».
story-owes-protect = { $who } кладёт или забирает жетон защиты: «защитить ИМЯ» или «снять ИМЯ».
story-owes-keep = { $who } решает, что с жетоном у хранилища: «оставить» или «забрать».
story-owes-dies = Кто гибнет? Скажите «гибнет ИМЯ», а если все живы — «нет».
story-owes-role = { $who } показывает карту роли: «роль ИГРОК РОЛЬ».
story-owes-shuffle = Колоду доказательств перемешивают.
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
story-canvas-dead = (Этот подозреваемый погиб, отвечают только соседи.)
story-nobody = Все молчат: { $suspect } — не из соперников. Карту не переворачивайте.
story-out = Карты доказательств кончились: { $who } выбывает.
story-hands = На допросе — { $suspect }. Руку { $n ->
    [one] поднимает
    [few] поднимают
    [many] поднимают
   *[other] поднимают
} { $seats }.
story-hands-nobody = На допросе — { $suspect }. Руку не поднимает никто.
story-claims = (так говорят игроки)
story-owes-captured = Кто из соперников — { $suspect }? { $who } говорит «попался ИГРОК», а если никто — «нет».
story-owes-spy = { $who }, вы — { $suspect }? Скажите «да» или «нет».
story-false-reach = Строка { $seq }: { $who } выбирает цель, а { $suspect } — вне досягаемости.
story-end-trophies = поймано достаточно соперников
story-end-most-trophies = карт доказательств не осталось, и трофеи подсчитаны
story-end-deaths = погибших достаточно, считая агентов за двоих
story-end-arrests = арестовано достаточно мафиози
story-end-both-goals = обе стороны достигли цели одновременно
story-fbi-kill = { $who } нападает. Под ударом — { $suspect }.
story-fbi-blast = Взрыв идёт дальше. Под ударом — { $suspect }.
story-fbi-died = Гибнет { $suspect }. Переверните карту стороной с погибшим вверх и снимите с неё все жетоны.
story-fbi-trophy = { $suspect } — личность агента: карта доказательства становится трофеем мафии, и это ещё одна смерть.
story-fbi-struck = { $who }: угрозы рядом сбываются. Под ударом — { $suspects }.
story-fbi-missed = { $suspect } — не из мафии.
story-fbi-exploded = Бомба взрывается там, где { $suspect }. Снимите жетон с поля.
story-fbi-without = { $who } не находит карты живого и играет дальше без личности.
story-fbi-disguised = Маскировка удалась. Старая личность — { $suspect }: её карта уходит в сброс лицом вверх.
story-fbi-no-blast = { $who } не взрывает бомбу там, где { $suspect }.
story-fbi-lifted = Снимите с поля все жетоны «{ $token }».
story-fbi-owes-hit = Чья это личность — { $suspect }? Скажите «попался ИГРОК», а если ничья — «нет».
story-fbi-owes-chosen = { $who } берёт новую карту. Если этот подозреваемый жив, он — новая личность: «выбрано». Если погиб, карта уходит под колоду: «неудача».
story-fbi-owes-disguised = { $who } берёт карту. Если этот подозреваемый жив, старая личность уходит в сброс лицом вверх: «сброшено ИМЯ». Если погиб, карта уходит под колоду: «неудача».
story-fbi-owes-turned = { $who } сбрасывает из руки карты погибших: «сброшено ИМЯ ИМЯ» или «сброшено никого».
story-owes-detonate = { $who }, можно взорвать бомбу там, где { $suspect }. Взрываете? Скажите «да» или «нет».
story-false-toll = Строка { $seq }: { $who } называет не всех соседей под угрозой или лишних.
story-fbi-nobody = { $suspect } — ничья личность.
story-match-treasures = Матч, игра { $game } из 2, жетоны: { $score }
story-match-games = Матч, игра { $game } из 2, выиграно: { $score }
story-match-drawn = Матч закончился вничью.
story-match-won = Матч выигрывает { $who }.
story-no-trophies = трофеев нет
story-trophies = трофеи: { $cards }
story-plays-no-more = больше не играет
story-team = { $team }: { $seats }
story-lost-identity = личности уже нет
story-fbi-used = Снимите с этой карты жетон «{ $token }».
story-end-escaped = Джек покинул район
story-end-jack-caught = Джек арестован
story-end-wrong-accusation = обвинили не того
story-end-not-caught = прошло восемь раундов, а Джек не пойман
story-owes-cards = Откройте четыре карты персонажей и назовите их: «карты ИМЯ ИМЯ ИМЯ ИМЯ».
story-owes-call = Вызов свидетелей. { $who }, вас видно? Скажите «вызов видимый» или «вызов невидимый».

## What the table decides and puts right.
story-ruled = За этим столом решили: отныне { $option } = { $value }.
story-ruled-reason = Причина: { $reason }
story-arranged = Поле исправлено: подозреваемые теперь лежат так, как на столе.
story-corrected = Внесено исправление.
story-corrected-shown = Из этого исправления кто-то что-то узнаёт.
story-stands = В строке { $seq } заметили ошибку, но стол решил оставить всё как есть.
