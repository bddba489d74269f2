title = A New World
option-fourth-board = The fourth board beside A1, B1 and C1: D1, E1 or F1, or a side of the bonus board, whose special locations give another turn: G1 has trades of that kind, H1 exchanges the open point cards. What the boards show is largely reconstructed.
choice-fourth-board-d1 = board D1
choice-fourth-board-e1 = board E1
choice-fourth-board-f1 = board F1
choice-fourth-board-g1 = bonus board G1
choice-fourth-board-h1 = bonus board H1

colour-yellow = corn
colour-red = meat
colour-green = tobacco
colour-brown = fur
label-cubes = goods

ask-upgrade = How much { $colour } do you upgrade? { $steps ->
    [one] One step is left.
   *[other] { $steps } steps are left.
 }
ask-keep = You hold { $excess } too many (storage limit { $limit }). How much { $colour } do you keep?

# What pictures say.
view-source-cubes = Goods that are not corn
