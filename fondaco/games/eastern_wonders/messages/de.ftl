title = Fernöstliche Wunder

ask-act = { $seat }, dein Schiff ist bei { $tile }: auf einer Insel tauschen oder bauen, in einem Hafen liefern, ernten oder nichts.
ask-act-last = { $seat }, dies ist die letzte Runde. Dein Schiff ist bei { $tile }: auf einer Insel tauschen oder bauen, in einem Hafen liefern, ernten oder nichts.
ask-sail-on = Dein Schiff hat { $tile } erreicht. Lässt du ein Gewürz zurück, um weiterzufahren, oder hältst du hier?
ask-load = { $cubes } auf { $tile }: Lädst du das ein?

do-harvest = Ernten
do-load = Gewürze einladen
do-leave = Gewürze liegen lassen

event-harvest = { $seat } erntet { $gain }.
event-leave-cube = { $seat } lässt { $colour } zurück auf { $tile }.
event-load = { $seat } lädt { $cubes } ein von { $tile }.
