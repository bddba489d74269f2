title = Eastern Wonders

ask-sail-on = Your ship has reached { $here }. Leave a cube there to sail on, or stop?
ask-must-sail-on = Your ship has reached { $here }. You cannot pay the toll here. Which cube do you leave behind to sail on?
ask-must-stop = Your ship has reached { $here } and stops here: if you sail on, you cannot pay the toll anywhere.
ask-load = { $cubes } { $lying ->
    [one] lies on { $here }. Do you load it?
   *[other] lie on { $here }. Do you load them?
 }

action-harvest = Harvest { $gain }
action-load = { $asked ->
    [load] Load { $cubes }
   *[no] Load the cubes
 }
action-leave = { $asked ->
    [load] Leave { $cubes } there
   *[no] Leave the cubes there
 }

event-harvest = { $seat } harvests { $gain }.
event-leave-cube = { $seat } leaves { $colour } behind on { $tile }.
event-load = { $seat } loads { $cubes } from { $tile }.

view-goal = { $count } point tiles end the game
view-source-cubes = Cubes that are not ginger

# --- our rulings

ruling-free-steps-first = Free steps come before those for which you leave a cube behind.
ruling-movement-may-return = A movement may come to a tile again, and may end where it began.
ruling-staying-is-no-movement = A ship that stays where it is does not move: it neither pays a toll nor loads cubes.
ruling-cubes-on-harbours = Cubes left behind on a harbour may be loaded there, as on an island.
ruling-load-all-or-none = Of the cubes that lie on a tile you load all or none.
