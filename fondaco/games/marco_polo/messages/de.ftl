title = Auf den Spuren von Marco Polo

option-characters = Charaktere: nach Sitzplatz verteilt wie im ersten Spiel (first_game) oder von den Spielern gewählt, der letzte zuerst (drafted).
choice-characters-first-game = nach Sitzplatz, wie im ersten Spiel
choice-characters-drafted = reihum gewählt
option-goals = Zielkarten: Jeder bekommt zwei (dealt) oder vier, von denen er zwei behält (draft).
choice-goals-dealt = zwei ausgeteilt
choice-goals-draft = zwei von vier behalten
option-city-bonuses = Stadtboni: jeder bei der Stadt mit seinem Buchstaben (printed) oder gemischt (random).
choice-city-bonuses-printed = bei ihren Buchstaben
choice-city-bonuses-random = gemischt

nothing = nichts
item-coin = Geld
item-camel = Kamele
item-pepper = Pfeffer
item-silk = Seide
item-gold = Gold
item-vp = Punkte
some-coin = { $number } Geld
some-camel = { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
 }
some-pepper = { $number } Pfeffer
some-silk = { $number } Seide
some-gold = { $number } Gold
some-vp = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
 }
some-good = { $number ->
    [one] 1 Ware nach Wahl
   *[other] { $number } Waren nach Wahl
 }
some-pair = { $number ->
    [one] 2 verschiedene Waren
   *[other] { $number }-mal 2 verschiedene Waren
 }
some-step = { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
 }
some-contract = { $number ->
    [one] 1 Auftrag
   *[other] { $number } Aufträge
 }
some-die = { $number ->
    [one] 1 schwarzer Würfel
   *[other] { $number } schwarze Würfel
 }
some-copy = ein beliebiger anderer Stadtbonus
some-trigger = { $number ->
    [one] ein eigener Stadtbonus
   *[other] { $number } eigene Stadtboni
 }

effect-good = eine Ware nach Wahl
effect-pair = zwei verschiedene Waren
effect-step = ein Schritt
effect-contract = ein Auftrag
effect-die = ein schwarzer Würfel
effect-copy = ein anderer Stadtbonus

# Farben stehen als „blaue“, damit „eine blaue 4“ und „ein blaue|r Würfel“ gelingen.
colour-blue = blaue
colour-yellow = gelbe
colour-green = grüne
colour-red = rote
colour-black = schwarze
colour-white = weiße
one-die = { $value ->
    [0] { $colour }r Würfel
   *[other] { $colour } { $value }
 }

space-purse = „Säckchen“
space-coins = „5 Geld nehmen“
space-camels = „Kamele“
space-pepper = „Pfeffer“
space-silk = „Seide“
space-gold = „Gold“
space-contracts = „Aufträge“
space-travel = „Reisen“
space-khan = „Die Gunst des Khan“
space-card = „Stadtkarte { $city }“
space-card-number = „Stadtkarte { $city } { $number }“

card-pips = { $reward } je Würfelauge
card-contracts = { $reward } je erfülltem Auftrag
card-posts = { $reward } je Handelsposten

gift-names-values = würfelt nie: nennt beim Setzen, was jeder Würfel zeigt
gift-white-die = hat auch den weißen Würfel
gift-joins-free = zahlt nichts für besetzte Felder
gift-tribute = wird bezahlt, wenn andere zum Markt gehen, bei weniger Spielern für mehr
gift-oasis-jump = zieht von jeder Oase in jede andere, ohne Zusatzkosten
gift-posts-on-the-way = setzt in jeder Stadt auf dem Weg einen Handelsposten
gift-income = jede Runde { $items }
gift-start = beginnt in { $city } mit einem Handelsposten
gift-extra-posts = { $number } Handelsposten mehr
gift-figures = zwei Figuren, die sich eine Reise teilen

ask-turn = { $seat }: Würfel für eine Aktion setzen, davor oder danach Zusatzaktionen.
ask-turn-after = { $seat }: weitere Zusatzaktionen, oder den Zug beenden?
ask-die = { $left ->
    [one] { $space }: Welchen Würfel setzt du?
   *[other] { $space }: Welche Würfel setzt du? Noch { $left }, der niedrigste zuerst.
 }
ask-die-named = { $left ->
    [one] { $space }: Welchen Würfel setzt du, und was zeigt er?
   *[other] { $space }: Welche Würfel setzt du, und was zeigen sie? Noch { $left }, der niedrigste zuerst.
 }
ask-row = { $space }: Welche Zeile? { $lines }
ask-take = Welchen Auftrag nimmst du? Du erreichst { $most ->
    [one] Platz 1
   *[other] die Plätze 1 bis { $most }
 }.
ask-take-second = Welchen zweiten Auftrag nimmst du, weiter rechts und bis Platz { $most }, oder keinen?
ask-extra = Zu diesem Auftrag kommen { $amount } Geld oder { $amount } { $amount ->
    [one] Kamel
   *[other] Kamele
 }. Was nimmst du?
ask-drop = Beide Plätze sind belegt: Welchen alten Auftrag legst du weg?
ask-keep-drawn = Beide Plätze sind belegt: einen alten Auftrag weglegen oder den gezogenen ablehnen?
ask-step = Du bist in { $here }, { $left ->
    [one] ein Schritt bleibt
   *[other] { $left } Schritte bleiben
 }. Wohin, oder endet die Reise? Bisher kostet sie { $items }.
ask-pay-pair = Welche zwei verschiedenen Waren zahlst du? Noch { $left } { $left ->
    [one] Paar
   *[other] Paare
 }.
ask-relocate = Alle deine Handelsposten stehen: Welcher kommt nach { $city }?
ask-relocate-or-leave = Alle deine Handelsposten stehen: Welcher kommt nach { $city }, oder keiner?
ask-first = Was kommt zuerst: { $effects }?
ask-good = { $left ->
    [one] Welche Ware nimmst du?
   *[other] Welche Waren nimmst du? Noch { $left }.
 }
ask-pair = Welche zwei verschiedenen Waren nimmst du?
ask-copy = Welchen anderen Stadtbonus bekommst du?
ask-trigger = { $left ->
    [one] Den Bonus welcher deiner kleinen Städte bekommst du?
   *[other] Die Boni welcher { $left } deiner kleinen Städte bekommst du?
 }
ask-times = Wie oft nutzt du die Karte: { $card }? Bis zu { $most }-mal.
ask-swap-once = Eine Richtung, bis zu { $most }-mal: { $card }. Welche, und wie oft?
ask-swap = Wie oft { $swap }? Noch { $left }-mal möglich.
ask-compensate = Dein Wurf ist niedrig: Du bekommst { $amount } an Kamelen oder Geld. Wie viele Kamele?
ask-pick = { $seat }: Welchen Charakter nimmst du?
ask-keep = { $seat }: Welche zwei deiner Zielkarten behältst du?

do-place = Würfel setzen: { $space }
do-complete = { $contract } ausführen
do-reroll = Die { $colour } { $value } neu würfeln
do-turn = { $way ->
    [up] Die { $colour } { $value } rauf drehen
   *[down] Die { $colour } { $value } runter drehen
 }
do-buy = Einen schwarzen Würfel kaufen
do-end = Den Zug beenden
do-die = Die { $colour } { $value }
do-row = Zeile { $line }
do-take = Den Auftrag auf Platz { $place } nehmen
do-extra = { $item } nehmen
do-drop = { $contract } weglegen
do-refuse = Den gezogenen Auftrag ablehnen
do-step = Nach { $city } ziehen
do-switch = Mit der anderen Figur weiterziehen
do-stop = Hier aufhören
do-relocate = Den Handelsposten aus { $city } versetzen
do-leave = Keinen Handelsposten versetzen
do-first = Zuerst { $effect }
do-good = { $item } nehmen
do-pair = { $pair }
do-bonus = Den Bonus von { $city }
do-times = { $times ->
    [1] Einmal
    [2] Zweimal
   *[other] { $times }-mal
 }
do-swap = { $times ->
    [0] Nicht: { $swap }
    [1] Einmal: { $swap }
   *[other] { $times }-mal: { $swap }
 }
do-camels = { $times ->
    [0] Keine Kamele, nur Geld
    [1] 1 Kamel, den Rest in Geld
   *[other] { $times } Kamele, den Rest in Geld
 }
do-pick = { $choice } nehmen
do-keep = Die Zielkarten { $first } und { $second } behalten

no-dice = Du hast keine Würfel mehr.
acted-already = Deine Aktion in diesem Zug ist gemacht; offen sind nur das Säckchen und andere Zusatzaktionen.
must-act = Du hast noch Würfel und deine Aktion nicht gemacht: Setze erst Würfel.
too-few-dice = { $space }: Hier braucht es { $needed } Würfel; du hast { $held }.
own-colour = { $space }: Hier liegt schon ein { $colour }r Würfel von dir; nur schwarze und weiße dürfen dazu.
space-too-dear = { $space }: Das Feld ist besetzt und kostet { $needed } Geld, so viel wie dein niedrigster Würfel zeigt; du hast { $held }.
travel-too-dear = „Reisen“ ist besetzt: Mit deinem niedrigsten Würfel und einem ersten Schritt kostet es { $needed } Geld; du hast { $held }.
khan-too-low = Die Gunst des Khan verlangt mindestens eine { $value }.
khan-full = Bei der Gunst des Khan ist in dieser Runde kein Platz mehr.
card-used = { $space }: Die Karte wurde in dieser Runde schon genutzt.
card-needs-post = Du hast keinen Handelsposten in { $city }.
card-needs-small-city = Du hast keinen Handelsposten in einer kleinen Stadt.
card-counts-posts = Du hast noch keinen Handelsposten gesetzt.
card-counts-contracts = Du hast noch keinen Auftrag erfüllt.
card-no-step = Du kannst keinen einzigen Schritt bezahlen: { $card }.
card-unpayable = Für { $card } fehlt dir noch: { $items }.
card-no-swap = Du kannst nichts davon bezahlen: { $card }.
no-contracts = Auf dem Plan liegen keine Aufträge.
no-step-too-few-coins = Ein erster Schritt kostet mindestens { $needed } Geld; du hast { $held }.
no-step-too-few-camels = Jeder Weg von hier kostet Kamele, und du hast zu wenige.
not-your-colour = Der { $colour } Würfel gehört nicht dir.
no-such-die = Du hast keine { $colour } { $value }.
dice-order = Würfel werden aufsteigend gesetzt: Der nächste kommt nach der { $colour }n { $value }.
dice-after = Nach der { $colour }n { $value } { $left ->
    [one] fehlte dir noch ein mindestens so hoher Würfel
   *[other] fehlten dir noch { $left } mindestens so hohe Würfel
 }: Nenne den niedrigsten zuerst.
dice-without-value = Deine Würfel zeigen nichts, bis du sie setzt.
too-few-camels = Das kostet { $needed } { $needed ->
    [one] Kamel
   *[other] Kamele
 }; du hast { $held }.
turn-past-end = Eine { $value } lässt sich so nicht weiterdrehen.
bought-already = Du hast in diesem Zug schon einen schwarzen Würfel gekauft.
no-black-dice = Auf dem Plan liegt kein schwarzer Würfel mehr.
row-too-high = Dein niedrigster Würfel ist eine { $value }: Zeilen 1 bis { $value }.
no-contract-there = Auf Platz { $place } liegt kein Auftrag; die Reihe endet mit Platz { $last }.
contract-too-far = Mit einer { $value } erreichst du Platz { $place } nicht.
contract-order = Der zweite Auftrag muss rechts von Platz { $place } liegen.
one-contract-at-least = Du musst mindestens einen Auftrag nehmen.
contract-not-held = { $contract } liegt nicht bei dir.
just-taken = { $contract } wurde gerade genommen und bleibt; lege einen alten weg.
cannot-complete = Für { $contract } fehlt dir noch: { $items }.
no-road = Kein Weg führt von { $here } nach { $city }.
cannot-pay-step = Nach { $city } fehlt dir noch: { $items }.
cannot-pay-pairs = Nach { $city } brauchst du { $pairs } { $pairs ->
    [one] Paar
   *[other] Paare
 } verschiedener Waren.
one-step-at-least = Du musst mindestens einen Schritt ziehen.
switch-then-step = Deine andere Figur muss mindestens einen Schritt ziehen.
one-figure = Du hast nur eine Figur.
switched-already = Du ziehst schon mit deiner anderen Figur.
same-place = Deine beiden Figuren stehen in { $city }: Zieh die erste.
other-cannot-move = Deine Figur in { $city } kann keinen Schritt ziehen.
pair-order = Paare werden in der Reihenfolge Pfeffer + Seide, Pfeffer + Gold, Seide + Gold genannt.
cannot-pay-pair = So kannst du { $left } { $left ->
    [one] Paar
   *[other] Paare
 } nicht bezahlen; genannt werden sie in der Reihenfolge Pfeffer + Seide, Pfeffer + Gold, Seide + Gold.
no-post-there = Du hast keinen Handelsposten in { $city }.
must-relocate = Deine Reise endet in { $city }: Ein Handelsposten muss dorthin.
no-such-effect = Das gehört nicht dazu: { $effect }.
good-order = Waren werden in der Reihenfolge Pfeffer, Seide, Gold genannt: Für { $item } ist es zu spät.
copies-itself = Der Bonus von { $city } ist der, der einen anderen nachahmt.
bonus-order = Städte werden in der Reihenfolge der Karte genannt, jede einmal: Für { $city } ist es zu spät.
bonuses-left = Nach { $city } blieben zu wenige deiner kleinen Städte für { $left } Boni.
too-often = Höchstens { $most }-mal.
once-at-least = Die Karte muss mindestens einmal genutzt werden.
cannot-swap = Dir fehlt noch: { $items }.
compensation-is = Dein Ausgleich ist { $amount }.
character-taken = { $character } ist vergeben.
character-not-offered = { $character } liegt nicht aus.
keep-two = Nenne zwei verschiedene Zielkarten, die kleinere Zahl zuerst.

event-character = { $seat } ist { $character }.
event-keep-goals = { $seat } behält zwei Zielkarten.
event-lay-out = Neue Aufträge: { $contracts }.
event-round = Runde { $number } beginnt.
event-start-player = { $seat } beginnt.
event-roll = { $seat } würfelt { $dice }.
event-place = { $seat } setzt { $dice }: { $space }.
event-card = { $seat } nutzt die Karte { $card }.
event-gain = { $seat } bekommt { $items }.
event-pay = { $seat } zahlt { $items }.
event-tribute = { $seat } bekommt als Mercator { $items }.
event-hourglass = { $seat } nimmt die Sanduhr.
event-travel = { $seat } reist nach { $city }.
event-decline-step = { $seat } verzichtet auf den Schritt.
event-no-step = { $seat } kann keinen Schritt ziehen.
event-post = { $seat } setzt Handelsposten { $number } nach { $city }.
event-relocate = { $seat } versetzt einen Handelsposten von { $old } nach { $city }.
event-bonus = { $seat } bekommt den Bonus von { $city }: { $items }.
event-take = { $seat } nimmt { $contract }.
event-drop = { $seat } legt { $contract } weg.
event-draw = { $seat } bekommt { $contract } vom Sonderstapel.
event-look = { $seat } zieht { $contract } und sieht ihn an.
event-look-hidden = { $seat } zieht einen Auftrag und sieht ihn an.
event-refuse = { $seat } lehnt { $contract } ab.
event-refuse-hidden = { $seat } lehnt den Auftrag ab und schiebt ihn unter den Sonderstapel.
event-no-contract = Der Sonderstapel ist leer.
event-refill = { $contract } kommt vom Sonderstapel auf den Plan.
event-complete = { $seat } führt { $contract } aus.
event-reroll = { $seat } würfelt die { $colour } { $value } neu: { $new }.
event-turn = { $seat } dreht die { $colour } { $value } auf { $new }.
event-black-die = { $value ->
    [0] { $seat } nimmt einen schwarzen Würfel.
   *[other] { $seat } nimmt einen schwarzen Würfel und würfelt { $value }.
 }
event-no-black-die = Für { $seat } liegt kein schwarzer Würfel mehr da.
event-end = Das Spiel ist zu Ende.
event-goal = { $seat } hatte die Zielkarte { $goal }.

# Was Bilder sagen.
see-title = Marco Polo
see-place = { $city }
see-space = { $space }
see-card = { $card }
see-contract = { $contract }
see-goal = { $goal }
see-item = { $item }
see-die = { $dice }
see-outpost = Für den ersten Handelsposten hier: { $outpost }
see-tile = { $outpost }
see-bonus = Stadtbonus: { $bonus }
see-character = { $choice }
see-character-name = { $character }
see-round-of = { $round ->
    [0] Vor Runde 1
   *[other] Runde { $round } von { $rounds }
 }
see-khan = Gunst des Khan
see-each-die = je Würfel
see-travel = Reisen
see-two-dice = 2 Würfel
see-coins = Geld
see-purse = Beutel
see-black-dice = Schwarze Würfel
see-left = noch { $count }
see-buy = kaufen für
see-bazaar = Großer Markt
see-camels = Kamele
see-pepper = Pfeffer
see-silk = Seide
see-gold = Gold
see-contracts = Aufträge
see-special = { $count } im Sonderstapel
see-dice = Würfel
see-goods = Waren
see-goals = Ziele
see-posts = Handelsposten
see-completed = { $count } erfüllt
see-no-dice = keine Würfel
see-pips = Augen
see-hourglass = beginnt die nächste Runde, so wie es steht
see-do-place = Würfel setzen
see-do-complete = Erfüllen
see-do-adjust = Würfel ändern für Kamele
see-do-step = Schritt nach
see-do-relocate = Handelsposten versetzen aus
see-do-bonus = Bonus von
see-do-take = Nehmen
see-do-drop = Ablegen
see-source-track = Im Spiel
see-source-goals = Ziele
see-source-goal-cities = Zielstädte
see-source-coins = Geld
see-source-beijing = Beijing
see-source-goods = Waren in Beijing
see-source-contracts = Meiste Aufträge

label-round = Runde
label-rounds = von
label-hourglass = Sanduhr
label-acted = Aktion ausgeführt
label-bought = schwarzer Würfel gekauft
label-black-dice = schwarze Würfel
label-board = Aktionsfelder
label-city-cards = Stadtkarten
label-outposts = Kontorboni
label-city-bonuses = Stadtboni
label-beijing = Beijing
label-row = ausliegende Aufträge
label-stacks = Auftragsstapel
label-special = Sonderstapel
label-drawn = gezogen
label-offered = Charaktere zur Wahl
label-returned-goals = zurückgelegte Ziele
label-purse = Säckchen
label-coins = Geld
label-camels = Kamele
label-pepper = Pfeffer
label-silk = Seide
label-gold = Gold
label-contracts = Aufträge
label-travel = Reisen
label-khan = Gunst des Khan
label-sumatra1 = Sumatra 1
label-sumatra2 = Sumatra 2
label-sumatra3 = Sumatra 3
label-colour = Farbe
label-character = Charakter
label-coin = Geld
label-camel = Kamele
label-vp = Punkte bisher
label-dice = Würfel
label-figures = Figuren
label-posts = Handelsposten
label-posts-left = Posten übrig
label-completed = erfüllt
label-goals = Ziele
label-track = Zählleiste
label-goal-cities = Zielstädte
label-goods = Waren
label-score = Punkte
label-moscow = Moskau
label-karakorum = Karakorum
label-samarcanda = Samarcanda
label-lan-zhou = Lan-Zhou
label-alexandria = Alexandria
label-karachi = Karachi
label-sumatra = Sumatra
label-anxi = Anxi
label-ormuz = Ormuz
label-kashgar = Kashgar
label-xian = Xian
label-adana = Adana
label-kochi = Kochi
label-venezia = Venezia
