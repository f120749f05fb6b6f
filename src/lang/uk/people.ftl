# Read by `src/scenario/people.rs` and `src/cli/people.rs`: the people who play here.

people-none = Тут іще нікого не записано. Запишемо всіх, хто сяде грати; або скажіть referee people add.
people-was = раніше { $names }
people-times = { $mode }: { $n ->
    [one] { $n } партія
    [few] { $n } партії
    [many] { $n } партій
   *[other] { $n } партії
}
people-added = Записано: { $name }.
people-renamed = { $old } відтепер { $new }, і в рахунку давніших партій теж.
people-forgotten = { $name }: запис стерто. Зіграні партії лишаються, як були.
people-no-name = «{ $found }» не годиться як ім’я: { $why }.
people-taken = { $name } тут уже є.
people-same = { $new } тут уже є. { $old } — це та сама людина?
people-join-hint = Якщо це та сама людина: referee people join { $old } { $new }
people-joined = { $old } і { $new } — тепер одна людина: { $new }.
people-meant = { $name } тут уперше. Чи це { $known }?
people-new = { $name }, хтось новий
people-before = { $was } — тепер це { $name }, так і в давніших партіях. Оберіть інше ім’я.
people-nobody = Ім’я «{ $found }» тут не записано.
people-nearest = Може, { $nearest }?
people-stays = Виправте цей файл або видаліть його; доти нових імен програма не запам’ятає.
