# What the page says when a game is over, in English.

sources = Where the points came from
sum = Total
counting = Counting · tap to skip
count-again = Count again
