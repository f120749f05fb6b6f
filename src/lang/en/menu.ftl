# Read by `src/screen/menu.rs`: a question with numbered answers.

menu-back = back
menu-stop = stop
menu-number = Number or word>
menu-number-enter = Number or word (Enter: { $n })>
menu-nothing = Enter alone takes nothing here: type a number. 0 leads back.
menu-most = Numbers go from 0 to { $most }.
menu-unknown = None of these is “{ $found }”.
menu-near = Did you mean { $nearest }?
menu-several = “{ $found }” could be { $items }.
