# Read by `src/scenario/people.rs` and `src/cli/people.rs`: the people who play here.

people-none = Nobody is remembered yet. Whoever sits down at a table is; or say it with referee people add.
people-was = was { $names }
people-times = { $mode } { $n }×
people-added = { $name } is remembered.
people-renamed = { $old } is { $new } from now on, in the scores of earlier games too.
people-forgotten = { $name } is forgotten. The tables they played at stay as they are.
people-no-name = “{ $found }” can't be somebody's name: start with a letter, no comma, at most 40 characters.
people-taken = There is a { $name } already.
people-before = { $was } is { $name } today, and old tables mean them by it. Choose another name.
people-nobody = Nobody here is called “{ $found }”.
people-nearest = Did you mean { $nearest }?
people-stays = Fix that file or delete it; until then nobody new is remembered.
