# Только на странице одного игрока: кто он, что может сделать и почему отклонена его строка.

private-identity = { $kind ->
    [active] Ваша активная личность — { $suspect }.
    [plainclothes] Ваш офицер в штатском — { $suspect }.
   *[secret] Вы — { $suspect }.
}
private-kept = Свою карту вы держите сами: помощник её не знает.
private-none = { $kind ->
    [active] Активной личности у вас сейчас нет.
    [plainclothes] Офицера в штатском у вас сейчас нет.
   *[secret] Личности у вас сейчас нет.
}
private-none-before = { $kind ->
    [active] Активной личности у вас пока нет.
    [plainclothes] Офицера в штатском у вас пока нет.
   *[secret] Личности у вас пока нет.
}
private-none-left = { $kind ->
    [active] Активной личности у вас больше нет.
    [plainclothes] Офицера в штатском у вас больше нет.
   *[secret] Личности у вас больше нет.
}
private-none-yet = Личности у вас ещё нет: после первого убийства вы получите четыре карты и выберете одну из них.
private-none-chief = Офицера в штатском у вас пока нет: вы возьмёте его карту, когда соперник выберет свою личность.
private-hand = У вас в руке: { $cards }.
private-refused = Отклонено: «{ $line }». { $reason }
private-not-understood = Непонятная строка.
private-become = { $kind ->
    [plainclothes] Кто будет вашим офицером в штатском?
   *[secret] Кем вы будете?
} Наберите номер{ $real ->
    [yes] { " " }и положите эту карту перед собой рубашкой вверх.
   *[no] .
}
private-deploy = Выберите из этих карт { $n ->
    [one] { $n } офицера
    [few] { $n } офицеров
    [many] { $n } офицеров
   *[other] { $n } офицера
} в форме: наберите номера.
private-play = Какую карту выложить? Наберите номер: эту карту увидят все.
private-drew = { $n ->
    [one] Возьмите { $n } карту из настоящей колоды и наберите её имя или клетку.
    [few] Возьмите { $n } карты из настоящей колоды и наберите их имена или клетки.
    [many] Возьмите { $n } карт из настоящей колоды и наберите их имена или клетки.
   *[other] Возьмите { $n } карты из настоящей колоды и наберите их имена или клетки.
}{ $gone ->
    [none] {""}
   *[some] { " " }Подозреваемого уже нет на поле? Наберите «#» и клетку, где он был в начале: «{ $gone }».
}
private-reach = { $shift ->
    [both] Кроме сдвига и обновления: { $lines }.
    [shift] Кроме сдвига: { $lines }.
   *[none] На выбор: { $lines }.
}
private-nothing-else = { $shift ->
    [both] Сейчас можно только сдвигать или обновлять.
   *[shift] Сейчас можно только сдвигать.
}
private-leave = Можно и выйти из района: { $lines }.
private-no-save = Отсюда спасти нельзя: ответьте «нет».
private-mate = { $who } — { $suspect }
private-mates = { $n ->
    [one] Ваш напарник: { $mates }.
    [few] Ваша команда: { $mates }.
    [many] Ваша команда: { $mates }.
   *[other] Ваша команда: { $mates }.
}
private-shown = { $who }: личность раскрыта — сейчас это { $suspect }.
private-turn = Ваш ход.
private-take = На столе настоящая колода: тайно выньте из неё свои карты и снова перемешайте.
private-referee = Ведущий
# How often this page was opened before; { $line } lines had been said then.
private-opened = { $n ->
    [0] Эту страницу ещё никто не открывал.
    [1] Эту страницу открывали один раз — после строки { $line }.
    [one] Эту страницу уже открывали { $n } раз, последний раз — после строки { $line }.
    [few] Эту страницу уже открывали { $n } раза, последний раз — после строки { $line }.
    [many] Эту страницу уже открывали { $n } раз, последний раз — после строки { $line }.
   *[other] Эту страницу уже открывали { $n } раза, последний раз — после строки { $line }.
}
private-opened-early = { $n ->
    [1] Эту страницу открывали один раз, до первого хода.
    [one] Эту страницу уже открывали { $n } раз, всё до первого хода.
    [few] Эту страницу уже открывали { $n } раза, всё до первого хода.
    [many] Эту страницу уже открывали { $n } раз, всё до первого хода.
   *[other] Эту страницу уже открывали { $n } раза, всё до первого хода.
}
private-round-done = Все посмотрели.
private-round-left = Ещё не смотрели: { $who }. Открыть страницу можно в любой момент: { $command }
private-wants = { $shared ->
    [yes] Цель вашей команды
   *[no] Ваша цель
}: { $ways }.

## What is typed on the page, and what comes of it.
private-hint = Спросите здесь: { $question } · { $may } · { $why }
private-asked = «{ $line }»
private-unknown = «{ $found }» здесь не подходит: наберите номер, имя, вопрос или действие.
private-choice-most = Наберите номер от 1 до { $n } или карту, которая стоит после него.
private-no-suspect = Здесь вводят имя или номер карты либо спрашивают: { $question }
private-aloud = Это говорят вслух, за столом, а не здесь.
private-noted = Записано.
private-noted-wrong = Ошиблись? Наберите правильную карту.
private-correct-which = Ваши карты здесь: { $cards }. Какая неверна? Наберите её, а за ней верную, например { $example }.
private-correct-as = А какая карта на самом деле вместо { $card }? Наберите обе, неверную первой.
private-correct-way = не { $was }, а { $is }
private-correct-falls = Всё, что было потом, будет разыграно заново; строка, которая уже не сходится, отпадёт со всем, что после неё.
private-correct-sure = { $n }: { $way }. Чтобы исправить, наберите { $n }.
private-card-elsewhere = { $who ->
    [nobody] { $card } лежит лицом вверх, у вас её быть не может.
   *[other] { $card } — у игрока { $who }, вы же это видите.
}
private-elsewhere-typed = Наберите карту, которую держите, а если всё-таки эта — 1.
private-elsewhere-way = Всё-таки моя
private-reveal-sure = Игра ещё идёт, а так все увидят, кто вы.
private-reveal-typed = Если правда хотите, наберите 1.
private-reveal-way = Показать всем
private-reveal-sure-tell = Игра ещё идёт, а так все увидят, кто вы. Сделать это?
private-why-nothing = Ваша последняя строка принята, объяснять нечего.
private-meanwhile = За столом тем временем что-то сказали. Посмотрите ещё раз и наберите снова.
private-refused-then = { $seq ->
    [0] До первой строки, { $who }: { $told }
   *[other] После строки { $seq }, { $who }: { $told }
}

## Marks on the board of the page.
private-mark-own = вы
private-mark-own-officer = ваш офицер в штатском
private-mark-near = рядом с вами
private-mark-near-officer = рядом с ним
private-mark-mate = известная личность
private-mark-list = в списке жертв
private-mark-hand = у вас в руке
private-mark-choice = на выбор
private-mark-hand-of = в руке: { $who }
