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

# --- our rulings

ruling-free-steps-first = Free steps come before those for which you leave a cube behind.
ruling-movement-may-return = A movement may come to a tile again, and may end where it began.
ruling-staying-is-no-movement = A ship that stays where it is does not move: it neither pays a toll nor loads cubes.
ruling-cubes-on-harbours = Cubes left behind on a harbour may be loaded there, as on an island.
ruling-load-all-or-none = Of the cubes that lie on a tile you load all or none.
