# Звучит за столом после каждой строки и в журнале: что произошло и чего ждём.

story-dealt = { $who }: помощник раздаёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}. Посмотрите на своей тайной странице.
story-drew = { $who } берёт из колоды доказательств { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}.
story-kill = { $who }: убийство. Жертва: { $suspect }. Переверните эту карту погибшей стороной вверх.
story-accuse = { $who }: обвинение. Подозреваемый: { $suspect }.
story-collapse = { $who } обновляет поле.
story-disguise = { $who } пытается замаскироваться.
story-exonerate = { $who } берётся кого-то оправдать.
story-concede = { $who } сдаётся.
story-unverified = (не проверено: было ли это разрешено, знает только владелец скрытой карты)
story-shift-row = { $who } сдвигает ряд { $line } { $toward }{ $n ->
    [one] .
    [few] { " " }на { $n }.
    [many] { " " }на { $n }.
   *[other] { " " }на { $n }.
}
story-shift-column = { $who } сдвигает столбец { $line } { $toward }{ $n ->
    [one] .
    [few] { " " }на { $n }.
    [many] { " " }на { $n }.
   *[other] { " " }на { $n }.
}
story-left = влево
story-right = вправо
story-up = вверх
story-down = вниз
story-collapsed-rows = Из каждого ряда убран один: { $suspects }. Сомкните карты влево.
story-collapsed-columns = Из каждого столбца убран один: { $suspects }. Сомкните карты вверх.
story-became = У игрока { $who } есть тайная личность.
story-disguised = Маскировка удалась. Положите карту доказательства «{ $suspect }» лицом вверх на этого подозреваемого: он оправдан.
story-laid = Положите карту доказательства «{ $suspect }» лицом вверх на этого подозреваемого: он оправдан.
story-card-off = Карта доказательства с подозреваемого «{ $suspect }» уходит в сброс.
story-discarded = { $suspect }: этот подозреваемый уже погиб, карта доказательства уходит в сброс лицом вверх.
story-canvassed = { $who } рядом? Допрошен: { $suspect }. Ответ: { $answer }.
story-accused = { $who } — это { $suspect }? Ответ: { $answer }.
story-vain = (Иначе и быть не могло: подозреваемый погиб, или его карта доказательства лежит открытой.)
story-claim = (со слов игрока: { $who })
story-hit = { $suspect } — это и был { $who }.
story-missed = { $suspect }: это не { $who }, говорит владелец карты.
story-passed = У игрока { $who } нет разрешённых действий, ход пропущен.
story-opened = { $who } — это { $suspect }.
story-won = Игра окончена. Победа: { $who } — { $reason }.
story-drawn = Игра окончена без победителя — { $reason }.
story-end-kills = погибло достаточно подозреваемых
story-end-inspector-killed = тайная личность соперника убита
story-end-killer-caught = соперника назвали верно
story-end-conceded = другая сторона сдалась
story-end-stalemate = ни у кого нет хода
story-owes-turn = Ход: { $who }.
story-owes-become = { $who } тайно выбирает личность (секрет).
story-owes-play = { $who } выкладывает карту с руки: сыграть ИМЯ.
story-owes-drew = { $who } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
} и тайно говорит, что взято (секрет).
story-owes-chosen = { $who } берёт четыре карты и выбирает одну; затем: выбрано.
story-owes-disguised = { $who } берёт карту. Удалось — положите старую личность на её подозреваемого: выложено ИМЯ. Погибший — сброшено ИМЯ.
story-owes-turned = { $who } показывает карту погибшего: сброшено ИМЯ.
story-owes-canvass = { $who }, вы рядом? Допрошен: { $suspect }. Скажите: ответ да или ответ нет.
story-owes-accusation = { $who }, вы — { $suspect }? Скажите: ответ да или ответ нет.
story-owes-hit = { $who }, { $suspect } — это были вы? Скажите: разоблачено { $seat } или разоблачено никто.
story-told = { $who } сообщил кое-что втайне.
story-refused = { $who }: строка отклонена из-за скрытой карты.
story-undid = { $n ->
    [one] Отменена { $n } строка.
    [few] Отменены { $n } строки.
    [many] Отменено { $n } строк.
   *[other] Отменено { $n } строки.
}
story-undid-shown = Кто-то уже успел что-то узнать.
story-redid = { $n ->
    [one] Повторена { $n } строка.
    [few] Повторены { $n } строки.
    [many] Повторено { $n } строк.
   *[other] Повторено { $n } строки.
}
story-looked = { $who }: просмотр тайного.
story-recovered = Повреждённая запись восстановлена.
story-false-canvass = Строка { $seq }: { $who } на вопрос, рядом ли { $suspect }, сказал «{ $said }»; правда — «{ $truth }».
story-false-accusation = Строка { $seq }: { $who } на вопрос «вы — { $suspect }?» сказал «{ $said }»; правда — «{ $truth }».
story-false-kill = Строка { $seq }: { $who } убил не соседа. Жертва: { $suspect }.
story-false-accuse = Строка { $seq }: { $who } обвинил того, до кого не дотянулся. Подозреваемый: { $suspect }.
story-false-silence = Строка { $seq }: { $suspect } — это и был { $who }, но об этом промолчали.
story-false-identity = Строка { $seq }: { $who } выбрал уже погибшего. Подозреваемый: { $suspect }.
story-same-card = Строка { $seq }: { $who } назвал карту «{ $suspect }», которую назвал и { $other }.
story-everybody = все
story-referee = ведущий
story-glance = Ход { $turn } · убито { $kills }/{ $goal } · в колоде { $deck }
story-practice = Тренировка: скрытые карты заданы зерном, и вычислить их может каждый.
story-seat = { $who }: { $identity }, { $hand }
story-no-identity = личности ещё нет
story-hidden-identity = личность лицом вниз
story-hand = { $n ->
    [0] карт в руке нет
    [one] { $n } карта в руке
    [few] { $n } карты в руке
    [many] { $n } карт в руке
   *[other] { $n } карты в руке
}
story-discard = Сброс: { $cards }
story-looks = { $who }: просмотров тайного { $n }×
story-last = Только что: { $told }
story-failed = Замаскироваться не удалось.
story-may-open = { $who } может теперь открыть карту, втайне: раскрыть ИМЯ.
