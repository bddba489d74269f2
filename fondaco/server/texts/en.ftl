# The words of the house.
skip = Skip to the content
tagline = trading games, one table
tools = Tools
menu = Menu
ok = OK
cancel = Cancel
guest = Guest
playing-as = Playing as { $name }
choose-name = Choose a name
change-name = Change my name
your-name = Your name
name-help = What others at the table call you:
other-language = Deutsch
to-lobby = To the lobby
error-title = That did not work

# Lobby
your-tables = Your tables
your-turn = Your turn
waiting-short = waiting for players
outdated-short = can only be looked at
thinking = { $name } is thinking
with = with { $names }
seats-taken = { $taken } of { $seats } seats taken
choose-game = Choose a game
choose-note = “Play now” seats you against bots at once; no account needed.
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
how-many = How many play?
who-plays = Who plays?
seat-number = Seat { $number }
seat-me = me
seat-friend = a friend, by link
seat-same-device = somebody at this device
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
bots-by-level = Bots by level
bots-by-name = Bots by name
seat-bot = bot: { $name }
seat-spec = bot with parameters …
bot-spec-label = Which bot? Such as search:iterations=800 or greedy:beam=2
bot-level = How strong?
game-minutes = about { $minutes } min
options-of = { $count ->
    [one] One option
   *[other] { $count } options
 }
options-where = Choose them at “Table …”.
same-device-name = Name of that player
options = Options
public-table = Show the table in the lobby, so that anybody can sit down
create-table = Set the table up
open-tables = Open tables
no-open-tables = No table waits for players.
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
other-device-help = A private link carries you and your seats to your phone or another computer. Whoever has it can play for you: keep it to yourself.
make-link = My private link
api-docs = The JSON API
api-intro = All that the pages can do, programs can do too. The description for machines is
how-to-play = How to play { $game }
how-to-play-short = How to play
how-to-play-here = How to play: what is asked just now
howto-missing = There is no page for this game yet.
contents = Contents
device-link-title = Go on as { $name } on this device?
device-link-text = From then on this browser plays for { $name }, with all seats and tables.
device-link-accept = Go on as { $name }

# Table
connecting = Opening the table …
the-table = The table
undo = Undo
restart-turn = Restart turn
end-turn = End turn
sounds = Sounds
confirm-option = Ask me to confirm the end of my turn
two-taps = A first tap selects, a second one plays
copy-table-link = Copy the link to this table
commitment = Hash of this table's secret:
keys-help = Keys: numbers choose from the list, U undo, R restart turn, E end turn, H hint, T types a move; arrows move between targets, with Shift between all things that can be read.
your-actions = What you can do
type-a-move = type a move
log = Day book
hint-button = Hint
hint-title = What the search would do
hint-thinking = Thinking …
close = Close
people = Here
zoom-back = Back
chat = Talk
write-a-message = Say something
curtain-help = Everybody else looks away.
waiting-for-players = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
 }
confirm-your-turn = Is this your turn? End it, or take it back.
pick-or-confirm = You may still pick something, or end your turn.
confirms-turn = { $name } is about to end the turn.
you-win = You win with { $points } points.
winners = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the win with { $points } points each.
 }
read-only = This game can only be looked at. { $reason }
player-decides = { $name } decides.
bot-replaced = { $name } could not decide ({ $failed }); “{ $simpler }” takes the seat.

# End and replay
final-scores = The reckoning
points-by-source = points by source
result-only = How the points came about cannot be told any more: { $reason }
total = Total
chart-title = Score over time
chart-note = a point leads to that moment
chart-moves = { $count } moves
moment-link = The moment after { $number } moves
next-steps = What next
rematch = { $name } wants a rematch.
rematch-button = Rematch
view-table = Look at the table
replay-from-start = Replay from the start
download-record = Download the record
proof = Proof of a fair deal
proof-text = The secret fits the hash that the house published when the table was set up; with the nonces of all seats it gives the seed of this game.
proof-fails = The secret does not fit: do not trust this game.
proof-commitment = hash
proof-secret = secret
proof-seed = seed
proof-how = Check it yourself: download the record, then “fondaco verify FILE --commitment HASH”, with the hash that you noted down before you sat down.
replay = Replay
view-as = as
spectator = spectator
copy-moment = Copy link
to-table = To the table
to-first = To the first moment
to-last = To the last moment
step-back = One step back
step-forward = One step on
moment = Moment

# What cannot be
no-such-table = There is no such table.
no-such-page = There is no such page.
name-required = You need a name first: choose one in the lobby.
no-name = A name needs at least one letter.
cross-site-request = That came from a page of another site.
bad-request = That is not understood.
method-not-allowed = That cannot be done at this address.
bad-fields = That is not understood: { $places }.
too-long = That is too long.
no-such-bot = There is no bot “{ $name }” in this house. There are { $possible }.
bot-parameter-out-of-range = “{ $name }” may be from 0 to { $most } at a table.
no-person = Somebody has to play: leave one seat to a person.
too-many-tables = You have { $most } tables already where the game is not over. Finish a game, or take a table down.
no-such-seat-here = This table has no such seat.
seat-taken = That seat is taken.
already-started = The game has already begun.
not-started = The game has not begun yet.
not-over = The game is not over yet.
not-at-this-table = You have no seat at this table.
not-your-seat = That is not your seat.
not-your-table = Only whoever has set this table up may take it down.
not-your-turn = It is not your turn.
stale-move-count = The table has changed meanwhile; look again.
nothing-to-undo = There is nothing that can be taken back: something was revealed, or somebody else has decided since.
hint-in-progress = A hint is being thought about already.
no-hint = No hint could be found this time.
nothing-to-confirm = There is no turn of yours to end.
no-such-moment = This game has moments from 0 to { $last }.
replay-as-spectator = While a game is running, it can be replayed only as a spectator sees it.
link-expired = This link is not good any more. Make a new one on the other device.
bad-database = The database cannot be used: { $fault }

# Words for scripts: a name in square brackets is filled in there.
js-your-turn = Your turn
js-game-over = The end
js-open-table = Open table
js-read-only-short = Read only
js-confirm-turn = End turn?
js-no-actions = Nothing to do just now.
js-reconnecting = The connection is lost; trying again …
js-link-copied = Copied.
js-copy = Copy the link
js-copy-link = Copy this link:
js-take-seat = Sit here
js-free-seat = free
js-leave-seat = Leave
js-remove-table = Take the table down
js-deal-verified = This browser has compared: the hash is the one it was shown before you sat down, and your own random number is part of the deal.
js-deal-mismatch = This is not what this browser was promised when you sat down: do not trust this game.
js-you = you
js-invite-friends = Send this address to your friends; the game begins when all seats are taken:
js-i-am = I am [name]
js-hand-over-to = Hand over to [name]
js-forced = no choice
js-is-watching = is watching
js-anonymous-spectators = [count] without a name, watching
js-present = here
js-absent = away
js-bot-level = bot, [level]
js-hint-none = The table has gone on meanwhile.
js-hint-play = Play it
js-spectating = You are watching.
js-go-to-moment = Show this moment
js-move-to-moment = After [move_count] of [last] moves
js-before-first-move = Before the first move
js-request-failed = That did not work.
js-unreachable = The house cannot be reached. Is the connection gone? Try again in a moment.
js-round-short = Round [round]
js-private-link-note = This link is yours alone; it is good for a day:
