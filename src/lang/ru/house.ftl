# House rulings: what a table or a group decides otherwise than the books.
house-no-table = Нет открытого стола, за который решать. Для следующих столов режима: referee rule --mode heist set undo-ban=on --remember
house-remembered = Следующие столы будут играть так же: { $option } записано в { $file }.
house-only-here = За этим столом так и будут играть, но для следующих это не сохранено:
house-forgotten = Следующие столы снова будут играть { $option } по книге; см. { $file }.
house-plays = В вашем доме играют так: { $option } = { $value }.
