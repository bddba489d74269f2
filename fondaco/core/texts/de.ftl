# Texte, die zu keinem einzelnen Spiel gehören.
seat-name = Spieler { $number }

game-over = Das Spiel ist zu Ende.
not-asked = Das passt nicht zur aktuellen Frage: { $prompt }
no-such-action = Aktionen sind ganze Zahlen von 0 bis { $last }.
illegal-action = „{ $tried }“ geht nicht: { $reason }{ $count ->
    [0] { "" }
   *[other] { " " }Möglich: { $possible }
 }

unknown-verb = „{ $text }“ ist unverständlich: Keine Aktion heißt „{ $word }“. Versuche { $possible }.
unknown-label = „{ $text }“ ist unverständlich: „{ $word }“ gibt es hier nicht. Möglich: { $possible }.
wrong-form = „{ $text }“ ist unverständlich: Schreibe es als „{ $form }“.

unknown-game = Es gibt kein Spiel „{ $value }“. Möglich: { $possible }.
unknown-game-near = Es gibt kein Spiel „{ $value }“. War { $near } gemeint?
player-count = { $game } ist für { $min_players } bis { $max_players } Spieler, nicht { $value }.
bad-seed = Ein Startwert ist eine ganze Zahl oder Bytes, nicht { $value }.
unknown-option = { $game } hat keine Option „{ $name }“. Möglich: { $possible }.
bad-option = „{ $value }“ ist für { $name } in { $game } nicht möglich. Möglich: { $possible }.
no-such-seat = Die Plätze haben die Nummern 0 bis { $last }, nicht { $value }.
unknown-language = Es gibt keine Sprache „{ $value }“. Möglich: { $possible }.
unknown-layout = Es gibt keine Anordnung „{ $value }“. Möglich: { $possible }.
bad-components = Das Material von { $game } kann nicht verwendet werden: { $detail }

record-determinized = Von dieser Stellung gibt es keine Aufzeichnung, denn ihre verdeckte Information wurde ausgelost.
record-seats = { $count } Namen für { $players } Plätze.
record-line = Zeile { $number } der Aufzeichnung ist unverständlich: { $line }
record-missing = Der Aufzeichnung fehlt der Eintrag „{ $name }“.
record-unknown = Die Aufzeichnung hat einen unbekannten Eintrag „{ $name }“. Möglich: { $possible }.
record-value = Der Eintrag „{ $name }“ der Aufzeichnung ist nicht lesbar: { $value }
record-move = Zug { $number }, „{ $move }“, passt nicht: { $reason }
record-rules = Die Aufzeichnung stammt von Regelfassung { $recorded }; die aktuelle Fassung ist { $current }.
record-components = Die Aufzeichnung wurde mit dem Material { $recorded } erstellt; aktuell ist { $current }.
record-fits = { $count ->
    [one] Ihr einziger Zug passt noch, aber das Ergebnis kann abweichen.
   *[other] Alle { $count } Züge passen noch, aber das Ergebnis kann abweichen.
 }
record-both = { $first } { $second }

unknown-bot = Es gibt keinen Bot „{ $value }“. Möglich: { $possible }.
bot-not-importable = Der Bot „{ $value }“ kann nicht importiert werden: { $detail }.
bad-parameter = „{ $value }“ ist kein Parameter des Bots „{ $bot }“. Möglich: { $possible }.
not-a-bot = „{ $value }“ ist kein Bot: Ein Bot ist eine Klasse, die einen Startwert annimmt und eine Methode „choose“ hat.
broken-bot = Der Bot „{ $value }“ kann nicht verwendet werden: { $detail }.
level-parameters = Die Stufe „{ $value }“ hat keine Parameter; sie steht für { $bot }.
parameter-twice = „{ $name }“ ist in „{ $bot }“ zweimal angegeben.
unsupported-parameter = „{ $value }“ in „{ $bot }“ kann hier nicht gesetzt werden: Der Vorgabewert, { $default }, ist weder Zahl noch Text noch Wahrheitswert.
bad-parameter-value = „{ $value }“ in „{ $bot }“ ist nicht lesbar; erwartet wird etwas wie { $example }.

# Texte in den Bildern aller Spiele.
view-seat = { $seat }
view-your-turn = Dein Zug
view-game-over = Spielende
view-actions = Was du tun kannst
view-standing = Punktestand
view-final-scores = Schlusswertung
view-more = … { $count } mehr

bad-budget = iterations, seconds und horizon müssen endlich sein und dürfen nicht negativ sein.
bad-error = error muss endlich sein und darf nicht negativ sein; 0 heißt genaue Bewertung.

# --- unsere Entscheidungen, mit der Kennung aus dem Code; die Anleitungen führen sie auf

ruling-round-limit = Hausregel: Eine Partie, die { $rounds } Runden erreicht, endet und wird gewertet, wie sie steht. Partien zwischen Menschen enden lange vorher.
