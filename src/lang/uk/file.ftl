# Files: what is never written over, what the disk says, which table is meant.

## A file for an answer.
file-kept = Файл { $file } належить партії, тож поверх нього нічого не записуємо. Назвіть інший файл.
file-there = Файл { $file } уже є, його залишено без змін.
file-there-hint = Щоб записати поверх нього: та сама команда з --yes
file-over = Файл { $file } уже є. Записати поверх нього?

## What is wrong with a file, after its name.
file-why-no-file = це не звичайний файл
file-why-too-long = довше за { $most } байтів, для такого файлу забагато
file-why-no-text = це не текст в UTF-8
file-why-not-found = такого файлу чи теки немає
file-why-denied = немає дозволу
file-why-exists = такий файл уже є
file-why-full = на диску немає місця
file-why-read-only = на цей диск нічого не можна записати
file-why-busy = його саме пише інший процес
file-why-address-taken = ця адреса з цим портом уже зайнята
file-why-address-other = це не адреса цього комп’ютера
file-why-no-locks = цей диск, мабуть мережевий, не вміє блокувати файли. Тримайте партії на локальному диску: задайте в XDG_DATA_HOME теку на ньому

## Input and output.
file-line-too-long = Рядок довший за { $most } байтів. Нічого не зроблено.
file-unshown = Відповідь показати не вдалося: { $reason }
file-recorded = Сказане все одно записано у { $file }. Не повторюйте його; подивитися: referee status

## The table that is meant when none is named.
file-table-gone = Партії, що була останньою, на місці вже немає: { $file }
file-current-newest = У { $file } не видно, яка партія була останньою, тож це найновіша: { $table }
file-current-not = Тож у наступних командах називайте цю партію: --table { $file }
