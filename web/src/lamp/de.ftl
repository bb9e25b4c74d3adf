# Der Rückblick unter der Lampe; wird mit ihr geholt.

analysis-none = Wer das Spiel kennt, sieht sich jeden Zug dieser Partie an: wer besser stand, was zu spielen war und wo etwas verschenkt wurde.
analysis-start = Die Seherin fragen
analysis-go-on = Weiter
analysis-stopped = Die Seherin wurde zu einer anderen Partie gerufen.
analysis-done = Die ganze Partie ist beurteilt.
analysis-deeper = Hier genauer hinsehen
analysis-thinks = Die Seherin denkt nach …
analysis-graph = Wie die Partie stand
analysis-so-far = bis jetzt

number-0 = null
number-1 = eins
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf
number-13 = dreizehn
number-14 = vierzehn
number-15 = fünfzehn
number-16 = sechzehn
number-17 = siebzehn
number-18 = achtzehn
number-19 = neunzehn
number-20 = zwanzig
lamp-about = etwa { $word }
lamp-certain = { $word }, das ist sicher
lamp-sure = sicher
lamp-never = gleich null, das ist sicher
lamp-nearly-sure = so gut wie sicher
lamp-hardly = kaum der Rede wert
lamp-of-ten = etwa { $word } von zehn
lamp-of-ten-short = { $number } von 10
lamp-to-win = auf den Sieg
lamp-even-short = gleich

lamp-result-won = { $you ->
    [true] { $points } zu { $against } gewonnen gegen { $other }
   *[false] { $name } gewann { $points } zu { $against }
}
lamp-result-lost = { $points } zu { $against } verloren gegen { $other }
lamp-result-drawn = { $points } zu { $against }, unentschieden
lamp-result-won-plain = { $you ->
    [true] Gegen { $other } gewonnen
   *[false] { $name } gewann gegen { $other }
}
lamp-result-lost-plain = Gegen { $other } verloren
lamp-result-drawn-plain = Unentschieden
lamp-turn = Zug { $turn }: Was würdest du spielen?
lamp-within = Mitten in Zug { $turn }
lamp-end = Das Ende der Partie
lamp-end-help = Links und rechts führen von Zug zu Zug, auf und ab zu dem, was verschenkt wurde.
lamp-turn-of = Zug { $turn } von { $turns }
lamp-try-help = Zeig auf etwas und probier einen Zug. Die Partie selbst bleibt, wie sie war.
lamp-press-try = Probier einen Weg mit den Augen dessen, der gefragt ist. Die Partie bleibt, wie sie war.
lamp-tries = Ein eigener Weg. Die Partie selbst bleibt, wie sie war.
lamp-answers = Die Seherin antwortet für die anderen …
lamp-looking = sieht hin, { $depth ->
    [0] einen Augenblick …
    [one] einen Zug voraus …
   *[other] { $depth } Züge voraus …
}
lamp-looking-short = sieht hin …
lamp-looking-match = sieht hin, { $done } von { $of }{ $depth ->
    [0] {""}
    [one] , einen Zug voraus
   *[other] , { $depth } Züge voraus
}
lamp-unseen = noch hat niemand hingesehen
lamp-proven = das ist sicher
lamp-estimate = eine Schätzung, wenn beide gut spielen
lamp-estimate-luck = eine Schätzung: Würfel und Karten kommen noch
lamp-line = Den besten Weg zeigen
lamp-line-short = Bester Weg
lamp-try = Selbst probieren
lamp-ways = Wege
lamp-given-short = Verschenkt
lamp-play-on = Von hier weiterspielen
lamp-play-on-short = Weiterspielen
lamp-turn-back = Einen Zug zurück
lamp-turn-on = Einen Zug weiter
lamp-to-last = Zum letzten Zug

lamp-given = Was verschenkt wurde
lamp-gave = { $count } verschenkt
lamp-gave-turns = { $count ->
    [one] einen Zug verschenkt
   *[other] { $count } Züge verschenkt
}
lamp-gave-nothing = nichts verschenkt
lamp-fault = { $turn }, { $what }
lamp-no-word = nicht das, was zu spielen war
lamp-only-way = der einzige Weg, der hält
lamp-held-won = gewonnen
lamp-loss-said = { $word } Punkte
lamp-loss-chance-said = { $word } von zehn
lamp-no-faults = Nichts: Niemand hat etwas Nennenswertes verschenkt.
lamp-no-faults-yet = Frag die Seherin, dann steht hier, was verschenkt wurde.

lamp-head-blunder = Ein grober Fehler: { $what }
lamp-head-mistake = Ein Fehler: { $what }
lamp-head-doubtful = Fragwürdig: { $what }
lamp-held = Gut gesehen: der einzige Zug, der hält
lamp-good = Zug { $turn }: nichts verschenkt
lamp-plain = Zug { $turn }
lamp-loss = { $word } { $unit }
lamp-loss-chance = { $count ->
    [one] ein Zehntel der Aussicht
   *[other] { $word } Zehntel der Aussicht
}
lamp-luck = Das Glück hat seinen Anteil daran.
lamp-before = { $you ->
    [true] Du führtest mit { $worth }.
   *[false] { $name } führte mit { $worth }.
}
lamp-before-even = Es stand gleich.
lamp-before-chance = { $you ->
    [true] Deine Aussicht auf den Sieg war { $worth }.
   *[false] Für { $name } war die Aussicht auf den Sieg { $worth }.
}
lamp-after = { $you ->
    [true] Danach führst du mit { $worth }.
   *[false] Danach führt { $name } mit { $worth }.
}
lamp-after-even = Danach steht es gleich.
lamp-after-chance = Danach { $worth }.
lamp-a = Am besten
lamp-a-played = Am besten, und gespielt
lamp-b = Dein Versuch, gerade eben
lamp-c = Gespielt
lamp-onward = Wie { $letter } weitergeht
lamp-kept = Bei der Partie aufgehoben
lamp-kept-by = { $name }
lamp-drop = Vergessen
lamp-forget = Versuch vergessen
lamp-keep = Aufheben
lamp-kept-already = Aufgehoben
lamp-is-kept = Bei der Partie aufgehoben, für alle, die auf sie zurückblicken.
lamp-value = Zug { $turn }: { $what }
lamp-curve-help = Links und rechts führen von Zug zu Zug, auf und ab zu dem, was verschenkt wurde.
lamp-no-curve = Frag die Seherin, dann wird hier die Kurve der Partie gezeichnet.
why-went-on = besser vorher aufhören: { $played }
why-stopped = hört zu früh auf: { $better }
why-instead = { $better } statt { $played }

trouble-too-long = Ein eigener Weg hat ein Ende: Mehr Züge lassen sich hier nicht versuchen.
trouble-bad-try = Dieser Weg lässt sich von hier aus nicht spielen.
trouble-kept-many = Von dieser Partie sind schon viele Wege aufgehoben; vergiss erst einen.
trouble-nothing-tried = Es wurde nichts versucht, das man aufheben könnte.
trouble-not-yours = Nur wer einen Weg aufgehoben hat, kann ihn wieder herausnehmen.
