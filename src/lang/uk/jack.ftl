# Каже src/cli і src/screen: те, що є лише в «Містері Джеку».

## Відповіді про вулиці.
jack-ask-reach = { $who }: поля за очками шляху, щонайбільше { $n }.
jack-ask-reach-taken = Зайнято, тож лише щоб звинуватити: { $hexes }
jack-ask-reach-exits = За межі району, для Джека після виклику «невидимий»: { $exits }
jack-ask-path-sewers = каналізація
jack-ask-path-exit = вихід { $exit }
jack-ask-path-fits = { $n ->
    [one] Шлях коштує { $n } очко, межа – { $range }.
    [few] Шлях коштує { $n } очки, межа – { $range }.
    [many] Шлях коштує { $n } очок, межа – { $range }.
   *[other] Шлях коштує { $n } очка, межа – { $range }.
}
jack-ask-path-far = { $n ->
    [one] За один хід не вийде: шлях коштує { $n } очко, межа – { $range }.
    [few] За один хід не вийде: шлях коштує { $n } очки, межа – { $range }.
    [many] За один хід не вийде: шлях коштує { $n } очок, межа – { $range }.
   *[other] За один хід не вийде: шлях коштує { $n } очка, межа – { $range }.
}
jack-ask-path-here = { $who } уже там; рух закінчується на іншому полі.
jack-ask-path-taken = Там стоїть { $who }: закінчити рух на цьому полі може лише Детектив, щоб звинуватити.
jack-ask-path-cover = Люк на { $hex } закритий; якби був відкритий, вийшло б.
jack-ask-path-cordon = Біля виходу { $exit } стоїть поліційний кордон.
jack-ask-no-way = Зупинитися там не можна: це не вулиця.
jack-ask-gone = уже за межами району
jack-ask-visible = { $who } – видно: { $lights }
jack-ask-invisible = Не видно: { $who }
jack-ask-light-lamp = ліхтар { $hex } світить
jack-ask-light-beside = поруч { $who }
jack-ask-light-lantern = світло Ватсона
jack-ask-exit-open = Вихід { $exit } ({ $hex }): відкритий.
jack-ask-exit-cordon = Вихід { $exit } ({ $hex }): поліційний кордон.
jack-ask-exit-leave = Може вийти за одну активацію: { $who }.
jack-ask-exit-seen = У цьому раунді ніхто не вийде: карта свідка показує «видимий».
jack-ask-exit-played = У цьому раунді ніхто не вийде: Джек уже зіграв обома своїми персонажами.
jack-ask-distance = { $n ->
    [one] { $n } крок вулицями
    [few] { $n } кроки вулицями
    [many] { $n } кроків вулицями
   *[other] { $n } кроку вулицями
}
jack-ask-nearer = { $yes } (кроків до Ґудлі тепер { $from }, звідти { $to })
jack-ask-call-visible = «Видимий» зніме підозру з таких персонажів: { $who }
jack-ask-call-invisible = «Невидимий» зніме підозру з таких персонажів: { $who }
jack-ask-call-not-visible = «Видимий» неможливо: жодного підозрюваного не видно ({ $who })
jack-ask-call-not-invisible = «Невидимий» неможливо: видно всіх підозрюваних ({ $who })
jack-ask-suspects = Ще може бути Джеком: { $who }
jack-ask-cleared-lit = { $who }: поза підозрою від виклику свідків у раунді { $round }. Джека не було видно, а цього персонажа було: { $lights }
jack-ask-cleared-dark = { $who }: поза підозрою від виклику свідків у раунді { $round }. Джека було видно, а цього персонажа ні.
jack-ask-alibis = Ваші карти алібі: { $who }

## Хибні твердження.
jack-ask-false-visible = Рядок { $seq }: { $who } каже «видимий», а Джека не було видно.
jack-ask-false-invisible = Рядок { $seq }: { $who } каже «невидимий», а Джека було видно.
jack-ask-false-exit = Рядок { $seq }: { $who } виводить з району персонажа { $suspect }, а це не Джек.


## Хто грає.
jack-map-role-jack = Джек
jack-map-role-detective = Детектив

## Мапа знаками й що вони означають. У легенді йдеться про кількох.
jack-map-exit-open = вихід { $exit }: вільний
jack-map-exit-cordon = вихід { $exit }: кордон
jack-map-legend-lit = ліхтар світить, номер тайла
jack-map-legend-unlit = ліхтар не світить
jack-map-legend-open = люк
jack-map-legend-covered = накритий
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
jack-map-covered = Накриті люки: { $places }
jack-map-exits-open = Вільні виходи: { $places }
jack-map-exits-cordon = Виходи з поліційним кордоном: { $places }
jack-map-tile = { $hex } (тайл { $number })
jack-map-exit = { $exit } ({ $hex })
jack-map-none = немає

## Мапа на папері.
jack-map-paper-lamps = ліхтарі: біле коло — запалений, із номером тайла
jack-map-paper-manholes = люки: кільце, чорне — накритий
jack-map-paper-characters = персонажі: білі — видимі, чорні — невидимі, у дужках — невинні

## Розкладка.
jack-map-label-box = З коробки
jack-map-label-characters = Персонажі
jack-map-label-lamps = Ліхтарі
jack-map-label-manholes = Люки
jack-map-label-exits = Виходи
jack-map-label-cards = Карти
jack-map-label-seats = Місця
jack-map-box = поле; 8 жетонів персонажів, боком «підозрюваний» догори; 8 карт персонажів і 8 карт алібі; 6 тайлів запалених ліхтарів, чотири з них із номерами 1–4; 2 тайли накритих люків; 2 поліційні кордони; карта Свідка; лічильник раундів
jack-map-board = Кожен гекс має ім’я: літера стовпця й число, що росте догори. Так поле бачить Детектив, із жовтого краю; Джек сидить навпроти.
jack-map-characters = Кожен жетон на своєму гексі: { $places }; лампа Ватсона світить на { $way }
jack-map-lamps = тайли запалених ліхтарів на { $lit }; без тайла { $unlit }
jack-map-manholes = тайли накритих люків на { $covered }; відкриті: { $open }
jack-map-cordons = поліційні кордони: { $cordons }; вільні: { $open }
jack-map-deal = Перетасуйте 8 карт алібі й покладіть долілиць; окремо перетасуйте 8 карт персонажів. Карта Свідка — боком «Видимий» догори, лічильник раундів — на 1.
jack-map-edge-jack = { $who }, сірий край
jack-map-edge-detective = { $who }, жовтий край, обирає першим
