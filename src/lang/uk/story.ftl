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
story-way-left = ліворуч
story-way-right = праворуч
story-way-up = вгору
story-way-down = вниз
story-collapsed-rows = { $who } зсуває ряди, вилучено: { $suspects }. Зсуньте карти ліворуч.
story-collapsed-columns = { $who } зсуває колонки, вилучено: { $suspects }. Зсуньте карти вгору.
story-became = { $who } має таємну особистість.
story-disguised = Маскування вдалося. Покладіть карту доказів «{ $suspect }» горілиць на цього підозрюваного: його виправдано.
story-evaded = Заховатися вдалося. Покладіть карту доказів «{ $suspect }» горілиць на цього підозрюваного: його виправдано.
story-unmasked = Розкрито таємну особистість. { $who } — це { $suspect }. Карта доказів іде горілиць у скид.
story-laid = Покладіть карту доказів «{ $suspect }» горілиць на цього підозрюваного: його виправдано.
story-hired = Офіцер у формі: { $suspect }. Покладіть карту доказів горілиць на цього підозрюваного.
story-card-off = Карта доказів, що лежала на підозрюваному «{ $suspect }», іде у скид.
story-discarded = { $suspect }: цей підозрюваний уже мертвий, тож карта доказів іде горілиць у скид.
story-canvassed = { $who } поруч? Допитано: { $suspect }. Відповідь: { $answer }.
story-accused = { $who } — це { $suspect }? Відповідь: { $answer }.
story-vain = (Інакше й бути не могло: підозрюваний мертвий, або його карта доказів лежить відкрита.)
story-claim = (зі слів гравця: { $who })
story-hit = Таємну особистість викрито: { $who } — це { $suspect }.
story-missed = { $suspect }: це не { $who }, каже власник карти.
story-passed = { $who } не має дозволених дій, хід пропущено.
story-opened = { $who } — це { $suspect }.
story-was = { $who } — це { $suspect }, від { $seq ->
    [0] початку гри
   *[other] рядка { $seq }
}.
story-won = Гру закінчено. Перемога: { $who } — { $reason }.
story-won-together = Гру закінчено. Перемога: { $who } — { $reason }.
story-drawn = Гру закінчено без переможця — { $reason }.
story-end-kills = загинуло достатньо підозрюваних
story-end-inspector-killed = таємну особистість суперника вбито
story-end-killer-caught = суперника назвали правильно
story-end-treasures = забрано останній жетон
story-end-thief-caught = суперника назвали правильно
story-end-hit-list = усі зі списку мертві
story-end-sleuth-killed = у суперника не лишилося живої особистості
story-end-hitman-caught = суперника назвали правильно
story-end-vaults = усі чотири сейфи відчинено
story-end-no-role = спійманому грабіжникові не лишилося карти ролі
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
story-owes-chosen = { $who } потайки обирає одну карту з руки як таємну особистість; потім: обрано.
story-owes-officers = { $who } відкриває зі стосу доказів { $n ->
    [one] { $n } карту й кладе її на її підозрюваного, це офіцер у формі: відкрито ІМ’Я.
    [few] { $n } карти й кладе їх на їхніх підозрюваних, це офіцери у формі: відкрито ІМ’Я ІМ’Я.
    [many] { $n } карт і кладе їх на їхніх підозрюваних, це офіцери у формі: відкрито ІМ’Я ІМ’Я.
   *[other] { $n } карти й кладе їх на їхніх підозрюваних, це офіцери у формі: відкрито ІМ’Я ІМ’Я.
}
story-owes-chosen-living = { $who } потайки обирає живу особистість із руки; потім: обрано. Якщо живих у руці немає: невдача.
story-owes-disguised = { $who } бере карту. Вдалося — покладіть стару особистість на її підозрюваного: викладено ІМ’Я. Мертвий — скинуто ІМ’Я.
story-owes-failed = { $who } показує карту мертвого: скинуто ІМ’Я.
story-owes-turned = { $who } відкриває наступну карту, що лежить долілиць, і називає її: відкрито ІМ’Я.
story-owes-canvass = { $who }, ви поруч? Допитано: { $suspect }. Скажіть: відповідь так чи відповідь ні.
story-owes-accusation = { $who }, ви — { $suspect }? Скажіть: відповідь так чи відповідь ні.
story-owes-hit = { $who }, { $suspect } — це були ви? Скажіть: викрито { $seat } або викрито ніхто.
story-owes-hit-hand = { $who }, { $suspect } — це були ви? Скажіть: викрито { $seat } або викрито ніхто. Якщо карта у вас у руці: скинуто ІМ’Я.
story-told = { $who }: дещо сказано потайки.
story-refused = { $who }: рядок відхилено через приховану карту.
story-refused-private = { $who }: таємний рядок не прийнято.
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
story-pinned = { $who }: PIN обрано.
story-mistyped = { $who }: хтось ввів неправильний PIN.
story-unpinned = { $who }: за згодою всіх за столом буде новий PIN.
story-recovered = Пошкоджений запис відновлено.
story-unsealed = Партію закінчено: усе, що було запечатане, тепер може відкрити й перевірити кожен (referee verify).
story-false-canvass = Рядок { $seq }: { $who } на питання, чи поруч { $suspect }, відповідає «{ $said }»; правда — «{ $truth }».
story-false-accusation = Рядок { $seq }: { $who } на питання «ви — { $suspect }?» відповідає «{ $said }»; правда — «{ $truth }».
story-false-kill = Рядок { $seq }: { $who } вбиває не сусіда. Жертва: { $suspect }.
story-false-accuse = Рядок { $seq }: { $who } звинувачує того, до кого не дістати. Підозрюваний: { $suspect }.
story-false-steal = Рядок { $seq }: { $who } обкрадає того, до кого не дістати. Підозрюваний: { $suspect }.
story-false-deed = Рядок { $seq }: «{ $told }» З того місця, де стояла ця особистість ({ $who }), це було неможливо.
story-false-silence = Рядок { $seq }: { $suspect } — таємна особистість ({ $who }), але про це промовчали.
story-false-identity = Рядок { $seq }: { $who } обирає вже мертвого. Підозрюваний: { $suspect }.
story-false-claim = Рядок { $seq }: { $who } — начебто { $suspect }, але насправді хтось інший.
story-fourth-card = Рядок { $seq }: { $who }: карт лише три, а { $suspect } — четверта.
story-same-card = Рядок { $seq }: { $who } називає карту «{ $suspect }», яку називає і { $other }.
story-same-role = Рядок { $seq }: { $who } називає роль «{ $role }», яку називає і { $other }.
story-everybody = усі
story-referee = ведучий
story-glance = Хід { $turn } · { $score } · у стосі { $deck }
story-score-kills = убито { $n }/{ $goal }
story-practice = Тренування: приховані карти визначає зерно, тож їх може обчислити кожен.
story-seat = { $who }: { $holds }
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
story-officers = Офіцери у формі: { $suspects }
story-looks = { $who }: таємне переглянуто { $n }×
story-tries-refused = { $who }: не прийнято, причину знає лише цей гравець { $n }×
story-tries-taken-back = Скасовано після того, як хтось про щось дізнався: { $n }×
story-tries-put-right = Виправлено так, що хтось про щось дізнався: { $n }×
story-tries-pin = { $who }: неправильний PIN { $n }×
story-without-pin = PIN ще не обрано: { $who }
story-numbered = { $seq }. { $told }
story-failed = Замаскуватися не вдалося.
story-evade-failed = Заховатися не вдалося.
story-may-open = { $who } може тепер відкрити карту, потайки: розкрити ІМ’Я.
story-may-open-all = { $who } може тепер відкрити карти, потайки: розкрити { $names }.
story-may-open-now = ІМ’Я
story-may-open-then = ІМ’Я@{ $seq }
story-arrested = Арешт: { $suspect }. Покладіть карту доказів долілиць на цього підозрюваного.
story-trophy = { $who } має трофей: { $suspect }. Переверніть цю карту мертвою стороною догори.
story-shed = { $who } бере особистість назад у руку.
story-buried = Одна карта йде долілиць під низ стосу.
story-list-added = { $n ->
    [one] Верхню карту стосу доказів покладено долілиць наприкінці списку.
    [few] Зі стосу доказів викладено в ряд долілиць { $n } карти: це список.
    [many] Зі стосу доказів викладено в ряд долілиць { $n } карт: це список.
   *[other] Зі стосу доказів викладено в ряд долілиць { $n } карти: це список.
}
story-list-dealt = { $n ->
    [one] Помічник додає долілиць карту наприкінці списку.
    [few] Помічник викладає долілиць { $n } карти: це список.
    [many] Помічник викладає долілиць { $n } карт: це список.
   *[other] Помічник викладає долілиць { $n } карти: це список.
}
story-list-unseen = Ніхто не дивиться.
story-list-turned = Наступна ціль зі списку: { $suspect }. Ця карта доказів лежить горілиць.
story-list = Список кілера: { $target }; долілиць: { $hidden }
story-list-left = у списку { $n }
story-shuffled = Стос доказів перетасовано.
story-surveyed = { $who } у квадраті від { $cell }? Відповідь: { $answer }.
story-false-survey = Рядок { $seq }: { $who } на питання про квадрат від { $cell } відповідає «{ $said }»; правда — «{ $truth }».
story-owes-survey = { $who }, ви у квадраті від { $cell }? Скажіть: відповідь так чи відповідь ні.
story-owes-hands = Відповідають ті, чиїх карт ніхто не бачив. Скажіть: руки МІСЦЕ… або руки ніхто.
story-owes-hands-canvass = Хто з тих, чиїх карт ніхто не бачив, поруч? Допитано: { $suspect }. Скажіть: руки МІСЦЕ… або руки ніхто.
story-owes-save = { $who }: на підзахисного напали. Підозрюваний: { $suspect }. Скажіть: врятувати ІМ’Я або відмовитися ІМ’Я.
story-owes-blast = { $who }: бомба зачіпає сусіда. Бомба: { $suspect }. Скажіть: вибух ІМ’Я.
story-owes-return = { $who } кладе під низ стосу карту списку: повернути 1 — та, що поруч із відкритою.
story-owes-dismiss = { $who } звільняє офіцера: звільнити ІМ’Я.
story-owes-take = { $who } забирає будь-який жетон: забрати ІМ’Я.
story-owes-threaten = { $who } погрожує одному, двом чи трьом підозрюваним: погрожувати ІМ’Я…
story-owes-deploy = { $who } ставить офіцерів у формі, усього { $n }: розставити ІМ’Я…
story-owes-protect = { $who } кладе або забирає жетон захисту: захистити ІМ’Я або зняти ІМ’Я.
story-owes-keep = { $who } лишає жетон або забирає його: лишити або забрати.
story-owes-dies = Хто гине? Скажіть: гине ІМ’Я… або гине ніхто.
story-owes-role = { $who } показує карту ролі: роль МІСЦЕ РОЛЬ.
story-owes-shuffle = Стос доказів тасують.
story-team-fbi = ДБР
story-team-mafia = мафія
story-team-thieves = грабіжники
story-team-team1 = команда 1
story-team-team2 = команда 2
story-team-team3 = команда 3
story-team-team4 = команда 4
story-token-threat = погроза
story-token-bomb = бомба
story-token-protection = захист
story-token-treasure = гаманець
story-vault-nw = пнзх
story-vault-ne = пнсх
story-vault-sw = пдзх
story-vault-se = пдсх
story-score-trophies = трофеї { $n }/{ $goal }
story-score-treasures = жетони { $n }/{ $goal }
story-score-arrests = арешти { $n }/{ $goal }
story-score-deaths = смерті { $n }/{ $goal }
story-score-vaults = сейфи { $n }/{ $goal }
story-canvas-dead = (Цей підозрюваний мертвий, тож відповідають лише сусіди.)
story-nobody = Усі мовчать: { $suspect } — не ворожий шпигун. Карту не перевертайте.
story-out = Карт доказів не лишилося: { $who } вибуває.
story-hands = Допитано: { $suspect }. Руку підіймають: { $seats }.
story-hands-nobody = Допитано: { $suspect }. Ніхто не підіймає руки.
story-claims = (зі слів гравців)
story-owes-captured = { $who } каже, хто з шпигунів { $suspect }: викрито ІМ’Я або викрито ніхто.
story-owes-spy = { $who }, { $suspect } — це ви? Скажіть: викрито { $seat } або викрито ніхто.
story-false-reach = Рядок { $seq }: { $who } вказує на того, до кого не дістати. Підозрюваний: { $suspect }.
story-end-trophies = спіймано достатньо ворожих шпигунів
story-end-most-trophies = іншим не лишилося карт, і трофеї полічено
story-end-deaths = загинуло достатньо підозрюваних, агент — за двох
story-end-arrests = заарештовано достатньо мафіозі
story-end-both-goals = обидві сторони досягли мети водночас
story-fbi-kill = { $who }: напад. Жертва: { $suspect }.
story-fbi-blast = Вибух сягає далі. Жертва: { $suspect }.
story-fbi-died = Смерть: { $suspect }. Переверніть цю карту мертвою стороною догори й зніміть із неї всі жетони.
story-fbi-trophy = { $suspect } — це був агент: карта доказів стає трофеєм мафії, це ще одна смерть.
story-fbi-struck = { $who }: погрози поруч збуваються. Під ударом: { $suspects }.
story-fbi-missed = Серед мафії такого немає: { $suspect }.
story-fbi-exploded = Бомба вибухає: { $suspect }. Зніміть її з поля.
story-fbi-without = { $who } не знаходить карти живого й грає далі без особистості.
story-fbi-disguised = Маскування вдалося. Карта доказів «{ $suspect }» іде горілиць у скид.
story-fbi-no-blast = { $who } не чіпає бомбу. Підозрюваний: { $suspect }.
story-fbi-lifted = Зніміть із поля всі жетони: { $token }.
story-fbi-owes-hit = Чия особистість — { $suspect }? Скажіть: викрито МІСЦЕ ІМ’Я або викрито ніхто.
story-fbi-owes-chosen = { $who } бере нову особистість. Живий підозрюваний — скажіть: обрано. Мертвий — карта йде під низ стосу: невдача.
story-fbi-owes-disguised = { $who } бере карту. Живий — стара особистість іде горілиць у скид: скинуто ІМ’Я. Мертвий — карта йде під низ стосу: невдача.
story-fbi-owes-turned = { $who } скидає з руки карти мертвих: скинуто ІМ’Я… або скинуто ніхто.
story-owes-detonate = { $who }: бомбу можна підірвати. Підозрюваний: { $suspect }. Скажіть: підірвати ІМ’Я або відмовитися ІМ’Я.
story-false-toll = Рядок { $seq }: { $who } називає сусідів під погрозою не так, як було.
story-fbi-nobody = { $suspect } — нічия особистість.
story-match-treasures = Матч, гра { $game } з 2, жетони: { $score }
story-match-games = Матч, гра { $game } з 2, виграно ігор: { $score }
story-match-drawn = Матч завершився нічиєю.
story-match-won = Матч виграно: { $who }.
story-no-trophies = трофеїв немає
story-trophies = трофеї: { $cards }
story-plays-no-more = більше не грає
story-team = { $team }: { $seats }
story-lost-identity = особистості вже немає
story-fbi-used = Зніміть із цієї карти: { $token }.
story-end-escaped = Джек залишив район
story-end-jack-caught = Джека заарештовано
story-end-wrong-accusation = звинувачено не того
story-end-not-caught = вісім раундів минуло, а Джека не спіймано
story-owes-cards = Відкрийте чотири карти персонажів і скажіть, які: карти ІМ’Я ІМ’Я ІМ’Я ІМ’Я.
story-owes-call = Виклик свідків. { $who }, чи вас видно? Скажіть: виклик видимий або виклик невидимий.

## What the table decides and puts right.
story-ruled = Рішення столу: відтепер { $option } = { $value }.
story-ruled-reason = Причина: { $reason }
story-arranged = Поле виправлено: підозрювані лежать так, як на ньому тепер.
story-corrected = Внесено виправлення.
story-corrected-shown = Хтось із цього про щось дізнається.
story-stands = У рядку { $seq } помітили помилку; стіл вирішив нічого не міняти.
