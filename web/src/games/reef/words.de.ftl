your-reef = Dein Riff
reef-of = Das Riff von { $seat }
look-closer = Das Riff von { $seat } groß zeigen
brings = bringt
each = je
corals-in-hand = Koralle zum Setzen
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
runs-out = eine Farbe ist leer
your-hand = Deine Hand
hand-of = Die Hand von { $seat }
no-cards = Keine Karten auf der Hand.
playing = Gespielt
cards-in-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
start-player = Hat den Seestern und beginnt jede Runde
cell-empty = { $cell }, leer
cell-stack = { $cell }, { $colour } obenauf, { $height } hoch
cell-below = Darunter: { $corals }.
why-settle = Die Startkorallen kommen auf die leuchtenden Felder.
why-full-stack = Dieser Stapel ist schon vier hoch; höher wächst keiner.
why-no-coral = Du hast gerade keine Koralle zu setzen: Nimm eine Karte oder spiele eine.
why-hand-full = Mehr als vier Karten darfst du nicht halten: Spiele eine.
why-no-point = Vom Stapel zu ziehen kostet einen Punkt, und du hast keinen.
why-placing = Setze zuerst die Korallen der gespielten Karte.
deck-words = Eine Karte vom Stapel kostet einen Punkt; er kommt auf eine der billigsten Karten der Auslage.
prompt-turn-short = Nimm eine Karte oder spiele eine
prompt-settle-short = Setze deine Startkorallen in die Mitte
prompt-settle-border-short = Setze deine Startkorallen auf den Rand
choice-take-short = Nehmen{ $tokens ->
    [0] {""}
   *[other] {" "}(+{ $tokens })
}
choice-draw-short = Vom Stapel ziehen, 1 Punkt auf Platz { $slot }
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
ask-slot = Auf welche Karte kommt der Punkt?
choice-place-short = { $colour } hierher
teach-goal = Baue ein Korallenriff und spiele Karten, deren Muster auf ihm zu sehen sind: Wer die meisten Punkte hat, gewinnt.
teach-turn-1 = Tu genau eines: Nimm eine der drei offenen Karten, zieh für einen Punkt vom Stapel, oder spiele eine Karte.
teach-turn-2 = Wer spielt, setzt zuerst die zwei Korallen der Karte, auch auf andere, höchstens vier hoch.
teach-turn-3 = Dann zählt das Muster der Karte, so oft es auf dem Riff zu sehen ist. Nur die oberste Koralle zählt.
teach-card = Oben auf jeder Karte stehen die zwei Korallen, die sie bringt, darunter das Muster, das sie wertet, und die Punkte dafür:
