# Read by `setup`: setups, lists of modes, and why there is no such setup.

## The labels at the left of a setup.
setup-label-box = У коробці
setup-label-table = Поле
setup-label-vaults = Сейфи
setup-label-deck = Стос
setup-label-roles = Стос ролей
setup-label-tokens = Жетони
setup-label-seats = Підказки
setup-label-teams = Команди
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
setup-seed = зерно { $seed }
setup-code = код { $code }
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
setup-box-unmarked = { $n ->
    [one] { $n } підозрюваний без позначки
    [few] усі { $n } підозрювані без позначки
    [many] усі { $n } підозрюваних без позначки
   *[other] усі { $n } підозрюваного без позначки
}
setup-box-some-unmarked = { $n } із { $of } підозрюваних без позначки
setup-box-some = { $n } із { $of } підозрюваних із позначкою «{ $mark }»
setup-box-beside = { $cards } — на іншому столі; їх не беріть
setup-box-aside = відкладіть { $cards }: їхні карти позначають офіцерів у формі
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
setup-cells-lie = { $size }, як { $n ->
    [one] лежить { $n } підозрюваний
    [few] лежать { $n } підозрювані
    [many] лежать { $n } підозрюваних
   *[other] лежать { $n } підозрюваного
}. Кожного звуть за клітинкою: a1 — ліворуч угорі, { $last } — праворуч унизу.
setup-vaults = грабують із { $vaults }; центр — { $centre }
setup-deck = { $n ->
    [one] { $n } карта доказів
    [few] { $n } карти доказів
    [many] { $n } карт доказів
   *[other] { $n } карти доказів
}: саме ті підозрювані, що на полі; перетасуйте
setup-roles-tier = { $n } рівень: { $roles }
setup-tokens-all = { $tokens }: усі, що є в коробці

## The players.
setup-begins = { $who }, починає
setup-player = Гравець { $n }
setup-turns = Ходять у цьому порядку
setup-turns-heist = Грабіжники ходять у цьому порядку; { $role } діє після кожної відкритої дії та після { $n ->
    [one] { $n } прихованої
    [few] { $n } прихованих поспіль
    [many] { $n } прихованих поспіль
   *[other] { $n } прихованої
}
setup-team = Команда { $n }
setup-sit-opposite = Сядьте навколо столу в порядку ходів: партнери опиняться одне навпроти одного
setup-sit-in-turn = Сядьте навколо столу в порядку ходів: команди чергуватимуться — 1, 2, 3, 1, 2, 3, 1, 2, 3
setup-sit-by-side = Кожна команда сидить разом, команди — по різні боки столу
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
setup-turn-treasures = По жетону «{ $token }» на кожного підозрюваного, усього { $n }
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
setup-goal-each-team = Кожна команда
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
setup-goal-steal-all = вкрадено всі жетони «{ $token }»
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
setup-note-tokens = Потрібно { $needed ->
    [one] { $needed } жетон
    [few] { $needed } жетони
    [many] { $needed } жетонів
   *[other] { $needed } жетона
} «{ $token }», а в коробці { $has }: замість решти візьміть щось дрібне.
setup-note-code = Код зроблено з іншими іменами чи файлами сценаріїв, ніж тут: там стіл інший.

## Why there is no such setup.
setup-err-planned = режим { $mode } ще не має суддівства
setup-err-not-in-box = у коробці «{ $edition }» немає режиму { $mode }
setup-err-players = гравців { $found } для цього режиму не підходить; можна: { $allowed }
setup-err-players-near = гравців { $found } для цього режиму не підходить; можна: { $allowed }; найближче: { $near }
setup-err-spies = шпигунів { $found }, а їх не поділити на однакові команди по двоє чи троє; можна: { $allowed }; найближче: { $near }
setup-err-cards = для поля потрібно { $expected ->
    [one] { $expected } карту
    [few] { $expected } карти
    [many] { $expected } карт
   *[other] { $expected } карти
}, а дано { $found }
setup-err-roles = ролі мають бути ті, що в режимі, кожна один раз
setup-err-code = Це не код розкладки: якась літера хибна, зайва, пропущена чи не на місці.
setup-err-code-newer = Цей код — від новішої версії програми.
setup-err-other-box = на іншому столі коробка «{ $edition }», тож карти не перетнуться: --beside не потрібно
setup-err-beside-large = два столи з однієї коробки — щонайбільше 5×5
setup-err-box-small = у коробці підозрюваних { $cards }, а обом столам разом потрібно { $needed }
