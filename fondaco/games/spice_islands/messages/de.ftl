title = Die Gewürzinseln

label-seas = offene See
label-sea = Seeplättchen
label-spent = für Schritte abgeworfen

ask-turn = { $seat }: Karte spielen, Händlerkarte erwerben, Schiff bewegen oder ausruhen.
ask-turn-last = { $seat }, dies ist die letzte Runde: Karte spielen, Händlerkarte erwerben, Schiff bewegen oder ausruhen.
ask-turn-deals = { $seat }: Karte spielen oder ihren Goldenen Deal eingehen, Händlerkarte erwerben, Schiff bewegen oder ausruhen.
ask-turn-deals-last = { $seat }, dies ist die letzte Runde: Karte spielen oder ihren Goldenen Deal eingehen, Händlerkarte erwerben, Schiff bewegen oder ausruhen.
ask-voyage = Dein Schiff ist bei { $tile } und hat { $steps ->
    [0] noch keinen Schritt
    [one] einen Schritt
   *[other] { $steps } Schritte
 }. Fährst du, bleibst du oder wirfst du für einen weiteren Schritt eine Karte ab?
ask-act = { $seat }, dein Schiff ist bei { $tile }: auf einer Insel tauschen oder bauen, in einem Hafen liefern oder nichts.
ask-act-last = { $seat }, dies ist die letzte Runde. Dein Schiff ist bei { $tile }: auf einer Insel tauschen oder bauen, in einem Hafen liefern oder nichts.
ask-reward = { $seat }, die Spalte { $column } deiner Ablage ist leer: Nimm kostenlos eine Händlerkarte der Auslage oder ein Bonusplättchen.
ask-reward-card = { $seat }, die Spalte { $column } deiner Ablage ist leer: Nimm kostenlos eine Händlerkarte der Auslage.

do-ship = Das Schiff bewegen
do-spend = { $card } für einen Schritt abwerfen
do-rest = Ausruhen: alle gespielten und abgeworfenen Karten zurücknehmen

not-there-to-spend = { $card } ist weder auf deiner Hand noch unter deinen gespielten Karten.
spend-rising = { $card } kommt vor der zuletzt abgeworfenen Karte: Karten werden in der Reihenfolge ihrer Nummern abgeworfen.
column-brings-card = Die geleerte Spalte { $column } bringt eine Händlerkarte, kein Bonusplättchen.

event-spend = { $seat } wirft { $card } für einen Schritt ab.
