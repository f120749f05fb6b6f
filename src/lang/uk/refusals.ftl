# Read by `src/cli`: why a line was not understood, or which rule forbids it.

## Words.
refusals-empty = Нічого не сказано. Що можна сказати зараз: referee legal
refusals-verb = Жоден рядок не починається з «{ $found }».
refusals-verb-hint = Що можна сказати зараз: referee legal
refusals-verb-elsewhere = «{ $found }» тут не кажуть: для дій є referee act, для запитань — referee ask.
refusals-near = Може, { $nearest }?
refusals-missing = Після «{ $verb }» чогось бракує.
refusals-example = Наприклад: { $line }
refusals-extra = Після «{ $verb }» є зайве: «{ $found }».
refusals-line = «{ $found }» — тут немає такого ряду чи колонки; ряди 1–{ $rows }, колонки a–{ $last }.
refusals-direction = Лінія { $line } рухається { $back } або { $forth }, а не «{ $found }».
refusals-distance = «{ $found }» — не відстань; можна на 1 або на 2.
refusals-reach = «{ $found }» — не кількість кроків; може бути від 1 до 7.
refusals-choose = У лінії { $line } кілька мертвих. Назвіть, кого вилучити: { $names }.
refusals-yes-no = «{ $found }» — це ні так, ні ні.
refusals-cell = Клітинки «{ $found }» на полі немає.
refusals-number = «{ $found }» — це не число.
refusals-one-of = «{ $found }» тут зайве: може бути { $possible }.

## The one sentence for everybody when only its owner may know why.
refusals-hidden = Цей рядок не прийнято, а чому — не для всіх.
refusals-hidden-hint = Причина чекає на таємній сторінці: referee secret { $seat }

## Rules. Each says what is forbidden and what would be right.
refusals-rule-game-over = Гру закінчено, дій більше немає. Повернутися можна, лише скасувавши рядок.
refusals-rule-not-your-turn = Ще ні: зараз має сказати { $who }.
refusals-rule-other-owed = Зараз чекаємо не на це.
refusals-rule-not-your-action = { $who } не має такої дії.
refusals-rule-first-kill = Перший хід гри — вбивство. Усе інше згодом.
refusals-rule-kill-neighbour = Не дістати: { $suspect }. Жертва має бути поруч із таємною особистістю, а не нею самою.
refusals-rule-kill-living = { $suspect }: цей підозрюваний уже мертвий. Жертва має бути живою.
refusals-rule-accuse-neighbour = Не дістати: { $suspect }. Звинувачують того, хто поруч із вашою таємною особистістю, або її саму.
refusals-rule-steal-neighbour = Не дістати: { $suspect }. Крадуть у тих, хто поруч з активною особистістю; у неї самої — лише якщо так домовилися за столом.
refusals-rule-no-treasure = Тут уже нічого забрати: { $suspect }.
refusals-rule-accuse-officer = Не дістати: { $suspect }. Звинувачують того, хто поруч з одним із ваших офіцерів, у цивільному чи у формі.
refusals-rule-not-an-officer = { $suspect }: це не офіцер у формі.
refusals-rule-off-grid = { $suspect } вже не на полі. Оберіть того, хто ще лежить на ньому.
refusals-rule-empty-deck = Стос доказів порожній, а ця дія починається з добору карти. Оберіть іншу.
refusals-rule-not-in-hand = { $suspect }: цієї карти немає серед тих, з яких ви обираєте.
refusals-rule-dead-identity = { $suspect }: цей підозрюваний уже мертвий. Таємну особистість обирають з-поміж живих.
refusals-rule-card-elsewhere = { $suspect }: це не може бути та карта, бо вона вже лежить відкрита або вже ваша.
refusals-rule-card-count = Карт узято не стільки. Назвіть кожну взяту карту один раз.
refusals-rule-disguise-result = Так на столі бути не може: з картою живого маскування вдається, карта мертвого йде у скид.
refusals-rule-play-result = { $suspect }: карту живого кладуть на нього, карту мертвого скидають.
refusals-rule-undo-ban = Лінію { $line } щойно змістив хтось інший; одразу назад її зміщувати не можна.
refusals-rule-same-arrangement = Так лінія { $line } лягла б, як до останнього зміщення. Одразу не можна.
refusals-rule-no-such-line = Лінії { $line } на полі немає.
refusals-rule-empty-shift = Лінія { $line } лежала б, як лежить. Зміщення має щось змінити.
refusals-rule-shift-by-one = Лінію { $line } зміщують лише на одну карту; на дві можуть тільки інші ролі.
refusals-rule-collapse-every-line = У лінії { $line } немає мертвих. Зсунути можна, коли з кожної лінії є кого вилучити.
refusals-rule-collapse-one = З лінії { $line }, як і з кожної, вилучають рівно одного мертвого.
refusals-rule-collapse-all = За цим столом вилучають усіх мертвих разом, і лише коли в кожній лінії їх порівну.
refusals-rule-collapse-dead = З поля вилучають лише мертвих; { $suspect } не з них.
refusals-rule-collapse-last = Не лишилося б нічого. Останній ряд і остання колонка лишаються завжди.
refusals-rule-capture-neighbour = Задалеко: { $suspect }. Спіймати можна лише сусіда своєї таємної особистості.
refusals-rule-capture-living = { $suspect }: цей підозрюваний уже мертвий, ним ніхто не є. Ловіть живого.
refusals-rule-capture-self = { $suspect } — це ваша таємна особистість. Ловіть когось іншого.
refusals-rule-canvass-neighbour = Задалеко: { $suspect }. Допитати можна сусіда своєї таємної особистості або її саму.
refusals-rule-not-asked = { $who } тут не відповідає, або за цього гравця відповідає помічник. Називайте лише тих, хто сам береже свої карти.
refusals-rule-gave-up = { $who } уже здався і більше не грає.
