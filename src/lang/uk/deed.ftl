# Озвучується за столом: що робить гравець. На кожну дію — одне речення.

deed-kill = { $who } вбиває. Гине { $suspect }.
deed-disguise = { $who } намагається замаскуватися.
deed-disguise-quick = { $who } міняє прикриття.
deed-accuse = { $who } звинувачує: «Ви — { $suspect }?»
deed-accuse-thieves = { $who } звинувачує: «Чи є серед грабіжників { $suspect }?»
deed-accuse-mafia = { $who } звинувачує: «Чи є серед мафіозі { $suspect }?»
deed-accuse-active = { $who } звинувачує: «Ваша основна особистість — { $suspect }?»
deed-arrest = { $who } арештовує: «Ви — { $suspect }?»
deed-exonerate = { $who } хоче виправдати підозрюваного.
deed-evade = { $who } намагається заховатися.
deed-capture = { $who } хоче спіймати підозрюваного: { $suspect }.
deed-canvas = { $who } допитує: { $suspect }.
deed-canvas-drawn = { $who } готує допит.
deed-steal = { $who } краде: { $suspect } лишається без гаманця.
    .do = Заберіть жетон із карти.
deed-deputize = { $who } наймає нового офіцера.
deed-autopsy = { $who } робить розтин: { $suspect }.
deed-profile = { $who } виходить у поле й викладає карту: { $suspect }.
deed-profile-nobody = { $who } не має в руці жодного живого, тож міняє всю руку.
deed-disarm = { $who } знешкоджує { $kind ->
    [bomb] бомбу
   *[threat] погрозу
} на карті { $suspect }.
    .do = Зніміть цей жетон.
deed-swap = { $who }: { $suspect } і { $other } міняються місцями.
deed-swap-own = { $who } і { $suspect } міняються місцями.
deed-plant = { $who } мінує підозрюваного: { $suspect }.
    .do = Покладіть туди жетон бомби.
deed-detonate = { $who } підриває бомбу на карті { $suspect }.
    .do = Зніміть цей жетон із поля.
deed-shoot = { $who } стріляє в підозрюваного: { $suspect }.
deed-setup = { $who } перекладає жетон { $token } з карти { $suspect } на карту { $other }.
deed-rob = { $who } грабує { $vault } сейф.
deed-rob-from = { $who } грабує { $vault } сейф жетоном, який віддає { $from }.
deed-stun = { $who } знешкоджує офіцера: { $suspect } не звинувачує й не міняється місцями, доки не знешкодять іншого.
deed-stun-line = { $who } знешкоджує офіцера: { $suspect } не звинувачує, а Голова охорони не зміщує його ряду й колонки, доки не знешкодять іншого.
deed-stun-both = { $who } знешкоджує офіцера: { $suspect } не звинувачує й не міняється місцями, а Голова охорони не зміщує його ряду й колонки, доки не знешкодять іншого.
deed-vanish = { $who } зникає: { $kept ->
    [yes] помічник затасовує таємну особистість назад у стос.
   *[no] затасовує свою особистість у стос доказів.
}
deed-frame = { $who } робить підставу: грабіжник і офіцер { $suspect } міняються місцями.
deed-frame-own = { $who } робить підставу: { $suspect } і офіцер { $other } міняються місцями.
deed-frame-shown = { $who } підставляє офіцера: { $suspect }.
    .do = Поміняйте місцями цю карту й карту самого грабіжника: { $other }.
deed-hack = { $who } хакає { $vault } сейф.
deed-silence = { $who } фарбує стіни. Гине офіцер { $suspect }.
deed-mimic = { $who } гримується.
deed-crack = { $who } зламує { $vault } сейф другим жетоном.
deed-survey = { $who } веде спостереження: квадрат 4×4 від { $cell } праворуч і вниз.
deed-pass = { $who } пропускає дію.
deed-shift-quiet = { $who } обережно зміщує { $axis ->
    [row] ряд
   *[column] колонку
} { $line } { $toward }.
deed-concede = { $who } здається.
deed-concede-team = { $who } здається за всю команду.
deed-protect = { $who } захищає. Новий захист: { $suspect }.
    .do = Покладіть туди жетон захисту.
deed-unprotect = { $who } знімає жетон захисту: { $suspect } тепер без нього.
deed-save = { $who } захищає: { $suspect } лишається в живих.
deed-decline = { $who } не втручається: { $suspect } під ударом.
deed-threaten = { $who } погрожує. { $n ->
    [one] Нова погроза: { $suspects }.
    [few] Нові погрози: { $suspects }.
    [many] Нові погрози: { $suspects }.
   *[other] Нові погрози: { $suspects }.
}
    .do = { $n ->
        [one] Покладіть туди жетон погрози.
        [few] Покладіть на кожну з цих карт жетон погрози.
        [many] Покладіть на кожну з цих карт жетон погрози.
       *[other] Покладіть на кожну з цих карт жетон погрози.
    }
deed-threaten-nobody = { $who } не має кому пригрозити.
deed-blast = Вибух зачіпає сусіда. Гине { $suspect }.
deed-keep = { $who } лишає свій жетон на місці.
deed-keep-both = { $who } лишає обидва свої жетони на місці.
deed-take-back = { $who } нічого не лишає на сейфах.
deed-take-vault = { $who } обирає { $vault } сейф.
deed-take = { $who } забирає гаманець: { $suspect } тепер без нього.
deed-return = { $kept ->
    [yes] { $who } повертає закриту карту № { $n } зі списку: помічник кладе її під низ свого стосу.
   *[no] { $who } кладе під низ стосу закриту карту № { $n } зі списку.
}
deed-dismiss = { $who } звільняє офіцера. Форму знімає { $suspect }.
    .do = Скиньте цю карту доказів горілиць.
deed-deploy = { $who } розставляє офіцерів. У формі тепер { $suspects }.
    .do = Покладіть на них відповідні карти доказів горілиць.

# Lines as they are said, where the words of the grammar alone are no sentence; between words that belong together stand
# spaces that no list and no end of a line parts.
deed-hit = { $hit } { $called ->
    [player] { $who }
   *[role] { $who }
} { $suspect }
deed-hit-own = так, це я ({ $suspect })
deed-hit-nobody = нікого не викрито
deed-dies-nobody = ніхто не гине
deed-no-threats = погроз немає
deed-no-hands = рук немає
