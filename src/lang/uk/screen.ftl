# Read by `src/screen`: the board, prompts and the private page.

## The board. A legend speaks of several, a line of words of one.
screen-legend-dead = мертві
screen-legend-exonerated = виправдані
screen-legend-officer = офіцери у формі
screen-legend-arrested = під арештом
screen-legend-last = остання дія
screen-row = Ряд { $n }: { $who }
# Forms without gender: nobody knows the suspect's.
screen-dead = вбито
screen-exonerated = виправдано
screen-officer = офіцер у формі
screen-arrested = під арештом
screen-last = остання дія

## The private page. It speaks to its owner by name, in no case but the first.
screen-private-holding = { $owner }: поверніть екран так, щоб ніхто інший його не бачив.
screen-private-pass = Передайте екран. Дивиться лише { $owner }.
screen-private-holding-keys = Пробіл: показати   Esc: не зараз
screen-private-title = Тільки для вас: { $owner }
screen-private-small = Для QR-коду потрібне вікно щонайменше { $columns } × { $rows }.
screen-private-long = Для QR-коду тут забагато тексту.
screen-private-entry-keys = Enter: надіслати   Esc: стерти
screen-private-hidden = Сховано.
screen-private-hidden-keys = Enter: далі
screen-key-text = Пробіл: показати текст
screen-key-code = Пробіл: показати QR-код
screen-key-more = Пробіл: далі
screen-key-first = Пробіл: спочатку
screen-key-hide = Esc: сховати (або сама сховається за { $n } с)
screen-key-stays = нотатка …: занотувати   Esc: закрити (лишається й стежить за грою)

## Questions.
screen-ask-hidden = { $prompt } (на екрані не видно):

## A sheet of paper for one player.

## The board in big type.
