# What the coach says at the first matches of Lords of Ragnarok: what a choice is about, never which to take.

coach-draft-hero = A Hero’s ability works from the first turn to the last. All Heroes begin with the same Attributes; only the ability tells them apart. Ask when you will use it.
coach-draft-origin = An Origin pays once, when you land, and is spent. Think of the first turns: what does this start let your Hero do sooner?
coach-draft-region = Where you land, your first Regions lie. Look for weak population beside you, a Forge or Monument near, and other Drakkars.
coach-prayer-menu = A Priest at a Monument raises an Attribute, and is away until somebody builds. The Rune of a Forge beside your Hero costs nothing.
coach-hero-menu = The Hero walks, sails or heals, one of the three. Forges, Monsters and Monuments want it close: where it stands says what you can use.
coach-rune-menu = Runes are paid for what lasts: Attributes, Alliances, Armies. A Rune kept may be worth more in a later turn than the first thing it can buy.
coach-maneuver-menu = Armies march, and fight where others stand. Armies that leave open a Region; those that stay hold what you already control.
coach-special-choose = Each field serves you once until the wheel is cleared. An empty one wakes its Realm; covering a marker gives its owner a Rune.
coach-recruit-where = A new Army stands where it can march from next turn. One far from all borders guards nothing.
coach-prepare-option = Preparing gathers what later turns need, such as Runes and Combat cards. It is the action for a plan that lacks one more piece.
coach-monument-choose = Building raises a Monument by one, sends Priests home and clears the wheel for everybody. Think of who waits for that.
coach-monsters-mode = Monsters hurt who stands near them when they are roused. A Hunt wins a trophy, but it takes cards and may cost Injuries.
coach-battle-card = Both play in turn, and a card spent here is missing in the next Battle or Hunt. Ask how much this Region is worth.
coach-hunt-slot = Each slot asks for a symbol. Look what covering it brings, and what the open ones leave to the next attack.

hint-told-battle-counted = You win a Battle in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-control = You take a Region in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-slain = You slay a Monster in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-army-killed = You lose an Army in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-injured = Your Hero is injured in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-temple-built = You build a Temple in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-monument-built = You build on a Monument in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-others-army-killed = Others lose an Army in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-others-control = Others take a Region in { $here } of { $worlds } worlds, otherwise in { $instead }.
