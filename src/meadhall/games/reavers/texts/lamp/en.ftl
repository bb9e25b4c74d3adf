# What the seer says of Reavers of Midgard under the lamp: why a turn mattered.
why-sea-battle-lost = lost to { $card }
why-sea-battle-won = beat { $card }
why-instead-act-or-rest = better: { $better }
why-instead-location-choice = better to { $better }
why-instead = { $better } instead of { $played }
