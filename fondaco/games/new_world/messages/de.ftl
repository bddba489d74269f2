title = Eine neue Welt
option-fourth-board = Der vierte Spielplan neben A1, B1 und C1: D1, E1 oder F1, oder eine Seite des Bonusspielplans, dessen besondere Felder noch einen Zug geben: G1 hat solche Tauschfelder, H1 tauscht die offenen Punktekarten aus. Was auf den Plänen steht, ist großenteils rekonstruiert.

colour-yellow = Mais
colour-red = Fleisch
colour-green = Tabak
colour-brown = Pelz
