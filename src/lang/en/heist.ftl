# Read by `src/screen/modes/heist`: what only the Heist has to say.

heist-dealt = { $who } { $kept ->
    [yes] is dealt a role.
   *[no] draws the next role card (tier 1; tier 2 once that’s used up), looks at it and lays it face down.
}
heist-dealt-told = { $who } lays the role card face down, too.
heist-showed = { $who } turns their role card face up: { $role }.
heist-showed-kept = { $who } reveals their role: { $role }.
    .do = Find that role card and lay it face up in front of them.
heist-placed = { $who } puts a steal token on the { $vault } vault: { $n } of 3.
heist-lifted = { $begins ->
    [yes] { $who }’s turn begins: they take { $both ->
        [yes] both their steal tokens
       *[no] their steal token
    } back from the { $vault } vault.
   *[no] { $who } takes { $both ->
        [yes] both their steal tokens
       *[no] their steal token
    } back from the { $vault } vault.
}
heist-opened = The { $vault } vault is open!
    .do = Take it out of the game; its tokens go back to their owners.
heist-unseen = { $full ->
    [yes] That’s { $all } hidden actions in a row, so the Chief acts.
   *[no] Hidden actions in a row: { $n }; after { $all } the Chief acts.
}
heist-missed = No: { $suspect } isn’t one of the thieves.
heist-caught = { $who } is caught. They were { $suspect }.
    .do = { $kept ->
        [yes] Find the evidence card for { $suspect } and discard it, face up; the suspect stays on the board. Take their role card out of the game, and take any steal tokens of theirs off the vaults.
       *[no] Discard the evidence card for { $suspect }, face up; the suspect stays on the board. Take their role card out of the game, and take any steal tokens of theirs off the vaults.
    }{ $captured ->
        [this-turn] { " " }It’s their turn now, so instead of acting they draw a new identity and a new role.
        [next-turn] { " " }They draw a new identity and a new role instead of their next turn.
        [this-turn-free] { " " }It’s their turn now: they draw a new identity and a new role, then act.
        [next-turn-free] { " " }They draw a new identity and a new role when their next turn begins, then act.
        [for-good] {""}
       *[at-once] {""}
    }
heist-officer = { $suspect } is an officer in uniform.
    .do = Lay the matching evidence card there, face up.
heist-officer-moved = An officer in uniform moved too, so that was an open action.
heist-fast = A fast shift is an open action.
heist-shuffled = { $kind ->
    [plainclothes] The companion shuffles the other cards into the evidence deck.
   *[secret] The companion shuffles the other cards and the old identity into the evidence deck.
}
heist-shuffle = { $kind ->
    [plainclothes] The other cards are shuffled into the evidence deck.
   *[secret] The other cards and the old identity are shuffled into the evidence deck.
}
heist-owes-drew = { $who }, draw an identity and a role card (tier 1; tier 2 once that’s used up) and enter both in private{ $at ->
    [phone] , on your own page: Tell…, then `drew { $one } ROLE`.
   *[terminal] : type `secret`, then `drew { $one } ROLE`.
}
heist-owes-chosen = { $who }, { $kind ->
    [plainclothes] keep one of the cards face down as your officer in plainclothes
   *[secret] keep one of the cards as your new identity, show it to the other thieves only and lay it face down
}, then type `chosen`.
heist-owes-turned = Turn up the top evidence card, the new officer, and type `turned { $one }`.
heist-owes-hit = Thieves, is one of you { $suspect }? { $who }, type what they say: `hit PLAYER`, or `hit nobody`.
heist-owes-hands = Thieves, raise a hand if you’re in the 4×4 square whose top-left cell is { $cell }. Who raised one? Type `hands { $player } …`, or `no`.{ $mixed ->
    [yes] { " (Only those who keep their own cards.)" }
   *[no] {""}
}
heist-owes-keep-two = { $who }, you have two tokens out. To leave both, type `keep`; to take both back, `take`; to take one back, `take VAULT`.
heist-role = role: { $role }
heist-role-shown = role: { $role } (face up)
heist-role-hidden = role hidden (tier { $tier })
heist-role-none = no role
heist-own = Role card: { $role }. { $does }
heist-private-drew = Draw an identity and a role card (tier 1; tier 2 once that’s used up), then type `drew { $one } ROLE`.
heist-vault = The { $vault } vault: { $tokens }
heist-vault-open = open
heist-vault-empty = no tokens
heist-stunned = Stunned: { $suspect }
heist-hidden = Hidden actions in a row: { $n }; after { $all } the Chief acts
heist-pile = Role cards left: { $first } of tier 1, { $second } of tier 2
heist-special-safecracker = Your steal token may stay where it is at the start of your turn.
heist-special-runner = Fast shift (open): shift a row or column by one or two.
heist-special-cleaner = Stun (open): an officer in uniform next to you can’t accuse{ $stun ->
    [officer-only] { " or swap" }
    [line] , and the Chief can’t shift that officer’s row or column,
   *[other] { " or swap, and the Chief can’t shift that officer’s row or column," }
} until another one is stunned.
heist-special-decoy = Vanish (open): shuffle your identity back and draw another.
heist-special-insider = Frame (open): swap places with any officer in uniform.
heist-special-hacker = Hack (open): if you aren’t in any vault’s zone, rob a vault whose zone is next to you. From the centre, rob any vault.
heist-special-silencer = Silence (open): kill an officer in uniform next to you. The top card of the deck is the new officer. Three times a game.
heist-special-mimic = Mimic (open): draw three cards, keep one as your identity, and shuffle the others back with the old one.
heist-special-saboteur = Swap (hidden): swap places with a suspect next to you.
heist-special-sneak = Quiet shift (hidden): move a row or column by one, even if that moves an officer in uniform.
heist-special-master-safecracker = Crack (open): put your second token where your first one is. At the start of your turn, choose which tokens to take back.
heist-corner-nw = north-west
heist-corner-ne = north-east
heist-corner-sw = south-west
heist-corner-se = south-east
