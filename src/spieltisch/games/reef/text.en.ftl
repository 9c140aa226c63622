game-name = Reef
game-tagline = Grow a coral reef and let its patterns pay.

colour-r = red
colour-y = yellow
colour-g = green
colour-p = purple
colour-any = any colour

card-single = { $one } ({ $points } each)
card-height = { $one }, exactly { $height } high ({ $points })
card-joker = any colour, exactly { $height } high ({ $points })
card-pair = { $one } beside { $two } ({ $points })
card-twins = two { $one } neighbours, both { $height } high ({ $points })
card-towers = { $one } and { $two } diagonal, both at least 2 high ({ $points })
card-line = three { $one } in a line ({ $points })
card-diag = three { $one } in a diagonal ({ $points })
card-corner = three { $one } in a corner ({ $points })
card-square = four { $one } in a square ({ $points })
card-ring = { $two } around your highest { $one } stack ({ $points } each)
card-own = { $pattern } ({ $points })
card-with-corals = { $card }, brings { $corals }

prompt-settle = Place your starting corals on the four centre cells
prompt-settle-border = Place your starting corals on the border of your reef
prompt-turn = Take a card or play one
prompt-play = Your hand is full: play a card
prompt-build = { $corals ->
    [one] Place the coral
   *[other] Place a coral, { $corals } to go
}
prompt-score = How often will you score the pattern?

choice-take = Take { $card }{ $tokens ->
    [0] {""}
    [one] {" "}with 1 point on it
   *[other] {" "}with { $tokens } points on it
}, slot { $slot }
choice-draw = Draw from the deck, your point goes on slot { $slot }: { $card }
choice-play = Play { $card }, corals { $corals }
choice-place = { $colour } on { $cell }
choice-score = { $times ->
    [0] Do not score
    [one] Score once: { $points } points
   *[other] Score { $times } times: { $points } points
}

event-first = { $seat } has the starfish board and begins
event-dealt = { $seat } is dealt { $card }
event-dealt-hidden = { $seat } is dealt a card
event-shown = { $card } joins the display
event-turned_up = { $card } lies on top of the deck
event-took = { $seat } takes { $card }{ $points ->
    [0] {""}
    [one] {" "}and 1 point
   *[other] {" "}and { $points } points
}
event-paid = { $seat } pays a point onto slot { $slot }
event-fetched = { $seat } draws { $card }
event-fetched-hidden = { $seat } draws from the deck
event-played = { $seat } plays { $card }
event-placed = { $seat } places { $colour } on { $cell }
event-scored = { $times ->
    [0] { $seat } scores nothing
    [one] { $seat } scores once: { $points } points
   *[other] { $seat } scores { $times } times: { $points } points
}
event-last = { $seat } scores { $card } at the end: { $points } points
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
tie-break = Equal points: fewer empty cells are ahead, then more stacks of four.
