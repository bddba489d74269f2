title = Von Ost nach West III

ask-card-bonus = { $seat }, du hast { $count } Händlerkarten: Nimmst du ein Bonusplättchen?

ruling-no-tile-for-merchants = Liegt auf D2 kein Bonusplättchen mehr, bringt auch die vierte, achte, zwölfte … Händlerkarte keines.

# Was Bilder sagen.
view-merchant-bonus = für jede { $count }. Händlerkarte
view-next-tile = Plättchen mit Nr. { $count }
view-own-merchants = Händler
view-kept = { $count ->
    [one] 1 Händlerkarte behalten
   *[other] { $count } Händlerkarten behalten
 }
