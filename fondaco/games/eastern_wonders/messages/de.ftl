title = Fernöstliche Wunder
option-map = Der Spielplan: „first“ ist die Anordnung für die erste Partie, „random“ eine neue, in der jedes Plättchen an mindestens zwei andere grenzt und die Häfen weit auseinander liegen. Welche Insel wo liegt, ist bei beiden zufällig.
choice-map-first = für die erste Partie
choice-map-random = ein neuer

label-groups = Startgewürze
label-islands = Inseln
label-island = Insel
label-harbours = Häfen
label-harbour = Hafen
label-at = Feld
label-ships = Schiffe
label-ship = Schiff
label-outposts = Stützpunkte
label-cubes = Gewürze
label-point-tile = Punkteplättchen
label-point-tiles = Punkteplättchen
label-point-pile = Stapel der Punkteplättchen
label-closed-among = Sperrplättchen unter den nächsten
label-bonus-piles = Bonusplättchen
label-bonus-tiles = Bonusplättchen
label-bonuses = Bonusplättchen
label-tiles-to-end = Punkteplättchen bis zum Ende
label-round = Runde
label-last-round = letzte Runde
label-ended-by = beendet durch
label-limit = Laderaum
label-built = gebaute Stützpunkte
label-fulfilled = erfüllt
label-ginger = Ingwer
label-chili = Chili
label-tea = Tee
label-cloves = Gewürznelke
label-free-step = Freier Schritt
label-upgrade = Aufwertung
label-hold = Laderaum
label-points = Punkte
label-harvest = Ernte

ask-act = { $seat }, dein Schiff ist bei { $here }: auf einer Insel tauschen oder bauen, in einem Hafen liefern, ernten oder nichts.
ask-act-last = { $seat }, dies ist die letzte Runde. Dein Schiff ist bei { $here }: auf einer Insel tauschen oder bauen, in einem Hafen liefern, ernten oder nichts.
ask-sail-on = Dein Schiff hat { $here } erreicht. Lässt du ein Gewürz zurück, um weiterzufahren, oder hältst du hier?
ask-load = { $cubes } auf { $here }: Lädst du das ein?

do-harvest = Ernten
do-bonus = Ein Bonusplättchen nehmen: { $bonus }{ $printed ->
    [0] { "" }
    [one] {" "}(1 Punkt)
   *[other] {" "}({ $printed } Punkte)
 }
do-load = Gewürze einladen
do-leave = Gewürze liegen lassen

event-harvest = { $seat } erntet { $gain }.
event-leave-cube = { $seat } lässt { $colour } zurück auf { $tile }.
event-load = { $seat } lädt { $cubes } ein von { $tile }.
event-last-round = { $seat } hat genug Punkteplättchen: Die Runde wird zu Ende gespielt.
event-end-point-tiles = Das Spiel ist zu Ende.
event-end-round-limit = Das Spiel ist zu Ende: Die Höchstzahl an Runden (eine Hausregel) ist erreicht.

see-goal = { $count } Punkteplättchen beenden das Spiel
see-source-cubes = Gewürze außer Ingwer
