title = From East to West III

ask-card-bonus = { $seat }, you have { $count } merchants: do you take a bonus tile?
do-leave = Take nothing
