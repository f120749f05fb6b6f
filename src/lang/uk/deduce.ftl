# `referee deduce`: what can be known of hidden identities.
deduce-not-allowed = Цей стіл відкрито без --deduce: що можна знати, помічник скаже після гри.
deduce-knows = Що можна знати ({ $who }):
deduce-nothing = Прихованих особистостей немає ({ $who }).
deduce-certain = { $who } — точно { $suspects }.
deduce-one-of = { $who } — одна з можливих осіб ({ $n }): { $suspects }.
deduce-anybody = { $who } — досі може бути будь-хто з живих ({ $n }).
deduce-not = { $who } — хтось із живих ({ $n }), але не: { $suspects }.
deduce-share = { $suspect } { $percent } %
deduce-contradiction = { $who }: жодна карта не підходить до всього сказаного.
