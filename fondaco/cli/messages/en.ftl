# The words of the command itself.

# Bad input.
wrong-file = { $file }: { $fault }
cannot-read = { $file } cannot be read: { $reason }.
cannot-write = { $file } cannot be written: { $reason }.
not-text = { $file } is not a text in UTF-8 (byte { $place }).
no-such-path = “{ $file }” is not the name of a file.
not-a-record = { $file } is there already and is no record; it is left as it is. Save under another name.
option-form = “{ $text }” is no option: write name=value. Options are { $possible }.
seed-form = --seed is a whole number, or 0x… for bytes, not “{ $text }”.
option-twice = The option “{ $name }” is given twice.
game-missing = Play what? Name a game (see fondaco games) or a record with --resume FILE.
seats-count = --seats { $seats } seats { $count }, but { $players } play.
seat-empty = A seat is empty in “{ $seats }”. There can sit { $possible }.
resume-with = { $name } cannot be combined with --resume: the record says it.
resume-other = { $file } is a record of { $recorded }, not of { $game }.
record-end = { $file } has { $last } moves; --at goes from 0 to { $last }.
one-of = { $first } and { $second } cannot be combined.
output-fails = What there is to say cannot be written: { $reason }.
out-without-format = --out needs --text or --svg.

# Facts.
points = points
rank = rank
column-id = id
column-title = title
column-players = players
column-options = options
column-section = section
column-source = source
column-note = note
players-range = { $fewest }–{ $most }
sources-reconstructed = Reconstructed, not stated by any text: { $names }.
sources-all-stated = Nothing is reconstructed.
components-valid = { $file } can be played with: { $game }, components { $digest }{ $own ->
    [yes] { "" } (the same facts as the game's own).
   *[no] { "" } (the game's own are { $original }).
 }
verified = { $file } is sound: { $game }, { $players } players, { $moves } moves{ $over ->
    [yes] , finished.
   *[no] , not finished.
 }
verified-rules = Rules version { $rules }, components { $components }, final position { $digest }.
record-invalid = { $file } is not sound: after move { $number }, “{ $move }”, { $problem }.
scores-so-far = Points so far

# Playing.
seed-is = Seed { $seed }.
same-again = The same game again: { $command }
help-how = Type a number or an action; ? explains everything.
resumed = { $count ->
    [one] One decision has been made already.
   *[other] { $count } decisions have been made already.
 }
thinks = { $seat } is thinking …
curtain = Press Enter, { $seat }.
curtain-pipe = — { $seat } —
earlier = … and more before ({ $count }): log
played-alone = { $seat }: { $deed } (the only possibility)
more-actions = … and { $count } more: list shows all, Tab completes what you type.
over = The game is over.
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
 }
over-how = save FILE keeps the record, log tells what happened, quit leaves.
over-unsaved = The record was not saved.
quit-unsaved = The game is not saved. save FILE keeps it; quit once more leaves.
left = { $count ->
    [one] You left after one decision.
   *[other] You left after { $count } decisions.
 }
input-ended = { $count ->
    [one] The input ended after one decision.
   *[other] The input ended after { $count } decisions.
 }
go-on-saved = Play on with fondaco play --resume and the file you saved.
go-on-unsaved = Nothing was saved. To be able to play on, save FILE before you leave, then fondaco play --resume FILE.
pick-or-end = { $seat }: you may still pick something, or end your turn.
end-turn = End your turn
turn-held = Your turn is over but for what you may still pick: pick something that is listed, or end your turn with done.
turn-not-held = There is no turn of yours to end.
undone = Taken back: { $deed }.
undo-nothing = There is nothing of yours to take back.
undo-other = You cannot take that back: somebody else has decided since.
undo-revealed = You cannot take that back: something has been revealed since.
hint = A hint: { $number }, { $notation } · { $deed }. { $why }
hint-or = Or: { $number }, { $notation } · { $deed }. { $why }
why-legal = It is possible: { $deed }.
only-before-end = The game is over; there is nothing left to decide.
no-such-number = There is no number { $value }; the answers are numbered from 1 to { $last }.
ambiguous = “{ $text }” could be { $possible }.
unknown-command = There is no command “{ $text }”. Commands are { $possible }.
file-missing = Save where? Write save FILE.
saved = Saved in { $file }. Play on with { $command }
saved-over = Saved in { $file }. See it again with { $command }
log-empty = Nothing has happened yet.
log-earlier = … and more before ({ $count }): log all

usage-action = 3, claim 1, cl 1
usage-help = ?
usage-table = table
usage-list = list
usage-hint = hint
usage-why = why ACTION
usage-undo = undo
usage-done = done
usage-log = log, log all
usage-save = save FILE
usage-quit = quit
help-action = Decide: the number of an answer, its notation, or the beginning of each of its words. Tab completes.
help-help = This help. A / before a word says that a command is meant, not an action: /save FILE
help-table = Show the table again.
help-list = List all answers.
help-hint = Tell the best moves, as the searching bot sees them, and what to expect of them.
help-why = Tell why an action is not possible now.
help-undo = Take back the last decision, if nothing was revealed and no bot has decided since.
help-done = End your turn, where the rules have ended it and you may still pick something.
help-log = Tell what happened.
help-save = Save the game as a record; fondaco play --resume FILE plays on.
help-quit = Leave.

# Replaying.
replay-start = The start
replay-move = Move { $number } of { $last }: { $seat } · { $move } · { $deed }
replay-next = Next: { $seat } · { $move } · { $deed }
replay-how = n(ext), p(revious), a number, first, last, q(uit)
replay-unknown = “{ $text }” is none of n, p, a number from 0 to { $last }, first, last, q.
replay-head = { $title }, { $players } players, seed { $seed }
replay-not-over = The record ends before the game does. { $prompt }
column-number = move
column-round = round
column-seat = seat
column-action = action
column-deed = what it does

# Measuring.
bench-interpreted = interpreted
bench-compiled = compiled
bench-how = uniform random play on one core, processor time, Python { $python }, { $kind }
bench-running = measuring { $game } …
column-game = game
column-decisions = decisions/s
column-games = games/s
column-clones = clones/s
column-memory = bytes/state
column-length = decisions/game
column-nodes = paths
column-signature = signature
perft-total = all
perft-where = { $game }, { $players } players, seed { $seed }, after { $plies } decisions, { $depth } deep
perft-families = by last action: { $families }
bench-which = --option and --components belong to one game: name it.

serving = Fondaco is open at { $address } (Ctrl-C closes it)
no-server = The server is not installed ({ $fault } is missing). Install it with: pip install 'fondaco[server]'
cannot-listen = Cannot listen at { $place }: { $fault }.

verified-deal = The deal was fair: the secret fits the hash published before the game, and gives its seed.
unfair-deal = The proof of { $file } does not hold: its secret does not fit the published hash or the seed, or the hash is another one.

# The arena.
arena-human = Bots play in the arena; people play with fondaco play.
arena-played = { $games } games. Wins by seat: { $seats }.
column-bot = bot
column-rating = rating
column-won = won
column-share = share (95 %)
column-points = points
column-seconds = s a game
