# Was die Seherin zu Reavers of Midgard unter der Lampe sagt: warum es auf einen Zug ankam.
why-sea-battle-lost = verlor gegen { $card }
why-sea-battle-won = schlug { $card }
why-instead-act-or-rest = besser: { $better }
why-instead-location-choice = besser nach { $better }
why-instead = { $better } statt { $played }
