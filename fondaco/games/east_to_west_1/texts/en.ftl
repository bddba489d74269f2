title = From East to West I
option-golden-deals = Golden Deals: every merchant also carries a random deal. It can be made at the market instead of using or taking the merchant, and at every journey to a merchant of one's trade route instead of using it. The faces of the deals are reconstructed.

ask-turn = { $seat }{ $last ->
    [0] { "" }
   *[other] , this is the last round
 }: { $possible ->
    [none] you can only rest.
    [work] send settlers to work, or rest.
    [travel] send settlers along your trade route, or rest.
   *[both] send settlers to work or along your trade route, or rest.
 }
ask-use-or-take = { $usable ->
    [0] You cannot pay the trade of { $card }. You take it into your trade route.
   *[other] Do you use { $card }, or take it into your trade route?
 }
ask-use-or-take-or-deal = { $usable ->
    [0] You cannot pay the trade of { $card }. Do you take it into your trade route, or make its golden deal: { $deal }?
   *[other] Do you use { $card }, take it into your trade route, or make its golden deal: { $deal }?
 }
ask-replace = Your trade route is full. Which of its cards does { $card } replace?
ask-swap = Two cards of your trade route may change places. Which?

action-travel = { $named ->
    [0] Travel to card { $place } of your trade route
   *[other] Travel with { $needed ->
        [one] 1 settler
       *[other] { $needed } settlers
     } to { $card }, card { $place } of your trade route
 }
action-take = { $named ->
    [0] Take the merchant into your trade route
   *[other] Take { $card } into your trade route
 }
action-replace = { $named ->
    [0] Replace card { $place } of your trade route
   *[other] Replace { $card }, card { $place } of your trade route
 }
action-swap = { $named ->
    [0] Let the cards { $place } and { $with } of your trade route change places
   *[other] Let { $card } and { $wanted } change places
 }
action-withdraw = { $named ->
    [0] Take one settler back from card { $place } of your trade route
   *[other] Take one settler back from { $card }, card { $place } of your trade route
 }

no-card-in-route = There is no card { $place } in your trade route: it has { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
 }.
travellers-there = Your settlers are on { $card } already.
too-few-travellers = { $card } needs { $needed ->
    [one] 1 settler
   *[other] { $needed } settlers
 }: one, and one for each card without settlers to its left. You have { $ready } on your board.
no-golden-deals = This game is played without golden deals.
swap-two = Two different cards of your trade route change places, the left one named first. Your route has { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
 }.
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
view-route = Trade route
view-route-note = { $held } of { $limit } · { $kept } in your pile
view-title-travel = Travel along your route
view-title-replace = Replace
view-title-swap = Change places
view-title-withdraw = Take back from your route
