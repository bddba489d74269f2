title = Winzig
action-roll = Würfeln
action-stay = Bleiben
event-card = { $seat } hält { $card }.
event-card-hidden = { $seat } hält eine Karte.
