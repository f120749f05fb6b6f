# Read by `src/cli/export.rs`, `markdown.rs` and `end.rs`: a table written for others.

export-table = The table
export-game = The game
export-end = Where it stands
export-written = Written to { $file }.
