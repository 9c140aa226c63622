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
prompt-rights = Your stone lets { $rights } dolmens be built: which circle comes first?
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
choice-right-top = { $circle }: { $seat } may lay a dolmen on top
choice-right-under = { $circle }: { $seat } may push a dolmen underneath
choice-decline = Build nothing in { $circle }
choice-build-top = Lay a { $value } on top in { $circle }: times { $factor } is { $points }
choice-build-under = Push a { $value } underneath in { $circle }: times { $factor } is { $points }

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
event-laid = { $seat } lays a { $value } on top of { $circle }
event-laid-hidden = { $seat } lays a dolmen on top of { $circle }
event-pushed = { $seat } pushes a { $value } under the stack of { $circle }
event-pushed-hidden = { $seat } pushes a dolmen under the stack of { $circle }
event-declined = { $seat } builds nothing in { $circle }
event-lapsed = { $seat } has no dolmen left for { $circle }
event-complete = Circle { $circle } is complete
event-last = Circle { $circle } is scored as it stands
event-scored = { $circle }: { $seat } scores { $value } times { $factor }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-ender = { $seat } has built the last dolmen: everybody else has one more turn
event-skipped = { $seat } can do nothing and is skipped
event-over = The game is over
