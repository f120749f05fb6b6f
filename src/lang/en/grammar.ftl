# Read by src/lang/grammar.rs: the words that players type. Each message is a list of single words: the first one is
# shown, the second one is the short form, the rest are understood as well.

## What is done.
grammar-shift = shift s move slide push
grammar-collapse = collapse c squeeze
grammar-kill = kill k murder
grammar-disguise = disguise d mask
grammar-accuse = accuse a arrest
grammar-exonerate = exonerate e acquit absolve clear
grammar-play = play p
grammar-become = become b
grammar-drew = drew dr draw drawn took
grammar-chosen = chosen ch choose chose picked
grammar-turned = turned tu turn
grammar-laid = laid la lay placed
grammar-discarded = discarded ds discard
grammar-failed = failed fa fail
grammar-answer = answer an answers answered
grammar-hit = hit caught exposed
grammar-evade = evade v flee escape
grammar-capture = capture p catch
grammar-canvas = canvas cv canvass interrogate
grammar-steal = steal e
grammar-deputize = deputize p hire
grammar-autopsy = autopsy o
grammar-profile = profile i
grammar-disarm = disarm m defuse
grammar-swap = swap sw exchange
grammar-plant = plant pl
grammar-detonate = detonate dt explode
grammar-shoot = shoot sh snipe
grammar-setup = setup su prepare
grammar-rob = rob o
grammar-stun = stun st disable
grammar-vanish = vanish v
grammar-frame = frame e
grammar-hack = hack k
grammar-silence = silence i
grammar-mimic = mimic m
grammar-crack = crack c
grammar-survey = survey sy surveillance
grammar-pass = pass p skip
grammar-protect = protect pt guard
grammar-unprotect = unprotect un
grammar-save = save sv rescue
grammar-decline = decline de
grammar-threaten = threaten th
grammar-blast = blast bl
grammar-keep = keep kp leave
grammar-take = take tk
grammar-return = return rt
grammar-dismiss = dismiss m fire
grammar-deploy = deploy dy
grammar-hands = hands ha hand
grammar-dies = dies di die
grammar-role = role rl
grammar-concede = concede cd resign surrender
grammar-reveal = reveal rv open show

## What is asked.
grammar-around = around ar neighbours neighbors
grammar-where = where w
grammar-who = who
grammar-row = row
grammar-column = column col
grammar-straight = straight sr
grammar-diagonal = diagonal dg diag
grammar-square = square sq
grammar-dead = dead dd deceased killed
grammar-exonerated = exonerated ex innocent cleared
grammar-tokens = tokens tok token
grammar-deck = deck dk

## What is wanted of the companion.
grammar-undo = undo u back
grammar-redo = redo r again
grammar-secret = secret se look peek
grammar-help = help h ?
grammar-status = status ss state
grammar-board = board bo grid
grammar-log = log l history journal
grammar-legal = legal le moves options
grammar-quit = quit q exit bye
grammar-flip = flip f rotate
grammar-ask = ask question
grammar-tell = tell t say

## The way of a shift.
grammar-left = left < l ←
grammar-right = right > r →
grammar-up = up ^ u ↑
grammar-down = down v d ↓

## Words inside a line.
grammar-rows = rows r row
grammar-columns = columns c column cols col
grammar-then = then and
grammar-near = near beside by
grammar-threat = threat
grammar-bomb = bomb
grammar-protection = protection
grammar-treasure = treasure
grammar-quiet = quiet quietly
grammar-nw = nw
grammar-ne = ne
grammar-sw = sw
grammar-se = se
grammar-safecracker = safecracker
grammar-runner = runner
grammar-cleaner = cleaner
grammar-decoy = decoy
grammar-insider = insider
grammar-hacker = hacker
grammar-silencer = silencer
grammar-mimic-role = mimic
grammar-saboteur = saboteur
grammar-sneak = sneak
grammar-master-safecracker = master-safecracker master
grammar-yes = yes y
grammar-no = no n
grammar-nobody = nobody none noone
grammar-me = me myself i
