# Was die Seherin zu Blood Rage unter der Lampe sagt: warum es auf einen Zug ankam.
why-lost-battle = verlor die Schlacht um { $province }
why-won-battle = gewann die Schlacht um { $province }
why-tied-battle = niemand gewann { $province }
why-instead = { $better } statt { $played }
why-instead-draft-pick = besser: { $better } behalten
why-instead-choose-action = besser: { $better }
why-instead-invade-figure = besser: { $better } schicken
why-instead-invade-place = besser nach { $better }
why-instead-march-from = besser aus { $better }
why-instead-march-to = besser nach { $better }
why-instead-battle-card = besser: { $better } legen
why-instead-pillage-province = besser { $better } plündern
