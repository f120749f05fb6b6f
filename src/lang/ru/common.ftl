# Read by every room: small words that belong to none of them.

## The language's own name, so that a lost player finds it.
common-self = Русский

## Answers and lists.
common-yes = да
common-no = нет
common-list-and = { $first } и { $last }
common-list-or = { $first } или { $last }

## A message that only the tests of plurals say.
common-items = { $n ->
    [one] { $n } штука
    [few] { $n } штуки
    [many] { $n } штук
   *[other] { $n } штуки
}
common-quoted = «{ $text }»
common-typed = «{ $text }»
