# Die Worte des Hauses.
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
name-help = So nennen dich die anderen am Tisch:
other-language = English
to-lobby = Zur Eingangshalle
error-title = Das ging nicht

# Eingangshalle
your-tables = Deine Tische
your-turn = Du bist dran
waiting-short = wartet auf Mitspieler
outdated-short = nur noch anzusehen
thinking = { $name } überlegt
with = mit { $names }
seats-taken = { $taken } von { $seats } Plätzen besetzt
choose-game = Wähle ein Spiel
choose-note = „Jetzt spielen“ setzt dich sofort an einen Tisch mit Bots, ohne Anmeldung.
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
how-many = Wie viele spielen mit?
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
seat-spec = Bot mit Angaben …
bot-spec-label = Welcher Bot? Etwa search:iterations=800 oder greedy:beam=2
bot-level = Wie stark?
game-minutes = etwa { $minutes } Min.
options-of = { $count ->
    [one] Eine Einstellung
   *[other] { $count } Einstellungen
 }
options-where = Gewählt wird unter „Tisch …“.
same-device-name = Name dieser Person
options = Einstellungen
public-table = Tisch in der Eingangshalle zeigen, damit sich jeder dazusetzen kann
create-table = Tisch aufstellen
open-tables = Offene Tische
no-open-tables = Kein Tisch wartet auf Mitspieler.
join = Dazusetzen
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
other-device-help = Ein privater Link bringt dich mit deinen Plätzen auf dein Telefon oder einen anderen Rechner. Wer ihn hat, kann für dich spielen: Behalte ihn für dich.
make-link = Mein privater Link
api-docs = Die JSON-Schnittstelle
api-intro = Was die Seiten können, können auch Programme. Die Beschreibung für Maschinen ist
how-to-play = So spielt man { $game }
how-to-play-here = Spielanleitung: worum es gerade geht
how-to-play-short = Spielregeln
howto-missing = Für dieses Spiel gibt es noch keine Seite.
contents = Inhalt
device-link-title = Auf diesem Gerät als { $name } weiterspielen?
device-link-text = Danach spielt dieser Browser für { $name }, mit allen Plätzen und Tischen.
device-link-accept = Weiter als { $name }

# Tisch
connecting = Der Tisch wird geöffnet …
the-table = Der Tisch
undo = Zurücknehmen
restart-turn = Zug neu
end-turn = Zug beenden
sounds = Töne
confirm-option = Das Ende meines Zuges bestätigen lassen
two-taps = Einmal tippen wählt aus, noch einmal tippen spielt
copy-table-link = Link zu diesem Tisch kopieren
commitment = Hash des Geheimnisses dieses Tisches:
keys-help = Tasten: Ziffern wählen aus der Liste, U nimmt zurück, R beginnt den Zug neu, E beendet ihn, H gibt einen Tipp, T: Zug eintippen; Pfeile gehen von Ziel zu Ziel, mit Umschalt zu allem, was sich lesen lässt.
your-actions = Was du tun kannst
type-a-move = Zug eintippen
log = Tagebuch
hint-button = Tipp
hint-title = Was die Suche tun würde
hint-thinking = Denkt nach …
close = Schließen
people = Da
zoom-back = Zurück
chat = Gespräch
write-a-message = Sag etwas
curtain-help = Alle anderen schauen weg.
waiting-for-players = { $count ->
    [one] Es fehlt noch ein Mitspieler.
   *[other] Es fehlen noch { $count } Mitspieler.
 }
confirm-your-turn = Soll das dein Zug sein? Beende ihn, oder nimm ihn zurück.
pick-or-confirm = Du kannst noch etwas wählen oder deinen Zug beenden.
confirms-turn = { $name } beendet gleich den Zug.
you-win = Du gewinnst mit { $points } Punkten.
winners = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } gewinnen gemeinsam mit je { $points } Punkten.
 }
read-only = Dieses Spiel kann man nur noch ansehen. { $reason }
player-decides = { $name } entscheidet.
bot-replaced = { $name } konnte sich nicht entscheiden ({ $failed }); „{ $simpler }“ übernimmt den Platz.

# Ende und Rückschau
final-scores = Die Abrechnung
points-by-source = Punkte nach Herkunft
result-only = Woher die Punkte kamen, lässt sich nicht mehr sagen: { $reason }
total = Summe
chart-title = Punkte im Verlauf
chart-note = ein Punkt führt zu diesem Augenblick
chart-moves = { $count } Züge
moment-link = Der Augenblick nach { $number } Zügen
next-steps = Wie weiter?
rematch = { $name } möchte eine Revanche.
rematch-button = Revanche
view-table = Tisch ansehen
replay-from-start = Von Anfang an ansehen
download-record = Aufzeichnung herunterladen
proof = Beweis für faires Geben
proof-text = Das Geheimnis passt zum Hash, den das Haus beim Aufstellen des Tisches gezeigt hat; mit den Zufallszahlen aller Plätze ergibt es den Startwert dieses Spiels.
proof-fails = Das Geheimnis passt nicht: Diesem Spiel ist nicht zu trauen.
proof-commitment = Hash
proof-secret = Geheimnis
proof-seed = Startwert
proof-how = Prüfe es selbst: Lade die Aufzeichnung herunter, dann „fondaco verify DATEI --commitment HASH“ mit dem Hash, den du dir vor dem Hinsetzen notiert hast.
replay = Rückschau
view-as = als
spectator = Zuschauer
copy-moment = Link kopieren
to-table = Zum Tisch
to-first = Zum ersten Augenblick
to-last = Zum letzten Augenblick
step-back = Einen Schritt zurück
step-forward = Einen Schritt weiter
moment = Augenblick

# Was nicht geht
no-such-table = Diesen Tisch gibt es nicht.
no-such-page = Diese Seite gibt es nicht.
name-required = Du brauchst erst einen Namen: Wähle ihn in der Eingangshalle.
no-name = Ein Name braucht wenigstens einen Buchstaben.
cross-site-request = Das kam von der Seite eines anderen Hauses.
bad-request = Das ist nicht zu verstehen.
method-not-allowed = Das geht unter dieser Adresse nicht.
bad-fields = Das ist nicht zu verstehen: { $places }.
too-long = Das ist zu lang.
no-such-bot = In diesem Haus gibt es keinen Bot „{ $name }“. Es gibt { $possible }.
bot-parameter-out-of-range = „{ $name }“ kann an einem Tisch von 0 bis { $most } gehen.
no-person = Jemand muss mitspielen: Lass einer Person einen Platz.
too-many-tables = Du hast schon { $most } Tische, an denen das Spiel nicht zu Ende ist. Bring ein Spiel zu Ende, oder räume einen Tisch weg.
no-such-seat-here = Diesen Platz hat der Tisch nicht.
seat-taken = Dieser Platz ist besetzt.
already-started = Das Spiel hat schon begonnen.
not-started = Das Spiel hat noch nicht begonnen.
not-over = Das Spiel ist noch nicht zu Ende.
not-at-this-table = Du hast keinen Platz an diesem Tisch.
not-your-seat = Das ist nicht dein Platz.
not-your-table = Nur wer diesen Tisch aufgestellt hat, kann ihn wegräumen.
not-your-turn = Du bist nicht dran.
stale-move-count = Am Tisch hat sich inzwischen etwas geändert; schau noch einmal hin.
nothing-to-undo = Nichts lässt sich zurücknehmen: Etwas wurde aufgedeckt, oder jemand anders hat seitdem entschieden.
hint-in-progress = Über einen Tipp wird schon nachgedacht.
no-hint = Diesmal ließ sich kein Tipp finden.
nothing-to-confirm = Du hast keinen Zug zu beenden.
no-such-moment = Dieses Spiel hat die Augenblicke 0 bis { $last }.
replay-as-spectator = Solange ein Spiel läuft, ist nur zu sehen, was Zuschauer sehen.
link-expired = Dieser Link gilt nicht mehr. Hole dir auf dem anderen Gerät einen neuen.
bad-database = Die Datenbank ist nicht zu benutzen: { $fault }

# Worte für Skripte: Ein Name in eckigen Klammern wird dort eingesetzt.
js-your-turn = Du bist dran
js-game-over = Ende
js-open-table = Offener Tisch
js-read-only-short = Nur ansehen
js-confirm-turn = Zug beenden?
js-no-actions = Gerade gibt es nichts zu tun.
js-reconnecting = Die Verbindung ist abgerissen; neuer Versuch …
js-link-copied = Kopiert.
js-copy = Link kopieren
js-copy-link = Kopiere diesen Link:
js-take-seat = Hier sitzen
js-free-seat = frei
js-leave-seat = Aufstehen
js-remove-table = Tisch wegräumen
js-deal-verified = Dieser Browser hat verglichen: Es ist der Hash, der zu sehen war, bevor du dich setztest, und deine eigene Zufallszahl ist dabei.
js-deal-mismatch = Das ist nicht, was diesem Browser versprochen war, als du dich setztest: Diesem Spiel ist nicht zu trauen.
js-you = du
js-invite-friends = Schicke diese Adresse deinen Freunden; das Spiel beginnt, wenn alle Plätze besetzt sind:
js-i-am = Ich bin [name]
js-hand-over-to = Gib weiter an [name]
js-forced = ohne Wahl
js-is-watching = schaut zu
js-anonymous-spectators = Zuschauer ohne Namen: [count]
js-present = da
js-absent = nicht da
js-bot-level = Bot, [level]
js-hint-none = Der Tisch ist inzwischen weiter.
js-hint-play = Spielen
js-spectating = Du schaust zu.
js-go-to-moment = Diesen Augenblick zeigen
js-move-to-moment = Nach [move_count] von [last] Zügen
js-before-first-move = Vor dem ersten Zug
js-request-failed = Das ging nicht.
js-unreachable = Das Haus ist nicht zu erreichen. Ist die Verbindung weg? Versuch es gleich noch einmal.
js-round-short = Runde [round]
js-private-link-note = Dieser Link gehört dir allein; er gilt einen Tag:
