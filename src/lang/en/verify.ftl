# Read by `src/cli/verify.rs` and `src/cli/new.rs`: the fingerprint of a table, and whether its record is true.

verify-note = Fingerprint of this opening: { $words }. Note it now; at the end referee verify proves by it that no card was changed.
verify-fingerprint = Fingerprint of the opening: { $words }
verify-compare = Compare it with the one noted then.
verify-same = It is the one that was noted then.
verify-same-line = It is the one of line { $line }: up to there nothing was changed since it was noted.
verify-newest = Fingerprint of the newest line: { $words }
verify-other = Another fingerprint was noted ({ $noted }), and no line has it: this is not the table that was played then.
verify-no-fingerprint = “{ $found }” is no fingerprint: six words of five letters, or 64 digits.

verify-proven = { $file }: nothing was changed. { $lines ->
    [one] { $lines } line follows
   *[other] { $lines } lines follow
} from the rules, and { $promises ->
    [one] { $promises } promise was
   *[other] { $promises } promises were
} kept.
verify-so-far = { $file }: nothing is wrong in { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}, but it is not proven yet.
verify-sealed = From line { $line } on what is sealed could not be checked: the hidden cards, the order of the deck, and what depends on them.
verify-not-over = It is opened when the game is over.
verify-not-opened = The game is over; the next command at the table, on the computer that keeps its key, opens it.
verify-goes-on = The game is not over yet.

verify-changed = { $file }, line { $line }: { $wrong }
verify-wrong-senseless = this table cannot have been recorded like that.
verify-wrong-seal = what is sealed does not open with the key that was published.
verify-wrong-early = the key was published when the game was not over, or twice.
verify-wrong-promise = what was dealt is not what was promised at the opening or the shuffle ({ $label }).
verify-wrong-deck = the deck does not have each card of this table once.
verify-wrong-refused = a rule forbids the line: { $rule }
verify-wrong-facts = what is told does not follow from the line and the position before it.
verify-wrong-back = lines were taken back or said again that were not there, or what they showed is not told truly.
