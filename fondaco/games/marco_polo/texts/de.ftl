title = Auf den Spuren von Marco Polo

option-characters = Charaktere: nach Sitzplatz verteilt wie im ersten Spiel oder von den Spielern gewählt, der letzte zuerst.
choice-characters-first-game = nach Sitzplatz, wie im ersten Spiel
choice-characters-drafted = reihum gewählt
option-goals = Zielkarten: Jeder bekommt zwei, oder vier, von denen er zwei behält.
choice-goals-dealt = zwei ausgeteilt
choice-goals-draft = zwei von vier behalten
option-city-bonuses = Stadtboni: jeder bei der Stadt mit seinem Buchstaben oder gemischt.
choice-city-bonuses-printed = bei ihren Buchstaben
choice-city-bonuses-random = gemischt

space-purse = „Säckchen“
space-coins = „5 Geld nehmen“
space-camels = „Kamele“
space-pepper = „Pfeffer“
space-silk = „Seide“
space-gold = „Gold“
space-travel = „Reisen“

ability-names-values = würfelt nie: nennt beim Setzen, was jeder Würfel zeigt
ability-white-die = hat auch den weißen Würfel
ability-joins-free = zahlt nichts für besetzte Felder
ability-tribute = wird bezahlt, wenn andere zum Markt gehen, bei weniger Spielern für mehr
ability-oasis-jump = zieht von jeder Oase in jede andere, ohne Zusatzkosten
ability-posts-on-the-way = setzt in jeder Stadt auf dem Weg einen Handelsposten
ability-start = beginnt in { $city } mit einem Handelsposten
ability-extra-posts = { $number } Handelsposten mehr

ask-die-named = { $left ->
    [one] { $space }: Welchen Würfel setzt du, und was zeigt er?
   *[other] { $space }: Welche Würfel setzt du, und was zeigen sie? Noch { $left }, der niedrigste zuerst.
 }
ask-row = { $space }: Welche Spalte? { $lines }
ask-take = Welchen Auftrag nimmst du? Du erreichst { $most ->
    [one] Platz 1
   *[other] die Plätze 1 bis { $most }
 }.
ask-take-second = Welchen zweiten Auftrag nimmst du, bis Platz { $most }, oder keinen?
ask-extra = Zu diesem Auftrag { $amount ->
    [one] gehört 1 Geld oder 1 Kamel
   *[other] gehören { $amount } Geld oder { $amount } Kamele
 }. Was nimmst du?
ask-step = Du bist in { $here }, { $left ->
    [one] ein Schritt bleibt
   *[other] { $left } Schritte bleiben
 }. { $ways ->
    [step] Wohin?
    [choice] Wohin, wenn du magst?
    [end] Weiter kommst du nicht.
   *[both] Wohin, oder endet die Reise?
 }{ $paid ->
    [0] { "" }
   *[other] { " " }Bisher kostet die Reise { $items }.
 }
ask-pay-pair = Welche zwei verschiedenen Waren zahlst du? Noch { $left } { $left ->
    [one] Paar
   *[other] Paare
 }.
ask-trigger = { $left ->
    [one] Den Bonus welcher deiner kleinen Städte bekommst du?
   *[other] Die Boni welcher { $left } deiner kleinen Städte bekommst du?
 }
ask-swap = { $most ->
    [1] Tauschst du { $swap }? Einmal ist es möglich.
   *[other] Wie oft tauschst du { $swap }? Bis zu { $most }-mal.
 }
ask-turn-no-action = { $seat }: Keine Aktion ist möglich. Würfel ins Säckchen setzen, davor oder danach andere Zusatzaktionen.
ask-keep = { $seat }: Welche zwei deiner Zielkarten behältst du?

action-row = Spalte { $line }: { $items }
action-take = Den Auftrag auf Platz { $place } nehmen: { $shown }
action-extra = { $items } nehmen
action-keep = { $what } behalten
goals-by-place = Die Zielkarten { $first } und { $second }
goals-by-name = Die Zielkarten { $goals }
action-complete = { $contract } ausführen

acted-already = Deine Aktion in diesem Zug ist gemacht; offen sind nur das Säckchen und andere Zusatzaktionen.
own-colour = { $space }: Hier liegt schon ein { $colour }r Würfel von dir; nur schwarze und weiße dürfen dazu.
travel-too-dear = „Reisen“ ist besetzt: Mit deinem niedrigsten Würfel und einem ersten Schritt kostet es { $needed } Geld; du hast { $held }.
card-needs-bonus-city = Du hast keinen Handelsposten in einer kleinen Stadt.
no-contracts = Auf dem Plan liegen keine Aufträge.
no-step-too-few-coins = Ein erster Schritt kostet mindestens { $needed } Geld; du hast { $held }.
no-step-too-few-camels = Jeder Weg von hier kostet Kamele, und du hast zu wenige.
too-few-camels = Das kostet { $needed } { $needed ->
    [one] Kamel
   *[other] Kamele
 }; du hast { $held }.
row-too-high = Dein niedrigster Würfel ist eine { $value }: Spalten 1 bis { $value }.
no-contract-there = Auf Platz { $place } liegt kein Auftrag; die Reihe endet mit Platz { $last }.
contract-too-far = Mit einer { $value } erreichst du Platz { $place } nicht.
contract-order = Der zweite Auftrag muss rechts von Platz { $place } liegen.
cannot-pay-pairs = Nach { $city } brauchst du { $pairs } { $pairs ->
    [one] Paar
   *[other] Paare
 } verschiedener Waren.
pair-order = Paare werden in der Reihenfolge Pfeffer + Seide, Pfeffer + Gold, Seide + Gold genannt.
cannot-pay-pair = So kannst du { $left } { $left ->
    [one] Paar
   *[other] Paare
 } nicht bezahlen; genannt werden sie in der Reihenfolge Pfeffer + Seide, Pfeffer + Gold, Seide + Gold.
bonuses-left = Nach { $city } blieben zu wenige deiner kleinen Städte für { $left } Boni.
keep-two = Nenne zwei verschiedene Zielkarten, die kleinere Zahl zuerst.

event-keep-goals = { $seat } behält zwei Zielkarten.
event-lay-out = Neue Aufträge: { $contracts }.
event-tribute = { $seat } bekommt als Mercator { $items }.
event-draw = { $seat } bekommt { $contract } vom Sonderstapel.
event-refuse-hidden = { $seat } lehnt den Auftrag ab und schiebt ihn unter den Sonderstapel.
event-no-contract = Der Sonderstapel ist leer.
event-refill = { $contract } kommt vom Sonderstapel auf den Plan.
event-complete = { $seat } führt { $contract } aus.

# Was Bilder sagen.
view-title = Marco Polo
view-two-dice = 2 Würfel
view-coins = Geld
view-purse = Säckchen
view-bazaar = Großer Markt
view-camels = Kamele
view-pepper = Pfeffer
view-silk = Seide
view-gold = Gold
view-special = { $count } im Sonderstapel
view-goals = Ziele
view-source-goals = Ziele
view-source-goal-cities = Zielstädte
view-source-beijing = Beijing
view-source-goods = Waren in Beijing

label-outposts = Kontorboni
label-beijing = Beijing
label-row = ausliegende Aufträge
label-stacks = Auftragsstapel
label-special = Sonderstapel
label-purse = Säckchen
label-camels = Kamele
label-travel = Reisen
label-sumatra1 = Sumatra 1
label-sumatra2 = Sumatra 2
label-sumatra3 = Sumatra 3
label-goal-cities = Zielstädte
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

# --- unsere Entscheidungen

ruling-purse-until-possible = Ist keine Aktion möglich, müssen Würfel ins Säckchen, bis eine möglich ist oder keiner übrig bleibt.
ruling-refill-ends-turn = Eine leere Auftragsreihe wird am Ende des Zugs aufgefüllt, der sie geleert hat. Liegt im Sonderstapel nur ein Auftrag, kommt nur dieser.
ruling-left-in-order = Übrige Aufträge kommen in der Reihenfolge ihrer Plätze unter den Sonderstapel; alle haben sie gesehen.
ruling-swaps-one-by-one = Auf Karten mit Pfeilen darf jede Wiederholung eine andere Richtung und eine andere Ware haben. Hier wird jede bezahlt und verbucht, bevor die nächste folgt.
ruling-points-below-zero = Wo Punkte zu bezahlen sind, dürfen sie unter null sinken.
ruling-old-post-brings-nothing = Wo schon dein Handelsposten steht, bringt die Reise nichts, auch wenn er auf ihr an eine andere Stelle zieht.
ruling-beijing-slot-freed = Verlässt ein Handelsposten Beijing, wird sein Platz frei, und die anderen bleiben, wo sie sind.
ruling-jump-uses-no-road = Johannes Carprinis Sprung von Oase zu Oase nutzt keine Straße: Er ist auch dort frei, wo eine zwischen beiden etwas kostet.
ruling-mercator-paid-after = Mercator ex Tabriz bekommt seinen Anteil, wenn die Aktion des anderen abgeschlossen ist.
ruling-named-dice-stay = Raschid ad-Din Sinans Würfel zeigen nichts, bevor er sie setzt: Er würfelt sie nicht neu und dreht sie nicht.
ruling-most-contracts-even-none = Hat niemand einen Auftrag erfüllt, bekommen alle die 7 Punkte für die meisten.
