# What the seer says of Lords of Ragnarok under the lamp: why a turn mattered.
why-lost-hunt = lost the Hunt for { $foe }
why-won-hunt = won the Hunt for { $foe }
why-lost-battle = lost the Battle for { $region }
why-won-battle = won the Battle for { $region }
why-instead = { $better } instead of { $played }
why-instead-army-place = better to { $better }
why-instead-hero-place = better to { $better }
