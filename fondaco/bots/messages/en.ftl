# Hints.
hint-only = There is nothing else to do.
hint-why = { $expected } ({ $share } % of the search went here).
hint-ahead = You would be about { $points ->
    [one] 1 point
   *[other] { $points } points
 } ahead
hint-behind = You would be about { $points ->
    [one] 1 point
   *[other] { $points } points
 } behind
hint-level = You would be level with the others
