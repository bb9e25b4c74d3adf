# What the seer says of Lords of Ragnarok under the lamp: why a turn mattered.
why-lost-hunt = lost the Hunt for { $foe }
why-won-hunt = won the Hunt for { $foe }
why-lost-battle = lost the Battle for { $region }
why-won-battle = won the Battle for { $region }
why-instead = { $better } instead of { $played }
why-instead-hero-menu = the Hero better to { $better }
why-instead-army-activate = the Army better to { $better }
why-instead-special-choose = better: { $better }
why-instead-recruit-where = better Recruit in { $better }
why-instead-withdraw-where = better withdraw to { $better }
why-instead-battle-card = better play { $better }
