# Words: reef (somebody's board), cell (a1 to d4), stack (corals on a cell), deck (of cards), display with three slots,
# pattern (what a card scores), score, point. A card is called by its pattern.

game-name = Reef
game-tagline = Grow a coral reef and let its patterns pay.

colour-r = red
colour-y = yellow
colour-g = green
colour-p = purple
colour-any = any colour

card-single = { $one } ({ $worth } each)
card-height = { $one }, exactly { $height } high ({ $worth })
card-joker = any colour, exactly { $height } high ({ $worth })
card-pair = { $one } beside { $two } ({ $worth })
card-twins = two { $one } neighbours, both { $height } high ({ $worth })
card-towers = { $one } and { $two } diagonal, both at least 2 high ({ $worth })
card-line = three { $one } in a line ({ $worth })
card-diag = three { $one } in a diagonal ({ $worth })
card-corner = three { $one } in a corner ({ $worth })
card-square = four { $one } in a square ({ $worth })
card-ring = { $two } around the highest { $one } stack ({ $worth } each)
card-own = { $pattern } ({ $worth })
own-beside = { $one }, { $more }
own-below = { $one }; below { $more }
own-free = anything
own-exactly = { $colour } exactly { $height } high
own-least = { $colour } at least { $height } high
card-with-corals = { $card }, brings { $corals }

prompt-settle = Place your starting corals on the four centre cells
prompt-settle-border = Place your starting corals on the border of your reef
prompt-turn = Take a card or play one
prompt-play = Your hand is full: play a card
prompt-build = { $corals ->
    [one] Place the last coral. Then you score “{ $card }”
   *[other] Place one of { $corals } corals. Then you score “{ $card }”
}
prompt-score = How often will you score “{ $card }”?

choice-take = Take “{ $card }”, brings { $corals }, slot { $slot }{ $tokens ->
    [0] {""}
    [one] , 1 point lies on it
   *[other] , { $tokens } points lie on it
}
choice-draw = Draw from the deck, your point goes on slot { $slot }: “{ $card }”
choice-play = Play “{ $card }”, brings { $corals }
choice-place = { $colour } on { $cell }
choice-score = { $times ->
    [0] Do not score
    [one] Score once: { $worth }
   *[other] Score { $times } times: { $worth }
}

event-first = { $seat } has the starfish board and begins
event-dealt = { $seat } is dealt “{ $card }”
event-dealt-hidden = { $seat } is dealt a card
event-shown = “{ $card }” joins the display
event-turned_up = “{ $card }” lies on top of the deck
event-took = { $seat } takes “{ $card }”{ $points ->
    [0] {""}
    [one] {" "}and 1 point
   *[other] {" "}and { $points } points
}
event-paid = { $seat } pays a point onto slot { $slot }
event-fetched = { $seat } draws “{ $card }”
event-fetched-hidden = { $seat } draws from the deck
event-played = { $seat } plays “{ $card }”
event-placed = { $seat } places { $colour } on { $cell }
event-scored = { $times ->
    [0] { $seat } does not find the pattern “{ $card }” and scores nothing
    [one] { $seat } scores “{ $card }” once: { $worth }
   *[other] { $seat } scores “{ $card }” { $times } times: { $worth }
}
event-last = { $seat } scores “{ $card }” at the end: { $worth }
event-over = The game is over

option-deck_face_up = Deck face up
option-deck_face_up-false = no, face down
option-deck_face_up-true = yes, the top card is open to all
option-deck_empty_end = When the deck runs out
option-deck_empty_end-immediate = the game ends at once
option-deck_empty_end-finish_round = the round is finished
option-final_ring_scoring = Ring cards at the end
option-final_ring_scoring-once = score one coral
option-final_ring_scoring-whole_ring = score the whole ring
option-start_layout = Starting corals
option-start_layout-centre = in the centre
option-start_layout-border = on the border
option-start_border_stacking = Stacking on the border at the start
option-start_border_stacking-true = allowed
option-start_border_stacking-false = not allowed
option-display_before_start_placement = Display before the starting corals
option-display_before_start_placement-false = opened after placing
option-display_before_start_placement-true = opened before placing
option-ask_to_score = Scoring
option-ask_to_score-false = always the maximum, automatically
option-ask_to_score-true = ask how often
option-deck = Cards of your own
tie-break = Equal points: whoever has fewer empty cells is ahead, then whoever has more stacks of four.
points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
}
corals-two = { $one } and { $two }
corals-twice = { $one } twice

# The terminal: the table in sentences
quoted = “{ $card }”
tell-player = { $seat }: { $worth }, { $cards ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}.
tell-reef = Reef of { $seat }: { $stacks }. All other cells are empty.
tell-stack = { $colour } { $height } high
tell-slot = Display, slot { $slot }: { $card }.
tell-slot-points = Display, slot { $slot }: { $card }; on it { $worth }.
tell-slot-empty = Display, slot { $slot }: empty.
tell-supply = Supply: { $corals }. In the deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
tell-face-up = On top of the deck: { $card }.
tell-playing = “{ $card }” is being played. Still to place: { $corals }.
tell-last-round = This is the last round.
tell-hand = In your hand: { $card }.
result-covers = covers { $colour }, the stack becomes { $height } high
result-now = would score { $worth } on your reef as it is
result-placed = then the pattern brings { $worth }
result-last-coral = the last of its colour: the game ends with this round
board-slot = slot
board-deck = deck
board-supply = supply
board-hand = hand
board-playing = played
board-place = to place
legend =
    Cells: letter a to d from left to right, number 1 to 4 from top to bottom.
    In the picture: R red, Y yellow, G green, P purple; the number behind is the height of the stack, a dot is an empty cell.
    On cards: the two corals at the top, the pattern below. =2 means exactly 2 high, 2+ at least 2 high, * any colour, ◌ around. ★1 at the bottom: a point lies on it.
    ▶ is to act, ▯ a card in hand.
source-start = start
source-patterns = patterns
source-display = points of the display
source-hand = cards left in hand
source-hand-text = Each card that is left counts once, if its pattern is on the reef.
source-paid = paid for drawing

# The end
winner-title = { $seat } has the finest reef!

# For reports
balance-card = card
balance-kind-of-pattern = kind of pattern
balance-points-on-the-display = points on the display
balance-patterns = patterns
balance-cards-left-in-hand = cards left in hand
balance-paid-for-drawing = paid for drawing
balance-start = start
balance-single-coral = single coral
balance-stack-of-one-colour = stack of one colour
balance-stack-of-any-colour = stack of any colour
balance-two-colours-side-by-side = two colours side by side
balance-two-equal-stacks = two equal stacks
balance-two-towers-across = two towers across
balance-line-of-three = line of three
balance-corner-of-three = corner of three
balance-diagonal-of-three = diagonal of three
balance-square-of-four = square of four
balance-ring-around-a-coral = ring around a coral
balance-own = pattern of your own
balance-card-single = { $one }
balance-card-height = { $one }, exactly { $height } high
balance-card-joker = any colour, exactly { $height } high
balance-card-pair = { $one } beside { $two }
balance-card-twins = two { $one } neighbours, both { $height } high
balance-card-towers = { $one } and { $two } diagonal, both at least 2 high
balance-card-line = three { $one } in a line
balance-card-diag = three { $one } in a diagonal
balance-card-corner = three { $one } in a corner
balance-card-square = four { $one } in a square
balance-card-ring = { $two } around the highest { $one } stack

# With the real box: what people tell the table
box-first = Who begins?
box-deal = Which card did { $who } get?
box-open = Which card is turned up for the display?
box-refill = Which card fills the gap in the display?
box-fetch = Which card did { $who } draw?
box-turn-up = Which card lies on top of the deck now?
box-begins = { $who } begins

# Hints: why a choice is good
reason-scores-now = It would score { $worth } on your reef as it is.
reason-tokens = You get { $worth } at once: that much lies on it.
reason-could-score = Played next turn, with its own two corals, it can score { $worth }.
reason-deny = { $seat } could score { $worth } with it.
reason-nothing-open = No open card fits your reef yet.
reason-play-scores = Its two corals can be placed so that it scores { $worth } now.
reason-play-corals = It scores nothing itself: it brings the corals that you need.
reason-place-scores = With this coral the card scores { $worth }.
reason-place-then = With the second coral the card can then score { $worth }.
reason-prepares = It prepares a card of your hand, { $card }: { $worth }.
