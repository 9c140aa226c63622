# At this table dice wear the colours of the seats; the names of the box stand for the seats one to four.
colour-blue = red
colour-yellow = blue
colour-green = yellow
colour-orange = green
colour-neutral = neutral

the-ocean = The ocean
the-kraken = The kraken
your-reef = Your reef
reef-of = The reef of { $seat }
reefs = Reefs
look-closer = See the reef of { $seat } large
panel-ocean = Ocean
panel-reef = Reef
panel-kraken = Kraken
pictures = What is shown
see-ocean = See the ocean

field-label = { $field }, { $strip }, shark { $number }
field-holds = { $seat }{ $count ->
    [one] {""}
   *[other] {" twice"}
}
field-shark = the shark
field-tip = Whoever stops here makes the shark swim { $number ->
    [one] 1 field.
   *[other] { $number } fields.
}
field-die = When the shark enters this field, a die is washed onto the wave.
field-enter = Creatures enter here.
swimmer-label = { $seat } on { $field }
die-label = { $die }, { $strip }
shark-steps = Shark { $number }
shark-eats = eats
shark-washes = +{ $count } on the wave
sums = Dice on the ocean

wave-of = The big wave: { $count } of { $slots } dice
wave-tip = When it is full after the shark's move, it breaks: the dice fall into the strips, the shark turns round, and everybody may do a bonus action.
load-slot = Load { $number ->
    [one] one die
   *[other] { $number } dice
}
ladder-tip = Bonus actions when the wave breaks: your dice on the ocean come to { $sum }.
ladder-rung = From { $from }: { $action }

hex-label = { $hex }: { $symbol }, level { $level }
hex-die = with { $die }
hex-dead = dead, a skeleton lies here
hex-beside = { $hex }, beside the reef
ability-arrow = Arrow { $value }: a creature swims up to so many fields. Arrows seen: { $seen }
ability-wave = Wave { $value }: so many dice may be loaded. Waves seen: { $seen }
ability-food = Food { $value }: so many dice may be taken. Food symbols seen: { $seen }
tiles-left = Tiles left
tile-left = { $tile }, { $count } left
loose-tip = { $count ->
    [one] 1 skeleton beside the reef
   *[other] { $count } skeletons beside the reef
}
in-your-fins = Dice just taken
eating = { $die }, for the meal

arm-label = { $arm }: { $task }, safe tile { $value }
arm-tip = Safe tiles: { $stack }. Friends held: { $friends }.
kraken-tip = Eat dice that meet the task of an arm to free your friend there and take its top safe tile.
track-tip = For each of your dice that another player eats, your figure moves a field clockwise. On the head it frees your next friend.
figure-label = { $seat }, { $field ->
    [0] on the head
   *[other] on field { $field } of the track
}
coral-unknown = unknown
coral-label = Coral { $sum }: { $kind }
coral-owner = taken by { $seat }
coral-peeked = Seen by { $names }.
coral-tip = In the last round it costs dice of exactly { $sum }.
last-turns = Last round: { $count ->
    [one] 1 turn left
   *[other] { $count } turns left
}

friends-of = { $free } of 6 friends freed.
safe-tiles = { $count ->
    [one] 1 safe tile
   *[other] { $count } safe tiles
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
dice-left = { $count ->
    [one] 1 die in the supply
   *[other] { $count } dice in the supply
}
skeletons-of = { $count ->
    [one] 1 skeleton
   *[other] { $count } skeletons
}
dolphin = dolphin
dolphin-tip = The dolphin shields this player's creatures from the shark once.
final-points = Final points
points-so-far = Points so far

why-enter = Creatures enter in the deep sea or on the beach.
why-swimmer-first = First click the creature that shall swim.
why-here = Your creature is here already; it must end on another field.
why-shark = Nobody swims onto the shark or past it.
why-far = That is farther than your arrows carry you, or the shark is in the way.
why-step-one = First build a tile or load the wave.
why-die-swim = You take dice from the strip in which your creature stops.
why-die-strip = Only dice of your creature's strip, and only what you can store or eat completely.
why-die = Dice are taken right after swimming.
why-last-round = In the last round no friend can be freed any more; dice are eaten for corals.
why-freed = Your friend there is free already.
why-task = Your dice do not meet this task; all dice just taken must be part of the meal.
why-eat = Friends are freed by eating dice, after swimming.
why-coral-gone = This coral is taken.
why-coral-sum = Your dice cannot pay exactly this sum, or you have a coral of this colour already.
why-coral = You look under a coral when you free a friend; corals are taken in the last round.
why-figure = The figure moves when its owner's dice are eaten by others.
why-tile-taken = You hold a tile already: choose where it lies.
why-tile = A tile is built at the beginning of your turn.
why-wave-full = The wave is full.
why-no-dice = You have no dice left to load.
why-wave = The wave is loaded at the beginning of your turn.
why-taken = All dice you took belong to the meal, or are stored one after the other.
why-dead = A skeleton lies there: nothing is built on it.
why-die-lies = A die lies there.
why-flat = A tile lies flat: on two hexes of one height and never on one tile only, or beside the reef.
why-second = The other half lies beside the first, equally high, and not on the same tile below.
why-dead-store = Nothing is stored on a skeleton.
why-full = This hex is not free; only one old die may be removed for each new one.
why-not-fit = This die does not fit the meal.
why-no-die-here = No die lies there.
why-tile-first = First choose a tile, or load the wave.
