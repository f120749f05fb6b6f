# Говорится за столом: что делает игрок. На каждое действие — одно предложение.

deed-kill = { $who } убивает. Гибнет { $suspect }: переверните карту стороной с погибшим вверх.
deed-disguise = { $who } пытается замаскироваться.
deed-disguise-quick = { $who } быстро маскируется.
deed-accuse = { $who } обвиняет: «{ $suspect } — это вы!»
deed-exonerate = { $who } хочет кого-то оправдать.
deed-evade = { $who } пытается сбежать.
deed-capture = { $who } ловит: есть среди нас { $suspect }?
deed-canvas = { $who } ведёт допрос. Кто из вас — { $suspect } или рядом, поднимите руку.
deed-canvas-drawn = { $who } берёт две карты для допроса.
deed-steal = { $who } крадёт. Без жетона остаётся { $suspect }: заберите его с карты.
deed-deputize = { $who } призывает к присяге нового офицера.
deed-autopsy = { $who } проводит вскрытие. Под скальпелем — { $suspect }.
deed-profile = { $who } собирает улики. В поле зрения — { $suspect }.
deed-profile-nobody = { $who } собирает улики, но живых в руке нет: все карты меняются.
deed-disarm = { $who } обезвреживает. { $suspect } избавляется от жетона «{ $token }»: снимите его с карты.
deed-swap = { $who }: { $suspect } и { $other } меняются местами.
deed-swap-own = { $who } и { $suspect } меняются местами.
deed-plant = { $who } закладывает бомбу. Её получает { $suspect }: положите туда жетон.
deed-detonate = { $who } взрывает бомбу там, где { $suspect }.
deed-shoot = { $who } стреляет. Под ударом — { $suspect }.
deed-setup = { $who } передвигает жетон «{ $token }»: { $suspect } отдаёт, { $other } получает.
deed-rob = { $who } грабит хранилище { $vault }.
deed-rob-from = { $who } грабит хранилище { $vault } тем жетоном, который лежал { $from }.
deed-stun = { $who } оглушает офицера: это { $suspect }.
deed-vanish = { $who } исчезает: замешивает личность в колоду и берёт новую.
deed-frame = { $who } крадёт данные: вор и офицер { $suspect } меняются местами.
deed-frame-own = { $who } крадёт данные: { $suspect } и офицер { $other } меняются местами.
deed-hack = { $who } взламывает систему: хранилище { $vault }.
deed-silence = { $who } утихомиривает офицера. Гибнет { $suspect }: переверните карту стороной с погибшим вверх.
deed-mimic = { $who } конспирируется и берёт три карты.
deed-crack = { $who } взламывает хранилище { $vault } вторым жетоном.
deed-survey = { $who } досматривает квадрат 4×4 от { $cell }.
deed-pass = { $who } пасует.
deed-shift-quiet = { $who } сдвигает незаметно.
deed-concede = { $who } сдаётся.
deed-protect = { $who } защищает. Под защитой теперь { $suspect }: положите туда жетон защиты.
deed-unprotect = { $who } снимает защиту. Без жетона остаётся { $suspect }.
deed-save = { $who } спасает: { $suspect } остаётся в живых.
deed-decline = { $who } не спасает. Без помощи остаётся { $suspect }.
deed-threaten = { $who } угрожает. Под угрозой теперь { $suspects }: { $n ->
    [one] положите туда жетон угрозы.
    [few] положите на каждого жетон угрозы.
    [many] положите на каждого жетон угрозы.
   *[other] положите на каждого жетон угрозы.
}
deed-threaten-nobody = { $who }: угрожать некому.
deed-blast = Взрыв задевает соседа. Гибнет { $suspect }: переверните карту стороной с погибшим вверх.
deed-keep = { $who } оставляет жетоны у хранилищ.
deed-take-back = { $who } забирает жетоны в руку.
deed-take-vault = { $who } забирает один жетон с хранилища { $vault }.
deed-take = { $who } забирает в ответ жетон. Без него остаётся { $suspect }.
deed-return = { $who } кладёт под колоду закрытую карту списка № { $n }.
deed-dismiss = { $who } увольняет офицера. Форму снимает { $suspect }: карта доказательства уходит в сброс.
deed-deploy = { $who } расставляет офицеров. В форме теперь { $suspects }: положите на них карты доказательств лицом вверх.
