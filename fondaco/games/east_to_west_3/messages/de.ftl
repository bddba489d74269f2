title = Von Ost nach West III

ask-card-bonus = { $seat }, du hast { $count } Händlerkarten: Nimmst du ein Bonusplättchen?
do-leave = Nichts nehmen
