# `referee may`: may this line be said, and what decides it.
may-yes = Yes: “{ $line }” may be said now.
may-no = No: “{ $line }” may not be said now.
may-hidden = As far as everybody can see, “{ $line }” may be said. One thing hangs on a hidden card that only { $who } knows.
may-alone = Alone at the screen: { $command }
may-why-nothing = No line has been refused yet.
