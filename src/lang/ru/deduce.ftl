# `referee deduce`: what can be known of hidden identities.
deduce-not-allowed = Этот стол открыт без --deduce: что можно знать, помощник скажет после игры.
deduce-knows = Что можно знать ({ $who }):
deduce-nothing = Скрытых личностей нет ({ $who }).
deduce-certain = { $who } — точно { $suspects }.
deduce-one-of = { $who } — одно из возможных лиц ({ $n }): { $suspects }.
deduce-anybody = { $who } — всё ещё может быть кто угодно из живых ({ $n }).
deduce-not = { $who } — кто-то из живых ({ $n }), но не: { $suspects }.
deduce-share = { $suspect } { $percent } %
deduce-contradiction = { $who }: ни одна карта не подходит ко всему сказанному.
