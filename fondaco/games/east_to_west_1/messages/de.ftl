title = Von Ost nach West I
option-golden-deals = Goldene Deals: Jede Händlerkarte trägt zusätzlich einen zufälligen Deal. Man kann ihn am Markt eingehen, statt die Karte zu nutzen oder zu nehmen, und bei jeder Reise zu einer Karte der eigenen Handelsroute, statt sie zu nutzen. Die Deals sind rekonstruiert.

ask-turn = { $seat }: Siedler arbeiten oder auf deiner Handelsroute reisen lassen oder ausruhen.
ask-turn-last = { $seat }, dies ist die letzte Runde: Siedler arbeiten oder auf deiner Handelsroute reisen lassen oder ausruhen.
ask-use-or-take = Nutzt du { $card } oder nimmst du sie in deine Handelsroute?
ask-use-or-take-or-deal = Nutzt du { $card }, nimmst du sie in deine Handelsroute oder gehst du ihren Goldenen Deal ein: { $deal }?
ask-replace = Deine Handelsroute ist voll. Welche ihrer Karten ersetzt { $card }?
ask-swap = Zwei Karten deiner Handelsroute dürfen die Plätze tauschen. Welche?

do-travel = Zur { $place }. Karte deiner Handelsroute reisen
do-take = Die Händlerkarte in deine Handelsroute nehmen
do-replace = Die { $place }. Karte deiner Handelsroute ersetzen
do-swap = Die { $place }. und die { $with }. Karte deiner Handelsroute die Plätze tauschen lassen
do-withdraw = Einen Siedler von der { $place }. Karte deiner Handelsroute zurücknehmen
do-leave = Es dabei belassen

no-card-in-route = Deine Handelsroute hat keine { $place }. Karte, sondern { $count }.
travellers-there = Auf { $card } stehen schon deine Siedler.
too-few-travellers = { $card } braucht { $needed } Siedler: einen und je einen für jede Karte ohne Siedler links davon. Du hast { $ready } auf deiner Ablage.
no-golden-deals = Dieses Spiel wird ohne Goldene Deals gespielt.
swap-two = Zwei verschiedene Karten deiner Handelsroute tauschen die Plätze, die linke zuerst genannt; sie hat { $count }.
no-traveller-there = Auf der { $place }. Karte deiner Handelsroute steht keiner deiner Siedler.

event-travel = { $seat } reist mit { $count ->
    [one] 1 Siedler
   *[other] { $count } Siedlern
 } zu { $card }.
event-route = { $seat } nimmt { $card } in die Handelsroute.
event-replace = { $seat } ersetzt eine Karte der Handelsroute durch { $card }.
event-swap = { $seat } lässt { $card } und { $wanted } die Plätze tauschen.
event-recall-card = { $seat } nimmt einen Siedler von { $card } zurück.

kind-adjust-route = + { $gain }, Handelsroute ändern
label-route = Handelsroute

# Was Bilder sagen.
see-route = Handelsroute
see-route-note = { $held } von { $limit } · { $kept } im Stapel
see-do-travel = Auf der Handelsroute reisen
see-do-replace = Ersetzen
see-do-swap = Plätze tauschen
see-do-withdraw = Von der Handelsroute zurücknehmen
