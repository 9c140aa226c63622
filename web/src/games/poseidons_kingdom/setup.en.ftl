step-1 = Put the ocean in the middle{ $seats ->
    [2] , with the doubled numbers up: that is the side for two players
   *[other] , with the side for three and four players up
}. The shark starts on deep sea 1 and heads for wave 1 left.{ $dolphin_variant ->
    [true] {" "}The dolphin waits beside the ocean.
   *[false] {""}
}
step-2 = Everybody chooses a colour: three swimmers (one becomes the figure on the kraken track), ten dice, six friends,{ $skeleton_stock ->
    [per_player_9] {""}
   *[other] {" "}and
} the four tiles without symbols for the reef{ $skeleton_stock ->
    [per_player_9] , and nine skeletons.
    [common_36] . 36 skeletons lie ready for all together.
   *[unlimited] . Skeletons lie ready, as many as you need.
}
step-3 = Set up the kraken: on each tentacle one friend of every player, and { $seats ->
    [2] two
    [3] three
   *[other] four
} safe tiles, the most valuable on top. All figures stand on the head of the kraken, the large field of the kraken track.
step-4 = Shuffle the eight corals face down and put one on each of the sums 3 to 10.
step-5 = Put three dice of every player and three neutral ones on the big wave: its { $seats ->
    [2] 9
    [3] 12
   *[other] 15
} slots are full. Everybody keeps seven dice.
step-6 = Sort the 26 reef tiles face up: 8 with arrow and wave, 9 with arrow and food, 9 with wave and food.
step-7 = Draw lots for the start player. { $initial_wave ->
    [breaks_before_first_turn] Then the big wave breaks at once, without bonus actions, and after that
   *[breaks_on_first_turn] In turn
} everybody puts the first swimmer on a field of the deep sea or the beach, then everybody the second.
