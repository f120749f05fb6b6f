# Read by `src/screen/menu.rs`: a question with numbered answers.

menu-back = back
menu-stop = stop
menu-number = Number or word>
menu-number-enter = Number or word (Enter: { $n })>
menu-nothing = Just Enter does nothing here: type the number of an answer.
menu-most = Type a number from 0 to { $most }.
# Words that lead out of every question, folded.
menu-leave = quit q exit leave cancel back
# Words that ask how to answer.
menu-help-words = help ?
menu-help = Type an answer’s number, or its first few letters.
menu-unknown = “{ $found }” isn’t one of these.
menu-near = Did you mean { $nearest }?
menu-several = “{ $found }” could be { $items }.

# In the list of what may be said.
menu-hands = name who raised a hand: { $who }; or { $no }
menu-swaps-officer = { $verb } an officer in uniform{ $stunned ->
    [none] {""}
   *[some] { " " }(not { $stunned }, who’s stunned)
} with a neighbour
menu-twice = Several collapses are one action, said in one line: { $line }.
menu-swaps = { $verb } any two neighbours
menu-squares = { $verb } any 4×4 square (give its top-left cell, { $first } to { $last })
menu-living = { $verb } anybody alive{ $n ->
    [0] {""}
   *[other] { " " }except { $cards }
}
# Which face-down card of the hit list, counted from the target that lies face up.
menu-return = { $n ->
    [1] first after the target
    [2] second after the target
   *[other] number { $n } after the target
}
menu-offer = { $deed }: { $suspects }
menu-offer-near = { $one }, { $other }: next to each other
