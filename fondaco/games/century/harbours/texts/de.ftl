# What games with islands and harbours share.
option-map = Der Spielplan: die Anordnung für die erste Partie, oder eine neue, in der jedes Plättchen an mindestens zwei andere grenzt und die Häfen weit auseinander liegen. Welche Insel wo liegt, ist bei beiden zufällig.
choice-map-first = für die erste Partie
choice-map-random = ein neuer
action-sail = Zu { $tile } fahren{ $cards ->
    [0] { "" }
    [one] , eine Karte abwerfen
   *[other] , { $cards } Karten abwerfen
 }{ $toll ->
    [0] { "" }
    [one] ; Zoll dort: ein Gewürz
   *[other] ; Zoll dort: { $toll } Gewürze
 }{ $lying ->
    [0] { "" }
    [one] ; dort liegt { $cubes }
   *[other] ; dort liegen { $cubes }
 }{ $shown ->
    [tile] ; dort liegt { $point_tile }
    [closed] ; dort liegt das Sperrplättchen
   *[nothing] { "" }
 }
label-groups = Startgewürze
label-harbours = Häfen
label-harbour = Hafen
label-cubes = Gewürze
label-point-tile = Punkteplättchen
label-point-tiles = Punkteplättchen
label-point-pile = Stapel der Punkteplättchen
label-closed-among = Sperrplättchen
closed-seen = aufgedeckt
closed-among = unter den nächsten { $count }
label-bonus-piles = Bonusplättchen
label-bonus-tiles = Bonusplättchen
label-bonuses = Bonusplättchen
label-tiles-to-end = Punkteplättchen bis zum Ende
label-limit = Laderaum
label-fulfilled = erfüllt
label-free-step = Freier Schritt
label-upgrade = Aufwertung
label-hold = Laderaum
label-points = Punkte
label-harvest = Ernte
event-last-round = { $seat } hat genug Punkteplättchen: Die Runde wird zu Ende gespielt.
event-end-point-tiles = Das Spiel ist zu Ende.
event-end-round-limit = Das Spiel ist zu Ende: Die Höchstzahl an Runden (eine Hausregel) ist erreicht.

# --- unsere Entscheidungen

ruling-no-toll-at-start = Schiffe, die auf derselben Insel beginnen, zahlen einander keinen Zoll.
ruling-harbours-far-apart = Auf einem neuen Spielplan liegen die Häfen am Rand der Inseln und so weit auseinander wie möglich: zuerst zählen die beiden nächsten, dann die nächstweiteren und so fort.
ruling-point-tiles-are-public = Genommene Punkteplättchen liegen verdeckt, aber alle haben sie gesehen: Die Punkte aller sind bekannt.
ruling-harbour-stays-empty = Ist der Stapel der Punkteplättchen leer, bleibt ein Hafen leer.
cubes-of-colour = { $kind ->
    [brown] { $count ->
        [one] { $count } Gewürznelke
       *[other] { $count } Gewürznelken
     }
   *[other] { $count } { $colour }
 }
event-return = { $seat } legt { $kind ->
    [brown] { $times ->
        [one] { $times } Gewürznelke
       *[other] { $times } Gewürznelken
     }
   *[other] { $times } { $colour }
 } zurück.
event-upgrade = { $seat } wertet { $times } { $colour } zu { $better_kind ->
    [brown] { $times ->
        [one] Gewürznelke
       *[other] Gewürznelken
     }
   *[other] { $better }
 } auf.
action-upgrade = { $times ->
    [0] { $colour } nicht aufwerten
   *[other] { $times } { $colour } zu { $better_kind ->
        [brown] { $times ->
            [one] Gewürznelke
           *[other] Gewürznelken
         }
       *[other] { $better }
     } aufwerten
 }
ask-keep = Du hast { $excess ->
    [one] einen Würfel
   *[other] { $excess } Würfel
 } zu viel (Kapazität { $limit }). { $kind ->
    [brown] Wie viele Gewürznelken
   *[other] Wie viel { $colour }
 } behältst du?
keep-between = Du musst { $fewest } bis { $most } { $kind ->
    [brown] { $most ->
        [one] Gewürznelke
       *[other] Gewürznelken
     }
   *[other] { $colour }
 } behalten: insgesamt so viel, wie Platz ist.
