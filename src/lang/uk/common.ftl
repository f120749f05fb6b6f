# Read by every room: small words that belong to none of them.

## Names of the languages, each in its own words, so that a lost player finds his.
common-lang-en = English
common-lang-uk = Українська
common-lang-ru = Русский

## Answers and lists.
common-yes = так
common-no = ні
common-nobody = ніхто
common-unknown = невідомо
common-list-and = { $first } та { $last }
common-list-or = { $first } чи { $last }

## A message that only the tests of plurals say.
common-items = { $n ->
    [one] { $n } штука
    [few] { $n } штуки
    [many] { $n } штук
   *[other] { $n } штуки
}
