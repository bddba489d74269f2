title = Valdora
option-open-orders = Erledigte Aufträge liegen offen: Schon während der Partie sehen alle, welche Aufträge die anderen erledigt haben und wie viele Punkte alle haben.

gem-gold = Gold
gem-ruby = Rubin
gem-sapphire = Saphir
gem-amethyst = Amethyst
gem-emerald = Smaragd
gem-coin = 1 Münze

colour-silver = Silbergrau
colour-yellow = Gelb
colour-white = Weiß
colour-purple = Lila
colour-red = Rot
colour-blue = Blau
colour-green = Grün

equipment-pan = Goldpfanne
equipment-shovel = Schaufel
equipment-pick = Spitzhacke
equipment-hammer = Hammer
equipment-chisel = Meißel
equipment-cart = Karren
equipment-horse = Pferd

side-right = rechts
side-left = links

space-city = Stadt { $id }
space-city-equipment = Stadt { $id } (Ausrüstungskatalog)
space-city-orders = Stadt { $id } (Auftragsbuch)
space-gem-road = Straßenfeld { $id }
space-harbour = Hafen { $id } ({ $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
 })
space-house = Haus { $id } ({ $colour })
space-mine = Silbermine { $id }

order-words = Auftrag { $colour } ({ $needs } → { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
page-order = { $order }
page-equipment = { $equipment }
nothing-there = dort ist nichts

ask-move = { $seat } ({ $space }): Figur bewegen, höchstens bis in die nächste Stadt.
ask-move-provisions = { $seat } ({ $space }): Figur bewegen, mit dem Proviant auch durch eine Stadt hindurch.
ask-equipment = { $seat }: { $possible ->
    [nothing] { "" }
   *[other] Ausrüstungskatalog benutzen,{ " " }
 }Proviant nehmen oder nichts tun.
ask-orders = { $seat }: { $possible ->
    [nothing] { "" }
   *[other] Auftragsbuch benutzen,{ " " }
 }Proviant nehmen oder nichts tun.
ask-more-equipment = { $seat }: { $possible ->
    [buy] Ausrüstung kaufen
    [turn] { $turning }
   *[turn-buy] { $turning }, Ausrüstung kaufen
 } oder aufhören.
ask-more-orders = { $seat }: { $possible ->
    [buy] einen Auftrag kaufen
    [turn] { $turning }
    [return] einen Auftrag zurückgeben
    [turn-return] { $turning }, einen Auftrag zurückgeben
   *[turn-buy] { $turning }, einen Auftrag kaufen
 } oder aufhören.
turning = umblättern ({ $price ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $price } Münzen
 })
ask-load-road = { $seat }: Edelsteine dieses Straßenfelds aufladen oder aufhören.
ask-load-harbour = { $seat }: { $left ->
    [one] einen Edelstein
   *[other] bis zu { $left } Edelsteine
 } vom Ablagefeld aufladen oder aufhören.
ask-load-more = { $seat }: { $left ->
    [one] noch einen Edelstein
   *[other] noch bis zu { $left } Edelsteine
 } vom Ablagefeld aufladen oder aufhören.
ask-load-city = { $seat }: { $left ->
    [0] nichts
    [one] einen Edelstein vom Ablagefeld
   *[other] bis zu { $left } Edelsteine vom Ablagefeld
 } aufladen, Proviant nehmen oder nichts tun.
ask-deliver = { $seat }: Aufträge der Farbe { $colour } erledigen oder aufhören.
ask-pay = { $seat }: Von welcher Karte wird abgegeben ({ $gem }, für: { $page })?

do-move = Nach { $space } ziehen
do-provisions = Proviant nehmen
do-turn = Die Seite { $side } umblättern ({ $page })
do-buy = Die Seite { $side } kaufen ({ $page })
do-return = Nach { $side } zurückgeben: { $mine }
do-load = Aufladen: { $gem } auf { $equipment }
do-deliver = Auftrag { $slot } erledigen ({ $mine })
do-pay = Den Stein von { $equipment } abgeben
do-end = Den Zug beenden

must-move = Deine Figur muss ziehen und kann nicht bleiben, wo sie ist ({ $space }).
too-far = Dorthin liegt mehr als eine Stadt im Weg ({ $space }).
needs-provisions = Der Weg führt durch eine Stadt hindurch ({ $space }), und du hast keinen Proviant.
cannot-pay-encounter = Dort ({ $space }) müsstest du { $price ->
    [one] einem Mitspieler 1 Münze
   *[other] den Mitspielern { $price } Münzen
 } zahlen, und du hast { $coins }.
provisions-in-cities = Proviant nimmt man nur in Städten.
one-action = Du hast schon eine andere Aktion begonnen, und es gibt nur eine je Zug.
no-page = Auf dieser Seite des Buchs ({ $side }) liegt keine Karte.
cannot-pay-turning = Noch einmal umblättern kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
 }, und du hast { $coins }.
cannot-pay-order = Ein Auftrag kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
 }, und du hast { $coins }.
orders-full = Du hast schon { $most } offene Aufträge: Zuerst musst du einen zurückgeben.
orders-not-full = Zurückgeben kann nur, wer { $most } offene Aufträge hat.
no-orders-here = Aufträge gibt man nur in ein Auftragsbuch zurück.
equipment-owned = Du besitzt diese Ausrüstung schon, und niemand darf sie doppelt haben: { $equipment }.
no-gold = { $equipment } kostet 1 Gold, und du hast keines aufgeladen.
equipment-not-owned = Diese Ausrüstung besitzt du nicht: { $equipment }.
wrong-gem = { $equipment } trägt nur { $gem }.
loaded-in-order = Ausrüstung wird der Reihe nach beladen, und diese liegt vor der zuletzt beladenen: { $equipment }.
not-free = { $equipment } ist schon beladen, und nur von Karren und Pferd wird abgeladen.
same-gem = { $equipment } trägt schon { $gem }.
no-gems-here = Hier gibt es keine Edelsteine aufzuladen.
no-more-ships = Hier { $ships ->
    [one] kann nur ein Edelstein
   *[other] können nur { $ships } Edelsteine
 } aufgeladen werden: So viele Schiffe liegen hier.
gem-not-here = Das gibt es hier nicht aufzuladen: { $gem }.
gem-put-there = { $gem } hast du eben erst abgeladen; das wird in derselben Aktion nicht wieder aufgeladen.
cannot-pay-loading = { $equipment } zu beladen kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
 }, und du hast { $coins }.
no-order = Auf Platz { $slot } liegt kein Auftrag; du hast { $count } unerledigte.
other-patron = { $order } ist im Haus dieser Farbe abzuliefern: { $colour }.
no-coin = Für diesen Auftrag fehlt dir die Münze: { $order }.
gems-missing = { $order }: Dir fehlt { $gems }.
gem-not-there = Auf dieser Karte ({ $equipment }) liegt nicht, was verlangt ist: { $gem }.

event-move = { $seat } zieht nach { $space }.
event-move-on = { $seat } verbraucht den Proviant und zieht nach { $space }.
event-encounter = { $seat } begegnet { $other } und zahlt 1 Münze.
event-encounter-full = { $seat } begegnet { $other }; dort ist der Geldbeutel voll, und 1 Münze geht an die Bank.
event-nothing = { $seat } findet dort nichts zu tun.
event-provisions = { $seat } nimmt Proviant.
event-mine = { $seat } nimmt { $coins ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coins } Münzen
 } aus der Silbermine.
event-turn = { $seat } blättert um ({ $side }).
event-page-order = Sichtbar { $side }: { $order }.
event-page-equipment = Sichtbar { $side }: { $equipment }.
event-buy-equipment = { $seat } kauft Ausrüstung: { $equipment }.
event-buy-order = { $seat } kauft einen Auftrag: { $order }.
event-give-back = { $seat } legt einen Auftrag zurück ({ $side }): { $order }.
event-pay = { $seat } gibt ab: { $gem } ({ $equipment }).
event-load = { $seat } lädt auf: { $gem } ({ $equipment }).
event-unload = { $seat } lädt ab: { $gem } ({ $equipment }).
event-deliver = { $seat } erledigt einen Auftrag: { $order }.
event-bonus = { $seat } nimmt ein Bonusplättchen ({ $points } Punkte).
event-craftsman = { $seat } wirbt einen Handwerker an: { $colour }.
event-no-craftsman = Für { $seat } ist kein Handwerker mehr da.
event-workshop = { $seat } eröffnet eine Werkstatt: { $colour }.
event-last-round = Es liegen höchstens noch Handwerker einer Farbe aus: Die Runde wird zu Ende gespielt.
event-end-craftsmen = Das Spiel ist zu Ende.
event-end-round-limit = Das Spiel ist zu Ende: Die Höchstzahl an Runden (eine Hausregel) ist erreicht.

see-round = Runde { $round }
see-last-round = Letzte Runde
see-colours-left = { $count ->
    [one] noch 1 Farbe
   *[other] noch { $count } Farben
 }
see-space = { $space }
see-order = { $order }
see-equipment = { $equipment }
see-colour = { $colour }
see-catalogue = Katalog
see-orders-book = Aufträge
see-harbour = Hafen
see-city = Stadt
see-mine = Silbermine: auf sechs Münzen auffüllen
see-ship = Schiff: ein Edelstein darf geladen werden
see-provisions = Proviant
see-area = Ablage
see-area-title = Die Ablage in der Mitte: abgegebene Edelsteine. Geladen werden sie an den Häfen und in der Hafenstadt.
see-toll-short = Zoll
see-toll = { $count ->
    [one] 1 Münze an eine andere Person
   *[other] { $count } Münzen an andere
 }
see-far = kostet deinen Proviant
see-a-page = je Seite
see-no-page = Auf dieser Seite liegt kein Blatt.
see-turn = Umblättern
see-turn-price = Umblättern: { $price ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $price } Münzen
 }
see-turn-left = das linke Blatt
see-turn-right = das rechte Blatt
see-left = noch { $count }
see-side-left = links
see-side-right = rechts
see-seen = Was vom Buch in { $city } gesehen wurde, von oben:
see-pile = { $side }: { $pages }.
see-unseen = { $count } ungesehen
see-craftsmen = Handwerker
see-craftsmen-note = ist ein Stapel leer, gibt der nächste rechts
see-workshop = { $colour }: die Werkstatt öffnet mit { $count } Handwerkern, { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
see-owner = hat { $seat }
see-bonus = Bonusplättchen
see-bonus-note = für Aufträge in der Farbe der eigenen Werkstatt
see-of = { $count } von { $total }
see-ends = Ende, wenn eine Farbe übrig ist
see-coins = Münzen
see-some-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
 }
see-some-bonus = { $count } Bonusplättchen
see-provisions-had = Proviant
see-provisions-none = kein Proviant
see-provisions-take = Proviant nehmen
see-equipment-title = Ausrüstung
see-equipment-note = trägt je einen Edelstein
see-open-orders = Offene Aufträge
see-room = Platz für einen Auftrag
see-each = je { $points }
see-workshops-short = Werkst.
see-bonus-short = Bonus
see-done-short = erledigt
see-done = { $count ->
    [one] 1 Auftrag erledigt
   *[other] { $count } Aufträge erledigt
 }
see-points-covered = { $count ->
    [one] 1 Punkt liegt
   *[other] { $count } Punkte liegen
 } offen; die Punkte erledigter Aufträge liegen verdeckt
see-deliver = erledigen
see-do-move = Bewegen nach
see-do-load = Laden
see-do-return = Zurückgeben nach
see-do-buy = Kaufen
see-do-turn = Umblättern
see-source-orders = Aufträge
see-source-craftsmen = Handwerker
see-source-workshops = Werkstätten
see-source-bonus = Bonusplättchen
see-source-gems = Edelsteine

# --- our rulings, by the id in the code; listed on the how-to page

ruling-fronts-on-the-right = Zu Beginn liegen alle Blätter eines Buchs rechts und zeigen ihre Vorderseite, wie die Anleitung es vorschlägt.
ruling-pawns-do-not-block = An anderen Figuren ziehst du vorbei, ohne zu zahlen; nur wo deine Bewegung endet, kommt es auf sie an.
ruling-provisions-spent-if-needed = Proviant wird nur verbraucht, wenn das Feld ohne ihn nicht zu erreichen wäre.
ruling-provisions-not-counted = Proviant hat man oder nicht: Ihn zweimal zu nehmen bewirkt nichts.
ruling-action-is-optional = Du darfst auf deine Aktion verzichten. Wo nichts zu tun ist, endet dein Zug nach der Bewegung.
ruling-seen-pages-listed = Was alle von einem Buch gesehen haben, lässt sich jederzeit nachlesen, mit der Lage jedes Blatts.
ruling-other-side-ignored = Ein gekauftes Blatt gilt so, wie es offen lag; seine andere Seite spielt keine Rolle mehr.
ruling-return-coin = Einen Auftrag darfst du nur zurückgeben, wenn du einen neuen bezahlen könntest: Eine Münze musst du haben.
ruling-return-turns-the-page = Ein zurückgegebener Auftrag zeigt rechts seine Vorderseite und links seine Rückseite.
ruling-return-is-the-action = Einen Auftrag zurückzugeben ist deine Aktion: Proviant gibt es danach in diesem Zug nicht mehr.
ruling-unloaded-gem-stays = Ein Edelstein, den du zum Platzmachen in die Ablage gelegt hast, wird in derselben Aktion nicht wieder geladen.
ruling-card-loaded-once = Jede Ausrüstungskarte wird in einer Aktion höchstens einmal beladen.
ruling-swap-takes-a-ship = Im Hafen und in der Hafenstadt braucht auch ein Edelstein, der einen anderen ersetzt, ein Schiff.
ruling-gems-stay-loaded = Ein Edelstein bleibt auf seiner Karte, bis du ihn abgibst oder auf Karren oder Pferd ersetzt. Er wird weder umgeladen noch einfach abgelegt.
ruling-choose-equal-gem = Tragen mehrere deiner Karten den verlangten Edelstein, suchst du aus, von welcher du ihn abgibst.
ruling-craftsman-is-taken = Auf den Handwerker eines erledigten Auftrags kannst du nicht verzichten.
ruling-completed-orders-covered = Erledigte Aufträge liegen verdeckt, solange die Partie läuft: Die anderen sehen nur, wie viele du hast, und keine Punkte, die sie mitzählen. Dass sie erledigt wurden, haben aber alle gesehen: Jeder wird genannt, wenn es geschieht, und Beobachtungen, Aufzeichnungen, Bots und Tipps kennen sie.
