# Blood Rage, in English.

title = Blood Rage

## What is asked

ask-pick-clan = Which clan do you lead?
    .help = All clans start alike; only colour and sign differ. { $count ->
        [one] One is left.
       *[other] { $count } are left.
    }
    .wait = { $name } chooses a clan.
    .answer = Lead the { $ref }
    .clause = Clans
    .rule = Each player leads one clan. All clans begin with the same figures and the same stats.
ask-draft-pick = Which gift of the gods do you keep?
    .help = { $last ->
        [0] One of { $count }. What you leave in the pack goes on to your left.
       *[other] One of { $count }, the last pack: what you leave is discarded.
    }
    .wait = Still choosing: { $name }.
    .answer = Keep { $ref }
    .clause = Gods’ gifts
    .rule = Everybody picks in secret and hands the rest of the pack to the left, until each clan has six cards. With two players you pick two cards before the packs move.
ask-keep-card = Which card goes into the next age?
    .help = One at most. The rest of your hand is discarded unseen; quests on your sheet are safe.
    .wait = Still choosing: { $name }.
    .answer = Keep { $ref }
    .gives-up-keep-none = Your whole hand is discarded; one card could come along.
    .clause = Discard
    .rule = A clan takes one hand card into the next age, or none. In the last age every hand is discarded.
ask-choose-action = What does your clan do?
    .help = { $count ->
        [0] Invade, march or pillage. No card of yours can be played now.
        [one] Invade, march or pillage, or play a card: one can be played.
       *[other] Invade, march or pillage, or play a card: { $count } can be played.
    }
    .wait = { $name } chooses an action.
    .answer = Play { $ref }
    .gives-up-pass = { $rage ->
        [one] You give up your last Rage
       *[other] You give up { $rage } Rage
    } and do nothing more in this age’s actions.
    .clause = Actions
    .rule = A turn is one action. Who passes gives up all Rage and acts no more in this age. The phase ends when nobody has Rage left, or when every province is pillaged.
ask-invade-figure = Which figure invades?
    .help = It costs its strength in Rage; your leader comes for nothing. { $count ->
        [one] One figure is ready.
       *[other] { $count } figures are ready.
    }
    .wait = { $name } chooses a figure to invade with.
    .answer = Send the { $ref }
    .instead = The { $ref } goes instead.
    .undo = Do something else
    .clause = Invade
    .rule = One figure of your reserve comes on the board. You never have more figures there than your Horns allow.
ask-invade-place = Where does the { $figure } land?
    .help = { $count ->
        [one] One place is open.
       *[other] { $count } places are open.
    } The land need not be next to yours.
    .wait = { $name } chooses where to invade.
    .answer = Land in { $ref }
    .undo = Choose another figure
    .clause = Invade
    .rule = Figures land in free villages, ships in fjords. Nobody lands in Yggdrasil but the Dark Elf.
ask-succor-warrior = Does a warrior come along?
    .help = Frigga’s Succor: a warrior of your reserve may join the invasion of { $place } for nothing.
    .wait = { $name } may bring a warrior along.
    .answer = A warrior to { $ref }
    .clause = Frigga’s Succor
    .rule = After each invasion of yours one warrior of the reserve may come to the same province; after a ship, to either side of its fjord.
ask-march-from = From where do you march?
    .help = 1 Rage for the whole march. { $count ->
        [one] Your figures can leave one province.
       *[other] Your figures can leave { $count } provinces.
    }
    .wait = { $name } prepares a march.
    .answer = March from { $ref }
    .instead = You march from { $ref } instead.
    .undo = Do something else
    .clause = March
    .rule = A march goes from one province to one other. Ships never march.
ask-march-to = Where do your figures march?
    .help = From { $from }, next door or far away. { $count ->
        [one] One province has room.
       *[other] { $count } provinces have room.
    }
    .wait = { $name } marches out of { $from }.
    .answer = March to { $ref }
    .undo = Start from elsewhere
    .clause = March
    .rule = Any other intact province with a free village will do. Yggdrasil has room for everybody.
ask-march-figure = Who marches from { $from } to { $to }?
    .help = { $chosen ->
        [0] Point at one figure after the other.
        [one] One is on the way. Another one, or done?
       *[other] { $chosen } are on the way. Another one, or done?
    }
    .wait = { $name } marches from { $from } to { $to }.
    .answer = Take the { $ref } along
    .undo = Take the last choice back
    .clause = March
    .rule = At least one figure marches, and at most as many as villages are free at the goal.
ask-upgrade-slot = Which slot is for { $card }?
    .help = A card that lies there leaves the game, and a monster goes with its card.
    .wait = { $name } finds a place for { $card }.
    .answer = Into this { $ref }
    .clause = Upgrade
    .rule = An upgrade goes into a slot of its kind and works at once. You may replace a card even while another slot is empty.
ask-free-invade = Where does the { $figure } land?
    .help = For nothing, since you have just upgraded. { $count ->
        [one] One place is open.
       *[other] { $count } places are open.
    }
    .wait = { $name } may invade for nothing.
    .answer = Land in { $ref }
    .gives-up-decline = The { $figure } stays behind; it would land for nothing, now or never.
    .clause = Free invasion
    .rule = After an upgrade for a leader, warrior, ship or monster one such figure of your reserve may invade at no cost, as far as Horns and room allow.
ask-free-invade-figure = Which ship lands for nothing?
    .help = The ship upgrade brings one of the two.
    .wait = { $name } chooses a ship.
    .answer = Send the { $ref }
    .instead = The { $ref } goes instead.
    .clause = Free invasion
    .rule = A ship upgrade is for the clan’s ship or an own Sea Serpent, but only for one of them.
ask-sacrifice-figure = { $chosen ->
        [0] Which figure do you sacrifice first?
       *[other] Which figure do you sacrifice next?
    }
    .help = Two of your figures go to Valhalla, then you raise a stat.
    .wait = { $name } makes a sacrifice.
    .answer = Sacrifice the { $ref }
    .undo = Choose another figure
    .clause = Frigga’s Sacrifice
    .rule = Figures of any kind, anywhere on the board. Nothing saves them; they count among your dead in Valhalla.
ask-pillage-province = { $challenge ->
        [0] Which province do you pillage?
       *[other] Which province do you pillage again?
    }
    .help = { $count ->
        [one] One province is within reach.
       *[other] { $count } provinces are within reach.
    } Everyone next door may answer the call to battle.
    .wait = { $name } chooses a province to pillage.
    .answer = Pillage { $ref }
    .undo = Do something else
    .clause = Pillage
    .rule = You need a figure in the province or a ship in its fjord, and its token must show the reward. Once named, a pillage is carried out whoever comes; you can take that back until somebody else answers or you lay a card.
ask-domain-pillage = Do you pillage at once?
    .help = Thor’s Domain: for 2 Rage you pillage what you have just invaded, { $place }.
    .wait = { $name } may pillage at once.
    .answer = Pillage { $ref }
    .clause = Thor’s Domain
    .rule = Only an intact province that is not yet pillaged in this age; after a ship, one of the two beside its fjord.
ask-call-to-battle = Who answers the call to { $province }?
    .help = One figure from next door, for nothing. { $count ->
        [one] One of yours can come.
       *[other] { $count } of yours can come.
    }
    .wait = { $name } hears the call to { $province }.
    .answer = Send the { $ref }
    .clause = Call to battle
    .rule = In turn everybody may move one figure from an adjacent province. It goes on until no village is free or all have declined in a row.
ask-battle-card = Which card do you lay for { $province }?
    .help = Face down. All cards are turned over together; only battle cards add strength.
    .wait = Still choosing a card for { $province }: { $name }.
    .answer = Lay { $ref }
    .clause = Battle cards
    .rule = Everybody in the battle lays one card, of any kind. The winner discards it, the losers take theirs back.
ask-quest-as-strength = What does “{ $card }” count for?
    .help = With Tyr’s help a quest may fight as a battle card.
    .wait = { $name } decides what the quest is worth.
    .answer = { $ref }
    .clause = A quest in battle
    .rule = Tyr’s Domain lets a revealed quest count 3, Tyr’s Wrath 5. With both you choose one of the numbers; they are not added.
ask-tide-keep = Which figure survives Odin’s Tide?
    .help = All others of yours in the battle for { $province } are destroyed.
    .wait = { $name } saves one figure from Odin’s Tide.
    .answer = Keep the { $ref }
    .clause = Odin’s Tide
    .rule = Every clan in the battle keeps one figure of any kind, in the province or its fjord. Who has only one loses none.
ask-late-card = Do you add a card?
    .help = { $count ->
        [0] You have no late card for { $province }. Nobody else knows that.
        [one] One card of yours can still join the battle for { $province }.
       *[other] { $count } cards of yours can still join the battle for { $province }.
    }
    .wait = { $name } may add a card.
    .answer = Add { $ref }
    .clause = Late cards
    .rule = Heimdall’s Eye and Heimdall’s Gaze may be added after the reveal, at no cost, until all have passed in a row. Everybody whose hand could hold one is asked.
ask-prowess-keep = Which card do you buy back?
    .help = Tyr’s Prowess: 1 Rage for each card. What you leave is discarded.
    .wait = { $name } may buy cards back.
    .answer = Buy { $ref } back
    .clause = Tyr’s Prowess
    .rule = The winner may take played cards back for 1 Rage each, late cards too.
ask-save-figure = Which figure do you save?
    .help = Frigga’s Protection, 1 Rage for each figure. { $cause ->
        [invade] A monster is crushing them.
       *[battle] The battle is taking them.
    }
    .wait = { $name } may save figures.
    .answer = Save the { $ref }
    .clause = Frigga’s Protection
    .rule = A saved figure stays where it is and was not destroyed. Against Ragnarök there is no protection.
ask-witch-retreat = Does the Volur Witch flee?
    .help = { $cause ->
        [ragnarok] Ragnarök takes her land. In Yggdrasil she lives on, without its glory.
       *[other] In Yggdrasil she lives on. Otherwise she goes to Valhalla.
    }
    .wait = { $name } decides about the Volur Witch.
    .answer = Flee to { $ref }
    .gives-up-let-die = She goes to Valhalla, though Yggdrasil is open to her.
    .clause = Volur Witch
    .rule = She may go to Yggdrasil instead of dying in an outer province. Then she was not destroyed.
ask-raise-stat = Which stat do you raise?
    .help = { $because ->
        [quest] Your quest is fulfilled. One stat goes up a step.
       *[other] { $because }: one stat goes up a step.
    }
    .wait = { $name } raises a stat.
    .answer = Raise { $ref }
    .clause = Stats
    .rule = Rage is what you get for each age, Axes the glory of a victory, Horns the number of your figures on the board. A stat on its last step stays there.
ask-hammers-move = Where does your leader go on?
    .help = Lord of Hammers: to an adjacent province with room, or nowhere.
    .wait = { $name }’s leader may go on.
    .answer = On to { $ref }
    .clause = Lord of Hammers
    .rule = After a pillage where your leader stands, the leader may move next door. That is no invasion and starts no pillage.
ask-blessing-warrior = Do you land a warrior in { $province }?
    .help = Loki’s Blessing: you lost the battle, and a warrior of your reserve may come for nothing.
    .wait = { $name } may land a warrior in { $province }.
    .answer = A warrior to { $ref }
    .clause = Loki’s Blessing
    .rule = After a lost or tied battle one warrior of your reserve may go to its province, if Horns and villages allow.

## Buttons

do-invade = Invade
do-march = March
do-pillage = Pillage
do-challenge = Pillage again
do-sacrifice = Sacrifice
do-pass = Pass
do-done = Done
do-decline = Decline
do-stay = Stay
do-let-die = Let her die
do-keep-none = Keep none

## Why not

refusal-BR-1-9 = Every village there is taken.
refusal-BR-1-14 = Ships belong in fjords, and nothing but ships can stand there.
refusal-BR-1-19 = A fjord can’t be pillaged.
refusal-BR-1-20 = A ship never moves.
refusal-BR-1-21 = This province is destroyed. Nobody can go there any more.
refusal-BR-1-22 = This province is destroyed. There is nothing left to pillage.
refusal-BR-1-26 = Both provinces of this fjord are destroyed.
refusal-BR-1-67 = This stat has reached its last step.
refusal-BR-2-2 = Somebody leads this clan already.
refusal-BR-4-3 = A battle card is played in a battle only.
refusal-BR-4-6 = You do not have the Rage for that.
refusal-BR-4-22 = Only a figure of your reserve that you can pay for and that has somewhere to go can invade.
refusal-BR-4-29 = No place is free for this figure.
refusal-BR-4-31 = Yggdrasil can’t be invaded. March there.
refusal-BR-4-33 = You have as many figures on the board as your Horns allow.
refusal-BR-4-41 = A march needs a figure of yours that stands in a province and can leave it.
refusal-BR-4-42 = Your figures stand there already.
refusal-BR-4-44 = At least one figure has to march.
refusal-BR-4-45 = No village is left for a further figure.
refusal-BR-4-48 = A march starts from one province only.
refusal-BR-4-49 = A march neither starts nor ends in a fjord.
refusal-BR-5-2 = You can pillage where you have a figure, in the province or its fjord, and where the token shows its reward.
refusal-BR-5-4 = Only a clan with a figure in Yggdrasil can pillage it.
refusal-BR-5-5 = This province has been pillaged in this age.
refusal-BR-5-10 = Only figures next door to the pillaged province can come.
refusal-BR-5-30 = In a battle you play a card of your hand.
refusal-BR-5-42 = Only a late card of your hand can be added now: Heimdall’s Eye or Heimdall’s Gaze.
refusal-BR-6-1 = This card lies on your sheet already.
refusal-BR-6-3 = You do not have the Rage for this upgrade.
refusal-BR-6-5 = This slot is for another kind of upgrade.
refusal-BR-8-7 = A quest you have committed can’t be played in a battle.
refusal-BR-8-8 = You have committed this quest already.
refusal-BR-12-7 = Your leader can only go to an adjacent province.
refusal-BR-12-27 = The warrior goes where you have just invaded.
refusal-BR-12-56 = Frigga’s Grace raises another stat than the token.
refusal-BR-12-80 = Tyr’s Challenge is for a province with a figure of yours that has been pillaged in this age.
refusal-BR-12-100 = Thor’s Domain is for what you have just invaded.
refusal-BR-12-105 = This province has been pillaged in this age, so Thor’s Domain can’t pillage it.
refusal-BR-12-120 = This figure is not in the battle. Keep one that is.
refusal-BR-12-149 = Sacrifice two different figures of yours that are on the board.
refusal-BR-12-150 = Frigga’s Sacrifice needs two of your figures on the board.

## What happened: the land and the ages

event-clan = { $seat } leads the { $clan }.
event-laid-out = { $destroyed ->
    [one] One province has fallen already,
   *[other] { $destroyed } provinces have fallen already,
} { $ragnarok } more are doomed. { $first-name } begins.
event-age = { $age ->
    [1] The first age begins.
    [2] The second age begins.
   *[3] The third age begins, the last one.
}
    .herald = { $age ->
        [1] The first age
        [2] The second age
       *[3] The third age, the last
    }
    .herald-line = The gods deal their gifts.
event-phase = { $phase ->
    [gifts] The gods deal their gifts.
    [actions] Rage fills the clans.
    [discard] The hands are laid down.
    [quests] The quests are judged.
    [ragnarok] The earth trembles.
    [valhalla] The gates of Valhalla open.
   *[other] A new phase begins.
}
heading-age = { $age ->
    [1] The first age
    [2] The second age
   *[3] The third age
}
heading-phase = { $phase ->
    [gifts] Gods’ gifts
    [actions] Actions
    [discard] Discard
    [quests] Quests
    [ragnarok] Ragnarök
   *[valhalla] Valhalla
}
event-committed = { $quest ->
    [hidden] { $seat } takes on a quest in secret.
   *[other] { $seat } takes on “{ $quest }” in secret.
}
event-passed = { $seat } passes and acts no more in this age.
event-actions-over = { $because ->
    [rage] The last Rage is spent: the raids come to an end.
   *[pillaged] Every province is pillaged: the raids come to an end.
}
event-hand-discarded = { $kept ->
    [0] { $seat } discards { $count ->
        [0] nothing, the hand is empty
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $seat } keeps one card { $count ->
        [0] and discards none
        [one] and discards one
       *[other] and discards { $count }
    }.
}
event-ragnarok = Ragnarök devours { $province }.
event-doom = The next to fall is { $province }.
event-released = { $figures ->
    [one] One figure of { $seat } returns
   *[other] { $figures } figures of { $seat } return
} from Valhalla.
event-first-player = { $seat } begins the next age.
event-ended = { $ending ->
    [shared] The world has ended. { $winners } clans share the highest glory.
   *[glory] The world has ended. One clan stands above all others in glory.
}

## What happened: actions

event-invaded = { $seat } invades { $to } with the { $figure }.
event-marched = { $seat } marches { $figures ->
    [one] one figure
   *[other] { $figures } figures
} from { $from } to { $to }.
event-upgraded = { $seat } upgrades: { $card }.
event-removed = { $seat } clears a slot: { $card } leaves the game.
event-pillage = { $challenge ->
    [true] { $seat } challenges { $province } once more.
   *[false] { $seat } falls upon { $province }.
}
event-pillaged = { $seat } pillages { $province } and takes { $reward ->
    [rage] a step of Rage
    [axes] a step of Axes
    [horns] a step of Horns
    [glory5] 5 glory
   *[all_stats] a step of every stat
}.
event-pillaged-twice = The Frost Giant of { $seat } takes as much again in { $province }: { $reward ->
    [rage] a step of Rage
    [axes] a step of Axes
    [horns] a step of Horns
    [glory5] 5 glory
   *[all_stats] a step of every stat
}.
event-pillage-failed = { $seat } fails to pillage { $province }.
event-hammers-moved = The { $figure } of { $seat } goes on from { $from } to { $to }.

## What happened: battles

event-called = { $seat } hears the call: the { $figure } comes from { $from } to { $to }.
event-call-declined = { $seat } sends nobody to { $province }.
event-unopposed = Nobody stands against { $seat } in { $province }.
event-battle = Battle for { $province }! { $seats ->
    [2] Two clans meet.
    [3] Three clans meet.
   *[other] All { $seats } clans meet.
}
event-played = { $seat } plays { $card }.
event-quest-counted = { $strength ->
    [0] { $seat } lets “{ $card }” count for nothing.
   *[other] { $seat } fights with “{ $card }”: +{ $strength }.
}
event-blanked = { $card } of { $seat } silences the opponents’ cards.
event-watch = All cards are swept from the table. New ones are laid for { $province }.
event-tide-kept = Odin’s Tide leaves { $seat } the { $figure }.
event-late-card = { $seat } adds { $card }.
event-battle-won = { $seat } wins the battle for { $province }, { $total } to { $against }.
event-battle-tied = Nobody wins the battle for { $province }: the strongest are equal at { $total }, and all have lost.
event-cards-back = { $seat } takes { $cards ->
    [one] a card
   *[other] { $cards } cards
} back into the hand.
event-card-bought-back = { $seat } buys { $card } back.
event-discarded = { $seat } discards { $cards ->
    [one] the card played
   *[other] the { $cards } cards played
}.
event-cards-taken = { $seat } takes { $cards ->
    [one] a card
   *[other] { $cards } cards
} from { $loser-name }: { $because }.
event-destroyed = { $cause ->
    [battle] { $seat } loses { $figures ->
        [one] one figure
       *[other] { $figures } figures
    } in the battle.
    [invade] { $figures ->
        [one] One figure
       *[other] { $figures } figures
    } of { $seat } in { $where } { $figures ->
        [one] is crushed.
       *[other] are crushed.
    }
    [sacrifice] { $seat } sacrifices { $figures ->
        [one] one figure
       *[other] { $figures } figures
    } to Frigga.
   *[ragnarok] { $figures ->
        [one] One figure
       *[other] { $figures } figures
    } of { $seat } { $figures ->
        [one] goes
       *[other] go
    } down with the land.
}
event-saved = Frigga protects the { $figure } of { $seat } in { $where }.
event-retreated = The { $figure } of { $seat } flees from { $where } to { $to }.

## What happened: glory, Rage and stats

event-glory = { $because ->
    [battle] { $seat } gains { $glory } glory for the victory, { $total } in all.
    [pillage] { $seat } gains { $glory } glory for the pillage, { $total } in all.
    [quest] { $seat } gains { $glory } glory for the quest, { $total } in all.
    [release] { $seat } gains { $glory } glory for the figures that return, { $total } in all.
    [ships] { $seat } gains { $glory } glory for ships lost, { $total } in all.
    [ragnarok] { $seat } gains { $glory } glory for the fallen of Ragnarök, { $total } in all.
    [legendary_rage] { $seat } gains { $glory } glory for legendary Rage, { $total } in all.
    [legendary_axes] { $seat } gains { $glory } glory for legendary Axes, { $total } in all.
    [legendary_horns] { $seat } gains { $glory } glory for legendary Horns, { $total } in all.
   *[other] { $seat } gains { $glory } glory ({ $because }), { $total } in all.
}
event-glory-taken = { $glory ->
    [0] { $seat } finds no glory to take from { $loser-name } ({ $because }).
   *[other] { $seat } takes { $glory } glory from { $loser-name } ({ $because }).
}
event-rage = { $seat } gains { $rage } Rage ({ $because }), { $total } now.
event-rage-taken = { $rage ->
    [0] { $seat } finds no Rage to take from { $loser-name } ({ $because }).
   *[other] { $seat } takes { $rage } Rage from { $loser-name } ({ $because }).
}
event-stat = { $seat } raises { $stat ->
    [rage] Rage
    [axes] Axes
   *[horns] Horns
} to { $value }.
event-stat-declined = { $seat } raises no stat.
event-quests-revealed = { $seat } reveals { $quests ->
    [one] one quest
   *[other] { $quests } quests
}.
event-quest-fulfilled = { $seat } has fulfilled “{ $quest }”
event-quest-failed = { $seat } has not fulfilled “{ $quest }”: { quest-failed-why }
quest-failed-why = { $why ->
    [few] { $own } of { $wanted } in Valhalla.
    [absent] nobody there.
    [destroyed] no such land is left.
   *[behind] { $own } against { $wanted } in { $province }.
}

## How a match ends

ending-glory = The clan with the most glory wins.
ending-shared = The clans with the most glory share the win.
margin = { $points } glory
ending-resigned = A player has given up.
score-play = Glory won in play
score-legendary-rage = Legendary Rage
score-legendary-axes = Legendary Axes
score-legendary-horns = Legendary Horns

## Options of a table

option-first-player = First player
    .help = Who begins in the first age; then the role goes to the left.
choice-first-player-random = Drawn by lot
choice-first-player-0 = Seat 1
choice-first-player-1 = Seat 2
choice-first-player-2 = Seat 3
choice-first-player-3 = Seat 4
option-no-draft-age-one = First age without a draft
    .help = For a first match: in the first age everybody plays with the eight cards dealt.

## Names of places

province-elvagar = Elvagar
province-angerboda = Angerboda
province-muspelheim = Muspelheim
province-horgr = Horgr
province-utgard = Utgard
province-andlang = Andlang
province-gimle = Gimle
province-myrkulor = Myrkulor
province-yggdrasil = Yggdrasil
region-manheim = Manheim
region-alfheim = Alfheim
region-jotunheim = Jotunheim
fjord-north-east = North-east Fjord
    .text = Between Elvagar and Angerboda.
fjord-south-east = South-east Fjord
    .text = Between Muspelheim and Horgr.
fjord-south-west = South-west Fjord
    .text = Between Utgard and Andlang.
fjord-north-west = North-west Fjord
    .text = Between Gimle and Myrkulor.
place-reserve = Reserve
place-valhalla = Valhalla

## Names of clans and figures

clan-wolf = Wolf clan
    .short = Wolf
clan-raven = Raven clan
    .short = Raven
clan-serpent = Serpent clan
    .short = Serpent
clan-bear = Bear clan
    .short = Bear
figure-wolf = Wolf figure
    .leader = Wolf leader
    .warrior = Wolf warrior
    .ship = Wolf ship
figure-raven = Raven figure
    .leader = Raven leader
    .warrior = Raven warrior
    .ship = Raven ship
figure-serpent = Serpent figure
    .leader = Serpent leader
    .warrior = Serpent warrior
    .ship = Serpent ship
figure-bear = Bear figure
    .leader = Bear leader
    .warrior = Bear warrior
    .ship = Bear ship
kind-figure = { $id }
piece-leader = leader
    .text = Strength 3. Invades for nothing.
piece-warrior = { $count ->
        [one] warrior
       *[other] { $count } warriors
    }
    .text = Strength 1. Invades for its strength in Rage.
piece-ship = ship
    .text = Strength 2, for 2 Rage. Lands in a fjord and counts in both provinces beside it.

monster-troll = Troll
    .text = Strength 2, invades for 2 Rage. Each time it invades a province, all enemy warriors there are destroyed.
monster-dwarf-chieftain = Dwarf Chieftain
    .text = Strength 2, invades for 0 Rage.
monster-sea-serpent = Sea Serpent
    .text = Strength 3, invades for 3 Rage. A monster and a ship: it lands in fjords, supports both provinces and never moves.
monster-valkyrie = Valkyrie
    .text = Strength 2, invades for 2 Rage. After a battle she took part in you gain 2 glory for each enemy figure destroyed in it.
monster-dark-elf = Dark Elf
    .text = Strength 1, invades for 1 Rage. In Yggdrasil its strength is 3, and it may invade there.
monster-fire-giant = Fire Giant
    .text = Strength 4, invades for 4 Rage. Each time it invades a province, all enemy figures there and in its fjord are destroyed, but not monsters.
monster-frost-giant = Frost Giant
    .text = Strength 4, invades for 4 Rage. When you pillage the province it stands in, you get the token’s reward twice.
monster-soldier-of-hel = Soldier of Hel
    .text = Strength 3, invades for 0 Rage.
monster-volur-witch = Volur Witch
    .text = Strength 3, invades for 3 Rage. When she would be destroyed in an outer province, she may go to Yggdrasil instead.

## Names of stats, slots, tokens, phases and gods

stat-rage = Rage
    .text = How much Rage you get at the start of each action phase.
stat-axes = Axes
    .text = How much glory you gain for winning a battle.
stat-horns = Horns
    .text = How many figures you may have on the board.
slot-leader = leader slot
slot-warrior = warrior slot
slot-ship = ship slot
slot-monster = monster slot
slot-clan = clan slot
token-rage = Rage
    .text = Whoever pillages here raises Rage by a step.
token-axes = Axes
    .text = Whoever pillages here raises Axes by a step, before the glory of the battle.
token-horns = Horns
    .text = Whoever pillages here raises Horns by a step.
token-glory5 = 5 glory
    .text = Whoever pillages here gains 5 glory.
token-all-stats = all stats
    .text = Whoever pillages here raises Rage, Axes and Horns by a step each.
token-pillaged = pillaged
    .text = Nothing is left here until the next age.
phase-gifts = gods’ gifts
phase-actions = actions
phase-discard = discard
phase-quests = quests
phase-ragnarok = Ragnarök
phase-valhalla = Valhalla
god-odin = Odin
god-thor = Thor
god-loki = Loki
god-frigga = Frigga
god-heimdall = Heimdall
god-tyr = Tyr
count-0 = Nothing
count-3 = Strength 3
count-5 = Strength 5

## Words of the table

phase = { $phase ->
    [setup] Before the first age
    [end] The world has ended
   *[other] Age { $age } of 3 · { $phase ->
        [gifts] gods’ gifts
        [actions] actions
        [discard] discard
        [quests] quests
        [ragnarok] Ragnarök
       *[valhalla] Valhalla
    }
}
unit-glory = glory
recap-strengths = { $place }: { $list }
recap-own-strength = you { $strength }
recap-strength = { $name } { $strength }
unit-rage = Rage
board-label = The land round Yggdrasil, nine provinces and four fjords

## The board in words

describe-province = { $province }, { $region }, { $villages ->
        [one] one village
       *[other] { $villages } villages
    }, { $figures }, { $token }
describe-yggdrasil = Yggdrasil, room for everybody, { $figures }, { $token }
describe-destroyed = { $province }, destroyed
describe-fjord = { $fjord }, { $figures }
describe-fjord-closed = { $fjord }, out of the game
describe-party = { $name }: { $figures }
describe-own-party = you: { $figures }
describe-nobody = nobody there
describe-token = token { $token }
describe-pillaged = pillaged in this age
describe-doomed = { $age ->
        [1] falls in the first age
        [2] falls in the second age
       *[3] falls in the third age
    }
describe-free = { $free ->
        [0] no village free
        [one] one village free
       *[other] { $free } villages free
    }
describe-strength = { $name } has strength { $strength }
describe-figure = { $figure } in { $place }
describe-figure-reserve = { $figure } in the reserve
describe-figure-valhalla = { $figure } in Valhalla
describe-card = { $card }, { $kind }: { $text }
describe-slot-empty = { $slot } { $number }, empty
describe-slot-card = { $slot } { $number }, with { $card }
describe-stat = { $stat } { $value }, step { $step } of 6

## Cards

card-kind-battle = battle card
card-kind-quest = quest
card-kind-leader = leader upgrade
card-kind-warrior = warrior upgrade
card-kind-ship = ship upgrade
card-kind-monster = monster upgrade
card-kind-clan = clan upgrade
card-back = { $age ->
        [1] A card of the first age
        [2] A card of the second age
       *[3] A card of the third age
    }

### First age

card-a1-troll = Troll
    .kind = { card-kind-monster }
    .short = Kills all enemy warriors where it invades.
    .text = Brings you the Troll, strength 2. Each time it invades a province, all enemy warriors there are destroyed.
card-a1-dwarf-chieftain = Dwarf Chieftain
    .kind = { card-kind-monster }
    .short = Strength 2, and never costs Rage.
    .text = Brings you the Dwarf Chieftain, strength 2. The upgrade and invading from the reserve cost 0 Rage.
card-a1-sea-serpent = Sea Serpent
    .kind = { card-kind-monster }
    .short = Strength 3. A monster and a ship.
    .text = Brings you the Sea Serpent, strength 3. It is a monster and a ship: it lands in fjords, supports both provinces and never moves.
card-a1-lord-of-hammers = Lord of Hammers
    .kind = { card-kind-leader }
    .short = After your leader’s pillage the leader may move next door.
    .text = Leader of strength 3. After you have pillaged the province your leader stands in, the leader may move to an adjacent province with room.
card-a1-brothers-in-arms = Brothers in Arms
    .kind = { card-kind-warrior }
    .short = Two warriors together are worth 3.
    .text = A pair of your warriors in one province is worth 3 together; a single one is worth 1.
card-a1-lokis-dragons = Loki’s Dragons
    .kind = { card-kind-ship }
    .short = 4 glory each time a ship of yours is destroyed.
    .text = You gain 4 glory each time a ship of yours is destroyed, by whatever cause. Your ship’s strength stays 2.
card-a1-lokis-domain = Loki’s Domain
    .kind = { card-kind-clan }
    .short = 1 glory for each figure of yours that leaves Valhalla.
    .text = In the Valhalla phase you gain 1 glory for each figure of yours that returns to your reserve.
card-a1-friggas-charm = Frigga’s Charm
    .kind = { card-kind-clan }
    .short = Your upgrades cost 1 Rage less.
    .text = Upgrades cost you 1 Rage less, but never less than 0.
card-a1-thors-glory = Thor’s Glory
    .kind = { card-kind-clan }
    .short = 2 glory if 2 enemy figures fall in your battle.
    .text = After a battle you took part in, won or lost, you gain 2 glory if 2 or more enemy figures were destroyed in it.
card-a1-friggas-succor = Frigga’s Succor
    .kind = { card-kind-clan }
    .short = Each invasion may bring a free warrior along.
    .text = After each invasion of yours one warrior of your reserve may come to the same province for 0 Rage; after a ship, to either province beside its fjord.
card-a1-tyrs-domain = Tyr’s Domain
    .kind = { card-kind-clan }
    .short = Your quests may fight with strength 3.
    .text = A quest you reveal in battle may count as a battle card of strength 3.
card-a1-lokis-blessing = Loki’s Blessing
    .kind = { card-kind-clan }
    .short = After a lost battle, land a warrior there.
    .text = After a battle you have lost you may land one warrior of your reserve in its province for 0 Rage.
card-a1-quest-alfheim = Alfheim!
    .kind = { card-kind-quest }
    .short = Most strength in a province of Alfheim: 5 glory, raise a stat.
    .text = Fulfilled if you have more strength than any other clan in a province of Alfheim. You gain 5 glory and may raise one stat.
card-a1-quest-jotunheim = Jotunheim!
    .kind = { card-kind-quest }
    .short = Most strength in a province of Jotunheim: 5 glory, raise a stat.
    .text = Fulfilled if you have more strength than any other clan in a province of Jotunheim. You gain 5 glory and may raise one stat.
card-a1-quest-manheim = Manheim!
    .kind = { card-kind-quest }
    .short = Most strength in a province of Manheim: 5 glory, raise a stat.
    .text = Fulfilled if you have more strength than any other clan in a province of Manheim. You gain 5 glory and may raise one stat.
card-a1-quest-glorious-death = Glorious Death!
    .kind = { card-kind-quest }
    .short = 4 of your figures in Valhalla: 6 glory, raise a stat.
    .text = Fulfilled if at least 4 of your figures are in Valhalla. You gain 6 glory and may raise one stat.
card-a1-quest-yggdrasil = Yggdrasil!
    .kind = { card-kind-quest }
    .short = Most strength in Yggdrasil: 6 glory, raise a stat.
    .text = Fulfilled if you have more strength than any other clan in Yggdrasil. You gain 6 glory and may raise one stat.
card-a1-odins-smite = Odin’s Smite
    .kind = { card-kind-battle }
    .short = Each opponent loses a warrior before strength is compared.
    .text = Before strength is compared, each opponent in the battle loses one warrior in the province, if there is one.
card-a1-heimdalls-sight = Heimdall’s Sight
    .kind = { card-kind-battle }
    .short = As strong as the best card of an opponent.
    .text = Its strength is that of the strongest single card an opponent has in this battle, late cards included.
card-a1-friggas-grace = Frigga’s Grace
    .kind = { card-kind-battle }
    .short = Pillage with it: raise one more stat.
    .text = If you are the pillager and win, you raise one more stat, another one than the token raises.
card-a1-lokis-trickery = Loki’s Trickery
    .kind = { card-kind-battle }
    .short = Lose, and take 1 Rage from the winner.
    .text = If you lose, you take 1 Rage from the winner, if there is any.
card-a1-thors-hammer = Thor’s Hammer
    .kind = { card-kind-battle }
    .short = Win, and gain 3 glory.
    .text = If you win the battle, you gain 3 glory.
card-a1-tyrs-bash = Tyr’s Bash
    .kind = { card-kind-battle }
    .short = Strength 2, nothing else.
    .text = Adds 2 to your total and does nothing else.
card-a1-tyrs-smash = Tyr’s Smash
    .kind = { card-kind-battle }
    .short = Strength 3, nothing else.
    .text = Adds 3 to your total and does nothing else.
card-a1-tyrs-crush = Tyr’s Crush
    .kind = { card-kind-battle }
    .short = Strength 4, nothing else.
    .text = Adds 4 to your total and does nothing else.
card-a1-tyrs-smite = Tyr’s Smite
    .kind = { card-kind-battle }
    .short = Strength 5, nothing else.
    .text = Adds 5 to your total and does nothing else.

### Second age

card-a2-valkyrie = Valkyrie
    .kind = { card-kind-monster }
    .short = 2 glory for each enemy destroyed in her battles.
    .text = Brings you the Valkyrie, strength 2. After a battle she took part in, won or lost, you gain 2 glory for each enemy figure destroyed in it.
card-a2-dark-elf = Dark Elf
    .kind = { card-kind-monster }
    .short = May invade Yggdrasil. Strength 3 there.
    .text = Brings you the Dark Elf, strength 1. In Yggdrasil its strength is 3, and it may invade there.
card-a2-fire-giant = Fire Giant
    .kind = { card-kind-monster }
    .short = Kills all enemies but monsters where it invades.
    .text = Brings you the Fire Giant, strength 4. Each time it invades a province, all enemy figures there and in its fjord are destroyed, but not monsters.
card-a2-lord-of-axes = Lord of Axes
    .kind = { card-kind-leader }
    .short = After your leader’s pillage raise one stat.
    .text = Leader of strength 3. After you have pillaged the province your leader stands in, you raise one stat.
card-a2-experts-in-arms = Experts in Arms
    .kind = { card-kind-warrior }
    .short = Your warriors have strength 2.
    .text = Each of your warriors has strength 2 and costs 2 Rage to invade with.
card-a2-fire-dragons = Fire Dragons
    .kind = { card-kind-ship }
    .short = 8 glory each time a ship of yours is destroyed.
    .text = You gain 8 glory each time a ship of yours is destroyed, by whatever cause. Your ship’s strength stays 2.
card-a2-odins-inspiration = Odin’s Inspiration
    .kind = { card-kind-clan }
    .short = Double glory for your figures that Ragnarök destroys.
    .text = The glory you get for your figures destroyed by Ragnarök is doubled. Other cards’ glory is not.
card-a2-tyrs-challenge = Tyr’s Challenge
    .kind = { card-kind-clan }
    .short = For 2 Rage, pillage a pillaged province again.
    .text = As an extra action you pay 2 Rage and pillage a province that has been pillaged in this age, with battle and reward.
card-a2-friggas-protection = Frigga’s Protection
    .kind = { card-kind-clan }
    .short = Save figures of yours for 1 Rage each.
    .text = When figures of yours would be destroyed, you may save them for 1 Rage each. They stay where they are. It does not help against Ragnarök.
card-a2-lokis-eminence = Loki’s Eminence
    .kind = { card-kind-clan }
    .short = 2 glory for each figure of yours that leaves Valhalla.
    .text = In the Valhalla phase you gain 2 glory for each figure of yours that returns to your reserve.
card-a2-tyrs-prowess = Tyr’s Prowess
    .kind = { card-kind-clan }
    .short = Winner: take cards back for 1 Rage each.
    .text = If you win a battle, you may take the cards you played back for 1 Rage each instead of discarding them.
card-a2-thors-domain = Thor’s Domain
    .kind = { card-kind-clan }
    .short = Invade, pay 2 Rage, and pillage at once.
    .text = After an invasion on your turn you may pay 2 Rage and pillage that province at once, if it is not yet pillaged.
card-a2-quest-alfheim = Alfheim!
    .kind = { card-kind-quest }
    .short = Most strength in a province of Alfheim: 7 glory, raise a stat.
    .text = Fulfilled if you have more strength than any other clan in a province of Alfheim. You gain 7 glory and may raise one stat.
card-a2-quest-jotunheim = Jotunheim!
    .kind = { card-kind-quest }
    .short = Most strength in a province of Jotunheim: 7 glory, raise a stat.
    .text = Fulfilled if you have more strength than any other clan in a province of Jotunheim. You gain 7 glory and may raise one stat.
card-a2-quest-manheim = Manheim!
    .kind = { card-kind-quest }
    .short = Most strength in a province of Manheim: 7 glory, raise a stat.
    .text = Fulfilled if you have more strength than any other clan in a province of Manheim. You gain 7 glory and may raise one stat.
card-a2-quest-glorious-death = Glorious Death!
    .kind = { card-kind-quest }
    .short = 4 of your figures in Valhalla: 8 glory, raise a stat.
    .text = Fulfilled if at least 4 of your figures are in Valhalla. You gain 8 glory and may raise one stat.
card-a2-quest-yggdrasil = Yggdrasil!
    .kind = { card-kind-quest }
    .short = Most strength in Yggdrasil: 8 glory, raise a stat.
    .text = Fulfilled if you have more strength than any other clan in Yggdrasil. You gain 8 glory and may raise one stat.
card-a2-heimdalls-eye = Heimdall’s Eye
    .kind = { card-kind-battle }
    .short = May be added after all cards are revealed.
    .text = Adds 2 to your total. You may lay it like any card, or add it to your other card after the reveal, at no cost.
card-a2-heimdalls-watch = Heimdall’s Watch
    .kind = { card-kind-battle }
    .short = Glory for all strength revealed; then new cards are laid.
    .text = You gain glory equal to the strength of all revealed cards. All of them are discarded, and everybody in the battle lays a new card.
card-a2-odins-tide = Odin’s Tide
    .kind = { card-kind-battle }
    .short = Every clan keeps one figure, all others die.
    .text = Before strength is compared, every clan in the battle, yours too, keeps one figure in the province or its fjord. All its others there are destroyed.
card-a2-lokis-backstab = Loki’s Backstab
    .kind = { card-kind-battle }
    .short = Lose, and take 2 glory from the winner.
    .text = If you lose, you take 2 glory from the winner, or as much as there is.
card-a2-thors-oath = Thor’s Oath
    .kind = { card-kind-battle }
    .short = Win, and raise a stat.
    .text = If you win the battle, you raise one stat before its glory is counted.
card-a2-tyrs-smash = Tyr’s Smash
    .kind = { card-kind-battle }
    .short = Strength 3, nothing else.
    .text = Adds 3 to your total and does nothing else.
card-a2-tyrs-crush = Tyr’s Crush
    .kind = { card-kind-battle }
    .short = Strength 4, nothing else.
    .text = Adds 4 to your total and does nothing else.
card-a2-tyrs-smite = Tyr’s Smite
    .kind = { card-kind-battle }
    .short = Strength 5, nothing else.
    .text = Adds 5 to your total and does nothing else.
card-a2-tyrs-rage = Tyr’s Rage
    .kind = { card-kind-battle }
    .short = Strength 6, nothing else.
    .text = Adds 6 to your total and does nothing else.

### Third age

card-a3-frost-giant = Frost Giant
    .kind = { card-kind-monster }
    .short = Takes the token’s reward twice where it pillages.
    .text = Brings you the Frost Giant, strength 4. When you pillage the province it stands in, you get the token’s reward twice.
card-a3-soldier-of-hel = Soldier of Hel
    .kind = { card-kind-monster }
    .short = Strength 3, and never costs Rage.
    .text = Brings you the Soldier of Hel, strength 3. The upgrade and invading from the reserve cost 0 Rage.
card-a3-volur-witch = Volur Witch
    .kind = { card-kind-monster }
    .short = Flees to Yggdrasil instead of dying.
    .text = Brings you the Volur Witch, strength 3. When she would be destroyed in an outer province, she may go to Yggdrasil instead.
card-a3-lord-of-spears = Lord of Spears
    .kind = { card-kind-leader }
    .short = After your leader’s pillage raise all stats.
    .text = Leader of strength 3. After you have pillaged the province your leader stands in, you raise all three stats by a step.
card-a3-masters-in-arms = Masters in Arms
    .kind = { card-kind-warrior }
    .short = Two warriors together are worth 6.
    .text = A pair of your warriors in one province is worth 6 together; a single one is worth 2.
card-a3-eternal-dragons = Eternal Dragons
    .kind = { card-kind-ship }
    .short = 12 glory each time a ship of yours is destroyed.
    .text = You gain 12 glory each time a ship of yours is destroyed, by whatever cause. Your ship’s strength stays 2.
card-a3-friggas-domain = Frigga’s Domain
    .kind = { card-kind-clan }
    .short = Invade from Valhalla for 1 Rage.
    .text = Your invade action may bring a figure of yours from Valhalla for 1 Rage, instead of one from the reserve at its own price.
card-a3-odins-throne = Odin’s Throne
    .kind = { card-kind-clan }
    .short = Your quests pay double glory.
    .text = Each quest you fulfil pays double glory. You still raise only one stat for it.
card-a3-thors-conquest = Thor’s Conquest
    .kind = { card-kind-clan }
    .short = At the end, 3 glory for each figure on the board.
    .text = At the end of the game you gain 3 glory for each figure of yours on the board, ships and monsters too.
card-a3-friggas-sacrifice = Frigga’s Sacrifice
    .kind = { card-kind-clan }
    .short = Sacrifice 2 of your figures and raise a stat.
    .text = As an extra action for 0 Rage you destroy 2 of your own figures on the board and raise one stat.
card-a3-tyrs-wrath = Tyr’s Wrath
    .kind = { card-kind-clan }
    .short = Your quests may fight with strength 5.
    .text = A quest you reveal in battle may count as a battle card of strength 5.
card-a3-lokis-wrath = Loki’s Wrath
    .kind = { card-kind-clan }
    .short = 3 glory for each figure of yours that leaves Valhalla.
    .text = In the Valhalla phase you gain 3 glory for each figure of yours that returns to your reserve.
card-a3-quest-alfheim = Alfheim!
    .kind = { card-kind-quest }
    .short = Most strength in a province of Alfheim: 9 glory, raise a stat.
    .text = Fulfilled if you have more strength than any other clan in a province of Alfheim. You gain 9 glory and may raise one stat.
card-a3-quest-jotunheim = Jotunheim!
    .kind = { card-kind-quest }
    .short = Most strength in a province of Jotunheim: 9 glory, raise a stat.
    .text = Fulfilled if you have more strength than any other clan in a province of Jotunheim. You gain 9 glory and may raise one stat.
card-a3-quest-manheim = Manheim!
    .kind = { card-kind-quest }
    .short = Most strength in a province of Manheim: 9 glory, raise a stat.
    .text = Fulfilled if you have more strength than any other clan in a province of Manheim. You gain 9 glory and may raise one stat.
card-a3-quest-glorious-death = Glorious Death!
    .kind = { card-kind-quest }
    .short = 4 of your figures in Valhalla: 11 glory, raise a stat.
    .text = Fulfilled if at least 4 of your figures are in Valhalla. You gain 11 glory and may raise one stat.
card-a3-quest-yggdrasil = Yggdrasil!
    .kind = { card-kind-quest }
    .short = Most strength in Yggdrasil: 11 glory, raise a stat.
    .text = Fulfilled if you have more strength than any other clan in Yggdrasil. You gain 11 glory and may raise one stat.
card-a3-heimdalls-gaze = Heimdall’s Gaze
    .kind = { card-kind-battle }
    .short = May be added after all cards are revealed.
    .text = Adds 3 to your total. You may lay it like any card, or add it to your other card after the reveal, at no cost.
card-a3-heimdalls-watch = Heimdall’s Watch
    .kind = { card-kind-battle }
    .short = Glory for all strength revealed; then new cards are laid.
    .text = You gain glory equal to the strength of all revealed cards. All of them are discarded, and everybody in the battle lays a new card.
card-a3-thors-primacy = Thor’s Primacy
    .kind = { card-kind-battle }
    .short = Opponents’ card texts do nothing; strength still counts.
    .text = The texts of all cards your opponents reveal have no effect in this battle. Their printed strength still counts.
card-a3-thors-ascension = Thor’s Ascension
    .kind = { card-kind-battle }
    .short = Win, and gain 3 Rage and 3 glory.
    .text = If you win the battle, you gain 3 Rage and 3 glory.
card-a3-odins-judgement = Odin’s Judgement
    .kind = { card-kind-battle }
    .short = 2 glory for each figure destroyed in the battle.
    .text = After the battle, won or lost, you gain 2 glory for each figure destroyed in it, your own too.
card-a3-lokis-poison = Loki’s Poison
    .kind = { card-kind-battle }
    .short = Lose, and take the winner’s cards.
    .text = If you lose, you take all cards the winner has on the table into your hand.
card-a3-tyrs-crush = Tyr’s Crush
    .kind = { card-kind-battle }
    .short = Strength 4, nothing else.
    .text = Adds 4 to your total and does nothing else.
card-a3-tyrs-smite = Tyr’s Smite
    .kind = { card-kind-battle }
    .short = Strength 5, nothing else.
    .text = Adds 5 to your total and does nothing else.
card-a3-tyrs-rage = Tyr’s Rage
    .kind = { card-kind-battle }
    .short = Strength 6, nothing else.
    .text = Adds 6 to your total and does nothing else.

# scene

scene-hand = Your hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
scene-no-cards = Your hand is empty.
scene-laid = face down
scene-price = { $rage } Rage
scene-cost = Price
scene-kind = Kind
scene-strength = Strength
scene-gutter = Beside the map
scene-ragnarok = Ragnarök takes
scene-ragnarok-glory = { $glory } glory for each figure that falls with it
scene-fallen = destroyed
scene-destroyed = Destroyed. Nobody can go there any more.
scene-sheet = Your clan sheet
scene-sheets = Clan sheets
scene-reserve-empty = All your figures are out.
scene-rage-left = { $rage } Rage left of { $all }
scene-passed = passed
scene-cards = { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
scene-quests = { $count ->
        [one] one quest on the sheet
       *[other] { $count } quests on the sheet
    }
scene-on-board = { $count } figures on the board, { $horns } allowed
scene-lectern-idle = Point at a province to see everybody’s strength there.
scene-lectern-wait = Point at a province to see everybody’s strength. It is not your turn.
scene-you = you
scene-pillage = Pillage { $province }
scene-win-glory = Success brings { $glory } glory.
scene-win-stats = Success raises { $stats }.
scene-battle-glory = A won battle: { $glory } glory more.
scene-callers = Can answer from next door: { $who }.
scene-no-callers = Nobody can come from next door.
scene-march-from = March from { $from }
scene-march-to = March to { $to }
scene-march-there = then in { $to }
scene-march-some = room for { $free } only
scene-march-left = left in { $from }
scene-stands-there = stands there
scene-answer-call = The call to { $province }
scene-land = { $figure } to { $place }
scene-then = your strength
scene-invade-cost = Invades for { $rage } Rage, strength { $strength }.
scene-legendary = Legendary at the end: { $glory } glory.
scene-draft = The gods deal
scene-draft-next = What you leave goes on to { $name }.
scene-draft-last = Your last pack. What you leave is discarded.
scene-draft-wait = You have chosen. The others still do.
scene-choosing = { $name } is choosing
scene-has-chosen = { $name } has chosen
scene-yours = Yours so far: { $count } of 6
scene-known = What you know
scene-known-none = Nothing of the others’ cards yet.
scene-holds = holds
scene-lies = { $place ->
        [hand] { $count } with { $name }
        [pack] { $count } in { $name }’s pack
        [quests] { $count } on { $name }’s sheet
        [table] { $count } in the battle
       *[gone] { $count } out of the game
    }
scene-lies-hand = hand
scene-lies-pack = pack
scene-lies-quests = quests
scene-lies-table = table
scene-battle = The battle for { $province }
scene-see-map = See the map
scene-see-battle = To the battle
scene-last-battle = The last battle
scene-step-call = Call
scene-step-cards = Cards
scene-step-reveal = Reveal
scene-step-compare = Compare
scene-step-fallen = The fallen
scene-step-reward = Reward
scene-pillager = pillages
scene-glory = { $glory } glory
scene-fall = { $count ->
        [one] One figure falls.
       *[other] { $count } figures fall.
    }
scene-line = the highest alone wins
scene-line-won = the highest
scene-line-tied = equal: nobody wins
scene-late = added late
scene-won-glory = Glory
scene-cards-home = cards go back to the hand
scene-you-won = You win { $province }, { $total } against { $against }
scene-read-sums = Read the sums as long as you like.
scene-fallen-all = { $count ->
        [one] One figure falls.
       *[other] { $count } figures fall.
    } Read the sums as long as you like.
scene-age-ends = { $age ->
        [1] The first age ends
        [2] The second age ends
       *[3] The last age ends
    }
scene-all-see = every clan sees the same
scene-part-quests = Quests
scene-part-ragnarok = Ragnarök
scene-part-valhalla = Valhalla opens
scene-part-to-come = to come
scene-part-now = now
scene-part-done = done
scene-nothing = nothing
scene-no-quests = Nobody had taken on a quest.
scene-quests-judged = The quests are judged
scene-quests-done = { $done } of { $all } fulfilled.
scene-nobody-gains = Nobody stood there: nobody gains.
scene-fell-with-it = { $count ->
        [one] One figure falls with the land.
       *[other] { $count } figures fall with the land.
    }
scene-valhalla-open = The gates of Valhalla open
scene-came-home = { $count ->
        [one] One figure comes home.
       *[other] { $count } figures come home.
    }
scene-valhalla-empty = Nobody waits in Valhalla.
scene-will-fall = { $province } falls.
scene-all-home = All come home.
scene-first = { $name } begins the next age.
scene-is-next = falls next
scene-next-age = { $age ->
        [2] The second age: { $province } will fall
       *[3] The third age: { $province } will fall
    }
scene-again = see it again
scene-at-once = at once
scene-gain-quests = { $count ->
        [0] no quest fulfilled
        [one] one quest
       *[other] { $count } quests
    }
scene-gain-ragnarok = { $count ->
        [0] nobody fallen
       *[other] { $count } fallen
    }
scene-gain-valhalla = { $count ->
        [0] nobody returns
       *[other] { $count } home
    }
scene-failed = { $count ->
        [one] One was not fulfilled: nothing.
       *[other] { $count } were not fulfilled: nothing.
    }
scene-gain-waiting = { $count } in Valhalla
scene-see-age = The age that ended
scene-replace = replace
scene-tally-battle = Battles
scene-tally-pillage = Pillage
scene-tally-quest = Quests
scene-tally-ragnarok = Fallen in Ragnarök
scene-tally-cards = Gods and monsters
scene-tally-taken = Taken and lost
scene-tally-legendary = Legendary stats
scene-tally-other = Other
