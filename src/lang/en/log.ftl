# Read by `src/cli/log.rs`: what the log says beside the story.

log-private = { $who }: something in private
log-fallen = (taken back)
log-commitment = Promise of { $label }: { $hash }
