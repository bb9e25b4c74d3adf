# Was in den ersten Partien von Reavers of Midgard gesagt wird: worum es bei einer Wahl geht, nie, was zu nehmen ist.

coach-location-choice = Wohin du fährst, dürfen alle handeln, du zuerst. Sieh, was andere dort brauchen und ob deine Würfel und deine Nahrung schon reichen.
coach-act-or-rest = Handeln bringt die Belohnung des Ortes und kostet, was dort steht. Eine Rast bringt Nahrung oder einen Würfel: Zeit für alle, denen etwas fehlt.
coach-recruit-source = Reaver sind Würfel, Helfer oder Anführer. Die Farben auf ihren Karten sagen, wofür sie dir taugen.
coach-reaver-use = Gesammelt bringt ein Reaver jetzt Würfel. Eingesetzt wirkt seine Fähigkeit bei späteren Besuchen. Als Anführer bringt er einen Bonus, und sein Clan zählt.
coach-trade-reward = Jede Belohnung hat ihren Preis in Würfeln. Denk an den nächsten Ort: Welche Farben und Seiten verlangt er?
coach-prophecy-source = Eine Prophezeiung belohnt am Ende, was du bis dahin getan hast. Am meisten wert ist sie, wo sie in dieselbe Richtung weist wie dein Plan.
coach-journey-answer = Die See verlangt etwas, bevor du kämpfen darfst. Zahlen kostet Würfel, erleiden kostet, was die Karte sagt, und vielleicht Ruhm.
coach-sea-battle-target = Ein offener Gegner hat bekannten Preis und Lohn, der verdeckte ist eine Überraschung. Deine Würfel sagen, wie viel davon du verträgst.
coach-sea-battle-method = Symbole zahlen sicher. Ein Wurf spart sie, aber die Verteidigung muss erreicht werden, und geworfene Würfel können verloren gehen.
coach-village-source = Von der Dorfbeute gehört dir die linke Seite sofort. Die rechte kostet Würfel und bringt Schrecken und Ruhm.
coach-keep-source = Burgen sind schwerer und zahlen mehr. Vergleiche den Preis der rechten Seite mit den Würfeln, die dir für den Rest der Runde bleiben.
coach-subdue-method = Mit Gewalt würfelst du gegen die Verteidigung, in Frieden zahlst du. Ein gewonnenes Land bringt sofort etwas und zählt am Ende.
coach-combat-source = Mehr Würfel machen den Erfolg wahrscheinlicher und lassen dir weniger für später. Die Aussichten stehen daneben, während du sie dazulegst.
coach-payment-source = Ein freier Würfel zahlt für alles, ein gewöhnlicher nur für eines. Was du behältst, entscheidet, was du als Nächstes zahlen kannst.

hint-told-sea-battle-won = Du gewinnst eine Seeschlacht in { $here } von { $worlds } Welten, sonst in { $instead }.
hint-told-claimed = Du gewinnst ein Land in { $here } von { $worlds } Welten, sonst in { $instead }.
hint-told-withstood = Ein Land hält dir in { $here } von { $worlds } Welten stand, sonst in { $instead }.
hint-told-piled = Eine Karte kommt in { $here } von { $worlds } Welten auf deinen Ruhmstapel, sonst in { $instead }.
hint-told-suffers = Du erleidest eine Reise in { $here } von { $worlds } Welten, sonst in { $instead }.
hint-told-recruited = Du heuerst in { $here } von { $worlds } Welten an, sonst in { $instead }.
