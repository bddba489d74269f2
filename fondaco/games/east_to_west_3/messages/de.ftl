title = Von Ost nach West III

ask-card-bonus = { $seat }, du hast { $count } Händlerkarten: Nimmst du ein Bonusplättchen?

ruling-no-tile-for-merchants = Liegt auf D2 kein Bonusplättchen mehr, bringt auch die vierte, achte, zwölfte … Händlerkarte keines.

# Was Bilder sagen.
see-merchant-bonus = für jede { $count }. Händlerkarte
see-next-tile = Plättchen mit Nr. { $count }
see-own-merchants = Händler
see-kept = { $count ->
    [one] 1 Händlerkarte behalten
   *[other] { $count } Händlerkarten behalten
 }
