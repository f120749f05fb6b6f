# `referee may`: may this line be said, and what decides it.
may-yes = Да: «{ $line }» сейчас можно.
may-no = Нет: «{ $line }» сейчас нельзя.
may-hidden = По открытым картам «{ $line }» можно. Остальное зависит от скрытой карты, и знает её только { $who }.
may-alone = Спросить наедине: { $command }
may-why-nothing = Последняя строка принята, объяснять нечего.
may-more = Подробнее: { $command }
may-other-way = { $n }) отныне играть иначе: { $means }
may-fact = { $holds ->
    [yes] Выполнено: { $what }
    [no] Не выполнено: { $what }
   *[hidden] Неизвестно: { $what }
}
