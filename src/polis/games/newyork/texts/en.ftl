# Everything a player reads in New York City, in English.

title = New York City
tagline = Six auctions a round: press, dollars, people, plans, prestige and skyscrapers
about =
    Architects fill six districts of New York. Each round the players collect cards and bid in six auctions: for influence on the press, money, staff, building plans, the prestige of districts and the skyscrapers themselves. What counts in the end is who has the most skyscrapers in the districts worth most. Instead of people, or beside them, Tom may play: a rival whose moves follow from the rules.

# What the game is about, told before one's first move.
goal-win = Have the most points after five rounds. They come from skyscrapers, where you have more of them than others in a district, from characters, and from prestige.
goal-turn = Take two pairs of cards, then pay with them in six auctions, one after another. Everyone who bids gets as much as they bid; the highest bid gets more.
goal-watch = Skyscrapers come from your supply: building plans fill it, the last auction builds in the mayor's district. Influence on the press breaks ties. Jokers alone are no bid.

## The rules

chapter-N1 = Components and set-up
clause-N1-1 = 2 to 4 play: people, bots and Toms in any mix. A game has 5 rounds, each of the phases 0, I, II and III; then points are counted.
clause-N1-2 = There are six districts: Manhattan, Brooklyn, Queens, Bronx, Staten Island and Jersey City.
clause-N1-3 = The deck has 105 cards, 15 of each of seven kinds: press, dollars, office centre, building plan, prestige, skyscraper and joker. Our ruling: discards lie open, and are shuffled into a new deck when it runs out.
clause-N1-4 = 76 characters: 12 light-backed starters (7 of value 1 and 5 of value 5) and 64 dark-backed ones in piles by value from 1 to 5. Four of each dark pile lie open.
clause-N1-5 = The starters form 5 face-down piles of one tile of value 1 and one of value 5; the two tiles left over leave the game. One pile more than there are players is turned up; a face-down one may be taken blind.
clause-N1-6 = Each district gets a random movement token, A, B, C, D, E or X, and a random base value: 6, 7, 8, 8, 9 or 10.
clause-N1-7 = 10 prestige tokens are shuffled face down. The bonus of the Statue of Liberty can be gained. 10 vehicles stand on their routes: two each of taxi, bus, tram, metro and ship.
clause-N1-8 = Every district has 2 neutral skyscrapers. The neutral marker stands on space 8, 7 or 6 of the press track with 2, 3 or 4 players.
clause-N1-9 = Everybody, Toms too, has a skyscraper in the district with X (its sign is lost in the rules: our ruling), 0 points, and a marker in a random stack at the start of the press track. People also have 4 skyscrapers in their supply and 1 dollar.
clause-N1-10 = Each person gets 2 open cards: the reserve.
clause-N1-11 = In reverse order, from the least influence, each takes a pile of starters, face up or face down. The others leave the game.
clause-N1-12 = Dollars and skyscrapers never run out: the numbers in the box are no limit.
clause-N1-13 = Our ruling: a Tom is a player wherever their number matters; never more than four play. N9.3 and N9.4 change the set-up and the draft.

chapter-N2 = Press track and order
clause-N2-1 = Only the moved marker moves, not those on it. Further along means more influence; on one space the one on top is ahead. Nothing goes beyond space 15: there a newcomer goes under the others. Our ruling: there is a start before the 15 spaces, and a marker on space 15 keeps its place.
clause-N2-2 = Turns go by influence unless stated otherwise; the neutral marker does not count.
clause-N2-3 = Of equal highest bids the one with more influence wins, the neutral marker ignored. Equal numbers in a district are decided in the same way, but the neutral marker counts.

chapter-N3 = Characters
clause-N3-0 = The abilities of four characters alone are known for sure: Architect (24), Promoter (26), Editor (27) and Lamplighter (30). The others, like routes, prestige tokens and lamps, are our reconstruction; so are the names and portraits of all.
clause-N3-1 = A character shows its name, when it works (in phase I, II, III or at the end), its value from 1 to 5 and its ability.
clause-N3-2 = An ability of the phases I to III is used at most once a round, on one's turn in that phase, by putting 1 dollar on the character. The dollar goes to the general supply when the next round begins. Abilities of the end are free.
clause-N3-3 = One may have several copies of a character and use each once a round.
clause-N3-4 = At the end a character scores its value.
clause-N3-5 = Our ruling: a character of phase II is used on one's bidding turn and only with a bid of at least one real card or pair (except the Doorman); who passes takes the dollar back. Its bonus counts when bids are compared. A character taken in auction 3 works in the same round.

chapter-N4 = Phase 0: the round is set up
clause-N4-1 = Dollars on characters go to the general supply (not in round 1).
clause-N4-2 = The mayor goes to the next district by the alphabet, A in round 1 to E in round 5, and never to X. The token of the district left behind is flipped.
clause-N4-3 = Two prestige tokens are turned up.
clause-N4-4 = Each person draws 3 cards.
clause-N4-5 = Open pairs of cards are laid out: two for each player and one more, so 5, 7 or 9 with 2, 3 or 4 players.

chapter-N5 = Phase I: choosing cards
clause-N5-1 = In reverse order each takes a pair, then once more in the same order. The pair left over is discarded. A hand usually has 7 cards.
clause-N5-2 = When the pairs are taken, each may use characters of phase I. Hands may grow or shrink. Our ruling: this is done in order of influence, and the pair left over is discarded after that.

chapter-N6 = Phase II: six auctions
clause-N6-1 = In phase II cards of the hand may be swapped with the reserve as often as one likes; the reserve keeps its size (2 cards, unless a character has changed it; what is too many is discarded at the end of the round). Only cards of the hand are bid. Our ruling: swaps are made with each bidding decision and once more after auction 6. A list of moves names only swaps to a reserve this decision has not had yet, so that no play goes round in circles; any reserve of one's own cards, an earlier one too, is set up as a whole by a move of its own.
clause-N6-2 = In auction 1 the influence leader bids first, later the winner of the auction before; if nobody bid, the first bidder stays. Clockwise each bids or passes once.
clause-N6-3 = A bid is any number of cards of the auction's category, any number of jokers (but never jokers alone) and pairs of two identical cards of another category, each for one card. A joker with any other card is such a pair too. Bonuses of characters used are added.
clause-N6-4 = Our ruling: a set of cards is worth its best legal count; a joker beside a real card or a pair counts 1. So a joker and a card of another category make 1, and with one more joker 2.
clause-N6-5 = How many cards a hand has is public, which they are is not. Reserves are open. Where the table agrees so, cards that everybody saw go to a hand stay listed beside it.
clause-N6-6 = When all have decided, only bidders act; where the order matters (auctions 1, 3, 5, 6) by influence. All cards bid are discarded.
clause-N6-7 = The highest bid adds 1 to the action (auction 5 differs). Influence breaks ties.
clause-N6-8 = Auction 1, press: markers advance by the bid in the influence order of that moment, landing on top of others. The highest bidder makes the extra step in the same turn.
clause-N6-9 = Auction 2, dollars: each bidder gets the bid in dollars, the highest bidder one more.
clause-N6-10 = Auction 3, office centre: in influence order each takes one open character of at most the value of the bid (the highest bidder: one more). Our ruling: one may decline; of equal tiles the left one is taken. Rows are refilled to four when all have taken; for Tom see N9.7.
clause-N6-11 = Auction 4, building plan: each bidder takes as many skyscrapers as the bid from the general supply into their own, the highest bidder one more.
clause-N6-12 = Auction 5, prestige: each gains the bid in points. Then the highest bidder and after them the second, whatever their influence, may take an open prestige token and a vehicle of its colour, put the token in one of the two districts of its route and build a skyscraper there from the supply, or, if it is empty, move one there from another district. Our ruling: only the whole bonus can be declined, and it does not pass to a third. Tokens not used leave the game.
clause-N6-13 = Auction 6, skyscraper: each bidder builds as many skyscrapers as the bid, the highest bidder one more, from the supply in the mayor's district. Building is compulsory while there are any; with an empty supply as many may be moved there from other districts. Our ruling: if the supply has too few, they are built first, and the rest may be moved.
clause-N6-14 = The district bonus is checked only at the end of the auctions 5 and 6, while it can be gained: everybody then present in all six districts gains 4 points, Toms too. Our ruling: one completed in phase III waits for the next check.
clause-N6-15 = First the highest bidder (in auction 5 the second too) is fixed by the influence of that moment, then the actions follow in the same order. The winner of auction 1 stays the winner even if the order has changed.

chapter-N7 = Phase III and the end of the round
clause-N7-1 = In the influence order of the phase's beginning each may use each character of phase III once for a dollar, in whatever order they like. The Editor counts the place at the moment of use, the neutral marker ignored.
clause-N7-2 = Cards in hand are discarded, the reserve stays. After round 5 points are counted.

chapter-N8 = Final scoring
clause-N8-1 = Each character scores its value; those of the end score their condition too.
clause-N8-2 = In each district places go by skyscrapers, neutral ones included; influence breaks ties, the neutral marker counted. First place scores the base value and all prestige tokens there, each next place half of the one before, rounded up. Without a skyscraper there are no points; the neutral colour takes up a place.
clause-N8-3 = 3 points for everybody with skyscrapers in all six districts; 3 points for everybody whose marker has reached space 5.
clause-N8-4 = Dollars and skyscrapers left in the supply, halved and rounded down, are points. Our ruling: dollars on characters are spent; vehicles and cards count nothing.
clause-N8-5 = Most points win; in a tie, the player with more influence.
clause-N8-6 = Example: Brooklyn with base 8 and tokens 4 and 2. First place scores 14, second 7, third (neutral) 4, fourth 2; red and neutral have equal numbers, and red is ahead by its marker.
clause-N8-7 = Example: characters 4, 1, 1, 1, 2, 5, 1 make 15, the Lamplighter with five skyscrapers under brown lamps 5 more, together 20.

chapter-N9 = Tom, the automatic rival
clause-N9-1 = One or more Toms may play with people. A level is a mode A, B or C and a number of extra cards from 2 to 9. The rules name twelve: easy A6, B3, C2, A7; medium B4, C3, A8, B5; hard C4, A9, B6, C5; any other mode and number may be chosen too. Begin with B4.
clause-N9-2 = A building plan is a joker for Tom. He never spends dollars on characters.
clause-N9-3 = With Toms exactly one pile of starters for each player is turned up; people choose in reverse order, Toms get the rest (our ruling: by lot). Tom has no supply, dollar, reserve or 3 cards, but a skyscraper in X and a marker on the track.
clause-N9-4 = 2 pairs for each person and 1 for each Tom are laid out, none to spare. People choose in reverse order, two pairs each, and each Tom gets one of the rest (our ruling: by lot); then Tom draws as many cards as his level says: B4 means 2 + 4 = 6 cards. All his cards are called his stock.
clause-N9-5 = When an auction begins, Tom draws a card in modes B and C. A joker or plan is played at once if his stock has a card of the current category, otherwise kept. A card of the current category is played at once, one of a past auction discarded, one of a coming auction discarded in mode B and kept in mode C. In auction 4 he draws too, without bidding.
clause-N9-6 = In his turn Tom plays all cards of the current category, and passes without one: only in auction 6 do two jokers or plans stand for a missing card (N9.9). From his stock he adds the fewest jokers and plans that make his bid beat every other bid on the table and win the bonus of the highest bid, if that is possible and needed; our ruling: bidding first he adds none, and in auction 5 he does so only for first place. Cards another Tom has played as he drew them are a bid on the table, unless the table agrees otherwise. Example: a person bid 2 prestige, Tom has more influence, 1 prestige and 2 jokers: he plays exactly one joker.
clause-N9-7 = Auction 3: Tom takes the leftmost open character whose value is his bid (one more with the bonus; more than 5 counts 5; our ruling: if none is open, of the next lower value). The row shifts and a new one is opened at once. He has no part in auction 4.
clause-N9-8 = Bonus of auction 5: of the districts reached by vehicles in the colours of the open tokens Tom chooses the one with the fewest of his skyscrapers; of those the one with the latest letter (X is last); then the vehicle whose route leads to the latest letter; of two tokens of one colour the higher. He builds 1 skyscraper from the general supply and always uses the bonus; our ruling: where he has 5 he only places the token.
clause-N9-9 = Auction 6: Tom plays all his skyscraper cards. Without any he plays all jokers and plans: the first two count 1, each further one 1 more, so 4 cards are 3; a single one is discarded. He builds from the general supply in the mayor's district, never more than 5 in one district.
clause-N9-10 = Tom's points: his dollars are dealt to his characters by rising value, one each, then a second; a character with two dollars scores double. Dollars left over count by N8.4; he has no abilities of the end. Example: values 1, 1, 1, 4 and 2 dollars on the leftmost score 8.
clause-N9-11 = Our ruling: Tom's stock and draws are open to all; what is left at the end of the round is discarded.

## What the table agrees on

option-toms = Automatic rival Tom
option-toms-about = How many Toms to add: the rules decide their moves. Two to four play in all: with three seats there is room for one Tom, with four for none, and a lone player always gets one.
option-tom1 = Level of the first Tom
option-tom1-about = The letter is how he plays, the number how many extra cards he draws. The first twelve are the rules' own; a good start is medium B4.
option-tom2 = Level of the second Tom
option-tom2-about = Matters with two or three Toms.
option-tom3 = Level of the third Tom
option-tom3-about = Matters with three Toms.
option-tom1-A6 = Easy A6
option-tom1-B3 = Easy B3
option-tom1-C2 = Easy C2
option-tom1-A7 = Easy A7
option-tom1-B4 = Medium B4
option-tom1-C3 = Medium C3
option-tom1-A8 = Medium A8
option-tom1-B5 = Medium B5
option-tom1-C4 = Hard C4
option-tom1-A9 = Hard A9
option-tom1-B6 = Hard B6
option-tom1-C5 = Hard C5
option-tom1-A2 = Own level A2
option-tom1-A3 = Own level A3
option-tom1-A4 = Own level A4
option-tom1-A5 = Own level A5
option-tom1-B2 = Own level B2
option-tom1-B7 = Own level B7
option-tom1-B8 = Own level B8
option-tom1-B9 = Own level B9
option-tom1-C6 = Own level C6
option-tom1-C7 = Own level C7
option-tom1-C8 = Own level C8
option-tom1-C9 = Own level C9
option-tom2-A6 = Easy A6
option-tom2-B3 = Easy B3
option-tom2-C2 = Easy C2
option-tom2-A7 = Easy A7
option-tom2-B4 = Medium B4
option-tom2-C3 = Medium C3
option-tom2-A8 = Medium A8
option-tom2-B5 = Medium B5
option-tom2-C4 = Hard C4
option-tom2-A9 = Hard A9
option-tom2-B6 = Hard B6
option-tom2-C5 = Hard C5
option-tom2-A2 = Own level A2
option-tom2-A3 = Own level A3
option-tom2-A4 = Own level A4
option-tom2-A5 = Own level A5
option-tom2-B2 = Own level B2
option-tom2-B7 = Own level B7
option-tom2-B8 = Own level B8
option-tom2-B9 = Own level B9
option-tom2-C6 = Own level C6
option-tom2-C7 = Own level C7
option-tom2-C8 = Own level C8
option-tom2-C9 = Own level C9
option-tom3-A6 = Easy A6
option-tom3-B3 = Easy B3
option-tom3-C2 = Easy C2
option-tom3-A7 = Easy A7
option-tom3-B4 = Medium B4
option-tom3-C3 = Medium C3
option-tom3-A8 = Medium A8
option-tom3-B5 = Medium B5
option-tom3-C4 = Hard C4
option-tom3-A9 = Hard A9
option-tom3-B6 = Hard B6
option-tom3-C5 = Hard C5
option-tom3-A2 = Own level A2
option-tom3-A3 = Own level A3
option-tom3-A4 = Own level A4
option-tom3-A5 = Own level A5
option-tom3-B2 = Own level B2
option-tom3-B7 = Own level B7
option-tom3-B8 = Own level B8
option-tom3-B9 = Own level B9
option-tom3-C6 = Own level C6
option-tom3-C7 = Own level C7
option-tom3-C8 = Own level C8
option-tom3-C9 = Own level C9
option-drafted = Cards the others have taken
option-drafted-about = The pairs lie face up, so everybody sees who takes which. By the letter of the rules only the number of cards in a hand stays public: whoever wants to know more has to remember. Bots do.
option-drafted-closed = Only their number
option-drafted-open = Listed as known
option-tom_laid = What one Tom must beat of another
option-tom_laid-about = A Tom may play a card as he draws it, before anybody bids. Either such a card is already a bid, and another Tom adds jokers to beat it; or he minds only bids made in turn.
option-tom_laid-bid = Cards already played too
option-tom_laid-waits = Only bids made

## The box

component-cards = Cards
component-cards-about = 105 cards, 15 of each of seven kinds.
component-districts = Districts
component-districts-about = Six districts, each with two neutral skyscrapers and a random base value.
component-press = Press track
component-press-about = 15 spaces after the start; the neutral marker stands on 8, 7 or 6.
component-setup = Supplies
component-setup-about = 4 skyscrapers and a dollar each; the bonuses of the Statue of Liberty and of all districts.
component-prestige = Prestige tokens
component-prestige-about = 10 tokens, two different ones for each vehicle. Their values are our reconstruction.
component-routes = Routes
component-routes-about = 10 routes, two for each vehicle. Three are known from the rules, the rest is our reconstruction.
component-lamps = Lamps
component-lamps-about = Three districts have brown lamps, three green ones. Which have which is our reconstruction.
component-toms = Tom's levels
component-toms-about = Twelve levels: a mode and a number of extra cards.
component-characters = Characters
component-characters-about = 36 kinds of characters on 76 tiles. The abilities of Architect, Promoter, Editor and Lamplighter are known from the rules; the rest, names and portraits too, is our reconstruction.

## Names

tom-tom1 = Tom I
tom-tom2 = Tom II
tom-tom3 = Tom III

card-press = press
    .one = a press card
    .many = press cards
card-dollars = dollars
    .one = a dollar card
    .many = dollar cards
card-office = office centre
    .one = an office centre card
    .many = office centre cards
card-plan = building plan
    .one = a building plan
    .many = building plans
card-prestige = prestige
    .one = a prestige card
    .many = prestige cards
card-skyscraper = skyscraper
    .one = a skyscraper card
    .many = skyscraper cards
card-joker = joker
    .one = a joker
    .many = jokers

auction-press = Press
auction-dollars = Dollars
auction-office = Office centre
auction-plan = Building plan
auction-prestige = Prestige
auction-skyscraper = Skyscraper

district-manhattan = Manhattan
district-brooklyn = Brooklyn
district-queens = Queens
district-bronx = the Bronx
district-staten_island = Staten Island
district-jersey_city = Jersey City

letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
letter-x = X

token-taxi_low = the lower taxi token
    .cap = Lower taxi token
token-taxi_high = the higher taxi token
    .cap = Higher taxi token
token-metro_low = the lower metro token
    .cap = Lower metro token
token-metro_high = the higher metro token
    .cap = Higher metro token
token-tram_low = the lower tram token
    .cap = Lower tram token
token-tram_high = the higher tram token
    .cap = Higher tram token
token-bus_low = the lower bus token
    .cap = Lower bus token
token-bus_high = the higher bus token
    .cap = Higher bus token
token-ship_low = the lower ship token
    .cap = Lower ship token
token-ship_high = the higher ship token
    .cap = Higher ship token

reason-beside_own = his stock has a card of this auction
reason-of_this = it belongs to this auction
reason-none_to_join = his stock has no card of this auction to add it to
reason-for_later = in mode C he keeps cards of coming auctions
reason-of_past = its auction is over
reason-not_kept = in mode B he keeps no cards of coming auctions
reason-by_influence = influence on the press decides
reason-by_character = the Umpire decides

# Names are ours, by what they do. ``.about`` is the ability.
character-c1 = Trader
    .about = discard up to 2 cards of the hand and draw as many
character-c2 = Archivist
    .about = draw a card into the reserve; at the end of the round it goes back to 2 cards
character-c3 = Collector
    .about = take a card of the pair nobody drafted into hand, or the top card of the deck if there is none
character-c4 = Scout
    .about = draw 2 cards and keep 1
character-c5 = Clerk
    .about = draw 3 cards: one to hand, one to the reserve, one discarded
character-c6 = Broker
    .about = draw a card, then discard up to 3 cards of the hand and draw as many
character-c7 = Agent
    .about = draw 3 cards and keep 2
character-c8 = Adviser
    .about = draw 4 cards: two to hand, one to the reserve, one discarded
character-c9 = Doorman
    .about = postpone the turn: bid after everybody else and gain 1 dollar
character-c10 = Reporter
    .about = +1 to the bid in the press auction
character-c11 = Banker
    .about = +1 to the bid in the dollar auction
character-c12 = Recruiter
    .about = +1 to the bid in the office centre auction
character-c13 = Draftsman
    .about = +1 to the bid in the building plan auction
character-c14 = Patron
    .about = +1 to the bid in the prestige auction
character-c15 = Foreman
    .about = +1 to the bid in the skyscraper auction
character-c16 = Actor
    .about = play one card of another category as a card of the current one
character-c17 = Umpire
    .about = in one auction win every tie for first or second place
character-c18 = Magician
    .about = counts as one more joker in one auction
character-c19 = Chemist
    .about = in one auction all cards of another category of choice count as the current one
character-c20 = Magnate
    .about = +2 to the bid in any auction with at least one card played
character-c21 = Painter
    .about = +1 point
character-c22 = Mason
    .about = +1 skyscraper for the supply
character-c23 = Newsboy
    .about = +1 step on the press track
character-c24 = Architect
    .about = +1 point and +1 skyscraper for the supply
character-c25 = Novelist
    .about = +1 point and +1 step on the press track
character-c26 = Promoter
    .about = +1 step on the press track and +1 skyscraper for the supply
character-c27 = Editor
    .about = steps on the press track equal to the place held on it, the neutral marker ignored
character-c28 = Rigger
    .about = build 1 skyscraper from the supply in any district
character-c29 = Gardener
    .about = at the end: 1 point for each own skyscraper in districts with green lamps
character-c30 = Lamplighter
    .about = at the end: 1 point for each own skyscraper in districts with brown lamps
character-c31 = Cabbie
    .about = at the end: 2 points for each kind of vehicle collected
character-c32 = Director
    .about = at the end: 1 point for each own character, this one included
character-c33 = Senator
    .about = at the end: 2 points for each first place in a district
character-c34 = Publisher
    .about = at the end: 1 point for every 2 spaces reached on the press track
character-c35 = Treasurer
    .about = at the end: 1 more point for each dollar and skyscraper left, at most 8
character-c36 = Postman
    .about = at the end: 1 point for each district with an own skyscraper

# What is to be done now.
phase-lettering = wait until the letters are laid out
phase-basing = wait until the base values are laid out
phase-stacking = wait until the markers are stacked
phase-opening = wait until the characters are opened
phase-starters = wait until the starters are opened
phase-reserves = wait until the reserves are dealt
phase-picking = choose a pile of starters
    .ask = Take a pile
    .them = which pile to take
    .cost = Piles are free; later, a character’s work costs 1 dollar.
phase-blind = wait until the pile taken blind is turned over
phase-allotting = wait until the Toms have their starters
phase-round = wait until the round begins
phase-tokening = wait until the prestige tokens are opened
phase-dealing = wait until the cards are dealt
phase-pairing = wait until the pairs are laid out
phase-drafting = take a pair of cards
    .ask = Take a pair of cards
    .them = which pair to take
    .cost = Cards are free; later you pay your bids with them.
phase-sharing = wait until the Toms have their pairs
phase-stocking = wait until the Toms have drawn their cards
phase-first = use characters of phase I, or finish
    .ask = Use your people, phase I?
    .them = whom to use in phase I
phase-drawing = wait until the cards are drawn
phase-keeping = choose among the cards drawn
    .ask = Which cards to keep?
    .them = which cards to keep
phase-sparing = take a card of the spare pair
    .ask = Take a spare card
    .them = which spare card to take
phase-dropping = discard cards, or finish
    .ask = Discard cards?
    .them = what to discard
phase-auction = wait until the auction opens
phase-tom_drawing = wait until the Toms have drawn a card
phase-bidding = bid or pass
    .ask = Tap cards to bid, or pass?
    .them = bid or pass?
phase-resolving = wait until the auction is resolved
phase-taking = take a character, or decline
    .ask = Take a character?
    .them = whom to take
phase-refilling = wait until the office centre is refilled
phase-awarding = place a prestige token, or decline
    .ask = Where does the token go?
    .them = where the token goes
phase-moving = move skyscrapers, or finish
    .ask = Move skyscrapers?
    .them = what to move
phase-closing = wait until the auction closes
phase-arranging = swap with your reserve one last time this round, or finish
    .ask = A last swap with the reserve?
    .them = a last swap with the reserve
phase-third = use characters of phase III, or finish
    .ask = Use your people, phase III?
    .them = whom to use in phase III
phase-trimming = cut the reserve to two cards
    .ask = Cut the reserve to two
    .them = what to leave in the reserve
phase-round_end = wait until the round ends
phase-over = look at the result: the game is over

## Moves

move-pick = Take pile { $pile }
move-blind = Take a face-down pile
move-pair = Take pair { $pair }
move-use = Use the { $character }: { $character_about }
move-convert = Use the Chemist: let { $card_many } count as the auction's
move-erect = Use the Rigger: build a skyscraper in { $district }
move-done = Done
move-keep = Keep in hand: { $card }
move-shelve = Put in the reserve: { $card }
move-spare = Take from the spare pair: { $card }
move-drop = Discard: { $card }
move-swap = Swap { $card_one } into the reserve for { $other_one }
move-bid =
    { $jokers ->
        [0] Bid { $size }
        [one] Bid { $size } with { $jokers } joker
       *[other] Bid { $size } with { $jokers } jokers
    }
move-lay = Bid the chosen cards
move-pass = Pass
move-arrange = Put the chosen cards in the reserve
move-take = Take the { $character }: { $character_about }
move-decline = Decline
move-place = { $token_cap } to { $district } (from { $other })
move-move = Move a skyscraper from { $district }
move-shed = Remove from the reserve: { $card }
move-letter = Lay the letter { $letter }
move-base = Lay the base value { $points }
move-marker = Stack marker { $house }
move-open = Open the { $character }
move-turn = Turn up { $card }
move-deal = Draw { $card }
move-token = Open { $token }
move-allot = Give Tom number { $pair }

## Events

event-letter_laid = The letter of { $district } is { $letter }.
event-base_laid = The base value of { $district } is { $points }.
event-marker_stacked = { $player } has place { $house } at the start of the press track.
event-tom_marker_stacked = { $tom } has place { $house } at the start of the press track.
event-tile_opened = The office centre opens the { $character } of value { $value }: { $character_about }.
event-starter_opened = Pile { $pile } shows the { $character }: { $character_about }.
event-reserve_dealt = { $player } gets a card in the reserve: { $card }.
event-pile_picked = { $player } takes starter pile { $pile }.
event-tom_pile_picked = { $tom } gets starter pile { $pile }.
event-starter_gained = { $player } hires the { $character }: { $character_about }.
event-tom_starter_gained = { $tom } gets the { $character }.
event-round_began = Round { $round }. The mayor is in { $district }.
event-token_opened = A token is opened: { $token }, worth { $points }.
event-drew =
    { $count ->
        [one] { $player } draws { $count } card.
       *[other] { $player } draws { $count } cards.
    }
event-drew_card = { $player } draws { $card_one }.
event-pair_laid = Pair { $pair }: { $card_one } and { $other_one }.
event-pair_taken = { $player } takes a pair: { $card_one } and { $other_one }.
event-pair_chosen = { $player } takes pair { $pair }.
event-tom_pair_taken = { $tom } gets a pair: { $card_one } and { $other_one }.
event-spare_discarded = Discarded from the spare pair: { $card }.
event-reshuffled =
    { $count ->
        [one] The deck has run out: the discards make a new one of { $count } card.
       *[other] The deck has run out: the discards make a new one of { $count } cards.
    }
event-used = { $player } pays a dollar for the { $character }: { $character_about }.
event-reserve_drew = { $player } draws { $card_one } into the reserve.
event-kept = { $player } keeps a card in hand.
event-kept_card = { $player } keeps { $card_one } in hand.
event-shelved = { $player } puts { $card_one } in the reserve.
event-spared = { $player } takes { $card_one } from the spare pair.
event-discarded =
    { $count ->
        [one] { $player } discards { $card_one }.
       *[other] { $player } discards { $count } { $card_many }.
    }
event-tom_discarded =
    { $count ->
        [one] { $tom } discards the rest of his stock: { $card_one }.
       *[other] { $tom } discards the rest of his stock: { $count } { $card_many }.
    }
event-swapped = { $player } puts { $card_one } in the reserve and takes { $other_one }.
event-auction_opened = Auction: { $auction }.
event-tom_stocked = { $tom } draws { $card_one } for his stock.
event-tom_drew = { $tom } draws { $card_one }.
event-tom_played = { $tom } plays { $card_one } at once: { $reason }.
event-tom_kept = { $tom } keeps { $card_one } in his stock: { $reason }.
event-tom_dropped = { $tom } discards { $card_one }: { $reason }.
event-tom_raised =
    { $count ->
        [one] { $tom } adds { $count } joker or plan to beat the other bids.
       *[other] { $tom } adds { $count } jokers or plans to beat the other bids.
    }
event-postponed = { $player } puts off the turn until all have bid, and gains a dollar.
event-withdrawn = { $player } makes no bid and takes back the dollar for the { $character }.
event-laid =
    { $count ->
        [one] { $player } plays { $card_one }.
       *[other] { $player } plays { $count } { $card_many }.
    }
event-tom_laid =
    { $count ->
        [one] { $tom } plays { $card_one }.
       *[other] { $tom } plays { $count } { $card_many }.
    }
event-bid_made = { $player } bids { $size }.
event-tom_bid_made = { $tom } bids { $size }.
event-passed = { $player } passes.
event-tom_passed = { $tom } passes: he has no card of this category.
event-highest = { $player } has the highest bid, { $size }.
event-tom_highest = { $tom } has the highest bid, { $size }.
event-no_bids = Nobody has bid.
event-advanced =
    { $count ->
        [0] { $player } stays on the last space of the press track.
        [one] { $player } advances { $count } space on the press track, to space { $space }.
       *[other] { $player } advances { $count } spaces on the press track, to space { $space }.
    }
event-tom_advanced =
    { $count ->
        [0] { $tom } stays on the last space of the press track.
        [one] { $tom } advances { $count } space on the press track, to space { $space }.
       *[other] { $tom } advances { $count } spaces on the press track, to space { $space }.
    }
event-earned =
    { $count ->
        [one] { $player } gets { $count } dollar.
       *[other] { $player } gets { $count } dollars.
    }
event-tom_earned =
    { $count ->
        [one] { $tom } gets { $count } dollar.
       *[other] { $tom } gets { $count } dollars.
    }
event-took = { $player } takes the { $character } of value { $value }: { $character_about }.
event-tom_took = { $tom } may take value { $count } and takes the leftmost character of value { $value }, which is the { $character }.
event-declined = { $player } declines.
event-supplied =
    { $count ->
        [one] { $player } takes { $count } skyscraper into the supply.
       *[other] { $player } takes { $count } skyscrapers into the supply.
    }
event-scored =
    { $points ->
        [one] { $player } gains { $points } point.
       *[other] { $player } gains { $points } points.
    }
event-tom_scored =
    { $points ->
        [one] { $tom } gains { $points } point.
       *[other] { $tom } gains { $points } points.
    }
event-placed = { $player } puts { $token } in { $district } and takes the vehicle of its route to { $other }.
event-tom_placed = { $tom } puts { $token } in { $district }: of the districts in reach he has the fewest skyscrapers there, and among equals its letter is the latest. He takes the vehicle of the route { $district } — { $other }.
event-built =
    { $count ->
        [one] { $player } builds { $count } skyscraper in { $district }.
       *[other] { $player } builds { $count } skyscrapers in { $district }.
    }
event-tom_built =
    { $count ->
        [one] { $tom } builds { $count } skyscraper in { $district }.
       *[other] { $tom } builds { $count } skyscrapers in { $district }.
    }
event-moved = { $player } moves a skyscraper from { $district } to { $other }.
event-statue_won =
    { $points ->
        [one] { $player } has skyscrapers in all districts and gains { $points } point.
       *[other] { $player } has skyscrapers in all districts and gains { $points } points.
    }
event-tom_statue_won =
    { $points ->
        [one] { $tom } has skyscrapers in all districts and gains { $points } point.
       *[other] { $tom } has skyscrapers in all districts and gains { $points } points.
    }
event-shed_card = { $player } removes { $card_one } from the reserve.
event-hands_discarded = Round { $round } is over: the hands are discarded.
event-staff_scored =
    { $points ->
        [one] { $player } scores { $points } point for the values of characters.
       *[other] { $player } scores { $points } points for the values of characters.
    }
event-tom_staff_scored =
    { $points ->
        [one] { $tom } scores { $points } point for his characters, double with two dollars.
       *[other] { $tom } scores { $points } points for his characters, double with two dollars.
    }
event-ability_scored =
    { $points ->
        [one] { $player } scores { $points } point by the { $character }.
       *[other] { $player } scores { $points } points by the { $character }.
    }
event-district_scored =
    { $points ->
        [one] { $player } scores { $points } point in { $district }: place { $place }.
       *[other] { $player } scores { $points } points in { $district }: place { $place }.
    }
event-tom_district_scored =
    { $points ->
        [one] { $tom } scores { $points } point in { $district }: place { $place }.
       *[other] { $tom } scores { $points } points in { $district }: place { $place }.
    }
event-districts_scored = { $player } scores { $points } for skyscrapers in all districts.
event-tom_districts_scored = { $tom } scores { $points } for skyscrapers in all districts.
event-press_scored = { $player } scores { $points } for influence on the press.
event-tom_press_scored = { $tom } scores { $points } for influence on the press.
event-rest_scored = { $player } scores { $points } for dollars and skyscrapers left.
event-tom_rest_scored = { $tom } scores { $points } for dollars left.
event-total_scored = { $player } has { $points } in all.
event-tom_total_scored = { $tom } has { $points } in all.
event-won =
    { $points ->
        [one] { $player } wins with { $points } point.
       *[other] { $player } wins with { $points } points.
    }
event-tom_won =
    { $points ->
        [one] { $tom } wins with { $points } point.
       *[other] { $tom } wins with { $points } points.
    }
event-tom_passes_by = { $tom } has no part in this auction.
event-tom_full = { $tom } builds no more in { $district }: he has five skyscrapers there.
event-tom_single = { $tom } discards { $card_one }: without a skyscraper card a single one makes no bid.
event-tom_substitutes = { $tom } has no skyscraper card and plays all jokers and plans: { $count } cards count as { $size }.
event-tom_holds =
    { $count ->
        [one] { $tom } keeps his joker or plan: it would not beat the other bids.
       *[other] { $tom } keeps his { $count } jokers and plans: they would not beat the other bids.
    }
event-bids_tied = The highest bids are equal at { $size }: { $reason }.
event-scores_tied =
    { $points ->
        [one] Equal at { $points } point: influence on the press decides.
       *[other] Equal at { $points } points: influence on the press decides.
    }
event-drew_more =
    { $count ->
        [one] { $player } draws { $count } card.
       *[other] { $player } draws { $count } cards.
    }
event-work_scored =
    { $points ->
        [one] { $player } gains { $points } point.
       *[other] { $player } gains { $points } points.
    }
event-work_supplied =
    { $count ->
        [one] { $player } takes { $count } skyscraper into the supply.
       *[other] { $player } takes { $count } skyscrapers into the supply.
    }
event-work_advanced =
    { $count ->
        [0] { $player } stays on the last space of the press track.
        [one] { $player } advances { $count } space on the press track, to space { $space }.
       *[other] { $player } advances { $count } spaces on the press track, to space { $space }.
    }
event-work_built =
    { $count ->
        [one] { $player } builds { $count } skyscraper in { $district }.
       *[other] { $player } builds { $count } skyscrapers in { $district }.
    }
event-award_built =
    { $count ->
        [one] { $player } builds { $count } skyscraper in { $district }.
       *[other] { $player } builds { $count } skyscrapers in { $district }.
    }
event-tom_award_built =
    { $count ->
        [one] { $tom } builds { $count } skyscraper in { $district }.
       *[other] { $tom } builds { $count } skyscrapers in { $district }.
    }
event-left_over =
    { $count ->
        [one] Discarded from the hands: { $card_one }.
       *[other] Discarded from the hands: { $count } { $card_many }.
    }
event-award_declined = { $player } declines the prestige bonus.
event-track_scored =
    { $points ->
        [one] { $player } has { $points } point from the rounds.
       *[other] { $player } has { $points } points from the rounds.
    }
event-tom_track_scored =
    { $points ->
        [one] { $tom } has { $points } point from the rounds.
       *[other] { $tom } has { $points } points from the rounds.
    }

## Refusals

refusal-game_over = The game is over, there are no more moves. Look at its record or begin a new one.
refusal-not_your_move = Now { $player } decides. Wait for your turn.
refusal-wrong_moment = That move is not possible now: it is time to { $phase }.
refusal-natures_move = That is decided by chance, not by a player. Wait: it happens by itself.
refusal-pile_gone = There is no open pile { $pile }. Choose another.
refusal-no_blind = There is no face-down pile to take. Choose an open one.
refusal-pair_gone = There is no pair { $pair }. Choose one that lies on the table.
refusal-not_employed = You do not have the { $character }. Use one of your own characters.
refusal-other_phase = Now the { $character } does not work: it shows another phase.
refusal-other_auction = In this auction the { $character } is of no help.
refusal-no_dollar = To use a character you need 1 dollar, and you have none.
refusal-used_already = You have used the { $character } already this round.
refusal-say_which = For the { $character } you must name a category or a district at once. Choose such a move.
refusal-no_converter = Naming another category takes the { $character }, which you do not have.
refusal-own_category = Name another category than { $card }.
refusal-postponed_already = You have postponed your turn in this auction already. Bid or pass.
refusal-postpone_first = You can postpone only before using other characters.
refusal-no_builder = Building in any district takes the { $character }, which you do not have.
refusal-no_tower = Your supply has no skyscraper to build.
refusal-not_drawn = You have not drawn { $card_one }. Choose one of the cards drawn.
refusal-keep_first = First choose what to keep in hand, then what goes to the reserve.
refusal-kept_enough = You have kept enough in hand. Choose a card for the reserve.
refusal-not_spare = The spare pair does not have { $card_one }.
refusal-not_in_hand = You have too few cards in hand of this kind: { $card }. Choose what you have.
refusal-not_in_reserve = Your reserve does not have { $card_one }. Choose a card that is there.
refusal-same_card = Swapping { $card_one } for the same is of no use.
refusal-swapped_enough =
    { $count ->
        [one] { $count } swap is enough for any arrangement. Bid, pass or finish.
       *[other] { $count } swaps are enough for any arrangement. Bid, pass or finish.
    }
refusal-no_such_bid = Your cards cannot make this bid: the most is { $count }. Choose another size.
refusal-too_many_jokers = You do not have so many jokers: { $count } in hand. Choose fewer.
refusal-unreadable = A set of cards is written as seven numbers, one for each kind: press, dollars, office centre, building plan, prestige, skyscraper, joker.
refusal-nothing_laid = A bid needs cards. Add a card of the auction's category or a pair, or pass.
refusal-jokers_alone = Jokers alone make no bid. Add a card of the auction's category, a pair, or any other card to a joker.
refusal-card_alone = A card of another category ({ $card }) needs a matching card or a joker. Add a partner or leave it out.
refusal-tile_not_open = The office centre does not show the { $character } now. Choose a character that is open.
refusal-tile_too_dear = Your bid allows a value of at most { $count }: the { $character } is too dear. Choose a cheaper one.
refusal-token_not_open = Not open now: { $token }. Choose an open one.
refusal-no_route = There is no route { $district } — { $other } for { $token }. Choose one of its colour.
refusal-vehicle_gone = The vehicle of the route { $district } — { $other } has been taken. Choose another.
refusal-no_tower_there = You have no skyscraper in { $district }. Choose another district.
refusal-already_there = { $district } is where they are moved to. Choose another district.
refusal-arrangement_left = This decision has had that reserve already, and lists of moves do not lead back. To take { $card_one } for { $other_one } all the same, set up the whole reserve anew.
refusal-arranged_so = Your reserve is just that already. Choose other cards, or bid, pass or finish.
refusal-reserve_size =
    { $count ->
        [0] You have no reserve to arrange.
        [one] Your reserve has { $count } card, no more and no fewer. Choose so many.
       *[other] Your reserve has { $count } cards, no more and no fewer. Choose so many.
    }
refusal-not_owned = In hand and reserve you have too few cards of this kind: { $card }. Choose what you have.
refusal-no_bid = Your cards make no bid in this auction: swap, use a character, or pass.
refusal-ties_already = You win all ties of this auction already.

## The board

label-points = Points
label-dollars = Dollars
label-hand = Cards in hand
label-supply = Skyscrapers in supply
label-reserve = Reserve
label-staff = Characters
label-level = Level

ui-neutral = neutral
ui-none = none
ui-taxi = taxi
ui-metro = metro
ui-tram = tram
ui-bus = bus
ui-ship = ship
ui-token = prestige { $value } ({ $vehicle })
ui-about-token = The token raises the value of a district. Whoever places it takes a vehicle of its colour and builds a skyscraper there.
ui-in-phase = phase { $phase }, value { $value }
ui-at-end = at the end of the game, value { $value }
ui-copies = copies: { $count }
ui-paid = used this round: { $count }
ui-rebuilt = This tile is our reconstruction.
ui-about-press = Moves your marker along the press track: turn order and all ties follow it.
ui-about-dollars = Brings dollars: one is paid for each use of a character.
ui-about-office = Hires a character of at most this value.
ui-about-plan = Fills your supply with skyscrapers.
ui-about-prestige = Brings points; the two highest bidders may place a prestige token.
ui-about-skyscraper = Builds skyscrapers of your supply in the mayor's district.
ui-about-joker = Counts as one card in any auction beside a real card or a pair, and makes a pair with any other card.
ui-counts = This set is worth { $total }.
ui-count-jokers =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
ui-count-plus = { $count } by characters
ui-wilds =
    { $count ->
        [one] { $count } other card may count
       *[other] { $count } other cards may count
    }
ui-converted = these count as well: { $cards }
ui-nearest = Instead: { $cards }
ui-why = Why?
ui-bid-now = Bid { $total }
ui-clear = Put the cards back
ui-cancel = Cancel
ui-tap-cards = Tap cards to bid them.
ui-tap-reserve = Tap a card of the reserve (in the frame) to swap it.
ui-swap-in = Swap in from the reserve: { $card }
ui-swap-for = For { $card } choose a card of the hand.
ui-convert = Which cards shall count?
ui-bids = { $name } bids { $size } ({ $cards })
ui-highest = highest bid
ui-passed = { $name } has passed
ui-later = { $name } bids later
ui-to-bid = { $name } has yet to bid
ui-pass = pass
ui-now = bids
ui-waits = to bid
ui-you = You
ui-now-mine = bid now
# What the running auction brings: to everybody who bids, and to the highest bid.
ui-prize-press = as many steps as you bid
ui-first-press = Highest bid: { $bonus } more step
ui-prize-dollars = as many as you bid
ui-first-dollars = Highest bid: { $bonus } more dollar
ui-prize-office = somebody up to your bid
ui-first-office = Highest bid: { $bonus } dearer
ui-prize-plan = skyscrapers to your supply
ui-first-plan = Highest bid: { $bonus } more skyscraper
ui-prize-prestige = as many points as you bid
ui-first-prestige = Two highest: a token
ui-prize-skyscraper = build in { $where }
ui-first-skyscraper = Highest bid: { $bonus } more skyscraper
# What each card is for, in a word or two.
ui-use-press = influence
ui-use-dollars = money
ui-use-office = people
ui-use-plan = supply
ui-use-prestige = points
ui-use-skyscraper = building
ui-masthead = Press
ui-auction = Auction now: { $auction }
ui-no-towers = no skyscrapers
ui-worth = first place scores { $value }
ui-letter = letter { $letter }
ui-mayor = Mayor
ui-mayor-here = the mayor is here
ui-lamp-brown = brown lamps
ui-lamp-green = green lamps
ui-place = { $name }: place { $place }, { $points }
ui-track = Press track
ui-owns = dollars { $dollars }, skyscrapers in supply { $supply }, points { $points }
ui-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
ui-known = known to be in hand
ui-vehicles = vehicles
ui-would-score = If the game ended now: { $points }
ui-round = Round { $round } of { $rounds }
ui-open-tokens = Open prestige tokens
ui-free-routes = Vehicles on their routes
ui-pairs = Pairs of cards
ui-no-pairs = No pairs on the table
ui-office = Office centre
ui-floor = Characters of value { $value }
ui-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
ui-statue = The bonus of 4 for all six districts can be gained
ui-map = Map of the city
ui-table = Cards on the table
ui-people = Players and their characters
ui-scenes = Parts of the board
ui-auctions = The six auctions of a round
ui-mine = Your characters and cards
ui-hand =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
ui-no-cards = No cards in hand
ui-pile = Pile { $pile }
ui-starters = Starters: choose a pile
ui-blind = Face down, unknown ({ $count })
ui-drawn =
    { $keep ->
        [0] Choose { $shelve } for the reserve
       *[other] Choose { $keep } for the hand
    }
ui-drawn-cards = Cards drawn
ui-spare = The spare pair: take one card
ui-pair = Pair { $pair }: { $cards }

## The first game

tutorial-pick = Welcome to New York! Whoever has the most points after five rounds wins. They come from skyscrapers, where you have many of them in a district, from the people you hire, and from prestige. First of all two characters join you. Pile 1: the { character-c22 } ({ character-c22.about }) and the { character-c33 } ({ character-c33.about }). Pile 2: the { character-c21 } ({ character-c21.about }) and the { character-c36 } ({ character-c36.about }). Choose a pile.
tutorial-pick-1 = The { character-c22 } fills your supply, the { character-c33 } rewards you for being first. A character's value counts as points at the end too.
tutorial-pick-2 = The { character-c21 } is a point a round, the { character-c36 } rewards you for being everywhere. A character's value counts as points at the end too.
tutorial-pair = A round begins with cards. Each card belongs to one of six auctions. You were dealt three; now everyone takes two pairs, the one with the least influence first, and that is you. Take press and office centre, or dollars and building plan. The other pair may well be left for you.
tutorial-pair-1 = Two cards for the press now, and two for the office centre: together they count more.
tutorial-pair-2 = Dollars let your characters work, plans bring skyscrapers.
tutorial-second-pair = Your rival wanted neither. The pair you left is still there: take it.
tutorial-second-pair-1 = Seven cards in hand and two in the reserve: something for every auction.
tutorial-second-pair-2 = Seven cards in hand and two in the reserve: something for every auction.
tutorial-press = Six auctions follow, always in the same order. Each player bids once, with cards of that auction. Everyone who bids gets as much as they bid, and the highest bid gets more. The first is for influence on the press, and your rival has passed: a single card is enough. Touch one press card, then the button with the bid.
tutorial-dollars = One step for the card and one for the highest bid: you are ahead on the press. That decides ties. The winner of an auction opens the next one, dollars. Characters work for a dollar each, so bid your dollar card.
tutorial-office = Your rival bid one card too, but a tie goes to the one with more influence: 2 dollars for you, 1 for them. Next is the office centre, where people are hired. The bid says up to what value, and the highest bid adds 1. Bid both of your office centre cards.
tutorial-hire = Two cards and the bonus: you may hire somebody of value up to 3. The { character-c26 } has value 3: { character-c26.about }. The { character-c24 } has value 2: { character-c24.about }. Both work at the end of each round for a dollar. Touch one of them.
tutorial-hire-1 = 3 points at the end, and influence that grows round by round.
tutorial-hire-2 = 2 points at the end, and another one in each round you pay for it.
tutorial-plan = Everything is built from your own supply, and you have 4 skyscrapers there. Building plans add to it. Even a bid that does not win brings as many as it counts: bid your plan card.
tutorial-swap = Your rival bid two and got three, you got one. Now for prestige, and your rival has bid 1. Your prestige card lies in the reserve, in the frame beside your hand. Touch it, then the press card you no longer need: they change places. Leave the joker where it is. It counts as one card in any auction, though never alone, and the reserve stays when your hand is thrown away at the end of the round.
tutorial-prestige = Bid the prestige card. That is 1 against 1, and you know by now whose the tie is. A bid in this auction is points at once, and the two highest bids each place a token. The highest chooses first.
tutorial-token = Take the taxi's token: it adds 4 to a district at an end of its route, and you build a skyscraper there. At the end whoever has the most skyscrapers in a district scores its whole value, the next place half, and so on; the grey ones are neutral and take places too. You are in the Bronx already. Manhattan or Brooklyn would be new.
tutorial-token-1 = Two of yours in the Bronx now, as many as the neutral ones. Only they are ahead of you there, by the press: so far.
tutorial-token-2 = Brooklyn is worth 12 now, and you are second there, behind the neutral ones.
tutorial-token-3 = Manhattan is worth 11 now, and you are second there, behind the neutral ones.
tutorial-token-4 = Manhattan is worth 11 now, and you are second there, behind the neutral ones.
tutorial-build = The last auction builds, and only where the mayor is: in Staten Island, worth 10. Bid your skyscraper card. Look at the Statue, too: it gives 4 points to those who are the first with a skyscraper in all six districts, so spread out.
tutorial-third = Another tie for you: two skyscrapers of yours stand in Staten Island, one of your rival's. Now the characters with the sign of phase III. Each works once a round for a dollar, and you have 3. Touch one of the two that are lit.
tutorial-third-1 = Done: { character-c26.about }.
tutorial-third-2 = Done: { character-c24.about }.
tutorial-third-3 = Done: { character-c22.about }.
tutorial-third-4 = Done: { character-c21.about }.
tutorial-fourth = You can afford the other one as well. Do not hoard: at the end two dollars make one point, and so do two skyscrapers left in the supply.
tutorial-fourth-1 = Done: { character-c26.about }.
tutorial-fourth-2 = Done: { character-c24.about }.
tutorial-fourth-3 = Done: { character-c22.about }.
tutorial-fourth-4 = Done: { character-c21.about }.
tutorial-next-pair = Round two. The mayor has moved on to Jersey City, worth 9: there the next skyscrapers will stand. You have more influence now, so your rival chose a pair first. You hold a skyscraper, a plan and dollars. Which pair fits better: joker and dollars, or skyscraper and prestige?
tutorial-next-pair-1 = A joker strengthens whatever matters most.
tutorial-next-pair-2 = A second skyscraper card, and a voice in the prestige auction.
tutorial-last-pair = The other one is left for you again: take it. By the way, any two equal cards also count as one card in an auction of another kind.
tutorial-last-pair-1 = Seven cards again, with a joker among them.
tutorial-last-pair-2 = Seven cards again, with a joker among them.
tutorial-press-again = The one with the most influence opens the press, and that is you. Your press card lies in the reserve, and you are well ahead. Not every auction must be won: pass, and keep your cards for what is worth more to you.
tutorial-dollars-again = Dollars. You have two such cards: bid one and trust in the tie, or both. Touch the cards, then the button with the bid.
tutorial-dollars-again-1 = 2 dollars for one card, since the tie was yours again. But the card you kept is thrown away at the end of the round.
tutorial-dollars-again-2 = 3 dollars for two cards.
tutorial-office-again = You have no card for the office centre. Pass again; the cards you do have come next.
tutorial-plan-again = Your rival hired somebody and then passed here: whatever you bid is the highest. Bid the plan card alone, or with the joker beside it: next to a real card a joker counts 1.
tutorial-plan-again-1 = Two skyscrapers for a single card, and the joker is still in your hand.
tutorial-plan-again-2 = Three skyscrapers. But a joker where nobody bids against you brings just one more: it may be worth more in a fight.
tutorial-prestige-again = You open the prestige auction and do not know what your rival holds. Bid your card alone, or with a joker beside it if you still have one.
tutorial-prestige-again-1 = A point, and it was enough: your rival passed, the first token is yours.
tutorial-prestige-again-2 = Two points, and the first token is yours. Your rival passed: this time one card would have done.
tutorial-token-again = The tram's token adds 4 as well. Lay it in Jersey City, where you build next; in Staten Island, where you have two skyscrapers already; or in Queens or Brooklyn, to be present in one more district.
tutorial-token-again-1 = Jersey City is worth 13 now, and that is where you build next.
tutorial-token-again-2 = Staten Island is worth 14 now, and with three skyscrapers you are ahead of the two neutral ones: first place.
tutorial-token-again-3 = Queens is worth 12 now. Your rival has one skyscraper there too, but you are ahead on the press.
tutorial-token-again-4 = Brooklyn is worth more now, and you stand there: second, as long as the two neutral ones are ahead.
tutorial-build-again = The mayor is in Jersey City, where two neutral skyscrapers stand. Bid both of your skyscraper cards, with a joker if you still have one. With the one for the highest bid that makes three or more: the majority, and with it the whole value of the district.
tutorial-build-again-1 = You are first in Jersey City: its whole value is yours, unless somebody outbuilds you.
tutorial-build-again-2 = Four at once: you are first in Jersey City, and nobody will catch up easily.
tutorial-on = That was the lesson; from here on it is a real game, and your rival thinks too. This round ends with your characters of phase III, and three more follow. Be first in rich districts, reach space 5 of the press (3 points at the end) and stand in all six districts (3 more, and the Statue's 4). Keep your best cards in the reserve!
tutorial-end = Your first city stands. In each district the most skyscrapers score its whole value, the next place half; characters score their value, and what is left over a little. Play again with people, bots, or Tom!
tutorial-watch = Your rival is playing. Watch the map, the press and the bids.
tutorial-free-drafting = Take one of the pairs that glow: two equal cards are strong in their own auction and count as one in any other.
tutorial-free-arranging = The auctions are over. Put your best cards into the reserve: what stays in hand is thrown away.
tutorial-free-picking = Choose a pile of two characters to begin with.
tutorial-free-first = Use a character of phase I for a dollar, or finish.
tutorial-free-bidding = Tap cards of the hand to bid them, or pass. A card of the reserve can be swapped in.
tutorial-free-taking = Take one of the characters that glow; the value scores at the end.
tutorial-free-awarding = Choose an open token, then an end of a route.
tutorial-free-moving = Your supply is empty: skyscrapers of other districts may be moved.
tutorial-free-third = Use characters of phase III for a dollar each, or finish.

## Numbers of the box and parts of a position, where nothing draws them. ``.seat``: the number is a seat's.

field-A = A
field-B = B
field-C = C
field-ability = Ability
field-all_districts = Points for all districts
field-auction = Auction
field-base = Base value
field-bases = Base values
field-bids = Bids
field-blind = Closed piles
field-bonus = Bonus
field-bonus_from = Bonus from space
field-brown = Brown
field-bus = bus
field-cards = Cards
field-category = Category
field-character = Character
field-converted = Converted
field-copies = Cards of each kind
field-count = How many
field-dark = Dark tiles
field-dealt = Dealt in a round
field-deck = Cards in the deck
field-declared = Characters declared
field-discards = Discards
field-district = District
field-districts = Districts
field-dollars = Dollars
field-drawing = Cards still to draw
field-drawn = Cards drawn
field-drawn_size = Cards drawn in all
field-drop = To discard
field-dropped = Discarded
field-ends = Ends of the route
field-extra_jokers = Extra jokers
field-first = Who is first
    .seat = №
field-gains = What the bid would bring
field-green = green
field-hand = In hand
field-hand_size = Cards in hand
field-high = The higher of two
field-house = Participant
    .seat = №
field-houses = Participants
field-jokers = Jokers
field-joins = Routes: vehicle and two districts
field-keep = To keep
field-kinds = Kinds of cards
field-known = Cards known
field-laid = Cards laid
field-lamp = Lamp
field-leader = Highest bid
    .seat = №
field-left = Left
field-letter = Letter
field-level = Level
field-light = Light tiles
field-mayor = Mayor
field-metro = metro
field-modes = Modes
field-most_in_district = Skyscrapers in a district at most
field-moves_left = Moves left
field-moving_to = Where skyscrapers are moved
field-neutral = Neutral
field-office = Office centre
field-open = Open
field-order = Order of turns
field-paid = Paid
field-pairs = Pairs of cards
field-pairs_each = Pairs for each
field-phase = What is being done
field-place = Place
field-places = Places
field-players = Players
field-plus = Added to the bid
field-points = Points
field-postponed = Bid later
    .seat = №
field-prize = Prize of the auction
field-queue = Queue
    .seat = №
field-reserve = Reserve
field-round = Round
field-routes = Routes
field-second = Second
    .seat = №
field-sets = Cards of each bid
field-settled = Have decided
    .seat = №
field-shelve = To put back
field-ship = ship
field-size = Size
field-skyscrapers = Skyscrapers at the start
field-space = Space of the track
field-spaces = Spaces
field-spare = Spare pair
field-staff = Characters
field-starters = Starting characters
field-statue = Statue of Liberty
field-step = Step
field-supply = Skyscrapers in supply
field-swaps = Swaps
field-taken_by = Whose
    .seat = №
field-taxi = taxi
field-tie_winners = Win ties
    .seat = №
field-tiles = Tiles: phase, value, dark and light ones
field-tokens = Prestige tokens
field-tokens_left = Tokens left
field-tom = Tom
field-total = In all
field-towers = Skyscrapers
field-track = Press track
field-tram = tram
field-value = Value
field-values = Values
field-vehicle = Vehicle
field-visited = The mayor has been here
field-wilds = Cards that count as any
field-winner = Highest bidder
    .seat = №

## Where rules and numbers come from, where that is not the rulebook alone

clause-N1-3-note = Reshuffling the discards, and that they lie face up, are rulings of ours.
clause-N1-9-note = The district X is a ruling of ours: its sign is lost in the text.
clause-N2-1-note = The start space before the fifteen, and that a marker on the last one keeps its place, are rulings of ours.
clause-N3-0-note = Four characters, three routes and some numbers are attested; the rest fits all that is.
clause-N3-5-note = The rulebook does not say that whoever passes takes the dollar back.
clause-N5-2-note = When, and in which order, is a ruling of ours.
clause-N6-1-note = When swaps are made, and which of them a list of moves names, are rulings of ours.
clause-N6-4-note = After the rulebook's examples.
clause-N6-5-note = That what everybody has seen stays listed is another fair reading, which a table may agree on.
clause-N6-8-note = The bonus step in one's own turn is a ruling of ours, as in the example.
clause-N6-10-note = Declining, and the left one of equal tiles, are rulings of ours.
clause-N6-12-note = Declining only as a whole, and not passing the bonus on to a third, are rulings of ours.
clause-N6-13-note = What is done with a supply that is too small, but not empty, is a ruling of ours.
clause-N6-14-note = That one completed in phase III waits is a ruling of ours.
clause-N7-1-note = The order of the phase's beginning is a ruling of ours.
clause-N8-4-note = That dollars on characters are spent is a ruling of ours.
clause-N9-3-note = Drawing by lot, and no face-down piles, are rulings of ours.
clause-N9-4-note = Drawing by lot is a ruling of ours.
clause-N9-6-note = Bidding first he adds none, and in auction 5 he is out for first place only: rulings of ours. That cards played before a turn are no bid yet is another fair reading, which a table may agree on.
clause-N9-7-note = The next lower value if none is open is a ruling of ours.
clause-N9-8-note = What he does where he has five is a ruling of ours.
clause-N9-9-note = All jokers and plans at once is a ruling of ours.
component-press-note = The start space before the fifteen is a ruling of ours.
component-setup-note = That the first skyscraper stands in the district X is a ruling of ours: its sign is lost in the text.
component-prestige-note = The values 2 and 4 and their difference within a colour are the rulebook's; the rest is ours.
component-routes-note = Taxi Manhattan to Bronx, metro Bronx to Queens and tram Brooklyn to Queens are the rulebook's; the rest are ours.
component-lamps-note = That brown lamps exist is in the rulebook; which districts have them is our choice.
component-characters-note = The abilities of Architect, Promoter, Editor and Lamplighter, twelve light and 64 dark tiles are the rulebook's; the rest is ours.

## Words of the box's sheets

field-at_the_end = at the end
field-from = From
field-names = Names
field-phase_1 = phase I
field-phase_2 = phase II
field-phase_3 = phase III
field-to = To
field-vehicles = Vehicles
field-when = When it works

## On a terminal

label-total = Points
label-hand_size = Cards
label-none = pass
label-lamp-brown = brown
label-lamp-green = green
label-stock = Stock
label-numbers = characters by number

## How free-form moves are written

form-lay = Bid any cards: after the colon how many of each kind, in this order: press, dollars, office centre, building plan, prestige, skyscraper, joker.
form-arrange = Arrange the reserve, back to an earlier one too: after the colon how many cards of each kind it shall have, in the same order. It keeps its size.

# What a player could do

could-lead = +{ $points }: one skyscraper leads { $district }
could-enter = +{ $points }: one skyscraper in { $district }, place { $place }
could-bid =
    { $auction_id ->
        [press] Bid { $size }: { $size } steps, { $count } if highest
        [dollars] Bid { $size }: ${ $size }, ${ $count } if highest
        [office] Bid { $size }: a character up to { $size }, up to { $count } if highest
        [plan] Bid { $size }: { $size } to supply, { $count } if highest
        [prestige] Bid { $size }: { $size } points, a token for the two highest
       *[skyscraper] Bid { $size }: build { $size }, { $count } if highest
    }
could-reach = A bid of { $size } is enough for the { $character }
could-hire = Hire the { $character }: +{ $points } at the end

## Where the points came from

source-points = Prestige auction
source-work = Work of characters
source-statue = The Statue
source-manhattan = Manhattan
source-brooklyn = Brooklyn
source-queens = Queens
source-bronx = The Bronx
source-staten_island = Staten Island
source-jersey_city = Jersey City
source-people = Characters
source-abilities = Characters’ abilities
source-everywhere = All six districts
source-press = The press
source-rest = What was left
source-before = Before this game
