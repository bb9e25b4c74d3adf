# Blood Rage im Terminal, auf Deutsch.

## Figuren

br-warriors = { $count ->
    [1] Krieger
    [2] zwei Krieger
    [3] drei Krieger
    [4] vier Krieger
    [5] fünf Krieger
    [6] sechs Krieger
    [7] sieben Krieger
    [8] acht Krieger
   *[other] { $count } Krieger
}
br-letter-leader = A
br-letter-warrior = k
br-letter-ship = s
br-letter-troll = T
br-letter-dwarf-chieftain = Z
br-letter-sea-serpent = S
br-letter-valkyrie = W
br-letter-dark-elf = D
br-letter-fire-giant = F
br-letter-frost-giant = R
br-letter-soldier-of-hel = H
br-letter-volur-witch = V
br-figure-in = { $figure }, { $place }
br-figure-reserve = { $figure } { $rage }
br-figure-valhalla = { $figure }, Walhall { $rage }

## Das Land

br-destroyed = ## zerstört ##
br-destroyed-short = ## zerstört
br-fell-setup = vor dem 1. Zeitalter
br-fell-age = Zeitalter { $age }
br-gives = bringt { $token }
br-no-token = noch kein Plättchen
br-doom = FÄLLT: { $age }. ZA
br-doom-short = FÄLLT
br-falls = { $age ->
    [1] fällt als 1.
    [2] fällt als 2.
   *[3] fällt als 3.
}
br-falls-short = { $age }. ZA
br-villages = { $taken } von { $all } Dörfern voll
br-no-villages = Platz für alle
br-fjord = { $fjord }-Fjord
br-side-north-east = NO
br-side-south-east = SO
br-side-south-west = SW
br-side-north-west = NW
br-closed = aus dem Spiel
br-ring = Stärke je Clan mit Schiffen daneben. Linien sind Grenzen; Yggdrasil berührt alle.
br-province = Gebiet
br-gives-title = bringt
br-villages-title = Dorf
br-gives-rage = Wut
br-gives-axes = Äxte
br-gives-horns = Hörner
br-gives-glory5 = 5 Ruhm
br-gives-all-stats = alle
br-gives-spent = leer
br-gives-none = -
br-letters = Stärke, dann { $letters }.
br-doom-sign = ! fällt mit diesem Zeitalter.
br-fjords = Fjorde
br-gone = fort
br-ragnarok = Ragnarök
br-fallen = , gefallen
br-end-of-age = , Ende dieses Zeitalters
br-lost = Aufbau: { $names }
br-nobody = niemand
br-costs = { $rage ->
    [0] umsonst
   *[other] { $rage } Wut
}

## Hand und Bogen

br-kind-battle = Schlacht
br-kind-quest = Aufgabe
br-kind-leader = Anführer
br-kind-warrior = Krieger
br-kind-ship = Schiff
br-kind-monster = Monster
br-kind-clan = Clan
br-quest-now = jetzt erfüllt
br-quest-not = noch nicht
br-sheet = Dein Clanbogen, { $count } von { $all } Feldern
br-sheet-empty = Noch keine Aufrüstung auf deinem Clanbogen.
br-free = { $count ->
    [1] frei
    [2] zwei frei
   *[other] drei frei
}
br-quests = { $count ->
    [one] eine Aufgabe verdeckt
   *[other] { $count } Aufgaben verdeckt
}
br-quests-short = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}
br-read-battle = { $kind }, plus { $strength }
br-read-upgrade = { $kind }, { $rage } Wut
br-read-now = Erfüllt, wie das Brett jetzt steht.
br-read-not = Nicht erfüllt, wie das Brett jetzt steht.
br-on-sheet = auf deinem Bogen

## Clans

br-glory = { $glory } Ruhm
br-of = {" "}von{" "}
br-hand-count = Hand { $count }
br-no-upgrades = keine Aufrüstungen
br-own-upgrades = { $count ->
    [0] noch keine Aufrüstung
    [one] eine Aufrüstung, siehe Clanbogen
   *[other] { $count } Aufrüstungen, siehe Clanbogen
}
br-has-chosen = hat gewählt
br-looks-on = sieht zu
br-laid = Karte liegt
br-seat = { $name }, { $clan }
br-no-clan = noch ohne Clan
br-read-glory = { $glory } Ruhm.
br-read-stats = Wut { $rage } von { $most }, Äxte { $axes }, Hörner { $board } von { $horns } Figuren auf dem Brett.
br-read-hand = { $count ->
    [0] Keine Karte auf der Hand.
    [one] Eine Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
}
br-read-passed = Hat gepasst.
br-read-first = Startspieler dieses Zeitalters.
br-read-reserve = Vorrat: { $figures }.
br-read-valhalla = In Walhall: { $figures }.
br-read-quests = Auf dem Bogen: { $quests }.
br-read-known = Bekannt auf der Hand: { $cards }.
br-read-free = Freie Felder: { $slots }.

## Zur Wahl

br-plus = plus { $strength }
br-say-costs = Aufrüstung für { $rage } Wut
br-adds-nothing = { $kind }: zählt hier nichts.
br-room = { $free ->
    [0] kein Dorf frei
    [one] 1 Dorf frei
   *[other] { $free } Dörfer frei
}
br-room-short = { $free } frei
br-say-nothing = zählt nichts
br-makes = macht { $total }
br-you-to = du { $own } zu { $against }
br-a-win = ein Sieg: { $prize }
br-battle-glory = dann { $glory } Ruhm
br-stat-to = { $stat } auf { $value }
br-token-glory = { $glory } Ruhm vom Plättchen
br-raise = { $value } auf { $next }

## Die Schlacht

br-stage-call = Ruf
br-stage-cards = Karten
br-stage-reveal = offen
br-stage-late = später
br-stage-compare = Summe
br-stage-fallen = Tote
br-stage-reward = Lohn
br-card = Karte
br-no-card = keine Karte
br-card-to-lay = du legst sie
    .short = deine
br-card-laying = noch nicht gelegt
    .short = fehlt
br-card-sealed = verdeckt
    .short = verdeckt
br-late = nachgelegt
br-blanked = Text wirkt nicht
br-to-valhalla = { $whole ->
    [all] nach Walhall
   *[some] { $count } nach Walhall
}
br-fallen-short = { $whole ->
    [all] tot
   *[some] { $count } tot
}
br-together = zusammen
br-say-together = zusammen { $total }
br-wins = gewinnt
br-even = = gleich
br-if-wins = { $you ->
    [yes] Gewinnst du
   *[no] Gewinnt { $name }
}
br-if-wins-short = { $you ->
    [yes] Du siegst
   *[no] { $name } siegt
}
br-if-even = Bei Gleichstand
br-if-even-short = Gleich
br-succeeds = die Plünderung gelingt
br-succeeds-with = die Plünderung gelingt: { $prize }
br-fails = das Plättchen bleibt
br-battle-pays = { $glory } Ruhm für die Schlacht
br-gains = { $glory } Ruhm für { $name } ({ $because })
br-fall = nach Walhall: { $figures }
br-losers-fall = Alle Figuren der Verlierer gehen nach Walhall.
br-may-follow = { $card } darf wirken
br-hand-to-lay = { $count ->
    [one] Deine Hand: die Karte, die du legst
   *[other] Deine Hand, { $count } Karten: jede kann gelegt werden
}
br-next-door = Nebenan

## Das Draften

br-draft = Göttergaben im { $age }. Zeitalter: ein Stapel von { $count }
br-draft-last = Deine letzte Wahl: Was du liegen lässt, wird abgeworfen.
br-picks = Deine bisher, { $count } von { $all }

## Saga und Vorlesen

br-round = Runde { $round }
br-heading = Zeitalter { $age }, Runde { $round }
br-read-falls = { $name } im { $age }. Zeitalter
br-legend = W, R, B und S sind die Clans: Wolf, Rabe, Bär, Schlange. Hinter einem Clan steht seine Stärke im Gebiet, Schiffe daneben zählen mit, dann seine Figuren. Eine Zahl vor einem Ding ist seine Nummer in der Liste; > ist, was du gewählt hast. ## ist zerstörtes Land, FÄLLT oder ! was am Ende dieses Zeitalters fällt.
