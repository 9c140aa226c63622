the-board = Board of stone circles
your-dolmens = Your dolmens
dolmen-of = { $count ->
    [0] Dolmen of value { $value }: none left
   *[other] Dolmen of value { $value }: { $count } left
}
herbs = Gather herbs
herbs-tip = The druid lies down. In a later turn it can fly to any free place.
druid-first = tap a druid first
leave-stone = Leave a stone
stones-after = { $count } left then
pay-point = Lose a point
points-after = from { $before } to { $after }
stones-of = { $count ->
    [one] 1 stone left
   *[other] { $count } stones left
}
dolmens-of = { $left ->
    [one] 1 dolmen left
   *[other] { $left } dolmens left
}, { $built } built.
circle = Stone circle
look-at = Tap or point at a stone circle: here you see who leads and what is built.
unseen-of = Dolmens not yet scored
built-here = { $count ->
    [one] 1 dolmen
   *[other] { $count } dolmens
}
scored-of = Scored so far: { $values }
druids-of = { $up ->
    [one] 1 druid standing
   *[other] { $up } druids standing
}, { $lying } lying
ender = Has built the last dolmen; everybody else has one more turn
ender-short = last dolmen
last-turns = { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}
place-free = free
place-stone = stone of { $seat }
place-druid = a druid stands here
place-rune = rune { $rune }
place-rune-tip = A neighbour of every place with the same rune.
druid-up = Druid of { $seat } on { $place }
druid-up-shown = Druid of { $seat }
druid-low = Lying druid of { $seat } on { $place }: it can fly
druid-low-shown = Lying druid of { $seat }: it can fly
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
prompt-settle-short = Put { $druid ->
    [1] your first druid
    [2] your second druid
   *[other] your third druid
} on a place
prompt-turn-short = Move one of your druids
prompt-last-turn-short = Your last turn: move one of your druids
prompt-rights-short = { $rights ->
    [one] 1 dolmen: which circle comes first?
   *[other] { $rights } dolmens: which circle comes first?
}
choice-decline-short = Build nothing
about-points = Points: whoever has most at the end wins. Dolmens bring them when their circle is complete.
about-stones = { $count ->
    [one] 1 stone left
   *[other] { $count } stones left
}. Stones win majorities: your druid leaves one where it sets out.
about-dolmens = { $left ->
    [one] 1 dolmen left
   *[other] { $left } dolmens left
}, { $built } built. They bring the points: value times the factor of their level. Whoever builds the last one brings the end.
about-druids = A druid wanders, lies down to gather herbs, or flies once it lies.
circle-not-yet = Does not count yet: only from 3 stones of 2 colours. { $free } free
prompt-flight = Where does your druid fly to?
prompt-leave = Leave a stone behind, or lose a point?
prompt-top = You have the majority: lay a dolmen on top?
prompt-under = A tie: push a dolmen underneath?
choice-put-short = Your druid comes here
choice-wander-short = Wander here
choice-jump-short = Jump here
choice-gather-short = Gather herbs
choice-fly-short = Fly with this druid
choice-land-short = Land here
choice-stone-short = Leave a stone
choice-point-short = Lose a point
ask-place = Where does your druid go? { $count ->
    [one] 1 place
   *[other] { $count } places
}
teach-goal = Win circles of stones, pile your dolmens high in them, and have most points at the end.
teach-turn-1 = A druid wanders to a neighbouring place, lies down to gather herbs, or flies if it lies.
teach-turn-2 = Where it set out you leave a stone. Otherwise you lose a point.
teach-turn-3 = If the stone gives you the majority in a circle, you lay a dolmen on top there; with a tie you push it underneath.
teach-turn-4 = When every place of a circle has a stone, it is scored: each dolmen for its value times the factor of its level.
teach-druid = Wanders to free neighbouring places and jumps over other druids.
teach-stone = stone
teach-about-stone = Stays to the end. It counts for every circle that its place touches.
teach-dolmen = Value 1 to 4, secret until it is scored. The higher it lies, the more it brings.
teach-circle = Counts from 3 stones of 2 colours. The number in the middle is the factor of the topmost dolmen.
# What happened, without the numbers of the terminal: the board lights where
event-put = { $seat } puts a druid on the board
event-wandered = A druid of { $seat } wanders
event-jumped = A druid of { $seat } jumps over { $druids ->
    [one] a druid
   *[other] { $druids } druids
}
event-gathered = A druid of { $seat } lies down and gathers herbs
event-flew = A druid of { $seat } flies
event-stone = { $seat } leaves a stone
event-majority = { $seat } wins the majority in a circle
event-tie = { $seat } draws level in a circle
event-laid = { $seat } lays a dolmen of value { $value } on top
event-laid-hidden = { $seat } lays a dolmen on top
event-pushed = { $seat } pushes a dolmen of value { $value } under the stack
event-pushed-hidden = { $seat } pushes a dolmen under the stack
event-declined = { $seat } builds nothing there
event-lapsed = { $seat } has no dolmen left for it
event-complete = A circle is complete
event-last = An open circle is scored as it stands
event-scored = { $seat } scores a dolmen, value { $value } times { $factor } is { $points ->
    [one] 1 point
   *[other] { $points } points
}
# What was chosen, where the board shows where
choice-put-marked = Put a druid on the board
choice-wander-marked = Wander
choice-jump-marked = Jump
choice-gather-marked = Gather herbs
choice-fly-marked = Take off
choice-land-marked = Land
choice-stone-marked = Leave a stone
choice-right-top-marked = First { $seat } may lay a dolmen on top
choice-right-under-marked = First { $seat } may push a dolmen underneath
choice-decline-marked = Build nothing
choice-build-top-marked = Lay a dolmen of value { $value } on top, times { $factor }
choice-build-under-marked = Push a dolmen of value { $value } underneath, times { $factor }
