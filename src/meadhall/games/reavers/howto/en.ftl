# How Reavers of Midgard is played: a paragraph a section, 30 to 70 words, two minutes in all.

howto-goal = For six rounds you fill your longship with crew and row out for Glory: you raid villages and keeps, fight at sea and subdue territories. Who has the most Glory when spoils, tokens and Prophecies are counted has won.
    .heading = Out for Glory
    .picture = The table: the coast with its six locations above, and below it your own longship with its crew.
howto-round = A round has four activations. Whoever is due puts a longship at one of the six locations; each is chosen once a round at most. Then all act there, clockwise from the one who chose. Early seats get more.
    .heading = One place, all seats
    .picture = The coast: what each location offers, and the longships that stand at those chosen in this round.
howto-rest = At every location you act or you rest. To act you pay its whole price: Food, dice or nothing. Resting is always allowed and brings two Food, or one die with the face you like. So nobody leaves with empty hands.
    .heading = Act or rest
howto-crew = Your crew are dice: chest, shield, ship, one hammer or two, and a clan’s sign. Ten have room aboard, and a die keeps its face until it is spent. The sign of your leader’s clan stands for chest, shield, ship or hammer.
    .heading = Dice as a crew
    .picture = A longship: dice on the benches, the leader at the helm, and four slots for specialists.
howto-reavers = Reavers bring dice, and each one is used at once in one of three ways: rallied, for more dice of your choice; as a specialist in a slot, who works whenever anybody chooses that location; or as your leader, with a bonus.
    .heading = Three uses of a Reaver
    .picture = A Reaver has come aboard: it can be rallied, specialized or promoted.
howto-spoils = Two chests open a village, two shields a keep: take two cards of spoils. Some are kept for the end, some are artifacts with powers or parts for your ship. Farms, walls and towers you may pillage for more: in villages that brings Terror, in keeps a fight.
    .heading = Spoils
    .picture = A farm among the spoils: pillage it, or leave it alone?
howto-combat = At sea, in keeps and for territories you may have to fight. Spend hammers, all of them before the first throw: each is a combat die with no, one or two successes. Reach the defence and you win. A Favor throws dice again.
    .heading = Combat
    .picture = A combat at sea: the defence to reach, and the combat dice as they have fallen.
howto-end = After each round but the last every territory of yours pays one Glory. At the end Terror takes Glory away, more with each token; artifacts, sets from keeps, farms, walls and towers add to it, and Prophecies reward what they foretold to their holder.
    .heading = The reckoning
howto-begin = The lessons show you one location after the other. Or sit down at once: Recruit Reavers and Trade with Villages cost nothing, so begin there. What you may do is lit, and the table reckons which price your dice can pay.
    .heading = Your first match
