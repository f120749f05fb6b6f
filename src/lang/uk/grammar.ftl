# Read by src/lang/grammar.rs: the words that players type. Each message is a list of single words: the first one is
# shown, the first of one letter or sign is the short form, the rest are understood as well.

## What is done.
grammar-shift = змістити з зміщувати змісти зміщую зміщення посунути посунь перемістити
grammar-collapse = зсунути с зсувати зсунь зсуваю стиснути стисни згорнути
grammar-kill = вбити в у вбий вбивати вбиваю убити убий убиваю вбивство
grammar-disguise = замаскуватися м замаскуватись маскуватися замаскуйся замаскуйсь маскуюся маскуюсь маскування заміна
grammar-accuse = звинуватити о звинувать звинувачую звинувачувати звинувачення обвинуватити обвинувать обвинувачую
grammar-exonerate = виправдати п виправдай виправдовую виправдовувати виправдання
grammar-play = зіграти г грати зіграй граю розіграти розіграй
grammar-become = стати т стань стаю
grammar-drew = взято взяв взяла взяли взяти узяв узяла витягнуто витягнув витягла витягли витягти
grammar-chosen = обрано обрав обрала обрали обрати вибрано вибрав вибрала вибрали вибрати
grammar-turned = відкрито відкрив відкрила відкрили перевернуто
grammar-laid = викладено виклав виклала виклали викласти покладено поклав поклала поклали покласти
grammar-discarded = скинуто скинув скинула скинули скинути скид
grammar-failed = невдача невдало провал схибив схибила
grammar-answer = відповідь відповісти відповідаю відповів відповіла
grammar-hit = викрито викрив викрила викрили влучено
grammar-evade = заховатися сховатися
grammar-capture = спіймати піймати
grammar-canvas = допитати допит
grammar-steal = вкрасти украсти
grammar-deputize = найняти
grammar-autopsy = розтин
grammar-profile = польовик вихід
grammar-disarm = знешкодити
grammar-swap = підміна обмін обміняти поміняти
grammar-plant = замінувати
grammar-detonate = підірвати
grammar-shoot = вистрілити
grammar-setup = підготувати
grammar-rob = пограбувати
grammar-stun = приспати знешкодити
grammar-vanish = зникнути
grammar-frame = підстава підставити
grammar-hack = хакнути
grammar-silence = пофарбувати
grammar-mimic = загримуватися
grammar-crack = зламати
grammar-survey = спостереження спостерігати
grammar-pass = пас пропустити
grammar-protect = захистити
grammar-unprotect = зняти
grammar-save = врятувати
grammar-decline = відмовитися
grammar-threaten = погрожувати пригрозити
grammar-blast = вибух
grammar-keep = лишити залишити
grammar-take = забрати взяти
grammar-return = повернути
grammar-dismiss = звільнити
grammar-deploy = розставити
grammar-hands = руки рука
grammar-dies = гине гинуть
grammar-role = роль
grammar-concede = здатися здатись здаюся здаюсь здавайся
grammar-reveal = розкрити розкрий розкриваю показати покажи показую

## What is asked.
grammar-around = навколо навкруги довкола довкруг сусіди
grammar-where = де
grammar-who = хто
grammar-row = ряд рядок
grammar-column = колонка стовпець стовпчик
grammar-straight = прямо навпрямки
grammar-diagonal = діагональ навскіс навскоси
grammar-square = квадрат
grammar-dead = мертві мертвий мертва загиблі вбиті убиті
grammar-exonerated = виправдані виправданий виправдана невинні
grammar-tokens = жетони жетон фішки
grammar-deck = стос колода

## What is wanted of the companion.
grammar-undo = назад н скасувати скасуй відмінити відміни
grammar-redo = вперед уперед повторити повтори повернути поверни
grammar-secret = секрет таємниця
grammar-help = допомога ? поміч довідка
grammar-status = стан статус
grammar-board = поле стіл
grammar-log = журнал ж
grammar-legal = варіанти ходи можна
grammar-quit = вийти х вийди вихід виходжу
grammar-flip = перевернути переверни обернути оберни розвернути розверни
grammar-ask = запитати запитай запитання спитати спитай питання
grammar-tell = сказати скажи повідомити повідом

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
grammar-yes = так т ага
grammar-no = ні н
grammar-nobody = ніхто нікого нікому
grammar-me = я мене мною мій
