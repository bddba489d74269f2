# Turniere: Fehler.
no-entrants = Ein Turnier braucht mindestens { $minimum } Bots: --seats a,b.
too-few-entrants = Eine Partie mit { $players } Spielern braucht { $players } Bots, genannt sind nur { $count }.
no-games = Die Zahl der Partien muss mindestens 1 sein, nicht { $value }.
bot-broke = { $bot } ist in Partie { $number } gescheitert: { $detail }
workers-die = { $count } Arbeitsprozesse hintereinander sind abgestürzt, ohne eine Partie zu beenden: { $detail }
other-tournament = { $file } enthält ein anderes Turnier: { $name } ist dort { $actual }, nicht { $expected }. Wähle einen anderen Ordner oder setze jenes Turnier fort.
not-a-ledger = { $file } ist kein Partienverzeichnis der Arena (Zeile { $line }).
ledger-in-use = Eine andere Arena schreibt gerade in { $file }. Warte, bis sie fertig ist, oder wähle einen anderen Ordner.
cannot-keep = { $file } kann nicht geschrieben werden: { $detail }.
needs-extra = Das Paket { $package } ist nicht installiert. Installiere es mit: pip install 'fondaco[{ $extra }]'
no-cluster = Keine Verbindung zu einem Ray-Cluster unter { $address }: { $detail }
cluster-broke = Ein Knoten des Ray-Clusters ist gescheitert: { $detail }
unknown-backend = --on { $value } ist nicht möglich. Wähle { $possible }.
address-needs-ray = --address { $address } bezeichnet einen Ray-Cluster. Ergänze --on ray.

# Diagramme.
title-ratings = Wertung (Plackett-Luce, mit zwei Standardabweichungen)
title-sources = Punkte nach Herkunft
title-length = Länge der Partien
title-seats = Siegquote nach Platz
axis-points = Punkte
axis-decisions = Entscheidungen
axis-games = Partien
axis-share = Siegquote
fair-share = gleich für alle Plätze
