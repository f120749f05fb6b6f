# What must hold for a line, worded as a requirement that reads after ✓ and after ✗: one for every rule of
# `rules/said/refusal.rs`, at most 60 letters.

condition-game-over = Гра має ще тривати.
condition-not-your-turn = Має бути черга цього гравця.
condition-other-owed = Усі відповіді мають бути дані, усі вибори — зроблені.
condition-not-your-action = Ця роль має зараз мати таку дію.
condition-first-kill = Перший хід гри — обов’язково вбивство.
condition-kill-neighbour = Жертва має стояти поруч із таємною особистістю.
condition-kill-living = Жертва має бути жива.
condition-accuse-neighbour = Звинуватити можна лише себе або сусіда.
condition-capture-neighbour = Ловити можна лише сусіда своєї особистості.
condition-capture-living = Ловити можна лише живого.
condition-capture-self = Себе ловити не можна.
condition-canvass-neighbour = Допитати можна лише себе або сусіда.
condition-gave-up = Сторона цього гравця має ще бути в грі.
condition-steal-neighbour = { $own ->
    [allowed] Красти можна в сусіда або в себе.
   *[other] Красти можна лише в сусіда.
}
condition-no-treasure = Тут має бути що забрати.
condition-accuse-officer = { $own ->
    [allowed] Звинуватити можна лише офіцера або сусіда офіцера.
   *[other] Звинуватити можна лише сусіда офіцера.
}
condition-not-an-officer = Звільнити можна лише офіцера у формі.
condition-kill-arrested = Жертва не повинна бути під арештом.
condition-accuse-straight = Звинуватити можна себе чи когось до трьох карт по прямій.
condition-autopsy-neighbour = Це має бути мертвий сусід таємної особистості.
condition-disarm-neighbour = Жетон має лежати на сусідові, а не на своїй особистості.
condition-token-kind = Жетон має бути того виду, для якого ця дія.
condition-token-absent = На підозрюваному має лежати такий жетон.
condition-token-living = Підозрюваний має бути живий і не під арештом.
condition-token-twice = Такого жетона на підозрюваному ще не має бути.
condition-protect-six = Жетонів захисту на полі має бути менше шести.
condition-save-line = Захистити можна лише іншого у своєму ряду чи колонці.
condition-plant-neighbour = Мінувати можна лише сусіда або себе.
condition-blast-neighbour = Жертва має бути жива й стояти поруч із бомбою.
condition-shoot-diagonal = Жертва має бути на діагоналі, не далі трьох карт.
condition-token-neighbour = Жетон можна пересунути лише на сусіда того, на кому він.
condition-swap-neighbours = { $swap ->
    [anywhere] Ці двоє мають бути сусідами.
   *[other] Ці двоє мають бути сусідами Психопата.
}
condition-threaten-straight = Погрожувати можна не далі трьох карт у ряду чи колонці.
condition-threaten-count = Погроз має бути 1–3; жодної — лише коли нікого не дістати.
condition-threat-strikes = Гинути мають усі з погрозою біля Психопата, і лише вони.
condition-profile-living = Викласти можна лише карту живого.
condition-profile-nobody = У руці не повинно бути жодної карти живого.
condition-profile-nothing = У руці або в стосі має бути хоч одна карта.
condition-play-living = Якщо взято карту живого, викласти треба саме таку.
condition-not-asked = Відповідати має той, кого питають, а не помічник за нього.
condition-off-grid = Підозрюваний має ще бути на полі.
condition-empty-deck = У стосі доказів має бути хоч одна карта.
condition-not-in-hand = Карта має бути з тих, з яких обирають.
condition-dead-identity = Обрана таємна особистість має бути жива.
condition-card-elsewhere = Карта не повинна лежати відкрито чи вже бути своєю.
condition-nobody-then = У тому рядку гравець повинен уже мати особистість.
condition-evade-cards = У стосі доказів мають бути хоча б дві карти.
condition-empty-hand = У стосі доказів або в руці має бути хоч одна карта.
condition-list-place = На цьому місці списку має лежати карта долілиць.
condition-living-in-hand = У руці не повинно лишатися карт живих.
condition-card-count = Назвати треба рівно стільки карт, скільки потрібно.
condition-disguise-result = Результат маскування має відповідати взятій карті.
condition-play-result = Карту живого треба класти на нього, мертвого — у скид.
condition-undo-ban = Не можна повертати назад щойно зроблене чуже зміщення.
condition-same-arrangement = Поле не повинно стати таким, як перед останнім зміщенням.
condition-no-such-line = Такий ряд чи така колонка мають бути на полі.
condition-empty-shift = Зміщення має щось змінити.
condition-shift-by-one = Роль має дозволяти зміщення на стільки.
condition-collapse-every-line = У кожному ряду (колонці) має бути мертвий.
condition-collapse-one = З кожного ряду (колонки) забрати треба рівно одного.
condition-collapse-all = Забрати треба всіх мертвих, з ряду (колонки) порівну.
condition-collapse-dead = Забрати з поля можна лише мертвих.
condition-collapse-last = Має лишитися хоча б один ряд і одна колонка.
condition-not-your-role = Роль має бути з тих, що може мати цей гравець.
condition-vault-opened = Сейф має бути ще не відчинений.
condition-token-there = Свого жетона на сейфі ще не має бути.
condition-vault-zone = Грабіжник має стояти в зоні цього сейфа.
condition-hack-outside = Грабіжник має стояти поза всіма зонами.
condition-hack-reach = Грабіжник має стояти поруч із зоною сейфа або в центрі.
condition-crack-token = На сейфі має лежати рівно один ваш жетон.
condition-one-of-two-tokens = На цьому сейфі має лежати ваш жетон.
condition-officer = Це має бути офіцер у формі.
condition-officer-near = Офіцер має стояти поруч із грабіжником.
condition-officer-stunned = Офіцер не повинен бути знешкоджений.
condition-stunned-line = Знешкодженого офіцера зміщувати не можна.
condition-silence-three = Убитих офіцерів має бути менше трьох.
condition-swap-neighbour = Ці двоє мають бути сусідами.
condition-own-among = Один із двох має бути ваш.
condition-name-own = Свого треба назвати, якщо його не знає помічник.
condition-quiet-officer = Серед зміщених має бути офіцер у формі.
condition-accuse-able = Поруч зі звинуваченим має бути незнешкоджений офіцер.
condition-survey-square = Квадрат 4×4 має цілком лежати на полі.
condition-officer-count = Назвати треба стільки офіцерів, скільки їх у партії.
condition-role-too = Назвати треба й узяту карту ролі.
condition-role-tier = Карта ролі має бути того рівня, з якого зараз беруть.
condition-card-not-open = Карта цього персонажа має бути відкрита.
condition-card-not-named = Якщо персонажів названо, цей має бути серед них.
condition-no-street = Там має бути вулиця або люк.
condition-occupied = Там ніхто не повинен стояти.
condition-must-move = Персонаж має спинитися на іншому гексі.
condition-too-far = Персонажеві має вистачити кроків.
condition-power-must = Здатність персонажа треба застосувати.
condition-power-after-end = Здатність можна застосувати лише до звинувачення чи виходу.
condition-not-his-power = Це має бути здатність саме цього персонажа.
condition-lantern-way = Для Ватсона, і лише для нього, треба сказати, куди світити.
condition-lamp-lit = Там, звідки беруть, має стояти запалений ліхтар.
condition-lamp-unlit = Там, куди переносять, має стояти погашений ліхтар.
condition-cordon-there = Біля виходу, звідки беруть, має стояти кордон.
condition-cordon-open = Вихід, до якого переносять кордон, має бути відкритий.
condition-cover-there = На люку, звідки беруть, має лежати кришка.
condition-cover-open = Люк, на який переносять кришку, має бути відкритий.
condition-swap-gull = Мінятися може лише Ґалл, і лише з тим, хто на полі.
condition-whistle-once = На свист кожен може йти лише раз, а Ґудлі — ніколи.
condition-whistle-nearer = Хто йде на свист, має спинитися ближче до Ґудлі.
condition-whistle-points = На свист усі разом роблять не більше трьох кроків.
condition-whistle-more = Свист треба використати не менше, ніж належить.
condition-accuse-detective = Зараз має ходити Детектив.
condition-accuse-somebody = Там має стояти хтось інший, кого можна звинуватити.
condition-exit-jack = Зараз має ходити Джек.
condition-exit-seen = Карта Свідка має показувати «невидимий».
condition-exit-cordon = Кордон не повинен перекривати вихід.
condition-exit-far = Персонажеві має вистачити кроків, щоб вийти.
condition-exit-innocent = Персонаж має ще бути під підозрою.
condition-exit-only-jack = Цей персонаж має бути Джеком.
condition-call-nobody = Після виклику хтось має лишатися під підозрою.
condition-role-elsewhere = Карта ролі не повинна лежати відкрито чи бути поза грою.
