title = Von Ost nach West III

ask-card-bonus = { $seat }, du hast { $count } Händlerkarten: Nimmst du ein Bonusplättchen?

# Was Bilder sagen.
view-merchant-bonus = für jede { $count }. Händlerkarte
view-next-tile = Plättchen mit Nr. { $count }
view-own-merchants = Händler
view-kept = { $count ->
    [one] 1 Händlerkarte behalten
   *[other] { $count } Händlerkarten behalten
 }
