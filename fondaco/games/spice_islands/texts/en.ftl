title = The Spice Islands

label-spent = turned down for steps

ask-spend = Your ship sails to { $here }. Which card do you turn down? { $left ->
    [one] One card is
   *[other] { $left } cards are
 } still to be turned down.
ask-reward = { $seat }, column { $column } of your board is empty: acquire a merchant of the row free of charge, or take a bonus tile.
ask-reward-card = { $seat }, column { $column } of your board is empty: acquire a merchant of the row free of charge.
ask-reward-tile = { $seat }, column { $column } of your board is empty: take a bonus tile.

action-spend = Turn { $card } down for a step
action-stay = Leave the ship where it is{ $act ->
    [yes] {" "}and take an action there
   *[no] { "" }
 }

not-there-to-spend = { $card } is neither in your hand nor among your played cards.
spend-rising = { $card } cannot come next: { $left } are to be turned down, in the order of their numbers.
column-brings-card = The emptied column { $column } brings a merchant, no bonus tile.

event-spend = { $seat } turns { $card } down for a step.

view-goal = { $count } point tiles end the game
view-source-cubes = Cubes that are not ginger
view-spent = Turned down

# --- our rulings

ruling-shortest-way = The ship takes the shortest way, and you turn down only as many cards as that takes: additional steps would bring nothing.
ruling-staying-pays-no-toll = A ship that stays where it is does not move: it pays no toll, even if other ships are there.
ruling-spent-cards-are-public = Cards turned down for steps lie face down, but all players have seen them.
ruling-reward-keeps-cubes = Cubes that lie on a merchant which you take for an emptied column are yours as well.
ruling-reward-may-make-deal = With Golden Deals you may make the deal of a merchant that you take for an emptied column, as with any that you acquire, instead of taking it into your hand.
