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
scene-omen = { $omen }: { $has } of { $needs }
scene-omen-who = { $omen }: { $has } of { $needs }, { $name }
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

## The battle
