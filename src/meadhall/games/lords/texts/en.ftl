# Lords of Ragnarok, in English.

title = Lords of Ragnarok

## What is asked

ask-setup-colour = Which colour is yours?
    .help = Your pieces have it. It changes no rule.
    .wait = { $name } chooses a colour.
    .answer = Play { $ref }
    .clause = Colours
    .rule = Everybody has a colour of their own.
ask-draft-hero = Which Hero do you lead?
    .help = Nobody else sees these tiles. What you leave goes back.
    .wait = { $name } chooses a Hero.
    .answer = Lead { $ref }
    .clause = Hero Draft
    .rule = The Hero’s ability works for the whole match, from the first turn on.
ask-draft-origin = Where does your Hero come from?
    .help = What an Origin brings is given once, when you land.
    .wait = { $name } chooses an Origin.
    .answer = Take { $ref }
    .clause = Hero Draft
    .rule = Of the Origins drawn one is kept. Where no Follower plays, the one for the first turn may be taken as well, until somebody has it.
ask-draft-sea = Where does your Drakkar lie?
    .help = You land in a Region by this Sea.
    .wait = { $name } places the Drakkar.
    .answer = To the { $ref }
    .clause = Setting out
    .rule = A Sea with a Region where you can land. Other Drakkars there do not matter.
ask-draft-region = Where do you land?
    .help = Your Hero and { $armies } Armies of value { $value } land together.
    .wait = { $name } looks for a landing place.
    .answer = Land in { $ref }
    .clause = Setting out
    .rule = A Region by your Drakkar, without another player’s Armies and marker. A population of 2 or less is yours at once.
ask-draft-third-army = Where does your third Army land?
    .help = Value { $value }, in a Region by your Drakkar.
    .wait = { $name } places a third Army.
    .answer = In { $ref }
    .clause = Origins
    .rule = The Region where you landed is allowed; one with another player’s Armies or marker is not.
ask-prayer-menu = What does the Prayer step bring?
    .help = { $forge ->
        [0] { $priests ->
            [0] What else you may use in this step.
            [one] Send your Priest to a Monument.
           *[other] Send one of your { $priests } Priests to a Monument.
        }
       *[other] { $priests ->
            [0] Take the Rune of the Forge where your Hero is.
           *[other] Send a Priest to a Monument, take the Rune of the Forge where your Hero is.
        }
    }
    .wait = { $name } prays.
    .answer = { $ref }
    .answer-monument = Send a Priest to { $ref }
    .answer-forge = Take the Rune: { $ref }
    .answer-card = Use { $ref }
    .clause = Prayer
    .rule = One Priest and one Rune at most, in either order. A Priest raises the Attribute of the god by 1, then comes the bonus for the level of the Monument. Who holds the Regions does not matter.
ask-hero-menu = { $used ->
        [0] What does your Hero do?
       *[other] Anything else in the Hero step?
    }
    .help = { $used ->
        [0] Walk up to { $moves } Regions, sail up to { $seas } Seas, or heal 1 Injury.
       *[other] Your Hero has acted; what else you may use in this step.
    }
    .wait = { $name } decides for the Hero.
    .answer = { $ref }
    .answer-region = Walk to { $ref }
    .answer-sea = Sail to the { $ref }
    .answer-attribute = Heal { $ref }
    .answer-card = Use { $ref }
    .clause = Hero
    .rule = One of the three. Regions by the Sea of your Drakkar count as neighbours for your Hero and your Armies.
ask-hero-walk = Does your Hero walk on?
    .help = { $left ->
        [one] One more Region.
       *[other] Up to { $left } more Regions.
    }
    .wait = { $name } walks on.
    .answer = Walk to { $ref }
    .clause = Hero
    .rule = Step by step, by land or over the own Drakkar, and back if you like.
ask-drakkar-sail = Where does your Drakkar sail?
    .help = { $left ->
        [one] One more Sea.
       *[other] Up to { $left } more Seas.
    }
    .wait = { $name } sails.
    .answer = Sail to the { $ref }
    .clause = Drakkars
    .rule = From Sea to neighbouring Sea, whatever Drakkars are there.
ask-hero-place = Where do you place your Hero?
    .help = Any Region but the present one; the way does not matter.
    .wait = { $name } places the Hero.
    .answer = To { $ref }
    .clause = Placing
    .rule = Placing is no movement.
ask-rune-menu = { $used ->
        [0] Which Rune Action do you take?
       *[other] Anything else before the Maneuvers?
    }
    .help = { $used ->
        [0] { $runes ->
            [0] You have no Rune.
            [one] One at most. You have 1 Rune.
           *[other] One at most. You have { $runes } Runes.
        }
       *[other] Your Rune Action is taken; what else you may use in this step.
    }
    .wait = { $name } reads the Runes.
    .answer = { $ref }
    .answer-realm = Ally with { $ref }
    .answer-boss = Rouse { $ref }
    .answer-card = Use { $ref }
    .clause = Rune Actions
    .rule = Actions for 1 Rune demand the Rune of the Monster, of Loki or of the Realm. A set of 2 is two different Runes, a set of 3 one of each type.
ask-rune-pay = Which Rune do you pay?
    .help = { $left ->
        [one] One Rune is left to pay.
       *[other] { $left } different Runes are left to pay.
    }
    .wait = { $name } pays Runes.
    .answer = Pay { $ref }
    .clause = Rune Actions
    .rule = Paid Runes go to the Supply.
ask-rune-gain = Which Rune do you gain?
    .help = { $left ->
        [one] Of any type that the Supply still has.
       *[other] { $left } Runes, one after the other, of any type.
    }
    .wait = { $name } gains a Rune.
    .answer = Gain { $ref }
    .clause = Runes
    .rule = You may hold as many Runes as your Wisdom. What is above that goes back at once.
ask-rune-discard = Which Rune do you give up?
    .help = { $why ->
        [forfeit] { $left ->
            [one] The attack takes one more.
           *[other] The attack takes { $left }.
        }
       *[limit] { $left ->
            [one] You have one more than your Wisdom allows.
           *[other] You have { $left } more than your Wisdom allows.
        }
    }
    .wait = { $name } gives up a Rune.
    .answer = Give up { $ref }
    .clause = Limits
    .rule = You may hold as many Runes as your Wisdom, and as many Combat cards.
ask-card-discard = Which Combat card do you give up?
    .help = { $why ->
        [price] It is the price.
        [highest] The attack takes your card of highest value.
        [wisdom] { $left ->
            [one] The attack leaves you as many as your Wisdom: one goes.
           *[other] The attack leaves you as many as your Wisdom: { $left } go.
        }
        [forfeit] { $left ->
            [one] The attack takes one more.
           *[other] The attack takes { $left }.
        }
       *[limit] { $left ->
            [one] You have one more than your Wisdom allows.
           *[other] You have { $left } more than your Wisdom allows.
        }
    }
    .wait = { $name } gives up a Combat card.
    .answer = Give up { $ref }
    .clause = Combat cards
    .rule = You may hold as many Combat cards as your Wisdom. Only a hunter may hold more, until the Hunt is over.
ask-attribute-raise = Which Attribute rises?
    .help = One of your lowest; an injured one counts 2.
    .wait = { $name } raises an Attribute.
    .answer = Raise { $ref }
    .clause = Attributes
    .rule = Authority is the value of Armies you Recruit, Might draws cards for a Hunt and usurps, Wisdom limits Runes and cards. None goes above 6.
ask-attribute-lower = Which Attribute is poisoned?
    .help = One whose token stands highest.
    .wait = { $name } loses a point of an Attribute.
    .answer = Lower { $ref }
    .clause = Poisoned Fangs
    .rule = It goes down by 1, never below 2.
ask-injury-take = Where is your Hero injured?
    .help = { $left ->
        [one] The token is turned; the Attribute counts 2 until it is healed.
       *[other] { $left } Injuries, one after the other. An injured Attribute counts 2.
    }
    .wait = { $name } takes an Injury.
    .answer = Injure { $ref }
    .clause = Injuries
    .rule = One token for each Injury. With three injured tokens an Injury is ignored, but in a Hunt it ends the Hunt.
ask-injury-prevent = Do you prevent the Injury?
    .help = The Artifact is exhausted for it.
    .wait = { $name } may prevent an Injury.
    .answer = { $ref }
    .clause = Troll Heart
    .rule = For one Injury at a time, and not for one that you deal yourself.
ask-injury-heal = Which Injury is healed?
    .help = { $left ->
        [one] The token is turned back where it stands.
       *[other] Up to { $left }. A token is turned back where it stands.
    }
    .wait = { $name } heals an Injury.
    .answer = Heal { $ref }
    .clause = Injuries
    .rule = The Attribute counts in full again.
ask-alliance-realm = Which Realm do you ally with?
    .help = Who is first with a Realm draws a Combat card.
    .wait = { $name } forms an Alliance.
    .answer = Ally with { $ref }
    .clause = Alliances
    .rule = An Alliance lasts to the end. It gives the Realm’s bonus when somebody is the first to take the Realm’s slot of the wheel.
ask-maneuver-menu = { $used ->
        [0] { $armies ->
            [0] Do you Recruit an Army?
           *[other] Which Army do you lead?
        }
       *[other] Anything else before the Special Action?
    }
    .help = { $used ->
        [0] { $armies ->
            [0] You have no Army on the board: Recruit one.
           *[other] It moves to a neighbouring Region, or rises in an own Settlement.
        }
       *[other] You have led an Army; what else you may use in this step.
    }
    .wait = { $name } leads an Army.
    .answer = Lead: { $ref }
    .answer-artifact = { $ref }
    .answer-card = Use { $ref }
    .instead = Instead: { $ref }.
    .clause = Maneuvers
    .rule = One Army in this step. Without an Army on the board you may Recruit one instead.
ask-army-activate = Where does the Army go?
    .help = { $army }.
    .wait = { $name } leads an Army.
    .answer = To { $ref }
    .clause = Armies
    .rule = To a neighbouring Region, by land or over your Drakkar, but not to Loki. In an own Region with a Settlement it may rise by 1 instead. Among Armies of another player a Battle follows at the end of the step.
ask-army-march = Does the Army march on?
    .help = { $army }; { $left ->
        [one] one more Region.
       *[other] up to { $left } more Regions.
    }
    .wait = { $name } marches on.
    .answer = To { $ref }
    .clause = Forced March
    .rule = Not from a Region with Armies of another player. A Region only passed through is not taken.
ask-recruit-where = Where do you Recruit?
    .help = An Army of value { $value }: by your Drakkar, or in an own Settlement.
    .wait = { $name } Recruits an Army.
    .answer = In { $ref }
    .clause = Recruiting
    .rule = The Army has the value of your Authority. By the Drakkar it may land among enemies; then you attack at the end of the step.
ask-recruit-own = In which own Region do you Recruit?
    .help = An Army of value { $value }.
    .wait = { $name } Recruits an Army.
    .answer = In { $ref }
    .clause = Recruiting
    .rule = An Army of your Pool comes to a Region that you hold.
ask-army-raise = Which Army rises by 1?
    .help = { $left ->
        [one] One point.
       *[other] { $left } points are left.
    }
    .wait = { $name } raises an Army.
    .answer = Raise: { $ref }
    .clause = Armies
    .rule = No Army goes above 6.
ask-army-lower = Which Army is lowered?
    .help = In { $region }, by { $n }. Below 1 it is killed.
    .wait = { $name } lowers an Army.
    .answer = Lower: { $ref }
    .clause = Armies
    .rule = A killed Army goes back to its owner’s Pool.
ask-special-choose = Which Special Action do you take?
    .help = An empty slot wakes its Realm; a covered marker gives its owner a Rune.
    .wait = { $name } turns to the wheel.
    .answer = { $ref }
    .clause = Special Action
    .rule = A slot without a marker of yours whose action you can carry out. If the slot was empty, everybody allied with its Realm gets the bonus first, you last. Build Monument takes all markers off the wheel.
ask-realm-bonus = Do you take the bonus of { $realm }?
    .help = It comes before the Special Action, once.
    .wait = { $name } may take the bonus of { $realm }.
    .answer = { $ref }
    .clause = Realms
    .rule = Once, before the Special Action. If there are two parts, one of them.
ask-blessing-friend = What does your friendship bring?
    .help = Friend of the Realms: heal 1 Injury, or gain 1 Rune.
    .wait = { $name } calls on a friend.
    .answer = { $ref }
    .answer-attribute = Heal { $ref }
    .answer-rune = Gain { $ref }
    .clause = Friend of the Realms
    .rule = Once in each turn of any player.
ask-mobilize-next = Which Army marches next?
    .help = { $done ->
        [0] Each Army once, at least one.
       *[other] Each Army once. You may stop now.
    }
    .wait = { $name } mobilizes.
    .answer = Lead: { $ref }
    .instead = Instead: { $ref }.
    .clause = Mobilize
    .rule = Each Army moves or rises. A Settlement that you enter now is not yours before the end of the step.
ask-prepare-option = What do you prepare?
    .help = { $left ->
        [one] One more choice.
       *[other] { $left } choices are left.
    }
    .wait = { $name } prepares.
    .answer = { $ref }
    .clause = Prepare
    .rule = One after the other, and the same one again if you like. An Army rises only in an own Settlement.
ask-temple-where = Where do you build the Temple?
    .help = { $draft ->
        [0] You hold { $has } of them. In an own Region with a Shrine.
       *[other] You hold { $has } of them. This one brings a Blessing Draft.
    }
    .wait = { $name } builds a Temple.
    .answer = In { $ref }
    .clause = Build Temple
    .rule = It counts at once and stays for good, whoever takes the Region. You gain a Priest; some Temples bring a Blessing Draft.
ask-blessing-pick = Which Blessing do you take?
    .help = { $left } lie open. It works from now on, to the end.
    .wait = { $name } picks a Blessing.
    .answer = Take { $ref }
    .clause = Blessing Draft
    .rule = The builder picks first, then the others counter-clockwise. One card is left over.
ask-monsters-mode = What do you want of the Monsters?
    .help = Rouse one or two, or hunt where your Hero stands.
    .wait = { $name } turns to the Monsters.
    .answer = { $ref }
    .answer-monster = Hunt { $ref }
    .answer-boss = Hunt { $ref }
    .clause = Monsters
    .rule = A Monster may be hunted whoever controls it. Loki can be hunted by who has slain two Monsters, with two players one.
ask-monsters-activate = Which Monster do you rouse?
    .help = { $done ->
        [0] One that is neutral or your own; then a second, if you like.
       *[other] A second one, neutral or your own, or none.
    }
    .wait = { $name } rouses Monsters.
    .answer = Rouse { $ref }
    .clause = Monsters
    .rule = One or two different ones. The first is done before you choose the second.
ask-monster-act = What does { $monster } do?
    .help = It moves by one Region, or attacks where it stands.
    .wait = { $name } decides for { $monster }.
    .answer = { $ref }
    .clause = Monsters
    .rule = Where a Monster comes to, it Stomps one Army. Its Region Attack stands on its tray.
ask-monster-move = Where does { $monster } go?
    .help = To a neighbouring Region, by land.
    .wait = { $name } moves { $monster }.
    .answer = To { $ref }
    .clause = Monsters
    .rule = Exactly one Region, whatever stands there.
ask-monster-stomp = Which Army is stomped?
    .help = { $monster } in { $region }: one Army is lowered by 1, own ones too.
    .wait = { $name } chooses an Army for the Stomp.
    .answer = Stomp: { $ref }
    .clause = Stomp
    .rule = A neutral Monster always Stomps. Whoever controls it may leave that.
ask-monster-target = Which Region does the attack reach?
    .help = { $left ->
        [one] A Region next to { $monster }, by land.
       *[other] Up to { $left } Regions next to { $monster }, by land.
    }
    .wait = { $name } aims the attack.
    .answer = { $ref }
    .clause = Region Attacks
    .rule = One Army there is lowered by 1, if there is one.
ask-monster-ring = Which Monster do you set free?
    .help = Both your rings are used; one is needed for { $monster }.
    .wait = { $name } sets a Monster free.
    .answer = Free { $ref }
    .clause = Rings
    .rule = It is neutral at once.
ask-chain-monster = Which Monster does the chain bind?
    .help = A neutral one by your Hero or in the next Region.
    .wait = { $name } throws the chain.
    .answer = Bind { $ref }
    .clause = Chain of Gnipa
    .rule = No Rune is needed. You have two rings.
ask-mjolnir-target = Whom does Mjölnir hit?
    .help = A Wound for any Monster, or an Injury for another Hero nearby.
    .wait = { $name } throws Mjölnir.
    .answer = Hit { $ref }
    .clause = Mjölnir
    .rule = A Hero in the Region of yours or in the next one. Loki cannot be hit.
ask-boss-place = Where does Loki appear?
    .help = In any Region but his own.
    .wait = { $name } places Loki.
    .answer = In { $ref }
    .clause = Loki
    .rule = No Army may move into his Region. He Stomps nobody.
ask-boss-strike = Whom does Loki strike?
    .help = In { $region }: one Army falls by 1, or one Hero is injured, or nobody.
    .wait = { $name } decides for Loki.
    .answer = Strike: { $ref }
    .clause = Loki
    .rule = Only where he stands, and own ones, too.
ask-wound-slot = Where do you wound { $monster }?
    .help = Any open slot, whatever its symbol.
    .wait = { $name } wounds { $monster }.
    .answer = { $ref }
    .clause = Wounds
    .rule = Outside a Hunt a Wound brings no Reward.
ask-usurp-recruit = Do you leave an Army there?
    .help = An Army of value { $value } in { $region }.
    .wait = { $name } may leave an Army.
    .answer = Recruit in { $ref }
    .clause = Usurp
    .rule = Neither a Settlement nor the Drakkar is needed.
ask-monument-choose = Which Monument do you build on?
    .help = It gets its next level. Then the wheel is cleared.
    .wait = { $name } builds a Monument.
    .answer = Build on { $ref }
    .clause = Build Monument
    .rule = Requisites are judged, Priests and markers go back, Artifacts are charged, Forges refilled. You gain a Priest for each of your Temples and the Runes of your Forges. Then an Event is drawn.
ask-wheel-take-back = Which marker do you take back?
    .help = The slot is open to you again.
    .wait = { $name } takes a marker back.
    .answer = From { $ref }
    .clause = Bargain with the Norns
    .rule = Nobody gains anything by it.
ask-niflheim-army = Which Army goes through the mist?
    .help = It is placed in another own Region.
    .wait = { $name } chooses an Army.
    .answer = { $ref }
    .instead = Instead: { $ref }.
    .clause = Niflheim
    .rule = An own Army on the board. Placing is no movement.
ask-niflheim-region = Where does the Army come out?
    .help = { $army }.
    .wait = { $name } chooses a Region.
    .answer = In { $ref }
    .clause = Niflheim
    .rule = Another Region that you hold.
ask-withdraw-where = Where do your Armies withdraw?
    .help = { $armies ->
        [one] The Army leaves { $from }.
       *[other] All { $armies } Armies leave { $from } for one Region.
    }
    .wait = { $name } withdraws.
    .answer = To { $ref }
    .clause = Withdrawing
    .rule = A Region that you hold, by land or over your Drakkar. Without one they would be killed.
ask-effect-next = Which effect comes first?
    .help = Several of yours wait for this moment.
    .wait = { $name } orders effects.
    .answer = { $ref }
    .clause = Several effects
    .rule = One after the other, as you like. When only optional ones are left you may stop.
ask-battle-order = Which Battle is fought first?
    .help = Each Region with Armies of two players.
    .wait = { $name } orders the Battles.
    .answer = { $ref }
    .clause = Battles
    .rule = One by one. If one side has no Army left when its turn comes, there is no Battle.
ask-battle-before = What do you do before the Battle?
    .help = In { $region }, before cards are played.
    .wait = { $name } makes ready.
    .answer = { $ref }
    .clause = Before the Battle
    .rule = The defender comes first, then the attacker.
ask-battle-card = Do you play a card?
    .help = { $passed ->
        [0] { $region }: you have { $own }, your opponent has { $other }.
       *[other] { $region }: you have { $own }, your opponent has passed with { $other }.
    }
    .wait = { $name } plays a card or passes.
    .answer = Play { $ref }
    .clause = Battle cards
    .rule = In turns, the defender first. Who passes plays no more. Casualty symbols on your cards may not exceed the value of your Armies; each costs a point of them, won or lost. The defender wins a tie.
ask-battle-count = Do you add something?
    .help = The Battle values in { $region } are counted now.
    .wait = { $name } may add to the Battle value.
    .answer = { $ref }
    .clause = Battle values
    .rule = The defender decides first, then the attacker.
ask-battle-ignore = Which Casualty is ignored?
    .help = { $losses } for losing, { $symbols } for symbols. Your Shield takes one.
    .wait = { $name } ignores a Casualty.
    .answer = { $ref }
    .clause = Shield
    .rule = One for losing on an Army, or one for a symbol, before any is taken.
ask-battle-casualty = Which Army takes the Casualty?
    .help = { $left ->
        [one] One more for the symbols on your cards.
       *[other] { $left } more for the symbols on your cards.
    }
    .wait = { $name } takes Casualties.
    .answer = Lower: { $ref }
    .clause = Casualties
    .rule = One for each symbol on your cards, as you like. What the Armies cannot take is ignored.
ask-battle-after = What comes of your victory?
    .help = What the Battle in { $region } gives you.
    .wait = { $name } reaps the victory.
    .answer = { $ref }
    .clause = After the Battle
    .rule = One after the other, as you like.
ask-hunt-begin = What do you do before the Hunt?
    .help = Before the first round against { $foe }.
    .wait = { $name } makes ready for the Hunt.
    .answer = { $ref }
    .clause = The Hunt begins
    .rule = Then you draw as many Combat cards as your Might.
ask-hunt-fury = Does the fury take you?
    .help = Berserker Blood: 1 Injury for 2 Combat cards, once in a Hunt.
    .wait = { $name } may fall into fury.
    .answer = { $ref }
    .clause = Berserker Blood
    .rule = At the start of a Hero round, while a token is not injured.
ask-hunt-attack = How does { $foe } attack?
    .help = { $change ->
        [0] You play its side. The other attacks in your hand are laid away.
       *[other] The Rage of this attack changes by { $change }. Your other attacks are laid away.
    }
    .wait = { $name } chooses the attack.
    .answer = Play { $ref }
    .clause = Monster round
    .rule = You play the Monster’s side. The hunter sees the card before defending.
ask-hunt-defend = What do you defend with?
    .help = { $warded ->
        [0] { $attack }: you have { $has } of { $needs }; for the Weak Spot { $spot } of { $weak_spot }.
       *[other] { $attack } is warded off; for the Weak Spot you have { $spot } of { $weak_spot }.
    }
    .wait = { $name } defends.
    .answer = Defend with { $ref }
    .clause = Defending
    .rule = Values that reach the Rage ward the attack off; so does a Shield, where the attack allows it. If values and Wisdom reach the Weak Spot, you draw one card more.
ask-hunt-loki-discard = Which card does Loki steal?
    .help = The hunter’s hand lies open.
    .wait = { $name } picks a card out of the hand.
    .answer = Steal { $ref }
    .clause = Loki
    .rule = It is discarded.
ask-hunt-slot = Where do you strike { $foe }?
    .help = { $dealt ->
        [0] A slot that your cards can cover. Without a Wound in this round the Hunt fails.
       *[other] A slot that your cards can cover, or end the round.
    }
    .wait = { $name } looks for an opening.
    .answer = Strike: { $ref }
    .gives-up-done = { $dealt ->
        [0] The Hunt fails, and your Hero takes an Injury.
       *[other] {""}
    }
    .clause = Hero round
    .rule = A card wounds a slot of its symbol, a pair of some cards any slot. Reward and effects come at once. When all slots are covered the hunted one is slain.
ask-hunt-card = Which card strikes?
    .help = { $left ->
        [one] { $slot }: one symbol is open.
       *[other] { $slot }: { $left } symbols are open.
    }
    .wait = { $name } plays a card.
    .answer = Play { $ref }
    .clause = Wounds
    .rule = Only cards after which every symbol of the slot can still be served.
ask-hunt-partner = What joins { $card }?
    .help = A second card of its symbol, or what changes its symbol.
    .wait = { $name } adds a card.
    .answer = With { $ref }
    .clause = Pairs
    .rule = Both cards count as played, and the effect of each may be used.
ask-hunt-symbol = Which symbol does it serve?
    .help = The card could stand for either.
    .wait = { $name } chooses a symbol.
    .answer = { $ref }
    .clause = Loki’s slots
    .rule = Both symbols of a slot need a card, or a pair, of their own.
ask-hunt-effect = Do you use the effect of { $card }?
    .help = It comes after the Wound and before the Reward.
    .wait = { $name } may use the effect of { $card }.
    .answer = { $ref }
    .clause = Hunt effects
    .rule = Each card played for a Wound has its own.

## Buttons

do-done = Done
do-decline = Decline
do-recruit = Recruit
do-raise = Raise an Army
do-pass = Pass
do-symbol = A Casualty for a symbol
do-take = Take the bonus
do-drakkar = Sail with the Drakkar
do-army = Place an Army
do-hero = Place the Hero
do-heal = Heal an Injury
do-card = Draw a Combat card
do-rune = Gain a Rune
do-move = Move
do-attack = Attack
do-both = Move and attack
do-activate = Rouse Monsters
do-apply = Use it

## Why not

refusal-LR-1-15 = This was done already.
refusal-LR-1-18 = This does not apply here.
refusal-LR-1-24 = It would change nothing now, or was used already.
refusal-LR-4-14 = You are allied with this Realm already.
refusal-LR-5-2 = Your Hero walks to a neighbouring Region, by land or over your Drakkar.
refusal-LR-5-4 = The Army moves to a neighbouring Region, by land or over your Drakkar.
refusal-LR-5-6 = Loki is there. No Army may move into his Region.
refusal-LR-5-9 = This Sea is not next to your Drakkar.
refusal-LR-5-15 = Your Hero stands there already.
refusal-LR-6-14 = This token is injured already.
refusal-LR-6-15 = All three tokens of this Hero are injured.
refusal-LR-6-18 = All three tokens of your Hero are injured. Heal one first.
refusal-LR-6-20 = This token is not injured.
refusal-LR-7-2 = This Army has the highest value, 6.
refusal-LR-7-20 = You have no such Rune.
refusal-LR-8-17 = Somebody has this colour.
refusal-LR-9-14 = By this Sea there is no Region where you could land.
refusal-LR-9-15 = You land by your Drakkar, away from Armies and markers of others.
refusal-LR-11-2 = You need a Priest in your Pool and a free place on the Monument; one Priest in a step.
refusal-LR-11-11 = No Rune lies on this Forge, or you took one in this step.
refusal-LR-12-2 = Your Hero has walked, sailed or healed in this step.
refusal-LR-13-2 = You have taken your Rune Action.
refusal-LR-13-3 = This would change nothing now.
refusal-LR-13-5 = You do not have the Rune that this demands.
refusal-LR-13-6 = You do not have enough different Runes.
refusal-LR-13-9 = Loki is not where your Hero is.
refusal-LR-13-10 = This Monster is not where your Hero is.
refusal-LR-13-11 = This Realm is not next to your Hero.
refusal-LR-13-14 = Another player controls this Monster.
refusal-LR-13-17 = Only one of your lowest Attributes can rise, and none above 6.
refusal-LR-14-2 = You have led an Army in this step.
refusal-LR-14-3 = You may Recruit in this step only without an Army on the board, and once.
refusal-LR-14-7 = An Army rises in an own Region with a Settlement, up to 6.
refusal-LR-14-8 = This Army can neither move nor rise.
refusal-LR-14-10 = You Recruit by your Drakkar, or in an own Region with a Settlement.
refusal-LR-14-13 = All your Armies are on the board.
refusal-LR-15-3 = Your marker lies on this slot. Build a Monument to clear the wheel.
refusal-LR-15-11 = The bonus would change nothing for you now.
refusal-LR-16-1 = All your Armies are on the board.
refusal-LR-17-1 = None of your Armies can move or rise.
refusal-LR-18-1 = Nothing of it is possible for you now.
refusal-LR-18-2 = This is not possible for you now.
refusal-LR-18-8 = This Army is not in an own Region with a Settlement.
refusal-LR-19-1 = You hold no Region with a Shrine that has no Temple yet.
refusal-LR-19-2 = A Temple needs a Region that you hold, with a Shrine and without a Temple.
refusal-LR-21-1 = There is no Monster for you to rouse or to hunt.
refusal-LR-21-3 = There is none to rouse, or this one was roused just now.
refusal-LR-21-5 = Another player controls this Monster.
refusal-LR-21-6 = This Monster is not where your Hero is.
refusal-LR-21-8 = You hunt Loki where your Hero meets him, and only after slaying enough Monsters: two, with two players one.
refusal-LR-22-1 = Another Hero stands in the Region.
refusal-LR-22-2 = You hold this Region already.
refusal-LR-22-3 = Your Might is below the population of the Region.
refusal-LR-22-5 = Your Might is below the value of the Armies there.
refusal-LR-23-1 = You build after you have laid a marker on the wheel.
refusal-LR-23-2 = This Monument is complete.
refusal-LR-25-9 = A Monster moves to a neighbouring Region, by land.
refusal-LR-25-20 = This Monster does not bear your ring.
refusal-LR-25-22 = This Monster bears a ring already.
refusal-LR-28-2 = Your hand cannot cover this slot now.
refusal-LR-28-7 = This slot is covered.
refusal-LR-31-2 = There is no Battle in this Region.
refusal-LR-31-11 = Your Armies could not bear the Casualties of this card.
refusal-LR-32-2 = Armies withdraw to a neighbouring Region that you hold.
refusal-LR-33-2 = This Artifact is exhausted. It is charged when somebody builds a Monument.
refusal-LR-35-3 = The Supply has no Rune of this type.
refusal-LR-35-7 = All Temples are built.
refusal-LR-39-9 = This Army did not fight in the Battle.
refusal-LR-40-11 = The Army lands by your Drakkar, away from Armies and markers of others.
refusal-LR-41-26 = This Army has the value 1 and cannot be lowered.
refusal-LR-41-40 = There is no Casualty for a symbol to ignore.
refusal-LR-42-24 = The token that stands highest goes down.
refusal-LR-43-13 = The attack reaches neighbouring Regions, each once.
refusal-LR-44-4 = Loki is there already.
refusal-LR-45-7 = The chain reaches the Region of your Hero and those next to it.
refusal-LR-46-2 = This Hero is too far away.
refusal-LR-46-6 = All three tokens of this Hero are injured.
refusal-LR-48-3 = You do not hold this Region.
refusal-LR-48-6 = The Army is placed in another Region that you hold.
refusal-LR-49-5 = This is the Army that you have just Recruited.
refusal-LR-49-15 = You Recruit in an own Region with a Settlement.
refusal-LR-49-30 = This Monster is not where your Hero is.
refusal-LR-49-36 = This Army is your own.
refusal-LR-49-46 = No marker of yours lies there.

## What happened

event-colour = { $seat } plays { $colour }.
event-forges = Runes lie on { $forges } Forges.
event-boss-placed = { $boss } appears in { $region }.
event-event-drawn = A card is turned: { $card }.
event-monster-placed = { $monster } comes to { $region }.
event-draft = The Hero Draft begins with { $starter-name }.
event-hero-kept = { $seat } leads { $card }.
event-origin-kept = The Origin of { $seat }: { $card }.
event-drakkar-placed = The Drakkar of { $seat } lies on the { $sea }.
event-landed = { $seat } lands with { $card } in { $region }.
event-round = Round { $round } begins.
event-turn = { $seat } takes a turn.
event-shuffled = The discards become a new deck: { $deck }.
event-control = { $before ->
    [one] { $seat } takes { $region } from { $before-name }.
    [other] { $seat } takes { $region } from { $before-name }.
   *[none] { $seat } takes { $region }.
}
event-land-held = { $seat } holds all of { $land }: { $lands ->
        [one] one Land
       *[other] { $lands } Lands
    } of { $needs }.
    .herald = { $land } is in one hand
    .herald-line = { $seat } holds { $lands } of { $needs } Lands.
event-priest-sent = { $seat } sends a Priest to { $monument }.
event-priests-gained = { $seat } gains { $n ->
    [one] a Priest
   *[other] { $n } Priests
}.
event-priests-returned = { $seat } gives up { $n ->
    [one] a Priest
   *[other] { $n } Priests
}.
event-attribute-raised = { $seat }: { $attribute } rises to { $to }.
event-attribute-lowered = { $seat }: { $attribute } falls to { $to }.
event-rune-forged = { $seat } takes { $rune } from the Forge of { $region }.
event-rune-gained = { $seat } gains the Rune { $rune }.
event-rune-paid = { $seat } pays the Rune { $rune }.
event-rune-discarded = { $seat } gives up the Rune { $rune }.
event-cards-drawn = { $seat } draws { $n ->
    [one] a Combat card
   *[other] { $n } Combat cards
}.
event-card-shown = { $seat } shows { $card } to all.
event-card-discarded = { $seat } discards { $card }.
event-walked = { $seat } leads { $card } to { $region }.
event-hero-placed = { $card } is placed in { $region }.
event-sailed = { $seat } sails to the { $sea }.
event-injured = The Hero of { $seat } is injured: { $attribute }.
event-healed = { $seat } heals an Injury: { $attribute }.
event-rune-action = The Rune Action of { $seat }: { $action }.
event-allied = { $seat } forms an Alliance with { $realm }.
event-card-used = { $seat } uses { $card }.
event-artifact-exhausted = { $seat } exhausts { $artifact }.
event-artifact-taken = { $before ->
    [one] { $artifact } goes from { $before-name } to { $seat }.
    [other] { $artifact } goes from { $before-name } to { $seat }.
   *[none] { $seat } takes { $artifact }.
}
event-artifact-lost = { $artifact } is lost for ever.
event-army-placed = { $seat } has a new Army of value { $value } in { $region }.
event-army-raised = The Army of { $seat } in { $region } rises to { $value }.
event-army-lowered = The Army of { $seat } in { $region } falls from { $before } to { $value }.
event-army-killed = An Army of { $seat } is killed in { $region }.
event-army-moved = { $seat } leads an Army of value { $value } from { $from } to { $to }.
event-army-transferred = { $seat } places an Army of value { $value } from { $from } in { $to }.
event-army-withdrawn = An Army of { $seat } withdraws from { $from } to { $to }.
event-special = { $covered ->
    [one] The Special Action of { $seat }: { $action }, on a marker of { $covered-name }.
    [other] The Special Action of { $seat }: { $action }, on a marker of { $covered-name }.
   *[none] The Special Action of { $seat }: { $action }.
}
event-bonus-taken = { $seat } takes the bonus of { $realm }.
event-marker-taken-back = { $seat } takes a marker back: { $action }.
event-temple-built = { $seat } builds a Temple in { $region }; { $left ->
    [0] it is the last one
    [one] one more can be built
   *[other] { $left } more can be built
}.
event-blessings-offered = { $cards } Blessings lie open; { $seat } picks first.
event-blessing-taken = { $seat } takes the Blessing { $card }.
event-monument-built = { $seat } builds on { $monument }: level { $level }.
event-monument-complete = { $monument } is complete.
    .herald = { $monument } is complete
    .herald-line = { $seat } has laid the last stone.
event-requisite-met = A Requisite is met: { $requisite }. { $fallen } of { $needs } until Ragnarok.
    .herald = { $requisite }
    .herald-line = A Requisite is met, { $fallen } of { $needs } until Ragnarok.
event-cleared = Priests and markers go back, and all Artifacts are charged.
event-forges-filled = { $regions ->
    [0] No Forge is refilled.
    [one] One Forge is refilled.
   *[other] { $regions } Forges are refilled.
}
event-runes-harvested = { $seat } takes the Runes of { $regions ->
    [one] an own Forge
   *[other] { $regions } own Forges
}.
event-ragnarok = Ragnarok begins. Everybody has one last turn, { $seat } last.
    .herald = Ragnarok begins
    .herald-line = One last turn for everybody, { $seat } last.
event-rolled = { $face ->
    [move] { $monster } is roused; the die says move.
    [attack] { $monster } is roused; the die says attack.
   *[choice] { $monster } is roused; the die leaves the choice.
}
event-monster-moved = { $monster } goes to { $region }.
event-region-attack = { $monster } attacks in { $region }.
event-monster-bound = { $seat } binds { $monster }.
event-monster-freed = { $seat } sets { $monster } free.
event-stomped = { $monster } stomps an Army of { $seat }.
event-boss-strikes = { $what ->
    [hero] Loki strikes the Hero of { $seat }.
   *[army] Loki strikes an Army of { $seat }.
}
event-forge-emptied = The Rune { $rune } is lost from the Forge of { $region }.
event-wounded = { $seat } wounds { $monster } in slot { $slot }; { $left ->
    [0] no slot is open
    [one] one slot is still open
   *[other] { $left } slots are still open
}.
event-slain = { $seat } slays { $monster }.
    .herald = { $monster } is slain
    .herald-line = { $seat } takes the trophy.
event-slayer-token = { $seat } had a great part in it and takes a Slayer token.
event-hunt = { $seat } hunts { $foe }. { $side-name } fights for the hunted one.
    .herald = { $seat } hunts { $foe }
    .herald-line = { $side-name } fights for the hunted one.
event-attacks-drawn = { $seat } draws { $n ->
    [one] an attack
   *[other] { $n } attacks
}.
event-attack-played = { $seat } attacks: { $card }.
event-defended-with = { $seat } defends with { $card }.
event-attack-answered = { $answer ->
    [shield] The Shield of { $seat } wards the attack off.
    [ward] { $seat } wards the attack off, with { $value } against { $rage }.
   *[hit] The attack hits { $seat }: { $value } against { $rage }.
}
event-weak-spot = { $reached ->
    [true] { $seat } finds the Weak Spot.
   *[false] { $seat } does not find the Weak Spot.
}
event-attack-lost = { $seat } loses an attack: { $card }.
event-hunt-card = { $seat } strikes with { $card }.
event-hunt-over = { $won ->
    [true] The Hunt of { $seat } succeeds.
   *[false] The Hunt of { $seat } fails; { $foe } lives.
}
event-battle = Battle in { $region }: { $attacker-name } attacks { $defender-name }.
    .herald = Battle in { $region }
    .herald-line = { $attacker-name } attacks { $defender-name }.
event-card-played = { $seat } plays { $card }.
event-passed = { $seat } passes.
event-battle-counted = { $region }: { $attacker-name } has { $attack }, { $defender-name } { $defence }. { $winner-name } wins.
    .herald = { $winner-name } wins in { $region }
    .herald-line = { $attacker-name } { $attack }, { $defender-name } { $defence }
event-casualty-ignored = { $seat } ignores a Casualty: { $what }.
event-battle-over = { $winner ->
    [one] The Battle in { $region } is over.
    [other] The Battle in { $region } is over.
   *[none] No attacker is left in { $region }; there is no Battle.
}
event-ended = { $ending ->
    [jarl] { $winner-name } holds three whole Lands and is Great Jarl.
    [gothi] { $winner-name } holds Temples enough and is Great Gothi.
    [slayer] { $winner-name } has slain Loki.
    [surtur] No Desolation token is left: Surtur has come, and his Followers have won.
   *[ragnarok] The world ends. { $winner-name } counts the most around Yggdrasil.
}
    .herald = { $winner-name } wins
    .herald-line = { $ending ->
        [jarl] As Great Jarl, with three whole Lands
        [gothi] As Great Gothi, with the Temples of the land
        [slayer] As the Slayer of Loki
        [surtur] Surtur has come
       *[ragnarok] With the highest count around Yggdrasil
    }

## The saga’s headings

heading-draft = The Hero Draft
heading-round = Round { $round }
heading-turn = The turn of { $seat }
heading-ragnarok = Ragnarok

## How a match ends

ending-jarl = Great Jarl: three whole Lands are in one hand.
ending-gothi = Great Gothi: one player holds the Temples.
ending-slayer = Loki is slain.
ending-ragnarok = Ragnarok: the most Regions around Yggdrasil win; of those tied, whoever had the last turn earlier.
    .ruled = Ragnarok: Regions around Yggdrasil count, for a Follower of Surtur every Desolation token as well, and of those tied a Follower wins.
ending-resigned = A player has given up.

## Options of a table

option-temple-side = Temple track
    .help = Side A has two Blessing Drafts and is good for a first match; side B has three.
choice-temple-side-a = Side A
choice-temple-side-b = Side B

## Names

verb-exhaust = Exhaust { $ref }
verb-control = Bind { $ref }
verb-activate = Rouse { $ref }
verb-wound = Wound { $ref }
seat-0 = the player in seat 1
seat-1 = the player in seat 2
seat-2 = the player in seat 3
seat-3 = the player in seat 4
hero-0 = the Hero of seat 1
hero-1 = the Hero of seat 2
hero-2 = the Hero of seat 3
hero-3 = the Hero of seat 4
colour-red = Red
colour-blue = Blue
colour-white = White
colour-green = Green
attribute-authority = Authority
attribute-might = Might
attribute-wisdom = Wisdom
rune-uruz = Uruz
rune-othala = Othala
rune-algiz = Algiz
god-odin = Odin
god-thor = Thor
god-freya = Freya
monument-odin = Odin’s Monument
    .short = Odin
monument-thor = Thor’s Monument
    .short = Thor
monument-freya = Freya’s Monument
    .short = Freya
land-halogaland = Hålogaland
land-trondelag = Trøndelag
land-svealand = Svealand
land-gautland = Gautland
land-jutland = Jutland
land-rogaland = Rogaland
region-1 = Lofoten
region-2 = Salten
region-3 = Namdal
region-4 = Vestfjord
region-5 = Nidaros
region-6 = Jämtland
region-7 = Dovre
region-8 = Tiundaland
region-9 = Hälsingland
region-10 = Uppsala
region-11 = Gotland
region-12 = Öland
region-13 = Vättern
region-14 = Skåne
region-15 = Hedeby
region-16 = Sjælland
region-17 = Jelling
region-18 = Agder
region-19 = Hordaland
region-20 = Sogn
region-21 = Valdres
sea-n = Frost Sea
sea-ne = Amber Sea
sea-e = Sea of Ran
sea-s = Serpent Sea
sea-sw = Whale Road
sea-w = Deep of Aegir
sea-nw = Mist Sea
sea-se = Sea of Ran
forge-2 = Forge of Salten
forge-6 = Forge of Jämtland
forge-10 = Forge of Uppsala
forge-12 = Forge of Öland
forge-17 = Forge of Jelling
forge-20 = Forge of Sogn
realm-muspelheim = Muspelheim
realm-jotunheim = Jotunheim
realm-niflheim = Niflheim
realm-vanaheim = Vanaheim
realm-alfheim = Alfheim
realm-svartalfheim = Svartalfheim
action-monsters = Monsters
    .short = Monsters
action-build-temple = Build Temple
    .short = Temple
action-prepare = Prepare
    .short = Prepare
action-mobilize = Mobilize
    .short = Mobilize
action-reinforce = Reinforce
    .short = Reinforce
action-usurp = Usurp
    .short = Usurp
action-build-monument = Build Monument
    .short = Monument
rite-boss = Rouse Loki
rite-control = Bind a Monster
rite-alliance = Form an Alliance
rite-raise = Raise an Army
rite-activate = Rouse a Monster
rite-card = Draw a Combat card
rite-hero = Place the Hero
rite-attribute = Raise an Attribute
rite-cards = Draw two Combat cards
monster-jotunn = Jotunn
monster-troll = Troll
monster-draugr = Draugr
monster-fafnir = Fafnir
monster-garm = Garm
monster-nidhogg = Nidhogg
boss-loki = Loki
symbol-spear = Spear
symbol-bow = Bow
symbol-sword = Sword
symbol-axe = Axe
symbol-hammer = Hammer
symbol-shield = Shield
artifact-frost-maul = Frost Maul
artifact-troll-heart = Troll Heart
artifact-barrow-crown = Barrow Crown
artifact-andvaranaut = Andvaranaut
artifact-gnipa-chain = Chain of Gnipa
artifact-root-fang = Fang of the Root-Gnawer
    .short = Root Fang
artifact-gungnir = Gungnir
artifact-mjolnir = Mjölnir
artifact-falcon-cloak = Falcon Cloak
requisite-lands-3 = Two Lands
requisite-temples-3 = Many Temples
requisite-slayer-3 = Slain Monsters
requisite-monument-3 = A Monument complete
requisite-realms-3 = Four Alliances
requisite-lands-2 = Two Lands
requisite-temples-2 = Many Temples
requisite-slayer-2 = Slain Monsters
requisite-monument-2 = A Monument complete
requisite-realms-2 = Four Alliances
deck-combat = Combat cards
deck-event = Events
deck-blessing = Blessings
deck-attack = Monster Attacks
step-prayer = Prayer
step-hero = Hero
step-runes = Rune Action
    .short = Runes
step-maneuvers = Maneuvers
step-special = Special Action
    .short = Special
way-jarl = Great Jarl
    .text = Hold all Regions of { $n } Lands.
way-gothi = Great Gothi
    .text = Hold { $n } Regions with a Temple.
way-slayer = Slayer of Loki
    .text = Slay Loki; for that you need { $n } slain { $n ->
        [one] Monster
       *[other] Monsters
    }.
way-ragnarok = Ragnarok
    .text = When { $n } Requisites are met, everybody has one last turn. Then the most Regions around Yggdrasil win.
kind-drakkar = Drakkar
kind-army = Army of value { $third } in { $second ->
    [1] { region-1 }
    [2] { region-2 }
    [3] { region-3 }
    [4] { region-4 }
    [5] { region-5 }
    [6] { region-6 }
    [7] { region-7 }
    [8] { region-8 }
    [9] { region-9 }
    [10] { region-10 }
    [11] { region-11 }
    [12] { region-12 }
    [13] { region-13 }
    [14] { region-14 }
    [15] { region-15 }
    [16] { region-16 }
    [17] { region-17 }
    [18] { region-18 }
    [19] { region-19 }
    [20] { region-20 }
   *[21] { region-21 }
}
kind-wound = Slot { $second } of { $first ->
    [jotunn] { monster-jotunn }
    [troll] { monster-troll }
    [draugr] { monster-draugr }
    [fafnir] { monster-fafnir }
    [garm] { monster-garm }
    [nidhogg] { monster-nidhogg }
   *[loki] { boss-loki }
}

## Cards

card-kind-combat = Combat card
card-kind-event = Event
card-kind-attack = Monster Attack
card-kind-hero = Hero
card-kind-origin = Origin
card-kind-blessing-odin = Blessing of Odin
card-kind-blessing-thor = Blessing of Thor
card-kind-blessing-freya = Blessing of Freya
card-kind-artifact = Artifact

card-spear = Spear
    .kind = { card-kind-combat }
card-spear-wall = Spear Wall
    .kind = { card-kind-combat }
card-bow = Bow
    .kind = { card-kind-combat }
card-hunting-bow = Hunting Bow
    .kind = { card-kind-combat }
card-sword = Sword
    .kind = { card-kind-combat }
card-twin-blades = Twin Blades
    .kind = { card-kind-combat }
card-axe = Axe
    .kind = { card-kind-combat }
card-bearded-axe = Bearded Axe
    .kind = { card-kind-combat }
card-hammer = Hammer
    .kind = { card-kind-combat }
card-dwarven-hammer = Dwarven Hammer
    .kind = { card-kind-combat }
card-shield = Shield
    .kind = { card-kind-combat }
card-round-shield = Round Shield
    .kind = { card-kind-combat }
card-claw-1 = Claw Strike
    .kind = { card-kind-attack }
card-claw-2 = Claw Strike
    .kind = { card-kind-attack }
card-claw-3 = Claw Strike
    .kind = { card-kind-attack }
card-blow-1 = Crushing Blow
    .kind = { card-kind-attack }
card-blow-2 = Crushing Blow
    .kind = { card-kind-attack }
card-frenzy-1 = Frenzy
    .kind = { card-kind-attack }
card-frenzy-2 = Frenzy
    .kind = { card-kind-attack }
card-lunge = Swift Lunge
    .kind = { card-kind-attack }
card-special-1 = Special Attack
    .kind = { card-kind-attack }
card-special-2 = Special Attack
    .kind = { card-kind-attack }
card-special-3 = Special Attack
    .kind = { card-kind-attack }
card-shake-off = Shake Off
    .kind = { card-kind-attack }
card-roar = Terrifying Roar
    .kind = { card-kind-attack }
card-fangs = Poisoned Fangs
    .kind = { card-kind-attack }
card-event-1 = Event 1, Lofoten
    .kind = { card-kind-event }
card-event-2 = Event 2, Salten
    .kind = { card-kind-event }
card-event-3 = Event 3, Namdal
    .kind = { card-kind-event }
card-event-4 = Event 4, Vestfjord
    .kind = { card-kind-event }
card-event-5 = Event 5, Nidaros
    .kind = { card-kind-event }
card-event-6 = Event 6, Jämtland
    .kind = { card-kind-event }
card-event-7 = Event 7, Dovre
    .kind = { card-kind-event }
card-event-8 = Event 8, Tiundaland
    .kind = { card-kind-event }
card-event-9 = Event 9, Hälsingland
    .kind = { card-kind-event }
card-event-10 = Event 10, Uppsala
    .kind = { card-kind-event }
card-event-11 = Event 11, Gotland
    .kind = { card-kind-event }
card-event-12 = Event 12, Öland
    .kind = { card-kind-event }
card-event-13 = Event 13, Vättern
    .kind = { card-kind-event }
card-event-14 = Event 14, Skåne
    .kind = { card-kind-event }
card-event-15 = Event 15, Hedeby
    .kind = { card-kind-event }
card-event-16 = Event 16, Sjælland
    .kind = { card-kind-event }
card-event-17 = Event 17, Jelling
    .kind = { card-kind-event }
card-event-18 = Event 18, Agder
    .kind = { card-kind-event }
card-event-19 = Event 19, Hordaland
    .kind = { card-kind-event }
card-event-20 = Event 20, Sogn
    .kind = { card-kind-event }
card-event-21 = Event 21, Valdres
    .kind = { card-kind-event }
card-shield-oath = Shield Oath
    .kind = { card-kind-blessing-odin }
card-raven-banner = Raven Banner
    .kind = { card-kind-blessing-odin }
card-einherjar-levy = Einherjar Levy
    .kind = { card-kind-blessing-odin }
card-jarls-retinue = Retinue of the Jarl
    .kind = { card-kind-blessing-odin }
card-forced-march = Forced March
    .kind = { card-kind-blessing-odin }
card-veteran-hird = Veteran Hird
    .kind = { card-kind-blessing-odin }
card-willing-thralls = Willing Thralls
    .kind = { card-kind-blessing-odin }
card-chosen-of-valkyries = Chosen by Valkyries
    .kind = { card-kind-blessing-odin }
card-war-muster = War Muster
    .kind = { card-kind-blessing-odin }
card-hall-guard = Hall Guard
    .kind = { card-kind-blessing-odin }
card-spoils-of-odin = Spoils for the All-Father
    .kind = { card-kind-blessing-odin }
card-master-of-hosts = Master of Hosts
    .kind = { card-kind-blessing-odin }
card-hunters-eye = Eye of the Hunter
    .kind = { card-kind-blessing-thor }
card-storm-vigour = Vigour of the Storm
    .kind = { card-kind-blessing-thor }
card-thunder-charge = Thunder Charge
    .kind = { card-kind-blessing-thor }
card-iron-gloves = Iron Gloves
    .kind = { card-kind-blessing-thor }
card-belt-of-strength = Belt of Strength
    .kind = { card-kind-blessing-thor }
card-feast-of-goats = Feast of Goats
    .kind = { card-kind-blessing-thor }
card-trophy-taker = Trophy Taker
    .kind = { card-kind-blessing-thor }
card-monster-lore = Monster Lore
    .kind = { card-kind-blessing-thor }
card-berserker-blood = Berserker Blood
    .kind = { card-kind-blessing-thor }
card-beast-tamer = Beast Tamer
    .kind = { card-kind-blessing-thor }
card-giants-bane = Bane of Giants
    .kind = { card-kind-blessing-thor }
card-thunderclap = Thunderclap
    .kind = { card-kind-blessing-thor }
card-seidr-weaver = Seidr Weaver
    .kind = { card-kind-blessing-freya }
card-rune-carver = Rune Carver
    .kind = { card-kind-blessing-freya }
card-wings-of-the-hawk = Wings of the Hawk
    .kind = { card-kind-blessing-freya }
card-glamour = Glamour of the Vanir
    .kind = { card-kind-blessing-freya }
card-wind-caller = Wind Caller
    .kind = { card-kind-blessing-freya }
card-healing-song = Healing Song
    .kind = { card-kind-blessing-freya }
card-bargain-of-norns = Bargain with the Norns
    .kind = { card-kind-blessing-freya }
card-harvest-of-songs = Harvest of Songs
    .kind = { card-kind-blessing-freya }
card-temple-tithe = Temple Tithe
    .kind = { card-kind-blessing-freya }
card-friend-of-realms = Friend of the Realms
    .kind = { card-kind-blessing-freya }
card-vanir-pact = Pact of the Vanir
    .kind = { card-kind-blessing-freya }
card-golden-tears = Golden Tears
    .kind = { card-kind-blessing-freya }
card-ragnar = Ragnar
    .kind = { card-kind-hero }
    .title = the Chieftain
card-aslaug = Aslaug
    .kind = { card-kind-hero }
    .title = the Volva
card-snorri = Snorri
    .kind = { card-kind-hero }
    .title = the Skald
card-lagertha = Lagertha
    .kind = { card-kind-hero }
    .title = the Shieldmaiden
card-beowulf = Beowulf
    .kind = { card-kind-hero }
    .title = the Berserk
card-odinsson = Odinsson / Odinsdottir
    .kind = { card-kind-origin }
    .short = Odinsson
card-thorsson = Thorsson / Thorsdottir
    .kind = { card-kind-origin }
    .short = Thorsson
card-freyasson = Freyasson / Freyasdottir
    .kind = { card-kind-origin }
    .short = Freyasson
card-tyrsson = Tyrsson / Tyrsdottir
    .kind = { card-kind-origin }
    .short = Tyrsson
card-lokisson = Lokisson / Lokisdottir
    .kind = { card-kind-origin }
    .short = Lokisson
card-njordsson = Njordsson / Njordsdottir
    .kind = { card-kind-origin }
    .short = Njordsson

## What cards, trays and gods do, a sentence for each of their words

words-and = { $first } and { $last }
words-or = { $first } or { $last }
words-may = you may { $effects }
words-pay = you may { $price } to { $effects }
words-pay-only = you may { $price }
price-cards = discard { $n ->
        [one] 1 Combat card
       *[other] { $n } Combat cards
    }
price-priests = give up { $n ->
        [one] 1 Priest
       *[other] { $n } Priests
    }
price-injuries = deal your Hero { $n ->
        [one] 1 Injury
       *[other] { $n } Injuries
    }
moment-gained = when you gain it
moment-prayer-step = in your Prayer step
moment-hero-step = in your Hero step
moment-hero-step-edge = at the start or at the end of your Hero step
moment-rune-step-begins = before your Rune Action
moment-maneuvers-step = in your Maneuvers step
moment-before-special-action = in your turn, before the Special Action
moment-hero-moved = after your Hero walked in the Hero step
moment-rune-forged = after you took a Rune from a Forge
moment-alliance-formed = when you form an Alliance
moment-realm-bonus-taken = when you take the bonus of a Realm
moment-control-taken = when you take a Region
moment-reinforced = after Reinforce
moment-monument-built-by-another = when another player builds a Monument
moment-injury-coming = when your Hero would take an Injury
moment-injury-dealt = when your Hero has taken an Injury
moment-army-killed = when an Army of yours is killed
moment-battle-begins = before a Battle
moment-battle-counted = when Battle values are counted
moment-battle-won = after a Battle that you won
moment-hunt-begins = at the start of your Hunt
moment-hero-round-begins = at the start of a Hero round
moment-reward-gained = when your Hunt brings a Reward
when-attacker = as the attacker
when-defender = as the defender
when-hero-region = in the Region of your Hero
when-hero-land = in the Land of your Hero
when-temple = where a Temple stands
when-settlement = where a Settlement is
when-fought = after a Battle there
when-not-fought = without a Battle there
when-outnumbers = with more Armies there than your opponent
once-step = once in the step
once-turn = once in a turn
once-battle = once in a Battle
once-hunt = once in a Hunt
once-effect = once in a Battle or effect
in-battle = Battle
in-hunt = Hunt
word-draw-cards = draw { $n ->
        [one] 1 Combat card
       *[other] { $n } Combat cards
    }
word-gain-runes = gain { $n ->
        [one] 1 Rune
       *[other] { $n } Runes
    }
word-gain-priests = gain { $n ->
        [one] 1 Priest
       *[other] { $n } Priests
    }
word-heal = heal { $n ->
        [one] 1 Injury
       *[other] up to { $n } Injuries
    }
word-sail = sail { $n ->
        [one] 1 Sea
       *[other] up to { $n } Seas
    } with your Drakkar
word-raise-attribute = raise { $attribute ->
        [authority] { attribute-authority }
        [might] { attribute-might }
       *[wisdom] { attribute-wisdom }
    } by { $n }
word-raise-lowest = raise one of your lowest Attributes by { $n }
word-raise-armies = { $which ->
        [settled] raise one of your Armies in an own Settlement by { $n }
        [starting] raise one of your starting Armies by { $n }
        [other] raise another one of your Armies by { $n }
        [survivor] raise one of your Armies that fought there by { $n }
       *[any] { $n ->
            [one] raise one of your Armies by 1
           *[other] raise your Armies by { $n } in all
        }
    }
word-recruit = { $where ->
        [own] Recruit an Army of value { $value } in an own Region
        [own_settlement] Recruit an Army of value { $value } in an own Region with a Settlement
       *[recruiting] Recruit an Army with the value of your Authority
    }
word-place-hero = place your Hero in any other Region
word-place-army = place one more Army of value { $value } by your Drakkar
word-transfer-army = place one of your Armies in another own Region
word-form-alliance = { $adjacent ->
        [true] form an Alliance with a Realm next to your Hero
       *[false] form an Alliance with any Realm
    }
word-take-first-turn = take the first turn
word-take-back-marker = take one of your markers off the wheel
word-control-monster = { $reach ->
        [0] bind a neutral Monster where your Hero is
       *[other] bind a neutral Monster where your Hero is or in the next Region
    }
word-activate-monster = rouse a Monster that is neutral or your own
word-activate-boss = rouse Loki, if he is where your Hero is
word-wound = { $whom ->
        [hunted] { $boss ->
            [true] deal 1 Wound to any slot of the hunted one
           *[false] deal 1 Wound to any slot of the hunted Monster, not of Loki
        }
        [hero_region] deal 1 Wound to a Monster where your Hero is
       *[board] deal 1 Wound to any Monster on the board
    }
word-lower-army = { $every ->
        [true] each Army there is lowered by { $n }
       *[false] { $whose ->
            [others] lower an Army of another player by { $n }
            [opposing] { $least ->
                [0] lower an opposing Army by { $n }
               *[other] lower an opposing Army by { $n }, but not below { $least }
            }
           *[any] one Army there is lowered by { $n }
        }
    }
word-lower-army-near = { $here ->
        [true] one Army there and one in { $regions ->
            [one] a neighbouring Region
           *[other] each of { $regions } neighbouring Regions
        } are lowered by { $n }
       *[false] one Army in each of { $fewer ->
            [true] up to { $regions }
           *[false] { $regions }
        } neighbouring Regions is lowered by { $n }
    }
word-injure = { $whom ->
        [near] deal { $n ->
            [one] 1 Injury
           *[other] { $n } Injuries
        } to another Hero where yours is or in the next Region
        [here] each Hero there takes { $n ->
            [one] 1 Injury
           *[other] { $n } Injuries
        }
       *[hunter] the hunting Hero takes { $n ->
            [one] 1 Injury
           *[other] { $n } Injuries
        }
    }
word-withdraw = all Armies there must withdraw
word-discard-cards = { $how ->
        [highest] the hunter discards { $n ->
            [one] the Combat card of highest value
           *[other] the { $n } Combat cards of highest value
        }
        [shown] the hunter shows the hand, and the Monster’s side discards { $n ->
            [one] 1 card of it
           *[other] { $n } cards of it
        }
       *[random] { $who ->
            [present] everybody with an Army or a Hero there discards { $n ->
                [one] 1 Combat card
               *[other] { $n } Combat cards
            } at random
           *[hunter] the hunter discards { $n ->
                [one] 1 Combat card
               *[other] { $n } Combat cards
            } at random
        }
    }
word-forfeit = { $what ->
        [runes] the hunter gives up { $n ->
            [one] 1 Rune
           *[other] { $n } Runes
        }, and takes { $injuries ->
            [one] 1 Injury
           *[other] { $injuries } Injuries
        } for each one missing
       *[cards] the hunter gives up { $n ->
            [one] 1 Combat card
           *[other] { $n } Combat cards
        }, and takes { $injuries ->
            [one] 1 Injury
           *[other] { $injuries } Injuries
        } for each one missing
    }
word-discard-to-wisdom = the hunter discards down to as many Combat cards as Wisdom; if there are no more than that already, the Hero takes { $injuries ->
        [one] 1 Injury
       *[other] { $injuries } Injuries
    }
word-lower-highest = the hunter’s highest Attribute falls by { $n }
word-empty-forge = a Rune on the Forge there returns to the Supply
word-place-boss = he is placed in any other Region
word-strike-one = then one Army there may be lowered by { $n }, or one Hero there take { $n ->
        [one] 1 Injury
       *[other] { $n } Injuries
    }
word-battle-value = { $each ->
        [own_army] +{ $n } Battle value for each of your Armies there
        [later_card] +{ $n } Battle value for each card after your first
        [adjacent_region_with_own_army] +{ $n } Battle value for each neighbouring Region with an Army of yours, at most { $at_most } Regions
       *[none] +{ $n } Battle value
    }
word-card-value = the card has the value { $n }
word-win-tie = you win a tie
word-more-casualties = if you win, each losing Army takes { $n ->
        [one] 1 more Casualty
       *[other] { $n } more Casualties
    }
word-ignore-casualty = ignore { $n ->
        [one] 1 Casualty
       *[other] { $n } Casualties
    } of your Armies
word-ignore-symbols = { $on ->
        [first] ignore the Casualty symbols on your first card in a Battle
       *[another] ignore { $n ->
            [one] 1 Casualty symbol
           *[other] { $n } Casualty symbols
        } on another card of yours
    }
word-pair = with a second card of its symbol it wounds any slot
word-serves = it may wound a slot with { $symbols }
word-serves-any = it may wound any slot
word-any-symbol = once in a Hunt one of your cards without a Shield counts as any weapon
word-defends = it wards off an attack by itself where Shields help, and never wounds
word-rage = the next attack has { $change } Rage
word-discard-attack = the Monster’s side loses { $n ->
        [one] 1 attack
       *[other] { $n } attacks
    } at random, if it keeps one
word-monster-draws = the Monster’s side draws { $n ->
        [one] 1 more attack
       *[other] { $n } more attacks
    }
word-round-limit-cards = in the next Hero round the hunter plays { $n ->
        [one] 1 card
       *[other] { $n } cards
    } at most
word-round-limit-wounds = in the next Hero round the hunter deals { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
    } at most
word-special-attack = the Special Attack of the hunted one
word-end-hunt = the Hunt fails at once
word-more = { $rule ->
        [army_move] in your Maneuvers step an Army moves { $n ->
            [one] 1 Region
           *[other] { $n } Regions
        } farther
        [defence] if you defend with a card, the total counts { $change }
        [hero_move] in the Hero step your Hero walks { $n ->
            [one] 1 Region
           *[other] { $n } Regions
        } farther
        [population] for you the population of neutral Regions counts { $change }, but at least { $least }
        [prepare_options] Prepare gives you { $n ->
            [one] 1 more choice
           *[other] { $n } more choices
        }
        [rune_limit] you may hold { $n } more Runes
        [temple_priests] Build Temple brings you { $n ->
            [one] 1 more Priest
           *[other] { $n } more Priests
        }
        [usurp_army] an Army that you Recruit by Usurp has { $change } value
       *[usurp_might] for Usurp your Might counts { $change }
    }
word-pay-any-rune = basic Rune Actions for 1 Rune take a Rune of any type
word-move-and-attack = a Monster of yours that is roused may move and then attack
word-allied-nearby = for their bonus, Realms next to your Hero count as allied with you
word-prevent-injury = it is not dealt
word-rune-action = { $runes ->
        [1] Rune Action for 1 Rune of any type
        [2] Rune Action for 2 different Runes
       *[3] Rune Action for 1 Rune of each type
    }
rite-price = { $runes ->
        [1] 1 Rune of its type
        [2] 2 different Runes
       *[3] 1 Rune of each type
    }
says-artifact = exhaust it { $moment }
says-no-effect = No effect of its own.
says-no-shield = Shields do not help.
says-god = A Priest raises { $attribute } by 1.
says-level = Level { $level }: { $effects }
says-level-nothing = Level { $level }: nothing more.
says-event = A Monster of { $place } comes to { $region }. Then the Monsters of { $first } are roused, and those of { $second }.
says-event-boss = A Monster of { $place } comes to { $region }. Then the Monsters of { $first } are roused, those of { $second }, and Loki.
says-region-attack = Region Attack: { $effects }
says-special-attack = Special Attack: { $effects }
says-activation = Roused: { $effects }
says-bars-armies = No Army may move into his Region.
reward-realm = an Alliance
reward-priest = a Priest
reward-army = an Army rises
reward-rune = a Rune
says-slot = { $symbol }: { $reward }
counts-lands = One player holds { $n } whole Lands.
counts-temples = One player holds { $n } Regions with a Temple.
counts-slain = One player has slain { $n ->
        [one] a Monster
       *[other] { $n } Monsters
    }.
counts-monument-level = One Monument is on level { $n }.
counts-alliances = One player has { $n } Alliances.

## The map and the panels

board-label = The island round Yggdrasil
phase = Turn { $turn } · { $step }
phase-setup = Setup
phase-draft = Hero Draft
phase-play = { $turn ->
    [0] The first turn
   *[other] Turn { $turn }
}
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
    .short = Jarl
scene-way-gothi = Great Gothi: { $has } of { $needs } Temples
    .short = Gothi
scene-way-slayer = Slayer: { $has } of { $needs } Monsters slain, then Loki: { $boss } of { $all } Wounds
    .short = Slayer
scene-winning = Could win next turn: { $way }
scene-winning-who = { $name } could win: { $way }
scene-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
    }
scene-no-cards = No Combat cards
scene-tray = Before you: Hero, Artifacts, Blessings
scene-piles = All that lies open
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
    .help = Only you see these tiles. What you leave goes back.
scene-draft-origin = Choose your Origin
    .help = Its bonus comes once, when you land.{ $first ->
    [0] {""}
   *[other] {" "}Whoever keeps Odinsson takes the first turn.
    }
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
    .short = Wheel
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
line-jarl = whole Lands
line-gothi = Temples
line-slayer = Monsters slain
line-around = Regions around Yggdrasil
line-ashes = counted for Desolation
unit-cards = Combat cards
unit-priests = Priests
unit-pool = Armies in the Pool
unit-regions = Regions
forecast-change = { $what } { $from } to { $to }
forecast-open = then it is open
forecast-end = the match ends
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
slip-none = no effect
slip-at = on a win { $what }
slip-draw-cards = draw { $n }
slip-card-value = { $n } as defender
slip-battle-value = { $when ->
    [attacker] +{ $n } as attacker
    [defender] +{ $n } as defender
    [outnumbers] +{ $n } if more
   *[none] +{ $n } for Regions
    }
slip-lower-army = their Army −{ $n }
slip-more-casualties = +{ $n } Casualty
slip-ignore-symbols = one symbol less
slip-ignore-casualty = wards { $n }
omen-lands = { $n } whole Lands
omen-temples = { $n } Temples in one hand
omen-slain = { $n ->
    [one] A Monster slain
   *[other] { $n } Monsters slain
    }
omen-monument-level = A Monument complete
omen-alliances = { $n } Realms allied
does-monsters = Rouse Monsters, or go hunting.
does-build-temple = Build a Temple on an own Shrine, with a Priest for it.
does-prepare = Two of: heal, draw a card, gain a Rune, raise an Army.
does-mobilize = Your Armies move or grow, one after another.
does-reinforce = Recruit an Army.
does-usurp = The people of the Hero’s Region yield to Might.
does-build-monument = A Monument grows, and all markers leave the wheel.
symbol-settlement = Settlement
symbol-shrine = Shrine
symbol-temple = Temple
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
describe-controlled = { $whose ->
    [own] yours
   *[other] controlled by { $name }
    }
describe-forge = Forge with a Rune: { $rune }
describe-forge-empty = Forge of { $rune }, empty
describe-monument-here = Monument of { $god }
describe-drakkars = { $count ->
    [one] Drakkar of { $names }
   *[other] Drakkars of { $names }
    }
describe-joins = joins { $places }
describe-realm = { $rune }, beside { $action }
describe-allies = allied: { $names }
describe-no-allies = nobody is allied
describe-markers = markers of { $names }
describe-covers = { $whose ->
    [own] your marker is covered: you gain a Rune
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
describe-of = { $whose ->
    [own] yours
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
scene-reward-none = Artifact
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
scene-hunt-drawn = Chance draws the attack out of { $n ->
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
scene-hunt-why-LR-29-2 = An Injury came on top of three.
scene-hunt-why-LR-29-3 = No attack was left in the deck as the Monster’s round began.
scene-hunt-why-LR-29-4 = The attack put an end to it.
scene-hunt-why-LR-29-5 = The Hero round brought no Wound.
scene-hunt-hold-slain = { $name } has slain { $foe }
scene-hunt-hold-slain-help = Look at the tray as long as you like.
scene-hunt-hold-failed = { $foe } has escaped { $name }
scene-hunt-hold-failed-help = An Injury follows; what was gained stays.
scene-hunt-forecast = { $then } You draw { $draws ->
    [one] 1 card
   *[other] { $draws } cards
}; { $reach } of { $of } open slots stay in reach.
scene-hunt-slip-none = serves its symbol
scene-hunt-slip-pair = with a second { $weapon }: any slot
scene-hunt-slip-serves = { $symbols }
scene-hunt-slip-serves-any = serves any slot
scene-hunt-slip-draw-cards = after the Wound draw { $n }
scene-hunt-slip-rage = next Rage { $change }
scene-hunt-slip-discard-attack = it loses { $n ->
    [one] an attack
   *[other] { $n } attacks
}
scene-hunt-slip-defends = wards by itself

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
scene-fight-kept-routed = no way out: { $name } loses what was left
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
scene-fight-routed = { $due ->
    [0] no Casualties, but no way out
   *[other] { $taken } of { $due } Casualties, then no way out
}
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
scene-fight-was-routed = No own Region lay next to it: what { $name } had left there was killed.
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

# Followers of Surtur: their turn
ask-arbiter-choose = { $decides ->
    [follower_target] Which Region does { $follower } invade?
    [follower_landing] Which Region does { $follower } invade?
    [follower_marches] Which Region does { $follower } invade?
    [follower_usurp] Which Region does { $follower } Usurp?
    [follower_control_monster] Which Monster does { $follower } bind?
    [follower_rouse] Which Monster does { $follower } rouse?
    [follower_prey] Which Monster does { $follower } hunt?
    [follower_move] Where does the Monster of { $follower } go?
    [follower_stomp] Which Army is stomped?
    [follower_loki] Where does Loki go?
   *[other] Whom does { $follower } choose?
}
    .help = By the clauses these are equal. You hold the Arbiter token and name one.
    .wait = { $name } decides as the Arbiter.
    .answer = Name { $ref }
    .clause = The Arbiter
    .rule = The token goes to whoever has what is chosen; if nobody has it, it stays.
because-arbiter-choose = What { $name } chooses among as the Arbiter
event-arbiter = { $seat } holds the Arbiter token now.
event-invasion-tested = { $seat } measures { $tests ->
    [one] one Region
   *[other] { $tests } Regions
} and can invade { $passed ->
    [0] none
    [one] one
   *[other] { $passed }
}.
kind-rune-action = { $second ->
    [control_monster] Bind a Monster
    [form_alliance] Form an Alliance
    [upgrade_army] Raise an Army
    [activate_monster] Rouse a Monster
    [draw_combat] Draw Combat cards
    [increase_attribute] Raise an Attribute
   *[recruit_army] Recruit an Army
} ({ $first })
step-cleanup = Clean-up

# Followers of Surtur: setup and the Action row
ask-setup-follower = Who follows Surtur?
    .help = { $of ->
        [one] A corrupted Hero, whom the rules play against you.
       *[other] Corrupted Hero { $place } of { $of }, whom the rules play.
    }
    .wait = { $name } chooses who follows Surtur.
    .answer = { $ref } follows Surtur
    .clause = The Follower
    .rule = No two Followers have the same priority action.
ask-setup-challenge = Do you want a challenge?
    .help = Each card makes the Followers stronger. The levels in the match add up to { $level }.
    .wait = { $name } chooses challenges.
    .answer = Play with { $ref }
    .clause = Challenges
    .rule = Any number of the six cards may be in a match.
do-random = Leave it to chance
do-step = Go on
    .why = Nothing of it is possible now.
refusal-LS-2-4 = This is no Hero of the base box.
refusal-LS-2-42 = This challenge is in the match already.
refusal-LS-13-2 = A Follower with the same priority action is in the match.
event-follower-joined = { $seat } names who follows Surtur: { $follower }.
event-followers-ordered = The Followers play in the order that chance has drawn.
event-follower-arrived = { $card } comes to { $region } for Surtur.
event-row-laid = The Action row of { $seat } is laid from { $set ->
        [set_a] set A
        [set_b] set B
       *[set_c] set C
    }.
event-deck-built = The Action deck of { $seat } has { $cards } cards.
event-challenge-added = A challenge is in the match: { $challenge }.
event-surtur-rolled = Surtur’s die shows { $face }: { $seat } selects { $card }.
event-follower-reward = { $bound ->
    [always] { $seat } gets the bonus of { $card }.
   *[other] { $given ->
        [true] { $seat } gets the bonus of { $card }
       *[false] { $seat } does not get the bonus of { $card }
    } ({ $counts ->
        [temples] Regions with a Temple
        [empty_shrines] Shrines without a Temple
        [settlements] Settlements
        [regions] Regions
        [lands_controlled] whole Lands
        [armies] Armies on the board
        [allied_realms] Alliances
        [controlled_monsters] bound Monsters
        [slain] slain Monsters
        [tucked] tucked cards
        [runes] Runes
        [hand] Combat cards
        [regions_gained_this_turn] Regions gained in this turn
        [shrine_regions_gained_this_turn] Shrines gained in this turn
       *[battles_won_this_turn] Battles won in this turn
    }: { $has }, { $bound ->
        [least] at least { $needs } needed
       *[most] at most { $needs } allowed
    }).
}
event-row-filled = { $removed ->
        [true] { $used } leaves the game.
       *[false] { $used } goes back into the deck of { $seat }.
    } { $filled ->
        [true] { $card } joins the row.
       *[false] The deck is empty.
    }
option-followers = Followers of Surtur
    .help = So many seats are played by the rules of the solo mode, against all people.
option-strict-core = Only Heroes of the base box
    .help = Hervor, who is not among them, does not follow Surtur.
option-free-heroes = Any Hero and Origin
    .help = Alone against Followers you take any Hero and Origin, not one of two.
card-kind-action-hero = Action card of a Hero
card-kind-action-set-a = Action card, set A
card-kind-action-set-b = Action card, set B
card-kind-action-set-c = Action card, set C
card-kind-action-jarl = Upgraded Action card, Jarl
card-kind-action-gothi = Upgraded Action card, Gothi
card-kind-action-slayer = Upgraded Action card, Slayer
follower-ragnar = Ragnar
follower-lagertha = Lagertha
follower-aslaug = Aslaug
follower-snorri = Snorri
follower-beowulf = Beowulf
follower-hervor = Hervor
card-A1 = Ashen Muster
    .kind = { card-kind-action-set-a }
card-A2 = Marching Embers
    .kind = { card-kind-action-set-a }
card-A3 = Smoke Offering
    .kind = { card-kind-action-set-a }
card-A4 = Gathering Dark
    .kind = { card-kind-action-set-a }
card-A5 = Loosed Beasts
    .kind = { card-kind-action-set-a }
card-A6 = Broken Oaths
    .kind = { card-kind-action-set-a }
card-B1 = Coal-Black Banners
    .kind = { card-kind-action-set-b }
card-B2 = Burning Road
    .kind = { card-kind-action-set-b }
card-B3 = Altar of Cinders
    .kind = { card-kind-action-set-b }
card-B4 = Banked Fires
    .kind = { card-kind-action-set-b }
card-B5 = Howl in the Smoke
    .kind = { card-kind-action-set-b }
card-B6 = Seized Hearth
    .kind = { card-kind-action-set-b }
card-C1 = Sparks to Steel
    .kind = { card-kind-action-set-c }
card-C2 = Wildfire
    .kind = { card-kind-action-set-c }
card-C3 = Soot on the Shrine
    .kind = { card-kind-action-set-c }
card-C4 = Waiting Flame
    .kind = { card-kind-action-set-c }
card-C5 = Scent of Ash
    .kind = { card-kind-action-set-c }
card-C6 = Turned Cloaks
    .kind = { card-kind-action-set-c }
card-RAG1 = Raid of the Chieftain
    .kind = { card-kind-action-hero }
card-RAG2 = Hall of Spears
    .kind = { card-kind-action-hero }
card-LAG1 = Shield Line
    .kind = { card-kind-action-hero }
card-LAG2 = Spear of Vengeance
    .kind = { card-kind-action-hero }
card-ASL1 = Whispers of the Volva
    .kind = { card-kind-action-hero }
card-ASL2 = Seeing Smoke
    .kind = { card-kind-action-hero }
card-SNO1 = Saga of Kings
    .kind = { card-kind-action-hero }
card-SNO2 = Silver Tongue
    .kind = { card-kind-action-hero }
card-BEO1 = Grip of the Berserk
    .kind = { card-kind-action-hero }
card-BEO2 = Blood Scent
    .kind = { card-kind-action-hero }
card-HER1 = Cursed Blade
    .kind = { card-kind-action-hero }
card-HER2 = Grave Fire
    .kind = { card-kind-action-hero }
card-J1 = Iron Tide
    .kind = { card-kind-action-jarl }
card-J2 = Toll of the Roads
    .kind = { card-kind-action-jarl }
card-J3 = War Horns
    .kind = { card-kind-action-jarl }
card-J4 = Oath-Bound Hosts
    .kind = { card-kind-action-jarl }
card-J5 = Levy of Flame
    .kind = { card-kind-action-jarl }
card-J6 = Claim of Blood
    .kind = { card-kind-action-jarl }
card-J7 = High Seat
    .kind = { card-kind-action-jarl }
card-J8 = Crown of Coals
    .kind = { card-kind-action-jarl }
card-J9 = Feast before War
    .kind = { card-kind-action-jarl }
card-G1 = Rite of Embers
    .kind = { card-kind-action-gothi }
card-G2 = Chant across Realms
    .kind = { card-kind-action-gothi }
card-G3 = Foundation Offering
    .kind = { card-kind-action-gothi }
card-G4 = Pillars of Smoke
    .kind = { card-kind-action-gothi }
card-G5 = Taken Grove
    .kind = { card-kind-action-gothi }
card-G6 = False Prophet
    .kind = { card-kind-action-gothi }
card-G7 = Night of Runes
    .kind = { card-kind-action-gothi }
card-G8 = Pilgrims in Arms
    .kind = { card-kind-action-gothi }
card-G9 = Temple Guard
    .kind = { card-kind-action-gothi }
card-S1 = Baited Trail
    .kind = { card-kind-action-slayer }
card-S2 = Second Wound
    .kind = { card-kind-action-slayer }
card-S3 = Great Hunt
    .kind = { card-kind-action-slayer }
card-S4 = Cornered Prey
    .kind = { card-kind-action-slayer }
card-S5 = Drink the Blood
    .kind = { card-kind-action-slayer }
card-S6 = Whetted Axes
    .kind = { card-kind-action-slayer }
card-S7 = Trophy Fire
    .kind = { card-kind-action-slayer }
card-S8 = Beaters
    .kind = { card-kind-action-slayer }
card-S9 = Lair Claimed
    .kind = { card-kind-action-slayer }

# Followers of Surtur: Special Actions, Desolation and the end
do-remove-desolation = Take the token away
do-draw = Draw a Blessing
ask-desolation-blessing = Do you draw a Blessing?
    .help = The token went back to a slot that brings one.
    .wait = { $name } may draw a Blessing.
    .answer = { $ref }
    .clause = Desolation
    .rule = If a token returns to the first or second slot of Surtur’s card, a random Blessing may be drawn.
event-desolation = { $trigger ->
    [setup] A Desolation token lies in { $region } from the beginning.
    [reinforce] Without a Settlement: { $seat } lays a Desolation token in { $region }.
    [mobilize] No new Region: { $seat } lays a Desolation token in { $region }.
    [draft] A Blessing Draft: { $seat } lays a Desolation token in { $region }.
    [activation] After the Monster: { $seat } lays a Desolation token in { $region }.
    [hunt] After a poor Hunt: { $seat } lays a Desolation token in { $region }.
    [monument] No Requisite was met: { $seat } lays a Desolation token in { $region }.
   *[maneuvers] Without an Army: { $seat } lays a Desolation token in { $region }.
} { $left ->
    [0] None is left; the next brings Surtur.
    [one] One is left.
   *[other] { $left } are left.
} An Army of { $needs } can take one away.
event-desolation-ignored = { $seat } lays no Desolation token: the Followers have laid one in this round ({ $clause }).
event-desolation-removed = { $seat } takes the Desolation token from { $region } away.
ending-surtur = Surtur has come: no Desolation token was left.
refusal-LS-11-16 = Desolation is taken away only from a Region that you control.
refusal-LS-11-17 = This Army is too weak to take Desolation away.
refusal-LR-34-4 = No card is left to draw.
way-surtur = Surtur
    .text = Lay a Desolation token when all { $n } lie around Yggdrasil.

# Followers of Surtur: Monsters, Hunts and Battles
event-monsters-weighed = { $seat } looks for Monsters that can harm people: { $attacking ->
    [0] none
    [one] one
   *[other] { $attacking }
} by an attack, { $moving ->
    [0] none
    [one] one
   *[other] { $moving }
} by a move.
event-follower-hunts = { $seat } hunts { $foe }.
event-hand-exchanged = { $seat } shuffles { $n ->
    [one] the card left
   *[other] the { $n } cards left
} into the deck.
event-army-supports = An Army of { $seat } with value { $value } comes from { $from } to the aid of { $to }.
event-battle-deck = The Battle deck of { $seat } has { $n ->
    [one] one card
   *[other] { $n } cards
}.
refusal-LS-3-15 = The Hero of a Follower takes no Injury.
do-reveal = Reveal

# Followers of Surtur: the scene
automaton = Follower
by-the-rules = Follower of Surtur
scene-follower-looks = Looks for { $target ->
    [temple_first] Temples first
    [player_first] people first
   *[land_first] whole Lands first
}; its own action: { $action }
scene-follower-starts = Begins in { $region }.
scene-follower-runes = { $count } Runes, at most { $limit }
scene-follower-cards = { $count } Combat cards that nobody sees, at most { $limit }
scene-follower-tucked = { $count ->
    [one] one tucked card
   *[other] { $count } tucked cards
}: each counts in its Battles
scene-follower-tucked-cards = Tucked
scene-challenge-level = Level { $level }.
challenge-early-ashes = Early Ashes
    .text = A second Desolation token lies from the start.
challenge-old-grudge = Old Grudge
    .text = The favourite Attribute is one higher, and one more Combat card is drawn.
challenge-standing-host = Standing Host
    .text = A third Army stands at the start, as strong as Authority.
challenge-unquenched-fire = Unquenched Fire
    .text = Taking Desolation away needs an Army that is one stronger, at most 6. If Ragnarok ends, Followers count every token twice.
challenge-blood-tribute = Blood Tribute
    .text = In every Battle against a person a Follower’s value is one higher.
challenge-restless-omens = Restless Omens
    .text = After a turn without a new Region or token a Follower gains a Rune and three Combat cards.
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-brutal = Brutal
difficulty-ragnarok = Ragnarok
scene-desolation = Desolation
scene-desolation-laid = { $count ->
    [0] none on the map
   *[other] { $count } on the map
}
scene-desolation-empty = The slot of { $number } is empty: its token lies on the map
scene-desolation-full = A token lies on { $number }
scene-desolation-needs = An Army of { $needs } in your own Region lifts one.
scene-desolation-none = There is nothing to lift.
scene-desolation-left = { $left ->
    [0] With the next token Surtur comes.
    [one] One is left, and then Surtur comes.
   *[other] { $left } are left, and then Surtur comes.
}
scene-counts = If Ragnarok came
scene-counts-tie = { $each ->
    [1] Followers count every token, and win a tie.
    [2] Followers count every token twice, and win a tie.
   *[other] Followers count every token { $each } times, and win a tie.
}
scene-die = Die
scene-die-on = Surtur’s die lies here: { $n }
scene-row = Action row
scene-row-of = The Action row of { $name }
scene-row-chance = { $n } in 6
scene-row-hero = Hero to { $region }
scene-row-action = { $action }, { $runes ->
    [one] 1 Rune
   *[other] { $runes } Runes
}
scene-row-special = Special Action { $action }, ties go to the { $mode ->
    [min] lowest
   *[max] highest
} number
scene-row-left-out = The card that acts leaves its Rune Actions out (LS-4.38)
scene-row-not = Not taken ({ $clause })
scene-row-in-deck = in the deck
scene-row-gone = { $count } removed
scene-row-removed-list = { $count ->
    [0] No card has left the game
    [one] One card has left the game
   *[other] { $count } cards have left the game
}; the row fills from here
scene-row-deck = Action deck
scene-row-removed = Out of the game
tie-min = min
tie-max = max
rune-action-control-monster = Bind a Monster
rune-action-form-alliance = Alliance
rune-action-upgrade-army = Raise an Army
rune-action-activate-monster = Rouse a Monster
rune-action-draw-combat = Combat cards
rune-action-increase-attribute = Attribute
rune-action-recruit-army = Recruit an Army
surtur-bonus = { $counted }: { $given }
surtur-bonus-most = At most { $counted }: { $given }
surtur-gain = { $what ->
    [runes] { $n ->
        [one] 1 Rune
       *[other] { $n } Runes
    }
    [combat_cards] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    [army_value] Army +{ $n }
    [attribute] { $attribute ->
        [authority] Authority
        [might] Might
        [wisdom] Wisdom
       *[none] Attribute
    } +{ $n }
    [priests] { $n ->
        [one] 1 Priest
       *[other] { $n } Priests
    }
   *[blessings] { $n ->
        [one] 1 Blessing
       *[other] { $n } Blessings
    }
}
surtur-count = { $n } { $n ->
    [one] { $what ->
        [temples] Temple
        [empty_shrines] bare Shrine
        [settlements] Settlement
        [regions] Region
        [lands_controlled] whole Land
        [armies] Army
        [allied_realms] Alliance
        [controlled_monsters] bound Monster
        [slain] slain Monster
        [tucked] tucked card
        [runes] Rune
        [hand] Combat card
        [regions_gained_this_turn] Region gained
        [shrine_regions_gained_this_turn] Shrine gained
       *[battles_won_this_turn] Battle won
    }
   *[other] { $what ->
        [temples] Temples
        [empty_shrines] bare Shrines
        [settlements] Settlements
        [regions] Regions
        [lands_controlled] whole Lands
        [armies] Armies
        [allied_realms] Alliances
        [controlled_monsters] bound Monsters
        [slain] slain Monsters
        [tucked] tucked cards
        [runes] Runes
        [hand] Combat cards
        [regions_gained_this_turn] Regions gained
        [shrine_regions_gained_this_turn] Shrines gained
       *[battles_won_this_turn] Battles won
    }
}
describe-desolate = desolate
describe-difficulty = { $name } would meet { $difficulty } here
describe-defence = defended with { $defence } for { $name }
describe-support = supported by { $army }
scene-tested = Which Regions can it invade?
scene-tested-neutral = neutral
scene-open-hand = { $count ->
    [one] Its hand lies open: one card
   *[other] Its hand lies open: { $count } cards
}
scene-tested-open = open
scene-tested-holds = holds
scene-tested-wins = wins: { $way }
scene-tested-how = Difficulty against Army next door + cards (against people) + tucked cards.

## Followers of Surtur in a Battle, at the wheel and before the Arbiter

scene-fight-support = Supporting Army
scene-fight-temple = Authority for the Temple
scene-fight-tucked = Tucked cards
scene-fight-deck = { $n ->
    [0] Its Battle deck is empty
    [one] One card face down in its Battle deck
   *[other] { $n } cards face down in its Battle deck
}
scene-fight-follower-toll = Its highest Army loses 1, won or lost
scene-legend = What the rims mean

## What the clauses call the lines of tiles and cards

field-hero-to = Hero to
field-tie-break = tie-break
field-special = Special Action
field-after-use = afterwards
field-remove = out of the game
field-shuffle-back = back into the deck
field-attribute-preference = preference
field-target-selection = choice of targets
field-desolation-region = Desolation Region
field-start-region = starting Region
field-priority-action = priority Action
field-victory-focus = victory focus
field-always = always
field-player-first = people first
field-land-first = whole Lands first
field-temple-first = Temples first
