# Read by src/lang/grammar.rs: the words that players type. Each message is a list of single words: the first one is
# shown, the first of one letter or sign is the short form, the rest are understood as well.

## What is done.
grammar-shift = shift s move slide push
grammar-collapse = collapse c squeeze
grammar-kill = kill k murder
grammar-disguise = disguise d mask
grammar-accuse = accuse a arrest
grammar-exonerate = exonerate e acquit absolve clear
grammar-play = play p
grammar-become = become b
grammar-drew = drew draw drawn took
grammar-chosen = chosen choose chose picked
grammar-turned = turned turn
grammar-laid = laid lay placed
grammar-discarded = discarded discard
grammar-failed = failed fail
grammar-answer = answer answers answered
grammar-hit = hit caught exposed
grammar-evade = evade flee
grammar-capture = capture catch
grammar-canvas = canvas canvass
grammar-steal = steal
grammar-deputize = deputize hire
grammar-autopsy = autopsy
grammar-profile = profile
grammar-disarm = disarm
grammar-swap = swap
grammar-plant = plant
grammar-detonate = detonate
grammar-shoot = shoot snipe
grammar-setup = setup
grammar-rob = rob
grammar-stun = stun
grammar-vanish = vanish
grammar-frame = frame
grammar-hack = hack
grammar-silence = silence
grammar-mimic = mimic
grammar-crack = crack
grammar-survey = survey
grammar-pass = pass skip
grammar-protect = protect
grammar-unprotect = unprotect
grammar-save = save
grammar-decline = decline
grammar-threaten = threaten
grammar-blast = blast
grammar-keep = keep
grammar-take = take
grammar-return = return
grammar-dismiss = dismiss
grammar-deploy = deploy
grammar-hands = hands hand
grammar-dies = dies die
grammar-role = role
grammar-concede = concede resign surrender
grammar-reveal = reveal open show

## What is asked.
grammar-around = around neighbours neighbors
grammar-where = where w
grammar-who = who
grammar-row = row
grammar-column = column col
grammar-straight = straight
grammar-diagonal = diagonal diag
grammar-square = square
grammar-dead = dead deceased killed
grammar-exonerated = exonerated innocent cleared
grammar-tokens = tokens token
grammar-deck = deck

## What is wanted of the companion.
grammar-undo = undo u back
grammar-redo = redo r again
grammar-secret = secret look peek
grammar-help = help h ?
grammar-status = status state
grammar-board = board grid
grammar-log = log l history journal
grammar-legal = legal moves options
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
