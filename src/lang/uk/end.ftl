# Read by `src/screen/end.rs` and `src/cli/end.rs`: the end of a game.

end-who = Хто ким був
end-turned = Переломні моменти
end-narrowed = Рядок { $seq }: { $told } Відтоді { $who } — { $n ->
    [1] точно відомо хто
   *[other] хтось із { $n }
}, а доти — хтось із { $before }.
end-untrue = Що було не так
end-untrue-more = … і ще { $n }: наберіть «перевірка»
end-true = Усе сказане — правда.
end-score = Рахунок
end-evening = За вечір зіграно { $n ->
    [one] { $n } партію
    [few] { $n } партії
    [many] { $n } партій
   *[other] { $n } партії
}. Перемоги: { $score }

end-next = Що далі?
end-again = Ще раз, ролі навпаки
end-another = Інший режим
end-look = Переглянути партію
end-film = Записати фільм (сторінка для будь-якого браузера)
end-story = Записати історію партії
end-table = Назад до цього столу: скасувати, спитати, відкрити карту
end-line = { $seq ->
    [0] Так усе почалося. Далі рядків: { $last }.
   *[other] Рядок { $seq } із { $last }: { $told }
}
end-look-how = Enter: далі, номер: той рядок, 0: назад>
end-story-file = У який файл? (Enter: { $file }; 0: назад)>
end-file-number = Це число. Введіть назву файлу, натисніть Enter, щоб узяти запропоновану, або введіть 0, щоб повернутися.
