# Reavers of Midgard in the terminal, in English.

## Parts and places

part-map = coast
    .title = The coast in words
part-hand = ship
    .title = Your longship, with all that its crew can do
part-reckoning = reckoning
    .title = The reckoning, as it stands
key-parts = F2 to F6 open a part in full, again or Esc closes it; F7 changes the pace. Typed, they are coast, ship, seats, saga, reckoning, why and pace.
plain-hello = { $title }. Type a name or a number from the list and press Enter. Also: coast, ship, seats, reckoning, why, rules, saga, list, undo, quit.
rm-phase-setup = before the first round
rm-phase-end = the saga is told
rm-status = round { $round } of { $rounds }, { $n ->
    [1] first longship
    [2] second longship
    [3] third longship
   *[4] fourth longship
}
rm-heading = Round { $round }, { $n ->
    [1] first longship
    [2] second longship
    [3] third longship
   *[4] fourth longship
}
rm-legend = W, R, B and S are the crews of Wolf, Raven, Bear and Serpent; before a location the letter says who selected it, with > the one that is activated now. A number stands for what may be chosen, > for what is chosen. x2 means two that are alike. 2Ham is a double hammer. At the lands a level has its price in peace and behind the stroke the tiles that are left. In the reckoning a star marks the most tokens; what is sealed lies face down.

## Dice, cards, prices

rm-die = { $colour } { $face }
rm-die-on = { $die } on { $card }
rm-as = as { $what }
rm-colour-red = red
rm-colour-blue = blue
rm-colour-yellow = yellow
rm-short-helm = Helm
rm-short-raven = Raven
rm-short-tree = Tree
rm-short-hammer = Ham
rm-short-double-hammer = 2Ham
rm-short-shield = Shield
rm-short-chest = Chest
rm-short-ship = Ship
rm-clan-helm = helm
rm-clan-raven = raven
rm-clan-tree = tree
rm-with = with
rm-card-keep-tapestry-a = Tapestry A
rm-card-keep-tapestry-b = Tapestry B
rm-card-keep-tapestry-c = Tapestry C
rm-card-keep-tower-blue-yellow = Tower (blue, yellow)
rm-card-keep-tower-red-yellow = Tower (red, yellow)
rm-card-keep-tower-red-blue = Tower (red, blue)
rm-card-village-ship-upgrade-chest = Ship Upgrade (Chest)
rm-card-village-ship-upgrade-shield = Ship Upgrade (Shield)
rm-card-village-ship-upgrade-ship-hammer = Ship Upgrade (Ship or Hammer)
rm-pay-food = { $n } Food
rm-pay-favor = { $n } Favor
rm-pay-glory = { $n } Glory
rm-pay-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
rm-pay-chest = { $n ->
    [one] 1 Chest
   *[other] { $n } Chests
}
rm-pay-shield = { $n ->
    [one] 1 Shield
   *[other] { $n } Shields
}
rm-pay-ship = { $n ->
    [one] 1 Ship
   *[other] { $n } Ships
}
rm-pay-hammer = { $n ->
    [one] 1 Hammer
   *[other] { $n } Hammers
}
rm-free = free
rm-item-any = any die
rm-item-red = a red die
rm-item-blue = a blue die
rm-item-yellow = a yellow die
rm-item-reaver = a Reaver
rm-item-chest = Chest
rm-item-shield = Shield
rm-item-ship = Ship
rm-item-hammer = Hammer
rm-percent = { $whole }.{ $tenth } %

## The coast

rm-taken = no more this round
rm-gone = taken
rm-none = none
rm-each-land = price by land
rm-tries = attempts { $list }
rm-rewards = rewards { $list }
rm-more-cards = cards { $list }
rm-first-gets = active: { $what }
rm-deck = { $n ->
    [one] deck, 1 card
   *[other] deck, { $n } cards
}
rm-the-deck = deck
rm-left = { $n } left
rm-dice = dice
rm-defence = defence { $defence }
rm-defence-or = def { $defence } or { $icons }
    .short = { $defence } or { $icons }
rm-land-food = Food
rm-land-favor = Favor
rm-land-dice = dice
rm-land-cell = { $level } { $price }/{ $left }
rm-stack-food-1 = Plenty I
rm-stack-food-2 = Plenty II
rm-stack-food-3 = Plenty III
rm-stack-favor-1 = Gods I
rm-stack-favor-2 = Gods II
rm-stack-favor-3 = Gods III
rm-stack-dice-1 = Warriors I
rm-stack-dice-2 = Warriors II
rm-stack-dice-3 = Warriors III
rm-land-help = level price/tiles left
rm-land-note = { $price } or def { $defence }

## The ship

rm-your-ship = Your longship
rm-ship-of = Longship of { $name }
rm-leader = leader { $card }: { $face } is wild
rm-no-leader = no leader
rm-price = price
rm-paid = { $what }, paid
rm-due = { $what }, now
rm-next = { $what }, next
rm-dice-of = { $n } of { $all } dice
rm-upgrades = upgrades
rm-tile-chest = Chest
rm-tile-shield = Shield
rm-tile-ship-hammer = Ship or Hammer
rm-upgrade = ship upgrade, { $what }
rm-upgrade-used = used ship upgrade, { $what }
rm-ready = ready
rm-used = used
rm-spaces-free = { $n ->
    [0] no space free
    [one] one space free
   *[other] { $n } spaces free
}
rm-specialists = crew
rm-slot-sea = sea
rm-slot-village = villages
rm-slot-keep = keeps
rm-slot-territory = land
rm-nobody = nobody
rm-artifacts = artifacts
rm-holds = holds { $die }
rm-holds-nothing = no die
rm-can-be-used = can be used now
rm-room-for = none, room for { $n }
rm-verb-return = give back
rm-verb-unstore = take back
rm-store = store
rm-wealth = wealth
rm-amount-food = Food { $n }
rm-amount-favor = Favor { $n }
rm-amount-farm = Farms { $n }
rm-amount-wall = Walls { $n }
rm-amount-tower = Towers { $n }
rm-terror = { $n ->
    [0] Terror 0
   *[other] Terror { $n }, at the end { $loss }
}
    .short = { $n ->
        [0] Terror 0
       *[other] Terror { $n } ({ $loss })
    }
rm-tiles = Lands { $n }
rm-pile = pile { $n }
rm-pile-title = Glory pile
rm-prophecies = Prophecies
rm-prophecies-label = Prophecies
rm-worth-now = now { $n }
rm-sealed-cards = { $n ->
    [one] 1 card, sealed
   *[other] { $n } cards, sealed
}

## What is under way

rm-gained = { $name } has { $n ->
    [one] 1 card
   *[other] { $n } cards
} to resolve
rm-face-down = { $what }, reward face down

## Combat

rm-combat-sea = battles { $foe }
rm-combat-keep = storms { $foe }
rm-combat-land = attacks { $foe }
rm-combat-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
rm-together-dice = together { $n ->
    [one] 1 combat die
   *[other] { $n } combat dice
}
rm-combat-face-0 = blank
rm-combat-face-1 = one
rm-combat-face-2 = two
rm-sent = sent
rm-bench = dice
rm-picked = to throw
rm-success = successes
rm-successes = { $n } of { $defence }
rm-odds-title = odds
rm-odds = Won with { $chance }, { $n ->
    [0] no Favor left.
   *[other] with { $n } Favor and the best choices.
}
rm-no-dice-yet = Defence { $defence }. No combat die is gathered yet.
rm-best = best to throw
rm-best-throw = best throw
rm-or = or
rm-next-throw = { $dice }: won { $won }, one short { $one-short }, further { $further }
rm-before-throw = before
rm-so-far = so far
rm-last-throw = { $name } threw { $dice }: { $n } of { $defence } successes, { $won ->
    [yes] won.
   *[no] not enough.
}

## Seats

rm-place-0 = active
rm-place-1 = 2nd seat
rm-place-2 = 3rd seat
rm-place-3 = 4th seat
rm-holds-start = start
rm-holds-honor = Honor Ship
rm-yours-below = { $n ->
    [one] 1 die, yours below
   *[other] { $n } dice, yours below
}
rm-short-wealth = Food { $food } Favor { $favor } Terror { $terror } dice { $dice }
rm-no-dice = no dice
rm-dice-count = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
rm-leads = { $card } leads
rm-count-reavers = crew { $n }
rm-count-artifacts = artifacts { $n }
rm-count-upgrades = upgrades { $n }
rm-count-tiles = lands { $n }
rm-count-prophecies = Prophecies { $n }

## The reckoning

rm-line-glory = Glory so far
rm-line-terror = Terror
rm-line-artifacts = Artifacts
rm-line-armor = Armor
rm-line-art = Art
rm-line-treasure = Treasure
rm-line-tapestries = Tapestries
rm-line-farm = Farms
rm-line-wall = Walls
rm-line-tower = Towers
rm-line-majority = most tokens
rm-line-prophecies = Prophecies
rm-line-total = Together
rm-sealed = sealed
rm-reckoning-help = A star: the most of these tokens, counted in the number. Sealed things are counted at the end.
rm-one-more = One more brings: { $list }.
rm-to-lose = The most { $token } tokens are yours ({ $glory } Glory), until { $name } takes { $n } more.
rm-say-total = Together { $n }
rm-sealed-lines = Sealed: { $names }.

## In sentences

rm-say-more-cards = by seat { $list } more cards
rm-say-battle = defence { $defence } or { $icons }
rm-say-pawn = { $name } has selected it.
rm-say-offer = There lie { $list }.
rm-say-land = { $name } for { $price }, { $left } left
rm-say-pays = { $name } pays
rm-say-dice = { $n ->
    [one] One combat die
   *[other] { $n } combat dice
} against defence { $defence }.
rm-say-shown = The dice show { $dice }: { $n } of { $defence } successes.
rm-say-best = Best to throw again: { $dice }.
