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
strip-deep-sea = deep sea
strip-wave-1 = wave 1
strip-wave-2 = wave 2
strip-wave-3 = wave 3
strip-wave-4 = wave 4
strip-wave-5 = wave 5
strip-wave-6 = wave 6
strip-beach = beach
symbol-arrow = arrow
symbol-wave = wave
symbol-food = food
symbol-none = nothing
tile-AW = arrow and wave
tile-AF = arrow and food
tile-WF = wave and food
tentacle = T{ $number } ({ $task })
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
bonus-load = load one die onto the wave
bonus-swim = swim one field
bonus-forage = fetch and store a die
bonus-build = build a tile
bonus-kraken = two fields on the kraken track

# prompts
prompt-enter = Put a swimmer into the deep sea or on the beach
prompt-step-one = Build your reef or load the big wave
prompt-tile = Which tile will you build?
prompt-first-hex = Where shall the half with the { $symbol } lie?
prompt-second-hex = And where the half with the { $symbol }?
prompt-loading = How many dice do you load?
prompt-swimmer = Which of your creatures swims?
prompt-swimming = Where to from { $field }? Up to { $steps ->
    [one] one field
   *[other] { $steps } fields
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
prompt-slot = Where do you store { $die }? You may remove an old die first
prompt-tentacle = Which friend do you free?
prompt-meal = Choose the dice for { $task }
prompt-looking = You may look under a coral
prompt-peeking = Look under a coral
prompt-order = Whose figure moves first round the kraken?
prompt-eaten = The shark was hungry: put a skeleton on your reef
prompt-eaten-full = Your reef is full: which die makes way for the skeleton?
prompt-returning = Where does your creature come back?
prompt-bonus = Your dice come to { $sum }: choose a bonus action
prompt-drifter = Which of your creatures swims one field?
prompt-drifting = Where to?
prompt-foraging = Which die do you fetch?
prompt-white = Take a coral with a white number?
prompt-black = Take a coral with a black number?
prompt-paying = Pay { $sum }: { $left } to go

# choices
choice-build = Build a tile
choice-load = Load dice onto the big wave
choice-enough = Take no more
choice-store = Store on your reef
choice-eat = Eat and free a friend
choice-eat-corals = Eat and take corals
choice-nothing = Eat nothing
choice-no-look = Do not look
choice-no-coral = None of these
choice-no-bonus = No bonus action
choice-tile = { $tile }
choice-loads = { $number ->
    [one] Load one die
   *[other] Load { $number } dice
}
choice-swimmer = The one on { $field }
choice-swim = Swim to { $field } ({ $strip }, { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
}); the shark moves { $number }
choice-swim-eats = Swim to { $field } ({ $strip }, { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
}); the shark moves { $number } and eats
choice-swim-own = Swim to { $field } ({ $strip }, { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
}); the shark moves { $number } and eats you
choice-drift = Swim to { $field } ({ $strip })
choice-enter = Enter at { $field } ({ $strip })
choice-take = Take { $die } from { $strip }
choice-die = { $die }
choice-eat-die = Eat { $die }, just taken
choice-eat-stored = Eat { $die } from { $hex }
choice-tentacle = { $tentacle }, for a safe tile of { $value }
choice-look = Look under coral { $sum }
choice-look-known = Look again under coral { $sum }: { $kind }
choice-coral = Coral { $sum }
choice-coral-known = Coral { $sum }: { $kind }
choice-figure = { $player }, { $fields ->
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
event-first = { $seat } begins; the wave is loaded with { $wave } dice
event-entered = { $seat } enters at { $field }
event-turn = Round { $round }: { $seat }
event-turn-last = Last round: { $seat }
event-skipped = { $seat } can neither build nor load
event-built = { $seat } builds { $tile } on level { $level }
event-loaded = { $seat } loads { $number ->
    [one] one die
   *[other] { $number } dice
}
event-loaded-full = { $seat } loads { $number ->
    [one] one die
   *[other] { $number } dice
}: the wave is full
event-swam = { $seat } swims from { $from } to { $to }
event-took = { $seat } takes { $die } from { $strip }
event-stored = { $seat } stores { $die } on { $hex }
event-removed = { $seat } puts { $die } back into its supply
event-ate = { $seat } eats { $dice }
event-freed = { $seat } frees the friend of { $tentacle } and takes a safe tile of { $value }
event-defeated = { $seat } has freed all friends: the kraken is defeated
event-looked = { $seat } looks under coral { $sum }: { $kind }
event-looked-hidden = { $seat } looks under coral { $sum }
event-coral = { $seat } takes coral { $sum }: { $kind }
event-coral-hidden = { $seat } takes coral { $sum }
event-figure = { $seat } moves to { $path } on the kraken track
event-shark = The shark swims to { $field }
event-washed = A { $colour } die is washed onto the wave
event-eaten = The shark eats { $seat } on { $field }
event-shielded = The dolphin shields { $seat } on { $field }
event-skeleton = { $seat } puts a skeleton on { $hex }
event-skeleton-loose = { $seat } puts a skeleton beside the reef
event-breaks = The wave breaks with { $wave } dice
event-landed = { $die } falls: { $strip }
event-landed-foam = { $die } falls on the foam: { $strip }
event-missed = A { $colour } die misses the ocean
event-back = Missed dice go back onto the wave: { $wave }
event-turned = The shark turns round; sums of the dice { $sums }
event-bonus = { $seat }: { $action }
event-declined = { $seat } takes no bonus action
event-dolphin = The dolphin swims to { $seat }
event-last_round = The last round begins
event-last_round-net = The last round begins, although the kraken holds friends of all
event-shown = { $seat } reveals coral { $sum }: { $kind }
event-over = The game is over: { $points }

# options
option-leftover_rule = Dice taken but not eaten
option-leftover_rule-strict = all must be eaten
option-leftover_rule-store_leftovers = may be stored
option-kraken_move_trigger = Foreign dice move their owner
option-kraken_move_trigger-eat = when eaten
option-kraken_move_trigger-take = when taken
option-peek_on_every_rescue = A look under a coral with every rescue
option-peek_on_every_rescue-true = yes
option-peek_on_every_rescue-false = only at the head
option-initial_wave = The first wave breaks
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
tie-break = Equal points: the trident is ahead, then the higher reef, then fewer skeletons, then the better safe tiles.
