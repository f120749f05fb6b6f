# Read by `src/cli/log.rs`: what the log says beside the story.

log-private = { $who }: a secret move
log-fallen = (taken back)
log-commitment = Seal ({ $label }): { $hash }
