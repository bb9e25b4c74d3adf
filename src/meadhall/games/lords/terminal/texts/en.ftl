# Lords of Ragnarok in the terminal, in English.

## Parts and places

part-hand = board
    .title = Your board and your hand, with all that they say
key-parts = F2 to F6 open a part in full, again or Esc closes it; F7 changes the pace. Typed, they are map, board, seats, saga, why and pace.
plain-hello = { $title }. Type a name or a number from the list and press Enter. Also: map, board, seats, why, rules, saga, list, undo, quit.
lr-phase-setup = before the draft
lr-phase-draft = the Hero Draft
lr-phase-end = the saga is told
lr-status = turn { $n }, { $step }
lr-turn = turn { $n }
lr-legend = The initial of a Hero stands for its player: R4 is an Army of 4, x2 means two that are alike, RH (or R Hero) the Hero itself. A number before a name stands for what may be chosen, > for what is chosen. Behind a Region stand the people of a neutral one and the letter of who holds it, a point for nobody; T is a Temple, Od1 Odin’s Monument on level 1. A letter in brackets behind a Monster has its ring, 2/8 are its Wounds. On the wheel the last letter lies on top. An exclamation mark at an Attribute is an Injury, at a way to win a warning.

## Regions

lr-column-name = Region
lr-column-land = Land
lr-column-people = people
lr-column-symbols = symbols
lr-column-pieces = held by, pieces there
lr-holders = { $list } of { $of }
lr-settlement = settlement
lr-shrine = shrine
lr-temple = Temple
lr-forge = forge
lr-forge-of = { $lying ->
    [yes] forge { $rune }
   *[no] forge ({ $rune })
}
lr-hero = Hero
lr-hero-of = { $hero } ({ $name })
lr-army = Army
lr-army-in = { $sign }{ $value } in { $region }
lr-verb-control = bind
lr-verb-activate = rouse
lr-verb-wound = wound
lr-nobodys = nobody’s, people { $n }
lr-whose = of { $name }
lr-yours = yours
lr-say-armies = Armies of { $name }: { $list }

## What lies around

lr-wheel = Wheel
lr-realms = Realms
lr-seas = Drakkars
lr-monuments = Monuments
lr-requisites = Requisites
lr-supply = Supply
lr-temples-left = Temples { $n }
lr-fallen = met
lr-none = Nothing yet.
lr-monument-note = level { $level }, { $n ->
    [0] no Priest
    [one] one Priest
   *[other] { $n } Priests
}
lr-say-best = The best has { $has } of { $needs }.
lr-could-win = { $name } could win next turn: { $way }
lr-ragnarok = { $n ->
    [0] Ragnarok: the last turn
    [one] Ragnarok: one more turn
   *[other] Ragnarok: { $n } more turns
}
lr-rune-note = { $n } in the Supply
lr-covers = covers { $name }, for a Rune
lr-wakes = wakes { $realm } for { $names }
lr-wakes-nobody = wakes { $realm } for nobody
lr-clears = then clears the wheel
lr-also = Also
lr-lying = To choose from:

## The own board

lr-you = You
lr-blessings = Powers
lr-hand = Hand { $n }
lr-injured = injured
lr-exhausted = exhausted
lr-priests = Priests { $n }
lr-pool = Armies to recruit { $n }
lr-runes = Runes
lr-cards = cards { $n }
lr-regions = { $n ->
    [one] 1 Region
   *[other] { $n } Regions
}
lr-around = Yggdrasil { $n }
lr-allied = Allied with
lr-way-jarl = Lands { $has }/{ $needs }
lr-way-gothi = Temples { $has }/{ $needs }
lr-way-slayer = slain { $has }/{ $needs }
lr-say-no-hero = No Hero yet.
lr-card-worth = { $n ->
    [0] { $value } { $symbol }
   *[other] { $value } { $symbol }, −{ $n }
}
lr-use-adds = adds { $n }
lr-use-wards = wards
lr-use-spot = Weak Spot
lr-use-slots = for { $list }
lr-use-any = for any slot
lr-slot = { $what }, slot { $n }

## A Battle

lr-battle-for = Battle for { $region }
lr-battle-step-before = before
lr-battle-step-cards = cards
lr-battle-step-values = values
lr-battle-step-loser = the loser’s Casualties
lr-battle-step-withdrawal = withdrawal
lr-battle-step-winner = the winner’s Casualties
lr-battle-step-control = control
lr-attacks = attacks
lr-defends = defends
lr-wins = wins
lr-loses = loses
lr-from = from
lr-total = Battle value
lr-part-support = Support
lr-part-temple = Temple
lr-part-tucked = Tucked cards
lr-battle-deck = Battle deck { $n }
lr-wins-tie = wins a tie
lr-passed = has passed
lr-symbols = { $n ->
    [one] one Casualty symbol
   *[other] { $n } Casualty symbols
}
lr-casualties = Casualties taken { $taken } of { $due }
lr-refuge = refuge
lr-no-refuge = none: killed
lr-routed = no way out: what was left is killed
lr-say-wins = { $name } wins the Battle.

## A Hunt

lr-hunts = { $name } hunts { $foe }, round { $round }
lr-hunt-step-begin = beginning
lr-hunt-step-attack = attack
lr-hunt-step-defend = defence
lr-hunt-step-effect = effect
lr-hunt-step-weak-spot = Weak Spot
lr-hunt-step-redraw = new attacks
lr-hunt-step-hero = Hero round
lr-hunt-step-over = over
lr-wounds = Wounds { $n }/{ $of }
lr-say-open = Open slots: { $list }.
lr-attack = Attack
lr-attack-facts = Rage { $rage }, Weak Spot { $spot }, draws { $draw }
lr-rage-change = the next attack has { $n } Rage
lr-ward = Defence
    .stands = { $n } against Rage { $needs }
lr-spot = Weak Spot
    .stands = { $n } of { $needs } with Wisdom
lr-by-shield = by the Shield
lr-defence = played
lr-serving = for the slot
lr-side = Its side
lr-monsters-side = { $name } plays it, { $n ->
    [one] one attack
   *[other] { $n } attacks
} in hand, { $left } in the deck
lr-most-cards = at most { $n ->
    [one] one card
   *[other] { $n } cards
} in the next Hero round
lr-most-wounds = at most { $n ->
    [one] one Wound
   *[other] { $n } Wounds
} in the next Hero round
lr-brought = Brought
lr-ends-slain = slain!
lr-ends-failed = the Hunt has failed

## Followers of Surtur

lr-legend-followers = In a Follower’s turn letters stand for what it chooses among, A> for what it takes; ash is a Desolation token, “2 in 6” the chance that Surtur’s die selects a card. In the Why 2 <= 3 + 1 compares the difficulty with Army and tucked cards; against people cards are added, and it must be lower.
lr-die = die { $n }
lr-limited-runes = Runes { $n }/{ $most }
lr-limited-cards = cards { $n }/{ $most }
lr-tucked = tucked { $n }
lr-hero-alone = the Hero of { $name }
lr-ash = ash
lr-neutral = nobody’s
lr-yes = yes
lr-no = no
lr-paid = paid
lr-not-paid = unpaid
lr-left-out = left out
lr-then = then { $action }
lr-ties-min = ties min
lr-ties-max = ties max
lr-no-bonus = no bonus
lr-after-remove = leaves the game after
lr-after-shuffle-back = back into the deck after
lr-action-deck = Action deck { $n }, out of the game { $gone }.
lr-ashes = { $n ->
    [0] No token of { $most } on the map.
   *[other] { $n } of { $most } on the map: { $where }.
}
lr-ashes-short = { $n ->
    [0] no token of { $most } on the map
   *[other] { $n } of { $most }, an Army of { $needs } lifts one
}
lr-steps-done = { $n ->
    [one] 1 done
   *[other] 1–{ $n } done
}
lr-challenges = Challenges
lr-no-challenges = No challenge
lr-difficulty = { $called }, level { $level }.
lr-test-neutral = { $region }, { $owner }, difficulty { $difficulty } against Army { $v } and tucked cards { $t }: { $answer } ({ $clause }).
lr-test-person = { $region }, { $owner }, difficulty { $difficulty } against Army { $v }, cards { $k } and tucked cards { $t }: { $answer } ({ $clause }).
lr-test-rival = { $region }, { $owner }, { $difficulty } to reach, Army { $v }: { $answer } ({ $clause }).
lr-test-wins = { $region }, { $owner }, would win at once, difficulty { $difficulty } against Army { $v }: { $answer } ({ $clause }).
lr-test-barred = { $region }, { $owner }: { $answer }, { $reason } ({ $clause }).
lr-tested-short = Can it invade?
lr-tested-how = difficulty; Army, cards, tucked cards
column-region = Region
column-army = Army
column-realm = Realm
column-tray = tray
column-order = place
column-exposed = open sides
column-favourite = other
column-attribute = value
column-preference = liking
column-hero-distance = to Hero
column-uncovered = slots
column-shrine-rank = Shrine
column-difficulty = difficulty
column-near = { $people ->
    [one] to you
   *[other] to people
}
column-left-of-land = Land lacks
column-human-regions = beside
column-human-distance = { $people ->
    [one] to you
   *[other] to people
}
column-frontier = frontier
column-colour = place
column-distance = distance
column-group = owner
column-option = place
column-defence = defence
column-neutral = neutral
column-near-army = to Army
column-human-army = { $people ->
    [one] your Army
   *[other] Army
}
column-human-hero = { $people ->
    [one] your Hero
   *[other] Hero
}
column-not-human = { $people ->
    [one] not yours
   *[other] no person
}
column-slots-left = slots
column-reward = Reward
column-slot = slot
column-leaves = leaves
column-harms = harms
column-cost = cost
column-yggdrasil = Yggdrasil
column-own = own

## What a Follower looks at, and the parts of its turn

part-row = Action row
    .title = The Action row, and your board with all that it says
lr-harm = Which Monsters can do harm?
lr-harm-attack = attack
lr-harm-stomp = Stomp
lr-harms = { $monster } in { $where }: { $ways }.
lr-row-control-monster = bind
lr-row-form-alliance = Alliance
lr-row-upgrade-army = raise
lr-row-activate-monster = rouse
lr-row-draw-combat = cards
lr-row-increase-attribute = Attribute
lr-row-recruit-army = recruit
