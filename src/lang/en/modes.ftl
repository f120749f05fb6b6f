# Read by `src/screen/setup`: what each mode is and how a turn of it goes.

## What it is, in one sentence.
modes-first-game = good first game
modes-pitch-killer-inspector = A duel in a crowd: the { $first } kills the neighbours while the { $last } asks around, clears names and closes in.
modes-pitch-hitman-sleuth = A contract: the { $first } works through a hit list; the { $last } keeps two faces in reserve and makes the arrest.
modes-pitch-spy-tag = Everybody hides and everybody hunts: find the others before they find you.
modes-pitch-thief-chief = Cat and mouse: the { $first } takes every { $token } token from the crowd; the { $last } hunts with officers in and out of uniform.
modes-pitch-fbi-mafia = Team against team, and every role has powers of its own: one side kills and blows things up, the other protects and arrests.
modes-pitch-heist = A crew against one: thieves with special skills open four vaults while the { $last } watches and closes in.
modes-pitch-mr-jack = Whitechapel by gaslight: one of eight characters is Jack, who slips away or lies low while the Detective closes in.

## The walk from the box to the first turn.
modes-walk-aim = What it’s about
modes-walk-box = Out of the box
modes-walk-table = On the table
modes-walk-first = Before the first turn
modes-walk-turn = Your turn
modes-walk-part = { $title } ({ $n } of { $of })
modes-walk-step = { $n }/{ $of } · { $title }
modes-walk-keys = Enter: next · 0 or Esc: back · q: straight to the table
modes-walk-keys-first = Enter: next · q: straight to the table
modes-walk-suspects = { $n ->
    [one] { $n } suspect card: { $marks }
   *[other] { $n } suspect cards: { $marks }
}
modes-walk-suspects-any = { $n ->
    [one] { $n } suspect card
   *[other] { $n } suspect cards
}
modes-walk-unmarked = { $n ->
    [one] the one without a mark in the corner
   *[other] all { $n } without a mark in the corner
}
modes-walk-some-unmarked = { $n } of those without a mark in the corner
modes-walk-marked = { $n ->
    [one] the one marked “{ $mark }”
   *[other] all { $n } marked “{ $mark }”
}
modes-walk-some = { $n } of those marked “{ $mark }”
modes-walk-names = Their names: { $names }.
modes-walk-evidence = The evidence cards of the same suspects: one each, and no others.
modes-walk-roles = Role cards: { $roles }.
modes-walk-tokens = Tokens: { $tokens }.
modes-walk-find = You don’t need the names: say the cell: column letter, then row number. The corner marks only tell you which cards to lay out.
modes-walk-lies = Leave the suspects where they are: turn every dead one alive side up, and put all evidence cards and tokens back.
modes-walk-told = Draw the real cards, then tell the companion in private what they are.
modes-walk-untold = Draw the real cards; the companion only knows what’s said aloud.
modes-walk-mixed = The companion deals to some of you, the others draw real cards: see below.

## What may be done on a turn. An action is typed as it stands at the left.
modes-turn-one = One action per turn; { $mode ->
    [heist] thieves can’t pass
   *[other] you can’t pass
}. You stand wherever your secret identity is on the grid. Your neighbours are the suspects around it, eight at most; the edge doesn’t wrap. Say a name, the start of one, or the cell.
modes-turn-ban = { $undo-ban ->
    [arrangement] A shift can’t bring the board back to how it lay before another player’s shift.
   *[other] You can’t undo the shift another player has just made.
}
modes-walk-tier = Tier { $n } specials
modes-own-suspect = OWN
modes-turn-everybody = Everybody
modes-do-shift = move a row or column one step; the card that falls off comes in at the other end
modes-do-fast-shift = the same by one or two steps
modes-do-collapse = { $collapse ->
    [all-dead] when all rows (or all columns) have the same number of dead, take them out and close the gaps
   *[other] when every row (or column) has a dead suspect, take one out of each and close the gaps; again at once: { $twice }
}
modes-do-kill = turn a living neighbour dead side up; if that suspect was exonerated, the other side says whether they’re next to the victim
modes-do-disguise = draw a card. If that suspect is alive, it’s your new identity, and your old card goes face up on its suspect, who is exonerated. If not, discard it; nothing changes
modes-do-accuse = name a neighbour, or your own suspect as a bluff. If that’s the hidden opponent, you win
modes-do-exonerate = draw a card, then { $play }: lay a living suspect’s card from your hand on that suspect, who is exonerated; the other side says whether they’re a neighbour. A dead suspect’s card is just discarded
modes-do-kill-target = turn a living neighbour dead side up; if that’s the face-up target, discard its card and turn up the next living suspect
modes-do-evade = draw a card, if the deck has at least two. If that suspect is alive, it’s your new identity, your old card goes face up on its suspect, and one more card joins the end of the list, face down. If not, discard it
modes-do-accuse-hitman = name a neighbour, or your own suspect as a bluff. If that’s the hidden opponent, you win; if not, one face-down card of the list goes under the deck
modes-do-exonerate-sleuth = draw a card, if any are left. Then { $play }: lay a living suspect’s card from your hand on that suspect, who is exonerated; the other side says whether they’re a neighbour
modes-do-hunted = A killed hand card is discarded and not replaced. When the { $last } is killed, a living suspect from the hand becomes the new identity.
modes-do-capture = name a neighbour and ask whether that’s an opponent. If it is, turn the card dead side up and take their evidence card as a trophy; they draw a new identity
modes-do-canvas = point at a neighbour or at your own suspect: every other player who is that suspect or next to them raises a hand
modes-do-steal = take the { $treasure } token of a neighbour{ $own-cell ->
    [neighbours-only] {""}
   *[other] {" "}or your own
}
modes-do-quick-disguise = take your active card into your hand, then put any of the three face down as your active identity, even the same one
modes-do-accuse-thief = name anybody next to any of your officers{ $own-cell ->
    [neighbours-only] {""}
   *[other] {" "}or an officer’s own suspect
}; never say which officer. If that’s the active identity, you win
modes-do-deputize = turn up a card: a new officer in uniform. Then { $dismiss }: one officer in uniform leaves; it can be the new one. Then the thief takes any one { $treasure } token
modes-do-disarm = take a { $bomb } or { $threat } token off a neighbour
modes-do-arrest = name a neighbour, or your own suspect as a bluff: a hidden opponent is arrested
modes-do-far-accuse = name anybody up to three places away in your row or column, or your own suspect: a hidden opponent is arrested
modes-do-disguise-team = look at the top card. If that suspect is alive, it’s your new identity and your old card is discarded; if not, it goes under the deck
modes-do-autopsy = point at a dead neighbour: every opponent next to the body raises a hand
modes-do-canvas-agent = draw two cards, then { $play }: lay one on its living suspect, put the other under the deck. Everybody next to that suspect raises a hand, both teams
modes-do-protect = at the start of your turn, on top of your action: put a { $guard } token on a living suspect, or take one off ({ $unprotect })
modes-do-save = out of turn: if you’re in the same row or column, the protected suspect isn’t killed; you can’t save yourself. The token { $protection ->
    [spent] leaves
   *[other] stays
}
modes-do-profile = lay a card from your hand on its living suspect, discard the dead ones, refill your hand to four; every opponent next to that suspect raises a hand
modes-do-kill-team = turn a living neighbour dead side up{ $mafia-canvass ->
    [yes] ; if that suspect was exonerated, every agent next to the victim raises a hand
   *[other] {""}
}
modes-do-swap-psycho = { $swap ->
    [own-neighbours] two of your neighbours
   *[other] any two suspects next to each other
} swap places
modes-do-threaten = after { $threat-after ->
    [shift-swap] a shift or a swap
   *[other] a shift, a collapse or a swap
}: put 1 to 3 { $threat } tokens on living suspects up to three places away in your row or column. At the start of your turn all your threatened neighbours die, partners too
modes-do-plant = put a { $bomb } token on yourself or a living neighbour
modes-do-detonate = set off any bomb: that suspect dies, then { $blast }: so does one of their living neighbours. If that one has a bomb too, it goes on
modes-do-shoot = kill anybody living up to three places away on a diagonal
modes-do-setup = move a token to a neighbour of the suspect it’s on
modes-do-agents = Anybody arrested or killed draws a new identity and plays on.
modes-do-shift-thief = move a row or column one step: hidden, unless there’s an officer in uniform in it
modes-do-rob = (open) from a vault’s zone, put your token on the vault. Three thieves’ tokens open it
modes-do-heist = At the start of their turn, thieves take their token back. The { $last } acts right after an open action, and also after as many hidden ones in a row as there are thieves. A robbery or a special turns up your role card. A thief who is caught takes a new identity and a new role{ $captured ->
        [at-once] { " " }at once
        [next-turn-free] { " " }when their next turn begins, and then acts
       *[next-turn] { " " }instead of their next turn
    }.
modes-do-token-stays = Your steal token stays where it is at the start of your turn.
modes-do-swap-chief = an officer in uniform and a neighbour swap places
modes-do-accuse-chief = name a neighbour of any officer who isn’t stunned: if it’s a thief, they’re caught
modes-do-survey = name a 4×4 square by its top left cell: every thief inside says so
modes-do-pass = do nothing
modes-do-round = Odd rounds: turn up four character cards; the Detective plays one, Jack two, the Detective the last. Even rounds: the other four; Jack one, the Detective two, Jack the last.
modes-do-character = To play a character, move it along the streets and use its power. One line says it all: { $line }
modes-do-call = At the end of the round, Jack’s player says whether Jack is visible: next to a lit lamp, next to another character or in the beam of Watson’s lantern. Everybody who doesn’t match that answer is innocent.
modes-do-lamps = Rounds 1 to 4: the lit tile with the round’s number then leaves the board.
