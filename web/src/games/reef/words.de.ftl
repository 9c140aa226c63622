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
deck-of = Stapel, noch { $count } Karten
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
