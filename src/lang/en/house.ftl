# House rulings: what a table or a group decides otherwise than the books.
house-no-table = No table is open to decide for. For the next tables of a mode: referee rule --mode heist set undo-ban=on --remember
house-remembered = The next tables play so as well: { $option } is kept in { $file }.
house-only-here = It holds at this table, but the next ones do not play so yet:
house-forgotten = The next tables play { $option } by the book again; see { $file }.
house-plays = Your house plays: { $option } = { $value }.
