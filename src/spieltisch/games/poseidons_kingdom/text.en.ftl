# Words: ocean with strips (deep sea, wave 1 to 6, beach) and fields, swimmer (two each), big wave, die, reef made of
# tiles (two hexes with a symbol), level, store, eat, kraken with tentacles, friend, safe tile, kraken track with
# figures, coral (sum 3 to 10), shark, skeleton.

game-name = Poseidon's Kingdom
game-tagline = Free your friends from the kraken, and mind the shark.

# names
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-orange = orange
colour-neutral = neutral
creature-fish = fish
creature-clam = clam
creature-octopus = octopus
creature-starfish = starfish
die = { $colour } { $value }
strip-deep-sea = the deep sea
strip-wave-1 = wave 1
strip-wave-2 = wave 2
strip-wave-3 = wave 3
strip-wave-4 = wave 4
strip-wave-5 = wave 5
strip-wave-6 = wave 6
strip-beach = the beach
field-d = deep sea { $number }
field-l = wave { $number } left
field-r = wave { $number } right
field-b = beach { $number }
hex = hex { $name }
track-head = to the head of the kraken
track-field = to field { $number }
list = { $one }, { $more }
list-last = { $more } and { $last }
tally = { $seat } { $number }
symbol-arrow = arrow
symbol-wave = wave
symbol-food = food
symbol-none = nothing
tile-AW = arrow and wave
tile-AF = arrow and food
tile-WF = wave and food
tentacle = tentacle { $number } ({ $task })
task-pair = a pair
task-run3 = a run of three
task-kind3 = three of a kind
task-two-pairs = two pairs
task-run4 = a run of four
task-full-house = a full house
coral-speedy-fins = Speedy Fins
coral-speedy-fins-text = a point for each arrow seen on your reef
coral-wave-rider = Wave Rider
coral-wave-rider-text = a point for each wave seen on your reef
coral-bigmouth = Bigmouth
coral-bigmouth-text = a point for each food symbol seen on your reef
coral-trident = Poseidon's Trident
coral-trident-text = scores like the best of the four other kinds
coral-graveyard = Graveyard
coral-graveyard-text = 3 points without a skeleton, otherwise minus 1 for each
bonus-peek = look under a coral
bonus-load = load one die onto the big wave
bonus-swim = swim one field
bonus-forage = fetch and store a die
bonus-build = build a tile
bonus-kraken = two fields on the kraken track

# prompts
prompt-enter = Put a swimmer into the deep sea or on the beach
prompt-step-one = Build your reef or load the big wave
prompt-tile = Which tile will you build?
prompt-first-hex = Where shall the half with the { $symbol ->
    [food] food symbol
   *[other] { $symbol }
} lie?
prompt-second-hex = And where the half with the { $symbol ->
    [food] food symbol
   *[other] { $symbol }
}?
prompt-loading = How many dice do you load?
prompt-swimmer = Which of your swimmers swims?
prompt-swimming = Where does your swimmer go from { $field }? Up to { $steps ->
    [one] one field
   *[other] { $steps } fields
}
prompt-taking-more = Take food from { $strip }: up to { $more ->
    [one] one more die
   *[other] { $more } more dice
}
prompt-taking = Take food from { $strip }: up to { $more ->
    [one] one die
   *[other] { $more } dice
}
prompt-food = { $taken ->
    [0] Will you eat stored dice?
   *[other] Store the dice or eat them?
}
prompt-food-last = { $taken ->
    [0] Will you eat stored dice for corals?
   *[other] Store the dice or eat them for corals?
}
prompt-next-die = Which die do you store next?
prompt-slot = Where do you store the { $die }?
prompt-slot-swap = Where do you store the { $die }? You may remove an old die first
prompt-tentacle = Which friend do you free?
prompt-meal = Choose the dice for { $task }
prompt-looking = You may look under a coral
prompt-peeking = Look under a coral
prompt-order = Whose figure moves first round the kraken?
prompt-eaten = The shark has eaten a swimmer of yours: put a skeleton on your reef
prompt-eaten-full = The shark has eaten a swimmer of yours, and your reef is full: which die makes way for the skeleton?
prompt-returning = Where does your swimmer come back?
prompt-bonus = Your dice come to { $sum }: choose a bonus action
prompt-drifter = Which of your swimmers swims one field?
prompt-drifting = Where does your swimmer go?
prompt-foraging = Which die do you fetch?
prompt-white = Take a coral with a white number?
prompt-black = Take a coral with a black number?
prompt-paying = Pay for coral { $sum } with dice: { $left } to go

# choices
choice-build = Build a tile
choice-load = Load dice onto the big wave
choice-enough = Take no more
choice-store = Store on your reef
choice-eat = Eat and free a friend
choice-eat-corals = Eat and take corals
choice-nothing = Eat nothing
choice-no-look = Do not look
choice-no-coral = None of these corals
choice-no-bonus = No bonus action
choice-tile = { $tile }
choice-loads = { $number ->
    [one] Load one die
   *[other] Load { $number } dice
}
choice-swimmer = The swimmer at { $field } swims
choice-swim = Swim to { $field } ({ $dice ->
    [0] no dice there
    [one] one die there
   *[other] { $dice } dice there
}); the shark moves { $number ->
    [one] one field
   *[other] { $number } fields
}
choice-swim-eats = Swim to { $field } ({ $dice ->
    [0] no dice there
    [one] one die there
   *[other] { $dice } dice there
}); the shark moves { $number ->
    [one] one field
   *[other] { $number } fields
} and eats { $eaten }
meal-own = { $number ->
    [one] your swimmer
   *[other] both your swimmers
}
meal-other = { $number ->
    [one] a swimmer
   *[other] both swimmers
} of { $seat }
choice-drift = Swim to { $field }
choice-enter = Enter at { $field }
choice-take = Take { $die } from { $strip }
choice-die = { $die }
choice-eat-die = Eat { $die }, just taken
choice-eat-stored = Eat { $die } from { $hex }
choice-tentacle = Free the friend at { $tentacle }, for a safe tile of { $value ->
    [one] 1 point
   *[other] { $value } points
}
choice-look = Look under coral { $sum }
choice-look-known = Look again under coral { $sum }: { $kind }
choice-coral = Coral { $sum }, not yet known
choice-coral-known = Coral { $sum }: { $kind }
choice-figure = { $player } first, { $fields ->
    [one] one field
   *[other] { $fields } fields
}
choice-bonus = { $action }
choice-beside = Beside the reef, on { $hex }
choice-on-top = On top, on { $hex } (level { $level })
choice-slot = Store it on { $hex }
choice-remove = First remove { $die } from { $hex }
choice-skeleton = On { $hex }
choice-skeleton-die = On { $hex }, where { $die } lies

# events
event-first = { $seat } begins; the big wave is loaded with { $wave ->
    [one] one die
   *[other] { $wave } dice
}
event-entered = A swimmer of { $seat } enters at { $field }
event-turn = Round { $round }: { $seat }’s turn
event-turn-last = Last round: { $seat }’s turn
event-skipped = { $seat } can neither build nor load
event-built = { $seat } builds a tile with { $tile } on level { $level } ({ $hexes })
event-loaded = { $seat } loads { $number ->
    [one] one die
   *[other] { $number } dice
}
event-loaded-full = { $seat } loads { $number ->
    [one] one die
   *[other] { $number } dice
}: the big wave is full
event-swam = A swimmer of { $seat } swims from { $from } to { $to }
event-took = { $seat } takes { $die } from { $strip }
event-stored = { $seat } stores { $die } on { $hex }
event-removed = { $seat } puts { $die } back into its supply
event-ate = { $seat } eats the dice { $dice }
event-freed = { $seat } frees the friend at { $tentacle } and takes a safe tile of { $value ->
    [one] 1 point
   *[other] { $value } points
}
event-freed-hidden = { $seat } frees the friend at { $tentacle } and takes a safe tile
event-defeated = { $seat } has freed all friends: the kraken is defeated
event-looked = { $seat } looks under coral { $sum }: { $kind }
event-looked-hidden = { $seat } looks under coral { $sum }
event-coral = { $seat } takes coral { $sum }: { $kind }
event-coral-hidden = { $seat } takes coral { $sum }
event-figure = The figure of { $seat } moves { $path } on the kraken track
event-shark = The shark swims to { $field }
event-shark-way = The shark swims by { $over } to { $field }
event-washed = One { $colour } die is washed onto the big wave
event-eaten = The shark eats a swimmer of { $seat } at { $field }
event-shielded = The dolphin shields the swimmer of { $seat } at { $field }
event-skeleton = { $seat } puts a skeleton on { $hex }
event-skeleton-loose = { $seat } puts a skeleton beside the reef
event-breaks = The big wave breaks with { $wave ->
    [one] one die
   *[other] { $wave } dice
}
event-landed = One { $die } falls on { $strip }
event-landed-foam = One { $die } falls on the foam and counts for { $strip }
event-landed-many = Dice fall: { $dice }
event-missed = One { $colour } die misses the ocean
event-back = { $wave ->
    [one] The die that missed goes back onto the big wave
   *[other] { $wave } dice that missed go back onto the big wave
}
event-turned = The shark turns round. Sums of the dice in the ocean: { $sums }
event-bonus = { $seat } takes the bonus action: { $action }
event-declined = { $seat } takes no bonus action
event-dolphin = The dolphin swims to { $seat }
event-last_round = The last round begins
event-last_round-net = The last round begins, although the kraken holds friends of all
event-shown = { $seat } reveals coral { $sum }: { $kind }
event-over = The game is over. Points: { $points }

# options
option-leftover_rule = Dice taken but not eaten
option-leftover_rule-strict = all must be eaten
option-leftover_rule-store_leftovers = may be stored
option-kraken_move_trigger = Other players’ dice move their owner’s figure
option-kraken_move_trigger-eat = when eaten
option-kraken_move_trigger-take = when taken
option-peek_on_every_rescue = A look under a coral with every rescue
option-peek_on_every_rescue-true = yes
option-peek_on_every_rescue-false = only at the head
option-initial_wave = The first big wave breaks
option-initial_wave-breaks_on_first_turn = after the first turn
option-initial_wave-breaks_before_first_turn = before the first turn
option-skeleton_stock = Skeletons
option-skeleton_stock-per_player_9 = 9 for each player
option-skeleton_stock-common_36 = 36 for all
option-skeleton_stock-unlimited = without limit
option-max_rounds = Rounds until the last one begins
option-miss_probability = Chance that a die misses the ocean
option-foam_probability = Chance that a die lies on the foam
option-strip_weights = Where dice fall, from deep sea to beach
option-bonus_tiers = Sums for the bonus actions
option-dolphin_variant = Dolphin
option-dolphin_variant-false = without
option-dolphin_variant-true = with, it shields once
tie-break = Equal points: whoever has the trident is ahead, then whoever has the higher reef, then whoever has fewer skeletons, then whoever has the better safe tiles.

# The terminal: the table in sentences
tell-shark = The shark is at { $field }. Ahead of it: { $ahead }.
tell-wave = On the big wave { $dice ->
    [one] 1 of { $slots } slots is
   *[other] { $dice } of { $slots } slots are
} taken: { $colours }.
tell-wave-empty = The big wave is empty; it holds { $slots ->
    [one] one die
   *[other] { $slots } dice
}.
tell-strip = In { $strip }: { $dice }.
tell-player = { $seat } ({ $colour }): { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} in the supply, { $swimmers }, { $friends ->
    [0] all friends are free
    [one] 1 friend is still held
   *[other] { $friends } friends are still held
}.
tell-figure = Figure on the kraken track: { $track }.
tell-head = at the head
tell-track = field { $number }
tell-swimmers = swimmers at { $fields }
tell-no-swimmers = no swimmer in the ocean yet
tell-safe = Safe tiles: { $values }.
tell-safe-hidden = { $tiles ->
    [one] 1 safe tile.
   *[other] { $tiles } safe tiles.
}
tell-abilities = Reef of { $seat }: swim { $arrow }, load { $wave }, take { $food }.
tell-hex = Hex { $hex }: { $things }.
tell-bare = { $number ->
    [one] Empty, without a symbol, on level 1: hex { $hexes }.
   *[other] Empty, without a symbol, on level 1: hexes { $hexes }.
}
tell-level = level { $level }
tell-skeleton = skeleton
tell-tentacle = On { $tentacle } there are friends of { $friends }; the next safe tile counts { $value }.
tell-tentacle-empty = On { $tentacle } there is nobody any more.
tell-coral = Coral { $sum }: { $kind }.
tell-coral-owned = Coral { $sum } belongs to { $seat }: { $kind }.
tell-unknown-corals = Corals that nobody has and you do not know: { $sums }.
tell-unknown = unknown
tell-tiles = Tiles in the supply: { $tiles }. Neutral dice: { $neutral }.
tell-held = { $seat } holds in hand: { $dice }.
tell-landed = { $die } on { $strip }
tell-landed-foam = { $die } on the foam for { $strip }
result-targets = can swim to { $fields }
result-full = then the big wave is full
result-abilities = then: swim { $arrow }, load { $wave }, take { $food }
result-points = { $points ->
    [one] brings you 1 point
   *[other] brings you { $points } points
}
board-ocean = Ocean
board-kraken = Kraken
source-tiles = safe tiles
source-tiles-text = What the freed friends have brought.
legend =
    Fields: deep sea 1 to 4 at the top, wave 1 to 6 left and right, beach 1 to 4 at the bottom. In the picture D, L, R and B; L3/2 means: wave 3 left, the shark moves 2 fields when you stop here; * a die symbol. ◢► the shark and the field it heads for; a lone digit after a field is a swimmer of the player with this number.
    Dice: B blue, Y yellow, G green, O orange, N neutral, then the value. ▫ a free slot of the big wave.
    Hexes: 2,1 means column 2, row 1; below it the level, the symbol (➤ arrow: swim, ≈ wave: load, ◆ food: take) and what lies there, ☠ a skeleton. No line parts the two halves of a tile. Below the picture: the three abilities, ▪ dice in the supply, beside them the skeletons. ▶ is to act.

# The end
winner-title = { $seat } has Poseidon’s favour!
# For reports
balance-tentacle = tentacle
balance-coral = coral
balance-safe-tiles = safe tiles
balance-sum = sum { $n }

# With the real box: what people tell the table
box-first = Who begins?
box-tipping = Dice of { $who }, { $dice ->
    [one] the last one: where does it lie, what does it show?
   *[other] { $dice } left: where does one lie, what does it show?
}
box-tipping-neutral = Neutral dice, { $dice ->
    [one] the last one: where does it lie, what does it show?
   *[other] { $dice } left: where does one lie, what does it show?
}
box-revealing = Which coral is it? Only { $who } looks
box-fell = { $value } on { $strip }
box-fell-on-foam = { $value } on the foam before { $strip }
box-missed = It missed the ocean
box-begins = { $who } begins

# Hints: why a choice is good
reason-completes = With it you have { $task }: a friend is free, for { $value ->
    [one] 1 point.
   *[other] { $value } points.
}
reason-one-short = For { $task } you then lack just one die, a { $die }.
reason-away = The shark does not come this way soon.
reason-reach = The dice there free a friend ({ $task }), for { $value ->
    [one] 1 point.
   *[other] { $value } points.
}
reason-dice = { $dice ->
    [one] One die lies there.
   *[other] { $dice } dice lie there; you can take { $take }.
}
reason-shark-eats = The shark then eats a rival’s swimmer.
reason-shark-spares = The shark does not reach your swimmers.
reason-flee = The shark is only { $steps ->
    [one] one field
   *[other] { $steps } fields
} away from this one.
reason-tile-worth = The safe tile on top counts { $value ->
    [one] 1 point.
   *[other] { $value } points.
}
reason-next-worth = Whoever comes later gets only { $value }.
reason-build = A higher reef does more each turn; your { $symbol ->
    [food] food symbol
   *[other] { $symbol }
} is the weakest.
reason-level = There the tile lies on level { $level }: what it shows is worth that much.
reason-breaks = Then the big wave is full and breaks: new dice for the ocean, a bonus for your own.
reason-load = The big wave breaks when { $left ->
    [one] one more die lies
   *[other] { $left } more dice lie
} on it. Dice of yours bring a bonus.
reason-empty-sea = There is nothing to eat in the ocean yet.
reason-free-now = Your dice make { $task }: a friend is free, for { $value ->
    [one] 1 point.
   *[other] { $value } points.
}
reason-ability-food = From now on you may take { $number ->
    [one] one die
   *[other] { $number } dice
}.
reason-ability-arrow = From now on you may swim { $number ->
    [one] one field
   *[other] { $number } fields
}.
reason-ability-wave = From now on you may load { $number ->
    [one] one die
   *[other] { $number } dice
}.
reason-coral = It counts { $points ->
    [one] 1 point
   *[other] { $points } points
} for your reef as it is.
reason-look = Whoever knows a coral can build for it.
reason-unknown-coral = It costs dice that bring you nothing else now.
box-value = { $value }
box-foam = Foam before { $strip }
