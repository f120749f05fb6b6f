# Озвучується за столом після кожного рядка й у журналі: що сталося і чого чекаємо.

story-dealt = { $who }: помічник роздає { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}. Подивіться на своїй таємній сторінці.
story-drew = { $who } бере зі стосу доказів { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}.
story-kill = { $who }: вбивство. Жертва: { $suspect }. Переверніть цю карту мертвою стороною догори.
story-accuse = { $who }: звинувачення. Підозрюваний: { $suspect }.
story-collapse = { $who } зсуває поле.
story-disguise = { $who } намагається замаскуватися.
story-exonerate = { $who } береться когось виправдати.
story-concede = { $who } здається.
story-unverified = (не перевірено: чи було це дозволено, знає лише власник прихованої карти)
story-shift-row = { $who } зміщує ряд { $line } { $toward }{ $n ->
    [one] .
    [few] { " " }на { $n }.
    [many] { " " }на { $n }.
   *[other] { " " }на { $n }.
}
story-shift-column = { $who } зміщує колонку { $line } { $toward }{ $n ->
    [one] .
    [few] { " " }на { $n }.
    [many] { " " }на { $n }.
   *[other] { " " }на { $n }.
}
story-left = ліворуч
story-right = праворуч
story-up = вгору
story-down = вниз
story-collapsed-rows = З кожного ряду вилучено по одному: { $suspects }. Зсуньте карти ліворуч.
story-collapsed-columns = З кожної колонки вилучено по одному: { $suspects }. Зсуньте карти вгору.
story-became = { $who } має таємну особистість.
story-disguised = Маскування вдалося. Покладіть карту доказів «{ $suspect }» горілиць на цього підозрюваного: його виправдано.
story-laid = Покладіть карту доказів «{ $suspect }» горілиць на цього підозрюваного: його виправдано.
story-card-off = Карта доказів, що лежала на підозрюваному «{ $suspect }», іде у скид.
story-discarded = { $suspect }: цей підозрюваний уже мертвий, тож карта доказів іде горілиць у скид.
story-canvassed = { $who } поруч? Допитано: { $suspect }. Відповідь: { $answer }.
story-accused = { $who } — це { $suspect }? Відповідь: { $answer }.
story-vain = (Інакше й бути не могло: підозрюваний мертвий, або його карта доказів лежить відкрита.)
story-claim = (зі слів гравця: { $who })
story-hit = { $suspect } — це і був { $who }.
story-missed = { $suspect }: це не { $who }, каже власник карти.
story-passed = { $who } не має дозволених дій, хід пропущено.
story-opened = { $who } — це { $suspect }.
story-won = Гру закінчено. Перемога: { $who } — { $reason }.
story-drawn = Гру закінчено без переможця — { $reason }.
story-end-kills = загинуло достатньо підозрюваних
story-end-inspector-killed = таємну особистість суперника вбито
story-end-killer-caught = суперника назвали правильно
story-end-conceded = інша сторона здалася
story-end-stalemate = ніхто не має ходу
story-owes-turn = Хід: { $who }.
story-owes-become = { $who } потайки обирає таємну особистість (секрет).
story-owes-play = { $who } викладає карту з руки: зіграти ІМ’Я.
story-owes-drew = { $who } бере { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
} і потайки каже, що взято (секрет).
story-owes-chosen = { $who } бере чотири карти й обирає одну; потім: обрано.
story-owes-disguised = { $who } бере карту. Вдалося — покладіть стару особистість на її підозрюваного: викладено ІМ’Я. Мертвий — скинуто ІМ’Я.
story-owes-turned = { $who } показує карту мертвого: скинуто ІМ’Я.
story-owes-canvass = { $who }, ви поруч? Допитано: { $suspect }. Скажіть: відповідь так чи відповідь ні.
story-owes-accusation = { $who }, ви — { $suspect }? Скажіть: відповідь так чи відповідь ні.
story-owes-hit = { $who }, { $suspect } — це були ви? Скажіть: викрито { $seat } або викрито ніхто.
story-told = { $who } потайки повідомив дещо.
story-refused = { $who }: рядок відхилено через приховану карту.
story-undid = { $n ->
    [one] Скасовано { $n } рядок.
    [few] Скасовано { $n } рядки.
    [many] Скасовано { $n } рядків.
   *[other] Скасовано { $n } рядка.
}
story-undid-shown = Хтось уже встиг про щось дізнатися.
story-redid = { $n ->
    [one] Повторено { $n } рядок.
    [few] Повторено { $n } рядки.
    [many] Повторено { $n } рядків.
   *[other] Повторено { $n } рядка.
}
story-looked = { $who }: переглянуто таємне.
story-recovered = Пошкоджений запис відновлено.
story-false-canvass = Рядок { $seq }: { $who } на питання, чи поруч { $suspect }, сказав «{ $said }»; правда — «{ $truth }».
story-false-accusation = Рядок { $seq }: { $who } на питання «ви — { $suspect }?» сказав «{ $said }»; правда — «{ $truth }».
story-false-kill = Рядок { $seq }: { $who } убив не сусіда. Жертва: { $suspect }.
story-false-accuse = Рядок { $seq }: { $who } звинуватив того, до кого не дістав. Підозрюваний: { $suspect }.
story-false-silence = Рядок { $seq }: { $suspect } — це і був { $who }, але про це промовчали.
story-false-identity = Рядок { $seq }: { $who } обрав уже мертвого. Підозрюваний: { $suspect }.
story-same-card = Рядок { $seq }: { $who } назвав карту «{ $suspect }», яку назвав і { $other }.
story-everybody = усі
story-referee = ведучий
story-glance = Хід { $turn } · убито { $kills }/{ $goal } · у стосі { $deck }
story-practice = Тренування: приховані карти визначає зерно, тож їх може обчислити кожен.
story-seat = { $who }: { $identity }, { $hand }
story-no-identity = особистості ще немає
story-hidden-identity = особистість долілиць
story-hand = { $n ->
    [0] карт у руці немає
    [one] { $n } карта в руці
    [few] { $n } карти в руці
    [many] { $n } карт у руці
   *[other] { $n } карти в руці
}
story-discard = Скид: { $cards }
story-looks = { $who }: таємне переглянуто { $n }×
story-last = Щойно: { $told }
story-failed = Замаскуватися не вдалося.
story-may-open = { $who } може тепер відкрити карту, потайки: розкрити ІМ’Я.
