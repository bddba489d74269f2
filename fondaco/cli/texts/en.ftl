# Messages of the command line.

# --- errors

file-error = { $file }: { $detail }
cannot-read = Cannot read { $file }: { $detail }.
cannot-write = Cannot write { $file }: { $detail }.
output-fails = Cannot write the output: { $detail }.
not-text = { $file } is not a UTF-8 text file (byte { $position }).
bad-file-name = “{ $file }” is not a valid file name.
not-a-record = { $file } exists and is not a record; it was not overwritten. Choose another name.
option-form = “{ $text }” is not an option: write name=value. Options: { $possible }.
option-twice = The option “{ $name }” is given twice.
seed-form = “{ $text }” is not a seed: --seed needs an integer, or 0x… for bytes.
game-missing = Name a game (see fondaco games) or resume a record with --resume FILE.
seats-count = --seats { $seats } names { $count ->
    [one] one seat
   *[other] { $count } seats
 }, but the number of players is { $players }.
seat-empty = A seat is missing in “{ $seats }”. Possible: { $possible }.
resume-with = { $name } cannot be combined with --resume: the record already defines it.
resume-other = { $file } is a record of { $recorded }, not of { $game }.
record-end = { $file } has { $last } moves; --at must be between 0 and { $last }.
one-of = { $first } and { $second } cannot be combined.
out-without-format = --out needs --text or --svg.
bench-game-missing = --option and --components apply to a single game: name it.
no-server = The server is not installed ({ $module } is missing). Install it with: pip install 'fondaco[server]'
cannot-listen = Cannot listen on { $address }: { $detail }.

# --- columns

column-id = id
column-title = title
column-players = players
column-options = options
column-section = section
column-source = source
column-note = note
column-number = move
column-round = round
column-seat = seat
column-action = action
column-description = description
column-game = game
column-decisions = decisions/s
column-games = games/s
column-clones = clones/s
column-memory = bytes/state
column-length = decisions/game
column-nodes = paths
column-signature = signature
column-bot = bot
column-rating = rating
column-won = wins
column-share = win share (95 %)
column-points = points
column-seconds = s/game

# --- games and components

players-range = { $minimum }–{ $maximum }
sources-reconstructed = Reconstructed, not stated in any text: { $names }.
sources-all-stated = No section is reconstructed.
components-valid = { $file } is a valid component file: { $game }, components { $digest }{ $same ->
    [yes] { "" } (equal to the default components).
   *[no] { "" } (the default components are { $default }).
 }

# --- play

points = points
rank = rank
seed = Seed { $seed }.
restart-command = To play the same game again: { $command }
input-help = Type a number or an action; ? shows the help.
resumed = { $count ->
    [one] One decision has already been made.
   *[other] { $count } decisions have already been made.
 }
thinks = { $seat } is thinking …
curtain = Press Enter, { $seat }.
curtain-pipe = — { $seat } —
earlier-news = { $count ->
    [one] … and one earlier line: type log.
   *[other] … and { $count } earlier lines: type log.
 }
forced-decision = { $seat }: { $description } (forced)
more-actions = … and { $count } more: list shows all, Tab completes what you type.
pick-or-end = { $seat }: you may still pick something, or end your turn.
end-turn = End your turn
turn-held = Your turn is over: you can only pick one of the listed actions, or end your turn with done.
turn-not-held = There is no turn to end now.
undone = Undone: { $description }.
undo-nothing = You have made no decision that can be undone.
undo-other = This cannot be undone: another player has decided since then.
undo-revealed = This cannot be undone: something has been revealed since then.
hint = Hint: { $number }, { $notation } · { $description }. { $explanation }
hint-or = Or: { $number }, { $notation } · { $description }. { $explanation }
why-legal = This is allowed: { $description }.
only-before-end = The game is over; there is nothing left to decide.
no-such-number = There is no number { $value }; the actions are numbered from 1 to { $last }.
ambiguous = “{ $text }” could be { $possible }.
unknown-command = There is no command “{ $text }”. Commands: { $possible }.
file-missing = A file name is missing: save FILE.
saved = Saved to { $file }. To resume the game: { $command }
saved-over = Saved to { $file }. To replay the game: { $command }
log-empty = Nothing has happened yet.
log-earlier = { $count ->
    [one] … and one earlier line: type log all.
   *[other] … and { $count } earlier lines: type log all.
 }
over = The game is over.
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
 }
over-help = save FILE saves the record, log shows what happened, quit leaves.
over-unsaved = The record was not saved.
quit-unsaved = The game is not saved. Type save FILE to save it, or quit again to leave.
left = { $count ->
    [one] You left after one decision.
   *[other] You left after { $count } decisions.
 }
input-ended = { $count ->
    [one] The input ended after one decision.
   *[other] The input ended after { $count } decisions.
 }
resume-saved = To resume the game: fondaco play --resume and the saved file.
resume-unsaved = Nothing was saved. To resume a game later, type save FILE before you leave, then run fondaco play --resume FILE.

# --- help of the commands at the prompt

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
help-action = Choose an action by its number, its notation, or the beginning of each word. Tab completes.
help-help = Show this help. A / marks a word as a command in case an action has the same name: /save FILE
help-table = Show the table again.
help-list = List all actions.
help-hint = Show the best moves that the search bot finds, and their expected outcome.
help-why = Explain why an action is not possible now.
help-undo = Undo your last decision, if nothing was revealed and no bot has decided since.
help-done = End your turn when the rules have ended it but you may still pick something.
help-log = Show what happened.
help-save = Save the game as a record; fondaco play --resume FILE resumes it.
help-quit = Leave.

# --- replay and verify

replay-title = { $title }, { $players } players, seed { $seed }
replay-start = Start of the game
replay-move = Move { $number } of { $last }: { $seat } · { $move } · { $description }
replay-next = Next: { $seat } · { $move } · { $description }
replay-help = n(ext), p(revious), a number, first, last, q(uit)
replay-unknown = “{ $text }” is not a command. Type n, p, a number from 0 to { $last }, first, last or q.
replay-not-over = The record ends before the end of the game. { $prompt }
scores-so-far = Points so far
verified = { $file } is valid: { $game }, { $players } players, { $moves } moves{ $over ->
    [yes] , finished.
   *[no] , not finished.
 }
verified-rules = Rules version { $rules }, components { $components }, final position { $digest }.
verified-deal = The deal was fair: the secret matches the hash published before the game, and the seed results from it.
record-invalid = { $file } is not valid: after move { $number }, “{ $move }”, { $problem }.
unfair-deal = The fair-deal proof of { $file } fails: the secret does not match the hash or the seed, or the hash is not the expected one.

# --- bench, perft, serve, arena

bench-interpreted = interpreted
bench-compiled = compiled
bench-conditions = Uniform random play on one core, processor time, Python { $python }, { $kind }.
bench-running = Measuring { $game } …
perft-position = { $game }, { $players } players, seed { $seed }, after { $plies } decisions, depth { $depth }
perft-total = total
perft-families = Paths by last action: { $families }
serving = Fondaco is running at { $address } (Ctrl-C stops it)
arena-human = Bots play in the arena; people play with fondaco play.
arena-played = { $games } games. Wins by seat: { $seats }.
