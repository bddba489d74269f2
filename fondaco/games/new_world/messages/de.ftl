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

# Was Bilder sagen.
see-site = { $site }
see-bonus-tile = { $bonus_tile }
see-exploration-tile = { $tile }
see-fort = Fort
see-fort-number = Fort { $number }
see-next-card = Nächste Karte
see-left = noch { $count }
see-icons = Symbole
see-icons-note = für Plättchen
see-help = Deine Karten
see-help-note = je Symbol
see-covered = { $count ->
    [one] 1 Feld bedeckt
   *[other] { $count } Felder bedeckt
 }
see-your-settlers = Deine Siedler
see-ready = { $count } bereit
see-working = bereit · { $count } im Einsatz
see-at-work = { $count } im Einsatz
see-in-reserve = { $count } in Reserve
see-rest = { $count ->
    [0] Ausruhen
   *[other] Ausruhen: { $count } zurück
 }
see-store = Lager
see-bonus-tiles = Bonusplättchen
see-goal = { $count } Punktekarten beenden das Spiel
see-claimed-of = { $count } von { $goal } Punktekarten
see-do-work = Siedler schicken
see-do-explore = Erkundungsplättchen nehmen
see-do-bonus = Bonusplättchen nehmen
see-do-claim = Nehmen
see-source-cards = Punktekarten
see-source-bonus = Bonusplättchen
see-source-exploration = Erkundungsplättchen
see-source-cubes = Waren außer Mais
