# Read by `src/cli/log.rs`: what the log says beside the story.

log-private = { $who }: тайная строка
log-refused = { $who } говорит «{ $line }», но так нельзя. { $reason }
log-fallen = (отменено)
log-commitment = Обещание «{ $label }»: { $hash }
log-sealed-deck = колода доказательств
log-sealed-roles = карты ролей
log-sealed-reshuffles = следующие перемешивания
log-sealed-chance = случай
