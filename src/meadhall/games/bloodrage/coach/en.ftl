# What the coach says at the first matches of Blood Rage: what a choice is about, never which to take.

coach-pick-clan = All clans begin alike. What tells them apart comes from the cards you draft.
coach-draft-pick = Keep one, pass the rest. You take what helps your plan, and you choose what your neighbour gets: look who sits there.
coach-choose-action = Rage is your time: every action costs some, and without any you are out for this age. Count what you still want to do.
coach-invade-figure = A figure costs as much Rage as its strength, a leader nothing. Your Horns say how many can be out at once.
coach-invade-place = Each province has few villages. Look who stands there already, what it pays when pillaged, and whether Ragnarök will take it.
coach-march-from = A march moves any number of figures from one province to one other, for one Rage. What leaves opens the province behind.
coach-march-to = Only free villages can be reached. Those who come to Yggdrasil meet everybody; those on the rim meet fewer.
coach-pillage-province = Pillaging pays at once, but others may send figures from beside it and lay a card against you. Look who could answer.
coach-call-to-battle = Whoever comes stays there, wins or dies. Being destroyed may also be wanted: some quests and cards pay for it.
coach-battle-card = Both lay in secret. The winner discards what they laid, the loser takes it back: a strong card is spent when it wins.
coach-keep-card = One card goes into the next age. A card for the battles to come, or one that your plan lacks, costs nothing to carry.
coach-raise-stat = Rage is actions, Axes is glory for a won battle, Horns is figures on the board. High tracks also pay at the end.
coach-upgrade-slot = An upgrade lies in a place of its kind. A new one there puts the old one out of the game.

hint-told-battle-won = You win a battle in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-pillaged = You pillage something in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-quest-fulfilled = You fulfil a quest in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-told-destroyed = You lose figures in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-others-pillaged = Others pillage in { $here } of { $worlds } worlds, otherwise in { $instead }.
hint-others-battle-won = Others win a battle in { $here } of { $worlds } worlds, otherwise in { $instead }.
