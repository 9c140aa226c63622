game-name = Antler Island
game-tagline = Plan in secret, lock antlers, and climb after the does.

option-startingWilyTile = Everyone starts with a wily tile
option-startingWilyTile-true = Yes, for the first two antler ends
option-startingWilyTile-false = No
option-fightTilesForDefender = Fight tiles for the defender
option-fightTilesForDefender-true = Both fighters may play them
option-fightTilesForDefender-false = Only the attacker
option-growMinimumTokens = Food to hand in when growing
option-growMinimumTokens-0 = Any number, even none
option-growMinimumTokens-1 = At least one token
option-rearrangements = How often you may lay your plan anew
option-rearrangements-3 = Three times a round
option-rearrangements-0 = Never: what lies, lies
option-rearrangements-1 = Once a round
option-rearrangements-9 = Nine times a round
option-bodyHeightsCm = Heights of the players in cm, for the very last tie-break
tie-break = Equal points: more antler ends are ahead, then the higher place on the island, then more food left.

colour-orange = orange
colour-white = white
colour-purple = purple

space-shore = shore { $id }
space-meadow = meadow { $id }
space-marsh = marsh { $id }
space-peak = the peak

act-move = move
act-eat = eat
act-rut = rut
act-grow = grow

marker-1 = 1
marker-2 = 2
marker-3 = 3
marker-x = X
marker-blank = the blank tile

tile-speed = Speed
tile-greed = Greed
tile-hotRut = Hotter Rut
tile-saveStrength = Save Strength
tile-sturdyAntlers = Sturdy Antlers
tile-roar = Roaring Stag
effect-speed = With your move: go to a space two steps away. No stag may stand in between.
effect-greed = When you have eaten at least one token: take one more from the supply.
effect-hotRut = With your rut: mate with two does instead of one.
effect-saveStrength = After antlers locked: take one of your committed tokens back.
effect-sturdyAntlers = After you lost with locked antlers: no end breaks off.
effect-roar = Any time in your turn: one doe comes to you from each neighbouring space.

prompt-stand = Choose where your stag begins
prompt-plan = Plan in secret: which action gets { $tile }?
prompt-confirm = All five tiles lie. Is that your plan?
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
    [one] 1 food token
   *[other] { $food } food tokens
}. Retreat or hold?
prompt-defend = You hold. { $other } has { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
} and { $food ->
    [0] no food
    [one] 1 food token
   *[other] { $food } food tokens
} in the fight. Which food do you commit?
prompt-decide = { $other } holds with { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
} and { $food ->
    [0] no food
    [one] 1 food token
   *[other] { $food } food tokens
}. Lock antlers or give up?
prompt-save = Antlers are locked. Play Save Strength?
prompt-lose = You lost. Play Sturdy Antlers?
prompt-leave = Where does your stag retreat to?
prompt-place = Where do you drive the stag of { $other }?
prompt-gain = You gain a wily tile: the open one or one from the pile?
prompt-drop = You have four wily tiles. Which one do you discard?

choice-stand = Begin on { $space }
choice-plan = { $tile } to { $act }
choice-confirm = Confirm the plan
choice-rearrange = Take the tiles back
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
choice-eat-more = Greed: take one more token from the supply
choice-pass = Play no tile
choice-hand-in = Hand in a { $value }
choice-sprout = { $ends ->
    [one] That is all: grow 1 end
   *[other] That is all: grow { $ends } ends
}
choice-sprout-none = Hand in nothing
choice-fight = Fight { $other }
choice-commit = Commit a { $value }
choice-enough = That is enough
choice-retreat = Retreat
choice-hold = Hold
choice-give-up = Give up
choice-lock = Lock antlers
choice-keep = Save Strength: take the { $value } back
choice-stay-sturdy = Sturdy Antlers: no end breaks
choice-leave = Go to { $space }
choice-place = Drive { $other } to { $space }
choice-take-open = Take the open tile: { $kind }
choice-take-pile = Take a hidden tile from the pile
choice-drop = Discard { $kind } (open)
choice-drop-hidden = Discard { $kind } (hidden)

event-first = { $seat } is the start player
event-drew_food = { $seat } draws a food token of value { $value }
event-drew_food-hidden = { $seat } draws a food token
event-drew_tile = { $seat } draws { $kind }
event-drew_tile-hidden = { $seat } draws a wily tile
event-turned_up = { $kind } now lies open
event-rolled-stags = The die shows { $colour }: there the stags begin
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
    [one] { $seat } hands in a { $food }
   *[other] { $seat } hands in { $food }
}
event-grew = { $seat } now has { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
}
event-played = { $seat } plays { $kind }
event-lured = A doe comes from { $from } to { $to }
event-fight = { $seat } attacks { $other } on { $space }
event-committed = { $seat } commits a { $value }
event-committed-hidden = { $seat } commits a food token
event-held = { $seat } holds
event-retreated = { $seat } gives way, { $other } wins the fight
event-locked = Antlers lock: { $seat } has { $strength }, { $other } has { $other_strength }
event-saved = { $seat } keeps a { $value }
event-tied = { $seat } and { $other } are equally strong
event-broke = { $seat } loses an antler end and has { $ends } left
event-left = { $seat } leaves { $from } for { $to }
event-won = { $seat } gets the winning stag token
event-took_open = { $seat } takes { $kind }
event-dropped = { $seat } discards { $kind }
event-tiles_shuffled = The discarded wily tiles are shuffled into a new pile
event-food_shuffled = The discarded food is shuffled into a new supply
event-climbed = All does climb one level
event-food_laid = Food grows on { $space }
event-doe_came = A doe appears on { $space }
event-over = The game is over
