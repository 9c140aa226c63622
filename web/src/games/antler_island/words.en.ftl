the-island = The island
do-move = Move
do-eat = Eat
do-rut = Rut
do-grow = Grow
about-move = Go to a neighbouring space, never into a marsh; where a stag stands you fight.
about-eat = Take all the food on your space, until you have five tokens.
about-rut = A doe on your space joins you: one step on the doe track.
about-grow = Hand in food: half its value, rounded down, grows as antler ends.
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
stag-of = The stag of { $seat }, { $ends ->
    [one] 1 antler end
   *[other] { $ends } antler ends
}
track-of = { $seat } has { $does ->
    [one] 1 doe
   *[other] { $does } does
}; at { $mark } the last round is played
supply-food = Food supply: { $count ->
    [one] 1 food token
   *[other] { $count } food tokens
}
supply-does = { $count ->
    [one] 1 doe waits beside the island
   *[other] { $count } does wait beside the island
}
pile-of = Pile of wily tiles, { $count } left
pile-tip = A tile from here stays hidden before its owner.
open-tile = Open wily tile: { $kind }. { $text }
open-none = No wily tile lies open
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
your-plan = Plan
act-holds = { $act }: { $tiles }
tile-used = { $tile }, { $act }, revealed
tile-covered = { $tile }, { $act }, covered
lay-now = { $tile }: tap an action, or drag it there
lay-later = { $tile }: comes after the one before it
food = Food
food-of = Food of value { $value }
food-tip = Strength in a fight, or you hand it in for antlers.
food-count = { $count ->
    [one] 1 food token
   *[other] { $count } food tokens
}
known-food = Known from before: { $food }.
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
fight-gave-way = { $other } retreats from { $seat }
fight-tied = Equally strong
attacker = attacks
defender = defends
put-hidden = { $count ->
    [one] 1 food token face down
   *[other] { $count } food tokens face down
}
put-open = Food in the fight: { $food }
why-taken = A stag stands there already.
why-settle = Stags begin on the shore of the colour that was rolled.
why-here = Your stag stands here already.
why-marsh = No stag enters a marsh.
why-far = Your stag goes one step, to a neighbouring space.
why-leave = A stag retreats to an empty neighbouring space, uphill only if there is no other.
why-planning = First lay your five markers at the four actions.
why-reveal = First reveal one of your markers.
why-order = The markers are laid in turn: tap one of the four actions.
why-blank = The blank marker is a bluff and is never revealed.
why-smallest = Only your smallest covered number or the X can be revealed, each once.
why-fixed = Your plan is confirmed and stays.
why-wily = Not now. { $text }
why-gain = You gain a wily tile for a won fight and for each even number of ends that you reach for the first time.
why-food = Food is used in a fight, and handed in when antlers grow.
island = Island
larder = Supply
goal = { $mark ->
    [one] At 1 doe the last round is played
   *[other] At { $mark } does the last round is played
}
tap-action = Tap an action
tap-space = Tap a space
tiles-hidden = { $count ->
    [one] 1 hidden wily tile
   *[other] { $count } hidden wily tiles
}
prompt-plan-short = Plan in secret: where does { $tile } go?
prompt-turn-short = Reveal your smallest number or the X
prompt-rival-short = Whom do you fight next?
prompt-commit-short = Fight against { $other }: which food do you commit?
prompt-answer-short = { $other } attacks: retreat or hold?
prompt-defend-short = You hold: which food do you commit?
prompt-decide-short = { $other } holds: lock antlers or give up?
prompt-save-short = Play Save Strength?
prompt-gain-short = Which wily tile do you take?
prompt-drop-short = Four wily tiles: which one do you discard?
prompt-turn-only = Reveal your next marker
prompt-grow-only = Food makes your antlers grow
prompt-greed-only = You have eaten
prompt-save-only = The antlers are locked
prompt-lose-only = You lost the fight
choice-pass-only = Go on
choice-confirm-short = That is my plan
choice-rearrange-short = Plan again
choice-pass-short = Do not play it
choice-enough-short = That is enough
choice-sprout-none-short = Nothing
choice-sprout-short = { $ends ->
    [one] Done: 1 end more
   *[other] Done: { $ends } ends more
}
choice-take-open-short = { $kind }: { $effect }
choice-take-pile-short = From the pile, face down
about-points = Points: each doe 1, the peak 3, a meadow 1 – but only with a won fight.
about-grow-figure = Antler ends are strength in a fight; each new even number brings a wily tile.
about-doe-figure = Each counts 1 point at the end, if you have won a fight.
about-food-figure = Food makes you stronger in a fight, or becomes antler ends. Five at most.
about-thistle-figure = Wily tiles are played once. Three at most.
ask-act = At which action?
ask-space = Where to? { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
ask-food = Which food?
choice-step-short = Move here
choice-step-fight-short = Move here and fight { $other }
choice-run-short = Speed: move here
choice-run-fight-short = Speed: move here and fight { $other }
choice-stand-short = Begin here
choice-leave-short = Retreat here
choice-place-short = Drive { $other } here
choice-retreat-short = Retreat: lose only your place
choice-hold-short = Hold, then commit food
choice-lock-short = Lock: the weaker loses an end
choice-give-up-short = Give up: lose only your place
teach-goal = Follow the does, win at least one fight, and have most points at the end.
teach-turn-1 = All plan in secret at the same time: everybody lays five markers at four actions.
teach-turn-2 = In turn each reveals a marker, the smallest number or the X, and carries the action out.
teach-turn-3 = Whoever moves to the space of another stag fights: antler ends plus the food committed.
teach-turn-4 = After four reveals the does climb uphill, and new ones come ashore.
teach-marker-number = 1, 2 and 3
teach-about-number = Revealed one after the other.
teach-marker-x = The X
teach-about-x = May be revealed in between at any time.
teach-marker-blank = The blank marker
teach-about-blank = A bluff: it does nothing, and nobody knows where it lies.

long-words = ad|vantage
# What happened, without the numbers of the terminal: the island lights where
event-stood = { $seat } comes ashore
event-moved = { $seat } moves on
event-ate = { $seat } eats a food token of value { $value }
event-ate-hidden = { $seat } eats a food token
event-mated = { $seat } mates with { $does ->
    [one] 1 doe
   *[other] { $does } does
}
event-lured = A doe comes to the roaring stag
event-fight = { $seat } attacks { $other }
event-left = { $seat } leaves
event-food_laid = Food grows
event-doe_came = A doe comes ashore
# What was chosen, where the island shows where
choice-stand-marked = Begin on the shore
choice-step-marked = Move
choice-step-fight-marked = Move and fight { $other }
choice-run-marked = Speed: move
choice-run-fight-marked = Speed: move and fight { $other }
choice-leave-marked = Get out of the way
choice-place-marked = Drive { $other } away
