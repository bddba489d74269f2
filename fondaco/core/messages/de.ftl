# Was zu keinem Spiel gehört.
seat-name = Spieler { $number }

game-over = Das Spiel ist zu Ende.
not-asked = Das ist gerade nicht die Frage: { $prompt }
no-such-action = Aktionen sind ganze Zahlen von 0 bis { $last }.
illegal-action = „{ $tried }“ geht nicht: { $reason }{ $count ->
    [0] { "" }
   *[other] { " " }Möglich: { $possible }
 }

unknown-verb = „{ $text }“ ist unverständlich: Keine Aktion heißt „{ $word }“. Versuche { $possible }.
unknown-label = „{ $text }“ ist unverständlich: „{ $word }“ ist keines von { $possible }.
wrong-form = „{ $text }“ ist unverständlich: Schreibe es als „{ $form }“.

unknown-game = Es gibt kein Spiel „{ $value }“. Es gibt { $possible }.
unknown-game-near = Es gibt kein Spiel „{ $value }“. War { $near } gemeint?
player-count = { $game } ist für { $fewest } bis { $most } Spieler, nicht { $value }.
bad-seed = Ein Startwert ist eine ganze Zahl oder Bytes, nicht { $value }.
unknown-option = { $game } hat keine Option „{ $name }“. Es hat: { $possible }.
bad-option = { $game } kennt kein { $name } „{ $value }“. Möglich: { $possible }.
no-such-seat = Die Plätze haben die Nummern 0 bis { $last }, nicht { $value }.
unknown-language = Es gibt keine Sprache „{ $value }“. Es gibt { $possible }.
unknown-layout = Es gibt keine Anordnung „{ $value }“. Es gibt { $possible }.
bad-components = Das Material von { $game } ist nicht zu gebrauchen: { $fault }

record-determinized = Eine Stellung, die für einen Spieler mit beschränktem Wissen erdacht wurde, hat keine Aufzeichnung.
record-seats = { $count } Namen für { $players } Plätze.
record-line = Zeile { $number } der Aufzeichnung ist unverständlich: { $line }
record-missing = Der Aufzeichnung fehlt der Eintrag „{ $name }“.
record-unknown = Die Aufzeichnung hat einen unbekannten Eintrag „{ $name }“. Einträge sind { $possible }.
record-value = Der Eintrag „{ $name }“ der Aufzeichnung ist nicht lesbar: { $value }
record-move = Zug { $number }, „{ $move }“, passt nicht: { $reason }
record-rules = Die Aufzeichnung stammt von Regelfassung { $recorded }; diese ist Fassung { $current }.
record-components = Die Aufzeichnung wurde mit dem Material { $recorded } gemacht; verwendet wird { $current }.
record-fits = { $count ->
    [one] Ihr einziger Zug passt noch, führt aber vielleicht woandershin.
   *[other] Alle { $count } Züge passen noch, führen aber vielleicht woandershin.
 }
record-both = { $first } { $second }

unknown-bot = Es gibt keinen Bot „{ $value }“. Es gibt { $possible }.
bot-not-importable = Bei „{ $value }“ ist kein Bot: { $fault }.
bad-parameter = „{ $value }“ ist kein Parameter des Bots „{ $bot }“. Möglich: { $possible }.
not-a-bot = Bei „{ $value }“ ist kein Bot: Ein Bot ist eine Klasse, die mit einem Startwert aufgerufen wird und eine Methode „choose“ hat.
broken-bot = Der Bot „{ $value }“ ist nicht zu gebrauchen: { $fault }.
level-parameters = Die Stufe „{ $value }“ hat keine Parameter; sie steht für { $bot }.
parameter-twice = „{ $name }“ ist in „{ $bot }“ zweimal angegeben.
unsupported-parameter = „{ $value }“ in „{ $bot }“ ist nicht lesbar: Der Vorgabewert, { $default }, ist weder Zahl noch Text, weder true noch false.
bad-parameter-value = „{ $value }“ in „{ $bot }“ ist nicht lesbar; es sollte aussehen wie { $example }.

# Was Bilder jedes Spiels sagen.
view-seat = { $seat }
view-your-turn = Dein Zug
view-game-over = Ende
view-actions = Was du tun kannst
view-standing = Punktestand
view-final-scores = Schlussabrechnung
view-more = … { $count } mehr

bad-budget = Eine Suche denkt eine Zahl von Durchläufen, Sekunden und Zügen lang; keine davon kann unter 0 liegen, und keine ist endlos.
bad-error = Der Irrtum eines Bots ist eine Zahl, und nicht unter 0; mit 0 hält er alles für das, was es ist.

# --- unsere Entscheidungen, mit der Kennung aus dem Code; sie stehen auf der Anleitungsseite

ruling-round-limit = Eine Partie, die { $rounds } Runden erreicht, endet dort und wird gewertet, wie sie steht: eine Hausregel, weit jenseits jeder Partie unter Menschen.
