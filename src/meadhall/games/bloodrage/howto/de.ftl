# Wie man Blood Rage spielt: ein Absatz je Abschnitt, 30 bis 70 Wörter, zwei Minuten insgesamt.

howto-goal = Drei Zeitalter bleiben, dann verschlingt Ragnarök die Welt. Du führst einen Clan, der ihr noch Ruhm abringen will: in Schlachten, mit Aufgaben und im Tod dort, wo das Ende selbst zuschlägt. Wer nach dem dritten Zeitalter den meisten Ruhm hat, gewinnt.
    .heading = Ruhm vor dem Ende
    .picture = Eine Partie von vier Clans im ersten Zeitalter: Sie stehen überall in der Welt, und ein Land liegt schon in Asche.
howto-land = In der Mitte steht Yggdrasil, rundherum liegen acht Gebiete. Jede Figur braucht ein eigenes Dorf; nur an Yggdrasil haben alle Platz. In jedem Gebiet liegt, was seine Plünderung bringt, und der Untergangsmarker zeigt auf das, das in diesem Zeitalter verbrennt.
    .heading = Die Welt
    .picture = Die Karte: Gebiete mit Dörfern und Plünderungsmarkern, Fjorde dazwischen, Yggdrasil in der Mitte. Zerstörte Gebiete liegen in Asche.
howto-gifts = Ein Zeitalter beginnt mit Gaben der Götter. Behalte eine von acht Karten, gib den Rest weiter, und so fort, bis du sechs hast. Kampfkarten geben Stärke, Aufrüstungen machen deinen Clan für immer besser, Aufgaben zahlen, wenn du irgendwo am stärksten bist.
    .heading = Gaben der Götter
    .picture = Die Gaben: Karten, von denen du einige behältst, bevor der Rest zum Nachbarn geht.
howto-actions = Dann geht es reihum, je Zug eine Aktion, meist mit Wut bezahlt. Invadieren: Eine Figur kommt aus dem Vorrat in ein freies Dorf. Marschieren: Beliebig viele ziehen von einem Gebiet in ein anderes. Aufrüsten, eine Aufgabe annehmen, plündern. Hat niemand mehr Wut, endet das Zeitalter.
    .heading = Eine Aktion je Zug
    .picture = Der Anführer ist in ein Gebiet (1) eingefallen und steht dort in einem Dorf.
howto-pillage = Plündern kostet nichts, doch Nachbarn dürfen Figuren schicken, eine nach der anderen, bis kein Dorf mehr frei ist. Treffen Feinde aufeinander, legt jeder verdeckt eine Karte, und alle werden zugleich umgedreht. Die größte Stärke aus Figuren und Karten gewinnt; bei Gleichstand sterben alle.
    .heading = Plünderung und Schlacht
    .picture = Eine Schlacht von vier Clans: die Stärke ihrer Figuren als Türme, und ein Platz für die verdeckte Karte jedes Clans.
howto-outcome = Wer gewinnt, wirft seine Karte ab und bekommt Ruhm für seine Äxte; ein Plünderer, der gewinnt, nimmt auch, was dort liegt. Verlierer bekommen ihre Karten zurück, und ihre Figuren gehen nach Walhall. Das ist keine Schande: Am Ende des Zeitalters kehren sie heim.
    .heading = Gewonnen oder verloren
    .picture = Nach der Schlacht steht der Sieger allein im Gebiet, und der Marker ist umgedreht.
howto-stats = Drei Werte sagen, was dein Clan kann: Wut, die du im Zeitalter ausgibst, Äxte für Ruhm in der Schlacht, Hörner für die Zahl deiner Figuren auf dem Brett. Plündern und Aufgaben heben sie; weit gehobene zahlen am Ende Ruhm.
    .heading = Der Clanbogen
    .picture = Ein Clanbogen: drei Werte auf ihren Leisten, und Felder für Aufrüstungen von Anführer, Kriegern, Schiff, Clan und Ungeheuern.
howto-doom = Am Ende eines Zeitalters werden Handkarten bis auf eine abgeworfen, und Aufgaben zahlen. Dann verbrennt Ragnarök das verlorene Gebiet, und wer dort steht, stirbt mit Ruhm: je zwei, später drei und vier. Walhall schickt alle Toten heim.
    .heading = Ragnarök
    .picture = Das verlorene Gebiet ist verbrannt, und der Untergangsmarker liegt im nächsten.
howto-begin = Die Lektionen führen dich durch ein Zeitalter, von der ersten Gabe bis Walhall. Oder setz dich gleich hin: Alle Clans sind gleich, und dein Anführer invadiert umsonst, beginn also mit ihm. Was du tun darfst, leuchtet; was nicht, sagt, warum.
    .heading = Deine erste Partie
