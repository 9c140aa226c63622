the-board = Board of stone circles
your-dolmens = Your dolmens
your-dolmens-tip = The dolmens you have not built yet. Only you see their values.
dolmen-of = { $count ->
    [0] Dolmen of value { $value }: none left
   *[other] Dolmen of value { $value }: { $count } left
}
herbs = Gather herbs
herbs-tip = The druid lies down. In a later turn it can fly to any free place.
leave-stone = Leave a stone
pay-point = Lose a point
decline = Build nothing
stones-of = { $count ->
    [one] 1 stone left
   *[other] { $count } stones left
}
dolmens-of = { $left } dolmens left, { $built } built.
scored-of = Scored so far: { $values }
druids-of = { $up } druids standing, { $lying } lying
ender = Has built the last dolmen; everybody else has one more turn
ender-short = last dolmen
last-turns = { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}
place-free = { $place }, free
place-stone = { $place }, stone of { $seat }
place-druid = { $place }, a druid stands here
place-rune = Rune { $rune }: a neighbour of { $places }.
druid-up = Druid of { $seat } on { $place }
druid-low = Lying druid of { $seat } on { $place }: it can fly
circle-undecided = Nobody leads yet, { $free } free
circle-majority = { $seat } leads, { $free } free
circle-tie = Tie between { $seats }, { $free } free
circle-complete = Complete and scored
circle-stones = Stones: { $stones }.
circle-stack = Dolmens from top to bottom: { $stack }.
circle-levels = Factors from the top: { $factors }.
unknown = value unknown
why-stone = A stone lies on this place; it stays for the rest of the game.
why-druid-here = A druid stands on this place. It can be jumped over, not pushed away.
why-far = Druids walk along the lines to a free neighbour, over other druids, or through equal runes: none of yours gets here now.
why-not-yours = This druid belongs to { $seat }.
why-leave = First decide: leave a stone where your druid stood, or lose a point.
why-build = First decide about the dolmen in { $circle }.
why-herbs = Choose one of your standing druids first.
why-point-last = With one point left you must leave the stone.
why-dolmen = You may build when you win the majority of a circle or draw level in it.
why-none = You have no dolmen of this value left.
