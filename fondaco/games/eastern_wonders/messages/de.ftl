title = Fernöstliche Wunder

ask-island = { $seat }, dein Schiff ist bei { $tile }: tauschen oder bauen, ernten oder nichts.
ask-island-last = { $seat }, dies ist die letzte Runde. Dein Schiff ist bei { $tile }: tauschen oder bauen, ernten oder nichts.
ask-harbour = { $seat }, dein Schiff ist bei { $tile }: liefern, ernten oder nichts.
ask-harbour-last = { $seat }, dies ist die letzte Runde. Dein Schiff ist bei { $tile }: liefern, ernten oder nichts.
ask-sail-on = Dein Schiff hat { $here } erreicht. Lässt du ein Gewürz zurück, um weiterzufahren, oder hältst du hier?
ask-load = { $cubes } auf { $here }: Lädst du das ein?

do-harvest = { $gain } ernten
do-bonus = Ein Bonusplättchen nehmen: { $bonus }{ $printed ->
    [0] { "" }
    [one] {" "}(1 Punkt)
   *[other] {" "}({ $printed } Punkte)
 }
do-load = Gewürze einladen
do-leave = Gewürze liegen lassen

event-harvest = { $seat } erntet { $gain }.
event-leave-cube = { $seat } lässt { $colour } zurück auf { $tile }.
event-load = { $seat } lädt { $cubes } ein von { $tile }.

see-goal = { $count } Punkteplättchen beenden das Spiel
see-source-cubes = Gewürze außer Ingwer

# --- unsere Entscheidungen

ruling-free-steps-first = Freie Schritte kommen vor denen, für die du ein Gewürz zurücklässt.
ruling-movement-may-return = Eine Fahrt darf mehrmals auf dasselbe Plättchen führen und auch dort enden, wo sie begonnen hat.
ruling-staying-is-no-movement = Ein Schiff, das stehen bleibt, fährt nicht: Es zahlt keinen Zoll und lädt nichts ein.
ruling-cubes-on-harbours = Gewürze, die in einem Hafen zurückgelassen wurden, darf man dort einladen wie auf einer Insel.
ruling-load-all-or-none = Von den Gewürzen, die auf einem Plättchen liegen, lädt man alle ein oder keines.
