your-reef = Your reef
reef-of = The reef of { $seat }
look-closer = See the reef of { $seat } large
brings = scores
each = each
corals-in-hand = Coral to place
display = Display
slot-card = Display { $slot }: { $card }
tokens = { $count ->
    [one] 1 point lies on this card
   *[other] { $count } points lie on this card
}
deck = Deck
deck-of = Deck, { $count } cards left
supply = Supply
supply-of = { $count ->
    [0] { $colour }: none left, the game ends with this round
    [one] { $colour }: 1 coral left
   *[other] { $colour }: { $count } corals left
}
runs-out = a colour has run out
your-hand = Your hand
hand-of = The hand of { $seat }
no-cards = No cards in hand.
playing = Played now
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
start-player = Has the starfish and begins each round
cell-empty = { $cell }, empty
cell-stack = { $cell }, { $colour } on top, { $height } high
cell-below = Below: { $corals }.
why-settle = The starting corals go on the glowing cells.
why-full-stack = This stack is four high already; no stack grows higher.
why-no-coral = You have no coral to place now: take a card or play one.
why-hand-full = Four cards are the most you may hold: play one.
why-no-point = Drawing from the deck costs a point, and you have none.
why-placing = First place the corals of the card you play.
