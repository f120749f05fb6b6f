# Read by `src/screen`: the board, prompts and the private page.

## The board. A legend speaks of several, a line of words of one.
screen-legend-dead = погибшие
screen-legend-exonerated = оправданные
screen-legend-officer = офицеры в форме
screen-legend-arrested = под арестом
screen-legend-last = последнее действие
screen-row = Ряд { $n }: { $who }
# Forms without gender: nobody knows the suspect's.
screen-dead = погиб
screen-exonerated = оправдан
screen-officer = офицер в форме
screen-arrested = под арестом
screen-last = последнее действие

## The private page. It speaks to its owner by name, in no case but the first.
screen-private-holding = { $owner }, поверните экран так, чтобы его никто больше не видел.
screen-private-pass = Передайте экран. Смотрит только { $owner }.
screen-private-holding-keys = Пробел: показать   Esc: не сейчас
screen-private-title = Только для вас, { $owner }
screen-private-small = Для QR-кода нужно окно не меньше { $columns } × { $rows }.
screen-private-long = Для QR-кода здесь слишком много текста.
screen-private-entry-keys = Enter: отправить   Esc: стереть
screen-private-hidden = Скрыто.
screen-private-hidden-keys = Enter: дальше
screen-key-text = Пробел: текст
screen-key-code = Пробел: QR-код
screen-key-more = Пробел: дальше
screen-key-first = Пробел: сначала
screen-key-hide = Esc: скрыть (или скроется само через { $n } с)
screen-key-stays = заметка …: записать   Esc: закрыть (остаётся и следит за игрой)

## Questions.
screen-ask-hidden = { $prompt } (на экране не видно):

## A sheet of paper for one player.

## The board in big type.
