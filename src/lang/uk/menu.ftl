# Read by `src/screen/menu.rs`: a question with numbered answers.

menu-back = Назад
menu-stop = Вийти
menu-number = Номер або слово>
menu-number-enter = Номер або слово (Enter: { $n })>
menu-nothing = Сам Enter тут нічого не обирає: введіть номер відповіді.
menu-most = Номери тут від 0 до { $most }.
# Words that lead out of every question, folded.
menu-leave = вийти вихід х назад скасувати quit q exit
# Words that ask how to answer.
menu-help-words = довідка допомога ? help
menu-help = Введіть номер відповіді або її початок.
menu-unknown = Відповіді «{ $found }» тут немає.
menu-near = Може, { $nearest }?
menu-several = «{ $found }» — це { $items }?

# In the list of what may be said.
menu-hands = назвіть, хто підняв руку: { $who }; або { $no }
menu-swaps-officer = { $verb } місцями офіцера у формі{ $stunned ->
    [none] {""}
   *[some] { " " }(крім знешкодженого: { $stunned })
} й сусіднього підозрюваного
menu-twice = Кілька разів зсунути — одна дія в одному рядку: { $line }.
menu-swaps = { $verb } (поміняти місцями двох сусідніх підозрюваних)
menu-squares = { $verb } (назвіть ліву верхню клітинку квадрата 4×4, від { $first } до { $last })
menu-living = { $verb } будь-кого з живих{ $n ->
    [0] {""}
    [one] { " " }(під захистом уже { $cards })
    [few] { " " }(під захистом уже { $cards })
    [many] { " " }(під захистом уже { $cards })
   *[other] { " " }(під захистом уже { $cards })
}
# Which face-down card of the hit list, counted from the target that lies face up.
menu-return = { $n ->
    [1] першу після цілі
    [2] другу після цілі
    [3] третю після цілі
   *[other] карту № { $n } після цілі
}
menu-offer = { $deed }: { $suspects }
menu-offer-near = { $one } і { $other }: чи поруч
