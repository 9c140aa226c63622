your-reef = Dein Riff
reef-of = Das Riff von { $seat }
look-closer = Das Riff von { $seat } groß zeigen
brings = bringt
each = je
display = Auslage
slot-card = Auslage { $slot }: { $card }
tokens = { $count ->
    [one] Auf dieser Karte liegt 1 Punkt
   *[other] Auf dieser Karte liegen { $count } Punkte
}
deck = Stapel
deck-of = Stapel, noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
supply = Vorrat
supply-of = { $count ->
    [0] { $colour }: keine mehr, die Partie endet mit dieser Runde
    [one] { $colour }: noch 1 Koralle
   *[other] { $colour }: noch { $count } Korallen
}
your-hand = Deine Hand
hand-of = Die Hand von { $seat }
no-cards = Keine Karten auf der Hand.
playing = Gespielt
card-single-short = jedes Feld mit { $one }
card-height-short = { $one }, genau { $height } hoch
card-joker-short = jede Farbe, genau { $height } hoch
card-pair-short = { $one } neben { $two }
card-twins-short = zweimal { $one } nebeneinander, beide { $height } hoch
card-towers-short = { $one } und { $two } schräg, beide ab 2 hoch
card-line-short = dreimal { $one } in einer Reihe
card-diag-short = dreimal { $one } in der Diagonale
card-corner-short = dreimal { $one } im Winkel
card-square-short = viermal { $one } im Quadrat
card-ring-short = { $two } rund um den höchsten Stapel in { $one }
cards-in-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
start-player = Hat den Seestern und beginnt jede Runde
cell-empty = leer
cell-stack = { $colour } obenauf, { $height } hoch
cell-below = Darunter: { $corals }.
why-settle = Die Startkorallen kommen auf die leuchtenden Felder.
why-full-stack = Dieser Stapel ist schon vier hoch; höher wächst keiner.
why-no-coral = Du hast gerade keine Koralle zu setzen: Nimm eine Karte oder spiele eine.
why-hand-full = Mehr als vier Karten darfst du nicht halten: Spiele eine.
why-no-point = Vom Stapel zu ziehen kostet einen Punkt, und du hast keinen.
why-placing = Setze zuerst die Korallen der gespielten Karte.
deck-words = Eine Karte vom Stapel kostet einen Punkt; er kommt in der Auslage auf eine der Karten mit den wenigsten aufgedruckten Punkten.
prompt-turn-short = Nimm eine Karte oder spiele eine
prompt-settle-short = Setze deine Startkorallen in die Mitte
prompt-settle-border-short = Setze deine Startkorallen auf den Rand
choice-take-short = Nehmen{ $tokens ->
    [0] {""}
   *[other] {" "}(+{ $tokens })
}
choice-draw-short = Ziehen, 1 Punkt auf die { $slot ->
    [1] linke
    [2] mittlere
   *[other] rechte
} Karte
choice-play-short = Spielen
prompt-build-short = { $corals ->
    [one] Setze die letzte Koralle
   *[other] Setze eine Koralle – noch { $corals }
}
prompt-score-short = Wie oft willst du die Karte werten?
about-points = Punkte: Wer am Ende die meisten hat, gewinnt. Muster gespielter Karten bringen sie.
about-cards = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}, höchstens vier. Mit vieren muss man eine spielen.
ask-cell = Wohin mit der Koralle? { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
ask-deck = Nehmen, oder einen Punkt darauf legen und ziehen?
ask-slot = Auf welche Karte kommt der Punkt?
choice-place-short = { $colour } hierher
teach-goal = Baue ein Korallenriff und spiele Karten, deren Muster auf ihm zu sehen sind: Wer die meisten Punkte hat, gewinnt.
teach-turn-1 = Tu genau eines: Nimm eine der drei offenen Karten, zieh für einen Punkt vom Stapel, oder spiele eine Karte.
teach-turn-2 = Wer spielt, setzt zuerst die zwei Korallen der Karte, auch auf andere, höchstens vier hoch.
teach-turn-3 = Dann zählt das Muster der Karte, so oft es auf dem Riff zu sehen ist. Nur die oberste Koralle zählt.
teach-card = Oben auf jeder Karte stehen die zwei Korallen, die sie bringt, darunter das Muster, das sie wertet, und die Punkte dafür:

long-words = neben|einander
# Was geschah, ohne die Namen des Terminals: Der Tisch zeigt, wo
event-paid = { $seat } zahlt einen Punkt auf eine Karte der Auslage
event-placed = { $seat } setzt { $colour }
# Was gewählt wurde, wo Riff und Auslage zeigen, wo
choice-take-marked = Nimm „{ $card }“, bringt { $corals }
choice-draw-marked = Zieh vom Stapel
choice-place-marked = { $colour } setzen
