# What pages and dialogs say in English that many never open: settings, rulebook, replay, proof, menu, waiting room.

saved = Saved.
yes = yes
no = no
copy = Copy
copied = Copied
share = Share
lost-title = Nothing here
lost-text = An empty lot at this address. Perhaps there is a typo in the link.
waiting-title = { $game }: waiting for players
waiting-for =
    { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
all-here = Everyone is here
seats-taken = All seats are taken
your-name = Your name
this-is-me = this is you
your-seat = Your seat
sit-here = Sit here
stand-up = Stand up
bot-instead = Seat a bot
link-for-seat = Link for seat { $number }
share-title = A game of { $game }?
qr = QR code
qr-label = QR code with the link to a seat at the table
qr-about = Point a phone camera at it
start-when-full = The game can start when no seat is empty.
owner-starts = The owner of the table starts the game.
rules-meanwhile = Leaf through the rules meanwhile
pause = Take a break
resign = Leave the game
resign-sure = Leave this game? A bot plays on for you, and you cannot return.
resign-yes = Yes, leave
other-device = Play on another device
other-device-about = Open this link on the other device: the seat moves there. Show it to nobody.
notices-on = Notifications are on
notices-off = Notifications are off
curtain-on = Curtain between players on one device
confirm-on = Confirm every move, not only costly ones
bots-may-ask = Bots may make me offers
speed-on = Play fast: forced moves are made for me
key-choose = choose
key-confirm = confirm
key-cancel = cancel
replay-title = { $game }: replay
steps = Steps
move-number = Move number
move-of = Move { $at } of { $total }
to-start = To the start
to-end = To the end
autoplay = Play
stop = Stop
pace = Speed: { $pace }
through-eyes = Through whose eyes
eyes-public = As a spectator
link-to-move = Link to this move
play-from-here = Play from here
hidden-move = A hidden move
fair-chance = Fair chance
fair-about = Before the game the server shows a fingerprint of its secret, and every player's page one of a random word of its own. When the seats are fixed the words are told. Secret and words together make every draw, so nobody can pick them to suit the dice. Bots add no word.
fair-kept = This device kept the promise, all fingerprints and its own word before the game: all is as it kept it.
fair-kept-after = This device kept the promise, all fingerprints and its own word before the game: all is as it kept it, and the secret is the promised one.
fair-kept-promise = This device kept the promise, and it is still the same; its own word is not in this game.
fair-kept-nothing = This device was not here before the game, so it has nothing to compare with. What is below is what the server says.
fair-part-told = committed to a word, and told it
fair-part-bound = committed to a word
fair-part-withheld = committed to a word and did not tell it
fair-part-unbound = sent a word without committing to it first
fair-part-none = adds no word
fair-limits = What this does not prove
fair-limit-start = How the position came about that the game began from.
fair-limit-unfinished = That this is the whole game.
fair-limit-alone = That anybody but the server had a part in the chance: no player added a word.
fair-limit-withheld =
    { $count ->
        [one] Seat { $places } kept its word back: together with whoever runs the server it could choose between two games.
       *[other] Seats { $places } kept their words back: together with whoever runs the server they could choose among several games.
    }
fair-limit-unbound =
    { $count ->
        [one] That the word of seat { $places } was not picked: it was bound to none.
       *[other] That the words of seats { $places } were not picked: they were bound to none.
    }
fair-limit-corrected =
    { $count ->
        [one] Line { $places } changes a move when later draws were known.
       *[other] Lines { $places } change moves when later draws were known.
    }
fair-limit-drawn_again =
    { $count ->
        [one] Line { $places } takes a draw back; another was drawn in its place.
       *[other] Lines { $places } take draws back; others were drawn in their place.
    }
fair-download = Download the proof
fair-verifier = Check it with the independent verifier
fair-commitment = Fingerprint of the word of { $name }
doubt = The chance of this table is not what it was.
doubt-promise = The server now shows another promise than the one this device kept. Do not trust the dice here.
doubt-commitments = Fingerprints of words were changed after this device had told its own. Do not trust the dice here.
doubt-words = A word is not the one its player had committed to. Do not trust the dice here.
doubt-left-out = This device told its word, but the game began without it. If your connection was fine, somebody kept it out.
doubt-secret = The secret told after the game is not the one promised before it.
doubt-more = How the chance works
words-awaited =
    { $count ->
        [one] The seats are fixed. Waiting for the word of { $names }: without it the game begins in a minute.
       *[other] The seats are fixed. Waiting for the words of { $names }: without them the game begins in a minute.
    }
start-without = Begin without waiting
fair-promise = Promise before the game (SHA-256)
fair-secret = The secret, revealed
fair-nonce = Word of { $name }
fair-line = Line
fair-draw = Drawn
fair-ways = Tickets
fair-ticket = Ticket
fair-right = Right
fair-yes =
    { $count ->
        [one] All fair: { $count } draw checked, and it is right.
       *[other] All fair: { $count } draws checked, all are right.
    }
fair-no = It does not add up! Wrong draws: { $count }.
checking = Checking…
rules-title = { $game }: rules
chapters = Chapters
where-from = Where a rule comes from
source-rulebook = from the rulebook
source-public-source = from public sources
source-ruling = a ruling of ours
source-reconstruction = reconstructed by us
the-box = In the box
numbers = Numbers
mine-empty = Your games will appear here.
mine-waiting = Waiting for you
mine-running = In progress
mine-open = Not started yet
mine-over = Played
with-friends = With friends
friend = Player
games-together = Games
me-ahead = I came out ahead
they-ahead = They came out ahead
about-me = About you
favourite-colour = Favourite sign
shape-circle = Circle
shape-square = Square
shape-triangle = Triangle
shape-diamond = Diamond
shape-hexagon = Hexagon
shape-star = Star
look-and-sound = Look and sound
language = Language
theme = Theme
theme-name-system = Same as system
theme-name-light = Light
theme-name-dark = Dark
motion = Motion
motion-system = Same as system
motion-full = Full motion
motion-calm = No motion
sound-setting = Sounds at the table
notices-setting = Browser notifications when it is your turn
account = Account
account-about = You can play without one. With one, you can reach your games from any device. No email needed.
account-known = You are signed in as { $login }.
account-in = You are signed in.
account-out = You are signed out.
login = Login
password = Password
log-in = Sign in
log-out = Sign out
make-account = Create account
log-out-everywhere = Sign out everywhere
account-out-everywhere = You are signed out on every device.
change-password = Change password
present-password = Current password
new-password = New password
password-about = At least 8 characters. Your other devices will have to sign in again.
password-changed = Your password is changed. Your other devices are signed out.
delete-account = Delete account
delete-about = Your login, name and notification settings are removed. A bot plays on for you in games that are not over. Finished games stay with the people you played with, under the name you had there. This cannot be undone.
delete-for-good = Delete my account for good
account-deleted = Your account is deleted. You are a guest again.
