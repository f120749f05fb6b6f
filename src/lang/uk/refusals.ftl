# Read by `src/screen`: why a line was not understood, or which rule forbids it.

## Words.
refusals-empty = Нічого не сказано. Що можна зараз: наберіть «{ $command }».
refusals-long = Задовгий рядок: символів { $letters }, слів { $words }. Читається щонайбільше { $most } символів і { $most_words } слів; нічого не зроблено.
refusals-verb = Не розумію слова «{ $found }».
refusals-verb-hint = Що можна зробити зараз: наберіть «{ $command }».
refusals-over = Гру закінчено. «{ $quit }» — вийти, «{ $undo }» — скасувати останній рядок і грати далі.
refusals-verb-elsewhere = «{ $found }» тут не кажуть: для дій є referee act, для запитань — referee ask.
refusals-verb-inside = З «{ $found }» тут не починають: спершу назвіть персонажа.
refusals-near = Може, { $nearest }?
refusals-missing = Що далі після «{ $verb }»?
refusals-example = Наприклад: { $line }
refusals-no-move = «{ $found }» — не дія. Наберіть: { $command }
refusals-extra = Після «{ $verb }» зайве: «{ $found }».
refusals-extra-card = Оберіть лише одну карту; «{ $found }» — зайве.
refusals-line = Ряду чи колонки «{ $found }» тут немає: ряди — 1–{ $rows }, колонки — a–{ $last }.
refusals-direction = { $axis ->
    [rows] Ряд
   *[columns] Колонка
} { $line } рухається { $back } чи { $forth }, а не «{ $found }».
refusals-distance = «{ $found }» — не відстань: рухають на 1 або на 2.
refusals-reach = «{ $found }» — не кількість кроків: їх може бути від 1 до 7.
refusals-choose = { $axis ->
    [rows] У ряду
   *[columns] У колонці
} { $line } кілька мертвих. Назвіть, кого забрати: { $names }.
refusals-yes-no = «{ $found }» — не «так» і не «ні».
refusals-whose-card = Хто це був?
refusals-which-token = Що знешкодити: бомбу чи погрозу?
refusals-role-whose = Додайте, чия це роль.
refusals-secret = Хто це на полі — таємниця до кінця гри. Що можна знати вже зараз, покаже «{ $command }».
refusals-no-suspect = Назвіть підозрюваного, а не «{ $found }».
refusals-cell = Клітинки «{ $found }» на полі немає.
refusals-name-by-cell = Імені «{ $found }» програма не знає: тут грають за клітинками. Назвіть клітинку цієї карти, наприклад c3.
refusals-half-cell = «{ $found }» — не клітинка: клітинка — це літера й номер, наприклад c3.
refusals-latin = Літери клітинок і колонок — латинські.
refusals-number = «{ $found }» — не число.
refusals-twice = Хто зсуває: ще { $before } чи вже { $who }? Введіть { $lines }.
refusals-unclear = Не розумію цього рядка.
refusals-perhaps = Не розумію «{ $found }». Ви мали на увазі { $lines }?
refusals-one-of = «{ $found }» тут зайве: може бути { $possible }.

## The one sentence for everybody when only its owner may know why.
refusals-more = Докладніше: наберіть «{ $command }».
refusals-not-asked = Зараз цього не кажуть: ходить { $who }.
refusals-whose-one = Це може лише { $others }.
refusals-whose-several = Це можуть лише { $others }.
refusals-whose-role = Це може лише { $others }.
refusals-whose-the = Це може лише { $others }.
refusals-others-turn = Зараз ходить { $who }, а таку дію { $whose ->
    [several] мають
   *[seat] має
} лише { $others }.
refusals-hidden = Так не можна. Чому — побачить лише { $who }: «{ $command }».
refusals-hidden-page = Так не можна. Чому — побачить лише { $who } на таємній сторінці.

## Rules. Each says what is forbidden and what would be right.
refusals-rule-game-over = Гру закінчено. Повернутися можна, лише скасувавши рядок.
refusals-rule-not-your-turn = Ще ні: спершу { $who }.
refusals-rule-other-owed = Не зараз.
refusals-no-verb = У цій грі такої дії немає.
refusals-rule-not-your-action = { $who } зараз цього не може.
refusals-not-yours = { $who }: така дія не для цієї ролі.
refusals-protect-first = { $other } кладе чи знімає жетон захисту раз за хід, іще до своєї дії.
refusals-save-nobody = Зараз рятувати нема кого.
refusals-canvass-draws = Детектив підозрюваного не обирає: скажіть лише «допитати», візьміть дві карти й викладіть одну з них.
refusals-threaten-after = { $who } погрожує після дії, а не замість неї.
refusals-rule-first-kill = Перший хід — обов’язково вбивство. Решта дій — з наступного ходу.
refusals-rule-kill-neighbour = { $suspect } — не поруч із вами. Вбити можна лише сусіда, а себе — ні.
refusals-rule-kill-living = { $suspect }: цього підозрюваного вже вбито. Вбити можна лише живого.
refusals-rule-accuse-neighbour = Не дістати: { $suspect } — не сусід. Звинувачують сусіда своєї таємної особистості або її саму.
refusals-rule-steal-neighbour = Не дістати: { $suspect }. Крадуть у сусідів основної особистості{ $own ->
    [allowed] {" "}або в неї самої.
   *[other] , а в неї самої — ні.
}
refusals-rule-no-treasure = Тут уже нема чого красти: { $suspect } — без гаманця.
refusals-rule-accuse-officer = Не дістати: { $suspect }. Звинувачують { $own ->
    [allowed] свого офіцера, у цивільному чи у формі, або того, хто поруч із ним.
   *[other] того, хто поруч із вашим офіцером, у цивільному чи у формі.
}
refusals-rule-not-an-officer = { $suspect } — не офіцер у формі.
refusals-rule-off-grid = { $suspect } вже не на полі. Оберіть когось із тих, хто на ньому лишився.
refusals-rule-empty-deck = Стос доказів порожній, а для цієї дії треба взяти карту. Оберіть іншу дію.
refusals-rule-not-in-hand = { $suspect }: цієї карти немає серед тих, з яких ви обираєте.
refusals-rule-dead-identity = { $suspect }: цього підозрюваного вже вбито, а таємну особистість обирають лише з-поміж живих.
refusals-rule-card-elsewhere = { $suspect }: це не може бути та карта, бо вона вже лежить відкрита або вже ваша.
refusals-rule-nobody-then = { $suspect }: у тому рядку ви ще не мали особистості. Назвіть рядок, відколи це ви.
refusals-rule-evade-cards = Щоб заховатися, у стосі доказів треба дві карти: нова особистість і нова ціль. Оберіть іншу дію.
refusals-rule-empty-hand = І стос доказів, і рука порожні: викласти нема чого. Оберіть іншу дію.
refusals-rule-list-place = На цьому місці списку карти немає; 1 — наступна після цілі.
refusals-rule-living-in-hand = У вашій руці ще є хтось живий: оберіть особистість із живих.
refusals-rule-card-count = Треба назвати { $n ->
    [one] { $n } карту
    [few] { $n } різні карти
    [many] { $n } різних карт
   *[other] { $n } різних карт
}, а названо { $most }.
refusals-cards-most = Назвати можна щонайбільше { $n ->
    [one] { $n } карту
    [few] { $n } різні карти
    [many] { $n } різних карт
   *[other] { $n } різних карт
}, а названо { $most }.
refusals-rule-disguise-result = Так не буває: карта живого стає новою особистістю, а карту мертвого скидають.
refusals-drawn-alive = { $suspect } живе, тож цю карту не скидають: це ваша нова особистість. Викладіть стару: «викладено { $one }».
refusals-rule-play-result = { $suspect }: карту живого кладуть на нього, карту мертвого скидають.
refusals-rule-undo-ban = { $axis ->
    [rows] Ряд { $line } щойно змістив інший гравець: одразу повертати його
   *[columns] Колонку { $line } щойно змістив інший гравець: одразу повертати її
} назад не можна.
refusals-rule-same-arrangement = Тоді { $axis ->
    [rows] ряд { $line } ліг
   *[columns] колонка { $line } лягла
} б так, як до останнього зміщення, а одразу так не можна.
refusals-rule-no-such-line = { $axis ->
    [rows] Ряду
   *[columns] Колонки
} { $line } на полі немає.
refusals-rule-empty-shift = { $axis ->
    [rows] Ряд { $line } не змінився
   *[columns] Колонка { $line } не змінилася
} б, а зміщення має щось змінити.
refusals-rule-shift-by-one = { $axis ->
    [rows] Ряд
   *[columns] Колонку
} { $line } можна змістити лише на один крок.
refusals-rule-collapse-every-line = { $axis ->
    [rows] У ряду { $line } немає мертвих. Зсунути ряди можна, коли мертвий є в кожному ряду.
   *[columns] У колонці { $line } немає мертвих. Зсунути колонки можна, коли мертвий є в кожній колонці.
}
refusals-rule-collapse-one = { $axis ->
    [rows] З ряду { $line }, як і з кожного,
   *[columns] З колонки { $line }, як і з кожної,
} забирають рівно одного мертвого.
refusals-rule-collapse-all = У цій партії забирають усіх мертвих разом, і лише коли в кожному ряду (чи колонці) їх порівну.
refusals-rule-collapse-dead = З поля забирають лише мертвих, а { $suspect } не з них.
refusals-rule-collapse-last = Тоді нічого б не лишилося. Останній ряд і остання колонка лишаються завжди.
refusals-rule-capture-neighbour = Не дістати: { $suspect } — не сусід. Ловлять лише сусіда своєї таємної особистості.
refusals-rule-capture-living = { $suspect }: цього підозрюваного вже вбито, ловити тут нема кого.
refusals-rule-capture-self = { $suspect } — це ваша таємна особистість. Ловіть когось іншого.
refusals-rule-canvass-neighbour = Не дістати: { $suspect } — не сусід. Допитують сусіда своєї таємної особистості або її саму.
refusals-rule-not-asked = { $who } зараз не відповідає. Називайте лише тих, кого питають і чиїх карт не бачить помічник.
refusals-rule-gave-up = { $who } вже не грає: ця сторона здалася.
refusals-rule-kill-arrested = { $suspect } під арештом: убити вже не можна.
refusals-rule-accuse-straight = Не дістати: { $suspect } — надто далеко або не навпрямки. Звинувачують того, хто не далі трьох карт у вашому ряду чи колонці, або власну особистість.
refusals-rule-autopsy-neighbour = Розтин тут неможливий: { $suspect } не підходить. Потрібен мертвий сусід вашої таємної особистості.
refusals-rule-disarm-neighbour = Не дістати: { $suspect } — не сусід. Знешкоджують лише в сусіда, ніколи в себе.
refusals-rule-token-kind = Ця дія не для таких жетонів.
refusals-rule-token-absent = Такого жетона { $suspect } не має.
refusals-rule-token-living = { $suspect } не може отримати жетона: лише живі й не під арештом.
refusals-rule-token-twice = Такий жетон { $suspect } уже має. Двох однакових не кладуть.
refusals-rule-protect-six = На полі вже шість жетонів захисту. Натомість зніміть один.
refusals-rule-save-line = Так не захистити: { $suspect } не підходить. Захищають того, хто в одному ряду чи колонці з вашою таємною особистістю, але не її саму.
refusals-rule-plant-neighbour = Не дістати: { $suspect } — не сусід. Мінують сусіда або власну особистість.
refusals-rule-blast-neighbour = { $suspect } — не поруч із бомбою.
refusals-rule-shoot-diagonal = Не дістати: { $suspect } — не на вашій діагоналі або задалеко. Стріляють по діагоналі, не далі трьох карт.
refusals-rule-token-neighbour = Задалеко: { $suspect } — не сусід. Жетон пересувають на сусіда того, на кому він лежить.
refusals-rule-swap-neighbours = Поміняти місцями не можна ({ $suspect }): { $swap ->
    [anywhere] ці двоє мають бути сусідами.
   *[other] обоє мають бути сусідами Психопата.
}
refusals-rule-threaten-straight = Не дістати: { $suspect } стоїть задалеко або не навпрямки. Погрожують тим, хто не далі трьох карт у вашому ряду чи колонці.
refusals-rule-threaten-count = Погрозу кладуть на 1–3 підозрюваних; ні на кого — лише якщо нікого не дістати.
refusals-rule-threat-strikes = Так не буває: гинуть усі з погрозою поруч із Психопатом, і лише вони.
refusals-rule-profile-living = { $suspect }: цього підозрюваного вже вбито. Викладають лише карту живого.
refusals-rule-profile-nobody = У руці є карта живого: назвіть її.
refusals-rule-profile-nothing = І рука, і стос порожні: нічого не зміниться.
refusals-rule-play-living = Серед узятих карт є карта живого: викладають її, а не цю ({ $suspect }).
refusals-rule-not-your-role = { $who }: жодна з ролей, які може мати цей гравець, сюди не підходить.
refusals-rule-vault-opened = Цей сейф уже відчинено: він поза грою.
refusals-rule-token-there = Ваш жетон уже лежить на цьому сейфі. Сейф відчиняють троє різних грабіжників.
refusals-rule-vault-zone = Сейф грабують лише з його зони.
refusals-rule-hack-outside = У зоні сейфа грабують як звичайно: хакнути можна лише поза всіма зонами.
refusals-rule-hack-reach = Жодна сусідня клітинка не належить до зони цього сейфа.
refusals-rule-crack-token = Другий жетон кладуть лише туди, де лежить рівно один ваш.
refusals-rule-one-of-two-tokens = Вашого жетона на тому сейфі немає. Лишити чи забрати?
refusals-rule-officer = { $suspect } — не офіцер у формі.
refusals-rule-officer-near = Не дістати: { $suspect } — не поруч. Офіцер має стояти поруч із вашою таємною особистістю.
refusals-rule-officer-stunned = { $suspect } — знешкоджений офіцер: він не діє, доки не знешкоджено іншого.
refusals-rule-stunned-line = { $axis ->
    [rows] У ряду { $line } є знешкоджений офіцер: Голова охорони його
   *[columns] У колонці { $line } є знешкоджений офіцер: Голова охорони її
} не зміщує.
refusals-rule-silence-three = Трьох офіцерів уже вбито: більше за гру не можна.
refusals-rule-swap-neighbour = Місцями міняються лише сусіди, а { $suspect } — не сусід.
refusals-rule-own-among = Один із двох має бути ваш: назвіть свого підозрюваного і його сусіда в будь-якому порядку.
refusals-rule-name-own = Якщо вашої карти помічник не знає, спершу назвіть свого підозрюваного; якщо знає — лише іншого.
refusals-name-own-first = Помічник вашої карти не знає: спершу назвіть свого підозрюваного, тоді іншого, наприклад «{ $list }».
refusals-name-both = Помічник вашої карти не знає: назвіть обох, хто міняється місцями, у будь-якому порядку, наприклад «{ $list }».
refusals-rule-quiet-officer = { $axis ->
    [rows] У ряду
   *[columns] У колонці
} { $line } немає офіцера у формі: звичайне зміщення й так приховане.
refusals-rule-accuse-able = Не дістати: { $suspect } — не поруч із незнешкодженим офіцером.
refusals-rule-survey-square = Квадрат 4×4 має цілком лежати на полі. Назвіть його верхню ліву клітинку.
refusals-rule-officer-count = Офіцерів у формі в цій партії має бути { $n }, а названо { $most }.
refusals-rule-role-too = Ви взяли ще й карту ролі: назвіть обидві. Роль зараз — { $list }.
refusals-rule-role-tier = Ця роль — іншого рівня: спершу беруть карти 1-го рівня, а коли скінчаться — 2-го. Зараз це { $list }.
refusals-rule-role-elsewhere = Ця карта ролі лежить відкрито деінде або вже поза грою.

## Rules of Mr. Jack.
refusals-rule-card-not-open = { $suspect }: цієї карти зараз не обрати. Можна обрати: { $list }.
refusals-rule-card-not-named = { $suspect }: цього персонажа не названо. Названо: { $list }.
refusals-rule-no-street = { $hex } — це { $other }, там ніхто не спиняється.
refusals-rule-occupied = На { $hex } стоїть { $other }. Ваш хід має скінчитися на вільному гексі.
refusals-rule-must-move = { $suspect } уже стоїть на { $hex }. Іти треба щонайменше на один гекс і спинитися на іншому.
refusals-rule-too-far = До { $hex } { $n ->
    [one] { $n } крок
    [few] { $n } кроки
    [many] { $n } кроків
   *[other] { $n } кроку
}, а { $suspect } може зробити { $most }.
refusals-rule-power-must = Здатність треба застосувати. { $suspect } { $other }
refusals-rule-power-after-end = Після звинувачення чи виходу здатності вже не застосовують: лише до них.
refusals-rule-not-his-power = Це не його здатність. { $suspect } { $other }
refusals-rule-lantern-way = Коли Ватсон іде чи міняється місцями, і лише тоді, скажіть ще й, куди світить його лампа.
refusals-rule-lamp-lit = На { $hex } немає запаленого ліхтаря. Запалені: { $list }.
refusals-rule-lamp-unlit = { $hex } — не погашений ліхтар. Погашені: { $list }.
refusals-rule-cordon-there = Біля цього виходу кордону немає: { $other }. Перекриті: { $list }.
refusals-rule-cordon-open = Вихід уже перекрито кордоном: { $other }. Відкриті: { $list }.
refusals-rule-cover-there = На { $hex } немає кришки люка. Закриті: { $list }.
refusals-rule-cover-open = { $hex } — не відкритий люк. Відкриті: { $list }.
refusals-rule-swap-gull = Місцями міняється лише Ґалл, з будь-яким іншим персонажем на полі.
refusals-rule-whistle-once = Свист пересуває кожного з інших не більше разу, а самого Ґудлі ніколи.
refusals-rule-whistle-nearer = { $suspect } на { $hex } не стане ближче: вулицями звідти до Ґудлі ({ $other }) { $n ->
    [one] { $n } крок
    [few] { $n } кроки
    [many] { $n } кроків
   *[other] { $n } кроку
}, а зараз { $most }.
refusals-rule-whistle-points = На цей свист треба { $n ->
    [one] { $n } крок
    [few] { $n } кроки
    [many] { $n } кроків
   *[other] { $n } кроку
}, а їх на всіх разом 3.
refusals-rule-whistle-more = Свист треба використати: { $n ->
    [one] щонайменше { $n } крок.
    [few] усі { $n } кроки.
    [many] усі { $n } кроків.
   *[other] усі { $n } кроку.
}
refusals-rule-accuse-detective = Звинувачує лише Детектив, а зараз ходить { $who }.
refusals-rule-accuse-somebody = На { $hex } нема кого звинувачувати.
refusals-rule-exit-jack = Вийти з району може лише Джек, а зараз ходить { $who }.
refusals-rule-exit-seen = Карта Свідка показує «видимий»: у цьому раунді ніхто не виходить.
refusals-rule-exit-cordon = Вихід перекрито кордоном: { $other }. Відкриті: { $list }.
refusals-rule-exit-far = { $suspect }: { $other } вихід — за { $n ->
    [one] { $n } крок
    [few] { $n } кроки
    [many] { $n } кроків
   *[other] { $n } кроку
} (останній — з { $hex }), а можна { $most }.
refusals-rule-exit-innocent = { $suspect } — невинний персонаж, отже, не Джек, а більше ніхто не виходить.
refusals-rule-exit-only-jack = { $suspect } — не Джек, а більше ніхто не виходить.
refusals-rule-call-nobody = Так не буває: тоді невинні були б усі.
