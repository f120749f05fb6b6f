# Read by src/lang/grammar.rs: the words that players type. Each message is a list of single words: the first one is
# shown, the second one is the short form, the rest are understood as well.

## What is done.
grammar-shift = змістити з зміщувати змісти зміщую зміщення посунути посунь перемістити
grammar-collapse = зсунути с зсувати зсунь зсуваю стиснути стисни згорнути
grammar-kill = вбити в у вбий вбивати вбиваю убити убий убиваю вбивство
grammar-disguise = замаскуватися м замаскуватись маскуватися замаскуйся замаскуйсь маскуюся маскуюсь маскування заміна
grammar-accuse = звинуватити о звинувать звинувачую звинувачувати звинувачення обвинуватити обвинувать обвинувачую заарештувати заарештуй арешт
grammar-exonerate = виправдати п виправдай виправдовую виправдовувати виправдання
grammar-play = зіграти г грати зіграй граю розіграти розіграй
grammar-become = стати т стань стаю
grammar-drew = взято вз взяв взяла взяли взяти узяв узяла витягнуто витягнув витягла витягли витягти
grammar-chosen = обрано обр обрав обрала обрали обрати вибрано вибрав вибрала вибрали вибрати
grammar-turned = відкрито від відкрив відкрила відкрили перевернуто
grammar-laid = викладено вл виклав виклала виклали викласти покладено поклав поклала поклали покласти
grammar-discarded = скинуто ск скинув скинула скинули скинути скид
grammar-failed = невдача не невдало провал схибив схибила
grammar-answer = відповідь ві відповісти відповідаю відповів відповіла
grammar-hit = викрито ви викрив викрила викрили влучено
grammar-evade = заховатися зх сховатися заховатись сховатись ховатися заховайся сховайся ховаюся
grammar-capture = спіймати п піймати впіймати спіймай піймай ловити лови ловлю
grammar-canvas = допитати дп допит допитай допитую допитувати
grammar-steal = вкрасти в украсти вкради укради краду крадіжка обікрасти
grammar-deputize = найняти на найми наймаю наймати
grammar-autopsy = розтин р розтяти
grammar-profile = вихід-у-поле вх у-поле польовик
grammar-disarm = знешкодити зн знешкодь знешкоджую знешкоджувати
grammar-swap = обміняти об обмін обміняй підмінити підміна підміни поміняти поміняй обмінятися помінятися
grammar-plant = замінувати мі замінуй заміновую мінувати міную
grammar-detonate = підірвати пі підірви підриваю підривати
grammar-shoot = вистрілити вс вистріли стріляти стріляю постріл
grammar-setup = підготувати пт підготуй готую підготуватися
grammar-rob = пограбувати п пограбуй грабувати грабую
grammar-stun = знешкодити зн знешкодь знешкоджую приспати приспи
grammar-vanish = зникнути зк зникни зникаю
grammar-frame = підставити пі підстава підстав підставляю
grammar-hack = хакнути ха хакни хакаю
grammar-silence = пофарбувати фа пофарбуй фарбувати фарбую
grammar-mimic = загримуватися гр загримуватись гримуватися загримуйся гримуюся
grammar-crack = зламати зл зламай зламую злам
grammar-survey = спостерігати сп спостереження спостерігай спостерігаю
grammar-pass = пас пропустити пропускаю пасую
grammar-protect = захистити зх захисти захищаю захищати
grammar-unprotect = зняти зт зніми знімаю
grammar-save = врятувати вр урятувати врятуй рятувати рятую
grammar-decline = відмовитися вд відмовитись відмова відмовляюся відмовляюсь
grammar-threaten = погрожувати пг погрожуй погрожую пригрозити
grammar-blast = вибух вб
grammar-keep = лишити ли залишити лиши залиш лишаю залишаю
grammar-take = забрати за забери забираю
grammar-return = повернути пв поверни повертаю
grammar-dismiss = звільнити зв звільни звільняю
grammar-deploy = розставити рс розстав розставляю
grammar-hands = руки ру рука
grammar-dies = гине ги гинуть помирає помирають
grammar-role = роль рл
grammar-concede = здатися зд здатись здаюся здаюсь здавайся
grammar-reveal = розкрити рк розкрий розкриваю показати покажи показую

## What is asked.
grammar-around = навколо нк навкруги довкола довкруг сусіди
grammar-where = де
grammar-who = хто
grammar-row = ряд рядок
grammar-column = колонка кол стовпець стовпчик
grammar-straight = прямо пр навпрямки
grammar-diagonal = діагональ дг навскіс навскоси
grammar-square = квадрат кв
grammar-dead = мертві ме мертвий мертва загиблі вбиті убиті
grammar-exonerated = виправдані вн виправданий виправдана невинні
grammar-tokens = жетони же жетон фішки
grammar-deck = стос сс колода

## What is wanted of the companion.
grammar-undo = назад нз скасувати скасуй відмінити відміни
grammar-redo = вперед вп уперед повторити повтори
grammar-secret = секрет се таємниця
grammar-help = допомога ? поміч довідка
grammar-status = стан ст статус
grammar-board = поле пл стіл
grammar-log = журнал ж
grammar-legal = варіанти ва ходи можна
grammar-quit = вийти х вийди вихід виходжу
grammar-flip = перевернути пе переверни обернути оберни розвернути розверни
grammar-ask = запитати зп запитай запитання спитати спитай питання
grammar-tell = сказати сз скажи повідомити повідом

## The way of a shift; what the keys of < > ^ v write on a Cyrillic layout comes last.
grammar-left = вліво л < уліво ліворуч наліво ← б
grammar-right = вправо п > управо праворуч направо → ю
grammar-up = вгору г ^ угору вверх догори нагору ↑ :
grammar-down = вниз н v униз донизу ↓ м

## Words inside a line.
grammar-rows = ряди р рядки ряд рядок рядами рядками
grammar-columns = колонки к стовпці стовпчики колонка стовпець колонками стовпцями стовпчиками
grammar-then = потім далі тоді відтак
grammar-near = біля поруч поряд коло
grammar-threat = погроза погрозу
grammar-bomb = бомба бомбу
grammar-protection = захист
grammar-treasure = гаманець скарб
grammar-quiet = тихо обережно
grammar-nw = пнзх
grammar-ne = пнсх
grammar-sw = пдзх
grammar-se = пдсх
grammar-safecracker = ведмежатник
grammar-runner = бігун
grammar-cleaner = прибиральник
grammar-decoy = приманка
grammar-insider = кріт
grammar-hacker = хакер
grammar-silencer = маляр
grammar-mimic-role = імітатор
grammar-saboteur = розвідник
grammar-sneak = тишко
grammar-master-safecracker = вправний-ведмежатник вправний
grammar-yes = так ага
grammar-no = ні
grammar-nobody = ніхто нікого нікому
grammar-me = я мене мною мій
