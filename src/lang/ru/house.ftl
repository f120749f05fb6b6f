# House rulings: what a table or a group decides otherwise than the books.
house-no-table = Партии, для которой решать, сейчас нет. Для следующих партий режима: referee rule --mode heist set undo-ban=on --remember
house-remembered = Так будет и в следующих партиях: { $option } записано в { $file }.
house-only-here = В этой партии так и будет, но для следующих это не сохранено:
house-forgotten = В следующих партиях { $option } снова по правилам; см. { $file }.
house-plays = У вас играют так: { $means } ({ $option }={ $value }).
