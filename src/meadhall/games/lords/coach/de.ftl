# Was in den ersten Partien von Lords of Ragnarok gesagt wird: worum es bei einer Wahl geht, nie, was zu nehmen ist.

coach-draft-hero = Was ein Held kann, wirkt vom ersten bis zum letzten Zug. Alle Helden beginnen mit gleichen Attributen, nur diese Fähigkeit unterscheidet sie: Frag dich, wann du sie nutzt.
coach-draft-origin = Eine Herkunft zahlt einmal, bei der Landung, und ist verbraucht. Denk an die ersten Züge: Was kann dein Held mit diesem Anfang früher?
coach-draft-region = Wo du landest, liegen deine ersten Regionen. Achte auf schwache Bevölkerung nebenan, eine Schmiede oder ein Monument in der Nähe und andere Drakkare.
coach-prayer-menu = Ein Priester am Monument hebt einen Wert und fehlt, bis jemand baut. Die Rune einer Schmiede neben deinem Helden kostet nichts.
coach-hero-menu = Der Held geht, segelt oder heilt, eines davon. Schmieden, Ungeheuer und Monumente wollen ihn nah: Wo er steht, bestimmt, was du nutzen kannst.
coach-rune-menu = Mit Runen zahlst du, was bleibt: Werte, Bündnisse, Heere. Eine aufgehobene Rune kann später mehr wert sein als das Erste, was sie kaufen kann.
coach-maneuver-menu = Heere ziehen und kämpfen, wo andere stehen. Wer geht, öffnet eine Region; wer bleibt, hält, was du schon beherrschst.
coach-special-choose = Jedes Feld dient dir einmal, bis das Rad geräumt wird. Ein leeres weckt seine Welt; ein verdeckter Marker gibt dem Besitzer eine Rune.
coach-recruit-where = Ein neues Heer steht dort, von wo es im nächsten Zug ziehen kann. Fern aller Grenzen bewacht es nichts.
coach-prepare-option = Vorbereiten sammelt, was spätere Züge brauchen, etwa Runen und Kampfkarten. Es ist die Aktion für einen Plan, dem noch ein Stück fehlt.
coach-monument-choose = Wer baut, hebt ein Monument um eine Stufe, schickt Priester heim und räumt das Rad für alle. Denk daran, wer darauf wartet.
coach-monsters-mode = Geweckte Ungeheuer treffen, wer in ihrer Nähe steht. Eine Jagd bringt eine Trophäe, kostet aber Karten und vielleicht Verletzungen.
coach-battle-card = Beide spielen abwechselnd, und was hier verbraucht wird, fehlt in der nächsten Schlacht oder Jagd. Frag dich, was diese Region wert ist.
coach-hunt-slot = Jedes Feld verlangt ein Symbol. Sieh, was es bringt, dieses zu decken, und was die offenen dem nächsten Angriff lassen.

hint-told-battle-counted = Du gewinnst eine Schlacht in { $here } von { $worlds } Welten, sonst in { $instead }.
hint-told-control = Du nimmst eine Region in { $here } von { $worlds } Welten, sonst in { $instead }.
hint-told-slain = Du erlegst ein Ungeheuer in { $here } von { $worlds } Welten, sonst in { $instead }.
hint-told-army-killed = Du verlierst ein Heer in { $here } von { $worlds } Welten, sonst in { $instead }.
hint-told-injured = Dein Held wird in { $here } von { $worlds } Welten verletzt, sonst in { $instead }.
hint-told-temple-built = Du baust in { $here } von { $worlds } Welten einen Tempel, sonst in { $instead }.
hint-told-monument-built = Du baust in { $here } von { $worlds } Welten an einem Monument, sonst in { $instead }.
hint-others-army-killed = Andere verlieren ein Heer in { $here } von { $worlds } Welten, sonst in { $instead }.
hint-others-control = Andere nehmen eine Region in { $here } von { $worlds } Welten, sonst in { $instead }.
