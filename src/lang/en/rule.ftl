# `referee rule`: what the books say.
rule-answer = We play: { $answer }
rule-reason = Why: { $reason }
rule-refusals = Refusals that rest on it: { $ids }
rule-option = Option `{ $option }` changes it.
rule-option-here = At this table: { $option }={ $value }
rule-passage = { $books } (“{ $at }”): { $says }
rule-passage-bare = { $books }: { $says }
rule-others = See also:
rule-silent = says nothing
rule-none = No ruling fits “{ $found }”.
rule-none-hint = Fewer words find more; `referee rule --mode heist` lists all about a mode.
rule-nothing-asked = What is in dispute? For example: referee rule may the killer accuse himself
rule-no-book = “{ $found }” is no book; possible: { $known }
rule-differences = { $n ->
    [one] { $n } difference
   *[other] { $n } differences
}
rule-kind-agree = The books agree.
rule-kind-ambiguous = The words of the books can be read in two ways.
rule-kind-silent = The books say nothing about it.
rule-kind-contradict = The books contradict each other.
rule-kind-edition = This concerns one edition only.
rule-kind-elsewhere = Other versions of the game play it otherwise.
rule-book-uk = Planeta Igr
rule-book-ru = GaGa
rule-book-grom = Major Grom
rule-book-en = Level 99
rule-book-fr = the French book
rule-book-online = on line
