# Somebody has to go: who plays on (cli/leave.rs).
leave-who = Who has to go?
leave-whose = Say who has to go: { $seats }.
leave-to = Say who plays { $who } from now on: a name, bot or nobody.
leave-ask = Who plays { $who } from now on? Type a number, or the name of somebody new.
leave-referee = the referee
leave-out = Nobody: { $who } is out of the game
leave-companion = The companion
# What people call it who want it to play.
leave-bot-words = computer | the computer | companion | the companion | the program | a bot | the bot | machine | the machine
leave-bot = bot
leave-back = When somebody wants to take over again: { $command }
leave-bot-blind = { $told ->
    [yes] The companion can’t play { $who } yet: it doesn’t know all the cards there. Type them first: `{ $command }`.
   *[no] The companion can’t play { $who }: nobody has told it the cards there. Let a person play on.
}
leave-pin = { $who } has a PIN. Whoever plays on sees everything there and chooses a new one. Does everybody agree?
leave-same = { $who } plays that seat already.
leave-kept = Everybody stays where they are.
leave-kept-hint = If the table agrees: referee replace … --yes
leave-against = From here on { $who } plays two seats against each other and can see the cards of both.
