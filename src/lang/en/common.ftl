# Read by every room: small words that belong to none of them.

## The language’s own name, so that a lost player finds it.
common-self = English

## Answers and lists.
common-yes = yes
common-no = no
common-list-and = { $first } and { $last }
common-list-or = { $first } or { $last }

## A message that only the tests of plurals say.
common-items = { $n ->
    [one] { $n } item
   *[other] { $n } items
}
common-quoted = “{ $text }”
common-typed = `{ $text }`
