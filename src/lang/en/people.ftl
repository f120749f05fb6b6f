# Read by `src/scenario/people.rs` and `src/cli/people.rs`: the people who play here.

people-none = No players yet. They’re added as they play, or add one with referee people add.
people-was = used to be { $names }
people-times = { $mode } { $n }×
people-added = Added { $name }.
people-renamed = { $old } is now { $new }, in the scores of earlier games too.
people-forgotten = Forgot { $name }. The tables they played at stay as they are.
people-no-name = “{ $found }” can’t be a name: start with a letter, no commas, at most 40 characters.
people-taken = { $name } is already taken.
people-before = { $was } is now called { $name }, and old tables still use the old name. Choose another one.
people-nobody = Nobody here is called “{ $found }”.
people-nearest = Did you mean { $nearest }?
people-stays = Fix that file or delete it; until then nobody new is added.