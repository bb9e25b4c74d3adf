# Was die Seherin zu Lords of Ragnarok unter der Lampe sagt: warum es auf einen Zug ankam.
why-lost-hunt = verlor die Jagd auf { $foe }
why-won-hunt = gewann die Jagd auf { $foe }
why-lost-battle = verlor die Schlacht um { $region }
why-won-battle = gewann die Schlacht um { $region }
why-instead = { $better } statt { $played }
why-instead-army-place = besser nach { $better }
why-instead-hero-place = besser nach { $better }
