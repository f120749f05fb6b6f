# Звучит за столом после каждой строки и в журнале: что произошло и чего ждём.

story-dealt = { $who } получает { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}.
    .do = { $n ->
        [one] Посмотрите её
        [few] Посмотрите их
        [many] Посмотрите их
       *[other] Посмотрите их
    }{ $at ->
        [phone] { " на своей странице." }
       *[terminal] : наберите «секрет { $one }».
    }
story-dealt-again = { $who } получает ещё одну карту.
    .do = Посмотрите её{ $at ->
        [phone] { " на своей странице." }
       *[terminal] : наберите «секрет { $one }».
    }
story-dealt-all = { $who } получают от помощника по { $cards ->
    [identity-role] тайной личности и карте роли
   *[identity] тайной личности
}.
    .do = Каждый смотрит свою{ $at ->
        [phone] { " на своей странице." }
       *[terminal] : наберите «секрет все».
    }
story-drew = { $who } берёт из колоды доказательств { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}.
story-drew-told = { $who }: { $n ->
    [one] карта записана.
    [few] { $n } карты записаны.
    [many] { $n } карт записаны.
   *[other] { $n } карты записаны.
}
story-drew-again = { $who } берёт из колоды доказательств ещё одну карту.
story-drew-all = { $who } берут по { $cards ->
    [identity-role] тайной личности и карте роли, смотрят их
   *[identity] тайной личности, смотрят её
}, { $shows ->
    [team] показывают только своей команде
    [thieves] показывают личность только другим ворам
   *[nobody] никому не показывают
} и кладут { $cards ->
    [identity-role] обе карты
   *[identity] карту
} рубашкой вверх.
story-unverified = Можно ли так, знает только сам игрок; проверим в конце.
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
story-collapsed-rows = { $who } обновляет ряды. Поле покидают { $suspects }.
    .do = Сомкните ряды влево, без просветов.
story-collapsed-columns = { $who } обновляет столбцы. Поле покидают { $suspects }.
    .do = Сомкните столбцы кверху, без просветов.
story-became = { $who }: { $kind ->
    [active] активная личность выбрана.
    [plainclothes] есть офицер в штатском.
   *[secret] тайная личность взята.
}
story-became-again = { $who }: { $kind ->
    [active] новая активная личность.
    [plainclothes] новый офицер в штатском.
   *[secret] новая тайная личность.
}
story-became-laid =
    .do = { $looks ->
        [no] Положите карту рубашкой вверх.
       *[yes] { $shows ->
            [team] Посмотрите карту, покажите её только своей команде и положите рубашкой вверх.
            [thieves] Посмотрите карту, покажите её только другим ворам и положите рубашкой вверх.
           *[nobody] Посмотрите карту так, чтобы никто не видел, и положите рубашкой вверх.
        }
    }
story-disguised = Маскировка удалась: оправдан подозреваемый { $suspect }.
    .do = { $kept ->
        [yes] Его карту доказательства положите на него лицом вверх.
       *[no] Старую карту личности положите на него лицом вверх.
    }
story-evaded = Побег удался. Оправдан подозреваемый { $suspect }.
    .do = { $kept ->
        [yes] Его карту доказательства положите на него лицом вверх.
       *[no] Старую карту личности положите на него лицом вверх.
    }
story-unmasked = Тайная личность раскрыта: { $who } — это { $suspect }.
    .do = Карта доказательства уходит в сброс лицом вверх.
story-laid = Оправдан подозреваемый { $suspect }.
    .do = Положите на него карту доказательства лицом вверх.
story-hired = Новый офицер в форме — { $suspect }.
    .do = Положите сверху карту доказательства лицом вверх.
story-card-off =
    .do = { $suspect }: карта доказательства уходит с поля в сброс.
story-drawn-dead = { $suspect } уже среди погибших.
    .do = Карту доказательства — в сброс лицом вверх.
story-fbi-hand-dead = { $who } держит в руке карту погибшего: { $suspect }.
    .do = Сбросьте её из руки лицом вверх.
story-disguise-dead = Не вышло: { $suspect } уже среди погибших. Личность прежняя.
    .do = Карту доказательства — в сброс лицом вверх.
story-hand-killed = { $who } держит в руке карту погибшего: { $suspect }.
    .do = Сбросьте её лицом вверх.
story-canvassed = Допрос: { $suspect }. { $who } { $yes ->
    [yes] рядом.
   *[no] не рядом.
}
story-canvassed-claim = { $who }: «{ $yes ->
    [yes] Да, { $suspect } рядом со мной.
   *[no] Нет, { $suspect } не рядом со мной.
}»
story-accused = { $yes ->
    [yes] Да, { $suspect } — это { $who }.
   *[no] Нет, { $suspect } — это не { $who }.
}
story-accused-claim = { $who }: «{ $yes ->
    [yes] Да, { $suspect } — это я.
   *[no] Нет, { $suspect } — не я.
}»
story-answered = { $yes ->
    [yes] Да, { $suspect } — это { $who }.
   *[no] Нет, { $suspect } — это не { $who }.
}
story-vain-dead = (Неудивительно: { $suspect } уже среди погибших.)
story-vain-arrested = (Неудивительно: { $suspect } под арестом, и это больше ничья личность.)
story-vain-open = (Неудивительно: карта доказательства { $suspect } уже открыта.)
story-claim = Так говорит { $who }.
story-hit = Тайная личность раскрыта: { $who } — это { $suspect }.
story-missed = { $who } говорит: «{ $suspect } — не я».
story-passed = { $who } пропускает ход: действий нет.
story-opened = { $who } — это { $suspect }.
story-was = { $who } — это { $suspect }, { $seq ->
    [0] с начала игры
   *[other] со строки { $seq }
}.
story-won = Игра окончена. Побеждает { $who }: { $reason }.
story-won-together = Игра окончена. { $team ->
    [fbi] Побеждает { $who }
    [mafia] Побеждает { $who }
    [thieves] Побеждают { $who }
   *[other] Побеждает { $who }
}: { $reason }.
story-drawn = Игра окончена вничью: { $reason }.
story-end-kills = { $n ->
    [one] погиб { $n } подозреваемый
    [few] погибли { $n } подозреваемых
    [many] погибло { $n } подозреваемых
   *[other] погибло { $n } подозреваемого
}
story-end-inspector-killed = соперник убит
story-end-killer-caught = тайная личность соперника раскрыта
story-end-treasures = украден последний жетон
story-end-thief-caught = вор разоблачён
story-end-hit-list = все жертвы из списка убиты
story-end-sleuth-killed = у соперника не осталось живых личностей
story-end-hitman-caught = тайная личность соперника раскрыта
story-end-vaults = все четыре хранилища взломаны
story-end-no-role = пойманный вор остался без карты роли
story-end-conceded = { $lost ->
    [seat] соперник сдался
    [team] соперники сдались
   *[several] остальные сдались
}
story-end-stalemate = ни у кого не осталось хода
story-owes-turn = Ходит { $who }.
story-owes-become = { $who } втайне выбирает { $kind ->
    [active] активную личность:
    [plainclothes] офицера в штатском:
   *[secret] личность:
} { $at ->
    [phone] на своей странице, «Тайно…».
   *[terminal] наберите «секрет».
}
story-owes-play = { $who }, выложите одну карту из руки: «выложить { $one }».
story-owes-drew = { $who }, возьмите { $n ->
    [one] { $n } карту, никому не показывайте и впишите её тайно
    [few] { $n } карты, никому не показывайте и впишите их тайно
    [many] { $n } карт, никому не показывайте и впишите их тайно
   *[other] { $n } карты, никому не показывайте и впишите их тайно
}: { $at ->
    [phone] на своей странице, «Тайно…».
   *[terminal] наберите «секрет».
}
story-owes-chosen = { $who }, выберите карту из руки и положите её рубашкой вверх: это { $kind ->
    [active] ваша активная личность
    [plainclothes] ваш офицер в штатском
   *[secret] ваша тайная личность
}. Готово — скажите «выбрано».
story-owes-officers = { $who } открывает { $n ->
    [one] верхнюю карту колоды доказательств: это офицер в форме. Скажите «открыто { $one }».
    [few] { $n } верхние карты колоды доказательств: это офицеры в форме. Скажите «открыто { $one } { $one }».
    [many] { $n } верхних карт колоды доказательств: это офицеры в форме. Скажите «открыто { $one } { $one }».
   *[other] { $n } верхней карты колоды доказательств: это офицеры в форме. Скажите «открыто { $one } { $one }».
}
story-owes-chosen-living = { $who }, положите перед собой рубашкой вверх карту живого из руки: это ваша новая личность. Готово — скажите «выбрано»; если живых в руке нет — «неудача».
story-owes-disguised = { $who }, посмотрите взятую карту. Подозреваемый жив — он ваша новая личность: положите карту перед собой рубашкой вверх, а старую выложите на её подозреваемого лицом вверх: «выложено { $one }». Погиб — сбросьте взятую карту лицом вверх: «сброшено { $one }».
story-owes-failed = { $who }, покажите карту погибшего: «сброшено { $one }».
story-owes-turned = { $who }, откройте первую закрытую карту списка жертв и назовите её: «открыто { $one }».
story-owes-canvass = Допрос: { $suspect }. { $who }, вы рядом? Скажите «да» или «нет».
story-owes-accusation = { $who }, { $kind ->
    [active] { $suspect } — ваша активная личность?
   *[secret] вы — { $suspect }?
} Скажите «да» или «нет».
story-owes-hit = { $who }, { $suspect } — это вы? Скажите «да» или «нет».
story-owes-hit-hand = { $who }, { $suspect } — это вы? Скажите «да» или «нет». А если карта в руке, сбросьте её: «сброшено { $one }».
story-told = { $who } что-то говорит втайне.
story-refused = { $who }: строка отклонена, причину видит только этот игрок.
story-refused-private = { $who }: строка на тайной странице отклонена.
story-undid = { $n ->
    [one] Отменена { $n } строка.
    [few] Отменены { $n } строки.
    [many] Отменено { $n } строк.
   *[other] Отменено { $n } строки.
}
story-undid-shown = Из этого уже кое-что узнали.
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
story-false-kill = Строка { $seq }: { $who } убивает, хотя { $suspect } не рядом.
story-false-accuse = Строка { $seq }: { $who } обвиняет, хотя { $suspect } слишком далеко.
story-false-steal = Строка { $seq }: { $who } крадёт, хотя { $suspect } слишком далеко.
story-false-deed = Строка { $seq }: «{ $told }» Оттуда, где на самом деле { $who }, этого не сделать.
story-false-silence = Строка { $seq }: { $suspect } — это { $who }, но об этом промолчали.
story-false-identity = Строка { $seq }: новая личность ({ $who }) — { $suspect }, а этот подозреваемый уже погиб.
story-false-claim = Строка { $seq }: { $who } — не { $suspect }, хотя так было сказано.
story-fourth-card = Строка { $seq }: { $who } называет четвёртую карту, { $suspect }, а их только три.
story-same-card = Строка { $seq }: { $suspect } — эту карту называют двое: { $who } и { $other }.
story-same-role = Строка { $seq }: { $role } — эту роль называют двое: { $who } и { $other }.
story-everybody = все
story-referee = ведущий
story-role = { $id ->
   *[other] { $role }
}
story-glance = { $turn ->
    [0] Перед первым ходом
   *[other] Ход { $turn }
} · { $score } · в колоде { $deck }
story-score-kills = убито { $n }/{ $goal }
story-practice = Тренировка: раздачу можно вычислить, так что на тайну не рассчитывайте.
story-seat = { $who }: { $holds }
story-in-hand = в руке: { $cards }
story-no-identity = { $kind ->
    [active] активной личности пока нет
    [plainclothes] офицера в штатском пока нет
   *[secret] без личности
}
story-hidden-identity = { $kind ->
    [active] активная личность скрыта
    [plainclothes] офицер в штатском скрыт
   *[secret] личность скрыта
}
story-unshown-identity = { $kind ->
    [active] активная личность ещё не открыта
    [plainclothes] офицер в штатском ещё не открыт
   *[secret] личность ещё не открыта
}
story-was-identity = { $kind ->
    [plainclothes] офицер в штатском: { $suspect }
   *[secret] личность: { $suspect }
}
story-hand = { $n ->
    [0] карт в руке нет
    [one] { $n } карта в руке
    [few] { $n } карты в руке
    [many] { $n } карт в руке
   *[other] { $n } карты в руке
}
story-discard = Сброс: { $cards }
story-officers = Офицеры в форме: { $suspects }
# What is counted beside the game: left out where a game is replayed.
story-looks = Тайную страницу открывали: { $who }, { $n ->
    [one] { $n } раз.
    [few] { $n } раза.
    [many] { $n } раз.
   *[other] { $n } раза.
}
story-tries-refused = Отклонено, причина — на тайной странице: { $who }, { $n ->
    [one] { $n } раз.
    [few] { $n } раза.
    [many] { $n } раз.
   *[other] { $n } раза.
}
story-tries-taken-back = Отменяли строки, которые уже что-то раскрыли: { $n ->
    [one] { $n } раз.
    [few] { $n } раза.
    [many] { $n } раз.
   *[other] { $n } раза.
}
story-tries-put-right = Исправляли строки, которые уже что-то раскрыли: { $n ->
    [one] { $n } раз.
    [few] { $n } раза.
    [many] { $n } раз.
   *[other] { $n } раза.
}
story-tries-pin = Неверный PIN: { $who }, { $n ->
    [one] { $n } раз.
    [few] { $n } раза.
    [many] { $n } раз.
   *[other] { $n } раза.
}
story-without-pin = PIN ещё не выбран: { $who }
story-numbered = { $seq }. { $told }
story-failed = Замаскироваться не удалось.
story-evade-failed = Сбежать не удалось.
story-may-open = { $who } может показать всем свою карту: наберите «секрет», затем «раскрыть { $one }».
story-may-open-all = { $who } может показать всем свои карты: наберите «секрет», затем «раскрыть { $names }». Число после @ — строка журнала, с которой эта карта была личностью; без числа — последняя личность.
story-may-open-then = { $one }@{ $seq }
story-arrested = { $suspect } под арестом.
    .do = { $own ->
        [yes] { $who }, положите сверху свою карту личности рубашкой вверх.
       *[no] Положите сверху его карту доказательства рубашкой вверх.
    }
story-trophy = Поимка удалась: { $suspect }. { $who } забирает карту доказательства как трофей.
    .do = { $side ->
        [none] Переверните карту на поле стороной с погибшим вверх.
       *[other] Переверните карту на поле стороной «{ $side }» вверх.
    }
story-shed = { $who } берёт активную карту обратно в руку.
story-list-added = { $n ->
    [one] Положите верхнюю карту колоды доказательств рубашкой вверх в конец списка жертв.
    [few] Выложите из колоды доказательств в ряд рубашкой вверх { $n } карты: это список жертв.
    [many] Выложите из колоды доказательств в ряд рубашкой вверх { $n } карт: это список жертв.
   *[other] Выложите из колоды доказательств в ряд рубашкой вверх { $n } карты: это список жертв.
}
story-list-dealt = { $n ->
    [one] Помощник добавляет карту в конец списка жертв.
    [few] Помощник держит у себя { $n } карты: это список жертв, на столе их нет.
    [many] Помощник держит у себя { $n } карт: это список жертв, на столе их нет.
   *[other] Помощник держит у себя { $n } карты: это список жертв, на столе их нет.
}
story-list-unseen = Смотреть нельзя никому.
story-list-turned = Открыта жертва: { $suspect }.
    .do = Положите её карту доказательства лицом вверх рядом с полем, в список жертв.
story-list-killed = Жертва из списка убита.
    .do = Сбросьте её карту доказательства лицом вверх.
story-list = Список жертв: { $target }; закрытых карт: { $hidden }
story-list-left = в списке { $n }
story-surveyed = Досмотр квадрата от { $cell }: { $who } там? — { $answer }.
story-false-survey = Строка { $seq }: { $who } на вопрос о квадрате от { $cell } отвечает «{ $said }», а на самом деле — «{ $truth }».
story-owes-survey = { $who }, вы в квадрате от { $cell } вправо и вниз? Скажите «да» или «нет».
story-owes-hands = { $inquiry ->
    [spy] { $suspect }: все, кроме того, кто спрашивает, поднимите руку, если это вы или вы рядом.
    [canvass] { $suspect }: кто рядом поднял руку?
   *[other] { $suspect }: соперники, поднимите руку, если вы рядом. Кто поднял?
} Скажите «руки { $player } …», а если никто — «нет».{ $mixed ->
    [yes] { " (Только те, кто сам хранит свои карты.)" }
   *[no] {""}
}
story-owes-save = { $who }, убивают подозреваемого с жетоном защиты: { $suspect }. Защищаете? Скажите «да» или «нет».
story-owes-blast = { $who }, кого рядом с { $suspect } убьёт взрыв? Скажите «взрыв { $one }».
story-owes-return = { $who }, какую закрытую карту списка жертв вернуть под низ колоды?{ $kept ->
    [yes] { " Её вернёт помощник." }
   *[no] {""}
} Скажите «вернуть 1» — первую после открытой, «вернуть 2» — вторую и так далее.
story-owes-dismiss = { $who }, сбросьте одного офицера в форме, можно и нового: «сбросить { $one }».
story-owes-take = { $who }, заберите любой жетон: «забрать { $one }».
story-owes-threaten = { $who }, положите угрозу на одного, двух или трёх подозреваемых: «угрожать { $one }…».
story-owes-deploy = { $who }, { $at ->
    [held] выберите из карт в руке ({ $hand })
    [phone] посмотрите свои { $hand } карт на своей странице и выберите
   *[terminal] посмотрите свои { $hand } карт («секрет») и выберите
} офицеров в форме ({ $n }): «расставить { $one }…».
story-owes-protect = { $who }, положите или снимите жетон защиты: «защитить { $one }» или «снять { $one }».
story-owes-keep = { $who }, решите, что с жетоном кражи: «оставить» или «забрать».
story-owes-dies = { $who }, сначала действуют ваши угрозы. Какие подозреваемые с жетоном угрозы рядом с вами? Скажите «гибнет { $one }…», а если таких нет — «нет».
story-owes-role = { $who }, покажите карту роли, но не тайную личность, и назовите роль: «роль { $seat } РОЛЬ».
story-owes-shuffle = Помощник перемешивает колоду доказательств.
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
story-score-deaths = убийства { $n }/{ $goal }
story-score-vaults = хранилища { $n }/{ $goal }
story-canvas-dead = (Этот подозреваемый погиб, отвечают только соседи.)
story-nobody = Все молчат: { $suspect } — не из соперников. Карту не переворачивайте.
story-out = Карты доказательств кончились: { $who } выбывает.
story-concede-team = { $who } сдаётся за всю команду. Больше не играют { $all }.
story-off-board = { $suspect } (в начале; с поля уже убран)
story-hands = { $inquiry ->
    [autopsy] Вскрытие
    [profile] Сбор улик
   *[canvass] Допрос
}: { $suspect }. { $n ->
    [0] Руку не поднимает никто.
    [one] Руку поднимает { $seats }.
    [few] Руку поднимают { $seats }.
    [many] Руку поднимают { $seats }.
   *[other] Руку поднимают { $seats }.
}
story-hands-asked = { $n ->
    [0] Руку не поднимает никто.
    [one] Руку поднимает { $seats }.
    [few] Руку поднимают { $seats }.
    [many] Руку поднимают { $seats }.
   *[other] Руку поднимают { $seats }.
}
story-survey-hands = Досмотр квадрата от { $cell }. { $n ->
    [0] Руку не поднимает никто.
    [one] Руку поднимает { $seats }.
    [few] Руку поднимают { $seats }.
    [many] Руку поднимают { $seats }.
   *[other] Руку поднимают { $seats }.
}
story-claims = Так говорят игроки.
story-owes-captured = Соперники, чья личность — { $suspect }? Скажите «попался ИГРОК», а если ничья — «нет». (Спрашивает { $who }.)
story-owes-spy = { $who }, вы — { $suspect }? Скажите «да» или «нет».
story-false-reach = Строка { $seq }: { $who } выбирает цель, хотя { $suspect } слишком далеко.
story-end-trophies = { $n ->
    [one] собран { $n } трофей
    [few] собрано { $n } трофея
    [many] собрано { $n } трофеев
   *[other] собрано { $n } трофея
}
story-end-most-trophies = карт доказательств не осталось, и трофеи подсчитаны
story-end-deaths = { $n ->
    [one] погиб { $n } подозреваемый
    [few] погибли { $n } подозреваемых
    [many] погибло { $n } подозреваемых
   *[other] погибло { $n } подозреваемого
} (агент считается за двоих)
story-end-arrests = { $n ->
    [one] арестован { $n } соперник
    [few] арестовано { $n } соперника
    [many] арестовано { $n } соперников
   *[other] арестовано { $n } соперника
}
story-end-both-goals = обе стороны достигли цели одновременно
story-fbi-kill = { $who } хочет убить. Цель — { $suspect }.
story-fbi-shot = { $who } стреляет. Гибнет { $suspect }.
    .do = { $side ->
         [none] Переверните карту стороной с погибшим вверх.
        *[other] Переверните карту стороной «{ $side }» вверх.
     }
story-fbi-blast = Взрыв идёт дальше: цель — { $suspect }.
story-fbi-died = Гибнет { $suspect }.
    .do = { $side ->
         [none] Переверните карту стороной с погибшим вверх.
        *[other] Переверните карту стороной «{ $side }» вверх.
     }
story-fbi-trophy = { $suspect } — личность агента, это считается за два убийства.
    .do = Отдайте мафии карту доказательства { $suspect }: это трофей.
story-fbi-struck = { $who }: угрозы рядом срабатывают, под ударом — { $suspects }.
story-fbi-own-arrested = { $suspect } — свой: это не убийство, а арест.
    .do = { $own ->
        [yes] { $who }, положите сверху свою карту личности рубашкой вверх.
       *[no] Положите сверху его карту доказательства рубашкой вверх.
    }
story-fbi-nobody-dies = От угроз никто не гибнет.
story-fbi-token-stays = Жетон защиты остаётся на карте.
story-fbi-missed = Нет, { $suspect } — не из мафии.
story-fbi-exploded = Бомба взорвалась: { $suspect }.
    .do = Снимите жетон с поля.
story-fbi-without = { $who } не находит карты живого и играет дальше без личности.
story-fbi-disguised = Маскировка удалась.
    .do = Старая личность — { $suspect }: её карта уходит в сброс лицом вверх.
story-fbi-other = { $kept ->
    [yes] Вторую карту помощник кладёт под низ своей колоды.
   *[no] Вторая взятая карта уходит под низ колоды рубашкой вверх.
}
story-fbi-canvass = Допрос: { $suspect }. { $of ->
    [agents] Руку поднимают агенты рядом.
   *[all] Руку поднимает каждый, кто рядом.
}
story-fbi-drawn-dead = { $who }: подозреваемый на взятой карте уже погиб. { $kept ->
    [yes] Помощник кладёт карту под низ своей колоды.
   *[no] Карта уходит под низ колоды рубашкой вверх.
}
story-fbi-drawn-dead-all = { $who } получает подряд { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}: подозреваемые на них уже погибли. { $kept ->
    [yes] Помощник кладёт карты под низ своей колоды.
   *[no] Карты уходят под низ колоды рубашкой вверх.
}
story-fbi-disguise-dead = Маскировка не удалась: подозреваемый на взятой карте уже погиб. Личность прежняя.
    .do = { $kept ->
        [yes] Взятую карту помощник кладёт под низ своей колоды.
       *[no] Взятую карту положите под низ колоды рубашкой вверх.
    }
story-fbi-no-blast = { $who } не взрывает бомбу: { $suspect }.
story-fbi-lifted =
    .do = Снимите с поля все жетоны «{ $token }».
story-fbi-owes-hit = Чья это личность — { $suspect }? Скажите «попался ИГРОК», а если ничья — «нет».
story-fbi-owes-accused = Мафия, есть ли среди вас { $suspect }? Скажите «попался ИГРОК», а если нет — «нет».
story-fbi-owes-chosen = { $who }, посмотрите новую карту. Подозреваемый жив — он ваша новая личность: покажите карту только своей команде, положите рубашкой вверх и скажите «выбрано». Погиб — карта уходит под низ колоды рубашкой вверх: «неудача».
story-fbi-owes-disguised = { $who }, посмотрите взятую карту. Подозреваемый жив — он ваша новая личность: покажите карту только своей команде и положите рубашкой вверх, а старую сбросьте лицом вверх: «сброшено { $one }». Погиб — карта уходит под низ колоды рубашкой вверх: «неудача».
story-fbi-owes-turned = { $who }, сбросьте из руки лицом вверх карты погибших: «сброшено { $one }…», а если таких нет — «нет».
story-fbi-owes-play = { $who }, выложите одну из двух взятых карт: «выложить { $one }».
story-owes-detonate = { $who }, можно взорвать бомбу: { $suspect }. Взрываете? Скажите «да» или «нет».
story-false-toll = Строка { $seq }: { $who } называет не всех соседей под угрозой или лишних.
story-fbi-nobody = { $suspect } — ничья личность.
story-match-treasures = Матч, игра { $game } из 2, жетоны: { $score }
story-match-games = Матч, игра { $game } из 2, выиграно: { $score }
story-match-drawn = Матч закончился вничью.
story-match-won = { $n ->
    [1] Матч выигрывает { $who }.
   *[other] Матч выигрывают { $who }.
}
story-no-trophies = трофеев нет
story-trophies = трофеи: { $cards }
story-plays-no-more = больше не играет
story-team = { $team }: { $seats }
story-lost-identity = без личности
story-fbi-used =
    .do = Снимите с этой карты { $n ->
        [one] жетон «{ $token }».
        [few] жетоны: { $token }.
        [many] жетоны: { $token }.
       *[other] жетоны: { $token }.
    }
story-end-escaped = Джек покинул район
story-end-jack-caught = Джек арестован
story-end-wrong-accusation = обвинили не того
story-end-not-caught = прошло восемь раундов, а Джек не пойман
story-owes-cards = Перемешайте все восемь карт персонажей, откройте четыре и назовите их: «карты ИМЯ ИМЯ ИМЯ ИМЯ».
story-owes-call = Вызов свидетелей. { $who }, вы видимы? Скажите «вызов видимый» или «вызов невидимый».

## What the table decides and puts right.
story-ruled = Отныне: { $means } ({ $option }={ $value }).
story-ruled-reason = Причина: { $reason }
story-arranged = Поле исправлено: подозреваемые теперь лежат так, как на столе.
story-corrected = Внесено исправление.
story-corrected-shown = Это исправление кому-то что-то раскрывает.
story-stands = В строке { $seq } заметили ошибку, но решили оставить всё как есть.
story-cell-to-type = КЛЕТКА
