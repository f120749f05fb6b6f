# Read by `scenario`: what is wrong with a file, a name or an option.

## Files. The place (file, line, column, field) is written before these.
scenario-flaw-syntax = не читається як YAML: { $why }
scenario-flaw-deep = вкладено надто глибоко: щонайбільше { $most } списків і полів одне в одному
scenario-flaw-many = їх більше ніж { $most }; решту не прочитано
scenario-flaw-unknown = такого поля немає; тут може бути { $known }
scenario-flaw-unknown-near = такого поля немає; може, «{ $nearest }»?
scenario-flaw-missing = цього поля бракує
scenario-flaw-twice = це поле вже є в рядку { $line }
scenario-flaw-kind = має бути { $expected }, а тут «{ $found }»
scenario-flaw-range = має бути число від { $from } до { $to }, а тут { $found }
scenario-flaw-choice = має бути { $known }, а тут «{ $found }»
scenario-flaw-name = «{ $found }» не годиться як ім’я: { $why }
scenario-flaw-same = ім’я «{ $name }» уже записано: воно може бути лише на одній карті
scenario-flaw-file = за назвою файлу тут має бути «{ $expected }», а тут «{ $found }»
scenario-flaw-sum = потрібно карт: { $expected }, а виходить { $found }
scenario-flaw-too-many = у коробці { $most ->
    [one] { $most } карта
    [few] { $most } карти
    [many] { $most } карт
   *[other] { $most } карти
} такого роду ({ $mark }), а в списку { $found }
scenario-flaw-length = має бути { $expected }, а тут { $found }
scenario-flaw-double = { $name } вже є в рядку { $line }
scenario-flaw-not-on-table = { $name } не лежить на цьому столі
scenario-flaw-not-in-mode = у цьому режимі такого немає
scenario-flaw-tier = ролі 1 рівня лежать над ролями 2 рівня

scenario-kind-text = текст
scenario-kind-number = ціле число
scenario-kind-list = список
scenario-kind-fields = поля зі значеннями

scenario-unreadable = { $file }: { $why }
scenario-stray = { $file }: звідси нічого не читається. Файли — editions/НАЗВА.yaml, decks/НАЗВА.yaml і modes/РЕЖИМ.yaml, де РЕЖИМ — { $modes }.
scenario-no-edition = Видання «{ $found }» немає. Може бути { $known }.
scenario-no-mode = Режиму «{ $found }» немає. Може бути { $known }.

## Names of suspects and players.
scenario-name-unknown = імені «{ $found }» програма тут не знає
scenario-name-near = імені «{ $found }» програма тут не знає; може, { $nearest }?
scenario-name-ambiguous = «{ $found }» — це може бути { $candidates }
scenario-name-no-cell = клітинки «{ $found }» на полі немає
scenario-name-empty = воно порожнє
scenario-name-long = у ньому більше символів, ніж { $most }
scenario-name-character = у ньому не може бути символу { $character }
scenario-name-cell = воно читається як клітинка
scenario-name-start = воно має починатися з літери

## Options.
scenario-choice-form = «{ $found }» не має вигляду НАЗВА=ЗНАЧЕННЯ
scenario-choice-name = «{ $mode }»: немає умови «{ $found }»; є { $known }
scenario-choice-value = «{ $option }» не може бути «{ $found }»; може бути { $allowed }

## A layout typed row by row.
scenario-row = Ряд { $row }: { $what }
scenario-row-rows = Має бути { $expected ->
    [one] { $expected } ряд
    [few] { $expected } ряди
    [many] { $expected } рядів
   *[other] { $expected } ряду
}, а набрано { $found }
scenario-row-length = має бути { $expected ->
    [one] { $expected } ім’я
    [few] { $expected } імені
    [many] { $expected } імен
   *[other] { $expected } імені
}, а набрано { $found }
scenario-row-unknown = { $what } (Нові імена — в лапках.)
scenario-row-twice = { $name } вже є в ряду { $row }
scenario-row-twice-here = { $name } тут двічі
scenario-row-missing = Бракує: { $names }
