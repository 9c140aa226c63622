step-1 = Put { $board ->
    [own] your own board
   *[box] the board
} in the middle. Everybody chooses a colour and takes its three druids.
step-2 = Everybody takes { $seats ->
    [2] 16
    [3] 15
    [4] 13
   *[other] 11
} stones of their colour{ $board ->
    [own] , or as many as your board says
   *[box] {""}
}. The others stay in the box.
step-3 = Everybody takes { $seats ->
    [2] 13 dolmens: one of value 4, two of value 3, four of value 2, six of value 1
    [3] 12 dolmens: one of value 4, two of value 3, four of value 2, five of value 1
    [4] 11 dolmens: one of value 4, two of value 3, three of value 2, five of value 1
   *[other] 10 dolmens: one of value 4, two of value 3, three of value 2, four of value 1
}{ $board ->
    [own] , or those that your board says
   *[box] {""}
}. Only you look at your values.
step-4 = Put everybody's marker on { $start_points }.
step-5 = Draw lots for the start player. Then everybody in turn puts one upright druid on any free place, three times round.
