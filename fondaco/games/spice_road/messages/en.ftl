title = Spice Road
option-bonus-cards = Bonus cards shuffled into the merchants: none, the three of set B1, the three of set B2, or both sets. They produce and upgrade, trade with a choice, or take a played card back. Five of the six faces are reconstructed.
option-golden-deals = Golden Deals: every merchant also carries a random deal, which can be made once instead of taking or playing the merchant. The faces of the deals are reconstructed.

colour-yellow = turmeric
colour-red = saffron
colour-green = cardamom
colour-brown = cinnamon

point-card-words = { $id } ({ $points } points for { $cubes })

ask-turn = { $seat }: play a card, acquire a merchant, claim a point card or rest.
ask-turn-last = { $seat }, this is the last round: play a card, acquire a merchant, claim a point card or rest.
ask-turn-deals = { $seat }: play a card or make its golden deal, acquire a merchant, claim a point card or rest.
ask-turn-deals-last = { $seat }, this is the last round: play a card or make its golden deal, acquire a merchant, claim a point card or rest.

do-play = Play { $card }
do-acquire = { $place ->
    [1] Acquire the first merchant, free of charge
   *[other] Acquire the merchant in place { $place }
 }
do-claim = Claim the point card in place { $place }
do-rest = Rest: take all your played cards back

no-point-card-there = There is no point card in place { $place }; the row ends with place { $last }.
cannot-claim = You lack { $cubes } for { $point_card }.

event-play = { $seat } plays { $card }.
event-acquire = { $seat } acquires { $card } and takes { $cubes } from it.
event-claim = { $seat } claims { $point_card }.
event-coin = { $seat } takes a { $metal } coin.
event-point-card = { $point_card } comes into the row.
event-rest = { $seat } rests and takes { $count ->
    [one] one card
   *[other] { $count } cards
 } back.
event-last-round = { $seat } has claimed enough point cards: the round is played to its end.
event-end-point-cards = The game is over.
event-end-round-limit = The game is over: the limit of rounds (a house rule) is reached.
