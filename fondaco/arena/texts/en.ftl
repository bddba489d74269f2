# Tournaments: errors.
no-entrants = A tournament needs at least { $minimum } bots: --seats a,b.
too-few-entrants = A game for { $players } players needs { $players } bots, but only { $count } are named.
no-games = The number of games must be at least 1, not { $value }.
bot-broke = { $bot } failed in game { $number }: { $detail }
workers-die = { $count } workers in a row crashed without finishing a game: { $detail }
other-tournament = { $file } holds another tournament: its { $name } is { $actual }, not { $expected }. Choose another folder, or run that tournament again.
not-a-ledger = { $file } is not an arena ledger (line { $line }).
ledger-in-use = Another arena is writing to { $file }. Wait until it has finished, or choose another folder.
cannot-keep = Cannot write { $file }: { $detail }.
needs-extra = The package { $package } is not installed. Install it with: pip install 'fondaco[{ $extra }]'
no-cluster = Cannot connect to a Ray cluster at { $address }: { $detail }
cluster-broke = A node of the Ray cluster failed: { $detail }
unknown-backend = --on { $value } is not possible. Choose { $possible }.
address-needs-ray = --address { $address } names a Ray cluster. Add --on ray.

# Plots.
title-ratings = Ratings (Plackett-Luce, with two standard deviations)
title-sources = Points by source
title-length = Length of the games
title-seats = Win share by seat
axis-points = points
axis-decisions = decisions
axis-games = games
axis-share = win share
fair-share = equal for all seats
