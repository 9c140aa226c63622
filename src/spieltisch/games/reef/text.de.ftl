game-name = Reef
game-tagline = Baue ein Korallenriff und lass seine Muster punkten.

colour-r = rot
colour-y = gelb
colour-g = grün
colour-p = lila
colour-any = jede Farbe

card-single = { $one } (je { $points })
card-height = { $one }, genau { $height } hoch ({ $points })
card-joker = jede Farbe, genau { $height } hoch ({ $points })
card-pair = { $one } neben { $two } ({ $points })
card-twins = zweimal { $one } nebeneinander, beide { $height } hoch ({ $points })
card-towers = { $one } und { $two } schräg, beide mindestens 2 hoch ({ $points })
card-line = dreimal { $one } in einer Reihe ({ $points })
card-diag = dreimal { $one } in der Diagonale ({ $points })
card-corner = dreimal { $one } im Winkel ({ $points })
card-square = viermal { $one } im Quadrat ({ $points })
card-ring = { $two } rund um deinen höchsten Stapel in { $one } (je { $points })
card-own = { $pattern } ({ $points })
card-with-corals = { $card }, bringt { $corals }

prompt-settle = Setze deine Startkorallen auf die vier Felder der Mitte
prompt-settle-border = Setze deine Startkorallen auf den Rand deines Riffs
prompt-turn = Nimm eine Karte oder spiele eine
prompt-play = Deine Hand ist voll: Spiele eine Karte
prompt-build = { $corals ->
    [one] Setze die Koralle
   *[other] Setze eine Koralle, noch { $corals }
}
prompt-score = Wie oft willst du das Muster werten?

choice-take = Nimm { $card }{ $tokens ->
    [0] {""}
    [one] {" "}mit 1 Punkt darauf
   *[other] {" "}mit { $tokens } Punkten darauf
}, Platz { $slot }
choice-draw = Zieh vom Stapel, dein Punkt kommt auf Platz { $slot }: { $card }
choice-play = Spiele { $card }, Korallen { $corals }
choice-place = { $colour } auf { $cell }
choice-score = { $times ->
    [0] Nicht werten
    [one] Einmal werten: { $points } Punkte
   *[other] { $times }-mal werten: { $points } Punkte
}

event-first = { $seat } hat die Ablage mit dem Seestern und beginnt
event-dealt = { $seat } bekommt { $card }
event-dealt-hidden = { $seat } bekommt eine Karte
event-shown = { $card } kommt in die Auslage
event-turned_up = { $card } liegt oben auf dem Stapel
event-took = { $seat } nimmt { $card }{ $points ->
    [0] {""}
    [one] {" "}und 1 Punkt
   *[other] {" "}und { $points } Punkte
}
event-paid = { $seat } zahlt einen Punkt auf Platz { $slot }
event-fetched = { $seat } zieht { $card }
event-fetched-hidden = { $seat } zieht vom Stapel
event-played = { $seat } spielt { $card }
event-placed = { $seat } setzt { $colour } auf { $cell }
event-scored = { $times ->
    [0] { $seat } wertet nichts
    [one] { $seat } wertet einmal: { $points } Punkte
   *[other] { $seat } wertet { $times }-mal: { $points } Punkte
}
event-last = { $seat } wertet am Ende { $card }: { $points } Punkte
event-over = Die Partie ist zu Ende

option-deck_face_up = Stapel offen
option-deck_face_up-false = nein, verdeckt
option-deck_face_up-true = ja, die oberste Karte sehen alle
option-deck_empty_end = Wenn der Stapel leer ist
option-deck_empty_end-immediate = endet die Partie sofort
option-deck_empty_end-finish_round = wird die Runde zu Ende gespielt
option-final_ring_scoring = Ringkarten am Ende
option-final_ring_scoring-once = werten eine Koralle
option-final_ring_scoring-whole_ring = werten den ganzen Ring
option-start_layout = Startkorallen
option-start_layout-centre = in der Mitte
option-start_layout-border = am Rand
option-start_border_stacking = Stapeln am Rand zu Beginn
option-start_border_stacking-true = erlaubt
option-start_border_stacking-false = nicht erlaubt
option-display_before_start_placement = Auslage vor den Startkorallen
option-display_before_start_placement-false = erst danach aufdecken
option-display_before_start_placement-true = schon davor aufdecken
option-ask_to_score = Wertung
option-ask_to_score-false = immer das Höchste, von selbst
option-ask_to_score-true = fragen, wie oft
option-deck = Eigene Karten
tie-break = Gleiche Punkte: Weniger leere Plätze liegen vorn, dann mehr Viererstapel.
