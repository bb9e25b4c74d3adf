# How Blood Rage is played: a paragraph a section, 30 to 70 words, two minutes in all.

howto-goal = Three ages are left before Ragnarök swallows the world. You lead a clan that wants glory from it: by battles, by quests, and by dying where the end itself strikes. Who has most glory after the third age wins.
    .heading = Glory before the end
    .picture = A match of four clans in its first age: they stand in provinces all over the world, and one land is ashes already.
howto-land = Yggdrasil stands in the middle, eight provinces lie round it. Every figure needs a village of its own; only Yggdrasil has room for all. In each province lies what pillaging it brings, and the doom token marks the one that burns this age.
    .heading = The world
    .picture = The map: provinces with their villages and tokens, fjords between them, Yggdrasil in the middle. Provinces that are destroyed lie in ashes.
howto-gifts = An age begins with gifts of the gods. Keep one of eight cards, hand the rest on, and so forth until you have six. Battle cards add strength, upgrades make your clan better for good, quests pay if you are strongest somewhere.
    .heading = Gifts of the gods
    .picture = The gifts: a hand of cards from which you keep some, before the rest goes to your neighbour.
howto-actions = Then turns go round, one action each, mostly paid in Rage. Invade: a figure comes from your reserve into a free village. March: any number goes from one province to another. Upgrade, lay a quest, or pillage. When nobody has Rage left, the age ends.
    .heading = One action a turn
    .picture = The leader has invaded a province (1) and stands in one of its villages.
howto-pillage = Pillaging costs nothing, but neighbours may send figures, one at a time, until no village is free. If enemies meet, each lays a card face down, and all are turned over together. The greatest strength of figures and cards wins; a tie kills everybody.
    .heading = Pillage and battle
    .picture = A battle of four clans: the strength of their figures as towers, and a place for each clan’s hidden card.
howto-outcome = The winner discards its card and gains glory for its Axes; a pillager who wins also takes what lies there. Losers get their cards back, and their figures go to Valhalla. No shame in that: they return when the age ends.
    .heading = Won or lost
    .picture = After the battle the winner stands alone in the province, and its token is turned over.
howto-stats = Three stats say what your clan can do: Rage to spend in an age, Axes for glory in battle, Horns for how many figures may stand on the board. Pillaging and quests raise them; those raised far pay glory in the end.
    .heading = The clan sheet
    .picture = A clan sheet: three stats on their tracks, and slots for upgrades of leader, warriors, ship, clan and monsters.
howto-doom = At the end of an age hands are thrown away but for one card, and quests pay. Then Ragnarök burns the doomed province, and everybody there dies with glory: two each, later three and four. Valhalla sends all the dead home.
    .heading = Ragnarök
    .picture = The doomed province has burned, and the doom token lies in the next one.
howto-begin = The lessons lead you through an age, from the first gift to Valhalla. Or sit down at once: all clans are alike, and your leader invades for nothing, so begin with him. What you may do is lit; what not says why.
    .heading = Your first match
