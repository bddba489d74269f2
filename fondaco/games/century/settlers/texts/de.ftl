# Was Spiele mit Siedlern gemeinsam haben.
icon-native-help = Indianische Hilfe
icon-tool = Werkzeug
icon-settlers = Siedler
icon-exploration = Erkundung
mark-plough = Pflug
mark-anvil = Amboss
mark-canoe = Kanu
mark-scales = Waage

kind-production = + { $gain }
kind-upgrade = { $steps ->
    [one] 1 Aufwertung
   *[other] { $steps } Aufwertungen
 }
kind-trade = { $cost } → { $gain }
kind-fort = Fort { $slot }
kind-bonus-trade = { $cost } → { $gain }, dann noch ein Zug
kind-new-point-cards = neue Punktekarten, dann noch ein Zug
location-described = { $id } ({ $symbol }, { $printed } Siedler: { $effect })
location-described-plain = { $id } ({ $printed } Siedler: { $effect })

point-card-described = { $id } ({ $points } Punkte für { $cubes }; { $benefit })
benefit-native-help = 1 Siedler weniger auf Feldern mit { $symbol }
benefit-tool = + { $gain } auf Feldern mit { $symbol }
benefit-settlers = { $count ->
    [one] 1 neuer Siedler
   *[other] { $count } neue Siedler
 }
benefit-exploration = ein Erkundungsplättchen
bonus-icon = { $points } Punkte je Symbol { $icon }
bonus-pair = { $points } Punkte je Symbolpaar { $icon } und { $other_icon }
bonus-settlers = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } je { $per } Siedler
bonus-flat = { $points } Punkte
bonus-merchant-cards = { $points } Punkte je { $per } Händlerkarten
exploration-cubes = + { $gain }
exploration-settler = { $count ->
    [one] 1 neuer Siedler
   *[other] { $count } neue Siedler
 }
exploration-points = { $points } Punkte
exploration-icon = ein Symbol { $icon }

ask-turn = { $seat }{ $last ->
    [0] { "" }
   *[other] , dies ist die letzte Runde
 }: { $possible ->
    [none] Du kannst dich nur ausruhen.
   *[work] Schicke Siedler zur Arbeit oder ruhe dich aus.
 }
ask-fort = { $halves ->
    [card] Bei { $location } nimmst du die Punktekarte: Ein Bonusplättchen ist dort nicht zu haben.
    [tile] Bei { $location } nimmst du ein Bonusplättchen: Die Punktekarte kannst du nicht nehmen.
   *[both] Was nimmst du bei { $location } zuerst, die Punktekarte oder ein Bonusplättchen?
 }
ask-claim-too = Nimmst du auch { $point_card }?
ask-bonus-too = Nimmst du auch ein Bonusplättchen?
ask-explore = Welches Erkundungsplättchen nimmst du?

action-work = Mit { $needed ->
    [one] 1 Siedler
   *[other] { $needed } Siedlern
 } bei { $location } arbeiten{ $ousted ->
    [0] { "" }
   *[other] { "" } und { $ousted } von { $other } vertreiben
 }{ $above ->
    [0] { "" }
   *[other] { "" }; darüber { $point_card }
 }{ $below ->
    [0] { "" }
   *[other] { "" }; darunter { $card }
 }{ $tools ->
    [0] { "" }
   *[other] { "" }; Werkzeug bringt vorher { $gain }
 }
action-rest = { $count ->
    [0] Ausruhen: keiner deiner Siedler ist unterwegs
    [one] Ausruhen: 1 Siedler zurücknehmen
   *[other] Ausruhen: { $count } Siedler zurücknehmen
 }
action-claim = { $shown ->
    [0] Die Punktekarte nehmen
   *[other] Die Punktekarte { $point_card } nehmen
 }
action-bonus = Das Bonusplättchen von Stapel { $stack } nehmen{ $shown ->
    [0] { "" }
   *[other] : { $bonus_tile }
 }
action-leave = { $left ->
    [card] Die Punktekarte nicht nehmen
    [tile] Kein Bonusplättchen nehmen
    [places] Keine Karten die Plätze tauschen lassen
   *[anything] Nichts nehmen
 }
action-explore = { $tile } nehmen{ $covers ->
    [0] { "" }
   *[other] { " " }und { $location } erschließen
 }

board-not-in-play = { $place } liegt auf einem Plan, der nicht im Spiel ist.
not-explored = Auf { $place } liegt ein Erkundungsplättchen.
own-settlers-there = Auf { $place } stehen schon eigene Siedler.
too-few-settlers = { $place } braucht { $needed } Siedler; auf deiner Ablage stehen { $ready }.
no-point-card-here = Über diesem Fort liegt keine Punktekarte.
cannot-claim = Für { $point_card } fehlen dir { $cubes }.
leave-nothing-done = An einem Fort musst du die Punktekarte oder ein Bonusplättchen nehmen.
other-stack = Der Stapel { $stack } gehört nicht hierher.
empty-stack = Der Stapel { $stack } ist leer.
no-bonus-slot = Deine { $slots } Bonusfelder sind belegt.
not-to-be-explored = { $tile } kann nicht mehr genommen werden oder war nie im Spiel.

event-work = { $seat } schickt { $count } Siedler zu { $location }.
event-oust = { $seat } vertreibt { $count } Siedler von { $other }.
event-tools = { $seat } nimmt mit Werkzeug { $gain }.
event-rest = { $count ->
    [0] { $seat } ruht sich aus.
   *[other] { $seat } ruht sich aus und nimmt { $count } Siedler zurück.
 }
event-claim = { $seat } nimmt { $point_card }.
event-next-point-card = Die nächste Punktekarte ist { $point_card }.
event-point-card = { $point_card } kommt in die Reihe.
event-bonus = { $seat } nimmt das Bonusplättchen { $bonus_tile }.
event-bonus-shown = Auf dem Stapel { $stack } liegt jetzt { $bonus_tile }.
event-recruit = { $count ->
    [0] { $seat } hat keine Siedler mehr in der Reserve.
    [one] { $seat } bekommt 1 neuen Siedler.
   *[other] { $seat } bekommt { $count } neue Siedler.
 }
event-explore = { $seat } nimmt { $tile } und erschließt { $location }.
event-explore-display = { $seat } nimmt { $tile }.
event-nothing-to-explore = Für { $seat } gibt es nichts mehr zu erkunden.
event-last-round = { $seat } hat genug Punktekarten: Die Runde wird zu Ende gespielt.
event-end-point-cards = Das Spiel ist zu Ende.
event-end-round-limit = Das Spiel ist zu Ende: Die Höchstzahl an Runden (eine Hausregel) ist erreicht.

label-locations = Felder
label-needed = Siedler nötig
label-there = Siedler dort
label-whose = wessen
label-cover = bedeckt von
label-display = Erkundungsplättchen neben dem Spielplan
label-points = Punktekarten
label-card = Karte
label-next-card = nächste Punktekarte
label-point-pile = Punktekarten im Stapel
label-returned = verdeckt unter den Stapel geschoben
label-cards = Karten in unbekannter Reihenfolge
label-stacks = Bonusplättchen
label-top = zuoberst
label-left = Plättchen
label-settlers = Siedler
label-ready = Siedler auf der Ablage
label-reserve = Siedler in der Reserve
label-claimed = genommene Punktekarten
label-tiles = Bonusplättchen
label-worth = Bonusplättchen zählen jetzt
label-explored = Erkundungsplättchen
label-point-cards = Punktekarten
label-bonus-tiles = Bonusplättchen
label-exploration = Erkundungsplättchen
label-cubes = Würfel
label-cards-to-end = Punktekarten, die das Spiel beenden
label-limit = Lager fasst

ask-upgrade = Wie viel { $colour } wertest du auf? Noch { $steps ->
    [one] eine Aufwertung.
   *[other] { $steps } Aufwertungen.
 }
ask-keep = Du hast { $excess ->
    [one] einen Würfel
   *[other] { $excess } Würfel
 } zu viel (Lager fasst { $limit }). Wie viel { $colour } behältst du?

# Schiffe zwischen den Inseln.
kind-move-boat = Seereise, { $range ->
    [any] auf ein beliebiges Plättchen
    [one] ein Schritt
   *[two] ein oder zwei Schritte
 }
kind-boat-trade = Seehandel auf der Insel des eigenen Schiffs
kind-outpost-trade = Handel auf einer Insel mit eigenem Stützpunkt

colour-yellow = Gelb
colour-red = Rot
colour-green = Grün
colour-brown = Braun
label-at = Lage
sea-name = das Seeplättchen

option-map = Der Insel-Spielplan: ein Stern mit sechs Zacken um das Seeplättchen, oder eine neue Anordnung rundherum, in der jedes Plättchen an mindestens zwei andere grenzt. Die Regel überlässt sie den Spielern. Welche Insel wo liegt, ist bei beiden zufällig.
choice-map-star = ein Stern
choice-map-random = zufällig

ask-boat = Dein Schiff steht { $sea ->
    [0] bei { $here }
   *[other] auf dem Seeplättchen
 } und fährt { $steps ->
    [1] einen Schritt weit
    [2] einen oder zwei Schritte weit
   *[other] auf ein beliebiges Plättchen
 }. Wohin?
ask-toll = Das Schiff von { $other } ist auch bei { $here }. Welchen Würfel gibst du ab?
ask-pay-outpost = Welchen Würfel zahlst du für den Stützpunkt auf { $here }? Noch { $cubes_left ->
    [one] ein Würfel
   *[other] { $cubes_left } Würfel
 } zu zahlen.
ask-build = Errichtest du einen Stützpunkt auf { $here }?
ask-column-bonus = { $seat }, eine Spalte deiner Ablage ist leer: Welches Bonusplättchen nimmst du?
ask-market = Auf welcher der Inseln mit deinen Stützpunkten tauschst du?

action-sail = { $sea ->
    [0] Nach { $tile } fahren
   *[other] Auf das Seeplättchen fahren
 }{ $toll ->
    [0] { "" }
    [one] { "" } und dort einen Würfel abgeben
   *[other] { "" } und dort { $toll } Würfel abgeben
 }
action-build = { $price ->
    [0] Kostenlos einen Stützpunkt errichten
    [one] Einen Stützpunkt für einen Würfel errichten
   *[other] Einen Stützpunkt für { $price } Würfel errichten
 }
action-nothing = { $left ->
    [outpost] Keinen Stützpunkt errichten
   *[trade] Nicht tauschen
 }
action-market = Auf { $tile } tauschen

event-sail = { $seat } steuert { $tile } an.
event-toll = { $seat } gibt 1 { $colour } an { $other }.
event-pay-outpost = { $seat } zahlt 1 { $colour } für einen Stützpunkt.

there-already = Dein Schiff hat { $tile } schon erreicht.
too-far = { $steps ->
    [one] Dein Schiff grenzt nicht an { $tile }.
   *[other] Dein Schiff ist mehr als { $steps } Schritte entfernt: Es erreicht { $tile } nicht.
 }
cannot-end-there = Bei { $tile } müsstest du { $toll ->
    [one] einen Würfel
   *[other] { $toll } Würfel
 } abgeben; du hast { $held }.
colours-rise = Mit { $colour } kannst du jetzt nicht zahlen: { $cubes_left ->
    [one] Ein Würfel ist
   *[other] { $cubes_left } Würfel sind
 } noch zu zahlen, günstigere zuerst.
no-island = Dein Schiff ist bei keiner Insel.
too-few-to-build = Ein Stützpunkt auf { $tile } kostet jetzt { $needed ->
    [one] einen Würfel
   *[other] { $needed } Würfel
 }; du hast { $held }.
boat-cannot-land = Dein Schiff könnte nirgends landen: Andere Schiffe sind dort, und dir fehlen die Würfel für sie.
no-market = Du hast keinen Stützpunkt auf einer Insel, deren Tausch du bezahlen kannst.

# Händlerkarten unter den Märkten.
kind-market = Markt { $slot }
kind-refresh-market = neue Händlerkarten, dann noch ein Zug
take-card-back = einen Siedler zurücknehmen
option-bonus-cards = Bonuskarten unter den Händlerkarten: keine, die drei des Sets B1, die drei des Sets B2 oder beide. Sie nehmen und werten auf, tauschen nach Wahl oder holen einen Siedler zurück. Fünf der sechs Vorderseiten sind rekonstruiert.
option-golden-deals = Goldene Deals: Jede Händlerkarte trägt zusätzlich einen zufälligen Deal, den man am Markt eingehen kann, statt die Karte zu nutzen. Die Deals sind rekonstruiert.
label-kept = gesammelte Händlerkarten
label-returned-merchants = Händlerkarten zuunterst im Stapel, die nächste zuerst

ask-use-or-deal = { $usable ->
    [0] Den Tausch von { $card } kannst du nicht bezahlen. Du gehst den Goldenen Deal der Karte ein: { $deal }.
   *[other] Nutzt du die Händlerkarte { $card } oder gehst du ihren Goldenen Deal ein: { $deal }?
 }
ask-recall = Welchen deiner Siedler nimmst du auf deine Ablage zurück?

action-use = { $named ->
    [0] Die Händlerkarte nutzen
   *[other] { $card } nutzen
 }
action-golden = { $named ->
    [0] Den Goldenen Deal eingehen
   *[other] Den Goldenen Deal eingehen: { $deal }
 }
action-recall = Einen Siedler von { $location } zurücknehmen

cannot-use-card = Du kannst den Tausch von { $card } kein einziges Mal bezahlen.
no-card-at-market = Unter diesem Markt liegt keine Händlerkarte.
no-settler-there = Bei { $place } steht keiner deiner Siedler.

event-use = { $seat } nutzt { $card }.
event-golden = { $seat } geht den Goldenen Deal von { $card } ein: { $deal }.
event-keep = { $seat } sammelt { $card }: bisher { $count ->
    [one] 1 Händlerkarte
   *[other] { $count } Händlerkarten
 }.
event-refresh = { $count ->
    [0] { $seat } findet keine offene Händlerkarte zum Austauschen.
    [one] { $seat } lässt die offene Händlerkarte austauschen.
   *[other] { $seat } lässt die { $count } offenen Händlerkarten austauschen.
 }
event-recall = { $seat } nimmt einen Siedler von { $location } zurück.

# Was Bilder sagen.
view-site = { $site }
view-bonus-tile = { $bonus_tile }
view-exploration-tile = { $tile }
view-fort = Fort
view-fort-number = Fort { $number }
view-next-card = Nächste Karte
view-returned = verdeckt, und die nächste ist eine von diesen
view-left = noch { $count }
view-icons = Symbole
view-icons-note = für Plättchen
view-help = Deine Karten
view-help-note = je Symbol
view-covered = { $count ->
    [one] 1 Feld bedeckt
   *[other] { $count } Felder bedeckt
 }
view-settlers = Siedler
view-your-settlers = Deine Siedler
view-ready = { $count } bereit
view-working = bereit · { $count } im Einsatz
view-at-work = { $count } im Einsatz
view-in-reserve = { $count } in Reserve
view-rest = { $count ->
    [0] Ausruhen
   *[other] Ausruhen: { $count } zurück
 }
view-rest-short = Ausruhen
view-store = Lager
view-bonus-tiles = Bonusplättchen
view-goal = { $count } Punktekarten beenden das Spiel
view-claimed-of = { $count } von { $goal } Punktekarten
view-claimed-short = { $count } von { $goal } Karten
view-title-work = Siedler schicken
view-title-explore = Erkundungsplättchen nehmen
view-title-bonus = Bonusplättchen nehmen
view-title-claim = Nehmen
view-source-cards = Punktekarten
view-source-bonus = Bonusplättchen
view-source-exploration = Erkundungsplättchen
view-column-bonus = für eine leere Spalte deiner Ablage
view-source-cubes = Würfel außer gelben
view-display = Erkundung
view-title-recall = Zurücknehmen von

# --- unsere Entscheidungen

ruling-action-must-be-possible = Siedler darfst du nur dorthin schicken, wo du die Aktion dann auch ausführen kannst. Würfel, die dein Werkzeug vorher bringt, zählen dabei mit.
ruling-fort-in-either-order = Am Fort darfst du zuerst die Punktekarte nehmen oder zuerst das Bonusplättchen.
ruling-rest-with-none-out = Ausruhen darfst du auch, wenn schon alle deine Siedler auf deiner Ablage stehen.
ruling-too-few-in-reserve = Sind in deiner Reserve weniger Siedler, als du bekommen sollst, bekommst du diese.
ruling-nothing-to-explore = Ist kein Erkundungsplättchen mehr da, verfällt der Vorteil.
ruling-left-over-tiles-unseen = Bonusplättchen, die beim Aufbau übrig sind, kommen ungesehen in die Schachtel.
ruling-further-turn-is-whole = Ein weiterer Zug ist ein ganzer Zug: Die Lager werden vor ihm und an seinem Ende noch einmal geprüft.
ruling-returned-point-cards-shuffled = Ausgetauschte Punktekarten kommen in zufälliger Reihenfolge unter den Stapel: Niemand weiß, welche von ihnen zuerst wiederkommt.
ruling-kept-merchants-are-public = Die Händler auf deinem eigenen Stapel liegen verdeckt, aber alle haben sie gesehen: Jeder weiß, welche es sind.
ruling-returned-merchants-in-sight = Ausgetauschte Händler kommen einzeln, von links nach rechts und für alle sichtbar unter ihren Stapel.
ruling-exchange-of-fewer-merchants = Liegen weniger als vier Händler offen, werden so viele ausgetauscht, wie da liegen. Noch einen Zug gibt es auch dann, wenn keiner da liegt.
ruling-no-help-on-route = Indianische Hilfe und Werkzeuge wirken nur auf Feldern, nicht auf der Handelsroute.
ruling-deal-leaves-card-in-route = Gehst du auf deiner Handelsroute einen Goldenen Deal ein, bleibt die Karte in der Route.
ruling-settlers-move-with-card = Tauschen zwei Karten deiner Handelsroute die Plätze, ziehen die Siedler auf ihnen mit.
ruling-travelling-settlers-count = Siedler auf deiner Handelsroute zählen für das Bonusplättchen, das Siedler zählt.
ruling-boat-changes-tile = Ein Schiff, das fährt, muss auf einem anderen Plättchen enden als dem, auf dem es stand.
upgrade-steps = { $steps ->
    [one] 1 Aufwertung
   *[other] { $steps } Aufwertungen
 }
