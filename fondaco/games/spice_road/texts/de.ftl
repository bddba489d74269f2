title = Die Gewürzstraße

colour-yellow = Kurkuma
colour-red = Safran
colour-green = Kardamom
colour-brown = Zimt

label-points = Punktekarten
label-point-pile = Punktestapel
label-point-cards = Punktekarten
label-cards-to-end = Punktekarten bis zum Ende
label-limit = Karawane fasst
label-gold = Goldmünzen
label-silver = Silbermünzen
label-coin = Münze
label-cubes = Gewürze
label-claimed = genommen

point-card-words = { $id } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für { $cubes })
coin-gold = Gold
coin-silver = Silber

action-claim = { $asked ->
    [card] { $point_card } nehmen{ $metal ->
        [gold] , dazu eine Goldmünze
        [silver] , dazu eine Silbermünze
       *[none] { "" }
     }
   *[no] Die Punktekarte auf Platz { $place } nehmen
 }

no-point-card-there = Auf Platz { $place } liegt keine Punktekarte; die Reihe endet mit Platz { $last }.
cannot-claim = Für { $point_card } fehlen dir { $cubes }.

event-claim = { $seat } nimmt { $point_card }.
event-coin = { $seat } nimmt eine { $metal ->
    [gold] Goldmünze
   *[silver] Silbermünze
 }.
event-point-card = { $point_card } kommt in die Reihe.
event-last-round = { $seat } hat genug Punktekarten: Die Runde wird zu Ende gespielt.
event-end-point-cards = Das Spiel ist zu Ende.
event-end-round-limit = Das Spiel ist zu Ende: Die Höchstzahl an Runden (eine Hausregel) ist erreicht.

# Was Bilder sagen.
view-points = Punktekarten
view-points-note = Gewürze abgeben, Karte nehmen
view-caravan = Deine Karawane
view-claimed = Genommen
view-claimed-of = { $count } von { $goal } Punktekarten
view-goal = { $count } Punktekarten beenden das Spiel
view-coins = { $count } { $metal ->
    [gold] Goldmünzen
   *[silver] Silbermünzen
 }, je { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
 }
view-title-claim = Nehmen
view-source-cards = Punktekarten
view-source-gold = Goldmünzen
view-source-silver = Silbermünzen
view-source-cubes = Gewürze außer Kurkuma

# --- unsere Entscheidungen

ruling-claimed-cards-are-public = Genommene Punktekarten liegen verdeckt, aber alle haben sie gesehen: Die Punkte aller sind bekannt.
