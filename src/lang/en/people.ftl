# Read by `src/scenario/people.rs` and `src/cli/people.rs`: the people who play here.

people-none = No players yet. They’re added as they play, or add one with referee people add.
people-was = used to be { $names }
people-times = { $mode } { $n }×
people-added = Added { $name }.
people-renamed = { $old } is now { $new }, in the scores of earlier games too.
people-forgotten = Forgot { $name }. The tables they played at stay as they are.
people-no-name = “{ $found }” can’t be a name: { $why }.
people-taken = { $name } is already taken.
people-same = { $new } is already known. Is { $old } the same person?
people-join-hint = If they’re the same person: referee people join { $old } { $new }
people-joined = { $old } and { $new } are one person now, called { $new }.
people-meant = { $name } is new here. Is it { $known }?
people-new = { $name }, somebody new
people-before = { $was } is now called { $name }, and old tables still use the old name. Choose another one.
people-nobody = Nobody here is called “{ $found }”.
people-nearest = Did you mean { $nearest }?
people-stays = Fix that file or delete it; until then nobody new is added.