the-board = Spielplan mit Steinkreisen
your-dolmens = Deine Dolmen
your-dolmens-tip = Die Dolmen, die du noch nicht gebaut hast. Nur du siehst ihre Werte.
dolmen-of = { $count ->
    [0] Dolmen mit Wert { $value }: keiner mehr
   *[other] Dolmen mit Wert { $value }: noch { $count }
}
herbs = Kräuter sammeln
herbs-tip = Der Druide legt sich hin. In einem späteren Zug kann er auf jeden freien Platz fliegen.
leave-stone = Stein zurücklassen
pay-point = Einen Punkt abgeben
decline = Nichts bauen
stones-of = { $count ->
    [one] Noch 1 Stein
   *[other] Noch { $count } Steine
}
dolmens-of = Noch { $left } Dolmen, { $built } gebaut.
scored-of = Schon gewertet: { $values }
druids-of = { $up } Druiden stehen, { $lying } liegen
ender = Hat den letzten Dolmen gebaut; alle anderen haben noch einen Zug
ender-short = letzter Dolmen
last-turns = { $turns ->
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
}
place-free = { $place }, frei
place-stone = { $place }, Stein von { $seat }
place-druid = { $place }, hier steht ein Druide
place-rune = Rune { $rune }: benachbart mit { $places }.
druid-up = Druide von { $seat } auf { $place }
druid-low = Liegender Druide von { $seat } auf { $place }: Er kann fliegen
circle-undecided = Noch führt niemand, { $free } frei
circle-majority = { $seat } führt, { $free } frei
circle-tie = Patt zwischen { $seats }, { $free } frei
circle-complete = Vollendet und gewertet
circle-stones = Steine: { $stones }.
circle-stack = Dolmen von oben nach unten: { $stack }.
circle-levels = Faktoren von oben: { $factors }.
unknown = Wert unbekannt
why-stone = Auf diesem Platz liegt ein Stein; er bleibt bis zum Ende der Partie.
why-druid-here = Auf diesem Platz steht ein Druide. Man kann über ihn springen, ihn aber nicht verdrängen.
why-far = Druiden wandern entlang der Linien auf einen freien Nachbarplatz, über andere Druiden hinweg oder durch gleiche Runen: Keiner von deinen kommt jetzt hierher.
why-not-yours = Dieser Druide gehört { $seat }.
why-leave = Entscheide zuerst: Lässt du einen Stein zurück, wo dein Druide stand, oder gibst du einen Punkt ab?
why-build = Entscheide zuerst über den Dolmen in { $circle }.
why-herbs = Wähle zuerst einen deiner stehenden Druiden.
why-point-last = Mit nur einem Punkt musst du den Stein zurücklassen.
why-dolmen = Bauen darfst du, wenn du in einem Steinkreis die Mehrheit erringst oder gleichziehst.
why-none = Von diesem Wert hast du keinen Dolmen mehr.
