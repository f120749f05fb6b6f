# `referee rule`: what the books say.
rule-answer = Our ruling: { $answer }
rule-reason = Why: { $reason }
rule-refusals = Rules of the program based on it: { $ids }
rule-option = The option { $option } changes this.
rule-option-here = At this table: { $means } ({ $option }={ $value })
rule-passage = { $books } (“{ $at }”): { $says }
rule-passage-bare = { $books }: { $says }
rule-by-table = This answer is for { $mode }, the game you have open.
rule-by-table-none = { $mode }, the game you have open, has nothing on that. These rulings are from other games.
rule-by-table-other = For another game add --mode.
rule-likeliest = Is it one of these?
rule-open = Number: open it · words: search again · 0: back>
rule-opens = Type a number to read one.
rule-whole = In full: { $command }
rule-stand = { $stand } ({ $books })
rule-silent = says nothing
rule-none = The books don’t cover that: “{ $found }”.
rule-nearest = The nearest rulings:
rule-none-hint = If you think they do, ask in other words.
rule-none-all = `referee rule --mode { $mode }` lists every ruling of a mode.
rule-nothing-asked = What’s the question? For example: referee rule can the killer kill themselves
rule-no-book = “{ $found }” isn’t a book here; use { $known }
rule-differences = { $n ->
    [one] { $n } difference
   *[other] { $n } differences
}
rule-kind-alone = The rulebook says so.
rule-kind-agree = The rulebooks agree.
rule-kind-ambiguous = The rulebooks can be read two ways.
rule-kind-silent = The rulebooks don’t say.
rule-kind-open = The rulebooks don’t settle this.
rule-kind-contradict = The rulebooks contradict each other.
rule-kind-itself = A rulebook contradicts itself here.
rule-kind-one-sided = Not every rulebook says so.
rule-kind-edition = { $n ->
    [one] This is about { $n } edition only.
   *[other] This is about { $n } editions only.
}
rule-kind-elsewhere = Other versions of the game play it differently.
rule-game = Game: { $games }
rule-book-uk = Planeta Ihor
rule-book-ru = GaGa
rule-book-grom = Major Grom
rule-book-en = Level 99
rule-book-stil = Stil Zhizni
rule-book-fr = Hurrican’s French rules
rule-book-hurrican = Hurrican
rule-book-online = Online