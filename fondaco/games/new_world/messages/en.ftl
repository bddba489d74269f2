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

# What pictures say.
see-site = { $site }
see-bonus-tile = { $bonus_tile }
see-exploration-tile = { $tile }
see-fort = Fort
see-fort-number = Fort { $number }
see-next-card = Next card
see-left = { $count } left
see-icons = Icons
see-icons-note = for bonus tiles
see-help = Your cards
see-help-note = by symbol
see-covered = { $count ->
    [one] 1 place covered
   *[other] { $count } places covered
 }
see-your-settlers = Your settlers
see-ready = { $count } ready
see-working = ready · { $count } at work
see-at-work = { $count } at work
see-in-reserve = { $count } in reserve
see-rest = { $count ->
    [0] Rest
   *[other] Rest: { $count } back
 }
see-store = Storage
see-bonus-tiles = Bonus tiles
see-goal = { $count } point cards end the game
see-claimed-of = { $count } of { $goal } point cards
see-do-work = Send settlers to work
see-do-explore = Take an exploration tile
see-do-bonus = Take a bonus tile
see-do-claim = Claim
see-source-cards = Point cards
see-source-bonus = Bonus tiles
see-source-exploration = Exploration tiles
see-source-cubes = Goods that are not corn
