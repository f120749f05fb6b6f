# On phones: pages for everybody, and for one pair of eyes. %who% and the like are put in by the page itself.

phone-code = The table on your own phone
phone-title = referee
phone-language = Language
phone-board = The board
phone-list = The board in words
phone-news = What has happened
phone-no-script = This page needs JavaScript, which this browser has turned off.
phone-no-link = This address isn’t for anybody yet. Point the camera at your own code on the host’s screen.
phone-words-enter = No camera? Type the eight words that stand beside your code on the host’s screen.
phone-words = The eight words beside your code
phone-words-wrong = These aren’t the eight words. Check each of them.
phone-gone = This link no longer works. Ask the host for a new code.
phone-lost = No connection since %time%. Trying again…

phone-who-yes = You are %who%?
phone-who-referee = This is the referee’s page. It shows everybody’s cards, and the table is told of every look. Are you the referee, and not playing?
phone-ok = Yes, that’s me
phone-not-me = No
phone-who-not = Then close this page, and ask the host for your own code.
phone-came = A new game. You are %who%.
phone-taken = Another phone already has this seat. If it is yours too, somebody else at the table can let this one in. Show them this number:
phone-knock = Another phone wants { $who }’s seat and shows { $number }. Is it really theirs?
phone-vouch = Yes, let it in
phone-refuse = No, leave it out
phone-vouched = Done. The other phone is in.
phone-left-out = Done. The other phone stays out.
phone-put-out = Another phone was let in as %who%, so this one is out. If that was you, close this page. If not, say so.
phone-knock-again = Ask to come in again
phone-refused = This phone wasn’t let in. Ask the host for your own code.
phone-vouch-wrong = No phone shows that number now, or it is your own seat: somebody else has to say so.
phone-alarm = That wasn’t me
phone-alarm-sure = Did somebody else look or speak as you? Then this link closes at once, and the host gives you a new code.
phone-alarmed = { $who } says: “That wasn’t me.” Their link is closed until the host gives them a new code.
phone-frozen = This link is closed: its owner said that somebody else had used it. Ask the host for a new code.

phone-hold = Hold to look
phone-tell = Tell…
phone-say = Say…
phone-close = Close
phone-back = Back
phone-send = Send
phone-again = Try again
phone-your-turn = Your turn
phone-sound = A sound when it’s my turn
phone-headphones = Private. Use headphones if your phone reads aloud.
phone-type-private = A name, or a question
phone-on-board = Tap it on the board, or here:
phone-type-aloud = Or type the line
phone-pick = Draw %n% from the real deck and tap them on the board.
phone-picked = Tapped %picked% of %n%. Tap a card again to take it back.
phone-told = Tell
phone-sure = Say “%line%” aloud for everybody?
phone-say-it = Say it
phone-undo = Take back my last line
phone-undo-newest = Take back the newest line
phone-undo-ask = Ask to take back my last line
phone-undo-asked = The others have been asked. One of them can agree on their phone within a minute, or the host can take it back.
phone-undo-asks = { $who } asks to take back line { $seq }. Somebody may have learned something from it.
phone-undo-agree = I agree
phone-undo-own = Only your own last line can be taken back here. For anything else, ask the host.
phone-undo-other = Somebody else has to agree.
phone-referee-tells = The referee has no cards to tell anything about. Say it instead, or ask a question.
phone-referee-gives-up = Only the players themselves can concede.
phone-say-host = At this table, lines are said at the host’s screen.

phone-in = { $n ->
    [0] { $who }: phone is in
    [one] { $who }: phone is in, looked { $n } time
   *[other] { $who }: phone is in, looked { $n } times
}
phone-out = { $n ->
    [0] { $who }
    [one] { $who }: looked { $n } time
   *[other] { $who }: looked { $n } times
}
phone-film = The game so far, { $seq ->
    [0] before the first turn
   *[other] after line { $seq }
}

phone-meant = Which one do you mean?
phone-moved = The table has moved on. Nothing was done; look again.
phone-private = That’s secret: tell it instead.
phone-not-corrected = That can’t be corrected here. Ask the host.
phone-disk = The table couldn’t record this, so nothing was done. Ask the host.
phone-pin-ask = Your PIN for this table
phone-pin-choose = Choose a PIN of at least four digits: nobody sees your cards without it.
phone-pin-wait = { $seconds ->
    [one] Wait { $seconds } second, then try again.
   *[other] Wait { $seconds } seconds, then try again.
}

## At the host’s screen.
phone-host-camera = Point your phone’s camera here.
phone-host-in = In: { $who }.
phone-host-out = Still out: { $who }.
phone-host-all = Every phone is in.
phone-host-knock = Another phone wants { $who }’s seat and shows { $number }: v lets it in, x leaves it out.
phone-host-knocks = Another phone wants { $who }’s seat and shows { $number }. If it’s really theirs: `phones`, then v. If not: x.
phone-host-frozen = { $who } says that somebody else used their link. It’s closed: r gives a new code.
phone-host-keys = Space: next · r: new code · Esc: to the table
phone-host-keys-networks = Space: next · r: new code · n: other network · Esc: to the table
phone-host-screen = For everybody, a TV or a tablet: { $address }
phone-host-link = Or type: { $address }
phone-host-words = No camera? Type { $address } and the eight words: { $words }
phone-host-honest = Somebody who only listens in on this network learns nothing. Somebody who controls it could read what a phone shows: if you’re not sure of it, use your own hotspot, or { $command }.
phone-host-hint = No phone yet? The same Wi-Fi, mobile data and VPN off; port { $port } open in the firewall.
phone-host-small = Make the window at least { $columns } columns by { $rows } rows to see the code.
phone-host-no-network = This computer isn’t on a home network. Join one, open a hotspot, or name one of its addresses with --address.
phone-host-busy = { $address } can’t be used: { $reason }
phone-host-port = No browser opens port { $port }. Leave --port out, or name another one.
phone-host-port-taken = Port { $port } is in use. Perhaps the pages are already open in another window; if not, take another port: --port { $next }
phone-host-undo = { $who } asks to take back line { $seq }. Another phone can agree, or type `undo` here.
phone-host-table = Table { $table }: { $mode }
phone-host-at = Table { $table }: { $news }
phone-host-referee = For the referee, who isn’t playing: this page shows everybody’s cards.
phone-host-no-referee = This table has no referee: anybody who isn’t playing sees what everybody sees. A table gets one when it is opened, with --with-referee.
phone-host-forgotten = This computer can’t note how the table’s file ends, so it won’t notice if somebody puts an older copy back. Is the disk full, or the data folder closed to writing?
phone-host-covered = A phone is in. c shows this code all the same.
phone-host-is-in = { $who }: a phone is in. `phones --links` shows the link all the same.
phone-host-came = On the same phones at the new table: { $who }.
