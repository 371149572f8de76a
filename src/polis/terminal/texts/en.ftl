# What the command line says in English.

## Help

cli-usage = usage:
cli-arguments = what to name
cli-options = options
cli-command = COMMAND
cli-help-about = show this help
cli-lang-about = language of all output; by default that of the system
cli-json-about = print JSON for programs

cli-polis-about = Board games about cities: to play against bots, to study and to check.
cli-polis-version = tell the version, and whether the rules run compiled
cli-version-compiled = polis { $version }, compiled by mypyc
cli-version-interpreted = polis { $version }, interpreted

cli-games = list the games and their options
cli-games-about = Lists the games: for how many players, and what a table may agree on.

cli-rules = show the rules of a game, or one clause
cli-rules-about = Shows the rules of a game and what is in its box, each rule and each table of numbers with its source.
cli-rules-game = a game, as listed by "polis games"
cli-rules-clause = a clause such as E4.2, with the code, events and tests that cite it, or a chapter such as E4
cli-rules-check = check that every clause has code, tests and texts

cli-play = play against bots in the terminal
cli-play-about = A game against bots in the terminal. Type "help" during the game to learn what you can do.
cli-play-game = a game, as listed by "polis games"
cli-play-seats = how many play
cli-play-me = your seat, counted from 1
cli-play-name = your name
cli-play-bots = the others, in order of their seats; the last one named takes all seats left: random, thumb, sampler:200
cli-play-seed = any text; with the same seed chance is the same
cli-play-option = a table option, as listed by "polis games"; may be repeated
cli-play-save = save the game to this file after each of your moves
cli-play-load = go on with a saved game

cli-simulate = play thousands of games between bots
cli-simulate-about = Plays many games between bots, every deal with everyone in every seat, and sums them up.
cli-simulate-game = a game, as listed by "polis games"
cli-simulate-bots = one for each seat: newcomer, club, master, random, thumb, search:200
cli-simulate-games = how many games; rounded up until everyone has sat everywhere
cli-simulate-seed = any text; equal seeds give equal games
cli-simulate-option = a table option, as listed by "polis games"; may be repeated
cli-simulate-jobs = how many processes
cli-simulate-csv = write a row for each game and seat to this file

cli-tournament = play a ladder of bots one to one
cli-tournament-about = Lets each bot meet the next stronger one, every deal with both in both seats, and rates them all.
cli-tournament-game = games, as listed by "polis games"; all of them if none is named
cli-tournament-bots = by rising strength: newcomer, club, master, random, thumb, search:200
cli-tournament-games = how many games each pair plays
cli-tournament-seed = any text; equal seeds give equal games
cli-tournament-everyone = each bot meets all others, not only the next
cli-tournament-jobs = how many processes
cli-calibrate = check whether chances of winning are what they say
cli-calibrate-about = Plays games between bots, asks at some moments of each who will win, and compares what was said with what came true.
cli-calibrate-game = games, as listed by "polis games"; all of them if none is named
cli-calibrate-games = how many games of each
cli-calibrate-seed = any text; equal seeds give equal figures
cli-calibrate-jobs = how many processes
cli-calibrate-plot = draw what was said against what came true to this file

cli-replay = tell a recorded game move by move
cli-replay-about = Tells a recorded game move by move, with the rule behind every event.
cli-replay-file = the record
cli-replay-seat = tell it as this seat saw it; by default as a spectator did
cli-replay-first = the first line to tell
cli-replay-last = the last line to tell
cli-replay-board = draw the board after every move of a player

cli-review = look back at a finished game: chances, turning points, luck
cli-review-about = Looks back at a finished game: how everybody's chances changed, what luck decided and what the players did, and where the game turned.
cli-review-file = the record of a finished game
cli-review-games = games to imagine for one decision; every game has a number of its own

cli-verify = check the chance of a finished game
cli-verify-about = Redoes every draw of a finished game from its revealed secret and compares it with the promise made before the first move.
cli-verify-file = the record
cli-verify-promise = the promise as you kept it before the game
cli-verify-proof = a file to write: the record with the odds of every draw, for a verifier that does not know the rules

cli-serve = serve tables to people and their browsers
cli-serve-about = Runs the server: people open its address in a browser and play with each other and with bots.
cli-serve-host = the address to listen on; 0.0.0.0 for all
cli-serve-port = the port to listen on
cli-serve-db = where games are stored: sqlite:///polis.db or postgresql://user:password@host/name; with a password, better in the environment as POLIS_DB, where lists of processes do not show it
cli-serve-bus = how several servers tell each other: memory://, redis://host:6379 or nats://host:4222; or POLIS_BUS in the environment
cli-serve-key = a file with the key that signs cookies and links; without one the key is kept in the database
cli-serve-page = a folder with the built page; by default the one that came along
cli-serve-origin = another site whose pages may sit at the tables; may be repeated
cli-serve-secure = give cookies over HTTPS only
cli-serve-processes = how many server processes; several need a bus
cli-serve-workers = how many processes for bots; by default one core is left to the server
cli-serve-public = the address people know this server by, for links in notices
cli-serve-private_notices = let notices go into private networks too
cli-serve-no_limits = without rate limits, for measuring
cli-serve-socket = an open socket to listen on, by its number, from the program that starts this one
cli-serve-preparing = say on the page that a compiled build is being made
cli-serve-address = Polis listens on { $address }
cli-serve-bad-port = A port is a number from 1 to 65535, not { $port }.
cli-serve-taken = Nothing can listen on { $host }, port { $port }: { $reason }. Choose another --port.
cli-serve-count = { $name } cannot be { $value }.
cli-serve-password = The password in --db can be read by everybody on this machine. Put the address into the environment variable POLIS_DB instead.
cli-serve-needs-bus = Several processes need a bus to tell each other of moves. Name one with --bus.

cli-export = write all stored games to a file
cli-export-about = Writes all stored games and people to one file, as they are at one moment; the server may run meanwhile. The file holds secrets: keep it safe.
cli-export-file = the new file
cli-export-db = the database: sqlite:///polis.db or postgresql://user:password@host/name
cli-exported = { $file }: tables { $tables }, acts { $acts }, people { $users }.

cli-import = bring in the games of an export
cli-import-about = Brings the games and people of an export into a database of either kind: all of them, or nothing if something does not fit.
cli-import-file = a file made by "polis export"
cli-import-db = the database: sqlite:///polis.db or postgresql://user:password@host/name
cli-imported = Brought in from { $file }: tables { $tables }, acts { $acts }, people { $users }.

cli-backup = copy the database of a running server
cli-backup-about = Makes a copy while the server runs: of SQLite the database itself, to be put in its place; of PostgreSQL an export, to be imported.
cli-backup-file = the new file
cli-backup-db = the database: sqlite:///polis.db or postgresql://user:password@host/name
cli-backup-database = { $file } is a copy of the database. To restore, stop the server and put it in the place of the old one.
cli-backup-export = { $file } is an export of the database. To restore, import it into an empty one: polis import { $file }

cli-recheck = play all stored games again under the present rules
cli-recheck-about = Plays every stored game again, redoes each draw from its secret, and tells the first move at which the present rules part from it.
cli-recheck-db = the database: sqlite:///polis.db or postgresql://user:password@host/name
cli-recheck-game = only the game at this table
cli-recheck-difference = Table { $table }, act { $act }, line { $line }: { $reason }
cli-recheck-unreadable = Table { $table }: { $reason }
cli-rechecked = Games played again: { $games }, lines: { $lines }.
cli-recheck-same = All of them go as they are stored.
cli-recheck-different =
    { $n ->
        [one] { $n } of them goes another way.
       *[other] { $n } of them go another way.
    }

cli-bench = measure the speed of the games
cli-bench-about = Measures how fast this build plays: games and decisions a second, and the cost of copying a position.
cli-bench-game = which games; by default all
cli-bench-seconds = CPU-seconds for each figure

## Mistakes on the command line

cli-bad-language = There is no language "{ $language }". There are: { $known }.
cli-missing-arguments = Something is missing: { $names }. See "{ $prog } --help".
cli-unknown-arguments = This cannot be understood: { $names }. See "{ $prog } --help".
cli-unknown-command = There is no command "{ $value }". See "polis --help".
cli-needs-value = A value must follow { $name }. See "{ $prog } --help".
cli-not-a-number = { $name } takes a whole number, not "{ $value }".
cli-bad-arguments = The command cannot be understood: { $reason }. See "{ $prog } --help".
cli-which-game = Name a game: { $known }.
cli-unknown-clause = There is no clause "{ $clause }". There are: { $known }.
cli-too-many-bots =
    { $seats ->
        [one] Too many bots are named: { $bots } for { $seats } seat.
       *[other] Too many bots are named: { $bots } for { $seats } seats.
    }

## Files

cli-no-file = There is no file "{ $file }".
cli-is-folder = "{ $file }" is a folder, not a file.
cli-no-permission = The file "{ $file }" may not be opened.
cli-file-trouble = The file "{ $file }" cannot be used: { $reason }.
cli-nothing-to-review = Nobody decided anything in this game: there is nothing to look back at.
cli-not-over = This game is not over: there is nothing to look back at yet.
cli-not-text = The file "{ $file }" is not text.
cli-too-large = The file "{ $file }" is too large for the record of a game.
cli-no-secret = The file "{ $file }" does not tell the secret of its chance, so the game cannot go on.

## Games and rules

cli-seats = { $low } to { $high } players
cli-usual = usual
cli-source-rulebook = rulebook
cli-source-public-source = public source
cli-source-ruling = our ruling
cli-source-reconstruction = reconstruction
cli-components = What is in the box
cli-cited-rules = Code
cli-cited-events = Events
cli-cited-refusals = Refusals
cli-cited-tests = Tests

## Play

cli-guest = Guest
cli-bot-1 = Vera
cli-bot-2 = Gleb
cli-bot-3 = Zoya
cli-bot-4 = Mark
cli-bot-5 = Nina
cli-bot-6 = Pavel
cli-bot-7 = Rita
cli-bot-8 = Yuri
cli-you = { $name } (you)
cli-welcome = You are { $name }. At the table: { $others }.
cli-help-hint = Answer with a number or a written move; "help" lists what else you can do.
cli-thinking = { $player } is thinking
cli-your-move = Your move
cli-prompt = {"> "}
cli-how-much = How much, { $low } to { $high }? {""}
cli-and-more =
    { $count ->
        [one] … and { $count } more of the kind
       *[other] … and { $count } more of the kind
    }
cli-no-such-choice = There is no choice { $number }; they are numbered 1 to { $count }.
cli-choose = Choose a number from 1 to { $count } or write a move.
cli-what = "{ $word }" is neither a move nor an order. "help" lists the orders.
cli-allowed = The move "{ $move }" is legal now.
cli-nothing-of-yours = There is no decision of yours to take back yet.
cli-undone = Your last decision is taken back. Chance will fall anew.
cli-advice = Advice: { $sentence } ({ $move })
cli-save-where = Name a file: save FILE
cli-saved = Saved to { $file }.
cli-unfinished =
    { $count ->
        [one] The game is not finished; { $count } line so far.
       *[other] The game is not finished; { $count } lines so far.
    }
cli-place = { $place }. { $player }: { $points }
cli-winners =
    { $count ->
        [0] The automatic rival won
        [one] Winner: { $winners }
       *[other] Winners together: { $winners }
    }

cli-review-head =
    { $games ->
        [one] { $title }: a review. Every chance comes from at least { $games } imagined game.
       *[other] { $title }: a review. Every chance comes from at least { $games } imagined games.
    }
cli-review-player = player
cli-review-start = first chance
cli-review-luck = luck
cli-review-own = own moves
cli-review-others = others' moves
cli-review-unseen = not looked at
cli-review-result = result
cli-review-blunders = blunders
cli-review-inaccuracies = inaccuracies
cli-review-turns =
    { $count ->
        [0] The game never turned.
       *[other] Where the game turned:
    }
cli-review-turn-luck = { $line }. Luck: { $events } { $player }: { $change } points of chance.
cli-review-turn-light = { $line }. Something hidden came to light. { $player }: { $change } points of chance.
cli-review-turn-better = { $line }. { $player }: “{ $move }”. Better was “{ $better }”: { $change } points of chance and { $lead } points of lead more.
cli-review-turn-move = { $line }. { $player }: “{ $move }”. The chance of { $whose }: { $change } points.
cli-review-skipped = Looked at { $looked } of { $decisions } decisions with a choice.

cli-order-number-form = 2, or 2 5
cli-order-number-about = the choice of that number; where it is an amount, the amount may follow
cli-free-moves = Moves that are on no list, with an example that is legal now
cli-not-now = It cannot be made now.
cli-order-move-form = { $move }
cli-order-move-about = a move, as written at the right of the choices
cli-order-help = help
cli-order-help-form = help
cli-order-help-about = this list
cli-order-board = board
cli-order-board-form = board
cli-order-board-about = draw the board and the choices again
cli-order-log = log
cli-order-log-form = log
cli-order-log-about = everything that has happened
cli-order-hint = hint
cli-order-hint-form = hint
cli-order-hint-about = the move a bot would make in your place
cli-order-why = why
cli-order-why-form = why MOVE
cli-order-why-about = why a move is not legal now
cli-order-rules = rules
cli-order-rules-form = rules [{ $clause }]
cli-order-rules-about = all rules, a chapter or a clause
cli-order-undo = undo
cli-order-undo-form = undo
cli-order-undo-about = go back to your last decision
cli-order-save = save
cli-order-save-form = save FILE
cli-order-save-about = write the game to a file; "polis play --load FILE" goes on with it
cli-order-quit = quit
cli-order-quit-form = quit
cli-order-quit-about = leave the game

## Replay

cli-replay-head =
    { $seats ->
        [one] { $title }, { $seats } player
       *[other] { $title }, { $seats } players
    }
cli-undo =
    { $count ->
        [one] { $count } decision is taken back.
       *[other] { $count } decisions are taken back.
    }
cli-redo =
    { $count ->
        [one] { $count } decision is brought back.
       *[other] { $count } decisions are brought back.
    }
cli-correct = Line { $count } is corrected.

## Verify

cli-verified-game =
    { $lines ->
        [one] { $title }, { $lines } line
       *[other] { $title }, { $lines } lines
    }
cli-verified-promise = Promised before the first move: { $promise }
cli-verified-draws =
    { $draws ->
        [one] { $draws } draw was redone from the revealed secret.
       *[other] { $draws } draws were redone from the revealed secret.
    }
cli-limit-start = Not proven: the game begins from a given position, and nothing here shows how that came about.
cli-limit-unfinished = Not proven: the game has no result. What is here is right, but it may not be all of it.
cli-limit-alone = Not proven: no player added a word. The chance is the server's alone.
cli-limit-withheld =
    { $count ->
        [one] Not proven: seat { $places } committed to a word and did not tell it. Together with whoever ran the server it could choose between two games.
       *[other] Not proven: seats { $places } committed to words and did not tell them. Together with whoever ran the server they could choose among several games.
    }
cli-limit-unbound =
    { $count ->
        [one] Not proven: seat { $places } was not bound to its word beforehand, so whoever ran the server could have picked it.
       *[other] Not proven: seats { $places } were not bound to their words beforehand, so whoever ran the server could have picked them.
    }
cli-limit-corrected =
    { $count ->
        [one] Not proven: line { $places } puts another move in the place of an old one, when later draws were known.
       *[other] Not proven: lines { $places } put other moves in the place of old ones, when later draws were known.
    }
cli-limit-drawn_again =
    { $count ->
        [one] Line { $places } takes a draw back; what was drawn in its place is another one.
       *[other] Lines { $places } take draws back; what was drawn in their place are others.
    }
cli-limit-promise = Not proven: that this promise was made before the game. Compare it with the one you kept: --promise.
cli-verified-within = The draws are right; what is named above is not proven.
cli-verified = All as promised.
cli-not-verified = This game does not keep its promise.

## Bench

cli-bench-column-game = game
cli-bench-column-games = games a second
cli-bench-column-decisions = decisions a second
cli-bench-column-copy_us = copy, µs
cli-bench-column-bot_playouts = playouts a second in a bot
cli-bench-build-compiled = compiled
cli-bench-build-interpreted = interpreted
cli-bench-build-mixed = partly compiled
cli-no-bench = The benchmark belongs to a checkout of the project; an installed package does not have it.
cli-bench-failed = The measures of { $game } failed: { $reason }.

## doctor

cli-doctor = say what is wrong with this installation
cli-doctor-about = Checks all that the server needs and says in plain words what is wrong. Give it the same options as the server.
cli-doctor-host = the address the server listens on
cli-doctor-port = the port the server listens on
cli-doctor-db = where games are stored; or POLIS_DB in the environment
cli-doctor-bus = how several servers tell each other
cli-doctor-page = a folder with the built page
cli-doctor-fine = fine
cli-doctor-note = note
cli-doctor-bad = wrong
cli-doctor-healthy = All is well.
cli-doctor-ill = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
