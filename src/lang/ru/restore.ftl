# Что сделать с настоящими картами после отмены или исправления. Карта названа вместе с её нынешним местом.
restore-shift-row = На столе сдвиньте ряд { $line } { $toward }{ $n ->
    [one] .
    [few] { " " }на { $n }.
    [many] { " " }на { $n }.
   *[other] { " " }на { $n }.
}
restore-shift-column = На столе сдвиньте столбец { $line } { $toward }{ $n ->
    [one] .
    [few] { " " }на { $n }.
    [many] { " " }на { $n }.
   *[other] { " " }на { $n }.
}
restore-move = Верните на места: { $cards }.
restore-from-to = На столе возьмите эти карты и положите каждую туда, куда ведёт стрелка: { $moves }.
restore-lay = Разложите карты так, как показано на экране.
restore-out = Уберите с поля: { $cards }.
restore-alive = Переверните стороной с живым вверх: { $cards }.
restore-dead = { $side ->
    [none] Переверните стороной с погибшим вверх
   *[other] Переверните стороной «{ $side }» вверх
}: { $cards }.
restore-uncover = Снимите карту доказательства: { $cards }.
restore-cover = Положите карту доказательства лицом вверх: { $cards }.
restore-release = Снимите карту, лежащую рубашкой вверх: { $cards }.
restore-arrest = Положите карту доказательства рубашкой вверх: { $cards }.
restore-undiscard = Заберите из сброса: { $cards }.
restore-discard = Положите в сброс: { $cards }.
restore-undrawn = { $n ->
    [one] Последнюю карту, снятую с колоды доказательств, верните на её верх.
    [few] Последние { $n } карты, снятые с колоды доказательств, верните на её верх, начиная с последней.
    [many] Последние { $n } карт, снятых с колоды доказательств, верните на её верх, начиная с последней.
   *[other] Последние { $n } карт, снятых с колоды доказательств, верните на её верх, начиная с последней.
}
restore-token-off = Снимите жетон «{ $token }»: { $cards }.
restore-token-on = Положите жетон «{ $token }»: { $cards }.
restore-trophy-back = { $who } возвращает трофей: { $cards }.
restore-trophy = { $who } забирает трофей: { $cards }.
restore-beside = Теперь так. { $line }
restore-disc = Поставьте на { $place }: { $suspect }.
restore-lamp = Верните горящий фонарь { $n } на { $place }.
restore-suspects = Переверните снова стороной подозреваемого: { $suspects }.
restore-witness = Карту Свидетеля положите стороной { $side ->
    [visible] «Видимый»
   *[other] «Невидимый»
} вверх.
restore-round = Счётчик раундов поставьте на { $n }.
restore-cards = Открытые карты персонажей: { $suspects }.
restore-tile = Перенесите горящий фонарь { $n } с { $from } на { $to }.
restore-plain = Перенесите горящий фонарь без номера с { $from } на { $to }.
restore-cover-moved = Перенесите тайл закрытого люка с { $from } на { $to }.
restore-cordon = Полицейский кордон: { $from } выход откройте, { $to } перекройте.
