# What the Century games share.
no-cubes = nothing
upgrade-steps = { $steps ->
    [one] upgrade one cube
   *[other] upgrade { $steps } times
 }

ask-trade = How often do you trade { $cost } for { $gain }?
ask-upgrade = How many { $colour } do you upgrade? { $steps ->
    [one] One step is left.
   *[other] { $steps } steps are left.
 }
ask-keep = You hold { $excess } too many (limit { $limit }). How many { $colour } do you keep?
ask-pay = Which cube do you lay on { $card }? { $left } to pay for { $wanted }.

do-trade = { $times ->
    [1] Trade once
    [2] Trade twice
   *[other] Trade { $times } times
 }
do-upgrade = { $times ->
    [0] Upgrade no { $colour }
   *[other] Upgrade { $times } { $colour }
 }
do-keep = { $times ->
    [0] Keep no { $colour }
   *[other] Keep { $times } { $colour }
 }
do-pay = Pay with { $colour }

cannot-trade = You lack { $cubes } for this trade.
cannot-trade-so-often = To trade { $times } times you lack { $cubes }.
too-many-steps = You may upgrade { $steps } times at most.
too-few-to-upgrade = You hold { $held } { $colour }.
keep-between = You must keep { $fewest } to { $most } { $colour }: as many cubes in all as there is room for.
no-such-cube = You hold no { $colour }.
no-merchant-there = There is no merchant in place { $place }; the row ends with place { $last }.
too-few-to-acquire = The merchant in place { $place } costs { $needed } cubes, one on each card to its left; you hold { $held }.

event-trade = { $seat } trades { $cost } for { $gain }.
event-upgrade = { $seat } upgrades { $times } { $colour } to { $better }.
event-return = { $seat } returns { $times } { $colour }.
event-pay = { $seat } lays { $colour } on { $card }.
event-produce = { $seat } takes { $gain }.

# What pictures say.
see-seat = { $seat }
see-your-turn = Your turn
see-the-end = The end
see-actions = What you can do
see-standing = Standing
see-reckoning = Final reckoning
see-more = … { $count } more
see-round = Round { $round }
see-last-round = Last round
see-free = free
see-hand = Hand
see-your-hand = Your hand
see-filled = { $held } of { $limit }
see-score = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
see-missing = you lack { $cubes }
see-start-player = start player
see-merchant = { $card }
see-point-card = { $point_card }
see-merchant-pile = { $count } merchants in the pile
see-point-pile = { $count } point cards in the pile
see-ask-trade = How often?
see-ask-upgrade = Upgrade how many?
see-ask-keep = Keep how many?
see-ask-pay = Pay with which cube?
