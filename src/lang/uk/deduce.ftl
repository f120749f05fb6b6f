# `referee deduce`: what can be known of hidden identities.
deduce-not-allowed = Партію відкрито без --deduce: що можна знати, скажемо після гри.
deduce-knows = Що тепер можна знати ({ $who }):
deduce-nothing = Усі особистості вже відкрито ({ $who }).
deduce-over = Гру закінчено, приховувати вже нема чого ({ $who }).
deduce-none-yet = Більше ні в кого ще немає особистості ({ $who }).
deduce-certain = { $who } — точно { $suspects }.
deduce-one-of = { $who } — хтось із { $n }: { $suspects }.
deduce-anybody = { $who } — досі хто завгодно з живих ({ $n }).
deduce-not = { $who } — хтось із живих ({ $n }), але не: { $suspects }.
deduce-share = { $suspect } { $percent } %
deduce-contradiction = { $who }: жодна карта не підходить до всього сказаного.
deduce-stake = Якщо скажуть «{ $line }» ({ $who }): після «так» лишиться { $yes } з { $n }, після «ні» — { $no }.
deduce-stake-now = Відповідь зараз ({ $who }): після «так» лишиться { $yes } з { $n }, після «ні» — { $no }.
