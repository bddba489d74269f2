# Was die Century-Spiele gemeinsam haben.
no-cubes = nichts
upgrade-steps = { $steps ->
    [one] 1 Aufwertung
   *[other] { $steps } Aufwertungen
 }
trade-either = { $cost } → { $gain } oder { $second }
take-card-back = eine Karte zurücknehmen
gift-words = die anderen nehmen { $cubes }
# Was man gerade tun kann: „du kannst …“.
way-only = nur { $way }
way-nothing-only = hier nichts tun
way-or = { $first } oder { $last }
way-play = eine Karte spielen
way-deal = einen Goldenen Deal eingehen
way-acquire = eine Händlerkarte erwerben
way-claim = eine Punktekarte nehmen
way-sail = dein Schiff bewegen
way-stay = dein Schiff stehen lassen
way-rest = ausruhen
way-trade = tauschen
way-build = einen Stützpunkt errichten
way-fulfil = das Punkteplättchen erfüllen
way-harvest = ernten
way-nothing = nichts tun

ask-turn = { $seat }, du kannst { $ways }.
ask-turn-last = { $seat }, dies ist die letzte Runde: Du kannst { $ways }.
ask-act = { $seat }, dein Schiff ist bei { $tile }: Du kannst { $ways }.
ask-act-last = { $seat }, dies ist die letzte Runde. Dein Schiff ist bei { $tile }: Du kannst { $ways }.

ask-trade = Wie oft tauschst du { $cost } gegen { $gain }?
ask-upgrade = Wie viel { $colour } wertest du auf? Noch { $steps ->
    [one] eine Aufwertung.
   *[other] { $steps } Aufwertungen.
 }
ask-keep = Du hast { $excess ->
    [one] einen Würfel
   *[other] { $excess } Würfel
 } zu viel (Kapazität { $limit }). Wie viel { $colour } behältst du?
ask-pay = Welches Gewürz legst du auf { $card }? Noch { $left ->
    [one] ein Gewürz
   *[other] { $left } Gewürze
 } zu zahlen für { $wanted }.
ask-trade-either = Wie oft tauschst du { $cost }, jedes Mal gegen { $gain } oder { $second }?
ask-mix = Wie oft nimmst du { $gain }? { $times ->
    [one] Sonst bringt der Tausch { $second }.
   *[other] Die übrigen der { $times } Tausche bringen { $second }.
 }
ask-back = Du darfst eine andere deiner gespielten Karten zurück auf die Hand nehmen; { $card } bleibt liegen. Welche?
ask-back-for-deal = Für den Goldenen Deal von { $card } darfst du eine deiner gespielten Karten zurück auf die Hand nehmen. Welche?
ask-hand-or-deal = Nimmst du { $card } auf die Hand, oder legst du eine Handkarte für ihren Goldenen Deal ab: { $deal }?
ask-lay = Welche Karte legst du für den Goldenen Deal von { $card } ab: { $deal }?

action-trade = { $times ->
    [1] Einmal tauschen
    [2] Zweimal tauschen
   *[other] { $times }-mal tauschen
 }{ $asked ->
    [trade] : { $cost } gegen { $gain }
    [either] : { $cost } abgeben
   *[no] { "" }
 }
action-upgrade = { $times ->
    [0] { $colour } nicht aufwerten
   *[other] { $times } { $colour } zu { $better } aufwerten
 }
action-keep = { $times ->
    [0] { $colour } nicht behalten
   *[other] { $cubes } behalten
 }{ $returned ->
    [0] { "" }
   *[other] , { $returned } zurücklegen
 }
action-pay = { $asked ->
    [toll] { $colour } an { $other } abgeben
    [sail-on] { $colour } auf { $here } zurücklassen und weiterfahren
   *[no] Mit { $colour } bezahlen
 }
action-first = { $asked ->
    [mix] { $gain } nehmen
   *[no] { $times ->
        [0] Kein Mal das Erste nehmen
        [1] Einmal das Erste nehmen
        [2] Zweimal das Erste nehmen
       *[other] { $times }-mal das Erste nehmen
     }
 }
action-deal = Den Goldenen Deal von { $card } eingehen{ $asked ->
    [deal] : { $deal }
   *[no] { "" }
 }
action-take = { $asked ->
    [take] { $card } auf die Hand nehmen
   *[no] Die Händlerkarte auf die Hand nehmen
 }
action-lay = { $card } ohne Effekt für den Goldenen Deal ablegen
action-back = { $card } zurücknehmen
action-forgo = Keine Karte zurücknehmen

cannot-trade = Für diesen Tausch fehlen dir { $cubes }.
cannot-trade-so-often = Um { $times ->
    [one] einmal
   *[other] { $times }-mal
 } zu tauschen, fehlen dir { $cubes }.
too-many-steps = Du darfst höchstens { $steps ->
    [one] einmal
   *[other] { $steps }-mal
 } aufwerten.
too-few-to-upgrade = Du hast { $held } { $colour }.
keep-between = Du musst { $fewest } bis { $most } { $colour } behalten: insgesamt so viel, wie Platz ist.
no-such-cube = { $colour } hast du nicht.
no-merchant-there = Auf Platz { $place } liegt keine Händlerkarte; die Reihe endet mit Platz { $last }.
too-few-to-acquire = Die Händlerkarte auf Platz { $place } kostet { $needed } Gewürze, eines auf jede Karte links davon; du hast { $held }.
more-than-all-trades = Du tauschst nur { $times }-mal.
not-in-hand = { $card } ist nicht auf deiner Hand.
not-played = { $card } liegt nicht bei deinen gespielten Karten.
back-itself = { $card } nimmt eine andere Karte zurück, nicht sich selbst.
no-deal-on-starter = { $card } ist eine Startkarte: Auf ihr liegt kein Goldener Deal.
no-second-card = Für den Goldenen Deal von { $card } brauchst du eine zweite Handkarte zum Ablegen.
lay-another = { $card } wird für ihren Goldenen Deal abgeworfen: Lege eine andere Karte ab.

event-trade = { $seat } tauscht { $cost } gegen { $gain }.
event-upgrade = { $seat } wertet { $times } { $colour } zu { $better } auf.
event-return = { $seat } legt { $times } { $colour } zurück.
event-pay = { $seat } legt { $colour } auf { $card }.
event-produce = { $seat } nimmt { $gain }.
event-merchant = { $card } kommt in die Reihe.
event-deal-shown = Der Goldene Deal auf { $card }: { $deal }.
event-collect = { $seat } nimmt { $cubes } von { $card }.
event-hand = { $seat } nimmt { $card } auf die Hand.
event-lay = { $seat } legt { $card } ohne Effekt ab.
event-deal = { $seat } wirft { $card } für ihren Goldenen Deal ab.
event-gift = { $seat } bekommt { $gain }.
event-reshuffle = Der Ablagestapel wird gemischt und ist der neue Zugstapel.
event-back = { $seat } nimmt { $card } zurück.

# Hände voller Händler.
action-play = { $card } spielen
action-acquire = { $asked ->
    [card] { $card } { $price ->
        [0] kostenlos
        [one] für ein Gewürz
       *[other] für { $price } Gewürze
     } erwerben{ $lying ->
        [0] { "" }
       *[other] , dazu { $cubes }
     }
   *[no] Die Händlerkarte auf Platz { $place } erwerben
 }
action-rest = { $count ->
    [0] Ausruhen, ohne eine Karte zurückzunehmen
    [one] Ausruhen: eine Karte zurücknehmen
   *[other] Ausruhen: { $count } Karten zurücknehmen
 }
option-bonus-cards = Bonuskarten unter den Händlerkarten: keine, die drei des Sets B1, die drei des Sets B2 oder beide. Sie nehmen und werten auf, tauschen nach Wahl oder holen eine gespielte Karte zurück. Fünf der sechs Vorderseiten sind rekonstruiert.
choice-bonus-cards-none = keine
choice-bonus-cards-b1 = Set B1
choice-bonus-cards-b2 = Set B2
choice-bonus-cards-both = beide Sets
option-golden-deals = Goldene Deals: Jede Händlerkarte trägt zusätzlich einen zufälligen Deal, den man einmal eingehen kann, statt die Karte zu nehmen oder zu spielen. Die Deals sind rekonstruiert.
event-play = { $seat } spielt { $card }.
event-acquire = { $seat } erwirbt { $card }{ $cubes ->
    [nichts] .
   *[other] {" "}und nimmt { $cubes } davon.
 }
event-rest = { $seat } ruht sich aus{ $count ->
    [0] .
    [one] {" "}und nimmt eine Karte zurück.
   *[other] {" "}und nimmt { $count } Karten zurück.
 }
label-merchants = Händlerkarten
label-merchant-pile = Händlerstapel
label-discard = Ablagestapel
label-deals = Goldene Deals
label-card = Karte
label-hand = Hand
label-played = gespielt
label-round = Runde
label-last-round = letzte Runde
label-ended-by = Ende durch
ended-point-cards = genug Punktekarten
ended-point-tiles = genug Punkteplättchen
ended-round-limit = die Höchstzahl an Runden (eine Hausregel)

# Inseln, Schiffe, Stützpunkte und Häfen.
colour-yellow = Ingwer
colour-red = Chili
colour-green = Tee
colour-brown = Gewürznelke
cubes-of-colour = { $count } { $colour }
symbol-ginger = Ingwer
symbol-chili = Chili
symbol-tea = Tee
symbol-cloves = Gewürznelke
label-islands = Inseln
label-island = Insel
label-at = Feld
label-ships = Schiffe
label-ship = Schiff
label-outposts = Stützpunkte
label-built = gebaute Stützpunkte
label-ginger = Ingwer
label-chili = Chili
label-tea = Tee
label-cloves = Gewürznelke
label-seas = Seeplättchen
label-sea = Seeplättchen
island-name = { $symbol } { $number }
island-described = { $here } ({ $cost } → { $gain })
harbour-name = Hafen { $number }
sea-name = Seeplättchen { $number }
point-tile-described = { $id } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für { $cubes })
closed-described = gesperrt
bonus-free-step = ein freier Schritt bei jeder Fahrt
bonus-upgrade = eine Aufwertung mit jedem neuen Stützpunkt
bonus-hold = Platz für { $room } Gewürze mehr im Laderaum
bonus-points = Punkte
bonus-harvest = { $gain } mehr bei jeder Ernte

ask-group = { $seat }: Wähle deine Startgewürze.
ask-place = { $seat }: Auf welcher Insel beginnt dein Schiff?
ask-sail = { $seat }, dein Schiff ist bei { $here }: { $steps ->
    [0] Es kann nur stehen bleiben.
    [one] Fahre kostenlos einen Schritt, oder bleib stehen.
   *[other] Fahre kostenlos bis zu { $steps } Schritte, oder bleib stehen.
 }
ask-step = Dein Schritt ist bezahlt. Wohin führt er, von { $here } aus?
ask-toll = Das Schiff von { $other } ist auch bei { $here }. Welches Gewürz gibst du ab?
ask-pay-outpost = Welches Gewürz zahlst du für den Stützpunkt auf { $here }? Noch { $cubes_left ->
    [one] ein Gewürz
   *[other] { $cubes_left } Gewürze
 } zu zahlen.
ask-bonus = { $seat }, eine Spalte deiner Ablage ist leer: Wähle ein Bonusplättchen.
ask-trade-or-not = Wie oft tauschst du hier { $cost } gegen { $gain }, wenn überhaupt?

action-group = Mit { $gain } beginnen
action-place = Bei { $tile } beginnen
action-sail = Zu { $tile } fahren
action-stay = Stehen bleiben
action-stop = { $asked ->
    [sail-on] Bei { $here } halten
   *[no] Hier halten
 }
action-build = { $price ->
    [0] Kostenlos einen Stützpunkt errichten
    [one] Einen Stützpunkt für ein Gewürz errichten
   *[other] Einen Stützpunkt für { $price } Gewürze errichten
 }
action-fulfil = { $asked ->
    [fulfil] Das Punkteplättchen { $point_tile } erfüllen
   *[no] Das Punkteplättchen erfüllen
 }
action-nothing = { $asked ->
    [trade] Nicht tauschen
   *[no] Nichts tun
 }
action-bonus = Ein Bonusplättchen nehmen: { $bonus ->
    [Punkte] { $printed ->
        [0] Punkte
        [one] 1 Punkt
       *[other] { $printed } Punkte
     }
   *[other] { $bonus }{ $printed ->
        [0] { "" }
        [one] , dazu 1 Punkt
       *[other] , dazu { $printed } Punkte
     }
 }

there-already = Dein Schiff ist schon bei { $tile }.
too-far = { $steps ->
    [0] Dein Schiff hat keinen Schritt frei, um nach { $tile } zu fahren.
    [one] { $tile } grenzt nicht an dein Schiff.
   *[other] { $tile } ist mehr als { $steps } Schritte entfernt.
 }
cannot-end-there = Bei { $tile } müsstest du { $toll ->
    [one] ein Gewürz
   *[other] { $toll } Gewürze
 } abgeben; du hast { $held } und kannst nicht weiterfahren.
cannot-stop-here = Bei { $tile } müsstest du { $toll ->
    [one] ein Gewürz
   *[other] { $toll } Gewürze
 } abgeben; du hast { $held } und musst weiterfahren.
cannot-go-on = Du kannst nicht weiterfahren: Mit den Gewürzen, die dann übrig sind (du hast { $held }), könntest du nirgends halten.
colours-rise = Mit { $colour } kannst du jetzt nicht zahlen: { $cubes_left ->
    [one] Ein Gewürz ist
   *[other] { $cubes_left } Gewürze sind
 } noch zu zahlen, günstigere zuerst.
no-island = { $tile } ist keine Insel.
already-built = Du hast auf { $tile } schon einen Stützpunkt.
too-few-to-build = Ein Stützpunkt auf { $tile } kostet jetzt { $needed ->
    [one] ein Gewürz
   *[other] { $needed } Gewürze
 }; du hast { $held }.
no-outpost = Du hast auf { $tile } keinen Stützpunkt.
no-harbour = { $tile } ist kein Hafen.
harbour-closed = { $tile } ist gesperrt, bis in einem anderen Hafen geliefert wird.
harbour-empty = Bei { $tile } liegt kein Punkteplättchen.
cannot-fulfil = Für { $point_tile } fehlen dir { $cubes }.
no-bonus-left = Ein solches Bonusplättchen gibt es nicht mehr.
group-gone = Gruppe { $group } ist schon gewählt.
not-on-map = { $tile } liegt in dieser Partie nicht auf dem Spielplan.

event-group = { $seat } beginnt mit { $gain }.
event-place = { $seat } beginnt bei { $tile }.
event-stay = { $seat } bleibt stehen.
event-sail = { $seat } fährt zu { $tile }.
event-toll = { $seat } gibt { $colour } an { $other }.
event-pay-outpost = { $seat } zahlt { $colour }.
event-build = { $seat } errichtet einen Stützpunkt auf { $tile }.
event-column = { $seat } hat Spalte { $column } der eigenen Ablage geleert.
event-bonus = { $seat } nimmt ein Bonusplättchen: { $bonus ->
    [Punkte] { $printed ->
        [0] Punkte
        [one] 1 Punkt
       *[other] { $printed } Punkte
     }
   *[other] { $bonus }{ $printed ->
        [0] { "" }
        [one] , dazu 1 Punkt
       *[other] , dazu { $printed } Punkte
     }
 }.
event-fulfil = { $seat } erfüllt in { $tile } das Punkteplättchen { $point_tile }.
event-point-tile = { $tile } zeigt jetzt { $point_tile }.
event-close = { $tile } ist gesperrt.

# Was Bilder sagen.
view-round = Runde { $round }
view-last-round = Letzte Runde
view-free = frei
view-hand = Hand
view-your-hand = Deine Hand
view-filled = { $held } von { $limit }
view-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
view-missing = dir fehlen { $cubes }
view-start-player = Startspieler
view-merchant = { $card }
view-point-card = { $point_card }
view-merchant-pile = { $count } Händlerkarten im Stapel
view-point-pile = { $count } Punktekarten im Stapel
view-ask-trade = Wie oft?
view-ask-upgrade = Wie viel aufwerten?
view-ask-keep = Wie viel behalten?
view-ask-pay = Womit bezahlen?
view-deal = Goldener Deal: { $deal }
view-discard = { $count ->
    [one] 1 Händlerkarte
   *[other] { $count } Händlerkarten
 } auf dem Ablagestapel
view-ask-first = Wie oft das Erste?
view-title-deal = Goldener Deal
view-title-lay = Ablegen
view-title-back = Zurücknehmen
view-tile = { $tile }
view-point-tile = { $point_tile }
view-bonus = { $bonus }
view-toll = Zoll { $count }
view-closed = Zu
view-no-tile = kein Punkteplättchen
view-your-hold = Laderaum
view-outposts = Stützpunkte
view-built = { $count } gebaut · { $points } wert
view-left = noch { $count }
view-emptied = leer
view-bonus-tiles = Bonusplättchen
view-bonus-short = Bonus
view-bonus-note = je Spalte
view-point-tiles = Punkteplättchen
view-point-tile-pile = { $count } Punkteplättchen im Stapel
view-face-down = verdeckt
view-closed-among = Sperre unter den nächsten { $count }
view-harvest = Ernte
view-groups = Beginne mit
view-name-free-step = Eilsegel
view-name-upgrade = Baumeister
view-name-hold = Laderaum
view-name-points = Ehre
view-name-harvest = Gärtner
view-bonus-free-step = 1 freier Schritt mehr
view-bonus-upgrade = Aufwertung je Stützpunkt
view-bonus-hold = Platz für mehr Gewürze
view-bonus-points = Punkte, immer weniger
view-bonus-harvest = Chili bei jeder Ernte
view-title-market = Tausche auf
view-worth = { $points } wert
view-title-sail = Fahre nach
view-title-place = Beginne bei
view-title-bonus = Nimm ein Bonusplättchen
view-merchants = Händlerkarten
view-merchants-note = die erste ist frei; jede weitere kostet ein Gewürz auf jede Karte davor
view-merchants-short = −1 Gewürz je Platz
view-hand-note = blass: jetzt nicht bezahlbar
view-played = Gespielt
view-played-note = Ausruhen nimmt sie zurück
view-played-count = { $count } gespielt
view-title-play = Spielen
view-title-acquire = Erwerben
view-rest = { $count ->
    [0] Ausruhen
    [one] Ausruhen: 1 Karte zurücknehmen
   *[other] Ausruhen: { $count } Karten zurücknehmen
 }
view-title-spend = Abwerfen

# --- unsere Entscheidungen

ruling-trade-at-least-once = Mit einer Tauschkarte wird mindestens einmal getauscht; wer das nicht bezahlen kann, darf sie nicht spielen.
ruling-rest-with-nothing-played = Ausruhen darf man auch, wenn man keine Karte gespielt hat.
ruling-merchant-row-stays-shorter = Ist kein Händler mehr da, der nachrücken könnte, bleibt die Reihe kürzer.
ruling-bonus-sets-singly = Jedes Set Bonuskarten lässt sich ohne das andere verwenden.
ruling-upgrades-may-be-left-out = Auch die Aufwertungen einer Bonuskarte und eines Goldenen Deals darf man auslassen; die Würfel, die sie bringen, nimmt man immer.
ruling-deal-keeps-cubes = Würfel auf einem Händler, den man erwirbt, bekommt man auch dann, wenn man seinen Goldenen Deal eingeht.
ruling-deals-fill-empty-places = Mit Goldenen Deals wird ein leerer Platz der Reihe gefüllt, sobald es eine Karte dafür gibt: nachdem ein Händler die Reihe verlassen hat und nachdem eine Handkarte für ihren Deal abgeworfen wurde, jeweils wenn der Deal ausgeführt ist. Alle leeren Plätze werden gefüllt, zuerst vom Zugstapel, dann vom gemischten Ablagestapel.
ruling-deals-shuffle-when-needed = Mit Goldenen Deals wird der Ablagestapel erst gemischt, wenn ein Händler nachrücken soll und der Zugstapel leer ist.
ruling-limit-in-turn-order = Wo auch andere Würfel bekommen können, wird am Ende eines Zuges bei allen geprüft, ob sie zu viele haben, beginnend bei dem, der am Zug war.
ruling-island-trade-is-free = Wer auf einer Insel angekommen ist oder dort gebaut hat, darf tauschen, muss aber nicht.
