# Що зробити зі справжніми картами після скасування чи виправлення. Карту названо разом із її теперішнім місцем.
restore-shift-row = На столі змістіть ряд { $line } { $toward }{ $n ->
    [one] .
    [few] { " " }на { $n } кроки.
    [many] { " " }на { $n } кроків.
   *[other] { " " }на { $n } кроку.
}
restore-shift-column = На столі змістіть колонку { $line } { $toward }{ $n ->
    [one] .
    [few] { " " }на { $n } кроки.
    [many] { " " }на { $n } кроків.
   *[other] { " " }на { $n } кроку.
}
restore-move = На столі поверніть на місця: { $cards }.
restore-from-to = На столі візьміть ці карти й покладіть кожну туди, куди веде стрілка: { $moves }.
restore-lay = Розкладіть карти так, як на екрані.
restore-out = Приберіть із поля: { $cards }.
restore-alive = Переверніть живою стороною догори: { $cards }.
restore-dead = { $side ->
    [none] Переверніть мертвою стороною догори
   *[other] Переверніть стороною «{ $side }» догори
}: { $cards }.
restore-uncover = Зніміть карту доказів: { $cards }.
restore-cover = Покладіть карту доказів горілиць: { $cards }.
restore-release = Зніміть закриту карту: { $cards }.
restore-arrest = Покладіть карту доказів долілиць: { $cards }.
restore-undiscard = Заберіть зі скиду: { $cards }.
restore-discard = Покладіть у скид: { $cards }.
restore-undrawn = { $n ->
    [one] Останню карту, взяту зі стосу доказів, поверніть на його верх.
    [few] Останні { $n } карти, взяті зі стосу доказів, поверніть на його верх, починаючи з останньої.
    [many] Останні { $n } карт, узятих зі стосу доказів, поверніть на його верх, починаючи з останньої.
   *[other] Останні { $n } карт, узятих зі стосу доказів, поверніть на його верх, починаючи з останньої.
}
restore-token-off = Зніміть жетон «{ $token }»: { $cards }.
restore-token-on = Покладіть жетон «{ $token }»: { $cards }.
restore-trophy-back = { $who } повертає трофей власникові: { $cards }.
restore-trophy = { $who } забирає трофей: { $cards }.
restore-beside = Тепер: { $line }
restore-disc = Поставте на { $place }: { $suspect }.
restore-lamp = Поверніть запалений ліхтар { $n } на { $place }.
restore-suspects = Переверніть знову боком «підозрюваний» догори: { $suspects }.
restore-witness = Карту Свідка покладіть боком { $side ->
    [visible] «видимий»
   *[other] «невидимий»
} догори.
restore-round = Лічильник раундів — на { $n }.
restore-cards = Відкриті карти персонажів: { $suspects }.
restore-tile = Перенесіть запалений ліхтар { $n } з { $from } на { $to }.
restore-plain = Перенесіть запалений ліхтар без номера з { $from } на { $to }.
restore-cover-moved = Перенесіть кришку люка з { $from } на { $to }.
restore-cordon = Поліційний кордон: { $from } вихід відкрийте, { $to } перекрийте.
