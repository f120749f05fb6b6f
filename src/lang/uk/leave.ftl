# Комусь треба йти: хто грає далі (cli/leave.rs).
leave-who = Кому треба йти?
leave-whose = Скажіть, кому треба йти: { $seats }.
leave-to = { $who }: скажіть, хто грає далі — ім’я, бот або ніхто.
leave-ask = { $who }: хто грає далі? Наберіть номер або ім’я нового гравця.
leave-referee = ведучий
leave-out = Ніхто: { $who } вибуває з гри
leave-companion = Програма
# What people call it who want it to play.
leave-bot-words = комп’ютер | програма | компʼютер | нехай комп’ютер | машина
leave-bot = бот
leave-back = Щоб за це місце знову грала людина: { $command }
leave-bot-blind = { $told ->
    [yes] { $who }: програма ще не може тут грати, бо знає не всі ці карти. Спершу наберіть їх: `{ $command }`.
   *[no] { $who }: програма не може тут грати, бо цих карт їй ніхто не називав. Нехай грає людина.
}
leave-pin = { $who } має PIN. Хто гратиме далі, побачить там усе й обере новий. Усі згодні?
leave-same = За це місце вже грає { $who }.
leave-kept = Усе лишається, як було.
leave-kept-hint = Якщо всі згодні: referee replace … --yes
leave-against = Відтепер { $who } бачить карти обох гравців.
