title = Fernöstliche Wunder

ask-sail-on = Dein Schiff hat { $here } erreicht. Lässt du ein Gewürz zurück, um weiterzufahren, oder hältst du hier?
ask-must-sail-on = Dein Schiff hat { $here } erreicht. Für den Zoll hier reichen deine Gewürze nicht. Welches Gewürz lässt du zurück, um weiterzufahren?
ask-must-stop = Dein Schiff hat { $here } erreicht und hält hier: Fährst du weiter, reichen deine Gewürze nirgends für den Zoll.
ask-load = Auf { $here } { $lying ->
    [one] liegt { $cubes }. Lädst du das ein?
   *[other] liegen { $cubes }. Lädst du sie ein?
 }

action-harvest = { $gain } ernten
action-load = { $asked ->
    [load] { $cubes } einladen
   *[no] Die Gewürze einladen
 }
action-leave = { $asked ->
    [load] { $cubes } liegen lassen
   *[no] Die Gewürze liegen lassen
 }

event-harvest = { $seat } erntet { $gain }.
event-leave-cube = { $seat } lässt { $colour } auf { $tile } zurück.
event-load = { $seat } lädt { $cubes } von { $tile } ein.

view-goal = { $count } Punkteplättchen beenden das Spiel
view-source-cubes = Gewürze außer Ingwer

# --- unsere Entscheidungen

ruling-free-steps-first = Freie Schritte kommen vor denen, für die du ein Gewürz zurücklässt.
ruling-movement-may-return = Eine Fahrt darf mehrmals auf dasselbe Plättchen führen und auch dort enden, wo sie begonnen hat.
ruling-staying-is-no-movement = Ein Schiff, das stehen bleibt, fährt nicht: Es zahlt keinen Zoll und lädt nichts ein.
ruling-cubes-on-harbours = Gewürze, die in einem Hafen zurückgelassen wurden, darf man dort einladen wie auf einer Insel.
ruling-load-all-or-none = Von den Gewürzen, die auf einem Plättchen liegen, lädt man alle ein oder keines.
