# `referee may`: may this line be said, and what decides it.
may-yes = Так: «{ $line }» зараз можна.
may-no = Ні: «{ $line }» зараз не можна.
may-hidden = Як видно всім, «{ $line }» можна. Але дещо залежить від прихованої карти, і це знає лише { $who }.
may-alone = Спитати наодинці: { $command }
may-why-nothing = Останній рядок не відхилено.
