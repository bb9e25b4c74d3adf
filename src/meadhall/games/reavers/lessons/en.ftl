# What the coach of Reavers of Midgard says. A note has 40 words at most, the answer to another pointing 20.

coach = Starkad

## Your crew

lesson-crew = Your crew
lesson-crew-begin = You lead a crew of Reavers for six rounds, and whoever has the most Glory at the end wins. Two Reavers join you now. The dice they brought are rolled already. Begin with the Seasoned Hunter.
    .heading = Two Reavers
    .why = Almost everything is paid with dice. Yours show a Raven, a Hammer, a Shield and a Chest.
    .not-now = The other Reaver has its turn right after. Begin with the card that is lit.
    .changed = Now say what becomes of the Hunter. A Reaver can be used in three ways.
lesson-crew-leader = The first way: promote. A crew has one leader, who brings something at once, a Raven leader 4 Food. From now on your dice that show the Raven are wild. Promote the Hunter.
    .heading = A leader
    .why = A wild die pays for a Ship, a Hammer, a Shield or a Chest, whichever you need. One of yours shows the Raven already.
    .not-now = That is another way. This one should lead: promote.
    .changed = The Hunter leads, you have 4 Food more, and your Raven is wild. The Freeman is left.
lesson-crew-rally = The second way: rally. A rallied Reaver leaves your ship for good, but first brings one more die, on the face that you choose. Rally the Freeman.
    .heading = Rally
    .why = The dice that came with the Freeman stay in any case. Ten dice have room on your ship, and you have four.
    .not-now = The Hunter leads already. Rally the Freeman.
    .changed = A blue die is coming. Which face shall it show?
lesson-crew-wild = A rolled die shows what luck likes, this one what you like. Set it to the Raven: then it is wild too, and pays for whatever is wanted.
    .heading = A face of your choice
    .why = You do not know yet what you will need. A wild die fits almost everywhere.
    .not-now = A useful face. But take the one that is lit: it can stand for many.
    .changed = Now two of your five dice are wild. Your rival’s crew gathers next. The third way to use a Reaver is part of the next lesson.

## Six locations

lesson-places = Six locations
lesson-places-where = A round has four longships, two of yours and two of your rival’s, in turns. Each sails to a location where none lies yet. There everybody has a turn, whoever sent it first. Go to Recruit Reavers.
    .heading = Where to?
    .why = A small crew cannot pay for much. Two more Reavers bring four more dice.
    .not-now = That place will be there later. Sail to the lit location first.
    .changed = Your longship lies there, and the first turn is yours.
lesson-places-act = In your turn you act or rest. Acting costs nothing here, and brings each of you two Reavers. Whoever sent the longship gets a bonus besides, here 2 Favor. Act.
    .heading = Act
    .why = With Favor you can roll again in combat. Your rival may recruit as well, but without the bonus.
    .not-now = You would get nothing of this location. Act, as it is free.
    .changed = 2 Favor are yours. Now the Reavers.
lesson-places-stack = Two stacks lie open, two Reavers in each, and you take both of a stack. You could also take two from the deck unseen. Take this stack, with the Spear Chief and the Huskarl.
    .heading = A stack of two
    .why = Open cards hold no surprises. The Spear Chief finds Food wherever it serves, and raids cost Food.
    .not-now = Look at the cards of the lit stack; those two suit you better.
    .changed = Their four dice were rolled at once: two Ships, a Double hammer, and a Tree, the sign of another clan.
lesson-places-first = When several cards come together, you say which is first. Begin with the Spear Chief.
    .heading = One after the other
    .why = Both will be used. Here the order makes no difference, with other cards it can.
    .not-now = The Huskarl comes next. Begin with the card that is lit.
    .changed = Promote and rally you know. Now the third way.
lesson-places-specialist = The third way: specialize. A specialist does what its card says whenever a location of its kind is selected, whoever selects it. Specialize the Spear Chief.
    .heading = A specialist
    .why = Rallied, a Reaver helps once. A specialist helps again in every round, so early ones help most.
    .not-now = This time choose the third way, the one that is lit.
    .changed = Now say where it serves.
lesson-places-slot = Specialists serve at sea, in the villages, in the keeps or in the land; each of these has room for three. The Spear Chief brings 2 Food. Let it serve in the villages.
    .heading = Its place
    .why = You are going to raid villages in this round. Then it acts at once.
    .not-now = It could serve there as well. Send it to the villages this time.
    .changed = Whenever anybody selects Raid Villages, you get 2 Food. The Huskarl we rally, for one more Ship.

## Your rival’s longship

lesson-others = Your rival’s longship
lesson-others-act = Your rival recruited too, then sent a longship to Trade with Villages and was first there. Now it is your turn at the same location. Acting costs nothing here. Act.
    .heading = You come along
    .why = Four longships a round are four turns for you, wherever they sail. Your own two merely bring more.
    .not-now = What you get for resting comes in a later lesson. Here you act.
    .changed = The villages give Favor, Food, two of the dice that lie here, or a Prophecy.
lesson-others-reward = There is no bonus here: whoever sent the longship chooses three times instead, and the other one once. So choose one reward. Take a Prophecy.
    .heading = One reward
    .why = Food and dice you can get elsewhere. Prophecies seldom lie anywhere but here.
    .not-now = A fair reward. Take the one that is lit this time.
    .changed = Three Prophecies lie open.
lesson-others-prophecy = A Prophecy is Glory at the end, for things that you own by then. One was dealt to you at the start: Refined Taste, 1 Glory for each Art. Here lies a second; both count. Take it.
    .heading = The same once more
    .why = With both, each card of Art that you win brings 2 Glory more.
    .not-now = That one promises something else. Take the lit one: it is about Art, too.
    .changed = You hold two, and nobody can look at them. By selecting Trade, your rival also took the start player marker, and will begin the next round.

## Raid Villages

lesson-villages = Raid Villages
lesson-villages-where = Your second longship. Raid Villages costs 1 Food and two Chests. One of your dice shows a Chest and two are wild, so you can pay. Select it.
    .heading = A raid
    .why = A raid brings two cards of the villages. Whoever sent the longship gets two more.
    .not-now = Your dice are right for the villages. Sail to the lit location.
    .changed = Your Spear Chief acted before anybody else: 2 Food.
lesson-villages-act = Whoever acts pays first, and everything. The Food goes by itself; which dice go, you say. Act.
    .heading = First pay
    .why = Who cannot pay everything has to rest. So look at the price before you send a longship.
    .not-now = You can pay, so do not rest. Act.
    .changed = The Food is paid. The Chests are next.
lesson-villages-pay = Each Chest takes a die. Spend the one that shows a Chest. Then only your Ravens are left to pay for the second, and one of them goes by itself.
    .heading = Two dice
    .why = A spent die is gone. So spend plain ones where you can, and keep what is wild.
    .not-now = That die is worth more than a Chest. Spend the lit one first.
    .changed = A Chest and a Raven are spent, and eight dice are left.
lesson-villages-pair = Two pairs lie open, and you take both cards of one. As it is your longship, two more come from the deck. Take this pair, with a ship upgrade and a Farm.
    .heading = A pair
    .why = The other pair is two artifacts, which need dice before they do anything. Farm and upgrade help you right away.
    .not-now = Worth a look, but take the pair that is lit.
    .changed = Four cards are yours. They are resolved one by one, in your order.
lesson-villages-farm = Begin with the Farm. It gives 3 Food, and then asks you something.
    .heading = The Farm
    .why = Food is what every raid and every voyage costs.
    .not-now = That card comes later. Begin with the Farm, which is lit.
    .changed = 3 Food, and they stay yours, whatever you answer now.
lesson-villages-pillage = Do you pillage the Farm as well? That brings 1 Food more and a Farm token, but 1 Terror. At the end Farm tokens are Glory, and Terror takes some away. Pillage.
    .heading = Pillage
    .why = A Farm token is 1 Glory, and 3 more for whoever has the most. One Terror costs 1. But each further one costs more.
    .not-now = A kind thought. But you have no Terror yet, so you can afford it: pillage.
    .changed = A Farm token, and your first Terror. The other three cards belong to the next lesson.

## Your ship

lesson-ship = Your ship
lesson-ship-upgrade = Two of your cards were artifacts; they lie on your ship now. The last is a ship upgrade: Sea chests. You could take 3 Glory instead. Build it in.
    .heading = A ship upgrade
    .why = Once in each round it pays for a Chest, as a die does, and it stays. Five rounds are still to come.
    .not-now = 3 Glory once, or a Chest in every round? Build it in.
    .changed = The Sea chests are ready. Now watch your rival, who rests here and then sails to Battle at Sea.
lesson-ship-store = Your rival won a battle; now it is your turn at sea. Before you decide, look at Draupnir, one of your artifacts. It holds one die that shows a Shield. Store this one.
    .heading = A die for Draupnir
    .why = When keeps are raided, Draupnir turns that die into 2 Food. And it takes no room among your ten.
    .not-now = That can wait a moment. First store the lit die.
    .changed = The die lies on Draupnir. It is still yours, and could pay for something even there.
lesson-ship-rest = You could fight at sea as well, for 4 Food. But you need not act, even if you can pay. Whoever rests gets something small instead. Rest.
    .heading = Rest
    .why = You want to raid keeps next, which costs two Shields, and yours is put aside for Draupnir. A rest can bring another.
    .not-now = Your turn at sea comes later. Rest this time.
    .changed = 2 Food, or a die that you set yourself.
lesson-ship-die = 2 Food, or one die of any colour on any face. You have plenty of Food. Take the die.
    .heading = Food or a die
    .why = Rolled dice show anything. This one shows exactly what you are lacking.
    .not-now = Your stores are full enough. Take the die.
    .changed = First its colour, then its face.
lesson-ship-colour = The colour only matters for the sign of the clan: red dice have the Helm, blue ones the Raven, yellow ones the Tree. For a Shield any will do. Take a red one.
    .heading = Its colour
    .why = All other faces are the same on all dice.
    .not-now = That would do as well. Take the lit colour.
    .changed = A red die. Now its face.
lesson-ship-face = Set it to the Shield. With your wild Raven that makes the two Shields for a keep.
    .heading = Its face
    .why = The next round begins in a moment, and your rival may well go to the keeps. Then you can come along.
    .not-now = What you lack is a Shield. It is lit.
    .changed = That was the fourth longship, so the round is over: new cards and new dice lie on the coast.

## Raid Keeps

lesson-keeps = Raid Keeps
lesson-keeps-artifact = The second round. Your rival began it by raiding keeps, and now it is your turn there. At this location Draupnir works. Use it: the die that lies on it is spent, and brings 2 Food.
    .heading = An artifact works
    .why = An artifact works once each time its location is selected, if a die lies on it.
    .not-now = Use Draupnir first. It is lit.
    .changed = 2 Food more. Draupnir stays with you, and can hold a new die.
lesson-keeps-act = Raid Keeps costs 2 Food and two Shields. Just two of your dice can pay for that, the Shield and the wild Raven, so they go by themselves. Act.
    .heading = Two Shields
    .why = You prepared for this when you rested. Resting at the right time is part of the game.
    .not-now = You have the two Shields. Act.
    .changed = All is paid. Your rival took the other pair, and two cards from the deck besides.
lesson-keeps-pair = One pair is left, Art and a Keep Wall. Or two cards that nobody knows. Take the pair.
    .heading = What is left
    .why = You hold two Prophecies that promise Glory for Art.
    .not-now = Nobody knows those. Take the pair that is lit.
    .changed = Again you say which comes first.
lesson-keeps-art = Art, Armor, Treasure and Tapestries are collected: they do nothing now, but the more of a kind, the more Glory at the end. Begin with the Art.
    .heading = Collect
    .why = One Art is 3 Glory at the end, two are 6, three are 10. And your Prophecies add 2 for each.
    .not-now = The Wall is next. Begin with the Art.
    .changed = The Art lies in your Glory pile, where only you see it. Then the Keep Wall came: 2 Favor.
lesson-keeps-pillage = A keep can be pillaged too: not for Terror, but in combat. This Wall has a defence of 2. If you win, it brings 1 Favor more and a Wall token. Pillage.
    .heading = Into combat
    .why = A Wall token is 2 Glory at the end, and 4 more for whoever has the most of them.
    .not-now = The Favor is yours already. Go for the token: pillage.
    .changed = First say what you send into combat.
lesson-keeps-hammers = Hammers fight. A Hammer gives one combat die, a Double hammer two. What you send is spent, won or lost. Send the Double hammer.
    .heading = What you send
    .why = Two combat dice for one die of yours: that is a good bargain.
    .not-now = Keep that one for later. Send the Double hammer.
    .changed = Two combat dice are gathered.
lesson-keeps-roll = Each combat die shows no sword, one or two. Together there must be as many as the defence: 2. You could send your Hammer too, but not after the roll. Roll.
    .heading = The roll
    .why = With two dice you win more often than not, and you have Favor besides. The Hammer will be of use in this round.
    .not-now = Keep the Hammer; you will want it soon. Roll.
    .changed = One sword. One is missing.
lesson-keeps-favor = You fall short, but all is not lost. For 1 Favor you roll again, as many of the dice as you like, and as often as you have Favor. Reroll.
    .heading = Favor
    .why = You have 5 Favor. The Double hammer is spent in any case; now make it worth it.
    .not-now = Do not give up with so much Favor. Reroll.
    .changed = 1 Favor is paid. Now say which dice.
lesson-keeps-pick = What is rolled again counts anew, for better or worse. So leave the sword where it is. Pick the blank.
    .heading = Which dice
    .why = A sword that lies there is certain. A roll never is.
    .not-now = That one shows a sword. Leave it, and pick the blank.
    .changed = One die is picked. The other keeps its sword.
lesson-keeps-again = That is all you want to roll again. Roll.
    .heading = Again
    .why = You need one sword more, and four of the six faces have one.
    .not-now = Leave the sword where it is, and roll.
    .changed = Two swords: you have won. A Wall token is yours, and 1 Favor came back.

## Battle at Sea

lesson-sea = Battle at Sea
lesson-sea-where = Your longship. Battle at Sea costs 4 Food, and whoever selects it gets 2 Glory on the spot. Select it.
    .heading = Out to sea
    .why = Your rival has 12 Glory from the sea, and you have none yet. Battles bring a lot of it at once.
    .not-now = You have the Ships for the sea. Sail to the lit location.
    .changed = 2 Glory, before anybody has rowed a stroke.
lesson-sea-act = Whoever acts goes on a journey first, then fights one battle. Act.
    .heading = A voyage
    .why = You have 13 Food, and three dice that show a Ship.
    .not-now = You are well prepared. Act.
    .changed = 4 Food are paid, and the journey is turned over: Rough Seas.
lesson-sea-journey = Each journey wants something, or takes something. Rough Seas: pay a Ship, or your leader is lost. Pay.
    .heading = The journey
    .why = Without a leader none of your dice would be wild. With other journeys it can be cheaper to suffer.
    .not-now = That would cost you the Hunter. Pay.
    .changed = The Ship is spent, and your leader is still aboard.
lesson-sea-enemy = Two enemies lie open, both a Knarr, and an unknown one is on top of the deck. Attack a Knarr; it does not matter which.
    .heading = Whom to fight
    .why = You see what it takes, and what it brings: 11 Glory, and a card from the deck of the keeps.
    .not-now = Whoever comes from the deck has to be fought. Attack a Knarr.
    .changed = Now say how you fight.
lesson-sea-icons = You could fight its defence of 4 with hammers. But there is another way, which needs no luck: pay what the card asks for, two Ships and a Chest. You have just that. Pay the icons.
    .heading = Without a roll
    .why = Two of your dice show a Ship, and the Sea chests pay for the Chest.
    .not-now = You have one Hammer against a defence of 4. Pay the icons.
    .changed = Won, and certain: 11 Glory, and a card of Armor for your collection. The Sea chests are turned down until the round is over.

## Subdue Territories

lesson-land = Subdue Territories
lesson-land-first = The last longship of the round is yours: Subdue Territories. Whoever sent it has three tries for land, the other player one. There are three kinds of land, on three levels. Try this one.
    .heading = Land
    .why = It is Land of plenty on level II. Higher levels cost more, and hold more.
    .not-now = That land stays where it is. Try the lit one first.
    .changed = Land can be taken by force or in peace.
lesson-land-peace = In peace you pay what stands on the tile, here 4 Food, and that cannot fail. In peace, then.
    .heading = In peace
    .why = You have 9 Food and one Hammer. By force you would need two swords.
    .not-now = Save the Hammer for an easier land. In peace.
    .changed = The tile is yours. What it brings stays hidden until your last try.
lesson-land-second = Your second try. In peace each kind of land has its own price: Food, Favor or dice. By force each level is a defence. Try Land of warriors I.
    .heading = The second try
    .why = On level I, one sword is enough.
    .not-now = That land stays where it is. Try the lit one.
    .changed = Here the price would be two dice, which is all you have.
lesson-land-force = So take it by force. That is a combat, as at the keep, against a defence of 1. Your only Hammer goes by itself, and is rolled at once. By force.
    .heading = By force
    .why = It costs one die instead of two. And if luck fails you, there is Favor.
    .not-now = That would cost both of your dice. By force.
    .changed = A sword, and a second tile.
lesson-land-third = The last try. Without a Hammer there is only peace. Land of the gods I costs 1 Favor, and you have 7. Try it.
    .heading = The last try
    .why = You may stop after any try. But land for 1 Favor is cheap.
    .not-now = This time try the lit one; it costs just 1 Favor.
    .changed = It is yours. With the last try the tiles are turned up: 5, 3 and 2 Glory.
lesson-land-order = Each tile gives its reward once, in the order that you choose. Begin with the 5 Glory.
    .heading = What land holds
    .why = Others hold dice, cards or Favor. Then the order can matter.
    .not-now = That one comes next. Begin with the tile that is lit.
    .changed = 5 Glory. Two are left.
lesson-land-income = Take one of the others; the last then comes by itself. And land goes on giving: at the end of each round but the last, every tile brings 1 Glory.
    .heading = Land goes on giving
    .why = Three tiles bring 3 Glory in a moment, and 12 by the end of the match. So early land is good land.
    .not-now = One of your last two tiles, please.
    .changed = All rewards are yours. Your rival has a turn here too; then the round ends, and your three tiles bring 3 Glory.

## The last round

lesson-reckoning = The last round
lesson-reckoning-most = It is the last round, and you have just raided villages. A Farm again: you and your rival have one token each. Whoever has the most at the end gets 3 Glory more. Pillage.
    .heading = Who has the most
    .why = If you are even, both of you get the 3 Glory. It is the same with Walls and Towers, for 4 and 5.
    .not-now = This token decides who has the most Farms. Pillage.
    .changed = Two Farms to one. Of Walls and Towers you have the most as well.
lesson-reckoning-sets = Now you decide, until the end. Three cards of your raid are left. Think of your collection, too: you have two cards of Art, worth 6 Glory. With a third they are worth 10.
    .heading = Collections
    .why = Open the reckoning whenever you like: it says how things stand, and what one more of each thing would bring you.
    .changed = Everything you own is counted once, when the round is over.
lesson-reckoning-terror = Beware of Terror. One costs 1 Glory, two cost 3, three cost 6, and so on: each takes more than the one before. Some cards and some land rid you of it.
    .heading = Terror
    .why = A card that brings Terror is still good when it brings more Glory than the Terror takes.
    .changed = Well considered, I hope.
lesson-reckoning-held = Prophecies and artifacts are counted at the end. Food, dice and Favor are not: Favor only settles a tie. So spend what you have in this round.
    .heading = Nothing to save
    .why = Nothing comes after this round, so a die that is left over has done nothing for you.
    .changed = You know now all that is counted.
lesson-reckoning-on = Play on until the match is over. Act wherever you can pay, and rest where you cannot. Whoever has more Glory now has not won yet; the reckoning decides.
    .heading = Over to you
    .why = Your second longship brings you the most. Think early of where it shall go, and which dice it will need there.
    .changed = The reckoning is made, and you have seen how it comes about. Now you can play a whole match.
