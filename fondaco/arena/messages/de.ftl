# Die Arena.
no-entrants = Eine Arena braucht mindestens { $fewest } Bots: --seats a,b.
too-few-entrants = { $players } spielen { $game }, aber nur { $count } Bots sind genannt.
no-games = Mindestens eine Partie ist zu spielen, nicht { $value }.
bot-broke = { $bot } ist in Partie { $number } gescheitert: { $fault }
workers-die = { $count } Arbeitsprozesse hintereinander sind gestorben, ohne eine Partie zu beenden: { $fault }
other-tournament = { $file } enthält ein anderes Turnier: { $name } ist dort { $found }, nicht { $wanted }. Nenne einen anderen Ort oder setze jenes Turnier fort.
not-a-ledger = { $file } ist keine Liste von Arenapartien (Zeile { $line }).
ledger-in-use = Eine andere Arena schreibt in { $file }. Warte, bis sie fertig ist, oder nenne einen anderen Ort.
cannot-keep = { $file } ist nicht verwendbar: { $reason }.
needs-extra = Dafür wird { $package } gebraucht: pip install 'fondaco[{ $extra }]'.
no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $fault }
cluster-broke = Ein Knoten des Ray-Clusters kann nicht spielen: { $fault }
no-such-place = --on { $value }: möglich ist { $possible }.
no-address-there = --address { $address } gehört zu einem Ray-Cluster; dazu braucht es --on ray.

title-ratings = Wertung (Plackett-Luce, mit zwei Standardabweichungen)
title-sources = Punkte nach Herkunft
title-length = Länge der Partien
title-seats = Siegquote nach Platz
axis-points = Punkte
axis-decisions = Entscheidungen
axis-games = Partien
axis-share = Siegquote
fair-share = alle Plätze gleich
