# How Lords of Ragnarok is played: a paragraph a section, 30 to 70 words, two minutes in all; playing alone is a part of its own.

howto-goal = Three ways lead straight to victory: hold all Regions of three Lands; hold five Regions with a Temple, four if you are two; or slay Loki. If Ragnarok comes before anybody is there, the Regions round Yggdrasil decide.
    .heading = Three ways to win
    .picture = The island: numbered Regions of several Lands round Yggdrasil, with Heroes, Armies and Monsters in them, and the Action Wheel.
howto-turn = A turn has five steps. Pray: send a Priest to a Monument, or take a Rune from a Forge. Move your Hero, or sail, or heal. Pay for one Rune Action. Move or raise one Army. The fifth step alone is a must: a Special Action.
    .heading = Five steps
    .picture = The steps of a turn beside the map: those that are done, and the one that is due.
howto-wheel = Special Actions lie on a wheel. Your marker stays where you have chosen, and bars that slot to you until you build a Monument. Is it the first marker there, all allies of its Realm gain; does it cover a rival’s, that rival gains a Rune.
    .heading = The wheel
    .picture = The Action Wheel: six slots with the markers of those who have chosen them, each slot under the sign of its Realm.
howto-land = Armies that match the population of a neutral Region take it when the step ends; a rival’s Region without defenders falls to any Army. Where Armies of two players meet they fight: cards are played in turn, and the higher value wins, the defender’s if equal.
    .heading = Armies and land
    .picture = A Battle for a Region: the Armies of two players, the cards they have played, and what both come to.
howto-hunt = Monsters that move trample an Army. Beside your Hero you may hunt them: a rival plays their attacks, you defend with cards, then cover wounds with cards of the right weapon, and each may bring a Reward. A round without a wound ends the Hunt.
    .heading = Hunts
    .picture = A Hunt: the Hero on one side, on the other the Monster with its wound slots and the attack it has made.
howto-temples = A Temple rises on a Shrine of yours and gives a Priest, and often everybody picks a Blessing, a power for the rest of the game. Priests raise your Attributes at Monuments: Authority makes new Armies strong, Might usurps Regions, Wisdom lets you keep cards and Runes.
    .heading = Temples and Priests
howto-end = To build a Monument frees the wheel, fills the Forges, and tells whether Requisites are met: signs of the end that lie open for all. With the third one Ragnarok begins. Everybody has one last turn, and most Regions round Yggdrasil win.
    .heading = Ragnarok
    .picture = The Omens beside the map: the Requisites of this match, and how near somebody is to each.
howto-begin = The lessons walk you through the five steps and the wheel. Or sit down at once, best against one bot: take Regions that your Armies can match, and build a Monument when the wheel is full. What you may do is lit, what not says why.
    .heading = Your first match

part-solo = Alone against the Followers of Surtur
howto-followers = One to three Followers of Surtur play against you, and the rules play them: they are never given a choice, and chance helps only where a clause says so. You see each decision with all they compared and the clause that settled it.
    .heading = They do not choose
    .picture = A Follower looks for a target: the Regions that it compares bear letters, and the one it will take is marked.
howto-cards = A Follower begins its turn with a die, which selects one of three cards in its row. That card sends its Hero somewhere and names its tie-breaker and Special Actions; from the other two it takes Rune Actions. So you know much of what is coming.
    .heading = Three cards in a row
    .picture = A Follower’s turn: its steps above the map, and below it the row, with the die on the card that it has selected.
howto-desolation = Where its plans come to nothing, a Follower desolates a Region at Yggdrasil (1). An Army of yours that is strong enough can heal it. Must a sixth token be placed, Surtur comes and you have lost; at Ragnarok each counts for him, and he wins ties.
    .heading = Desolation
    .picture = The heart of the island: a Desolation token lies on a Region beside Yggdrasil.
