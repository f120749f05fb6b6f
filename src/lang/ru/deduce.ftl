# `referee deduce`: what can be known of hidden identities.
deduce-not-allowed = За этим столом такие вопросы выключены (нужен --deduce). После игры помощник ответит.
deduce-knows = Что можно знать ({ $who }):
deduce-nothing = Скрытых личностей больше нет ({ $who }).
deduce-certain = { $who } — точно { $suspects }.
deduce-one-of = { $who } — кто-то из { $n }: { $suspects }.
deduce-anybody = { $who } — кто угодно из живых ({ $n }).
deduce-not = { $who } — кто-то из живых ({ $n }), но только не { $suspects }.
deduce-share = { $suspect } { $percent } %
deduce-contradiction = { $who }: сказанное не сходится ни с одной картой.
deduce-stake = Если скажут «{ $line }» ({ $who }): после «да» останется { $yes } из { $n }, после «нет» — { $no }.
deduce-stake-now = Ответ сейчас ({ $who }): после «да» останется { $yes } из { $n }, после «нет» — { $no }.
