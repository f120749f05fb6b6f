# Read by `src/scenario/people.rs` and `src/cli/people.rs`: the people who play here.

people-none = Пока никто не записан. Кто сыграет, запомнится сам; или добавьте: referee people add.
people-was = раньше { $names }
people-times = { $mode } — { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
}
people-added = Записано: { $name }.
people-renamed = { $old } теперь { $new }, и в счёте прежних партий тоже.
people-forgotten = { $name }: запись стёрта. Сыгранные партии остаются как были.
people-no-name = «{ $found }» не может быть именем: { $why }.
people-taken = { $name } здесь уже есть.
people-same = { $new } здесь уже есть. { $old } — это тот же человек?
people-join-hint = Если это тот же человек: referee people join { $old } { $new }
people-joined = { $old } и { $new } — теперь один человек: { $new }.
people-meant = { $name } здесь впервые. Может, это { $known }?
people-new = { $name }, кто-то новый
people-before = { $was } — это теперь { $name }, и в прежних партиях тоже. Выберите другое имя.
people-nobody = Никого по имени «{ $found }» здесь нет.
people-nearest = Вы имели в виду { $nearest }?
people-stays = Исправьте этот файл или удалите его; пока он такой, новые имена не запоминаются.
