nothing = nothing
item-coin = coins
item-camel = camels
item-pepper = pepper
item-silk = silk
item-gold = gold
item-vp = points
some-coin = { $number ->
    [one] 1 coin
   *[other] { $number } coins
 }
some-camel = { $number ->
    [one] 1 camel
   *[other] { $number } camels
 }
some-pepper = { $number } pepper
some-silk = { $number } silk
some-gold = { $number } gold
some-vp = { $number ->
    [one] 1 point
   *[other] { $number } points
 }
some-good = { $number ->
    [one] 1 good of your choice
   *[other] { $number } goods of your choice
 }
some-pair = { $number ->
    [one] 2 different goods
   *[other] { $number } times 2 different goods
 }
some-step = { $number ->
    [one] 1 step
   *[other] { $number } steps
 }
some-contract = { $number ->
    [one] 1 contract
   *[other] { $number } contracts
 }
some-die = { $number ->
    [one] 1 black die
   *[other] { $number } black dice
 }
some-copy = any other city bonus
some-trigger = { $number ->
    [one] an own city bonus
   *[other] { $number } own city bonuses
 }

effect-good = a good of your choice
effect-pair = two different goods
effect-step = a step
effect-contract = a contract
effect-die = a black die
effect-copy = another city bonus

colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-red = red
colour-black = black
colour-white = white
one-die = { $value ->
    [0] { $colour } die
   *[other] { $colour } { $value }
 }

space-contracts = the contracts
space-khan = the khan's favour
space-card = the city card of { $city }
space-card-number = city card { $number } of { $city }

card-pips = { $reward } for every pip
card-contracts = { $reward } for every fulfilled contract
card-posts = { $reward } for every trading post

ability-income = { $items } every round
ability-figures = two figures that share a journey

ask-turn = { $seat }: place dice for an action, before or after it take bonus actions.
ask-turn-after = { $seat }: more bonus actions, or end the turn?
ask-turn-end = { $seat }: end the turn.
ask-die = { $left ->
    [one] Which die goes to { $space }?
   *[other] Which dice go to { $space }? { $left } to place, the lowest first.
 }
ask-drop = Both slots are full: which old contract do you drop?
ask-keep-drawn = Both slots are full: drop an old contract, or refuse the one you drew?
ask-keep-seen = Drawn: { $contract }. Both slots are full: which of the three must go?
ask-relocate = All your posts are placed: which one moves to { $city }?
ask-relocate-or-leave = All your posts are placed: which one moves to { $city }, or do you leave it?
this-or-that = { $this } or { $that }
ask-first = Which comes first: { $effects }?
ask-good = { $left ->
    [one] Which good do you take?
   *[other] Which goods do you take? { $left } to choose.
 }
ask-pair = Which two different goods do you take?
ask-copy = Which other city bonus do you gain?
ask-times = { $most ->
    [1] You can use the card once: { $card }.
   *[other] How often do you use the card: { $card }? Up to { $most } times.
 }
ask-swap-once = { $most ->
    [1] One trade is possible: { $card }. Which?
   *[other] One direction, up to { $most } times: { $card }. Which, and how often?
 }
ask-compensate = { $amount ->
    [1] Your roll is one pip short: do you take 1 camel or 1 coin for it?
   *[other] Your roll is { $amount } pips short: for each of them you take 1 camel or 1 coin. How many camels?
 }
ask-pick = { $seat }: which character do you take?

action-place = Place dice on { $space }
action-reroll = Roll the { $colour } { $value } again
action-turn = { $way ->
    [up] Turn the { $colour } { $value } up
   *[down] Turn the { $colour } { $value } down
 }
action-buy = Buy a black die
action-end = End the turn
action-die = The { $colour } { $value }
action-drop = Drop { $contract }
action-refuse = Refuse the contract just drawn
action-step = Step to { $city }
action-switch = Go on with your other figure
action-stop = { $what }
end-journey = End the journey here: { $here }
no-step-made = Make no step
no-second-contract = Take no second contract
stop-here = Stop here
action-relocate = Move the post from { $city }
action-leave = { $what }
leave-posts = Move no post to { $city }
leave-all-posts = Move no post
action-first = First { $effect }
action-good = Take { $item }
action-pair = { $pair }
action-bonus = The city bonus of { $city }: { $bonus }
action-times = { $times ->
    [1] Once: { $items } → { $reward }
    [2] Twice: { $items } → { $reward }
   *[other] { $times } times: { $items } → { $reward }
 }
action-swap = { $times ->
    [0] Not: { $swap }
    [1] Once: { $swap }
    [2] Twice: { $swap }
   *[other] { $times } times: { $swap }
 }
action-camels = Take { $items }
action-pick = Take { $choice }

no-dice = You have no dice left.
must-act = You still have dice and have not done your action: place dice first.
too-few-dice = You need { $needed } dice for { $space }; you have { $held }.
space-too-dear = Because { $space } is occupied, it costs { $needed ->
    [one] 1 coin
   *[other] { $needed } coins
 }, as many as your lowest die shows; you have { $held }.
khan-too-low = The khan's favour needs a { $value } or higher.
khan-full = The khan's favour has no free place this round.
card-used = In this round { $space } has already been used.
card-needs-post = You have no trading post in { $city }.
card-counts-posts = You have no trading post yet.
card-counts-contracts = You have fulfilled no contract yet.
card-no-step = You cannot pay a single step with { $card }.
card-unpayable = You lack { $items } for { $card }.
card-no-swap = You can pay none of these: { $card }.
not-your-colour = The { $colour } dice are not yours.
no-such-die = You have no { $colour } { $value }.
dice-order = Dice go in rising order: the next one comes after the { $colour } { $value }.
dice-after = After the { $colour } { $value } you would lack { $left ->
    [one] a die that is
   *[other] { $left } dice that are
 } as high: name the lowest first.
turn-past-end = A { $value } cannot be turned further that way.
dice-without-value = Your dice have no values until you place them.
bought-already = You have bought a black die this turn.
no-black-dice = There is no black die left on the board.
one-contract-at-least = You must take at least one contract.
contract-not-held = Among your contracts there is no { $contract }.
just-taken = You have just taken { $contract }, so it must stay; drop an old one.
cannot-complete = You lack { $items } for { $contract }.
no-road = No road leads from { $here } to { $city }.
cannot-pay-step = You need { $items } more for { $city }.
one-step-at-least = You must make at least one step.
switch-then-step = Your other figure must make at least one step.
one-figure = You have only one figure.
switched-already = You have already gone on to your other figure.
same-place = Both your figures are in { $city }: move the first one.
other-cannot-move = Your figure in { $city } can make no step.
no-post-there = You have no post in { $city }.
post-is-new = Your post in { $city } is new: its action opens with your next turn.
post-stays = Your journey ends in { $city }: the post there stays.
must-relocate = Your journey ends in { $city }: one of your posts must move there.
no-such-effect = That is not among them: { $effect }.
good-order = Goods are named in the order pepper, silk, gold: it is too late for { $item }.
copies-itself = The bonus of { $city } is the one that copies another.
bonus-order = Cities are named in the order of the map, each once: it is too late for { $city }.
too-often = { $most ->
    [one] Once at most.
   *[other] { $most } times at most.
 }
once-at-least = The card must be used at least once.
cannot-swap = You lack { $items }.
compensation-is = Your compensation is { $amount }.
character-taken = { $character } is taken.
character-not-offered = { $character } is not among the characters on offer.

event-character = { $seat } is { $character }.
event-round = Round { $number } begins.
event-start-player = { $seat } starts.
event-roll = { $seat } rolls { $dice }.
event-place = { $seat } places { $dice } on { $space }.
event-card = { $seat } uses the card: { $card }.
event-gain = { $seat } gains { $items }.
event-pay = { $seat } pays { $items }.
event-hourglass = { $seat } takes the hourglass.
event-travel = { $seat } travels to { $city }.
event-decline-step = { $seat } does without the step.
event-no-step = { $seat } can make no step.
event-post = { $seat } places post { $number } in { $city }.
event-relocate = { $seat } moves a post from { $old } to { $city }.
event-bonus = { $seat } triggers the { $tile } of { $city }.
kind-outpost = outpost bonus
kind-city-bonus = city bonus
event-take = { $seat } takes { $contract }.
event-drop = { $seat } drops { $contract }.
event-look = { $seat } draws { $contract } and looks at it.
event-look-hidden = { $seat } draws a contract and looks at it.
event-refuse = { $seat } refuses { $contract }.
event-reroll = { $seat } rolls the { $colour } { $value } again: { $new }.
event-turn = { $seat } turns the { $colour } { $value } to { $new }.
event-black-die = { $value ->
    [0] { $seat } takes a black die.
   *[other] { $seat } takes a black die and rolls { $value }.
 }
event-no-black-die = There is no black die left for { $seat }.
event-end = The game is over.
event-goal = { $seat } had the goal { $goal }.

label-round = round
label-rounds = of
label-hourglass = hourglass
label-acted = action done
label-bought = black die bought
label-black-dice = black dice
label-new-posts = posts of this turn
label-board = action spaces
label-city-cards = city cards
label-city-bonuses = city bonuses
label-drawn = drawn
label-offered = characters on offer
label-returned-goals = goals put back
label-coins = coins
label-pepper = pepper
label-silk = silk
label-gold = gold
label-contracts = contracts
label-khan = khan's favour
label-colour = colour
label-character = character
label-coin = coins
label-camel = camels
label-vp = points scored
label-dice = dice
label-figures = figures
label-posts = trading posts
label-posts-left = posts left
label-completed = completed
label-goals = goals
label-track = score track
label-goods = goods
label-score = points

# What pictures say.
view-place = { $city }
view-space = { $space }
view-card = { $card }
view-contract = { $contract }
view-goal = { $goal }
view-item = { $item }
view-die = { $dice }
view-outpost = For the first trading post here: { $outpost }
view-tile = { $outpost }
view-bonus = City bonus: { $bonus }
view-character = { $choice }
view-character-name = { $character }
view-round-of = { $round ->
    [0] Before round 1
   *[other] Round { $round } of { $rounds }
 }
view-khan = Khan's favour
view-each-die = each die
view-travel = Travel
view-black-dice = Black dice
view-left = { $count } left
view-buy = buy one
view-contracts = Contracts
view-dice = Dice
view-goods = Goods
view-posts = Trading posts
view-completed = { $count } fulfilled
view-no-dice = no dice left
view-pips = pips
view-hourglass = starts the next round, as things stand
view-title-place = Place dice
view-title-complete = Fulfil
view-title-adjust = Change a die for camels
view-title-step = Step to
view-title-relocate = Move the post from
view-title-bonus = City bonus of
view-title-take = Take
view-title-drop = Drop
view-source-track = During the game
view-source-coins = Coins
view-source-contracts = Most contracts

ruling-order-of-rewards = When several rewards come at once, you choose their order; each is finished before the next begins.
ruling-card-paid-first = However often you use a city card, all of it is paid before anything is gained.
ruling-card-gives-all = A city card that gives something by the value of the die, or for every pip, contract or post, gives all that the die allows: you cannot take less.
ruling-all-posts-count = For the cards that count your trading posts, all on the map count, one in Beijing too.
ruling-fewer-bonus-cities = If a card gives you more own city bonuses than you have cities with one, you get each of them once.
ruling-dropped-in-order = If two old contracts make room at once, they go under the pile in the order in which you took them.
ruling-no-contract-left = If no contract is left in the pile, you draw none.
ruling-slot-before-reward = A contract that you fulfil frees its slot before its reward comes, though the rulebook names the drawer last: a contract you gain may take that slot.
ruling-only-moved-figures = Where your journey ends, you place a post only for a figure that has moved on it.
ruling-posts-stay-at-the-end = If all your posts are placed, one must move to where your journey ends, but none that stands where one of your figures has just stopped.
ruling-no-move-on-the-way = If all your posts are placed, you need not move one to a city that you only pass through.
ruling-moved-post = A moved post brings the bonus of its new city, but never again the points of the last posts.
ruling-post-moves-on = A post that you place in passing, and that moves on in the same journey, brings only the bonus of the city where it stands in the end.
ruling-round-start-clockwise = The bonuses at the start of a round and the compensation for low rolls go to one player after the other, clockwise from the start player.
ruling-all-but-goals-open = Everything that players have lies open but their goals, fulfilled contracts too: everybody has seen them.
ruling-bonus-in-the-box = The city bonus that stays in the box cannot be copied.
ruling-figures-never-block = Figures never block, neither those of others nor your own.
