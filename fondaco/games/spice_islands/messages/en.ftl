title = The Spice Islands

label-spent = turned down for steps

ask-turn = { $seat }: play a card, acquire a merchant, move your ship or rest.
ask-turn-last = { $seat }, this is the last round: play a card, acquire a merchant, move your ship or rest.
ask-turn-deals = { $seat }: play a card or make its golden deal, acquire a merchant, move your ship or rest.
ask-turn-deals-last = { $seat }, this is the last round: play a card or make its golden deal, acquire a merchant, move your ship or rest.
ask-spend = Your ship sails to { $here }. Which card do you turn down? { $left } to go, in the order of their numbers.
ask-island = { $seat }, your ship is at { $tile }: trade or build, or nothing.
ask-island-last = { $seat }, this is the last round. Your ship is at { $tile }: trade or build, or nothing.
ask-harbour = { $seat }, your ship is at { $tile }: deliver, or nothing.
ask-harbour-last = { $seat }, this is the last round. Your ship is at { $tile }: deliver, or nothing.
ask-reward = { $seat }, column { $column } of your board is empty: take a merchant of the row or a bonus tile, free of charge.
ask-reward-card = { $seat }, column { $column } of your board is empty: take a merchant of the row, free of charge.

do-sail = Sail to { $tile }{ $cards ->
    [0] { "" }
    [one] {" "}(1 card)
   *[other] {" "}({ $cards } cards)
 }
do-spend = Turn { $card } down for a step
do-stay = Leave the ship where it is, and act there
do-rest = Rest: take all your played cards and those turned down back

not-there-to-spend = { $card } is neither in your hand nor among your played cards.
spend-rising = { $card } cannot come next: { $left } are to be turned down, in the order of their numbers.
column-brings-card = The emptied column { $column } brings a merchant, no bonus tile.

event-spend = { $seat } turns { $card } down for a step.

see-goal = { $count } point tiles end the game
see-source-cubes = Cubes that are not ginger
see-spent = Turned down

# --- our rulings

ruling-shortest-way = The ship takes the shortest way, and no more cards are turned down than that takes: steps to spare would bring nothing.
ruling-spent-cards-are-public = Cards turned down for steps lie face down, but all players have seen them.
ruling-reward-keeps-cubes = Cubes that lie on a merchant which you take for an emptied column are yours as well.
ruling-reward-may-make-deal = With Golden Deals you may make the deal of a merchant that you take for an emptied column, as with any that you acquire, instead of taking it into your hand.
