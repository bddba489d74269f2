# Was die Century-Spiele gemeinsam haben.
no-cubes = nichts
upgrade-steps = { $steps ->
    [one] 1 Aufwertung
   *[other] { $steps } Aufwertungen
 }

ask-trade = Wie oft tauschst du { $cost } gegen { $gain }?
ask-upgrade = Wie viel { $colour } wertest du auf? Noch { $steps ->
    [one] eine Aufwertung.
   *[other] { $steps } Aufwertungen.
 }
ask-keep = Du hast { $excess } zu viel (Kapazität { $limit }). Wie viel { $colour } behältst du?
ask-pay = Welches Gewürz legst du auf { $card }? Noch { $left } zu zahlen für { $wanted }.

do-trade = { $times }-mal tauschen
do-upgrade = { $times ->
    [0] Kein { $colour } aufwerten
   *[other] { $times } { $colour } aufwerten
 }
do-keep = { $times ->
    [0] Kein { $colour } behalten
   *[other] { $times } { $colour } behalten
 }
do-pay = Mit { $colour } bezahlen

cannot-trade = Für diesen Tausch fehlen dir { $cubes }.
cannot-trade-so-often = Um { $times }-mal zu tauschen, fehlen dir { $cubes }.
too-many-steps = Du darfst höchstens { $steps }-mal aufwerten.
too-few-to-upgrade = Du hast { $held } { $colour }.
keep-between = Du musst { $fewest } bis { $most } { $colour } behalten: insgesamt so viel, wie Platz ist.
no-such-cube = Du hast kein { $colour }.
no-merchant-there = Auf Platz { $place } liegt keine Händlerkarte; die Reihe endet mit Platz { $last }.
too-few-to-acquire = Die Händlerkarte auf Platz { $place } kostet { $needed } Gewürze, eines auf jede Karte links davon; du hast { $held }.

event-trade = { $seat } tauscht { $cost } gegen { $gain }.
event-upgrade = { $seat } wertet { $times } { $colour } zu { $better } auf.
event-return = { $seat } legt { $times } { $colour } zurück.
event-pay = { $seat } legt { $colour } auf { $card }.
event-produce = { $seat } nimmt { $gain }.

# Was Bilder sagen.
see-seat = { $seat }
see-your-turn = Dein Zug
see-the-end = Ende
see-actions = Was du tun kannst
see-standing = Punktestand
see-reckoning = Schlussabrechnung
see-more = … { $count } mehr
see-round = Runde { $round }
see-last-round = Letzte Runde
see-free = frei
see-hand = Hand
see-your-hand = Deine Hand
see-filled = { $held } von { $limit }
see-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
see-missing = dir fehlen { $cubes }
see-start-player = Startspieler
see-merchant = { $card }
see-point-card = { $point_card }
see-merchant-pile = { $count } Händlerkarten im Stapel
see-point-pile = { $count } Punktekarten im Stapel
see-ask-trade = Wie oft?
see-ask-upgrade = Wie viel aufwerten?
see-ask-keep = Wie viel behalten?
see-ask-pay = Womit bezahlen?
