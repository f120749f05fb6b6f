# Read by `src/screen/menu.rs`: a question with numbered answers.

menu-back = назад
menu-stop = выйти
menu-number = Номер или слово>
menu-number-enter = Номер или слово (Enter: { $n })>
menu-nothing = Один Enter здесь ничего не выбирает: введите номер ответа.
menu-most = Номера здесь от 0 до { $most }.
# Words that lead out of every question, folded.
menu-leave = выйти выход х назад отмена quit q exit
# Words that ask how to answer.
menu-help-words = справка помощь ? help
menu-help = Введите номер ответа или его начало.
menu-unknown = Такого ответа нет: «{ $found }».
menu-near = Вы имели в виду { $nearest }?
menu-several = «{ $found }» — это { $items }?

# In the list of what may be said.
menu-hands = назовите, кто поднял руку: { $who }; или { $no }
menu-swaps-officer = { $verb } (офицера в форме и его соседа{ $stunned ->
    [none] {""}
   *[some] ; кроме оглушённого: { $stunned }
})
menu-twice = Несколько обновлений — одно действие в одной строке: { $line }.
menu-swaps = { $verb } (двух любых соседних подозреваемых)
menu-squares = { $verb } (назовите левую верхнюю клетку квадрата 4×4, от { $first } до { $last })
menu-living = { $verb } любого живого{ $n ->
    [0] {""}
    [one] { " " }(под защитой уже { $cards })
    [few] { " " }(под защитой уже { $cards })
    [many] { " " }(под защитой уже { $cards })
   *[other] { " " }(под защитой уже { $cards })
}
# Which face-down card of the hit list, counted from the target that lies face up.
menu-return = { $n ->
    [1] первая после жертвы
    [2] следующая
   *[other] { $n }-я после неё
}
menu-offer = { $deed }: { $suspects }
menu-offer-near = { $one } и { $other }: рядом ли
