# Каже src/screen: те, що є лише в Mr. Jack.

## Відповіді про вулиці.
jack-ask-reach = { $who } — куди можна дійти, за кількістю кроків (не більше { $n }):
jack-ask-reach-taken = Зайнято; спинитися там може лише Детектив, щоб звинуватити: { $hexes }
jack-ask-reach-exits = Виходи з району — для Джека, після виклику «невидимий»: { $exits }
jack-ask-path-sewers = каналізація
jack-ask-path-exit = { $exit } вихід
jack-ask-path-fits = { $n ->
    [one] Шлях — { $n } крок, пройти можна { $range }.
    [few] Шлях — { $n } кроки, пройти можна { $range }.
    [many] Шлях — { $n } кроків, пройти можна { $range }.
   *[other] Шлях — { $n } кроку, пройти можна { $range }.
}
jack-ask-path-far = { $n ->
    [one] За один хід не вийде: шлях — { $n } крок, а пройти можна { $range }.
    [few] За один хід не вийде: шлях — { $n } кроки, а пройти можна { $range }.
    [many] За один хід не вийде: шлях — { $n } кроків, а пройти можна { $range }.
   *[other] За один хід не вийде: шлях — { $n } кроку, а пройти можна { $range }.
}
jack-ask-path-here = { $who } уже там, а рух має закінчитися на іншому гексі.
jack-ask-path-taken = Там стоїть { $who }: закінчити рух на цьому гексі може лише Детектив, щоб звинуватити.
jack-ask-path-cover = Люк на { $hex } закритий; якби був відкритий, вийшло б.
jack-ask-path-cordon = Поліційний кордон перекриває { $exit } вихід.
jack-ask-no-way = Спинитися там не можна: це не вулиця.
jack-ask-gone = уже за межами району
jack-ask-visible = Видно: { $who } — { $lights }
jack-ask-invisible = Не видно: { $who }
jack-ask-light-lamp = біля ліхтаря { $hex }
jack-ask-light-beside = поруч { $who }
jack-ask-light-lantern = у світлі лампи Ватсона
jack-ask-exit-open = Вихід { $exit } ({ $hex }): вільний.
jack-ask-exit-cordon = Вихід { $exit } ({ $hex }): поліційний кордон.
jack-ask-exit-leave = Може вийти за один хід: { $who }.
jack-ask-exit-seen = У цьому раунді ніхто не вийде: карта Свідка показує «видимий».
jack-ask-exit-played = У цьому раунді ніхто не вийде: Джек уже походив обома своїми персонажами.
jack-ask-distance = { $n ->
    [one] { $n } крок вулицями
    [few] { $n } кроки вулицями
    [many] { $n } кроків вулицями
   *[other] { $n } кроку вулицями
}
jack-ask-nearer = { $yes } (кроків до Ґудлі тепер { $from }, звідти { $to })
jack-ask-call-visible = Після «видимий» поза підозрою: { $who }
jack-ask-call-visible-nobody = «Видимий» не звільнить від підозри нікого.
jack-ask-call-invisible = Після «невидимий» поза підозрою: { $who }
jack-ask-call-invisible-nobody = «Невидимий» не звільнить від підозри нікого.
jack-ask-call-not-visible = «Видимий» сказати не можна: жодного підозрюваного не видно ({ $who })
jack-ask-call-not-invisible = «Невидимий» сказати не можна: видно всіх підозрюваних ({ $who })
jack-ask-suspects = Джеком іще може бути: { $who }
jack-ask-suspects-then = Лише за викликами Джеком міг бути: { $who }
jack-ask-cleared-lit = { $who }: поза підозрою після виклику свідків у раунді { $round }. Джека не було видно, а цього персонажа — було: { $lights }
jack-ask-cleared-dark = { $who }: поза підозрою після виклику свідків у раунді { $round }. Джека було видно, а цього персонажа — ні.
jack-ask-alibis = Ваші карти алібі: { $who }

## Хибні твердження.
jack-ask-false-visible = Рядок { $seq }: { $who } каже «видимий», а Джека не було видно.
jack-ask-false-invisible = Рядок { $seq }: { $who } каже «невидимий», а Джека було видно.
jack-ask-false-exit = Рядок { $seq }: { $who } виводить з району персонажа { $suspect }, а це не Джек.

## Мапа знаками й що вони означають. У легенді йдеться про кількох.
jack-map-exit-open = вихід { $exit }: вільний
jack-map-exit-cordon = вихід { $exit }: кордон
jack-mark-jack = Джек
jack-mark-alibi = карта алібі
jack-map-legend-lit = ліхтар світить, номер тайла
jack-map-legend-unlit = ліхтар не світить
jack-map-legend-open = люк
jack-map-legend-covered = закритий
jack-map-legend-obstacle = будинок, сад
jack-map-legend-innocent = невинні
jack-map-legend-visible = видимі
jack-map-legend-lantern = лампа Ватсона

## Мапа словами.
jack-map-stands = { $name }, { $hex }: { $facts }
jack-map-suspect = під підозрою
jack-map-innocent = поза підозрою
jack-map-invisible = не видно
jack-map-visible = видно: { $why }
jack-map-beside-lamp = поруч світить ліхтар { $hex }
jack-map-beside = поруч { $name }
jack-map-in-beam = у світлі лампи Ватсона
jack-map-lantern = лампа світить на { $way }
jack-map-lit = Ліхтарі світять: { $places }
jack-map-unlit = Ліхтарі не світять: { $places }
jack-map-open = Відкриті люки: { $places }
jack-map-covered = Закриті люки: { $places }
jack-map-exits-open = Вільні виходи: { $places }
jack-map-exits-cordon = Виходи з поліційним кордоном: { $places }
jack-map-tile = { $hex } (тайл { $number })
jack-map-exit = { $exit } ({ $hex })
jack-map-none = немає
jack-map-none-yet = поки немає

## Як стоїть гра.
jack-map-glance = Раунд { $round } з { $of } · карта Свідка: { $card } · карт алібі в стосі: { $pile }
jack-map-card-visible = видимий
jack-map-card-invisible = невидимий
jack-map-cards = Відкриті карти персонажів: { $names }
jack-map-suspects = Підозрювані: { $names }
jack-map-innocents = Невинні: { $names }
jack-map-alibis = { $n ->
    [0] карт алібі немає
    [one] { $n } карта алібі
    [few] { $n } карти алібі
    [many] { $n } карт алібі
   *[other] { $n } карти алібі
}
jack-map-alibi-names = { $n ->
    [one] карта алібі
    [few] карти алібі
    [many] карти алібі
   *[other] карти алібі
}: { $names }
jack-map-extra = { $n ->
    [0] інших карт алібі немає
    [one] ще { $n } карта алібі
    [few] ще { $n } карти алібі
    [many] ще { $n } карт алібі
   *[other] ще { $n } карти алібі
}
jack-map-extra-names = { $n ->
    [one] інша карта алібі
    [few] інші карти алібі
    [many] інші карти алібі
   *[other] інші карти алібі
}: { $names }
jack-map-card-none = карти Джека ще немає
jack-map-card-known = карта Джека — { $suspect }
jack-map-card-hidden = карта Джека долілиць

## Мапа на папері.
jack-map-paper-lamps = ліхтарі: біле коло — запалений, із номером тайла
jack-map-paper-manholes = люки: кільце, чорне — закритий
jack-map-paper-characters = персонажі: білі — видимі, чорні — невидимі, у дужках — невинні

## Розкладка.
jack-map-label-box = З коробки
jack-map-label-characters = Персонажі
jack-map-label-lamps = Ліхтарі
jack-map-label-manholes = Люки
jack-map-label-exits = Виходи
jack-map-label-cards = Карти
jack-map-label-seats = Ролі
jack-map-box = Поле; 8 жетонів персонажів, боком «підозрюваний» догори; 8 карт персонажів і 8 карт алібі; 6 тайлів запалених ліхтарів, чотири з них із номерами 1–4; 2 тайли закритих люків; 2 поліційні кордони; карта Свідка; лічильник раундів
jack-map-board = Назва гекса — літера колонки й число; числа зростають догори. Так поле бачить Детектив, із жовтого краю; Джек сидить навпроти.
jack-map-characters = Кожен жетон на своєму гексі: { $places }; лампа Ватсона світить на { $way }
jack-map-lamps = Тайли запалених ліхтарів на { $lit }; без тайла { $unlit }
jack-map-manholes = Тайли закритих люків на { $covered }; відкриті: { $open }
jack-map-cordons = Поліційні кордони: { $cordons }; вільні: { $open }
jack-map-deal = Перетасуйте 8 карт алібі й покладіть долілиць; окремо перетасуйте 8 карт персонажів. Карта Свідка — боком «Видимий» догори, лічильник раундів — на 1.
jack-map-kept = 8 карт алібі та 8 карт персонажів тримайте під рукою, не тасуйте: і ті, й ті тягне помічник. Карта Свідка — боком «Видимий» догори, лічильник раундів — на 1.
jack-map-edge-jack = { $who }, сірий край
jack-map-edge-detective = { $who }, жовтий край, обирає першим

## Who and where.
jack-role-jack = Джек
jack-role-detective = Детектив
jack-exit-nw = північно-західний
jack-exit-ne = північно-східний
jack-exit-sw = південно-західний
jack-exit-se = південно-східний
jack-gate-nw = пнзх
jack-gate-ne = пнсх
jack-gate-sw = пдзх
jack-gate-se = пдсх
jack-way-n = північ
jack-way-ne = північний схід
jack-way-se = південний схід
jack-way-s = південь
jack-way-sw = південний захід
jack-way-nw = північний захід

## What happens.
jack-round = Раунд { $n } з { $of }.
jack-cards = Відкрито карти персонажів: { $cards }.
jack-cards-drawn = Карти персонажів: { $cards }.
    .do = Знайдіть ці карти й покладіть горілиць.
jack-cards-rest = Інші чотири карти: { $cards }.
    .do = Покладіть їх горілиць.
jack-named = { $who } ходитиме цими персонажами: { $cards }.
jack-plays = { $who } ходить персонажем: { $suspect }.
jack-plays-before = { $who }: { $suspect } { $before ->
    [whistle] спершу свистить.
    [lamp] спершу переносить ліхтар.
    [cordon] спершу переносить кордон.
   *[cover] спершу переносить кришку люка.
}
jack-plays-moved = { $who }: { $suspect } переходить з { $from } на { $to }.
jack-plays-swapped = { $who }: { $suspect } ({ $from }) і { $other } ({ $to }) міняються місцями.
jack-moved = { $suspect } переходить з { $from } на { $to }.
jack-lantern = Лампа Ватсона світить на { $way }.
jack-lamp = Запалений ліхтар без номера: з { $from } на { $to }.
    .do = Перенесіть тайл.
jack-lamp-tile = Запалений ліхтар { $n }: з { $from } на { $to }.
    .do = Перенесіть тайл.
jack-cordon = Поліційний кордон: { $from } вихід відкрито, { $to } перекрито.
    .do = Перенесіть кордон.
jack-cover = Кришка люка: з { $from } на { $to }.
    .do = Перенесіть тайл.
jack-pulled = На свист { $suspect } підходить з { $from } на { $to }.
jack-accuses = { $suspect } приходить на { $to } і звинувачує: { $other } — це Джек.
jack-left = { $suspect } залишає район через { $exit } вихід.
jack-call-visible = Виклик свідків: Джека видно.{ $claim ->
    [yes] { " " }(Так каже { $who }.)
   *[no] {""}
}
    .do = Карта Свідка тепер має лежати боком «видимий» догори.
jack-call-invisible = Виклик свідків: Джека не видно.{ $claim ->
    [yes] { " " }(Так каже { $who }.)
   *[no] {""}
}
    .do = Карта Свідка тепер має лежати боком «невидимий» догори.
jack-cleared = Відтепер поза підозрою: { $suspects }.
    .do = Переверніть { $n ->
        [one] жетон цього персонажа
        [few] їхні жетони
        [many] їхні жетони
       *[other] їхні жетони
    } боком «невинний» догори.
jack-cleared-nobody = Нових невинних немає.
jack-out = Ліхтар { $n } гасне.
    .do = Зніміть його з { $hex }.
jack-dealt = { $who } отримує від помічника карту алібі.
    .do = Погляньте на неї{ $at ->
        [phone] { " " }на своїй сторінці.
       *[terminal] : наберіть «секрет».
    }
jack-drew = { $who } бере карту алібі.
jack-drew-unseen = { $who } бере карту алібі.
    .do = Погляньте на неї так, щоб ніхто не бачив, і покладіть долілиць.

## What is owed.
jack-owes-turn = Раунд { $n }, персонаж { $pick } з { $of }. { $pick ->
    [4] Лишається { $cards }: ходить { $who }.
   *[other] { $who } обирає: { $cards }.
}
jack-owes-take = Раунд { $n }: { $who } називає двох наступних персонажів. Скажіть: «забрати ІМ’Я ІМ’Я». Відкрито: { $cards }.
jack-owes-drew = { $who }, візьміть карту алібі й потайки введіть її: { $at ->
    [phone] на своїй сторінці торкніться «Потайки…».
   *[terminal] наберіть «секрет».
}

## The private page.
jack-private-is = Ви — { $suspect }.
jack-private-none = Ви ще не взяли карти алібі.
jack-private-visible = Зараз вас на полі видно. Якби виклик був зараз, пролунало б «видимий». { $n ->
    [0] Нових невинних не було б.
    [1] Невинним виявився б один персонаж: { $suspects }.
   *[other] Невинними стали б: { $suspects }.
}
jack-private-invisible = Зараз вас на полі не видно. Якби виклик був зараз, пролунало б «невидимий». { $n ->
    [0] Нових невинних не було б.
    [1] Невинним виявився б один персонаж: { $suspects }.
   *[other] Невинними стали б: { $suspects }.
}
jack-private-alibis = { $n ->
    [one] Ваша карта алібі: { $cards }.
    [few] Ваші карти алібі: { $cards }.
    [many] Ваші карти алібі: { $cards }.
   *[other] Ваші карти алібі: { $cards }.
}
jack-private-no-alibis = Карт алібі у вас немає.
jack-private-left = Отже, Джек — { $suspects }.
jack-private-left-open = Судячи з викликів, { $n ->
    [1] Джеком може бути лише { $suspects }.
   *[other] Джеком може бути { $suspects }. Викресліть тих, чиї карти алібі ви взяли.
}
jack-private-drew = Візьміть карту алібі й наберіть ім’я з неї.
jack-private-take = Гра йде зі справжніми картами алібі: потайки вийміть із них свої, а решту перетасуйте.

## Why not: what is said beside the sentence of a rule.
jack-near = Найближчі вільні: { $hexes }.
jack-covered = Люк на { $hex } закритий; якби був відкритий, вистачило б { $n ->
    [one] { $n } кроку.
    [few] { $n } кроків.
    [many] { $n } кроків.
   *[other] { $n } кроку.
}
jack-terrain-lamp = газовий ліхтар
jack-terrain-obstacle = будинок або сад
jack-all-visible = Усі підозрювані зараз видимі.
jack-all-invisible = Усі підозрювані зараз невидимі.
jack-rule-stay = { $suspect } має куди піти, тож стояти на { $hex } не можна.
jack-rule-occupied-accuse = На { $hex } стоїть { $other }. Спинитися там можна, лише щоб звинуватити: «{ $list }». Якщо { $other } — не Джек, перемагає Джек.
jack-rule-occupied-cleared = На { $hex } стоїть { $other }, і це точно не Джек. Ваш хід має скінчитися на вільному гексі; звинуватити тут — програти.
jack-rule-occupied-pull = На { $hex } стоїть { $other }. На свист спиняються лише на вільному гексі.
jack-no-hex = Гекса «{ $found }» немає: ця колонка — від { $low } до { $high }.
jack-no-column = Гекса «{ $found }» немає. Колонки — a–m; назви гексів покаже «поле».
jack-nobody = На { $hex } ніхто не стоїть. На полі: { $suspects }.
jack-unfinished = У рядку чогось бракує. { $suspect }: { $power }
jack-unfinished-move = { $suspect }: куди йти? Назвіть гекс.
jack-strange = { $suspect }: «{ $found }» тут зайве.
jack-no-way = «{ $found }» — тут не напрямок: лампа світить на пн, пнсх, пдсх, пд, пдзх або пнзх.

## What each character can do.
jack-power-holmes = іде на 1–3 гекси; тоді той, хто ним грає, потайки бере карту алібі.
jack-power-watson = іде на 1–3 гекси; тоді скажіть, куди світить лампа: пн, пнсх, пдсх, пд, пдзх чи пнзх.
jack-power-smith = іде на 1–3 гекси; до або після цього запалений ліхтар треба перенести на місце погашеного, ЗВІДКИ>КУДИ.
jack-power-lestrade = іде на 1–3 гекси; до або після цього кордон треба перенести до іншого виходу, ЗВІДКИ>КУДИ.
jack-power-stealthy = йде на 1–4 гекси, навіть крізь ліхтарі, будинки й сади; спиняється на вулиці.
jack-power-goodley = йде на 1–3 гекси; до або після цього мусить свиснути: інші підходять ближче, разом не більше 3 кроків, ІМ’Я>ГЕКС.
jack-power-gull = іде на 1–3 гекси або міняється місцями з будь-ким: обміняти ІМ’Я.
jack-power-bert = іде на 1–3 гекси; до або після цього кришку треба перенести на відкритий люк, ЗВІДКИ>КУДИ.
jack-help-line = { $suspect } { $power } Наприклад: { $line }
jack-help-moves = Рядок — це весь хід персонажа, у тому порядку, в якому все стається. Від відкритого люка до будь-якого іншого відкритого — один крок.
jack-help-accuse = Детектив звинувачує того, до кого прийшов; помилка — перемога Джека: { $line }
jack-help-exit = Джек виходить після виклику, на якому його не бачили: { $line }
jack-help-watson = Хто пересуває Ватсона, каже, куди світить його лампа: { $swap }, { $pull }

## A table.
jack-deck-companion = Карти алібі тримає помічник, він же тасує карти персонажів: викладайте ті, які він назве.
jack-deck-real = Перетасуйте справжні карти алібі й окремо карти персонажів; покладіть обидва стоси долілиць біля поля.
jack-board-revised = синє поле, 9 люків
jack-board-first_2006 = червоні дахи, 8 люків

## Where the game stands.
