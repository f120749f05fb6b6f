# Read by `src/screen/story/deeds.rs`: what a player does, as it is read aloud at the table; one sentence for every deed.

deed-kill = { $who } kills { $suspect }.
deed-disguise = { $who } attempts a disguise.
deed-disguise-quick = { $who } slips into a quick disguise.
deed-accuse = { $who } accuses { $suspect }.
deed-accuse-thieves = { $who } accuses { $suspect }: is that one of the thieves?
deed-accuse-mafia = { $who } accuses { $suspect }: is that one of the Mafia?
deed-accuse-active = { $who } accuses: is { $suspect } the active identity?
deed-arrest = { $who } accuses { $suspect }.
deed-exonerate = { $who } wants to exonerate somebody.
deed-evade = { $who } tries to evade.
deed-capture = { $who } tries to capture { $suspect }.
deed-canvas = { $who } canvasses { $suspect }.
deed-canvas-drawn = { $who } canvasses.
deed-steal = { $who } steals from { $suspect }.
    .do = Take the treasure token off that card.
deed-deputize = { $who } deputizes a new officer.
deed-autopsy = { $who } performs an autopsy on { $suspect }.
deed-profile = { $who } profiles { $suspect }.
deed-profile-nobody = { $who } has no living suspect in hand and replaces the hand.
deed-disarm = { $who } disarms { $suspect }.
    .do = Take the { $kind ->
        [bomb] bomb
       *[threat] threat
    } token off that card.
deed-swap = { $who } swaps { $suspect } with { $other }.
deed-swap-own = { $who } swaps places with { $suspect }.
deed-plant = { $who } plants a bomb on { $suspect }.
    .do = Put a bomb token there.
deed-detonate = { $who } detonates the bomb on { $suspect }.
    .do = Take the bomb token off the board.
deed-shoot = { $who } shoots { $suspect }.
deed-setup = { $who } moves the { $token } token from { $suspect } to { $other }.
deed-rob = { $who } robs the { $vault } vault.
deed-rob-from = { $who } robs the { $vault } vault with the token from { $from }.
deed-stun = { $who } stuns officer { $suspect }. Until another one is stunned, the Chief can’t accuse or swap with that officer.
deed-stun-line = { $who } stuns officer { $suspect }. Until another one is stunned, the Chief can’t accuse with that officer, or shift that officer’s row or column.
deed-stun-both = { $who } stuns officer { $suspect }. Until another one is stunned, the Chief can’t accuse or swap with that officer, or shift that officer’s row or column.
deed-vanish = { $who } vanishes: { $kept ->
    [yes] the companion shuffles their identity back into its deck.
   *[no] they shuffle their identity back into the evidence deck.
}
deed-frame = { $who } frames { $suspect }: that officer swaps places with the thief’s own suspect.
deed-frame-own = { $who } frames officer { $other }.
    .do = Swap that card with { $suspect }, the thief’s own suspect.
deed-frame-shown = { $who } frames officer { $suspect }.
    .do = Swap that card with { $other }, the thief’s own suspect.
deed-hack = { $who } hacks the { $vault } vault.
deed-silence = { $who } silences officer { $suspect }.
deed-mimic = { $who } is about to become somebody else.
deed-crack = { $who } cracks the { $vault } vault with a second token.
deed-survey = { $who } surveys the 4×4 square whose top-left cell is { $cell }.
deed-pass = { $who } passes.
deed-shift-quiet = { $who } quietly shifts { $axis ->
    [row] row
   *[column] column
} { $line } { $toward }.
deed-concede = { $who } concedes.
deed-concede-team = { $who } concedes for the whole team.
deed-protect = { $who } protects { $suspect }.
    .do = Put a protection token there.
deed-unprotect = { $who } takes the protection token off { $suspect }.
deed-save = { $who } saves { $suspect }: nobody dies there.
deed-decline = { $who } doesn’t save { $suspect }.
deed-threaten = { $who } threatens { $suspects }.
    .do = { $n ->
        [one] Put a threat token there.
       *[other] Put a threat token on each.
    }
deed-threaten-nobody = { $who } can’t threaten anybody.
deed-blast = The blast kills { $suspect }.
deed-keep = { $who } leaves their steal token where it is.
deed-keep-both = { $who } leaves both their steal tokens where they are.
deed-take-back = { $who } takes the token back.
deed-take-vault = { $who } takes the token back from the { $vault } vault.
deed-take = { $who } takes the token off { $suspect } in return.
deed-return = { $kept ->
    [yes] { $who } returns face-down card { $n } of the hit list: the companion puts it under its deck.
   *[no] { $who } returns face-down card { $n } of the hit list to the bottom of the deck.
}
deed-dismiss = { $who } dismisses officer { $suspect }.
    .do = Discard that officer’s evidence card, face up.
deed-deploy = { $who } puts { $suspects } in uniform.
    .do = Lay their evidence cards on them, face up.

# Lines as they are said, where the words of the grammar alone are no sentence; between words that belong together stand
# spaces that no list and no end of a line parts.
deed-hit = { $hit } { $called ->
    [player] { $who }
   *[role] { $who }
} { $suspect }
deed-hit-own = yes, that’s me ({ $suspect })
deed-hit-nobody = hit nobody
deed-dies-nobody = dies nobody
deed-no-threats = threaten nobody
deed-no-hands = hands nobody
