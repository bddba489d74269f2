# Tipps.
hint-forced = Es gibt keinen anderen Zug.
hint-expected = { $expected } ({ $share } % der Suche galten diesem Zug).
hint-ahead = Du lägest etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } vorn
hint-behind = Du lägest etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } zurück
hint-level = Du lägest gleichauf mit dem besten Gegner
