# What hints and bots asked for their reasons say in English.

## The dial

hints = Hints
dial-off = Off
dial-warn = Warn me
dial-name = Name moves
dial-explain = Explain
about-off = You play without hints.
about-warn = Before a move that costs much of your chance to win, we ask again.
about-name = On your turn, up to three good moves and your chance with each.
about-explain = Good moves, and what they are worth in numbers.
hints-announced = The whole table is told.
hints-agreed-off = This table agreed to play without hints.
dial-told =
    { $dial ->
        [warn] { $name } plays with hints: warnings of blunders.
        [name] { $name } plays with hints: candidate moves.
        [explain] { $name } plays with hints: candidate moves, explained.
       *[off] { $name } plays without hints.
    }

## Candidates

hints-thinking = Weighing the moves…
hints-none = Nothing to suggest just now.
hint-chance = { $percent }%
hint-to-win = to win
hint-best = { $lead } at the end, on average.
hint-close = About equal to the first, { $lead } at the end.
hint-behind =
    { $cost ->
        [one] { $cost } percentage point worse, { $lead } at the end.
       *[other] { $cost } percentage points worse, { $lead } at the end.
    }
hint-games =
    { $games ->
        [one] From { $games } imagined game for each move.
       *[other] From { $games } imagined games for each move.
    }
lead =
    { $side ->
        [ahead] { $points } { $points ->
            [one] point
           *[other] points
        } ahead
        [behind] { $points } { $points ->
            [one] point
           *[other] points
        } behind
       *[even] level with the best rival
    }

## A blunder

blunder-checking = Checking this move…
play-at-once = Play at once
blunder =
    { $cost ->
        [one] “{ $move }” costs about { $cost } percentage point of your chance to win. Sure?
       *[other] “{ $move }” costs about { $cost } percentage points of your chance to win. Sure?
    }
play-anyway = Play it anyway
think-again = Think again

## Why a bot moved so

ask-why = Why this move?
why-thinking = { $name } thinks back…
why-nobody = Nobody decided this: the rules did.
why-newcomer-only = There was nothing else to do, and I guess my chance is { $wins }%.
why-newcomer-clear = It looked best to me: { $wins }% against { $others }% for “{ $other }”.
why-newcomer-close = Hard to tell, { $wins }% this way and { $others }% with “{ $other }”, so it was nearly a coin flip.
why-newcomer-losing = All looked bad: { $wins }% this way, { $others }% with “{ $other }”.
why-newcomer-worse = Oops, that was a slip, I think: { $wins }%, and “{ $other }” has { $others }%.
why-club-only = It was the only move, and leaves me { $wins }% to win.
why-club-clear = This gives me { $wins }% to win. The next best, “{ $other }”, gives { $others }%.
why-club-close = Two moves are about equal: { $wins }% for this one, { $others }% for “{ $other }”. I expect to be { $lead } at the end.
why-club-losing = The position is poor: { $wins }% with this move, and “{ $other }” does not save it, at { $others }%.
why-club-worse = I see now that “{ $other }” is stronger: { $others }% against { $wins }%.
why-master-only = There was no choice: one legal move, { $wins }% to win.
why-master-clear = “{ $move }” means { $wins }% to win and, on average, being { $lead } at the end. The second best, “{ $other }”, leaves { $others }%, { $other_lead }: it would have cost { $cost } points of chance. That is from { $games } games, with an error of { $doubt } points in the difference, so the choice is clear.
why-master-close = “{ $move }” and “{ $other }” are nearly equal: { $wins }% and { $others }%. Over { $games } games the difference is within the error of { $doubt } points. I expect to end { $lead } with the first, { $other_lead } with the second.
why-master-losing = The game is all but lost: { $wins }% with this move, { $others }% with “{ $other }”. On average I end { $lead }, over { $games } games.
why-master-worse = Over { $games } games “{ $other }” is stronger: { $others }% against { $wins }%, with an error of { $doubt } points. My move cost { $cost } points of chance, and leaves me { $lead } instead of { $other_lead }.
