# What the coach of Blood Rage says. A note has 40 words at most, the answer to another pointing 20.

coach = Starkad

## Gods’ gifts

lesson-gifts = Gods’ gifts
lesson-gifts-battle = Three Ages are played, and each begins with gifts of the gods: you choose cards from a pack. This is a battle card. You will lay it face down in a fight. Take it.
    .heading = A card for battle
    .why = Without battle cards, figures alone decide a fight, and everybody can count figures.
    .not-now = All of these are worth a look. Take the lit card first.
    .changed = It is yours. Nobody sees what you picked.
lesson-gifts-quest = With two players you take two cards from each pack. The second is a quest: a task for this Age. Done in time, it brings glory, and glory wins the match. Take it.
    .heading = A quest
    .why = Its task is to be the strongest in a province of Alfheim. What you pick now says where you will want to be.
    .not-now = Take the quest that is lit.
    .changed = Two cards are yours. The rest of the pack goes to your rival, and theirs comes to you.
lesson-gifts-upgrade = A new pack, in which two cards are missing already: your rival has them. This card is an upgrade. It lies on your sheet and works from Age to Age. Take it.
    .heading = An upgrade
    .why = Upgrades stay until the end, so an early one works longest. Watch what you pass on, too: your rival gets it.
    .not-now = Take the upgrade that is lit.
    .changed = It goes on like this until you have six cards. With these you play the Age.

## Actions

lesson-actions = Actions
lesson-actions-invade = You have cards; now you act, in turns, one action each. Most actions cost Rage, and your Rage is all you have for this Age. Begin by bringing a figure to the board: invade.
    .heading = Your turn
    .why = Without a figure on the board you can neither fight nor pillage.
    .not-now = First a figure must come to the board. Choose what is lit.
    .changed = To invade costs as much Rage as the figure is strong.
lesson-actions-leader = Your figures wait in the reserve: a leader, eight warriors and a ship. The leader is the strongest of them and invades for nothing. Pick the leader.
    .heading = Free of charge
    .why = Warriors cost 1 Rage and the ship 2. Strength that costs nothing comes first.
    .not-now = That would cost Rage. The leader, who is lit, comes for nothing.
    .changed = Now say where the leader lands.
lesson-actions-village = A figure lands in a province with a free village; each village holds one figure. Nobody lands in Yggdrasil, in the middle. Take Angerboda.
    .heading = A village
    .why = Angerboda’s token raises your Axes when you pillage it. And the doom token lies there; what that means comes later.
    .not-now = You could land there as well. This time it is the lit province.
    .changed = Your leader stands in Angerboda, and your Rage is untouched. Now the Wolf clan acts.

## Pillage and battle

lesson-pillage = Pillage and battle
lesson-pillage-declare = Where you have a figure you can pillage. That costs no Rage, and the token of the province brings its reward: more Rage, Axes, Horns or glory. Pillage.
    .heading = Pillage
    .why = A higher stat helps in every Age to come, and pays glory at the end of the match if it gets high.
    .not-now = Your leader is in place. Pillage now.
    .changed = Anybody near may come to stop you.
lesson-pillage-where = Pillage Angerboda. First all are called to battle: whoever has figures in a province beside it may move them in, one after the other. Yggdrasil lies beside every province.
    .heading = The call to battle
    .why = Your leader stands here alone, and villages are still free: the Wolf leader in Yggdrasil may come.
    .not-now = Your leader stands in the lit province; pillage that one.
    .changed = The pillage is declared. Will the Wolf leader answer the call?
lesson-pillage-card = The Wolf leader came, so there is a battle, leader against leader. Each side lays one card face down. Lay Thor’s Hammer: it adds strength, and pays glory if you win.
    .heading = A card, face down
    .why = The leaders are equally strong, so the cards decide. A card without strength could lose you the leader.
    .not-now = That card would do less here. Lay the one that is lit.
    .changed = Both cards are turned over together. More strength wins, and pillages; the loser’s figures go to Valhalla, but the loser’s card comes back.

## Upgrades

lesson-upgrades = Upgrades
lesson-upgrades-card = You won the battle in Angerboda. Now play an upgrade: point at the card in your hand. This one brings a monster into your service, the Dwarf Chieftain.
    .heading = From the hand
    .why = An upgrade costs the Rage that its card says. The Dwarf Chieftain’s price is none at all.
    .not-now = That is another action. Play the upgrade that is lit.
    .changed = It lies open now, and needs a place on your sheet.
lesson-upgrades-slot = Your sheet has slots: one each for leader, warriors and ship, two for monsters, three for the clan. A monster goes into a monster slot. Either one will do.
    .heading = A slot
    .why = Both are empty. Later a new card may take the place of an old one, which is then gone.
    .not-now = A monster needs a monster slot. Choose one of the two.
    .changed = The upgrade works from now on, and in all Ages to come.
lesson-upgrades-place = After an upgrade of a figure, one such figure may invade at once, for nothing. Land in Andlang with the Dwarf Chieftain.
    .heading = And onto the board
    .why = Andlang belongs to Alfheim. You have a quest to be the strongest in a province there.
    .not-now = That place would do. Land where it helps your quest: the lit province.
    .changed = An upgrade and a figure on the board, in one action.

## March

lesson-march = March
lesson-march-march = The Age is well under way, and 2 Rage are left to you. A march costs 1, however many figures go and however far. March.
    .heading = On the move
    .why = Yggdrasil has not been pillaged yet, and one cannot invade it. A march gets there.
    .not-now = This time your figures move on. Choose the march.
    .changed = A march has one origin and one goal.
lesson-march-from = Say from where. Your Dwarf Chieftain stands in Andlang and has nothing left to do there.
    .heading = From where
    .why = Andlang is pillaged already; its token is turned and brings nothing more in this Age.
    .not-now = That figure stays where it is. March from the lit province.
    .changed = Now the goal. It need not be a neighbour.
lesson-march-to = Yggdrasil, the tree in the middle, holds any number of figures. Its token raises all three stats at once. March there.
    .heading = To the tree
    .why = No other token brings as much. That is why everybody comes when Yggdrasil is pillaged.
    .not-now = You could march there. Go to the tree this time; it is lit.
    .changed = Last, say who goes.
lesson-march-who = As many figures may go as there is room for. Here it is the Dwarf Chieftain alone.
    .heading = Who goes
    .why = Ships never march, and who stays behind goes on holding the province.
    .not-now = Point at the Dwarf Chieftain, who is lit.
    .changed = The Dwarf Chieftain is at the tree. Next turn you could pillage it.

## Quests

lesson-quests = Quests
lesson-quests-first = The Age begins, and you hold two quests. To take one on, lay it face down on your sheet: an action that costs no Rage. Begin with this one.
    .heading = Take it on
    .why = Only a quest on your sheet is counted. In your hand it is just a card, and a weak one in battle.
    .not-now = Other actions can wait. Take on the quest that is lit.
    .changed = It lies face down. Your rival knows that you have a quest, not which.
lesson-quests-second = You may take on as many as you like. This one asks for the most strength in a province of Alfheim when the Age ends. Take it on as well.
    .heading = And another
    .why = A quest that fails costs nothing. One that succeeds pays glory and raises a stat.
    .not-now = Take on the second quest, which is lit.
    .changed = When nobody has Rage left, the quests are turned over and judged. Until then, be where they want you to be.

## Ragnarök

lesson-ragnarok = Ragnarök
lesson-ragnarok-last-rage = The last Rage of this Age is yours, and the Wolf clan has none. When nobody has any, the actions end. Spend it well: invade once more.
    .heading = The last Rage
    .why = Rage that is left is lost. A warrior costs just as much as you have.
    .not-now = Your last Rage should bring a warrior. Invade.
    .changed = One warrior more. Where would it be of use, when the Age is as good as over?
lesson-ragnarok-warrior = A warrior costs 1 Rage. Pick it.
    .heading = A warrior
    .why = You can pay for nothing stronger.
    .not-now = Pick the warrior; it is lit.
    .changed = Now the place. Look for the doom token.
lesson-ragnarok-doomed = At the end of the Age the province with the doom token is destroyed, and everybody in it dies. Each of your dead brings you glory. Send the warrior to Angerboda.
    .heading = A good place to die
    .why = Your leader stands there already. In Ragnarök each dead figure pays 2 glory in the first Age, later more.
    .not-now = There the warrior would only live. Send it where doom is: the lit province.
    .changed = Nobody has Rage now, and the actions are over. Each keeps one card at most; then come the quests.
lesson-ragnarok-paid = First the quests. Yours in Manheim is fulfilled: glory, and one of your stats rises. Rage, Axes or Horns, whichever you like.
    .heading = Quests pay
    .why = Rage is what you may spend in an Age, Axes what a victory pays, Horns how many figures you may have on the board.
    .not-now = Choose one of your three stats.
    .changed = It stays raised for the rest of the match. Your other quest is judged next.
lesson-ragnarok-burning = Alfheim is yours as well. Raise another stat; then Ragnarök comes over Angerboda.
    .heading = Then the world burns
    .why = A stat on its fourth step or higher pays glory at the end of the match. So it can be wise to raise the same one again.
    .not-now = Choose one of your three stats.
    .changed = When all have been paid, Angerboda is destroyed for good. Your leader and your warrior die there, and you gain glory for both.

## Valhalla

lesson-valhalla = Valhalla
lesson-valhalla-back = The second Age. At the end of the first, Valhalla opened, and all the dead went home to their reserves. So did your leader, who burned in Angerboda. Invade.
    .heading = The dead return
    .why = Nobody is dead for longer than an Age. That is why a glorious death is worth more than a long life.
    .not-now = Bring your leader back first: invade.
    .changed = Look into your reserve: everybody is there who fell.
lesson-valhalla-leader = There the leader is again, and still comes for nothing. Pick the leader.
    .heading = As good as new
    .why = Upgrades and stats have stayed too. You begin the Age stronger than the last.
    .not-now = The leader costs nothing. Pick the leader, who is lit.
    .changed = One place is missing on the board: Angerboda is gone for ever.
lesson-valhalla-again = The tokens were turned back: what was pillaged in the last Age can be pillaged again. Elvagar’s token raises your Horns, and nobody stands there. Land in Elvagar.
    .heading = Everything anew
    .why = With more Horns you may have more figures on the board, and Elvagar is not doomed in this Age.
    .not-now = A place worth thinking of. Land in the lit province this time.
    .changed = Your leader is back in the field. After the third Age, most glory wins.

## A whole Age

lesson-age = A whole Age
lesson-age-begin = A whole Age now, against a gentle rival, with the cards you were dealt. Quests and the leader cost no Rage, so they are good beginnings. What do you do?
    .heading = Your Age
    .why = Look at your quests first: they say where you should be strong when the Age ends.
    .changed = Well begun. Your rival acts, then you again.
lesson-age-small = Whatever you do is asked in small questions, and only what the rules allow is offered. If you wonder about something, point at it: the table says why not.
    .heading = Step by step
    .why = An action that you cannot pay or finish is never offered. So you cannot go wrong, only worse or better.
    .changed = Good. Keep an eye on your Rage.
lesson-age-on = Play on until the Age is over. Pillage while others are far, fight where your cards are good, and leave somebody where doom is. Most glory leads.
    .heading = Over to you
    .why = Actions, discard, quests, Ragnarök, Valhalla: that is the way of every Age. At the end of the third, high stats pay too.
    .changed = That was an Age, and you have seen all of it. Two more make a match.
