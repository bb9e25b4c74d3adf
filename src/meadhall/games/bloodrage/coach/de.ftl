# Was in den ersten Partien von Blood Rage gesagt wird: worum es bei einer Wahl geht, nie, was zu nehmen ist.

coach-pick-clan = Alle Clans beginnen gleich. Was sie unterscheidet, kommt aus den Karten, die du wählst.
coach-draft-pick = Behalte eine, gib die übrigen weiter. Du nimmst, was deinem Plan hilft, und bestimmst, was dein Nachbar bekommt: Sieh nach, wer dort sitzt.
coach-choose-action = Wut ist deine Zeit: Jede Aktion kostet davon, und ohne bist du in diesem Zeitalter fertig. Zähle, was du noch vorhast.
coach-invade-figure = Eine Figur kostet so viel Wut, wie sie stark ist, ein Anführer nichts. Deine Hörner sagen, wie viele zugleich draußen sein können.
coach-invade-place = Jedes Gebiet hat wenige Dörfer. Sieh, wer schon dort steht, was eine Plünderung bringt und ob Ragnarök es holt.
coach-march-from = Ein Marsch führt beliebig viele Figuren aus einem Gebiet in ein anderes, für 1 Wut. Wer geht, lässt das Gebiet hinter sich offen.
coach-march-to = Erreichbar sind nur freie Dörfer. Wer nach Yggdrasil kommt, trifft auf alle, wer am Rand steht, auf weniger.
coach-pillage-province = Plündern bringt sofort etwas, aber andere können von nebenan Figuren schicken und eine Karte gegen dich legen. Sieh, wer antworten könnte.
coach-call-to-battle = Wer kommt, bleibt, siegt oder stirbt. Auch der Untergang kann gewollt sein: Manche Aufgaben und Karten belohnen ihn.
coach-battle-card = Beide legen verdeckt. Wer gewinnt, wirft seine Karten ab, wer verliert, nimmt sie zurück: Eine starke Karte ist nach dem Sieg verbraucht.
coach-keep-card = Eine Karte geht ins nächste Zeitalter. Eine für künftige Schlachten oder eine, die deinem Plan fehlt, kostet nichts zu tragen.
coach-raise-stat = Wut sind Aktionen, Äxte sind Ruhm für gewonnene Schlachten, Hörner sind Figuren auf dem Brett. Hohe Leisten zählen auch am Ende.
coach-upgrade-slot = Eine Aufrüstung liegt auf einem Platz ihrer Art. Eine neue dort nimmt die alte aus dem Spiel.

hint-told-battle-won = Du gewinnst eine Schlacht in { $here } von { $worlds } Welten, sonst in { $instead }.
hint-told-pillaged = Du plünderst etwas in { $here } von { $worlds } Welten, sonst in { $instead }.
hint-told-quest-fulfilled = Du erfüllst eine Aufgabe in { $here } von { $worlds } Welten, sonst in { $instead }.
hint-told-destroyed = Du verlierst Figuren in { $here } von { $worlds } Welten, sonst in { $instead }.
hint-others-pillaged = Andere plündern in { $here } von { $worlds } Welten, sonst in { $instead }.
hint-others-battle-won = Andere gewinnen eine Schlacht in { $here } von { $worlds } Welten, sonst in { $instead }.
