# House rulings: what a table or a group decides otherwise than the books.
house-no-table = Партію не відкрито, вирішувати нема для якої. Для наступних партій режиму: referee rule --mode heist set undo-ban=on --remember
house-remembered = Наступні партії гратимуться так само: { $option } записано у { $file }.
house-only-here = У цій партії так і гратимуть, але на наступні не збережено:
house-forgotten = Наступні партії знову гратимуться за правилами ({ $option }); див. { $file }.
house-plays = Ваша компанія грає так: { $means } ({ $option }={ $value }).
