title = Spice Road
option-bonus-cards = Bonus cards shuffled into the merchants: none, the three of set B1, the three of set B2, or both sets. They produce and upgrade, trade with a choice, or take a played card back. Five of the six faces are reconstructed.
choice-bonus-cards-none = none
choice-bonus-cards-b1 = set B1
choice-bonus-cards-b2 = set B2
choice-bonus-cards-both = both sets
option-golden-deals = Golden Deals: every merchant also carries a random deal, which can be made once instead of taking or playing the merchant. The faces of the deals are reconstructed.

colour-yellow = turmeric
colour-red = saffron
colour-green = cardamom
colour-brown = cinnamon

label-merchants = merchants
label-merchant-pile = merchant pile
label-discard = discard pile
label-deals = golden deals
label-points = point cards
label-point-pile = point pile
label-point-cards = point cards
label-cards-to-end = point cards that end the game
label-round = round
label-last-round = last round
label-ended-by = ended by
label-limit = caravan limit
label-gold = gold
label-silver = silver
label-card = card
label-coin = coin
label-cubes = cubes
label-hand = hand
label-played = played
label-claimed = claimed

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

# What pictures say.
see-points = Point cards
see-points-note = pay the cubes, take the card
see-merchants = Merchants
see-merchants-note = the first is free; each further one costs a cube on every card before it
see-merchants-short = −1 cube for each step right
see-caravan = Your caravan
see-claimed = Claimed
see-claimed-of = { $count } of { $goal } point cards
see-goal = { $count } point cards end the game
see-hand-note = pale: you cannot pay it now
see-played = Played
see-played-note = resting takes them back
see-played-count = { $count } played
see-coins = { $count } { $metal } coins, { $worth ->
    [one] 1 point
   *[other] { $worth } points
 } each
see-do-play = Play
see-do-acquire = Acquire
see-do-claim = Claim
see-rest = { $count ->
    [0] Rest
    [one] Rest: take 1 card back
   *[other] Rest: take { $count } cards back
 }
see-source-cards = Point cards
see-source-gold = Gold coins
see-source-silver = Silver coins
see-source-cubes = Cubes that are not turmeric
