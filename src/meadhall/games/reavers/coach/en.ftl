# What the coach says at the first matches of Reavers of Midgard: what a choice is about, never which to take.

coach-location-choice = Where you sail, all may act, and you first. Look what others need there, and whether your dice and Food are enough already.
coach-act-or-rest = Acting brings the place’s reward and costs what stands there. A rest brings Food or a die: time for those who lack the price.
coach-recruit-source = Reavers are dice, helpers or leaders. The colours on their cards say for which of the three they suit you.
coach-reaver-use = Gathered, a Reaver brings dice now. As a specialist its ability works in later visits. As the leader it brings a bonus, and its clan counts.
coach-trade-reward = Each reward has its price in dice. Think of the place that will come next: which colours and faces does it ask for?
coach-prophecy-source = A Prophecy pays at the end for what you have done by then. It is worth most where it points the same way as your plan.
coach-journey-answer = The sea asks for something before you may fight. Paying costs dice; suffering costs what the card says, and may cost Glory.
coach-sea-battle-target = An open enemy has a known price and reward; the hidden one is a surprise. What you have in dice says how much of that you can stand.
coach-sea-battle-method = Symbols pay for sure. Rolling keeps them, but the defence must be reached, and dice that were rolled may be lost.
coach-village-source = Of Village Spoils, what stands on the left is yours at once. The right side costs dice and brings Terror and Glory.
coach-keep-source = Keeps are harder and pay more. Compare the price of the right side with the dice that are left to you for the rest of the round.
coach-subdue-method = By force you roll against the defence; in peace you pay. A land that is taken pays at once and counts at the end.
coach-combat-source = More dice make success likelier and leave you fewer for later. The odds stand beside it as you add them.
coach-payment-source = A wild die pays for anything, a plain one for one thing only. What you keep decides what you can pay next.

hint-told-sea-battle-won = You win a sea battle in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-claimed = You claim a land in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-withstood = A land withstands you in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-piled = A card goes to your Glory pile in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-suffers = You suffer a journey in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-recruited = You recruit in { $here } of { $worlds } worlds, otherwise in { $instead }.
