title = Von Ost nach West I
option-golden-deals = Goldene Deals: Jede Händlerkarte trägt zusätzlich einen zufälligen Deal. Man kann ihn am Markt eingehen, statt die Karte zu nutzen oder zu nehmen, und bei jeder Reise zu einer Karte der eigenen Handelsroute, statt sie zu nutzen. Die Deals sind rekonstruiert.

ask-turn = { $seat }{ $last ->
    [0] { "" }
   *[other] , dies ist die letzte Runde
 }: { $possible ->
    [none] Du kannst dich nur ausruhen.
    [work] Schicke Siedler zur Arbeit oder ruhe dich aus.
    [travel] Lass Siedler auf deiner Handelsroute reisen oder ruhe dich aus.
   *[both] Schicke Siedler zur Arbeit, lass Siedler auf deiner Handelsroute reisen oder ruhe dich aus.
 }
ask-use-or-take = { $usable ->
    [0] Den Tausch von { $card } kannst du nicht bezahlen. Du nimmst die Karte in deine Handelsroute.
   *[other] Nutzt du die Händlerkarte { $card } oder nimmst du sie in deine Handelsroute?
 }
ask-use-or-take-or-deal = { $usable ->
    [0] Den Tausch von { $card } kannst du nicht bezahlen. Nimmst du die Karte in deine Handelsroute oder gehst du ihren Goldenen Deal ein: { $deal }?
   *[other] Nutzt du die Händlerkarte { $card }, nimmst du sie in deine Handelsroute oder gehst du ihren Goldenen Deal ein: { $deal }?
 }
ask-replace = Deine Handelsroute ist voll. Welche ihrer Karten ersetzt { $card }?
ask-swap = Zwei Karten deiner Handelsroute dürfen die Plätze tauschen. Welche?

action-travel = { $named ->
    [0] Zur { $place }. Karte deiner Handelsroute reisen
   *[other] Mit { $needed ->
        [one] 1 Siedler
       *[other] { $needed } Siedlern
     } zu { $card } reisen, der { $place }. Karte deiner Handelsroute
 }
action-take = { $named ->
    [0] Die Händlerkarte in deine Handelsroute nehmen
   *[other] { $card } in deine Handelsroute nehmen
 }
action-replace = { $named ->
    [0] Die { $place }. Karte deiner Handelsroute ersetzen
   *[other] { $card } ersetzen, die { $place }. Karte deiner Handelsroute
 }
action-swap = { $named ->
    [0] Die { $place }. und die { $with }. Karte deiner Handelsroute die Plätze tauschen lassen
   *[other] { $card } und { $wanted } die Plätze tauschen lassen
 }
action-withdraw = { $named ->
    [0] Einen Siedler von der { $place }. Karte deiner Handelsroute zurücknehmen
   *[other] Einen Siedler von { $card } zurücknehmen, der { $place }. Karte deiner Handelsroute
 }

no-card-in-route = Deine Handelsroute hat keine { $place }. Karte, sie hat { $count ->
    [0] noch gar keine
    [one] 1 Karte
   *[other] { $count } Karten
 }.
travellers-there = Auf { $card } stehen schon deine Siedler.
too-few-travellers = { $card } braucht { $needed } Siedler: einen und je einen für jede Karte ohne Siedler links davon. Du hast { $ready } auf deiner Ablage.
no-golden-deals = Dieses Spiel wird ohne Goldene Deals gespielt.
swap-two = Zwei verschiedene Karten deiner Handelsroute tauschen die Plätze, die linke zuerst genannt. Deine Route hat { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
 }.
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
view-route = Handelsroute
view-route-note = { $held } von { $limit } · { $kept } im Stapel
view-title-travel = Auf der Handelsroute reisen
view-title-replace = Ersetzen
view-title-swap = Plätze tauschen
view-title-withdraw = Von der Handelsroute zurücknehmen
