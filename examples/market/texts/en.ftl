# Everything a player reads in Street Market, in English.

title = Street Market
tagline = Twelve crates, one purse: outbid your neighbours, but keep a coin for the last one
about =
    Crates of fruit, cloth, spice and lamps come out of the bag and are sold one by one. Whoever has most of a good scores for it, full sets score too, and coins left over are worth a little. A game for two to four that takes ten minutes.

## The rules

chapter-M1 = Set-up
clause-M1-1 = 2 to 4 people play. Everyone has a purse of 20 coins (the table may agree on 5 to 60), and the bag holds 20 crates: five each of fruit, cloth, spice and lamps.
clause-M1-2 = Who opens the first auction is drawn by lot.

chapter-M2 = The auction
clause-M2-1 = A crate is drawn from the bag. From the opener on, clockwise, everyone in turn bids or passes; who passes is out of this auction.
clause-M2-2 = A bid is a whole number of coins, higher than every bid before it, and no more than the bidder has in hand.
clause-M2-3 = When only the highest bidder is left, they pay the bank and take the crate. If all pass, the crate is thrown away. Then the player to the opener's left opens the next auction.

chapter-M3 = The end
clause-M3-1 = After twelve crates the market closes. The other eight stay in the bag.
clause-M3-2 = Every crate is worth 1 point, every five coins left 1 point. Whoever alone has most crates of a good scores 4 points for it, and every full set of the four goods scores 3.
clause-M3-3 = Most points win; if tied, more coins; if still tied, the win is shared.

## Options

option-purse = Coins in the purse
option-purse-about = How many coins everyone begins with.

## Names

good-fruit = fruit
good-cloth = cloth
good-spice = spice
good-lamps = lamps
phase-starting = the market opens
phase-drawing = the next crate is drawn
phase-bidding = bid for the crate
phase-over = the market has closed

field-phase = Now
field-opener = Opens
    .seat = №
field-crate = For sale
field-left = Crates to come
field-bid = Highest bid
field-bidder = Highest bidder
    .seat = №
field-speaker = To speak
    .seat = №
field-bag = In the bag
field-seats = Players
field-cash = Coins
field-crates = Crates
label-cash = Coins

## Moves

move-bid = Bid { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
move-pass = Pass
move-open = { $player } opens
move-draw = A crate of { $good }

## What is told

event-opened = { $player } opens the market.
event-drawn = A crate of { $good } is for sale.
event-bid_made = { $player } bids { $amount }.
event-passed = { $player } passes.
event-sold = { $player } buys the { $good } for { $amount }.
event-thrown_away = Nobody wants the { $good }: thrown away.
event-closed = The market closes.
event-scored = { $player }: { $points } { $points ->
    [one] point
   *[other] points
}.
event-won = { $player } wins with { $points }.

## What is refused

refusal-game_over = The market has closed.
refusal-natures_move = Chance does that, not a player.
refusal-not_your_move = It is { $player } who speaks now.
refusal-wrong_moment = Not now: { $phase }.
refusal-bid_too_low = Bid at least { $amount }.
refusal-bid_over_cash = You have only { $cash } in hand.
