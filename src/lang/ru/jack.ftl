# Говорит src/cli и src/screen: то, что есть только в «Мистере Джеке».

## Ответы об улицах.
jack-ask-reach = { $who }: гексы по очкам пути, не больше { $n }.
jack-ask-reach-taken = Занято, поэтому только для обвинения: { $hexes }
jack-ask-reach-exits = Из района, для Джека после вызова «невидимый»: { $exits }
jack-ask-path-sewers = канализация
jack-ask-path-exit = выход { $exit }
jack-ask-path-fits = { $n ->
    [one] Путь стоит { $n } очко, предел – { $range }.
    [few] Путь стоит { $n } очка, предел – { $range }.
    [many] Путь стоит { $n } очков, предел – { $range }.
   *[other] Путь стоит { $n } очка, предел – { $range }.
}
jack-ask-path-far = { $n ->
    [one] За один ход не выйдет: путь стоит { $n } очко, предел – { $range }.
    [few] За один ход не выйдет: путь стоит { $n } очка, предел – { $range }.
    [many] За один ход не выйдет: путь стоит { $n } очков, предел – { $range }.
   *[other] За один ход не выйдет: путь стоит { $n } очка, предел – { $range }.
}
jack-ask-path-here = { $who } уже там; движение заканчивается на другом гексе.
jack-ask-path-taken = Там стоит { $who }: закончить движение на этом гексе может только Детектив, чтобы обвинить.
jack-ask-path-cover = Люк на { $hex } закрыт; будь он открыт, вышло бы.
jack-ask-path-cordon = У выхода { $exit } стоит кордон.
jack-ask-no-way = Остановиться там нельзя: это не улица.
jack-ask-gone = уже за пределами района
jack-ask-visible = { $who } – на виду: { $lights }
jack-ask-invisible = Не видно: { $who }
jack-ask-light-lamp = горит фонарь { $hex }
jack-ask-light-beside = рядом { $who }
jack-ask-light-lantern = свет фонаря Ватсона
jack-ask-exit-open = Выход { $exit } ({ $hex }): открыт.
jack-ask-exit-cordon = Выход { $exit } ({ $hex }): кордон.
jack-ask-exit-leave = Может выйти за одну активацию: { $who }.
jack-ask-exit-seen = В этом раунде никто не выйдет: карта свидетеля показывает «видимый».
jack-ask-exit-played = В этом раунде никто не выйдет: Джек уже сыграл обоими своими персонажами.
jack-ask-distance = { $n ->
    [one] { $n } шаг по улицам
    [few] { $n } шага по улицам
    [many] { $n } шагов по улицам
   *[other] { $n } шага по улицам
}
jack-ask-nearer = { $yes } (шагов до Гудли сейчас { $from }, оттуда { $to })
jack-ask-call-visible = «Видимый» снимет подозрение с этих персонажей: { $who }
jack-ask-call-invisible = «Невидимый» снимет подозрение с этих персонажей: { $who }
jack-ask-call-not-visible = «Видимый» невозможно: ни одного подозреваемого не видно ({ $who })
jack-ask-call-not-invisible = «Невидимый» невозможно: видны все подозреваемые ({ $who })
jack-ask-suspects = Ещё может быть Джеком: { $who }
jack-ask-cleared-lit = { $who }: вне подозрения с вызова свидетелей в раунде { $round }. Джека не было видно, а этого персонажа было: { $lights }
jack-ask-cleared-dark = { $who }: вне подозрения с вызова свидетелей в раунде { $round }. Джека было видно, а этого персонажа нет.
jack-ask-alibis = Ваши карты алиби: { $who }

## Ложные утверждения.
jack-ask-false-visible = Строка { $seq }: { $who } говорит «видимый», а Джека не было видно.
jack-ask-false-invisible = Строка { $seq }: { $who } говорит «невидимый», а Джека было видно.
jack-ask-false-exit = Строка { $seq }: { $who } выводит из района персонажа { $suspect }, а это не Джек.
