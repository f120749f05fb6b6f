# Говорится за столом: что делает игрок. На каждое действие — одно предложение.

deed-kill = { $who } убивает. Гибнет { $suspect }.
deed-disguise = { $who } пытается замаскироваться.
deed-disguise-quick = { $who } быстро маскируется.
deed-accuse = { $who } обвиняет: «Ты — { $suspect }?»
deed-accuse-thieves = { $who } обвиняет: «{ $suspect } — кто-то из воров?»
deed-accuse-mafia = { $who } обвиняет: «{ $suspect } — кто-то из мафии?»
deed-accuse-active = { $who } обвиняет: «Ваша активная личность — { $suspect }?»
deed-arrest = { $who } обличает: «Ты — { $suspect }?»
deed-exonerate = { $who } оправдывает подозреваемого.
deed-evade = { $who } пытается сбежать.
deed-capture = { $who } хочет поймать подозреваемого: { $suspect }.
deed-canvas = { $who } ведёт допрос: { $suspect }.
deed-canvas-drawn = { $who } проводит допрос.
deed-steal = { $who } крадёт: { $suspect } остаётся без жетона.
    .do = Заберите этот жетон себе.
deed-deputize = { $who } призывает к присяге нового офицера.
deed-autopsy = { $who } проводит вскрытие: { $suspect }.
deed-profile = { $who } выкладывает улику: { $suspect }.
deed-profile-nobody = { $who } собирает улики, но живых в руке нет: все карты меняются.
deed-disarm = { $who } обезвреживает { $kind ->
    [bomb] бомбу
   *[threat] угрозу
} на карте { $suspect }.
    .do = Снимите этот жетон.
deed-swap = { $who }: { $suspect } и { $other } меняются местами.
deed-swap-own = { $who } и { $suspect } меняются местами.
deed-plant = { $who } закладывает бомбу на карту { $suspect }.
    .do = Положите туда жетон бомбы.
deed-detonate = { $who } взрывает бомбу на карте { $suspect }.
    .do = Снимите этот жетон с поля.
deed-shoot = { $who } стреляет. Цель — { $suspect }.
deed-setup = { $who } перекладывает жетон { $token } с карты { $suspect } на карту { $other }.
deed-rob = { $who } грабит хранилище { $vault }.
deed-rob-from = { $who } грабит хранилище { $vault } жетоном кражи, который лежал { $from }.
deed-stun = { $who } оглушает офицера: { $suspect } не обвиняет и не меняется местами, пока не оглушат другого.
deed-stun-line = { $who } оглушает офицера: { $suspect } не обвиняет, а Начальник безопасности не сдвигает его ряд и столбец, пока не оглушат другого.
deed-stun-both = { $who } оглушает офицера: { $suspect } не обвиняет и не меняется местами, а Начальник безопасности не сдвигает его ряд и столбец, пока не оглушат другого.
deed-vanish = { $who } исчезает: { $kept ->
    [yes] помощник замешивает тайную личность обратно в колоду.
   *[no] замешивает тайную личность обратно в колоду доказательств.
}
deed-frame = { $who } крадёт данные: вор и офицер { $suspect } меняются местами.
deed-frame-own = { $who } крадёт данные: { $suspect } и офицер { $other } меняются местами.
deed-frame-shown = { $who } крадёт данные: офицер — { $suspect }.
    .do = Поменяйте местами эту карту и карту самого вора: { $other }.
deed-hack = { $who } взламывает систему: хранилище { $vault }.
deed-silence = { $who } утихомиривает офицера. Гибнет { $suspect }.
deed-mimic = { $who } конспирируется.
deed-crack = { $who } взламывает хранилище { $vault } вторым жетоном.
deed-survey = { $who } досматривает квадрат 4×4 от { $cell } вправо и вниз.
deed-pass = { $who } пасует.
deed-shift-quiet = { $who } незаметно сдвигает { $axis ->
    [row] ряд
   *[column] столбец
} { $line } { $toward }.
deed-concede = { $who } сдаётся.
deed-concede-team = { $who } сдаётся за всю команду.
deed-protect = { $who } защищает. Новая защита: { $suspect }.
    .do = Положите туда жетон защиты.
deed-unprotect = { $who } снимает жетон защиты: { $suspect } теперь без него.
deed-save = { $who } защищает: { $suspect } остаётся в живых.
deed-decline = { $who } не вмешивается: { $suspect } под ударом.
deed-threaten = { $who } угрожает. { $n ->
    [one] Новая угроза: { $suspects }.
    [few] Новые угрозы: { $suspects }.
    [many] Новые угрозы: { $suspects }.
   *[other] Новые угрозы: { $suspects }.
}
    .do = { $n ->
        [one] Положите туда жетон угрозы.
        [few] Положите на каждую из этих карт жетон угрозы.
        [many] Положите на каждую из этих карт жетон угрозы.
       *[other] Положите на каждую из этих карт жетон угрозы.
    }
deed-threaten-nobody = { $who }: угрожать некому.
deed-blast = Взрыв убивает соседа. Гибнет { $suspect }.
deed-keep = { $who } оставляет свой жетон кражи на месте.
deed-keep-both = { $who } оставляет оба своих жетона кражи на месте.
deed-take-back = { $who } забирает жетоны кражи.
deed-take-vault = { $who } забирает один жетон кражи из зоны хранилища { $vault }.
deed-take = { $who } забирает в ответ жетон: { $suspect } теперь без него.
deed-return = { $kept ->
    [yes] { $who } возвращает закрытую карту № { $n } из списка жертв: помощник кладёт её под низ своей колоды.
   *[no] { $who } возвращает под низ колоды доказательств закрытую карту № { $n } из списка жертв.
}
deed-dismiss = { $who } увольняет офицера: { $suspect } больше не в форме.
    .do = Сбросьте его карту доказательства лицом вверх.
deed-deploy = { $who } расставляет офицеров. В форме — { $suspects }.
    .do = Положите на них карты доказательств лицом вверх.

# Lines as they are said, where the words of the grammar alone are no sentence; between words that belong together stand
# spaces that no list and no end of a line parts.
deed-hit = { $hit } { $called ->
    [player] игрок { $who }
   *[role] { $who }
} { $suspect }
deed-hit-own = да, это я ({ $suspect })
deed-hit-nobody = никто не попался
deed-dies-nobody = никто не гибнет
deed-no-threats = угроз нет
deed-no-hands = рук нет
