title = A New World
option-fourth-board = The fourth board beside A1, B1 and C1: D1, E1 or F1, or a side of the bonus board, whose special locations give another turn: G1 has trades of that kind, H1 exchanges the open point cards. What the boards show is largely reconstructed.

colour-yellow = corn
colour-red = meat
colour-green = tobacco
colour-brown = fur
