# What the page says when a game is over, in English.

sources = Where the points came from
sum = Total
counting = Counting · tap to skip
count-again = Count again

worth = Standing over time
moments = Moments to remember
moment-swing = The biggest swing: { $name }, { $amount }
moment-lead = { $name } takes the lead for good
moment-deal = The biggest deal

poster = Poster of this game
poster-of = { $game }. { $result }
save-png = PNG
save-svg = SVG
copy-link = Copy replay link
fan-work = Polis · an unofficial fan implementation
