# What games with islands and harbours share.
option-map = The map: the layout for a first game, or a new one in which every tile touches at least two others and the harbours lie far apart. Which island lies where is random in both.
choice-map-first = for a first game
choice-map-random = a new one
action-sail = Sail to { $tile }{ $cards ->
    [0] { "" }
    [one] , turning one card down
   *[other] , turning { $cards } cards down
 }{ $toll ->
    [0] { "" }
    [one] ; toll there: one cube
   *[other] ; toll there: { $toll } cubes
 }{ $lying ->
    [0] { "" }
    [one] ; { $cubes } lies there
   *[other] ; { $cubes } lie there
 }{ $shown ->
    [tile] ; { $point_tile } lies there
    [closed] ; it is closed
   *[nothing] { "" }
 }
label-groups = start cubes
label-harbours = harbours
label-harbour = harbour
label-cubes = cubes
label-point-tile = point tile
label-point-tiles = point tiles
label-point-pile = pile of point tiles
label-closed-among = closed harbour
closed-seen = seen
closed-among = among the next { $count }
label-bonus-piles = bonus tiles
label-bonus-tiles = bonus tiles
label-bonuses = bonus tiles
label-tiles-to-end = point tiles that end the game
label-limit = room
label-fulfilled = fulfilled
label-free-step = free step
label-upgrade = upgrade
label-hold = hold
label-points = points
label-harvest = harvest
event-last-round = { $seat } has enough point tiles: the round is played to its end.
event-end-point-tiles = The game is over.
event-end-round-limit = The game is over: the limit of rounds (a house rule) is reached.

# --- our rulings

ruling-no-toll-at-start = Ships that start on the same island pay each other no toll.
ruling-harbours-far-apart = On a new map the harbours lie on the shore, as far from each other as they can: first the nearest two, then the next nearest, and so on.
ruling-point-tiles-are-public = Point tiles taken lie face down, but all players have seen them: everybody's points are known.
ruling-harbour-stays-empty = When the pile of point tiles is empty, a harbour stays empty.
cubes-of-colour = { $kind ->
    [brown] { $count ->
        [one] { $count } clove
       *[other] { $count } cloves
     }
   *[other] { $count } { $colour }
 }
event-return = { $seat } returns { $kind ->
    [brown] { $times ->
        [one] { $times } clove
       *[other] { $times } cloves
     }
   *[other] { $times } { $colour }
 }.
event-upgrade = { $seat } upgrades { $times } { $colour } to { $better_kind ->
    [brown] { $times ->
        [one] a clove
       *[other] cloves
     }
   *[other] { $better }
 }.
action-upgrade = { $times ->
    [0] Upgrade no { $colour }
   *[other] Upgrade { $times } { $colour } to { $better_kind ->
        [brown] { $times ->
            [one] a clove
           *[other] cloves
         }
       *[other] { $better }
     }
 }
ask-keep = You hold { $excess ->
    [one] one cube
   *[other] { $excess } cubes
 } too many (limit { $limit }). { $kind ->
    [brown] How many cloves
   *[other] How many cubes of { $colour }
 } do you keep?
keep-between = You must keep { $fewest } to { $most } { $kind ->
    [brown] { $most ->
        [one] clove
       *[other] cloves
     }
   *[other] { $colour }
 }: as many cubes in all as there is room for.
