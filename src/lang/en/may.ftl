# `referee may`: may this line be said, and what decides it.
may-yes = Yes: you can say “{ $line }” now.
may-no = No: you can’t say “{ $line }” now.
may-hidden = As far as everybody can see, “{ $line }” is allowed. One thing depends on a hidden card that only { $who } knows.
may-alone = Alone at the screen: { $command }
may-why-nothing = The last line wasn’t refused.
