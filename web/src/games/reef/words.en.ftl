your-reef = Your reef
reef-of = The reef of { $seat }
look-closer = See the reef of { $seat } large
brings = scores
each = each
display = Display
slot-card = Display { $slot }: { $card }
tokens = { $count ->
    [one] 1 point lies on this card
   *[other] { $count } points lie on this card
}
deck = Deck
deck-of = Deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
} left
supply = Supply
supply-of = { $count ->
    [0] { $colour }: none left, the game ends with this round
    [one] { $colour }: 1 coral left
   *[other] { $colour }: { $count } corals left
}
your-hand = Your hand
hand-of = The hand of { $seat }
no-cards = No cards in hand.
playing = Played now
card-single-short = every cell with { $one }
card-height-short = { $one }, exactly { $height } high
card-joker-short = any colour, exactly { $height } high
card-pair-short = { $one } beside { $two }
card-twins-short = two { $one } neighbours, both { $height } high
card-towers-short = { $one } and { $two } diagonal, both 2 high or more
card-line-short = three { $one } in a line
card-diag-short = three { $one } in a diagonal
card-corner-short = three { $one } in a corner
card-square-short = four { $one } in a square
card-ring-short = { $two } around the highest { $one } stack
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
start-player = Has the starfish and begins each round
cell-empty = empty
cell-stack = { $colour } on top, { $height } high
cell-below = Below: { $corals }.
why-settle = The starting corals go on the glowing cells.
why-full-stack = This stack is four high already; no stack grows higher.
why-no-coral = You have no coral to place now: take a card or play one.
why-hand-full = Four cards are the most you may hold: play one.
why-no-point = Drawing from the deck costs a point, and you have none.
why-placing = First place the corals of the card you play.
deck-words = A card from the deck costs one point; it goes onto one of the cards of the display with the fewest printed points.
prompt-turn-short = Take a card or play one
prompt-settle-short = Place your starting corals in the middle
prompt-settle-border-short = Place your starting corals on the border
choice-take-short = Take{ $tokens ->
    [0] {""}
   *[other] {" "}(+{ $tokens })
}
choice-draw-short = Draw, 1 point onto the { $slot ->
    [1] left
    [2] middle
   *[other] right
} card
choice-play-short = Play
prompt-build-short = { $corals ->
    [one] Place the last coral
   *[other] Place a coral – { $corals } left
}
prompt-score-short = How often will you score the card?
about-points = Points: whoever has most at the end wins. Patterns of cards you play bring them.
about-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}, four at most. With four, one must be played.
ask-cell = Where does the coral go? { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
ask-deck = Take it, or lay a point on it and draw?
ask-slot = Which card gets the point?
choice-place-short = { $colour } here
teach-goal = Build a coral reef and play cards whose patterns are seen on it: most points win.
teach-turn-1 = Do exactly one thing: take one of the three open cards, draw from the deck for a point, or play a card.
teach-turn-2 = When you play a card, you place its two corals first, also on top of others, four high at most.
teach-turn-3 = Then the pattern of the card scores, as often as it is seen on the reef. Only the coral on top counts.
teach-card = On top of each card are the two corals that it brings, below them the pattern that it scores, and the points for it:

long-words = neigh|bours
# What happened, without the names of the terminal: the board lights where
event-paid = { $seat } pays a point onto a card of the display
event-placed = { $seat } places { $colour }
# What was chosen, where reef and display show where
choice-take-marked = Take “{ $card }”, brings { $corals }
choice-draw-marked = Draw from the deck
choice-place-marked = Place { $colour }
