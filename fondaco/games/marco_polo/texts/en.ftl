title = The Voyages of Marco Polo

option-characters = Characters: given by seat, as in a first game, or picked by the players, the last seat first.
choice-characters-first-game = by seat, as in a first game
choice-characters-drafted = picked in turn
option-goals = Goals: everybody is dealt two, or four, of which two are kept.
choice-goals-dealt = two dealt
choice-goals-draft = two kept of four
option-city-bonuses = City bonuses: each at the city of its letter, or shuffled.
choice-city-bonuses-printed = at their letters
choice-city-bonuses-random = shuffled

space-purse = the purse
space-coins = “take 5 coins”
space-camels = the camel bazaar
space-pepper = the pepper bazaar
space-silk = the silk bazaar
space-gold = the gold bazaar
space-travel = the travel space

ability-names-values = never rolls: names what each die shows while placing it
ability-white-die = has the white die, too
ability-joins-free = pays nothing for occupied spaces
ability-tribute = is paid when others go to the bazaar, with fewer players for more
ability-oasis-jump = steps from any oasis to any other, free of road costs
ability-posts-on-the-way = places posts in every city on the way
ability-start = starts in { $city } with a post
ability-extra-posts = { $number } more posts

ask-die-named = { $left ->
    [one] Which die goes to { $space }, and what does it show?
   *[other] Which dice go to { $space }, and what do they show? { $left } to place, the lowest first.
 }
ask-row = Which column of { $space }? { $lines }
ask-take = Which contract do you take? You reach { $most ->
    [one] place 1
   *[other] places 1 to { $most }
 }.
ask-take-second = Which second contract do you take, up to place { $most }, or none?
ask-extra = With this contract { $amount ->
    [one] comes 1 coin or 1 camel
   *[other] come { $amount } coins or { $amount } camels
 }. Which?
ask-step = You are at { $here }, { $left ->
    [one] one step is left
   *[other] { $left } steps are left
 }. { $ways ->
    [step] Where to?
    [choice] Where to, if you like?
    [end] You can go no further.
   *[both] Where to, or does the journey end?
 }{ $paid ->
    [0] { "" }
   *[other] { " " }So far the journey costs { $items }.
 }
ask-pay-pair = Which two different goods do you pay? { $left } { $left ->
    [one] pair
   *[other] pairs
 } to pay.
ask-trigger = { $left ->
    [one] The bonus of which of your small cities do you gain?
   *[other] The bonuses of which { $left } of your small cities do you gain?
 }
ask-swap = { $most ->
    [1] Do you trade { $swap }? It is possible once.
   *[other] How often do you trade { $swap }? Up to { $most } times.
 }
ask-turn-no-action = { $seat }: no action is possible; place dice on the purse, before or after it take other bonus actions.
ask-keep = { $seat }: which two of your goals do you keep?

action-row = Column { $line }: { $items }
action-take = Take the contract in place { $place }: { $shown }
action-extra = Take { $items }
action-keep = Keep { $what }
goals-by-place = goals { $first } and { $second }
goals-by-name = the goals { $goals }
action-complete = Fulfil { $contract }

acted-already = You have done your action of this turn; only the purse and other bonus actions are open.
own-colour = There is already a { $colour } die of yours on { $space }; only black and white dice may join it.
travel-too-dear = The travel space is occupied: with your lowest die and a first step it costs { $needed } coins; you have { $held }.
card-needs-bonus-city = You have no trading post in a small city.
no-contracts = There are no contracts on the board.
no-step-too-few-coins = A first step costs at least { $needed } coins; you have { $held }.
no-step-too-few-camels = Every road from here costs camels, and you have too few.
too-few-camels = That costs { $needed } { $needed ->
    [one] camel
   *[other] camels
 }; you have { $held }.
row-too-high = Your lowest die is a { $value }: columns 1 to { $value }.
no-contract-there = There is no contract in place { $place }; the row ends with place { $last }.
contract-too-far = With a { $value } you do not reach place { $place }.
contract-order = The second contract must lie right of place { $place }.
cannot-pay-pairs = For { $city } you need { $pairs } { $pairs ->
    [one] pair
   *[other] pairs
 } of different goods.
pair-order = Pairs are named in the order pepper + silk, pepper + gold, silk + gold.
cannot-pay-pair = You cannot pay { $left } { $left ->
    [one] pair
   *[other] pairs
 } that way; they are named in the order pepper + silk, pepper + gold, silk + gold.
bonuses-left = After { $city } too few of your small cities would be left for { $left } bonuses.
keep-two = Name two different goals, the lower number first.

event-keep-goals = { $seat } keeps two goals.
event-lay-out = New contracts: { $contracts }.
event-tribute = { $seat } is paid { $items } as Mercator.
event-draw = { $seat } gets { $contract } from the special pile.
event-refuse-hidden = { $seat } refuses the contract and pushes it under the special pile.
event-no-contract = The special pile is empty.
event-refill = { $contract } comes from the special pile onto the board.
event-complete = { $seat } fulfils { $contract }.

# What pictures say.
view-title = Marco Polo
view-two-dice = 2 dice
view-coins = Money
view-purse = Purse
view-bazaar = Grand bazaar
view-camels = Camels
view-pepper = Pepper
view-silk = Silk
view-gold = Gold
view-special = { $count } in the special pile
view-goals = Goals
view-source-goals = Goals
view-source-goal-cities = Goal cities
view-source-beijing = Beijing
view-source-goods = Goods in Beijing

label-outposts = outposts
label-beijing = Beijing
label-row = contracts on display
label-stacks = stacks of contracts
label-special = special pile
label-purse = purse
label-camels = camels
label-travel = travel
label-sumatra1 = Sumatra 1
label-sumatra2 = Sumatra 2
label-sumatra3 = Sumatra 3
label-goal-cities = goal cities
label-moscow = Moscow
label-karakorum = Karakorum
label-samarcanda = Samarcanda
label-lan-zhou = Lan-Zhou
label-alexandria = Alexandria
label-karachi = Karachi
label-sumatra = Sumatra
label-anxi = Anxi
label-ormuz = Ormuz
label-kashgar = Kashgar
label-xian = Xian
label-adana = Adana
label-kochi = Kochi
label-venezia = Venezia

# --- our rulings

ruling-purse-until-possible = If no action is possible, dice must go to the purse until one is or none is left.
ruling-refill-ends-turn = An empty row of contracts is refilled at the end of the turn that emptied it. If the special pile holds only one, that one comes.
ruling-left-in-order = Contracts left in the row go under the special pile in the order of their places; everybody has seen them.
ruling-swaps-one-by-one = On cards with arrows every repetition may have another direction and another good. Here each is paid and gained before the next follows.
ruling-points-below-zero = Where points are to be paid, they may fall below zero.
ruling-old-post-brings-nothing = Where a post of yours stands already your journey brings nothing, even if that post moves elsewhere on it.
ruling-beijing-slot-freed = A post that leaves Beijing frees its slot, and the others stay where they are.
ruling-jump-uses-no-road = Johannes Carprini's jump from oasis to oasis uses no road: it is free even where a road between the two has a price.
ruling-mercator-paid-after = Mercator ex Tabriz is paid once the action of the other player is finished.
ruling-named-dice-stay = Raschid ad-Din Sinan's dice show nothing before he places them: he neither rolls them again nor turns them.
ruling-most-contracts-even-none = If no player has fulfilled a contract, all get the 7 points for the most.
