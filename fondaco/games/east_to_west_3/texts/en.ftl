title = From East to West III

ask-card-bonus = { $seat }, you have { $count } merchants: do you take a bonus tile?

ruling-no-tile-for-merchants = If no bonus tile is left on D2, a fourth, eighth, twelfth … merchant brings none.

# What pictures say.
view-merchant-bonus = for every { $count }th merchant
view-next-tile = tile with no. { $count }
view-own-merchants = Merchants
view-kept = { $count ->
    [one] 1 merchant kept
   *[other] { $count } merchants kept
 }
