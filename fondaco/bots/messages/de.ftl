# Tipps.
hint-only = Etwas anderes ist nicht möglich.
hint-why = { $expected } ({ $share } % der Suche galten diesem Zug).
hint-ahead = Du lägest etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } vorn
hint-behind = Du lägest etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } zurück
hint-level = Du lägest gleichauf mit den anderen
