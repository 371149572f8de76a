# A finished game looked back at.

title = { $game }: review
begin = Getting ready…
counting = Decisions looked at: { $done } of { $total }
wait = This usually takes less than a minute. You may close the page: the review goes on.

curve = Chances to win
at-move = Move { $line } · { $name }
at-end = The result
point-told = Move { $line }, { $name }. Chances: { $chances }
end-told = The result. { $chances }
chance-of = { $name } { $percent } %
percent = { $percent } %
see-move = Show on the board
earlier = To the decision before
later = To the next decision
about-chances =
    { $games ->
        [one] A chance is the share of wins if bots with simple rules, who slip in one move of twenty, play the position to its end many times, knowing only what the mover knew. Every point has at least { $games } such game, so it may be off by { $error } points; small teeth are noise.
       *[other] A chance is the share of wins if bots with simple rules, who slip in one move of twenty, play the position to its end many times, knowing only what the mover knew. Every point has at least { $games } such games, so it may be off by { $error } points; small teeth are noise.
    }
about-shared = Decisions with no chance between them are counted together, at most six in a row. Nothing else is smoothed.
about-skipped = Decisions looked at: { $looked } of { $decisions } that left a choice.

turns = Where the game turned
no-turns = The game never turned sharply: chances changed little by little.
turn-better = Better was “{ $better }”:
worth =
    { $points ->
        [one] { $points } percentage point more of a chance
       *[other] { $points } percentage points more of a chance
    }
lead =
    { $points ->
        [0] { "" }
        [one] , a score better by { $points } point
       *[other] , a score better by { $points } points
    }
turn-luck = Luck
turn-light = Something hidden came to light.
swing = { $name } { $change }
swings = Chances: { $swings } points

accounts = Luck and decisions
about-accounts = How many percentage points of the chance luck and moves gave or took. Moves are measured against our simple bot: 0 = played like it.
part-luck = Luck
part-own = Own moves
part-others = Others' moves
part-unseen = Not looked at
from-to = { $start } % at first, { $result } % in the end
no-mistakes = No clear mistakes found
blunders =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
inaccuracies =
    { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }

table = The chances as a table
column-move = Move
column-who = Who moved
to-replay = Replay
