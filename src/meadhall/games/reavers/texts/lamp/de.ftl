# Was die Seherin zu Reavers of Midgard unter der Lampe sagt: warum es auf einen Zug ankam.
why-sea-battle-lost = verlor gegen { $card }
why-sea-battle-won = schlug { $card }
why-instead = { $better } statt { $played }
