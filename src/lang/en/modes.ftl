# Read by `src/screen/setup`: what each mode is and how a turn of it goes.

## What it is, in one sentence.
modes-first-game = good first game
modes-pitch-killer-inspector = A duel in a crowd: { $first } kills the neighbours, { $last } asks around, clears names and closes in.
modes-pitch-hitman-sleuth = A contract: { $first } works through a hit list, { $last } keeps two faces in reserve and makes the arrest.
modes-pitch-spy-tag = Everybody hides and everybody hunts: find the others before they find you.
modes-pitch-thief-chief = Cat and mouse: { $first } takes every “{ $token }” token from the crowd, { $last } hunts with officers in and out of uniform.
modes-pitch-fbi-mafia = Team against team, each role with powers of its own: one side kills and blows up, the other protects and arrests.
modes-pitch-heist = A crew against one: thieves with special skills open four vaults while { $last } watches and closes in.
modes-pitch-mr-jack = Whitechapel by gaslight: one of eight characters is Jack, who slips away or lies low while the Detective closes in.
