# What Polis says in English in every game.

## The table

seat = Player { $number }
# A player on a terminal's board, where there is room for one letter.
seat-letters = ABCDEF
player = Player

## Refused moves

refused = { $sentence } [{ $rule }]
refused-with-nearest = { $sentence } [{ $rule }] The nearest legal move: { $nearest }.

## Moves that cannot be read

error-empty_move = There is no move here.
error-unknown_move = There is no move "{ $text }". There are: { $known }.
error-argument_count =
    { $given ->
        [one] The move is written { $form }. Here { $given } value follows its name.
       *[other] The move is written { $form }. Here { $given } values follow its name.
    }
error-bad_value = The value "{ $value }" does not suit "{ $argument }". Allowed: { $allowed }.
error-payload_unreadable = Only whole numbers, or things by their names, may follow the colon, not "{ $text }".
error-unknown_action = There is no action number { $number }.
error-bad_seat = There is no seat "{ $text }" at this table. Seats are counted from 1.
error-unknown_game = There is no game "{ $game }". There are: { $known }.

## Options

error-unknown_option = There is no option "{ $option }". There are: { $known }.
error-bad_option_value = The option "{ $option }" cannot be "{ $value }". Allowed: { $allowed }.
error-no_room_beside = With { $seats } players the option "{ $option }" can be at most { $most }, not { $value }.
error-bad_seats = There may be { $low } to { $high } players, not { $seats }.

## Bots and simulations

error-compiled_rules = { $module } is compiled: another “{ $name }” put there would never be used. Set POLIS_BUILD=interpreted to try changed rules.
error-unknown_bot = There is no bot "{ $bot }". There are: { $known }.
error-bad_effort = The number behind the bot is wrong: "{ $value }". Allowed: { $least } to { $most }.
error-bad_games = At least one game is needed, not { $games }.
error-bad_jobs = At least one process is needed, not { $jobs }.
error-same_bot = The bot "{ $bot }" is named twice: each bot of a ladder is another one.
error-one_bot = A ladder needs two bots at least.
error-no_folder = There is no folder "{ $folder }".
error-plot_svg = The plot is an SVG picture: name a file that ends in .svg, not "{ $file }".
error-bad_event = No event of this game has a player and “{ $text }”: write event.name.
error-option_form = An option is written as name=value, not "{ $text }".

## Data files and positions

error-missing_field = The field { $field } is missing.
error-unknown_field = There should be no field { $field }.
error-wrong_field =
    { $expected ->
        [integer] The field { $field } is wrong: it should be a whole number.
        [list] The field { $field } is wrong: it should be a list.
        [object] The field { $field } is wrong: it should be an object.
       *[other] The field { $field } is wrong: expected { $expected }.
    }
error-wrong_count = The count in { $field } does not add up: it should be { $expected } but is { $found }.
error-impossible_position = No game comes to this position: { $field } does not agree with the rest.
error-broken_file = The file { $field } cannot be read: { $detail }.

## Records

error-not_a_record = This is not the record of a game: its first line must begin with "polis".
error-record_version = A record of version "{ $found }" cannot be read by this program.
error-missing_header = The head of the record lacks the line "{ $header }".
error-bad_head = The head of the record is wrong. { $reason }
error-bad_line = Line { $line } cannot be understood: "{ $text }".
error-cut_off = The record breaks off at line { $line }: its seal is missing or belongs to another record.
error-altered = The record was altered: line { $line } does not match the seal.
error-impossible_move = Line { $line }: the move "{ $text }" is impossible here. { $reason }
error-impossible_draw = Line { $line }: "{ $text }" cannot be drawn here.
error-wrong_draw = Line { $line }: the record has "{ $text }", but the revealed secret gives "{ $expected }".
error-wrong_promise = Line { $line }: the revealed secret does not match the promise made before the game.
error-other_promise = You kept the promise { $kept }, but the record has { $recorded }.
error-wrong_word = The word of seat { $seat } is not the one it had committed to before the game.
error-wrong_result = Line { $line }: the record has the result { $stated }, but playing it again gives { $found }.
error-not_told = The secret of this game has not been revealed yet, so its draws cannot be checked.
error-nothing_to_undo = Line { $line }: so many moves cannot be taken back.
error-nothing_to_redo = Line { $line }: so many moves cannot be brought back.
error-too_many_corrections = Line { $line }: this record corrects itself too often to be read.
error-nothing_to_correct = Line { $line }: nothing to correct here, this is not a player's move.

## The command line
