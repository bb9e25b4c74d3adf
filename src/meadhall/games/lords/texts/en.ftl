# Lords of Ragnarok, in English.

title = Lords of Ragnarok

## What is asked

## Buttons

## Why not

## What happened

## The saga’s headings

## How a match ends

## Names

## What cards, trays and gods do, a sentence for each of their words

## The terminal

## The map and the panels

board-label = The island round Yggdrasil
phase = Turn { $turn } · { $step }
phase-setup = Choosing colours
phase-draft = Hero Draft
phase-play = The first turn
phase-end = The end
scene-gutter = Turn, omens and what one points at
scene-turn-of = { $name }
scene-steps = The turn of { $name }, step by step
scene-end-step = End the step { $step }
scene-end-step-short = End
scene-omens = Omens
scene-omen = { $omen }: { $has } of { $needs }{ $name ->
    [''] { "" }
   *[other] , { $name }
    }
scene-omen-fallen = { $omen }: this has come to pass
scene-ragnarok = Ragnarok has begun
scene-ragnarok-turns = { $count ->
    [0] Ragnarok: the last turn
    [one] Ragnarok: one turn is left
   *[other] Ragnarok: { $count } turns are left
    }
scene-temples-left = { $count ->
    [one] 1 Temple left
   *[other] { $count } Temples left
    }
scene-temple-draft = A Blessing Draft follows
scene-lectern-idle = Point at anything to read about it.
scene-lectern-wait = Others are at it. Point at anything to read about it.
scene-attribute = { $attribute } { $value }
scene-attribute-injured = { $attribute } { $token }, injured: counts { $value }
scene-injured = injured, { $value }
scene-runes = { $count ->
    [0] No Runes
   *[other] Runes: { $list }
    }
scene-cards = { $count ->
    [one] 1 Combat card
   *[other] { $count } Combat cards
    }
scene-pool = { $count ->
    [one] 1 Army in the Pool
   *[other] { $count } Armies in the Pool
    }
scene-priests = { $count ->
    [one] 1 Priest
   *[other] { $count } Priests
    }
scene-ways = { $name }: the ways to win
scene-way-jarl = Great Jarl: { $has } of { $needs } Lands
scene-way-gothi = Great Gothi: { $has } of { $needs } Temples
scene-way-slayer = Slayer: { $has } of { $needs } Monsters slain, then Loki: { $boss } of { $all } Wounds
scene-winning = Could win next turn: { $way }
scene-winning-who = { $name } could win: { $way }
scene-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
    }
scene-no-cards = No Combat cards
scene-tray = Before you: Hero, Artifacts, Blessings
scene-piles = Decks and discards
scene-back = Back
scene-deck = { $left } to draw, { $discards } discarded
scene-none-discarded = Nothing is discarded.
scene-choosing = { $name } chooses
scene-waits = { $name } waits
scene-yours = { $count ->
    [0] Kept: nothing yet
   *[other] Kept: { $count }
    }
scene-draft-hero = Choose your Hero
    .help = Only you see these tiles. The other one goes back.
scene-draft-origin = Choose your Origin
    .help = Its bonus comes at once. Whoever keeps Odinsson takes the first turn.
scene-draft-blessing = Blessing Draft
    .help = The Blessings lie open. Everybody takes one in turn.
scene-you-have = { $count ->
    [0] you have none
   *[other] you have { $count }
    }
scene-mini = The whole island; tap to go there
scene-to-hero = To the Hero
scene-whole-map = The whole map
scene-wheel = The wheel
scene-wheel-free = free
scene-lands = Lands
scene-land = { $land } { $has } of { $of }
scene-alliances = Alliances
scene-slain = Slain
scene-slayers = { $count ->
    [one] 1 Slayer token
   *[other] { $count } Slayer tokens
    }
scene-none = none
scene-exhausted = exhausted
unit-cards = Combat cards
unit-priests = Priests
unit-pool = Armies in the Pool
unit-regions = Regions
forecast-change = { $what } { $from } to { $to }
forecast-open = then it is open
forecast-end = the match ends
says-combat = Battle: { $battle } Hunt: { $hunt }
says-value-only = Its value alone.
says-symbol-only = It covers a { $symbol }.
says-event = A Monster of { $place } may be placed here. Monsters of { $activate } act{ $boss ->
    [true] , and so does Loki.
   *[other] .
    }
foot-combat = { $n ->
    [0] Combat card
    [one] Combat card · 1 Casualty symbol
   *[other] Combat card · { $n } Casualty symbols
    }
foot-attack = Weak Spot { $spot } · draw { $draw }
foot-blessing = Blessing
foot-hero = Hero
foot-origin = Origin
foot-event = Event
foot-artifact = Artifact
describe-you = you
describe-hero = Hero
describe-army = Army of { $value }
describe-armies = { $count ->
    [one] Army of { $values }
   *[other] Armies of { $values }
    }
describe-party = { $name }: { $pieces }
describe-bound = { $foe }, bound by { $name }
describe-people = population { $n }
describe-controlled = { $name ->
    [you] yours
   *[other] controlled by { $name }
    }
describe-forge = Forge with a Rune: { $rune }
describe-forge-empty = Forge of { $rune }, empty
describe-monument-here = Monument of { $god }
describe-drakkars = { $count ->
    [one] Drakkar of { $names }
   *[other] Drakkars of { $names }
    }
describe-realm = { $rune }, beside { $action }
describe-allies = allied: { $names }
describe-no-allies = nobody is allied
describe-markers = markers of { $names }
describe-covers = { $name ->
    [you] your marker is covered: you gain a Rune
   *[other] covers { $name }, who gains a Rune
    }
describe-bonus-for = Realm bonus for { $names }
describe-level = level { $level } of 3
describe-raises = a Priest raises { $attribute }
describe-priests = Priests of { $names }
describe-artifact = Artifact: { $artifact }
describe-slain = slain
describe-asleep = not on the map
describe-in = in { $place }
describe-of = { $name ->
    [you] yours
   *[other] of { $name }
    }
describe-ring = bound by { $name }
describe-wounds = { $n } of { $of } Wounds
describe-attack = attack: { $text }
describe-special = in a Hunt: { $text }
describe-value = at { $value }
describe-injured = { $token }, injured: counts { $value }

## The hunt

scene-hunt = The Hunt of { $foe }
scene-see-map = See the map
scene-see-hunt = See the Hunt
scene-hunt-now = What is happening
scene-hunt-round = Monster round { $n }
scene-hunt-round-begin = Before the Hunt
scene-hunt-round-hero = Round { $n }
scene-hunt-round-over = The Hunt is over
scene-hunt-step-deck = Deck
scene-hunt-step-attack = Attack
scene-hunt-step-defend = Defend
scene-hunt-step-effect = Effect
scene-hunt-step-draw = Draw
scene-hunt-step-weak-spot = Weak Spot
scene-hunt-step-redraw = It draws
scene-hunt-step-hero = Hero round
scene-hunt-tray = The tray of { $foe }
scene-hunt-neutral = neutral, in { $region }
scene-hunt-bound = bound by { $name }, in { $region }
scene-hunt-boss = the Boss, in { $region }
scene-hunt-side = { $name } plays its side
scene-hunt-special = Special Attack
scene-hunt-prize = is yours after the Hunt once all slots without a Reward are covered: { $has } of { $of } are.
scene-hunt-no-prize = Its Artifact is with somebody already.
scene-hunt-boss-slots = A Wound needs both symbols of a slot. What is dealt here stays only if he falls.
scene-hunt-slot-open = { $weapons } slot, { $near ->
    [true] within reach
   *[false] open
}
scene-hunt-slot-done = { $weapons } slot, covered by { $name }
scene-reward-realm = Realm
scene-reward-priest = Priest
scene-reward-army = Army
scene-reward-rune = Rune
scene-reward-none = for the Artifact
scene-hunt-attack-facts = Rage { $rage }, Weak Spot { $spot }
scene-hunt-shields = Shields ward it
scene-hunt-no-shields = Shields do not ward it
scene-hunt-draws = it draws { $n }
scene-hunt-ward = Ward the blow
scene-hunt-spot = Weak Spot
scene-hunt-of = of { $n }
scene-hunt-rage = Rage { $printed } to be reached with cards.
scene-hunt-rage-changed = Rage { $printed }, { $sign ->
    [less] less
   *[more] and
} { $by } { $sign ->
    [less] { "" }
   *[more] more
} by what came before.
scene-hunt-shield-holds = A Shield wards it by itself.
scene-hunt-spot-sum = Cards { $cards }, Wisdom { $wisdom }. Reach it and draw 1 more.
scene-hunt-ways = The ways compared
scene-hunt-way-play = You play
scene-hunt-way-then = then
scene-hunt-way-draw = you draw
scene-hunt-way-reach = open slots in reach
scene-hunt-way-sums = ward { $ward }, spot { $spot }
scene-hunt-nothing = Nothing more
scene-hunt-then-both = Warded, and the Weak Spot is found.
scene-hunt-then-wards = Warded.
scene-hunt-then-finds = Not warded: { $short } short. But the Weak Spot is found.
scene-hunt-then-short = Not warded yet: { $short } short.
scene-hunt-then-finds-blow = { $blow } The Weak Spot is found all the same.
scene-hunt-then-short-blow = { $blow }
scene-hunt-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
scene-hunt-reached = { $n } of { $of }
scene-hunt-holds = { $name } has warded this attack. More cards count for the Weak Spot.
scene-hunt-open = Unless { $name } wards it: { $blow }
scene-hunt-begins = Before the first round comes what begins with a Hunt. Then you draw as many cards as your Might, and the Monster’s side two attacks.
scene-hunt-begins-other = { $name } prepares. Then come as many cards as Might, and two attacks for the Monster’s side.
scene-hunt-choose = Choose the attack; the others of its hand are laid away.
scene-hunt-chooses = { $name } chooses the attack out of { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
scene-hunt-choices = What else can be chosen
scene-hunt-left = { $n ->
    [one] Wound left
   *[other] Wounds left
}
scene-hunt-dealt = { $n } dealt in this round.
scene-hunt-most-cards = { $n ->
    [one] at most 1 card
   *[other] at most { $n } cards
}
scene-hunt-most-wounds = { $n ->
    [one] at most 1 Wound
   *[other] at most { $n } Wounds
}
scene-hunt-slot = Slot { $n }
scene-hunt-covered = Covered by { $name }.
scene-hunt-pays-realm = Reward: an Alliance with any Realm
scene-hunt-pays-priest = Reward: 1 Priest
scene-hunt-pays-army = Reward: an own Army rises by 1
scene-hunt-pays-rune = Reward: 1 Rune of any type
scene-hunt-pays-none = No Reward; it counts for the Artifact
scene-hunt-pays-boss = Both symbols at once, no Reward
scene-hunt-serves = It is served by
scene-hunt-none-serves = No card of your hand serves it.
scene-hunt-aim = Point at a slot: what serves it and what it pays stands here.
scene-hunt-aims = { $name } aims.
scene-hunt-done-goes-on = If you are done, the next Monster round begins.
scene-hunt-done-fails = If you are done without a Wound in this round, the Hunt has failed.
scene-hunt-token = { $attribute } { $n }
scene-hunt-injured = injured
scene-hunt-spent = exhausted
scene-hunt-wounds = { $n ->
    [one] Wound
   *[other] Wounds
}
scene-hunt-injuries = { $n ->
    [one] Injury
   *[other] Injuries
}
scene-hunt-danger = An Injury on top of three ends the Hunt.
scene-hunt-hand = Your hand
scene-hunt-played = played to defend
scene-hunt-serving = played for a Wound
scene-hunt-use-ward = ward { $n }
scene-hunt-use-both = wards: { $n }, spot
scene-hunt-use-wards = wards: { $n }
scene-hunt-use-finds = { $n }, spot
scene-hunt-use-short = only { $n }
scene-hunt-use-slots = { $n ->
    [0] no slot
    [one] 1 slot
   *[other] { $n } slots
}
scene-hunt-use-shield = no Wound
scene-hunt-copies = { $n } of them
scene-hunt-no-cards = The hand is empty.
scene-hunt-no-attacks = No attack in hand.
scene-hunt-their-hand = { $name }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
scene-hunt-note-title = Ward or wound
scene-hunt-note = A card serves once. What wards now deals no Wound in the Hero round. Blue rims: your hand reaches them.
scene-hunt-deck = { $n ->
    [one] attack card left
   *[other] attack cards left
}
scene-hunt-its-hand = in its hand
scene-hunt-slain = { $foe } is slain
scene-hunt-slain-text = All slots are covered, and { $name } takes the miniature.
scene-hunt-failed = The Hunt has failed
scene-hunt-failed-text = { $foe } lives, and { $name } takes an Injury. Wounds on a Monster stay.
scene-hunt-hold-slain = { $name } has slain { $foe }
scene-hunt-hold-slain-help = Look at the tray as long as you like.
scene-hunt-hold-failed = { $foe } has escaped { $name }
scene-hunt-hold-failed-help = An Injury follows; what was gained stays.
scene-hunt-forecast = { $then } You draw { $draws ->
    [one] 1 card
   *[other] { $draws } cards
}; { $reach } of { $of } open slots stay in reach.

## The battle

scene-fight = The Battle for { $region }
scene-see-battle = See the Battle
scene-fight-why = { $name } attacks, { $other } defends.
scene-fight-why-from = { $name } marches in from { $from }. { $other } defends.
scene-fight-step-cards = Cards
scene-fight-step-values = Values
scene-fight-step-loser = The loser bleeds
scene-fight-step-withdrawal = Withdrawal
scene-fight-step-winner = The winner bleeds
scene-fight-step-control = Control
scene-fight-will-cards = in turns, the defender first
scene-fight-will-values = the higher one wins, a tie the defender
scene-fight-will-loser = 1 for each Army, and the symbols
scene-fight-will-withdrawal = to one own Region next to it
scene-fight-will-winner = 1 for each symbol played
scene-fight-will-control = with an Army left that is strong enough
scene-fight-kept-cards = { $a } and { $d }, { $passed ->
    [0] nobody has passed
    [1] one has passed
   *[2] both have passed
}
scene-fight-kept-values = { $a } against { $d }, { $name } wins
scene-fight-kept-casualties = { $taken } of { $due } taken
scene-fight-kept-went = what is left goes to { $to }
scene-fight-kept-nobody = nobody of { $name } is left there
scene-fight-kept-control = { $name } takes the Region
scene-fight-kept-same = nothing changes hands
scene-fight-attacker = attacker
scene-fight-defender = defender
scene-fight-you = you
scene-fight-army = Army
scene-fight-army-of = Army of { $n }
scene-fight-sum = The sum
scene-fight-winner = wins
scene-fight-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
scene-fight-passed = passed
scene-fight-symbols = Symbols played: { $n } of at most { $armies }
scene-fight-no-casualties = no Casualties
scene-fight-loses = For losing and for symbols: { $taken } of { $due } taken
scene-fight-bleeds = 1 for each symbol played: { $taken } of { $due } taken
scene-fight-killed = killed
scene-fight-would-be = would be { $n }
scene-fight-would-die = would be killed
scene-fight-lives = lives, to { $to }
scene-fight-due = { $n ->
    [one] 1 to take
   *[other] { $n } to take
}
scene-fight-whole = unharmed
scene-fight-now = now { $n }
scene-fight-map = { $region } and what lies next to it
scene-fight-map-short = Map
scene-fight-went = { $name } withdraws to { $to }.
scene-fight-refuge = { $name } withdraws to { $to }.
scene-fight-no-refuge = No own Region lies next to it: what { $name } has left there is killed.
scene-fight-no-refuge-own = No Region of yours lies next to it: what you have left there is killed.
scene-fight-trapped = No way out for { $name }: whoever loses without an own Region next to it loses the Armies.
scene-fight-retreat = { $name } could withdraw to { $to }.
scene-fight-hand = Your hand
scene-fight-no-cards = You have no card left.
scene-fight-barred = too many symbols
scene-fight-choices = What else can be chosen
scene-fight-then = Then
scene-fight-then-open = The higher value wins { $region }, a tie goes to the defender.
scene-fight-then-if = { $name } takes { $region } if the Armies left there are strong enough.
scene-fight-then-taken = { $name } has { $region } now.
scene-fight-then-kept = { $name } keeps { $region }.
scene-fight-then-same = { $region } stays whose it was.
scene-fight-then-temple = Its Temple goes with it.
scene-fight-then-cards = { $n ->
    [one] The card goes to the discards.
   *[other] All { $n } cards go to the discards.
}
scene-fight-hold = { $name } wins the Battle for { $region }
scene-fight-hold-none = The Battle for { $region } is dropped
scene-fight-hold-help = Read the sums as long as you like.
