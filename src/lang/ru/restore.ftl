# Что сделать с настоящими картами после отмены или исправления. Карта названа вместе с её нынешним местом.
restore-shift = На столе: { $line }
restore-move = На столе верните на места: { $cards }.
restore-lay = Разложите карты так, как показано на экране.
restore-out = Уберите с поля: { $cards }.
restore-alive = Переверните стороной с живым вверх: { $cards }.
restore-dead = Переверните стороной с погибшим вверх: { $cards }.
restore-uncover = Снимите карту доказательства: { $cards }.
restore-cover = Положите карту доказательства лицом вверх: { $cards }.
restore-release = Снимите карту, лежащую рубашкой вверх: { $cards }.
restore-arrest = Положите карту доказательства рубашкой вверх: { $cards }.
restore-undiscard = Заберите из сброса: { $cards }.
restore-discard = Положите в сброс: { $cards }.
restore-token-off = Снимите жетон «{ $token }»: { $cards }.
restore-token-on = Положите жетон «{ $token }»: { $cards }.
restore-beside = Теперь: { $line }
