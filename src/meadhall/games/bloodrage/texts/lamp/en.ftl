# What the seer says of Blood Rage under the lamp: why a turn mattered.
why-lost-battle = lost the battle for { $province }
why-won-battle = won the battle for { $province }
why-tied-battle = nobody won { $province }
why-instead = { $better } instead of { $played }
why-instead-draft-pick = better keep { $better }
why-instead-choose-action = better: { $better }
why-instead-invade-figure = better send { $better }
why-instead-invade-place = better to { $better }
why-instead-march-from = march from { $better }
why-instead-march-to = march to { $better }
why-instead-battle-card = better lay { $better }
why-instead-pillage-province = better pillage { $better }
