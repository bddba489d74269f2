title = Valdora
option-open-orders = Completed orders are open: during the game everybody sees which orders the others have completed, and all points.

gem-gold = gold
gem-ruby = ruby
gem-sapphire = sapphire
gem-amethyst = amethyst
gem-emerald = emerald
gem-coin = 1 coin
one-gold = gold
one-ruby = a ruby
one-sapphire = a sapphire
one-amethyst = an amethyst
one-emerald = an emerald

colour-silver = silver
colour-yellow = yellow
colour-white = white
colour-purple = purple
colour-red = red
colour-blue = blue
colour-green = green
patron-silver = silver
patron-yellow = yellow
patron-white = white
patron-purple = purple
patron-red = red
patron-blue = blue
patron-green = green

equipment-pan = gold pan
equipment-shovel = shovel
equipment-pick = pick
equipment-hammer = hammer
equipment-chisel = chisel
equipment-cart = cart
equipment-horse = horse
onto-pan = onto the gold pan
onto-shovel = onto the shovel
onto-pick = onto the pick
onto-hammer = onto the hammer
onto-chisel = onto the chisel
onto-cart = onto the cart
onto-horse = onto the horse
off-pan = from the gold pan
off-shovel = from the shovel
off-pick = from the pick
off-hammer = from the hammer
off-chisel = from the chisel
off-cart = from the cart
off-horse = from the horse

side-right = right
side-left = left

space-city = the { $ships ->
    [0] city
   *[other] harbour city
 } { $id }
space-city-equipment = the city { $id } (equipment catalogue)
space-city-orders = the city { $id } (order book)
space-gem-road = the gem road { $id }
space-harbour = the harbour { $id } ({ $ships ->
    [one] one ship
   *[other] { $ships } ships
 })
space-house = the { $colour } house { $id }
space-mine = the silver mine { $id }
here-city = in the { $ships ->
    [0] city
   *[other] harbour city
 } { $id }
here-gem-road = on the gem road { $id }
here-harbour = in the harbour { $id }
here-house = at the { $colour } house { $id }
here-mine = in the silver mine { $id }

to-city = to the { $ships ->
    [0] city
   *[other] harbour city
 } { $id }
to-city-equipment = to the city { $id } (equipment catalogue)
to-city-orders = to the city { $id } (order book)
to-gem-road = to the gem road { $id }
to-harbour = to the harbour { $id } ({ $ships ->
    [one] one ship
   *[other] { $ships } ships
 })
to-house = to the { $colour } house { $id }
to-mine = to the silver mine { $id }

order-described = { $colour } order ({ $needs } → { $points ->
    [one] 1 point
   *[other] { $points } points
 })
order-object = { $colour } order ({ $needs } → { $points ->
    [one] 1 point
   *[other] { $points } points
 })
page-order = { $face }
page-equipment = { $equipment }
nothing-there = nothing is there

ask-move = { $seat }, { $here }: move your pawn, at most to the next city.
ask-move-provisions = { $seat }, { $here }: move your pawn; with your provisions it may pass through one city.
ask-equipment = { $seat }: { $possible ->
    [nothing] take provisions
   *[other] use the equipment catalogue, take provisions,
 } or do nothing.
ask-orders = { $seat }: { $possible ->
    [nothing] take provisions
   *[other] use the order book, take provisions,
 } or do nothing.
ask-more-equipment = { $seat }: { $possible ->
    [buy] buy equipment
    [turn] { $turning }
   *[turn-buy] { $turning }, buy equipment,
 } or stop.
ask-more-orders = { $seat }: { $possible ->
    [buy] buy an order
    [turn] { $turning }
    [return] return an order
    [turn-return] { $turning }, return an order,
   *[turn-buy] { $turning }, buy an order,
 } or stop.
turning = turn a page ({ $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
 })
ask-load-road = { $seat }: load { $left ->
    [one] a gem
   *[other] up to { $left } gems
 } of this road, or stop.
ask-load-harbour = { $seat }: load { $left ->
    [one] one gem
   *[other] up to { $left } gems
 } from the area in the middle, or stop.
ask-load-more = { $seat }: load { $left ->
    [one] one more gem
   *[other] up to { $left } more gems
 } { $from ->
    [road] of this road
   *[area] from the area in the middle
 }, or stop.
ask-load-city = { $seat }: { $left ->
    [0] take provisions
    [one] load one gem from the area in the middle, take provisions,
   *[other] load up to { $left } gems from the area in the middle, take provisions,
 } or do nothing.
ask-deliver = { $seat }: complete a { $colour } order, or stop.
ask-pay = { $seat }: from which card do you hand over the { $gems } for the { $page }?

action-move = Move { $to }
action-provisions = Take provisions
action-turn = Turn the { $side } page over: { $page }
action-buy = Buy the { $side } page: { $page }
action-return = Return to the { $side } side: { $page }
action-load = Load { $gem } { $onto }
action-deliver = Complete order { $slot }: { $page }
action-pay = Hand over { $what } { $off }
action-end = End your turn

must-move = Your pawn must move, so it cannot stay { $here }.
too-far = More than one city lies on the way { $to }.
needs-provisions = The way { $to } leads through a city, and you have no provisions.
cannot-pay-encounter = Moving { $to } costs { $price ->
    [one] 1 coin to another player
   *[other] { $price } coins to other players
 }, and you have { $coins }.
provisions-in-cities = You can take provisions only in a city.
one-action = You have already begun another action, and a turn has only one.
no-page = There is no page on the { $side } side of this book.
cannot-pay-turning = Turning another page costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }, and you have { $coins }.
cannot-pay-order = An order costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }, and you have { $coins }.
orders-full = You already have { $limit } open orders: return one first.
orders-not-full = You can return an order only if you have { $limit } open orders.
no-orders-here = You can return orders only to an order book.
equipment-owned = You already have a { $equipment }, and you may have only one.
no-gold = The { $equipment } costs 1 gold, and you carry none.
equipment-not-owned = You have no { $equipment }.
wrong-gem = The { $equipment } can only carry { $gem }.
loaded-in-order = Equipment is loaded in a fixed order, and the { $equipment } comes before the card you have just loaded.
not-free = The { $equipment } already carries a gem, and only the cart and the horse may swap theirs.
same-gem = The { $equipment } already carries { $gem }.
no-gems-here = There are no gems to load here.
no-more-ships = Each ship takes one gem, and you have used { $ships ->
    [one] the only ship
   *[other] all { $ships } ships
 } here.
gem-not-here = There is no { $gems } to load here.
gem-put-here = You have just put the { $gems } there, so you cannot load it again in this action.
cannot-pay-loading = Loading the { $equipment } costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }, and you have { $coins }.
no-order = There is no order { $slot }: you have { $count ->
    [one] 1 open order
   *[other] { $count } open orders
 }.
other-patron = The { $order } is completed at the { $colour } house, not here.
no-coin = You have no coin for the { $face }.
gems-missing = You lack { $gems } for the { $face }.
gem-not-there = There is no { $gems } on your { $equipment }.

event-move = { $seat } moves { $to }.
event-move-on = { $seat } uses up the provisions and moves { $to }.
event-encounter = { $seat } meets { $other } and pays 1 coin.
event-encounter-full = { $seat } meets { $other }, whose purse is full, and pays 1 coin to the bank.
event-nothing = { $seat } can do nothing there.
event-provisions = { $seat } takes provisions.
event-mine = { $seat } takes { $coins ->
    [0] no coin
    [one] 1 coin
   *[other] { $coins } coins
 } from the silver mine.
event-turn = { $seat } turns the { $side } page over.
event-page-order = Now open on the { $side }: { $face }.
event-page-equipment = Now open on the { $side }: { $equipment }.
event-buy-equipment = { $seat } buys a { $equipment }.
event-buy-order = { $seat } buys a { $order }.
event-give-back = { $seat } returns a { $order } to the { $side } side.
event-pay = { $seat } hands over { $gem } { $off }.
event-load = { $seat } loads { $gem } { $onto }.
event-unload = { $seat } puts { $gem } { $off } into the area in the middle.
event-deliver = { $seat } completes a { $order }.
event-bonus = { $seat } takes a bonus tile ({ $points } points).
event-craftsman = { $seat } hires a { $colour } craftsman.
event-no-craftsman = There are no craftsmen left for { $seat }.
event-workshop = { $seat } opens the { $colour } workshop.
event-last-round = Craftsmen of at most one colour are left. This is the last round.
event-end-craftsmen = The game is over.
event-end-round-limit = The game is over. It has reached the limit of rounds (a house rule).

view-round = Round { $round }
view-last-round = Last round
view-colours-left = { $count ->
    [one] 1 colour left
   *[other] { $count } colours left
 }
view-space = { $space }
view-order = { $face }
view-equipment = { $equipment }
view-colour = { $patron }
view-catalogue = Catalogue
view-orders-book = Orders
view-harbour = Harbour
view-city = City
view-mine = Silver mine: your coins become six
view-ship = Ship: one gem may be loaded
view-provisions = Provisions
view-area = area
view-area-title = The area in the middle holds gems that were handed over. They can be loaded at the harbours and in the harbour city.
view-toll-short = toll
view-toll = { $count ->
    [one] 1 coin to another player
   *[other] { $count } coins to other players
 }
view-far = uses your provisions
view-a-page = a page
view-no-page = No page lies on this side.
view-turn = Turn over
view-turn-price = Turn over: { $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
 }
view-turn-left = the left page
view-turn-right = the right page
view-left = { $count ->
    [one] 1 left
   *[other] { $count } left
 }
view-side-left = left
view-side-right = right
view-seen = Pages seen of the book in { $city }, from the top:
view-pile = { $pile }: { $pages }.
view-unseen = { $count ->
    [one] 1 unseen
   *[other] { $count } unseen
 }
view-craftsmen = Craftsmen
view-craftsmen-note = empty stack: take from the next one to the right
view-workshop = { $colour } workshop: opens with { $count } craftsmen, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
 }
view-owner = { $seat } has it
view-bonus = Bonus tiles
view-bonus-note = for an order in the colour of your own workshop
view-of = { $count } of { $total }
view-ends = Ends when one colour is left
view-coins = Coins
view-some-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }
view-some-bonus = { $count ->
    [one] 1 bonus tile
   *[other] { $count } bonus tiles
 }
view-provisions-had = provisions
view-provisions-none = no provisions
view-provisions-take = take provisions
view-equipment-title = Equipment
view-equipment-note = each holds one gem
view-open-orders = Open orders
view-room = room for an order
view-each = { $points } each
view-workshops-short = shops
view-bonus-short = bonus
view-done-short = done
view-done = { $count ->
    [one] 1 order completed
   *[other] { $count } orders completed
 }
view-points-covered = { $count ->
    [one] 1 point lies
   *[other] { $count } points lie
 } open; the points of completed orders lie covered
view-deliver = complete
view-title-move = Move to
view-title-load = Load
view-title-return = Give back onto
view-title-buy = Buy
view-title-turn = Turn over
view-source-orders = Orders
view-source-craftsmen = Craftsmen
view-source-workshops = Workshops
view-source-bonus = Bonus tiles
view-source-gems = Gems

# --- rulings, by the id in the code; the how-to page lists them

ruling-fronts-on-the-right = At the start all pages of a book lie on the right with their fronts up, as the rulebook suggests.
ruling-no-payment-at-start = Pawns that stand in H together at the start pay each other nothing.
ruling-pawns-do-not-block = You may pass other pawns without paying. Only the pawns where your move ends matter.
ruling-provisions-spent-if-needed = Provisions are used up only if the space could not be reached without them.
ruling-provisions-not-counted = Provisions are not counted. Taking them twice has no effect.
ruling-action-is-optional = Your action is optional. If no action is possible, your turn ends after the move.
ruling-seen-pages-listed = The faces of a book that everybody has seen can be looked up at any time, with the place of each page.
ruling-other-side-ignored = A page that you buy counts with its open face. Its other face no longer matters.
ruling-return-coin = You may return an order only if you have the coin for another one.
ruling-return-turns-the-page = A returned order shows its front on the right and its back on the left.
ruling-return-is-the-action = Returning an order uses your action. You cannot take provisions after it in that turn.
ruling-unloaded-gem-stays = A gem that a swap puts into the area cannot be loaded again in the same action.
ruling-card-loaded-once = Each equipment card is loaded at most once in an action.
ruling-swap-takes-a-ship = At a harbour and in the harbour city, a swapped gem takes a ship like any other gem.
ruling-gems-stay-loaded = A gem stays on its card until you hand it over or swap it on the cart or the horse. It is not moved to another card or put down.
ruling-choose-equal-gem = If several of your cards carry the gem that is needed, you choose the card that hands it over.
ruling-craftsman-is-taken = You cannot decline the craftsman of a completed order.
ruling-completed-orders-covered = Completed orders are covered during the game. The others see their number and no points for them. Everybody saw each order when it was completed, so the log, observations, records, bots and hints name them.
