title = Tiny
do-roll = Roll the die
do-stay = Stay
event-card = { $seat } holds { $card }.
event-card-hidden = { $seat } holds a card.
