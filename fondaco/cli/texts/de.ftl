# Meldungen der Befehlszeile.

# --- Fehler

file-error = { $file }: { $detail }
cannot-read = { $file } kann nicht gelesen werden: { $detail }.
cannot-write = { $file } kann nicht geschrieben werden: { $detail }.
output-fails = Die Ausgabe kann nicht geschrieben werden: { $detail }.
not-text = { $file } ist keine Textdatei in UTF-8 (Byte { $position }).
bad-file-name = „{ $file }“ ist kein gültiger Dateiname.
not-a-record = { $file } gibt es schon, und es ist keine Aufzeichnung; die Datei wurde nicht überschrieben. Wähle einen anderen Namen.
option-form = „{ $text }“ ist keine Option: Schreibe name=wert. Optionen: { $possible }.
option-twice = Die Option „{ $name }“ ist zweimal angegeben.
seed-form = „{ $text }“ ist kein Startwert: --seed braucht eine ganze Zahl oder 0x… für Bytes.
game-missing = Nenne ein Spiel (siehe fondaco games) oder setze eine Aufzeichnung fort: --resume DATEI.
seats-count = --seats { $seats } nennt { $count ->
    [one] einen Platz
   *[other] { $count } Plätze
 }, aber die Spielerzahl ist { $players }.
seat-empty = In „{ $seats }“ fehlt ein Platz. Möglich: { $possible }.
resume-with = { $name } geht nicht zusammen mit --resume: Das steht schon in der Aufzeichnung.
resume-other = { $file } ist eine Aufzeichnung von { $recorded }, nicht von { $game }.
record-end = { $file } hat { $last } Züge; --at muss zwischen 0 und { $last } liegen.
one-of = { $first } und { $second } gehen nicht zusammen.
out-without-format = --out braucht --text oder --svg.
bench-game-missing = --option und --components gelten für ein einzelnes Spiel: Nenne es.
no-server = Der Server ist nicht installiert ({ $module } fehlt). Installiere ihn mit: pip install 'fondaco[server]'
cannot-listen = Unter { $address } können keine Verbindungen angenommen werden: { $detail }.

# --- Spalten

column-id = Kennung
column-title = Titel
column-players = Spieler
column-options = Optionen
column-section = Abschnitt
column-source = Quelle
column-note = Anmerkung
column-number = Zug
column-round = Runde
column-seat = Platz
column-action = Aktion
column-description = Beschreibung
column-game = Spiel
column-decisions = Entscheidungen/s
column-games = Spiele/s
column-clones = Kopien/s
column-memory = Bytes/Zustand
column-length = Entscheidungen/Spiel
column-nodes = Wege
column-signature = Signatur
column-bot = Bot
column-rating = Wertung
column-won = Siege
column-share = Siegquote (95 %)
column-points = Punkte
column-seconds = s/Partie

# --- games und components

players-range = { $minimum }–{ $maximum }
sources-reconstructed = Rekonstruiert, in keinem Text angegeben: { $names }.
sources-all-stated = Kein Abschnitt ist rekonstruiert.
components-valid = { $file } ist eine gültige Materialdatei: { $game }, Material { $digest }{ $same ->
    [yes] { "" } (dasselbe wie im Spiel).
   *[no] { "" } (das des Spiels ist { $default }).
 }

# --- play

points = Punkte
rank = Rang
seed = Startwert { $seed }.
restart-command = Dasselbe Spiel noch einmal: { $command }
input-help = Gib eine Nummer oder eine Aktion ein; ? zeigt die Hilfe.
resumed = { $count ->
    [one] Eine Entscheidung ist schon getroffen.
   *[other] { $count } Entscheidungen sind schon getroffen.
 }
thinks = { $seat } überlegt …
curtain = Drücke die Eingabetaste, { $seat }.
curtain-pipe = — { $seat } —
earlier-news = { $count ->
    [one] … und eine frühere Zeile: log zeigt sie.
   *[other] … und { $count } frühere Zeilen: log zeigt sie.
 }
forced-decision = { $seat }: { $description } (erzwungen)
more-actions = … und { $count } weitere: list zeigt alle, Tab ergänzt deine Eingabe.
pick-or-end = { $seat }: Du kannst noch etwas wählen oder deinen Zug beenden.
end-turn = Den Zug beenden
turn-held = Dein Zug ist vorbei: Du kannst nur noch eine der Aktionen aus der Liste wählen oder ihn mit done beenden.
turn-not-held = Du hast gerade keinen Zug zu beenden.
undone = Zurückgenommen: { $description }.
undo-nothing = Du hast nichts entschieden, was du zurücknehmen kannst.
undo-other = Das kannst du nicht zurücknehmen: Seitdem hat jemand anders entschieden.
undo-revealed = Das kannst du nicht zurücknehmen: Seitdem wurde etwas aufgedeckt.
hint = Tipp: { $number }, { $notation } · { $description }. { $explanation }
hint-or = Oder: { $number }, { $notation } · { $description }. { $explanation }
why-legal = Das ist erlaubt: { $description }.
only-before-end = Das Spiel ist zu Ende; es gibt nichts mehr zu entscheiden.
no-such-number = Die Nummer { $value } gibt es nicht; die Aktionen haben die Nummern 1 bis { $last }.
ambiguous = „{ $text }“ könnte { $possible } sein.
unknown-command = Den Befehl „{ $text }“ gibt es nicht. Befehle: { $possible }.
file-missing = Es fehlt ein Dateiname: save DATEI.
saved = Gespeichert in { $file }. So setzt du das Spiel fort: { $command }
saved-over = Gespeichert in { $file }. So siehst du das Spiel noch einmal an: { $command }
log-empty = Es ist noch nichts geschehen.
log-earlier = { $count ->
    [one] … und eine frühere Zeile: log all zeigt sie.
   *[other] … und { $count } frühere Zeilen: log all zeigt sie.
 }
over = Das Spiel ist zu Ende.
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
 }
over-help = save DATEI speichert die Aufzeichnung, log zeigt den Verlauf, quit beendet.
over-unsaved = Die Aufzeichnung wurde nicht gespeichert.
quit-unsaved = Das Spiel ist nicht gespeichert. save DATEI speichert es; noch einmal quit beendet.
left = { $count ->
    [one] Nach einer Entscheidung beendet.
   *[other] Nach { $count } Entscheidungen beendet.
 }
input-ended = { $count ->
    [one] Die Eingabe endete nach einer Entscheidung.
   *[other] Die Eingabe endete nach { $count } Entscheidungen.
 }
resume-saved = So setzt du das Spiel fort: fondaco play --resume und die gespeicherte Datei.
resume-unsaved = Nichts wurde gespeichert. Um ein Spiel später fortzusetzen, gib vor dem Beenden save DATEI ein, dann fondaco play --resume DATEI.

# --- Hilfe zu den Befehlen bei der Eingabe

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
help-action = Wähle eine Aktion: durch ihre Nummer, ihre Schreibweise oder den Anfang jedes Worts. Tab ergänzt.
help-help = Diese Hilfe zeigen. Ein / davor kennzeichnet einen Befehl, falls eine Aktion genauso heißt: /save DATEI
help-table = Den Tisch noch einmal zeigen.
help-list = Alle Aktionen aufzählen.
help-hint = Die besten Züge zeigen, die der suchende Bot findet, und was sie voraussichtlich bringen.
help-why = Erklären, warum eine Aktion gerade nicht möglich ist.
help-undo = Deine letzte Entscheidung zurücknehmen, wenn seitdem nichts aufgedeckt wurde und kein Bot entschieden hat.
help-done = Deinen Zug beenden, wenn er nach den Regeln vorbei ist und du noch etwas wählen kannst.
help-log = Den Verlauf zeigen.
help-save = Das Spiel als Aufzeichnung speichern; fondaco play --resume DATEI setzt es fort.
help-quit = Beenden.

# --- replay und verify

replay-title = { $title }, { $players } Spieler, Startwert { $seed }
replay-start = Beginn des Spiels
replay-move = Zug { $number } von { $last }: { $seat } · { $move } · { $description }
replay-next = Als Nächstes: { $seat } · { $move } · { $description }
replay-help = n (weiter), p (zurück), eine Nummer, first (Anfang), last (Ende), q (beenden)
replay-unknown = „{ $text }“ ist kein Befehl. Gib n, p, eine Nummer von 0 bis { $last }, first, last oder q ein.
replay-not-over = Die Aufzeichnung endet vor dem Ende des Spiels. { $prompt }
scores-so-far = Punkte bisher
verified = { $file } ist gültig: { $game }, { $players } Spieler, { $moves } Züge{ $over ->
    [yes] , beendet.
   *[no] , nicht beendet.
 }
verified-rules = Regelfassung { $rules }, Material { $components }, Endstellung { $digest }.
verified-deal = Es wurde fair gegeben: Das Geheimnis passt zum Hash, der vor dem Spiel veröffentlicht wurde, und ergibt den Startwert.
record-invalid = { $file } ist nicht gültig: nach Zug { $number }, „{ $move }“, { $problem }.
unfair-deal = Der Beweis für faires Geben in { $file } stimmt nicht: Das Geheimnis passt nicht zum Hash oder zum Startwert, oder der Hash ist nicht der erwartete.

# --- bench, perft, serve, arena

bench-interpreted = interpretiert
bench-compiled = kompiliert
bench-conditions = Gleichverteilt zufälliges Spiel auf einem Kern, Prozessorzeit, Python { $python }, { $kind }.
bench-running = { $game } wird gemessen …
perft-position = { $game }, { $players } Spieler, Startwert { $seed }, nach { $plies } Entscheidungen, Tiefe { $depth }
perft-total = gesamt
perft-families = Wege nach letzter Aktion: { $families }
serving = Fondaco läuft unter { $address } (Strg-C beendet es)
arena-human = In der Arena spielen Bots; Menschen spielen mit fondaco play.
arena-played = { $games } Partien. Siege nach Platz: { $seats }.
