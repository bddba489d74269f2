title = Mercado
option-side = Die Seite des Spielplans: A für die ersten Partien, B mit mehr Symbolen. Wo die Symbole stehen, ist rekonstruiert.
choice-side-a = Seite A
choice-side-b = Seite B
option-start = Das Feld unter dem Startplättchen: das der ersten Partie, ein zufälliges oder eines, das der Startspieler für alle nennt.
choice-start-first-game = wie im ersten Spiel
choice-start-random = ein zufälliges Feld
choice-start-chosen = der Startspieler nennt es

label-round = Runde
label-last-round = letzte Runde
label-ended-by = Ende durch
label-board = Spielplan
label-start = Startplättchen auf Feld
label-order = Reihenfolge auf dem Spielplan
label-tiles = Auslage
label-tile = Tafel
label-sold = verkauft
label-deposits = Münzen
label-objects = Gegenstände im Stapel
label-scents = Düfte im Stapel
label-discards = abgelegt
label-jokers = Jokermünzen
label-counterfeits = Falschgeld
label-seals = Siegel
label-privileges = Privilegien
label-gone = Privilegien aus dem Spiel
label-unseen = nicht gesehene Privilegien
label-drawn = gezogen
label-extra-turns = weitere Züge
label-bag = Beutel
label-next-draw = Münzen beim nächsten Ziehen
label-chances = Aussicht auf eine oder mehr
label-mat = Personentafel
label-distance = Felder seit dem Start
label-space = auf Feld

coin-gold = Gold
coin-silver = Silber
coin-copper = Rotbraun
coin-turquoise = Türkis
coin-joker = Joker
coin-counterfeit = Falschgeld
no-coins = keine Münzen
coin-count = { $number } { $coin }

price-same = { $number ->
    [one] 1 beliebige
   *[other] { $number } einer Farbe
 }
price-different = { $number } verschiedene
points-fixed = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
 }
points-rank = Punkte nach dem Rang
points-reveal = Punkte eines aufgedeckten Gegenstands
effect-joker = { $number } Joker
effect-counterfeit = { $number } Falschgeld
effect-remove-counterfeit = { $number } Falschgeld weniger
effect-privilege = { $number ->
    [one] 1 Privileg
   *[other] { $number } Privilegien
 }
effect-seal = { $number } Siegel
effect-extra-turn = noch ein Zug
effect-no-seal = kein Siegel
effect-lose-privilege = { $number ->
    [one] 1 Privileg abgeben
   *[other] { $number } Privilegien abgeben
 }
opponents-words = Mitspieler: { $burdens }
service-inspector = 1 Privileg
service-changer = 1 Joker, sofort angelegt
spaces = { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
 }

symbol-none = nichts
symbol-counterfeit = ein Falschgeld in den Beutel
symbol-remove-counterfeit = ein Falschgeld zurück in den Vorrat
symbol-joker = eine Jokermünze in den Beutel
symbol-privilege = ein Privileg
symbol-seal = ein Siegel
symbol-advance = { $number } Felder weiter
symbol-opponents-counterfeit = ein Falschgeld für jeden Mitspieler
symbol-opponents-joker = eine Jokermünze für jeden Mitspieler

ask-start = { $seat }: Welches Feld deckt das Startplättchen ab?
ask-turn = { $seat }{ $last ->
    [yes] , dies ist die letzte Runde
   *[no] { "" }
 }: { $todo ->
    [draw] Ziehe Münzen
    [refill] Fülle deinen Beutel auf
    [pass] Du kannst nur aussetzen
   *[both] Ziehe Münzen oder fülle deinen Beutel auf
 }.
ask-turn-privilege = { $seat }{ $last ->
    [yes] , dies ist die letzte Runde
   *[no] { "" }
 }: Spiele ein Privileg, wenn du magst; dann { $todo ->
    [draw] ziehe Münzen
    [refill] fülle deinen Beutel auf
    [pass] setze aus
   *[both] ziehe Münzen oder fülle deinen Beutel auf
 }.
ask-action = { $seat }: { $todo ->
    [draw] Ziehe Münzen
    [refill] Fülle deinen Beutel mit den Münzen der Personentafel auf
    [pass] Du kannst nur aussetzen
   *[both] Ziehe Münzen oder fülle deinen Beutel mit den Münzen der Personentafel auf
 }.
ask-landing = { $seat }: Nutzt du das Symbol des Feldes ({ $symbol })?
ask-seal = { $seat }: Gezogen hast du { $coins }. Gibst du ein Siegel für { $number } weitere Münzen ab?
ask-place = { $seat }: Wo legst du diese Münze an ({ $coin })? Vor dir: { $coins }.
ask-score = { $seat }: Welche Tafel wird als nächste gewertet?
ask-joker = { $seat }: Wo legst du den Joker der Münzwechslerin an?
ask-lose = { $seat }: Welches Privileg gibst du ab?

action-start = Das Startplättchen auf Feld { $space } legen
action-privilege = Ein Privileg spielen: { $face }
action-draw = { $number } Münzen aus dem Beutel ziehen
action-refill = Den Beutel von der Personentafel auffüllen: { $coins }
action-pass = Aussetzen: du kannst weder ziehen noch zurücklegen
action-seal = Ein Siegel abgeben und { $number } weitere Münzen ziehen
action-enough = Kein Siegel abgeben, nichts mehr ziehen
action-use = Das Symbol des Feldes nutzen: { $symbol }
action-leave = Das Symbol des Feldes nicht nutzen: { $symbol }
action-put = Die Münze anlegen bei: { $tile }
action-bag = In den Beutel zurücklegen: { $coins }
action-score = Als nächste werten: { $tile }
action-lose = Ein Privileg abgeben: { $face }

no-such-privilege = Du hast kein Privileg mit { $face }.
one-privilege = Du hast in diesem Zug schon ein Privileg gespielt; mehr als eines geht nicht.
bag-too-small = Zum Ziehen brauchst du { $needed } Münzen im Beutel, und es sind { $number }: Lege die Münzen deiner Personentafel zurück.
mat-empty = Auf deiner Personentafel liegt keine Münze zum Zurücklegen.
must-act = Aussetzen darfst du nur, wenn du weder ziehen noch zurücklegen kannst.
must-place = Mindestens eine Münze musst du anlegen, und diese ({ $coin }) ist die letzte, die eine Tafel nimmt.
tiles-in-order = Münzen einer Art ({ $coin }) werden von links nach rechts angelegt, Reihe für Reihe, und { $tile } ist schon vorbei.
tile-not-there = Diese Tafel liegt nicht aus: { $goods }.
tile-sold = Diese Tafel ist in diesem Zug verkauft worden: { $goods }.
tile-complete = Der Preis liegt dort schon: { $goods }.
coin-not-taken = { $tile } nimmt diese Münze ({ $coin }) jetzt nicht von dir; dort hast du { $coins }.
another-tile = Der Joker muss an eine andere Tafel als die der Münzwechslerin.
not-complete = Dort liegt nicht dein ganzer Preis: { $goods }.

event-start = { $seat } legt das Startplättchen auf Feld { $space }.
event-play = { $seat } spielt ein Privileg: { $face }.
event-lose = { $seat } gibt ein Privileg ab: { $face }.
event-draw = { $seat } zieht { $coins }.
event-pay-seal = { $seat } gibt ein Siegel für weitere Münzen ab.
event-set-aside = { $seat } legt { $number } Falschgeld auf die Personentafel.
event-refill = { $seat } legt { $coins } in den Beutel zurück.
event-pass = { $seat } setzt aus.
event-put = { $seat } legt eine Münze ({ $coin }) an bei: { $goods }.
event-return = { $seat } legt { $coins } ungenutzt in den Beutel zurück.
event-buy = { $seat } hat den ganzen Preis angelegt: { $goods }.
event-pay = { $seat } hat { $coins } bezahlt.
event-refund = { $seat } nimmt { $coins } in den Beutel zurück.
event-move = { $seat } zieht { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
 } weiter.
event-space = { $seat } landet auf einem Symbol: { $symbol }.
event-leave = { $seat } nutzt das Symbol nicht: { $symbol }.
event-reveal = Für { $seat } wird ein Gegenstand aufgedeckt: { $goods }.
event-joker = { $number ->
    [0] Für { $seat } ist keine Jokermünze mehr da.
    [one] { $seat } erhält eine Jokermünze.
   *[other] { $seat } erhält { $number } Jokermünzen.
 }
event-counterfeit = { $number ->
    [0] Für { $seat } ist kein Falschgeld mehr da.
   *[other] { $seat } erhält { $number } Falschgeld.
 }
event-remove-counterfeit = { $number ->
    [0] { $seat } hat kein Falschgeld zum Abgeben.
   *[other] { $seat } wird { $number } Falschgeld los.
 }
event-seal = { $number ->
    [0] Für { $seat } ist kein Siegel mehr da.
    [one] { $seat } erhält ein Siegel.
   *[other] { $seat } erhält { $number } Siegel.
 }
event-privilege = { $seat } zieht ein Privileg: { $face }.
event-privilege-hidden = { $seat } zieht ein Privileg.
event-no-privilege = Für { $seat } ist kein Privileg mehr da.
event-extra-turn = { $seat } ist danach noch einmal an der Reihe.
event-opponents-counterfeit = { $number ->
    [0] Das Falschgeld reicht nicht für alle Mitspieler von { $seat }.
   *[other] Jeder Mitspieler von { $seat } erhält { $number } Falschgeld.
 }
event-opponents-joker = { $number ->
    [0] Die Jokermünzen reichen nicht für alle Mitspieler von { $seat }.
   *[other] Jeder Mitspieler von { $seat } erhält eine Jokermünze.
 }
event-no-joker = { $seat } bekommt von der Münzwechslerin nichts: Es ist kein Joker mehr da, oder keine Tafel nimmt ihn.
event-tile = Neu in der Auslage: { $goods }.
event-reshuffle-objects = Die abgelegten Gegenstände werden zu einem neuen Stapel gemischt.
event-reshuffle-scents = Die abgelegten Düfte werden zu einem neuen Stapel gemischt.
event-last-round = { $seat } hat das Startplättchen erreicht oder überschritten: Die Runde wird zu Ende gespielt.
event-end-start-disc = Das Spiel ist zu Ende: Nun zählen übrige Siegel und Privilegien.
event-end-deadlock = Das Spiel ist zu Ende: Niemand kann mehr eine Münze anlegen. Nun zählen übrige Siegel und Privilegien.
event-end-round-limit = Das Spiel ist zu Ende: Die Grenze der Runden (eine Hausregel) ist erreicht. Nun zählen übrige Siegel und Privilegien.

view-round = Runde { $round }
view-last-round = Letzte Runde
view-to-go = noch { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 }
view-letter-gold = G
view-letter-silver = S
view-letter-copper = R
view-letter-turquoise = T
view-coin = { $coin }
view-goods = { $goods }
view-tile = { $tile }
view-face = { $face }
view-copies = { $count } × { $face }
view-symbol = { $symbol }
view-start-disc = das Startplättchen: das Ende des Weges
view-side = Seite { $side }
view-sold = verkauft
view-at-once = sofort angelegt
view-supply = Vorrat
view-objects = Waren
view-scents = Düfte
view-pile-objects = { $count } Gegenstände im Stapel: { $wares }
view-pile-scents = { $count } Düfte im Stapel: { $wares }
view-supply-counterfeit = { $count } Falschgeld im Vorrat
view-supply-joker = { $count } Jokermünzen im Vorrat
view-supply-seal = { $count } Siegel im Vorrat
view-supply-privilege = { $count } Privilegien im Vorrat
view-standing-at = { $rank }., Feld { $count }
view-mat = Personentafel: Münzen außer Gebrauch
view-out-of-use = { $count } außer Gebrauch
view-drawn = Gezogene Münzen
view-drawn-by = Gezogen von { $seat }
view-bag = Beutel
view-inside = { $count ->
    [one] 1 Münze darin
   *[other] { $count } Münzen darin
 }
view-in-bag = { $coin }: { $count } im Beutel
view-chance = { $least } oder mehr: { $percent } %
view-chances-of = Aussicht auf eine oder mehr in den nächsten { $number }
view-too-few = zu wenige Münzen zum Ziehen
view-seals = Siegel
view-seals-note = zwei Münzen mehr oder ein Punkt
view-privileges = Privilegien
view-laid = { $count } von { $of } Münzen dort
view-title-draw = Münzen ziehen
view-title-refill = Beutel auffüllen
view-title-pass = Aussetzen
view-title-seal = Mit Siegel mehr ziehen
view-title-enough = Siegel behalten
view-title-bag = Zurück in den Beutel
view-title-use = Symbol nutzen
view-title-leave = Nicht nutzen
view-title-score = Als nächste werten
view-title-privilege = Ein Privileg spielen
view-title-lose = Ein Privileg abgeben
view-source-board = Auf dem Spielplan
view-source-seals = Siegel
view-source-privileges = Privilegien
view-means-same = beliebige Farbe, alle gleich
view-means-different = beliebige Farben, alle verschieden
view-means-counterfeit = ein Falschgeld aus dem Vorrat in den Beutel
view-means-remove-counterfeit = ein Falschgeld aus dem Beutel, sonst von der Personentafel, zurück in den Vorrat
view-means-joker = eine Jokermünze aus dem Vorrat in den Beutel; in einem Preis: ein Joker ist zu zahlen
view-means-privilege = ein Privileg aus dem Vorrat
view-means-seal = ein Siegel aus dem Vorrat
view-means-extra-turn = noch ein ganzer Zug nach diesem
view-means-rank = so viele Punkte wie dein Platz auf dem Spielplan
view-means-reveal = die Punkte des nächsten Gegenstands im Stapel
view-means-advance = { $number } Felder weiter
view-means-no-seal = die anderen: kein Siegel für die meisten Münzen
view-means-lose-privilege = die anderen: jeder gibt ein Privileg ab

# --- our rulings, by the id in the code; listed on the how-to page

ruling-start-disc-space = Soll das Feld unter dem Startplättchen gewählt werden, nennt es der Startspieler für alle.
ruling-open-bags = Was in jedem Beutel ist, wird allen gezeigt: Alle haben jede Münze hineinkommen und herauskommen sehen.
ruling-pass-without-coins = Wer weder ziehen noch auffüllen kann, setzt aus.
ruling-seal-before-laying = Ein Siegel gibst du ab, bevor du etwas anlegst, und nur wenn noch zwei Münzen im Beutel sind. Zurückgelegte Münzen ziehst du im selben Zug nicht noch einmal.
ruling-joker-without-colour = Ein Joker hat keine Farbe, bevor der Preis vollständig ist. Er darf an jeder Tafel liegen, auch ganz allein.
ruling-deposits-stay = Angelegte Münzen kannst du nicht zurücknehmen; sie bleiben liegen, bis die Tafel verkauft ist.
ruling-space-before-effects = Das Symbol des erreichten Feldes gilt vor dem Siegel für den Zweiten und vor den anderen Wirkungen der Tafel.
ruling-revealed-rank = Deckt „?“ einen Gegenstand mit Podest auf, bekommst du so viele Punkte wie dein Platz auf dem Spielplan.
ruling-tied-seals = Reichen die Siegel nicht für alle, die gleichauf die meisten Münzen liegen haben, bekommt keiner davon eines.
ruling-lost-clockwise = Geben alle anderen ein Privileg ab, wählen sie reihum, angefangen nach dem Käufer.
ruling-shortage-of-coins = Von mehreren Jokern, Falschgeld oder Siegeln auf einmal bekommst du so viele, wie da sind. Was jeder der anderen bekommt, bekommen alle oder niemand.
ruling-gaps-filled-last = Verkaufte Tafeln werden ersetzt, wenn alles gewertet ist: Eine neue Tafel nimmt in dem Zug, in dem sie kommt, keine Münze.
ruling-joker-not-at-sold-tile = Der Joker der Münzwechslerin kommt nicht an eine Tafel, die in diesem Zug verkauft wurde.
ruling-no-joker-no-service = Ist kein Joker mehr da oder keine Tafel, die ihn nimmt, gibt dir die Münzwechslerin nichts.
ruling-advance-is-a-move = „3 weiter“ ist eine eigene Bewegung: Auch das Symbol, zu dem sie führt, gilt, und nach einem Privileg ist auch dieses freigestellt.
ruling-marker-a-lap-ahead = Auch ein Zählstein, der eine Runde voraus ist, besetzt sein Feld.
ruling-marker-lifted-out = Ein Zählstein, der einen Stapel verlässt, wird herausgehoben; die anderen behalten ihre Reihenfolge.
ruling-extra-after-space = Was ein Privileg außer den Feldern bringt, kommt nach dem Symbol des Feldes.
ruling-privileges-leave = Gespielte und abgegebene Privilegien kommen offen aus dem Spiel.
ruling-no-privilege-left = Ist kein Privileg mehr da, wird keines gezogen.
ruling-further-turn-in-last-round = Ein weiterer Zug, den eine Tafel bringt, wird auch in der letzten Runde gespielt.
ruling-no-last-move = Wer am Ende weder Siegel noch Privilegien hat, dessen Zählstein behält seinen Platz im Stapel.
ruling-dead-market = Kann am Ende einer Runde niemand mehr eine Münze anlegen oder ein Privileg spielen, endet das Spiel und wird gewertet.
