title = Mercado
option-side = The side of the board: A for the first games, B with more symbols. Where the symbols stand is reconstructed.
choice-side-a = side A
choice-side-b = side B
option-start = The space that the start disc covers: the one of a first game, a random one, or one that the start player names for all.
choice-start-first-game = as in a first game
choice-start-random = a random space
choice-start-chosen = the start player names it

label-round = round
label-last-round = last round
label-ended-by = ended by
label-board = board
label-start = start disc on space
label-order = order on the board
label-tiles = tiles on display
label-tile = tile
label-sold = sold
label-deposits = coins
label-objects = objects in the pile
label-scents = scents in the pile
label-discards = discarded
label-jokers = jokers
label-counterfeits = counterfeits
label-seals = seals
label-privileges = privileges
label-gone = privileges out of the game
label-unseen = privileges not seen
label-drawn = drawn
label-extra-turns = further turns
label-bag = bag
label-next-draw = coins of the next draw
label-chances = chance of one or more
label-mat = character tile
label-distance = spaces since the start
label-space = on space

coin-gold = gold
coin-silver = silver
coin-copper = copper
coin-turquoise = turquoise
coin-joker = joker
coin-counterfeit = counterfeit
no-coins = no coins
coin-count = { $kind ->
    [joker] { $number ->
        [one] 1 joker
       *[other] { $number } jokers
     }
    [counterfeit] { $number ->
        [one] 1 counterfeit
       *[other] { $number } counterfeits
     }
   *[other] { $number } { $coin }
 }

price-same = { $number ->
    [one] 1 of any colour
   *[other] { $number } of one colour
 }
price-different = { $number } different
points-fixed = { $number ->
    [one] 1 point
   *[other] { $number } points
 }
points-rank = points by rank
points-reveal = points of a revealed object
effect-joker = { $number ->
    [one] 1 joker
   *[other] { $number } jokers
 }
effect-counterfeit = { $number ->
    [one] 1 counterfeit
   *[other] { $number } counterfeits
 }
effect-remove-counterfeit = { $number ->
    [one] rid of 1 counterfeit
   *[other] rid of { $number } counterfeits
 }
effect-privilege = { $number ->
    [one] 1 privilege
   *[other] { $number } privileges
 }
effect-seal = { $number ->
    [one] 1 seal
   *[other] { $number } seals
 }
effect-extra-turn = another turn
effect-no-seal = no seal
effect-lose-privilege = { $number ->
    [one] 1 privilege lost
   *[other] { $number } privileges lost
 }
opponents-words = opponents: { $burdens }
service-inspector = 1 privilege
service-changer = 1 joker, laid at once
spaces = { $number ->
    [one] 1 space
   *[other] { $number } spaces
 }

symbol-none = nothing
symbol-counterfeit = a counterfeit into the bag
symbol-remove-counterfeit = a counterfeit back into the supply
symbol-joker = a joker into the bag
symbol-privilege = a privilege
symbol-seal = a seal
symbol-advance = { $number } spaces further
symbol-opponents-counterfeit = a counterfeit for each opponent
symbol-opponents-joker = a joker for each opponent

ask-start = { $seat }: which space does the start disc cover?
ask-turn = { $seat }{ $last ->
    [yes] , this is the last round
   *[no] { "" }
 }: { $todo ->
    [draw] draw coins
    [refill] refill your bag
    [pass] you can only pass
   *[both] draw coins or refill your bag
 }.
ask-turn-privilege = { $seat }{ $last ->
    [yes] , this is the last round
   *[no] { "" }
 }: play a privilege if you like, then { $todo ->
    [draw] draw coins
    [refill] refill your bag
    [pass] pass
   *[both] draw coins or refill your bag
 }.
ask-action = { $seat }: { $todo ->
    [draw] draw coins
    [refill] refill your bag with the coins of your character tile
    [pass] you can only pass
   *[both] draw coins, or refill your bag with the coins of your character tile
 }.
ask-landing = { $seat }: do you use the symbol of the space ({ $symbol })?
ask-seal = { $seat }: you have drawn { $coins }. Do you pay a seal for { $number } more coins?
ask-place = { $seat }: where do you lay this coin ({ $coin })? In front of you: { $coins }.
ask-score = { $seat }: which tile is scored next?
ask-joker = { $seat }: where do you lay the money changer's joker?
ask-lose = { $seat }: which privilege do you give up?

action-start = Cover space { $space } with the start disc
action-privilege = Play a privilege: { $face }
action-draw = Draw { $number } coins from your bag
action-refill = Refill your bag from your character tile: { $coins }
action-pass = Pass: you can neither draw nor put coins back
action-seal = Pay a seal and draw { $number } more coins
action-enough = Pay no seal, draw no more
action-use = Use the symbol of the space: { $symbol }
action-leave = Leave the symbol of the space alone: { $symbol }
action-put = Lay the coin at: { $tile }
action-bag = Put back into your bag: { $coins }
action-score = Score next: { $tile }
action-lose = Give up a privilege: { $face }

no-such-privilege = You hold no privilege with { $face }.
one-privilege = You have played a privilege in this turn; one a turn is all.
bag-too-small = To draw you need { $needed } coins in your bag, and it holds { $number }: put the coins of your character tile back.
mat-empty = There is no coin on your character tile to put back.
must-act = You may pass only when you can neither draw coins nor put any back.
must-place = You must lay at least one coin, and this one ({ $coin }) is the last that a tile takes.
tiles-in-order = Coins of one kind ({ $coin }) are laid from left to right, row by row, and you have passed { $tile }.
tile-not-there = That tile is not on display: { $goods }.
tile-sold = That tile has been sold in this turn: { $goods }.
tile-complete = The price lies there already: { $goods }.
coin-not-taken = You cannot lay this coin ({ $coin }) on { $tile } now; you have { $coins } there.
another-tile = The joker goes to another tile than the money changer's.
not-complete = You have not laid the whole price there: { $goods }.

event-start = { $seat } covers space { $space } with the start disc.
event-play = { $seat } plays a privilege: { $face }.
event-lose = { $seat } gives up a privilege: { $face }.
event-draw = { $seat } draws { $coins }.
event-pay-seal = { $seat } pays a seal for more coins.
event-set-aside = { $number ->
    [one] { $seat } lays a counterfeit on the character tile.
   *[other] { $seat } lays { $number } counterfeits on the character tile.
 }
event-refill = { $seat } puts { $coins } back into the bag.
event-pass = { $seat } passes.
event-put = { $seat } lays a coin ({ $coin }) at: { $goods }.
event-return = { $seat } puts { $coins } back into the bag unused.
event-buy = { $seat } has laid the whole price: { $goods }.
event-pay = { $seat } has paid { $coins }.
event-refund = { $seat } takes { $coins } back into the bag.
event-move = { $seat } moves { $steps ->
    [one] one space
   *[other] { $steps } spaces
 }.
event-space = { $seat } lands on a symbol: { $symbol }.
event-leave = { $seat } leaves the symbol alone: { $symbol }.
event-reveal = For { $seat } an object is turned over: { $goods }.
event-joker = { $number ->
    [0] There is no joker left for { $seat }.
    [one] { $seat } gets a joker.
   *[other] { $seat } gets { $number } jokers.
 }
event-counterfeit = { $number ->
    [0] There is no counterfeit left for { $seat }.
    [one] { $seat } gets a counterfeit.
   *[other] { $seat } gets { $number } counterfeits.
 }
event-remove-counterfeit = { $number ->
    [0] { $seat } has no counterfeit to get rid of.
    [one] { $seat } gets rid of a counterfeit.
   *[other] { $seat } gets rid of { $number } counterfeits.
 }
event-seal = { $number ->
    [0] There is no seal left for { $seat }.
    [one] { $seat } gets a seal.
   *[other] { $seat } gets { $number } seals.
 }
event-privilege = { $seat } draws a privilege: { $face }.
event-privilege-hidden = { $seat } draws a privilege.
event-no-privilege = There is no privilege left for { $seat }.
event-extra-turn = { $seat } gets another turn.
event-opponents-counterfeit = { $number ->
    [0] There are not enough counterfeits for the opponents of { $seat }.
    [one] Each opponent of { $seat } gets a counterfeit.
   *[other] Each opponent of { $seat } gets { $number } counterfeits.
 }
event-opponents-joker = { $number ->
    [0] There are not enough jokers for the opponents of { $seat }.
   *[other] Each opponent of { $seat } gets a joker.
 }
event-no-joker = The money changer gives { $seat } nothing: no joker is left, or no tile takes one.
event-tile = New on display: { $goods }.
event-reshuffle-objects = The discarded objects are shuffled into a new pile.
event-reshuffle-scents = The discarded scents are shuffled into a new pile.
event-last-round = { $seat } has reached or passed the start disc: the round is played to its end.
event-end-start-disc = The game is over: seals and privileges that are left now count.
event-end-deadlock = The game is over: nobody can lay a coin any more. Seals and privileges that are left now count.
event-end-round-limit = The game is over: the limit of rounds (a house rule) is reached. Seals and privileges that are left now count.

view-round = Round { $round }
view-last-round = Last round
view-to-go = { $count ->
    [one] 1 space to go
   *[other] { $count } spaces to go
 }
view-letter-gold = G
view-letter-silver = S
view-letter-copper = C
view-letter-turquoise = T
view-coin = { $coin }
view-goods = { $goods }
view-tile = { $tile }
view-face = { $face }
view-copies = { $count } × { $face }
view-symbol = { $symbol }
view-start-disc = the start disc: the end of the way
view-side = Side { $side }
view-sold = sold
view-at-once = laid at once
view-supply = Supply
view-objects = objects
view-scents = scents
view-pile-objects = { $count } objects in the pile: { $wares }
view-pile-scents = { $count } scents in the pile: { $wares }
view-supply-counterfeit = { $count } counterfeits in the supply
view-supply-joker = { $count } jokers in the supply
view-supply-seal = { $count } seals in the supply
view-supply-privilege = { $count } privileges in the supply
view-standing-at = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 }, space { $count }
view-mat = Character tile: coins out of use
view-out-of-use = { $count } out of use
view-drawn = Drawn coins
view-drawn-by = Drawn by { $seat }
view-bag = Bag
view-inside = { $count ->
    [one] 1 coin inside
   *[other] { $count } coins inside
 }
view-in-bag = { $coin }: { $count } in the bag
view-chance = { $least } or more: { $percent } %
view-chances-of = chance of one or more in the next { $number }
view-too-few = too few coins to draw
view-seals = Seals
view-seals-note = two more coins or one point
view-privileges = Privileges
view-laid = { $count } of { $of } coins there
view-title-draw = Draw coins
view-title-refill = Refill the bag
view-title-pass = Pass
view-title-seal = Pay a seal, draw more
view-title-enough = Keep the seals
view-title-bag = Back into the bag
view-title-use = Use the symbol
view-title-leave = Leave it alone
view-title-score = Score next
view-title-privilege = Play a privilege
view-title-lose = Give up a privilege
view-source-board = On the board
view-source-seals = Seals
view-source-privileges = Privileges
view-means-same = any colour, all the same
view-means-different = any colours, all different
view-means-counterfeit = a counterfeit from the supply into the bag
view-means-remove-counterfeit = a counterfeit from the bag, or else from the character tile, back into the supply
view-means-joker = a joker from the supply into the bag; in a price: a joker must be paid
view-means-privilege = a privilege from the supply
view-means-seal = a seal from the supply
view-means-extra-turn = another whole turn after this one
view-means-rank = as many points as your place on the board, here for the first
view-means-reveal = the points of the next object in the pile
view-means-advance = { $number } spaces on
view-means-no-seal = the others: no seal for the most coins
view-means-lose-privilege = the others: each gives up a privilege

# --- our rulings, by the id in the code; listed on the how-to page

ruling-start-disc-space = If the space under the start disc is to be chosen, the start player names it for all.
ruling-open-bags = What each bag holds is shown to all: everybody has seen every coin go in and come out.
ruling-pass-without-coins = If you can neither draw nor refill, you pass.
ruling-seal-before-laying = You pay a seal before you lay any coin, and only if the bag holds two more. Coins that you put back are not drawn again in the same turn.
ruling-joker-without-colour = A joker has no colour before the price is complete. It may lie at any tile, also alone.
ruling-deposits-stay = You cannot take coins back from a tile; they stay there until it is sold.
ruling-space-before-effects = The symbol of the space you reach counts before the seal for the second and before the other effects of the tile.
ruling-revealed-rank = If “?” turns over an object with the podium, you get as many points as your place on the board.
ruling-tied-seals = If too few seals are left for all who are tied for the most coins, none of them gets one.
ruling-lost-clockwise = If all others give up a privilege, they choose clockwise, beginning after the buyer.
ruling-shortage-of-coins = Of several jokers, counterfeits or seals at once you get as many as are left. What goes to each of the others goes to all of them or to none.
ruling-gaps-filled-last = Sold tiles are replaced once all are scored: a new tile takes no coin in the turn in which it comes.
ruling-joker-not-at-sold-tile = The money changer’s joker cannot be laid at a tile that was sold in this turn.
ruling-no-joker-no-service = If no joker is left, or no tile takes it, the money changer gives you nothing.
ruling-advance-is-a-move = “3 on” is a move of its own: the symbol it leads to counts as well, and after a privilege it is a choice, too.
ruling-marker-a-lap-ahead = A marker that is a lap ahead occupies its space as well.
ruling-marker-lifted-out = A marker that leaves a stack is lifted out; the others keep their order.
ruling-extra-after-space = What a privilege brings beside its spaces comes after the symbol of the space.
ruling-privileges-leave = Privileges that were played or given up leave the game, for all to see.
ruling-no-privilege-left = If no privilege is left, none is drawn.
ruling-further-turn-in-last-round = A further turn that a tile brings is taken in the last round, too.
ruling-no-last-move = If you have neither seals nor privileges at the end, your marker keeps its place in its stack.
ruling-dead-market = If at the end of a round nobody can lay a coin any more or play a privilege, the game ends and is scored.
