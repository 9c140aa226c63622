step-1 = Put the island in the middle. { $seats ->
    [3] With three players lay the overlay on the shore: three of its spaces are gone.
   *[other] With four players the overlay stays in the box.
}
step-2 = Everybody takes a stag with two antler ends, a mat with the doe track at 0, and five markers: 1, 2, 3, X and a blank one.
step-3 = Shuffle the 27 food tokens face down. Everybody draws one and looks at it alone.
step-4 = Shuffle the wily tiles face down. { $startingWilyTile ->
    [false] Nobody gets one at the start
   *[true] Everybody gets one, hidden
}; turn one up beside the pile.
step-5 = Draw lots for the start player and roll the die: in turn order everybody puts the stag on a free shore space of that colour.
step-6 = Roll until another colour shows: each shore space of it gets a face-down food token. Each space of the third colour and each meadow gets a doe. The other does wait beside the island.
