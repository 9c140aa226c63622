# Words: space (shore, meadow, marsh with a number, the peak), level, stag, doe, doe track, marker (1, 2, 3, X and the
# blank one), action (move, eat, rut, grow), food token (with a value), antler end, wily tile (open or hidden),
# fight: commit, hold, lock, give up, retreat.

game-name = Antler Island
game-tagline = Plan in secret, lock antlers, and climb after the does.

option-startingWilyTile = Everyone starts with a wily tile
option-startingWilyTile-true = Yes, for the first two antler ends
option-startingWilyTile-false = No
option-fightTilesForDefender = Wily tiles of the fight for the defender
option-fightTilesForDefender-true = Both fighters may play them
option-fightTilesForDefender-false = Only the attacker
option-growMinimumTokens = Food to hand in when growing
option-growMinimumTokens-0 = Any number, even none
option-growMinimumTokens-1 = At least one food token
option-rearrangements = How often you may lay your plan anew
option-rearrangements-3 = Three times a round
option-rearrangements-0 = Never: what is laid stays
option-rearrangements-1 = Once a round
option-rearrangements-9 = Nine times a round
option-bodyHeightsCm = Heights of the players in cm, for the very last tie-break
tie-break = Equal points: whoever has more antler ends is ahead, then whoever stands higher on the island, then whoever has food of more value left.

colour-orange = orange
colour-white = white
colour-purple = purple

space-shore = shore { $number }
space-meadow = meadow { $number }
space-marsh = marsh { $number }
space-peak = the peak

act-move = move
act-eat = eat
act-rut = rut
act-grow = grow

marker-1 = the 1
marker-2 = the 2
marker-3 = the 3
marker-x = the X
marker-blank = the blank marker

tile-speed = Speed
tile-greed = Greed
tile-hotRut = Hotter Rut
tile-saveStrength = Save Strength
tile-sturdyAntlers = Sturdy Antlers
tile-roar = Roaring Stag
effect-speed = With your move: go to a space two steps away. No stag may stand in between.
effect-greed = When you have eaten at least one food token: take one more from the supply.
effect-hotRut = With your rut: mate with two does instead of one.
effect-saveStrength = After antlers locked: take one of your committed food tokens back.
effect-sturdyAntlers = After you lost with locked antlers: no end breaks off.
effect-roar = Any time in your turn: one doe comes to you from each neighbouring space.
brief-speed = a move of two steps
brief-greed = eat one more food
brief-hotRut = mate with 2 does, not 1
brief-saveStrength = 1 food back in a fight
brief-sturdyAntlers = no end of yours breaks
brief-roar = calls does to you

prompt-stand = Choose where your stag begins
prompt-plan = Plan in secret: at which action do you lay { $tile }?
prompt-confirm = All five markers are laid. Is that your plan?
prompt-turn = Reveal a marker: your smallest number or the X
prompt-move = Where does your stag go?
prompt-eat = You are about to eat
prompt-rut = You are about to rut
prompt-grow = Which food do you hand in for antlers?
prompt-greed = You have eaten. Play Greed?
prompt-end = Your action is done
prompt-rival = Several stags stand here. Whom do you fight next?
prompt-commit = Fight against { $other } ({ $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
}): which food do you commit?
prompt-answer = { $other } attacks with { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
} and { $food ->
    [0] no food
    [one] 1 hidden food token
   *[other] { $food } hidden food tokens
}. Retreat or hold?
prompt-defend = You hold. { $other } has { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
} and { $food ->
    [0] no food
    [one] 1 hidden food token
   *[other] { $food } hidden food tokens
} in the fight. Which food do you commit?
prompt-decide = { $other } holds with { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
} and { $food ->
    [0] no food
    [one] 1 hidden food token
   *[other] { $food } hidden food tokens
}. Lock antlers or give up?
prompt-save = Antlers are locked. Play Save Strength?
prompt-lose = You lost. Play Sturdy Antlers?
prompt-leave = Where does your stag retreat to?
prompt-place = Where do you drive the stag of { $other }?
prompt-gain = You gain a wily tile: the open one or one from the pile?
prompt-drop = You have four wily tiles. Which one do you discard?

choice-stand = Begin on { $space }
choice-plan = Lay { $tile } at { $act }
choice-confirm = Confirm the plan
choice-rearrange = Take the markers back and plan anew
choice-reveal = Reveal { $tile }: { $act }
choice-step = Move to { $space }
choice-step-fight = Move to { $space } and fight { $other }
choice-run = Speed: move to { $space }
choice-run-fight = Speed: move to { $space } and fight { $other }
choice-roar = Roaring Stag: { $does ->
    [one] lure 1 doe
   *[other] lure { $does } does
}
choice-go-move = Move
choice-go-eat = Eat
choice-go-rut = Rut
choice-go-grow = Grow
choice-end = End the turn
choice-mate-twice = Hotter Rut: mate with two does
choice-eat-more = Greed: take one more food token from the supply
choice-pass = Play no wily tile
choice-hand-in = Hand in food of value { $value }
choice-sprout = { $ends ->
    [one] That is all: grow 1 end
   *[other] That is all: grow { $ends } ends
}
choice-sprout-none = Hand in nothing
choice-fight = Fight { $other }
choice-commit = Commit food of value { $value }
choice-enough = That is enough, I commit no more
choice-retreat = Retreat
choice-hold = Hold
choice-give-up = Give up
choice-lock = Lock antlers
choice-keep = Save Strength: take the food of value { $value } back
choice-stay-sturdy = Sturdy Antlers: no end breaks
choice-leave = Go to { $space }
choice-place = Drive { $other } to { $space }
choice-take-open = Take the open wily tile: { $kind }
choice-take-pile = Take a hidden wily tile from the pile
choice-drop = Discard the open { $kind }
choice-drop-hidden = Discard the hidden { $kind }

event-first = { $seat } is the start player
event-drew_food = { $seat } draws a food token of value { $value }
event-drew_food-hidden = { $seat } draws a food token
event-drew_tile = { $seat } draws the wily tile { $kind }
event-drew_tile-hidden = { $seat } draws a wily tile
event-turned_up = The wily tile { $kind } now lies open
event-rolled-stags = The die shows { $colour }: the stags begin there
event-rolled-food = The die shows { $colour }: food grows there
event-rolled-does = The die shows { $colour }: does come ashore there
event-rolled_again = The die shows { $colour } again and is rolled once more
event-stood = { $seat } begins on { $space }
event-round = Round { $round } begins, { $seat } is start player
event-planned = { $seat } has a plan
event-all_planned = All plans are fixed, { $seat } begins
event-revealed = { $seat } reveals { $tile }: { $act }
event-idle = { $seat } cannot { $act }
event-moved = { $seat } moves from { $from } to { $to }
event-ate = { $seat } eats a food token of value { $value } on { $space }
event-ate-hidden = { $seat } eats a food token on { $space }
event-mated = { $seat } mates with { $does ->
    [one] a doe
   *[other] { $does } does
} on { $space }
event-handed_in = { $food_number ->
    [0] { $seat } hands in no food
   *[other] { $seat } hands in food of value { $food }
}
event-grew = { $seat } now has { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
}
event-played = { $seat } plays { $kind }
event-lured = A doe comes from { $from } to { $to }
event-fight = { $seat } attacks { $other } on { $space }
event-committed = { $seat } commits food of value { $value }
event-committed-hidden = { $seat } commits a hidden food token
event-held = { $seat } holds
event-retreated = { $seat } retreats, { $other } wins the fight
event-locked = Antlers lock. { $seat } shows { $food_number ->
    [0] no food
   *[other] food { $food }
} and has strength { $strength }; { $other } shows { $other_food_number ->
    [0] no food
   *[other] food { $other_food }
} and has strength { $other_strength }
event-saved = { $seat } saves strength and keeps food of value { $value }
event-tied = { $seat } and { $other } are equally strong
event-broke = { $seat } loses an antler end and has { $ends ->
    [0] none
    [one] 1 antler end
   *[other] { $ends } antler ends
} left
event-left = { $seat } leaves { $from } for { $to }
event-won = { $seat } has won a fight for the first time and gets the winning stag token
event-took_open = { $seat } takes the open wily tile { $kind }
event-dropped = { $seat } discards the wily tile { $kind }
event-tiles_shuffled = The discarded wily tiles are shuffled into a new pile
event-food_shuffled = The discarded food is shuffled into a new supply
event-climbed = All does climb one level, each to the space above its own
event-food_laid = Food grows on { $space }
event-doe_came = A doe appears on { $space }
event-over = The game is over

# The terminal: the table in sentences
tell-blank = the blank one
tell-none = none
tell-round = { $round ->
    [0] The game is being set up.
   *[other] Round { $round }.
} The last round runs as soon as somebody has { $mark ->
    [one] 1 doe
   *[other] { $mark } does
}.
tell-player = { $seat }: { $track ->
    [0] no doe
    [one] 1 doe
   *[other] { $track } does
} on the doe track, { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
}{ $broken ->
    [0] {""}
   *[other] {" "}and { $broken } broken
}.
tell-victor = Has won a fight.
tell-no-victor = Has not won a fight yet.
tell-stands = Stag on { $space }.
tell-food = Food: { $food }.
tell-tokens = { $tokens ->
    [one] 1 food token
   *[other] { $tokens } food tokens
}
tell-known = (known of it: { $food })
tell-tiles = Wily tiles: { $tiles }.
tell-open-tile = { $kind } open
tell-hidden-tile = { $kind } hidden
tell-hidden-tiles = { $tiles } hidden
tell-planned = The plan is fixed.
tell-plans = Still planning.
tell-plan = Plan: { $plan }.
tell-revealed = { $tile } (revealed)
tell-covered = { $markers ->
    [one] 1 covered marker
   *[other] { $markers } covered markers
}
tell-fight = Fight on { $space }.
tell-side = { $seat }: { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
}, food in the fight: { $food }. Strength { $strength }.
tell-side-hidden = { $seat }: { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
} and { $tokens ->
    [0] no food
    [one] 1 hidden food token
   *[other] { $tokens } hidden food tokens
} in the fight.
tell-coloured = { $space } ({ $colour })
tell-stag = stag of { $seat }
tell-does = { $does ->
    [one] 1 doe
   *[other] { $does } does
}
tell-near = From here your stag can go to: { $spaces }.
tell-supply = Beside the island: { $does ->
    [one] 1 doe
   *[other] { $does } does
}, { $food ->
    [one] 1 food token
   *[other] { $food } food tokens
}, { $antlers ->
    [one] 1 antler end
   *[other] { $antlers } antler ends
}.
tell-wily = Wily tiles: { $pile } in the pile, the open one is { $kind }.
tell-wily-none = Wily tiles: { $pile } in the pile, none is open.
tell-effect = { $kind }: { $effect }
tell-laid = { $tiles } at { $act }
result-strength = then your strength is { $number }
result-ends = { $number ->
    [one] then you have 1 antler end
   *[other] then you have { $number } antler ends
}
result-track = { $number ->
    [one] then you have 1 doe
   *[other] then you have { $number } does
}
result-there = there: { $things }
source-does = does
source-does-text = 1 point for each doe, nothing without a won fight.
source-place = place on the island
source-place-text = 3 points on the peak, 1 on a meadow.
legend =
    Spaces: the shore outside with numbers 1 to 12 clockwise (with three people 1 to 9), the middle with 1 to 8 (meadows odd, marshes even), the peak inside. No stag enters a marsh.
    In the picture: ● orange, ■ white, ▲ purple; ♞2 is the stag of person 2, ♀3 three does, ◆1 a food token. Dots join neighbouring spaces. ▶ is to act.
    Markers: 1, 2, 3 and X are revealed, the blank one is a bluff.

# The end
winner-title = { $seat } rules the island!
# For reports
balance-wily-tile = wily tile
balance-action = action
balance-plan = plan
balance-does = does
balance-standing-on-the-peak-or-a-meadow = standing on the peak or a meadow
balance-move = move
balance-eat = eat
balance-rut = rut
balance-grow = grow

# With the real box: what people tell the table
box-first = Who begins?
box-deal-food = Which food did { $who } draw?
box-deal-tile = Which wily tile did { $who } draw?
box-turning-up = Which wily tile is turned up?
box-roll-stags = The die for the stags: which colour?
box-roll-food = The die for the food: which colour?
box-roll-does = The die for the does: which colour?
box-eating = Which food did { $who } eat?
box-extra-food = Which food did { $who } draw in addition?
box-drawing = Which wily tile did { $who } draw?
box-food = Food of value { $value }
box-begins = { $who } begins

# Hints: why a choice is good
reason-plan-first = The 1 comes first in the round: nobody can be there before you.
reason-plan-x = The X fits in at any time: it is for what cannot wait.
reason-plan-blank = The blank marker only bluffs: the others see only that a marker is there.
reason-does-here = { $does ->
    [one] A doe stands on your space.
   *[other] { $does } does stand on your space.
}
reason-food-here = { $food ->
    [one] A food token lies on your space.
   *[other] { $food } food tokens lie on your space.
}
reason-grow = { $food ->
    [one] Your food token is
   *[other] Your { $food } food tokens are
} worth up to { $ends ->
    [one] one antler end
   *[other] { $ends } antler ends
}.
reason-does-near = { $does ->
    [one] A doe stands one step away.
   *[other] { $does } does stand one step away.
}
reason-nothing-here = Where you stand there is neither a doe nor food.
reason-does-there = { $does ->
    [one] A doe is there for your rut.
   *[other] { $does } does are there for your rut.
}
reason-food-there = { $food ->
    [one] A food token lies there.
   *[other] { $food } food tokens lie there.
}
reason-does-around = { $does ->
    [one] A doe is one step further.
   *[other] { $does } does are one step further.
}
reason-high = Does climb each round: higher up they come to you, and a high place counts at the end.
reason-stronger = You have { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
}, { $other } has { $theirs }.
reason-rival = { $other } has { $theirs ->
    [one] 1 antler end
   *[other] { $theirs } antler ends
} to your { $ends }: food must decide.
reason-first-win = Without a won fight no doe counts in the end.
reason-tile = { $effect }
reason-hidden-tile = Nobody knows what you draw: you may surprise them with it.
reason-ends = { $more ->
    [one] One end grows
   *[other] { $more } ends grow
}, then you have { $ends }.
reason-even-ends = An even number for the first time brings a wily tile.
reason-keep-food = You keep your food for the next fight.
reason-strength = Your strength is { $strength }; { $other } has { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
} and { $food ->
    [0] no food
    [one] 1 hidden food token
   *[other] { $food } hidden food tokens
} so far.
reason-strength-most = With all your food you reach strength { $strength }; { $other } has { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
} and { $food ->
    [0] no food
    [one] 1 hidden food token
   *[other] { $food } hidden food tokens
}.
reason-retreat = Whoever retreats keeps antlers and food and loses only the place.
