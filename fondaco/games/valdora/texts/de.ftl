title = Valdora
option-open-orders = Erledigte Aufträge liegen offen: Schon während der Partie sehen alle, welche Aufträge die anderen erledigt haben, und alle Punkte.

gem-gold = Gold
gem-ruby = Rubin
gem-sapphire = Saphir
gem-amethyst = Amethyst
gem-emerald = Smaragd
gem-coin = 1 Münze
one-gold = Gold
one-ruby = einen Rubin
one-sapphire = einen Saphir
one-amethyst = einen Amethyst
one-emerald = einen Smaragd

colour-silver = silbergrau
colour-yellow = gelb
colour-white = weiß
colour-purple = lilafarben
colour-red = rot
colour-blue = blau
colour-green = grün
patron-silver = Silbergrau
patron-yellow = Gelb
patron-white = Weiß
patron-purple = Lila
patron-red = Rot
patron-blue = Blau
patron-green = Grün

equipment-pan = Goldpfanne
equipment-shovel = Schaufel
equipment-pick = Spitzhacke
equipment-hammer = Hammer
equipment-chisel = Meißel
equipment-cart = Karren
equipment-horse = Pferd
onto-pan = auf die Goldpfanne
onto-shovel = auf die Schaufel
onto-pick = auf die Spitzhacke
onto-hammer = auf den Hammer
onto-chisel = auf den Meißel
onto-cart = auf den Karren
onto-horse = auf das Pferd
off-pan = von der Goldpfanne
off-shovel = von der Schaufel
off-pick = von der Spitzhacke
off-hammer = vom Hammer
off-chisel = vom Meißel
off-cart = vom Karren
off-horse = vom Pferd

side-right = recht
side-left = link

space-city = { $ships ->
    [0] Stadt
   *[other] Hafenstadt
 } { $id }
space-city-equipment = Stadt { $id } (Ausrüstungskatalog)
space-city-orders = Stadt { $id } (Auftragsbuch)
space-gem-road = Straßenfeld { $id }
space-harbour = Hafen { $id } ({ $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
 })
space-house = { $colour }es Haus { $id }
space-mine = Silbermine { $id }
here-city = in der { $ships ->
    [0] Stadt
   *[other] Hafenstadt
 } { $id }
here-gem-road = auf dem Straßenfeld { $id }
here-harbour = im Hafen { $id }
here-house = im { $colour }en Haus { $id }
here-mine = in der Silbermine { $id }

to-city = in die { $ships ->
    [0] Stadt
   *[other] Hafenstadt
 } { $id }
to-city-equipment = in die Stadt { $id } (Ausrüstungskatalog)
to-city-orders = in die Stadt { $id } (Auftragsbuch)
to-gem-road = auf das Straßenfeld { $id }
to-harbour = in den Hafen { $id } ({ $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
 })
to-house = zum { $colour }en Haus { $id }
to-mine = in die Silbermine { $id }

order-described = { $colour }er Auftrag ({ $needs } → { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
order-object = { $colour }en Auftrag ({ $needs } → { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
page-order = { $face }
page-equipment = { $equipment }
nothing-there = dort ist nichts

ask-move = { $seat } { $here }: Ziehe deine Figur, höchstens bis in die nächste Stadt.
ask-move-provisions = { $seat } { $here }: Ziehe deine Figur, mit dem Proviant auch durch eine Stadt hindurch.
ask-equipment = { $seat }: { $possible ->
    [nothing] Nimm Proviant
   *[other] Benutze den Ausrüstungskatalog, nimm Proviant
 } oder tu nichts.
ask-orders = { $seat }: { $possible ->
    [nothing] Nimm Proviant
   *[other] Benutze das Auftragsbuch, nimm Proviant
 } oder tu nichts.
ask-more-equipment = { $seat }: { $possible ->
    [buy] Kaufe Ausrüstung
    [turn] Blättere um ({ $turning })
   *[turn-buy] Blättere um ({ $turning }), kaufe Ausrüstung
 } oder hör auf.
ask-more-orders = { $seat }: { $possible ->
    [buy] Kaufe einen Auftrag
    [turn] Blättere um ({ $turning })
    [return] Gib einen Auftrag zurück
    [turn-return] Blättere um ({ $turning }), gib einen Auftrag zurück
   *[turn-buy] Blättere um ({ $turning }), kaufe einen Auftrag
 } oder hör auf.
turning = { $price ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $price } Münzen
 }
ask-load-road = { $seat }: Lade { $left ->
    [one] einen Edelstein
   *[other] bis zu { $left } Edelsteine
 } von diesem Straßenfeld auf, oder hör auf.
ask-load-harbour = { $seat }: Lade { $left ->
    [one] einen Edelstein
   *[other] bis zu { $left } Edelsteine
 } aus der Ablage auf, oder hör auf.
ask-load-more = { $seat }: Lade { $left ->
    [one] noch einen Edelstein
   *[other] noch bis zu { $left } Edelsteine
 } { $from ->
    [road] von diesem Straßenfeld
   *[area] aus der Ablage
 } auf, oder hör auf.
ask-load-city = { $seat }: { $left ->
    [0] Nimm Proviant
    [one] Lade einen Edelstein aus der Ablage auf, nimm Proviant
   *[other] Lade bis zu { $left } Edelsteine aus der Ablage auf, nimm Proviant
 } oder tu nichts.
ask-deliver = { $seat }: Erledige einen { $colour }en Auftrag, oder hör auf.
ask-pay = { $seat }: Von welcher Karte gibst du den Edelstein ab ({ $gems })? Er ist für: { $page }.

action-move = Deine Figur { $to } ziehen
action-provisions = Proviant nehmen
action-turn = Die { $side }e Seite umblättern: { $page }
action-buy = Die { $side }e Seite kaufen: { $page }
action-return = Auf die { $side }e Seite zurückgeben: { $page }
action-load = Aufladen: { $gem } { $onto }
action-deliver = Auftrag { $slot } erledigen: { $page }
action-pay = Abgeben: { $what } { $off }
action-end = Den Zug beenden

must-move = Deine Figur muss ziehen und kann nicht { $here } bleiben.
too-far = Mehr als eine Stadt liegt auf dem Weg { $to }.
needs-provisions = Der Weg { $to } führt durch eine Stadt hindurch, und du hast keinen Proviant.
cannot-pay-encounter = Um { $to } zu ziehen, musst du { $price ->
    [one] einem Mitspieler 1 Münze
   *[other] deinen Mitspielern { $price } Münzen
 } zahlen, und du hast { $coins }.
provisions-in-cities = Proviant kannst du nur in einer Stadt nehmen.
one-action = Du hast schon eine andere Aktion begonnen, und je Zug gibt es nur eine.
no-page = Auf der { $side }en Seite des Buchs liegt nichts.
cannot-pay-turning = Noch einmal umblättern kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
 }, und du hast { $coins }.
cannot-pay-order = Ein Auftrag kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
 }, und du hast { $coins }.
orders-full = Du hast schon { $limit } offene Aufträge: Gib zuerst einen zurück.
orders-not-full = Einen Auftrag zurückgeben kannst du nur, wenn du { $limit } offene hast.
no-orders-here = Aufträge kannst du nur in ein Auftragsbuch zurückgeben.
equipment-owned = Du besitzt diese Ausrüstung schon und darfst sie nur einmal haben: { $equipment }.
no-gold = { $equipment } kostet 1 Gold, und du hast keines aufgeladen.
equipment-not-owned = Diese Ausrüstung besitzt du nicht: { $equipment }.
wrong-gem = { $equipment } trägt nur { $gem }.
loaded-in-order = Ausrüstung wird in fester Reihenfolge beladen, und diese kommt vor der zuletzt beladenen: { $equipment }.
not-free = { $equipment } ist schon beladen, und tauschen lässt sich nur auf Karren und Pferd.
same-gem = { $equipment } trägt schon { $gem }.
no-gems-here = Hier gibt es keine Edelsteine aufzuladen.
no-more-ships = Jedes Schiff lädt einen Edelstein, und du hast hier { $ships ->
    [one] das einzige Schiff
   *[other] alle { $ships } Schiffe
 } benutzt.
gem-not-here = Diesen Edelstein gibt es hier nicht: { $gems }.
gem-put-here = Diesen Edelstein hast du eben erst abgeladen und kannst ihn in derselben Aktion nicht wieder aufladen: { $gems }.
cannot-pay-loading = { $equipment } zu beladen kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
 }, und du hast { $coins }.
no-order = Einen Auftrag { $slot } gibt es nicht: Du hast { $count ->
    [0] keinen offenen Auftrag
    [one] 1 offenen Auftrag
   *[other] { $count } offene Aufträge
 }.
other-patron = Einen { $order } erledigst du im { $colour }en Haus, nicht hier.
no-coin = Für diesen Auftrag fehlt dir die Münze: { $face }.
gems-missing = Für diesen Auftrag fehlt dir { $gems }: { $face }.
gem-not-there = Auf dieser Karte ({ $equipment }) liegt nicht der verlangte Edelstein: { $gems }.

event-move = { $seat } zieht { $to }.
event-move-on = { $seat } verbraucht den Proviant und zieht { $to }.
event-encounter = { $seat } begegnet { $other } und zahlt 1 Münze.
event-encounter-full = { $seat } begegnet { $other }; dort ist der Geldbeutel voll, und 1 Münze geht an die Bank.
event-nothing = { $seat } kann dort nichts tun.
event-provisions = { $seat } nimmt Proviant.
event-mine = { $seat } nimmt { $coins ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coins } Münzen
 } aus der Silbermine.
event-turn = { $seat } blättert die { $side }e Seite um.
event-page-order = Auf der { $side }en Seite liegt nun: { $face }.
event-page-equipment = Auf der { $side }en Seite liegt nun: { $equipment }.
event-buy-equipment = { $seat } kauft Ausrüstung: { $equipment }.
event-buy-order = { $seat } kauft einen { $order }.
event-give-back = { $seat } legt einen { $order } auf die { $side }e Seite zurück.
event-pay = { $seat } gibt { $gem } { $off } ab.
event-load = { $seat } lädt { $gem } { $onto }.
event-unload = { $seat } legt { $gem } { $off } in die Ablage.
event-deliver = { $seat } erledigt einen { $order }.
event-bonus = { $seat } nimmt ein Bonusplättchen ({ $points } Punkte).
event-craftsman = { $seat } wirbt einen { $colour }en Handwerker an.
event-no-craftsman = Für { $seat } ist kein Handwerker mehr da.
event-workshop = { $seat } eröffnet die { $colour }e Werkstatt.
event-last-round = Es liegen höchstens noch Handwerker einer Farbe aus. Dies ist die letzte Runde.
event-end-craftsmen = Das Spiel ist zu Ende.
event-end-round-limit = Das Spiel ist zu Ende. Die Höchstzahl an Runden (eine Hausregel) ist erreicht.

view-round = Runde { $round }
view-last-round = Letzte Runde
view-colours-left = { $count ->
    [one] noch 1 Farbe
   *[other] noch { $count } Farben
 }
view-space = { $space }
view-order = { $face }
view-equipment = { $equipment }
view-colour = { $patron }
view-catalogue = Katalog
view-orders-book = Aufträge
view-harbour = Hafen
view-city = Stadt
view-mine = Silbermine: auf sechs Münzen auffüllen
view-ship = Schiff: ein Edelstein darf geladen werden
view-provisions = Proviant
view-area = Ablage
view-area-title = Die Ablage in der Mitte: abgegebene Edelsteine. Geladen werden sie an den Häfen und in der Hafenstadt.
view-toll-short = Zoll
view-toll = { $count ->
    [one] 1 Münze an eine andere Person
   *[other] { $count } Münzen an andere
 }
view-far = kostet deinen Proviant
view-a-page = je Seite
view-no-page = Auf dieser Seite liegt kein Blatt.
view-turn = Umblättern
view-turn-price = Umblättern: { $price ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $price } Münzen
 }
view-turn-left = das linke Blatt
view-turn-right = das rechte Blatt
view-left = noch { $count }
view-side-left = links
view-side-right = rechts
view-seen = Was vom Buch in { $city } gesehen wurde, von oben:
view-pile = { $pile }: { $pages }.
view-unseen = { $count } ungesehen
view-craftsmen = Handwerker
view-craftsmen-note = leerer Stapel: nimm vom nächsten rechts
view-workshop = { $colour }e Werkstatt: öffnet mit { $count } Handwerkern, { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
view-owner = hat { $seat }
view-bonus = Bonusplättchen
view-bonus-note = für Aufträge in der Farbe der eigenen Werkstatt
view-of = { $count } von { $total }
view-ends = Ende, wenn eine Farbe übrig ist
view-coins = Münzen
view-some-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
 }
view-some-bonus = { $count } Bonusplättchen
view-provisions-had = Proviant
view-provisions-none = kein Proviant
view-provisions-take = Proviant nehmen
view-equipment-title = Ausrüstung
view-equipment-note = trägt je einen Edelstein
view-open-orders = Offene Aufträge
view-room = Platz für einen Auftrag
view-each = je { $points }
view-workshops-short = Werkst.
view-bonus-short = Bonus
view-done-short = erledigt
view-done = { $count ->
    [one] 1 Auftrag erledigt
   *[other] { $count } Aufträge erledigt
 }
view-points-covered = { $count ->
    [one] 1 Punkt liegt
   *[other] { $count } Punkte liegen
 } offen; die Punkte erledigter Aufträge liegen verdeckt
view-deliver = erledigen
view-title-move = Bewegen nach
view-title-load = Laden
view-title-return = Zurückgeben nach
view-title-buy = Kaufen
view-title-turn = Umblättern
view-source-orders = Aufträge
view-source-craftsmen = Handwerker
view-source-workshops = Werkstätten
view-source-bonus = Bonusplättchen
view-source-gems = Edelsteine

# --- rulings, by the id in the code; the how-to page lists them

ruling-fronts-on-the-right = Zu Beginn liegen alle Blätter eines Buchs rechts und zeigen ihre Vorderseite, wie die Anleitung es vorschlägt.
ruling-no-payment-at-start = Figuren, die zu Beginn gemeinsam in H stehen, zahlen einander nichts.
ruling-pawns-do-not-block = An anderen Figuren ziehst du vorbei, ohne zu zahlen; nur wo deine Bewegung endet, kommt es auf sie an.
ruling-provisions-spent-if-needed = Proviant wird nur verbraucht, wenn das Feld ohne ihn nicht zu erreichen wäre.
ruling-provisions-not-counted = Proviant wird nicht gezählt. Ihn zweimal zu nehmen bewirkt nichts.
ruling-action-is-optional = Du darfst auf deine Aktion verzichten. Ist keine Aktion möglich, endet dein Zug nach der Bewegung.
ruling-seen-pages-listed = Was alle von einem Buch gesehen haben, lässt sich jederzeit nachlesen, samt der Lage jedes Blatts.
ruling-other-side-ignored = Ein gekauftes Blatt gilt mit seiner offenen Seite. Die andere spielt keine Rolle mehr.
ruling-return-coin = Einen Auftrag darfst du nur zurückgeben, wenn du die Münze für einen neuen hast.
ruling-return-turns-the-page = Ein zurückgegebener Auftrag zeigt rechts seine Vorderseite und links seine Rückseite.
ruling-return-is-the-action = Einen Auftrag zurückzugeben ist deine Aktion. Danach kannst du in diesem Zug keinen Proviant mehr nehmen.
ruling-unloaded-gem-stays = Ein Edelstein, den du beim Tauschen in die Ablage gelegt hast, kann in derselben Aktion nicht wieder geladen werden.
ruling-card-loaded-once = Jede Ausrüstungskarte wird in einer Aktion höchstens einmal beladen.
ruling-swap-takes-a-ship = Im Hafen und in der Hafenstadt braucht auch ein Edelstein, der einen anderen ersetzt, ein Schiff.
ruling-gems-stay-loaded = Ein Edelstein bleibt auf seiner Karte, bis du ihn abgibst oder auf Karren oder Pferd ersetzt. Er wird weder umgeladen noch einfach abgelegt.
ruling-choose-equal-gem = Tragen mehrere deiner Karten den verlangten Edelstein, suchst du aus, von welcher du ihn abgibst.
ruling-craftsman-is-taken = Auf den Handwerker eines erledigten Auftrags kannst du nicht verzichten.
ruling-completed-orders-covered = Erledigte Aufträge liegen während der Partie verdeckt. Die anderen sehen nur ihre Zahl und keine Punkte dafür. Weil alle gesehen haben, wie jeder erledigt wurde, nennen ihn Verlauf, Beobachtungen, Aufzeichnungen, Bots und Tipps.
