monster-0 = Kragora, die Echse
monster-1 = Karottron, der Hase
monster-2 = Dock 8, der Kran
monster-3 = Moosrücken, der Affe
monster-4 = Tintara, der Kalmar
monster-5 = Niete, die Eule
monster-at = { $monster }, { $name }: { $place }, { $life } Leben, { $points } Punkte
city-at-dusk = Tokyo in der Dämmerung, mit den Monstern
place-empty = { $place }: niemand dort
place-held = { $place }: { $name }
nobody-here = niemand
bay-closed = geschlossen
tip-city = Tokyo City: 1 Punkt fürs Einziehen, 2 für jeden Zug, der hier beginnt. Tatzen treffen von hier alle draußen; Herzen heilen hier nicht.
tip-bay = Tokyo Bay, offen bei fünf oder sechs lebenden Monstern: zählt wie die City.
short-city = City
short-bay = Bay
short-outside = draußen
beaten = besiegt
your-dice = Deine Würfel
dice-of = Würfel: { $name }
keep = Behalten
roll-again = Neu werfen
thrown = Geworfen
die = Würfel: { $face }
die-kept = { $face }, behalten; ein Klick wirft ihn neu
die-rolled = { $face }, wird neu geworfen; ein Klick behält ihn
next-throw = Chancen, nächster Wurf
odds-of = { $face } nach dem nächsten Wurf:
odds-least = Mindestens { $number }× { $face }: { $percent } %
turn-to = Drehen auf
stop-here = So lassen
roll-number = { $number ->
    [0] Werfen
    [one] 1 Würfel werfen
   *[other] { $number } Würfel werfen
}
market = Markt
you-have = Du hast
kind-keep = Dauerhaft
kind-discard = Einmalig, sofort
card-words = { $card }, { $price } Energie, { $kind }. { $text }
can-pay = bezahlbar
short-of = { $energy } Energie fehlt
deck = Stapel
deck-of = Der Stapel, noch { $count } Karten
new-three = Drei neue Karten
no-cards-yet = Noch keine Karte.
lies-on-it = Darauf: { $count }.
dial-words = Äußerer Ring: { $points } von 20 Punkten. Innerer Ring: { $life } von { $most } Leben.
poison-words = { $count ->
    [one] Vergiftet: 1 Schaden am Ende jedes Zuges
   *[other] Vergiftet: { $count } Schaden am Ende jedes Zuges
}
shrink-words = { $count ->
    [one] Geschrumpft: ein Würfel weniger
   *[other] Geschrumpft: { $count } Würfel weniger
}
wings-words = Flügel: kein Schaden mehr in diesem Zug
why-price = Dir fehlt { $energy } Energie.
why-not-shop = Karten werden nach dem Auswerten der Würfel gekauft.
why-deck = Nur mit „Im Labor erschaffen“ kauft man vom Stapel.
why-others-dice = Das sind nicht deine Würfel.
why-no-reroll = Es ist kein Wurf mehr übrig.
why-dice-done = Jetzt wird nicht gewürfelt.
why-keep-all = Alle Würfel sind behalten: aufhören, oder einen anklicken, der neu geworfen wird.
why-place = Tokyo verlässt du nur, wenn du dort angegriffen und gefragt wirst.
why-monster = Mit diesem Monster ist gerade nichts zu tun.
why-card = Diese Karte wirkt von selbst, oder nicht jetzt.
