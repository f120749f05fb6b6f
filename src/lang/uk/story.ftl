# Озвучується за столом після кожного рядка й у журналі: що сталося і чого чекаємо.

story-dealt = { $who } отримує від помічника { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}.
    .do = { $n ->
        [one] Погляньте на неї
        [few] Погляньте на них
        [many] Погляньте на них
       *[other] Погляньте на них
    }{ $at ->
        [phone] { " на своїй сторінці." }
       *[terminal] : наберіть «секрет { $one }».
    }
story-dealt-again = { $who } отримує від помічника ще одну карту.
    .do = Погляньте на неї{ $at ->
        [phone] { " на своїй сторінці." }
       *[terminal] : наберіть «секрет { $one }».
    }
story-dealt-all = Помічник роздав кожному по { $cards ->
    [identity-role] таємній особистості та карті ролі
   *[identity] таємній особистості
}: { $who }.
    .do = Погляньте кожен на свою{ $at ->
        [phone] { " на своїй сторінці." }
       *[terminal] : наберіть «секрет усі».
    }
story-drew = { $who } бере зі стосу доказів { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}.
story-drew-told = { $who }: { $n ->
    [one] карту записано.
    [few] { $n } карти записано.
    [many] { $n } карт записано.
   *[other] { $n } карти записано.
}
story-drew-again = { $who } бере зі стосу доказів ще одну карту.
story-drew-all = { $who } беруть зі стосу по { $cards ->
    [identity-role] таємній особистості й по карті ролі, дивляться на них
   *[identity] таємній особистості, дивляться на неї
}, { $shows ->
    [team] показують лише своїй команді й
    [thieves] показують особистість лише іншим грабіжникам і
   *[nobody] нікому не показують і
} кладуть { $cards ->
    [identity-role] обидві карти
   *[identity] карту
} долілиць.
story-unverified = (Віримо на слово: таємних карт помічник не бачить.)
story-shift-row = { $who } зміщує ряд { $line } { $toward }{ $n ->
    [one] .
    [few] { " " }на { $n } кроки.
    [many] { " " }на { $n } кроків.
   *[other] { " " }на { $n } кроку.
}
story-shift-column = { $who } зміщує колонку { $line } { $toward }{ $n ->
    [one] .
    [few] { " " }на { $n } кроки.
    [many] { " " }на { $n } кроків.
   *[other] { " " }на { $n } кроку.
}
story-way-left = ліворуч
story-way-right = праворуч
story-way-up = вгору
story-way-down = вниз
story-collapsed-rows = { $who } зсуває ряди. Поле залишають { $suspects }.
    .do = Заберіть ці карти, а решту зсуньте ліворуч.
story-collapsed-columns = { $who } зсуває колонки. Поле залишають { $suspects }.
    .do = Заберіть ці карти, а решту зсуньте вгору.
story-became = { $who }: { $kind ->
    [active] основну особистість обрано.
    [plainclothes] є офіцер у цивільному.
   *[secret] { $how ->
        [drawn] таємну особистість узято.
       *[chosen] таємну особистість обрано.
    }
}
story-became-again = { $who }: { $kind ->
    [active] нова основна особистість.
    [plainclothes] новий офіцер у цивільному.
   *[secret] нова таємна особистість.
}
story-became-laid =
    .do = { $looks ->
        [no] Покладіть карту долілиць.
       *[yes] { $shows ->
            [team] Погляньте на карту, покажіть її лише своїй команді й покладіть долілиць.
            [thieves] Погляньте на карту, покажіть її лише іншим грабіжникам і покладіть долілиць.
           *[nobody] Погляньте на карту так, щоб ніхто не бачив, і покладіть долілиць.
        }
    }
story-disguised = Маскування вдалося. Виправдано: { $suspect }.
    .do = { $kept ->
        [yes] Покладіть туди відповідну карту доказів горілиць.
       *[no] Покладіть туди стару карту особистості горілиць.
    }
story-evaded = Кілерові вдалося заховатися. Виправдано: { $suspect }.
    .do = { $kept ->
        [yes] Покладіть туди відповідну карту доказів горілиць.
       *[no] Покладіть туди стару карту особистості горілиць.
    }
story-unmasked = Таємну особистість розкрито: { $who } — це { $suspect }.
    .do = Скиньте цю карту доказів горілиць.
story-laid = Виправдано: { $suspect }.
    .do = Покладіть туди відповідну карту доказів горілиць.
story-hired = { $suspect } — офіцер у формі.
    .do = Покладіть туди відповідну карту доказів горілиць.
story-card-off =
    .do = { $suspect }: скиньте карту доказів, що лежала зверху.
story-drawn-dead = { $suspect }: цього підозрюваного вже вбито.
    .do = Карту доказів — у скид горілиць.
story-fbi-hand-dead = { $who } має в руці карту мертвого: { $suspect }.
    .do = Скиньте її з руки горілиць.
story-disguise-dead = Не вдалося: { $suspect } — серед мертвих. Особистість та сама.
    .do = Карту доказів скиньте горілиць.
story-hand-killed = { $who } має в руці карту вбитого: { $suspect }.
    .do = Скиньте її горілиць.
story-canvassed = Допит: { $suspect }. { $who } { $yes ->
    [yes] поруч.
   *[no] не поруч.
}
story-canvassed-claim = { $who }: «{ $yes ->
    [yes] Так, { $suspect } поруч зі мною.
   *[no] Ні, { $suspect } не поруч зі мною.
}»
story-accused = { $yes ->
    [yes] Так, { $suspect } — це { $who }.
   *[no] Ні, { $suspect } — це не { $who }.
}
story-accused-claim = { $who }: «{ $yes ->
    [yes] Так, { $suspect } — це я.
   *[no] Ні, { $suspect } — не я.
}»
story-answered = { $yes ->
    [yes] Так, { $suspect } — це { $who }.
   *[no] Ні, { $suspect } — це не { $who }.
}
story-vain-dead = (Інакше й не могло бути: { $suspect } — серед мертвих.)
story-vain-arrested = (Інакше й не могло бути: { $suspect } під арештом, тож за нього зараз ніхто не грає.)
story-vain-open = (Інакше й не могло бути: карта доказів { $suspect } уже відкрита.)
story-claim = (Так каже { $who }.)
story-hit = { $suspect } — це { $who }.
story-missed = Ні, { $who } — не { $suspect }. (Так каже сам гравець.)
story-passed = { $who } не має жодної дозволеної дії й пропускає хід.
story-opened = { $who } — це { $suspect }.
story-was = { $who } — це { $suspect }, від { $seq ->
    [0] початку гри
   *[other] рядка { $seq }
}.
story-won = Гру закінчено. Перемагає { $who }: { $reason }.
story-won-together = Гру закінчено. { $team ->
    [fbi] Перемагає { $who }
    [mafia] Перемагає { $who }
    [thieves] Перемагають { $who }
   *[other] Перемагає { $who }
}: { $reason }.
story-drawn = Гру закінчено внічию: { $reason }.
story-end-kills = { $n ->
    [one] загинув { $n } підозрюваний
    [few] загинуло { $n } підозрюваних
    [many] загинуло { $n } підозрюваних
   *[other] загинуло { $n } підозрюваного
}
story-end-inspector-killed = Слідчого вбито
story-end-killer-caught = Вбивцю спіймано
story-end-treasures = вкрадено останній гаманець
story-end-thief-caught = Крадія викрито
story-end-hit-list = усіх зі списку вбито
story-end-sleuth-killed = у Детектива не лишилося живих
story-end-hitman-caught = Кілера заарештовано
story-end-vaults = усі чотири сейфи відчинено
story-end-no-role = спійманий грабіжник не може взяти карту ролі
story-end-conceded = { $lost ->
    [seat] суперник здався
    [team] суперники здалися
   *[several] решта здалася
}
story-end-stalemate = ніхто не може ходити
story-owes-turn = Ходить { $who }.
story-owes-become = { $who }, потайки оберіть { $kind ->
    [plainclothes] офіцера в цивільному:
    [active] основну особистість:
   *[secret] таємну особистість:
} { $at ->
    [phone] на своїй сторінці торкніться «Потайки…».
   *[terminal] наберіть «секрет».
}
story-owes-play = { $who }, викладіть одну карту з руки. Скажіть, яку: «викласти { $one }».
story-owes-drew = { $who }, візьміть { $n ->
    [one] { $n } карту, нікому не показуйте й впишіть потайки
    [few] { $n } карти, нікому не показуйте й впишіть потайки
    [many] { $n } карт, нікому не показуйте й впишіть потайки
   *[other] { $n } карти, нікому не показуйте й впишіть потайки
}: { $at ->
    [phone] на своїй сторінці торкніться «Потайки…».
   *[terminal] наберіть «секрет».
}
story-owes-chosen = { $who }, потайки оберіть карту з руки й покладіть долілиць перед собою: це { $kind ->
    [plainclothes] ваш офіцер у цивільному
    [active] ваша основна особистість
   *[secret] ваша таємна особистість
}. Тоді скажіть «обрано».
story-owes-officers = { $who }, відкрийте зі стосу доказів { $n ->
    [one] { $n } карту: це офіцер у формі. Скажіть, хто це: «відкрито { $one }».
    [few] { $n } карти: це офіцери у формі. Скажіть, хто це: «відкрито { $one } { $one }».
    [many] { $n } карт: це офіцери у формі. Скажіть, хто це: «відкрито { $one } { $one }».
   *[other] { $n } карти: це офіцери у формі. Скажіть, хто це: «відкрито { $one } { $one }».
}
story-owes-chosen-living = { $who }, потайки оберіть із руки нову особистість, живу, і покладіть долілиць перед собою. Тоді скажіть «обрано». Якщо живих у руці немає, скажіть «невдача».
story-owes-disguised = { $who }, погляньте на взяту карту й нікому її не називайте. Підозрюваний живий — це ваша нова особистість: покладіть її долілиць перед собою, а стару — горілиць на відповідного підозрюваного, і скажіть, чия вона: «викладено { $one }». Мертвий — скиньте взяту карту горілиць: «скинуто { $one }».
story-owes-failed = { $who }, покажіть карту мертвого. Скажіть, чия вона: «скинуто { $one }».
story-owes-turned = { $who }, відкрийте наступну карту списку (якщо її ще не відкрито). Скажіть, хто це: «відкрито { $one }».
story-owes-canvass = Допит: { $suspect }. { $who }, ви поруч? Так чи ні?
story-owes-accusation = { $who }, { $kind ->
    [active] { $suspect } — ваша основна особистість?
   *[secret] ви — { $suspect }?
} Так чи ні?
story-owes-hit = { $who }, { $suspect } — це були ви? Так чи ні?
story-owes-hit-hand = { $who }, { $suspect } — це були ви? Так чи ні? А якщо ця карта у вас у руці, скажіть: «скинуто { $one }».
story-told = { $who } дещо каже потайки.
story-refused = { $who }: не дозволено; причина — на таємній сторінці.
story-refused-private = { $who }: сказане потайки не прийнято.
story-undid = { $n ->
    [one] Скасовано { $n } рядок.
    [few] Скасовано { $n } рядки.
    [many] Скасовано { $n } рядків.
   *[other] Скасовано { $n } рядка.
}
story-undid-shown = Дехто вже щось із цього дізнався.
story-redid = { $n ->
    [one] Повернуто { $n } рядок.
    [few] Повернуто { $n } рядки.
    [many] Повернуто { $n } рядків.
   *[other] Повернуто { $n } рядка.
}
story-looked = { $who } дивиться на таємну сторінку.
story-pinned = { $who } обирає PIN.
story-mistyped = { $who }: хтось увів неправильний PIN.
story-unpinned = За згодою всіх за столом { $who } обере новий PIN.
story-recovered = Пошкоджений запис відновлено.
story-unsealed = Партію закінчено: усе запечатане відтепер може відкрити й перевірити кожен (referee verify).
story-false-canvass = Рядок { $seq }: чи поруч { $suspect }? { $who } каже «{ $said }», а насправді — «{ $truth }».
story-false-accusation = Рядок { $seq }: «Ви — { $suspect }?» { $who } каже «{ $said }», а насправді — «{ $truth }».
story-false-kill = Рядок { $seq } не сходиться: { $who } вбиває, але { $suspect } тоді не поруч.
story-false-accuse = Рядок { $seq } не сходиться: { $who } звинувачує, але { $suspect } тоді задалеко.
story-false-steal = Рядок { $seq } не сходиться: { $who } краде, але { $suspect } тоді не поруч.
story-false-deed = Рядок { $seq }: «{ $told }» Але з того місця, де стояла ця особистість ({ $who }), так зробити не можна.
story-false-silence = Рядок { $seq }: { $suspect } — це { $who }, але про це промовчали.
story-false-identity = Рядок { $seq }: { $who } стає тим, кого вже вбито, — це { $suspect }.
story-false-claim = Рядок { $seq }: сказано, що { $who } — це { $suspect }, а насправді то хтось інший.
story-fourth-card = Рядок { $seq }: { $who } має лише три карти, а { $suspect } — це вже четверта.
story-same-card = Рядок { $seq }: { $who } називає карту «{ $suspect }», але її називає і { $other }.
story-same-role = Рядок { $seq }: { $who } називає роль «{ $role }», але її називає і { $other }.
story-everybody = усі
story-referee = Ведучий
story-role = { $id ->
    [undercover] «{ $role }»
   *[other] { $role }
}
story-glance = { $turn ->
    [0] Перед першим ходом
   *[other] Хід { $turn }
} · { $score } · у стосі { $deck }
story-score-kills = убито { $n }/{ $goal }
story-practice = Це тренування: роздачу можна вирахувати, тож справжньої таємниці тут немає.
story-seat = { $who }: { $holds }
story-in-hand = у руці — { $cards }
story-no-identity = { $kind ->
    [plainclothes] офіцера в цивільному немає
   *[secret] особистості немає
}
story-hidden-identity = { $kind ->
    [plainclothes] офіцер у цивільному долілиць
   *[secret] особистість долілиць
}
story-unshown-identity = { $kind ->
    [plainclothes] офіцера в цивільному ще не показано
   *[secret] особистості ще не показано
}
story-was-identity = { $kind ->
    [plainclothes] офіцер у цивільному — { $suspect }
   *[secret] особистість — { $suspect }
}
story-hand = { $n ->
    [0] карт у руці немає
    [one] { $n } карта в руці
    [few] { $n } карти в руці
    [many] { $n } карт у руці
   *[other] { $n } карти в руці
}
story-discard = Скид: { $cards }
story-officers = Офіцери у формі: { $suspects }
# What is counted beside the game: left out where a game is replayed.
story-looks = Таємну сторінку відкривали: { $who }, { $n ->
    [one] { $n } раз.
    [few] { $n } рази.
    [many] { $n } разів.
   *[other] { $n } раза.
}
story-tries-refused = Не дозволено, причина — на таємній сторінці: { $who }, { $n ->
    [one] { $n } раз.
    [few] { $n } рази.
    [many] { $n } разів.
   *[other] { $n } раза.
}
story-tries-taken-back = Скасовано те, з чого вже щось дізналися: { $n ->
    [one] { $n } раз.
    [few] { $n } рази.
    [many] { $n } разів.
   *[other] { $n } раза.
}
story-tries-put-right = Виправлено те, з чого вже щось дізналися: { $n ->
    [one] { $n } раз.
    [few] { $n } рази.
    [many] { $n } разів.
   *[other] { $n } раза.
}
story-tries-pin = Неправильний PIN: { $who }, { $n ->
    [one] { $n } раз.
    [few] { $n } рази.
    [many] { $n } разів.
   *[other] { $n } раза.
}
story-without-pin = PIN ще не обрано: { $who }
story-numbered = { $seq }. { $told }
story-failed = Замаскуватися не вдалося.
story-evade-failed = Заховатися не вдалося.
story-may-open = Тепер { $who } може показати свою карту: на таємній сторінці наберіть «розкрити { $one }».
story-may-open-all = Тепер { $who } може показати свої карти: на таємній сторінці наберіть «розкрити { $names }». Число після @ — рядок журналу, з якого ця карта була особистістю; без числа — остання особистість.
story-may-open-then = { $one }@{ $seq }
story-arrested = { $suspect } під арештом.
    .do = { $own ->
        [yes] { $who }, покладіть туди свою карту особистості долілиць.
       *[no] Покладіть туди відповідну карту доказів долілиць.
    }
story-trophy = Спіймано: { $suspect }. { $who } забирає цю карту доказів як трофей.
    .do = { $side ->
        [none] Переверніть карту підозрюваного мертвою стороною догори.
       *[other] Переверніть карту підозрюваного стороною «{ $side }» догори.
    }
story-shed = { $who } бере основну особистість назад у руку.
story-list-added = { $n ->
    [one] Покладіть верхню карту стосу доказів долілиць у кінець списку.
    [few] Викладіть зі стосу доказів у ряд долілиць { $n } карти: це список.
    [many] Викладіть зі стосу доказів у ряд долілиць { $n } карт: це список.
   *[other] Викладіть зі стосу доказів у ряд долілиць { $n } карти: це список.
}
story-list-dealt = { $n ->
    [one] Помічник додає в кінець списку ще одну закриту карту.
    [few] Помічник тримає в себе список із { $n } закритих карт: на стіл їх не викладайте, ціль він назве.
    [many] Помічник тримає в себе список із { $n } закритих карт: на стіл їх не викладайте, ціль він назве.
   *[other] Помічник тримає в себе список із { $n } закритих карт: на стіл їх не викладайте, ціль він назве.
}
story-list-unseen = Заглядати туди не можна нікому.
story-list-turned = Ціль зі списку — { $suspect }.
    .do = Покладіть цю карту доказів горілиць біля поля, на початок списку.
story-list-killed = Ціль зі списку вбито.
    .do = Скиньте її карту доказів горілиць.
story-list = Список кілера: { $target }; долілиць: { $hidden }
story-list-left = у списку { $n }
story-surveyed = { $who } у квадраті від { $cell }? — { $answer }.
story-false-survey = Рядок { $seq }: чи є { $who } у квадраті від { $cell }? Відповідь «{ $said }», а насправді — «{ $truth }».
story-owes-survey = { $who }, ви у квадраті від { $cell } праворуч і вниз? Так чи ні?
story-owes-hands = { $inquiry ->
    [spy] { $suspect }: усі, крім того, хто питає, підніміть руку, якщо це ви або ви поруч.
    [canvass] { $suspect }: хто поруч підняв руку?
   *[other] { $suspect }: мафіозі поруч, підніміть руку.
} Скажіть, хто підняв: «руки { $player } …», або «ні».{ $mixed ->
    [yes] { " (Лише ті, чиїх карт не бачить помічник.)" }
   *[no] {""}
}
story-owes-save = { $who }, під ударом { $suspect }. Захищаєте? Так чи ні?
story-owes-blast = { $who }, кого поруч із { $suspect } зачепить вибух? Скажіть: «вибух { $one }».
story-owes-return = { $who }, яку закриту карту списку покласти під низ стосу?{ $kept ->
    [yes] { " Кладе її помічник." }
   *[no] {""}
} Скажіть: «повернути 1» — найближчу до відкритої, «повернути 2» — наступну.
story-owes-dismiss = { $who }, звільніть одного офіцера у формі. Скажіть, кого: «звільнити { $one }».
story-owes-take = { $who }, заберіть будь-який гаманець. Скажіть, у кого: «забрати { $one }».
story-owes-threaten = { $who }, покладіть погрозу на одного, двох або трьох підозрюваних. Скажіть, на кого: «пригрозити { $one }…».
story-owes-deploy = { $who }, { $at ->
    [held] оберіть із { $hand } карт у руці
    [phone] погляньте на { $hand } карт на своїй сторінці й оберіть
   *[terminal] погляньте на { $hand } карт (наберіть «секрет») й оберіть
} { $n ->
    [one] { $n } офіцера
    [few] { $n } офіцерів
    [many] { $n } офіцерів
   *[other] { $n } офіцера
} у формі. Скажіть, яких: «розставити { $one }…».
story-owes-protect = { $who }, покладіть або зніміть жетон захисту. Скажіть: «захистити { $one }» чи «зняти { $one }».
story-owes-keep = { $who }, що робите зі своїм жетоном? Скажіть «лишити» або «забрати».
story-owes-dies = { $who }, спершу діють ваші погрози. Які підозрювані під погрозою стоять поруч із вами? Скажіть: «гине { $one }…», або «ні», якщо таких немає.
story-owes-role = { $who }, покажіть карту ролі й назвіть її: «роль { $seat } РОЛЬ». Підозрюваний лишається таємним.
story-owes-shuffle = Помічник тасує стос доказів.
story-team-fbi = ДБР
story-team-mafia = мафія
story-team-thieves = грабіжники
story-team-team1 = команда 1
story-team-team2 = команда 2
story-team-team3 = команда 3
story-team-team4 = команда 4
story-token-threat = погроза
story-token-bomb = бомба
story-token-protection = захист
story-token-treasure = гаманець
story-vault-nw = пнзх
story-vault-ne = пнсх
story-vault-sw = пдзх
story-vault-se = пдсх
story-score-trophies = трофеїв { $n }/{ $goal }
story-score-treasures = украдено { $n }/{ $goal }
story-score-arrests = арештів { $n }/{ $goal }
story-score-deaths = смертей { $n }/{ $goal }
story-score-vaults = відчинено сейфів { $n }/{ $goal }
story-canvas-dead = (Цей підозрюваний мертвий, тож відповідають лише сусіди.)
story-nobody = Усі мовчать: { $suspect } — не ворожий шпигун. Карту не перевертайте.
story-out = { $who } вибуває: карт доказів не лишилося.
story-concede-team = { $who } здається за всю команду. Більше не грають: { $all }.
story-off-board = { $suspect } (на початку; на полі цієї карти вже немає)
story-hands = { $inquiry ->
    [autopsy] Розтин
    [profile] Вихід у поле
   *[canvass] Допит
}: { $suspect }. { $n ->
    [0] Ніхто не підіймає руки.
    [one] Руку підіймає { $seats }.
    [few] Руку підіймають { $seats }.
    [many] Руку підіймають { $seats }.
   *[other] Руку підіймають { $seats }.
}
story-hands-asked = { $n ->
    [0] Ніхто не підіймає руки.
    [one] Руку підіймає { $seats }.
    [few] Руку підіймають { $seats }.
    [many] Руку підіймають { $seats }.
   *[other] Руку підіймають { $seats }.
}
story-survey-hands = Спостереження від { $cell }. { $n ->
    [0] Ніхто не підіймає руки.
    [one] Руку підіймає { $seats }.
    [few] Руку підіймають { $seats }.
    [many] Руку підіймають { $seats }.
   *[other] Руку підіймають { $seats }.
}
story-claims = (Так кажуть гравці.)
story-owes-captured = Чи є серед вас { $suspect }? { $who }, скажіть, що відповіли: «викрито ГРАВЕЦЬ», або «ні», якщо всі мовчать.
story-owes-spy = { $who }, { $suspect } — це ви? Так чи ні?
story-false-reach = Рядок { $seq } не сходиться: { $who } вказує на когось, але { $suspect } тоді не поруч.
story-end-trophies = { $n ->
    [one] спіймано { $n } ворожого шпигуна
    [few] спіймано { $n } ворожих шпигунів
    [many] спіймано { $n } ворожих шпигунів
   *[other] спіймано { $n } ворожого шпигуна
}
story-end-most-trophies = карти доказів скінчилися, трофеїв найбільше
story-end-deaths = { $n ->
    [one] загинув { $n } підозрюваний
    [few] загинуло { $n } підозрюваних
    [many] загинуло { $n } підозрюваних
   *[other] загинуло { $n } підозрюваного
} (убитий агент ДБР — за двох)
story-end-arrests = { $n ->
    [one] заарештовано { $n } мафіозі
    [few] заарештовано { $n } мафіозі
    [many] заарештовано { $n } мафіозі
   *[other] заарештовано { $n } мафіозі
}
story-end-both-goals = обидві сторони досягли мети водночас
story-fbi-kill = { $who } хоче вбити підозрюваного: { $suspect }.
story-fbi-shot = { $who } стріляє. Гине { $suspect }.
    .do = { $side ->
         [none] Переверніть карту мертвою стороною догори.
        *[other] Переверніть карту стороною «{ $side }» догори.
     }
story-fbi-blast = Вибух зачіпає сусіда: { $suspect }.
story-fbi-died = Гине { $suspect }.
    .do = { $side ->
         [none] Переверніть карту мертвою стороною догори.
        *[other] Переверніть карту стороною «{ $side }» догори.
     }
story-fbi-trophy = { $suspect } — агент ДБР: рахується за дві смерті.
    .do = Віддайте мафії карту доказів { $suspect }: це трофей.
story-fbi-struck = { $who }: погрози поруч спрацьовують. Під ударом — { $suspects }.
story-fbi-own-arrested = { $suspect } — мафіозі, тож це не вбивство, а арешт.
    .do = { $own ->
        [yes] { $who }, покладіть туди свою карту особистості долілиць.
       *[no] Покладіть туди відповідну карту доказів долілиць.
    }
story-fbi-nobody-dies = Від погроз ніхто не гине.
story-fbi-token-stays = Жетон захисту лишається на карті.
story-fbi-missed = { $suspect } — не з мафії.
story-fbi-exploded = Бомба вибухає ({ $suspect }).
    .do = Зніміть жетон із поля.
story-fbi-without = { $who } не знаходить карти живого підозрюваного й грає далі без особистості.
story-fbi-disguised = Маскування вдалося.
    .do = Скиньте горілиць карту старої особистості: { $suspect }.
story-fbi-other = { $kept ->
    [yes] Другу карту помічник кладе під низ свого стосу.
   *[no] Друга взята карта йде долілиць під низ стосу.
}
story-fbi-canvass = Допит: { $suspect }. { $of ->
    [agents] Руку підіймають агенти ДБР поруч.
   *[all] Руку підіймає кожен, хто поруч.
}
story-fbi-drawn-dead = { $who }: підозрюваний на взятій карті вже мертвий. { $kept ->
    [yes] Помічник кладе карту під низ свого стосу.
   *[no] Карта йде долілиць під низ стосу.
}
story-fbi-drawn-dead-all = { $who } бере поспіль { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}: підозрювані на них уже мертві. { $kept ->
    [yes] Помічник кладе карти під низ свого стосу.
   *[no] Карти йдуть долілиць під низ стосу.
}
story-fbi-disguise-dead = Маскування не вдалося: підозрюваний на взятій карті мертвий. Особистість та сама.
    .do = { $kept ->
        [yes] Взяту карту помічник кладе під низ свого стосу.
       *[no] Взяту карту покладіть долілиць під низ стосу.
    }
story-fbi-no-blast = { $who } не підриває бомби: { $suspect }.
story-fbi-lifted =
    .do = Зніміть із поля всі жетони «{ $token }».
story-fbi-owes-hit = Чи є серед вас { $suspect }? { $who }, скажіть, що відповіли: «викрито ГРАВЕЦЬ», або «ні», якщо всі мовчать.
story-fbi-owes-accused = Мафіозі, чи є серед вас { $suspect }? { $who }, скажіть, що відповіли: «викрито ГРАВЕЦЬ», або «ні», якщо всі мовчать.
story-fbi-owes-chosen = { $who }, погляньте на взяту карту. Підозрюваний живий — це ваша нова особистість: покажіть карту лише своїй команді, покладіть долілиць і скажіть «обрано». Мертвий — покладіть карту долілиць під низ стосу й скажіть «невдача».
story-fbi-owes-disguised = { $who }, погляньте на взяту карту. Підозрюваний живий — це ваша нова особистість: покажіть карту лише своїй команді й покладіть долілиць, а стару скиньте горілиць і скажіть «скинуто { $one }». Мертвий — покладіть взяту карту долілиць під низ стосу й скажіть «невдача».
story-fbi-owes-turned = { $who }, скиньте з руки горілиць карти вбитих підозрюваних: «скинуто { $one }…», а якщо таких немає — «ні».
story-fbi-owes-play = { $who }, викладіть одну з двох узятих карт. Скажіть, яку: «викласти { $one }».
story-owes-detonate = { $who }, бомбу ще можна підірвати: { $suspect }. Підриваєте? Так чи ні?
story-false-toll = Рядок { $seq } не сходиться: { $who } називає не тих сусідів під погрозою.
story-fbi-nobody = { $suspect } — ніхто з гравців.
story-match-treasures = Матч, гра { $game } з 2, украдено гаманців: { $score }
story-match-games = Матч, гра { $game } з 2, виграно ігор: { $score }
story-match-drawn = Матч закінчено внічию.
story-match-won = { $n ->
    [1] Матч виграє { $who }.
   *[other] Матч виграють { $who }.
}
story-no-trophies = трофеїв немає
story-trophies = трофеї — { $cards }
story-plays-no-more = більше не грає
story-team = { $team }: { $seats }
story-lost-identity = особистості вже немає
story-fbi-used =
    .do = Зніміть із цієї карти { $n ->
        [one] жетон «{ $token }».
        [few] жетони: { $token }.
        [many] жетони: { $token }.
       *[other] жетони: { $token }.
    }
story-end-escaped = Джек залишив район
story-end-jack-caught = Джека заарештовано
story-end-wrong-accusation = Детектив звинуватив не того
story-end-not-caught = вісім раундів минуло, а Джека не спіймано
story-owes-cards = Перетасуйте всі вісім карт персонажів, відкрийте чотири й назвіть їх: «карти ІМ’Я ІМ’Я ІМ’Я ІМ’Я».
story-owes-call = Виклик свідків. { $who }, чи вас видно? Скажіть: «виклик видимий» чи «виклик невидимий».

## What the table decides and puts right.
story-ruled = Відтепер — { $means } ({ $option }={ $value }).
story-ruled-reason = Причина: { $reason }
story-arranged = Поле виправлено: підозрювані лежать так, як на ньому тепер.
story-corrected = Внесено виправлення.
story-corrected-shown = Дехто за столом тепер знає більше.
story-stands = У рядку { $seq } помітили помилку; вирішили лишити все як є.
story-cell-to-type = КЛІТИНКА
