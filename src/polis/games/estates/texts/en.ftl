# Everything a player reads in The Estates, in English.

title = The Estates
tagline = Auctions, towers and treachery: a finished row makes you rich, an unfinished one ruins you
about =
    Investors buy floors and roofs at auction and build three rows by the River together. Once two rows are complete it is all over: buildings in complete rows score, those in incomplete rows cost just as much. Barriers change how long a row must be, the mayor doubles gains and losses, and a cheque stashed in time can decide it all.

# What the game is about, told before one's first move. ``$rounds`` and the like are what the table agreed on.
goal-win =
    Have the most points. Buildings score for you in complete rows and cost you as much in incomplete ones. { $rounds ->
        [1] A row is complete when it is full and every building has a roof.
       *[other] { $rounds } rounds add up; { $two_wins_id ->
            [any] two won rounds win at once.
           *[in_a_row] two rounds won in a row win at once.
        }
    }
goal-turn = Put any free piece up for auction. Each of the others bids once or passes. Then sell it to the highest bidder, or pay them as much and keep it. Whoever gets it places it.
goal-watch = A building belongs to the colour on top. The mayor doubles a row, losses too. Two complete rows end the round at once.

## The rules

chapter-E1 = Set-up
clause-E1-1 = 2 to 5 people play. The board has three rows of 10 lots; the rows run from the Street across the River, with 4 lots of each before the River and 6 beyond it.
clause-E1-2 = There are 36 floors: six colours, each with the numbers 1 to 6. 24 floors drawn at random lie open in three lines of 8; the other 12 take no part in the round.
clause-E1-3 = The 12 roofs, two of each number from 1 to 6, are shuffled and lie face down. Barriers 1, 2 and 3, the cancel cube, the mayor and six company certificates, one of each colour, wait beside the board.
clause-E1-4 = Everyone starts the game with 12 cheques of a million dollars each; who goes first is drawn by lot. Nobody has to show their money. Our ruling: all payments are made openly, and all see when someone stashes a cheque, so the money of others can be counted. The table may agree to play with open money, or to hide even whether a player stashes a cheque.

chapter-E2 = A turn
clause-E2-1 = At the start of their turn a player may put exactly one cheque from hand into their private stash. That money may not be spent before the end of the round, and nobody may look into another player's stash.
clause-E2-2 = Then they must choose one available piece and put it up for auction. Whoever gets the piece places it on the board at once or, where allowed, removes it from the game. After that it is the turn of the next player clockwise.
clause-E2-3 = A player may offer the floor at either end of any of the three lines; a roof, while roofs are left and at least one building has none; a barrier, the mayor or the cancel cube, while it is neither on the board nor removed from the game. The cancel cube is available even with no barrier on the board, but can then only be removed. Anyone may offer, buy and place a floor of any colour, whoever holds its certificate. Our ruling: a floor may be offered only if it could be placed somewhere at that moment.
clause-E2-4 = A roof for auction is drawn at random from those lying face down and turned over before the first bid. It must then be auctioned: there is no going back.

chapter-E3 = The auction
clause-E3-1 = Clockwise from the auctioneer's left, each of the other players once either bids or passes. A bid is a whole number of cheques, at least 1, higher than every bid before it, and no more than the bidder has in hand. Our ruling: a player who cannot outbid passes automatically.
clause-E3-2 = Then the auctioneer decides: either they sell the piece to the highest bidder and are paid the bid, or they keep the piece and pay the highest bidder that same amount. Our ruling: the piece can be kept only with enough cheques in hand.
clause-E3-3 = If everybody passes, the auctioneer takes the piece for nothing.

chapter-E4 = Floors and certificates
clause-E4-1 = The first floor of a row goes on the lot next to the Street; every later one goes on top of a floor in that row or on the row's next empty lot, with no gaps. A row is built only up to its length: 4 lots at first, later as barriers change it. Nothing is built on a barrier's lot or beyond it.
clause-E4-2 = A floor placed on top must have a strictly lower number than the floor directly below it. No floor goes on a roof.
clause-E4-3 = The five white lots hold only one floor, not counting the roof. They are lots 1 and 7 of the top row, 3 and 5 of the middle row and 2 of the bottom row, counted from the Street.
clause-E4-4 = Whoever gets a floor or a roof must place it on the board. A barrier, the mayor and the cancel cube may be removed from the game instead.
clause-E4-5 = Whoever places the first floor of a colour on the board takes the company certificate of that colour and keeps it to the end of the round. One player may hold several certificates.
clause-E4-6 = The number of any floor in any building, even one under other floors or a roof, may be looked at any time. A lot never holds more than 6 floors.

chapter-E5 = Roofs
clause-E5-1 = A roof goes on any building without one, your own or another's. The building is then finished, and nothing more can be added to it.

chapter-E6 = Barriers
clause-E6-1 = A barrier with the number 1, 2 or 3 lengthens or shortens one row by as many lots, counted from its present length. Whoever gets the barrier chooses the row and the direction, or removes the barrier from the game.
clause-E6-2 = The barrier stands on the empty lot just after the last one to be built, and earlier barriers of the row move there too. Barriers of one row add up: −2 and then +3 give a length of 5.
clause-E6-3 = A complete row may be lengthened too; it is then incomplete again.
clause-E6-4 = A row may not be made shorter than what is already built in it. Our ruling: a row's length is at least 1 and at most 9 lots, since the barrier needs an empty lot of the board just after the last one to be built.

chapter-E7 = The mayor and the cancel cube
clause-E7-1 = The mayor is placed on the Street before one of the rows and never moves again, or is removed from the game. All points of that row are doubled, gains and losses alike.
clause-E7-2 = The cancel cube lifts one barrier off the board, and both leave the game; the cube may also be removed unused. The row's length is again 4, changed by the barriers that remain in it.
clause-E7-3 = A barrier may not be lifted if the row would become shorter than what is already built in it. Our ruling: nor if it would become shorter than 1 lot, as when +2, −1 and −3 stand in an empty row and the +2 is lifted. Without a shortening barrier a complete row may become incomplete again; without a lengthening one a row may become complete and end the round.

chapter-E8 = End of the round and scoring
clause-E8-1 = The round ends at once when two rows are complete. A row is complete when it is built to its full length and every building has a roof.
clause-E8-2 = The round also ends when the roofs or the floors have run out: no roof lies face down, or all three lines are empty. Our ruling: this is checked every time a piece has been placed or removed; unsold barriers and the cancel cube do not prolong the round. The table may agree on another reading (option “End of the round”): play goes on without floors until the roofs are gone or every building has one.
clause-E8-3 = Buildings, roofed or not, score in complete rows and cost points in incomplete ones; there may be no complete row at all. A building is worth the sum of its floors and its roof, and all these points go to the holder of the certificate of its top floor's colour.
clause-E8-4 = The points of the mayor's row are doubled. Each cheque in the stash is worth 1 point; cheques in hand are worth none. Most points win; if tied, more cheques in hand and stash together; if still tied, the win is shared.
clause-E8-5 = An example: the floors and the roof of a building add up to 9, and its top floor is blue. In a complete row it brings the holder of the blue certificate 9 points, in an incomplete row it costs them 9, and with the mayor in front of the row it is 18.

chapter-E9 = Several rounds
clause-E9-1 = The table may agree on several rounds. The points of the rounds are added up, and the highest total wins even if it is negative. Whoever wins two rounds in a row wins the whole game at once; the table may agree that any two won rounds will do.
clause-E9-2 = Each later round is set up anew, and a new first player is drawn by lot, but no more cheques are given out: everyone plays with their own, and the money in the stash returns to hand. A player without cheques plays on.
clause-E9-3 = Our ruling: the winner of a round is found as in a game of one round; a shared round counts towards nobody's two wins. If totals are tied, more cheques in hand and stash after the last round win; if still tied, the win is shared.

## What the table agrees on

option-money = Money
option-money-about = What players see of each other's money. With secret money not even stashing a cheque is seen, so nobody passes automatically and everyone answers for themselves.
option-money-hidden = Hidden
option-money-open = Open
option-money-secret = Secret
option-rounds = Rounds
option-rounds-about = How many rounds to play. Points add up, and cheques carry over from round to round.
option-two_wins = Early win
option-two_wins-about = Which two won rounds win the whole game at once.
option-two_wins-in_a_row = Two rounds in a row
option-two_wins-any = Any two rounds
option-ending = End of the round
option-ending-about = What ends a round in which two rows have not been completed. To the letter of the rules: the last roof or the last floor. Otherwise floors may run out, and play goes on while a building can still get a roof.
option-ending-floors_or_roofs = Roofs or floors run out
option-ending-nothing_to_finish = Nothing is left to finish

## The box

component-board = Board
component-board-about = Three rows of 10 lots: 4 before the River and 6 beyond it. Five white lots hold only one floor.
component-floors = Floors
component-floors-about = 36 cubes: six colours with the numbers 1 to 6. A round uses 24 of them, in three lines of 8.
component-roofs = Roofs
component-roofs-about = 12 roofs, two of each number from 1 to 6, lying face down.
component-barriers = Barriers
component-barriers-about = Barriers 1, 2 and 3 lengthen or shorten a row by as many lots.
component-money = Cheques
component-money-about = 60 cheques of a million dollars each; every player starts with 12.

## Names

colour-blue = blue
colour-green = green
colour-grey = grey
colour-yellow = yellow
colour-red = red
colour-purple = purple

row-top = top row
row-middle = middle row
row-bottom = bottom row

floor-blue1 = blue floor 1
floor-blue2 = blue floor 2
floor-blue3 = blue floor 3
floor-blue4 = blue floor 4
floor-blue5 = blue floor 5
floor-blue6 = blue floor 6
floor-green1 = green floor 1
floor-green2 = green floor 2
floor-green3 = green floor 3
floor-green4 = green floor 4
floor-green5 = green floor 5
floor-green6 = green floor 6
floor-grey1 = grey floor 1
floor-grey2 = grey floor 2
floor-grey3 = grey floor 3
floor-grey4 = grey floor 4
floor-grey5 = grey floor 5
floor-grey6 = grey floor 6
floor-yellow1 = yellow floor 1
floor-yellow2 = yellow floor 2
floor-yellow3 = yellow floor 3
floor-yellow4 = yellow floor 4
floor-yellow5 = yellow floor 5
floor-yellow6 = yellow floor 6
floor-red1 = red floor 1
floor-red2 = red floor 2
floor-red3 = red floor 3
floor-red4 = red floor 4
floor-red5 = red floor 5
floor-red6 = red floor 6
floor-purple1 = purple floor 1
floor-purple2 = purple floor 2
floor-purple3 = purple floor 3
floor-purple4 = purple floor 4
floor-purple5 = purple floor 5
floor-purple6 = purple floor 6

# ``.the``: in a sentence; ``.won``: as its winner places it.
piece-left1 = floor at the left end of line 1
    .the = the floor at the left end of line 1
    .won = the floor
piece-right1 = floor at the right end of line 1
    .the = the floor at the right end of line 1
    .won = the floor
piece-left2 = floor at the left end of line 2
    .the = the floor at the left end of line 2
    .won = the floor
piece-right2 = floor at the right end of line 2
    .the = the floor at the right end of line 2
    .won = the floor
piece-left3 = floor at the left end of line 3
    .the = the floor at the left end of line 3
    .won = the floor
piece-right3 = floor at the right end of line 3
    .the = the floor at the right end of line 3
    .won = the floor
piece-roof = roof
    .the = a roof
    .won = the roof
piece-barrier1 = barrier 1
    .the = barrier 1
    .won = barrier 1
piece-barrier2 = barrier 2
    .the = barrier 2
    .won = barrier 2
piece-barrier3 = barrier 3
    .the = barrier 3
    .won = barrier 3
piece-mayor = mayor
    .the = the mayor
    .won = the mayor
piece-cancel = cancel cube
    .the = the cancel cube
    .won = the cancel cube

# What is to be done now; read after "it is time to".
phase-dealing = wait until the floors are laid out
phase-who_begins = wait until the first player is drawn
phase-choosing = choose a piece and put it up for auction
    .ask = Put a piece up
    .them = what to put up
    .cost = Putting it up is free; whoever gets it pays its price in cheques.
phase-turning = wait until the roof is turned over
phase-bidding = bid or pass
    .ask = Bid or pass?
    .them = bid or pass?
    .cost = You pay your bid only if the piece becomes yours.
phase-deciding = decide whether to sell the piece or keep it
    .ask = Sell or keep?
    .them = sell or keep?
phase-placing = place the piece just won
    .ask = Place it
    .them = where to place it
phase-over = look at the result: the game is over

## Moves

move-stash = Stash a cheque
move-abstain = Stash nothing
move-offer = Offer { $piece_the }
move-bid =
    { $amount ->
        [one] Bid { $amount } cheque
       *[other] Bid { $amount } cheques
    }
move-pass = Pass
move-sell = Sell
move-keep = Keep it and pay
move-build = Place the floor on lot { $lot } of the { $row }
move-roof = Place the roof on lot { $lot } of the { $row }
move-extend = Lengthen the { $row }
move-shorten = Shorten the { $row }
move-mayor = Place the mayor in front of the { $row }
move-lift = Lift barrier { $barrier }
move-discard = Remove from the game
move-begin = { $player } begins
move-deal = Lay out { $floor }
move-turn = Turn over roof { $roof }

## Events

event-round_began = Round { $round }: { $player } begins.
event-floor_dealt = Into the lines: { $floor }.
event-stashed = { $player } stashes a cheque.
event-offered_floor = { $player } puts { $floor } up for auction.
event-offered = { $player } puts { $piece_the } up for auction.
event-roof_turned = The roof is turned over: it is a { $roof }.
event-bid_made =
    { $amount ->
        [one] { $player } bids { $amount } cheque.
       *[other] { $player } bids { $amount } cheques.
    }
event-passed = { $player } passes.
event-cannot_overbid = { $player } passes, unable to outbid.
event-sold =
    { $amount ->
        [one] { $player } sells: { $other } pays { $amount } cheque and takes the piece.
       *[other] { $player } sells: { $other } pays { $amount } cheques and takes the piece.
    }
event-kept =
    { $amount ->
        [one] { $player } keeps the piece and pays { $amount } cheque for it to { $other }.
       *[other] { $player } keeps the piece and pays { $amount } cheques for it to { $other }.
    }
event-taken_free = No bids: { $player } takes the piece for nothing.
event-floor_built = { $player } places { $floor } on lot { $lot } of the { $row }.
event-certificate_taken = { $player } takes the { $colour } certificate.
event-roof_placed = { $player } places roof { $roof } on lot { $lot } of the { $row }.
event-row_extended =
    { $count ->
        [one] { $player } places barrier { $barrier }: the { $row } is lengthened to { $count } lot.
       *[other] { $player } places barrier { $barrier }: the { $row } is lengthened to { $count } lots.
    }
event-row_shortened =
    { $count ->
        [one] { $player } places barrier { $barrier }: the { $row } is shortened to { $count } lot.
       *[other] { $player } places barrier { $barrier }: the { $row } is shortened to { $count } lots.
    }
event-mayor_seated = { $player } places the mayor in front of the { $row }: its points will double.
event-barrier_lifted =
    { $count ->
        [one] { $player } lifts barrier { $barrier }: the { $row } is now { $count } lot long.
       *[other] { $player } lifts barrier { $barrier }: the { $row } is now { $count } lots long.
    }
event-discarded = { $player } removes { $piece_the } from the game.
event-row_completed = The { $row } is complete.
event-row_reopened = The { $row } is incomplete again.
event-ended_by_rows = Two rows are complete: the round is over.
event-ended_by_roofs = No roofs are left: the round is over.
event-ended_by_floors = No floor can be placed and every building has its roof: the round is over.
event-row_scored =
    { $points ->
        [one] { $player }: { $points } point for the { $row }.
       *[other] { $player }: { $points } points for the { $row }.
    }
event-stash_scored =
    { $points ->
        [one] { $player }: { $points } point for a cheque in the stash.
       *[other] { $player }: { $points } points for cheques in the stash.
    }
event-round_score =
    { $points ->
        [one] { $player }: { $points } point in all for the round.
       *[other] { $player }: { $points } points in all for the round.
    }
event-round_won = { $player } wins the round.
event-round_shared = The round is shared: points and cheques are level.
event-match_won =
    { $points ->
        [one] { $player } wins the game with a total of { $points } point.
       *[other] { $player } wins the game with a total of { $points } points.
    }
event-match_shared =
    { $points ->
        [one] { $player } shares the win with a total of { $points } point.
       *[other] { $player } shares the win with a total of { $points } points.
    }
event-won_by_two = { $player } wins a second round, and with it the whole game.
event-ended_without_floors = No floors are left: the round is over.
event-tie_broken = Points are level at { $points }, but { $player } is ahead with more cheques in hand and stash together: { $amount }.
event-total_tie_broken = Totals are level at { $points }, but { $player } is ahead with more cheques in hand and stash together: { $amount }.

## Refusals

refusal-game_over = The game is over; there are no more moves. You can look through the record or start a new game.
refusal-not_your_move = It is not your move now: { $player } is to move. Wait for your turn.
refusal-wrong_moment = That move is not possible now: it is time to { $phase }.
refusal-no_cheque = You have no cheque in hand to stash. Put a piece up for auction.
refusal-stashed_already = A cheque may be stashed once a turn, and you have already decided this turn. Put a piece up for auction.
refusal-stash_first = With secret money you first decide whether to stash a cheque. Stash one or stash nothing, then offer a piece.
refusal-line_empty = You cannot offer { $piece_the }: no floors are left in that line. Choose another piece.
refusal-one_floor_left = You cannot offer { $piece_the }: one floor is left in that line, and it counts as the left end. Offer it from the left.
refusal-floor_fits_nowhere = You cannot offer { $floor }: there is nowhere to place it now. Choose another piece.
refusal-no_roofs_left = No roofs are left. Choose another piece.
refusal-nothing_to_roof = A roof has nowhere to go yet: no building on the board lacks one. Choose another piece.
refusal-piece_gone = You can no longer offer { $piece_the }: it has already been auctioned. Choose another piece.
refusal-bid_too_low =
    { $amount ->
        [one] That bid is too low: it takes at least { $amount } cheque. Bid more or pass.
       *[other] That bid is too low: it takes at least { $amount } cheques. Bid more or pass.
    }
refusal-bid_over_cash =
    { $amount ->
        [one] That bid is too high: you have { $amount } cheque in hand, and the stash does not count. Bid less or pass.
       *[other] That bid is too high: you have { $amount } cheques in hand, and the stash does not count. Bid less or pass.
    }
refusal-keep_over_cash =
    { $amount ->
        [one] You cannot afford to keep the piece: that takes { $amount } cheque from your hand. You have to sell.
       *[other] You cannot afford to keep the piece: that takes { $amount } cheques from your hand. You have to sell.
    }
refusal-piece_is_other = That move is for another piece: you have to place { $piece_won }. Choose where.
refusal-must_be_placed = You cannot remove { $piece_won } from the game: floors and roofs must be placed. Choose where.
refusal-gap = No lot may be skipped. The next empty lot of the { $row } is { $lot }.
refusal-beyond_limit =
    { $count ->
        [one] That is too far: the { $row } now takes only the first lot from the Street. Choose a nearer lot or another row.
       *[other] That is too far: the { $row } now takes only the first { $count } lots from the Street. Choose a nearer lot or another row.
    }
refusal-too_tall = The top here is { $floor }, and only a floor with a lower number goes on it. Choose another building or an empty lot.
refusal-on_roof = This building has its roof and cannot go higher. Choose another building or an empty lot.
refusal-white_lot = Lot { $lot } of the { $row } is white: it holds only one floor. Choose another place.
refusal-no_building = There is no building on lot { $lot } of the { $row } to put a roof on. Choose a building without a roof.
refusal-roofed_already = The building on lot { $lot } of the { $row } already has a roof. Choose a building without one.
refusal-too_short =
    { $count ->
        [one] The row cannot be made that short: { $count } lot of the { $row } is already built. Choose another row, lengthen this one, or remove the barrier from the game.
       *[other] The row cannot be made that short: { $count } lots of the { $row } are already built. Choose another row, lengthen this one, or remove the barrier from the game.
    }
refusal-below_one = The { $row } cannot be made that short: at least 1 lot must remain. Choose another row, lengthen this one, or remove the barrier from the game.
refusal-too_long = The { $row } cannot be made that long: a row has at most 9 lots to be built, so that the board still has room for the barrier. Choose another row, shorten this one, or remove the barrier from the game.
refusal-barrier_not_there = Barrier { $barrier } is not on the board. Choose one that is, or remove the cancel cube from the game.
refusal-lift_too_short =
    { $count ->
        [one] Barrier { $barrier } cannot be lifted: { $count } lot of the { $row } is already built, and the row would become shorter than that. Choose another barrier, or remove the cancel cube from the game.
       *[other] Barrier { $barrier } cannot be lifted: { $count } lots of the { $row } are already built, and the row would become shorter than that. Choose another barrier, or remove the cancel cube from the game.
    }
refusal-lift_below_one = Barrier { $barrier } cannot be lifted: without it the { $row } would have no lot left. Choose another barrier, or remove the cancel cube from the game.
refusal-natures_move = That is decided by chance, not by a player. Wait: it happens by itself.

## Labels of the page and the terminal; they may use $count and $total

label-many-floor_dealt = { $count } floors are laid out.
label-street = Street
label-river = River
label-row-complete = Complete row
label-row-incomplete = Incomplete row
label-required = To be built
label-built = Built
label-white-lot = White lot: one floor only
label-worth = Worth of the building
label-owner = Owner
label-cash = In hand
label-stash = In the stash
label-hidden = hidden
label-cheques =
    { $count ->
        [one] { $count } cheque
       *[other] { $count } cheques
    }
label-lots =
    { $count ->
        [one] { $count } lot
       *[other] { $count } lots
    }
label-points-of =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-certificate = Certificate
label-certificates = Certificates
label-lines = Floors for sale
label-beside = Beside the board
label-barriers = Barriers
label-mayor = Mayor
label-cancel = Cancel cube
label-roofs-left = Roofs left
label-auctioneer = Auctioneer
label-highest-bid = Highest bid
label-no-bids = No bids yet
label-round = Round
label-round-of = Round { $count } of { $total }
label-rounds-won = Rounds won
label-points = Points
label-total = Total points
label-doubled = Points are doubled
label-player = Player
label-hammer = Under the hammer
label-sign-blue = Bl
label-sign-green = Gn
label-sign-grey = Gy
label-sign-yellow = Ye
label-sign-red = Re
label-sign-purple = Pu

## The board in words

ui-plan = Plan of the city: three rows of lots
ui-lot = { $row }, lot { $lot }
ui-empty = empty
ui-beyond = beyond the end of the row
ui-roofed = roof { $roof }
ui-roofless = no roof
ui-worth = worth { $worth }
ui-owned = owner: { $name }
ui-row = { $row }: { $built } of { $required } built
ui-row-now = If the round ended now: { $points }
ui-unclaimed = nobody's yet
ui-line = Line { $line }: { $floors }.
ui-builds = To place: { $name }
ui-no-bids = No bids
ui-speaks = To bid: { $name }
ui-chooses = Choosing: { $name }
ui-decides = To decide: { $name }

## The first lesson, step by step

tutorial-offer = Your first turn. All build the three rows together; in the end buildings in complete rows score, and those in incomplete rows cost just as much. Every turn one piece goes under the hammer. High numbers carry tall buildings: put up the blue 6 at the left end of the first line.
tutorial-keep = Each of the others has spoken once; the highest bid is 2 cheques. You choose: sell for that money, or pay as much and keep the piece. Keep it: the first floor of a colour brings its certificate.
tutorial-build = Build in the top row, on the lot next to the Street. It is white and holds one floor only, so nobody can build over you there.
tutorial-bid = Blue is yours now: every building with a blue top counts for you. A rival puts up the red 5, and you are asked once. Pass, or bid 1 cheque.
tutorial-bid-1 = Nobody bid, so the rival took the red 5 for nothing.
tutorial-bid-2 = The rival wanted the red 5 and paid you your cheque to keep it. A small bid for what somebody else needs is cheap.
tutorial-price = Now the other rival offers the green 4. You do not need it. Pass, or bid 1 cheque: the others must go higher then.
tutorial-price-1 = You stayed out. The next one bid 3, and the auctioneer paid as much to keep the floor.
tutorial-price-2 = You were outbid at 3, so it cost you nothing; the auctioneer paid 3 to keep the floor. Cheques only go round among you.
tutorial-stash = Your turn again. Before you offer anything you may stash one cheque: a point at the end, but it can no longer be spent. Stash one, or save it and offer barrier 3 at once.
tutorial-stash-1 = One point is safe.
tutorial-stash-2 = The cheque stays in hand for the auctions.
tutorial-barrier = Put up barrier 3: it makes a row three lots longer or shorter.
tutorial-shorten = Nobody bid, so the barrier is yours for nothing. Shorten the top row: a single lot is left, and your building stands on it.
tutorial-roof-bid = A row is complete when it is built to its length and every building has a roof. Yours lacks only that, and a rival offers one; its number is added to the building. Bid 1 or 2 cheques.
tutorial-roof-bid-1 = 1 cheque was enough.
tutorial-roof-bid-2 = Yours for 2. A bid is made only once, and this roof is worth being sure of.
tutorial-roof = Cover your building in the top row.
tutorial-mayor-bid = The top row is complete, and your building scores. Now the mayor is for sale: he doubles the points of one row, losses too. Bid 1 or 2 cheques.
tutorial-mayor-bid-1 = The mayor is yours for 1 cheque.
tutorial-mayor-bid-2 = The mayor is yours: nobody dared to go over 2.
tutorial-mayor = Place the mayor in front of the top row. He stays there for good.
tutorial-blue = A building belongs to the colour on top, and blue is yours. Offer the blue 3 at the right end of the first line.
tutorial-blue-keep = Only 1 cheque is bid. Pay it and keep the floor.
tutorial-takeover = A floor goes on top of a higher number. Put the blue 3 on the red 5 in the middle row: the whole building is yours then, and it is worth 8.
tutorial-attack = Its old owner strikes back with barrier 1: your complete row could become incomplete again. The rival wants it at any price. Pass, or bid 1 cheque.
tutorial-attack-1 = The barrier came for nothing. The top row is one lot longer and incomplete: with the mayor it costs you double.
tutorial-attack-2 = The rival paid you 1 cheque for it. But the top row is one lot longer and incomplete: with the mayor it costs you double.
tutorial-ally = The other rival owns the green building in the middle row and wants that row complete, as you do now. Barrier 2 is up: pass, or bid 1 cheque.
tutorial-ally-1 = The middle row was shortened to two lots. Interests met, and it cost nobody anything.
tutorial-ally-2 = The middle row was shortened to two lots, and you were paid 1 cheque.
tutorial-cancel = Time to mend the top row. The cancel cube takes one barrier off the board: put it up.
tutorial-cancel-keep = 2 cheques are bid against you. A doubled row is worth far more: pay and keep the cube.
tutorial-lift = Lift barrier 1 off the top row. One lot is enough again, and the row is complete.
tutorial-yellow = The yellow 2 is of no use to you. Pass, or bid 1 cheque and see whether you are paid for it.
tutorial-yellow-1 = The rival took it for nothing and began the bottom row.
tutorial-yellow-2 = It worked: you were paid 1 cheque. But a bluff may stick, and then you pay.
tutorial-their-roof = A roof is up, and the middle row lacks two. It will go on the green building and helps you too. Pass, or bid 1 cheque.
tutorial-their-roof-1 = The green building is covered.
tutorial-their-roof-2 = The green building is covered, and you were paid 1 cheque for the roof.
tutorial-last-roof = You are ahead, and two complete rows end the game at once. In the middle row only your own building lacks a roof: offer one.
tutorial-last = 2 cheques are bid. Sell, and the buyer completes the row for you both; or pay 2 and cover the building yourself.
tutorial-last-1 = You took the money, and the rival completed the row.
tutorial-last-2 = The roof is yours, and nobody can put it elsewhere.
tutorial-last-cover = Cover your building in the middle row.
tutorial-end = That is all. Buildings in complete rows score for the owner of their top floor, in incomplete rows they cost as much, the mayor's row counts twice, and every stashed cheque is a point. Now for a real game!
tutorial-watch = The others are playing. Watch what changes on the board and in the auction.
tutorial-free-choosing = You went your own way, and rightly so: from here on it is a real game. You may stash a cheque; then offer any of the pieces that glow.
tutorial-free-bidding = Bid more than the last one, or pass. Think of who will get the piece and where it will go.
tutorial-free-deciding = The bidding is over. Sell the piece and take the money, or pay as much and keep it.
tutorial-free-placing = The piece is yours. The places where it may go are glowing.

## Numbers of the box and parts of a position, where nothing draws them. ``.seat``: the number is a seat's.

field-auction = Under the hammer
field-barrier = Barrier
field-barriers = Barriers
field-before_river = Lots before the River
field-beside = Beside the board
field-bid = Bid
field-bidder = Highest bidder
    .seat = №
field-builder = Places it
    .seat = №
field-built = Built up
field-cash = In hand
field-champion = Early winner
    .seat = №
field-cheques = Cheques each at the start
field-colours = Colours
field-companies = Certificates
    .seat = №
field-complete = Complete
field-copies = Of each
field-effect = Change of the row
field-floor = Floor
field-floors = Floors
field-line = Floors in a line
field-lines = Lines of floors
field-lots = Lots
field-mayor = Mayor
field-numbers = Floors of each colour
field-owner = Owner
    .seat = №
field-phase = What is being done
field-piece = Piece
field-points = Points
field-required = To be built up
field-roof = Roof
field-roofs = Roofs left
field-round = Round
field-rounds = Rounds in all
field-rows = Rows
field-seats = Players
field-settled = Cheque put away
field-sign = Sign of the points
field-speaker = Whose word it is
    .seat = №
field-stash = In the stash
field-step = Number of the barrier
field-total = In all
field-turn = Whose turn
    .seat = №
field-values = Numbers
field-white = White lots
field-wins = Rounds won
field-worth = Worth of the building

## Where rules and numbers come from, where that is not the rulebook alone

clause-E1-1-note = 2 to 5 players and ten lots in a row are those of the published box and board.
clause-E1-3-note = The numbers on the roofs come from two independent descriptions.
clause-E1-4-note = Public payments, open money and secret money are rulings of ours.
clause-E2-3-note = Offering only a floor that can be placed is a ruling of ours, as in public descriptions.
clause-E3-1-note = Overbidding is in the publisher's English rules; passing automatically is a ruling of ours.
clause-E3-2-note = Keeping only with enough cash is a ruling of ours.
clause-E4-3-note = Which lots are white is seen on a scan of the published board.
clause-E6-4-note = The limits of 1 and 9 lots are a ruling of ours.
clause-E7-3-note = That a row keeps at least one lot is a ruling of ours.
clause-E8-2-note = When it is checked is a ruling of ours; the wording allows another reading, which can be played too.
clause-E8-4-note = A shared win is a ruling of ours.
clause-E9-1-note = Any two wins: so the publisher's English rules.
component-board-note = A scan of the published board; lots are counted from the Street.
component-roofs-note = Two independent descriptions; the rulebook gives the total only.

## Words of the box's sheets

field-row = Row from the top

# What a player could do

could-sell =
    { $amount ->
        [one] Sell: { $other } pays you { $amount } cheque
       *[other] Sell: { $other } pays you { $amount } cheques
    }
could-keep =
    { $amount ->
        [one] Keep it: you pay { $other } { $amount } cheque
       *[other] Keep it: you pay { $other } { $amount } cheques
    }
could-certificate = First { $colour } floor: it brings the { $colour } certificate
could-unclaimed = Nobody has { $colour }: this floor takes the certificate
could-last_roof = One roof finishes the { $row }: you +{ $gain }, { $other } +{ $their_gain }
could-last_lot = A roofed house finishes the { $row }: you +{ $gain }, { $other } +{ $their_gain }
## Where the points came from

source-row_top = Top row
source-row_middle = Middle row
source-row_bottom = Bottom row
source-mayor = The mayor
source-stash = Stash
source-earlier = Earlier rounds
