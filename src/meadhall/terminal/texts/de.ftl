# Was das Terminal selbst sagt, auf Deutsch.

bot-random = Ratatoskr
bot-greedy = Fenrir
bot-gentle = Hönir
bot-casual = Hermod
bot-steady = Vidar
bot-keen = Ull
bot-heuristic = Bragi
bot-search = Mimir
bot-thrall = Thrall
bot-leysing = Leysing
bot-kotkarl = Kotkarl
bot-karl = Karl
bot-bondi = Bondi
bot-sveinn = Sveinn
bot-drengr = Drengr
bot-huskarl = Huskarl
bot-hauld = Hauld
bot-hersir = Hersir
bot-lendmann = Lendmann
bot-jarl = Jarl
bot-konung = Konung
you = du
bot = Bot

waits = { $name } denkt nach …
over = Die Partie ist vorbei.
goes-on = Die Partie geht weiter.
won = { $names } gewinnt.
won-together = { $names } gewinnen.
shared = { $names } teilen sich den ersten Platz.
nobody-asked = Niemand wird etwas gefragt.

typing = Name oder Nummer tippen, oder mit den Pfeilen wählen; Eingabe antwortet

refused-why = Nicht { $what }. { $why } ({ $clause })
not-offered = { $what } steht jetzt nicht zur Wahl.
unknown = Nichts auf dem Tisch heißt „{ $typed }“.
no-number = Eine Nummer { $typed } gibt es in der Liste nicht.
others = { $count ->
    [one] und noch einer
   *[other] und noch { $count }
}
several = „{ $typed }“ kann { $names } heißen.
took-back = { $name } nimmt die letzte Wahl zurück.
cannot-undo = Nichts kann zurückgenommen werden: der Weg zurück endet, wo Zufall, Neues oder jemand anderes dazwischenkam.
not-yours = Du bist nicht an der Reihe.
not-these = Nicht { $names }
curtain = { $name } ist gefragt. Gib die Tastatur weiter; Eingabe macht weiter.
    .help = Die anderen sehen weg: Was jetzt kommt, ist nur für ein Paar Augen.

rules-title = Regeln dieser Wahl
rules-none = Keine Regel spricht eigens von dieser Wahl.
keys-title = Tasten
key-choose = Pfeile und Tab wählen, Eingabe antwortet
key-type = Name oder Nummer tippen, dann Eingabe
key-undo = zurücknehmen
key-rules = Regeln und Tasten
key-log = blättern
key-parts = F2 bis F6 öffnen einen Teil ganz, noch einmal oder Esc schließt ihn; F7 ändert das Tempo. Getippt heißen sie Karte, Hand, Sitze, Saga, Warum und Tempo.
key-new = neue Partie
key-quit = gehen
key-close = schließt
signs-title = Zeichen
cards-none = Keine Karten sind im Spiel.

quit-title = Die Partie verlassen?
quit-text = Die Partie wird nicht aufgehoben.
quit-yes = Gehen
quit-no = Bleiben

part-map = Karte
    .title = Der Tisch in Worten
part-hand = Hand
    .title = Karten, mit allem, was sie sagen
part-seats = Sitze
    .title = Alle am Tisch
part-saga = Saga
    .title = Die Saga bis hierher
part-why = Warum
    .title = Warum nicht, und die Regeln dieser Wahl
part-pace = Tempo
part-empty = Davon ist jetzt nichts zu sagen.
pace-slow = Tempo langsam: zwei Sekunden zwischen zwei Zügen eines Bots.
    .name = langsam
pace-steady = Tempo ruhig: eine halbe Sekunde zwischen zwei Zügen eines Bots.
    .name = ruhig
pace-swift = Tempo rasch: ein Zug eines Bots gleich nach dem anderen.
    .name = rasch
pace-at-once = Tempo sofort: kein Warten auf Bots.
    .name = sofort

plain-hello = { $title }. Tippe einen Namen oder eine Nummer aus der Liste und drücke Eingabe. Außerdem: tisch, hand, sitze, warum, regeln, saga, liste, zurück, ende.
plain-choices = Zur Wahl stehen: { $names }.
plain-prompt = >{" "}
plain-left = Vor dem Ende gegangen.
bot-failed = { $name } auf Platz { $number } ist gestolpert und zeigt irgendwohin: { $why }

automaton = Automat
by-the-rules = von den Regeln gespielt
key-because = weil
because-title = Warum die Automaten taten, was sie taten
because-none = Noch hat kein Automat etwas getan.
because-step = Es gab nichts zu wählen ({ $clauses }).
because-free = Es gab nichts zu wählen.
because-meant = { $meaning } ({ $clauses }).
because-tied = Nach allen Vergleichen sind mehrere gleich: ein Mensch wählt.
because-only = Es wird { $what }: womit man vergleichen könnte, war nichts da.
because-highest = Es wird { $what }: die höchste Zahl bei „{ $number }“ entschied ({ $clause }).
because-lowest = Es wird { $what }: die niedrigste Zahl bei „{ $number }“ entschied ({ $clause }).
because-source = Der Gleichstand wird gelöst: { $source } sagt { $mode }.
because-stays = bleibt
because-aside = zurückgestellt nach { $clause }
because-did = { $about }: { $what }.
because-did-step = { $about }.
number-order = Platz in der Reihenfolge
plain-because = Einige Sitze spielen die Regeln; „weil“ sagt, warum sie taten, was sie taten.

# Der Gang durch die Schritte eines Automaten
walk-asks = { $doing } Niemand wird gefragt, Eingabe geht weiter.
walk-why = { $about }:
walk-only = { $what }: nichts anderes war möglich ({ $clause }).
walk-decides = { $what }: { $number } entscheidet, { $best } vor { $other } ({ $clause }).
walk-so = { $what }: { $yes } ({ $clause }).
walk-none = Es gab nichts, was gewählt werden konnte ({ $clause }).
walk-none-because = { $reason } ({ $clause }).
walk-nothing = nichts
walk-apart = Nicht { $names } ({ $clause }).
walk-apart-many = Nicht { $n } andere ({ $clause }).
walk-apart-because = Nicht { $names }: { $reason } ({ $clause }).
walk-apart-many-because = Nicht { $n } andere: { $reason } ({ $clause }).
walk-fell = { $n ->
    [one] { $number }: { $names } fällt heraus.
   *[other] { $number }: { $names } fallen heraus.
}
walk-fell-many = { $number }: { $n } andere fallen heraus.
walk-flag-0 = nein
walk-flag-1 = ja
walk-signs = (n) fiel heraus, - nicht angesehen
walk-on = weiter
walk-back = zurück
walk-end = bis ans Ende des Zugs
walk-paused = angehalten · { $step }
walk-goes = Tempo { $pace }, { $seconds } s je Schritt · { $step }
walk-past = zurückgegangen · { $step }
walk-first = Das ist der erste Schritt; weiter zurück liegt nur, was du selbst gewählt hast.
walk-typing = Eingabe geht weiter; oder einen Namen oder eine Regel tippen, um darüber zu lesen
walk-plain = Während sie handeln: Eingabe geht weiter, „zurück“ geht zurück, „rest“ erzählt den Rest des Zugs, „tempo“ lässt alles von selbst laufen. Wirst du gefragt, führt „nochmal“ zurück zu dem, was sie taten.
walk-plain-goes = Automaten handeln jetzt von selbst; „tempo“ lässt dich wieder Schritt für Schritt gehen.
walk-plain-steps = Automaten warten jetzt auf Eingabe.
key-step = weiter
key-back = zurück
key-walk = während ein Automat handelt: Eingabe oder rechts geht weiter, links oder u zurück, 3 zeigt das Ende des Zugs, die Leertaste lässt ihn von selbst handeln oder hält ihn an, F7 ändert das Tempo; danach führt F9 zurück zu dem, was er tat
pace-walk = Automaten: { $seconds ->
    [0] sofort
    [one] eine Sekunde je Schritt
   *[other] { $seconds } Sekunden je Schritt
}.
walk-more = … { $n } Zeilen mehr, Bild ab
walk-number = Schritt { $n }
walk-number-of = Schritt { $n } von { $of }
walk-was = { $doing }
walk-return = zurück zu deiner Frage
key-goes = von selbst
key-pauses = anhalten
part-again = nochmal
pace-begins = Die Leertaste lässt sie handeln.

# Eine aufgezeichnete Partie
seat-number = Sitz { $n }
replay-number = Antwort { $n } von { $of }
replay-answer = { $about }: { $what }.
replay-first = Das ist die erste Antwort der Partie.
replay-plain = Eingabe geht zur nächsten Antwort, „zurück“ zur vorigen, „rest“ erzählt den Rest des Zugs, eine Zahl schlägt diese Antwort auf, „tempo“ erzählt alles, was noch kommt.
pace-replay = Es wird { $seconds ->
    [0] sofort
    [one] jede Sekunde
   *[other] alle { $seconds } Sekunden
} umgeblättert.
key-from-start = von vorn
replay-typing = Eingabe geht weiter; / und eine Zahl schlägt diese Antwort auf, / und ein Name liest darüber

# Eine Lektion
lesson-done = erledigt
lesson-changed = Erledigt.
lesson-looks = So sähe es aus.
lesson-looks-help = Noch ist nichts davon geschehen.
lesson-shown = Du zeigst auf „{ $what }“.
lesson-over = Das war „{ $lesson }“.
lesson-then = Die nächste Lektion heißt „{ $lesson }“.
lesson-learned = Du hast das Spiel gelernt. Jetzt gehört der Tisch dir: Eine erste Partie wartet.
lesson-learned-course = Du hast alles aus „{ $course }“ gelernt. Eine solche Partie wartet.
lesson-step = Schritt { $step } von { $of }
lesson-rule = Regel { $clause } · ? zeigt sie
lesson-free = Wähle, was immer die Regeln erlauben · Regel { $clause } · ? zeigt sie
lesson-look = Sieh auf „{ $what }“.
lesson-look-seat = Sieh auf deinen eigenen Platz.
lesson-lit = Es leuchtet „{ $what }“.
lesson-why = warum hier?
    .about = Warum hier
lesson-no-why = Gerade gibt es nichts zu wählen.
lesson-show = zeig es mir
lesson-no-show = Hier wählst du selbst, darum gibt es nichts zu zeigen.
lesson-answer = ausführen
lesson-typing = Eingabe führt aus, was gewählt ist; oder eine Nummer, oder / und ein Name
lesson-skip = Lektion überspringen
lesson-read = weiter
lesson-looked = zurück zur Lektion
lesson-again = noch einmal
lesson-match = eine erste Partie
lesson-first-read = Lies erst das; Eingabe geht weiter.
lesson-begins = Hier beginnt die Lektion.
lesson-back = Ein Schritt zurück.
lesson-anew = Diese Lektion hat sich geändert, seit du gegangen bist, und beginnt von vorn.
lesson-resumed = Du machst dort weiter, wo du aufgehört hast.
lesson-left = Du bist gegangen; dein Platz in der Lektion bleibt.
lesson-hello = { $title }, es lehrt { $coach }: { $lesson }. Tippe einen Namen oder eine Nummer aus der Liste und drücke Eingabe. Außerdem: warum, zeig, überspringen, zurück, tisch, hand, sitze, regeln, saga, liste, ende.
lesson-ends = Eingabe geht damit weiter, „nochmal“ wiederholt diese Lektion, „ende“ geht.
key-next = nächste Lektion

# Rätsel
puzzle-name = Rätsel { $number }: { $title }
puzzle-left = { $left ->
    [one] Ein Versuch bleibt.
   *[other] { $left } Versuche bleiben.
}
puzzle-from = Aus einer Partie zwischen { $players }{ $turn ->
    [0] .
   *[other] , Zug { $turn }.
}
puzzle-solved-in = { $attempt ->
    [1] Im ersten Versuch gelöst.
    [2] Im zweiten Versuch gelöst.
   *[other] Im dritten Versuch gelöst.
}
puzzle-failed = So geht es:
puzzle-played = In der Partie hat { $name } etwas anderes getan.
puzzle-streak = { $days ->
    [one] Ein Rätsel des Tages gelöst.
   *[other] Rätsel des Tages an { $days } Tagen in Folge gelöst.
}
puzzle-no-hint = Es gibt keinen Hinweis mehr: Der letzte Versuch bleibt dir.
puzzle-hint = Hinweis
puzzle-give-up = aufgeben
puzzle-next = noch eines
puzzle-typing = „Hinweis“ hilft und kostet einen Versuch, „aufgeben“ zeigt, wie es geht.
