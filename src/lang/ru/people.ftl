# Read by `src/scenario/people.rs` and `src/cli/people.rs`: the people who play here.

people-none = Пока здесь никто не записан. Кто сядет играть, тот запомнится; или скажите referee people add.
people-was = раньше { $names }
people-times = { $mode } { $n }×
people-added = Записано: { $name }.
people-renamed = { $old } отныне { $new }, и в счёте прежних партий тоже.
people-forgotten = { $name }: запись стёрта. Сыгранные партии остаются как были.
people-no-name = «{ $found }» не может быть именем: начните с буквы, без запятой, не больше 40 знаков.
people-taken = { $name } здесь уже есть.
people-before = { $was } — теперь это { $name }, так и в прежних партиях. Выберите другое имя.
people-nobody = Никого по имени «{ $found }» здесь нет.
people-nearest = Может, { $nearest }?
people-stays = Исправьте этот файл или удалите его; до тех пор новые имена программа не запоминает.
