title = Spice Road

colour-yellow = turmeric
colour-red = saffron
colour-green = cardamom
colour-brown = cinnamon

label-points = point cards
label-point-pile = point pile
label-point-cards = point cards
label-cards-to-end = point cards that end the game
label-limit = caravan limit
label-gold = gold coins
label-silver = silver coins
label-coin = coin
label-cubes = cubes
label-claimed = claimed

point-card-words = { $id } ({ $points ->
    [one] 1 point
   *[other] { $points } points
 } for { $cubes })
coin-gold = gold
coin-silver = silver

action-claim = { $asked ->
    [card] Claim { $point_card }{ $metal ->
        [gold] , with a gold coin
        [silver] , with a silver coin
       *[none] { "" }
     }
   *[no] Claim the point card in place { $place }
 }

no-point-card-there = There is no point card in place { $place }; the row ends with place { $last }.
cannot-claim = You lack { $cubes } for { $point_card }.

event-claim = { $seat } claims { $point_card }.
event-coin = { $seat } takes a { $metal } coin.
event-point-card = { $point_card } comes into the row.
event-last-round = { $seat } has claimed enough point cards: the round is played to its end.
event-end-point-cards = The game is over.
event-end-round-limit = The game is over: the limit of rounds (a house rule) is reached.

# What pictures say.
view-points = Point cards
view-points-note = pay the cubes, take the card
view-caravan = Your caravan
view-claimed = Claimed
view-claimed-of = { $count } of { $goal } point cards
view-goal = { $count } point cards end the game
view-coins = { $count } { $metal } coins, { $worth ->
    [one] 1 point
   *[other] { $worth } points
 } each
view-title-claim = Claim
view-source-cards = Point cards
view-source-gold = Gold coins
view-source-silver = Silver coins
view-source-cubes = Cubes that are not turmeric

# --- our rulings

ruling-claimed-cards-are-public = Claimed point cards lie face down, but all players have seen them: everybody's points are known.
