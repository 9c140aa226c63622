the-island = The island
do-move = Move
do-eat = Eat
do-rut = Rut
do-grow = Grow
about-move = go to a neighbouring space, never into a marsh; where a stag stands you fight
about-eat = take all the food on your space, up to five tokens
about-rut = a doe on your space joins you: one step on the doe track
about-grow = hand in food; half its value, rounded down, in new antler ends
about-shore = The shore: food grows here and does come ashore.
about-meadow = A meadow: worth 1 point at the end for a stag that has won a fight.
about-marsh = A marsh: does may stand here, stags never.
about-peak = The peak: worth 3 points at the end for a stag that has won a fight.
holds-stag = { $seat } with { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
}
holds-does = { $count ->
    [one] 1 doe
   *[other] { $count } does
}
holds-food = { $count ->
    [one] 1 food token
   *[other] { $count } food tokens
}
stag-of = The stag of { $seat }, { $ends } antler ends
track-of = { $seat } has { $does ->
    [one] 1 doe
   *[other] { $does } does
}; at { $mark } the last round is played
supply-food = Food supply: { $count } tokens
supply-does = { $count ->
    [one] 1 doe waits beside the island
   *[other] { $count } does wait beside the island
}
pile-of = Pile of wily tiles, { $count } left
pile-tip = Pile of wily tiles, { $count } left. A tile from here stays hidden before its owner.
open-tile = Open wily tile: { $kind }. { $text }
open-none = No wily tile lies open
open-word = open
antlers-of = { $seat }: { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
}
ends-word = { $ends ->
    [one] end
   *[other] ends
}
next-tile = at { $ends }: a wily tile
victor = Winning stag
no-victor = No fight won yet
victor-tip = Has won a fight: does and place will score.
no-victor-tip = Has not won a fight yet and would score nothing.
broken = { $count } broken
broken-tip = { $count ->
    [one] 1 broken end grows back first.
   *[other] { $count } broken ends grow back first.
}
your-plan = Your plan
act-holds = { $act }: { $tiles }
tile-used = { $tile }, { $act }, revealed
tile-covered = { $tile }, { $act }, covered
still-to-lay = Still to lay
lay-now = { $tile }: click an action, or drag it there
lay-later = { $tile }: comes after the one before it
food = Food
food-of = Food of value { $value }
food-tip = Food of value { $value }: strength in a fight, or handed in for antlers
food-count = { $count ->
    [one] 1 food token
   *[other] { $count } food tokens
}
known-food = Known from before: { $food }.
handed = Handed in: { $food }
wily-tiles = Wily tiles
no-tiles = No wily tiles.
tile-hidden = hidden
tile-open = open
tiles-of = { $count ->
    [one] 1 wily tile
   *[other] { $count } wily tiles
}
lies-open = Open: { $tiles }.
start-player = Start player of this round
ready = ready
plans = is planning …
acts-of = { $act }: { $covered } covered, revealed { $revealed }
fight = Fight
fight-open = Antlers down …
fight-won = { $seat } is stronger
fight-gave-way = { $other } gives way to { $seat }
fight-tied = Equally strong
attacker = attacks
defender = defends
put-hidden = { $count ->
    [one] 1 food token face down
   *[other] { $count } food tokens face down
}
put-open = Food in the fight: { $food }
commit-which = Which food goes into the fight?
save-which = Which token do you take back?
why-taken = A stag stands there already.
why-settle = Stags begin on the shore of the colour that was rolled.
why-here = Your stag stands here already.
why-marsh = No stag enters a marsh.
why-far = Your stag goes one step, to a neighbouring space.
why-leave = A stag gives way to an empty neighbouring space, uphill only if there is no other.
why-planning = First lay your five tiles onto the four actions.
why-reveal = First reveal one of your tiles.
why-order = The tiles are laid in turn: click one of the four actions.
why-blank = The blank tile is a bluff and is never revealed.
why-smallest = Only your smallest covered number or the X can be revealed, each once.
why-fixed = Your plan is confirmed and stays.
why-wily = Not now. { $text }
why-gain = You gain a wily tile for a won fight and for each even number of ends you reach first.
why-food = Food is used in a fight, and handed in when antlers grow.
