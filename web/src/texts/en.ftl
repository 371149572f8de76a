# What the page itself says in English.

polis = Polis
main-menu = Main menu
skip-to-content = Skip to content
close = Close
cancel = Cancel
back = Back
save = Save
send = Send
print = Print
reload = Reload
try-again = Try again
loading = Loading…
menu = Menu
rules = Rules
settings = Settings
bot = bot
bot-of-level = Bot, { $level }
guest = Guest
hidden = hidden
with-hints = with hints
to-home = Home
documentation = Documentation
documentation-page = /docs/index.html
other-language = Переключить на русский
theme-light = Light theme
theme-dark = Dark theme

## When something is wrong

offline = The server does not answer. Check your connection; we will carry on where you left off.
server-silent = The server does not answer. Check your connection and try again.
page-not-loaded = The page did not load. There may be a new version.
no-such-game = We do not have this game. See which ones there are.
no-such-table = There is no such table
no-such-table-text = The link may be incomplete. Ask for it again, or set up a table of your own.

## Home

home-title = Polis: city board games
home-headline = A city is built at one table
home-lead = Board games about cities: with friends, with bots, or two sharing a phone. No sign‑up.
pick-a-game = Pick a game
to-games = Pick a game
play-with-bots = Play with bots
learn-game = Learn in ten minutes
lesson = First lesson
lesson-step = Step { $number } of { $total }
aim = What the game is about
aim-win = How you win
aim-turn = Your turn
aim-watch = Watch out
aim-understood = Got it
new-table = Set up a table
laying-out = Laying out the board…
players-from-to = { $low }–{ $high } { $high ->
        [one] player
       *[other] players
    }
how-to-call-you = What shall we call you at the table?
how-it-works = How it works
step-pick = Pick a game. Its rules are two taps away, in English and in Russian.
step-seat = Seat friends by a link, and bots. Two can share one phone.
step-play = Play. You may close the tab: the table waits for you.
waiting-for-me =
    { $count ->
        [one] Waiting for you
       *[other] Waiting for you: { $count }
    }
my-running-games = Your tables
just-now = just now
open-tables = Open tables
open-tables-empty = Nobody is looking for players right now. Set up an open table and everyone will see it.
your-turn = Your turn
not-started = Not started yet
running = In progress
free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
deciding =
    { $count ->
        [one] { $names } is deciding: { $what }
       *[other] { $names } are deciding: { $what }
    }
turn-of =
    { $count ->
        [one] { $names } to act
       *[other] To decide: { $names }
    }
won-by =
    { $count ->
        [0] The automatic rival won
        [one] { $names } won
       *[other] Shared by { $names }
    }
players = Players
seat-open = Open seat
seat-friend = Seat for a friend
download-record = Game record

## A new table

new-title = { $game }: new table
new-from-here = The new game starts from this position. Its options stay as they were.
who-plays = Who plays
seat-kind-me = Me
seat-kind-here = At this device
seat-kind-friend = Friend
seat-kind-bot = Bot
seat-kind-open = Open
seat-about-friend = A friend sits here by a personal link
seat-about-open = Anyone may sit here
name-of-seat = Name at seat { $number }
bot-level = Strength of the bot
level-newcomer = Newcomer
level-club = Regular
level-master = Master
bot-names = Ada, Bruno, Vera, Gustav, Dina, Emil
remove-seat = Remove seat { $number }
add-seat = Add a seat
hot-seat-note = Several people at one device: a curtain falls before the next player's turn.
agreements = House rules
help-on = Show help
help-about = Projected points and other hints on the board, for everyone at the table.
clock = Clock
clock-none = No clock
clock-live = Live
clock-daily = By correspondence
clock-none-about = Think as long as you like.
clock-live-about = Everyone has a bank of time, and each decision adds a little.
clock-daily-about = Time per decision; the clock stops at night.
clock-bank = Bank, minutes
clock-increment = Increment, seconds
clock-hours = Hours per decision
clock-sit-in = When time is up, a bot sits in
clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
clock-hours-left = { $count } h
door = Who sees the table
door-private = Only by link
door-open = Everyone on the home page
start-game = Start the game
make-table = Set up the table

## Waiting for friends

seat-about-you = This seat is kept for you
here = here
away = away
## At the table

link-lost-first = The table cannot be reached.
link-lost = Connection lost.
link-lost-safe = All moves are saved.
again-in = Retry in { $count } s
connecting = Connecting…
preparing = Bots are slower for a minute or two while the server compiles the rules.
old-page = The server was updated. The game goes on; reload the page when it suits you.
board = Board
whole-board = Whole board
watching = You are watching
watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
panels = Panels
tab-move = Move
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log = Log
log-and-rules = Log and rules
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = A place to talk.
say-something = Say something
my-move = My move
title-your-turn = ● Your turn: { $game }
you-need = You need to { $what }.
you-may = You may { $what }.
they-need = They need to { $what }
one-moment = One moment…
for-seconds = { $count } s
effect-pays = { $money } → { $left } left
effect-gains = +{ $money } → { $left }
other-moves = More…
pick-on-board = Choose on the board.
opportunities = What you could do
opportunities-all = { $count } more
opportunities-less = Fewer
amount = How much
less = Less
more = More
all-of-it = all
step-back = change
something-else = Something else
choose = Choose
payload = Numbers
put-forward = Propose this
money-then = { $label }: { $before }, then { $after }.
money-of = { $name }: { $change }.
tell-more = In full
chance-follows = Then chance decides.
rule-number = Rule { $rule }
instead = You could: { $move }
why = why?
in-the-rules = in the rules
newest = Newest
and-so-on = And { $count } more.
whole-rulebook = The whole rulebook
only-you-know = (only you know)
since-my-move = What happened since my move
looking-back = While you were away
earlier = Earlier
next-of = Next ({ $at } of { $total })
back-to-now = Back to the game
acts-now = acts now
resigned = has left the game
bot-sits-in = a bot is sitting in
bot-plays-for = A bot is playing for { $name } for now.
bot-plays-for-me = A bot plays for you ({ $name }).
take-back-seat = Return to the table
give-seat-back = Give the seat back
player-away = { $name } is away.
let-bot-sit-in = Let a bot sit in
undo = Take back
undo-ask = Ask to take back
undo-asked =
    { $count ->
        [one] { $name } asks to take a move back ({ $count } decision).
       *[other] { $name } asks to take a move back ({ $count } decisions).
    }
undo-waits = Take-back asked for. Waiting for { $names }.
agree = Agree
refuse = Refuse
paused = Break
paused-about = The table is on a break; the clocks are stopped.
go-on = Resume
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
curtain-title = { $name } is next
curtain-text = Pass the device on. While the curtain is down, nothing private shows.
curtain-lift = Lift the curtain
bots-wait = The bots wait for your answer: { $time }
bots-wait-on = The bots wait while you put your answer together.
ask-no-more = No more offers from bots
## The end

game-over = Game over
you-won =
    { $count ->
        [one] You won!
       *[other] You share the win!
    }
how-it-ended = How the result came about
rematch = Rematch
to-rematch = To the rematch
real-game = Play a real game
once-more = Once more

## Replay

review = Review
replay = Replay
step-earlier = One move back
step-later = One move on
## Rulebook

## My games

my-games = My games
## Settings

