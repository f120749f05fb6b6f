# Read by `src/screen/end.rs` and `src/cli/end.rs`: the end of a game.

end-who = Кто кем был
end-turned = Поворотные моменты
end-narrowed = Строка { $seq }: { $told } После этого { $who } — { $n ->
    [1] уже точно известно кто
   *[other] кто-то из { $n }
}, а до этого — кто-то из { $before }.
end-untrue = Что было неправдой
end-untrue-more = … и ещё { $n }. Всё покажет «проверка».
end-true = Всё сказанное — правда.
end-score = Счёт
end-evening = За вечер сыграно { $n ->
    [one] { $n } партию
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}. Победы: { $score }

end-next = Что дальше?
end-again = Ещё раз, сменив роли
end-another = Другая игра
end-look = Посмотреть партию с начала
end-film = Записать фильм (страница для любого браузера)
end-story = Записать рассказ о партии
end-table = Назад к столу: отменить, спросить, открыть карту
end-line = { $seq ->
    [0] Начало; дальше строк: { $last }.
   *[other] Строка { $seq } из { $last }: { $told }
}
end-look-how = Enter — дальше, номер — к той строке, 0 — назад>
end-story-file = В какой файл? (Enter: { $file }; 0: назад)>
end-file-number = Это число. Введите имя файла, нажмите Enter, чтобы взять предложенное, или введите 0, чтобы вернуться.
