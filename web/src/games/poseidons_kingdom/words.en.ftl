# At this table dice wear the colours of the seats; the names of the box stand for the seats one to four.
colour-blue = red
colour-yellow = blue
colour-green = yellow
colour-orange = green
colour-neutral = neutral
# With the real box everybody has a colour of their own: then dice are called by their owners.
colour-blue-box = { $seat1 }
colour-yellow-box = { $seat2 }
colour-green-box = { $seat3 }
colour-orange-box = { $seat4 }
colour-neutral-box = neutral
die-box = { $colour ->
    [neutral] a neutral { $value }
   *[other] a { $value } of { $colour }’s
}
hex-die-box = with { $die }
prompt-slot-box = Where do you store { $die }?
prompt-slot-swap-box = Where do you store { $die }? You may remove an old die first
prompt-slot-swap-short-box = Where do you store { $die }? One old die may go
event-ate-box = { $seat } eats { $dice }
event-landed-box = { $die } falls on { $strip }
event-landed-foam-box = { $die } falls on the foam and counts for { $strip }
event-missed-box = A { $colour ->
    [neutral] neutral die
   *[other] die of { $colour }’s
} misses the ocean
event-washed-box = A { $colour ->
    [neutral] neutral die
   *[other] die of { $colour }’s
} is washed onto the big wave

the-ocean = The ocean
the-kraken = The kraken
your-reef = Your reef
reef-of = The reef of { $seat }
reefs = Reefs
look-closer = See the reef of { $seat } large
panel-ocean = Ocean
panel-reef = Reef
panel-kraken = Kraken

field-label = { $field }, shark { $number }
field-holds = { $seat }{ $count ->
    [one] {""}
   *[other] {" twice"}
}
field-shark = the shark
field-tip = Whoever stops here makes the shark swim { $number ->
    [one] 1 field.
   *[other] { $number } fields.
}
field-die = When the shark enters this field, a die is washed onto the big wave.
field-enter = Swimmers enter here.
swimmer-label = { $seat } at { $field }
die-label = { $die }, { $strip }
shark-steps = Shark { $number }
shark-eats = eats
shark-washes = +{ $count } on the big wave
sums = Dice in the ocean

wave-of = The big wave: { $count } of { $slots } slots taken
wave-tip = When it is full after the shark's move, it breaks: the dice fall into the strips, the shark turns round, and everybody may do a bonus action.
ladder-tip = Bonus actions when the big wave breaks: your dice in the ocean come to { $sum }.
ladder-rung = From { $from }: { $action }

hex-at = Column { $column }, row { $row }
hex-label = { $symbol }, level { $level }
hex-die = with { $die }
hex-dead = dead, a skeleton lies here
hex-beside = beside the reef
ability-arrow = Arrow { $value }: a swimmer swims up to so many fields. Arrows seen: { $seen }
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

arm-label = { $arm }, safe tile { $value }
arm-tip = Safe tiles: { $stack }. Friends held: { $friends }.
kraken-tip = Eat dice that meet the task of a tentacle to free your friend there and take its top safe tile.
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
safe-tiles-down = { $count ->
    [one] 1 safe tile, face down
   *[other] { $count } safe tiles, face down
}
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
dolphin-tip = The dolphin shields this player's swimmers from the shark once.
final-points = Final points
points-so-far = Points so far

why-enter = Swimmers enter in the deep sea or on the beach.
why-swimmer-first = First tap the swimmer that shall swim.
why-here = Your swimmer is here already; it must end on another field.
why-shark = Nobody swims onto the shark or past it.
why-far = That is farther than your arrows carry you, or the shark is in the way.
why-step-one = First build a tile or load the big wave.
why-die-swim = You take dice from the strip in which your swimmer stops.
why-die-strip = Only dice of your swimmer's strip, and only what you can store or eat completely.
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
why-wave-full = The big wave is full.
why-no-dice = You have no dice left to load.
why-wave = The big wave is loaded at the beginning of your turn.
why-taken = All dice you took belong to the meal, or are stored one after the other.
why-dead = A skeleton lies there: nothing is built on it.
why-die-lies = A die lies there.
why-flat = A tile lies flat: on two hexes of one height and never on one tile only, or beside the reef.
why-second = The other half lies beside the first, equally high, and not on the same tile below.
why-dead-store = Nothing is stored on a skeleton.
why-full = This hex is not free; only one old die may be removed for each new one.
why-not-fit = This die does not fit the meal.
why-no-die-here = No die lies there.
why-tile-first = First choose a tile, or load the big wave.

your-things = Before you
steps = The steps of the turn
step-build = Build/load
step-swim = Swim
step-food = Food
step-shark = Shark
bonus-peek-brief = See a coral
bonus-load-brief = Load a die
bonus-swim-brief = Swim a field
bonus-forage-brief = Fetch a die
bonus-build-brief = Build a tile
bonus-kraken-brief = Figure 2 on

prompt-step-one-short = Build a tile, or load the big wave
prompt-swimming-short = Where to? Your swimmer swims up to { $steps ->
    [one] one field
   *[other] { $steps } fields
}
prompt-taking-short = { $more ->
    [one] Take one die
   *[other] Take up to { $more } dice
} ({ $strip })
prompt-taking-more-short = { $more ->
    [one] One die
   *[other] { $more } dice
} more? ({ $strip })
prompt-food-short = { $taken ->
    [0] Eat stored dice?
   *[other] Store the dice, or eat them?
}
prompt-food-last-short = { $taken ->
    [0] Eat stored dice for corals?
   *[other] Store the dice, or eat them for corals?
}
prompt-slot-swap-short = Where to with { $die }? One old die may go
prompt-eaten-short = The shark ate your swimmer: where to with the skeleton?
prompt-eaten-full-short = The shark ate your swimmer: which die makes way?
choice-build-short = Build a tile
choice-load-short = Load the big wave
choice-enough-short = Enough
choice-store-short = Store
choice-eat-short = Eat, free a friend
choice-eat-corals-short = Eat for corals
choice-swim-short = Here: the shark moves { $number }
choice-swim-eats-short = Here: the shark moves { $number } and eats { $eaten }
choice-beside-short = Lay it here
choice-on-top-short = On top here, level { $level }
about-points = Points: safe tiles, at the end corals too. Whoever has most wins.
prompt-meal-short = Choose the dice for the meal
choice-swimmer-short = This one swims
choice-drift-short = Swim here
choice-enter-short = Enter here
choice-slot-short = Store it here
choice-remove-short = First remove { $die }
choice-skeleton-short = Skeleton here
choice-skeleton-die-short = Skeleton here, { $die } makes way
choice-eat-stored-short = Eat { $die }
choice-tentacle-short = Free the friend: { $value ->
    [one] 1 point
   *[other] { $value } points
}
teach-goal = Free your six friends from the kraken and have most points at the end.
teach-turn-1 = Build a tile onto your reef, or load dice onto the big wave.
teach-turn-2 = A swimmer swims to the dice.
teach-turn-3 = Take dice and store them, or eat the right ones: they free a friend.
teach-turn-4 = The shark swims as far as the field of your swimmer says, and eats whoever it meets.
teach-turn-5 = If the big wave is full then, it breaks: new dice in the ocean and a bonus for all.
teach-arrow = So many fields your swimmer may go: the highest level on which an arrow is seen.
teach-wave = So many dice you may load: the highest level on which a wave is seen.
teach-food = So many dice you may take: the highest level on which a food symbol is seen.
teach-die = die
teach-about-die = Lies on the big wave, in the ocean or on your reef. If another player eats yours, your figure moves on the kraken track.
teach-shark = Swims its figure eight after every turn.
teach-skeleton = skeleton
teach-about-skeleton = One for each swimmer that was eaten: it makes a hex of your reef dead.

long-words = ten|tacle
event-built = { $seat } builds a tile with { $tile } on level { $level }
event-stored = { $seat } stores { $die } on the reef
event-skeleton = { $seat } puts a skeleton on the reef
# What was chosen, where the reef shows where
choice-eat-stored-marked = Eat { $die }
choice-beside-marked = Build beside the reef
choice-on-top-marked = Build on top, level { $level }
choice-slot-marked = Store it
choice-remove-marked = First remove { $die }
choice-skeleton-marked = Lay down the skeleton
choice-skeleton-die-marked = Lay down the skeleton, { $die } gives way
