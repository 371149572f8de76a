# Everything a player reads in City Tycoon, in English.

title = City Tycoon
tagline = Build the districts of tomorrow's city, bring them power and water, and let your rivals pay the toll
about =
    In four rounds investors build a city of the future. Districts are drafted in secret, laid out around the centre and then supplied with electricity, water and goods: only a supplied district pays. Carrying a cube across a rival's district costs money, but your own earn it when the others have to cross them. Most points win.

# What the game is about, told before one's first move. ``$length`` and the like are what the table agreed on.
goal-win =
    Have the most points after { $length_id ->
        [two_rounds] two rounds
       *[four_rounds] four rounds
    }. Districts bring points and money; at the end every full $10 is a point too.
goal-turn = Each round: pick six districts, build them on the map at their price, then bring them electricity, water and goods. Most districts pay only when supplied.
goal-watch = For each cube you pay $2 for a plant that is not yours and $2 for every rival's tile on its way. Your own are free, and rivals pay you to cross them.

## The rules

chapter-T1 = Set-up
clause-T1-1 = 2 to 5 people play, for 4 rounds. There are three resources: electricity, water and goods. The box holds 120 districts in four piles of 30, one pile a round; 6 power plants and 6 water plants, two-sided and stacked in order with number 1 on top; 32 landscape tiles with a park on one side and a pond on the other; and 4 start tiles.
clause-T1-2 = The 4 start tiles form the city centre, a square of 2 by 2. The city's power plant and water plant lie in it diagonally, each with as many cubes as there are players; before every new round they are filled up to that number. The other two tiles of the centre are neutral.
clause-T1-3 = With 2 players nothing is built south or east of the centre, with 3 nothing south of it; with 4 or 5 every side is open. Our ruling: south means the rows below the centre's lower row, east the columns right of its right column. Otherwise the grid has no edge.
clause-T1-4 = Turn order in the first round is drawn by lot. The first player gets $20 and each next one $2 more. Everybody's money lies open.
clause-T1-5 = Our ruling: once the 32 landscape tiles have run out, no more parks and ponds are laid. Owners' markers never run out.
clause-T1-6 = The rulebook lays the start tiles differently for 2 and 3 players. Our ruling: the centre is always the same square of 2 by 2, the ponds along closed sides are not among the 32 and are nobody's neighbours, and nothing is ever put on a closed place, not even a park or a pond.
clause-T1-7 = Our ruling: money, cubes and goods never run out in the bank.

chapter-T2 = Start of a round
clause-T2-1 = From the second round on, the poorest player goes first and the richest last. Tied players keep their order from the previous round.
clause-T2-2 = Everyone is dealt 6 districts from the round's pile. All players keep one at the same time, face down, and pass the rest to the left, until each has 6 districts; the sixth comes without a choice. Nobody sees another player's districts until they are used. Our ruling: districts not dealt leave the game, unseen as well.

chapter-T3 = Building
clause-T3-1 = Players take turns in order, one action a turn, six turns each. On a turn the player shows one district in hand and builds it, or discards it to build a plant, or sells it for $5.
clause-T3-2 = A district goes on a free open place that shares a side with any laid tile, parks and ponds included. The player pays its cost and marks it: only they may supply it.
clause-T3-3 = Build icon: the player receives what is shown under it as soon as the district is laid.
clause-T3-4 = Variable cost: the builder chooses one of the printed costs and gets what stands under it.
clause-T3-5 = Park icon: that many parks must be laid beside the new district, on open free places that share a side with it. What does not fit or has run out is not laid. Our ruling: the builder chooses the places. A park belongs to the builder, carries resources like a district, and has no type.
clause-T3-6 = Pond icon: likewise, but a pond belongs to nobody, and nothing can be carried over it.
clause-T3-7 = Some districts of the fourth round show a type: when built, they score points for each district of that type the player already has. Power plants and water plants are types too, landscape is not. Our ruling: the new district itself does not count.
clause-T3-8 = To build a plant, the shown district is discarded and the top plant of the wanted kind taken, either side up. It goes on a free open place beside any laid tile, is loaded with the cubes it shows, and marked. Our ruling: the cost of the chosen side is paid. When a pile is empty, no more plants of that kind are built.
clause-T3-9 = Our ruling: no debts. A player may choose only what they can pay for in full before any reward; selling is always allowed.

chapter-T4 = Supply
clause-T4-1 = Players take turns in order. On a turn the player supplies one of their districts that has not been supplied this round, or passes; a player who cannot supply anything must pass. A pass lasts until the end of the round, even if money or goods come in later. Supply ends when all have passed. Our ruling: a district without resource icons is never supplied.
clause-T4-2 = Everything the district needs is delivered and paid for in one turn, and then the profit comes at once. It cannot pay for the delivery itself.
clause-T4-3 = Electricity and water come from any plants with cubes: one's own, the city's or another player's. One district may draw on several plants.
clause-T4-4 = A cube travels from tile to tile over shared sides. For each cube the supplier pays $2 to the owner of the plant it is taken from and $2 to the owner of every tile on its way, be it a district, a park or a plant, if that is another player. One's own tiles are free, ponds cannot be crossed. The city's four tiles count as one: for a cube taken in the city or carried across it the bank gets $2, never more. Owners are paid at once. Our ruling: a route enters no tile twice.
clause-T4-5 = Where the cubes come from and which way they go is the player's choice, and so is who gets paid.
clause-T4-6 = Goods come from the player's own store and cost nothing to carry. Earned goods lie in the open.
clause-T4-7 = Delivered cubes lie on the district until clean-up: a district is supplied at most once a round.
clause-T4-8 = Co-operation icon: when a district with this icon is supplied, every district of the shown type that shares a side with it earns its owner the shown reward at once; so do the supplier's own districts and those of players who have passed. The neighbours need not be supplied. The wording of the rules is unclear, so the table may agree on another reading (option “Co-operation”): a neighbour earns the reward when it is supplied itself.
clause-T4-9 = Examples. Electricity and water from the city's plants, one cube each, no other player's tile on the way: $2 and $2 to the bank. One cube from blue's plant across two of blue's districts: $6 to blue. Two cubes from one's own plant across the city: $4 to the bank.

chapter-T5 = Clean-up and end
clause-T5-1 = After every round but the last the cubes on supplied districts go to the bank, while cubes on plants stay. Then plants that refill (two arrows in a circle) get back their starting number of cubes, and those of the city as many as there are players.
clause-T5-2 = After the last round every full $10 becomes 1 point, and that money goes to the bank. Goods and cubes on plants are worth nothing. Most points win; if tied, more money left; if still tied, the win is shared.
clause-T5-3 = Our variant: the table may agree on a short game of two rounds, with the first and second pile of districts. There is then one clean-up, and the score is counted after the second round.

## What the table agrees on

option-cooperation = Co-operation
option-cooperation-about = When a neighbour gains by the co-operation icon: when the district with the icon is supplied, or when the neighbour itself is.
option-cooperation-when_supplied = District with the icon supplied
option-cooperation-when_neighbour_supplied = Neighbour itself supplied
option-length = Length
option-length-about = The full game has four rounds, the short one only the first two.
option-length-four_rounds = Four rounds
option-length-two_rounds = Two rounds

## The box

component-box = Box
component-box-about = 120 districts in four piles, 32 landscape tiles, 4 start tiles, and cubes: 30 red, 25 blue, and goods worth 50.
component-money = Money
component-money-about = Coins worth $530, though money never runs out. A sold district brings $5, a cube across a foreign tile costs $2, and $10 make a point at the end.
component-power = Power plants
component-power-about = Six two-sided plants. No printed numbers are public, so these are ours: side A holds more cubes once, side B fewer but every round.
component-water = Water plants
component-water-about = Six two-sided plants; these numbers are ours too.
component-pile1 = Districts of round 1
component-pile1-about = 30 cheap districts to start with. All numbers on districts are ours: no printed ones are public.
component-pile2 = Districts of round 2
component-pile2-about = 30 districts, somewhat more expensive.
component-pile3 = Districts of round 3
component-pile3-about = 30 expensive districts with large profits.
component-pile4 = Districts of round 4
component-pile4-about = 30 districts that bring mostly points; seven of them score districts or plants of one type.

## Names

tile-container_flats = Container Flats
tile-workers_estate = Workers' Estate
tile-terraced_row = Terraced Row
tile-garden_suburb = Garden Suburb
tile-riverside_cottages = Riverside Cottages
tile-student_halls = Student Halls
tile-capsule_tower = Capsule Tower
tile-corner_shops = Corner Shops
tile-food_market = Food Market
tile-night_bazaar = Night Bazaar
tile-outlet_row = Outlet Row
tile-shopping_arcade = Shopping Arcade
tile-robo_diner = Robo-Diner
tile-notary_office = Notary Office
tile-co_working_hub = Co-working Hub
tile-savings_bank = Savings Bank
tile-call_centre = Call Centre
tile-start_up_garage = Start-up Garage
tile-advertising_studio = Advertising Studio
tile-workshop_yard = Workshop Yard
tile-assembly_hall = Assembly Hall
tile-bottling_plant = Bottling Plant
tile-textile_mill = Textile Mill
tile-hydroponic_farm = Hydroponic Farm
tile-scrap_recycler = Scrap Recycler
tile-city_park = City Park
tile-fire_station = Fire Station
tile-primary_school = Primary School
tile-founders_monument = Founders' Monument
tile-fishing_lake = Fishing Lake
tile-housing_block = Housing Block
tile-terrace_gardens = Terrace Gardens
tile-commuter_town = Commuter Town
tile-apartment_tower = Apartment Tower
tile-lakeside_villas = Lakeside Villas
tile-family_quarter = Family Quarter
tile-artists_lofts = Artists' Lofts
tile-supermarket = Supermarket
tile-cinema_complex = Cinema Complex
tile-department_store = Department Store
tile-food_court = Food Court
tile-shopping_centre = Shopping Centre
tile-duty_free_mall = Duty-free Mall
tile-office_park = Office Park
tile-insurance_house = Insurance House
tile-conference_centre = Conference Centre
tile-trading_floor = Trading Floor
tile-law_chambers = Law Chambers
tile-media_house = Media House
tile-electronics_plant = Electronics Plant
tile-brewery = Brewery
tile-robotics_works = Robotics Works
tile-food_processing = Food Processing
tile-logistics_depot = Logistics Depot
tile-steelworks = Steelworks
tile-botanical_gardens = Botanical Gardens
tile-hospital = Hospital
tile-university = University
tile-sports_arena = Sports Arena
tile-canal_district = Canal District
tile-sky_apartments = Sky Apartments
tile-eco_village = Eco Village
tile-marina_residences = Marina Residences
tile-luxury_condominiums = Luxury Condominiums
tile-arcology_block = Arcology Block
tile-garden_towers = Garden Towers
tile-hypermarket = Hypermarket
tile-galleria = Galleria
tile-holo_cinema = Holo-Cinema
tile-megamall = Megamall
tile-aqua_park = Aqua Park
tile-export_bazaar = Export Bazaar
tile-corporate_tower = Corporate Tower
tile-stock_exchange = Stock Exchange
tile-research_campus = Research Campus
tile-hotel_tower = Hotel Tower
tile-venture_fund = Venture Fund
tile-broadcast_centre = Broadcast Centre
tile-nanofactory = Nanofactory
tile-aerospace_works = Aerospace Works
tile-pharma_plant = Pharma Plant
tile-automated_port = Automated Port
tile-component_foundry = Component Foundry
tile-vertical_farm = Vertical Farm
tile-national_museum = National Museum
tile-observatory = Observatory
tile-medical_centre = Medical Centre
tile-grand_park = Grand Park
tile-expo_grounds = Expo Grounds
tile-transit_hub = Transit Hub
tile-great_arcology = Great Arcology
tile-penthouse_row = Penthouse Row
tile-floating_homes = Floating Homes
tile-canopy_quarter = Canopy Quarter
tile-smart_district = Smart District
tile-world_trade_mall = World Trade Mall
tile-casino_complex = Casino Complex
tile-luxury_boulevard = Luxury Boulevard
tile-grand_bazaar = Grand Bazaar
tile-theme_park = Theme Park
tile-headquarters_tower = Headquarters Tower
tile-financial_centre = Financial Centre
tile-ai_institute = AI Institute
tile-convention_palace = Convention Palace
tile-embassy_row = Embassy Row
tile-fusion_works = Fusion Works
tile-spaceport = Spaceport
tile-bio_refinery = Bio-refinery
tile-clean_tech_park = Clean-Tech Park
tile-housing_authority = Housing Authority
tile-chamber_of_commerce = Chamber of Commerce
tile-revenue_office = Revenue Office
tile-industry_board = Industry Board
tile-ministry_of_culture = Ministry of Culture
tile-energy_agency = Energy Agency
tile-water_authority = Water Authority
tile-central_park = Central Park
tile-opera_house = Opera House
tile-world_wonder = World Wonder
tile-city_cathedral = City Cathedral

type-residential = residential district
    .gen = residential districts
    .kind = residential districts
type-commercial = commercial district
    .gen = commercial districts
    .kind = commercial districts
type-business = business district
    .gen = business districts
    .kind = business districts
type-industrial = industrial district
    .gen = industrial districts
    .kind = industrial districts
type-special = special district
    .gen = special districts
    .kind = special districts
type-power = power plant
    .gen = power plants
    .kind = power plants
type-water = water plant
    .gen = water plants
    .kind = water plants

resource-electricity = electricity
    .load = Power
    .gen = electricity
resource-water = water
    .load = Water
    .gen = water
resource-goods = goods
    .load = Goods
    .gen = goods

station-power_a = power plant, side A
    .acc = a power plant, side A up
station-power_b = power plant, side B
    .acc = a power plant, side B up
station-water_a = water plant, side A
    .acc = a water plant, side A up
station-water_b = water plant, side B
    .acc = a water plant, side B up

plant-power_1a = power plant 1A
    .acc = power plant 1A
    .gen = power plant 1A
plant-power_1b = power plant 1B
    .acc = power plant 1B
    .gen = power plant 1B
plant-power_2a = power plant 2A
    .acc = power plant 2A
    .gen = power plant 2A
plant-power_2b = power plant 2B
    .acc = power plant 2B
    .gen = power plant 2B
plant-power_3a = power plant 3A
    .acc = power plant 3A
    .gen = power plant 3A
plant-power_3b = power plant 3B
    .acc = power plant 3B
    .gen = power plant 3B
plant-power_4a = power plant 4A
    .acc = power plant 4A
    .gen = power plant 4A
plant-power_4b = power plant 4B
    .acc = power plant 4B
    .gen = power plant 4B
plant-power_5a = power plant 5A
    .acc = power plant 5A
    .gen = power plant 5A
plant-power_5b = power plant 5B
    .acc = power plant 5B
    .gen = power plant 5B
plant-power_6a = power plant 6A
    .acc = power plant 6A
    .gen = power plant 6A
plant-power_6b = power plant 6B
    .acc = power plant 6B
    .gen = power plant 6B
plant-water_1a = water plant 1A
    .acc = water plant 1A
    .gen = water plant 1A
plant-water_1b = water plant 1B
    .acc = water plant 1B
    .gen = water plant 1B
plant-water_2a = water plant 2A
    .acc = water plant 2A
    .gen = water plant 2A
plant-water_2b = water plant 2B
    .acc = water plant 2B
    .gen = water plant 2B
plant-water_3a = water plant 3A
    .acc = water plant 3A
    .gen = water plant 3A
plant-water_3b = water plant 3B
    .acc = water plant 3B
    .gen = water plant 3B
plant-water_4a = water plant 4A
    .acc = water plant 4A
    .gen = water plant 4A
plant-water_4b = water plant 4B
    .acc = water plant 4B
    .gen = water plant 4B
plant-water_5a = water plant 5A
    .acc = water plant 5A
    .gen = water plant 5A
plant-water_5b = water plant 5B
    .acc = water plant 5B
    .gen = water plant 5B
plant-water_6a = water plant 6A
    .acc = water plant 6A
    .gen = water plant 6A
plant-water_6b = water plant 6B
    .acc = water plant 6B
    .gen = water plant 6B

# What is to be done now; read after "now it is time to".
phase-seating = wait for the order to be drawn
phase-dealing = wait for the districts to be dealt
phase-drafting = keep one district
    .ask = Keep one district
    .them = which district to keep
    .cost = Keeping is free; the price on it is paid when you build it.
phase-building = build a district or a plant, or sell a district
    .ask = Choose a tile, then its place
    .them = what to build
phase-placing = choose a place
    .ask = Where to build?
    .them = where to build
phase-landscaping = lay landscape beside the new district
    .ask = Lay the landscape
    .them = where to lay landscape
phase-supplying = supply a district or pass
    .ask = Supply a district, or pass
    .them = what to supply
phase-favouring = choose who is paid for the carriage
    .ask = Whom do you pay?
    .them = whom to pay
phase-over = do nothing but look back: the game is over

## Moves

move-keep = Keep { $tile }
move-build = Build { $tile }
move-invest = Build { $tile } at cost number { $level }
move-plant = Discard { $tile } and build { $station_acc }
move-sell = Sell { $tile }
move-place = Build on the chosen place
move-park = Lay a park on the chosen place
move-pond = Lay a pond on the chosen place
move-supply = Supply the chosen district
move-deliver = Supply the chosen district by a route of your own
move-favour = Carry it so that { $player } is paid most
move-favour_city = Carry it so that the city is paid most
move-pass = Pass
move-seat = Next in order: { $player }
move-deal = Deal { $tile }

## Events

event-seated = { $player } is number { $rank } in order and gets ${ $amount }.
event-round_began = Round { $round } begins.
event-order_set = { $player } is number { $rank } in order, with ${ $amount }.
event-dealt = You are dealt { $tile }.
event-all_dealt = The districts of round { $round } are dealt. Everyone keeps one and passes the rest to the left.
event-chose = { $player } keeps a district.
event-kept = You keep { $tile }.
event-received_2 = You are passed { $tile } and { $second }.
event-received_3 = You are passed { $tile }, { $second } and { $third }.
event-received_4 = You are passed { $tile }, { $second }, { $third } and { $fourth }.
event-received_5 = You are passed { $tile }, { $second }, { $third }, { $fourth } and { $fifth }.
event-kept_last = The last district comes without a choice: { $tile }.
event-draft_ended = The districts are chosen, building begins.
event-sold = { $player } sells { $tile } for ${ $amount }.
event-tile_shown = { $player } shows { $tile } and chooses a place.
event-tile_given = { $player } discards { $tile } to build a plant.
event-district_built = { $player } pays ${ $amount } and builds { $tile }.
event-plant_built = { $player } pays ${ $amount } and builds { $plant_acc }.
event-built_money = For building, { $player } gets ${ $amount }.
event-built_points =
    { $points ->
        [one] For building, { $player } gets { $points } point.
       *[other] For building, { $player } gets { $points } points.
    }
event-built_goods =
    { $count ->
        [one] For building, { $player } gets { $count } cube of goods.
       *[other] For building, { $player } gets { $count } cubes of goods.
    }
event-level_chosen =
    { $points ->
        [one] { $player } has chosen the cost of ${ $amount } and gets { $points } point for it.
       *[other] { $player } has chosen the cost of ${ $amount } and gets { $points } points for it.
    }
event-type_scored =
    { $points ->
        [one] { $player } gets { $points } point for { $type_kind } ({ $count } in all).
       *[other] { $player } gets { $points } points for { $type_kind } ({ $count } in all).
    }
event-park_laid = { $player } lays a park.
event-pond_laid = { $player } lays a pond.
event-landscape_left_out =
    { $count ->
        [one] { $count } landscape tile is left out: there is no room, or none in stock.
       *[other] { $count } landscape tiles are left out: there is no room, or none in stock.
    }
event-supply_began = Supply begins, { $player } goes first.
event-supplied = { $player } supplies { $tile }.
event-cube_carried =
    { $source ->
        [0] Power: city plant → { $tile }
        [3] Water: city plant → { $tile }
       *[other] { $resource_load }: plant → { $tile }
    }, { $amount ->
        [0] free
       *[other] ${ $amount }
    }.
event-goods_used =
    { $count ->
        [one] { $player } takes { $count } cube of goods from the store.
       *[other] { $player } takes { $count } cubes of goods from the store.
    }
event-toll_paid = { $player } pays { $other } ${ $amount } for the carriage.
event-city_paid = { $player } pays the city ${ $amount } for the carriage.
event-profit_money = Profit: { $player } gets ${ $amount }.
event-profit_points =
    { $points ->
        [one] Profit: { $player } gets { $points } point.
       *[other] Profit: { $player } gets { $points } points.
    }
event-profit_goods =
    { $count ->
        [one] Profit: { $player } gets { $count } cube of goods.
       *[other] Profit: { $player } gets { $count } cubes of goods.
    }
event-shared_money = Co-operation, { $tile }: { $player } gets ${ $amount }.
event-shared_points =
    { $points ->
        [one] Co-operation, { $tile }: { $player } gets { $points } point.
       *[other] Co-operation, { $tile }: { $player } gets { $points } points.
    }
event-shared_goods =
    { $count ->
        [one] Co-operation, { $tile }: { $player } gets { $count } cube of goods.
       *[other] Co-operation, { $tile }: { $player } gets { $count } cubes of goods.
    }
event-passed = { $player } passes until the end of the round.
event-cannot_supply = { $player } cannot supply anything and passes.
event-cleaned_up = Round { $round } is over: the cubes on districts go back to the bank.
event-refilled =
    { $place ->
        [0] The city’s power plant is filled up: { $count } cubes.
        [3] The city’s water plant is filled up: { $count } cubes.
       *[other] A plant is filled up: { $count } { $count ->
            [one] cube
           *[other] cubes
        } again.
    }
event-money_scored =
    { $points ->
        [one] { $player } exchanges ${ $amount } for { $points } point.
       *[other] { $player } exchanges ${ $amount } for { $points } points.
    }
event-final_score =
    { $points ->
        [one] { $player }: { $points } point in all, ${ $cash } left.
       *[other] { $player }: { $points } points in all, ${ $cash } left.
    }
event-won =
    { $points ->
        [one] { $player } wins with { $points } point.
       *[other] { $player } wins with { $points } points.
    }
event-win_shared =
    { $points ->
        [one] { $player } shares the win with { $points } point.
       *[other] { $player } shares the win with { $points } points.
    }
event-tie_broken = Points are level at { $points }, but { $player } is ahead with more money left: ${ $cash }.

## Refusals

refusal-game_over = The game is over, there are no more moves. You can look through the record or start a new game.
refusal-not_your_move = It is the turn of { $player }. Wait for yours.
refusal-wrong_moment = That cannot be done now: it is time to { $phase }.
refusal-natures_move = Chance decides that, not a player. Wait: it will happen by itself.
refusal-chosen_already = You have kept a district already. Wait for the others to choose.
refusal-not_in_pack = { $tile } is not before you. Choose one of the districts that are.
refusal-not_in_hand = You do not have { $tile } in hand. Choose another district.
refusal-too_dear = { $tile } costs ${ $amount }, and you have ${ $cash }. Build something cheaper or sell a district.
refusal-cost_is_chosen = The cost of { $tile } is chosen: say which of its costs you pay.
refusal-cost_is_fixed = { $tile } has only one cost. Build it in the ordinary way.
refusal-pile_empty = There are no more such plants ({ $station }): the pile is empty. Choose something else.
refusal-plant_too_dear = You cannot pay for that plant ({ $station }): it costs ${ $amount }, and you have ${ $cash }. Choose something cheaper or sell a district.
refusal-place_taken = That place is taken. Choose a free one.
refusal-place_not_open = You can build only beside tiles already laid. Choose another place.
refusal-not_beside = Landscape is laid only next to the new district. Choose a place beside it.
refusal-other_landscape = Another landscape is due here, the one the district shows. Parks are laid first, then ponds.
refusal-no_district = There is no district there. Choose one of your own.
refusal-not_yours = That district is { $player }’s to supply. Choose one of your own.
refusal-needs_nothing = { $tile } needs no supply. Choose another district.
refusal-supplied_already = { $tile } has been supplied this round. Choose another district or pass.
refusal-out_of_reach = { $tile } cannot be supplied: not enough { $resource_gen } is within reach. Choose another district or pass.
refusal-no_goods = { $tile } needs goods: { $count }, and you have { $held }. Choose another district or pass.
refusal-toll_too_high = You cannot pay to supply { $tile }: the carriage costs ${ $amount }, and you have ${ $cash }. Choose a cheaper way or district, or pass.
refusal-nobody_to_favour = The price cannot be shared out like that. Choose one of those offered.
refusal-unreadable = That route cannot be read. For every cube say how many places it has, then the places, the plant's first.
refusal-wrong_cubes = The cubes do not add up: { $count } of { $resource_gen } are needed, { $held } are carried. Correct the delivery.
refusal-no_cube_there = There is no plant with a cube to spare there. Start from another plant.
refusal-not_crossed = Nothing is carried across an empty place or a pond. Choose another way.
refusal-no_way_between = Two places of that route do not share a side. Go from neighbour to neighbour.
refusal-twice = The route enters a tile twice. Choose a shorter one.

## Words of the page

label-cash = Cash
label-points = Points
label-goods = Goods
label-hand = In hand
label-points-of =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-goods-of =
    { $count ->
        [one] { $count } cube of goods
       *[other] { $count } cubes of goods
    }
label-parks =
    { $count ->
        [one] { $count } park
       *[other] { $count } parks
    }
label-ponds =
    { $count ->
        [one] { $count } pond
       *[other] { $count } ponds
    }
label-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
label-tiles =
    { $count ->
        [one] { $count } district in hand
       *[other] { $count } districts in hand
    }

## The board in words

ui-money = ${ $amount }
ui-round = Round { $round } of { $rounds }
ui-parts = Parts of the round
ui-act-draft = Draft
ui-act-build = Building
ui-act-supply = Supply
ui-order = Order of turns
ui-next-order = Order of the next round, if nobody's money changes
ui-then = next
ui-passed = passed
ui-chosen = has chosen
ui-map = Map of the city
ui-whole = Show the whole city
ui-closer = Closer
ui-farther = Farther
ui-side =
    { $side ->
        [north] north of
        [south] south of
        [east] east of
       *[west] west of
    } { $what }
ui-side-of = { $tile }
ui-invest-for = Build { $tile } for { $money }
ui-build-at = Build { $where }
ui-park-at = Lay a park { $where }
ui-pond-at = Lay a pond { $where }
ui-carried =
    { $load }: { $plant } → { $tile }, { $amount ->
        [0] free
       *[other] ${ $amount }
    }.
ui-filled = { $plant } is filled up, cubes: { $count }.
ui-supply-tile = Supply { $tile }
ui-deliver-tile = Supply { $tile } by a route of your own
ui-site = supply { $price }, brings { $gain }
ui-site-dry = cannot be supplied from here now
ui-sites = Number: cost of supply there
ui-sites-bring = brings { $gain }
ui-sites-dry = × no supply
ui-free = free
ui-park = park
    .gen = a park
ui-pond = pond, nothing is carried over it
    .gen = a pond
ui-sight = city centre
    .gen = the city centre
ui-city = city
ui-city-power = city power plant
    .gen = the city power plant
ui-city-water = city water plant
    .gen = the city water plant
ui-supplied = supplied
ui-unsupplied = not supplied yet
ui-refilled = refilled every round
ui-once = filled only once
ui-costs = costs { $money }
ui-spent = { $money }, { $left } left
ui-built = when built: { $gain }
ui-needs = needs { $what }
ui-brings = profit { $gain }
ui-helps = when supplied, { $gain } to the owner of each neighbour among { $types }
ui-counts = when built, { $gain } for each of your { $types }
ui-pile-power =
    { $count ->
        [one] { $count } power plant left
       *[other] { $count } power plants left
    }
ui-pile-water =
    { $count ->
        [one] { $count } water plant left
       *[other] { $count } water plants left
    }
ui-landscape-left =
    { $count ->
        [one] { $count } landscape tile left
       *[other] { $count } landscape tiles left
    }
ui-pack = Districts to choose from
ui-card-needs = Needs { $what }
ui-card-brings = Pays { $gain }
ui-card-built = When built: { $gain }
ui-card-helps = Neighbouring { $types }: +{ $gain }
ui-card-counts = { $gain } for each of your { $types }
ui-kept = Kept: { $count }
ui-waits = Kept. The next districts come when everybody has chosen.
ui-hand = My districts
ui-hand-empty = No districts left in hand.
ui-build = Build
ui-sell = Sell
ui-choose-place = Choose a place on the map.
ui-lay-parks = Choose a place for a park. Still to lay: { $count }.
ui-lay-ponds = Choose a place for a pond. Still to lay: { $count }.
ui-to-supply = My districts to supply
ui-choose-district = Choose a district: its way and price are drawn on the map.
ui-unfold = All { $count }
ui-fold = Fold
ui-all-supplied = Everything that needs supply has it.
ui-carriage = carriage { $bill }
ui-carried-for = Carriage
ui-pay-whom = Whom to pay:
ui-free-of-charge = free of charge
ui-out-of-reach = cubes out of reach
ui-no-way = no way
ui-unpayable = too expensive now, or goods are missing
ui-others-gain = By co-operation: { $who }
ui-own-route = Own route
ui-own-stop = Cancel
ui-carry = Carry it so
ui-supply-now = Supply · { $price } → { $gain }
ui-draw = Touch a plant with a cube, or drag a route from it. The cube to be carried is marked.
ui-draw-on = On from neighbour to neighbour. Touch the district to go the cheapest way from here.
ui-cube = Cube { $number }, { $resource }

## The first lesson

tutorial-first = Welcome to your first city! Whoever has the most points after two rounds wins: districts bring points and money, and every full $10 left at the end is a point too. First comes the draft: from six districts everyone keeps one in secret and passes the rest to the left. Keep { tile-corner_shops }, which pay $7 for a single cube of electricity, or { tile-advertising_studio }, which helps shops beside it as well.
tutorial-first-1 = Cheap, and it pays from the first round: a sound beginning.
tutorial-first-2 = It is at its best with shops as neighbours. What you pass on may come round again.
tutorial-second = Everyone has kept one, and these five were handed to you. You have $20 for the whole round, so look for what you can pay for and supply. { tile-garden_suburb } earns a point in every round it gets water and brings a park of your own. { tile-founders_monument } turns money into points and needs no supply. Keep one of them.
tutorial-second-1 = A point a round, as long as water reaches it.
tutorial-second-2 = Points that need nothing more. What they cost you decide when you build.
tutorial-third = Everybody gets six districts, but hardly anybody builds six. The others can be sold for $5 or given up for a plant. { tile-outlet_row } needs goods, { tile-textile_mill } makes them; for now you have neither goods nor much money. Keep either.
tutorial-third-1 = Without goods it earns nothing this round. You will still find a use for it.
tutorial-third-2 = Goods lie in your own store and cost nothing to carry. But $6 and two cubes are much for a first round.
tutorial-fourth = What you passed on has come back: these three are left of your first six. Keep the partner of the one you have. When the studio is supplied, it pays $2 to the owner of every shop beside it.
tutorial-fourth-1 = Shops and a studio: built side by side, they are worth more than apart.
tutorial-fourth-2 = A studio and shops: built side by side, they are worth more than apart.
tutorial-fifth = Two are left, and here too the one you passed on is back. Take it. The sixth district comes to you without a choice.
tutorial-fifth-1 = Now suburb and monument are both yours.
tutorial-fifth-2 = Now monument and suburb are both yours.
tutorial-shops = The draft is over, and building begins: six turns, and on each you build a district, sell it or give it up for a plant. Start with { tile-corner_shops }: touch them, then the lit place beside the city's power plant. From there a cube of electricity costs only the $2 for the plant.
tutorial-shops-place = Now the place: right beside the city's power plant.
tutorial-studio = Your rivals settle around the city too. Now { tile-advertising_studio }, right beside your shops. That is co-operation: each time the studio is supplied, the shops next to it earn $2, and they are yours.
tutorial-studio-place = The lit place touches both the city and your shops.
tutorial-suburb = { tile-garden_suburb } can stand farther out, behind your shops. Your cubes cross your own tiles free of charge, however many there are.
tutorial-suburb-place = Behind the shops: your own tiles join it to the city.
tutorial-park = The tree on the suburb means a park beside it. A park carries cubes like a district, and this one is yours: rivals who cross it pay you $2 for each cube. A pond would block the way instead. Lay the park behind your studio.
tutorial-sell = Not everything is worth building. Carrying costs money as well, and profit comes only afterwards, so keep some cash. Sell { tile-textile_mill } or { tile-outlet_row } for $5: touch one of them, then Sell.
tutorial-sell-1 = $5 in hand. Two cubes a round would have been hard to come by.
tutorial-sell-2 = $5 in hand. There were no goods for it anyway.
tutorial-plant = Your suburb needs water: give up the district you do not need for a water plant. For $2 it holds two cubes, but only once. With the arrows it costs $4 and holds one, which comes back every round. Touch the district, one of the two plants, then a lit place by the suburb.
tutorial-plant-1 = Cheap, and enough for both rounds of this game.
tutorial-plant-2 = Dearer, but in a long game it gives water for ever.
tutorial-plant-3 = Cheap, and enough for both rounds of this game.
tutorial-plant-4 = Dearer, but in a long game it gives water for ever.
tutorial-plant-place = A place by the suburb, so that your water costs you nothing.
tutorial-plant-place-1 = The plant touches the suburb: water of your own, free of charge.
tutorial-plant-place-2 = The plant touches the suburb: water of your own, free of charge.
tutorial-monument = The last turn of building, and an investment: { tile-founders_monument } costs what you choose. $3 buy 2 points, $6 buy 3. For $10 there would be 5, but then nothing is left to carry with. Touch it, choose, and put it on a lit place.
tutorial-monument-1 = 2 points for $3, and the rest of the money will work for you.
tutorial-monument-2 = The third point cost as much as the first two. Still less than the $10 it costs at the end.
tutorial-monument-place = It needs no supply: either of the lit places will do.
tutorial-monument-place-1 = On this corner a rival may one day have to cross it and pay you.
tutorial-monument-place-2 = Beside your park it keeps your tiles together.
tutorial-supply = Now supply, which is what pays: in turn, one district each. A cube costs $2 for a plant that is not yours and $2 for each rival's tile it crosses; the four tiles of the city count as one. The city has only three cubes of electricity for all of you, so be quick. Choose { tile-corner_shops } or { tile-advertising_studio } on the map: the way is drawn. Touch again to supply.
tutorial-supply-1 = $2 to the bank, $7 for you.
tutorial-supply-2 = $2 to the bank; $6 for you, and $2 more for the shops next door: co-operation.
tutorial-toll = Your rivals have used up the city's electricity. The next cube comes from a rival's plant: $2 for it and $2 for the rival's market on the way; your park is free. The district still earns more than that. Or supply the suburb first, with your own water.
tutorial-toll-1 = $4 to the rival, $7 for you. And look: to bring water to the market behind your park, the rival crossed your studio and your park and paid you $4.
tutorial-toll-2 = $4 to the rival, $8 for you with the shops' share. And look: to bring water to the market behind your park, the rival crossed your studio and your park and paid you $4.
tutorial-toll-3 = $4 and a point, and not a dollar paid. And look: to bring water to the market behind your park, the rival crossed your studio and your park and paid you $4.
tutorial-rest = One district of yours is left. Each can be supplied once a round, and in every round anew. Whoever has nothing to supply, or finds the way too dear, passes until the round is over.
tutorial-rest-1 = $4 to the rival, $7 for you.
tutorial-rest-2 = $4 to the rival, $8 for you with the shops' share.
tutorial-rest-3 = $4 and a point, and not a dollar paid.
tutorial-new-first = That was a whole round. The cubes are cleared away, plants that refill are full again, and from now on the poorest player goes first. The second round is the last one here, its districts are dearer, and $10 left over make only one point: so look for points. { tile-sports_arena } is another investment, $5, $10 or $16 for 3, 5 or 8 points. { tile-botanical_gardens } give 3 points at once, and two parks. Keep one.
tutorial-new-first-1 = The more you can spare then, the more points it gives.
tutorial-new-first-2 = 3 points for $6, and two more parks that rivals may have to cross.
tutorial-new-second = Money has to come in first, though. { tile-commuter_town } earns $10 with one cube of electricity. { tile-media_house } earns $8 and gives $3 for every commercial district beside it, such as your shops. Keep one.
tutorial-new-second-1 = It pays back in a single round.
tutorial-new-second-2 = Right beside your shops it would bring $11 in all.
tutorial-new-third = Think of supply while you choose: three cubes of electricity and three of water lie in the city again, for everybody. { tile-housing_block } needs water, { tile-university } electricity; but the university gives 2 points as soon as it is built. Keep either.
tutorial-new-third-1 = Water near a plant of yours is cheap, and there is a point in it.
tutorial-new-third-2 = 2 points for building, and more if you can supply it.
tutorial-new-fourth = Your first six are back once more. Keep what you passed on: points that need no supply.
tutorial-new-fourth-1 = Arena and gardens: points for money, whatever the others do.
tutorial-new-fourth-2 = Gardens and arena: points for money, whatever the others do.
tutorial-new-fifth = The last choice: take the one that earns money. What you cannot use in the end you sell, or give up for a plant.
tutorial-new-fifth-1 = Now you have both earners. The sixth district came by itself.
tutorial-new-fifth-2 = Now you have both earners. The sixth district came by itself.
tutorial-on = And that was the lesson. From here on it is a real game: your rivals think for themselves, and so do you. Build near your own tiles and the plants, supply what pays, and turn money into points before the round is over. Good luck!
tutorial-end = Your first city is finished: every full $10 has become a point, and most points win. A whole game has four rounds, and the last districts are worth most points of all. Now for a new table!
tutorial-watch = The others are playing. Watch what they build, and where your cubes will have to cross it.
tutorial-free-drafting = Keep a district that you can pay for and supply, or one that a rival must not get.
tutorial-free-building = Choose a district in your hand: build it, discard it for a plant, or sell it.
tutorial-free-placing = Choose one of the glowing places. Near a plant and your own tiles carriage is cheap.
tutorial-free-landscaping = Lay the landscape on a glowing place. A park carries cubes, a pond blocks the way.
tutorial-free-supplying = Choose a district from the list: the route and the price will show on the map. If nothing pays, pass.
tutorial-free-favouring = The price can be paid to different players. Choose who gets it.

## Numbers of the box and parts of a position, where nothing draws them. ``.seat``: the number is a seat's.

field-building = Being built
field-built = For building
field-cash = Money
field-chosen = Has chosen
field-city = City
field-closed = Closed sides
field-coins = Coins in all
field-cost = Cost
field-cubes = Cubes
field-deliveries = Deliveries
field-roads = Roads
field-node = Tile
field-net = Left of it
field-next = Leads to
field-district = district
field-districts = Districts
field-each = For each district of a type
field-east = East
field-favour = Who gets the toll
    .seat = №
field-first = For the first player
field-free = free
field-gains = Gains
field-goods = Goods
field-hand = In hand
field-hand_size = Cards in hand
field-kind = Kind
field-landscape = Landscape
field-left = Left
field-money = Money
field-name = Name
field-needs = Needs
field-neighbours = For neighbours
field-next_order = Order of the next round
    .seat = №
field-order = Order of play
    .seat = №
field-owner = Owner
    .seat = №
field-pack = Districts to choose from
field-park = park
field-parks = Parks
field-passed = Has passed
field-passes = Passes in a row
field-payable = Affordable
field-per_point = Dollars for a point
field-phase = What is being done
field-pile = Districts in a pile
field-piles = Piles
field-place = Place
field-places = Places of the city
field-plant = Plant
field-points = Points
field-pond = pond
field-ponds = Ponds
field-power = power plant
field-price = Price
field-renewed = Renewed
field-resources = Resources
field-round = Round
field-rounds = Rounds in all
field-routes = Routes
field-sale = For a district sold
field-score = Score now
field-seats = Players
field-sight = sight
field-site = Site
field-south = South
field-start = Starting tiles
field-step = More for each next one
field-supplied = Supplied
field-supplying = Being supplied
field-tile = District
field-tiles = Districts
field-to_city = Paid to the city
field-to_seats = Paid to players
field-toll = Toll
field-top = Top one
field-turn = Whose turn
    .seat = №
field-type = Type
field-types = Types
field-used = Built already
field-water = water
field-ways = Ways to deliver
field-x = Column
field-y = Row

## Where rules and numbers come from, where that is not the rulebook alone

clause-T1-1-note = 30 districts in each pile follow from five players with six tiles each.
clause-T1-2-note = The diagonal plants and their refilling come from independent descriptions.
clause-T1-3-note = Exactly which places are closed is a ruling of ours.
clause-T1-5-note = The rulebook does not say what happens when landscape or markers run out.
clause-T1-6-note = The picture of another layout for two and three players is lost.
clause-T2-2-note = That unseen tiles leave the game is a ruling of ours.
clause-T3-5-note = That the builder chooses the places is a ruling of ours.
clause-T3-7-note = That the tile itself is not counted is a ruling of ours.
clause-T3-8-note = The cost by side, and where a plant may go, are rulings of ours.
clause-T4-1-note = That a district without resource icons is never supplied is a ruling of ours.
clause-T4-4-note = That a way enters no tile twice is a ruling of ours.
clause-T4-8-note = The wording is unclear, so both readings can be played.
clause-T5-3-note = The rulebook does not speak of it.
component-power-note = The rulebook tells that there are six, two-sided and sorted; no printed number is public.
component-water-note = As for the power plants.
component-pile1-note = The icons are those of the rulebook; which tile has them, and every number, is ours.
component-pile2-note = As for the districts of the first round.
component-pile3-note = As for the districts of the first round.
component-pile4-note = As for the districts of the first round.

## Words of the box's sheets

field-no = no
field-yes = yes

## On a terminal

label-further-east = Further east:
label-legend = e w g: electricity, water, goods needed · ✓ supplied · ↻ cubes come back
label-sign-residential = Re
label-sign-commercial = Co
label-sign-business = Bu
label-sign-industrial = In
label-sign-special = Sp
label-sign-power = El
label-sign-water = Wa
label-sign-sight = Ci
label-sign-park = Pk
label-sign-pond = ≈≈
label-need-electricity = e
label-need-water = w
label-need-goods = g

## How free-form moves are written

form-deliver = Supply a district by routes of your own: its place, then for every cube how many places its route has and their numbers, from the plant to the place beside the district.

# What a player could do

could-supply =
    { $points ->
        [0] Supply { $tile }: ${ $amount }, brings ${ $income }
       *[other] Supply { $tile }: ${ $amount }, brings ${ $income } and { $points } { $points ->
            [one] point
           *[other] points
        }
    }
could-supply_goods = Supply { $tile }: ${ $amount }, brings ${ $income } and { $goods } { $goods ->
        [one] good
       *[other] goods
    }
could-out_of_reach = { $tile } cannot be supplied: no plant with enough cubes within reach
could-goods_short = { $tile } waits for goods: { $count } missing
could-too_dear = { $tile } costs ${ $amount } to supply: ${ $missing } missing
## Where the points came from

source-built = On building
source-levels = Investments
source-types = Districts of one type
source-supplied = Supplied districts
source-shared = Co-operation
source-money = Money, $10 a point
source-before = Before this game
