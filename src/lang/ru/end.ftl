# Read by `src/screen/end.rs` and `src/cli/end.rs`: the end of a game.

end-who = Кто кем был
end-turned = Переломные моменты
end-narrowed = Строка { $seq }: { $told } С тех пор тайная личность ({ $who }) — { $n ->
    [1] точно известна
   *[other] кто-то из { $n }
}; до того — кто-то из { $before }.
end-untrue = Что было не так
end-untrue-more = … и ещё { $n }: проверка
end-true = Всё сказанное — правда.
end-score = Счёт
end-evening = За вечер сыграно { $n ->
    [one] { $n } партию
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}. Победы: { $score }

end-next = Что дальше?
end-again = Ещё раз, роли наоборот
end-another = Другой режим
end-look = Просмотреть партию
end-story = Записать историю
end-table = Назад к этому столу: отменить, спросить, открыть карту
end-line = { $seq ->
    [0] Так началось; дальше строк: { $last }.
   *[other] Строка { $seq } из { $last }: { $told }
}
end-look-how = Enter: дальше, номер: та строка, 0: назад>
end-story-file = В какой файл? (Enter: { $file }; 0: назад)>
