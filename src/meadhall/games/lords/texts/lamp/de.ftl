# Was die Seherin zu Lords of Ragnarok unter der Lampe sagt: warum es auf einen Zug ankam.
why-lost-hunt = verlor die Jagd auf { $foe }
why-won-hunt = gewann die Jagd auf { $foe }
why-lost-battle = verlor die Schlacht um { $region }
why-won-battle = gewann die Schlacht um { $region }
why-instead = { $better } statt { $played }
why-instead-hero-menu = der Held besser nach { $better }
why-instead-army-activate = die Armee besser nach { $better }
why-instead-special-choose = besser: { $better }
why-instead-recruit-where = besser in { $better } rekrutieren
why-instead-withdraw-where = besser Rückzug nach { $better }
why-instead-battle-card = besser: { $better } spielen
