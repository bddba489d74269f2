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

space-contracts = „Aufträge“
space-khan = „Die Gunst des Khan“
space-card = „Stadtkarte { $city }“
space-card-number = „Stadtkarte { $city } { $number }“

card-pips = { $reward } je Würfelauge
card-contracts = { $reward } je erfülltem Auftrag
card-posts = { $reward } je Handelsposten

ability-income = jede Runde { $items }
ability-figures = zwei Figuren, die sich eine Reise teilen

ask-turn = { $seat }: Würfel für eine Aktion setzen, davor oder danach Zusatzaktionen.
ask-turn-after = { $seat }: weitere Zusatzaktionen, oder den Zug beenden?
ask-turn-end = { $seat }: Den Zug beenden.
ask-die = { $left ->
    [one] { $space }: Welchen Würfel setzt du?
   *[other] { $space }: Welche Würfel setzt du? Noch { $left }, der niedrigste zuerst.
 }
ask-drop = Beide Plätze sind belegt: Welchen alten Auftrag legst du weg?
ask-keep-drawn = Beide Plätze sind belegt: einen alten Auftrag weglegen oder den gezogenen ablehnen?
ask-keep-seen = Gezogen: { $contract }. Beide Plätze sind belegt: Welcher der drei muss weg?
ask-relocate = Alle deine Handelsposten stehen: Welcher kommt nach { $city }?
ask-relocate-or-leave = Alle deine Handelsposten stehen: Welcher kommt nach { $city }, oder keiner?
this-or-that = { $this } oder { $that }
ask-first = Was kommt zuerst: { $effects }?
ask-good = { $left ->
    [one] Welche Ware nimmst du?
   *[other] Welche Waren nimmst du? Noch { $left }.
 }
ask-pair = Welche zwei verschiedenen Waren nimmst du?
ask-copy = Welchen anderen Stadtbonus bekommst du?
ask-times = { $most ->
    [1] Du kannst die Karte einmal nutzen: { $card }.
   *[other] Wie oft nutzt du die Karte: { $card }? Bis zu { $most }-mal.
 }
ask-swap-once = { $most ->
    [1] Ein Tausch ist möglich: { $card }. Welcher?
   *[other] Eine Richtung, bis zu { $most }-mal: { $card }. Welche, und wie oft?
 }
ask-compensate = { $amount ->
    [1] Deinem Wurf fehlt ein Auge: Nimmst du dafür 1 Kamel oder 1 Geld?
   *[other] Deinem Wurf fehlen { $amount } Augen: Für jedes nimmst du 1 Kamel oder 1 Geld. Wie viele Kamele?
 }
ask-pick = { $seat }: Welchen Charakter nimmst du?

action-place = Würfel setzen: { $space }
action-reroll = Die { $colour } { $value } neu würfeln
action-turn = { $way ->
    [up] Die { $colour } { $value } hochdrehen
   *[down] Die { $colour } { $value } herunterdrehen
 }
action-buy = Einen schwarzen Würfel kaufen
action-end = Den Zug beenden
action-die = Die { $colour } { $value }
action-drop = { $contract } weglegen
action-refuse = Den gezogenen Auftrag ablehnen
action-step = Nach { $city } ziehen
action-switch = Mit der anderen Figur weiterziehen
action-stop = { $what }
end-journey = Die Reise hier beenden: { $here }
no-step-made = Keinen Schritt ziehen
no-second-contract = Keinen zweiten Auftrag nehmen
stop-here = Hier aufhören
action-relocate = Den Handelsposten aus { $city } versetzen
action-leave = { $what }
leave-posts = Keinen Handelsposten nach { $city } versetzen
leave-all-posts = Keinen Handelsposten versetzen
action-first = Zuerst { $effect }
action-good = { $item } nehmen
action-pair = { $pair }
action-bonus = Den Stadtbonus von { $city }: { $bonus }
action-times = { $times ->
    [1] Einmal: { $items } → { $reward }
    [2] Zweimal: { $items } → { $reward }
   *[other] { $times }-mal: { $items } → { $reward }
 }
action-swap = { $times ->
    [0] Nicht: { $swap }
    [1] Einmal: { $swap }
    [2] Zweimal: { $swap }
   *[other] { $times }-mal: { $swap }
 }
action-camels = { $items } nehmen
action-pick = { $choice } nehmen

no-dice = Du hast keine Würfel mehr.
must-act = Du hast noch Würfel und deine Aktion nicht gemacht: Setze erst Würfel.
too-few-dice = { $space }: Hier braucht es { $needed } Würfel; du hast { $held }.
space-too-dear = { $space }: Das Feld ist besetzt und kostet { $needed } Geld, so viel wie dein niedrigster Würfel zeigt; du hast { $held }.
khan-too-low = Die Gunst des Khan verlangt mindestens eine { $value }.
khan-full = Bei der Gunst des Khan ist in dieser Runde kein Platz mehr.
card-used = { $space }: Die Karte wurde in dieser Runde schon genutzt.
card-needs-post = Du hast keinen Handelsposten in { $city }.
card-counts-posts = Du hast noch keinen Handelsposten gesetzt.
card-counts-contracts = Du hast noch keinen Auftrag erfüllt.
card-no-step = Du kannst keinen einzigen Schritt bezahlen: { $card }.
card-unpayable = Für { $card } fehlt dir noch: { $items }.
card-no-swap = Du kannst nichts davon bezahlen: { $card }.
not-your-colour = Der { $colour } Würfel gehört nicht dir.
no-such-die = Du hast keine { $colour } { $value }.
dice-order = Würfel werden aufsteigend gesetzt: Der nächste kommt nach der { $colour }n { $value }.
dice-after = Nach der { $colour }n { $value } { $left ->
    [one] fehlte dir noch ein mindestens so hoher Würfel
   *[other] fehlten dir noch { $left } mindestens so hohe Würfel
 }: Nenne den niedrigsten zuerst.
turn-past-end = Eine { $value } lässt sich so nicht weiterdrehen.
dice-without-value = Deine Würfel zeigen nichts, bis du sie setzt.
bought-already = Du hast in diesem Zug schon einen schwarzen Würfel gekauft.
no-black-dice = Auf dem Plan liegt kein schwarzer Würfel mehr.
one-contract-at-least = Du musst mindestens einen Auftrag nehmen.
contract-not-held = { $contract } liegt nicht bei dir.
just-taken = { $contract } wurde gerade genommen und bleibt; lege einen alten weg.
cannot-complete = Für { $contract } fehlt dir noch: { $items }.
no-road = Kein Weg führt von { $here } nach { $city }.
cannot-pay-step = Nach { $city } fehlt dir noch: { $items }.
one-step-at-least = Du musst mindestens einen Schritt ziehen.
switch-then-step = Deine andere Figur muss mindestens einen Schritt ziehen.
one-figure = Du hast nur eine Figur.
switched-already = Du ziehst schon mit deiner anderen Figur.
same-place = Deine beiden Figuren stehen in { $city }: Zieh die erste.
other-cannot-move = Deine Figur in { $city } kann keinen Schritt ziehen.
no-post-there = Du hast keinen Handelsposten in { $city }.
post-is-new = Dein Handelsposten in { $city } ist neu: Die Aktion dort ist ab deinem nächsten Zug offen.
post-stays = Deine Reise endet in { $city }: Der Handelsposten dort bleibt.
must-relocate = Deine Reise endet in { $city }: Ein Handelsposten muss dorthin.
no-such-effect = Das gehört nicht dazu: { $effect }.
good-order = Waren werden in der Reihenfolge Pfeffer, Seide, Gold genannt: Für { $item } ist es zu spät.
copies-itself = Der Bonus von { $city } ist der, der einen anderen nachahmt.
bonus-order = Städte werden in der Reihenfolge der Karte genannt, jede einmal: Für { $city } ist es zu spät.
too-often = Höchstens { $most }-mal.
once-at-least = Die Karte muss mindestens einmal genutzt werden.
cannot-swap = Dir fehlt noch: { $items }.
compensation-is = Dein Ausgleich ist { $amount }.
character-taken = { $character } ist vergeben.
character-not-offered = { $character } liegt nicht aus.

event-character = { $seat } ist { $character }.
event-round = Runde { $number } beginnt.
event-start-player = { $seat } beginnt.
event-roll = { $seat } würfelt { $dice }.
event-place = { $seat } setzt auf das Feld { $space }: { $dice }.
event-card = { $seat } nutzt die Karte: { $card }.
event-gain = { $seat } bekommt { $items }.
event-pay = { $seat } zahlt { $items }.
event-hourglass = { $seat } nimmt die Sanduhr.
event-travel = { $seat } reist nach { $city }.
event-decline-step = { $seat } verzichtet auf den Schritt.
event-no-step = { $seat } kann keinen Schritt ziehen.
event-post = { $seat } setzt Handelsposten { $number } nach { $city }.
event-relocate = { $seat } versetzt einen Handelsposten von { $old } nach { $city }.
event-bonus = { $seat } löst den { $tile } von { $city } aus.
kind-outpost = Kontorbonus
kind-city-bonus = Stadtbonus
event-take = { $seat } nimmt { $contract }.
event-drop = { $seat } legt { $contract } weg.
event-look = { $seat } zieht { $contract } und sieht ihn an.
event-look-hidden = { $seat } zieht einen Auftrag und sieht ihn an.
event-refuse = { $seat } lehnt { $contract } ab.
event-reroll = { $seat } würfelt die { $colour } { $value } neu: { $new }.
event-turn = { $seat } dreht die { $colour } { $value } auf { $new }.
event-black-die = { $value ->
    [0] { $seat } nimmt einen schwarzen Würfel.
   *[other] { $seat } nimmt einen schwarzen Würfel und würfelt { $value }.
 }
event-no-black-die = Für { $seat } liegt kein schwarzer Würfel mehr da.
event-end = Das Spiel ist zu Ende.
event-goal = { $seat } hatte die Zielkarte { $goal }.

label-round = Runde
label-rounds = von
label-hourglass = Sanduhr
label-acted = Aktion ausgeführt
label-bought = schwarzer Würfel gekauft
label-black-dice = schwarze Würfel
label-new-posts = Handelsposten dieses Zugs
label-board = Aktionsfelder
label-city-cards = Stadtkarten
label-city-bonuses = Stadtboni
label-drawn = gezogen
label-offered = Charaktere zur Wahl
label-returned-goals = zurückgelegte Ziele
label-coins = Geld
label-pepper = Pfeffer
label-silk = Seide
label-gold = Gold
label-contracts = Aufträge
label-khan = Gunst des Khan
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
label-goods = Waren
label-score = Punkte

# What pictures say.
view-place = { $city }
view-space = { $space }
view-card = { $card }
view-contract = { $contract }
view-goal = { $goal }
view-item = { $item }
view-die = { $dice }
view-outpost = Für den ersten Handelsposten hier: { $outpost }
view-tile = { $outpost }
view-bonus = Stadtbonus: { $bonus }
view-character = { $choice }
view-character-name = { $character }
view-round-of = { $round ->
    [0] Vor Runde 1
   *[other] Runde { $round } von { $rounds }
 }
view-khan = Gunst des Khan
view-each-die = je Würfel
view-travel = Reisen
view-black-dice = Schwarze Würfel
view-left = noch { $count }
view-buy = kaufen für
view-contracts = Aufträge
view-dice = Würfel
view-goods = Waren
view-posts = Handelsposten
view-completed = { $count } erfüllt
view-no-dice = keine Würfel
view-pips = Augen
view-hourglass = beginnt die nächste Runde, so wie es steht
view-title-place = Würfel setzen
view-title-complete = Erfüllen
view-title-adjust = Würfel ändern für Kamele
view-title-step = Schritt nach
view-title-relocate = Handelsposten versetzen aus
view-title-bonus = Stadtbonus von
view-title-take = Nehmen
view-title-drop = Ablegen
view-source-track = Im Spiel
view-source-coins = Geld
view-source-contracts = Meiste Aufträge

ruling-order-of-rewards = Kommen mehrere Belohnungen auf einmal, wählst du ihre Reihenfolge; jede wird abgeschlossen, bevor die nächste beginnt.
ruling-card-paid-first = So oft du eine Stadtkarte auch nutzt: Alles wird bezahlt, bevor sie etwas bringt.
ruling-card-gives-all = Eine Stadtkarte, die nach dem Wert des Würfels oder je Auge, Auftrag oder Handelsposten etwas bringt, bringt alles, was der Würfel erlaubt: Weniger kannst du nicht nehmen.
ruling-all-posts-count = Bei den Karten, die deine Handelsposten zählen, zählen alle auf der Karte, auch der in Beijing.
ruling-fewer-bonus-cities = Bringt dir eine Karte mehr eigene Stadtboni, als du Städte mit einem hast, bekommst du jeden davon einmal.
ruling-dropped-in-order = Müssen zwei alte Aufträge zugleich weichen, kommen sie in der Reihenfolge unter den Stapel, in der du sie genommen hast.
ruling-no-contract-left = Ist kein Auftrag mehr im Stapel, ziehst du keinen.
ruling-slot-before-reward = Ein Auftrag, den du erfüllst, macht seinen Platz frei, bevor seine Belohnung kommt, obwohl die Anleitung die Schublade zuletzt nennt: Ein Auftrag, den du dafür bekommst, darf dort liegen.
ruling-only-moved-figures = Von zwei Figuren bringt nur eine, die sich auf dieser Reise bewegt hat, einen Handelsposten.
ruling-posts-stay-at-the-end = Sind alle deine Handelsposten gesetzt, muss einer dorthin, wo deine Reise endet, aber keiner von dort, wo gerade eine deiner Figuren angehalten hat.
ruling-no-move-on-the-way = Sind alle deine Handelsposten gesetzt, musst du keinen in eine Stadt versetzen, durch die du nur ziehst.
ruling-moved-post = Ein versetzter Handelsposten bringt den Bonus der neuen Stadt, aber nie noch einmal die Punkte der letzten Handelsposten.
ruling-post-moves-on = Ein Handelsposten, den du unterwegs setzt und der auf derselben Reise weiterzieht, bringt nur den Bonus der Stadt, in der er am Ende steht.
ruling-round-start-clockwise = Die Boni am Anfang einer Runde und den Ausgleich für einen niedrigen Wurf bekommen alle nacheinander, reihum vom Startspieler an.
ruling-all-but-goals-open = Alles, was jemand hat, liegt offen, nur die Zielkarten nicht; auch erfüllte Aufträge, denn alle haben sie gesehen.
ruling-bonus-in-the-box = Der Stadtbonus, der in der Schachtel bleibt, lässt sich nicht nachahmen.
ruling-figures-never-block = Figuren versperren niemandem den Weg, weder fremde noch eigene.
