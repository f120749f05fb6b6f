# `referee may`: may this line be said, and what decides it.
may-yes = Yes: “{ $line }” is allowed now.
may-no = No: “{ $line }” isn’t allowed now.
may-hidden = From what everybody can see, “{ $line }” is allowed. One thing depends on a hidden card that only { $who } knows.
may-alone = That player can ask in private: { $command }
may-why-nothing = Nothing was refused, so there’s nothing to explain.
may-more = More: { $command }
may-other-way = { $n }) play it the other way from now on: { $means }
may-fact = { $holds ->
    [yes] Holds: { $what }
    [no] Doesn’t hold: { $what }
   *[hidden] Unknown: { $what }
}
