# Read by `src/screen`: why a line was not understood, or which rule forbids it.

## Words.
refusals-empty = Ничего не сказано. Что можно сказать сейчас: { $command }
refusals-long = В этой строке { $letters } символов, слов { $words }. Читается не больше { $most } символов и { $most_words } слов; ничего не сделано.
refusals-verb = Ни одна строка не начинается с «{ $found }».
refusals-verb-hint = Что можно сказать сейчас: { $command }
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
refusals-latin = Буквы клеток и столбцов — латинские.
refusals-number = «{ $found }» — это не число.
refusals-one-of = «{ $found }» здесь ни при чём: может быть { $possible }.

## The one sentence for everybody when only its owner may know why.
refusals-more = Подробнее: { $command }
refusals-hidden = Эта строка не принята, а почему — не для всех.
refusals-hidden-hint = Причина ждёт на тайной странице: { $command }

## Rules. Each says what is forbidden and what would be right.
refusals-rule-game-over = Игра окончена, действий больше нет. Вернуться можно, только отменив строку.
refusals-rule-not-your-turn = Ещё нет: сейчас говорит { $who }.
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
refusals-rule-nobody-then = { $suspect }: в той строке у вас ещё не было личности. Назовите строку, с которой вы — этот подозреваемый.
refusals-rule-evade-cards = Чтобы сбежать, в колоде доказательств нужны две карты: новая личность и новая жертва. Выберите другое.
refusals-rule-empty-hand = Колода доказательств и рука пусты, выкладывать нечего. Выберите другое.
refusals-rule-list-place = В списке нет закрытой карты на этом месте; 1 — та, что рядом с открытой.
refusals-rule-living-in-hand = Кто-то в этой руке ещё должен быть жив: карта живого становится личностью.
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
refusals-rule-gave-up = { $who } уже не играет: эта сторона сдалась.
refusals-rule-kill-arrested = { $suspect } под арестом, этого подозреваемого нельзя убить.
refusals-rule-accuse-straight = Не дотянуться: { $suspect }. Обвиняют того, кто не дальше трёх карт в вашем ряду или столбце, или собственную личность.
refusals-rule-autopsy-neighbour = Вскрытие невозможно: { $suspect }. Нужен погибший сосед вашей тайной личности.
refusals-rule-disarm-neighbour = Не дотянуться: { $suspect }. Обезвреживают только у соседа, никогда у себя.
refusals-rule-token-kind = Это действие не для таких жетонов.
refusals-rule-token-absent = Такого жетона здесь нет: { $suspect }.
refusals-rule-token-living = Сюда жетон не кладут: { $suspect }. Только на живых и не арестованных.
refusals-rule-token-twice = Такой жетон здесь уже есть: { $suspect }. Больше одного каждого вида не кладут.
refusals-rule-protect-six = На поле уже шесть жетонов защиты. Вместо этого заберите один.
refusals-rule-save-line = Не на одной линии: { $suspect }. Спасают того, кто в одном ряду или столбце с вашей тайной личностью, и никогда не её саму.
refusals-rule-plant-neighbour = Не дотянуться: { $suspect }. Бомбу закладывают соседу или себе.
refusals-rule-blast-neighbour = { $suspect } — не рядом со взрывающейся бомбой.
refusals-rule-shoot-diagonal = Не дотянуться: { $suspect }. Стреляют по диагонали, не дальше трёх карт.
refusals-rule-token-neighbour = Слишком далеко: { $suspect }. Жетон перекладывают на соседа того, на ком он лежит.
refusals-rule-swap-neighbours = Такую пару не меняют: { $suspect }. Обычно двое должны быть соседями; по настройке — оба рядом с Маньяком.
refusals-rule-threaten-straight = Не дотянуться: { $suspect }. Угрожают не дальше трёх карт в одном ряду и одном столбце.
refusals-rule-threaten-count = Угрожают одному, двум или трём; никому — только если никого не достать.
refusals-rule-threat-strikes = Так не может быть: погибают все, кому угрожали, рядом с одним местом, и никто другой.
refusals-rule-profile-living = { $suspect }: этот подозреваемый погиб. Выкладывают только карту живого.
refusals-rule-profile-nobody = В руке есть карта живого: назовите её.
refusals-rule-profile-nothing = Рука и колода пусты: ничего не изменится.
refusals-rule-play-living = Одна из взятых карт показывает живого: выкладывают её, а не эту: { $suspect }.
refusals-rule-not-your-role = У игрока { $who } не может быть роли с таким действием.
refusals-rule-vault-opened = Это хранилище уже взломано, его нет в игре.
refusals-rule-token-there = Ваш жетон уже лежит у этого хранилища. Хранилище вскрывают три разных вора.
refusals-rule-vault-zone = Хранилище грабят только с клетки его зоны.
refusals-rule-hack-outside = Кто стоит в зоне, грабит обычным образом: взламывать систему можно только вне всех зон.
refusals-rule-hack-reach = Ни одна соседняя клетка не относится к зоне этого хранилища.
refusals-rule-crack-token = Второй жетон кладут только туда, где лежит ровно один ваш.
refusals-rule-one-of-two-tokens = У того хранилища нет вашего жетона: оставить или забрать.
refusals-rule-officer = Не офицер в форме: { $suspect }.
refusals-rule-officer-near = Не дотянуться: { $suspect }. Офицер должен стоять рядом с вашей тайной личностью.
refusals-rule-officer-stunned = Этот офицер оглушён, пока не оглушён другой: { $suspect }.
refusals-rule-stunned-line = В линии { $line } оглушённый офицер: начальник безопасности не может её сдвинуть.
refusals-rule-silence-three = Трое офицеров уже убиты: больше за игру нельзя.
refusals-rule-swap-neighbour = Местами меняются только соседи. Не сосед: { $suspect }.
refusals-rule-name-own = Если вашей карты никто не держит, назовите сначала своего подозреваемого; если её знает помощник, назовите только другого.
refusals-rule-quiet-officer = В линии { $line } нет офицера в форме: обычный сдвиг и так скрытный.
refusals-rule-accuse-able = Не дотянуться: { $suspect }. Обвиняемый должен стоять рядом с неоглушённым офицером.
refusals-rule-survey-square = Квадрат 4×4 должен целиком лежать на поле. Назовите его левую верхнюю клетку.
refusals-rule-officer-count = За этим столом играет другое число офицеров.
refusals-rule-role-too = Вместе взята и карта роли. Назовите обе.
refusals-rule-role-tier = Следующая карта роли относится к другому уровню.
refusals-rule-role-elsewhere = Эта карта роли лежит открыто в другом месте или вышла из игры.

## Rules of Mr. Jack.
refusals-rule-card-not-open = { $suspect }: этим персонажем сейчас не играют. Открыты: { $list }.
refusals-rule-card-not-named = { $suspect }: этот персонаж не назван. Сейчас играют: { $list }.
refusals-rule-no-street = { $hex } — это { $other }, там никто не останавливается.
refusals-rule-occupied = На { $hex } стоит { $other }. Остановиться там можно, только чтобы обвинить, и только Детективу.
refusals-rule-must-move = { $suspect } уже стоит на { $hex }. Идти нужно хотя бы на один гекс и остановиться на другом.
refusals-rule-too-far = До { $hex } { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
}, а { $suspect } может сделать { $most }.
refusals-rule-power-must = Способность нужно использовать. { $suspect } { $other }
refusals-rule-power-after-end = После обвинения или выхода ничего не бывает. Способность — до них или никак.
refusals-rule-not-his-power = Это не та способность. { $suspect } { $other }
refusals-rule-lantern-way = Кто передвигает Ватсона, в конце говорит, куда светит лампа; больше никто этого не говорит.
refusals-rule-lamp-lit = На { $hex } нет зажжённого фонаря. Зажжены: { $list }.
refusals-rule-lamp-unlit = { $hex } — не погасший фонарь. Погасшие: { $list }.
refusals-rule-cordon-there = Здесь кордона нет: { $other } выход. Перекрыты: { $list }.
refusals-rule-cordon-open = Здесь кордон уже стоит: { $other } выход. Открыты: { $list }.
refusals-rule-cover-there = На { $hex } нет крышки люка. Закрыты: { $list }.
refusals-rule-cover-open = { $hex } — не открытый люк. Открыты: { $list }.
refusals-rule-swap-gull = Местами меняется только Гал, с любым другим персонажем на поле.
refusals-rule-whistle-once = Свист передвигает каждого из других не больше раза, а самого Гудли никогда.
refusals-rule-whistle-nearer = { $suspect } на { $hex } не станет ближе: улицами оттуда до Гудли на { $other } { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
}, а сейчас { $most }.
refusals-rule-whistle-points = На этот свист нужно { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
}, а их на всех вместе 3.
refusals-rule-whistle-more = Свист нужно использовать: { $n ->
    [one] хотя бы { $n } шаг.
    [few] все { $n } шага.
    [many] все { $n } шагов.
   *[other] все { $n } шага.
}
refusals-rule-accuse-detective = Обвиняет только Детектив, а сейчас играет { $who }.
refusals-rule-accuse-somebody = На { $hex } нет другого, кого можно обвинить.
refusals-rule-exit-jack = Выводит из района только Джек, а сейчас играет { $who }.
refusals-rule-exit-seen = Карта Свидетеля показывает «Видимый»: в этом раунде никто не уходит.
refusals-rule-exit-cordon = Выход перекрыт кордоном: { $other }. Открыты: { $list }.
refusals-rule-exit-far = { $suspect }: чтобы уйти отсюда ({ $other } выход), нужно { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
}, последний — с { $hex }; можно { $most }.
refusals-rule-exit-innocent = { $suspect } — невинный персонаж, значит, не Джек, а больше никто не уходит.
refusals-rule-exit-only-jack = { $suspect } — не Джек, а больше никто не уходит.
refusals-rule-call-nobody = Так не может быть: тогда невинны были бы все.
