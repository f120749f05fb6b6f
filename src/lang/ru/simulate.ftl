# `referee simulate`: чем кончилось много партий, в которых никто не сидел за столом.
simulate-heading = { $mode }: { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}, зерно { $seed }. Игроки: { $how }.
simulate-early = Прервано; вот что успели сыграть.
simulate-share = { $share } %  ({ $from }–{ $to })
simulate-nobody = никто
simulate-unfinished = не доиграно
simulate-ends = Чем кончилось:
simulate-length = Ходов: в типичной партии { $n }, в девяти из десяти — от { $few } до { $many }.
simulate-how-random = любой разрешённый ход
simulate-how-greedy = берут то, что даёт очки
simulate-how-careful = играют осмотрительно
simulate-how-thinking = думают наперёд
simulate-how-compared = как сказано над столбцом
simulate-how-seat = { $who } — { $how }
simulate-how-far = { $percent } %, осталось около { $seconds } с
simulate-no-strength = Так за место не играют: «{ $found }». Можно { $known }.
simulate-turns = Ходов, медиана
simulate-deals = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}, с каждой { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}:
simulate-deal-spread = от { $worst } % до { $best } %; сама раздача весит ±{ $by }
simulate-chart = Диаграмма — в файле { $file }.
simulate-too-many = Столов для сравнения слишком много: { $found }. Можно не больше { $most }.
