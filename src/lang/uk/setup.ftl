# Read by `setup`: setups, lists of modes, and why there is no such setup.

## The labels at the left of a setup.
setup-label-box = У коробці
setup-label-table = Поле
setup-label-deck = Стос
setup-label-seats = Підказки
setup-label-turn = Перші ходи
setup-label-goal = Перемога
setup-label-options = Умови
setup-label-note = Зауваження

## Headlines.
setup-players = гравців: { $players }
setup-minutes = { $minutes } хв
setup-difficulty-low = складність низька
setup-difficulty-medium = складність середня
setup-difficulty-high = складність висока
setup-seed = зерно { $seed } ({ $rng })
setup-planned = ще не судиться
setup-no-mode-fits = Для такої кількості гравців у цій коробці немає режиму.

## What stays in the box.
setup-box = { $cards }; їхні карти доказів теж
setup-box-marked = { $n ->
    [one] { $n } підозрюваний із позначкою «{ $mark }»
    [few] усі { $n } підозрювані з позначкою «{ $mark }»
    [many] усі { $n } підозрюваних із позначкою «{ $mark }»
   *[other] усі { $n } підозрюваного з позначкою «{ $mark }»
}
setup-box-special = { $n ->
    [one] { $n } особлива карта
    [few] { $n } особливі карти
    [many] { $n } особливих карт
   *[other] { $n } особливої карти
}
setup-box-others = { $n ->
    [one] { $n } підозрюваний, що лишився
    [few] { $n } підозрювані, що лишилися
    [many] { $n } підозрюваних, що лишилися
   *[other] { $n } підозрюваного, що лишилися
}

## What is printed in the corner of a card.
setup-corner-none = без позначки
setup-corner-6 = з позначкою «6»
setup-corner-7 = з позначкою «7»
setup-corner-star = з позначкою «*»
setup-corner-special = особлива карта

## The table.
setup-table-random = { $size }, живими догори:
setup-table-alphabetical = { $size } за абеткою, живими догори:
setup-table-typed = { $size }, як лежить:
setup-cells-random = Перетасуйте { $n ->
    [one] { $n } іншого підозрюваного
    [few] { $n } інших підозрюваних
    [many] { $n } інших підозрюваних
   *[other] { $n } іншого підозрюваного
} і розкладіть сіткою { $size }, живими догори. Кожного звуть за клітинкою: a1 — ліворуч угорі, { $last } — праворуч унизу.
setup-cells-alphabetical = Розкладіть { $n ->
    [one] { $n } іншого підозрюваного
    [few] { $n } інших підозрюваних
    [many] { $n } інших підозрюваних
   *[other] { $n } іншого підозрюваного
} сіткою { $size } за абеткою, живими догори. Кожного звуть за клітинкою: a1 — ліворуч угорі, { $last } — праворуч унизу.
setup-deck = { $n ->
    [one] { $n } карта доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
}: саме ті підозрювані, що на полі; перетасуйте

## The players.
setup-begins = { $who }, починає
setup-player = Гравець { $n }
setup-turn-killer = { $role }: { $n ->
    [one] { $n } карта доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
} долілиць — таємна особистість; першим ходом мусить убити
setup-turn-inspector = { $role } першим ходом лише бере { $n ->
    [one] { $n } карту доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
} і кладе одну з них долілиць як таємну особистість
setup-turn-hitman = { $role } викладає в ряд { $n ->
    [one] { $n } карту доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
} — список: першу горілиць, решту долілиць; потім бере ще одну долілиць — таємну особистість
setup-turn-sleuth = { $role } ще до першого ходу бере { $n ->
    [one] { $n } карту доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
} і кладе одну з них долілиць як таємну особистість; решта — рука
setup-turn-spies = Кожен бере { $n ->
    [one] { $n } карту доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
} долілиць — таємну особистість
setup-turn-treasures = По жетону гаманця на кожного підозрюваного, усього { $n }
setup-turn-thief = { $role } бере { $n ->
    [one] { $n } карту доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
} і кладе одну з них долілиць як основну таємну особистість; решта — рука
setup-turn-hides = { $role } бере { $n ->
    [one] { $n } карту доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
} долілиць — офіцера в цивільному
setup-turn-shows = { $role } відкриває { $n ->
    [one] { $n } карту доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
} і кладе на відповідних підозрюваних: це офіцери у формі
setup-turn-agents = Кожен бере { $n ->
    [one] { $n } карту доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
} долілиць — таємну особистість — і показує лише своїй команді; ролі відкриті
setup-turn-profiler = { $role } потім бере { $n ->
    [one] { $n } карту доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
} в руку
setup-turn-roles = Перетасуйте ролі 1 і 2 рівнів окремо й покладіть 1 рівень над 2; кожен грабіжник бере одну долілиць і жетон
setup-turn-thieves = Кожен грабіжник бере { $n ->
    [one] { $n } карту доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
} долілиць — таємну особистість; грабіжники можуть показувати їх одне одному
setup-turn-deploys = { $role } бере { $n ->
    [one] { $n } карту доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
}: { $officers } викладає горілиць на відповідних підозрюваних як офіцерів у формі, одну долілиць — офіцер у цивільному, решту затасовує назад
setup-goal-kill-inspector = особистість суперника мертва
setup-goal-kill-count = { $n ->
    [one] мертвий { $n } підозрюваний
    [few] мертві { $n } підозрювані
    [many] мертві { $n } підозрюваних
   *[other] мертві { $n } підозрюваного
}
setup-goal-accuse-killer = особистість суперника звинувачено
setup-goal-kill-list = усі зі списку мертві
setup-goal-kill-sleuth = особистість суперника мертва, а живих карт у руці немає
setup-goal-trophies = { $n ->
    [one] спіймано { $n } шпигуна
    [few] спіймано { $n } шпигунів
    [many] спіймано { $n } шпигунів
   *[other] спіймано { $n } шпигуна
}
setup-goal-steal-all = вкрадено всі гаманці
setup-goal-deaths = { $n ->
    [one] мертвий { $n } підозрюваний
    [few] мертві { $n } підозрювані
    [many] мертві { $n } підозрюваних
   *[other] мертві { $n } підозрюваного
}, агент рахується за двох
setup-goal-arrests = { $n ->
    [one] { $n } арешт
    [few] { $n } арешти
    [many] { $n } арештів
   *[other] { $n } арешту
}
setup-goal-open-vaults = відчинено всі чотири сейфи
setup-goal-no-role-left = спійманий грабіжник не може взяти нової ролі

## Notes.
setup-note-unknown = З імен цієї коробки відомо { $known } із { $needed }, тож замість імен — клітинки. «referee deck learn { $edition }» один раз про них запитає.
setup-note-reconstructed = { $n ->
    [one] { $n } ім’я виведене, а не прочитане з коробки: звірте його.
    [few] { $n } імені виведені, а не прочитані з коробки: звірте їх.
    [many] { $n } імен виведені, а не прочитані з коробки: звірте їх.
   *[other] { $n } імені виведені, а не прочитані з коробки: звірте їх.
} «referee deck learn { $edition }» їх виправить.
setup-note-own = { $n ->
    [one] { $n } ім’я не відоме для цього видання й узяте як набрано.
    [few] { $n } імені не відомі для цього видання й узяті як набрано.
    [many] { $n } імен не відомі для цього видання й узяті як набрано.
   *[other] { $n } імені не відомі для цього видання й узяті як набрано.
}

## Why there is no such setup.
setup-err-planned = режим { $mode } ще не має суддівства
setup-err-not-in-box = у коробці «{ $edition }» немає режиму { $mode }
setup-err-players = гравців { $found } для цього режиму не підходить; можна: { $allowed }
setup-err-cards = для поля потрібно { $expected ->
    [one] { $expected } карту
    [few] { $expected } карти
    [many] { $expected } карт
   *[other] { $expected } карти
}, а дано { $found }
setup-err-roles = ролі мають бути ті, що в режимі, кожна один раз
