# Read by `scenario`: what is wrong with a file, a name or an option.

## Files. The place (file, line, column, field) is written before these.
scenario-flaw-syntax = не читается как YAML: { $why }
scenario-flaw-deep = вложено слишком глубоко: не больше { $most } списков и полей друг в друге
scenario-flaw-many = их больше чем { $most }; остальные не прочитаны
scenario-flaw-unknown = такого поля нет; здесь может быть { $known }
scenario-flaw-unknown-near = такого поля нет; может, «{ $nearest }»?
scenario-flaw-missing = этого поля не хватает
scenario-flaw-twice = это поле уже есть в строке { $line }
scenario-flaw-kind = здесь нужно: { $expected }, а стоит «{ $found }»
scenario-flaw-range = нужно число от { $from } до { $to }, а стоит { $found }
scenario-flaw-choice = здесь нужно { $known }, а стоит «{ $found }»
scenario-flaw-name = «{ $found }» не может быть именем: { $why }
scenario-flaw-same = имя «{ $name }» стоит у двух карт; у одной нужно другое
scenario-flaw-file = по имени файла здесь нужно «{ $expected }», а стоит «{ $found }»
scenario-flaw-sum = нужно карт: { $expected }, а получается { $found }
scenario-flaw-too-many = в коробке { $most ->
    [one] { $most } карта
    [few] { $most } карты
    [many] { $most } карт
   *[other] { $most } карты
} такого рода ({ $mark }), а в списке { $found }
scenario-flaw-length = нужно { $expected }, а стоит { $found }
scenario-flaw-double = { $name } уже есть в строке { $line }
scenario-flaw-not-on-table = { $name } не лежит на этом столе
scenario-flaw-not-in-mode = в этой игре такого нет
scenario-flaw-tier = роли 1-го уровня лежат над ролями 2-го уровня

scenario-kind-text = текст
scenario-kind-number = целое число
scenario-kind-list = список
scenario-kind-fields = поля со значениями

scenario-unreadable = { $file }: { $why }
scenario-stray = { $file }: отсюда ничего не читается. Файлы — editions/ИМЯ.yaml, decks/ИМЯ.yaml и modes/РЕЖИМ.yaml, где РЕЖИМ — { $modes }.
scenario-no-edition = Издания «{ $found }» нет. Есть { $known }.
scenario-no-mode = Режима «{ $found }» нет. Есть { $known }.

## Names of suspects and players.
scenario-name-unknown = имени «{ $found }» здесь нет
scenario-name-near = имени «{ $found }» здесь нет; может, { $nearest }?
scenario-name-ambiguous = «{ $found }» — это может быть { $candidates }
scenario-name-no-cell = клетки «{ $found }» на поле нет
scenario-name-empty = оно пустое
scenario-name-long = в нём больше { $most } символов
scenario-name-character = в нём не может быть символа { $character }
scenario-name-cell = оно читается как клетка
scenario-name-start = оно должно начинаться с буквы

## Options.
scenario-choice-form = «{ $found }» — нужно ИМЯ=ЗНАЧЕНИЕ
scenario-choice-name = «{ $mode }»: нет настройки «{ $found }»; есть { $known }
scenario-choice-value = «{ $option }» не может быть «{ $found }»; может быть { $allowed }

## A layout typed row by row.
scenario-row = Ряд { $row }: { $what }
scenario-row-rows = Нужно { $expected ->
    [one] { $expected } ряд
    [few] { $expected } ряда
    [many] { $expected } рядов
   *[other] { $expected } ряда
}, а введено рядов: { $found }
scenario-row-length = нужно { $expected ->
    [one] { $expected } имя
    [few] { $expected } имени
    [many] { $expected } имён
   *[other] { $expected } имени
}, а введено имён: { $found }
scenario-row-unknown = { $what } (Новые имена — в кавычках.)
scenario-row-twice = { $name } уже есть в ряду { $row }
scenario-row-twice-here = { $name } здесь дважды
scenario-row-missing = Не хватает: { $names }
