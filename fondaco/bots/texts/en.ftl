# Hints.
hint-forced = There is no other move.
hint-expected = { $expected } ({ $share } % of the search went here).
hint-ahead = You would be about { $points ->
    [one] 1 point
   *[other] { $points } points
 } ahead
hint-behind = You would be about { $points ->
    [one] 1 point
   *[other] { $points } points
 } behind
hint-level = You would be level with your best opponent
