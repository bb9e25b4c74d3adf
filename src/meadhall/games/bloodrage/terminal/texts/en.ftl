# Blood Rage in the terminal, in English.

## Figures

br-warriors = { $count ->
    [1] warrior
    [2] two warriors
    [3] three warriors
    [4] four warriors
    [5] five warriors
    [6] six warriors
    [7] seven warriors
    [8] eight warriors
   *[other] { $count } warriors
}
br-letter-leader = L
br-letter-warrior = w
br-letter-ship = s
br-letter-troll = T
br-letter-dwarf-chieftain = D
br-letter-sea-serpent = S
br-letter-valkyrie = V
br-letter-dark-elf = E
br-letter-fire-giant = F
br-letter-frost-giant = G
br-letter-soldier-of-hel = H
br-letter-volur-witch = W
br-figure-in = { $figure }, { $place }
br-figure-reserve = { $figure } { $rage }
br-figure-valhalla = { $figure }, Valhalla { $rage }

## The land

br-destroyed = ## destroyed ##
br-destroyed-short = ## destroyed
br-fell-setup = before the first Age
br-fell-age = Age { $age }
br-gives = gives { $token }
br-no-token = no token yet
br-doom = DOOM: Age { $age }
br-doom-short = DOOM
br-falls = { $age ->
    [1] falls 1st
    [2] falls 2nd
   *[3] falls 3rd
}
br-falls-short = in Age { $age }
br-villages = { $taken } of { $all } villages taken
br-no-villages = no villages, no limit
br-fjord = { $fjord } fjord
br-side-north-east = NE
br-side-south-east = SE
br-side-south-west = SW
br-side-north-west = NW
br-closed = out of the game
br-ring = Strength by clan, ships beside counted. A line is a border; Yggdrasil touches all.
br-province = Province
br-gives-title = gives
br-villages-title = vill
br-gives-rage = Rage
br-gives-axes = Axes
br-gives-horns = Horns
br-gives-glory5 = 5 glory
br-gives-all-stats = all
br-gives-spent = spent
br-gives-none = -
br-letters = Strength, then { $letters }.
br-doom-sign = ! falls with this Age.
br-fjords = Fjords
br-gone = gone
br-ragnarok = Ragnarok
br-fallen = , fallen
br-end-of-age = , end of this Age
br-lost = setup: { $names }
br-nobody = nobody
br-costs = { $rage ->
    [0] free
   *[other] { $rage } Rage
}

## Hand and sheet

br-kind-battle = battle
br-kind-quest = quest
br-kind-leader = leader
br-kind-warrior = warrior
br-kind-ship = ship
br-kind-monster = monster
br-kind-clan = clan
br-quest-now = fulfilled now
br-quest-not = not yet
br-sheet = Your clan sheet, { $count } of { $all } slots
br-sheet-empty = No upgrades on your sheet yet.
br-free = { $count ->
    [1] free
    [2] two free
   *[other] three free
}
br-quests = { $count ->
    [one] a quest face down
   *[other] { $count } quests face down
}
br-quests-short = { $count ->
    [one] 1 quest
   *[other] { $count } quests
}
br-read-battle = { $kind }, plus { $strength }
br-read-upgrade = { $kind }, { $rage } Rage
br-read-now = Fulfilled as the board stands now.
br-read-not = Not fulfilled as the board stands now.
br-on-sheet = on your sheet

## Clans

br-glory = { $glory } glory
br-of = {" "}of{" "}
br-hand-count = hand { $count }
br-no-upgrades = no upgrades
br-own-upgrades = { $count ->
    [0] no upgrades yet
    [one] one upgrade, see your clan sheet
   *[other] { $count } upgrades, see your clan sheet
}
br-has-chosen = has chosen
br-looks-on = looks on
br-laid = card laid
br-seat = { $name }, { $clan }
br-no-clan = no clan yet
br-read-glory = { $glory } glory.
br-read-stats = Rage { $rage } of { $most }, Axes { $axes }, Horns { $board } of { $horns } figures on the board.
br-read-hand = { $count ->
    [0] No cards in hand.
    [one] One card in hand.
   *[other] { $count } cards in hand.
}
br-read-passed = Has passed.
br-read-first = First player of this Age.
br-read-reserve = Reserve: { $figures }.
br-read-valhalla = In Valhalla: { $figures }.
br-read-quests = On the sheet: { $quests }.
br-read-known = Known to be in the hand: { $cards }.
br-read-free = Free slots: { $slots }.

## Choices

br-plus = plus { $strength }
br-say-costs = upgrade for { $rage } Rage
br-adds-nothing = { $kind }: adds nothing here.
br-room = { $free ->
    [0] no village free
    [one] 1 village free
   *[other] { $free } villages free
}
br-room-short = { $free } free
br-say-nothing = adds nothing
br-makes = makes { $total }
br-you-to = you { $own } to { $against }
br-a-win = a win: { $prize }
br-battle-glory = then { $glory } glory
br-stat-to = { $stat } to { $value }
br-token-glory = { $glory } glory of the token
br-raise = { $value } to { $next }

## The battle

br-stage-call = call
br-stage-cards = cards
br-stage-reveal = reveal
br-stage-late = late
br-stage-compare = compare
br-stage-fallen = fallen
br-stage-reward = reward
br-card = card
br-no-card = no card to lay
br-card-to-lay = yours to lay
    .short = yours
br-card-laying = not yet laid
    .short = not yet
br-card-sealed = sealed
    .short = sealed
br-late = late
br-blanked = text void
br-to-valhalla = { $whole ->
    [all] to Valhalla
   *[some] { $count } to Valhalla
}
br-fallen-short = { $whole ->
    [all] fallen
   *[some] { $count } fallen
}
br-together = together
br-say-together = together { $total }
br-wins = wins
br-even = = even
br-if-wins = { $you ->
    [yes] If you win
   *[no] If { $name } wins
}
br-if-wins-short = { $you ->
    [yes] You win
   *[no] { $name } wins
}
br-if-even = If they are even
br-if-even-short = Even
br-succeeds = the pillage succeeds
br-succeeds-with = the pillage succeeds: { $prize }
br-fails = the token stays
br-battle-pays = { $glory } glory for the battle
br-gains = { $glory } glory for { $name } ({ $because })
br-fall = to Valhalla: { $figures }
br-losers-fall = All figures of those who lose go to Valhalla.
br-may-follow = { $card } may act
br-hand-to-lay = { $count ->
    [one] Your hand: the card you lay
   *[other] Your hand, { $count } cards: each can be laid
}
br-next-door = Next door

## The draft

br-draft = The gods’ gifts of Age { $age }: a pack of { $count }
br-draft-last = Your last pick: the cards you leave are discarded.
br-picks = Yours so far, { $count } of { $all }

## Saga and reading

br-round = round { $round }
br-heading = Age { $age }, round { $round }
br-read-falls = { $name } in Age { $age }
br-legend = W, R, B and S are the clans: Wolf, Raven, Bear, Serpent. Behind a clan stands its strength in the province, ships beside it counted, then its figures. A number in front of a thing is its number in the list; > is what you have chosen. ## is destroyed land, DOOM or ! what falls at the end of this Age.
