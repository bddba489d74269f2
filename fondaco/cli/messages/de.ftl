# Die Worte des Befehls selbst.

# Falsche Eingaben.
wrong-file = { $file }: { $fault }
cannot-read = { $file } ist nicht lesbar: { $reason }.
cannot-write = { $file } ist nicht schreibbar: { $reason }.
not-text = { $file } ist kein Text in UTF-8 (Byte { $place }).
no-such-path = „{ $file }“ ist kein Name einer Datei.
not-a-record = { $file } gibt es schon, und es ist keine Aufzeichnung; die Datei bleibt, wie sie ist. Speichere unter einem anderen Namen.
option-form = „{ $text }“ ist keine Option: Schreibe name=wert. Optionen sind { $possible }.
seed-form = --seed ist eine ganze Zahl oder 0x… für Bytes, nicht „{ $text }“.
option-twice = Die Option „{ $name }“ ist zweimal angegeben.
game-missing = Was soll gespielt werden? Nenne ein Spiel (siehe fondaco games) oder eine Aufzeichnung mit --resume DATEI.
seats-count = --seats { $seats } besetzt { $count } Plätze, aber es spielen { $players }.
seat-empty = In „{ $seats }“ ist ein Platz leer. Dort kann sitzen: { $possible }.
resume-with = { $name } geht nicht zusammen mit --resume: Das steht in der Aufzeichnung.
resume-other = { $file } ist eine Aufzeichnung von { $recorded }, nicht von { $game }.
record-end = { $file } hat { $last } Züge; --at geht von 0 bis { $last }.
one-of = { $first } und { $second } gehen nicht zusammen.
output-fails = Die Ausgabe ist nicht zu schreiben: { $reason }.
out-without-format = --out braucht --text oder --svg.

# Angaben.
points = Punkte
rank = Rang
column-id = Kennung
column-title = Titel
column-players = Spieler
column-options = Optionen
column-section = Abschnitt
column-source = Quelle
column-note = Anmerkung
players-range = { $fewest }–{ $most }
sources-reconstructed = Rekonstruiert, in keinem Text angegeben: { $names }.
sources-all-stated = Nichts ist rekonstruiert.
components-valid = Mit { $file } kann gespielt werden: { $game }, Material { $digest }{ $own ->
    [yes] { "" } (dieselben Angaben wie im Spiel).
   *[no] { "" } (das des Spiels ist { $original }).
 }
verified = { $file } ist in Ordnung: { $game }, { $players } Spieler, { $moves } Züge{ $over ->
    [yes] , beendet.
   *[no] , nicht beendet.
 }
verified-rules = Regelfassung { $rules }, Material { $components }, Endstellung { $digest }.
record-invalid = { $file } ist nicht in Ordnung: nach Zug { $number }, „{ $move }“, { $problem }.
scores-so-far = Punkte bisher

# Spielen.
seed-is = Startwert { $seed }.
same-again = Dasselbe Spiel noch einmal: { $command }
help-how = Gib eine Nummer oder eine Aktion ein; ? erklärt alles.
resumed = { $count ->
    [one] Eine Entscheidung ist schon getroffen.
   *[other] { $count } Entscheidungen sind schon getroffen.
 }
thinks = { $seat } überlegt …
curtain = Drücke die Eingabetaste, { $seat }.
curtain-pipe = — { $seat } —
earlier = … und davor noch mehr ({ $count }): log
played-alone = { $seat }: { $deed } (die einzige Möglichkeit)
more-actions = … und { $count } weitere: list zeigt alle, Tab ergänzt deine Eingabe.
over = Das Spiel ist zu Ende.
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
 }
over-how = save DATEI bewahrt die Aufzeichnung, log erzählt den Verlauf, quit beendet.
over-unsaved = Die Aufzeichnung ist nicht gespeichert.
quit-unsaved = Das Spiel ist nicht gespeichert. save DATEI bewahrt es; noch einmal quit beendet.
left = { $count ->
    [one] Beendet nach einer Entscheidung.
   *[other] Beendet nach { $count } Entscheidungen.
 }
input-ended = { $count ->
    [one] Die Eingabe endete nach einer Entscheidung.
   *[other] Die Eingabe endete nach { $count } Entscheidungen.
 }
go-on-saved = Weiter geht es mit fondaco play --resume und der gespeicherten Datei.
go-on-unsaved = Nichts ist gespeichert. Um weiterzuspielen, vor dem Ende save DATEI, dann fondaco play --resume DATEI.
pick-or-end = { $seat }: Du kannst noch etwas wählen oder deinen Zug beenden.
end-turn = Den Zug beenden
turn-held = In diesem Zug geht nur noch, was zu wählen übrig ist: Nimm etwas aus der Liste, oder beende den Zug mit done.
turn-not-held = Du hast keinen Zug zu beenden.
undone = Zurückgenommen: { $deed }.
undo-nothing = Es gibt nichts, was du zurücknehmen könntest.
undo-other = Das ist nicht zurückzunehmen: Seither hat jemand anders entschieden.
undo-revealed = Das ist nicht zurückzunehmen: Seither ist etwas aufgedeckt worden.
hint = Ein Rat: { $number }, { $notation } · { $deed }. { $why }
hint-or = Oder: { $number }, { $notation } · { $deed }. { $why }
why-legal = Es ist möglich: { $deed }.
only-before-end = Das Spiel ist zu Ende; es gibt nichts mehr zu entscheiden.
no-such-number = Es gibt keine Nummer { $value }; die Antworten haben die Nummern 1 bis { $last }.
ambiguous = „{ $text }“ könnte { $possible } sein.
unknown-command = Es gibt keinen Befehl „{ $text }“. Befehle sind { $possible }.
file-missing = Wohin? Schreibe save DATEI.
saved = Gespeichert in { $file }. Weiter geht es mit { $command }
saved-over = Gespeichert in { $file }. Noch einmal ansehen: { $command }
log-empty = Noch ist nichts geschehen.
log-earlier = … und davor noch mehr ({ $count }): log all

usage-action = 3, claim 1, cl 1
usage-help = ?
usage-table = table
usage-list = list
usage-hint = hint
usage-why = why AKTION
usage-undo = undo
usage-done = done
usage-log = log, log all
usage-save = save DATEI
usage-quit = quit
help-action = Entscheiden: die Nummer einer Antwort, ihre Schreibweise oder der Anfang jedes ihrer Wörter. Tab ergänzt.
help-help = Diese Hilfe. Ein / vor dem Wort sagt, dass ein Befehl gemeint ist und keine Aktion: /save DATEI
help-table = Den Tisch noch einmal zeigen.
help-list = Alle Antworten aufzählen.
help-hint = Die besten Züge nennen, wie der suchende Bot sie sieht, und was von ihnen zu erwarten ist.
help-why = Sagen, warum eine Aktion gerade nicht möglich ist.
help-undo = Die letzte Entscheidung zurücknehmen, wenn seither nichts aufgedeckt wurde und kein Bot entschieden hat.
help-done = Den Zug beenden, wenn er nach den Regeln vorbei ist und du noch etwas wählen kannst.
help-log = Den Verlauf erzählen.
help-save = Das Spiel als Aufzeichnung speichern; fondaco play --resume DATEI spielt weiter.
help-quit = Beenden.

# Nachspielen.
replay-start = Der Anfang
replay-move = Zug { $number } von { $last }: { $seat } · { $move } · { $deed }
replay-next = Als Nächstes: { $seat } · { $move } · { $deed }
replay-how = n (weiter), p (zurück), eine Nummer, first (Anfang), last (Ende), q (beenden)
replay-unknown = „{ $text }“ ist weder n noch p, eine Nummer von 0 bis { $last }, first, last oder q.
replay-head = { $title }, { $players } Spieler, Startwert { $seed }
replay-not-over = Die Aufzeichnung endet vor dem Spiel. { $prompt }
column-number = Zug
column-round = Runde
column-seat = Platz
column-action = Aktion
column-deed = was sie tut

# Messen.
bench-interpreted = interpretiert
bench-compiled = übersetzt
bench-how = gleichverteilt zufälliges Spiel auf einem Kern, Prozessorzeit, Python { $python }, { $kind }
bench-running = { $game } wird gemessen …
column-game = Spiel
column-decisions = Entscheidungen/s
column-games = Spiele/s
column-clones = Kopien/s
column-memory = Bytes/Stellung
column-length = Entscheidungen/Spiel
column-nodes = Wege
column-signature = Signatur
perft-total = alle
perft-where = { $game }, { $players } Spieler, Startwert { $seed }, nach { $plies } Entscheidungen, Tiefe { $depth }
perft-families = nach letzter Aktion: { $families }
bench-which = --option und --components gehören zu einem Spiel: Nenne es.

serving = Fondaco ist offen unter { $address } (Strg-C schließt es)
no-server = Der Server ist nicht installiert ({ $fault } fehlt). Installiere ihn mit: pip install 'fondaco[server]'
cannot-listen = An { $place } ist nichts zu empfangen: { $fault }.

verified-deal = Fair gegeben: Das Geheimnis passt zum Hash, der vor dem Spiel zu sehen war, und ergibt den Startwert.
unfair-deal = Der Beweis von { $file } hält nicht: Das Geheimnis passt nicht zum Hash oder zum Startwert, oder der Hash ist ein anderer.

# Die Arena.
arena-human = In der Arena spielen Bots; Menschen spielen mit fondaco play.
arena-played = { $games } Partien. Siege nach Platz: { $seats }.
column-bot = Bot
column-rating = Wertung
column-won = Siege
column-share = Quote (95 %)
column-points = Punkte
column-seconds = s je Partie
