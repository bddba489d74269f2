# Messages that belong to no single game.
seat-name = Player { $number }

game-over = The game is over.
not-asked = That does not answer the current question: { $prompt }
no-such-action = Actions are whole numbers from 0 to { $last }.
illegal-action = “{ $tried }” is not possible: { $reason }{ $count ->
    [0] { "" }
   *[other] { " " }Possible: { $possible }
 }

unknown-verb = “{ $text }” is not understood: no action is called “{ $word }”. Try { $possible }.
unknown-label = “{ $text }” is not understood: “{ $word }” is not one of { $possible }.
wrong-form = “{ $text }” is not understood: write it as “{ $form }”.

unknown-game = There is no game “{ $value }”. Possible: { $possible }.
unknown-game-near = There is no game “{ $value }”. Did you mean { $near }?
player-count = { $game } is for { $min_players } to { $max_players } players, not { $value }.
bad-seed = A seed is a whole number or bytes, not { $value }.
unknown-option = { $game } has no option “{ $name }”. Possible: { $possible }.
bad-option = { $game } has no { $name } “{ $value }”. Possible: { $possible }.
no-such-seat = Seats are numbered from 0 to { $last }, not { $value }.
unknown-language = There is no language “{ $value }”. Possible: { $possible }.
unknown-layout = There is no layout “{ $value }”. Possible: { $possible }.
bad-components = The components of { $game } cannot be used: { $detail }

record-determinized = A determinized position has no record, because its hidden information was sampled.
record-seats = { $count } names for { $players } seats.
record-line = Line { $number } of the record is not understood: { $line }
record-missing = The record has no entry “{ $name }”.
record-unknown = The record has an unknown entry “{ $name }”. Possible: { $possible }.
record-value = The record's “{ $name }” cannot be read: { $value }
record-move = Move { $number }, “{ $move }”, does not fit: { $reason }
record-rules = The record was made under rules version { $recorded }; the current version is { $current }.
record-components = The record was made with the components { $recorded }; the current ones are { $current }.
record-fits = { $count ->
    [one] Its only move still fits, but the result may differ.
   *[other] All { $count } moves still fit, but the result may differ.
 }
record-both = { $first } { $second }

unknown-bot = There is no bot “{ $value }”. Possible: { $possible }.
bot-not-importable = The bot “{ $value }” cannot be imported: { $detail }.
bad-parameter = “{ $value }” is not a parameter of the bot “{ $bot }”. Possible: { $possible }.
not-a-bot = “{ $value }” is not a bot: a bot is a class that takes a seed and has a method “choose”.
broken-bot = The bot “{ $value }” cannot be used: { $detail }.
level-parameters = The level “{ $value }” has no parameters; it stands for { $bot }.
parameter-twice = “{ $name }” is given twice in “{ $bot }”.
unsupported-parameter = “{ $value }” in “{ $bot }” cannot be set here: its default, { $default }, is not a number, text or boolean.
bad-parameter-value = “{ $value }” in “{ $bot }” cannot be read; it should look like { $example }.

# Texts in the pictures of every game.
view-seat = { $seat }
view-your-turn = Your turn
view-game-over = Game over
view-actions = What you can do
view-standing = Scores
view-final-scores = Final scores
view-more = … { $count } more

bad-budget = iterations, seconds and horizon must be finite and not negative.
bad-error = error must be finite and not negative; 0 means exact evaluation.

# --- our rulings, by the id in the code; the how-to pages list them

ruling-round-limit = House rule: a game that reaches { $rounds } rounds ends and is scored as it stands. Games between people end long before.
