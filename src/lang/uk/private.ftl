# Лише на сторінці одного гравця: хто він, що може зробити і чому відхилено його рядок.

private-identity = { $kind ->
    [plainclothes] Ваш офіцер у цивільному: { $suspect }.
    [active] Ваша основна особистість: { $suspect }.
   *[secret] Ваша таємна особистість: { $suspect }.
}
private-kept = Свою карту ви тримаєте в себе: помічник її не знає.
private-none = { $kind ->
    [plainclothes] Офіцера в цивільному у вас зараз немає.
    [active] Основної особистості у вас зараз немає.
   *[secret] Таємної особистості у вас зараз немає.
}
private-none-before = { $kind ->
    [plainclothes] Офіцера в цивільному у вас ще немає.
    [active] Основної особистості у вас ще немає.
   *[secret] Таємної особистості у вас ще немає.
}
private-none-left = { $kind ->
    [plainclothes] Офіцера в цивільному у вас уже немає.
    [active] Основної особистості у вас уже немає.
   *[secret] Таємної особистості у вас уже немає.
}
private-none-yet = Особистості у вас ще немає: після першого вбивства ви отримаєте чотири карти й оберете одну з них.
private-none-chief = Офіцера в цивільному у вас ще немає: ви візьмете його карту, коли суперник обере особистість.
private-hand = У вас у руці: { $cards }.
private-refused = Відхилено: «{ $line }». { $reason }
private-not-understood = Цього рядка програма не зрозуміла.
private-become = { $kind ->
    [plainclothes] Хто буде вашим офіцером у цивільному?
   *[secret] Ким ви будете?
} Наберіть номер{ $real ->
    [yes] { " " }і покладіть цю карту долілиць перед собою.
   *[no] .
}
private-deploy = Оберіть із цих карт { $n ->
    [one] { $n } офіцера
    [few] { $n } офіцерів
    [many] { $n } офіцерів
   *[other] { $n } офіцера
} у формі: наберіть номери.
private-play = Яку карту викласти? Наберіть номер: цю карту побачать усі.
private-drew = { $n ->
    [one] Візьміть { $n } карту зі справжнього стосу й наберіть її ім’я або клітинку.
    [few] Візьміть { $n } карти зі справжнього стосу й наберіть їхні імена або клітинки.
    [many] Візьміть { $n } карт зі справжнього стосу й наберіть їхні імена або клітинки.
   *[other] Візьміть { $n } карти зі справжнього стосу й наберіть їхні імена або клітинки.
}{ $gone ->
    [none] {""}
   *[some] { " " }Підозрюваного вже немає на полі? Наберіть «#» і клітинку, де він був на початку: «{ $gone }».
}
private-reach = { $shift ->
    [both] Крім зміщення й зсуву: { $lines }.
    [shift] Крім зміщення: { $lines }.
   *[none] На вибір: { $lines }.
}
private-nothing-else = { $shift ->
    [both] Зараз можна тільки зміщувати або зсувати.
   *[shift] Зараз можна тільки зміщувати.
}
private-leave = Можна й вийти з району: { $lines }.
private-no-save = Звідси захистити не можна: відповідайте «ні».
private-mate = { $who } — { $suspect }
private-mates = { $n ->
    [one] Ваш партнер по команді: { $mates }.
    [few] Ваша команда: { $mates }.
    [many] Ваша команда: { $mates }.
   *[other] Ваша команда: { $mates }.
}
private-shown = { $who }: особистість розкрито — зараз це { $suspect }.
private-turn = Ваш хід.
private-take = Ви граєте зі справжнім стосом: потайки вийміть із нього свої карти й перетасуйте решту.
private-referee = Ведучий
# How often this page was opened before; { $line } lines had been said then.
private-opened = { $n ->
    [0] Цю сторінку ще ніхто не відкривав.
    [one] Цю сторінку вже відкривали { $n } раз, востаннє після рядка { $line }.
    [few] Цю сторінку вже відкривали { $n } рази, востаннє після рядка { $line }.
    [many] Цю сторінку вже відкривали { $n } разів, востаннє після рядка { $line }.
   *[other] Цю сторінку вже відкривали { $n } раза, востаннє після рядка { $line }.
}
private-opened-early = { $n ->
    [one] Цю сторінку вже відкривали { $n } раз, до першого ходу.
    [few] Цю сторінку вже відкривали { $n } рази, усе до першого ходу.
    [many] Цю сторінку вже відкривали { $n } разів, усе до першого ходу.
   *[other] Цю сторінку вже відкривали { $n } раза, усе до першого ходу.
}
private-round-done = Усі вже подивилися.
private-round-left = Ще не дивилися: { $who }. Подивитися можна будь-коли: { $command }
private-wants = { $shared ->
    [yes] Мета вашої команди
   *[no] Ваша мета
}: { $ways }.

## What is typed on the page, and what comes of it.
private-hint = Спитайте тут: { $question } · { $may } · { $why }
private-asked = «{ $line }»
private-unknown = «{ $found }» — не ім’я, не запитання й не дія.
private-choice-most = Наберіть номер від 1 до { $n } або карту, що стоїть поруч із ним.
private-no-suspect = Тут вводять ім’я або номер карти чи питають: { $question }
private-aloud = Це кажуть уголос за столом, а не тут.
private-noted = Записано.
private-noted-wrong = Помилилися? Наберіть правильну карту.
private-correct-which = Ваші карти тут: { $cards }. Яка хибна? Наберіть її, а за нею правильну, наприклад { $example }.
private-correct-as = { $card } — хибна карта? А яка правильна? Наберіть обидві, хибну першою.
private-correct-way = не { $was }, а { $is }
private-correct-falls = Усе, що було потім, буде розіграно знову; рядок, який уже не сходиться, відпаде з усім, що після нього.
private-correct-sure = { $n }: { $way }. Щоб виправити, наберіть { $n }.
private-card-elsewhere = { $who ->
    [nobody] { $card } лежить горілиць, тож у вас її бути не може.
   *[other] { $card } — у гравця { $who }, ви ж це бачите.
}
private-elsewhere-typed = Наберіть карту, яку справді тримаєте, а якщо все-таки ця — 1.
private-elsewhere-way = Усе-таки моя
private-reveal-sure = Гра ще триває, а так усі побачать, хто ви.
private-reveal-typed = Якщо справді хочете, наберіть 1.
private-reveal-way = Показати всім
private-reveal-sure-tell = Гра ще триває, а так усі побачать, хто ви. Зробити це?
private-why-nothing = Нічого не відхилено, тож пояснювати нема чого.
private-meanwhile = Тим часом за столом щось сказали. Погляньте ще раз і наберіть знову.
private-refused-then = { $seq ->
    [0] Перед першим рядком, { $who }: { $told }
   *[other] Після рядка { $seq }, { $who }: { $told }
}

## Marks on the board of the page.
private-mark-own = ви
private-mark-own-officer = ваш офіцер у цивільному
private-mark-near = поруч із вами
private-mark-near-officer = поруч із ним
private-mark-mate = ваша команда
private-mark-list = у списку
private-mark-hand = у вашій руці
private-mark-choice = на вибір
private-mark-hand-of = у руці: { $who }
