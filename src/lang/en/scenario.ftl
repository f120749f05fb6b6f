# Read by `scenario`: what is wrong with a file, a name or an option.

## Files. The place (file, line, column, field) is written before these.
scenario-flaw-syntax = this isn’t valid YAML: { $why }
scenario-flaw-deep = nested too deeply: { $most } levels of lists and fields at most
scenario-flaw-many = more than { $most } of them; the rest wasn’t read
scenario-flaw-unknown = there’s no such field; possible here: { $known }
scenario-flaw-unknown-near = there’s no such field; did you mean “{ $nearest }”?
scenario-flaw-missing = this field is missing
scenario-flaw-twice = this field is already on line { $line }
scenario-flaw-kind = expected { $expected }, found “{ $found }”
scenario-flaw-range = expected a number from { $from } to { $to }, found { $found }
scenario-flaw-choice = expected { $known }, found “{ $found }”
scenario-flaw-name = “{ $found }” can’t be a name: { $why }
scenario-flaw-same = two cards are called “{ $name }”
scenario-flaw-file = the file name says “{ $expected }”, but this says “{ $found }”
scenario-flaw-sum = expected { $expected } cards, found { $found }
scenario-flaw-too-many = the box has { $most ->
    [one] { $most } card
   *[other] { $most } cards
} of this kind ({ $mark }), the list names { $found }
scenario-flaw-length = expected { $expected }, found { $found }
scenario-flaw-double = { $name } is already on line { $line }
scenario-flaw-not-on-table = { $name } isn’t on this table
scenario-flaw-not-in-mode = this mode has nothing like that
scenario-flaw-tier = the role cards of tier 1 go on top of tier 2

scenario-kind-text = text
scenario-kind-number = a whole number
scenario-kind-list = a list
scenario-kind-fields = fields with values

scenario-unreadable = { $file }: { $why }
scenario-stray = { $file }: nothing is read from here. Files are editions/NAME.yaml, decks/NAME.yaml and modes/MODE.yaml, where MODE is { $modes }.
scenario-no-edition = There’s no edition “{ $found }”. Choose { $known }.
scenario-no-mode = There’s no mode “{ $found }”. Choose { $known }.

## Names of suspects and players.
scenario-name-unknown = nobody is called “{ $found }”
scenario-name-near = nobody is called “{ $found }”; did you mean { $nearest }?
scenario-name-ambiguous = “{ $found }” could be { $candidates }
scenario-name-no-cell = there’s no cell “{ $found }” on the grid
scenario-name-empty = it’s empty
scenario-name-long = it’s longer than { $most } characters
scenario-name-character = it can’t contain { $character }
scenario-name-cell = it looks like a cell
scenario-name-start = it has to start with a letter

## Options.
scenario-choice-form = “{ $found }” isn’t in the form NAME=VALUE
scenario-choice-name = { $mode } has no option “{ $found }”; it has { $known }
scenario-choice-value = “{ $option }” can’t be “{ $found }”; use { $allowed }

## A layout typed row by row.
scenario-row = Row { $row }: { $what }
scenario-row-rows = This grid has { $expected ->
    [one] { $expected } row
   *[other] { $expected } rows
}; you gave { $found }
scenario-row-length = { $expected ->
    [one] { $expected } name, please
   *[other] { $expected } names, please
}; you gave { $found }
scenario-row-unknown = { $what } (new names go in quotes)
scenario-row-twice = { $name } is already in row { $row }
scenario-row-twice-here = { $name } is in there twice
scenario-row-missing = Missing: { $names }
