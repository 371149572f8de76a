# Everything a player reads in Monopoly: Fallout, in English. The sign ₵ stands for bottle caps.

title = Monopoly: Fallout
tagline = In the Wasteland caps talk: buy up the sites, raise vaults and ruin your neighbours
about =
    Trade is back in the Wasteland. Players go round the board, buy sites, metro stations and radio stations, collect colour groups and put shacks and vaults on them. Whoever stops on another's property pays rent in caps (₵). You may deal, build and mortgage at any time. The last player who is not bankrupt wins.

# What the game is about, told before one's first move. ``$rounds`` and the like are what the table agreed on.
goal-win =
    { $time_id ->
        [none] { $rounds_id ->
            [none] Be the last one who is not bankrupt.
           *[other] Be the richest after { $rounds }: cash, property and buildings count. Or be the last one who is not bankrupt.
        }
       *[other] { $rounds_id ->
            [none] Be the richest when time is called: cash, property and buildings count. Or be the last one who is not bankrupt.
           *[other] Be the richest when time is called, or after { $rounds }: cash, property and buildings count. Or be the last one who is not bankrupt.
        }
    }
goal-turn = Roll and move. What nobody owns you may buy at its price; if you do not, it is auctioned. With all sites of a colour you may build on them, and rents soar.
goal-watch =
    { $rent_claim_id ->
        [manual] Ask for your rents yourself, before the next roll. Trade:
       *[auto] Trade:
    } without deals a colour rarely comes together. Keep some cash: whoever cannot pay must sell, mortgage or go bankrupt.

## The rules

chapter-F1 = Set-up and turn
clause-F1-1 = 2 to 6 people play. Tokens stand on GO, both decks are shuffled, everyone has 1500 ₵. The bank never runs out of money.
clause-F1-2 = Everyone rolls two dice; the highest begins, then play goes clockwise. Our ruling: those who tie roll again among themselves.
clause-F1-3 = A turn: roll both dice, move clockwise by their sum and do what the space says. Landing on GO or passing it brings 200 ₵ from the bank.
clause-F1-4 = The third double in a row in one turn sends you to Jail without moving. Our ruling: the first and the second double give another roll once the move is settled, unless that move led to Jail or to bankruptcy.
clause-F1-5 = The last player who is not bankrupt wins.
clause-F1-6 = Our ruling: the table may agree on a limit of rounds or of time. Then the highest net worth wins: cash, the prices of property, half of them if mortgaged, and the cost of buildings. The rules see no clock, so players say that time is up. Either all who still play must say so, and the game ends with the turn in progress; or any one of them does, whom nobody can contradict, and it ends with the round. The second cannot be said before an agreed number of rounds has been played.

chapter-F2 = Spaces
clause-F2-1 = Whoever lands on property nobody owns, a site, a metro station or a radio station, may buy it at the printed price. Otherwise the bank auctions it at once, and the highest bidder pays the bank. Our ruling: all who are not bankrupt may bid, clockwise from the one who refused; each raises by at least 1 ₵ or drops out for good until one is left. Without a bid the property stays with the bank. A bid may not exceed your cash, and the highest bidder may not spend that money before the auction ends.
clause-F2-2 = Landing on another's property costs rent, unless it is mortgaged. The owner must ask before the next player rolls, or the rent is lost. By default rent is collected by itself; the table may agree to ask by hand: then it is lost when the next player rolls, while the visitor's own second roll or throw for a radio station does not count. At an agreed end nobody rolls after the last turn, so its rents are asked for before worths are counted.
clause-F2-3 = The rent of a site is printed on its deed. On a site without buildings it is doubled while the owner holds the whole colour group, even if another site of it is mortgaged. With shacks or a vault it is as printed.
clause-F2-4 = A metro station costs 25, 50, 100 or 200 ₵, depending on how many of them its owner has. Our ruling: mortgaged stations count.
clause-F2-5 = For a radio station the visitor throws the dice anew and pays 4 times the sum, or 10 times if the owner has both. Our ruling: the other one may be mortgaged, and a double in this throw means nothing. A card may ask 10 times the sum in any case.
clause-F2-6 = On the Survival Guide and S.P.E.C.I.A.L. spaces draw the top card, do what it says and put it under its deck. A get-out-of-Jail card is kept until used or sold; a used one goes under its deck. The decks are not shuffled again: once all cards of one but the last have been out, everybody knows which comes next.
clause-F2-7 = The Church of the Children of Atom and the Brotherhood of Steel ask the printed sum, 200 and 100 ₵. It goes to the bank.
clause-F2-8 = Go to Jail sends you straight there without the 200 ₵, and the turn ends. Just Visiting, Free Parking and your own property neither cost nor bring anything.
clause-F2-9 = Our ruling: rent is fixed at the moment of landing; what is built or mortgaged later does not change it. If a card moves the token, its new space is settled in full: passing GO brings 200 ₵, and three back from space 36 draws again.

chapter-F3 = Jail
clause-F3-1 = You go to Jail by its space, by a card or by a third double in a row: straight there, without the 200 ₵, and the turn ends.
clause-F3-2 = There are three ways out: pay 50 ₵ at the start of a turn and roll; use a get-out card, your own or one bought from another player, and roll (whoever has both says which); or roll a double within three turns and move by it. Our ruling: that double gives no other roll, and after the third failure you owe the bank 50 ₵ and move by that roll.
clause-F3-3 = In Jail you may still collect rent, bid at auctions, build, sell buildings, mortgage, redeem and trade.

chapter-F4 = At any time
clause-F4-1 = You may build with every site of a colour group and none of them mortgaged. Build evenly: no second shack on a site until each site of the group has one, and so on. A site holds at most 4 shacks; a vault may take their place. The price is on the deed.
clause-F4-2 = The bank's shacks and vaults are limited. When there are fewer than players want, it auctions them one by one. Our ruling: if the stock is smaller than the request plus one for each other player who could buy the same now, the bank asks these players. If there is enough for all it is simply sold; if not, those who asked bid for it, no less than the price on their own deed, and the winner places the building at once. Until this is settled all other business waits.
clause-F4-3 = Buildings are sold to the bank at half price, evenly as well; a vault is five steps. With 4 shacks in the bank a vault may go down to them. Our ruling: with fewer, the whole group is sold down at once, to any even state for which there are enough shacks; if one site keeps a step more than the others, or one fewer, its owner says which.
clause-F4-4 = Property without any building in its group may be mortgaged to the bank for the printed sum. Redeeming it costs that sum and 10%. Our ruling: the 10% is rounded up.
clause-F4-5 = Two players may trade property of groups without buildings, cash and get-out cards in any combination. What is mortgaged changes hands mortgaged: the new owner pays 10% at once and either redeems it right away for the mortgage or later for the mortgage and another 10%. Our ruling: there is no trade if either cannot pay for it in cash, the 10% included.
clause-F4-6 = Our ruling: "at any time" means between rolls: while somebody has something to decide, everyone else may do business first. An offer holds up nobody and lapses at the next roll, or when anything it speaks of has changed. Between two rolls a player makes at most 10 offers.

chapter-F5 = Debt and bankruptcy
clause-F5-1 = Whoever owes more than they have must raise the money: sell buildings, mortgage, trade. Our ruling: until then they may not build, redeem, bid or pay anybody else. They are bankrupt when they declare it, or when nothing is left to sell, mortgage or trade and no offer with them is open. Mortgaged property and get-out cards may still find a buyer, so nobody is out while they have one.
clause-F5-2 = A debtor to a player gives that player everything: cash, property, mortgaged too, and get-out cards; buildings are first sold to the bank at half price. The new owner pays 10% on each mortgage at once. Our ruling: one who cannot is a debtor to the bank in turn; whoever redeems right away pays no second 10%.
clause-F5-3 = A debtor to the bank gives it buildings and cash, get-out cards go under their decks, and the property is auctioned free of mortgage, one by one in board order. Our ruling: all property, not only what is mortgaged; if one player is left the game ends without auctions.
clause-F5-4 = Our ruling: "pay every player" is one debt; if it cannot be raised, the cash is paid in order from the left neighbour on as far as it goes, and the rest goes to the bank. "Receive from every player" is a debt of each player for themselves, in order of seats.

chapter-F6 = Known truths
clause-F6-1 = If everybody leaves Jail at once, in the long run Jail is visited most, then the third red site, space 24; no turn ends on space 30. The frequencies of all forty spaces agree with exact calculation.

## What the table agrees on

option-rent_claim = Rent
option-rent_claim-about = Whether rent is collected by itself, or the owner must ask for it before the next player rolls.
option-rent_claim-auto = By itself
option-rent_claim-manual = On request
option-rounds = Round limit
option-rounds-about = After how many rounds the richest wins. The rulebook has no limit: the last one standing wins.
option-rounds-none = No limit
option-rounds-20 = 20 rounds
option-rounds-60 = 60 rounds
option-rounds-200 = 200 rounds
option-time = Time limit
option-time-about = Whether an agreed time ends the game, and who says that it is up; the rules see no clock. When all say so: everyone who still plays must, so whoever is behind can hold out; the game ends with the turn. By the clock: one player says it and nobody can object; the game ends with the round, but not before the rounds agreed on below.
option-time-none = No limit
option-time-called = When all say so
option-time-clock = By the clock
option-time_from = Not before
option-time_from-about = How many rounds are played before anyone may say that the clock has run out. Without such a bound whoever is ahead could end the game at will.
option-time_from-10 = After 10 rounds
option-time_from-20 = After 20 rounds
option-time_from-40 = After 40 rounds
option-time_from-80 = After 80 rounds

## The box

component-money = Money
component-money-about = Everyone starts with 1500 ₵; 200 ₵ for passing GO, 50 ₵ to leave Jail, 200 and 100 ₵ for the Church and the Brotherhood.
component-buildings = Buildings
component-buildings-about = 32 shacks and 12 vaults for all.
component-spaces = Board
component-spaces-about = 40 spaces. The order of the two payments and of the two decks is reconstructed.
component-sites = Sites
component-sites-about = 22 sites in eight colours. Nine names are known from reviews; the other names and many places are our reconstruction.
component-deeds = Deeds
component-deeds-about = Prices, mortgages, rents and building prices are those of the standard game.
component-stations = Metro stations
component-stations-about = Four stations at 200 ₵: rent 25, 50, 100 or 200 ₵.
component-radios = Radio stations
component-radios-about = Two radio stations at 150 ₵: rent is a throw times 4 or times 10.
component-guide = Survival Guide
component-guide-about = 16 cards. What they do is standard, the words are ours.
component-special = S.P.E.C.I.A.L.
component-special-about = 16 cards. What they do is standard, the words are ours.

## Names

property-junktown = Junktown
property-klamath = Klamath
property-megaton = Megaton
property-arroyo = Arroyo
property-den = The Den
property-shady_sands = Shady Sands
property-hub = The Hub
property-vault13 = Vault 13
property-rivet_city = Rivet City
property-tenpenny = Tenpenny Tower
property-vault101 = Vault 101
property-monument = Washington Monument
property-memorial = Jefferson Memorial
property-capitol = Capitol Building
property-new_reno = New Reno
property-vault_city = Vault City
property-san_francisco = San Francisco
property-concord = Concord
property-lexington = Lexington
property-sanctuary = Sanctuary Hills
property-vault111 = Vault 111
property-diamond_city = Diamond City
property-metro_central = Metro Central
property-vernon = Vernon Station
property-dupont = Dupont Station
property-foggy_bottom = Foggy Bottom Station
property-enclave_radio = Enclave Radio
property-galaxy_news = Galaxy News Radio

asset-junktown = Junktown
asset-klamath = Klamath
asset-megaton = Megaton
asset-arroyo = Arroyo
asset-den = The Den
asset-shady_sands = Shady Sands
asset-hub = The Hub
asset-vault13 = Vault 13
asset-rivet_city = Rivet City
asset-tenpenny = Tenpenny Tower
asset-vault101 = Vault 101
asset-monument = Washington Monument
asset-memorial = Jefferson Memorial
asset-capitol = Capitol Building
asset-new_reno = New Reno
asset-vault_city = Vault City
asset-san_francisco = San Francisco
asset-concord = Concord
asset-lexington = Lexington
asset-sanctuary = Sanctuary Hills
asset-vault111 = Vault 111
asset-diamond_city = Diamond City
asset-metro_central = Metro Central
asset-vernon = Vernon Station
asset-dupont = Dupont Station
asset-foggy_bottom = Foggy Bottom Station
asset-enclave_radio = Enclave Radio
asset-galaxy_news = Galaxy News Radio
asset-guide_card = the Survival Guide's get-out card
asset-special_card = the S.P.E.C.I.A.L. get-out card

jail_card-guide = the Survival Guide's card
jail_card-special = the S.P.E.C.I.A.L. card

space-at0 = GO
space-at1 = Junktown
space-at2 = S.P.E.C.I.A.L.
space-at3 = Klamath
space-at4 = Church of the Children of Atom
space-at5 = Metro Central
space-at6 = Megaton
space-at7 = Survival Guide
space-at8 = Arroyo
space-at9 = The Den
space-at10 = Just Visiting
space-at11 = Shady Sands
space-at12 = Enclave Radio
space-at13 = The Hub
space-at14 = Vault 13
space-at15 = Vernon Station
space-at16 = Rivet City
space-at17 = S.P.E.C.I.A.L.
space-at18 = Tenpenny Tower
space-at19 = Vault 101
space-at20 = Free Parking
space-at21 = Washington Monument
space-at22 = Survival Guide
space-at23 = Jefferson Memorial
space-at24 = Capitol Building
space-at25 = Dupont Station
space-at26 = New Reno
space-at27 = Vault City
space-at28 = Galaxy News Radio
space-at29 = San Francisco
space-at30 = Go to Jail
space-at31 = Concord
space-at32 = Lexington
space-at33 = S.P.E.C.I.A.L.
space-at34 = Sanctuary Hills
space-at35 = Foggy Bottom Station
space-at36 = Survival Guide
space-at37 = Vault 111
space-at38 = Brotherhood of Steel
space-at39 = Diamond City

group-brown = the brown group
group-light_blue = the light blue group
group-pink = the pink group
group-orange = the orange group
group-red = the red group
group-yellow = the yellow group
group-green = the green group
group-dark_blue = the dark blue group
group-station = the metro stations
group-radio = the radio stations

building-shack = shack
    .many = shacks
building-vault = vault
    .many = vaults

card-home_run = "Brahmin Express": a caravan gives you a lift all the way to the start. Go to GO and collect 200 ₵.
card-capitol_patrol = "Dome Patrol": shots were heard under the dome. Go to Capitol Building.
card-sands_caravan = "Westbound Caravan": guards wanted, no questions asked. Go to Shady Sands.
card-city_lights = "Lights Behind the Wall": good business awaits in the big city. Go to Diamond City.
card-central_line = "Last Train Down": the tunnel to the centre has been cleared. Go to Metro Central.
card-lost_tunnel = "Footsteps in the Dark": ghouls behind you. Run to the nearest station; if it is another's, pay twice the rent; if nobody's, you may buy it.
card-blind_tunnel = "A Scavver's Map": all ways lead underground. Go to the nearest station; if it is another's, pay twice the rent; if nobody's, you may buy it.
card-strange_signal = "Strange Signal": the receiver picks up a voice. Go to the nearest radio station; if it is another's, throw the dice and pay ten times the sum; if nobody's, you may buy it.
card-radstorm = "Radiation Storm": the only shelter is behind you. Go back 3 spaces.
card-wanted = "Your Face on a Poster": the patrol knows you. Go to Jail and do not collect 200 ₵.
card-bobby_pin = "Pin up Your Sleeve": no cell will hold you. This card gets you out of Jail; it may be kept and sold.
card-cap_stash = "Under the Floorboards": the last tenant is not coming back. Receive 50 ₵.
card-bounty = "Raider Bounty": the sheriff pays on the spot. Receive 150 ₵.
card-stimpak = "Expired Stimpak": the medic is cheap. Pay 15 ₵.
card-scorpions = "Radscorpions in the Cellar": your buildings need repairs. Pay 25 ₵ for each shack and 100 ₵ for each vault.
card-round_of_cola = "Cold Ones for All": you lost the bet, you buy the round. Pay every player 50 ₵.
card-vertibird = "A Seat on the Vertibird": the pilot is passing the start. Go to GO and collect 200 ₵.
card-brig = "Curfew": you were stopped at the gate. Go to Jail and do not collect 200 ₵.
card-good_word = "Somebody Vouched for You": the watch captain owes you one. This card gets you out of Jail; it may be kept and sold.
card-strength = "Strength": you unloaded a whole caravan alone. Receive 200 ₵.
card-perception = "Perception": you spotted the safe behind the picture. Receive 100 ₵.
card-endurance = "Endurance": you won a bet by crossing the desert without water. Receive 100 ₵.
card-charisma = "Charisma": the trader lowers her price unasked. Receive 50 ₵.
card-intelligence = "Intelligence": you repaired somebody's terminal. Receive 25 ₵.
card-agility = "Agility": you pulled a purse from a wild dog's jaws. Receive 20 ₵.
card-luck = "Luck": something rattles in an empty bottle. Receive 10 ₵.
card-birthday = "Vault Leaving Day": a party is in order! Receive 10 ₵ from every player.
card-show = "An Evening at the Microphone": they all loved your show. Receive 50 ₵ from every player.
card-doctor = "A Course of RadAway": the doctor gives no credit. Pay 100 ₵.
card-power_armour = "A New Servo": armour does not mend itself. Pay 50 ₵.
card-lessons = "Shooting Lessons": the instructor is paid in advance. Pay 50 ₵.
card-water_chip = "Broken Water Chip": the owners pay for the repairs. Pay 40 ₵ for each shack and 115 ₵ for each vault.

# How much above the lowest bid allowed.
step-one = 1
step-five = 5
step-ten = 10
step-twenty = 20
step-fifty = 50
step-hundred = 100
step-two_hundred = 200

premium-price = at the printed price
premium-half_more = at one and a half times the price
premium-double = at twice the price
premium-triple = at three times the price

boot-even = with nothing on top
boot-plus100 = with 100 ₵ on top
boot-plus300 = with 300 ₵ on top

# What is to be done now; read after "It is time to".
phase-starting = wait who begins
phase-dice = wait for the dice
phase-drawing = wait for the card
phase-throwing = wait for the throw for the radio station
phase-rolling = roll the dice
    .ask = Roll!
    .them = roll, build or trade?
    .cost = Rolling is free; the number on a place is its price.
phase-buying = buy the property or refuse it
    .ask = Buy it?
    .them = buy or auction?
phase-auction = raise the bid or drop out
    .ask = Raise or drop out?
    .them = raise or drop out?
    .cost = You pay only if your bid is the highest.
phase-owing = raise the money for your debt or declare bankruptcy
    .ask = Raise the money
    .them = how to pay the debt
phase-window = tell the bank how many buildings are wanted
    .ask = How many do you want?
    .them = how many buildings to take
phase-bidding = raise the bid for the building or drop out
    .ask = Raise or drop out?
    .them = raise or drop out?
phase-placing = place the building
    .ask = Where will it stand?
    .them = where to build
phase-over = count up: the game is over
phase-closing = ask for the last rent or let it go
    .ask = Ask for the rent?
    .them = ask for the rent?

## Moves

move-roll = Roll the dice
move-fine = Pay 50 ₵ and leave Jail
move-use_card = Use a card to leave Jail
move-show_card = Leave Jail with { $jail_card }
move-buy = Buy
move-refuse = Refuse: to auction
move-raise = Raise by { $step } ₵
move-bid = Name your own bid
move-pass = Drop out
move-build = Build on { $property }
move-sell = Sell a building on { $property }
move-sell_down =
    { $total ->
        [0] Sell all buildings of { $group }
        [one] Sell buildings of { $group }, keeping { $total } step
       *[other] Sell buildings of { $group }, keeping { $total } steps
    }
move-sell_keep =
    { $total ->
        [one] Sell buildings of the group, keeping { $total } step: on { $property }
       *[other] Sell buildings of the group, keeping { $total } steps: one more on { $property }
    }
move-sell_less =
    { $total ->
        [one] Sell buildings of the group, keeping { $total } step: one fewer on { $property }
       *[other] Sell buildings of the group, keeping { $total } steps: one fewer on { $property }
    }
move-mortgage = Mortgage { $property }
move-redeem = Redeem { $property }
move-want =
    { $count ->
        [0] Take none
       *[other] Take { $count }
    }
move-place = Place it on { $property }
move-offer = Offer a trade to { $partner }
move-propose = Offer to buy { $property } { $premium }
move-swap = Offer a swap for { $property } { $boot }
move-accept = Accept the offer of { $partner }
move-decline = Decline the offer of { $partner }
move-withdraw = Withdraw your offer
move-claim = Ask for the rent
move-waive = Let the rent go
move-give_up = Declare bankruptcy
move-time = Say that time is up
move-dice = The dice show { $die } and { $second }
move-draw = Card { $card }

## Events

event-starter_rolled = { $player } rolls for the start: { $die } and { $second }.
event-starts_tied =
    { $count ->
        [one] { $count } player ties and rolls again.
       *[other] { $count } players tie and roll again.
    }
event-began = { $player } begins.
event-round_began = Round { $round }.
event-turn_began = It is { $player }'s turn.
event-rolled = { $player } rolls { $die } and { $second }.
event-rolled_double =
    { $count ->
        [1] { $player } rolls a double: { $die } and { $die }.
        [2] { $player } rolls a second double in a row: { $die } and { $die }.
       *[other] { $player } rolls a third double in a row: { $die } and { $die }.
    }
event-moved =
    { $space_id ->
        [at2] { $player } moves to the S.P.E.C.I.A.L. space.
        [at17] { $player } moves to the S.P.E.C.I.A.L. space.
        [at33] { $player } moves to the S.P.E.C.I.A.L. space.
        [at7] { $player } moves to the Survival Guide.
        [at22] { $player } moves to the Survival Guide.
        [at36] { $player } moves to the Survival Guide.
       *[other] { $player } moves to { $space }.
    }
event-salary_paid = { $player } passes GO and collects { $amount } ₵.
event-landed = { $player } is at { $space }: nothing happens.
event-bought = { $player } buys { $property } for { $amount } ₵.
event-auction_opened = { $property } is up for auction.
event-bid_made = { $player } bids { $amount } ₵.
event-dropped_out = { $player } drops out.
event-sold = Sold! { $player } gets { $property } for { $amount } ₵.
event-unsold = No bids: { $property } stays with the bank.
event-rent_open = { $player } stops on another's property: { $other } may ask for { $amount } ₵.
event-rent_due = Rent due: { $player } → { $other }, { $amount } ₵.
event-rent_waived = { $player } lets the rent of { $amount } ₵ go: { $other } pays nothing.
event-rent_lost = The rent of { $amount } ₵ is lost: { $player } did not ask in time.
event-no_rent = { $property } is mortgaged: { $player } pays no rent.
event-threw = { $player } throws for the radio station: { $die } and { $second }, times { $count }.
event-card_drawn = { $player } draws { $card }
event-card_kept = { $player } keeps the card.
event-paid_bank = { $player } pays the bank { $amount } ₵.
event-paid_player = { $player } → { $other }: { $amount } ₵.
event-received = { $player } receives { $amount } ₵ from the bank.
event-jailed = { $player } goes to Jail.
event-fine_paid = { $player } pays { $amount } ₵ and leaves Jail.
event-card_used = { $player } leaves Jail with { $asset }.
event-out_by_double = A double: { $player } leaves Jail.
event-stays_in =
    { $count ->
        [one] { $player } stays in Jail: { $count } roll left.
       *[other] { $player } stays in Jail: { $count } rolls left.
    }
event-must_leave = The third failure: { $player } owes { $amount } ₵ and leaves Jail.
event-built =
    { $count ->
        [one] { $player } builds on { $property } for { $amount } ₵: { $count } shack stands there now.
       *[other] { $player } builds on { $property } for { $amount } ₵: { $count } shacks stand there now.
    }
event-vault_built = { $player } raises a vault on { $property } for { $amount } ₵.
event-sold_building = { $player } sells a { $building } on { $property } for { $amount } ₵.
event-sold_down =
    { $count ->
        [0] { $player } sells all buildings of { $group } for { $amount } ₵.
        [one] { $player } sells buildings of { $group } for { $amount } ₵: { $count } step is left.
       *[other] { $player } sells buildings of { $group } for { $amount } ₵: { $count } steps are left.
    }
event-mortgaged = { $player } mortgages { $property } and receives { $amount } ₵.
event-redeemed = { $player } redeems { $property } for { $amount } ₵.
event-shortage = { $player } wants to build a { $building }, but the bank has few: { $count }. It asks the others.
event-wanted =
    { $count ->
        [0] { $player } takes none.
       *[other] { $player } wants { $count }.
    }
event-building_auctioned = Not enough for all: a { $building } is up for auction.
event-building_won = { $player } wins a { $building } for { $amount } ₵.
event-building_left = No bids: the { $building } stays with the bank.
event-offered = Deal { $player } → { $other }:
event-countered = Counter-offer { $player } → { $other }:
event-term_given = — { $player } gives { $asset }.
event-term_taken = — { $player } gives { $asset } in return.
event-term_cash = — { $player } pays { $amount } ₵.
event-accepted = Done! { $player } takes the deal of { $other }.
event-changed_hands = { $player } gets { $asset }.
event-interest_paid = { $player } pays the bank 10% on mortgages: { $amount } ₵.
event-declined = { $player } declines the deal of { $other }.
event-withdrawn = { $player } withdraws the offer to { $other }.
event-lapsed = The offer of { $player } to { $other } lapses.
event-in_debt = { $player } owes { $amount } ₵ and has only { $cash } ₵.
event-gave_up = { $player } declares bankruptcy.
event-ruined_by_player = { $player } is bankrupt. Everything goes to { $other }.
event-ruined_by_bank = { $player } is bankrupt. Everything goes to the bank.
event-inherited =
    { $count ->
        [one] { $player } receives { $amount } ₵ and { $count } card.
       *[other] { $player } receives { $amount } ₵ and { $count } cards.
    }
event-interest_due = { $player } owes the bank 10% on the mortgages received: { $amount } ₵.
event-card_returned = Back under its deck goes { $asset }.
event-time_called = { $player } says that time is up.
event-limit_reached = The limit is reached: net worths are counted.
event-worth = { $player } is worth { $amount } ₵.
event-won = { $player } wins.
event-shared = { $player } shares the win.
event-paid_rent = Rent: { $player } → { $other }, { $amount } ₵.
event-paid_card = { $player } pays the bank { $amount } ₵, as the card says.
event-paid_fine = { $player } pays the bank the fine of { $amount } ₵.
event-paid_interest = { $player } pays the bank 10% on the mortgages received: { $amount } ₵.
event-step_kept = { $property } keeps one step more than the others.
event-step_less = { $property } keeps one step fewer than the others.
event-clock_called = { $player } says that the clock has run out: the game ends with this round.
event-last_rents = The last turn is over; its rent may still be asked for.

## Refusals

refusal-game_over = The game is over.
refusal-natures_move = Here chance decides, not a player.
refusal-not_your_move = It is for { $player } to decide now.
refusal-wrong_moment = It is time to { $phase }.
refusal-are_bankrupt = You are bankrupt and out of the game.
refusal-not_in_jail = You are not in Jail.
refusal-no_card = You have no get-out card.
refusal-no_cash = This takes { $amount } ₵, and you do not have that much.
refusal-cash_bound = Yours is the highest bid, { $amount } ₵: that money may not be spent before the auction ends.
refusal-bid_too_low = A bid must be at least { $amount } ₵.
refusal-bid_unreadable = Write one number after the colon: your bid.
refusal-not_a_site = Nothing is built here: { $property }.
refusal-not_owned = This is not yours: { $property }.
refusal-group_not_whole = You need the whole group: { $group }.
refusal-group_mortgaged = A site is mortgaged in { $group }.
refusal-uneven = Build evenly: the other sites of the group come before { $property }.
refusal-full = { $property } has a vault; nothing more can be built there.
refusal-none_in_stock = The bank has no { $building_many } left.
refusal-no_buildings = There are no buildings on { $property }.
refusal-sell_uneven = Sell evenly: sites of the group with more on them come before { $property }.
refusal-vault_needs_shacks =
    { $count ->
        [0] To go down from a vault the bank needs 4 shacks, and it has none. Sell the whole group down instead.
       *[other] To go down from a vault the bank needs 4 shacks, and it has only { $count }. Sell the whole group down instead.
    }
refusal-sell_singly = Here buildings can be sold one by one: { $group }.
refusal-not_even_state =
    { $count ->
        [one] No selling down to { $count } step in { $group }: the bank lacks the shacks, or so much is not built.
       *[other] No selling down to { $count } steps in { $group }: the bank lacks the shacks, or so much is not built.
    }
refusal-mortgaged_already = { $property } is already mortgaged.
refusal-group_built = Sell all buildings first: { $group }.
refusal-not_mortgaged = { $property } is not mortgaged.
refusal-debt_first = Settle your debt first.
refusal-too_many_wanted = You could not buy and place so many: { $count } at most.
refusal-cannot_place = This building cannot be placed on { $property }.
refusal-no_such_partner = A trade is offered to another player who is still in the game.
refusal-offer_unreadable = After the colon write the money (below zero if you ask for it) and the names of what changes hands, each once.
refusal-offer_empty = Something besides money must change hands.
refusal-not_of_you_two = This belongs to neither of you: { $asset }.
refusal-offer_built = Nothing of a group with buildings can be traded: { $group }.
refusal-offer_no_cash = Not enough cash: { $player } can spare { $cash } ₵.
refusal-offer_no_interest = The mortgages cost { $amount } ₵ at once, and { $player } would not have it.
refusal-offers_spent = No more offers before the next roll: there were { $count }.
refusal-no_offer = There is no such offer on the table.
refusal-not_useful = There is no ready-made offer now for { $property }. Any trade can be offered in your own terms.
refusal-business_waits = First it must be settled who gets the buildings.
refusal-nothing_to_claim = There is no rent for you to ask for now.
refusal-no_debt = Only a debtor can declare bankruptcy.
refusal-untimed = There is no time limit at this table.
refusal-called_already = It has already been said that time is up.
refusal-which_card = You have two get-out cards: say which one to use.
refusal-one_card = You have one get-out card, so there is nothing to choose: just use it.
refusal-no_cash_bid = A bid may not exceed your cash: you have { $amount } ₵.
refusal-group_bare = You have no buildings to sell in { $group }.
refusal-choose_odd =
    { $count ->
        [one] With { $count } step left in { $group } one site differs from the others: say which.
       *[other] With { $count } steps left in { $group } one site differs from the others: say which.
    }
refusal-not_odd =
    { $count ->
        [one] With { $count } step left in { $group } it is spread in another way: see what is offered.
       *[other] With { $count } steps left in { $group } they are spread in another way: see what is offered.
    }
refusal-too_early =
    { $round ->
        [one] The clock may be called after { $round } round.
       *[other] The clock may be called after { $round } rounds.
    }
refusal-card_not_chosen = In this edition a card is not chosen: just use one.
refusal-maker_owes = { $player } has a debt to settle first.

## On the page

label-cash = Caps
label-worth = Net worth
label-out = Result
label-deeds = Property
label-owes = Debt
label-jail = In Jail, turn

ui-money = { $amount } ₵
ui-bank = the bank
ui-everybody = every player
ui-scenes = What to show
ui-scene-board = Board
ui-scene-sale = Auction
ui-scene-estate = Holdings
ui-scene-trade = Trade
# Short names for the board, where the full one is too long.
ui-on-monument = Monument
ui-on-memorial = Memorial
ui-on-galaxy_news = Galaxy News
ui-on-vernon = Vernon
ui-on-dupont = Dupont
ui-on-foggy_bottom = Foggy Bottom
ui-on-sanctuary = Sanctuary
ui-ring = Spaces of the board
ui-at-go = GO
ui-at-jail = Jail
ui-at-parking = Free Parking
ui-at-jailer = Go to Jail
ui-at-guide = Survival Guide
ui-at-special = S.P.E.C.I.A.L.
ui-at-church = Children of Atom
ui-at-brotherhood = Brotherhood of Steel
ui-does-go = Land here or pass by, and the bank pays you { $money }.
ui-does-jail = Walk in and you are just visiting. If you were sent here, you get out with a double, a card or 50 ₵.
ui-does-parking = Nothing happens here.
ui-does-jailer = From here straight to Jail, without the 200 ₵. The turn is over.
ui-does-guide = Draw the top card of the Survival Guide and do what it says.
ui-does-special = Draw the top S.P.E.C.I.A.L. card and do what it says.
ui-does-church = Pay the bank { $money }.
ui-does-brotherhood = Pay the bank { $money }.
ui-back = Previous space
ui-on = Next space
ui-here = Here: { $names }
ui-unowned = with the bank
ui-owner = owned by { $name }
ui-price = price { $money }
ui-mortgage = mortgage { $money }
ui-building = a building { $money }
ui-mortgaged = mortgaged
ui-bare = no buildings
ui-bare-whole = no buildings, whole group
ui-stations =
    { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }
ui-radios =
    { $count ->
        [one] { $count } radio station
       *[other] { $count } radio stations
    }
ui-times = throw × { $factor }
ui-with-shacks =
    { $count ->
        [one] { $count } shack
       *[other] { $count } shacks
    }
ui-with-vault = a vault
ui-rent-now = rent { $money }
ui-rent-thrown = rent by a throw of the dice
ui-rents = rent bare, with one to four shacks and with a vault: { $list }
ui-rents-station = rent by how many stations the owner has: { $list }
ui-rents-radio = rent: a throw of the dice × { $one }, with both radio stations × { $both }
ui-source = Where these numbers come from
ui-source-site = Prices and rents are those of the standard game, told alike by two independent sources. The place of the site on the board, and some of the names, are our reconstruction.
ui-source-other = The rent is from this game's rules. The names are known from reviews; price and mortgage are those of the standard game.
ui-do-place = Place it here
ui-do-build = Build
ui-do-sell = Sell
ui-do-sell_down =
    { $count ->
        [0] Sell all
        [one] Sell down to { $count } step
       *[other] Sell down to { $count } steps
    }
ui-do-sell_keep =
    { $count ->
        [one] Sell down to { $count } step, here
       *[other] Sell down to { $count } steps, one more here
    }
ui-do-sell_less =
    { $count ->
        [one] Sell down to { $count } step, one fewer here
       *[other] Sell down to { $count } steps, one fewer here
    }
ui-do-mortgage = Mortgage
ui-do-redeem = Redeem
ui-bargain = Offer a deal

ui-round = Round { $round }
ui-round-of = Round { $round } of { $rounds }
ui-stock = In the bank: shacks { $shacks }, vaults { $vaults }
ui-deck =
    { $count ->
        [one] { $deck }: { $count } card in the deck
       *[other] { $deck }: { $count } cards in the deck
    }
ui-deck-about =
    { $count ->
        [one] { $count } card has not been seen yet: { $list }.
       *[other] { $count } cards have not been seen yet: { $list }.
    }
ui-deck-known = All cards have been seen and will come in the same order: { $list }.
ui-deck-next = Everybody knows the next card: { $card }.
ui-dice = The dice show { $one } and { $two }

ui-auction = Auction
ui-short-shack =
    { $count ->
        [one] { $count } shack left in the bank
       *[other] { $count } shacks left in the bank
    }
ui-short-vault =
    { $count ->
        [one] { $count } vault left in the bank
       *[other] { $count } vaults left in the bank
    }
ui-no-bids = No bids yet
ui-leads = { $name } leads with { $money }
ui-in = Bidding: { $names }
ui-is-in = bidding
ui-is-first = highest bid
ui-is-out = out
ui-raise-to = Raise by { $step }: bid { $money }
ui-own-bid = My own bid
ui-pass = Drop out
ui-speaks = { $name } is to speak
ui-place-it = Choose on the board where to put it.

ui-estate = Holdings
ui-whose = Whose holdings
ui-sums = Caps: { $cash }. Net worth: { $worth }.
ui-bankrupt = bankrupt
ui-owns-nothing = No property.
ui-get-out = Card out of Jail
ui-get-out-cards =
    { $count ->
        [one] { $count } card out of Jail
       *[other] { $count } cards out of Jail
    }
ui-jailed =
    { $count ->
        [one] in Jail, { $count } roll left
       *[other] in Jail, { $count } rolls left
    }
ui-stands = on { $space }
ui-owes = owes { $money }
ui-has = owns { $list }
ui-debt = { $name } owes
ui-debt-to = { $money } → { $to }
ui-debt-sums = Caps: { $cash }, { $missing } short.
ui-debt-ways = You can raise { $money }.
ui-debt-hopeless = Sales and mortgages raise only { $money }: strike a deal or declare bankruptcy.
ui-raise = What pays the debt
ui-covers = pays the debt

ui-trade = Trade table
ui-partner = With whom
ui-lacking = Your groups lack:
ui-ready = Offer for it:
ui-choose-partner = Choose whom to deal with. An offer keeps nobody waiting and lasts until the next roll.
ui-holds = Held by { $name }
ui-mine = Mine
ui-all-on-table = Everything is on the table.
ui-nothing-to-give = Nothing to give.
ui-i-give = I give
ui-i-get = I get
ui-gives = { $name } gives
ui-nothing = nothing
ui-drop-here = Choose, or drag it here.
ui-cash-on-top = Money on top
ui-i-pay = I pay
ui-by = { $count }
ui-put = Make the offer
ui-no-offers-left = No more offers until the next roll.
ui-after = { $money } left
ui-interest = interest to the bank { $money }
ui-completes = completes { $groups }
ui-breaks = breaks up { $groups }
ui-accept = Accept
ui-counter = Counter
ui-decline = Decline
ui-withdraw = Take the offer back
ui-offer-of = Offer: { $maker } → { $partner }
ui-terms = gives { $gives }; gets { $gets }
ui-ask-offer = Take the deal of { $name }?
# A deal in one line of the log: ``$gives`` for ``$gets``, either of which may be nothing.
ui-told-deal =
    { $kind ->
        [countered] Counter-offer
       *[offered] Deal
    } { $maker } → { $partner }: { $how ->
        [gift] { $gives } for nothing
        [wish] asks for { $gets }
       *[swap] { $gives } for { $gets }
    }
ui-told-thing = { $name }
ui-ask-claim = Ask for the rent?
ui-ask-bid = Bid or drop out?
ui-ask-jail = Roll a double or pay 50 ₵ to leave Jail?
ui-ask-jail-card = Roll a double, pay 50 ₵ or use a card to leave Jail?

## The first lesson

tutorial-roll = Welcome to the Wasteland! You win when everybody else is bankrupt. Property is the way there: whoever stops on yours pays you rent. Everyone starts with 1,500 ₵, and your throw was the highest, so you begin. Roll the dice.
tutorial-buy = You came to Arroyo, and nobody owns it. Its deed tells the price, the rent and what building costs. Buy it for 100 ₵, or refuse: then the bank auctions it, and you may bid as well.
tutorial-buy-1 = Arroyo is yours, and every visitor pays you from now on.
tutorial-buy-2 = Now Arroyo is auctioned, and anybody may get it.
tutorial-haggle = Whoever refused speaks first. The highest bid wins, and whoever drops out stays out. Bid 100 ₵ at once, or begin with 50.
tutorial-haggle-1 = Nobody went higher: Arroyo is yours for 100 ₵, its printed price after all.
tutorial-haggle-2 = The rival answers with 100 ₵ and seems to want Arroyo too.
tutorial-haggle-on = Do not let it go: raise by 5. Refusing can save money, but this time you pay a little more than the printed price.
tutorial-card = The rival rolled a double, which gives another roll, and bought two light blue sites: Megaton and The Den. Arroyo is the third of that colour, and it is yours. Remember that! Roll.
tutorial-auction = On the S.P.E.C.I.A.L. space you drew a card, and it brought 100 ₵; others take money or send you elsewhere. Then the rival bought the Washington Monument, rolled again and refused Dupont Station. The deed says 200 ₵, the bid is 20. Raise it by 10, or by 50 at once?
tutorial-auction-1 = The rival is still in it, with 40 ₵.
tutorial-auction-2 = That settled it: Dupont Station is yours for 70 ₵ instead of 200.
tutorial-outbid = You may bid as much as you have in cash, but never more than a thing is worth to you. 200 ₵ are still far off: raise by 20 or by 10.
tutorial-outbid-1 = Sold! Dupont Station is yours for 60 ₵ instead of 200.
tutorial-outbid-2 = Sold! Dupont Station is yours for 50 ₵ instead of 200. Small steps save caps, but they let others stay in.
tutorial-rent = Metro stations have no buildings: the more of the four you own, the more each of them brings, from 25 to 200 ₵. It is your turn again. Roll.
tutorial-radio = The Washington Monument belongs to your rival, so you paid the rent on its deed, 18 ₵; it goes by itself. The rival drew a card and lost 15 ₵. Roll on.
tutorial-radio-buy = Galaxy News Radio is free. Whoever stops there throws the dice and pays its owner 4 times the sum, or 10 times if the owner has both radio stations. Buy it for 150 ₵: in the first rounds nearly every purchase is a good one.
tutorial-tempt = Before rolling, the rival makes you an offer: 150 ₵ for Arroyo, half as much again as you would pay the bank for it. Tempting? With Arroyo the rival would have all of light blue, and you only some caps. Never sell the last piece of a colour for cash alone: decline.
tutorial-dark = The rival bought Diamond City, the dearest site on the board. It is dark blue, and that colour has two sites only. Let us see where you get. Roll.
tutorial-dark-buy = Vault 111, the other dark blue site! Buy it for 350 ₵. Now neither of you has the whole colour without the other.
tutorial-trade = The rival passed GO, which brings everyone 200 ₵, and left it all at the Church of the Children of Atom. And you hold the key to a deal: Arroyo completes light blue for the rival, Diamond City completes dark blue for you. Offer the swap with 100 ₵ on top or with nothing, or offer the printed price.
tutorial-trade-1 = A deal! Now each of you has a whole colour.
tutorial-trade-2 = Diamond City costs four times as much as Arroyo: the rival asks for 100 ₵ on top.
tutorial-trade-3 = Caps alone will not do. The rival wants Arroyo, and 100 ₵ on top.
tutorial-counter = You may accept a counter-offer, decline it or answer with terms of your own; nobody has to wait for you. This one is fair: both of you get a whole colour. Accept it.
tutorial-build = Dark blue is all yours. Bare sites bring double rent now, and you may build on them: a shack costs 200 ₵ here, other colours are cheaper. With one shack a visitor pays 200 ₵ in Diamond City, 175 in Vault 111. Which comes first?
tutorial-build-1 = The first shack stands in Diamond City.
tutorial-build-2 = The first shack stands in Vault 111.
tutorial-even-vault = Build evenly: no second shack on a site until each site of the colour has one. So Vault 111 is next.
tutorial-even-diamond = Build evenly: no second shack on a site until each site of the colour has one. So Diamond City is next.
tutorial-go = About 400 ₵ are left; keep some for rents. Building, mortgaging and trading are possible at any time, even out of turn, not only before your roll. Now roll.
tutorial-more = You passed GO: 200 ₵. Your card lets you out of Jail for nothing; keep it until you need it. But look ahead: the rival has put three shacks on every light blue site, up to 300 ₵ a visit. Second shacks would take your own rents to 500 and 600 ₵. Build: which site first?
tutorial-more-1 = Diamond City has two shacks.
tutorial-more-2 = Vault 111 has two shacks.
tutorial-more-vault = And Vault 111, to be even. A site holds four shacks; then a vault takes their place, the best there is.
tutorial-more-diamond = And Diamond City, to be even. A site holds four shacks; then a vault takes their place, the best there is.
tutorial-danger = Less than 250 ₵ are left, and light blue lies right ahead. Whoever builds takes a risk: too few shacks earn nothing, too little cash cannot pay. Roll, and fingers crossed!
tutorial-debt = Arroyo, once yours: the rent is 270 ₵, and you have less. A debtor must raise the money: mortgage, sell buildings back for half their price, or trade; only who finds no way is bankrupt. Spare your shacks. Mortgage the radio station for 75 ₵, or Dupont Station for 100.
tutorial-debt-1 = That was enough, and the debt is paid. Dupont Station still earns rent.
tutorial-debt-2 = The debt is paid, with some caps to spare. The radio station still earns rent.
tutorial-luck-radio = What is mortgaged stays yours but earns nothing until you redeem it: the radio station is turned over now. The rival bought Vernon Station and comes closer to dark blue. Roll.
tutorial-redeem-radio = Strength on your card: 200 ₵. And Dupont Station brought 25 ₵ from the rival. You could redeem the radio station for 83 ₵, the mortgage and 10% on top; the rival may stop there next. Redeem it, or keep your caps and roll.
tutorial-redeem-radio-1 = The radio station earns rent again.
tutorial-redeem-radio-2 = You kept your caps. The rival did stop at the radio station, and paid nothing.
tutorial-luck-metro = What is mortgaged stays yours but earns nothing until you redeem it: Dupont Station is turned over now. The rival bought Vernon Station and comes closer to dark blue. Roll.
tutorial-redeem-metro = Strength on your card: 200 ₵. But the rival stopped at Dupont Station and paid nothing, since it is mortgaged. You could redeem it for 110 ₵, the mortgage and 10% on top. Redeem it, or keep your caps and roll.
tutorial-redeem-metro-1 = Dupont Station earns rent again.
tutorial-redeem-metro-2 = You kept your caps, and a card brought 150 ₵ more. The rival stopped at your radio station, threw 11 and paid 44 ₵.
tutorial-bounty = Good. Cash for rents, property that earns: both are needed. On you go: roll.
tutorial-arrest = The Survival Guide brought you a bounty of 150 ₵. Rents, cards and GO keep everybody's caps moving; who has the strongest colour gains most in the long run. Roll.
tutorial-vernon = You came to Go to Jail: straight there, without passing GO, and the turn is over. But even in Jail you trade. The rival is short of caps and offers Vernon Station for 60 ₵. With two stations each would bring 50 ₵ instead of 25. Accept or decline?
tutorial-vernon-1 = Two stations are yours. The rival then drew a card, went to the doctor and paid 100 ₵.
tutorial-vernon-2 = You keep your caps. The rival then drew a card, went to the doctor and paid 100 ₵.
tutorial-third = In Jail you still collect rent and build. The rival is a few steps from dark blue, and a third shack makes rents leap: Vault 111 from 500 to 1,100 ₵, Diamond City from 600 to 1,400. You can pay for one of them. Where do you build?
tutorial-third-1 = Vault 111 is ready for visitors.
tutorial-third-2 = Diamond City is ready for visitors.
tutorial-jail-vault = Three ways lead out of Jail: pay 50 ₵ before the roll, use a get-out card, or roll a double; after the third failed roll you must pay. Late in a game there is no hurry: in here you land on nobody's site. Try for a double, pay, or use your card?
tutorial-jail-vault-1 = No double, so you stayed in Jail. But the rival landed on Vault 111 and owed you 1,100 ₵!
tutorial-jail-vault-2 = You paid 50 ₵ and are free.
tutorial-jail-vault-3 = Your card goes under its deck, and you are free for nothing.
tutorial-out-vault = Now the roll counts as usual. Roll!
tutorial-out-vault-1 = You rest on Free Parking, which asks for nothing. But the rival landed on Vault 111 and owed you 1,100 ₵!
tutorial-jail-diamond = Three ways lead out of Jail: pay 50 ₵ before the roll, use a get-out card, or roll a double; after the third failed roll you must pay. Late in a game there is no hurry: in here you land on nobody's site. Try for a double, pay, or use your card?
tutorial-jail-diamond-1 = No double, so you stayed in Jail. But the rival landed on Diamond City and owed you 1,400 ₵!
tutorial-jail-diamond-2 = You paid 50 ₵ and are free.
tutorial-jail-diamond-3 = Your card goes under its deck, and you are free for nothing.
tutorial-out-diamond = Now the roll counts as usual. Roll!
tutorial-out-diamond-1 = You rest on Free Parking, which asks for nothing. But the rival landed on Diamond City and owed you 1,400 ₵!
tutorial-end = That is all. Whoever owes more than selling, mortgaging and trading can raise is bankrupt, and the creditor gets everything that is left; the last one standing wins. So collect, trade for a whole colour, build, and keep enough to pay. Now for a real game!
tutorial-watch = The others are playing. Watch which sites they collect, and who runs out of caps.
tutorial-free-rolling = You went your own way, and rightly so. Before the roll you may build, mortgage and offer deals; then roll the dice.
tutorial-free-buying = Buy the property at its price, or refuse: then it is auctioned, and you may bid as well.
tutorial-free-auction = Raise the bid or drop out. You cannot bid more caps than you have.
tutorial-free-owing = You cannot pay your debt yet. Sell buildings, mortgage property or offer a deal: even what is mortgaged and a get-out card can be sold.
tutorial-free-window = The bank is short of buildings. Say how many you want.
tutorial-free-bidding = There are not enough buildings for all, so the bank sells them one by one. Raise or drop out.
tutorial-free-closing = The last turn is over. Ask for its rent or let it go; then worths are counted.
tutorial-free-placing = Put the building on one of the glowing places.

## Numbers of the box and parts of a position, where nothing draws them. ``.seat``: the number is a seat's.

field-advance = advance to a space
field-alive = In the game
field-amount = Amount
field-asked = Who is asked
    .seat = №
field-asker = Who asks
    .seat = №
field-auction = Auction
field-back = go back
field-bank = Bank
field-bid = Bid
field-bidder = Highest bidder
    .seat = №
field-bidders = Bidding
    .seat = №
field-breaks = Groups broken up
field-building = Price of a building
field-called = Said that time is up
    .seat = №
field-cards = Cards
field-cash = Caps
field-claims = Rents to be claimed
field-completes = Groups completed
field-contest = Contest
field-debts = Debts
field-decider = Who decides
    .seat = №
field-decks = Decks
field-doubles = Doubles in a row
field-effects = What they do
field-estate = Estate of the bankrupt
field-line = Line of the deed
field-payload = Terms
field-factors = The throw times
field-fine = To leave Jail
field-free = leave Jail free
field-gets = Gets
field-gives = Gives
field-go = Space GO
field-go_to_jail = Space Go to Jail
field-group = Group
field-groups = Groups
field-guide = Spaces of the Guide
field-interest = Interest
field-jail = Jail
field-known = Cards known
field-level = Buildings
field-maker = Whose offer
    .seat = №
field-money = Money
field-mortgage = Mortgage
field-mortgaged = Mortgaged
field-mortgages = Mortgages
field-name = Name
field-names = Names
field-next = Next card, if known
field-offers = Offers
field-offers_left = Offers left
field-owes = Owes
field-owner = Owner
    .seat = №
field-partner = To whom
    .seat = №
field-pay = pay
field-pay_each = pay each player
field-phase = What is being done
field-position = Space
field-positions = Spaces
field-price = Price
field-prices = Prices
field-properties = Properties
field-property = Lot
field-radio = radio station
field-raisable = Can be raised
field-receive = receive
field-receive_each = receive from each player
field-redemption = To lift the mortgage
field-rent = Rent
field-rents = Rents
field-repairs = repairs
field-rolls_left = Rolls left in Jail
field-round = Round
field-rounds = Rounds in all
field-ruined = When ruined
field-salary = For passing GO
field-seats = Players
field-shacks = Shacks
field-short = Cash is short by
field-shortage = Shortage of buildings
field-sides = Sides of the deal
field-site = Site
field-sizes = Sites in a group
field-speaker = Whose word it is
    .seat = №
field-special = S.P.E.C.I.A.L.
field-start = Money at the start
field-starter = Who began
    .seat = №
field-station = metro station
field-taxes = Payments
field-things = Property
field-to = To whom
    .seat = №
field-turn = Whose turn
    .seat = №
field-unseen = Still to come
field-values = Numbers
field-vaults = Vaults
field-visitor = Visitor
    .seat = №
field-wants = Buildings wanted
field-who = Who
    .seat = №
field-wholes = Whole groups
field-worth = Worth

## Where rules and numbers come from, where that is not the rulebook alone

clause-F1-1-note = As in the standard game: the text of this edition prints no set-up.
clause-F1-2-note = What happens on ties is a ruling of ours.
clause-F1-4-note = The extra roll is a ruling of ours, as in the standard rules.
clause-F1-6-note = These limits go beyond the rulebook and are off unless agreed on. Time is called by the players, by all or by any one of them: rules read no clock.
clause-F2-1-note = Who bids and how is a ruling of ours.
clause-F2-2-note = Rent paid by itself, and rents of the last turn at an agreed end, are rulings of ours.
clause-F2-3-note = The rents are those of the standard set.
clause-F2-4-note = That mortgaged stations count is a ruling of ours.
clause-F2-5-note = That the other station counts mortgaged or not is a ruling of ours.
clause-F2-6-note = The effects of the cards are those of the standard set.
clause-F2-7-note = The sums are those of the standard set.
clause-F3-2-note = No extra roll after the double that frees, and the fine after the third roll, are rulings of ours.
clause-F4-1-note = The prices are those of the standard set.
clause-F4-2-note = When the bank asks round, and that other business waits meanwhile, are rulings of ours.
clause-F4-3-note = Selling a whole group when shacks are short, the owner choosing where an odd step stays, is a ruling of ours.
clause-F4-4-note = Rounding is a ruling of ours.
clause-F4-5-note = That there is no trade one cannot pay is a ruling of ours.
clause-F5-1-note = What debtors may not do, and when they are bankrupt, are rulings of ours.
clause-F5-2-note = What happens if the creditor cannot pay the ten per cent is a ruling of ours.
clause-F5-3-note = That it is all property, not only the mortgaged, is a ruling of ours.
clause-F6-1-note = Published tables of visits; it is proven by a test of the whole board, so no function carries it out.
component-money-note = The rulebook gives the 200 of GO and the 50 of Jail; the rest is the standard set.
component-spaces-note = Reconstructed is the order of the two payments and of the two decks on the board.
component-sites-note = Nine of the names are sourced, most positions are proposals of ours; by group from GO.
component-deeds-note = Two independent lists agree on every rent.
component-stations-note = Names and cyclic order come from two reviews, price and mortgage from the standard set.
component-radios-note = The names come from a review; their order, price and mortgage from the standard set.
component-guide-note = The standard deck of sixteen; the wording is ours.
component-special-note = The standard deck of sixteen; the wording is ours.

## On a terminal

label-legend = letter: the owner · ▲ shack, ■ vault, ⊘ mortgaged · number: price or rent
label-bankrupt = bankrupt
label-free-cards = get-out cards
label-no-bids = no bids
label-everybody = everybody
label-sign-brown = Br
label-sign-light_blue = Lb
label-sign-pink = Pi
label-sign-orange = Or
label-sign-red = Re
label-sign-yellow = Ye
label-sign-green = Gr
label-sign-dark_blue = Bl
label-sign-station = Me
label-sign-radio = Ra

## How free-form moves are written

form-bid = Bid any sum: it stands after the colon.
form-offer = Offer a trade to the player of this number: after the colon how many caps you pay (with a minus, how many you ask for), then deeds and cards by name. Whatever is named goes from the one who has it to the other.

# What a player could do

could-build =
    { $building_id ->
        [vault] Vault on { $property }: { $amount } ₵, rent { $rent } → { $rent_then }
       *[shack] Shack on { $property }: { $amount } ₵, rent { $rent } → { $rent_then }
    }
could-save_for = { $missing } ₵ short of a { $building } on { $property }: rent { $rent } → { $rent_then }
could-unlock = Redeem { $group } for { $amount } ₵, then you may build there
could-last_deed = { $property } ({ $other }) is your last of { $group }
could-last_free = { $property } is your last of { $group }: still free, { $amount } ₵
could-redeem =
    { $rent_then ->
        [0] Redeem { $property }: { $amount } ₵, and it pays again
       *[other] Redeem { $property }: { $amount } ₵, rent 0 → { $rent_then }
    }
could-raise_money = { $missing } ₵ short, you can raise { $raised } ₵
could-beyond = { $missing } ₵ short, the bank gives only { $raised } ₵: make a deal
could-mortgage = Mortgage { $property }: +{ $amount } ₵
could-sell = Sell a { $building }, { $property }: +{ $amount } ₵
## Where the points came from

source-cash = Caps
source-deeds = Properties
source-buildings = Buildings
