# `referee deduce`: what can be known of hidden identities.
deduce-not-allowed = Выводы в этой партии отключены (без --deduce): покажем их после игры.
deduce-knows = Что можно знать ({ $who }):
deduce-nothing = Все личности уже открыты ({ $who }).
deduce-over = Игра окончена, скрывать больше нечего ({ $who }).
deduce-none-yet = Больше ни у кого пока нет личности ({ $who }).
deduce-certain = { $who } — точно { $suspects }.
deduce-one-of = { $who } — кто-то из { $n }: { $suspects }.
deduce-anybody = { $who } — кто угодно из { $n }.
deduce-not = { $who } — кто-то из { $n }, но исключены: { $suspects }.
deduce-share = { $suspect } { $percent } %
deduce-contradiction = { $who }: сказанное не сходится ни с одной картой.
deduce-stake = Если прозвучит «{ $line }» и ответит { $who }: «да» оставит { $yes } из { $n }, «нет» — { $no }.
deduce-stake-now = Сейчас отвечает { $who }: «да» оставит { $yes } из { $n }, «нет» — { $no }.
