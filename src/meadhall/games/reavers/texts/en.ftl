# Reavers of Midgard, in English.

title = Reavers of Midgard

## What is asked

ask-location-choice = Where does your longship go?
    .help = Every player may act there, you first. Round { $round } of 6.
    .wait = { $name } selects a location.
    .answer = To { $ref }
    .clause = Action selection
    .rule = A pawn goes to a location that was not selected in this round. Its specialists act, then everybody acts or rests, clockwise from you. You may select what you cannot pay for.
ask-specialist-use = Does { $card } act?
    .help = Your specialist of this location.
    .wait = { $name } decides about { $card }.
    .answer = { $ref }
    .clause = Specialists
    .rule = Each specialist of the location acts once, from top to bottom. Only an ability with a cost may be skipped.
ask-act-or-rest = Do you act or rest?
    .help = At { $location }. Resting gives 2 Food or a die.
    .wait = { $name } acts or rests.
    .answer = { $ref }
    .clause = Acting and resting
    .rule = Whoever acts pays the whole cost first. Whoever rests gets neither the effect nor the bonus of the seat.
ask-turn-end = Is your turn done?
    .help = A last chance for artifacts and for moving dice.
    .wait = { $name } finishes the turn.
    .answer = { $ref }
    .clause = End of the turn
    .rule = You are asked while an artifact of this location was not used yet.
ask-rest-gain = What does the rest bring?
    .help = 2 Food, or a die of any colour on any face.
    .wait = { $name } rests.
    .answer = { $ref }
    .clause = Rest
    .rule = A resting player takes exactly one of the two. The die is set, not rolled.
ask-recruit-source = Which Reavers do you take?
    .help = A stack that lies open, or the top 2 cards of the deck.
    .wait = { $name } recruits.
    .answer = Take { $ref }
    .clause = Recruit Reavers
    .rule = Both cards of a stack come together. Their dice are rolled first, then each Reaver is rallied, specialized or promoted.
ask-reaver-use = What becomes of { $card }?
    .help = Rally for dice, specialize for an ability, promote for a leader.
    .wait = { $name } finds a place for { $card }.
    .answer = { $ref }
    .clause = Using a Reaver
    .rule = A rallied Reaver brings dice of choice and leaves. A specialist acts whenever its location is selected. A leader makes the dice of its clan wild, and pays a bonus at once.
ask-specialize-slot = Where does { $card } serve?
    .help = A slot holds three Reavers. They stay there.
    .wait = { $name } places a specialist.
    .answer = { $ref }
    .clause = Specialists
    .rule = Any Reaver fits any slot. It acts from the next time on that its location is selected.
ask-promote-spoils-deck = Which spoils does your leader bring?
    .help = One card from the top of a deck, resolved at once.
    .wait = { $name } chooses spoils.
    .answer = { $ref }
    .clause = Promote bonus
    .rule = Promoting a Reaver of the Helm clan brings a card of Village or Keep Spoils.
ask-trade-reward = What do you trade for?
    .help = { $left ->
        [one] One reward is left.
       *[other] { $left } rewards are left.
    }
    .wait = { $name } trades.
    .answer = { $ref }
    .clause = Trade with Villages
    .rule = Each reward is received before the next is chosen, and the same one may be chosen again.
ask-trade-die = Which die do you take?
    .help = It keeps the face that it shows.
    .wait = { $name } takes dice of the villages.
    .answer = Take the { $ref }
    .clause = Trade dice
    .rule = Two dice come with one reward. They are not replaced before the end of the round.
ask-prophecy-source = Which Prophecy do you take?
    .help = One that lies open, or the top card of the deck.
    .wait = { $name } takes a Prophecy.
    .answer = Take { $ref }
    .clause = Prophecies
    .rule = A Prophecy is held in secret and scores at the end.
ask-journey-answer = How do you meet { $card }?
    .help = Pay what the card asks for, or suffer.
    .wait = { $name } meets { $card }.
    .answer = { $ref }
    .clause = Sea Journey
    .rule = You may suffer even if you could pay. What you do not have you cannot lose.
ask-journey-loss = What does { $card } take?
    .help = One piece of yours is lost.
    .wait = { $name } loses something at sea.
    .answer = Lose the { $ref }
    .clause = Sea Journey
    .rule = A lost artifact goes to the Glory pile, a die or an upgrade to the supply.
ask-sea-battle-target = Whom do you battle at sea?
    .help = A card that lies open, or the unknown top of the deck.
    .wait = { $name } looks for an enemy.
    .answer = Attack { $ref }
    .clause = Battle at Sea
    .rule = One battle for each player, won or lost. What comes from the deck has to be fought.
ask-sea-battle-method = How do you fight { $card }?
    .help = Pay its icons, or roll against its defence.
    .wait = { $name } fights { $card }.
    .answer = { $ref }
    .clause = Battle at Sea
    .rule = Paying the whole combination wins without a roll. The two ways cannot be mixed, and nothing that was spent comes back.
ask-village-source = Which Village Spoils do you take?
    .help = A pair that lies open, or the top 2 cards of the deck.
    .wait = { $name } raids villages.
    .answer = Take { $ref }
    .clause = Raid Villages
    .rule = The cards of a pair come together; bonus cards of your seat come from the deck.
ask-keep-source = Which Keep Spoils do you take?
    .help = A pair that lies open, or the top 2 cards of the deck.
    .wait = { $name } raids keeps.
    .answer = Take { $ref }
    .clause = Raid Keeps
    .rule = The cards of a pair come together; bonus cards of your seat come from the deck.
ask-card-order = Which card comes next?
    .help = Every gained card is resolved, in your order.
    .wait = { $name } resolves cards.
    .answer = Resolve { $ref }
    .clause = Several cards
    .rule = One card is resolved to its end before the next. Cards that a card brings come first.
ask-kept-card = Which card do you keep?
    .help = It is resolved at once; the other goes under the deck.
    .wait = { $name } keeps one of the cards.
    .answer = Keep { $ref }
    .clause = Two cards, one kept
    .rule = One of the cards drawn must be kept.
ask-pillage = Do you pillage it?
    .help = What the card gives on its left is yours already.
    .wait = { $name } may pillage.
    .answer = { $ref }
    .clause = Pillage
    .rule = A village is pillaged for Terror. A keep takes a won combat; if it is lost, there is no second try.
ask-craft-choice = Weapons or Glory?
    .help = Two dice, or 5 Glory with 1 Terror.
    .wait = { $name } decides about weapons.
    .answer = { $ref }
    .clause = Craft
    .rule = Exactly one of the two. The dice are rolled.
ask-runic-choice = What do the runes do?
    .help = Pass on 1 Terror, or take 10 Glory with 2 Terror.
    .wait = { $name } reads the runes.
    .answer = { $ref }
    .clause = Runic Carvings
    .rule = Only who has Terror can pass it on.
ask-terror-target = Who gets your Terror?
    .help = The player named has no choice.
    .wait = { $name } passes on Terror.
    .answer = To { $ref }
    .clause = Terror
    .rule = One Terror goes from you to another player.
ask-upgrade-choice = Build it in, or take Glory?
    .help = A tile for your ship, or 3 Glory.
    .wait = { $name } decides about an upgrade.
    .answer = { $ref }
    .clause = Ship Upgrades
    .rule = A ship has room for three tiles. Each supplies its icon once a round.
ask-hunter-extra = A die for more Food?
    .help = Give 1 die back for 3 Food.
    .wait = { $name } may hunt on.
    .answer = { $ref }
    .clause = Seasoned Hunter
    .rule = The first Food is yours in any case.
ask-artifact-overflow = Which artifact leaves your board?
    .help = Four have room. The chosen one goes to your Glory pile.
    .wait = { $name } has five artifacts.
    .answer = Let { $ref } go
    .clause = Artifacts
    .rule = It still scores at the end. A die stored on it moves to a free space.
ask-store-target = Which artifact stores the { $die }?
    .help = It fits more than one.
    .wait = { $name } stores a die.
    .answer = On { $ref }
    .clause = Storing dice
    .rule = An artifact holds one die that shows its icon. Using the artifact costs that die.
ask-recruit-artifact-target = Which Reaver lends its gift?
    .help = One that you gained in this activation. The card stays where it is.
    .wait = { $name } calls on a Reaver.
    .answer = { $ref }
    .clause = Artifacts
    .rule = Járnglófar repeats a promote bonus, the Sacred Ash Stave an ability with its cost.
ask-brisingamen-discard = Which Prophecy do you give up?
    .help = It goes under the deck, and all see it.
    .wait = { $name } gives up a Prophecy.
    .answer = Give up { $ref }
    .clause = Brisingamen
    .rule = The one just drawn may be given up too.
ask-laevateinn-use = Do you reach for more?
    .help = Laevateinn: claim a tile of level 3 of the same type instead of { $stack }.
    .wait = { $name } may use Laevateinn.
    .answer = { $ref }
    .clause = Laevateinn
    .rule = The beaten tile stays on its stack.
ask-subdue-target = Which land do you try to subdue?
    .help = { $left ->
        [one] One attempt is left.
       *[other] { $left } attempts are left.
    }
    .wait = { $name } looks for land.
    .answer = Try { $ref }
    .clause = Subdue Territories
    .rule = By force or in peace. Rewards are turned up after your last attempt. A lost attempt is used up.
ask-subdue-method = By force or in peace?
    .help = For { $stack }.
    .wait = { $name } decides how to take { $stack }.
    .answer = { $ref }
    .clause = Subdue Territories
    .rule = Force is a combat against the level of the tile. Peace costs what stands on it, and cannot fail.
ask-tile-order = Which reward comes next?
    .help = Each tile gives its reward once.
    .wait = { $name } resolves rewards.
    .answer = { $ref }
    .clause = Territory rewards
    .rule = All parts of a reward are received as far as possible.
ask-die-colour = Which colour?
    .help = A die of the supply.
    .wait = { $name } chooses a die.
    .answer = { $ref }
    .clause = Crew dice
    .rule = Red dice have the Helm, blue ones the Raven, yellow ones the Tree.
ask-die-face = Which face does it show?
    .help = A die of the colour { $colour }.
    .wait = { $name } sets a die.
    .answer = { $ref }
    .clause = Crew dice
    .rule = A die keeps its face until it is spent, lost or given back.
ask-overflow-return = Which die goes back?
    .help = Ten have room. You may store one on an artifact instead.
    .wait = { $name } has too many dice.
    .answer = { $ref }
    .clause = A full ship
    .rule = Old or new, free or stored: dice go back until the rest fits.
ask-payment-source = What do you pay with?
    .help = { $item ->
        [any] A die of any colour and face.
        [red] A red die.
        [blue] A blue die.
        [yellow] A yellow die.
        [reaver] A Reaver of your board.
        [ship] A ship.
        [hammer] A hammer.
        [shield] A shield.
       *[chest] A chest.
    }
    .wait = { $name } pays.
    .answer = Spend the { $ref }
    .clause = Paying
    .rule = Each source pays for one item. Dice with the clan icon of your leader are wild; a ready ship upgrade pays for its icon.
ask-combat-source = What do you send into combat?
    .help = { $dice ->
        [0] Defence { $defence }. At least one combat die is needed.
        [one] Defence { $defence }. One combat die is gathered.
       *[other] Defence { $defence }. { $dice } combat dice are gathered.
    }
    .wait = { $name } gathers combat dice.
    .answer = Send the { $ref }
    .clause = Combat
    .rule = A hammer gives one combat die, a double hammer two. What you send is spent, whatever the roll. Combat dice show 0, 0, 1, 1, 1 and 2 successes.
ask-favor-reroll = You fall short. Roll again?
    .help = 1 Favor for any number of combat dice.
    .wait = { $name } falls short.
    .answer = { $ref }
    .clause = Favor
    .rule = Rerolled dice count anew, the others stay. As long as you have Favor you may go on.
ask-reroll-die = Which combat dice are rolled again?
    .help = { $picked ->
        [0] Point at one after the other.
        [one] One is picked.
       *[other] { $picked } are picked.
    }
    .wait = { $name } picks combat dice.
    .answer = Pick the { $ref }
    .clause = Favor
    .rule = At least one, and as many as you like.

## Buttons

do-act = Act
do-rest = Rest
do-use = Use
do-skip = Skip
do-finish = Finish
do-rally = Rally
do-specialize = Specialize
do-promote = Promote
do-pay = Pay
do-suffer = Suffer
do-combination = Pay the icons
do-combat = Fight
do-give-up = Give up
do-roll = Roll
do-reroll = Reroll
do-accept = Accept defeat
do-pillage = Pillage
do-leave = Leave
do-force = By force
do-peace = In peace
do-stop = Stop
do-food = Food
do-glory = Glory
do-die = A die
do-dice = The dice
do-give-terror = Pass on Terror
do-upgrade = The ship upgrade
do-exchange = Give a die
do-decline = Decline

## Why not

refusal-RM-2-3 = This location was selected in this round.
refusal-RM-2-15 = You cannot pay for this ability, or it would do nothing.
refusal-RM-2-16 = An ability without a cost is always used.
refusal-RM-2-26 = You cannot pay the whole cost of this location.
refusal-RM-2-39 = Taken. New cards come at the end of the round.
refusal-RM-3-15 = This slot has three Reavers already.
refusal-RM-3-16 = All four slots are full.
refusal-RM-4-17 = No die is left at the villages.
refusal-RM-4-22 = The deck can give no Prophecy.
refusal-RM-4-23 = There is no Prophecy left.
refusal-RM-5-6 = You cannot pay what the journey asks for.
refusal-RM-5-12 = The deck of Sea Battles is used up.
refusal-RM-5-14 = You cannot pay the whole combination.
refusal-RM-8-3 = You cannot try any territory: no combat die, and no peaceful cost you can pay.
refusal-RM-8-4 = Whoever acts makes at least one attempt.
refusal-RM-8-6 = You can try this land neither by force nor in peace.
refusal-RM-8-8 = You cannot pay the peaceful cost.
refusal-RM-9-33 = Without a combat die a keep cannot be pillaged.
refusal-RM-9-42 = Then the rest of the cost could not be paid.
refusal-RM-11-12 = The Terror goes to another player.
refusal-RM-12-6 = This artifact holds a die already.
refusal-RM-12-7 = This artifact stores a die with another icon.
refusal-RM-12-12 = This artifact has just taken in a die. Decide something first.
refusal-RM-18-5 = This ship upgrade was used in this round.
refusal-RM-18-10 = A ship upgrade pays for its own icon only, and never for a die.
refusal-RM-19-22 = This does not pay for what is asked.
refusal-RM-20-2 = This gives no combat die.
refusal-RM-20-4 = A combat needs at least one combat die.
refusal-RM-20-14 = You have no Favor.
refusal-RM-20-15 = Pick at least one combat die.
refusal-RM-23-30 = The supply has no die of this colour.
refusal-RM-23-40 = The deck can give no card.
refusal-RM-23-44 = This stack is empty.

## What happened

event-begun = { $start-name } begins.
event-round = Round { $round } begins.
    .herald = { $round ->
        [6] The last round
       *[other] Round { $round } of 6
    }
    .herald-line = { $round ->
        [1] The longships put out.
        [6] After it comes the reckoning.
       *[other] New cards and new dice lie on the coast.
    }
event-offers = New cards are laid out.
event-trade-dice = New dice lie at the villages.
event-shuffled = { $deck } is shuffled anew.
event-selected = { $seat } sails to { $location }.
event-start-player = { $seat } holds the start player marker now.
event-specialist = { $card } acts for { $seat }.
event-acts = { $seat } acts at { $location }.
event-rests = { $seat } rests.
event-gained = { $because ->
    [territories] { $seat } gains { $n } Glory for territories, { $total } in all.
   *[other] { $seat } gains { $n } { $what ->
            [food] Food
            [favor] Favor
            [terror] Terror
           *[glory] Glory
    } ({ $because }).
}
event-lost = { $seat } gives { $n } { $what ->
    [food] Food
    [favor] Favor
    [terror] Terror
   *[glory] Glory
} ({ $because }).
event-token = { $seat } takes a { $token ->
    [farm] Farm
    [wall] Wall
   *[tower] Tower
} token, { $total } now.
event-upgraded = { $seat } builds in the { $upgrade }.
event-upgrade-lost = { $seat } loses the { $upgrade }.
event-piled = { $card } goes to the Glory pile of { $seat }.
event-stored = { $seat } stores the { $die } on { $artifact }.
event-unstored = { $seat } takes the { $die } back from { $artifact }.
event-rolled = { $seat } rolls { $dice ->
    [one] a die
   *[other] { $dice } dice
}.
event-die-gained = { $seat } gains a die: { $die }.
event-die-lost = { $seat } loses a die: { $die }.
event-returned = { $seat } gives a die back: { $die }.
event-spent = { $seat } spends: { $source }.
event-trade-die = { $seat } takes a die of the villages: { $die }.
event-cards-gained = { $seat } takes { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-cards-drawn = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-not-kept = { $seat } does not keep { $card }.
event-resolving = { $seat } resolves { $card }.
event-recruited = { $cards ->
    [one] A Reaver joins
   *[other] { $cards } Reavers join
} the crew of { $seat }.
event-specialized = { $card } serves { $seat } now: { $slot }.
event-promoted = { $card } leads the crew of { $seat }.
event-prophecy = { $card ->
    [hidden] { $seat } takes a Prophecy, { $held } now.
   *[other] { $seat } takes a Prophecy: { $card }.
}
event-prophecy-discarded = { $seat } gives up a Prophecy: { $card }.
event-artifact = { $seat } owns { $card } now.
event-artifact-used = { $seat } uses { $card }.
event-combat = { $seat } goes into combat against { $defence }.
event-combat-rolled = { $seat } rolls { $successes } of { $defence } successes.
event-journey = The journey of { $seat }: { $card }.
event-suffers = { $seat } suffers { $card }.
event-journey-dropped = { $seat } sails past { $card }.
event-sea-battle-revealed = { $seat } meets { $card }.
event-sea-battle-won = { $seat } wins against { $card }.
event-sea-battle-lost = { $seat } does not beat { $card }.
event-withstood = { $stack } withstands { $seat }.
event-claimed = { $seat } claims { $stack }.
event-turned-up = { $seat } turns up { $tiles ->
    [one] a tile
   *[other] { $tiles } tiles
}.
event-tile-reward = The reward of { $seat }: { $tile }.
event-scoring = The last round is over. The reckoning begins.
event-scored = { $part ->
    [terror] { $seat }: { $glory } Glory for Terror.
    [artifacts] { $seat }: { $glory } Glory for artifacts.
    [sets] { $seat }: { $glory } Glory for sets.
    [tokens] { $seat }: { $glory } Glory for tokens.
   *[prophecies] { $seat }: { $glory } Glory for Prophecies.
}
event-ended = { $ending ->
    [shared] The saga is told. The victory is shared.
    [favor] The saga is told. Favor decides.
   *[glory] The saga is told. One crew has the most Glory.
}

## The saga’s headings

heading-round = Round { $round }
heading-selected = { $location }
heading-scoring = The reckoning

## How a match ends

ending-glory = The most Glory wins.
ending-favor = Tied in Glory: the most Favor wins.
ending-shared = Tied in Glory and Favor: the victory is shared.
ending-resigned = A player has given up.
score-play = Glory on the track
score-terror = Terror
score-artifacts = Artifacts
score-sets = Keep sets
score-tokens = Tokens
score-prophecies = Prophecies

## Names

verb-store = Store the { $ref }
verb-unstore = Take back { $ref }
verb-return = Give back the { $ref }
verb-use = Use { $ref }
deck-village-spoils = the deck of Village Spoils
deck-keep-spoils = the deck of Keep Spoils
deck-sea-journey = the deck of Sea Journeys
deck-sea-battle = the deck of Sea Battles
deck-reaver = the deck of Reavers
deck-prophecy = the deck of Prophecies
seat-0 = the player in seat 1
seat-1 = the player in seat 2
seat-2 = the player in seat 3
seat-3 = the player in seat 4
combat-0 = combat die with no success
combat-1 = combat die with one success
combat-2 = combat die with two successes
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
unit-glory = Glory
unit-food = Food
unit-favor = Favor
unit-terror = Terror
token-farm = Farm
token-wall = Wall
token-tower = Tower
location-recruit-reavers = Recruit Reavers
    .short = Recruit
location-trade-with-villages = Trade with Villages
    .short = Trade
location-battle-at-sea = Battle at Sea
    .short = Sea
location-raid-villages = Raid Villages
    .short = Villages
location-raid-keeps = Raid Keeps
    .short = Keeps
location-subdue-territories = Subdue Territories
    .short = Subdue
offer-recruit-reavers = the offer
    .a = the first stack
    .b = the second stack
    .c = the third stack
    .d = the fourth stack
offer-trade-with-villages = the offer
    .a = the first card
    .b = the second card
    .c = the third card
offer-battle-at-sea = the offer
    .a = the first card
    .b = the second card
    .c = the third card
    .d = the fourth card
offer-raid-villages = the offer
    .a = the first pair
    .b = the second pair
    .c = the third pair
    .d = the fourth pair
offer-raid-keeps = the offer
    .a = the first pair
    .b = the second pair
    .c = the third pair
    .d = the fourth pair
trade-favor = 2 Favor
trade-food = 3 Food
trade-dice = 2 dice of the villages
trade-prophecy = a Prophecy
slot-sea = At sea
slot-village = In the villages
slot-keep = In the keeps
slot-territory = In the land
clan-helm = Helm clan
clan-raven = Raven clan
clan-tree = Tree clan
stack-food-1 = Land of plenty I
    .text = Defence 1. In peace: 2 Food.
stack-food-2 = Land of plenty II
    .text = Defence 2. In peace: 4 Food.
stack-food-3 = Land of plenty III
    .text = Defence 3. In peace: 6 Food.
stack-favor-1 = Land of the gods I
    .text = Defence 1. In peace: 1 Favor.
stack-favor-2 = Land of the gods II
    .text = Defence 2. In peace: 3 Favor.
stack-favor-3 = Land of the gods III
    .text = Defence 3. In peace: 4 Favor.
stack-dice-1 = Land of warriors I
    .text = Defence 1. In peace: 2 dice.
stack-dice-2 = Land of warriors II
    .text = Defence 2. In peace: 3 dice.
stack-dice-3 = Land of warriors III
    .text = Defence 3. In peace: 4 dice.
tile-food-1-a = Land of plenty I: 2 Glory
tile-food-1-b = Land of plenty I: 3 Glory
tile-food-1-c = Land of plenty I: 1 Favor and 1 Glory
tile-food-1-d = Land of plenty I: 1 die of any colour on a face of choice
tile-food-1-e = Land of plenty I: return 1 Terror and 1 Glory
tile-food-2-a = Land of plenty II: 5 Glory
tile-food-2-b = Land of plenty II: 2 Favor and 2 Glory
tile-food-2-c = Land of plenty II: 2 dice of any colour on a face of choice
tile-food-2-d = Land of plenty II: 1 Village Spoils card and 1 Glory
tile-food-2-e = Land of plenty II: 1 Reaver
tile-food-3-a = Land of plenty III: 8 Glory
tile-food-3-b = Land of plenty III: 3 Favor and 3 Glory
tile-food-3-c = Land of plenty III: 1 Reaver and 3 Glory
tile-food-3-d = Land of plenty III: 1 Keep Spoils card and 3 Glory
tile-food-3-e = Land of plenty III: 1 Prophecy and 4 Glory
tile-favor-1-a = Land of the gods I: 2 Glory
tile-favor-1-b = Land of the gods I: 3 Glory
tile-favor-1-c = Land of the gods I: 2 Food
tile-favor-1-d = Land of the gods I: 1 die of any colour on a face of choice
tile-favor-1-e = Land of the gods I: return 1 Terror and 1 Glory
tile-favor-2-a = Land of the gods II: 5 Glory
tile-favor-2-b = Land of the gods II: 3 Food and 2 Glory
tile-favor-2-c = Land of the gods II: 2 dice of any colour on a face of choice
tile-favor-2-d = Land of the gods II: 1 Prophecy and 1 Glory
tile-favor-2-e = Land of the gods II: 1 Keep Spoils card and 1 Glory
tile-favor-3-a = Land of the gods III: 8 Glory
tile-favor-3-b = Land of the gods III: 4 Food and 4 Glory
tile-favor-3-c = Land of the gods III: 1 Reaver and 3 Glory
tile-favor-3-d = Land of the gods III: 1 Prophecy and 4 Glory
tile-favor-3-e = Land of the gods III: 1 Village Spoils card and 4 Glory
tile-dice-1-a = Land of warriors I: 2 Glory
tile-dice-1-b = Land of warriors I: 3 Glory
tile-dice-1-c = Land of warriors I: 3 Food
tile-dice-1-d = Land of warriors I: 2 Favor
tile-dice-1-e = Land of warriors I: return 1 Terror and 1 Glory
tile-dice-2-a = Land of warriors II: 5 Glory
tile-dice-2-b = Land of warriors II: 3 Food and 2 Glory
tile-dice-2-c = Land of warriors II: 2 Favor and 2 Glory
tile-dice-2-d = Land of warriors II: 1 Keep Spoils card and 1 Glory
tile-dice-2-e = Land of warriors II: 1 Village Spoils card and 1 Glory
tile-dice-3-a = Land of warriors III: 8 Glory
tile-dice-3-b = Land of warriors III: 3 Food, 2 Favor and 2 Glory
tile-dice-3-c = Land of warriors III: return 2 Terror and 4 Glory
tile-dice-3-d = Land of warriors III: 1 Keep Spoils card and 1 Village Spoils card
tile-dice-3-e = Land of warriors III: 1 Reaver and 3 Glory
die-red = red die
    .helm = red die with helm
    .hammer = red die with hammer
    .double-hammer = red die with double hammer
    .shield = red die with shield
    .chest = red die with chest
    .ship = red die with ship
die-blue = blue die
    .raven = blue die with raven
    .hammer = blue die with hammer
    .double-hammer = blue die with double hammer
    .shield = blue die with shield
    .chest = blue die with chest
    .ship = blue die with ship
die-yellow = yellow die
    .tree = yellow die with tree
    .hammer = yellow die with hammer
    .double-hammer = yellow die with double hammer
    .shield = yellow die with shield
    .chest = yellow die with chest
    .ship = yellow die with ship
face-helm = Helm
face-raven = Raven
face-tree = Tree
face-hammer = Hammer
face-double-hammer = Double hammer
face-shield = Shield
face-chest = Chest
face-ship = Ship
upgrade-chest = Sea chests
    .spent = Sea chests, used
    .text = Once a round: 1 chest.
upgrade-shield = Row of shields
    .spent = Row of shields, used
    .text = Once a round: 1 shield.
upgrade-ship-hammer = Ram
    .spent = Ram, used
    .text = Once a round: 1 ship or 1 hammer.
die-art-andvarinaut = the die on Andvarinaut
die-art-bodn = the die on Bodn
die-art-brisingamen = the die on Brisingamen
die-art-dainsleif = the die on Dainsleif
die-art-draupnir = the die on Draupnir
die-art-eldrihmnr = the die on Eldrihmnr
die-art-fragment-of-mjolnir = the die on Fragment of Mjölnir
die-art-friggs-chalice = the die on Frigg’s Chalice
die-art-harp-of-the-ljosalfar = the die on Harp of the Ljósálfar
die-art-hringhorni = the die on Hringhorni
die-art-jarnglofar = the die on Járnglófar
die-art-laevateinn = the die on Laevateinn
die-art-sacred-ash-stave = the die on Sacred Ash Stave
die-art-skidbladnir = the die on Skidbladnir

## Cards

card-kind-reaver = Reaver
card-kind-village = Village Spoils
card-kind-keep = Keep Spoils
card-kind-artifact = artifact
card-kind-journey = Sea Journey
card-kind-battle = Sea Battle
card-kind-prophecy = Prophecy

card-reaver-axe-chief = Axe Chief
    .kind = { card-kind-reaver }
    .text = Draw 2 Village Spoils cards, keep 1. Dice: red and blue. Rally: red.
card-reaver-fanatic = Fanatic
    .kind = { card-kind-reaver }
    .text = Draw 2 Keep Spoils cards, keep 1. Dice: red and yellow. Rally: red.
card-reaver-favored-soul = Favored Soul
    .kind = { card-kind-reaver }
    .text = Give 1 red die for a red die on a face of choice. Dice: 2 red. Rally: 2 red.
card-reaver-flame-bringer = Flame Bringer
    .kind = { card-kind-reaver }
    .text = Give 2 dice for 1 Wall token. Dice: 2 red. Rally: red.
card-reaver-lithsman = Lithsman
    .kind = { card-kind-reaver }
    .text = A red die that shows the helm. Dice: red and blue. Rally: red.
card-reaver-pillager = Pillager
    .kind = { card-kind-reaver }
    .text = Give 1 die for 1 Farm token. Dice: red and yellow. Rally: red.
card-reaver-grizzled-warrior = Grizzled Warrior
    .kind = { card-kind-reaver }
    .text = Give 1 blue die for a blue die on a face of choice. Dice: 2 blue. Rally: 2 blue.
card-reaver-huskarl = Huskarl
    .kind = { card-kind-reaver }
    .text = A blue die that shows the raven. Dice: blue and red. Rally: blue.
card-reaver-freeman = Freeman
    .kind = { card-kind-reaver }
    .text = A blue die that shows the hammer. Dice: blue and yellow. Rally: blue.
card-reaver-scavenger = Scavenger
    .kind = { card-kind-reaver }
    .text = Draw 2 Village Spoils cards, keep 1. Dice: blue and red. Rally: blue.
card-reaver-seasoned-hunter = Seasoned Hunter
    .kind = { card-kind-reaver }
    .text = 1 Food, then, if you like, give 1 die for 3 Food. Dice: 2 blue. Rally: blue.
card-reaver-spear-chief = Spear Chief
    .kind = { card-kind-reaver }
    .text = 2 Food. Dice: blue and yellow. Rally: blue.
card-reaver-hirromenn = Hirromenn
    .kind = { card-kind-reaver }
    .text = Give 1 die for 1 die of the same colour on a face of choice. Dice: 2 yellow. Rally: 2 yellow.
card-reaver-keeper-of-sagas = Keeper of Sagas
    .kind = { card-kind-reaver }
    .text = 2 Glory. Dice: yellow and blue. Rally: yellow.
card-reaver-revered-seer = Revered Seer
    .kind = { card-kind-reaver }
    .text = Give 1 Favor for 2 Glory. Dice: yellow and red. Rally: yellow.
card-reaver-scout = Scout
    .kind = { card-kind-reaver }
    .text = Give 1 yellow die for a yellow die on a face of choice. Dice: 2 yellow. Rally: 2 yellow.
card-reaver-spakona = Spakona
    .kind = { card-kind-reaver }
    .text = Give 2 Favor for 1 Prophecy. Dice: yellow and red. Rally: yellow.
card-reaver-sword-chief = Sword Chief
    .kind = { card-kind-reaver }
    .text = A yellow die that shows the tree. Dice: yellow and blue. Rally: yellow.
card-village-farm = Farm
    .kind = { card-kind-village }
    .text = 3 Food. Pillage: 1 Food, 1 Terror and 1 Farm token.
card-village-wall = Village Wall
    .kind = { card-kind-village }
    .text = 2 Favor. Pillage: 1 Favor, 1 Terror and 1 Wall token.
card-village-bundle-of-swords = Bundle of Swords
    .kind = { card-kind-village }
    .text = Roll a red and a yellow die, or 5 Glory and 1 Terror.
card-village-bows-and-arrows = Bows and Arrows
    .kind = { card-kind-village }
    .text = Roll a blue and a yellow die, or 5 Glory and 1 Terror.
card-village-axes-and-spears = Axes and Spears
    .kind = { card-kind-village }
    .text = Roll a blue and a red die, or 5 Glory and 1 Terror.
card-village-runic-carvings = Runic Carvings
    .kind = { card-kind-village }
    .text = Pass 1 Terror on to another player, or 10 Glory and 2 Terror.
card-village-ship-upgrade-chest = Ship Upgrade
    .kind = { card-kind-village }
    .text = The ship upgrade Sea chests, or 3 Glory.
card-village-ship-upgrade-shield = Ship Upgrade
    .kind = { card-kind-village }
    .text = The ship upgrade Row of shields, or 3 Glory.
card-village-ship-upgrade-ship-hammer = Ship Upgrade
    .kind = { card-kind-village }
    .text = The ship upgrade Ram, or 3 Glory.
card-art-andvarinaut = Andvarinaut
    .kind = { card-kind-artifact }
    .text = Stores a die with the shield. At Raid Keeps: 1 Keep Spoils card. 2 Glory at the end.
card-art-bodn = Bodn
    .kind = { card-kind-artifact }
    .text = Stores any die. At any location: give 1 die for 1 die of the same colour on a face of choice. 4 Glory at the end.
card-art-brisingamen = Brisingamen
    .kind = { card-kind-artifact }
    .text = Stores a die with the tree. At Trade with Villages: 1 Prophecy, then give one up. 3 Glory at the end.
card-art-dainsleif = Dainsleif
    .kind = { card-kind-artifact }
    .text = Stores a die with the hammer. At Battle at Sea: 2 combat dice in a combat. 2 Glory at the end.
card-art-draupnir = Draupnir
    .kind = { card-kind-artifact }
    .text = Stores a die with the shield. At Raid Keeps: 2 Food. 3 Glory at the end.
card-art-eldrihmnr = Eldrihmnr
    .kind = { card-kind-artifact }
    .text = Stores a die with the raven. At Raid Villages: 3 Food. 3 Glory at the end.
card-art-fragment-of-mjolnir = Fragment of Mjölnir
    .kind = { card-kind-artifact }
    .text = Stores a die with the helm. At Subdue Territories: 1 combat die in a combat. 4 Glory at the end.
card-art-friggs-chalice = Frigg’s Chalice
    .kind = { card-kind-artifact }
    .text = Stores a die with the chest. At Raid Villages: return 1 Terror. 3 Glory at the end.
card-art-harp-of-the-ljosalfar = Harp of the Ljósálfar
    .kind = { card-kind-artifact }
    .text = Stores a die with the tree. At any location: 2 Favor. 2 Glory at the end.
card-art-hringhorni = Hringhorni
    .kind = { card-kind-artifact }
    .text = Stores a die with the ship. At Trade with Villages: roll 2 dice of any colours. 3 Glory at the end.
card-art-jarnglofar = Járnglófar
    .kind = { card-kind-artifact }
    .text = Stores a die with the raven. At Recruit Reavers: the promote bonus of a Reaver gained now. 3 Glory at the end.
card-art-laevateinn = Laevateinn
    .kind = { card-kind-artifact }
    .text = Stores a die with the helm. At Subdue Territories: claim a tile of level 3 instead of a beaten one of level 1 or 2. 2 Glory at the end.
card-art-sacred-ash-stave = Sacred Ash Stave
    .kind = { card-kind-artifact }
    .text = Stores a die with the chest. At Recruit Reavers: the ability of a Reaver gained now. 3 Glory at the end.
card-art-skidbladnir = Skidbladnir
    .kind = { card-kind-artifact }
    .text = Stores a die with the ship. At Battle at Sea: the journey has no effect. 2 Glory at the end.
card-keep-armor = Armor
    .kind = { card-kind-keep }
    .text = Goes to the Glory pile. A set of 1 to 6 is worth 1, 2, 6, 12, 20, 30 Glory.
card-keep-art = Art
    .kind = { card-kind-keep }
    .text = Goes to the Glory pile. A set of 1 to 3 is worth 3, 6, 10 Glory.
card-keep-treasure = Treasure
    .kind = { card-kind-keep }
    .text = Goes to the Glory pile. A set of 1 to 4 is worth 2, 4, 9, 16 Glory.
card-keep-tapestry-a = Tapestry
    .kind = { card-kind-keep }
    .text = Goes to the Glory pile. One of each of the three kinds is worth 15 Glory, any other 2.
card-keep-tapestry-b = Tapestry
    .kind = { card-kind-keep }
    .text = Goes to the Glory pile. One of each of the three kinds is worth 15 Glory, any other 2.
card-keep-tapestry-c = Tapestry
    .kind = { card-kind-keep }
    .text = Goes to the Glory pile. One of each of the three kinds is worth 15 Glory, any other 2.
card-keep-wall = Keep Wall
    .kind = { card-kind-keep }
    .text = 2 Favor. Pillage against 2: 1 Favor and 1 Wall token.
card-keep-tower-blue-yellow = Tower
    .kind = { card-kind-keep }
    .text = Roll a blue and a yellow die. Pillage against 3: 3 Glory and 1 Tower token.
card-keep-tower-red-yellow = Tower
    .kind = { card-kind-keep }
    .text = Roll a red and a yellow die. Pillage against 3: 3 Glory and 1 Tower token.
card-keep-tower-red-blue = Tower
    .kind = { card-kind-keep }
    .text = Roll a red and a blue die. Pillage against 3: 3 Glory and 1 Tower token.
card-journey-all-quiet = All Quiet
    .kind = { card-kind-journey }
    .text = Nothing happens.
card-journey-draugr-ambush = Draugr Ambush
    .kind = { card-kind-journey }
    .text = Pay 1 shield, or lose an artifact or a ship upgrade.
card-journey-kraken = Kraken!!!
    .kind = { card-kind-journey }
    .text = Pay 1 ship and 1 hammer and gain 3 Glory, or lose 2 Food and a die.
card-journey-rough-seas = Rough Seas
    .kind = { card-kind-journey }
    .text = Pay 1 ship, or your leader goes to the Glory pile.
card-journey-spoiled-food = Spoiled Food
    .kind = { card-kind-journey }
    .text = Pay 1 chest, or lose 2 Food.
card-journey-starvation = Starvation
    .kind = { card-kind-journey }
    .text = Pay 1 Reaver of your board, or lose 2 Food.
card-journey-viking-raiders = Viking Raiders
    .kind = { card-kind-journey }
    .text = Pay 1 hammer, or lose a die of your leader’s colour.
card-sea-cargo-ship = Cargo Ship
    .kind = { card-kind-battle }
    .text = Combination: 1 ship and 1 chest. Defence 3. Reward: 2 Food and 8 Glory.
card-sea-draugr-raiders = Draugr Raiders
    .kind = { card-kind-battle }
    .text = Combination: 1 ship and 1 shield. Defence 3. Reward: return 1 Terror and 9 Glory.
card-sea-wherry = Wherry
    .kind = { card-kind-battle }
    .text = Combination: 1 ship, 1 shield and 1 chest. Defence 4. Reward: 2 Food and 10 Glory.
card-sea-knarr = Knarr
    .kind = { card-kind-battle }
    .text = Combination: 2 ships and 1 chest. Defence 4. Reward: 1 Keep Spoils card and 11 Glory.
card-sea-infamous-outcasts = Infamous Outcasts
    .kind = { card-kind-battle }
    .text = Combination: 1 ship, 1 hammer and 1 shield. Defence 4. Reward: return 1 Terror and 12 Glory.
card-sea-longship = Longship
    .kind = { card-kind-battle }
    .text = Combination: 2 ships and 1 hammer. Defence 5. Reward: 1 Reaver and 13 Glory.
card-sea-lyngbakr = Lyngbakr
    .kind = { card-kind-battle }
    .text = Combination: 2 ships, 1 hammer and 1 shield. Defence 5. Reward: 1 Prophecy and 15 Glory.
card-sea-spawn-of-jormungandr = Spawn of Jormungandr
    .kind = { card-kind-battle }
    .text = Combination: 2 ships, 2 hammers and 1 shield. Defence 6. Reward: 1 Favor and 19 Glory.
card-prophecy-berserkers-glory = Berserker’s Glory
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Reaver of the Helm clan.
card-prophecy-champion-of-the-sea = Champion of the Sea
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Sea Battle won.
card-prophecy-feast-of-the-gods = Feast of the Gods
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Land of plenty.
card-prophecy-juggernaut = Juggernaut
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Wall token.
card-prophecy-lord-slayer = Lord Slayer
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Tapestry.
card-prophecy-odins-prophet = Odin’s Prophet
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Land of the gods.
card-prophecy-odins-warrior = Odin’s Warrior
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Reaver of the Raven clan.
card-prophecy-pillager = Pillager
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Farm token.
card-prophecy-proud-conquerors = Proud Conquerors
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Land of warriors.
card-prophecy-refined-taste = Refined Taste
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Art.
card-prophecy-sailors-reward = Sailor’s Reward
    .kind = { card-kind-prophecy }
    .text = 2 Glory at the end for each ship upgrade.
card-prophecy-seidrs-chosen = Seidr’s Chosen
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Reaver of the Tree clan.
card-prophecy-shaman-of-the-world = Shaman of the World
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Prophecy held.
card-prophecy-stolen-armor = Stolen Armor
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Armor.
card-prophecy-treasure-hunter = Treasure Hunter
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Treasure.
card-prophecy-valhallas-champion = Valhalla’s Champion
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each artifact.
card-prophecy-vanquisher = Vanquisher
    .kind = { card-kind-prophecy }
    .text = 1 Glory at the end for each Tower token.

## What cards do, a sentence for each of their words

words-and = { $first } and { $last }
words-or = or
words-dice = { $n ->
        [one] { $colour ->
            [red] a red die
            [blue] a blue die
            [yellow] a yellow die
            [same] a die of the same colour
           *[any] a die of any colour
        }
       *[other] { $colour ->
            [red] { $n } red dice
            [blue] { $n } blue dice
            [yellow] { $n } yellow dice
            [same] { $n } dice of the same colour
           *[any] { $n } dice of any colour
        }
    }
words-icon = { $n ->
        [one] { $icon ->
            [hammer] a Hammer
            [shield] a Shield
            [chest] a Chest
           *[ship] a Ship
        }
       *[other] { $icon ->
            [hammer] { $n } Hammers
            [shield] { $n } Shields
            [chest] { $n } Chests
           *[ship] { $n } Ships
        }
    }
words-reavers = { $n ->
        [one] a Reaver of your ship
       *[other] { $n } Reavers of your ship
    }
word-food = { $n } Food
word-favor = { $n } Favor
word-glory = { $n } Glory
word-terror = { $n } Terror
word-return-terror = give back { $n } Terror
word-give-terror = { $n } Terror for another player
word-tokens = { $token ->
        [farm] { $n ->
            [one] a Farm
           *[other] { $n } Farms
        }
        [wall] { $n ->
            [one] a Wall
           *[other] { $n } Walls
        }
       *[tower] { $n ->
            [one] a Tower
           *[other] { $n } Towers
        }
    }
word-roll-dice = roll { $dice }
word-choose-dice = { $dice } on { $n ->
        [one] a face
       *[other] faces
    } of your choice
word-die-showing = { $die }
word-draw = { $deck ->
        [village_spoils] { $n ->
            [one] a Village Spoils card
           *[other] { $n } Village Spoils cards
        }
        [keep_spoils] { $n ->
            [one] a Keep Spoils card
           *[other] { $n } Keep Spoils cards
        }
        [reaver] { $n ->
            [one] a Reaver
           *[other] { $n } Reavers
        }
       *[prophecy] { $n ->
            [one] a Prophecy
           *[other] { $n } Prophecies
        }
    } from the deck
word-draw-keep = draw { $n } { $deck ->
        [village_spoils] Village Spoils
        [keep_spoils] Keep Spoils
        [reaver] Reavers
       *[prophecy] Prophecies
    } and keep { $keep }
word-take-upgrade = the ship upgrade { $upgrade }
word-take-trade-dice = { $n } of the dice that lie there
word-take-prophecy = a Prophecy
word-exchange = { $gain } for { $cost }
word-may-exchange = then { $gain } for { $cost }, if you like
word-pillage = pillage: { $gain }
word-pillage-combat = pillage against { $defence }: { $gain }
word-combat-dice = { $n ->
        [one] one combat die more
       *[other] { $n } combat dice more
    }
word-discard-prophecy = then give up one Prophecy
word-promote-bonus = the promote bonus of a Reaver gained now
word-use-ability = the ability of a Reaver gained now
word-drop-journey = the journey has no effect
word-claim-instead = a level { $level } tile instead of a beaten one of level { $beaten }
word-lose-food = lose { $n } Food
word-lose-die = { $colour ->
        [leader] lose a die of your leader’s colour
       *[any] lose a die
    }
word-lose-leader = lose your leader
word-lose-one-of-artifact = lose an artifact
word-lose-one-of-upgrade = lose a ship upgrade
word-count-reavers = Reaver of the { $clan }
word-count-territories = tile of { $territory }
word-count-tokens = { $token ->
        [farm] Farm
        [wall] Wall
       *[tower] Tower
    }
word-count-keep-spoils = { $cards }
word-count-sea-battles = Sea Battle won
word-count-upgrades = ship upgrade
word-count-prophecies = Prophecy, this one too
word-count-artifacts = artifact
says-reaver = { $ability } Brings { $dice }. Rally: { $rally }. Promote: { $promote }.
says-artifact = { $at }: { $effect } Holds { $stores }.
says-artifact-short = { $at }: { $effect }
says-journey = Pay { $pay }, or { $suffer }.
says-journey-reward = Pay { $pay } for { $reward }, or { $suffer }.
says-journey-quiet = Nothing happens on the way.
says-prophecy = { $n } Glory at the end for each { $what }.
says-set = Worth { $values } in a set of so many.
says-tapestry = { $alone } Glory, all three kinds together { $n }.
foot-reaver = Reaver, { $clan }
foot-artifact = Artifact, { $glory } Glory at the end
foot-sea = or { $icons }
foot-village = Village Spoils
foot-keep = Keep Spoils
foot-journey = Sea Journey
foot-prophecy = Prophecy
anywhere = Anywhere

## Places and things

territory-food = Land of plenty
territory-favor = Land of the gods
territory-dice = Land of warriors
kind-tile = territory tile
kind-seat = seat { $id }
face-any = any die
face-reaver = Reaver

## What can be done

do-done = Done

## The table

phase = Round { $round } of { $rounds } · { $what }
phase-longships = { $left ->
        [one] the last longship
       *[other] { $left } longships to come
    }
phase-setup = Setting out
phase-end = The end
unit-dice = dice
words-with = and
scene-coast = Six locations
scene-free = free
scene-or-peace = or peace
scene-each-try = each try
scene-no-bonus = no bonus
scene-by-seat = By seat
scene-times = { $n ->
        [one] once
       *[other] { $n } times
    }
scene-worth = { $glory } Glory
scene-pawn = longship of { $name }
scene-round = Round { $round } of { $rounds }
scene-to-come = Longships still to come
scene-own-ship = Your longship
scene-ship-of = The longship of { $name }
scene-open-ship = See the ship
scene-no-crew = no dice
scene-start = holds the start player marker
scene-honor = holds the Honor Ship
scene-supply = Dice in the supply
scene-in-supply = { $n } { $colour }
scene-crew = { $count ->
        [one] one crew die
       *[other] { $count } crew dice
    }
scene-as = as { $face }
scene-wild = wild
scene-leads = leads the { $clan }: { $face } faces are wild
scene-wild-faces = { $face } faces are wild
scene-no-leader = No leader
scene-nothing-wild = no face is wild
scene-artifact = artifact
scene-hold = Artifacts and ship upgrades
scene-stores = holds { $face }
scene-upgrades = ship upgrades
scene-prophecies = { $count ->
        [one] 1 Prophecy
       *[other] { $count } Prophecies
    }
scene-nobody = nobody
scene-in-hand = In hand
scene-nothing-lies = No cards lie here.
scene-has-food = { $n } Food
scene-has-favor = { $n } Favor
scene-has-terror = { $n } Terror
scene-has-dice = { $n ->
        [one] one crew die
       *[other] { $n } crew dice
    }
scene-has-farm = { $n ->
        [one] 1 Farm
       *[other] { $n } Farms
    }
scene-has-wall = { $n ->
        [one] 1 Wall
       *[other] { $n } Walls
    }
scene-has-tower = { $n ->
        [one] 1 Tower
       *[other] { $n } Towers
    }
scene-has-tiles = { $n ->
        [one] 1 territory
       *[other] { $n } territories
    }
scene-has-pile = { $n ->
        [one] 1 card in the Glory pile
       *[other] { $n } cards in the Glory pile
    }
scene-has-glory = { $n } Glory
describe-card = { $card }: { $text }
describe-costs = costs { $cost }
describe-dice = dice: { $dice }
describe-offer = offer: { $offer }
describe-stack = { $stack }: defence { $defence }, or in peace for { $peace }; { $left ->
        [0] none left
        [one] one left
       *[other] { $left } left
    }
describe-deck = { $deck }, { $left ->
        [one] one card
       *[other] { $left } cards
    }
describe-stored = { $die }, on { $card }
describe-alike = { $name }, one of { $count }
describe-upgrade = { $name }, ready: { $icons }
describe-upgrade-spent = { $name }, used in this round: { $icons }
describe-slot = { $slot }: { $cards }
forecast-change = { $what } { $from } to { $to }
forecast-open = luck decides the rest
scene-chance = chance (%)

## Combat

scene-combat-sea = { $foe } in sight
scene-combat-keep = The { $foe } is pillaged
scene-combat-land = { $foe } is taken by force
scene-see-coast = See the coast
scene-see-combat = See the combat
scene-journey-was = On the way: { $journey }.
scene-dice-against = { $dice ->
        [0] A defence of { $defence }.
        [one] One combat die against a defence of { $defence }.
       *[other] { $dice } combat dice against a defence of { $defence }.
    }
step-journey = Journey
step-foe = Foe
step-card = Card
step-land = Land
step-gather = Gather
step-roll = Roll
step-favor = Favor
step-reward = Reward
step-spoils = Spoils
step-claim = Claim
scene-defence = defence
scene-tile-hidden = What the land gives shows when all tries are done.
scene-without-roll = Without a roll
scene-in-peace = In peace
scene-closed = Closed: the combat was chosen.
scene-of-swords = of { $defence ->
        [one] 1 sword
       *[other] { $defence } swords
    }
scene-short = { $n } short
scene-won = won
scene-lost = lost
scene-gathered = { $n ->
        [one] one combat die gathered
       *[other] { $n } combat dice gathered
    }
scene-gather-help = Nothing is gathered yet. Spend what is lit, then roll.
scene-nothing-gathered = nothing is gathered yet
scene-who-fights = { $name } fights.
scene-sources = What can be spent
scene-from = From
scene-again = again
scene-keep = keep
scene-throw = Throw { $n } again
scene-this-throw = This throw, by what you pick
scene-faces = faces { $faces }
scene-pick = { $successes ->
        [0] { $count ->
            [one] the blank
           *[other] the { $count } blanks
        }
        [one] { $count ->
            [one] one sword
           *[other] { $count } swords
        }
       *[other] { $count ->
            [one] a double sword
           *[other] { $count } double swords
        }
    }
scene-bar-won = won { $n } %
scene-bar-short = one short { $n }
scene-before-roll = Before the roll
scene-rolled = Rolled { $n }
scene-favor-rung = Favor { $n }: { $sum }
scene-with-all-favor = with all Favor
scene-this-favor = This throw
scene-by-itself = by itself
scene-chances = Chances
scene-now = now { $n } %
scene-if-won = If it is won
scene-if-lost = If it is lost
scene-stays-spent = All that was spent stays spent.
scene-win-land = The land is claimed.
scene-lose-sea = { $foe } stays undefeated.
scene-lose-keep = There is no second try.
scene-lose-land = The tile stays where it is; the try is used up.
scene-artifacts = Artifacts
scene-art-used = used
scene-no-artifacts = none on board

## The reckoning

scene-reckoning = Reckoning
scene-as-it-stands = As it stands
scene-one-more = One more …
scene-one-more-help = What the next thing of a kind would bring you, Prophecies counted.
scene-one-more-none = Whoever plays sees here what the next thing of a kind would bring.
scene-to-lose = Yours to lose
scene-passes = { $name } has { $has }, and passes you with { $more } more
scene-together = Together
scene-sealed-on-top = sealed parts come on top
scene-and-seals = { $count ->
        [one] and one seal
       *[other] and { $count } seals
    }
scene-all-open = all open to you
scene-unread = { $count } unread
scene-face-down = { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }
scene-most = most
scene-to-table = Back to the table
line-glory = Glory
line-terror = Terror
line-artifacts = Artifacts
line-armor = Armor
line-art = Art
line-treasure = Treasure
line-tapestries = Tapestries
line-farm = Farms
line-wall = Walls
line-tower = Towers
line-prophecies = Prophecies
line-majority = the most
thing-farm = Farm
thing-wall = Wall
thing-tower = Tower
thing-armor = Armor
thing-art = Art
thing-treasure = Treasure
thing-tapestry-a = Tapestry A
thing-tapestry-b = Tapestry B
thing-tapestry-c = Tapestry C
thing-helm = Reaver of the Helm
thing-raven = Reaver of the Raven
thing-tree = Reaver of the Tree
thing-territory-food = Land of plenty
thing-territory-favor = Land of the gods
thing-territory-dice = Land of warriors
thing-sea-battle = Sea Battle won
thing-upgrade = Ship upgrade
thing-prophecy = Prophecy
thing-terror = Terror
most-farm = Most Farms
most-wall = Most Walls
most-tower = Most Towers
foot-tile = Territory
