# Read by `src/cli/log.rs`: what the log says beside the story.

log-private = { $who }: a secret move
log-refused = { $who } said “{ $line }”, which isn’t allowed. { $reason }
log-fallen = (taken back)
log-commitment = Seal ({ $label }): { $hash }
log-sealed-deck = evidence deck
log-sealed-roles = role cards
log-sealed-reshuffles = later shuffles
log-sealed-chance = chance
