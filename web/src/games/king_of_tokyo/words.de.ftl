monster-0 = Kragora, die Echse
monster-1 = Karottron, der Hase
monster-2 = Dock 8, der Kran
monster-3 = Moosrücken, der Affe
monster-4 = Tintara, der Kalmar
monster-5 = Niete, die Eule
monster-at = { $monster }, { $name }: { $place }, { $life } Leben, { $points ->
    [one] 1 Ruhmpunkt
   *[other] { $points } Ruhmpunkte
}
city-at-dusk = Tokyo in der Dämmerung, mit den Monstern
place-empty = { $place }: niemand dort
place-held = { $place }: { $name }, { $life } Leben
nobody-here = niemand
bay-closed = geschlossen
tip-city = Tokyo City: 1 Ruhmpunkt fürs Einziehen, 2 für jeden Zug, der hier beginnt. Tatzen treffen von hier alle draußen; Herzen heilen hier nicht.
tip-bay = Tokyo Bay, offen bei fünf oder sechs lebenden Monstern: zählt wie die City.
short-city = City
short-bay = Bay
short-outside = draußen
beaten = besiegt
your-dice = Deine Würfel
dice-of = Würfel: { $name }
keep = Behalten
roll-again = Neu würfeln
thrown = Gewürfelt
die = Würfel: { $face }
die-kept = { $face }, behalten; tippe ihn an, um ihn neu zu würfeln
die-rolled = { $face }, wird neu gewürfelt; tippe ihn an, um ihn zu behalten
next-throw = Chancen, nächster Wurf
odds-of = { $face } nach dem nächsten Wurf:
odds-least = Mindestens { $number }× { $face }: { $percent } %
turn-to = Drehen auf
stop-here = So lassen
roll-number = { $number ->
    [0] Würfeln
    [one] 1 neu würfeln
   *[other] { $number } neu würfeln
}
market = Auslage
you-have = Du hast
kind-keep = Dauerhaft
kind-discard = Einmalig, sofort
card-words = { $price } Energie: { $card }, { $kind }. { $text }
card-words-narrow = { $price } Energie: { $card }. { $text } ({ $kind })
can-pay = bezahlbar
short-of = es fehlt Energie: { $energy }
deck = Stapel
deck-of = Der Stapel, noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
new-three = Drei neue Karten
no-cards-yet = Noch keine Karte.
lies-on-it = Darauf: { $count }.
dial-words = Äußerer Ring: { $points } von 20 Ruhmpunkten. Innerer Ring: { $life } von { $most } Leben.
poison-words = { $count ->
    [one] Vergiftet: 1 Schaden am Ende jedes Zuges
   *[other] Vergiftet: { $count } Schaden am Ende jedes Zuges
}
shrink-words = { $count ->
    [one] Geschrumpft: ein Würfel weniger
   *[other] Geschrumpft: { $count } Würfel weniger
}
wings-words = Flügel: kein Schaden mehr in diesem Zug
why-price = Dir fehlt noch Energie: { $energy }.
why-not-shop = Karten werden nach dem Auswerten der Würfel gekauft.
why-deck = Nur mit „Im Labor erschaffen“ kauft man vom Stapel.
why-others-dice = Das sind nicht deine Würfel.
why-no-reroll = Es ist kein Wurf mehr übrig.
why-dice-done = Jetzt wird nicht gewürfelt.
why-keep-all = Alle Würfel sind behalten: Hör auf, oder tippe einen an, der neu gewürfelt wird.
why-place = Aus Tokyo weichst du nur, wenn du dort angegriffen und gefragt wirst.
why-monster = Mit diesem Monster ist gerade nichts zu tun.
why-card = Diese Karte wirkt von selbst, oder nicht jetzt.
dice = Würfel
chances = Chancen
dice-count-now = Würfel zählen jetzt
throws-left = { $number ->
    [one] noch ein Wurf
   *[other] noch { $number } Würfe
}
prompt-throw-short = { $rerolls ->
    [one] Behalte Würfel, den Rest würfelst du noch einmal
   *[other] Behalte Würfel, den Rest würfelst du neu
}
prompt-throw-last-short = Nachwürfeln geht nicht mehr
prompt-jets-short = { $seat } greift mit { $damage } an: weichen, bevor es weh tut?
prompt-yield-short = { $seat } hat dich angegriffen: Weichst du aus Tokyo?
prompt-charge-short = Wie viel Energie auf die Monsterbatterien?
choice-stop-short = So lassen
choice-done-shop-short = Zug beenden
choice-wings-short = Flügel: 2 Energie, kein Schaden
choice-buy-short = Kaufen für { $energy }
choice-buy-top-short = Kaufen für { $energy }
choice-deposit-short = { $energy }
about-points = Ruhmpunkte: Wer 20 hat, gewinnt.
about-life = Leben: Bei 0 scheidet das Monster aus. Draußen heilen Herzen, in Tokyo nicht.
about-energy = Energie: Damit kaufst du nach dem Würfeln Karten.
about-outside = Draußen: Hier heilen Herzen, und nur Tatzen aus Tokyo treffen dich.
about-face-1 = Drei 1en: 1 Ruhmpunkt, jede weitere 1: +1.
about-face-2 = Drei 2en: 2 Ruhmpunkte, jede weitere 2: +1.
about-face-3 = Drei 3en: 3 Ruhmpunkte, jede weitere 3: +1.
about-face-heart = Jedes Herz heilt 1 Leben, aber nicht in Tokyo.
about-face-energy = Jeder Blitz bringt 1 Energie für Karten.
about-face-claw = Jede Tatze nimmt 1 Leben: von draußen denen in Tokyo, aus Tokyo allen draußen. Ist Tokyo leer, ziehst du ein.
ask-card = Womit?
ask-face = Auf welche Seite drehst du ihn?
teach-goal = Sei als Erster bei 20 Ruhmpunkten, oder bleib als letztes Monster übrig.
teach-turn-1 = Würfle bis zu dreimal: Behalte, was dir gefällt, und würfle den Rest neu.
teach-turn-2 = Die Würfel zählen: Ruhmpunkte, Energie, Herzen, zuletzt die Tatzen.
teach-turn-3 = Tatzen treffen die andere Seite: Tokyo oder alle draußen. Wer in Tokyo getroffen wird, darf weichen; dann ziehst du ein.
teach-turn-4 = Kaufe Karten, so viele du bezahlen kannst.
teach-keep = Liegt vor dir und wirkt von da an immer.
teach-discard = Wirkt einmal, sofort, und wird abgeworfen.
choice-yield-short = Weichen: Der Angreifer muss hinein
choice-stay-short = Bleiben: 2 Ruhmpunkte, wenn du hier beginnst
box-rolling-note = Es genügt auch der letzte Wurf: Sagt alle Würfel, wie sie am Ende liegen, und tippt dann auf „So lassen“

long-words = Panzer|platten Hintergrund|bewohner Reporter|team Leichen|fresser Energie|hamster Fein|schmecker Pflanzen|fresser Gestalt|wandler Monster|batterien Schnell|heilung Schrumpf|strahl Solar|betrieben Stachel|schwanz Evakuierungs|befehl Gas|raffinerie Bomben|angriff National|garde Atom|kraftwerk Wolken|kratzer Schrumpf|marke Gift|stacheln Energie|schub Stoff|wechsel
