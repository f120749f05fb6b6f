# `referee simulate`: чим скінчилося багато партій, у яких ніхто не сидів за столом.
simulate-heading = { $mode }: { $n ->
    [one] { $n } партія
    [few] { $n } партії
    [many] { $n } партій
   *[other] { $n } партії
}, зерно { $seed }. Як грають: { $how }.
simulate-early = Перервано; ось що встигли зіграти.
simulate-share = { $share } %  ({ $from }–{ $to })
simulate-nobody = ніхто
simulate-unfinished = не дограно
simulate-ends = Чим скінчилося:
simulate-length = Ходів: у середній партії { $n }, у дев’яти з десяти — від { $few } до { $many }.
simulate-how-random = навмання з дозволених ходів
simulate-how-greedy = беручи те, що дає очки
simulate-how-careful = обачно
simulate-how-thinking = думаючи наперед
simulate-how-compared = як сказано над стовпцем
simulate-how-seat = { $who } — { $how }
simulate-how-far = { $percent } %, лишилося близько { $seconds } с
simulate-no-strength = Так тут не грають: «{ $found }». Можна { $known }.
simulate-turns = Ходів, медіана
simulate-deals = { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
    [many] { $deals } роздач
   *[other] { $deals } роздачі
}, з кожної { $n ->
    [one] { $n } партія
    [few] { $n } партії
    [many] { $n } партій
   *[other] { $n } партії
}:
simulate-deal-spread = від { $worst } % до { $best } %; сама роздача важить ±{ $by }
simulate-chart = Діаграма — у файлі { $file }.
simulate-too-many = Партій для порівняння забагато: { $found }. Можна щонайбільше { $most }.
