# Read by `src/cli/log.rs`: what the log says beside the story.

log-private = { $who }: что-то втайне
log-fallen = (отменено)
log-commitment = Обещание «{ $label }»: { $hash }
