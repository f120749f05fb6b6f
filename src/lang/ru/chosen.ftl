# Read by `src/screen/caveats.rs`: what of a deal was not left to chance.

chosen-by-file = Из файла раздачи, а не наугад: { $parts }.
chosen-by-hand = Выбрано за столом: { $parts }.
chosen-part-layout = раскладка
chosen-part-evidence = карты
chosen-part-roles = карты ролей
chosen-part-reshuffles = дальнейшие перетасовки
chosen-part-seats = кто за кого играет
