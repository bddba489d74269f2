title = Marco Polo II: Im Auftrag des Khan

option-characters = Charaktere: von den Spielern gewählt, vom letzten zuerst, oder jedem einer ausgeteilt.
option-black-dice = Schwarze Würfel: beim Nehmen gewürfelt oder im Voraus, und wer dann einen nimmt, wählt ihn nach seiner Augenzahl.
choice-characters-drafted = gewählt
choice-characters-random = zufällig verteilt
choice-black-dice-normal = beim Nehmen gewürfelt
choice-black-dice-rolled = im Voraus gewürfelt

item-jade = Jade
some-jade = { $number } Jade
some-display = { $number ->
    [one] 1 Auftrag aus deinen Auftragsstädten
   *[other] { $number } Aufträge aus deinen Auftragsstädten
 }
effect-display = ein Auftrag aus deinen Auftragsstädten
effect-trigger = ein eigener Stadtbonus
effect-in-city = ein Auftrag in { $city }
seal-name = { $name }-Gildensiegel
arms-name = Wappen { $number }
offer-tile = für 1 Jade { $one }, für 2 Jade { $two }
offer-name = Angebot { $number } aus { $book }

space-bag = „Geldsäckchen“
space-book1 = „Erstes Buch“
space-book2 = „Zweites Buch“
space-book3a = „Drittes Buch, oberes Feld“
space-book3b = „Drittes Buch, unteres Feld“
space-seals = „Die Gildensiegel“
space-upper = „Reisen, oberes Feld“
space-middle = „Reisen, mittleres Feld“
space-lower = „Reisen, unteres Feld“
space-baghdad = „Sonderstadt Baghdad“
space-balkh = „Sonderstadt Balkh“
space-hormuz = „Sonderstadt Hormuz“
space-area1 = „Erste Karte im Aktionsbereich“
space-area2 = „Zweite Karte im Aktionsbereich“
card-seal = { $items } → ein Gildensiegel mit diesem einen Würfel

ability-free-oases = Oasen kosten keinen Schritt
ability-oasis = { $items } und { $coins } oder { $camels } für jede Oase einer Reise
ability-seal-dice = braucht für ein Gildensiegel nur { $number ->
    [one] einen
   *[other] { $number }
 } Würfel
ability-upgrading = { $items } fürs Aufwerten eines Gildensiegels
ability-extra-arms = am Ende { $number ->
    [one] ein
   *[other] { $number }
 } Wappen mehr
ability-completing = { $items } für jeden erfüllten Auftrag
ability-jade-vp = { $items } für jede erhaltene Jade
ability-start = beginnt mit { $items } mehr
ability-doubles = zu Beginn jeder Runde einen Bonus doppelt
ability-collects = bekommt ausgeschüttete Kontorboni und löst sie noch einmal ein
ability-rolling = bekommt etwas für jeden gewürfelten Würfel
ability-free-roads = zahlt für Wege weder Geld noch Kamele, nutzt aber nur das untere Reisefeld

ask-offer = Welches Angebot nimmst du aus Buch { $book }? Die Angebote 3 und 4 kosten 1 und 2 Jade.
ask-seal = Welches Gildensiegel nimmst du? Dein niedrigster Würfel ist eine { $value }.
ask-bag = Was nimmst du für den Würfel? { $lines }.
ask-take = Welchen Auftrag nimmst du?
ask-take-second = Welchen zweiten Auftrag nimmst du, oder keinen?
ask-take-or-not = Welchen Auftrag dieser Stadt nimmst du, wenn überhaupt?
ask-take-one = Welchen Auftrag nimmst du?
place-oasis-1 = Oase im Norden
place-oasis-2 = Oase westlich von Xian
place-oasis-3 = Oase zwischen Fuzhou und Pagan
place-oasis-4 = Oase vor Jaipur
place-oasis-5 = Oase zwischen Jaipur und Hormuz
place-oasis-6 = Oase im fernen Westen
action-step = { $city_kind ->
    [oasis] Zur { $city_called } ziehen
   *[city] Nach { $city_called } ziehen
 }
end-journey = Die Reise hier beenden: { $here_called }
no-road = Kein Weg führt von { $here_kind ->
    [oasis] der { $here_called }
   *[city] { $here_called }
 } { $city_kind ->
    [oasis] zur { $city_called }
   *[city] nach { $city_called }
 }.
cannot-pay-step = { $city_kind ->
    [oasis] Zur { $city_called }
   *[city] Nach { $city_called }
 } fehlt dir noch: { $items }.
same-place = Deine beiden Figuren stehen in { $city_kind ->
    [oasis] der { $city_called }
   *[city] { $city_called }
 }: Zieh die erste.
other-cannot-move = Deine Figur in { $city_kind ->
    [oasis] der { $city_called }
   *[city] { $city_called }
 } kann keinen Schritt ziehen.
event-travel = { $seat } reist { $city_kind ->
    [oasis] zur { $city_called }
   *[city] nach { $city_called }
 }.
ask-step = Du bist in { $here_kind ->
    [oasis] der { $here_called }
   *[city] { $here_called }
 }, { $left ->
    [0] kein Schritt bleibt, nur Oasen
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
ask-turn-no-action = { $seat }: Keine Aktion ist möglich. Einen Würfel ins Geldsäckchen setzen, davor oder danach andere Zusatzaktionen.
ask-extra-post = In welcher überschrittenen Stadt setzt du noch einen Handelsposten, wenn überhaupt?
ask-one-post = Beide Figuren sind gezogen, doch diese Reise bringt nur einen Handelsposten: in welcher Stadt?
ask-oases = { $number ->
    [one] Deine Reise führte über eine Oase: Nimmst du { $items } oder { $reward }?
   *[other] Deine Reise führte über { $number } Oasen: je { $items } oder { $reward }. Für wie viele nimmst du Kamele?
 }
ask-pay = Zu zahlen: { $items }. { $part ->
    [jade_for_coins] Wie viel Jade zahlst du statt Geld
    [jade_for_camels] Wie viel Jade zahlst du statt Kamelen
    [pepper] Wie viel davon in Pfeffer
   *[silk] Wie viel davon in Seide
 }? { $least } bis { $most }.
ask-pay-one = Zu zahlen: { $items }. { $part ->
    [jade_for_coins] Zahlst du 1 Jade statt 1 Geld
    [jade_for_camels] Zahlst du 1 Jade statt 1 Kamel
    [pepper] Zahlst du 1 Pfeffer
   *[silk] Zahlst du 1 Seide
 }?
ask-trigger = { $left ->
    [one] Den Bonus welcher deiner Städte bekommst du?
   *[other] Die Boni welcher { $left } deiner Städte bekommst du?
 }
ask-black = Welchen der schwarzen Würfel nimmst du?
ask-double = Welchen Bonus bekommst du doppelt?
ask-pairs = Du hast { $number } Würfel mit einer { $value }: je { $items }, oder für ein Paar { $reward }. { $number ->
    [2] Tauschst du das Paar?
    [3] Tauschst du ein Paar?
   *[other] Wie viele Paare tauschst du?
 }
ask-keep = { $seat }: Welche deiner Zielkarten behältst du?

action-upgrade = Das { $seal } aufwerten: { $items } → { $reward }
action-cash = Einen Kontorbonus einlösen: { $outpost }
action-offer = { $jade ->
    [0] Angebot { $number }: { $items }
   *[other] Angebot { $number } für { $jade } Jade: { $items }
 }
action-seal = { $what }
seal-taken = { $jade ->
    [0] Das { $seal } nehmen
   *[other] Das { $seal } nehmen, dazu { $jade } Jade
 }
seal-doubled = Den Bonus für das { $seal }: { $items }
action-take = Den Auftrag auf { $place } nehmen: { $shown }
action-complete = { $contract } erfüllen
no-extra-post = Keinen zusätzlichen Handelsposten setzen
no-contract-taken = Keinen Auftrag nehmen
action-post = Einen Handelsposten nach { $city } setzen
action-pay = { $part ->
    [pepper] { $number ->
        [0] Keinen Pfeffer zahlen, nur andere Waren
       *[other] { $number } Pfeffer zahlen{ $rest ->
            [0] { "" }
            [one] , dazu 1 andere Ware
           *[other] , dazu { $rest } andere Waren
        }
    }
    [silk] { $number ->
        [0] Keine Seide zahlen, nur Gold
       *[other] { $number } Seide zahlen{ $rest ->
            [0] { "" }
           *[other] , dazu { $rest } Gold
        }
    }
   *[other] { $items } zahlen
 }
action-bag = { $bag }
action-pairs = { $number ->
    [0] Kein Paar tauschen: { $items }
    [one] Ein Paar tauschen: { $items }
   *[other] { $number } Paare tauschen: { $items }
 }
action-keep = { $what } behalten
goal-by-place = Die Zielkarte { $number }
goal-by-name = Die Zielkarte { $goal }

acted-already = Deine Aktion in diesem Zug ist gemacht; offen sind nur das Geldsäckchen und andere Zusatzaktionen.
bag-last = Dein letzter Würfel muss in eine Aktion: Du hattest zu Beginn des Zugs mehr als einen, und eine Aktion ist möglich.
bag-once = Dein letzter Würfel muss in eine Aktion: Du hast das Geldsäckchen schon genutzt, und eine Aktion ist möglich.
own-colour = { $space }: Hier liegt schon ein { $colour }r Würfel von dir; nur schwarze dürfen dazu.
die-too-low = { $space }: Hier braucht es mindestens eine { $value }.
space-too-dear = { $space }: Das Feld ist besetzt und kostet { $needed } Geld, so viel wie dein niedrigster Würfel zeigt; an Geld und Jade hast du { $held }.
travel-too-dear = { $space }: Das Feld ist besetzt, und mit einer { $value } kannst du es samt einem ersten Schritt nicht bezahlen.
city-full = { $space }: In dieser Runde ist hier kein Platz mehr.
card-needs-bonus-city = Du hast keinen Handelsposten in einer Stadt mit Stadtbonus.
no-contract-city = Du hast keinen Handelsposten in einer Auftragsstadt.
no-contracts = In deinen Auftragsstädten liegen keine Aufträge mehr.
all-seals = Du hast alle vier Gildensiegel.
lower-only = Du nutzt nur das untere Reisefeld, denn für Wege zahlst du weder Geld noch Kamele.
no-step-payable = { $coins ->
    [0] Du kannst von hier keinen Schritt bezahlen.
   *[other] { $space }: Die { $coins } Geld für das Feld und einen Schritt von hier kannst du zusammen nicht bezahlen.
 }
too-few-camels = Das kostet { $needed } { $needed ->
    [one] Kamel
   *[other] Kamele
 }; an Kamelen und Jade hast du { $held }.
offer-too-dear = Dieses Angebot kostet { $needed } Jade; du hast { $held }.
seal-owned = Das hast du schon: { $seal }.
seal-too-high = { $seal }: Dein niedrigster Würfel muss mindestens eine { $value } sein.
seal-not-owned = Das hast du nicht: { $seal }.
seal-upgraded = Das ist schon aufgewertet: { $seal }.
seal-not-upgraded = Das ist nicht aufgewertet: { $seal }.
cannot-upgrade = { $seal }: Zum Aufwerten fehlt dir noch { $items }.
no-contract-there = Auf diesem Platz in { $city } liegt kein Auftrag.
other-city = Aus { $city } nimmst du jetzt keinen Auftrag.
contract-order = Der zweite Auftrag kommt in der Reihenfolge der Karte nach { $place }.
no-steps-left = Du hast keine Schritte mehr.
sea-needs-seal = Der Seeweg nach { $city } verlangt: { $seal }.
no-post-possible = In { $city } lässt sich jetzt kein Handelsposten setzen.
must-place = Ein Handelsposten muss gesetzt werden.
so-many-oases = Deine Reise führte über { $number ->
    [one] eine Oase
   *[other] { $number } Oasen
 }.
pay-between = Möglich sind { $least } bis { $most }.
bonuses-left = Nach { $city } blieben zu wenige deiner Städte für { $left } Boni.
not-on-board = Kein schwarzer Würfel auf dem Plan zeigt das.
stores-none = Dein Charakter verwahrt keine Kontorboni.
not-kept = Diesen Kontorbonus hast du nicht: { $outpost }.
so-many-pairs = Von dieser Zahl hast du { $number ->
    [one] ein Paar
   *[other] { $number } Paare
 }.

event-keep-goal = { $seat } behält eine Zielkarte.
event-offers = Neue Angebote: { $offer_tiles }.
event-area = Neue Karten im Aktionsbereich: { $cards }.
event-black-dice = Schwarze Würfel auf dem Plan: { $dice }.
event-choose-black = { $seat } nimmt die schwarze { $value }.
event-offer = { $seat } nimmt { $offer }.
event-seal = { $seat } nimmt das { $seal }.
event-upgrade = { $seat } wertet das { $seal } auf.
event-keep = { $seat } verwahrt einen Kontorbonus: { $outpost }.
event-cash = { $seat } löst einen verwahrten Kontorbonus ein.
event-double = { $seat } verdoppelt einen Bonus: { $items }.
event-jade-points = { $seat } bekommt { $items } für Jade.
event-draw = { $seat } bekommt { $contract } vom Auftragsstapel.
event-refuse-hidden = { $seat } lehnt den Auftrag ab und schiebt ihn unter den Auftragsstapel.
event-no-contract = Der Auftragsstapel ist leer.
event-complete = { $seat } erfüllt { $contract }.
event-refill = { $contract } kommt nach { $city }.

label-bagged = Geldsäckchen genutzt
label-travelled = höchstes genutztes Reisefeld
label-black-values = schwarze Würfel zeigen
label-outposts = Kontorboni
label-offers = Angebote
label-next-offers = Angebote der nächsten Runde
label-display = ausliegende Aufträge
label-pile = Auftragsstapel
label-kept = verwahrte Kontorboni
label-bag = Geldsäckchen
label-book1 = Buch 1
label-book2 = Buch 2
label-book3 = Buch 3
label-book3a = Buch 3, oberes Feld
label-book3b = Buch 3, unteres Feld
label-seals = Gildensiegel
label-upper = Reisen, oberes Feld
label-middle = Reisen, mittleres Feld
label-lower = Reisen, unteres Feld
label-area1 = Aktionsbereich 1
label-area2 = Aktionsbereich 2
label-jade = Jade
label-upgraded = aufgewertet
label-arms = Wappen
label-yangzhou = Yangzhou
label-pagan = Pagan
label-kabul = Kabul
label-karakorum = Karakorum
label-quilon = Quilon
label-xanadu = Xanadu
label-fuzhou = Fuzhou
label-lhasa = Lhasa
label-angkor = Angkor
label-angkor1 = Angkor 1
label-angkor2 = Angkor 2
label-kashgar = Kashgar
label-baghdad = Baghdad
label-balkh = Balkh
label-hormuz = Hormuz
label-xian = Xian
label-jaipur = Jaipur

# Was Bilder sagen.
view-title = Marco Polo II
view-arms = { $arms }
view-seal = { $seal }
view-seals = Gildensiegel
view-seal-dice = { $count } Würfel
view-steps = Schritte
view-travel-dice = Reisen: { $count } Würfel
view-bag = Geldsäckchen
view-board = Auftragsbrett
view-pile = { $count } im Stapel
view-city-cards = Stadtkarten
view-this-round = diese Runde
view-book = { $book ->
    [book1] Pfefferbuch
    [book2] Seidenbuch
   *[book3] Goldbuch
 }
view-least = { $value ->
    [1] jeder Würfel
   *[other] ab { $value }
 }
view-next = dann
view-goal-title = Ziel
view-offer-tile = { $offer_tile }
view-seal-reference = { $seal }: ab einer { $value }{ $jade ->
    [0] { "" }
   *[other] , mit { $jade } Jade
 }
view-title-upgrade = Siegel aufwerten
view-title-cash = Einlösen
view-title-post = Ein Handelsposten in
view-source-seals = Ziel: Siegel
view-source-arms = Wappen
view-source-goods = Waren

# --- unsere Entscheidungen

ruling-most-contracts-at-least-one = Die Punkte für die meisten und die zweitmeisten Aufträge bekommt nur, wer mindestens einen erfüllt hat.
ruling-bag-without-action = Hast du Würfel, ist aber keine Aktion möglich, muss einer ins Geldsäckchen; danach darf der Zug enden.
ruling-last-die-to-the-bag = Ist keine Aktion möglich, darf auch dein letzter Würfel ins Geldsäckchen.
ruling-income-in-first-round = Charaktere bekommen ihren Bonus vom Rundenanfang auch in der ersten Runde.
ruling-doubled-copy = Bekommen Mailin und Tian Chin den Bonus doppelt, der einen anderen nachahmt, so dürfen sie zwei verschiedene nachahmen.
ruling-four-dice-two-pairs = Bei Isabella Donati gehört jeder Würfel zu höchstens einem Paar; vier gleiche sind zwei Paare.
ruling-most-jade-in-a-payment = In einer Zahlung stehen höchstens 40 Jade für Geld und Kamele.
ruling-seal-must-be-possible = Das Feld der Gildensiegel nutzt du nur, wenn dein niedrigster Würfel für ein Siegel reicht, das du noch nicht hast.
ruling-seal-card-without-fee = Die Karte für ein Gildensiegel kostet keine Gebühr, auch wenn das Feld der Gildensiegel besetzt ist.
ruling-seal-card-is-paid = Auch De Wu zahlt, was die Karte für ein Gildensiegel kostet.
ruling-card-paid-once-at-least = Möngke Khan zahlt eine Karte mit Schritten mindestens einmal, auch wenn er nur zu Oasen zieht.
ruling-oasis-is-a-journey = Möngke Khan darf auch nur bis zu einer Oase reisen, obwohl sie keinen Schritt braucht.
ruling-oasis-is-entered = Die Oase, auf der Möngke Khans Reise beginnt, zählt nur, wenn er sie wieder betritt.
ruling-passed-is-entered = Überschritten ist eine Stadt, wenn die Reise sie betritt und weitergeht; die Stadt, in der sie beginnt, zählt nur, wenn sie wieder betreten wird.
ruling-extra-post-alone = Den zusätzlichen Handelsposten des oberen Reisefelds darfst du auch setzen, wenn die Reise in einer Oase oder bei deinem eigenen Handelsposten endet.
ruling-card-places-one-post = Ziehen Mailin und Tian Chin für eine Stadtkarte beide, so setzen sie nur einen Handelsposten.
ruling-hourglass-by-black-dice = Auch wer nur schwarze Würfel auf ein Reisefeld setzt, nimmt sich die Sanduhr.
ruling-contract-of-a-placed-post = Einen Auftrag, wo du gerade einen Handelsposten gesetzt hast, darfst du auch nehmen, wenn der inzwischen weitergezogen ist.
ruling-empty-pile-leaves-gaps = Ist der Auftragsstapel leer, bleiben leere Plätze auf der Karte leer.
ruling-own-bonuses-kept = Filippo Vitello verwahrt auch Kontorboni, die er selbst als Erster bekommen hat.
