# Wörter: Spielplan, Platz (mit Nummer), Steinkreis (mit Nummer), Druide (steht oder liegt), Stein, Dolmen (mit Wert),
# Stapel (Dolmen in einem Steinkreis), Ebene (im Stapel, von oben), vollständig (Steine auf allen Plätzen), Mehrheit, Patt, obenauf legen, darunterschieben, Vorrat, Punkt.

game-name = Die Dolmengötter
game-tagline = Druiden lassen Steine zurück, Steine tragen Dolmen: Wer türmt am höchsten?

option-start_points = Punkte zu Beginn
option-start_points-4 = 4, wie 2005
option-start_points-5 = 5, wie in der späteren Ausgabe
option-three_way_tie = Je ein Stein von drei Farben ist ein Patt
option-three_way_tie-true = ja
option-three_way_tie-false = nein, ein Patt braucht je zwei Steine
option-board = Eigener Spielplan
tie-break = Gleiche Punkte: Wer mehr Dolmen gebaut hat, liegt vorn.

standing-undecided = offen
standing-majority = Mehrheit
standing-tie = Patt
end-top = obenauf
end-under = darunter
druid = Druide
druid-lying = liegender Druide
dolmen = Dolmen
dolmen-hidden = Dolmen, Wert unbekannt
points = Punkte
stones = Steine
dolmens-left = Dolmen im Vorrat
dolmens-built = gebaute Dolmen
dolmens-scored = schon gewertet
dolmens-unseen = noch nicht gewertet

prompt-settle = Setze { $druid ->
    [1] deinen ersten Druiden
    [2] deinen zweiten Druiden
   *[other] deinen dritten Druiden
} auf einen freien Platz
prompt-turn = Lass einen Druiden wandern, Kräuter sammeln oder fliegen
prompt-last-turn = Dein letzter Zug: Lass einen Druiden wandern, Kräuter sammeln oder fliegen
prompt-flight = Wohin fliegt der Druide von { $place }?
prompt-leave = Lässt du auf { $place } einen Stein zurück, oder gibst du einen Punkt ab?
prompt-rights = Dein Stein erlaubt { $rights } Dolmen: Welcher Steinkreis kommt zuerst?
prompt-top = Du hast in { $circle } die Mehrheit errungen: Legst du einen Dolmen obenauf?
prompt-under = Du hast in { $circle } gleichgezogen: Schiebst du einen Dolmen unter den Stapel?

choice-put = Druide auf { $place }
choice-wander = Von { $from } nach { $to }
choice-jump = Sprung von { $from } nach { $to }
choice-gather = Kräuter sammeln auf { $place }
choice-fly = Von { $place } losfliegen
choice-land = Auf { $place } landen
choice-stone = Stein auf { $place } zurücklassen
choice-point = Keinen Stein zurücklassen und einen Punkt verlieren: { $points ->
    [one] dann bleibt 1 Punkt
   *[other] dann bleiben { $points } Punkte
}
choice-right-top = { $circle }: { $seat } darf einen Dolmen obenauf legen
choice-right-under = { $circle }: { $seat } darf einen Dolmen darunterschieben
choice-decline = In { $circle } nichts bauen
choice-build-top = Einen Dolmen mit Wert { $value } obenauf in { $circle }: mal { $factor } macht { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn er dort bleibt
choice-build-under = Einen Dolmen mit Wert { $value } darunter in { $circle }: mal { $factor } macht { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn er dort bleibt

event-first = { $seat } beginnt
event-put = { $seat } setzt einen Druiden auf { $place }
event-wandered = Ein Druide von { $seat } wandert von { $from } nach { $to }
event-jumped = Ein Druide von { $seat } springt von { $from } über { $druids ->
    [one] einen Druiden
   *[other] { $druids } Druiden
} nach { $to }
event-gathered = Ein Druide von { $seat } legt sich auf { $place } hin und sammelt Kräuter
event-flew = Ein Druide von { $seat } fliegt von { $from } nach { $to }
event-stone = { $seat } lässt auf { $place } einen Stein zurück
event-point = { $seat } lässt keinen Stein zurück und verliert einen Punkt
event-majority = { $seat } erringt die Mehrheit in { $circle }
event-tie = { $seat } zieht in { $circle } gleich
event-laid = { $seat } legt einen Dolmen mit Wert { $value } obenauf in { $circle }
event-laid-hidden = { $seat } legt einen Dolmen obenauf in { $circle }
event-pushed = { $seat } schiebt einen Dolmen mit Wert { $value } unter den Stapel in { $circle }
event-pushed-hidden = { $seat } schiebt einen Dolmen unter den Stapel in { $circle }
event-declined = { $seat } baut nichts in { $circle }
event-lapsed = { $seat } hat keinen Dolmen mehr für { $circle }
event-complete = { $circle } ist vollständig
event-last = { $circle } wird gewertet, wie er ist
event-scored = { $circle }: { $seat } wertet einen Dolmen, Wert { $value } mal { $factor }, macht { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
event-ender = { $seat } hat den letzten Dolmen gebaut: Alle anderen sind noch einmal dran
event-skipped = { $seat } kann nichts tun und setzt aus
event-over = Die Partie ist zu Ende
place-name = Platz { $name }
circle-name = Steinkreis { $name }

# Das Terminal: der Tisch in Sätzen
tell-player = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $stones ->
    [0] kein Stein
    [one] 1 Stein
   *[other] { $stones } Steine
} und { $dolmens } Dolmen im Vorrat, { $built } Dolmen gebaut.
tell-supply = Die Dolmen von { $seat } haben die Werte { $values }.
tell-druids = Druiden von { $seat } auf Platz: { $places }.
tell-standing = { $place }
tell-lying = { $place } (liegt)
tell-stones = Steine von { $seat } auf Platz: { $places }.
tell-circle = Steinkreis { $circle } mit { $size } Plätzen, oben mal { $factor }: Steine { $counts }.
tell-bare-circle = Steinkreis { $circle }, oben mal { $factor }, noch ohne Steine: Platz { $places }.
tell-neighbours = Benachbart: { $ways }.
tell-next = { $place } mit { $places }
tell-next-rune = { $place } mit { $places } und durch die Rune { $rune } mit { $others }
tell-free = Ohne Stein: Platz { $places }.
tell-full = Auf allen Plätzen liegen Steine.
tell-majority = Die Mehrheit hat { $seat }.
tell-tie = Patt: { $seats }.
tell-stack = Dolmen von oben: { $stack }.
tell-dolmen = { $seat } mit Wert { $value }
result-stone = mit einem Stein auf { $place }: { $results }
result-touched = { $number ->
    [0] an keinem Steinkreis
    [one] an Steinkreis { $circles }
   *[other] an den Steinkreisen { $circles }
}
result-counts = Steine in { $circle }: { $counts }
source-start = Anfang
source-circle = Steinkreis { $name }
source-circle-text = Jeder Dolmen zählt seinen Wert mal den Faktor seiner Ebene.
source-circle-all = Steinkreise
source-paid = statt eines Steins abgegeben
legend =
    Plätze haben Nummern, im Bild von oben nach unten; Steinkreise haben Nummern in Klammern.
    Im Bild: 36 ein freier Platz, ■2:36 darauf ein Stein von Person 2, ♟1:36 ein stehender Druide von Person 1, ~1:36 ein liegender. Ein Buchstabe hinter der Nummer ist die Rune: Plätze mit derselben Rune sind Nachbarn. Punkte zwischen Plätzen sind Wege.
    (14)×5 ist Steinkreis 14, der oberste Dolmen zählt fünffach; ✓ vollständig. 3-1! darunter: Person 1 hat drei Steine, Person 2 einen, ! eine Mehrheit, = ein Patt. [2?1³]: der Stapel von oben, ein Dolmen von Person 2 mit unbekanntem Wert, einer von Person 1 mit Wert 3. In der Tabelle stehen Werte Ziffer an Ziffer: 432 sind eine 4, eine 3 und eine 2. ▶ ist am Zug.

# Das Ende
winner-title = { $seat } hat die Gunst der Götter!

# For reports
balance-circle-size = Größe des Steinkreises
balance-dolmen-value = Wert des Dolmens
balance-place-in-the-stack = Ebene im Stapel
balance-circle-of = Steinkreis aus { $n }
balance-dolmen-of = Dolmen mit { $n }
balance-paid-for-leaving-no-stone = statt eines Steins abgegeben
balance-start = Start
balance-dolmens-pushed-under-a-stack = unter einen Stapel geschobene Dolmen
balance-dolmens-laid-on-top = obenauf gelegte Dolmen

# Mit der echten Schachtel: was man dem Tisch sagt
box-first = Wer beginnt?
box-begins = { $who } beginnt

# Tipps: warum eine Wahl gut ist
reason-majority = Der Stein, den du zurücklässt, bringt dir die Mehrheit in einem Steinkreis: ein Dolmen obenauf, der dort mal { $factor } zählt.
reason-tie = Der Stein, den du zurücklässt, bringt ein Patt in einem Steinkreis: Du darfst einen Dolmen unter den Stapel schieben.
reason-breaks = Der Stein bricht die Mehrheit eines anderen.
reason-next-stone = Von dort bringt dir der nächste Stein, den du zurücklässt, einen Dolmen.
reason-circles = { $circles ->
    [one] Der Platz berührt einen Steinkreis; dort zählt der oberste Dolmen mal { $factor }.
   *[other] Der Platz berührt { $circles } Steinkreise; im besten zählt der oberste Dolmen mal { $factor }.
}
reason-gather = Das kostet jetzt keinen Stein, und in einem späteren Zug darf der Druide auf jeden freien Platz fliegen.
reason-fly = Ein liegender Druide darf auf jeden freien Platz: Der beste ist deiner.
reason-gives = Ein Stein dort ließe { $seat } einen Dolmen bauen.
reason-stone-idle = Ein Stein dort brächte keinen Dolmen; du behältst ihn{ $stones ->
    [one] , deinen letzten.
   *[other] , { $stones } sind noch da.
}
reason-build = Wert { $value } mal { $factor }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn er dort bleibt.
reason-on-top = Oben zählt am meisten: Dorthin gehört dein bester Dolmen.
reason-low = Hier ist wenig zu holen: Ein kleiner Dolmen genügt.
reason-decline = Diese Ebene zählt zu wenig: Heb { $dolmens ->
    [one] deinen Dolmen für eine bessere
   *[other] deine { $dolmens } Dolmen für bessere
} auf.
