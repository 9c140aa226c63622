step-1 = Count out { $seats ->
    [2] 18
    [3] 24
   *[other] 28
} corals of each of the four colours as the supply. The others stay in the box.
step-2 = Everybody takes a reef with 16 cells and 3 points in tokens. The other tokens lie within reach.
step-3 = Shuffle the 60 cards. Everybody draws two and keeps them secret.
step-4 = Draw lots for the start player. In turn, everybody puts one coral of each colour on the four centre cells of their reef, one on each.
step-5 = Turn up three cards beside the deck: that is the display.
