# House rulings: what a table or a group decides differently from the books.
house-no-table = No game is open. To change future games of a mode: referee rule --mode heist set undo-ban=on --remember
house-remembered = Your next games will use this too: { $option } is saved in { $file }.
house-only-here = This table uses it now, but your next games won’t yet:
house-forgotten = Your next games play { $option } by the book again; see { $file }.
house-plays = Your house rule: { $means } ({ $option }={ $value }).
