# The arena.
no-entrants = An arena needs at least { $fewest } bots: --seats a,b.
too-few-entrants = { $players } play { $game }, but only { $count } bots are named.
no-games = At least one game is to be played, not { $value }.
bot-broke = { $bot } broke down in game { $number }: { $fault }
workers-die = { $count } workers in a row died and finished no game: { $fault }
other-tournament = { $file } holds another tournament: its { $name } is { $found }, not { $wanted }. Name another place, or run that tournament again.
not-a-ledger = { $file } is no list of arena games (line { $line }).
ledger-in-use = Another arena is writing to { $file }. Wait until it has ended, or name another place.
cannot-keep = { $file } cannot be used: { $reason }.
needs-extra = This needs { $package }: pip install 'fondaco[{ $extra }]'.
no-cluster = No Ray cluster answers at { $address }: { $fault }
cluster-broke = A node of the Ray cluster cannot play: { $fault }
no-such-place = --on { $value }: it can be { $possible }.
no-address-there = --address { $address } is that of a Ray cluster; it needs --on ray.

title-ratings = Rating (Plackett-Luce, with two standard deviations)
title-sources = Points by source
title-length = Length of the games
title-seats = Share of wins by seat
axis-points = points
axis-decisions = decisions
axis-games = games
axis-share = share of wins
fair-share = all seats alike
