# What the Century games share.
no-cubes = nothing
upgrade-steps = { $steps ->
    [1] upgrade once
    [2] upgrade twice
   *[other] upgrade { $steps } times
 }
trade-either = { $cost } → { $gain } or { $second }
take-card-back = take a card back
gift-words = the others take { $cubes }
# What can be done now: "you can …".
way-only = only { $way }
way-nothing-only = do nothing here
way-or = { $first } or { $last }
way-play = play a card
way-deal = make a golden deal
way-acquire = acquire a merchant
way-claim = claim a point card
way-sail = move your ship
way-stay = leave your ship where it is
way-rest = rest
way-trade = trade
way-build = build an outpost
way-fulfil = fulfil the point tile
way-harvest = harvest
way-nothing = do nothing

ask-turn = { $seat }, you can { $ways }.
ask-turn-last = { $seat }, this is the last round: you can { $ways }.
ask-act = { $seat }, your ship is at { $tile }: you can { $ways }.
ask-act-last = { $seat }, this is the last round. Your ship is at { $tile }: you can { $ways }.

ask-trade = How often do you trade { $cost } for { $gain }?
ask-upgrade = How many cubes of { $colour } do you upgrade? { $steps ->
    [one] One step is left.
   *[other] { $steps } steps are left.
 }
ask-keep = You hold { $excess ->
    [one] one cube
   *[other] { $excess } cubes
 } too many (limit { $limit }). How many cubes of { $colour } do you keep?
ask-pay = Which cube do you lay on { $card }? { $left ->
    [one] One cube
   *[other] { $left } cubes
 } to pay for { $wanted }.
ask-trade-either = How often do you trade { $cost }, each time for { $gain } or { $second }?
ask-mix = How often do you take { $gain }? { $times ->
    [one] Otherwise the trade brings { $second }.
   *[other] The rest of the { $times } trades bring { $second }.
 }
ask-back = You may take another of your played cards back into your hand; { $card } stays. Which one?
ask-back-for-deal = For the golden deal of { $card } you may take one of your played cards back into your hand. Which one?
ask-hand-or-deal = Do you take { $card } into your hand, or lay a card of your hand down for its golden deal: { $deal }?
ask-lay = Which card do you lay down for the golden deal of { $card }: { $deal }?

action-trade = { $times ->
    [1] Trade once
    [2] Trade twice
   *[other] Trade { $times } times
 }{ $asked ->
    [trade] : { $cost } for { $gain }
    [either] : give { $cost }
   *[no] { "" }
 }
action-upgrade = { $times ->
    [0] Upgrade no { $colour }
   *[other] Upgrade { $times } { $colour } to { $better }
 }
action-keep = { $times ->
    [0] Keep no { $colour }
   *[other] Keep { $cubes }
 }{ $returned ->
    [0] { "" }
   *[other] , return { $returned }
 }
action-pay = { $asked ->
    [toll] Hand { $colour } to { $other }
    [sail-on] Leave { $colour } behind on { $here } and sail on
   *[no] Pay with { $colour }
 }
action-first = { $asked ->
    [mix] Take { $gain }
   *[no] { $times ->
        [0] Never take the first of the two
        [1] Take the first of the two once
        [2] Take the first of the two twice
       *[other] Take the first of the two { $times } times
     }
 }
action-deal = Make the golden deal of { $card }{ $asked ->
    [deal] : { $deal }
   *[no] { "" }
 }
action-take = { $asked ->
    [take] Take { $card } into your hand
   *[no] Take the merchant into your hand
 }
action-lay = Lay { $card } down without effect, for the golden deal
action-back = Take { $card } back
action-forgo = Take no card back

cannot-trade = You lack { $cubes } for this trade.
cannot-trade-so-often = To trade { $times ->
    [one] once
   *[other] { $times } times
 } you lack { $cubes }.
too-many-steps = You may upgrade { $steps ->
    [one] once
   *[other] { $steps } times
 } at most.
too-few-to-upgrade = You hold { $held } { $colour }.
keep-between = You must keep { $fewest } to { $most } { $colour }: as many cubes in all as there is room for.
no-such-cube = You hold no { $colour }.
no-merchant-there = There is no merchant in place { $place }; the row ends with place { $last }.
too-few-to-acquire = The merchant in place { $place } costs { $needed } cubes, one on each card to its left; you hold { $held }.
more-than-all-trades = { $times ->
    [one] You trade only once.
   *[other] You trade only { $times } times.
 }
not-in-hand = { $card } is not in your hand.
not-played = { $card } is not among your played cards.
back-itself = { $card } takes back another card, not itself.
no-deal-on-starter = { $card } is a starting card: there is no golden deal on it.
no-second-card = For the golden deal of { $card } you need a second card in your hand to lay down.
lay-another = { $card } is discarded for its golden deal: lay down another card.

event-trade = { $seat } trades { $cost } for { $gain }.
event-upgrade = { $seat } upgrades { $times } { $colour } to { $better }.
event-return = { $seat } returns { $times } { $colour }.
event-pay = { $seat } lays { $colour } on { $card }.
event-produce = { $seat } takes { $gain }.
event-merchant = { $card } comes into the row.
event-deal-shown = The golden deal on { $card }: { $deal }.
event-collect = { $seat } takes { $cubes } from { $card }.
event-hand = { $seat } takes { $card } into the hand.
event-lay = { $seat } lays { $card } down without effect.
event-deal = { $seat } discards { $card } for its golden deal.
event-gift = { $seat } is given { $gain }.
event-reshuffle = The discard pile is shuffled and becomes the draw pile.
event-back = { $seat } takes { $card } back.

# Hands of merchants.
action-play = Play { $card }
action-acquire = { $asked ->
    [card] Acquire { $card } { $price ->
        [0] free of charge
        [one] for one cube
       *[other] for { $price } cubes
     }{ $lying ->
        [0] { "" }
       *[other] , with { $cubes } on it
     }
   *[no] Acquire the merchant in place { $place }
 }
action-rest = { $count ->
    [0] Rest, with no card to take back
    [one] Rest: take one card back
   *[other] Rest: take { $count } cards back
 }
option-bonus-cards = Bonus cards shuffled into the merchants: none, the three of set B1, the three of set B2, or both sets. They produce and upgrade, trade with a choice, or take a played card back. Five of the six faces are reconstructed.
choice-bonus-cards-none = none
choice-bonus-cards-b1 = set B1
choice-bonus-cards-b2 = set B2
choice-bonus-cards-both = both sets
option-golden-deals = Golden Deals: every merchant also carries a random deal, which can be made once instead of taking or playing the merchant. The faces of the deals are reconstructed.
event-play = { $seat } plays { $card }.
event-acquire = { $seat } acquires { $card }{ $cubes ->
    [nothing] .
   *[other] {" "}and takes { $cubes } from it.
 }
event-rest = { $seat } rests{ $count ->
    [0] .
    [one] {" "}and takes one card back.
   *[other] {" "}and takes { $count } cards back.
 }
label-merchants = merchants
label-merchant-pile = merchant pile
label-discard = discard pile
label-deals = golden deals
label-card = card
label-hand = hand
label-played = played
label-round = round
label-last-round = last round
label-ended-by = ended by
ended-point-cards = enough point cards
ended-point-tiles = enough point tiles
ended-round-limit = the limit of rounds (a house rule)

# Islands, ships, outposts and harbours.
colour-yellow = ginger
colour-red = chili
colour-green = tea
colour-brown = cloves
cubes-of-colour = { $count } { $colour }
symbol-ginger = ginger
symbol-chili = chili
symbol-tea = tea
symbol-cloves = cloves
label-islands = islands
label-island = island
label-at = cell
label-ships = ships
label-ship = ship
label-outposts = outposts
label-built = outposts built
label-ginger = ginger
label-chili = chili
label-tea = tea
label-cloves = cloves
label-seas = sea tiles
label-sea = sea tile
island-name = { $symbol } { $number }
island-described = { $here } ({ $cost } → { $gain })
harbour-name = harbour { $number }
sea-name = sea tile { $number }
point-tile-described = { $id } ({ $points ->
    [one] 1 point
   *[other] { $points } points
 } for { $cubes })
closed-described = closed
bonus-free-step = a free step whenever the ship moves
bonus-upgrade = an upgrade with every new outpost
bonus-hold = room for { $room } more cubes in the hold
bonus-points = points
bonus-harvest = { $gain } more with every harvest

ask-group = { $seat }: choose the cubes you start with.
ask-place = { $seat }: on which island does your ship start?
ask-sail = { $seat }, your ship is at { $here }: { $steps ->
    [0] it can only stay.
    [one] sail one step free of charge, or stay.
   *[other] sail up to { $steps } steps free of charge, or stay.
 }
ask-step = Your step is paid. Where does it lead, from { $here }?
ask-toll = The ship of { $other } is at { $here }, too. Which cube do you hand over?
ask-pay-outpost = Which cube do you pay for the outpost on { $here }? { $cubes_left ->
    [one] One cube
   *[other] { $cubes_left } cubes
 } to pay.
ask-bonus = { $seat }, a column of your board is empty: choose a bonus tile.
ask-trade-or-not = How often do you trade { $cost } for { $gain } here, if at all?

action-group = Start with { $gain }
action-place = Start at { $tile }
action-sail = Sail to { $tile }
action-stay = Stay where you are
action-stop = { $asked ->
    [sail-on] Stop at { $here }
   *[no] Stop here
 }
action-build = { $price ->
    [0] Build an outpost, free of charge
    [one] Build an outpost for one cube
   *[other] Build an outpost for { $price } cubes
 }
action-fulfil = { $asked ->
    [fulfil] Fulfil the point tile { $point_tile }
   *[no] Fulfil the point tile
 }
action-nothing = { $asked ->
    [trade] Do not trade
   *[no] Do nothing
 }
action-bonus = Take a bonus tile: { $bonus ->
    [points] { $printed ->
        [0] points
        [one] 1 point
       *[other] { $printed } points
     }
   *[other] { $bonus }{ $printed ->
        [0] { "" }
        [one] , and 1 point
       *[other] , and { $printed } points
     }
 }

there-already = Your ship is at { $tile } already.
too-far = { $steps ->
    [0] Your ship has no step to go to { $tile }.
    [one] Your ship is not next to { $tile }.
   *[other] It takes more than { $steps } steps to { $tile }.
 }
cannot-end-there = At { $tile } you would have to hand over { $toll ->
    [one] a cube
   *[other] { $toll } cubes
 }; you have { $held } and cannot sail on.
cannot-stop-here = At { $tile } you would have to hand over { $toll ->
    [one] a cube
   *[other] { $toll } cubes
 }; you have { $held }, so you must sail on.
cannot-go-on = You cannot sail on: with the cubes that are left (you have { $held }) your movement could end nowhere.
colours-rise = You cannot pay with { $colour } now: { $cubes_left ->
    [one] a cube is
   *[other] { $cubes_left } cubes are
 } still to be paid, cheaper colours first.
no-island = There is no island at { $tile }.
already-built = You have an outpost on { $tile } already.
too-few-to-build = An outpost on { $tile } costs { $needed ->
    [one] a cube
   *[other] { $needed } cubes
 } now; you have { $held }.
no-outpost = You have no outpost on { $tile }.
no-harbour = There is no harbour at { $tile }.
harbour-closed = Until a delivery is made in another harbour, { $tile } is closed.
harbour-empty = There is no point tile at { $tile }.
cannot-fulfil = You lack { $cubes } for { $point_tile }.
no-bonus-left = There is no such bonus tile left.
group-gone = Group { $group } has been chosen already.
not-on-map = In this game { $tile } is not on the map.

event-group = { $seat } starts with { $gain }.
event-place = { $seat } starts at { $tile }.
event-stay = { $seat } stays.
event-sail = { $seat } sails to { $tile }.
event-toll = { $seat } hands { $colour } to { $other }.
event-pay-outpost = { $seat } pays { $colour }.
event-build = { $seat } builds an outpost on { $tile }.
event-column = { $seat } has emptied column { $column } of their board.
event-bonus = { $seat } takes a bonus tile: { $bonus ->
    [points] { $printed ->
        [0] points
        [one] 1 point
       *[other] { $printed } points
     }
   *[other] { $bonus }{ $printed ->
        [0] { "" }
        [one] , and 1 point
       *[other] , and { $printed } points
     }
 }.
event-fulfil = { $seat } fulfils the point tile { $point_tile } in { $tile }.
event-point-tile = { $point_tile } now lies in { $tile }.
event-close = From now on { $tile } is closed.

# What pictures say.
view-round = Round { $round }
view-last-round = Last round
view-free = free
view-hand = Hand
view-your-hand = Your hand
view-filled = { $held } of { $limit }
view-score = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
view-missing = you lack { $cubes }
view-start-player = start player
view-merchant = { $card }
view-point-card = { $point_card }
view-merchant-pile = { $count } merchants in the pile
view-point-pile = { $count } point cards in the pile
view-ask-trade = How often?
view-ask-upgrade = Upgrade how many?
view-ask-keep = Keep how many?
view-ask-pay = Pay which cube?
view-deal = golden deal: { $deal }
view-discard = { $count ->
    [one] 1 merchant
   *[other] { $count } merchants
 } on the discard pile
view-ask-first = The first gain how often?
view-title-deal = Golden deal
view-title-lay = Lay down
view-title-back = Take back
view-tile = { $tile }
view-point-tile = { $point_tile }
view-bonus = { $bonus }
view-toll = toll { $count }
view-closed = Closed
view-no-tile = no point tile
view-your-hold = Your hold
view-outposts = Outposts
view-built = { $count } built · worth { $points }
view-left = { $count } left
view-emptied = tile
view-bonus-tiles = Bonus tiles
view-bonus-short = Bonus
view-bonus-note = for a column
view-point-tiles = Point tiles
view-point-tile-pile = { $count } point tiles in the pile
view-face-down = face down
view-closed-among = closing tile among the next { $count }
view-harvest = Harvest
view-groups = Start with
view-name-free-step = Swift sail
view-name-upgrade = Builder
view-name-hold = Wide hold
view-name-points = Honour
view-name-harvest = Gardener
view-bonus-free-step = 1 more free step
view-bonus-upgrade = an upgrade for each outpost
view-bonus-hold = room for more cubes
view-bonus-points = points, fewer each time
view-bonus-harvest = chili with each harvest
view-title-sail = Sail to
view-title-market = Trade on
view-worth = worth { $points }
view-title-place = Start at
view-title-bonus = Take a bonus tile
view-merchants = Merchants
view-merchants-note = the first is free; each further one costs a cube on every card before it
view-merchants-short = −1 cube for each step right
view-hand-note = pale: you cannot pay it now
view-played = Played
view-played-note = resting takes them back
view-played-count = { $count } played
view-title-play = Play
view-title-acquire = Acquire
view-rest = { $count ->
    [0] Rest
    [one] Rest: take 1 card back
   *[other] Rest: take { $count } cards back
 }
view-title-spend = Turn down

# --- our rulings

ruling-trade-at-least-once = A card that trades is traded with at least once; if you cannot pay for that, you may not play it.
ruling-rest-with-nothing-played = You may rest even if you have played no card.
ruling-merchant-row-stays-shorter = When no merchant is left to come, the row stays shorter.
ruling-bonus-sets-singly = Each set of bonus cards can be used without the other.
ruling-upgrades-may-be-left-out = Upgrades of a bonus card and of a golden deal may be left out, too; the cubes that they bring are always taken.
ruling-deal-keeps-cubes = Cubes that lie on a merchant you acquire are yours even if you make its golden deal.
ruling-deals-fill-empty-places = With Golden Deals an empty place of the row is filled as soon as there is a card for it: after a merchant left the row, and after a card of the hand was discarded for its deal, in both cases once the deal is done. All empty places are filled, from the draw pile first, then from the shuffled discard pile.
ruling-deals-shuffle-when-needed = With Golden Deals the discard pile is shuffled when a merchant is to come and the draw pile is empty, not before.
ruling-limit-in-turn-order = Where others may be given cubes, all players are checked for too many at the end of a turn, beginning with the player whose turn it was.
ruling-island-trade-is-free = A player who has come to an island or built there may trade, but need not.
