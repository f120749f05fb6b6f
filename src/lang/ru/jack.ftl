# Говорит src/screen: то, что есть только в Mr. Jack.

## Ответы об улицах.
jack-ask-reach = { $who }: куда можно дойти и сколько это шагов (не больше { $n }):
jack-ask-reach-taken = Занятые гексы — туда идут, только чтобы обвинить: { $hexes }
jack-ask-reach-exits = Выходы из района (только для Джека, если карта Свидетеля показывает «Невидимый»): { $exits }
jack-ask-path-sewers = люками
jack-ask-path-exit = { $exit } выход
jack-ask-path-fits = { $n ->
    [one] Дойти можно: { $n } шаг из { $range }.
    [few] Дойти можно: { $n } шага из { $range }.
    [many] Дойти можно: { $n } шагов из { $range }.
   *[other] Дойти можно: { $n } шага из { $range }.
}
jack-ask-path-far = { $n ->
    [one] Слишком далеко: { $n } шаг, а можно не больше { $range }.
    [few] Слишком далеко: { $n } шага, а можно не больше { $range }.
    [many] Слишком далеко: { $n } шагов, а можно не больше { $range }.
   *[other] Слишком далеко: { $n } шага, а можно не больше { $range }.
}
jack-ask-path-here = { $who } уже там, а остановиться нужно на другом гексе.
jack-ask-path-taken = Там стоит { $who }: прийти туда может только Детектив, чтобы обвинить.
jack-ask-path-cover = Будь люк на { $hex } открыт, получилось бы.
jack-ask-path-cordon = Полицейский кордон перекрывает { $exit } выход.
jack-ask-no-way = Остановиться там нельзя: это не улица.
jack-ask-gone = уже за пределами района
jack-ask-visible = { $who }: видно ({ $lights })
jack-ask-invisible = Не видно: { $who }
jack-ask-light-lamp = зажжённый фонарь { $hex }
jack-ask-light-beside = рядом { $who }
jack-ask-light-lantern = светит лампа Ватсона
jack-ask-exit-open = Выход { $exit } ({ $hex }): свободен.
jack-ask-exit-cordon = Выход { $exit } ({ $hex }): полицейский кордон.
jack-ask-exit-leave = Выйти за ход могут: { $who }.
jack-ask-exit-seen = В этом раунде никто не выйдет: карта Свидетеля показывает «Видимый».
jack-ask-exit-played = В этом раунде никто уже не выйдет: Джек активировал обоих персонажей.
jack-ask-distance = { $n ->
    [one] { $n } шаг по улицам
    [few] { $n } шага по улицам
    [many] { $n } шагов по улицам
   *[other] { $n } шага по улицам
}
jack-ask-nearer = { $yes }: сейчас до Гудли { $from ->
    [one] { $from } шаг
    [few] { $from } шага
    [many] { $from } шагов
   *[other] { $from } шага
}, оттуда — { $to ->
    [one] { $to } шаг
    [few] { $to } шага
    [many] { $to } шагов
   *[other] { $to } шага
}
jack-ask-call-visible = Кто станет невиновным после вызова «видимый»: { $who }
jack-ask-call-visible-nobody = Вызов «видимый» никого не сделает невиновным.
jack-ask-call-invisible = Кто станет невиновным после вызова «невидимый»: { $who }
jack-ask-call-invisible-nobody = Вызов «невидимый» никого не сделает невиновным.
jack-ask-call-not-visible = Вызов может быть только «невидимый»: никого из подозреваемых не видно ({ $who }).
jack-ask-call-not-invisible = Вызов может быть только «видимый»: видно всех подозреваемых ({ $who }).
jack-ask-suspects = Джеком ещё могут быть: { $who }
jack-ask-suspects-then = По одним вызовам Джеком мог быть: { $who }
jack-ask-cleared-lit = { $who } — не Джек: в раунде { $round } Джека не было видно, а этого персонажа было видно ({ $lights }).
jack-ask-cleared-dark = { $who } — не Джек: в раунде { $round } Джека было видно, а этого персонажа — нет.
jack-ask-alibis = Ваши карты алиби: { $who }

## Ложные утверждения.
jack-ask-false-visible = Строка { $seq }: { $who } говорит «видимый», а Джека не было видно.
jack-ask-false-invisible = Строка { $seq }: { $who } говорит «невидимый», а Джека было видно.
jack-ask-false-exit = Строка { $seq }: { $who } выводит из района персонажа { $suspect }, а это не Джек.

## Карта знаками и что они значат. В легенде речь о нескольких.
jack-map-exit-open = выход { $exit }: свободен
jack-map-exit-cordon = выход { $exit }: кордон
jack-mark-jack = Джек
jack-mark-alibi = карта алиби
jack-map-legend-lit = зажжённый фонарь, номер тайла
jack-map-legend-unlit = погасший фонарь
jack-map-legend-open = люк открыт
jack-map-legend-covered = люк закрыт
jack-map-legend-obstacle = дом, сад
jack-map-legend-innocent = невиновные
jack-map-legend-visible = видимые
jack-map-legend-lantern = лампа Ватсона

## Карта словами.
jack-map-stands = { $name }, { $hex }: { $facts }
jack-map-suspect = под подозрением
jack-map-innocent = вне подозрений
jack-map-invisible = не видно
jack-map-visible = видно: { $why }
jack-map-beside-lamp = рядом зажжённый фонарь { $hex }
jack-map-beside = рядом { $name }
jack-map-in-beam = в свете лампы Ватсона
jack-map-lantern = лампа светит на { $way }
jack-map-lit = Зажжённые фонари: { $places }
jack-map-unlit = Погасшие фонари: { $places }
jack-map-open = Открытые люки: { $places }
jack-map-covered = Закрытые люки: { $places }
jack-map-exits-open = Свободные выходы: { $places }
jack-map-exits-cordon = Выходы с полицейским кордоном: { $places }
jack-map-tile = { $hex } (тайл { $number })
jack-map-exit = { $exit } ({ $hex })
jack-map-none = нет
jack-map-none-yet = пока нет

## Как стоит игра.
jack-map-glance = Раунд { $round } из { $of } · карта Свидетеля: { $card } · карт алиби в колоде: { $pile }
jack-map-card-visible = видимый
jack-map-card-invisible = невидимый
jack-map-cards = Открытые карты персонажей: { $names }
jack-map-suspects = Подозреваемые: { $names }
jack-map-innocents = Невиновные: { $names }
jack-map-alibis = { $n ->
    [0] карт алиби нет
    [one] { $n } карта алиби
    [few] { $n } карты алиби
    [many] { $n } карт алиби
   *[other] { $n } карты алиби
}
jack-map-alibi-names = { $n ->
    [one] карта алиби
    [few] карты алиби
    [many] карты алиби
   *[other] карты алиби
} — { $names }
jack-map-extra = { $n ->
    [0] других карт алиби нет
    [one] ещё { $n } карта алиби
    [few] ещё { $n } карты алиби
    [many] ещё { $n } карт алиби
   *[other] ещё { $n } карты алиби
}
jack-map-extra-names = { $n ->
    [one] другая карта алиби
    [few] другие карты алиби
    [many] другие карты алиби
   *[other] другие карты алиби
} — { $names }
jack-map-card-none = карты Джека пока нет
jack-map-card-known = карта Джека — { $suspect }
jack-map-card-hidden = карта Джека рубашкой вверх

## Карта на бумаге.
jack-map-paper-lamps = фонари: белый круг — зажжённый, с номером тайла
jack-map-paper-manholes = люки: кольцо, чёрное — закрыт
jack-map-paper-characters = персонажи: белые — видимые, чёрные — невидимые, в скобках — невиновные

## Раскладка.
jack-map-label-box = Из коробки
jack-map-label-characters = Персонажи
jack-map-label-lamps = Фонари
jack-map-label-manholes = Люки
jack-map-label-exits = Выходы
jack-map-label-cards = Карты
jack-map-label-seats = Места
jack-map-box = Поле; 8 жетонов персонажей стороной «подозреваемый» вверх; 8 карт персонажей и 8 карт алиби; 6 тайлов зажжённых фонарей, четыре из них с номерами 1–4; 2 тайла закрытых люков; 2 полицейских кордона; карта Свидетеля; счётчик раундов
jack-map-board = У каждого гекса есть имя: буква столбца и число, которое растёт вверх. Детектив сидит у жёлтого края и видит поле как на рисунке, Джек — напротив.
jack-map-characters = Каждый жетон на своём гексе: { $places }; лампа Ватсона светит на { $way }
jack-map-lamps = Тайлы зажжённых фонарей на { $lit }; без тайла { $unlit }
jack-map-manholes = Тайлы закрытых люков на { $covered }; открыты: { $open }
jack-map-cordons = Полицейские кордоны: { $cordons }; свободны: { $open }
jack-map-deal = Перемешайте 8 карт алиби и положите рубашкой вверх, отдельно — 8 карт персонажей. Карту Свидетеля положите стороной «Видимый» вверх, счётчик раундов поставьте на 1.
jack-map-kept = 8 карт алиби и 8 карт персонажей держите под рукой, не перемешивайте: и те, и другие берёт помощник. Карту Свидетеля положите стороной «Видимый» вверх, счётчик раундов поставьте на 1.
jack-map-edge-jack = { $who }, сидит у серого края
jack-map-edge-detective = { $who }, сидит у жёлтого края, выбирает первым

## Who and where.
jack-role-jack = Джек
jack-role-detective = Детектив
jack-exit-nw = северо-западный
jack-exit-ne = северо-восточный
jack-exit-sw = юго-западный
jack-exit-se = юго-восточный
jack-gate-nw = сз
jack-gate-ne = св
jack-gate-sw = юз
jack-gate-se = юв
jack-way-n = север
jack-way-ne = северо-восток
jack-way-se = юго-восток
jack-way-s = юг
jack-way-sw = юго-запад
jack-way-nw = северо-запад

## What happens.
jack-round = Раунд { $n } из { $of }.
jack-cards = Открыты карты персонажей: { $cards }.
jack-cards-drawn = Карты персонажей: { $cards }.
    .do = Найдите эти карты и положите лицом вверх.
jack-cards-rest = Остальные четыре карты: { $cards }.
    .do = Положите их лицом вверх.
jack-named = { $who } активирует этих персонажей: { $cards }.
jack-plays = { $who } активирует персонажа: { $suspect }.
jack-plays-before = { $who }: { $suspect } { $before ->
    [whistle] сначала свистит.
    [lamp] сначала переносит фонарь.
    [cordon] сначала переносит кордон.
   *[cover] сначала переносит тайл люка.
}
jack-plays-moved = { $who }: { $suspect } идёт с { $from } на { $to }.
jack-plays-swapped = { $who }: { $suspect } ({ $from }) и { $other } ({ $to }) меняются местами.
jack-moved = { $suspect } идёт с { $from } на { $to }.
jack-lantern = Лампа Ватсона теперь светит на { $way }.
jack-lamp = Зажжённый фонарь без номера: с { $from } на { $to }.
    .do = Перенесите тайл.
jack-lamp-tile = Зажжённый фонарь { $n }: с { $from } на { $to }.
    .do = Перенесите тайл.
jack-cordon = Полицейский кордон: { $from } выход открыт, { $to } перекрыт.
    .do = Перенесите кордон.
jack-cover = Крышка люка: с { $from } на { $to }.
    .do = Перенесите тайл.
jack-pulled = Гудли свистит: { $suspect } идёт с { $from } на { $to }.
jack-accuses = { $suspect } приходит на { $to } и обвиняет: «{ $other } — это Джек!»
jack-left = { $suspect } покидает район через { $exit } выход.
jack-call-visible = Вызов свидетелей: Джека видно.{ $claim ->
    [yes] { " " }Так говорит { $who }.
   *[no] {""}
}
    .do = Карта Свидетеля теперь должна лежать стороной «Видимый» вверх.
jack-call-invisible = Вызов свидетелей: Джека не видно.{ $claim ->
    [yes] { " " }Так говорит { $who }.
   *[no] {""}
}
    .do = Карта Свидетеля теперь должна лежать стороной «Невидимый» вверх.
jack-cleared = Вне подозрений: { $suspects }.
    .do = Переверните { $n ->
        [one] жетон этого персонажа
        [few] их жетоны
        [many] их жетоны
       *[other] их жетоны
    } стороной «невиновный» вверх.
jack-cleared-nobody = Новых невиновных нет.
jack-out = Фонарь { $n } гаснет.
    .do = Уберите тайл с { $hex }.
jack-dealt = { $who } получает карту алиби.
    .do = Посмотрите её{ $at ->
        [phone] { " " }на своей странице.
       *[terminal] : наберите «секрет».
    }
jack-drew = { $who } берёт карту алиби.
jack-drew-unseen = { $who } берёт карту алиби.
    .do = Посмотрите её так, чтобы никто не видел, и положите рубашкой вверх.

## What is owed.
jack-owes-turn = Раунд { $n }, персонаж { $pick } из { $of }. { $pick ->
    [4] Остаётся { $cards }: ходит { $who }.
   *[other] { $who } выбирает: { $cards }.
}
jack-owes-take = Раунд { $n }. { $who } называет сразу двух персонажей: «забрать ИМЯ ИМЯ». Открыты: { $cards }.
jack-owes-drew = { $who }, возьмите карту алиби и тайно введите её: { $at ->
    [phone] на своей странице, «Тайно…».
   *[terminal] наберите «секрет».
}

## The private page.
jack-private-is = Вы — { $suspect }.
jack-private-none = Вы ещё не взяли карту алиби.
jack-private-visible = Сейчас вас видно. Если так и останется, вызов будет «видимый». { $n ->
    [0] Новых невиновных тогда не будет.
    [1] Невиновным тогда окажется один персонаж: { $suspects }.
   *[other] Невиновными тогда станут: { $suspects }.
}
jack-private-invisible = Сейчас вас не видно. Если так и останется, вызов будет «невидимый». { $n ->
    [0] Новых невиновных тогда не будет.
    [1] Невиновным тогда окажется один персонаж: { $suspects }.
   *[other] Невиновными тогда станут: { $suspects }.
}
jack-private-alibis = { $n ->
    [one] Ваша карта алиби: { $cards }.
    [few] Ваши карты алиби: { $cards }.
    [many] Ваши карты алиби: { $cards }.
   *[other] Ваши карты алиби: { $cards }.
}
jack-private-no-alibis = Карт алиби у вас нет.
jack-private-left = Джек — { $suspects }.
jack-private-left-open = Судя по вызовам, { $n ->
    [1] Джеком может быть только { $suspects }.
   *[other] Джеком может быть { $suspects }. Исключите тех, чьи карты алиби вы взяли.
}
jack-private-drew = Возьмите карту алиби и наберите имя с неё.
jack-private-take = На столе настоящие карты алиби: тайно выньте из них свои, а остальные перемешайте.

## Why not: what is said beside the sentence of a rule.
jack-near = Ближайшие свободные: { $hexes }.
jack-covered = Люк на { $hex } закрыт; будь он открыт, хватило бы { $n ->
    [one] { $n } шага.
    [few] { $n } шагов.
    [many] { $n } шагов.
   *[other] { $n } шага.
}
jack-terrain-lamp = газовый фонарь
jack-terrain-obstacle = здание или сад
jack-all-visible = Все подозреваемые сейчас видимы.
jack-all-invisible = Все подозреваемые сейчас невидимы.
jack-rule-stay = { $suspect }: идти есть куда, так что оставаться на { $hex } нельзя.
jack-rule-occupied-accuse = На { $hex } стоит { $other }. Прийти туда можно, только чтобы обвинить: «{ $list }». Если { $other } не Джек, побеждает Джек.
jack-rule-occupied-cleared = На { $hex } стоит { $other }, и это точно не Джек. Ход должен кончаться на свободном гексе; обвинить здесь — проиграть.
jack-rule-occupied-pull = На { $hex } стоит { $other }. По свистку останавливаются только на свободном гексе.
jack-no-hex = Гекса «{ $found }» нет: этот столбец — от { $low } до { $high }.
jack-no-column = Гекса «{ $found }» нет. Столбцы — a–m; названия гексов покажет «поле».
jack-nobody = На { $hex } никто не стоит. На поле: { $suspects }.
jack-unfinished = В строке чего-то не хватает. { $suspect }: { $power }
jack-unfinished-move = { $suspect }: куда идти? Назовите гекс.
jack-strange = { $suspect }: «{ $found }» здесь лишнее.
jack-no-way = «{ $found }» — здесь не направление: лампа светит на с, св, юв, ю, юз или сз.

## What each character can do.
jack-power-holmes = идёт на 1–3 гекса, затем тот, кто его активировал, тайно берёт карту алиби.
jack-power-watson = идёт на 1–3 гекса; в конце скажите, куда светит лампа: с, св, юв, ю, юз или сз.
jack-power-smith = идёт на 1–3 гекса; до или после этого переносит зажжённый фонарь на место погасшего: ОТКУДА>КУДА.
jack-power-lestrade = идёт на 1–3 гекса; до или после этого переносит полицейский кордон к другому выходу: ОТКУДА>КУДА.
jack-power-stealthy = идёт на 1–4 гекса, хоть через фонари, здания и сады, и останавливается на улице.
jack-power-goodley = идёт на 1–3 гекса; до или после этого свистит: другие подходят ближе, всего не больше 3 шагов: ИМЯ>ГЕКС.
jack-power-gull = идёт на 1–3 гекса или меняется местами с любым персонажем: поменять ИМЯ.
jack-power-bert = идёт на 1–3 гекса; до или после этого переносит тайл закрытого люка на открытый: ОТКУДА>КУДА.
jack-help-line = { $suspect } { $power } Например: { $line }
jack-help-moves = Всё, что делает персонаж, — одна строка, по порядку. От открытого люка до любого другого открытого — один шаг.
jack-help-accuse = Детектив обвиняет того, к кому пришёл; ошибся — проиграл: { $line }
jack-help-exit = Джек выходит из района в раунде после вызова «невидимый»: { $line }
jack-help-watson = Кто передвинул Ватсона, говорит, куда светит его лампа: { $swap }, { $pull }

## A table.
jack-deck-companion = Карты алиби хранит помощник, он же тасует карты персонажей: открывайте те, что он назовёт.
jack-deck-real = Перемешайте настоящие карты алиби и отдельно карты персонажей; обе колоды положите рубашкой вверх рядом с полем.
jack-board-revised = синее поле, 9 люков
jack-board-first_2006 = красные крыши, 8 люков

## Where the game stands.
