# House rulings: what a table or a group decides otherwise than the books.
house-no-table = Немає відкритого столу, за який вирішувати. Для наступних столів режиму: referee rule --mode heist set undo-ban=on --remember
house-remembered = Наступні столи гратимуть так само: { $option } записано у { $file }.
house-only-here = За цим столом так і гратимуть, але для наступних цього не збережено:
house-forgotten = Наступні столи знову гратимуть { $option } за книгою; див. { $file }.
house-plays = У вашому домі грають так: { $option } = { $value }.
