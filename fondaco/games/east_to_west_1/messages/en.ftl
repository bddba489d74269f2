title = From East to West I
option-golden-deals = Golden Deals: every merchant also carries a random deal. It can be made at the market instead of using or taking the merchant, and at every journey to a merchant of one's trade route instead of using it. The faces of the deals are reconstructed.

ask-turn = { $seat }: send settlers to work or along your trade route, or rest.
ask-turn-last = { $seat }, this is the last round: send settlers to work or along your trade route, or rest.
ask-use-or-take = Do you use { $card }, or take it into your trade route?
ask-use-or-take-or-deal = Do you use { $card }, take it into your trade route, or make its golden deal: { $deal }?
ask-replace = Your trade route is full. Which of its cards does { $card } replace?
ask-swap = Two cards of your trade route may change places. Which?

do-travel = Travel to card { $place } of your trade route
do-take = Take the merchant into your trade route
do-replace = Replace card { $place } of your trade route
do-swap = Let the cards { $place } and { $with } of your trade route change places
do-withdraw = Take one settler back from card { $place } of your trade route
do-leave = Leave it at that

no-card-in-route = There is no card { $place } in your trade route: it has { $count }.
travellers-there = Your settlers are on { $card } already.
too-few-travellers = { $card } needs { $needed } settlers: one, and one for each card without settlers to its left. You have { $ready } on your board.
no-golden-deals = This game is played without golden deals.
swap-two = Two different cards of your trade route change places, the left one named first; it has { $count }.
no-traveller-there = None of your settlers is on card { $place } of your trade route.

event-travel = { $seat } travels to { $card } with { $count ->
    [one] 1 settler
   *[other] { $count } settlers
 }.
event-route = { $seat } takes { $card } into the trade route.
event-replace = { $seat } replaces a card of the trade route with { $card }.
event-swap = { $seat } lets { $card } and { $wanted } change places.
event-recall-card = { $seat } takes one settler back from { $card }.

kind-adjust-route = + { $gain }, change the trade route
label-route = trade route

# What pictures say.
see-route = Trade route
see-route-note = { $held } of { $limit } · { $kept } in your pile
see-do-travel = Travel along your route
see-do-replace = Replace
see-do-swap = Change places
see-do-withdraw = Take back from your route
