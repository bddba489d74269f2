title = Die Gewürzinseln

label-spent = für Schritte abgeworfen

ask-turn = { $seat }: Karte spielen, Händlerkarte erwerben, Schiff bewegen oder ausruhen.
ask-turn-last = { $seat }, dies ist die letzte Runde: Karte spielen, Händlerkarte erwerben, Schiff bewegen oder ausruhen.
ask-turn-deals = { $seat }: Karte spielen oder ihren Goldenen Deal eingehen, Händlerkarte erwerben, Schiff bewegen oder ausruhen.
ask-turn-deals-last = { $seat }, dies ist die letzte Runde: Karte spielen oder ihren Goldenen Deal eingehen, Händlerkarte erwerben, Schiff bewegen oder ausruhen.
ask-spend = Dein Schiff fährt nach { $here }. Welche Karte wirfst du ab? Noch { $left }, in der Reihenfolge ihrer Nummern.
ask-island = { $seat }, dein Schiff ist bei { $tile }: tauschen oder bauen, oder nichts.
ask-island-last = { $seat }, dies ist die letzte Runde. Dein Schiff ist bei { $tile }: tauschen oder bauen, oder nichts.
ask-harbour = { $seat }, dein Schiff ist bei { $tile }: liefern oder nichts.
ask-harbour-last = { $seat }, dies ist die letzte Runde. Dein Schiff ist bei { $tile }: liefern oder nichts.
ask-reward = { $seat }, die Spalte { $column } deiner Ablage ist leer: Nimm kostenlos eine Händlerkarte der Auslage oder ein Bonusplättchen.
ask-reward-card = { $seat }, die Spalte { $column } deiner Ablage ist leer: Nimm kostenlos eine Händlerkarte der Auslage.

do-sail = Nach { $tile } fahren{ $cards ->
    [0] { "" }
    [one] {" "}(1 Karte)
   *[other] {" "}({ $cards } Karten)
 }
do-spend = { $card } für einen Schritt abwerfen
do-stay = Das Schiff stehen lassen und dort handeln
do-rest = Ausruhen: alle gespielten und abgeworfenen Karten zurücknehmen

not-there-to-spend = { $card } ist weder auf deiner Hand noch unter deinen gespielten Karten.
spend-rising = { $card } kann nicht die nächste sein: { $left } sind abzuwerfen, in der Reihenfolge ihrer Nummern.
column-brings-card = Die geleerte Spalte { $column } bringt eine Händlerkarte, kein Bonusplättchen.

event-spend = { $seat } wirft { $card } für einen Schritt ab.

see-goal = { $count } Punkteplättchen beenden das Spiel
see-source-cubes = Gewürze außer Ingwer
see-spent = Abgeworfen

# --- unsere Entscheidungen

ruling-shortest-way = Das Schiff nimmt den kürzesten Weg, und nur so viele Karten werden dafür umgedreht: Weitere Schritte brächten nichts.
ruling-spent-cards-are-public = Karten, die für Schritte umgedreht wurden, liegen verdeckt, aber alle haben sie gesehen.
ruling-reward-keeps-cubes = Gewürze auf einer Händlerkarte, die man für eine geleerte Spalte nimmt, bekommt man dazu.
ruling-reward-may-make-deal = Mit Goldenen Deals darf man den Deal einer Händlerkarte, die man für eine geleerte Spalte nimmt, eingehen wie bei jeder erworbenen, statt sie auf die Hand zu nehmen.
