# Озвучується за столом: що робить гравець. На кожну дію — одне речення.

deed-kill = { $who } вбиває. Гине { $suspect }: переверніть карту мертвою стороною догори.
deed-disguise = { $who } намагається замаскуватися.
deed-disguise-quick = { $who } міняє прикриття.
deed-accuse = { $who } звинувачує: «{ $suspect } — це ви!»
deed-exonerate = { $who } виправдовує.
deed-evade = { $who } намагається заховатися.
deed-capture = { $who } питає: чи є серед нас { $suspect }?
deed-canvas = { $who } веде допит. Хто з вас — { $suspect } або поруч, підніміть руку.
deed-canvas-drawn = { $who } бере дві карти для допиту.
deed-steal = { $who } краде. Без жетона лишається { $suspect }: заберіть його з карти.
deed-deputize = { $who } наймає нового офіцера.
deed-autopsy = { $who } робить розтин. Під скальпелем — { $suspect }.
deed-profile = { $who } виходить у поле. У полі зору — { $suspect }.
deed-profile-nobody = { $who } не має жодної карти живого й міняє карти руки.
deed-disarm = { $who } знешкоджує. { $suspect } позбувається жетона «{ $token }»: зніміть його з карти.
deed-swap = { $who }: { $suspect } і { $other } міняються місцями.
deed-swap-own = { $who } і { $suspect } міняються місцями.
deed-plant = { $who } мінує. Бомбу отримує { $suspect }: покладіть туди жетон.
deed-detonate = { $who } підриває бомбу там, де { $suspect }.
deed-shoot = { $who } стріляє. Під ударом — { $suspect }.
deed-setup = { $who } пересуває жетон «{ $token }»: { $suspect } віддає, { $other } отримує.
deed-rob = { $who } грабує { $vault } сейф.
deed-rob-from = { $who } грабує { $vault } сейф жетоном, який віддає { $from }.
deed-stun = { $who } знешкоджує офіцера: це { $suspect }.
deed-vanish = { $who } зникає: стару особистість затасовано в стос, нову взято з нього.
deed-frame = { $who } робить підставу: грабіжник і офіцер { $suspect } міняються місцями.
deed-frame-own = { $who } робить підставу: { $suspect } і офіцер { $other } міняються місцями.
deed-hack = { $who } хакає { $vault } сейф.
deed-silence = { $who } фарбує стіни. Гине офіцер { $suspect }: переверніть карту мертвою стороною догори.
deed-mimic = { $who } гримується: бере три карти.
deed-crack = { $who } зламує { $vault } сейф другим жетоном.
deed-survey = { $who } веде спостереження: квадрат 4×4 від { $cell }.
deed-pass = { $who } пропускає дію.
deed-shift-quiet = { $who } зміщує обережно.
deed-concede = { $who } здається.
deed-protect = { $who } захищає. Під захистом тепер { $suspect }: покладіть туди жетон захисту.
deed-unprotect = { $who } знімає захист. Жетона позбувається { $suspect }.
deed-save = { $who } рятує: { $suspect } лишається в живих.
deed-decline = { $who } не рятує. Без порятунку лишається { $suspect }.
deed-threaten = { $who } погрожує. Під погрозою тепер { $suspects }: { $n ->
    [one] покладіть туди жетон погрози.
    [few] покладіть на кожного жетон погрози.
    [many] покладіть на кожного жетон погрози.
   *[other] покладіть на кожного жетон погрози.
}
deed-threaten-nobody = { $who } не має кому погрожувати.
deed-blast = Вибух зачіпає сусіда. Гине { $suspect }: переверніть карту мертвою стороною догори.
deed-keep = { $who } лишає жетони біля сейфів.
deed-take-back = { $who } забирає жетони в руку.
deed-take-vault = { $who } забирає свій жетон: { $vault } сейф тепер без нього.
deed-take = { $who } забирає жетон навзамін. Без жетона лишається { $suspect }.
deed-return = { $who } кладе під низ стосу закриту карту списку № { $n }.
deed-dismiss = { $who } звільняє офіцера. Форму знімає { $suspect }: карта доказів іде у скид.
deed-deploy = { $who } розставляє офіцерів. У формі тепер { $suspects }: покладіть на них відповідні карти доказів горілиць.
