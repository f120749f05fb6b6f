# Read by `src/cli/verify.rs` and `src/cli/new.rs`: the fingerprint of a table, and whether its record is true.

verify-note = Fingerprint of this opening: { $words }. Write it down; at the end, referee verify uses it to prove that no card was changed.
verify-fingerprint = Fingerprint of the opening: { $words }
verify-compare = Compare it with the one you wrote down.
verify-same = It matches the one you wrote down.
verify-same-line = It matches line { $line }: up to there nothing has changed since you wrote it down.
verify-newest = Fingerprint of the newest line: { $words }
verify-seated = { $bot ->
    [yes] From line { $line } on, the companion plays { $role }.
   *[no] From line { $line } on, { $who } plays { $role }.
}
verify-other = You wrote down another fingerprint ({ $noted }), and no line has it: this isn’t the table you played.
verify-no-fingerprint = “{ $found }” isn’t a fingerprint: that’s six words of five letters, or 64 hex digits.

verify-proven = { $file }: nothing was changed. { $lines ->
    [one] { $lines } line follows
   *[other] All { $lines } lines follow
} the rules, and what was sealed at the start matches ({ $promises ->
    [one] { $promises } seal
   *[other] { $promises } seals
}).
verify-so-far = { $file }: nothing is wrong in { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}, but that’s not proof yet.
verify-sealed = From line { $line } on, the sealed part couldn’t be checked: the hidden cards, the order of the deck, and what depends on them.
verify-not-over = It opens when the game is over.
verify-not-opened = The game is over; the next command at the table, on the computer with its key, opens it.
verify-goes-on = The game isn’t over yet.

verify-changed = { $file }, line { $line }: { $wrong }
verify-wrong-senseless = no table could have recorded that.
verify-wrong-seal = the published key doesn’t open what was sealed.
verify-wrong-early = the key was published before the game was over, or twice.
verify-wrong-promise = the cards dealt aren’t the ones sealed at the opening or the shuffle ({ $label }).
verify-wrong-deck = the deck doesn’t have each card of this table exactly once.
verify-wrong-refused = a rule forbids the line: { $rule }
verify-wrong-facts = the recorded result doesn’t follow from the line and the position before it.
verify-wrong-back = lines were taken back or put back that weren’t there, or what they showed is misreported.
