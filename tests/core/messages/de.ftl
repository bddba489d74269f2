title = Winzig
do-roll = Würfeln
do-stay = Bleiben
event-card = { $seat } hält { $card }.
event-card-hidden = { $seat } hält eine Karte.
