# Read by every room: small words that belong to none of them.

## Names of the languages, each in its own words, so that a lost player finds his.
common-lang-en = English
common-lang-uk = Українська
common-lang-ru = Русский

## Answers and lists.
common-yes = yes
common-no = no
common-nobody = nobody
common-unknown = unknown
common-list-and = { $first } and { $last }
common-list-or = { $first } or { $last }

## A message that only the tests of plurals say.
common-items = { $n ->
    [one] { $n } item
   *[other] { $n } items
}
