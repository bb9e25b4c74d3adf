# Where the rules play seats: what Followers of Surtur are asked, why they do what they do, and what is compared.
# Only tables with Followers fetch this.

## What a Follower does

ask-follower-rune = { $name } gains a random Rune.
    .wait = { $name } gains { $n ->
        [one] a random Rune
       *[other] { $n } random Runes
    }.
ask-follower-give = { $name } gives up a random Rune.
    .wait = { $name } gives up { $n ->
        [one] a random Rune
       *[other] { $n } random Runes
    }.
ask-follower-strengthen = { $name } raises an Army.
    .wait = { $name } raises an Army.
ask-follower-priest = { $name } sends a Priest, or has none.
    .wait = { $name } sends a Priest, or has none.
    .none = { $name } sends no Priest.
    .did = { $name } sends a Priest to { $ref }.
ask-follower-forge = { $name } takes the Rune of a Forge.
    .wait = { $name } takes the Rune of a Forge.
    .none = { $name } takes no Rune of a Forge.
    .did = { $name } takes the Rune of the { $ref }.
ask-follower-hero = The Hero of { $name } is placed.
    .wait = The Hero of { $name } is placed.
    .did = The Hero of { $name } is placed in { $ref }.
ask-follower-rune-action = { $name } takes a Rune Action.
    .wait = { $name } takes a Rune Action and has { $runes ->
        [one] one Rune
       *[other] { $runes } Runes
    }.
ask-follower-idle = { $name } is done with Rune Actions.
    .wait = { $resolved ->
        [0] { $name } can take no Rune Action, and gains a Rune for that.
       *[other] { $name } takes no second Rune Action.
    }
ask-follower-control-monster = { $name } binds a Monster.
    .wait = { $name } binds a Monster.
    .did = { $name } binds { $ref }.
ask-follower-free-monster = { $name } frees a Monster.
    .wait = { $name } frees a Monster.
    .did = { $name } sets { $ref } free.
ask-follower-alliance = { $name } forms an Alliance.
    .wait = { $name } forms an Alliance.
    .did = { $name } forms an Alliance with { $ref }.
ask-follower-attribute = { $name } raises an Attribute.
    .wait = { $name } raises an Attribute.
    .did = { $name } raises { $ref }.
ask-follower-target = { $name } invades a Region.
    .wait = { $name } invades a Region.
    .did = { $name } invades { $ref }.
ask-follower-army = An Army of { $name } moves in.
    .wait = An Army of { $name } moves in.
ask-follower-grows = An Army of { $name } grows or moves.
    .wait = An Army of { $name } grows or moves.
ask-follower-rests = No Army of { $name } can do anything.
    .wait = No Army of { $name } can do anything.
ask-follower-reposition = An Army of { $name } comes closer.
    .wait = An Army of { $name } comes closer.
    .did = An Army of { $name } moves to { $ref }.
ask-follower-support = An Army of { $name } supports { $region }.
    .wait = An Army of { $name } supports { $region }.
ask-follower-colour = { $name } plays the first colour left.
    .wait = { $name } plays the first colour left.
    .did = { $name } plays { $ref }, the first colour left.
ask-follower-order = Chance orders the Followers.
    .wait = Chance orders the Followers.
ask-follower-arrive = { $name } arrives.
    .wait = { $name } arrives.
ask-follower-row = The Action row of { $name } is laid.
    .wait = The Action row of { $name } is laid.
ask-follower-upgrades = Upgraded cards join the deck of { $name }.
    .wait = Upgraded cards join the deck of { $name }.
ask-follower-advantage = The advantage of { $follower } takes effect.
    .wait = The advantage of { $follower } takes effect.
ask-follower-control = { $name } binds the nearest Monster.
    .wait = { $name } binds the nearest Monster.
    .did = { $name } binds { $ref }, the nearest Monster.
ask-follower-ashes = { $challenge }: another token is placed.
    .wait = { $challenge }: another token is placed.
    .did = { $challenge }: another token is placed in { $ref }.
ask-follower-challenge = { $challenge } strengthens { $name }.
    .wait = { $challenge } strengthens { $name }.
ask-follower-roll = { $name } rolls Surtur’s die.
    .wait = { $name } rolls Surtur’s die.
ask-follower-reward = { $name } tests the bonus of { $card }.
    .wait = { $name } tests the bonus of { $card }.
ask-follower-omens = Restless Omens feed { $name }.
    .wait = Restless Omens feed { $name }.
ask-follower-clean-up = { $name } sets { $card } aside.
    .wait = { $name } sets { $card } aside.
ask-follower-desolates = { $name } lays a Desolation token.
    .wait = { $trigger ->
        [reinforce] Without a Settlement { $name } lays a Desolation token.
        [mobilize] Without a new Region { $name } lays a Desolation token.
        [draft] At a Blessing Draft { $name } lays a Desolation token.
        [activation] After the Monster { $name } lays a Desolation token.
        [hunt] After a poor Hunt { $name } lays a Desolation token.
        [monument] Without a Requisite met { $name } lays a Desolation token.
       *[maneuvers] Without an Army { $name } lays a Desolation token.
    }
    .did = { $trigger ->
        [reinforce] Without a Settlement { $name } lays a Desolation token in { $ref }.
        [mobilize] Without a new Region { $name } lays a Desolation token in { $ref }.
        [draft] At a Blessing Draft { $name } lays a Desolation token in { $ref }.
        [activation] After the Monster { $name } lays a Desolation token in { $ref }.
        [hunt] After a poor Hunt { $name } lays a Desolation token in { $ref }.
        [monument] Without a Requisite met { $name } lays a Desolation token in { $ref }.
       *[maneuvers] Without an Army { $name } lays a Desolation token in { $ref }.
    }
ask-follower-bonus = { $name } has the bonus of { $realm }.
    .wait = { $name } has the bonus of { $realm }, with { $runes ->
        [one] one Rune
       *[other] { $runes } Runes
    } and { $cards ->
        [one] one Combat card
       *[other] { $cards } Combat cards
    }.
ask-follower-special = { $name } takes a Special Action.
    .wait = { $name } takes a Special Action.
    .did = The Special Action of { $name }: { $ref }.
ask-follower-prepare = { $name } prepares.
    .wait = { $name } gains Runes and draws Combat cards.
ask-follower-muster = { $name } recruits an Army.
    .wait = { $name } recruits an Army of value { $value }.
    .did = { $name } recruits an Army of value { $value } in { $ref }.
ask-follower-landing = An Army of { $name } appears and invades.
    .wait = An Army of { $name } appears and invades.
    .did = A new Army of { $name } invades { $ref }.
ask-follower-stays = { $name } finds no place for an Army.
    .wait = { $name } finds no place for an Army.
ask-follower-mobilize = The next Army of { $name } acts.
    .wait = The next Army of { $name } acts.
ask-follower-marches = An Army of { $name } invades by itself.
    .wait = An Army of { $name } invades by itself.
    .did = An Army of { $name } invades { $ref } by itself.
ask-follower-drills = An Army of { $name } can invade nothing.
    .wait = An Army of { $name } can invade nothing.
ask-follower-waits = An Army of { $name } stays where it is.
    .wait = An Army of { $name } stays where it is.
ask-follower-usurp = { $name } Usurps a Region.
    .wait = { $name } Usurps a Region, with Might { $might }.
    .did = { $name } Usurps { $ref }, with Might { $might }.
ask-follower-temple = { $name } builds a Temple.
    .wait = { $name } builds a Temple.
    .did = { $name } builds a Temple in { $ref }.
ask-follower-blessing = { $name } takes a random Blessing.
    .wait = { $name } takes a random Blessing.
ask-follower-monument = { $name } builds on a Monument.
    .wait = { $name } builds on a Monument.
    .did = { $name } builds on { $ref }.
ask-follower-harvest = { $name } takes the Rune of an own Forge.
    .wait = { $name } takes the Rune of an own Forge.
    .did = { $name } takes the Rune of its Forge in { $ref }.
ask-follower-rouse = { $name } rouses a Monster.
    .wait = { $name } rouses a Monster.
    .did = { $name } rouses { $ref }.
ask-follower-die = The die says what { $monster } does.
    .wait = The Monster die says what { $monster } does.
ask-follower-act = { $monster } attacks or moves.
    .wait = { $monster } attacks or moves.
ask-follower-move = { $monster } moves.
    .wait = { $monster } moves.
    .did = { $monster } goes to { $ref }.
ask-follower-stay = { $monster } stays in { $region }.
    .wait = { $monster } stays in { $region }.
ask-follower-stomp = { $monster } Stomps, or does not.
    .wait = { $monster } Stomps, or does not.
ask-follower-loki = { $name } places Loki.
    .wait = { $name } places Loki.
    .did = { $name } places Loki in { $ref }.
ask-follower-choice = { $name } takes what the rules leave.
    .wait = { $decides ->
        [army_lower] { $name } lowers an Army in { $region }.
        [monster_target] { $name } aims the attack of { $monster }.
        [boss_strike] { $name } lets Loki strike, or not.
       *[other] { $name } takes what the rules leave.
    }
ask-follower-withdraw = The Armies of { $name } leave { $from }.
    .wait = { $armies ->
        [one] The Army of { $name } withdraws from { $from }.
       *[other] The Armies of { $name } withdraw from { $from }.
    }
    .did = { $armies ->
        [one] The Army of { $name } withdraws from { $from } to { $ref }.
       *[other] The Armies of { $name } withdraw from { $from } to { $ref }.
    }
ask-follower-attack = Chance plays an attack for { $name }.
    .wait = Chance plays an attack for { $name }.
ask-follower-discard = Chance takes a card of the hunter for { $name }.
    .wait = Chance takes a card of the hunter for { $name }.
ask-follower-hunt = { $name } hunts, and opens its hand.
    .wait = { $name } hunts: it draws { $might ->
        [one] a card
       *[other] { $might } cards
    } for its Might and opens its hand.
ask-follower-prey = { $name } chooses its prey.
    .wait = { $name } chooses its prey, at most { $reach ->
        [one] one Region
       *[other] { $reach } Regions
    } from its Hero.
    .did = { $name } hunts { $ref }.
ask-follower-wound = { $name } covers a slot of { $foe }.
    .wait = { $name } covers a slot of { $foe }.
ask-follower-exchange = { $name } exchanges the cards left.
    .wait = { $name } exchanges { $cards ->
        [one] the card left for an unseen one
       *[other] the { $cards } cards left for unseen ones
    }.
ask-follower-deck = { $name } makes its Battle deck.
    .wait = { $name } makes its Battle deck: { $cards } of { $hand ->
        [one] one card
       *[other] { $hand } cards
    }.
ask-follower-card = { $name } reveals a card or passes.
    .wait = { $name } reveals a card or passes, with { $own } against { $other }.
    .did-reveal = { $name } reveals a card, with { $own } against { $other }.
    .did-pass = { $name } passes, with { $own } against { $other }.

## What a decision is about

because-follower-rune = { $name } gains a random Rune
    .step = { $n ->
        [one] Chance draws it from the Supply.
       *[other] Chance draws { $n } from the Supply.
    }
because-follower-give = { $name } gives up a random Rune
    .step = { $n ->
        [one] To it one Rune is like another: chance takes one of its own.
       *[other] To it one Rune is like another: chance takes { $n } of its own.
    }
because-follower-strengthen = Which Army { $name } raises
because-follower-priest = Where { $name } sends a Priest
because-follower-forge = Which Forge gives { $name } a Rune
because-follower-hero = Where the Hero of { $name } is placed
because-follower-rune-action = Which Rune Action { $name } takes
because-follower-idle = Why { $name } takes no more Rune Actions
because-follower-control-monster = Which Monster { $name } binds
because-follower-free-monster = Which Monster { $name } frees
because-follower-alliance = With which Realm { $name } is allied
because-follower-attribute = Which Attribute { $name } raises
because-follower-target = Which Region { $name } invades
because-follower-army = Which Army { $name } sends
because-follower-grows = Which Army of { $name } grows or moves
because-follower-rests = Why no Army of { $name } does anything
because-follower-reposition = Where the Army of { $name } goes
because-follower-support = Which Army of { $name } supports
because-follower-colour = Which colour { $name } plays
because-follower-order = In which order the Followers play
    .step = Chance draws it, and it stays for the whole match.
because-follower-arrive = How { $name } begins
    .step = Its tile says where it begins, and with which Attributes.
because-follower-row = How the Action row of { $name } is laid
    .step = Three cards of the eight that it begins with: six of a basic set, two of its Hero.
because-follower-upgrades = How the Action deck of { $name } is built
    .step = Its tile says how many there are of each kind; which ones, nobody sees.
because-follower-advantage = What { $name } has in advance
    .step = Its tile gives it this once, before the first turn.
because-follower-control = Which Monster { $name } binds
because-follower-ashes = Where the second Desolation token lies
because-follower-challenge = How a challenge strengthens { $name }
    .step = The challenge takes effect now, and leaves the game.
because-follower-roll = How { $name } rolls Surtur’s die
    .step = The die names the card that acts. How likely each one is stands on it.
because-follower-reward = Whether { $name } gets the bonus of the card
    .step = { $bound ->
        [least] { $given ->
            [0] It has { $has } of at least { $needs }: no bonus.
           *[other] It has { $has } of at least { $needs }: it gets the bonus.
        }
        [most] { $given ->
            [0] It has { $has } of at most { $needs }: no bonus.
           *[other] It has { $has } of at most { $needs }: it gets the bonus.
        }
       *[always] The card gives its bonus in every case.
    }
because-follower-omens = Why omens feed { $name }
    .step = It has gained no Region and laid no token in this turn.
because-follower-clean-up = How { $name } fills the Action row again
    .step = The card that acted makes room, the others close up, and the next one joins them.
because-follower-desolates = Where { $name } lays a Desolation token
because-follower-bonus = What { $name } gets from the Realm
    .step = { $runes ->
        [one] It has 1 Rune
       *[other] It has { $runes } Runes
    } and { $cards ->
        [one] 1 Combat card
       *[other] { $cards } Combat cards
    }: a Rune while these are fewer, otherwise a card.
because-follower-special = Which Special Action { $name } takes
because-follower-prepare = What { $name } prepares
    .step = { $runes ->
        [one] 1 Rune, as its Wisdom says,
       *[other] { $runes } Runes, as its Wisdom says,
    } and { $cards } Combat cards, as far as it may hold them.
because-follower-muster = Where { $name } recruits
because-follower-landing = Where the new Army of { $name } invades
because-follower-stays = Why { $name } recruits no Army
because-follower-mobilize = Which Army of { $name } acts
because-follower-marches = Which Region the Army of { $name } invades
because-follower-drills = What the Army of { $name } does instead
    .step = { $value ->
        [6] It is at 6 already: a Combat card is drawn instead.
       *[other] It grows by 1, for beside it lies a Region that is not its own.
    }
because-follower-waits = Why the Army of { $name } stays
    .step = All Regions around it are its own, and none of them is nearer to one that is not.
because-follower-usurp = Which Region { $name } Usurps
because-follower-temple = Where { $name } builds a Temple
because-follower-blessing = How { $name } takes a Blessing
    .step = Chance takes one of those on offer. It is tucked, and its text has no effect.
because-follower-monument = Which Monument { $name } builds on
because-follower-harvest = From which Forge { $name } takes a Rune
because-follower-rouse = Which Monster { $name } rouses
because-follower-die = What the Monster that { $name } rouses does
    .step = Nobody holds this Monster: the die says whether it attacks, moves, or does what harms.
because-follower-act = What the Monster does
because-follower-move = Where the Monster goes
because-follower-stay = Why the Monster stays
    .step = No Region beside it is nearer to an Army of a person, or it may not go there.
because-follower-stomp = Which Army the Monster stomps
because-follower-loki = Where { $name } places Loki
because-follower-choice = { $decides ->
    [army_lower] Which Army { $name } lowers
    [monster_target] Where { $name } aims the attack
    [boss_strike] Whom Loki strikes for { $name }
   *[other] What { $name } chooses
}
because-follower-withdraw = Where the Armies of { $name } withdraw
because-follower-attack = Which attack { $name } plays
    .step = The attack is drawn from the cards that the Monster holds.
because-follower-discard = Which card { $name } takes
    .step = Chance takes one of the cards in the hunter’s hand.
because-follower-hunt = How { $name } begins its Hunt
    .step = It draws { $might ->
        [one] 1 Combat card
       *[other] { $might } Combat cards
    } for its Might, and its whole hand lies open. It hunts up to { $reach ->
        [one] 1 Region
       *[other] { $reach } Regions
    } away.
because-follower-prey = What { $name } hunts
because-follower-wound = Which slot { $name } covers
because-follower-exchange = Why { $name } exchanges its cards
    .step = Everybody has seen its hand: { $cards ->
        [one] the card left is
       *[other] the { $cards } cards left are
    } exchanged for as many unseen ones.
because-follower-deck = How { $name } makes its Battle deck
    .step = Chance takes { $cards } of { $hand ->
        [one] 1 Combat card
       *[other] { $hand } Combat cards
    }: at most as many as its Wisdom. Nobody sees which.
because-follower-card = Why { $name } reveals a card or passes

## What is compared; ``.yes``: what is so of the one that is taken, where it is so or not

number-region = number of the Region
    .short = Region
number-army = Army value
    .short = Army
number-realm = place of the Realm
    .short = Realm
number-tray = place among the trays
    .short = tray
number-order = place in the list
    .short = place
number-exposed = number of Regions beside it that are not own
    .short = open sides
number-favourite = not the favourite
    .short = favourite
    .yes = it is the favourite
number-attribute = Attribute
    .short = value
number-preference = place in the preference
    .short = liking
number-hero-distance = distance to the nearest Hero of a person
    .short = to a Hero
number-uncovered = number of open slots
    .short = open slots
number-shrine-rank = rank of the Shrine
    .short = Shrine rank
number-difficulty = difficulty
    .short = difficulty
number-near = distance to the nearest Region of a person
    .short = to people
number-left-of-land = number of Regions of the Land that are not own
    .short = Land left
number-human-regions = number of Regions of people beside it
    .short = people beside
number-human-distance = distance to the nearest Region of a person
    .short = to people
number-frontier = distance to the nearest Region that is not own
    .short = to the border
number-colour = place among the colours
    .short = place
number-distance = distance from the start
    .short = distance
number-group = place in the order of owners
    .short = owner
number-option = place among the four actions
    .short = place
number-defence = defence value
number-neutral = neutral
    .yes = it is its own
number-near-army = distance to the nearest Army of a person
    .short = to Armies
number-human-army = highest Army of a person
    .short = Army there
number-human-hero = Hero of a person
    .short = Hero there
    .yes = it meets the Hero of a person
number-not-human = not a Region of a person
    .short = not people’s
    .yes = a person controls it
number-slots-left = number of slots left
    .short = slots left
number-reward = Reward
    .yes = a Reward lies there
number-slot = place of the slot
number-leaves = harms nobody
    .yes = nobody is struck
number-harms = harms a Follower
    .short = harms
    .yes = it harms no Follower
number-cost = own Army value lost
    .short = own loss
number-yggdrasil = at Yggdrasil
    .yes = it lies at Yggdrasil
number-own = own
    .yes = it is not its own

## Why something was put aside, in a few words; after a colon, or as a sentence

aside-LS-3-28 = at 6 already
aside-LS-4-16 = no Priest is in its Pool
aside-LS-4-21 = no free slot, or the Attribute at 6
aside-LS-4-23 = no Monument has a free slot
aside-LS-4-29 = at 6 already
aside-LS-4-31 = empty, or not near the Hero
aside-LS-4-34 = 6 Runes are held already
aside-LS-4-38 = on the card that acts
aside-LS-4-41 = too few Runes
aside-LS-4-43 = read already
aside-LS-5-3 = the difficulty is too high
aside-LS-5-9 = Army and cards are not above the difficulty
aside-LS-5-12 = own, or no own Army next door
aside-LS-5-21 = no nearer to a Region that is not own
aside-LS-5-24 = value 6, and no way to go
aside-LS-6-1 = too far from the Hero
aside-LS-6-2 = another one is nearer
aside-LS-6-3 = bound already, slain or not on the map
aside-LS-6-5 = no more open slots than its own ones have
aside-LS-6-6 = there is no Monster to bind
aside-LS-6-7 = allied already, or the Hero is not near
aside-LS-6-9 = no Realm is near
aside-LS-6-10 = at 6 already
aside-LS-6-11 = no Army is below 6
aside-LS-6-13 = no Monster could harm anybody
aside-LS-6-16 = 8 cards are held already
aside-LS-6-19 = every Attribute is at 6
aside-LS-6-23 = all its Armies are on the map
aside-LS-6-24 = there is nothing to place and nothing to raise
aside-LS-7-1 = could harm nobody
aside-LS-7-5 = bound to somebody else
aside-LS-7-9 = it attacks if that harms a person, else it moves
aside-LS-7-10 = no Army of a person, or a weaker one
aside-LS-7-11 = the Army of a person comes first
aside-LS-7-12 = no nearer to an Army of a person
aside-LS-7-14 = Armies of Followers are spared
aside-LS-7-22 = an own Army stands there
aside-LS-7-23 = it attacks if that harms a person, else it moves
aside-LS-8-2 = its marker lies there already
aside-LS-8-14 = all its Armies are on the map
aside-LS-8-15 = there is no Settlement
aside-LS-8-25 = no Army is on the map
aside-LS-8-27 = not next to the Army that acts
aside-LS-8-34 = 6 Runes and 8 cards are held already
aside-LS-8-37 = no own Shrine is free, or no Temple is left
aside-LS-8-44 = out of its reach
aside-LS-8-46 = too few Monsters are slain
aside-LS-8-47 = Loki is in reach, and comes first
aside-LS-8-52 = no prey, and no Monster that could harm a person
aside-LS-8-55 = no card has its symbol
aside-LS-8-60 = cards without a Shield come first
aside-LS-8-69 = no cards for both its symbols
aside-LS-8-70 = others are more, need fewer Shields, or lie further right
aside-LS-8-77 = own, or a Hero stands there
aside-LS-8-78 = more people than Might
aside-LS-8-79 = stronger Armies than Might
aside-LS-8-80 = the Region of the Hero comes first
aside-LS-8-82 = no Region can be usurped
aside-LS-8-87 = complete already
aside-LS-9-29 = at 6 already
aside-LS-10-20 = its Battle deck is empty
aside-LS-10-21 = the other side has passed and would lose
aside-LS-10-22 = the other side may still play, or would win
aside-LS-11-10 = a token lies there already
aside-LS-13-20 = the Army next to it is too weak
aside-LS-13-24 = another Follower is there, and no claim is superior
aside-LS-13-33 = another Follower’s, and no claim is superior
aside-LS-13-34 = the Hero of another Follower stands there
aside-LS-20-12 = bound already, or not on the map

## What a clause means that leaves only one way

why-LS-10-20 = Its Battle deck is empty: it passes.
why-LS-10-21 = The other side has passed and would lose: it passes.
why-LS-10-22 = { $passed ->
    [0] The other side may still play: it reveals a card.
    [1] The other side has passed, with { $other } against { $own }: it reveals a card.
   *[other] It reveals a card: the other side may still play, or would win.
}
