# Was das Spielzeug sagt, auf Deutsch.

title = Das Rabenmahl
automaton = Der Riese

ask-pick = Welche Karte behältst du zuerst?
ask-pick-again = Welche Karte behältst du dann?
ask-act = Was tust du?
ask-stash = Welche Karte kommt in den Hort?
ask-lay = Welche Karte legst du?
ask-arbiter = Wen beraubt der Riese?
ask-stir = Der Riese regt sich.
ask-stare = Der Riese starrt.
ask-growl = Der Riese knurrt.
ask-rob = Der Riese wählt, wen er beraubt.
ask-reach = Der Riese greift zu.

because-stir = { $name } regt sich
because-stare = Wen { $name } anstarrt
because-growl = Wen { $name } anknurrt
because-rob = Wen { $name } beraubt
because-arbiter = Wen der Riese berauben kann
because-reach = { $name } greift zu
number-cards = Karten
number-points = Punkte
number-vault = Karten im Hort
number-grudge = Groll

card-wolf = Wolf
card-boar = Eber
card-bear = Bär
card-raven = Rabe
card-doom = Verhängnis
kind-seat = Sitz { $id }
verb-front = { $ref } nach vorn
do-peek = spähen
do-feast = schmausen
do-stash = verstecken
do-pass = passen
do-done = fertig
do-step = weiter

event-acted = { $name } wählt: { $action }.
event-rearranged = { $name } ordnet die Hand.
event-stashed = { $name } legt eine Karte in den Hort.
event-minded = { $name } grollt { $other-name }.
event-rolled = { $name } würfelt { $roll }.
event-robbed = { $name } verliert { $card }.

ending-rounds = Die letzte Runde ist vorbei.
ending-doom = Das Verhängnis ist da.
