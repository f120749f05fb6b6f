# Read by `src/cli/log.rs`: what the log says beside the story.

log-private = { $who } дещо каже потайки
log-refused = { $who } каже «{ $line }», але так не можна. { $reason }
log-fallen = (скасовано)
log-commitment = Обіцянка «{ $label }»: { $hash }
log-sealed-deck = стос доказів
log-sealed-roles = карти ролей
log-sealed-reshuffles = подальші тасування
log-sealed-chance = випадок
