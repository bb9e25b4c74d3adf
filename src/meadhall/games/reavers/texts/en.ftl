# Reavers of Midgard, in English.

title = Reavers of Midgard

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
word-count-reavers = Reaver of the clan { $clan }
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
foot-reaver = Reaver, clan { $clan }
foot-artifact = Artifact, { $glory } Glory at the end
foot-sea = or { $icons }
foot-village = Village Spoils
foot-keep = Keep Spoils
foot-journey = Sea Journey
foot-prophecy = Prophecy
anywhere = Anywhere

## Places and things

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
trade-favor = Favor
trade-food = Food
trade-dice = Dice
trade-prophecy = Prophecy
slot-sea = At sea
slot-village = In the villages
slot-keep = In the keeps
slot-territory = In the land
deck-village-spoils = Village Spoils deck
deck-keep-spoils = Keep Spoils deck
deck-sea-journey = Sea Journey deck
deck-sea-battle = Sea Battle deck
deck-reaver = Reaver deck
deck-prophecy = Prophecy deck
offer-recruit-reavers = two Reavers of the offer
offer-raid-villages = a pair of Village Spoils
offer-raid-keeps = a pair of Keep Spoils
offer-battle-at-sea = a Sea Battle of the offer
offer-trade-with-villages = a Prophecy of the offer
clan-helm = Helm
clan-raven = Raven
clan-tree = Tree
territory-food = Land of plenty
territory-favor = Land of the gods
territory-dice = Land of warriors
stack-food-1 = Land of plenty 1
stack-food-2 = Land of plenty 2
stack-food-3 = Land of plenty 3
stack-favor-1 = Land of the gods 1
stack-favor-2 = Land of the gods 2
stack-favor-3 = Land of the gods 3
stack-dice-1 = Land of warriors 1
stack-dice-2 = Land of warriors 2
stack-dice-3 = Land of warriors 3
kind-tile = territory tile
kind-seat = seat { $id }
upgrade-chest = Sea chests
    .spent = Sea chests, used
upgrade-shield = Row of shields
    .spent = Row of shields, used
upgrade-ship-hammer = Ram
    .spent = Ram, used
colour-red = red
colour-blue = blue
colour-yellow = yellow
face-helm = Helm
face-raven = Raven
face-tree = Tree
face-hammer = Hammer
face-double-hammer = Double Hammer
face-shield = Shield
face-chest = Chest
face-ship = Ship
face-any = any die
face-reaver = Reaver
die-red = red die
    .helm = red die, Helm
    .hammer = red die, Hammer
    .double-hammer = red die, Double Hammer
    .shield = red die, Shield
    .chest = red die, Chest
    .ship = red die, Ship
die-blue = blue die
    .raven = blue die, Raven
    .hammer = blue die, Hammer
    .double-hammer = blue die, Double Hammer
    .shield = blue die, Shield
    .chest = blue die, Chest
    .ship = blue die, Ship
die-yellow = yellow die
    .tree = yellow die, Tree
    .hammer = yellow die, Hammer
    .double-hammer = yellow die, Double Hammer
    .shield = yellow die, Shield
    .chest = yellow die, Chest
    .ship = yellow die, Ship
die-art-andvarinaut = the die on Andvarinaut
die-art-bodn = the die on Bodn
die-art-brisingamen = the die on Brisingamen
die-art-dainsleif = the die on Dainsleif
die-art-draupnir = the die on Draupnir
die-art-eldrihmnr = the die on Eldrihmnr
die-art-fragment-of-mjolnir = the die on Fragment of Mjölnir
die-art-friggs-chalice = the die on Frigg's Chalice
die-art-harp-of-the-ljosalfar = the die on Harp of the Ljósálfar
die-art-hringhorni = the die on Hringhorni
die-art-jarnglofar = the die on Járnglófar
die-art-laevateinn = the die on Laevateinn
die-art-sacred-ash-stave = the die on Sacred Ash Stave
die-art-skidbladnir = the die on Skidbladnir
combat-0 = blank combat die
combat-1 = combat die, one sword
combat-2 = combat die, two swords

## Cards

card-reaver-axe-chief = Axe Chief
card-reaver-fanatic = Fanatic
card-reaver-favored-soul = Favored Soul
card-reaver-flame-bringer = Flame Bringer
card-reaver-lithsman = Lithsman
card-reaver-pillager = Pillager
card-reaver-grizzled-warrior = Grizzled Warrior
card-reaver-huskarl = Huskarl
card-reaver-freeman = Freeman
card-reaver-scavenger = Scavenger
card-reaver-seasoned-hunter = Seasoned Hunter
card-reaver-spear-chief = Spear Chief
card-reaver-hirromenn = Hirromenn
card-reaver-keeper-of-sagas = Keeper of Sagas
card-reaver-revered-seer = Revered Seer
card-reaver-scout = Scout
card-reaver-spakona = Spakona
card-reaver-sword-chief = Sword Chief
card-village-farm = Farm
card-village-wall = Village Wall
card-village-bundle-of-swords = Bundle of Swords
card-village-bows-and-arrows = Bows and Arrows
card-village-axes-and-spears = Axes and Spears
card-village-runic-carvings = Runic Carvings
card-village-ship-upgrade-chest = Ship Upgrade
card-village-ship-upgrade-shield = Ship Upgrade
card-village-ship-upgrade-ship-hammer = Ship Upgrade
card-art-andvarinaut = Andvarinaut
card-art-bodn = Bodn
card-art-brisingamen = Brisingamen
card-art-dainsleif = Dainsleif
card-art-draupnir = Draupnir
card-art-eldrihmnr = Eldrihmnr
card-art-fragment-of-mjolnir = Fragment of Mjölnir
card-art-friggs-chalice = Frigg’s Chalice
card-art-harp-of-the-ljosalfar = Harp of the Ljósálfar
card-art-hringhorni = Hringhorni
card-art-jarnglofar = Járnglófar
card-art-laevateinn = Laevateinn
card-art-sacred-ash-stave = Sacred Ash Stave
card-art-skidbladnir = Skidbladnir
card-keep-armor = Armor
card-keep-art = Art
card-keep-treasure = Treasure
card-keep-tapestry-a = Tapestry
card-keep-tapestry-b = Tapestry
card-keep-tapestry-c = Tapestry
card-keep-wall = Keep Wall
card-keep-tower-blue-yellow = Tower
card-keep-tower-red-yellow = Tower
card-keep-tower-red-blue = Tower
card-journey-all-quiet = All Quiet
card-journey-draugr-ambush = Draugr Ambush
card-journey-kraken = Kraken!!!
card-journey-rough-seas = Rough Seas
card-journey-spoiled-food = Spoiled Food
card-journey-starvation = Starvation
card-journey-viking-raiders = Viking Raiders
card-sea-cargo-ship = Cargo Ship
card-sea-draugr-raiders = Draugr Raiders
card-sea-wherry = Wherry
card-sea-knarr = Knarr
card-sea-infamous-outcasts = Infamous Outcasts
card-sea-longship = Longship
card-sea-lyngbakr = Lyngbakr
card-sea-spawn-of-jormungandr = Spawn of Jormungandr
card-prophecy-berserkers-glory = Berserker’s Glory
card-prophecy-champion-of-the-sea = Champion of the Sea
card-prophecy-feast-of-the-gods = Feast of the Gods
card-prophecy-juggernaut = Juggernaut
card-prophecy-lord-slayer = Lord Slayer
card-prophecy-odins-prophet = Odin’s Prophet
card-prophecy-odins-warrior = Odin’s Warrior
card-prophecy-pillager = Pillager
card-prophecy-proud-conquerors = Proud Conquerors
card-prophecy-refined-taste = Refined Taste
card-prophecy-sailors-reward = Sailor’s Reward
card-prophecy-seidrs-chosen = Seidr’s Chosen
card-prophecy-shaman-of-the-world = Shaman of the World
card-prophecy-stolen-armor = Stolen Armor
card-prophecy-treasure-hunter = Treasure Hunter
card-prophecy-valhallas-champion = Valhalla’s Champion
card-prophecy-vanquisher = Vanquisher

## What can be done

verb-use = Use { $ref }
verb-store = Store { $ref }
verb-unstore = Take back { $ref }
verb-return = Give back { $ref }
do-act = Act
do-rest = Rest
do-use = Use it
do-skip = Leave it
do-pay = Pay
do-suffer = Suffer it
do-combination = Pay the combination
do-combat = Fight
do-give-up = Give up
do-force = By force
do-peace = In peace
do-stop = Stop here
do-roll = Roll
do-reroll = Throw again for 1 Favor
do-accept = Accept defeat
do-rally = Rally
do-specialize = Specialize
do-promote = Promote
do-pillage = Pillage
do-leave = Leave it
do-exchange = Exchange
do-decline = Leave it
do-food = Food
do-die = A die
do-dice = Dice
do-glory = Glory
do-give-terror = Pass Terror on
do-upgrade = Ship upgrade
do-done = Done

## What is asked

ask-location-choice = Where does your longship sail?
    .help = Everybody acts there or rests, you first.
    .wait = { $name } chooses a location.
    .answer = Sail to { $ref }
ask-act-or-rest = Do you act or rest?
    .help = Acting costs what stands on the banner; resting gives Food or a die.
    .wait = { $name } acts or rests.
ask-payment-source = { $item ->
        [hammer] What pays for the Hammer?
        [shield] What pays for the Shield?
        [chest] What pays for the Chest?
        [ship] What pays for the Ship?
        [reaver] Which Reaver do you give up?
       *[other] Which die do you pay with?
    }
    .help = A die, a stored die or a ready ship upgrade. Your leader’s faces are wild.
    .wait = { $name } pays.
    .answer = Pay with { $ref }
ask-combat-source = What do you throw into the fight?
    .help = Hammers, wild dice, the Ram and some artifacts give combat dice. Then roll.
    .wait = { $name } gathers combat dice.
    .answer = Spend { $ref }
ask-favor-reroll = Throw some dice again?
    .help = 1 Favor throws as many dice as you pick. Point at a die to pick or keep it.
    .wait = { $name } may throw again.
ask-reroll-die = Which dice are thrown again?
    .help = Pick one after the other, then roll.
    .wait = { $name } picks dice.
    .answer = Throw { $ref } again
ask-subdue-target = Which land do you try?
    .help = By force against its defence, or in peace for its price.
    .wait = { $name } chooses a land.
    .answer = Try { $ref }
ask-specialist-use = Does { $card } act?
    .help = It costs what stands on the card.
    .wait = { $name } decides about a specialist.
ask-recruit-source = Which two Reavers do you take?
    .help = A face-up stack, or the top two of the deck unseen.
    .wait = { $name } recruits.
    .answer = Take { $ref }
ask-reaver-use = What becomes of { $card }?
    .help = Rally brings dice, specialize puts it to work, promote makes it your leader.
    .wait = { $name } puts a Reaver to use.
ask-specialize-slot = Where does { $card } serve?
    .help = A slot has room for three.
    .wait = { $name } chooses a slot.
    .answer = Serve { $ref }
ask-promote-spoils-deck = From which deck comes the spoil?
    .help = It is resolved at once.
    .wait = { $name } chooses a deck.
    .answer = { $ref }
ask-trade-reward = What do the villages give?
    .help = Every repeat gives one thing.
    .wait = { $name } trades.
    .answer = Take { $ref }
ask-trade-die = Which die do you take?
    .help = As it lies there.
    .wait = { $name } takes dice.
    .answer = Take the { $ref }
ask-prophecy-source = Which Prophecy do you take?
    .help = One that lies open, or the top of the deck.
    .wait = { $name } takes a Prophecy.
    .answer = Take { $ref }
ask-journey-answer = How do you meet the journey?
    .help = Pay what the card asks, or suffer what it says.
    .wait = { $name } meets the journey.
ask-sea-battle-target = Whom do you fight?
    .help = One that lies open, or the top of the deck.
    .wait = { $name } chooses a foe.
    .answer = Fight { $ref }
ask-sea-battle-method = How do you fight?
    .help = Pay the whole combination, or roll combat dice against the defence.
    .wait = { $name } chooses how to fight.
ask-village-source = Which spoils do you take?
    .help = A pair that lies open, or the top two of the deck.
    .wait = { $name } raids villages.
    .answer = Take { $ref }
ask-keep-source = Which spoils do you take?
    .help = A pair that lies open, or the top two of the deck.
    .wait = { $name } raids keeps.
    .answer = Take { $ref }
ask-subdue-method = By force or in peace?
    .help = By force against the defence, in peace for the price.
    .wait = { $name } chooses how.
ask-tile-order = Which land gives first?
    .help = Each gives its reward once.
    .wait = { $name } takes the rewards.
    .answer = First { $ref }
ask-rest-gain = What do you rest for?
    .help = Food, or a die on a face of your choice.
    .wait = { $name } rests.
ask-card-order = Which card comes next?
    .help = Gained cards are resolved one after the other.
    .wait = { $name } resolves cards.
    .answer = Resolve { $ref }
ask-kept-card = Which card do you keep?
    .help = The other goes to the bottom of its deck.
    .wait = { $name } keeps a card.
    .answer = Keep { $ref }
ask-pillage = Do you pillage?
    .help = The right part of the card, with all that comes with it.
    .wait = { $name } may pillage.
ask-hunter-extra = A die for more Food?
    .help = Only if you like.
    .wait = { $name } may exchange a die.
ask-craft-choice = Dice or Glory?
    .help = Exactly one of both.
    .wait = { $name } chooses.
ask-runic-choice = Pass Terror on, or carve your Glory?
    .help = Exactly one of both.
    .wait = { $name } chooses.
ask-terror-target = Who gets the Terror?
    .help = Another player of your choice.
    .wait = { $name } passes Terror on.
    .answer = { $ref }
ask-upgrade-choice = The ship upgrade or Glory?
    .help = Exactly one of both.
    .wait = { $name } chooses.
ask-artifact-overflow = Which artifact goes?
    .help = A board has room for four; the fifth sends one to the Glory pile.
    .wait = { $name } gives up an artifact.
    .answer = Give up { $ref }
ask-store-target = On which artifact?
    .help = Each holds one die that shows what it asks for.
    .wait = { $name } stores a die.
    .answer = On { $ref }
ask-turn-end = Anything else?
    .help = Artifacts may still be used and dice moved.
    .wait = { $name } ends the turn.
ask-brisingamen-discard = Which Prophecy do you give up?
    .help = All see it.
    .wait = { $name } gives up a Prophecy.
    .answer = Give up { $ref }
ask-recruit-artifact-target = Which Reaver is meant?
    .help = One gained in this activation.
    .wait = { $name } chooses a Reaver.
    .answer = { $ref }
ask-laevateinn-use = A better land instead?
    .help = Laevateinn claims one of level 3 of the same kind.
    .wait = { $name } may use Laevateinn.
ask-journey-loss = What do you lose?
    .help = One of what is lit.
    .wait = { $name } loses something.
    .answer = Lose { $ref }
ask-die-colour = Which colour?
    .help = Of what the supply has.
    .wait = { $name } chooses a colour.
    .answer = A { $ref } die
ask-die-face = Which face?
    .help = The die is set, not rolled.
    .wait = { $name } sets a die.
    .answer = Set { $ref }
ask-overflow-return = Which die goes back?
    .help = A ship has room for ten.
    .wait = { $name } gives dice back.
    .answer = { $ref }

## The table

phase = Round { $round } of { $rounds } · { $what }
phase-longships = { $left ->
        [one] the last longship
       *[other] { $left } longships to come
    }
phase-setup = Setting out
phase-end = The end
unit-glory = Glory
unit-food = Food
unit-favor = Favor
unit-terror = Terror
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
scene-leads = leads the { $clan } clan: { $face } faces are wild
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
scene-gathered = { $n ->
        [one] one combat die gathered
       *[other] { $n } combat dice gathered
    }
scene-gather-help = Nothing is gathered yet. Spend what is lit, then roll.
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
thing-tapestry = Tapestry
thing-prophecy = Prophecy
thing-artifact = Artifact
thing-terror = Terror
most-farm = Most Farms
most-wall = Most Walls
most-tower = Most Towers
foot-tile = Territory
ending-rounds = Six rounds are over.
