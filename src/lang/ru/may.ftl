# `referee may`: may this line be said, and what decides it.
may-yes = Да: «{ $line }» сейчас можно.
may-no = Нет: «{ $line }» сейчас нельзя.
may-hidden = Насколько видно всем, «{ $line }» можно. Одно зависит от скрытой карты, и это знает только { $who }.
may-alone = Наедине с экраном: { $command }
may-why-nothing = Ещё ни одна строка не отклонена.
