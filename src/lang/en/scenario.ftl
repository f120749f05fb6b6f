# Read by `scenario`: what is wrong with a file, a name or an option.

## Files. The place (file, line, column, field) is written before these.
scenario-flaw-syntax = not readable as YAML: { $why }
scenario-flaw-deep = nested too deeply: at most { $most } lists and fields may lie in each other
scenario-flaw-many = more than { $most } of them; the rest was not read
scenario-flaw-unknown = there is no such field; here may be { $known }
scenario-flaw-unknown-near = there is no such field; did you mean “{ $nearest }”?
scenario-flaw-missing = this field is missing
scenario-flaw-twice = this field is already in line { $line }
scenario-flaw-kind = expected { $expected }, found “{ $found }”
scenario-flaw-range = expected a number from { $from } to { $to }, found { $found }
scenario-flaw-choice = expected { $known }, found “{ $found }”
scenario-flaw-name = “{ $found }” cannot be a name: { $why }
scenario-flaw-same = “{ $name }” is the name of two cards
scenario-flaw-file = by the name of the file this should be “{ $expected }”, found “{ $found }”
scenario-flaw-sum = expected { $expected } cards, found { $found }
scenario-flaw-too-many = the box has { $most ->
    [one] { $most } card
   *[other] { $most } cards
} of this kind ({ $mark }), the list names { $found }
scenario-flaw-length = expected { $expected }, found { $found }
scenario-flaw-double = { $name } is already in line { $line }
scenario-flaw-not-on-table = { $name } does not lie on this table
scenario-flaw-not-in-mode = the mode has nothing of the kind
scenario-flaw-tier = role cards of tier 1 lie above those of tier 2

scenario-kind-text = a text
scenario-kind-number = a whole number
scenario-kind-list = a list
scenario-kind-fields = fields with values

scenario-unreadable = { $file }: { $why }
scenario-stray = { $file }: nothing is read from here. Files are editions/NAME.yaml, decks/NAME.yaml and modes/MODE.yaml, where MODE is { $modes }.
scenario-no-edition = there is no edition “{ $found }”; there is { $known }
scenario-no-mode = there is no mode “{ $found }”; there is { $known }

## Names of suspects and players.
scenario-name-unknown = nobody is called “{ $found }”
scenario-name-near = nobody is called “{ $found }”; did you mean { $nearest }?
scenario-name-ambiguous = “{ $found }” may be { $candidates }
scenario-name-no-cell = there’s no cell “{ $found }” on the grid
scenario-name-empty = it is empty
scenario-name-long = it is longer than { $most } characters
scenario-name-character = the character { $character } may not be in it
scenario-name-cell = it reads as a cell
scenario-name-start = it must begin with a letter

## Options.
scenario-choice-form = “{ $found }” is not of the form NAME=VALUE
scenario-choice-name = { $mode } has no option “{ $found }”; it has { $known }
scenario-choice-value = “{ $option }” cannot be “{ $found }”; it can be { $allowed }

## A layout typed row by row.
scenario-row = Row { $row }: { $what }
scenario-row-rows = Expected { $expected ->
    [one] { $expected } row
   *[other] { $expected } rows
}, found { $found }
scenario-row-length = expected { $expected ->
    [one] { $expected } name
   *[other] { $expected } names
}, found { $found }
scenario-row-unknown = { $what } (New names go in quotes.)
scenario-row-twice = { $name } is already in row { $row }
scenario-row-twice-here = { $name } is in it twice
scenario-row-missing = Missing: { $names }
