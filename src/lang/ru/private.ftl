# Только на странице одного игрока: кто он, что может сделать и почему отклонена его строка.

private-identity = Ваша тайная личность: { $suspect }.
private-kept = Свою карту вы держите у себя: посмотрите на неё сейчас. Помощник её не знает.
private-none = У вас ещё нет личности.
private-hand = Карты в руке: { $cards }.
private-list = Ваш список, лицом вниз: { $cards }.
private-refused = Отклонено: { $line } — { $reason }
private-not-understood = Строка не понята.
private-become = Кем вы будете? Наберите число или имя.
private-drew = { $n ->
    [one] Возьмите { $n } карту из настоящей колоды и наберите её имя.
    [few] Возьмите { $n } карты из настоящей колоды и наберите их имена.
    [many] Возьмите { $n } карт из настоящей колоды и наберите их имена.
   *[other] Возьмите { $n } карты из настоящей колоды и наберите их имена.
}
private-reach = Можно: { $lines }.
private-mate = В вашей команде { $who } — это { $suspect }.
private-take = В игре настоящая колода: тайно выньте из неё свои карты и перемешайте её снова.
private-referee = Ведущий
# How often this page was opened before; { $line } lines had been said then.
private-opened = { $n ->
    [0] Эту страницу ещё никто не открывал.
    [one] Эту страницу уже открывали { $n } раз, последний раз — после строки { $line }.
    [few] Эту страницу уже открывали { $n } раза, последний раз — после строки { $line }.
    [many] Эту страницу уже открывали { $n } раз, последний раз — после строки { $line }.
   *[other] Эту страницу уже открывали { $n } раза, последний раз — после строки { $line }.
}
private-round-done = Все уже посмотрели.
private-round-left = Ещё не смотрели: { $who }. В любой момент потом: { $command }
private-wants = Ваша цель: { $ways }.

## What is typed on the page, and what comes of it.
private-hint = Вопросы: { $question } · { $may } · { $why }
private-asked = «{ $line }»
private-unknown = «{ $found }» — не имя, не вопрос и не строка.
private-choice-most = Наберите число от 1 до { $n } или имя.
private-aloud = Это говорят вслух за столом, а не здесь.
private-noted = Записано.
private-why-nothing = Ни одна ваша строка не отклонена.
private-meanwhile = Тем временем за столом что-то сказали. Взгляните ещё раз и наберите снова.
private-refused-then = После строки { $seq }, { $who }: { $told }

## Marks on the board of the page.
private-mark-own = вы
private-mark-near = рядом с вами
private-mark-mate = ваша команда
private-mark-hand = у вас в руке
private-mark-choice = на выбор
private-mark-hand-of = в руке: { $who }
