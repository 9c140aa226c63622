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
choice-build-top = Eine { $value } obenauf in { $circle }: mal { $factor } macht { $points }
choice-build-under = Eine { $value } darunter in { $circle }: mal { $factor } macht { $points }

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
event-laid = { $seat } legt eine { $value } obenauf in { $circle }
event-laid-hidden = { $seat } legt einen Dolmen obenauf in { $circle }
event-pushed = { $seat } schiebt eine { $value } unter den Stapel in { $circle }
event-pushed-hidden = { $seat } schiebt einen Dolmen unter den Stapel in { $circle }
event-declined = { $seat } baut nichts in { $circle }
event-lapsed = { $seat } hat keinen Dolmen mehr für { $circle }
event-complete = Steinkreis { $circle } ist vollständig
event-last = Steinkreis { $circle } wird gewertet, wie er ist
event-scored = { $circle }: { $seat } wertet { $value } mal { $factor }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
event-ender = { $seat } hat den letzten Dolmen gebaut: Alle anderen sind noch einmal dran
event-skipped = { $seat } kann nichts tun und setzt aus
event-over = Das Spiel ist zu Ende
