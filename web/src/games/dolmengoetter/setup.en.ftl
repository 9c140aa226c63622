step-1 = Put the board in the middle. Everybody chooses a colour and takes its three druids.
step-2 = Everybody takes { $seats ->
    [2] 16
    [3] 15
    [4] 13
   *[other] 11
} stones of their colour. The others stay in the box.
step-3 = Everybody takes { $seats ->
    [2] 13 dolmens: one of value 4, two of value 3, four of value 2, six of value 1
    [3] 12 dolmens: one of value 4, two of value 3, four of value 2, five of value 1
    [4] 11 dolmens: one of value 4, two of value 3, three of value 2, five of value 1
   *[other] 10 dolmens: one of value 4, two of value 3, three of value 2, four of value 1
}. Only you look at your values.
step-4 = Put everybody's marker on 4 points.
step-5 = Draw lots for the start player. Then everybody in turn puts one upright druid on any free place, three times round.
