compare-title = { $game }: zwei Varianten nebeneinander
compare-one = A
compare-two = B
compare-unchanged = das Spiel, wie es ist
compare-games = Partien von jeder
compare-seats = Plätze
compare-seed = Startwert
compare-explained = B minus A, mit dem 95-%-Intervall des Unterschieds. * Das Intervall enthält die 0 nicht, bei mindestens 30 Fällen auf jeder Seite. Von vielen Zahlen ist eine von zwanzig nur durch Zufall so gekennzeichnet; unter dem, was sich am meisten unterscheidet, stehen nur solche, die der Zufall einmal in tausend brächte. Alle Zahlen gelten für diese Bots: Menschen spielen womöglich anders.
compare-glance = Was sich am meisten unterscheidet
compare-nothing = Kein Unterschied ist gesichert.
compare-sentence = { $figure }: { $one } in A, { $two } in B ({ $difference })
compare-chapter-games = Der Verlauf einer Partie
compare-chapter-winners = Wer gewinnt
compare-chapter-points = Woher die Punkte kommen
compare-chapter-used = { $kind }: von so vielen der Plätze benutzt
compare-chapter-won = { $kind }: so viele von denen, die sie benutzten, gewannen
compare-figure = Größe
compare-difference = B minus A
compare-turns = Züge einer Partie
compare-choices = echte Entscheidungen einer Partie
compare-lead_changes = Wechsel der Führung
compare-decided = Anteil der Züge, bis die Führung endgültig war
compare-winner = Punkte des Siegers
compare-others = Punkte der anderen
compare-seat = Platz { $seat }
compare-mover = { $seat ->
    [1] wer in der Partie zuerst entschied
   *[other] wer als Nummer { $seat } entschied
 }
compare-share-of-games = % der Partien
compare-share-of-seats = % der Plätze
compare-share-won = gewonnen, %
compare-points-of-a-seat = Punkte eines Platzes
compare-left = Nicht gezeichnet: { $count } mit weniger als { $fewest } Plätzen in A oder B.
