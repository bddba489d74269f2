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

do-claim = { $asked ->
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
see-points = Point cards
see-points-note = pay the cubes, take the card
see-caravan = Your caravan
see-claimed = Claimed
see-claimed-of = { $count } of { $goal } point cards
see-goal = { $count } point cards end the game
see-coins = { $count } { $metal } coins, { $worth ->
    [one] 1 point
   *[other] { $worth } points
 } each
see-do-claim = Claim
see-source-cards = Point cards
see-source-gold = Gold coins
see-source-silver = Silver coins
see-source-cubes = Cubes that are not turmeric

# --- our rulings

ruling-claimed-cards-are-public = Claimed point cards lie face down, but all players have seen them: everybody's points are known.
