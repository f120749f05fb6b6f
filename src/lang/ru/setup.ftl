# Read by `setup`: setups, lists of modes, and why there is no such setup.

## The labels at the left of a setup.
setup-label-box = В коробке
setup-label-table = Поле
setup-label-deck = Колода
setup-label-seats = Роли
setup-label-turn = Первые ходы
setup-label-goal = Победа
setup-label-options = Условия
setup-label-note = Замечание

## Headlines.
setup-players = игроков: { $players }
setup-minutes = { $minutes } мин
setup-difficulty-low = сложность низкая
setup-difficulty-medium = сложность средняя
setup-difficulty-high = сложность высокая
setup-seed = зерно { $seed } ({ $rng })
setup-planned = пока не судится
setup-no-mode-fits = Для такого числа игроков в этой коробке нет игры.

## What stays in the box.
setup-box = { $cards }; их карты доказательств тоже
setup-box-marked = { $n ->
    [one] { $n } подозреваемый с отметкой «{ $mark }»
    [few] все { $n } подозреваемых с отметкой «{ $mark }»
    [many] все { $n } подозреваемых с отметкой «{ $mark }»
   *[other] все { $n } подозреваемого с отметкой «{ $mark }»
}
setup-box-special = { $n ->
    [one] { $n } особая карта
    [few] { $n } особые карты
    [many] { $n } особых карт
   *[other] { $n } особой карты
}
setup-box-others = { $n ->
    [one] { $n } остальной подозреваемый
    [few] { $n } остальных подозреваемых
    [many] { $n } остальных подозреваемых
   *[other] { $n } остального подозреваемого
}

## What is printed in the corner of a card.
setup-corner-none = без отметки
setup-corner-6 = с отметкой «6»
setup-corner-7 = с отметкой «7»
setup-corner-star = с отметкой «*»
setup-corner-special = особая карта

## The table.
setup-table-random = { $size }, живыми вверх:
setup-table-alphabetical = { $size } по алфавиту, живыми вверх:
setup-table-typed = { $size }, как лежит:
setup-cells-random = Перемешайте { $n ->
    [one] { $n } остального подозреваемого
    [few] { $n } остальных подозреваемых
    [many] { $n } остальных подозреваемых
   *[other] { $n } остального подозреваемого
} и выложите квадратом { $size }, живыми вверх. Каждого зовут по клетке: a1 — слева вверху, { $last } — справа внизу.
setup-cells-alphabetical = Выложите { $n ->
    [one] { $n } остального подозреваемого
    [few] { $n } остальных подозреваемых
    [many] { $n } остальных подозреваемых
   *[other] { $n } остального подозреваемого
} квадратом { $size } по алфавиту, живыми вверх. Каждого зовут по клетке: a1 — слева вверху, { $last } — справа внизу.
setup-deck = { $n ->
    [one] { $n } карта доказательства
    [few] { $n } карты доказательств
    [many] { $n } карт доказательств
   *[other] { $n } карты доказательств
}: ровно те, кто на поле; перемешайте

## The players.
setup-begins = { $who }, начинает
setup-player = Игрок { $n }
setup-turn-killer = { $role }: { $n ->
    [one] { $n } карта доказательства
    [few] { $n } карты доказательств
    [many] { $n } карт доказательств
   *[other] { $n } карты доказательств
} рубашкой вверх — тайная личность; первым ходом обязан убить
setup-turn-inspector = { $role } первым ходом только берёт { $n ->
    [one] { $n } карту доказательства
    [few] { $n } карты доказательств
    [many] { $n } карт доказательств
   *[other] { $n } карты доказательств
} и кладёт одну из них рубашкой вверх как тайную личность
setup-goal-kill-inspector = личность соперника погибла
setup-goal-kill-count = { $n ->
    [one] погиб { $n } подозреваемый
    [few] погибли { $n } подозреваемых
    [many] погибли { $n } подозреваемых
   *[other] погибли { $n } подозреваемого
}
setup-goal-accuse-killer = личность соперника обвинена

## Notes.
setup-note-unknown = Из имён этой коробки известно { $known } из { $needed }, поэтому вместо имён — клетки. «referee deck learn { $edition }» один раз о них спросит.
setup-note-reconstructed = { $n ->
    [one] { $n } имя выведено, а не прочитано с коробки: сверьте его.
    [few] { $n } имени выведены, а не прочитаны с коробки: сверьте их.
    [many] { $n } имён выведены, а не прочитаны с коробки: сверьте их.
   *[other] { $n } имени выведены, а не прочитаны с коробки: сверьте их.
} «referee deck learn { $edition }» их исправит.
setup-note-own = { $n ->
    [one] { $n } имя не известно для этого издания и взято как набрано.
    [few] { $n } имени не известны для этого издания и взяты как набраны.
    [many] { $n } имён не известны для этого издания и взяты как набраны.
   *[other] { $n } имени не известны для этого издания и взяты как набраны.
}

## Why there is no such setup.
setup-err-planned = { $mode } компаньон пока не судит
setup-err-not-in-box = в коробке «{ $edition }» нет игры { $mode }
setup-err-players = столько игроков ({ $found }) играть не могут; можно: { $allowed }
setup-err-cards = для поля { $expected ->
    [one] нужна { $expected } карта
    [few] нужны { $expected } карты
    [many] нужно { $expected } карт
   *[other] нужно { $expected } карты
}, а дано { $found }
setup-err-roles = роли должны быть те, что в игре, каждая один раз
