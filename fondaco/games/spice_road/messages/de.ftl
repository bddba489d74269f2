title = Die Gewürzstraße
option-bonus-cards = Bonuskarten unter den Händlerkarten: keine (none), die drei des Sets B1, die drei des Sets B2 oder beide (both). Sie nehmen und werten auf, tauschen nach Wahl oder holen eine gespielte Karte zurück. Fünf der sechs Vorderseiten sind rekonstruiert.
choice-bonus-cards-none = keine
choice-bonus-cards-b1 = Set B1
choice-bonus-cards-b2 = Set B2
choice-bonus-cards-both = beide Sets
option-golden-deals = Goldene Deals: Jede Händlerkarte trägt zusätzlich einen zufälligen Deal, den man einmal eingehen kann, statt die Karte zu nehmen oder zu spielen. Die Deals sind rekonstruiert.

colour-yellow = Kurkuma
colour-red = Safran
colour-green = Kardamom
colour-brown = Zimt

label-merchants = Händlerkarten
label-merchant-pile = Händlerstapel
label-discard = Ablagestapel
label-deals = Goldene Deals
label-points = Punktekarten
label-point-pile = Punktestapel
label-point-cards = Punktekarten
label-cards-to-end = Punktekarten bis zum Ende
label-round = Runde
label-last-round = letzte Runde
label-ended-by = beendet durch
label-limit = Karawane fasst
label-gold = Gold
label-silver = Silber
label-card = Karte
label-coin = Münze
label-cubes = Gewürze
label-hand = Hand
label-played = gespielt
label-claimed = genommen

point-card-words = { $id } ({ $points } Punkte für { $cubes })

ask-turn = { $seat }: Karte spielen, Händlerkarte erwerben, Punktekarte nehmen oder ausruhen.
ask-turn-last = { $seat }, dies ist die letzte Runde: Karte spielen, Händlerkarte erwerben, Punktekarte nehmen oder ausruhen.
ask-turn-deals = { $seat }: Karte spielen oder ihren Goldenen Deal eingehen, Händlerkarte erwerben, Punktekarte nehmen oder ausruhen.
ask-turn-deals-last = { $seat }, dies ist die letzte Runde: Karte spielen oder ihren Goldenen Deal eingehen, Händlerkarte erwerben, Punktekarte nehmen oder ausruhen.

do-play = { $card } spielen
do-acquire = { $place ->
    [1] Die erste Händlerkarte kostenlos erwerben
   *[other] Die Händlerkarte auf Platz { $place } erwerben
 }
do-claim = Die Punktekarte auf Platz { $place } nehmen
do-rest = Ausruhen: alle gespielten Karten zurücknehmen

no-point-card-there = Auf Platz { $place } liegt keine Punktekarte; die Reihe endet mit Platz { $last }.
cannot-claim = Für { $point_card } fehlen dir { $cubes }.

event-play = { $seat } spielt { $card }.
event-acquire = { $seat } erwirbt { $card } und nimmt { $cubes } davon.
event-claim = { $seat } nimmt { $point_card }.
event-coin = { $seat } nimmt eine { $metal ->
    [gold] Goldmünze
   *[silver] Silbermünze
 }.
event-point-card = { $point_card } kommt in die Reihe.
event-rest = { $seat } ruht sich aus und nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } zurück.
event-last-round = { $seat } hat genug Punktekarten: Die Runde wird zu Ende gespielt.
event-end-point-cards = Das Spiel ist zu Ende.
event-end-round-limit = Das Spiel ist zu Ende: Die Höchstzahl an Runden (eine Hausregel) ist erreicht.

# Was Bilder sagen.
see-points = Punktekarten
see-points-note = Gewürze abgeben, Karte nehmen
see-merchants = Händlerkarten
see-merchants-note = die erste ist frei; jede weitere kostet ein Gewürz auf jede Karte davor
see-merchants-short = −1 Gewürz je Platz
see-caravan = Deine Karawane
see-claimed = Genommen
see-claimed-of = { $count } von { $goal } Punktekarten
see-goal = { $count } Punktekarten beenden das Spiel
see-hand-note = blass: jetzt nicht bezahlbar
see-played = Gespielt
see-played-note = Ausruhen nimmt sie zurück
see-played-count = { $count } gespielt
see-coins = { $count } { $metal ->
    [gold] Goldmünzen
   *[silver] Silbermünzen
 }, je { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
 }
see-do-play = Spielen
see-do-acquire = Erwerben
see-do-claim = Nehmen
see-rest = { $count ->
    [0] Ausruhen
    [one] Ausruhen: 1 Karte zurücknehmen
   *[other] Ausruhen: { $count } Karten zurücknehmen
 }
see-source-cards = Punktekarten
see-source-gold = Goldmünzen
see-source-silver = Silbermünzen
see-source-cubes = Gewürze außer Kurkuma
