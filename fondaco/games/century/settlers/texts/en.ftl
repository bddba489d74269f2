# What games with settlers share.
icon-native-help = native help
icon-tool = tool
icon-settlers = settlers
icon-exploration = exploration
mark-plough = plough
mark-anvil = anvil
mark-canoe = canoe
mark-scales = scales

kind-production = + { $gain }
kind-upgrade = { $steps ->
    [1] upgrade one cube
    [2] upgrade twice
   *[other] upgrade { $steps } times
 }
upgrade-steps = { $steps ->
    [1] upgrade one cube
    [2] upgrade twice
   *[other] upgrade { $steps } times
 }
kind-trade = { $cost } → { $gain }
kind-fort = fort { $slot }
kind-bonus-trade = { $cost } → { $gain }, then another turn
kind-new-point-cards = new point cards, then another turn
location-described = { $id } ({ $symbol }, { $printed ->
    [one] 1 settler
   *[other] { $printed } settlers
 }: { $effect })
location-described-plain = { $id } ({ $printed ->
    [one] 1 settler
   *[other] { $printed } settlers
 }: { $effect })

point-card-described = { $id } ({ $points } points for { $cubes }; { $benefit })
benefit-native-help = one settler fewer at locations with the { $symbol }
benefit-tool = + { $gain } at locations with the { $symbol }
benefit-settlers = { $count ->
    [one] 1 new settler
   *[other] { $count } new settlers
 }
benefit-exploration = an exploration tile
bonus-icon = { $points } points for each { $icon } icon
bonus-pair = { $points } points for each pair of { $icon } and { $other_icon } icons
bonus-settlers = { $points ->
    [one] 1 point
   *[other] { $points } points
 } for every { $per } settlers
bonus-flat = { $points } points
bonus-merchant-cards = { $points } points for every { $per } merchants
exploration-cubes = + { $gain }
exploration-settler = { $count ->
    [one] 1 new settler
   *[other] { $count } new settlers
 }
exploration-points = { $points } points
exploration-icon = one { $icon } icon

ask-turn = { $seat }{ $last ->
    [0] { "" }
   *[other] , this is the last round
 }: { $possible ->
    [none] you can only rest.
   *[work] send settlers to work, or rest.
 }
ask-fort = { $halves ->
    [card] At { $location } you claim the point card: no bonus tile can be taken there.
    [tile] At { $location } you take a bonus tile: the point card cannot be claimed.
   *[both] What do you take first at { $location }, the point card or a bonus tile?
 }
ask-claim-too = Do you claim { $point_card } as well?
ask-bonus-too = Do you take a bonus tile as well?
ask-explore = Which exploration tile do you take?

action-work = Work at { $location } with { $needed ->
    [one] 1 settler
   *[other] { $needed } settlers
 }{ $ousted ->
    [0] { "" }
   *[other] { "" }, ousting { $ousted } of { $other }
 }{ $above ->
    [0] { "" }
   *[other] { "" }; above it { $point_card }
 }{ $below ->
    [0] { "" }
   *[other] { "" }; below it { $card }
 }{ $tools ->
    [0] { "" }
   *[other] { "" }; tools first give { $gain }
 }
action-rest = { $count ->
    [0] Rest: no settler of yours is out
    [one] Rest: take 1 settler back
   *[other] Rest: take { $count } settlers back
 }
action-claim = { $shown ->
    [0] Claim the point card
   *[other] Claim { $point_card }
 }
action-bonus = Take the bonus tile of stack { $stack }{ $shown ->
    [0] { "" }
   *[other] : { $bonus_tile }
 }
action-leave = { $left ->
    [card] Do not claim the point card
    [tile] Take no bonus tile
    [places] Let no cards change places
   *[anything] Take nothing
 }
action-explore = Take { $tile }{ $covers ->
    [0] { "" }
   *[other] { " " }and open { $location }
 }

board-not-in-play = { $place } is on a board that is not in play.
not-explored = An exploration tile covers { $place }.
own-settlers-there = Your own settlers are at { $place }.
too-few-settlers = { $place } needs { $needed ->
    [one] 1 settler
   *[other] { $needed } settlers
 }; you have { $ready } on your board.
no-point-card-here = There is no point card above this fort.
cannot-claim = You lack { $cubes } for { $point_card }.
leave-nothing-done = At a fort you must take the point card or a bonus tile.
other-stack = The stack { $stack } does not belong here.
empty-stack = The stack { $stack } is empty.
no-bonus-slot = Your { $slots } bonus slots are taken.
not-to-be-explored = { $tile } cannot be taken any more, or was never there.

event-work = { $seat } sends { $count ->
    [one] 1 settler
   *[other] { $count } settlers
 } to { $location }.
event-oust = { $seat } ousts { $count ->
    [one] 1 settler
   *[other] { $count } settlers
 } of { $other }.
event-tools = { $seat } takes { $gain } with tools.
event-rest = { $count ->
    [0] { $seat } rests.
    [one] { $seat } rests and takes 1 settler back.
   *[other] { $seat } rests and takes { $count } settlers back.
 }
event-claim = { $seat } claims { $point_card }.
event-next-point-card = The next point card is { $point_card }.
event-point-card = { $point_card } comes into the row.
event-bonus = { $seat } takes the bonus tile { $bonus_tile }.
event-bonus-shown = On the stack { $stack } now lies { $bonus_tile }.
event-recruit = { $count ->
    [0] { $seat } has no settler left in reserve.
    [one] { $seat } gets 1 new settler.
   *[other] { $seat } gets { $count } new settlers.
 }
event-explore = { $seat } takes { $tile } and opens { $location }.
event-explore-display = { $seat } takes { $tile }.
event-nothing-to-explore = There is nothing left to explore for { $seat }.
event-last-round = { $seat } has claimed enough point cards: the round is played to its end.
event-end-point-cards = The game is over.
event-end-round-limit = The game is over: the limit of rounds (a house rule) is reached.

label-locations = locations
label-needed = settlers needed
label-there = settlers there
label-whose = whose
label-cover = covered by
label-display = exploration tiles beside the board
label-points = point cards
label-card = card
label-next-card = next point card
label-point-pile = point cards in the pile
label-returned = gone back under the pile, face down
label-cards = cards in unknown order
label-stacks = bonus tiles
label-top = on top
label-left = tiles
label-settlers = settlers
label-ready = settlers on the player board
label-reserve = settlers in reserve
label-claimed = claimed point cards
label-tiles = bonus tiles
label-worth = bonus tiles worth now
label-explored = exploration tiles
label-point-cards = point cards
label-bonus-tiles = bonus tiles
label-exploration = exploration tiles
label-cubes = cubes
label-cards-to-end = point cards that end the game
label-limit = storage limit

ask-upgrade = How many { $colour } cubes do you upgrade? { $steps ->
    [one] One step is left.
   *[other] { $steps } steps are left.
 }
ask-keep = You hold { $excess ->
    [one] one cube
   *[other] { $excess } cubes
 } too many (storage limit { $limit }). How many { $colour } cubes do you keep?

# Ships among the islands.
kind-move-boat = sail { $range ->
    [any] to any tile
    [one] one step
   *[two] one or two steps
 }
kind-boat-trade = trade where your ship is
kind-outpost-trade = trade on an island with your outpost

colour-yellow = yellow
colour-red = red
colour-green = green
colour-brown = brown

option-map = The map of islands: a star with six points around the sea tile, or a new one around it in which every tile touches at least two others. The rulebook leaves the layout to the players. Which island lies where is random in both.
choice-map-star = a star
choice-map-random = random

sea-name = the sea tile

ask-boat = Your ship is { $sea ->
    [0] at { $here }
   *[other] on the sea tile
 } and sails { $steps ->
    [1] one step
    [2] one or two steps
   *[other] to any tile
 }. Where to?
ask-build = Do you build an outpost on { $here }?
ask-column-bonus = { $seat }, a column of your board is empty: which bonus tile do you take?
ask-market = On which of the islands with your outposts do you trade?

action-sail = { $sea ->
    [0] Sail to { $tile }
   *[other] Sail to the sea tile
 }{ $toll ->
    [0] { "" }
    [one] { "" }, handing over a cube there
   *[other] { "" }, handing over { $toll } cubes there
 }
action-nothing = { $left ->
    [outpost] Build no outpost
   *[trade] Do not trade
 }
action-market = Trade on { $tile }

event-toll = { $seat } hands one { $colour } cube to { $other }.
event-pay-outpost = { $seat } pays one { $colour } cube for an outpost.

boat-cannot-land = Your ship could land nowhere: other ships are there, and you have no cubes for them.
no-market = You have no outpost on an island whose trade you can pay.

# Merchants below the markets.
kind-market = market { $slot }
kind-refresh-market = new merchants, then another turn
take-card-back = take a settler back
option-bonus-cards = Bonus cards shuffled into the merchants: none, the three of set B1, the three of set B2, or both sets. They produce and upgrade, trade with a choice, or take a settler back. Five of the six faces are reconstructed.
option-golden-deals = Golden Deals: every merchant also carries a random deal, which can be made at the market instead of using the merchant. The faces of the deals are reconstructed.
label-kept = merchants kept
label-returned-merchants = merchants at the bottom of their pile, the next first

ask-use-or-deal = { $usable ->
    [0] You cannot pay the trade of { $card }. You make its golden deal: { $deal }.
   *[other] Do you use { $card }, or make its golden deal: { $deal }?
 }
ask-recall = Which of your settlers do you take back onto your board?

action-use = { $named ->
    [0] Use the merchant
   *[other] Use { $card }
 }
action-golden = { $named ->
    [0] Make the golden deal
   *[other] Make the golden deal: { $deal }
 }
action-recall = Take one settler back from { $location }

cannot-use-card = You cannot pay the trade of { $card } once.
no-card-at-market = There is no merchant below this market.
no-settler-there = None of your settlers is at { $place }.

event-use = { $seat } uses { $card }.
event-golden = { $seat } makes the golden deal of { $card }: { $deal }.
event-keep = { $seat } keeps { $card }: { $count ->
    [one] 1 merchant
   *[other] { $count } merchants
 } so far.
event-refresh = { $count ->
    [0] { $seat } finds no open merchant to exchange.
    [one] { $seat } has the open merchant exchanged.
   *[other] { $seat } has the { $count } open merchants exchanged.
 }
event-recall = { $seat } takes one settler back from { $location }.

# What pictures say.
view-site = { $site }
view-bonus-tile = { $bonus_tile }
view-exploration-tile = { $tile }
view-fort = Fort
view-fort-number = Fort { $number }
view-next-card = Next card
view-returned = face down, and the next is one of these
view-left = { $count } left
view-icons = Icons
view-icons-note = for bonus tiles
view-help = Your cards
view-help-note = by symbol
view-covered = { $count ->
    [one] 1 place covered
   *[other] { $count } places covered
 }
view-settlers = Settlers
view-your-settlers = Your settlers
view-ready = { $count } ready
view-working = ready · { $count } at work
view-at-work = { $count } at work
view-in-reserve = { $count } in reserve
view-rest = { $count ->
    [0] Rest
   *[other] Rest: { $count } back
 }
view-rest-short = Rest
view-store = Storage
view-bonus-tiles = Bonus tiles
view-goal = { $count } point cards end the game
view-claimed-of = { $count } of { $goal } point cards
view-claimed-short = { $count } of { $goal } cards
view-title-work = Send settlers to work
view-title-explore = Take an exploration tile
view-title-bonus = Take a bonus tile
view-title-claim = Claim
view-source-cards = Point cards
view-source-bonus = Bonus tiles
view-source-exploration = Exploration tiles
view-column-bonus = for an empty column of your board
view-source-cubes = Cubes that are not yellow
view-display = Exploration
view-title-recall = Take back from

# --- our rulings

ruling-action-must-be-possible = You may send settlers only where you can then carry out the action. Cubes that your tools give first count for that.
ruling-fort-in-either-order = At a fort you may take the point card first, or the bonus tile.
ruling-rest-with-none-out = You may rest even if all your settlers are on your board already.
ruling-too-few-in-reserve = If fewer settlers are in your reserve than you are to get, you get those.
ruling-nothing-to-explore = If no exploration tile is left to take, the benefit is lost.
ruling-left-over-tiles-unseen = Bonus tiles that are left over at the start go back into the box unseen.
ruling-further-turn-is-whole = A further turn is a whole turn: the storages are checked before it, and at its end once more.
ruling-returned-point-cards-shuffled = Point cards that are exchanged go under the pile in random order: no player knows which of them comes back first.
ruling-kept-merchants-are-public = Merchants in your own pile lie face down, but all players have seen them and know which they are.
ruling-returned-merchants-in-sight = Merchants that are exchanged go under their pile one by one, from left to right, in sight of all.
ruling-exchange-of-fewer-merchants = Where fewer than four merchants lie open, as many are exchanged as lie there. There is another turn even if none does.
ruling-no-help-on-route = Native help and tools work at locations only, not on the trade route.
ruling-deal-leaves-card-in-route = If you make a golden deal on your trade route, the card stays in the route.
ruling-settlers-move-with-card = If two cards of your trade route change places, the settlers on them move along.
ruling-travelling-settlers-count = Settlers on your trade route count for the bonus tile that counts settlers.
ruling-boat-changes-tile = A ship that sails must end on another tile than the one where it was.
ask-pay-outpost = Which cube do you pay for the outpost on { $here }? { $cubes_left ->
    [one] One cube
   *[other] { $cubes_left } cubes
 } to pay.
ask-toll = The ship of { $other } is at { $here }, too. Which cube do you hand over?
cannot-end-there = At { $tile } you would have to hand over { $toll ->
    [one] a cube
   *[other] { $toll } cubes
 }; you have { $held } and cannot sail on.
colours-rise = You cannot pay with { $colour } now: { $cubes_left ->
    [one] a cube is
   *[other] { $cubes_left } cubes are
 } still to be paid, cheaper colours first.
action-build = { $price ->
    [0] Build an outpost, free of charge
    [one] Build an outpost for one cube
   *[other] Build an outpost for { $price } cubes
 }
event-sail = { $seat } sails to { $tile }.
label-at = cell
no-island = There is no island at { $tile }.
there-already = Your ship is at { $tile } already.
too-far = { $steps ->
    [0] Your ship has no step to go to { $tile }.
    [one] Your ship is not next to { $tile }.
   *[other] It takes more than { $steps } steps to { $tile }.
 }
too-few-to-build = An outpost on { $tile } costs { $needed ->
    [one] a cube
   *[other] { $needed } cubes
 } now; you have { $held }.
