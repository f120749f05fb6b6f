# Read by `src/cli/export.rs`, `markdown.rs` and `end.rs`: a table written for others.

export-table = Раскладка
export-game = Партия
export-end = Чем кончилось
export-written = Записано в { $file }.
