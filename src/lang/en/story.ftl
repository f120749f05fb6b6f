# Read aloud at the table after every line, and in the log: what happened and what is owed.

story-dealt = { $who }: the companion deals { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. Look at { $n ->
    [one] it
   *[other] them
} on the private page.
story-drew = { $who } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the evidence deck.
story-unverified = (unverified: only the owner of the hidden card knows whether it was allowed)
story-shift-row = { $who } shifts row { $line } { $toward }{ $n ->
    [one] .
   *[other] { " " }by { $n }.
}
story-shift-column = { $who } shifts column { $line } { $toward }{ $n ->
    [one] .
   *[other] { " " }by { $n }.
}
story-way-left = left
story-way-right = right
story-way-up = up
story-way-down = down
story-collapsed-rows = { $who } collapses the rows: { $suspects }. Close the gaps to the left.
story-collapsed-columns = { $who } collapses the columns: { $suspects }. Close the gaps upwards.
story-became = { $who } has a secret identity.
story-disguised = The disguise works. Lay the evidence card of { $suspect } face up on that suspect: exonerated.
story-evaded = The escape works. Lay the evidence card of { $suspect } face up on that suspect: exonerated.
story-unmasked = { $who } was { $suspect }: that evidence card goes face up to the discard.
story-laid = Lay the evidence card of { $suspect } face up on that suspect: exonerated.
story-hired = Officer in uniform: { $suspect }. Lay the evidence card face up on that suspect.
story-card-off = The evidence card on { $suspect } goes to the discard.
story-discarded = { $suspect } is dead: that evidence card goes face up to the discard.
story-canvassed = Is { $who } next to { $suspect }? — { $answer }.
story-accused = Is { $who } { $suspect }? — { $answer }.
story-vain = (It could not be: dead, or that evidence card lies open.)
story-claim = (so says { $who })
story-hit = { $suspect } was { $who }.
story-missed = { $suspect } was not { $who }, says the owner of the card.
story-passed = { $who } has no legal action; the turn passes.
story-opened = { $who } is { $suspect }.
story-was = { $who } was { $suspect } from { $seq ->
    [0] the opening
   *[other] line { $seq }
} on.
story-won = Game over: { $who } wins — { $reason }.
story-won-together = Game over, won by { $who } — { $reason }.
story-drawn = Game over, nobody wins — { $reason }.
story-end-kills = enough suspects are dead
story-end-inspector-killed = the opponent's secret identity was killed
story-end-killer-caught = the opponent was accused by the right name
story-end-treasures = the last treasure is taken
story-end-thief-caught = the opponent was accused by the right name
story-end-hit-list = everybody on the hit list is dead
story-end-sleuth-killed = the opponent has no living identity left
story-end-hitman-caught = the opponent was accused by the right name
story-end-vaults = all four vaults are open
story-end-no-role = no role card was left for a caught thief
story-end-conceded = the other side gave up
story-end-stalemate = nobody can do anything
story-owes-turn = { $who } to act.
story-owes-become = { $who } chooses a secret identity, in private (secret).
story-owes-play = { $who } plays one card of the hand: play NAME.
story-owes-drew = { $who } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
} and tells which, in private (secret).
story-owes-chosen = { $who } chooses one card of the hand as the secret identity, unseen; then: chosen.
story-owes-officers = { $who } turns up { $n ->
    [one] { $n } card of the evidence deck and lays it on its suspect, an officer in uniform: turned NAME.
   *[other] { $n } cards of the evidence deck and lays them on their suspects, officers in uniform: turned NAME NAME.
}
story-owes-chosen-living = { $who } chooses a living identity from the hand, unseen; then: chosen. If nobody in it lives: failed.
story-owes-disguised = { $who } draws. It works: lay the old identity on its suspect and say laid NAME. Dead card: discarded NAME.
story-owes-failed = { $who } shows the dead card: discarded NAME.
story-owes-turned = { $who } turns up the next face-down card and says which it is: turned NAME.
story-owes-canvass = { $who }, are you next to { $suspect }? answer yes, or answer no.
story-owes-accusation = { $who }, are you { $suspect }? answer yes, or answer no.
story-owes-hit = { $who }, was { $suspect } you? hit { $seat }, or hit nobody.
story-owes-hit-hand = { $who }, was { $suspect } you? hit { $seat }, or hit nobody. If the card is in your hand: discarded NAME.
story-told = { $who } has told something in private.
story-refused = A line of { $who } was refused because of a hidden card.
story-refused-private = A private line of { $who } was not accepted.
story-undid = { $n ->
    [one] { $n } line was taken back.
   *[other] { $n } lines were taken back.
}
story-undid-shown = Somebody had already learned something by it.
story-redid = { $n ->
    [one] { $n } line was said again.
   *[other] { $n } lines were said again.
}
story-looked = { $who } looked at secrets.
story-pinned = { $who } chose a PIN.
story-mistyped = { $who }: somebody typed a wrong PIN.
story-unpinned = { $who }: the table lets them choose a new PIN.
story-recovered = The damaged record was put right.
story-unsealed = The game is over: what was sealed may be opened and checked by anybody now (referee verify).
story-false-canvass = Line { $seq }: { $who } was asked about standing next to { $suspect } and said { $said }; the truth was { $truth }.
story-false-accusation = Line { $seq }: { $who } was asked about being { $suspect } and said { $said }; the truth was { $truth }.
story-false-kill = Line { $seq }: { $who } killed { $suspect }, who was not a neighbour.
story-false-accuse = Line { $seq }: { $who } accused { $suspect }, who was not in reach.
story-false-steal = Line { $seq }: { $who } stole from { $suspect }, who was not in reach.
story-false-deed = Line { $seq }: “{ $told }” That was not possible from where { $who } stood.
story-false-silence = Line { $seq }: { $suspect } was { $who }, who kept silent.
story-false-identity = Line { $seq }: { $who } chose { $suspect }, who was already dead.
story-false-claim = Line { $seq }: { $who } was said to be { $suspect }, and was somebody else.
story-fourth-card = Line { $seq }: { $who } had three cards, and { $suspect } is a fourth.
story-same-card = Line { $seq }: { $who } told of the card { $suspect }, which { $other } had told of as well.
story-same-role = Line { $seq }: { $who } told of the role card { $role }, which { $other } had told of as well.
story-everybody = everybody
story-referee = the referee
story-glance = Turn { $turn } · { $score } · deck { $deck }
story-score-kills = kills { $n }/{ $goal }
story-practice = Practice: hidden cards come from the seed, so anybody could compute them.
story-seat = { $who }: { $holds }
story-no-identity = no identity yet
story-hidden-identity = identity face down
story-hand = { $n ->
    [0] no cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
story-discard = Discard: { $cards }
story-officers = Officers in uniform: { $suspects }
story-looks = { $who } looked at secrets { $n }×
story-tries-refused = { $who }: not accepted, for a reason only they may see { $n }×
story-tries-taken-back = Taken back after somebody had learned by it: { $n }×
story-tries-put-right = Put right so that somebody learned by it: { $n }×
story-tries-pin = { $who }: wrong PIN { $n }×
story-without-pin = No PIN yet: { $who }
story-numbered = { $seq }. { $told }
story-failed = The disguise comes to nothing.
story-evade-failed = The escape comes to nothing.
story-may-open = { $who } may open the card now, in private: reveal NAME.
story-may-open-all = { $who } may open the cards now, in private: reveal { $names }.
story-may-open-now = NAME
story-may-open-then = NAME@{ $seq }
story-arrested = { $suspect } is arrested: lay that evidence card face down on the suspect.
story-trophy = { $who } captures { $suspect }: turn that card to its dead side; the evidence card is a trophy.
story-shed = { $who } takes the identity back into the hand.
story-buried = A card goes face down under the deck.
story-list-added = { $n ->
    [one] The top card of the evidence deck joins the end of the hit list, face down.
   *[other] { $n } cards of the evidence deck are laid face down in a row: the hit list.
}
story-list-dealt = { $n ->
    [one] The companion adds a face-down card to the end of the hit list.
   *[other] The companion deals { $n } cards face down: the hit list.
}
story-list-unseen = Nobody looks.
story-list-turned = Next on the hit list: { $suspect }. That evidence card lies face up.
story-list = Hit list: { $target }; face down: { $hidden }
story-list-left = hit list { $n }
story-shuffled = The evidence deck is shuffled.
story-surveyed = Is { $who } in the square at { $cell }? — { $answer }.
story-false-survey = Line { $seq }: { $who } was asked about being in the square at { $cell } and said { $said }; the truth was { $truth }.
story-owes-survey = { $who }, are you in the square at { $cell }? answer yes, or answer no.
story-owes-hands = Those whose cards nobody has seen answer: hands SEAT…, or hands nobody.
story-owes-hands-canvass = Who of those whose cards nobody has seen is next to { $suspect }? hands SEAT…, or hands nobody.
story-owes-save = { $who }: { $suspect } is protected and under attack. save NAME, or decline NAME.
story-owes-blast = { $who }: the bomb on { $suspect } takes a neighbour. blast NAME.
story-owes-return = { $who } puts a face-down list card under the deck: return 1 is the one next to the open card.
story-owes-dismiss = { $who } lets an officer go: dismiss NAME.
story-owes-take = { $who } takes any token as compensation: take NAME.
story-owes-threaten = { $who } threatens one to three suspects: threaten NAME…
story-owes-deploy = { $who } puts officers in uniform, { $n } of them: deploy NAME…
story-owes-protect = { $who } lays or takes back a protection token: protect NAME, or unprotect NAME.
story-owes-keep = { $who } leaves the token where it is or takes it back: keep, or take.
story-owes-dies = Who dies? dies NAME…, or dies nobody.
story-owes-role = { $who } shows the role card: role SEAT ROLE.
story-owes-shuffle = The evidence deck is shuffled.
story-team-fbi = the FBI
story-team-mafia = the Mafia
story-team-thieves = the thieves
story-team-team1 = team 1
story-team-team2 = team 2
story-team-team3 = team 3
story-team-team4 = team 4
story-token-threat = threat
story-token-bomb = bomb
story-token-protection = protection
story-token-treasure = treasure
story-vault-nw = nw
story-vault-ne = ne
story-vault-sw = sw
story-vault-se = se
story-score-trophies = trophies { $n }/{ $goal }
story-score-treasures = treasures { $n }/{ $goal }
story-score-arrests = arrests { $n }/{ $goal }
story-score-deaths = deaths { $n }/{ $goal }
story-score-vaults = vaults { $n }/{ $goal }
story-canvas-dead = (That suspect is dead, so only neighbours can answer.)
story-nobody = Nobody says so: { $suspect } is none of the enemy spies. Turn nothing over.
story-out = No evidence card is left: { $who } is out.
story-hands = Hands up for { $suspect }: { $seats }.
story-hands-nobody = Nobody raises a hand for { $suspect }.
story-claims = (so they say)
story-owes-captured = { $who } says who is { $suspect }: hit NAME, or hit nobody.
story-owes-spy = { $who }, are you { $suspect }? hit { $seat }, or hit nobody.
story-false-reach = Line { $seq }: { $who } pointed at { $suspect }, who was not in reach.
story-end-trophies = enough enemy spies were captured
story-end-most-trophies = no card was left for the others, and the trophies were counted
story-end-deaths = enough suspects are dead, every agent counting for two
story-end-arrests = enough of the Mafia are under arrest
story-end-both-goals = both sides have reached their goals at once
story-fbi-kill = { $who } attacks { $suspect }.
story-fbi-blast = The explosion reaches { $suspect }.
story-fbi-died = { $suspect } dies. Turn that card to its dead side and take every token off it.
story-fbi-trophy = { $suspect } was an agent: that evidence card is a trophy of the Mafia and one more death.
story-fbi-struck = { $who }: the threats strike next door. Attacked: { $suspects }.
story-fbi-missed = Nobody in the Mafia is { $suspect }.
story-fbi-exploded = The bomb on { $suspect } explodes: take it off the board.
story-fbi-without = { $who } finds no living card and plays on without an identity.
story-fbi-disguised = The disguise works. The evidence card of { $suspect } goes face up to the discard.
story-fbi-no-blast = { $who } lets the bomb on { $suspect } lie.
story-fbi-lifted = Take all tokens of this kind off the board: { $token }.
story-fbi-owes-hit = Whose identity was { $suspect }? hit SEAT NAME, or hit nobody.
story-fbi-owes-chosen = { $who } draws a new identity. A living one: chosen. A dead one goes under the deck: failed.
story-fbi-owes-disguised = { $who } draws. Alive: the old identity goes face up to the discard; discarded NAME. Dead: the card goes under the deck; failed.
story-fbi-owes-turned = { $who } discards the dead cards of the hand: discarded NAME…, or discarded nobody.
story-owes-detonate = { $who }: the bomb on { $suspect } may go off. detonate NAME, or decline NAME.
story-false-toll = Line { $seq }: { $who } did not name the threatened neighbours as they were.
story-fbi-nobody = { $suspect } was nobody's identity.
story-match-treasures = Match, game { $game } of 2, treasures: { $score }
story-match-games = Match, game { $game } of 2, games won: { $score }
story-match-drawn = The match is a draw.
story-match-won = The match is won: { $who }.
story-no-trophies = no trophies
story-trophies = trophies: { $cards }
story-plays-no-more = plays no more
story-team = { $team }: { $seats }
story-lost-identity = no identity any more
story-fbi-used = Take off that card: { $token }.
story-end-escaped = Jack has left the district
story-end-jack-caught = Jack is arrested
story-end-wrong-accusation = the wrong one was accused
story-end-not-caught = eight rounds have passed and Jack is not caught
story-owes-cards = Turn up four character cards and say which: cards NAME NAME NAME NAME.
story-owes-call = Call for witnesses. { $who }, are you visible? call visible, or call invisible.

## What the table decides and puts right.
story-ruled = House ruling: { $option } = { $value } from now on.
story-ruled-reason = Because: { $reason }
story-arranged = The board was put right: the suspects lie as it shows now.
story-corrected = A correction was made.
story-corrected-shown = Somebody learns something by it.
story-stands = A mistake in line { $seq } was noticed; the table lets it stand.
