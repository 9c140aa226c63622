the-board = Spielplan mit Steinkreisen
your-dolmens = Deine Dolmen
dolmen-of = { $count ->
    [0] Dolmen mit Wert { $value }: keiner mehr
   *[other] Dolmen mit Wert { $value }: noch { $count }
}
herbs = Kräuter sammeln
herbs-tip = Der Druide legt sich hin. In einem späteren Zug kann er auf jeden freien Platz fliegen.
druid-first = erst einen Druiden antippen
leave-stone = Stein lassen
stones-after = danach noch { $count }
pay-point = Punkt abgeben
points-after = von { $before } auf { $after }
stones-of = { $count ->
    [one] Noch 1 Stein
   *[other] Noch { $count } Steine
}
dolmens-of = Noch { $left } Dolmen, { $built } gebaut.
circle = Steinkreis
look-at = Tippe oder zeige auf einen Steinkreis: Hier steht, wer führt und was gebaut ist.
unseen-of = Noch nicht gewertete Dolmen
built-here = { $count ->
    [one] 1 Dolmen
   *[other] { $count } Dolmen
}
scored-of = Schon gewertet: { $values }
druids-of = { $up ->
    [one] 1 Druide steht
   *[other] { $up } Druiden stehen
}, { $lying ->
    [one] 1 liegt
   *[other] { $lying } liegen
}
ender = Hat den letzten Dolmen gebaut; alle anderen haben noch einen Zug
ender-short = letzter Dolmen
last-turns = { $turns ->
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
}
place-free = frei
place-stone = Stein von { $seat }
place-druid = hier steht ein Druide
place-rune = Rune { $rune }
place-rune-tip = Benachbart mit jedem Platz, an dem dieselbe Rune steht.
druid-up = Druide von { $seat } auf { $place }
druid-up-shown = Druide von { $seat }
druid-low = Liegender Druide von { $seat } auf { $place }: Er kann fliegen
druid-low-shown = Liegender Druide von { $seat }: Er kann fliegen
circle-undecided = Noch führt niemand, { $free } frei
circle-majority = { $seat } führt, { $free } frei
circle-tie = Patt zwischen { $seats }, { $free } frei
circle-complete = Vollständig und gewertet
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
prompt-settle-short = Setze { $druid ->
    [1] deinen ersten Druiden
    [2] deinen zweiten Druiden
   *[other] deinen dritten Druiden
} auf einen Platz
prompt-turn-short = Zieh mit einem deiner Druiden
prompt-last-turn-short = Dein letzter Zug: Zieh mit einem Druiden
prompt-rights-short = { $rights } Dolmen: Welcher Steinkreis kommt zuerst?
choice-decline-short = Nichts bauen
about-points = Punkte: Wer am Ende die meisten hat, gewinnt. Dolmen bringen sie, wenn ihr Steinkreis vollständig ist.
about-stones = { $count ->
    [one] Noch 1 Stein
   *[other] Noch { $count } Steine
}. Steine bringen Mehrheiten: Dein Druide lässt einen zurück, wo er aufbricht.
about-dolmens = Noch { $left } Dolmen, { $built } gebaut. Sie bringen die Punkte: Wert mal Faktor ihrer Ebene. Wer den letzten baut, läutet das Ende ein.
about-druids = Ein Druide wandert, legt sich zum Kräutersammeln hin, oder fliegt, wenn er liegt.
circle-not-yet = Zählt noch nicht: erst ab 3 Steinen in 2 Farben. { $free } frei
prompt-flight = Wohin fliegt dein Druide?
prompt-leave = Stein zurücklassen oder einen Punkt abgeben?
prompt-top = Du hast die Mehrheit: einen Dolmen obenauf legen?
prompt-under = Patt: einen Dolmen darunterschieben?
choice-put-short = Dein Druide kommt hierher
choice-wander-short = Hierher wandern
choice-jump-short = Hierher springen
choice-gather-short = Kräuter sammeln
choice-fly-short = Mit diesem Druiden fliegen
choice-land-short = Hier landen
choice-stone-short = Stein zurücklassen
choice-point-short = Punkt abgeben
ask-place = Wohin geht dein Druide? { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
teach-goal = Gewinne Steinkreise, türme darin deine Dolmen hoch, und hab am Ende die meisten Punkte.
teach-turn-1 = Ein Druide wandert auf einen Nachbarplatz, legt sich zum Kräutersammeln hin, oder fliegt, wenn er liegt.
teach-turn-2 = Wo er aufbrach, lässt du einen Stein zurück. Sonst verlierst du einen Punkt.
teach-turn-3 = Bringt der Stein dir in einem Steinkreis die Mehrheit, legst du dort einen Dolmen obenauf; bei einem Patt schiebst du ihn darunter.
teach-turn-4 = Hat jeder Platz des Steinkreises einen Stein, wird er gewertet: jeder Dolmen mit Wert mal Faktor seiner Ebene.
teach-druid = Wandert auf freie Nachbarplätze und springt über andere Druiden.
teach-stone = Stein
teach-about-stone = Bleibt liegen bis zum Ende. Jeder zählt für die Steinkreise, die sein Platz berührt.
teach-dolmen = Wert 1 bis 4, geheim bis zur Wertung. Je höher er liegt, desto mehr bringt er.
teach-circle = Zählt ab 3 Steinen in 2 Farben. Die Zahl in der Mitte ist der Faktor des obersten Dolmens.
# Was geschah, ohne die Nummern des Terminals: Der Spielplan zeigt, wo
event-put = { $seat } setzt einen Druiden ein
event-wandered = Ein Druide von { $seat } wandert
event-jumped = Ein Druide von { $seat } springt über { $druids ->
    [one] einen Druiden
   *[other] { $druids } Druiden
}
event-gathered = Ein Druide von { $seat } legt sich hin und sammelt Kräuter
event-flew = Ein Druide von { $seat } fliegt
event-stone = { $seat } lässt einen Stein zurück
event-majority = { $seat } erringt die Mehrheit in einem Steinkreis
event-tie = { $seat } zieht in einem Steinkreis gleich
event-laid = { $seat } legt einen Dolmen mit Wert { $value } obenauf
event-laid-hidden = { $seat } legt einen Dolmen obenauf
event-pushed = { $seat } schiebt einen Dolmen mit Wert { $value } unter den Stapel
event-pushed-hidden = { $seat } schiebt einen Dolmen unter den Stapel
event-declined = { $seat } baut dort nichts
event-lapsed = { $seat } hat dafür keinen Dolmen mehr
event-complete = Ein Steinkreis ist vollständig
event-last = Ein offener Steinkreis wird gewertet, wie er ist
event-scored = { $seat } wertet einen Dolmen, Wert { $value } mal { $factor }, macht { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
# Was gewählt wurde, wo der Spielplan zeigt, wo
choice-put-marked = Einen Druiden einsetzen
choice-wander-marked = Wandern
choice-jump-marked = Springen
choice-gather-marked = Kräuter sammeln
choice-fly-marked = Losfliegen
choice-land-marked = Landen
choice-stone-marked = Einen Stein zurücklassen
choice-right-top-marked = Erst darf { $seat } einen Dolmen obenauf legen
choice-right-under-marked = Erst darf { $seat } einen Dolmen darunterschieben
choice-decline-marked = Nichts bauen
choice-build-top-marked = Einen Dolmen mit Wert { $value } obenauf legen, mal { $factor }
choice-build-under-marked = Einen Dolmen mit Wert { $value } darunterschieben, mal { $factor }
