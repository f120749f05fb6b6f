# Read by `src/cli/start.rs` and `src/cli/dialogue`: where an evening begins, and the questions that open a table.

## The start.
start-hello = Добро пожаловать. Настоящие карты на столе, судья — здесь.
start-last = Последняя партия: { $table }
start-what = Что делаем?
start-go-on = Продолжить: { $table }
start-swapped = Те же люди, роли наоборот: { $what }
start-drawn = Те же люди, места по жребию: { $what }
start-new = Новая партия
start-other = Другой режим или другие люди
start-earlier = Прежние партии
start-setup = Только раскладка, без судьи
start-rule = Вопрос о правилах
start-bye = До встречи. referee продолжит с того же места.

start-which = Какая именно? (номер)
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

## The questions.
start-who = Кто играет?
start-who-how = Номера или имена, через пробел или запятую. Новые имена запомнятся.
start-who-first = Введите имена через пробел или запятую; или просто сколько вас.
start-who-count = Сколько игроков, или кто? Имена или число.
start-who-prompt = Игроки (0: назад)>
start-who-prompt-enter = Игроки (Enter: { $names }; 0: назад)>
start-who-number = С номером { $found } здесь никого нет.
start-who-twice = { $name }: одно имя дважды.
start-who-few = Одного игрока мало: играют от 2 до 9.
start-who-many = Это слишком много ({ $n }): играют от 2 до 9.
start-who-none = В этой коробке нет режима на столько игроков ({ $n }).
start-box = Какая у вас коробка?
start-board = Какое у вас поле?
start-mode = Во что играем?
start-mode-played = сыграно { $n }×
start-mode-box = Другая коробка (сейчас: { $box })
start-seats = Кто за какую сторону?
start-seats-draw = Бросить жребий
start-seats-typed = Как введено: { $seats }
start-seats-choose = Выбрать
start-seats-drawn = места по жребию
start-seat-of = { $name } играет за
start-seat = { $name }: { $role }
start-ready = Всё верно?
start-ready-open = Открыть партию
start-trust = Скрытые карты: { $what }
start-layout = Подозреваемые: { $what }
start-referee-yes = Экран у того, кто не играет
start-referee-no = Всего не видит никто: играют все
start-trust-ask = У кого скрытые карты?
start-dealt = их раздаёт и хранит помощник
start-told = берём настоящие карты и втайне говорим ему, какие
start-untold = берём настоящие карты и до конца не говорим никому
start-layout-ask = Как лежат подозреваемые?
start-random = помощник скажет, как их разложить
start-typed = уже лежат; введём имена ряд за рядом
start-cells = уже лежат; будем называть их по клеткам
start-rows = Ряды сверху вниз, слева направо: имена или их начала, а где этого хватает — отдельные буквы.
start-row = Ряд { $n }

## Where a mode has to be named.
start-no-mode = Скажите, во что играете: { $modes }.
start-no-mode-hint = Например: referee new killer-inspector --players Анна,Борис
start-look = Все уже посмотрели свою карту?
start-look-round = Передавайте экран по кругу: каждый смотрит один
start-look-later = Позже: секрет все
