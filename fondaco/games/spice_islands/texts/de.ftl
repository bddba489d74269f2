title = Die Gewürzinseln

label-spent = für Schritte abgeworfen

ask-spend = Dein Schiff fährt zu { $here }. Welche Karte wirfst du ab? Noch { $left ->
    [one] eine Karte.
   *[other] { $left } Karten.
 }
ask-reward = { $seat }, Spalte { $column } deiner Ablage ist leer: Erwirb kostenlos eine Händlerkarte der Auslage, oder nimm ein Bonusplättchen.
ask-reward-card = { $seat }, Spalte { $column } deiner Ablage ist leer: Erwirb kostenlos eine Händlerkarte der Auslage.
ask-reward-tile = { $seat }, Spalte { $column } deiner Ablage ist leer: Nimm ein Bonusplättchen.

action-spend = { $card } für einen Schritt abwerfen
action-stay = Das Schiff stehen lassen{ $act ->
    [yes] {" "}und vor Ort eine Aktion ausführen
   *[no] { "" }
 }

not-there-to-spend = { $card } ist weder auf deiner Hand noch unter deinen gespielten Karten.
spend-rising = { $card } kann nicht die nächste sein: { $left } sind abzuwerfen, in der Reihenfolge ihrer Nummern.
column-brings-card = Die geleerte Spalte { $column } bringt eine Händlerkarte, kein Bonusplättchen.

event-spend = { $seat } wirft { $card } für einen Schritt ab.

view-goal = { $count } Punkteplättchen beenden das Spiel
view-source-cubes = Gewürze außer Ingwer
view-spent = Abgeworfen

# --- unsere Entscheidungen

ruling-shortest-way = Das Schiff nimmt den kürzesten Weg, und nur so viele Karten werden dafür umgedreht: Weitere Schritte brächten nichts.
ruling-staying-pays-no-toll = Ein Schiff, das stehen bleibt, fährt nicht: Es zahlt keinen Zoll, auch wenn dort andere Schiffe liegen.
ruling-spent-cards-are-public = Karten, die für Schritte umgedreht wurden, liegen verdeckt, aber alle haben sie gesehen.
ruling-reward-keeps-cubes = Gewürze auf einer Händlerkarte, die man für eine geleerte Spalte nimmt, bekommt man dazu.
ruling-reward-may-make-deal = Mit Goldenen Deals darf man den Deal einer Händlerkarte, die man für eine geleerte Spalte nimmt, eingehen wie bei jeder erworbenen, statt sie auf die Hand zu nehmen.
