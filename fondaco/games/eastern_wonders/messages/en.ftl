title = Eastern Wonders

ask-island = { $seat }, your ship is at { $tile }: trade or build, harvest, or nothing.
ask-island-last = { $seat }, this is the last round. Your ship is at { $tile }: trade or build, harvest, or nothing.
ask-harbour = { $seat }, your ship is at { $tile }: deliver, harvest, or nothing.
ask-harbour-last = { $seat }, this is the last round. Your ship is at { $tile }: deliver, harvest, or nothing.
ask-sail-on = Your ship has reached { $here }. Leave a cube there to sail on, or stop?
ask-load = { $cubes } lie on { $here }. Do you load them?

do-harvest = Harvest { $gain }
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

see-goal = { $count } point tiles end the game
see-source-cubes = Cubes that are not ginger
