# Read by `src/cli/verify.rs` and `src/cli/new.rs`: the fingerprint of a table, and whether its record is true.

verify-note = Відбиток цієї партії: { $words }. Запишіть його зараз; наприкінці referee verify доведе за ним, що жодної карти не підмінено.
verify-fingerprint = Відбиток партії, зроблений на її початку: { $words }
verify-compare = Порівняйте його із записаним тоді.
verify-same = Саме його й записали тоді.
verify-same-line = Це відбиток рядка { $line }: відтоді, як його записано, до цього місця нічого не змінено.
verify-newest = Відбиток останнього рядка: { $words }
verify-seated = { $bot ->
    [yes] З рядка { $line } роль { $role } грає програма.
   *[no] З рядка { $line } роль { $role } грає { $who }.
}
verify-other = Тоді записали інший відбиток ({ $noted }). Такого немає в жодного рядка, тож це не та партія.
verify-no-fingerprint = «{ $found }» — не відбиток: потрібні шість слів по п’ять літер або 64 цифри.

verify-proven = { $file }: запис не змінено. Жоден рядок ({ $lines }) не суперечить тому, що знав помічник, а запечатане на початку не підмінено ({ $promises }). Чи казали гравці правду, скаже referee audit.
verify-so-far = { $file }: помилок немає ({ $lines ->
    [one] { $lines } рядок
    [few] { $lines } рядки
    [many] { $lines } рядків
   *[other] { $lines } рядка
}), але це ще не доказ.
verify-sealed = Від рядка { $line } ще не перевірено: приховані карти, порядок стосу доказів і все, що від них залежить.
verify-not-over = Це можна буде перевірити лише після партії.
verify-not-opened = Партію закінчено; це відкриє наступна команда в ній на комп’ютері, де лежить її ключ.
verify-goes-on = Партія ще триває.

verify-changed = { $file }, рядок { $line }: { $wrong }
verify-wrong-senseless = так ця партія бути записана не може.
verify-wrong-seal = запечатане не відкривається опублікованим ключем.
verify-wrong-early = ключ опубліковано двічі або ще до кінця партії.
verify-wrong-promise = роздано не те, що було обіцяно на початку або під час перетасування ({ $label }).
verify-wrong-deck = у стосі доказів не кожна карта цієї партії по одному разу.
verify-wrong-refused = рядок забороняє правило: { $rule }
verify-wrong-facts = розказане не випливає з рядка й поля перед ним.
verify-wrong-back = скасовано або повернуто рядки, яких не було, або неправдиво сказано, чи вони щось показали.
