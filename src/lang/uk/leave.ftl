# Комусь треба йти: хто грає далі (cli/leave.rs).
leave-who = Кому треба йти?
leave-whose = Скажіть, кому треба йти: { $seats }.
leave-to = Скажіть, хто далі грає за { $who }: ім’я, бот або ніхто.
leave-ask = Хто далі грає за { $who }? Наберіть номер або ім’я нового гравця.
leave-referee = ведучий
leave-out = Ніхто: { $who } вибуває з гри
leave-companion = Програма
# What people call it who want it to play.
leave-bot-words = комп’ютер | програма | компʼютер | нехай комп’ютер | машина
leave-bot = бот
leave-back = Щоб за це місце знову грала людина: { $command }
leave-bot-blind = { $told ->
    [yes] Програма ще не може грати за { $who }: знає там не всі карти. Спершу наберіть їх: `{ $command }`.
   *[no] Програма не може грати за { $who }: карт там їй ніхто не називав. Нехай грає людина.
}
leave-pin = { $who } має PIN. Хто гратиме далі, побачить там усе й обере новий. Усі згодні?
leave-same = За це місце вже грає { $who }.
leave-kept = Усе лишається, як було.
leave-kept-hint = Якщо всі згодні: referee replace … --yes
leave-against = Відтепер { $who } бачить карти обох гравців.
