# Read by `src/screen`: why a line was not understood, or which rule forbids it.

## Words.
refusals-empty = Строка пустая. Что можно сказать сейчас: наберите «{ $command }».
refusals-long = В этой строке символов: { $letters }, слов: { $words }; можно не больше { $most } и { $most_words }. Ничего не сделано.
refusals-verb = Непонятное слово: «{ $found }».
refusals-verb-hint = Что можно сказать сейчас: наберите «{ $command }».
refusals-over = Игра окончена. «{ $quit }» — закрыть стол, «{ $undo }» — играть дальше.
refusals-verb-elsewhere = «{ $found }» здесь не годится: для действий есть referee act, для вопросов — referee ask.
refusals-verb-inside = С «{ $found }» здесь не начинают: сначала назовите персонажа.
refusals-near = Вы имели в виду { $nearest }?
refusals-missing = Что дальше после «{ $verb }»?
refusals-example = Например: { $line }
refusals-no-move = «{ $found }» — не действие. Наберите: { $command }
refusals-extra = После «{ $verb }» лишнее: «{ $found }».
refusals-extra-card = Выберите только одну карту; «{ $found }» — лишнее.
refusals-line = «{ $found }» — здесь нет такого ряда или столбца: ряды 1–{ $rows }, столбцы a–{ $last }.
refusals-direction = { $axis ->
    [rows] Ряд
   *[columns] Столбец
} { $line } двигают { $back } или { $forth }, а не «{ $found }».
refusals-distance = «{ $found }» — не то расстояние: сдвигают на одну карту, а кто сдвигает ускоренно — на одну или две.
refusals-reach = «{ $found }» — не то число шагов: бывает от 1 до 7.
refusals-choose = { $axis ->
    [rows] В ряду
   *[columns] В столбце
} { $line } погибших несколько. Назовите, кого убрать: { $names }.
refusals-yes-no = «{ $found }» — это ни да, ни нет.
refusals-whose-card = Кто это был?
refusals-which-token = Что обезвредить: бомбу или угрозу?
refusals-role-whose = Добавьте, чья это роль.
refusals-secret = Кто это на поле — тайна до конца игры. Что можно знать уже сейчас, покажет «{ $command }».
refusals-no-suspect = Назовите подозреваемого, а не «{ $found }».
refusals-cell = Клетки «{ $found }» на поле нет.
refusals-name-by-cell = Имени «{ $found }» программа не знает: тут играют по клеткам. Назовите клетку этой карты, например c3.
refusals-half-cell = «{ $found }» — не клетка: клетка — это буква и номер, например c3.
refusals-latin = Буквы клеток и столбцов — латинские.
refusals-number = «{ $found }» — это не число.
refusals-twice = Кто обновляет поле: ещё { $before } или уже { $who }? Введите { $lines }.
refusals-unclear = Эта строка непонятна.
refusals-perhaps = Не понимаю «{ $found }». Вы имели в виду { $lines }?
refusals-one-of = «{ $found }» здесь не подходит. Можно: { $possible }.

## The one sentence for everybody when only its owner may know why.
refusals-more = Подробнее: наберите «{ $command }».
refusals-not-asked = Сейчас об этом не спрашивают. Ходит { $who }.
refusals-whose-one = Так может только { $others }.
refusals-whose-several = Так могут только { $others }.
refusals-whose-role = Так может только { $others }.
refusals-whose-the = Так может только { $others }.
refusals-others-turn = Сейчас ходит { $who }, а так { $whose ->
    [several] могут
   *[seat] может
} только { $others }.
refusals-hidden = Так нельзя. Почему — увидит только { $who }: «{ $command }».
refusals-hidden-page = Так нельзя. Почему — увидит только { $who } на тайной странице.

## Rules. Each says what is forbidden and what would be right.
refusals-rule-game-over = Игра окончена, ходить больше нельзя. Вернуться можно, только отменив последний ход.
refusals-rule-not-your-turn = Рано: сначала { $who }.
refusals-rule-other-owed = Не сейчас.
refusals-no-verb = В этой игре такого действия нет.
refusals-rule-not-your-action = { $who } сейчас этого не может.
refusals-not-yours = { $who }: это действие не для этой роли.
refusals-canvass-draws = Детектив не выбирает подозреваемого: скажите только «допросить», возьмите две карты и выложите одну из них.
refusals-threaten-after = { $who } угрожает после действия, а не вместо него.
refusals-protect-first = Защищает только { $other }: раз за ход, до действия.
refusals-save-nobody = Сейчас спасать некого.
refusals-rule-first-kill = Первым ходом игры нужно убить. Всё остальное потом.
refusals-rule-kill-neighbour = Не дотянуться: { $suspect } — не сосед. Убивают соседа своей тайной личности, но не её саму.
refusals-rule-kill-living = { $suspect } уже среди погибших. Выберите живого.
refusals-rule-accuse-neighbour = Не дотянуться: { $suspect } — не сосед. Назвать можно соседа своей тайной личности или её саму.
refusals-rule-steal-neighbour = Не дотянуться: { $suspect }. Обкрадывают соседа своей активной личности{ $own ->
    [allowed] {" "}или её саму.
   *[other] , но не её саму.
}
refusals-rule-no-treasure = Здесь брать уже нечего: { $suspect } — без жетона.
refusals-rule-accuse-officer = Не дотянуться: { $suspect }. Обвиняют { $own ->
    [allowed] своего офицера, в штатском или в форме, либо его соседа.
   *[other] соседа своего офицера, в штатском или в форме.
}
refusals-rule-not-an-officer = { $suspect } — не офицер в форме.
refusals-rule-off-grid = { $suspect } уже не на поле. Выберите того, кто ещё на поле.
refusals-rule-empty-deck = Колода доказательств пуста, взять карту неоткуда. Выберите другое действие.
refusals-rule-not-in-hand = { $suspect }: этой карты нет среди тех, из которых выбирают.
refusals-rule-dead-identity = { $suspect } уже среди погибших. Личностью может быть только живой.
refusals-rule-card-elsewhere = { $suspect }: эта карта уже лежит открытой или уже у вас.
refusals-rule-nobody-then = { $suspect }: в той строке у вас ещё не было личности. Назовите строку, с которой вы — этот подозреваемый.
refusals-rule-evade-cards = Чтобы сбежать, в колоде доказательств нужны две карты: новая личность и новая жертва. Выберите другое действие.
refusals-rule-empty-hand = Колода доказательств и рука пусты, выкладывать нечего. Выберите другое действие.
refusals-rule-list-place = На этом месте списка карты нет; 1 — следующая после жертвы.
refusals-rule-living-in-hand = В руке ещё есть живой: выберите его новой личностью.
refusals-rule-card-count = Нужно назвать { $n ->
    [one] { $n } карту
    [few] { $n } разные карты
    [many] { $n } разных карт
   *[other] { $n } разных карт
}, а названо { $most }.
refusals-cards-most = Назвать можно не больше { $n ->
    [one] { $n } карты
    [few] { $n } разных карт
    [many] { $n } разных карт
   *[other] { $n } разных карт
}, а названо { $most }.
refusals-rule-disguise-result = Так не бывает: карта живого становится новой личностью, карта погибшего идёт в сброс.
refusals-drawn-alive = Этот подозреваемый жив ({ $suspect }), его карту не сбрасывают: он — ваша новая личность. Выложите старую: «выложено { $one }».
refusals-rule-play-result = { $suspect }: карту живого кладут на него, карту погибшего сбрасывают.
refusals-rule-undo-ban = { $axis ->
    [rows] Ряд
   *[columns] Столбец
} { $line } только что сдвинул другой игрок, сразу вернуть его назад нельзя.
refusals-rule-same-arrangement = Так поле снова станет таким, каким было до чужого сдвига ({ $axis ->
    [rows] ряд
   *[columns] столбец
} { $line }). Сразу так нельзя.
refusals-rule-no-such-line = { $axis ->
    [rows] Ряда
   *[columns] Столбца
} { $line } на поле нет.
refusals-rule-empty-shift = { $axis ->
    [rows] Ряд
   *[columns] Столбец
} { $line } ляжет так же, как лежал. Сдвиг должен что-то изменить.
refusals-rule-shift-by-one = { $axis ->
    [rows] Ряд
   *[columns] Столбец
} { $line } можно сдвинуть только на одну карту.
refusals-rule-collapse-every-line = { $axis ->
    [rows] В ряду { $line } погибших нет. Обновить ряды можно, когда в каждом
   *[columns] В столбце { $line } погибших нет. Обновить столбцы можно, когда в каждом
} есть погибший.
refusals-rule-collapse-one = { $axis ->
    [rows] Из ряда
   *[columns] Из столбца
} { $line }, как и из каждого, убирают ровно одного погибшего.
refusals-rule-collapse-all = За этим столом убирают всех погибших сразу, и только если везде их поровну.
refusals-rule-collapse-dead = С поля убирают только погибших, а { $suspect } — не из них.
refusals-rule-collapse-last = На поле ничего не осталось бы. Последний ряд и последний столбец не убирают.
refusals-rule-capture-neighbour = Не дотянуться: { $suspect } — не сосед. Ловят только соседа своей тайной личности.
refusals-rule-capture-living = { $suspect } уже среди погибших, за него никто не играет. Ловите живого.
refusals-rule-capture-self = { $suspect } — это вы. Ловите кого-нибудь другого.
refusals-rule-canvass-neighbour = Не дотянуться: { $suspect } — не сосед. Допрашивают соседа своей тайной личности или её саму.
refusals-rule-not-asked = { $who } сейчас не отвечает: это тот, кто спрашивает, его напарник или тот, за кого отвечает помощник. Назовите только остальных.
refusals-rule-gave-up = { $who } больше не играет: эта сторона сдалась.
refusals-rule-kill-arrested = { $suspect } под арестом: убить нельзя.
refusals-rule-accuse-straight = Не дотянуться: { $suspect } слишком далеко или не по прямой. Обвиняют кого-то не дальше трёх карт в своём ряду или столбце либо самого себя.
refusals-rule-autopsy-neighbour = Вскрыть можно только погибшего соседа вашей тайной личности, а { $suspect } не из них.
refusals-rule-disarm-neighbour = Не дотянуться: { $suspect } — не сосед. Обезвреживают только у соседа, не у себя.
refusals-rule-token-kind = С таким жетоном этого не сделать.
refusals-rule-token-absent = Такого жетона здесь нет: { $suspect }.
refusals-rule-token-living = Сюда жетон не кладут: { $suspect }. Можно только на живых и не арестованных.
refusals-rule-token-twice = На карте «{ $suspect }» такой жетон уже есть, второй не кладут.
refusals-rule-protect-six = На поле уже шесть жетонов защиты. Вместо этого снимите один.
refusals-rule-save-line = Защитить нельзя: { $suspect } не подходит. Защищают того, кто в одном ряду или столбце с вашей тайной личностью, но не её саму.
refusals-rule-plant-neighbour = Не дотянуться: { $suspect } — не сосед. Бомбу закладывают соседу или себе.
refusals-rule-blast-neighbour = { $suspect } — не сосед того, на ком взорвалась бомба.
refusals-rule-shoot-diagonal = Не дотянуться: { $suspect } слишком далеко или не по диагонали. Стреляют по диагонали, не дальше трёх карт.
refusals-rule-token-neighbour = Слишком далеко: { $suspect } — не сосед. Жетон перекладывают на соседа того, на ком он лежит.
refusals-rule-swap-neighbours = Поменять местами нельзя ({ $suspect }): { $swap ->
    [anywhere] эти двое должны быть соседями.
   *[other] оба должны быть соседями Маньяка.
}
refusals-rule-threaten-straight = Не дотянуться: { $suspect } слишком далеко или не по прямой. Угрожают не дальше трёх карт в своём ряду и столбце.
refusals-rule-threaten-count = Угрожают одному, двум или трём. Никому — только если никого не достать.
refusals-rule-threat-strikes = Так не бывает: гибнут все соседи одного и того же места, которым угрожали, и больше никто.
refusals-rule-profile-living = { $suspect } уже среди погибших. Выкладывают карту живого.
refusals-rule-profile-nobody = В руке есть карта живого: назовите её.
refusals-rule-profile-nothing = Рука и колода пусты: ничего не изменится.
refusals-rule-play-living = { $suspect }: выложить нужно другую из взятых карт, с живым.
refusals-rule-not-your-role = { $who }: ни одна роль, которая может быть у этого игрока, сюда не подходит.
refusals-rule-vault-opened = Это хранилище уже взломано и ушло с поля.
refusals-rule-token-there = Ваш жетон кражи уже в зоне этого хранилища. Его взламывают три разных вора.
refusals-rule-vault-zone = Грабят только из зоны хранилища.
refusals-rule-hack-outside = Вы в зоне, так что грабьте как обычно. Систему взламывают вне всех зон.
refusals-rule-hack-reach = Рядом с вами нет клетки из зоны этого хранилища.
refusals-rule-crack-token = Второй жетон кладут только туда, где лежит ровно один ваш.
refusals-rule-one-of-two-tokens = В зоне этого хранилища нет вашего жетона. Можно «оставить» или «забрать».
refusals-rule-officer = { $suspect } — не офицер в форме.
refusals-rule-officer-near = Не дотянуться: { $suspect } — не рядом. Офицер должен быть соседом вашей тайной личности.
refusals-rule-officer-stunned = { $suspect }: этот офицер оглушён, пока не оглушат другого.
refusals-rule-stunned-line = { $axis ->
    [rows] В ряду
   *[columns] В столбце
} { $line } оглушённый офицер: начальник безопасности не может его сдвинуть.
refusals-rule-silence-three = Трое офицеров уже убиты, больше за игру нельзя.
refusals-rule-swap-neighbour = Местами меняются только соседи, а { $suspect } — не сосед.
refusals-rule-own-among = Один из двух должен быть вашим: назовите своего подозреваемого и его соседа в любом порядке.
refusals-rule-name-own = Если вашу карту не знает помощник, назовите сначала своего подозреваемого; если знает — только другого.
refusals-name-own-first = Помощник вашей карты не знает: назовите сначала своего подозреваемого, потом другого, например «{ $list }».
refusals-name-both = Помощник вашей карты не знает: назовите обоих, кто меняется местами, в любом порядке, например «{ $list }».
refusals-rule-quiet-officer = { $axis ->
    [rows] В ряду
   *[columns] В столбце
} { $line } нет офицера в форме: обычный сдвиг и так скрытный.
refusals-rule-accuse-able = Не дотянуться: { $suspect } — не рядом с неоглушённым офицером.
refusals-rule-survey-square = Квадрат 4×4 должен целиком лежать на поле. Назовите его левую верхнюю клетку.
refusals-rule-officer-count = Офицеров в форме за этим столом должно быть { $n }, а названо { $most }.
refusals-rule-role-too = Взята и карта роли: назовите обе карты. Роль сейчас — { $list }.
refusals-rule-role-tier = Эта роль — другого уровня: сначала берут карты 1-го уровня, а когда кончатся — 2-го. Сейчас это { $list }.
refusals-rule-role-elsewhere = Эта роль уже открыта у другого или вышла из игры.

## Rules of Mr. Jack.
refusals-rule-card-not-open = { $suspect }: эту карту сейчас выбрать нельзя. Можно выбрать: { $list }.
refusals-rule-card-not-named = { $suspect }: этот персонаж не назван. Названы: { $list }.
refusals-rule-no-street = { $hex } — это { $other }. Остановиться можно только на улице.
refusals-rule-occupied = На { $hex } стоит { $other }. Ход должен кончаться на свободном гексе.
refusals-rule-must-move = { $suspect } уже на { $hex }. Нужно пройти хотя бы один гекс и остановиться на другом.
refusals-rule-too-far = До { $hex } { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
}, а { $suspect } может сделать { $most }.
refusals-rule-power-must = Способность обязательна. { $suspect } { $other }
refusals-rule-power-after-end = После обвинения или выхода ход закончен. Способность — до них или никак.
refusals-rule-not-his-power = Это чужая способность. { $suspect } { $other }
refusals-rule-lantern-way = Направление лампы называют, когда передвигают Ватсона, — и только тогда.
refusals-rule-lamp-lit = На { $hex } нет зажжённого фонаря. Горят: { $list }.
refusals-rule-lamp-unlit = { $hex } — не погасший фонарь. Погасшие: { $list }.
refusals-rule-cordon-there = Здесь нет кордона: { $other } выход. Перекрыты: { $list }.
refusals-rule-cordon-open = Здесь кордон уже стоит: { $other } выход. Свободны: { $list }.
refusals-rule-cover-there = На { $hex } люк не закрыт. Закрыты: { $list }.
refusals-rule-cover-open = { $hex } — не открытый люк. Открыты: { $list }.
refusals-rule-swap-gull = Меняться местами умеет только Гал: с любым другим персонажем на поле.
refusals-rule-whistle-once = На свист каждый идёт один раз, а сам Гудли не идёт.
refusals-rule-whistle-nearer = { $suspect } на { $hex } не станет ближе: оттуда до Гудли ({ $other }) { $n ->
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
refusals-rule-accuse-detective = Обвинять может только Детектив, а сейчас ходит { $who }.
refusals-rule-accuse-somebody = На { $hex } некого обвинить.
refusals-rule-exit-jack = Выйти из района может только Джек, а сейчас ходит { $who }.
refusals-rule-exit-seen = Карта Свидетеля показывает «Видимый»: в этом раунде никто не выйдет.
refusals-rule-exit-cordon = Здесь стоит кордон: { $other } выход. Свободны: { $list }.
refusals-rule-exit-far = { $suspect }: до выхода ({ $other }) { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
}, последний — с { $hex }, а можно { $most }.
refusals-rule-exit-innocent = { $suspect }: этот персонаж невиновен, значит, не Джек. Выйти может только Джек.
refusals-rule-exit-only-jack = { $suspect } — не Джек. Выйти может только Джек.
refusals-rule-call-nobody = Так не бывает: тогда невиновны были бы все.
