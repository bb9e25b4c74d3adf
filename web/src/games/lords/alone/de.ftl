# Allein gegen das Gefolge: Aufbruch und Feldzug
alone = Allein gegen das Gefolge
alone-line = Dein Held gegen die, die Surtur verdorben hat. Die Regeln spielen sie und sagen bei jedem Schritt, warum.
alone-foes = Wer folgt Surtur?
alone-hero = Dein Held
alone-hero-table = Zwei zur Wahl
    .help = Am Tisch werden zwei Helden und zwei Herkünfte gezogen; du nimmst je eine Karte.
alone-hero-named = Du spielst { $hero } und nimmst am Tisch irgendeine Herkunft.
about-follower-ragnar = Ein Plünderer, der erst marschiert und dann betet.
about-follower-lagertha = Sie kommt zuerst zu dir und behält, was du hattest.
about-follower-aslaug = Eine Seherin, die Tempel sät und warten kann.
about-follower-snorri = Er baut, feilscht und lässt andere bluten.
about-follower-beowulf = Ein Jäger, der lieber dich findet als seine Beute.
about-follower-hervor = Aus dem Hügelgrab, ein Untier an der Ferse.
advantage-none = Beginnt ohne Vorteil.
advantage-veteran-host = Eines der ersten Heere hat den Wert { $value }.
advantage-seer-bond = Beginnt mit einem Bündnis, sonst mit { $runes ->
    [one] einer Rune
   *[other] { $runes } Runen
}.
advantage-carved-staves = Beginnt mit { $runes ->
    [one] einer Rune
   *[other] { $runes } Runen
}.
advantage-blooded-axe = Zieht { $combat_cards ->
    [one] eine Kampfkarte
   *[other] { $combat_cards } Kampfkarten
} mehr.
advantage-barrow-gift = Lenkt von Anfang an das nächste Ungeheuer.
alone-refusal-LS-2-31 = Dieser Held folgt in deiner Partie Surtur.
