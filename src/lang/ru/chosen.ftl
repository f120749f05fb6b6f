# Read by `src/screen/caveats.rs`: what of a deal was not left to chance.

chosen-by-file = Не наугад, а из файла раздачи: { $parts }.
chosen-by-hand = Выбрано за столом: { $parts }.
chosen-part-layout = раскладка
chosen-part-evidence = карты доказательств
chosen-part-roles = карты ролей
chosen-part-reshuffles = дальнейшие перетасовки
chosen-part-seats = кто за кого играет
