step-1 = Count out { $seats ->
    [2] 18
    [3] 24
   *[other] 28
} corals of each of the four colours as the supply. The others stay in the box.
step-2 = Everybody takes a reef with 16 cells and 3 points in tokens. The other tokens lie within reach.
step-3 = Shuffle the 60 cards. Everybody draws two and keeps them secret.
step-4 = { $display_before_start_placement ->
    [true] { display }
   *[false] { placing }
}
step-5 = { $display_before_start_placement ->
    [true] { placing }
   *[false] { display }
}
placing = Draw lots for the start player. In turn, everybody puts one coral of each colour on { $start_layout ->
    [border] the border cells of their reef, { $start_border_stacking ->
        [true] on the same cell or on different ones.
       *[false] at most one on each.
    }
   *[centre] the four centre cells of their reef, one on each.
}
display = Turn up three cards beside the deck: that is the display.{ $deck_face_up ->
    [true] {" "}The deck lies face up: everybody sees its top card.
   *[false] {""}
}
