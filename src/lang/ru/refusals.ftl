# Read by `src/cli`: why a line was not understood, or which rule forbids it.

## Words.
refusals-empty = Ничего не сказано. Что можно сказать сейчас: referee legal
refusals-verb = Ни одна строка не начинается с «{ $found }».
refusals-verb-hint = Что можно сказать сейчас: referee legal
refusals-verb-elsewhere = «{ $found }» здесь не говорят: для действий есть referee act, для вопросов — referee ask.
refusals-near = Может, { $nearest }?
refusals-missing = После «{ $verb }» чего-то не хватает.
refusals-example = Например: { $line }
refusals-extra = После «{ $verb }» есть лишнее: «{ $found }».
refusals-line = «{ $found }» — здесь нет такого ряда или столбца; ряды 1–{ $rows }, столбцы a–{ $last }.
refusals-direction = Линия { $line } движется { $back } или { $forth }, а не «{ $found }».
refusals-distance = «{ $found }» — не расстояние; можно на 1 или на 2.
refusals-reach = «{ $found }» — не число шагов; может быть от 1 до 7.
refusals-choose = В линии { $line } несколько погибших. Назовите, кого убрать: { $names }.
refusals-yes-no = «{ $found }» — это ни да, ни нет.
refusals-cell = Клетки «{ $found }» на поле нет.
refusals-number = «{ $found }» — это не число.
refusals-one-of = «{ $found }» здесь ни при чём: может быть { $possible }.

## The one sentence for everybody when only its owner may know why.
refusals-hidden = Эта строка не принята, а почему — не для всех.
refusals-hidden-hint = Причина ждёт на тайной странице: referee secret { $seat }

## Rules. Each says what is forbidden and what would be right.
refusals-rule-game-over = Игра окончена, действий больше нет. Вернуться можно, только отменив строку.
refusals-rule-not-your-turn = Ещё нет: сейчас должен сказать { $who }.
refusals-rule-other-owed = Сейчас ждём не этого.
refusals-rule-not-your-action = { $who }: у этой роли нет такого действия.
refusals-rule-first-kill = Первый ход игры — убийство. Всё остальное потом.
refusals-rule-kill-neighbour = Не дотянуться: { $suspect }. Жертва должна быть рядом с тайной личностью, но не ею самой.
refusals-rule-kill-living = { $suspect }: этот подозреваемый уже погиб. Жертва должна быть живой.
refusals-rule-accuse-neighbour = Не дотянуться: { $suspect }. Обвиняют того, кто рядом с вашей тайной личностью, или её саму.
refusals-rule-steal-neighbour = Не дотянуться: { $suspect }. Обкрадывают тех, кто рядом с активной личностью; её саму — только если так договорились за столом.
refusals-rule-no-treasure = Здесь уже нечего взять: { $suspect }.
refusals-rule-accuse-officer = Не дотянуться: { $suspect }. Обвиняют того, кто рядом с одним из ваших офицеров, в штатском или в форме.
refusals-rule-not-an-officer = { $suspect }: это не офицер в форме.
refusals-rule-off-grid = { $suspect } уже не на поле. Выберите того, кто ещё лежит на нём.
refusals-rule-empty-deck = Колода доказательств пуста, а это действие начинается с добора карты. Выберите другое.
refusals-rule-not-in-hand = { $suspect }: этой карты нет среди тех, из которых вы выбираете.
refusals-rule-dead-identity = { $suspect }: этот подозреваемый уже погиб. Тайную личность выбирают среди живых.
refusals-rule-card-elsewhere = { $suspect }: это не может быть та карта, она уже лежит открытой или уже ваша.
refusals-rule-card-count = Карт взято не столько. Назовите каждую взятую карту один раз.
refusals-rule-disguise-result = Так на столе быть не может: с картой живого маскировка удаётся, карта погибшего идёт в сброс.
refusals-rule-play-result = { $suspect }: карту живого кладут на него, карту погибшего сбрасывают.
refusals-rule-undo-ban = Линию { $line } только что сдвинул кто-то другой; сразу обратно её сдвигать нельзя.
refusals-rule-same-arrangement = Так линия { $line } легла бы, как до последнего сдвига. Сразу нельзя.
refusals-rule-no-such-line = Линии { $line } на поле нет.
refusals-rule-empty-shift = Линия { $line } лежала бы, как лежит. Сдвиг должен что-то изменить.
refusals-rule-shift-by-one = Линию { $line } сдвигают только на одну карту; на две могут лишь другие роли.
refusals-rule-collapse-every-line = В линии { $line } нет погибших. Обновить можно, когда из каждой линии есть кого убрать.
refusals-rule-collapse-one = Из линии { $line }, как и из каждой, убирают ровно одного погибшего.
refusals-rule-collapse-all = За этим столом убирают всех погибших сразу, и только если в каждой линии их поровну.
refusals-rule-collapse-dead = С поля убирают только погибших; { $suspect } не из них.
refusals-rule-collapse-last = Не осталось бы ничего. Последний ряд и последний столбец остаются всегда.
refusals-rule-capture-neighbour = Слишком далеко: { $suspect }. Поймать можно только соседа своей тайной личности.
refusals-rule-capture-living = { $suspect }: этот подозреваемый уже погиб, им никто не является. Ловите живого.
refusals-rule-capture-self = { $suspect } — это ваша тайная личность. Ловите кого-нибудь другого.
refusals-rule-canvass-neighbour = Слишком далеко: { $suspect }. Допросить можно соседа своей тайной личности или её саму.
refusals-rule-not-asked = { $who } здесь не отвечает, или за этого игрока отвечает помощник. Называйте только тех, кто сам хранит свои карты.
refusals-rule-gave-up = { $who } уже сдался и больше не играет.
