title = Marco Polo II: In the Service of the Khan

option-characters = Characters: the players pick, the last seat first, or everybody is dealt one.
option-black-dice = Black dice: rolled when they are taken, or in advance; then a player who takes one chooses it by its value.
choice-characters-drafted = picked
choice-characters-random = dealt at random
choice-black-dice-normal = rolled when taken
choice-black-dice-rolled = rolled in advance

item-jade = jade
some-jade = { $number } jade
some-display = { $number ->
    [one] 1 contract from your contract cities
   *[other] { $number } contracts from your contract cities
 }
effect-display = a contract from your contract cities
effect-trigger = an own city bonus
effect-in-city = a contract in { $city }
seal-name = the seal of the { $name }
arms-name = coat of arms { $number }
offer-tile = for 1 jade { $one }, for 2 jade { $two }
offer-name = offer { $number } of { $book }

space-bag = the money bag
space-book1 = the first book
space-book2 = the second book
space-book3a = the third book, upper space
space-book3b = the third book, lower space
space-seals = the guild seals
space-upper = the upper travel space
space-middle = the middle travel space
space-lower = the lower travel space
space-baghdad = the action of Baghdad
space-balkh = the action of Balkh
space-hormuz = the action of Hormuz
space-area1 = the first card of the action area
space-area2 = the second card of the action area
card-seal = { $items } → a guild seal with this one die

ability-free-oases = oases take no step
ability-oasis = { $items } and { $coins } or { $camels } for every oasis on a journey
ability-seal-dice = needs only { $number ->
    [one] one die
   *[other] { $number } dice
 } for a guild seal
ability-upgrading = { $items } for upgrading a seal
ability-extra-arms = { $number ->
    [one] one more coat of arms
   *[other] { $number } more coats of arms
 } at the end
ability-completing = { $items } for every fulfilled contract
ability-jade-vp = { $items } for every jade received
ability-start = starts with { $items } more
ability-doubles = one bonus twice at the start of every round
ability-collects = gets outpost bonuses that were paid, to cash them in once more
ability-rolling = gains something for every die rolled
ability-free-roads = pays neither coins nor camels for roads, but uses only the lower travel space

ask-offer = Which offer of book { $book } do you take? Offers 3 and 4 cost 1 and 2 jade.
ask-seal = Which guild seal do you take? Your lowest die is a { $value }.
ask-bag = What do you take for the die? { $lines }.
ask-take = Which contract do you take?
ask-take-second = Which second contract do you take, or none?
ask-take-or-not = Which contract of this city do you take, if any?
ask-take-one = Which contract do you take?
place-oasis-1 = oasis in the north
place-oasis-2 = oasis west of Xian
place-oasis-3 = oasis between Fuzhou and Pagan
place-oasis-4 = oasis before Jaipur
place-oasis-5 = oasis between Jaipur and Hormuz
place-oasis-6 = oasis in the far west
action-step = Step to { $city_kind ->
    [oasis] the { $city_called }
   *[city] { $city_called }
 }
end-journey = End the journey here: { $here_called }
no-road = No road leads from { $here_kind ->
    [oasis] the { $here_called }
   *[city] { $here_called }
 } to { $city_kind ->
    [oasis] the { $city_called }
   *[city] { $city_called }
 }.
cannot-pay-step = You need { $items } more for { $city_kind ->
    [oasis] the { $city_called }
   *[city] { $city_called }
 }.
same-place = Both your figures are { $city_kind ->
    [oasis] at the { $city_called }
   *[city] in { $city_called }
 }: move the first one.
other-cannot-move = Your figure { $city_kind ->
    [oasis] at the { $city_called }
   *[city] in { $city_called }
 } can make no step.
event-travel = { $seat } travels to { $city_kind ->
    [oasis] the { $city_called }
   *[city] { $city_called }
 }.
ask-step = You are at { $here_kind ->
    [oasis] the { $here_called }
   *[city] { $here_called }
 }, { $left ->
    [0] no step is left but to oases
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
ask-turn-no-action = { $seat }: no action is possible; place a die on the money bag, before or after it take other bonus actions.
ask-extra-post = In which city that you passed do you place one more post, if in any?
ask-one-post = Both figures have moved, but this journey places one post only: in which city?
ask-oases = { $number ->
    [one] Your journey led over an oasis: do you take { $items } or { $reward }?
   *[other] Your journey led over { $number } oases: { $items } or { $reward } for each. For how many do you take camels?
 }
ask-pay = { $items } to pay: { $part ->
    [jade_for_coins] how much jade do you pay instead of coins
    [jade_for_camels] how much jade do you pay instead of camels
    [pepper] how much of it in pepper
   *[silk] how much of it in silk
 }? { $least } to { $most }.
ask-pay-one = { $items } to pay: { $part ->
    [jade_for_coins] do you pay 1 jade instead of 1 coin
    [jade_for_camels] do you pay 1 jade instead of 1 camel
    [pepper] do you pay 1 pepper
   *[silk] do you pay 1 silk
 }?
ask-trigger = { $left ->
    [one] The bonus of which of your cities do you gain?
   *[other] The bonuses of which { $left } of your cities do you gain?
 }
ask-black = Which of the black dice do you take?
ask-double = Which bonus do you gain twice?
ask-pairs = You have { $number } dice with a { $value }: { $items } for each, or { $reward } for a pair. { $number ->
    [2] Do you trade the pair?
    [3] Do you trade one pair?
   *[other] How many pairs do you trade?
 }
ask-keep = { $seat }: which of your goals do you keep?

action-upgrade = Upgrade { $seal }: { $items } → { $reward }
action-cash = Cash in an outpost bonus: { $outpost }
action-offer = { $jade ->
    [0] Offer { $number }: { $items }
   *[other] Offer { $number } for { $jade } jade: { $items }
 }
action-seal = { $what }
seal-taken = { $jade ->
    [0] Take { $seal }
   *[other] Take { $seal }, and { $jade } jade
 }
seal-doubled = The bonus for { $seal }: { $items }
action-take = Take the contract at { $place }: { $shown }
no-extra-post = Place no extra post
no-contract-taken = Take no contract
action-post = Place a post in { $city }
action-pay = { $part ->
    [pepper] { $number ->
        [0] Pay no pepper, only other goods
       *[other] Pay { $number } pepper{ $rest ->
            [0] { "" }
            [one] , and 1 other good
           *[other] , and { $rest } other goods
        }
    }
    [silk] { $number ->
        [0] Pay no silk, only gold
       *[other] Pay { $number } silk{ $rest ->
            [0] { "" }
           *[other] , and { $rest } gold
        }
    }
   *[other] Pay { $items }
 }
action-bag = { $bag }
action-pairs = { $number ->
    [0] Trade no pair: { $items }
    [one] Trade one pair: { $items }
   *[other] Trade { $number } pairs: { $items }
 }
action-keep = Keep { $what }
goal-by-place = goal { $number }
goal-by-name = the goal { $goal }
action-complete = Fulfil { $contract }

acted-already = You have done your action of this turn; only the money bag and other bonus actions are open.
bag-last = Your last die must go to an action: you had more than one when your turn began, and an action is possible.
bag-once = Your last die must go to an action: you have used the money bag already, and an action is possible.
own-colour = There is already a { $colour } die of yours on { $space }; only black dice may join it.
die-too-low = You need a { $value } or higher for { $space }.
space-too-dear = Dice lie on { $space } already: that costs { $needed ->
    [one] 1 coin
   *[other] { $needed } coins
 }, as many as your lowest die shows; you have { $held } in coins and jade.
travel-too-dear = With a { $value } you cannot pay for { $space }, which is occupied, and a first step.
city-full = All places of { $space } are taken this round.
card-needs-bonus-city = You have no trading post in a city with a city bonus.
no-contract-city = You have no trading post in a contract city.
no-contracts = There are no contracts left in your contract cities.
all-seals = You have all four guild seals.
lower-only = You use only the lower travel space, for you pay neither coins nor camels for roads.
no-step-payable = { $coins ->
    [0] You can pay for no step from here.
   *[other] You cannot pay the { $coins } coins of { $space } together with a step from here.
 }
too-few-camels = That costs { $needed } { $needed ->
    [one] camel
   *[other] camels
 }; you have { $held } in camels and jade.
offer-too-dear = This offer costs { $needed } jade; you have { $held }.
seal-owned = You have { $seal } already.
seal-too-high = For { $seal } your lowest die must be a { $value } or higher.
seal-not-owned = You do not have { $seal }.
seal-upgraded = You have already upgraded { $seal }.
seal-not-upgraded = You have not upgraded { $seal }.
cannot-upgrade = You lack { $items } to upgrade { $seal }.
no-contract-there = There is no contract on this place in { $city }.
other-city = You take no contract from { $city } now.
contract-order = The second contract comes after { $place } in the order of the map.
no-steps-left = You have no steps left.
sea-needs-seal = The sea route to { $city } needs { $seal }.
no-post-possible = No post can be placed in { $city } now.
must-place = A post must be placed.
so-many-oases = Your journey led over { $number ->
    [one] one oasis
   *[other] { $number } oases
 }.
pay-between = Between { $least } and { $most } are possible.
bonuses-left = After { $city } too few of your cities would be left for { $left } bonuses.
not-on-board = No black die on the board shows this.
stores-none = Your character stores no outpost bonuses.
not-kept = You have not stored this outpost bonus: { $outpost }.
so-many-pairs = You have { $number ->
    [one] one pair
   *[other] { $number } pairs
 } of this value.

event-keep-goal = { $seat } keeps a goal.
event-offers = New offers: { $offer_tiles }.
event-area = New cards in the action area: { $cards }.
event-black-dice = Black dice on the board: { $dice }.
event-choose-black = { $seat } takes the black { $value }.
event-offer = { $seat } takes { $offer }.
event-seal = { $seat } takes { $seal }.
event-upgrade = { $seat } upgrades { $seal }.
event-keep = { $seat } stores an outpost bonus: { $outpost }.
event-cash = { $seat } cashes in a stored outpost bonus.
event-double = { $seat } doubles a bonus: { $items }.
event-jade-points = { $seat } scores { $items } for jade.
event-draw = { $seat } gets { $contract } from the pile.
event-refuse-hidden = { $seat } refuses the contract and pushes it under the pile.
event-no-contract = The pile of contracts is empty.
event-refill = { $contract } comes to { $city }.
event-complete = { $seat } fulfils { $contract }.

label-bagged = money bag used
label-travelled = highest travel space used
label-black-values = black dice show
label-outposts = outpost bonuses
label-offers = offers
label-next-offers = offers of the next round
label-display = contracts on display
label-pile = pile of contracts
label-kept = stored outpost bonuses
label-bag = money bag
label-book1 = book 1
label-book2 = book 2
label-book3 = book 3
label-book3a = book 3, upper space
label-book3b = book 3, lower space
label-seals = guild seals
label-upper = travel, upper space
label-middle = travel, middle space
label-lower = travel, lower space
label-area1 = action area 1
label-area2 = action area 2
label-jade = jade
label-upgraded = upgraded
label-arms = coats of arms
label-yangzhou = Yangzhou
label-pagan = Pagan
label-kabul = Kabul
label-karakorum = Karakorum
label-quilon = Quilon
label-xanadu = Xanadu
label-fuzhou = Fuzhou
label-lhasa = Lhasa
label-angkor = Angkor
label-angkor1 = Angkor 1
label-angkor2 = Angkor 2
label-kashgar = Kashgar
label-baghdad = Baghdad
label-balkh = Balkh
label-hormuz = Hormuz
label-xian = Xian
label-jaipur = Jaipur

# What pictures say.
view-title = Marco Polo II
view-arms = { $arms }
view-seal = { $seal }
view-seals = Guild seals
view-seal-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
 }
view-steps = steps
view-travel-dice = Travel: { $count ->
    [one] 1 die
   *[other] { $count } dice
 }
view-bag = Money bag
view-board = Contract board
view-pile = { $count } in the pile
view-city-cards = City cards
view-this-round = this round
view-book = { $book ->
    [book1] Pepper book
    [book2] Silk book
   *[book3] Gold book
 }
view-least = { $value ->
    [1] any die
   *[other] from { $value } on
 }
view-next = next
view-goal-title = Goal
view-offer-tile = { $offer_tile }
view-seal-reference = { $seal }: from a { $value } on{ $jade ->
    [0] { "" }
   *[other] , with { $jade } jade
 }
view-title-upgrade = Upgrade a seal
view-title-cash = Cash in
view-title-post = A post in
view-source-seals = Goal: seals
view-source-arms = Coats of arms
view-source-goods = Goods

# --- our rulings

ruling-most-contracts-at-least-one = The points for the most and the second most contracts go only to players who fulfilled one at least.
ruling-bag-without-action = If you have dice but no action is possible, one must go to the money bag; then the turn may end.
ruling-last-die-to-the-bag = If no action is possible, your last die may go to the money bag, too.
ruling-income-in-first-round = Characters get their bonus of the start of a round in the first round, too.
ruling-doubled-copy = If Mailin and Tian Chin double the bonus that copies another, they may copy two different ones.
ruling-four-dice-two-pairs = Each die of Isabella Donati belongs to one pair at most; four equal ones are two pairs.
ruling-most-jade-in-a-payment = At most 40 jade stand in for coins and camels in one payment.
ruling-seal-must-be-possible = You use the space of the guild seals only if your lowest die is enough for a seal that you do not have yet.
ruling-seal-card-without-fee = The card for a guild seal costs no fee, even if the space of the guild seals is occupied.
ruling-seal-card-is-paid = De Wu, too, pays what the card for a guild seal costs.
ruling-card-paid-once-at-least = Möngke Khan pays for a card with steps once at least, even if he goes to oases only.
ruling-oasis-is-a-journey = Möngke Khan may travel to an oasis and no further, though it takes no step.
ruling-oasis-is-entered = The oasis where Möngke Khan's journey begins counts only if he enters it again.
ruling-passed-is-entered = A city is passed if the journey enters it and goes on; the city where it begins counts only if it is entered again.
ruling-extra-post-alone = The extra post of the upper travel space may be placed even if the journey ends at an oasis or at a post of your own.
ruling-card-places-one-post = If Mailin and Tian Chin both move for a city card, they place one post only.
ruling-hourglass-by-black-dice = A player who places only black dice on a travel space takes the hourglass, too.
ruling-contract-of-a-placed-post = A contract where you have just placed a post may be taken even if that post has moved on by then.
ruling-empty-pile-leaves-gaps = If the pile of contracts is empty, empty places on the map stay empty.
ruling-own-bonuses-kept = Filippo Vitello stores outpost bonuses that he was the first to get himself, too.
