# Die Meldungen des Servers.

# Jede Seite
skip = Zum Inhalt
tagline = Handelsspiele an einem Tisch
tools = Werkzeuge
menu = Menü
ok = OK
cancel = Abbrechen
guest = Gast
playing-as = Du spielst als { $name }
choose-name = Namen wählen
change-name = Namen ändern
your-name = Dein Name
name-help = Dein Name für die Mitspieler:
other-language = English
to-lobby = Zur Lobby
error-title = Das hat nicht geklappt

# Lobby
your-tables = Deine Tische
your-turn = Du bist dran
waiting-short = wartet auf Mitspieler
outdated-short = nur noch anzusehen
thinking = { $name } überlegt
with = mit { $names }
seats-taken = { $taken } von { $seats } Plätzen besetzt
choose-game = Wähle ein Spiel
choose-note = „Jetzt spielen“ startet ein Spiel gegen Bots, ganz ohne Anmeldung.
players-short = { $minimum }–{ $maximum }
players-range = { $minimum } bis { $maximum } Spieler
play-now = Jetzt spielen
play-now-title = { $game }: jetzt spielen
how-many-bots = Gegen wie viele Bots?
against = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
 }
new-table = Tisch …
new-table-of = Neuer Tisch: { $game }
how-many = Anzahl der Spieler
who-plays = Wer spielt mit?
seat-number = Platz { $number }
seat-me = ich
seat-friend = jemand mit dem Link
seat-same-device = jemand an diesem Gerät
level-easy = leicht
level-normal = normal
level-hard = schwer
level-expert = Meister
bots-by-level = Bots nach Stärke
bots-by-name = Bots nach Namen
seat-bot = Bot: { $name }
seat-spec = Bot mit Parametern …
bot-spec-label = Der Bot, zum Beispiel search:iterations=800 oder greedy:beam=2
bot-level = Stärke der Bots
game-minutes = etwa { $minutes } Min.
options-of = { $count ->
    [one] Eine Option
   *[other] { $count } Optionen
 }
options-where = Auswählen kannst du sie unter „Tisch …“.
same-device-name = Name dieser Person
options = Optionen
public-table = Tisch in der Lobby zeigen, damit alle mitspielen können
create-table = Tisch eröffnen
open-tables = Offene Tische
no-open-tables = Kein Tisch wartet auf Mitspieler.
join = Mitspielen
finished-games = Beendete Spiele
no-finished = Noch keine.
placed = { $rank ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
   *[other] Fünfter
 }
other-device = Auf einem anderen Gerät
other-device-help = Mit einem privaten Link spielst du auf deinem Telefon oder einem anderen Rechner weiter. Wer ihn hat, kann für dich spielen: Gib ihn nicht weiter.
make-link = Mein privater Link
api-docs = Die JSON-Schnittstelle
api-intro = Was die Seiten können, können auch Programme. Die Beschreibung für Programme:
how-to-play = So spielt man { $game }
how-to-play-short = Spielanleitung
how-to-play-here = Spielanleitung zur aktuellen Frage
howto-missing = Für dieses Spiel gibt es noch keine Seite.
contents = Inhalt
device-link-title = Auf diesem Gerät als { $name } weiterspielen?
device-link-text = Danach spielt dieser Browser für { $name }, an allen Tischen.
device-link-accept = Weiter als { $name }

# Tisch
connecting = Der Tisch wird geöffnet …
the-table = Der Tisch
undo = Zurücknehmen
restart-turn = Zug neu beginnen
end-turn = Zug beenden
sounds = Töne
confirm-option = Das Ende meines Zuges bestätigen lassen
two-taps = Erst antippen, dann mit dem zweiten Tippen spielen
copy-table-link = Link zu diesem Tisch kopieren
commitment = Hash des Geheimnisses dieses Tisches:
keys-help = Tasten: Ziffern wählen aus der Liste, U nimmt zurück, R beginnt den Zug neu, E beendet ihn, H gibt einen Tipp, T öffnet das Eingabefeld. Pfeiltasten wechseln zwischen den möglichen Aktionen, mit der Umschalttaste zwischen allem, was sich lesen lässt.
your-actions = Deine Aktionen
type-a-move = Zug eintippen
log = Verlauf
hint-button = Tipp
hint-title = Die besten Züge laut Suche
hint-thinking = Denkt nach …
close = Schließen
people = Personen
zoom-back = Zurück
chat = Chat
write-a-message = Nachricht schreiben
curtain-help = Alle anderen schauen weg.
waiting-for-players = { $count ->
    [one] Es fehlt noch ein Mitspieler.
   *[other] Es fehlen noch { $count } Mitspieler.
 }
confirm-your-turn = Bestätige das Ende deines Zuges oder nimm etwas zurück.
pick-or-confirm = Du kannst noch etwas wählen oder deinen Zug beenden.
confirms-turn = { $name } muss das Ende des Zuges noch bestätigen.
you-win = Du gewinnst mit { $points } Punkten.
winners = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } gewinnen gemeinsam mit je { $points } Punkten.
 }
read-only = Dieses Spiel kann man nur noch ansehen. { $reason }
player-decides = { $name } entscheidet.
bot-replaced = Der Bot von { $name } ({ $failed }) ist ausgefallen. „{ $simpler }“ übernimmt den Platz.

# Ergebnis und Rückschau
final-scores = Endstand
points-by-source = Punkte nach Herkunft
result-only = Woher die Punkte stammen, ist nicht mehr bekannt: { $reason }
total = Summe
chart-title = Punkte im Verlauf
chart-note = ein Klick auf einen Punkt öffnet die Rückschau
chart-moves = { $count } Züge
moment-link = Der Spielstand nach { $number } Zügen
next-steps = Wie weiter?
rematch = { $name } möchte eine Revanche.
rematch-button = Revanche
view-table = Tisch ansehen
replay-from-start = Von Anfang an ansehen
download-record = Aufzeichnung herunterladen
proof = Beweis für faires Geben
proof-text = Das Geheimnis passt zum Hash, den der Server beim Eröffnen des Tisches veröffentlicht hat. Zusammen mit den Zufallszahlen aller Plätze ergibt es den Startwert dieses Spiels.
proof-fails = Das Geheimnis passt nicht zum Hash: Traue diesem Spiel nicht.
proof-commitment = Hash
proof-secret = Geheimnis
proof-seed = Startwert
proof-how = Selbst prüfen: Lade die Aufzeichnung herunter und starte „fondaco verify DATEI --commitment HASH“ mit dem Hash, den du dir vor dem Spiel notiert hast.
replay = Rückschau
view-as = als
spectator = Zuschauer
copy-moment = Link kopieren
to-table = Zum Tisch
to-first = Zum Anfang
to-last = Zum Ende
step-back = Einen Schritt zurück
step-forward = Einen Schritt vor
moment = Spielstand

# Fehler
no-such-table = Diesen Tisch gibt es nicht.
no-such-page = Diese Seite gibt es nicht.
name-required = Du brauchst zuerst einen Namen. Wähle ihn in der Lobby.
no-name = Ein Name braucht mindestens einen Buchstaben.
cross-site-request = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
bad-request = Die Anfrage ist ungültig.
method-not-allowed = Diese Methode gibt es unter dieser Adresse nicht.
bad-fields = Die Anfrage ist ungültig. Prüfe: { $fields }.
too-long = Die Anfrage ist zu lang.
no-such-bot = Auf diesem Server gibt es keinen Bot „{ $name }“. Möglich: { $possible }.
bot-parameter-out-of-range = „{ $name }“ darf an einem Tisch von 0 bis { $limit } gehen.
no-person = Mindestens ein Platz muss für eine Person frei bleiben.
too-many-tables = Du hast schon { $limit } unbeendete Tische. Beende ein Spiel oder löse einen Tisch auf.
no-such-seat-here = Diesen Platz hat der Tisch nicht.
seat-taken = Dieser Platz ist besetzt.
already-started = Das Spiel hat schon begonnen.
not-started = Das Spiel hat noch nicht begonnen.
not-over = Das Spiel ist noch nicht zu Ende.
not-at-this-table = Du hast keinen Platz an diesem Tisch.
not-your-seat = Das ist nicht dein Platz.
not-your-table = Nur wer diesen Tisch eröffnet hat, kann ihn auflösen.
not-your-turn = Du bist nicht dran.
stale-move-count = Am Tisch hat sich etwas geändert. Sieh nach und versuche es noch einmal.
nothing-to-undo = Es lässt sich nichts zurücknehmen: Etwas wurde aufgedeckt, oder jemand anders hat seitdem gezogen.
hint-in-progress = Ein Tipp wird schon berechnet.
no-hint = Diesmal wurde kein Tipp gefunden.
nothing-to-confirm = Es gibt keinen Zug, dessen Ende du bestätigen kannst.
no-such-moment = Dieses Spiel hat die Spielstände 0 bis { $last }.
replay-as-spectator = Ein laufendes Spiel lässt sich nur aus Sicht der Zuschauer nachspielen.
link-expired = Dieser Link ist abgelaufen. Erstelle auf dem anderen Gerät einen neuen.
bad-database = Die Datenbank kann nicht verwendet werden: { $detail }

# Meldungen der Skripte: Sie ersetzen die Namen in eckigen Klammern.
js-your-turn = Du bist dran
js-game-over = Spielende
js-open-table = Offener Tisch
js-read-only-short = Nur ansehen
js-confirm-turn = Zug beenden?
js-no-actions = Im Moment hast du keine Aktionen.
js-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
js-link-copied = Kopiert.
js-copy = Link kopieren
js-copy-link = Kopiere diesen Link:
js-take-seat = Platz nehmen
js-free-seat = frei
js-leave-seat = Platz freigeben
js-remove-table = Tisch auflösen
js-deal-verified = Dieser Browser hat das Geben geprüft: Der Hash ist derselbe wie vor dem Spiel, und deine eigene Zufallszahl ist im Startwert enthalten.
js-deal-mismatch = Der Hash oder deine Zufallszahl ist nicht das, was dieser Browser vor dem Spiel gespeichert hat: Traue diesem Spiel nicht.
js-you = du
js-invite-friends = Schicke diese Adresse deinen Freunden. Das Spiel beginnt, sobald alle Plätze besetzt sind:
js-i-am = Ich bin [name]
js-hand-over-to = Gib das Gerät an [name]
js-forced = erzwungen
js-is-watching = schaut zu
js-anonymous-spectators = Zuschauer ohne Namen: [count]
js-present = da
js-absent = nicht da
js-bot-level = Bot, [level]
js-hint-none = Am Tisch hat sich seitdem etwas geändert.
js-hint-play = Spielen
js-spectating = Du schaust zu.
js-go-to-moment = Diesen Spielstand zeigen
js-move-to-moment = Nach [move_count] von [last] Zügen
js-before-first-move = Vor dem ersten Zug
js-request-failed = Das hat nicht geklappt.
js-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
js-round-short = Runde [round]
js-private-link-note = Dieser Link gehört nur dir und läuft nach einem Tag ab:
