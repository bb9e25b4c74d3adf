# Ragnarocks, auf Deutsch.

title = Ragnarocks
tagline = Ziehen, einen Stein setzen, Land umfrieden.
length = 20 Minuten

## Was gefragt wird

ask-select-viking = Welcher deiner Wikinger bricht auf?
    .help = { $count ->
        [one] Nur einer kann noch ziehen. Erst zieht er, dann gleitet von seinem Feld ein Runenstein.
       *[other] { $count } können aufbrechen. Erst zieht der Wikinger, dann gleitet von seinem Feld ein Runenstein.
    }
    .wait = { $name } wählt einen Wikinger.
    .answer = Von { $ref } aufbrechen
    .clause = Auswählen
    .rule = Nur wer noch umherzieht, kann aufbrechen: Ein Gegner teilt das Gebiet, und ein Feld daneben ist frei.
ask-move-to = Wohin zieht dein Wikinger?
    .help = Von { $viking } in gerader Linie, so weit nichts im Weg steht. { $count ->
        [one] Ein Feld ist offen.
       *[other] { $count } Felder sind offen.
    }
    .wait = { $name } zieht einen Wikinger.
    .answer = Nach { $ref } ziehen
    .undo = Anderen Wikinger wählen
    .clause = Ziehen
    .rule = Ein Wikinger zieht in gerader Linie, ein Feld oder mehr, nie auf oder über einen Stein oder einen anderen Wikinger.
ask-summon-at = Wo kommt der Runenstein zu stehen?
    .help = Er gleitet von deinem Wikinger auf { $viking } in beliebiger Richtung. { $count ->
        [one] Ein Feld ist offen.
       *[other] { $count } Felder sind offen.
    }
    .wait = { $name } setzt einen Runenstein.
    .answer = Auf { $ref } setzen
    .undo = Zug zurücknehmen
    .clause = Beschwören
    .rule = Unter deinem Wikinger erhebt sich ein Runenstein und gleitet in beliebiger Richtung davon, so weit du willst. Land, das er mit Wikingern nur einer Farbe abtrennt, ist sofort besiedelt.

## Warum nicht

refusal-RR-3-8 = Dieser Wikinger ist sesshaft. Er bleibt, wo er ist.
refusal-RR-3-9 = Dieser Wikinger gehört dir nicht.
refusal-RR-44-19 = Dieser Wikinger ist eingekeilt: Kein Feld neben ihm ist frei.
refusal-RR-3-11 = Keine gerade Linie führt dorthin: Ein Wikinger zieht in eine der sechs Richtungen.
refusal-RR-3-13 = Ein Wikinger muss mindestens ein Feld weit ziehen.
refusal-RR-3-14 = Ein Runenstein steht im Weg.
refusal-RR-3-15 = Ein Wikinger steht im Weg.
refusal-RR-3-18 = Keine gerade Linie führt dorthin: Der Stein gleitet von deinem Wikinger in eine der sechs Richtungen.
refusal-RR-3-20 = Der Stein kann nicht unter deinem Wikinger bleiben.
refusal-RR-3-21 = Dem Stein steht etwas im Weg.

## Was geschah

event-colours = Das Los ist gefallen: { $ivory-name } führt die elfenbeinernen Wikinger, { $red-name } die roten.
event-moved = { $seat } { $from } nach { $to }, Stein auf …
event-summoned = { $seat } { $from } nach { $to }, Stein auf { $stone }.
event-settled = Ein Wall schließt sich: { $seat } besiedelt { $size ->
    [1] ein einziges Feld
    [2] zwei Felder
    [3] drei Felder
    [4] vier Felder
    [5] fünf Felder
    [6] sechs Felder
    [7] sieben Felder
    [8] acht Felder
    [9] neun Felder
    [10] zehn Felder
    [11] elf Felder
    [12] zwölf Felder
   *[other] { $size } Felder
}.
event-wilded = { $size ->
    [1] Ein einziges Feld bleibt den Wölfen.
    [2] Zwei Felder bleiben den Wölfen.
    [3] Drei Felder bleiben den Wölfen.
    [4] Vier Felder bleiben den Wölfen.
    [5] Fünf Felder bleiben den Wölfen.
    [6] Sechs Felder bleiben den Wölfen.
   *[other] { $size } Felder bleiben den Wölfen.
}
event-skipped = { $seat } kann nicht ziehen und setzt aus.
event-ended = { $ending ->
    [no_turns] Kein Wikinger kann mehr ziehen: Elfenbein { $ivory }, Rot { $red }.
    [repetition] Dieselbe Stellung zum dritten Mal: Elfenbein { $ivory }, Rot { $red }.
    [turn_limit] Die Tage sind um: Elfenbein { $ivory }, Rot { $red }.
   *[other] Die Partie ist vorbei: Elfenbein { $ivory }, Rot { $red }.
}

## Wie eine Partie endet

ending-no-turns = Kein Wikinger kann mehr ziehen.
ending-repetition = Dieselbe Stellung entstand zum dritten Mal.
ending-turn-limit = Die Partie hat ihren letzten Zug erreicht.
ending-resigned = Jemand hat aufgegeben.

## Möglichkeiten am Tisch

option-mode = Spiel
    .help = Das Grundspiel kennt nur Wikinger und Runensteine.
choice-mode-basic = Grundspiel
option-supply = Runensteine
    .help = Ob die vierzig Steine der Schachtel eine Grenze sind. Ohne Grenze ist immer noch einer da.
choice-supply-unlimited = So viele wie nötig
choice-supply-40 = Vierzig wie in der Schachtel
option-allow-zero-move = Wikinger dürfen stehen bleiben
    .help = Ein Wikinger darf vom eigenen Feld aus beschwören, ohne vorher zu ziehen.
option-knockout = Kein Unentschieden
    .help = Für Turniere: Bei Gleichstand entscheidet das größte Gebiet, dann die sesshaften Wikinger, dann gewinnt Rot.

## Namen der Dinge

kind-hex = { $id }
unit-hex = Feld
unit-hexes = Felder
side-ivory = Elfenbein
side-red = Rot

## Das Brett in Worten

board-label = Die Insel, 86 Felder
phase = Zug { $turn } · { $side ->
    [ivory] Elfenbein
   *[red] Rot
} ist am Zug
phase-start = Vor dem ersten Zug
phase-over = Die Partie ist vorbei
row-label = Reihe { $row }
describe-stone = { $hex }, Runenstein
describe-own-viking = { $hex }, dein { $life ->
    [settled] sesshafter
   *[nomadic] umherziehender
} Wikinger
describe-viking = { $hex }, { $life ->
    [settled] sesshafter
   *[nomadic] umherziehender
} Wikinger von { $side ->
    [ivory] Elfenbein
   *[red] Rot
}
describe-free = { $hex }, frei, { $land ->
    [ivory] von Elfenbein besiedelt
    [red] von Rot besiedelt
    [wild] wildes Land
   *[contested] umkämpftes Land
}
detail-vikings = { $roam } { $roam ->
    [one] zieht
   *[other] ziehen
} umher, { $settled } sesshaft
detail-all-roam = { $roam ->
    [one] 1 zieht umher
   *[other] alle { $roam } ziehen umher
}
detail-all-settled = { $settled ->
    [one] 1 sesshaft
   *[other] alle { $settled } sesshaft
}

## Neben dem Brett

gutter-label = Steine und Land
stones-left = { $left } von { $all }
stones-left-label = Runensteine im Vorrat
stones-set = { $count }
stones-set-label = { $count ->
    [one] Runenstein gesetzt
   *[other] Runensteine gesetzt
}
legend-label = Legende
legend-ivory = von Elfenbein besiedelt
legend-red = von Rot besiedelt
legend-contested = umkämpft
legend-wild = wild
lectern-label = Vorschau
lectern-idle = Zeig auf ein Feld, um zu sehen, was daraus würde.
lectern-wait = Die Insel liegt still.
turns-label = Züge

## Vorschauen

forecast-select = { $hex } erreicht { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}.
forecast-move = Von { $hex } erreicht der Stein { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}.
forecast-settles-you = { $hex } besiedelt { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} für dich.
forecast-settles-other = { $hex } besiedelt { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} für { $name }.
forecast-settles-both = { $hex } besiedelt { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} für dich und { $other } für { $name }.
forecast-wild = { $count ->
    [one] Ein Feld bleibt
   *[other] { $count } Felder bleiben
} niemandem.
forecast-nothing = { $hex } schließt noch nichts ab.
forecast-ends = Die Partie wäre zu Ende: Elfenbein { $ivory }, Rot { $red }.
