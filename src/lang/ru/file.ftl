# Files: what is never written over, what the disk says, which table is meant.

## A file for an answer.
file-kept = Файл { $file } принадлежит партии, поэтому поверх него ничего не пишем. Назовите другой файл.
file-there = Файл { $file } уже есть, он оставлен как был.
file-there-hint = Чтобы записать поверх него: та же команда с --yes
file-over = Файл { $file } уже есть. Записать поверх него?

## What is wrong with a file, after its name.
file-why-no-file = это не обычный файл
file-why-too-long = длиннее { $most } байт, для такого файла слишком много
file-why-no-text = это не текст в UTF-8
file-why-not-found = такого файла или папки нет
file-why-denied = нет разрешения
file-why-exists = такой файл уже есть
file-why-full = на диске нет места
file-why-read-only = на этот диск ничего нельзя записать
file-why-busy = его сейчас пишет другой процесс
file-why-address-taken = этот адрес с этим портом уже занят
file-why-address-other = это не адрес этого компьютера
file-why-no-locks = этот диск не умеет блокировать файлы, как некоторые сетевые. Держите столы на локальном: задайте в XDG_DATA_HOME папку на нём

## Input and output.
file-line-too-long = Строка длиннее { $most } байт. Ничего не сделано.
file-unshown = Показать ответ не удалось: { $reason }
file-recorded = Сказанное всё равно записано в { $file }. Не повторяйте его; посмотреть: referee status

## The table that is meant when none is named.
file-table-gone = Последней партии на месте уже нет: { $file }
file-current-newest = В { $file } не видно, какая партия была последней, поэтому берём самую новую: { $table }
file-current-not = Поэтому дальше называйте эту партию в каждой команде: --table { $file }
