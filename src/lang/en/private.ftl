# On the page of one player only: who they are, what they may do, and why their last line was refused.

private-identity = { $kind ->
    [active] Your active identity is { $suspect }.
    [plainclothes] Your officer in plainclothes is { $suspect }.
   *[secret] You are { $suspect }.
}
private-kept = You keep your own card; the companion doesn’t know which it is.
private-none = { $kind ->
    [active] You have no active identity at the moment.
    [plainclothes] You have no officer in plainclothes at the moment.
   *[secret] You have no identity at the moment.
}
private-none-before = { $kind ->
    [active] You have no active identity yet.
    [plainclothes] You have no officer in plainclothes yet.
   *[secret] You have no identity yet.
}
private-none-left = { $kind ->
    [active] You have no active identity left.
    [plainclothes] You have no officer in plainclothes left.
   *[secret] You have no identity left.
}
private-none-yet = You don’t have an identity yet: after the first kill you get four cards and choose one of them.
private-none-chief = You don’t have an officer in plainclothes yet: you draw your cards once the other player has chosen an identity.
private-hand = Your hand: { $cards }.
private-refused = Refused: { $line } — { $reason }
private-not-understood = That wasn’t understood.
private-become = { $kind ->
    [plainclothes] Who is your officer in plainclothes?
   *[secret] Who will you be?
} Type the number{ $real ->
    [yes] { " " }and lay that card face down in front of you.
   *[no] .
}
private-deploy = Pick { $n } of these as officers in uniform: type their numbers.
private-play = Which card do you play? Type its number: everybody will see the card.
private-drew = { $n ->
    [one] Draw { $n } card from the real deck, then type its name or cell.
   *[other] Draw { $n } cards from the real deck, then type their names or cells.
}{ $gone ->
    [none] {""}
   *[some] { " " }For a suspect who’s off the board, type `#` and the cell they started at: `{ $gone }`.
}
private-reach = { $shift ->
    [both] Besides shifting and collapsing: { $lines }.
    [shift] Besides shifting: { $lines }.
   *[none] Your choice: { $lines }.
}
private-nothing-else = { $shift ->
    [both] All you can do now is shift or collapse.
   *[shift] All you can do now is shift.
}
private-leave = You may also leave the district: type { $lines }.
private-no-save = From where you are you can’t save them: answer no.
private-mate = { $who } – { $suspect }
private-mates = { $n ->
    [one] Your team-mate: { $mates }.
   *[other] Your team: { $mates }.
}
private-shown = { $who } has shown who they are: { $suspect }, as the board stands now.
private-turn = Your turn.
private-take = The real deck is in use. Take your cards out without showing them, then shuffle it again.
private-referee = Referee
# How often this page was opened before; { $line } lines had been said then.
private-opened = { $n ->
    [0] This page hasn’t been opened before.
    [one] This page has been opened once before, after line { $line }.
    [2] This page has been opened twice before, most recently after line { $line }.
   *[other] This page has been opened { $n } times before, most recently after line { $line }.
}
private-opened-early = { $n ->
    [one] This page has been opened once, before the first turn.
    [2] This page has been opened twice, both times before the first turn.
   *[other] This page has been opened { $n } times, all before the first turn.
}
private-round-done = Everybody has looked.
private-round-left = Still to look: { $who }. Any time later: { $command }
private-wants = { $shared ->
    [yes] Your team’s aim
   *[no] Your aim
}: { $ways }.

## What is typed on the page, and what comes of it.
private-hint = Ask here: { $question } · { $may } · { $why }
private-asked = “{ $line }”
private-unknown = I don’t understand “{ $found }” here.
private-choice-most = Type a number from 1 to { $n }, or the card beside it.
private-no-suspect = Here you type a card’s name or number, or ask: { $question }
private-aloud = That is said aloud at the table, not here.
private-noted = Noted.
private-noted-wrong = Mistyped? Type the right card.
private-correct-which = Your cards here: { $cards }. Which one is wrong? Type it, then the right one, for example { $example }.
private-correct-as = Instead of { $card }: which card is it really? Type both, the wrong one first.
private-correct-way = not { $was }, it’s { $is }
private-correct-falls = The companion replays everything since then with it. A line that no longer fits drops out, and so does everything after it.
private-correct-sure = { $n }: { $way }. Type { $n } to put that right.
private-card-elsewhere = { $who ->
    [nobody] { $card } lies face up, so it can’t be yours.
   *[other] { $card } is with { $who }, as you can see.
}
private-elsewhere-typed = Type the card you really hold; if this one is right all the same, type 1.
private-elsewhere-way = It’s mine all the same
private-reveal-sure = The game isn’t over, and this shows everybody who you are.
private-reveal-typed = If that’s what you want, type 1.
private-reveal-way = Show everybody
private-reveal-sure-tell = The game isn’t over, and this shows everybody who you are. Do it?
private-why-nothing = Nothing you said was refused, so there’s nothing to explain.
private-meanwhile = Somebody said something at the table meanwhile. Look again, then type it once more.
private-refused-then = { $seq ->
    [0] Before the first line, { $who }: { $told }
   *[other] After line { $seq }, { $who }: { $told }
}

## Marks on the board of the page.
private-mark-own = you
private-mark-own-officer = your officer in plainclothes
private-mark-near = next to you
private-mark-near-officer = next to that officer
private-mark-mate = known identity
private-mark-list = on the hit list
private-mark-hand = in your hand
private-mark-choice = to choose from
private-mark-hand-of = in { $who }’s hand
