# `referee may`: may this line be said, and what decides it.
may-yes = Так: «{ $line }» зараз можна.
may-no = Ні: «{ $line }» зараз не можна.
may-hidden = Наскільки видно всім, «{ $line }» можна. Одне залежить від прихованої карти, і це знає лише { $who }.
may-alone = Наодинці з екраном: { $command }
may-why-nothing = Ще жодного рядка не відхилено.
