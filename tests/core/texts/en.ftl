title = Tiny
action-roll = Roll the die
action-stay = Stay
event-card = { $seat } holds { $card }.
event-card-hidden = { $seat } holds a card.
