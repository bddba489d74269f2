title = Eine neue Welt
option-fourth-board = Der vierte Spielplan neben A1, B1 und C1: D1, E1 oder F1, oder eine Seite des Bonusspielplans, dessen besondere Felder noch einen Zug geben: G1 hat solche Tauschfelder, H1 tauscht die offenen Punktekarten aus. Was auf den Plänen steht, ist großenteils rekonstruiert.
choice-fourth-board-d1 = Plan D1
choice-fourth-board-e1 = Plan E1
choice-fourth-board-f1 = Plan F1
choice-fourth-board-g1 = Bonusplan G1
choice-fourth-board-h1 = Bonusplan H1

colour-yellow = Mais
colour-red = Fleisch
colour-green = Tabak
colour-brown = Pelz
label-cubes = Waren

ask-keep = Du hast { $excess ->
    [one] eine Ware
   *[other] { $excess } Waren
 } zu viel (Lager fasst { $limit }). Wie viel { $colour } behältst du?

# Was Bilder sagen.
view-source-cubes = Waren außer Mais
ask-upgrade = Wie viel { $colour } wertest du auf? Noch { $steps ->
    [one] eine Aufwertung.
   *[other] { $steps } Aufwertungen.
 }
