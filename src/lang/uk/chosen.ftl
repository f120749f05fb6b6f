# Read by `src/screen/caveats.rs`: what of a deal was not left to chance.

chosen-by-file = Не навмання, а з файлу роздачі: { $parts }.
chosen-by-hand = Обрано за столом: { $parts }.
chosen-part-layout = розкладка
chosen-part-evidence = карти доказів
chosen-part-roles = карти ролей
chosen-part-reshuffles = подальші перетасування
chosen-part-seats = хто за кого грає
