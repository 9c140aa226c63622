# Words: board, place (with a number), circle (with a number), druid (stands or lies), stone, dolmen (with a value),
# stack (dolmens in a circle), level (in the stack, from the top), complete (stones on all places), majority, tie, lay on top, push underneath, supply, point.

game-name = Die Dolmengötter
game-tagline = Druids leave stones, stones raise dolmens: who piles theirs highest?

option-start_points = Points at the start
option-start_points-4 = 4, as in 2005
option-start_points-5 = 5, as in the later edition
option-three_way_tie = One stone each of three colours is a tie
option-three_way_tie-true = yes
option-three_way_tie-false = no, a tie takes two stones each
option-board = A board of your own
tie-break = Equal points: whoever has built more dolmens is ahead.

standing-undecided = undecided
standing-majority = majority
standing-tie = tie
end-top = on top
end-under = underneath
druid = druid
druid-lying = lying druid
dolmen = dolmen
dolmen-hidden = dolmen, value unknown
points = points
stones = stones
dolmens-left = dolmens in the supply
dolmens-built = dolmens built
dolmens-scored = scored so far
dolmens-unseen = not yet scored

prompt-settle = Put { $druid ->
    [1] your first druid
    [2] your second druid
   *[other] your third druid
} on a free place
prompt-turn = Let a druid wander, gather herbs or fly
prompt-last-turn = Your last turn: let a druid wander, gather herbs or fly
prompt-flight = Where does the druid of { $place } fly to?
prompt-leave = Leave a stone on { $place }, or lose a point?
prompt-rights = Your stone lets { $rights ->
    [one] 1 dolmen
   *[other] { $rights } dolmens
} be built: which circle comes first?
prompt-top = You have won the majority in { $circle }: lay a dolmen on top of the stack?
prompt-under = You have drawn level in { $circle }: push a dolmen under the stack?

choice-put = Druid on { $place }
choice-wander = From { $from } to { $to }
choice-jump = Jump from { $from } to { $to }
choice-gather = Gather herbs on { $place }
choice-fly = Fly from { $place }
choice-land = Land on { $place }
choice-stone = Leave a stone on { $place }
choice-point = Leave no stone and lose a point: { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
choice-right-top = In { $circle } { $seat } may lay a dolmen on top
choice-right-under = In { $circle } { $seat } may push a dolmen underneath
choice-decline = Build nothing in { $circle }
choice-build-top = A dolmen of value { $value } on top in { $circle }: times { $factor } is { $points ->
    [one] 1 point
   *[other] { $points } points
} if it stays there
choice-build-under = A dolmen of value { $value } underneath in { $circle }: times { $factor } is { $points ->
    [one] 1 point
   *[other] { $points } points
} if it stays there

event-first = { $seat } begins
event-put = { $seat } puts a druid on { $place }
event-wandered = A druid of { $seat } wanders from { $from } to { $to }
event-jumped = A druid of { $seat } jumps from { $from } over { $druids ->
    [one] a druid
   *[other] { $druids } druids
} to { $to }
event-gathered = A druid of { $seat } lies down on { $place } and gathers herbs
event-flew = A druid of { $seat } flies from { $from } to { $to }
event-stone = { $seat } leaves a stone on { $place }
event-point = { $seat } leaves no stone and loses a point
event-majority = { $seat } wins the majority in { $circle }
event-tie = { $seat } draws level in { $circle }
event-laid = { $seat } lays a dolmen of value { $value } on top of { $circle }
event-laid-hidden = { $seat } lays a dolmen on top of { $circle }
event-pushed = { $seat } pushes a dolmen of value { $value } under the stack of { $circle }
event-pushed-hidden = { $seat } pushes a dolmen under the stack of { $circle }
event-declined = { $seat } builds nothing in { $circle }
event-lapsed = { $seat } has no dolmen left for { $circle }
event-complete = Now { $circle } is complete
event-last = The stack of { $circle } is scored as it stands
event-scored = In { $circle } { $seat } scores a dolmen, value { $value } times { $factor } is { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-ender = { $seat } has built the last dolmen: everybody else has one more turn
event-skipped = { $seat } can do nothing and is skipped
event-over = The game is over
place-name = place { $name }
circle-name = circle { $name }

# The terminal: the table in sentences
tell-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $stones ->
    [0] no stone
    [one] 1 stone
   *[other] { $stones } stones
} and { $dolmens ->
    [one] 1 dolmen
   *[other] { $dolmens } dolmens
} in the supply, { $built } built.
tell-supply = The dolmens of { $seat } have the values { $values }.
tell-druids = Druids of { $seat } on places: { $places }.
tell-standing = { $place }
tell-lying = { $place } (lying)
tell-stones = Stones of { $seat } on places: { $places }.
tell-circle = Circle { $circle } of { $size } places, times { $factor } on top: stones { $counts }.
tell-bare-circle = Circle { $circle }, times { $factor } on top, no stones yet: places { $places }.
tell-neighbours = Neighbours: { $ways }.
tell-next = { $place } with { $places }
tell-next-rune = { $place } with { $places }, by rune { $rune } with { $others }
tell-free = Without a stone: { $places }.
tell-full = All places have stones.
tell-majority = { $seat } has the majority.
tell-tie = Tie: { $seats }.
tell-stack = Dolmens from the top: { $stack }.
tell-dolmen = { $seat } with value { $value }
result-stone = with a stone on { $place }: { $results }
result-touched = { $number ->
    [0] at no circle
    [one] at circle { $circles }
   *[other] at circles { $circles }
}
result-counts = stones in { $circle }: { $counts }
source-start = start
source-circle = circle { $name }
source-circle-text = Each dolmen counts its value times the factor of its level.
source-circle-all = circles
source-paid = paid for leaving no stone
legend =
    Places have numbers, in the picture from top to bottom; circles have numbers in brackets.
    In the picture: 36 is a free place, ■2:36 has a stone of person 2, ♟1:36 a standing druid of person 1, ~1:36 a lying one. A letter behind the number is the rune: places with the same rune are neighbours. Dots between places are ways.
    (14)×5 is circle 14, where the topmost dolmen counts five times; ✓ complete. 3-1! below it: person 1 has three stones, person 2 one, ! a majority, = a tie. [2?1³]: the stack from the top, a dolmen of person 2 with unknown value, one of person 1 with value 3. In the table values stand digit by digit: 432 is a 4, a 3 and a 2. ▶ is to act.

# The end
winner-title = { $seat } has the favour of the gods!

# For reports
balance-circle-size = circle size
balance-dolmen-value = dolmen value
balance-place-in-the-stack = level in the stack
balance-circle-of = circle of { $n }
balance-dolmen-of = dolmen of { $n }
balance-paid-for-leaving-no-stone = paid for leaving no stone
balance-start = start
balance-dolmens-pushed-under-a-stack = dolmens pushed under a stack
balance-dolmens-laid-on-top = dolmens laid on top

# With the real box: what people tell the table
box-first = Who begins?
box-begins = { $who } begins

# Hints: why a choice is good
reason-majority = The stone left behind gives you the majority in a circle: a dolmen on top, which counts times { $factor } there.
reason-tie = The stone left behind makes a tie in a circle: you may push a dolmen under the stack.
reason-breaks = The stone breaks a rival’s majority.
reason-next-stone = From there the next stone you leave brings you a dolmen.
reason-circles = { $circles ->
    [one] The place touches one circle; the top of its stack counts times { $factor }.
   *[other] The place touches { $circles } circles; the best one counts times { $factor }.
}
reason-gather = It costs no stone now, and in a later turn the druid may fly to any free place.
reason-fly = A lying druid may go to any free place: the best one is yours.
reason-gives = A stone there would let { $seat } build a dolmen.
reason-stone-idle = A stone there would bring no dolmen; you keep it{ $stones ->
    [one] , your last one.
   *[other] , { $stones } are left.
}
reason-build = Value { $value } times { $factor }: { $points ->
    [one] 1 point
   *[other] { $points } points
} if it stays there.
reason-on-top = The top counts most: your best dolmen belongs there.
reason-low = Little is to be won here: a small dolmen is enough.
reason-decline = This level counts too little: keep your { $dolmens ->
    [one] dolmen for a better one.
   *[other] { $dolmens } dolmens for better ones.
}
