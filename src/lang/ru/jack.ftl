# Говорит src/screen: то, что есть только в «Мистере Джеке».

## Ответы об улицах.
jack-ask-reach = { $who } — куда можно дойти, по очкам пути (не больше { $n }):
jack-ask-reach-taken = Занято, поэтому только для обвинения: { $hexes }
jack-ask-reach-exits = Выходы из района — для Джека, после вызова «невидимый»: { $exits }
jack-ask-path-sewers = канализация
jack-ask-path-exit = выход { $exit }
jack-ask-path-fits = { $n ->
    [one] Путь стоит { $n } очко, предел — { $range }.
    [few] Путь стоит { $n } очка, предел — { $range }.
    [many] Путь стоит { $n } очков, предел — { $range }.
   *[other] Путь стоит { $n } очка, предел — { $range }.
}
jack-ask-path-far = { $n ->
    [one] За один ход не выйдет: путь стоит { $n } очко, предел — { $range }.
    [few] За один ход не выйдет: путь стоит { $n } очка, предел — { $range }.
    [many] За один ход не выйдет: путь стоит { $n } очков, предел — { $range }.
   *[other] За один ход не выйдет: путь стоит { $n } очка, предел — { $range }.
}
jack-ask-path-here = { $who } уже там, а движение должно закончиться на другом гексе.
jack-ask-path-taken = Там стоит { $who }: закончить движение на этом гексе может только Детектив, чтобы обвинить.
jack-ask-path-cover = Люк на { $hex } закрыт; будь он открыт, вышло бы.
jack-ask-path-cordon = У выхода { $exit } стоит кордон.
jack-ask-no-way = Остановиться там нельзя: это не улица.
jack-ask-gone = уже за пределами района
jack-ask-visible = { $who } — видно: { $lights }
jack-ask-invisible = Не видно: { $who }
jack-ask-light-lamp = горит фонарь { $hex }
jack-ask-light-beside = рядом { $who }
jack-ask-light-lantern = свет лампы Ватсона
jack-ask-exit-open = Выход { $exit } ({ $hex }): открыт.
jack-ask-exit-cordon = Выход { $exit } ({ $hex }): кордон.
jack-ask-exit-leave = Может выйти за одну активацию: { $who }.
jack-ask-exit-seen = В этом раунде никто не выйдет: карта Свидетеля показывает «видимый».
jack-ask-exit-played = В этом раунде никто не выйдет: Джек уже сыграл обоими своими персонажами.
jack-ask-distance = { $n ->
    [one] { $n } шаг по улицам
    [few] { $n } шага по улицам
    [many] { $n } шагов по улицам
   *[other] { $n } шага по улицам
}
jack-ask-nearer = { $yes } (шагов до Гудли сейчас { $from }, оттуда { $to })
jack-ask-call-visible = «Видимый» снимет подозрение с этих персонажей: { $who }
jack-ask-call-invisible = «Невидимый» снимет подозрение с этих персонажей: { $who }
jack-ask-call-not-visible = «Видимый» сказать нельзя: ни одного подозреваемого не видно ({ $who })
jack-ask-call-not-invisible = «Невидимый» сказать нельзя: видны все подозреваемые ({ $who })
jack-ask-suspects = Ещё может быть Джеком: { $who }
jack-ask-cleared-lit = { $who }: вне подозрений после вызова свидетелей в раунде { $round }. Джека не было видно, а этого персонажа было видно: { $lights }
jack-ask-cleared-dark = { $who }: вне подозрений после вызова свидетелей в раунде { $round }. Джека было видно, а этого персонажа — нет.
jack-ask-alibis = Ваши карты алиби: { $who }

## Ложные утверждения.
jack-ask-false-visible = Строка { $seq }: { $who } говорит «видимый», а Джека не было видно.
jack-ask-false-invisible = Строка { $seq }: { $who } говорит «невидимый», а Джека было видно.
jack-ask-false-exit = Строка { $seq }: { $who } выводит из района персонажа { $suspect }, а это не Джек.

## Карта знаками и что они значат. В легенде речь о нескольких.
jack-map-exit-open = выход { $exit }: свободен
jack-map-exit-cordon = выход { $exit }: кордон
jack-map-legend-lit = фонарь горит, номер тайла
jack-map-legend-unlit = фонарь не горит
jack-map-legend-open = люк
jack-map-legend-covered = закрыт
jack-map-legend-obstacle = дом, сад
jack-map-legend-innocent = невинные
jack-map-legend-visible = видимые
jack-map-legend-lantern = лампа Ватсона

## Карта словами.
jack-map-stands = { $name }, { $hex }: { $facts }
jack-map-suspect = под подозрением
jack-map-innocent = вне подозрений
jack-map-invisible = не видно
jack-map-visible = видно: { $why }
jack-map-beside-lamp = рядом горит фонарь { $hex }
jack-map-beside = рядом { $name }
jack-map-in-beam = в свете лампы Ватсона
jack-map-lantern = лампа светит на { $way }
jack-map-lit = Фонари горят: { $places }
jack-map-unlit = Фонари не горят: { $places }
jack-map-open = Открытые люки: { $places }
jack-map-covered = Закрытые люки: { $places }
jack-map-exits-open = Свободные выходы: { $places }
jack-map-exits-cordon = Выходы с полицейским кордоном: { $places }
jack-map-tile = { $hex } (тайл { $number })
jack-map-exit = { $exit } ({ $hex })
jack-map-none = нет

## Как стоит игра.
jack-map-glance = Раунд { $round } из { $of } · карта Свидетеля: { $card } · карт алиби в стопке: { $pile }
jack-map-card-visible = видимый
jack-map-card-invisible = невидимый
jack-map-cards = Открытые карты персонажей: { $names }
jack-map-suspects = Подозреваемые: { $names }
jack-map-innocents = Невинные: { $names }
jack-map-alibis = { $n ->
    [0] карт алиби нет
    [one] { $n } карта алиби
    [few] { $n } карты алиби
    [many] { $n } карт алиби
   *[other] { $n } карты алиби
}
jack-map-alibi-names = карты алиби: { $names }

## Карта на бумаге.
jack-map-paper-lamps = фонари: белый круг — зажжённый, с номером тайла
jack-map-paper-manholes = люки: кольцо, чёрное — закрыт
jack-map-paper-characters = персонажи: белые — видимые, чёрные — невидимые, в скобках — невинные

## Раскладка.
jack-map-label-box = Из коробки
jack-map-label-characters = Персонажи
jack-map-label-lamps = Фонари
jack-map-label-manholes = Люки
jack-map-label-exits = Выходы
jack-map-label-cards = Карты
jack-map-label-seats = Места
jack-map-box = поле; 8 жетонов персонажей, стороной «подозреваемый» вверх; 8 карт персонажей и 8 карт алиби; 6 тайлов зажжённых фонарей, четыре из них с номерами 1–4; 2 тайла закрытых люков; 2 полицейских кордона; карта Свидетеля; счётчик раундов
jack-map-board = У каждого гекса есть имя: буква столбца и число, которое растёт вверх. Так поле видит Детектив, с жёлтого края; Джек сидит напротив.
jack-map-characters = Каждый жетон на своём гексе: { $places }; лампа Ватсона светит на { $way }
jack-map-lamps = тайлы зажжённых фонарей на { $lit }; без тайла { $unlit }
jack-map-manholes = тайлы закрытых люков на { $covered }; открыты: { $open }
jack-map-cordons = полицейские кордоны: { $cordons }; свободны: { $open }
jack-map-deal = Перемешайте 8 карт алиби и положите рубашкой вверх; отдельно перемешайте 8 карт персонажей. Карта Свидетеля — стороной «Видимый» вверх, счётчик раундов — на 1.
jack-map-edge-jack = { $who }, серый край
jack-map-edge-detective = { $who }, жёлтый край, выбирает первым

## Who and where.
jack-role-jack = Джек
jack-role-detective = Детектив
jack-exit-nw = северо-западный
jack-exit-ne = северо-восточный
jack-exit-sw = юго-западный
jack-exit-se = юго-восточный
jack-way-n = север
jack-way-ne = северо-восток
jack-way-se = юго-восток
jack-way-s = юг
jack-way-sw = юго-запад
jack-way-nw = северо-запад

## What happens.
jack-round = Раунд { $n } из { $of }.
jack-cards = Откройте карты персонажей: { $cards }.
jack-cards-rest = Остальные четыре карты персонажей: { $cards }.
jack-named = { $who } сыграет персонажами: { $cards }.
jack-plays = { $who }: играет { $suspect }.
jack-plays-moved = { $who }: { $suspect } идёт с { $from } на { $to }.
jack-plays-swapped = { $who }: { $suspect } ({ $from }) и { $other } ({ $to }) меняются местами.
jack-moved = { $suspect } идёт с { $from } на { $to }.
jack-lantern = Лампа Ватсона светит на { $way }.
jack-lamp = Зажжённый фонарь без номера перенесён с { $from } на { $to }.
jack-lamp-tile = Зажжённый фонарь { $n } перенесён с { $from } на { $to }.
jack-cordon = Полицейский кордон: { $from } выход открыт, { $to } перекрыт.
jack-cover = Люк на { $from } открыт, на { $to } закрыт.
jack-pulled = На свист { $suspect } идёт с { $from } на { $to }.
jack-accuses = { $suspect } приходит на { $to } и обвиняет: { $other } — это Джек.
jack-left = { $suspect } покидает район. Выход: { $exit }.
jack-call-visible = Вызов свидетелей: Джека видно. Карта Свидетеля — стороной «Видимый» вверх.
jack-call-invisible = Вызов свидетелей: Джека не видно. Карта Свидетеля — стороной «Невидимый» вверх.
jack-cleared = Теперь невинны: { $suspects }. Переверните их жетоны.
jack-cleared-nobody = Новых невинных нет.
jack-out = Фонарь { $n } гаснет: уберите его с { $hex }.
jack-dealt = { $who }: помощник раздаёт карту алиби. Посмотрите на своей тайной странице.
jack-drew = { $who } берёт карту алиби.

## What is owed.
jack-owes-turn = Раунд { $n }, персонаж { $pick } из { $of }. Выбирает { $who }: { $cards }.
jack-owes-take = Раунд { $n }: { $who } называет двух следующих персонажей: забрать ИМЯ ИМЯ. Открыты: { $cards }.
jack-owes-drew = { $who } берёт карту алиби и тайно говорит, какую (секрет).

## The private page.
jack-private-is = Вы — { $suspect }.
jack-private-none = Вы ещё не взяли карту алиби.
jack-private-visible = Сейчас на поле вас видно. Вызов так и скажет; невинные тогда: { $suspects }.
jack-private-invisible = Сейчас на поле вас не видно. Вызов так и скажет; невинные тогда: { $suspects }.
jack-private-alibis = Ваши карты алиби: { $cards }.
jack-private-no-alibis = Карт алиби у вас нет.
jack-private-left = Значит, Джек — кто-то из этих: { $suspects }.
jack-private-left-open = По вызовам остаются { $suspects }, а по вашим картам — ещё меньше.
jack-private-drew = Возьмите карту алиби и наберите её имя.
jack-private-take = В игре настоящие карты алиби: тайно выньте из них свои, а остальные перемешайте.

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
jack-rule-stay = { $suspect }: есть куда пойти, так что оставаться на { $hex } нельзя.
jack-rule-card-count = Назовите ровно { $n ->
    [one] { $n } карту.
    [few] { $n } разные карты.
    [many] { $n } разных карт.
   *[other] { $n } карты.
}
jack-no-hex = Гекса «{ $found }» нет: этот столбец — от { $low } до { $high }.
jack-no-column = Гекса «{ $found }» нет. Столбцы — a–m; название каждого гекса видно на поле.
jack-nobody = На { $hex } никто не стоит. На поле: { $suspects }.
jack-unfinished = В строке чего-то не хватает. { $suspect }: { $power }
jack-strange = «{ $found }» здесь лишнее. Персонаж: { $suspect }.

## What each character can do.
jack-power-holmes = идёт на 1–3 гекса; затем тот, кто им играет, тайно берёт карту алиби.
jack-power-watson = идёт на 1–3 гекса; затем скажите, куда светит лампа: с, св, юв, ю, юз или сз.
jack-power-smith = идёт на 1–3 гекса; до или после этого зажжённый фонарь нужно перенести на место погасшего, ОТКУДА>КУДА.
jack-power-lestrade = идёт на 1–3 гекса; до или после этого кордон нужно перенести к другому выходу, ОТКУДА>КУДА.
jack-power-stealthy = идёт на 1–4 гекса, даже через фонари, здания и сады; останавливается на улице.
jack-power-goodley = идёт на 1–3 гекса; до или после этого должен свистнуть: другие подходят ближе, вместе не больше 3 шагов, ИМЯ>ГЕКС.
jack-power-gull = идёт на 1–3 гекса или меняется местами с кем угодно: подменить ИМЯ.
jack-power-bert = идёт на 1–3 гекса; до или после этого крышку нужно перенести на открытый люк, ОТКУДА>КУДА.
jack-help-line = { $suspect } { $power } Например: { $line }
jack-help-moves = Строка — это вся активация, в том порядке, в каком всё происходит. От открытого люка до любого другого открытого — один шаг.
jack-help-accuse = Детектив обвиняет того, кто стоит там, где кончается ход: { $line }
jack-help-exit = Джек уходит после вызова, на котором его не видели: { $line }
jack-help-watson = Кто передвигает Ватсона, говорит, куда светит его лампа: { $swap }, { $pull }

## A table.
jack-deck-companion = Карты алиби хранит помощник, он же тасует карты персонажей: выкладывайте те, что он назовёт.
jack-deck-real = Перетасуйте настоящие карты алиби и отдельно карты персонажей; положите обе колоды лицом вниз рядом с полем.
jack-board-revised = синее поле, 9 люков
jack-board-first_2006 = красные крыши, 8 люков

## Where the game stands.
