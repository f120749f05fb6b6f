# Read by `src/cli/export.rs`, `markdown.rs` and `end.rs`: a table written for others.

export-table = Розкладка
export-game = Партія
export-end = Чим скінчилося
export-written = Записано у { $file }.
