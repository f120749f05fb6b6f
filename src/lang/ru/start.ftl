# Read by `src/cli/start.rs` and `src/cli/dialogue`: where an evening begins, and the questions that open a table.

## The start.
start-hello = Добро пожаловать! Карты на столе, помощник готов.
start-last = Последняя партия: { $table }
start-what = Что делаем?
start-go-on = Продолжить: { $table }
start-swapped = Те же игроки, поменявшись ролями: { $what }
start-drawn = Те же игроки, роли по жребию: { $what }
start-again = Те же ещё раз, начинает следующий: { $what }
start-new = Новая партия
start-other = Другой режим или другие люди
start-earlier = Прежние партии
start-setup = Только раскладка, без партии
start-rule = Вопрос о правилах
start-see-you = До встречи!
start-discarded = Этой партии снова нет: в ней ещё ничего не произошло.
# What is typed at a table by whoever wants this menu.
start-menu-words = меню | главное меню | в меню | назад в меню | новая игра | новую игру | новая партия | другая игра | другую игру | сыграем в другое
start-bye = До встречи! Чтобы продолжить, снова наберите referee.

start-which = Какую? (номер)
start-no-number = Номера { $found } в списке нет.
start-more = { $n ->
    [one] … и ещё { $n } прежняя: referee tables
    [few] … и ещё { $n } прежние: referee tables
    [many] … и ещё { $n } прежних: referee tables
   *[other] … и ещё { $n } прежней: referee tables
}
start-rule-ask = О чём речь? Несколько слов, или 0 — назад>
start-setup-next = Что дальше?
start-setup-play = Сыграть эту
start-setup-again = Раздать другую
start-setup-walk = Шаг за шагом, с тем, что кто может
start-setup-paper = Нарисовать на листе для печати
start-setup-code = Показать код для другого устройства
start-setup-coded = Где угодно: referee new --code { $code }

## The questions.
start-who = Кто играет?
start-who-how = Наберите номера или имена — по часовой стрелке, как сидите, — или «нас пятеро». Новые имена запомнятся.
start-who-first = Наберите имена — по часовой стрелке, как сидите, — или просто сколько вас.
start-who-count = Сколько игроков, или кто? Имена или число.
start-who-prompt = Игроки (0: назад)>
start-who-prompt-enter = Игроки (Enter: { $names }; 0: назад)>
start-who-number = Под номером { $found } здесь никого нет.
start-who-twice = { $name }: это имя названо дважды.
start-who-few = Одного игрока мало: играют от 2 до 9.
start-who-without = В прошлый раз за столом не было «{ $name }». Напишите, кто играет.
start-who-command = Это команда, а не имя. Напишите, кто играет, или 0, чтобы вернуться.
start-who-many = { $n } — это слишком много: играют от 2 до 9.
start-who-names = { $n ->
    [one] { $n } имя
    [few] { $n } имени
    [many] { $n } имён
   *[other] { $n } имён
} по часовой стрелке, как сидите (Enter: без имён; 0: назад)>
start-who-names-count = Здесь должно быть имён: { $n }, через пробел или запятую.
start-who-player = Игрок { $n }
start-who-none = На столько игроков ({ $n }) в этой коробке игры нет.
start-box = Какая у вас коробка?
start-board = Какое у вас поле?
start-mode = Во что играем?
start-mode-played = раскладывали { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
}
start-mode-box = Другая коробка (сейчас — { $box })
start-seats = Кто за кого играет?
start-seats-draw = Бросить жребий
start-seats-typed = По порядку: { $seats }
start-seats-choose = Выбрать
start-seats-drawn = места по жребию
start-seats-first = вы сидите в этом порядке; по жребию начинает { $who }
start-seat-of = За кого играет { $name }
start-seat = { $name }: { $role }
start-ready = Всё верно?
start-ready-open = Начать партию
start-trust = Изменить: скрытые карты ({ $what })
start-layout = Изменить: подозреваемые ({ $what })
start-referee-yes = Изменить: ведущий (тот, кто не играет)
start-referee-no = Изменить: ведущий (нет: играют все)
start-pins-yes = Изменить: PIN перед каждой тайной страницей (сейчас: да)
start-pins-no = Изменить: PIN перед каждой личной страницей (сейчас: без него)
start-trust-ask = У кого скрытые карты?
start-dealt = раздаёт и хранит помощник
start-told = настоящие, вы втайне называете их помощнику
start-untold = настоящие, до конца их не знает никто другой
start-layout-ask = Как лежат подозреваемые?
start-random = помощник скажет, как разложить
start-typed = уже лежат, введём имена ряд за рядом
start-cells = разложим сами, будем называть клетки
start-rows = Называйте ряды сверху вниз и слева направо: имена, их начала или, где хватает, первые буквы. 0 — назад на ряд. Ряд с ошибкой можно исправить или стереть (Ctrl-U).
start-row = Ряд { $n }, имён: { $across }

## Where a mode has to be named.
start-no-mode = Во что играете? { $modes }.
start-no-mode-hint = Например: referee new killer-inspector --players Анна,Борис
start-look = { $trust ->
    [told] Теперь каждый тайно вписывает карту, которую взял. Сделать это сейчас?
   *[other] Показать каждому его тайную страницу?
}
start-look-round = Да: передаём экран по кругу, каждый смотрит свою страницу
start-look-rest = Да: передаём экран тем, кто без телефона: { $who }
start-look-phones = На телефонах: каждому свой код
start-look-referee = Страница ведущего: все карты, и туда же вписывают, кто что взял
start-look-later = Позже: наберите «секрет все»
