# Wörter: Riff (das Brett einer Person), Feld (a1 bis d4), Stapel (Korallen auf einem Feld; auch der Kartenstapel),
# Auslage mit drei Plätzen, Muster (was eine Karte wertet), werten, Punkt. Eine Karte heißt nach ihrem Muster.

game-name = Reef
game-tagline = Baue ein Korallenriff und lass seine Muster punkten.

colour-r = rot
colour-y = gelb
colour-g = grün
colour-p = lila
colour-any = jede Farbe

card-single = { $one } (je { $worth })
card-height = { $one }, genau { $height } hoch ({ $worth })
card-joker = jede Farbe, genau { $height } hoch ({ $worth })
card-pair = { $one } neben { $two } ({ $worth })
card-twins = zweimal { $one } nebeneinander, beide { $height } hoch ({ $worth })
card-towers = { $one } und { $two } schräg, beide mindestens 2 hoch ({ $worth })
card-line = dreimal { $one } in einer Reihe ({ $worth })
card-diag = dreimal { $one } in der Diagonale ({ $worth })
card-corner = dreimal { $one } im Winkel ({ $worth })
card-square = viermal { $one } im Quadrat ({ $worth })
card-ring = { $two } rund um den höchsten Stapel in { $one } (je { $worth })
card-own = { $pattern } ({ $worth })
own-beside = { $one }, { $more }
own-below = { $one }; darunter { $more }
own-free = beliebig
own-exactly = { $colour } genau { $height } hoch
own-least = { $colour } mindestens { $height } hoch
card-with-corals = { $card }, bringt { $corals }

prompt-settle = Setze deine Startkorallen auf die vier Felder der Mitte
prompt-settle-border = Setze deine Startkorallen auf den Rand deines Riffs
prompt-turn = Nimm eine Karte oder spiele eine
prompt-play = Deine Hand ist voll: Spiele eine Karte
prompt-build = { $corals ->
    [one] Setze die letzte Koralle. Dann wertest du „{ $card }“
   *[other] Setze eine von { $corals } Korallen. Dann wertest du „{ $card }“
}
prompt-score = Wie oft willst du „{ $card }“ werten?

choice-take = Nimm „{ $card }“, bringt { $corals }, Platz { $slot }{ $tokens ->
    [0] {""}
    [one] , darauf liegt 1 Punkt
   *[other] , darauf liegen { $tokens } Punkte
}
choice-draw = Zieh vom Stapel, dein Punkt kommt auf Platz { $slot }: „{ $card }“
choice-play = Spiele „{ $card }“, bringt { $corals }
choice-place = { $colour } auf { $cell }
choice-score = { $times ->
    [0] Nicht werten
    [one] Einmal werten: { $worth }
    [2] Zweimal werten: { $worth }
    [3] Dreimal werten: { $worth }
    [4] Viermal werten: { $worth }
   *[other] { $times }-mal werten: { $worth }
}

event-first = { $seat } hat die Ablage mit dem Seestern und beginnt
event-dealt = { $seat } bekommt „{ $card }“
event-dealt-hidden = { $seat } bekommt eine Karte
event-shown = „{ $card }“ kommt in die Auslage
event-turned_up = „{ $card }“ liegt oben auf dem Stapel
event-took = { $seat } nimmt „{ $card }“{ $points ->
    [0] {""}
    [one] {" "}und 1 Punkt
   *[other] {" "}und { $points } Punkte
}
event-paid = { $seat } zahlt einen Punkt auf Platz { $slot }
event-fetched = { $seat } zieht „{ $card }“
event-fetched-hidden = { $seat } zieht vom Stapel
event-played = { $seat } spielt „{ $card }“
event-placed = { $seat } setzt { $colour } auf { $cell }
event-scored = { $times ->
    [0] { $seat } findet das Muster „{ $card }“ nicht und wertet nichts
    [one] { $seat } wertet „{ $card }“ einmal: { $worth }
    [2] { $seat } wertet „{ $card }“ zweimal: { $worth }
    [3] { $seat } wertet „{ $card }“ dreimal: { $worth }
    [4] { $seat } wertet „{ $card }“ viermal: { $worth }
   *[other] { $seat } wertet „{ $card }“ { $times }-mal: { $worth }
}
event-last = { $seat } wertet am Ende „{ $card }“: { $worth }
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
tie-break = Gleiche Punkte: Wer weniger leere Felder hat, liegt vorn, dann, wer mehr Viererstapel hat.
points-of = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
corals-two = { $one } und { $two }
corals-twice = zweimal { $one }

# Das Terminal: der Tisch in Sätzen
quoted = „{ $card }“
tell-player = { $seat }: { $worth }, { $cards ->
    [0] keine Karte auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}.
tell-reef = Riff von { $seat }: { $stacks }. Alle anderen Felder sind leer.
tell-stack = { $colour } { $height } hoch
tell-slot = Auslage, Platz { $slot }: { $card }.
tell-slot-points = Auslage, Platz { $slot }: { $card }; darauf { $worth }.
tell-slot-empty = Auslage, Platz { $slot }: leer.
tell-supply = Vorrat: { $corals }. Im Stapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
tell-face-up = Oben auf dem Stapel: { $card }.
tell-playing = Gespielt wird „{ $card }“. Noch zu setzen: { $corals }.
tell-last-round = Das ist die letzte Runde.
tell-hand = Auf deiner Hand: { $card }.
result-covers = verdeckt { $colour }, der Stapel wird { $height } hoch
result-now = brächte auf deinem Riff, so wie es ist, { $worth }
result-placed = dann bringt das Muster { $worth }
result-last-coral = die letzte ihrer Farbe: Mit dieser Runde endet die Partie
board-slot = Platz
board-deck = Stapel
board-supply = Vorrat
board-hand = Hand
board-playing = gespielt
board-place = zu setzen
legend =
    Felder: Buchstabe a bis d von links nach rechts, Zahl 1 bis 4 von oben nach unten.
    Im Bild: R rot, Y gelb, G grün, P lila; die Zahl dahinter ist die Höhe des Stapels, ein Punkt ist ein leeres Feld.
    Auf Karten: oben die zwei Korallen, darunter das Muster. =2 heißt genau 2 hoch, 2+ mindestens 2 hoch, * jede Farbe, ◌ rundherum. ★1 unten: ein Punkt liegt darauf.
    ▶ ist am Zug, ▯ eine Karte auf der Hand.
source-start = Anfang
source-patterns = Muster
source-display = Punkte der Auslage
source-hand = Karten auf der Hand
source-hand-text = Jede Karte, die übrig ist, zählt einmal, wenn ihr Muster auf dem Riff liegt.
source-paid = bezahlt fürs Ziehen

# Das Ende
winner-title = { $seat } hat das schönste Riff!

# For reports
balance-card = Karte
balance-kind-of-pattern = Art des Musters
balance-points-on-the-display = Punkte der Auslage
balance-patterns = Muster
balance-cards-left-in-hand = Karten auf der Hand
balance-paid-for-drawing = bezahlt fürs Ziehen
balance-start = Start
balance-single-coral = einzelne Koralle
balance-stack-of-one-colour = Stapel einer Farbe
balance-stack-of-any-colour = Stapel beliebiger Farbe
balance-two-colours-side-by-side = zwei Farben nebeneinander
balance-two-equal-stacks = zwei gleiche Stapel
balance-two-towers-across = zwei schräg benachbarte Türme
balance-line-of-three = Dreierreihe
balance-corner-of-three = Dreierwinkel
balance-diagonal-of-three = Dreierdiagonale
balance-square-of-four = Viererquadrat
balance-ring-around-a-coral = Ring um eine Koralle
balance-own = eigenes Muster
balance-card-single = { $one }
balance-card-height = { $one }, genau { $height } hoch
balance-card-joker = jede Farbe, genau { $height } hoch
balance-card-pair = { $one } neben { $two }
balance-card-twins = zweimal { $one } nebeneinander, beide { $height } hoch
balance-card-towers = { $one } und { $two } schräg, beide mindestens 2 hoch
balance-card-line = dreimal { $one } in einer Reihe
balance-card-diag = dreimal { $one } in der Diagonale
balance-card-corner = dreimal { $one } im Winkel
balance-card-square = viermal { $one } im Quadrat
balance-card-ring = { $two } rund um den höchsten Stapel in { $one }

# Mit der echten Schachtel: was man dem Tisch sagt
box-first = Wer beginnt?
box-deal = Welche Karte hat { $who } bekommen?
box-open = Welche Karte wird für die Auslage aufgedeckt?
box-refill = Welche Karte füllt die Lücke in der Auslage?
box-fetch = Welche Karte hat { $who } gezogen?
box-turn-up = Welche Karte liegt jetzt oben auf dem Stapel?
box-begins = { $who } beginnt

# Tipps: warum eine Wahl gut ist
reason-scores-now = Sie brächte auf deinem Riff, so wie es ist, { $worth }.
reason-tokens = Du bekommst sofort { $worth }, so viel liegt darauf.
reason-could-score = Im nächsten Zug gespielt, mit den eigenen zwei Korallen, kann sie { $worth } bringen.
reason-deny = { $seat } könnte damit { $worth } machen.
reason-nothing-open = Keine der offenen Karten passt schon auf dein Riff.
reason-play-scores = Ihre zwei Korallen lassen sich so setzen, dass sie jetzt { $worth } bringt.
reason-play-corals = Sie selbst bringt nichts: Sie liefert die Korallen, die du brauchst.
reason-place-scores = Mit dieser Koralle bringt die Karte { $worth }.
reason-place-then = Mit der zweiten Koralle kann die Karte dann { $worth } bringen.
reason-prepares = Das bereitet eine Karte deiner Hand vor, { $card }: { $worth }.
