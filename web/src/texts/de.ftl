# Die Sätze der Halle. Die Texte eines Spiels gehen vor; diese stehen dahinter.

## Die Halle

hall-line = Spiele des Nordens. Wähl ein Banner und setz dich.
games = Spiele
banner-unknown = Ein anderes Spiel
    .tagline = Es kommt von weit her.
banner-players =
    { $many ->
        [1] 1 Spieler
       *[other] { $seats } Spieler
    }
banner-length = { $players } · { $minutes } Min.
asleep = Schläft noch. Wir schnitzen an den Regeln.
play-now = Losspielen
play-bot-now = Losspielen: { $title } gegen einen Bot
open-table-short = Tisch eröffnen
rules = Regeln
free-tables = Tische mit freiem Platz
free-tables-empty = Kein Tisch wartet. Eröffne einen, oder ruf einen Bot auf die Bank.
free-place = ein freier Platz
matches = Partien
matches-mine = Deine Partien
matches-live = Live
matches-replays = Verläufe
matches-mine-empty = Du hast noch nicht gespielt. Ein Klick auf ein Banner, und ein Bot setzt sich dir gegenüber.
matches-live-empty = Gerade spielt niemand öffentlich.
matches-replays-empty = Noch ist keine Partie zu Ende. Was zu Ende gespielt ist, lässt sich hier Zug um Zug ansehen.
by-the-fire = Am Feuer
open-table = Tisch eröffnen
play-bots = Gegen Bots spielen
learn = Spiel lernen
bring-record = Partie laden
sit-down = Platz nehmen
sit-down-at = Platz nehmen: { $title }
play = Spielen
play-at = Weiterspielen: { $title }
look = Ansehen
watch = Zusehen
look-at = { $title } ansehen
replay-of = Verlauf von { $title }
row-waiting = { $game } · wartet auf Mitspieler
row-your-turn = { $game } · du bist am Zug
row-thinks = { $game } · { $name } ist am Zug
row-against = { $game } · gegen { $names }
row-free = { $game } · frei: { $places }
row-over-days = { $line } · über Tage
row-won = { $game } · gewonnen
row-lost = { $game } · verloren
row-closed = { $game } · geschlossen
row-drawn = { $game } · unentschieden
row-shared = { $game } · Sieg geteilt
row-scored = { $line }, { $scores }
row-company = gegen { $names }
row-asked = gefragt { $when }
your-name = Dein Name
change-name = Namen ändern
guest = Gast
other-language = Sprache: Deutsch. Zu Englisch wechseln
colophon = Kolophon
colophon-fan = Meadhall ist ein inoffizielles Fanprojekt. Kein gedrucktes Bild und kein gedruckter Text der Spiele wird verwendet; wem sie gefallen, der kaufe die Schachteln.
colophon-games = Die Spiele und wer sie gemacht hat
colophon-signs = Zeichen und Schriften
colophon-icons = Symbole von game-icons.net, von Lorc, Delapouite und anderen, CC BY 3.0; Umrisse gerundet.
colophon-fonts = Grenze und Grenze Gotisch (Omnibus-Type), Alegreya Sans (Huerta Tipográfica), Noto Sans Runic (Google), alle unter der SIL Open Font License 1.1.
lost = Hier ist keine Tür
lost-text = Dieser Weg führt nirgendwohin. Das Feuer brennt dort hinten.
to-the-hall = Zur Halle

## Einen Tisch eröffnen

open-game = Titel
open-title = Name des Tisches
open-seats = Plätze
open-seats-more = mehr …
open-seats-number = Zahl der Plätze
open-seats-most = höchstens { $most }
seats-all = Alle anderen Plätze
seats-all-level = Wie alle Bots spielen
seats-each = jeder für sich
open-pace = Tempo
pace-live = in einer Sitzung
    .help = Wer zehn Minuten fort ist, während der Tisch wartet, kann vom stärksten Bot vertreten werden.
pace-days = über Tage
    .help = Wer drei Tage fort ist, während der Tisch wartet, kann vom stärksten Bot vertreten werden.
open-private = Privat
open-private-help = Nur wer den Link hat, sieht ihn.
open-do = Tisch eröffnen
table-of = Der Tisch von { $name }
table-quick = Eine schnelle Partie
seat-number = Platz { $number }
seat-me = { $name } (ich)
seat-open = Ein Freund, per Link
seat-hotseat = Jemand an diesem Gerät
seat-hotseat-name = Name
seat-bot = Ein Bot
seat-bot-level = Wie der Bot spielt
bot-seconds = denkt bis zu { $seconds } s
bot-kin = Huginn, Muninn, Garm, Hati, Sköll, Geri
bot-random = Ratatoskr
    .level = zieht zufällig
bot-greedy = Fenrir
    .level = gieriger Bot
bot-thrall = Thrall
    .level = kennt die Regeln
bot-leysing = Leysing
    .level = ein Freigelassener, lernt das Spiel noch
bot-kotkarl = Kotkarl
    .level = ein Kätner, sieht das Naheliegende
bot-karl = Karl
    .level = ein braver Nachbar
bot-bondi = Bondi
    .level = ein Bauer, der selten irrt
bot-sveinn = Sveinn
    .level = ein Bursche des Hauses, sieht jeden Zug und wenig mehr
bot-drengr = Drengr
    .level = ein kühner junger Mann, sieht einen Zug voraus
bot-huskarl = Huskarl
    .level = ein Mann der Wache, sieht Antworten
bot-hauld = Hauld
    .level = ein Hofherr, der viel gesehen hat
bot-hersir = Hersir
    .level = ein erprobter Räuber
bot-lendmann = Lendmann
    .level = ein Mann des Königs, plant voraus
bot-jarl = Jarl
    .level = plant weit voraus
bot-konung = Konung
    .level = der Beste der Halle
bot-gentle = Hönir
    .level = sanft, kennt die Regeln
bot-casual = Hermod
    .level = spielt um der Gesellschaft willen
bot-steady = Vidar
    .level = spielt nach einem Plan und weicht davon ab
bot-keen = Ull
    .level = spielt gut und irrt sich dann und wann
bot-heuristic = Bragi
    .level = spielt nach Faustregeln
bot-search = Mimir
    .level = denkt voraus
bot-trained = Odin
    .level = erfahren

## Mannschaften

team-ivory = Elfenbein { $number }
    .name = Elfenbein
team-red = Rot { $number }
    .name = Rot
place-of = { $place }: { $name }

## Der Warteraum

room-waits = Die Partie beginnt, wenn alle Plätze besetzt sind.
room-invited = An diesem Tisch ist ein Platz für dich.
room-link = Schick diesen Link einem Freund
copy = Kopieren
copied = Kopiert
leave = Tisch verlassen

## Am Tisch

loading = Das Feuer wird entfacht …
loading-table = Das Brett wird ausgelegt …
board = Spielbrett
seats = Plätze
sheets = Blätter
sheet-board = Brett
sheet-seats = Plätze
sheet-saga = Saga
sheet-replay = Verlauf
answers = Antworten
answers-none = Gerade wirst du nichts gefragt.
refused-item = Nicht erlaubt: { $what }. { $why } ({ $clause })
refused-title = Nicht { $ref }
refused-by = Regel { $clause } erlaubt es nicht.
answer-with = { $ref }
to-the-board = Zum Brett
seat-open = Den Bogen von { $name } aufschlagen
tap-first = Tippe an, was du wählst
armed-again = Noch einmal, um zu antworten; Esc lässt es.
armed-answer = { $answer }?
armed-instead = Stattdessen { $ref }?
instead-item = Stattdessen: { $what }
single-way = Es gibt nur einen Weg: { $answer }.
go-on = Weiter
search = Namen eingeben, dann Enter
your-turn = Du bist am Zug
you = du
here = da
away = abwesend
thinks = denkt nach …
at-this-device = an diesem Gerät
seat-resigned = hat aufgegeben
seat-hasty = musste hastig antworten
bot-thinks = { $name } denkt nach
waiting-for = Warten auf { $name }
nobody-asked = Am Tisch ist es still
halted = Diese Partie ist geschlossen
halted-rests = Diese Partie ruht
halted-outdated = Die Regeln haben sich seither geändert. Sie lässt sich lesen, aber nicht weiterspielen.
halted-outdated-entry = Die Regeln haben sich seither geändert: Eintrag { $entry } ist nicht mehr erlaubt ({ $clause }). Sie lässt sich lesen, aber nicht weiterspielen.
halted-damaged = Was von ihr aufgeschrieben war, ist beschädigt. Sie lässt sich lesen, aber nicht weiterspielen.
halted-newer = Sie wird nach neueren Regeln gespielt, als diese Halle sie hat. Sie lässt sich lesen, aber hier nicht weiterspielen.
halted-values = Sie hat mit anderen gedruckten Werten begonnen, als diese Halle sie jetzt hat. Sie lässt sich lesen und wartet, bis jene wieder gelten.
halted-unknown = Diese Halle hat ihr Spiel nicht mehr. Sie lässt sich lesen, aber hier nicht weiterspielen.
undo = { $steps ->
    [one] Zurücknehmen
   *[other] Zurücknehmen · { $steps } Schritte
}
stale = Jemand war schneller. Das Brett stimmt wieder, nichts ist verloren.
watching-step = Du siehst Schritt { $step }
watching-help = Die Partie geht währenddessen weiter.
watching-help-over = Die Pfeiltasten gehen von Schritt zu Schritt.
back = Zurück
back-to-now = Zurück zum Jetzt
to-the-end = Zum Ende
step-number = Schritt { $step }
step-of = { $step } von { $steps }
live = live
the-end = zu Ende
menu = Menü

## Saga, Regeln, Gespräch

saga = Saga
saga-empty = Noch ist nichts geschehen.
recap = Seit deinem Zug
    .tab = Seither
recap-things = { $count ->
    [one] Eines ist geschehen, sieh es an
   *[other] { $count } Dinge sind geschehen, sieh sie an
}
recap-nothing = Seit deinem Zug hat niemand etwas getan.
recap-back = Einen Schritt zurück
recap-on = Einen Schritt weiter
recap-enough = Genug
recap-since = { $difference } seit deinem Zug
talk = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Etwas sagen
talk-send = Sagen
rules-search = In den Regeln suchen
rules-none = Davon spricht keine Regel.
rules-page = Die Regeln als Seite
rules-english = Die Regeln sind auf Englisch geschrieben.
ruling = (unsere Auslegung)
contents = Inhalt

## Der Verlauf

replay = Verlauf
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt der Partie
pace-on = Weiter
pace-hold = Anhalten, was noch zu sehen ist
pace-skip = Zum Jetzt
pace-waiting = { $count ->
    [one] ein Ereignis steht aus
   *[other] { $count } Ereignisse stehen aus
}
replay-as = Gesehen von
as-spectator = Zuschauern
as-everyone = allen

## Die Analyse

analysis = Analyse
analysis-progress = { $done } von { $of } Stellungen angesehen
fault-held = !
    .name = gut gesehen
fault-doubtful = ?!
    .name = fragwürdig
fault-mistake = ?
    .name = ein Fehler
fault-blunder = ??
    .name = ein grober Fehler

## Das Ende

wins = { $name } gewinnt
wins-saga = { $name } gewinnt die Saga
drawn = Niemand weicht: unentschieden
final-scores = Endstand
rank = { $rank }. Platz
points = Punkte
again = Noch einmal, gleiche Runde
again-alone = Noch einmal aufbrechen
again-join = Revanche: zum neuen Tisch
show-end = Wie es ausging
ending-resigned = Jemand hat aufgegeben.
shares-saga = { $names } teilen sich die Saga
margin = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
end-ahead = { $score } zu { $against },
    .rest = { " " }{ $margin } mehr.
end-short = { $margin } zu wenig,
    .rest = { " " }{ $score } zu { $against }.
end-level = { $score } zu { $against }.
    .rest = { "" }
ahead-by = Vorsprung: { $margin }
what-next = Wie weiter
rematch = Revanche, Seiten getauscht
rematch-asked = { $name } ist gefragt
rematch-waits = { $name } wartet am neuen Tisch
rematch-sealed = hat noch nicht geantwortet
replay-judged = Rückblick mit Analyse
share = Teilen
share-help = Wer diesen Link hat, sieht, wie es ausging, und die ganze Partie Zug um Zug.
to-the-table = Zum Tisch
together = Zusammen
turning-title = Der Zug, der entschied, Schritt { $step }
turning-held = Von hier an führte { $name } bis zum Ende.
turning-given = Hier hat { $name } viel verschenkt: { $margin } ungefähr.
turning-lost = Hier hat { $name } { $chance } % der Aussicht auf den Sieg verloren.
turning-better = Besser war { $line }.
turning-see = Ansehen
turning-ask = Die Seherin fragen, wo es sich wendete
turning-you-lead = du führst
turning-leads = { $name } führt

## Das Menü des Tisches

export = Partie herunterladen
resign = Aufgeben
resign-of = Für { $name } aufgeben
resign-title = Aufgeben?
resign-text = Die Partie ist für dich sofort verloren. Das lässt sich nicht zurücknehmen.
resign-text-many = Ein Bot nimmt deinen Platz für immer ein. Das lässt sich nicht zurücknehmen.
resign-yes = Aufgeben
never-mind = Weiterspielen
hand-over = { $bot } für mich spielen lassen
hand-over-of = { $bot } für { $name } spielen lassen
take-back-short = Platz zurücknehmen
take-back-seat = Den Platz von { $name } vom Bot zurücknehmen
cover = Gib das Gerät an { $name }
cover-help = Die anderen sehen jetzt weg.
cover-me = Ich bin { $name }

## Der Faden

torn = Der Faden ist gerissen.
torn-safe = Alles Bisherige ist sicher.
torn-answer-kept = Deine letzte Antwort ist aufgehoben und wird noch einmal geschickt.
torn-retry = Nächster Versuch in { $seconds } s
torn-tying = Er wird neu geknüpft …
torn-now = Jetzt versuchen

## Wenn etwas nicht stimmt

close = Schließen
try-again = Noch einmal versuchen
trouble-unknown = Etwas ist schiefgegangen.
trouble-no-connection = Die Halle ist nicht zu erreichen.
trouble-not-found = Diesen Tisch gibt es nicht.
trouble-no-step = So weit kam diese Partie nie.
trouble-no-view = An diesem Tisch sitzt dort niemand.
trouble-no-rules = Kein solches Spiel hängt in dieser Halle.
trouble-too-many = Das war etwas schnell. Warte einen Augenblick.
trouble-store-unavailable = Die Halle kann gerade nichts aufschreiben. Versuch es gleich noch einmal; nichts ist verloren.
trouble-no-invite = Dieser Tisch ist privat: Nur der Einladungslink öffnet ihn.
trouble-no-seat = Alle Plätze an diesem Tisch sind besetzt.
trouble-seat-taken = Dort sitzt schon jemand.
trouble-not-your-seat = Das ist nicht dein Platz.
trouble-not-your-view = Solange die Partie läuft, kannst du nur mit deinen eigenen Plätzen zurückblicken.
trouble-not-offered = Das kann jetzt nicht gewählt werden.
trouble-over = Die Partie ist zu Ende.
trouble-damaged = Was von dieser Partie aufgeschrieben war, ist dort beschädigt.
trouble-halted = Diese Partie ist zum Stehen gekommen. Sie lässt sich lesen, aber nicht weiterspielen.
trouble-not-over = Die Partie ist noch nicht zu Ende.
trouble-not-started = Die Partie hat noch nicht begonnen.
trouble-started = Die Partie hat schon begonnen.
trouble-resigned = Dieser Platz hat schon aufgegeben.
trouble-present = Noch nicht: Dieser Tisch wartet länger auf jemanden, der fort ist.
trouble-not-waited-for = Auf diesen Platz wartet gerade niemand.
trouble-weak-bot = Für jemanden, der fort ist, darf nur der stärkste Bot spielen.
trouble-bad-name = Ein Name hat 1 bis 24 lesbare Buchstaben.
trouble-broken-record = Diese Datei ist keine Partie, die den Regeln gefolgt ist.
trouble-bad-table = Ein solcher Tisch lässt sich nicht eröffnen: { $sentence }
trouble-no-analysis = Partien dieses Spiels beurteilt noch niemand.
trouble-analyst-silent = Die Seherin schweigt. Versuch es gleich noch einmal.
trouble-too-many-bots = Du sitzt schon an so vielen Tischen mit Bots, wie man darf. Beende erst eine dieser Partien.
trouble-unknown-bot = Diesen Bot gibt es in diesem Spiel nicht.
trouble-bot-plays = Auf diesem Platz spielt ein Bot. Nimm den Platz erst zurück.
trouble-cannot-undo = Es lässt sich nichts mehr zurücknehmen.
trouble-overtaken = Jemand war schneller. Sieh noch einmal hin.
trouble-rules-fault = Die Regeln sind hier gestolpert, und nichts wurde verändert. Das ist unser Fehler.
trouble-no-preview = Was daraus würde, lässt sich hier nicht zeigen.
trouble-bad-message = Das hat die Halle nicht verstanden.
trouble-bad-request = Das hat die Halle nicht verstanden.
trouble-too-large = Das ist zu viel auf einmal.
trouble-too-slow = Das hat zu lange gebraucht. Versuch es noch einmal.
trouble-full = Die Halle ist voll. Komm gleich noch einmal.
trouble-crowded = Von deiner Adresse kommen zu viele auf einmal. Schließ ein paar Tische oder warte einen Augenblick.
trouble-no-session = Die Halle kennt dich nicht mehr. Lade die Seite neu.
trouble-bad-csrf = Die Halle kennt diese Seite nicht mehr. Lade sie neu.
trouble-foreign-origin = Diese Seite gehört nicht zur Halle.
trouble-fault = In der Halle ist etwas schiefgegangen. Es ist notiert.
trouble-hall-safe = Deine Partien sind sicher.
trouble-table-safe = Die Partie ist auf dem Server sicher.
trouble-to-match = Zur Partie

## Einstellungen

settings = Einstellungen
settings-language = Sprache
settings-light = Licht
settings-as-system = Wie das System
settings-dusk = Abend
settings-morning = Morgen
settings-motion = Bewegung
settings-motion-full = Voll
settings-motion-reduced = Verringert
settings-sound = Ton
settings-volume = Lautstärke
settings-notices = Melden, wenn ich am Zug bin
settings-confirm = Jede Antwort bestätigen
    .help = Der erste Klick zeigt, der zweite antwortet.
settings-single = Weitergehen, wo es nur einen Weg gibt
    .help = Nie bei Geheimem, und nie, wo etwas aufgegeben wird.
settings-pace = Tempo der anderen
    .help = P hält an, Leertaste überspringt.
settings-pace-slow = langsam
settings-pace-steady = ruhig
settings-pace-swift = rasch
settings-pace-at-once = sofort
settings-company = An einem neuen Tisch spiele ich gegen
settings-company-last = dieselben wie zuletzt
settings-company-open = Gäste, Plätze bleiben frei
settings-company-bot = Bots
settings-company-hotseat = jemanden an diesem Gerät

## Tasten

keys = Tasten

## Ein Tisch, den niemand gezeichnet hat

plain-table = Der Tisch
plain-nothing = nichts
plain-hidden = verdeckt
plain-highest = der Höchste
plain-yes = ja
plain-no = nein
plain-points = Punkte

## Automaten

automaton = Automat
by-the-rules = von den Regeln gespielt
because = Warum?
because-step = Es gab nichts zu wählen.
because-tied = Nach allen Vergleichen sind mehrere gleich: ein Mensch wählt.
because-stays = bleibt
because-aside = zurückgestellt nach
event-because = { $name } tut seinen Schritt.
number-order = Platz in der Reihenfolge
trouble-automaton = Diesen Platz spielen die Regeln.

## Durch das gehen, was Automaten tun

why = Warum
why-caption = { $question }: alle Möglichkeiten mit den verglichenen Zahlen, in der Reihenfolge des Vergleichs
why-candidate = Möglichkeit
why-highest = größte
why-lowest = kleinste
why-fate-taken = genommen
why-fate-left = verglichen und gelassen
why-fate-aside = zurückgestellt
why-fell = , fiel hier heraus
why-unread = nicht angesehen
why-asides = Nie verglichen, nach der Klausel, die sie zurückstellt
why-only = Nur eines ist möglich: { $what }.
why-decides = { $number } entscheidet: { $best } vor { $next }.
why-taken = Es wird { $what }.
why-equal = Davor gleich: { $numbers }.
why-source = Der Gleichstand wird gelöst: { $card } sagt { $mode }.
walk = Tempo
walk-back = Eine Entscheidung zurück
walk-on = Weiter
walk-pause = Anhalten
walk-paused = Angehalten
walk-bead = Entscheidung { $n }
walk-beads = Entscheidung { $at } von { $of }
walk-whose = { $name }, { $text }

## Allein gegen die Regeln

alone = Allein gegen die Regeln
trouble-no-solo = Dieses Spiel spielt niemand allein.

sheet-puzzle = Rätsel
puzzle-of-day = Rätsel des Tages
puzzle-days = { $days ->
    [0] versuch es
    [one] ein Tag
   *[other] { $days } in Folge
}
practice = Übung
settings-coach = Notizen des Lehrers
    .help = In deinen ersten Partien
