title = Eastern Wonders
option-map = The map: “first” is the layout for a first game, “random” a new one in which every tile touches at least two others and the harbours lie far apart. Which island lies where is random in both.
choice-map-first = for a first game
choice-map-random = a new one

label-groups = start cubes
label-islands = islands
label-island = island
label-harbours = harbours
label-harbour = harbour
label-at = cell
label-ships = ships
label-ship = ship
label-outposts = outposts
label-cubes = cubes
label-point-tile = point tile
label-point-tiles = point tiles
label-point-pile = pile of point tiles
label-closed-among = closed harbour among the next
label-bonus-piles = bonus tiles
label-bonus-tiles = bonus tiles
label-bonuses = bonus tiles
label-tiles-to-end = point tiles that end the game
label-round = round
label-last-round = last round
label-ended-by = ended by
label-limit = room
label-built = outposts built
label-fulfilled = fulfilled
label-ginger = ginger
label-chili = chili
label-tea = tea
label-cloves = cloves
label-free-step = free step
label-upgrade = upgrade
label-hold = hold
label-points = points
label-harvest = harvest

ask-act = { $seat }, your ship is at { $here }: trade or build on an island, deliver in a harbour, harvest, or nothing.
ask-act-last = { $seat }, this is the last round. Your ship is at { $here }: trade or build on an island, deliver in a harbour, harvest, or nothing.
ask-sail-on = Your ship has reached { $here }. Leave a cube there to sail on, or stop?
ask-load = { $cubes } lie on { $here }. Do you load them?

do-harvest = Harvest
do-bonus = Take a bonus tile: { $bonus }{ $printed ->
    [0] { "" }
    [one] {" "}(1 point)
   *[other] {" "}({ $printed } points)
 }
do-load = Load the cubes
do-leave = Leave them there

event-harvest = { $seat } harvests { $gain }.
event-leave-cube = { $seat } leaves { $colour } behind on { $tile }.
event-load = { $seat } loads { $cubes } from { $tile }.
event-last-round = { $seat } has enough point tiles: the round is played to its end.
event-end-point-tiles = The game is over.
event-end-round-limit = The game is over: the limit of rounds (a house rule) is reached.

see-goal = { $count } point tiles end the game
see-source-cubes = Cubes that are not ginger
