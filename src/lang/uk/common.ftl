# Read by every room: small words that belong to none of them.

## The language's own name, so that a lost player finds it.
common-self = Українська

## Answers and lists.
common-yes = так
common-no = ні
common-list-and = { $first } та { $last }
common-list-or = { $first } або { $last }

## A message that only the tests of plurals say.
common-items = { $n ->
    [one] { $n } штука
    [few] { $n } штуки
    [many] { $n } штук
   *[other] { $n } штуки
}
common-quoted = «{ $text }»
common-typed = «{ $text }»
