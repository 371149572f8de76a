# What the server says in English.

## Where games are stored

error-store_url = "{ $url }" is not the address of a database. Write sqlite:///polis.db for a file, or postgresql://user:password@host/name.
error-store_unreachable = The database { $url } cannot be opened: { $reason }
error-store_newer = The database { $url } was made by a newer Polis. Install that version, or name another database.
error-store_old = The database { $url } is not prepared for this version of Polis. Start the server with it once, or import into it.
error-store_failed = The database did not take this in: { $reason }
error-store_silent = The database does not answer just now, so this may not have been stored. Nothing is lost or done twice: try again in a moment.
error-store_closed = The server is shutting down. Try again in a moment.
error-store_no_file = There is no database file "{ $file }".

## How servers tell each other

error-bus_url = "{ $url }" is not the address of a bus. Write memory://, redis://host:6379 or nats://host:4222.
error-bus_unreachable = The bus { $url } does not answer: { $reason }

## Export, import, backup, recheck

error-not_an_export = The file "{ $file }" is not an export of Polis.
error-export_newer = The file "{ $file }" was exported by a newer Polis. Install that version to import it.
error-export_broken = The file "{ $file }" is damaged: line { $line } cannot be used.
error-export_cut_off = The file "{ $file }" is not complete: its end is missing or does not fit the rest.
error-import_conflict = Table { $table } is already stored here with another history. Nothing was imported.
error-login_conflict = The login "{ $login }" belongs to somebody else here. Nothing was imported.
error-file_exists = The file "{ $file }" exists already. Name another one.
error-no_stored_table = There is no table "{ $table }" in this database.
error-act_unreadable = This version of Polis cannot read what is stored here: { $detail }
error-table_unreadable = What is stored of this table cannot be read ({ $detail }). Restore it from a backup.
error-act_missing = Something is missing here: act { $expected } should stand here, but act { $found } does.
error-chance_left = Chance had to act here, but the stored game goes no further.
error-engine_failed = The engine failed on this entry: { $detail }
error-stored_result = The result is { $found }, but { $stated } is stored.

## Notices

notice-turn = { $game }: it is your turn.
notice-reminder = { $game }: the table is still waiting for you.
error-notice_address_form = This is not an address notices can be sent to. Write it as https://host/path.
error-notice_address_port = Notices go to the usual ports of http and https only, not to { $port }.
error-notice_address_private = Notices go to public addresses only; { $host } lies in a private network.
error-notice_address_unknown = There is no host named { $host }.
error-notice_chat = A Telegram chat is a number, or a name that begins with @.
error-notice_token = This is not the token of a Telegram bot.

## At the table

error-no_session = Nobody knows yet who you are. Reload the page.
error-not_your_seat = Seat { $seat } is not yours.
error-no_seat = There is no seat { $seat } at this table.
error-not_owner = Only the owner of the table can do that.
error-not_seated = Only those who sit at this table can do that.
error-already_started = The game has begun already.
error-not_started = The game has not begun yet.
error-not_over = That can be seen once the game is over, not before.
error-game_over = The game is over.
error-paused = The table takes a break. Somebody must end it first.
error-stale = The table has moved on meanwhile. Look at it as it is now, and decide again.
error-bot_decides = A bot decides for seat { $seat } just now.
error-resigned = Seat { $seat } has resigned; a bot plays on there.
error-still_here = Seat { $seat } still has time. A bot can sit in for somebody who is away or does not answer.
error-already_asked = Somebody has asked already. Wait for the answers.
error-nothing_to_take_back = There is nothing you could take back now.
error-nothing_asked = Nobody is waiting for this answer any more.
error-no_hints = This table agreed to play without hints.
error-hints_off = Your hints are off. The dial is in the menu of the table.
error-nothing_to_decide = You have nothing to decide just now.
error-not_weighed = A deal cannot be weighed like a move: its worth depends on what the others make of it.
error-no_such_move = There is no such move in this game.
error-not_a_bot = Only bots explain their moves. People can be asked in the chat.
error-why_later = Part of this move is hidden for now. Ask again after the game, when everything is on the table.
error-nothing_said = There are no words in this message.
error-name_of_player = Somebody who plays here has the same name as you. Choose another one in the settings to talk at this table.
error-seat_kept = Seat { $seat } is kept for somebody else. An invitation leads to it.
error-seat_taken = Somebody sits on seat { $seat } already. Whoever holds it can take it to another device by their own link.
error-no_plan = It is not said who is to sit there.
error-seats_empty =
    { $count ->
        [one] Seat { $seat } is still empty. Fill it with a person or a bot, then begin.
       *[other] { $count } seats are still empty, the first is seat { $seat }. Fill them with people or bots, then begin.
    }

## Setting up

error-bad_nonce = A word for the chance has 16 to 64 letters, digits, dashes and underscores.
error-bad_commitment = A commitment is the SHA-256 of a word: 64 hex digits.
error-seats_fixed = The seats are fixed, and the game is about to begin.
error-words_awaited = The words of some players are still on their way. In a moment the game begins.
error-word_not_asked = Words are told when the seats are fixed, not before.
error-other_word = This is not the word you committed to.
error-bad_clock = No clock can be set like this.
error-bad_start = A game cannot begin there: the position does not exist, or the game is over in it.
error-other_start = A game that goes on from another one needs the same rules, options and number of seats.
error-no_lesson = This game has no first lesson, or this table is not one.
error-lesson_draws = In a lesson the dice and cards fall as its story needs them, so there is nothing to check.
error-other_lesson = The first lesson of this game has { $seats } seats: yours first, then { $others } bots.
error-too_long = The field "{ $field }" is too long: at most { $longest } characters.
error-bot_too_strong = No bot here imagines more than { $most } games for a move. Choose one of the levels, or a smaller number.

## People

error-bad_colour = Colours are numbered from 0 to { $most }.
error-has_account = You have an account already.
error-bad_login = A login has 3 to 40 letters and digits; dots, dashes, underscores and the sign @ may be among them.
error-bad_password = A password has { $shortest } to { $longest } characters.
error-login_taken = Somebody has this login already. Choose another one.
error-wrong_password = Wrong login or password.
error-not_password = This is not your current password.
error-no_account = You are a guest and have no account.
error-logged_out = You have logged out on this device or on another one.

## Requests

error-no_table = There is no such table.
error-no_page = There is nothing at this address.
error-no_method = This address does not understand that method.
error-no_language = There is no language "{ $language }". There are: { $known }.
error-bad_csrf = This request does not come from our page, or the page is too old. Reload it.
error-foreign_origin = This page belongs to another site and may not sit at our tables.
error-bad_message = This message cannot be understood: { $detail }
error-too_big = This message is too big.
error-too_fast = Too many messages at once. Try again in { $minutes ->
    [0] { $seconds } s.
   *[other] { $minutes } min.
}
error-too_many_guests = Too many new visitors come from your network at once. Try again in { $minutes ->
    [0] { $seconds } s.
   *[other] { $minutes } min.
}
error-too_many_tables = You have set up many tables in a short time: at most { $most } in a row. Try again in { $minutes ->
    [0] { $seconds } s.
   *[other] { $minutes } min.
}
error-too_many_public = You have opened many tables to everybody: at most { $most } in a row. Set up a private one, or wait. Try again in { $minutes ->
    [0] { $seconds } s.
   *[other] { $minutes } min.
}
error-too_many_bots = You have seated many bots in a short time: at most { $most } in a row. Try again in { $minutes ->
    [0] { $seconds } s.
   *[other] { $minutes } min.
}
error-too_many_visits = At a table where you have no seat you may say and do only a little: { $most } times in a row. Try again in { $minutes ->
    [0] { $seconds } s.
   *[other] { $minutes } min.
}
error-too_many_hints = You have asked for many hints in a short time: at most { $most } in a row. Try again in { $minutes ->
    [0] { $seconds } s.
   *[other] { $minutes } min.
}
error-too_many_waiting = You are waiting for { $most } answers already. Ask again when one of them is there.
error-too_many_reviews = You are waiting for { $most } reviews of games already. Ask again when one of them is done.
error-too_many_tries = Too many attempts with a login or a password. Try again in { $minutes ->
    [0] { $seconds } s.
   *[other] { $minutes } min.
}
error-busy = The server is too busy just now. Try again in a moment.
error-not_ready = This server cannot store anything just now, or cannot reach the others. "polis doctor" says why.
error-broken = Something broke on the server. Nothing was lost; try again.

## What the doctor says

doctor-python-fine = Python { $version } is recent enough.
doctor-python-bad = Python { $version } is too old. Install 3.11 or newer.
doctor-build-fine = The rules are compiled.
doctor-build-bad = The rules are not compiled. Everything works, but bots think more slowly and less well.
doctor-rules = { $count ->
    [one] One game can be played.
   *[other] { $count } games can be played.
}
doctor-database = The database { $url } answers and is in order.
doctor-database-new = There is no database file yet. The first start makes it.
doctor-database-old = The database comes from an older version. The next start brings it up to date; make a backup first.
doctor-sound-fine = { $rows } rows were read, and all of them are sound.
doctor-sound-part = { $rows } rows were read in the time there was, and all of them are sound. "polis recheck" reads the rest.
doctor-sound-later = Rows can be read once the database has the form of this version.
doctor-sound-file = The database file is damaged: { $reason }. Stop the server, keep a copy of the file, and go back to the last backup. "polis recheck" names the games that were hit.
doctor-sound-rows =
    { $count ->
        [one] One row of the database cannot be read: in "{ $table }", about { $id }. "polis recheck" says more; take this game or person from a backup.
       *[other] { $count } rows of the database cannot be read, the first in "{ $table }", about { $id }. "polis recheck" names all games that were hit; take them from a backup.
    }
doctor-storing-fine = Moves can be stored.
doctor-storing-later = Whether moves can be stored will be seen once the database has the form of this version.
doctor-storing-bad = Nothing can be stored: { $reason }. Is the disk full or mounted read-only, and does the file belong to whoever runs the server? Until then moves are refused and players' clocks stand still.
doctor-silent = The database takes connections and does not answer: it is frozen, or another program has locked it. Restart it, or end that program. Until then moves are refused and players' clocks stand still.
doctor-private-fine = Nobody else on this machine can read the database.
doctor-private-server = The database asks for a password itself.
doctor-private-password = The password of the database is on the command line, where everybody on this machine can read it. Put the address into the environment variable POLIS_DB and leave out --db.
doctor-private-bad = Others on this machine can read the file { $file }, in which are keys and hashes of passwords. Run: chmod 600 { $file }
doctor-outages-none = In the last day there was always a server to take moves, or none was ever started.
doctor-outages =
    { $count ->
        [one] For { $seconds } s of the last day nothing could be stored, in one outage. No player's clock ran meanwhile.
       *[other] For { $seconds } s of the last day nothing could be stored, in { $count } outages. No player's clock ran meanwhile.
    }
doctor-outages-clock = The clock of this machine is { $seconds } s behind the time servers went by last: it was set back. Games go on, a little slower until both agree. Let it follow a time server.
doctor-bus = The bus { $url } carries messages.
doctor-page-fine = The page is built.
doctor-page-bad = The page is not built, so browsers get nothing to show. In the project, run ./dev play once.
doctor-port-fine = Port { $port } on { $host } is free.
doctor-port-bad = Port { $port } on { $host } cannot be used: another program has it, or it is not allowed here. Is a server running already? Else choose another port with --port.
doctor-workers = Bots can think: a worker started and found a move in { $ms } ms.
doctor-clock-fine = This clock and the database's agree within { $seconds } s.
doctor-clock-bad = This clock and the database's differ by { $seconds } s, so players' time would be counted wrong. Let both follow one time server.
doctor-clock-unknown = Without the database its clock cannot be compared.
doctor-clock-alone = There is only one clock, this machine's.
doctor-disk-fine = { $megabytes } MB are left on the disk.
doctor-disk-note = Only { $megabytes } MB are left on the disk. Make room soon.
doctor-disk-bad = Only { $megabytes } MB are left on the disk. Make room before games can no longer be stored.
doctor-refused = { $reason }
doctor-broken = The check "{ $what }" failed: { $reason }

## What others show of a link to us

card-home-title = Polis: city board games
card-home-text = Board games about cities: with friends, with bots, or two sharing a phone. No sign-up.
card-open = { $game }: a table is set up
card-running = { $game }: a game is on
card-won =
    { $count ->
        [0] { $game }: the automatic rival won
        [one] { $game }: { $names } won
       *[other] { $game }: { $names } share the win
    }
