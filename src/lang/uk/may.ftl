# `referee may`: may this line be said, and what decides it.
may-yes = Так: «{ $line }» зараз можна.
may-no = Ні: «{ $line }» зараз не можна.
may-hidden = З того, що видно всім, «{ $line }» можна. Решта залежить від прихованої карти: її знає лише { $who }.
may-alone = Спитати наодинці: { $command }
may-why-nothing = Нічого не відхилено, тож пояснювати нема чого.
may-more = Докладніше: { $command }
may-other-way = { $n }) відтепер грати інакше: { $means }
may-fact = { $holds ->
    [yes] Виконано: { $what }
    [no] Не виконано: { $what }
   *[hidden] Невідомо: { $what }
}
