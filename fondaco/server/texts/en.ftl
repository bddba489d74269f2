# The messages of the server.

# Every page
skip = Skip to the content
tagline = Trading games at one table
tools = Tools
menu = Menu
ok = OK
cancel = Cancel
guest = Guest
playing-as = Playing as { $name }
choose-name = Choose a name
change-name = Change my name
your-name = Your name
name-help = Your name for the other players:
other-language = Deutsch
to-lobby = To the lobby
error-title = That did not work

# Lobby
your-tables = Your tables
your-turn = Your turn
waiting-short = waiting for players
outdated-short = read-only
thinking = { $name } is thinking
with = with { $names }
seats-taken = { $taken } of { $seats } seats taken
choose-game = Choose a game
choose-note = “Play now” starts a game against bots; you need no account.
players-short = { $minimum }–{ $maximum }
players-range = { $minimum } to { $maximum } players
play-now = Play now
play-now-title = { $game }: play now
how-many-bots = Against how many bots?
against = { $count ->
    [one] one bot
   *[other] { $count } bots
 }
new-table = Table …
new-table-of = New table: { $game }
how-many = Number of players
who-plays = Who plays?
seat-number = Seat { $number }
seat-me = me
seat-friend = a friend, by link
seat-same-device = another person at this device
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
bots-by-level = Bots by level
bots-by-name = Bots by name
seat-bot = bot: { $name }
seat-spec = bot with parameters …
bot-spec-label = The bot, such as search:iterations=800 or greedy:beam=2
bot-level = Level of the bots
game-minutes = about { $minutes } min
options-of = { $count ->
    [one] One option
   *[other] { $count } options
 }
options-where = Choose them under “Table …”.
same-device-name = Name of this player
options = Options
public-table = Show the table in the lobby, so that anyone can join
create-table = Create table
open-tables = Open tables
no-open-tables = No table is waiting for players.
join = Join
finished-games = Finished games
no-finished = None yet.
placed = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
 }
other-device = On another device
other-device-help = A private link opens your seats on your phone or another computer. Every person who has it can play for you, so keep it to yourself.
make-link = My private link
api-docs = The JSON API
api-intro = Everything the pages can do, programs can do too. The description for programs:
how-to-play = How to play { $game }
how-to-play-short = How to play
how-to-play-here = How to play: the current question
howto-missing = There is no page for this game yet.
contents = Contents
device-link-title = Continue as { $name } on this device?
device-link-text = This browser will then play for { $name }, at all tables.
device-link-accept = Continue as { $name }

# Table
connecting = Opening the table …
the-table = The table
undo = Undo
restart-turn = Restart turn
end-turn = End turn
sounds = Sounds
confirm-option = Ask me to confirm the end of my turn
two-taps = The first tap selects, the second one plays
copy-table-link = Copy the link to this table
commitment = Hash of this table’s secret:
keys-help = Keys: numbers choose from the list, U undo, R restart turn, E end turn, H hint, T type a move. Arrows move between available actions; with Shift they reach everything that can be read.
your-actions = Your actions
type-a-move = Type a move
log = Log
hint-button = Hint
hint-title = The moves that the search prefers
hint-thinking = Thinking …
close = Close
people = People
zoom-back = Back
chat = Chat
write-a-message = Write a message
curtain-help = The other players look away.
waiting-for-players = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
 }
confirm-your-turn = Confirm the end of your turn, or undo.
pick-or-confirm = You can still pick something, or end your turn.
confirms-turn = { $name } has yet to confirm the end of the turn.
you-win = You win with { $points } points.
winners = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the win with { $points } points each.
 }
read-only = This game is read-only. { $reason }
player-decides = { $name } decides.
bot-replaced = The bot of { $name } ({ $failed }) has failed. “{ $simpler }” takes the seat.

# Result and replay
final-scores = Final scores
points-by-source = points by source
result-only = The points by source are not known any more: { $reason }
total = Total
chart-title = Scores over time
chart-note = select a point to replay from there
chart-moves = { $count } moves
moment-link = The moment after { $number } moves
next-steps = Next steps
rematch = { $name } wants a rematch.
rematch-button = Rematch
view-table = View the table
replay-from-start = Replay from the start
download-record = Download the record
proof = Proof of a fair deal
proof-text = The secret fits the hash that the server published when the table was created. Together with the nonces of all seats it gives the seed of this game.
proof-fails = The secret does not fit the hash: do not trust this game.
proof-commitment = hash
proof-secret = secret
proof-seed = seed
proof-how = To check it yourself, download the record and run “fondaco verify FILE --commitment HASH” with the hash that you noted down before you took your seat.
replay = Replay
view-as = as
spectator = spectator
copy-moment = Copy link
to-table = To the table
to-first = To the first moment
to-last = To the last moment
step-back = One step back
step-forward = One step forward
moment = Moment

# Errors
no-such-table = There is no such table.
no-such-page = There is no such page.
name-required = You need a name first. Choose one in the lobby.
no-name = A name needs at least one letter.
cross-site-request = The request came from another website and was refused.
bad-request = The request is not valid.
method-not-allowed = This address does not accept the method of the request.
bad-fields = The request is not valid. Check: { $fields }.
too-long = The request is too long.
no-such-bot = There is no bot “{ $name }” on this server. Possible: { $possible }.
bot-parameter-out-of-range = “{ $name }” may be from 0 to { $limit } at a table.
no-person = At least one seat must be left for a person.
too-many-tables = You already have { $limit } unfinished tables. Finish a game or remove a table.
no-such-seat-here = This table has no such seat.
seat-taken = That seat is taken.
already-started = The game has already started.
not-started = The game has not started yet.
not-over = The game is not over yet.
not-at-this-table = You have no seat at this table.
not-your-seat = That is not your seat.
not-your-table = Only the host can remove this table.
not-your-turn = It is not your turn.
stale-move-count = The table has changed since then. Check it and try again.
nothing-to-undo = Nothing can be undone: something was revealed, or another player has moved since.
hint-in-progress = A hint is already being computed.
no-hint = No hint was found this time.
nothing-to-confirm = No turn of yours waits for its confirmation.
no-such-moment = This game has moments from 0 to { $last }.
replay-as-spectator = A running game can be replayed only as a spectator sees it.
link-expired = This link has expired. Make a new one on the other device.
bad-database = The database cannot be used: { $detail }

# Messages of the scripts: they replace the names in square brackets.
js-your-turn = Your turn
js-game-over = Game over
js-open-table = Open table
js-read-only-short = Read-only
js-confirm-turn = End turn?
js-no-actions = You have no actions at the moment.
js-reconnecting = The connection is lost. Trying again …
js-link-copied = Copied.
js-copy = Copy the link
js-copy-link = Copy this link:
js-take-seat = Take this seat
js-free-seat = free
js-leave-seat = Leave your seat
js-remove-table = Remove the table
js-deal-verified = This browser has checked the deal: the hash is the one it received before you took your seat, and your own random number is part of the seed.
js-deal-mismatch = The hash or your random number differs from what this browser stored when you took your seat: do not trust this game.
js-you = you
js-invite-friends = Send this address to your friends. The game starts when all seats are taken:
js-i-am = I am [name]
js-hand-over-to = Hand over to [name]
js-forced = forced
js-is-watching = is watching
js-anonymous-spectators = Spectators without a name: [count]
js-present = here
js-absent = away
js-bot-level = bot, [level]
js-hint-none = The table has changed since then.
js-hint-play = Play it
js-spectating = You are watching.
js-go-to-moment = Show this moment
js-move-to-moment = After [move_count] of [last] moves
js-before-first-move = Before the first move
js-request-failed = That did not work.
js-unreachable = The server cannot be reached. Check your connection and try again.
js-round-short = Round [round]
js-private-link-note = This link is yours alone and expires after a day:
