# Read by every room: small words that belong to none of them.

## Names of the languages, each in its own words, so that a lost player finds his.
common-lang-en = English
common-lang-uk = Українська
common-lang-ru = Русский

## Answers and lists.
common-yes = да
common-no = нет
common-nobody = никто
common-unknown = неизвестно
common-list-and = { $first } и { $last }
common-list-or = { $first } или { $last }

## A message that only the tests of plurals say.
common-items = { $n ->
    [one] { $n } штука
    [few] { $n } штуки
    [many] { $n } штук
   *[other] { $n } штуки
}
