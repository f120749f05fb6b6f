# Каже src/cli і src/screen: те, що є лише в «Містері Джеку».

## Відповіді про вулиці.
jack-ask-reach = { $who }: поля за очками шляху, щонайбільше { $n }.
jack-ask-reach-taken = Зайнято, тож лише щоб звинуватити: { $hexes }
jack-ask-reach-exits = За межі району, для Джека після виклику «невидимий»: { $exits }
jack-ask-path-sewers = каналізація
jack-ask-path-exit = вихід { $exit }
jack-ask-path-fits = { $n ->
    [one] Шлях коштує { $n } очко, межа – { $range }.
    [few] Шлях коштує { $n } очки, межа – { $range }.
    [many] Шлях коштує { $n } очок, межа – { $range }.
   *[other] Шлях коштує { $n } очка, межа – { $range }.
}
jack-ask-path-far = { $n ->
    [one] За один хід не вийде: шлях коштує { $n } очко, межа – { $range }.
    [few] За один хід не вийде: шлях коштує { $n } очки, межа – { $range }.
    [many] За один хід не вийде: шлях коштує { $n } очок, межа – { $range }.
   *[other] За один хід не вийде: шлях коштує { $n } очка, межа – { $range }.
}
jack-ask-path-here = { $who } уже там; рух закінчується на іншому полі.
jack-ask-path-taken = Там стоїть { $who }: закінчити рух на цьому полі може лише Детектив, щоб звинуватити.
jack-ask-path-cover = Люк на { $hex } закритий; якби був відкритий, вийшло б.
jack-ask-path-cordon = Біля виходу { $exit } стоїть поліційний кордон.
jack-ask-no-way = Зупинитися там не можна: це не вулиця.
jack-ask-gone = уже за межами району
jack-ask-visible = { $who } – видно: { $lights }
jack-ask-invisible = Не видно: { $who }
jack-ask-light-lamp = ліхтар { $hex } світить
jack-ask-light-beside = поруч { $who }
jack-ask-light-lantern = світло Ватсона
jack-ask-exit-open = Вихід { $exit } ({ $hex }): відкритий.
jack-ask-exit-cordon = Вихід { $exit } ({ $hex }): поліційний кордон.
jack-ask-exit-leave = Може вийти за одну активацію: { $who }.
jack-ask-exit-seen = У цьому раунді ніхто не вийде: карта свідка показує «видимий».
jack-ask-exit-played = У цьому раунді ніхто не вийде: Джек уже зіграв обома своїми персонажами.
jack-ask-distance = { $n ->
    [one] { $n } крок вулицями
    [few] { $n } кроки вулицями
    [many] { $n } кроків вулицями
   *[other] { $n } кроку вулицями
}
jack-ask-nearer = { $yes } (кроків до Ґудлі тепер { $from }, звідти { $to })
jack-ask-call-visible = «Видимий» зніме підозру з таких персонажів: { $who }
jack-ask-call-invisible = «Невидимий» зніме підозру з таких персонажів: { $who }
jack-ask-call-not-visible = «Видимий» неможливо: жодного підозрюваного не видно ({ $who })
jack-ask-call-not-invisible = «Невидимий» неможливо: видно всіх підозрюваних ({ $who })
jack-ask-suspects = Ще може бути Джеком: { $who }
jack-ask-cleared-lit = { $who }: поза підозрою від виклику свідків у раунді { $round }. Джека не було видно, а цього персонажа було: { $lights }
jack-ask-cleared-dark = { $who }: поза підозрою від виклику свідків у раунді { $round }. Джека було видно, а цього персонажа ні.
jack-ask-alibis = Ваші карти алібі: { $who }

## Хибні твердження.
jack-ask-false-visible = Рядок { $seq }: { $who } каже «видимий», а Джека не було видно.
jack-ask-false-invisible = Рядок { $seq }: { $who } каже «невидимий», а Джека було видно.
jack-ask-false-exit = Рядок { $seq }: { $who } виводить з району персонажа { $suspect }, а це не Джек.
