step-1 = Everybody chooses a monster and its board: set the wheels to 10 life and 0 points. All monsters stand outside Tokyo.
step-2 = Put the Tokyo board in the middle. { $seats ->
    [5] With five monsters both City and Bay are used.
    [6] With six monsters both City and Bay are used.
   *[other] With { $seats } monsters only the City is used, not the Bay.
}
step-3 = { $deck ->
    [own] Take only the cards of your own deck, shuffle them
   *[box] Shuffle the cards
} and turn up three beside the deck. The supply of energy lies within reach.
step-4 = Take the six black dice. The green ones wait until a card asks for them.
step-5 = Everybody rolls all six dice: who has most claws begins. Equals roll again.
