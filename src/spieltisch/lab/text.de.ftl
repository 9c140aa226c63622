compare-title = { $game }: zwei Varianten nebeneinander
group-one = A
group-two = B
compare-unchanged = das Spiel, wie es ist
compare-games = Partien von jeder
compare-seats = Plätze
compare-seed = Startwert
compare-explained = B minus A, mit dem 95-%-Intervall des Unterschieds. * Das Intervall enthält die 0 nicht, bei mindestens 30 Fällen auf jeder Seite. Von vielen Zahlen ist eine von zwanzig nur durch Zufall so gekennzeichnet; unter dem, was sich am meisten unterscheidet, stehen nur solche, die der Zufall einmal in tausend brächte. Alle Zahlen gelten für diese Bots: Menschen spielen womöglich anders.
compare-glance = Was sich am meisten unterscheidet
compare-nothing = Kein Unterschied ist gesichert.
compare-sentence = { $figure }: { $one } in A, { $two } in B, { $difference }
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
share-of-games = % der Partien
share-of-seats = % der Plätze
share-won = gewonnen, %
points-of-a-seat = Punkte eines Platzes
compare-left = Nicht gezeichnet: { $count } mit weniger als { $fewest } Plätzen in A oder B.

# Was Bilder zeigen, jedes in seiner Farbe
group-all = Partien
group-winners = Sieger
group-others = andere
group-with = damit
group-without = ohne
number-of-games = Partien
number-of-seats = Plätze

# Der Bericht über eine Variante
report-title = { $game }: die Balance von { $games } Partien
report-games = Partien
report-bots = Bots
report-rules = Regeln
report-version = Fassung { $version }, { $variants }
report-no-variants = ohne Varianten
report-as-given = wie angegeben
report-explained = Striche an den Balken und Zahlen in Klammern sind 95-%-Intervalle (Wilson). Ein geteilter Sieg zählt anteilig. Alle Zahlen gelten für diese Bots: Menschen spielen womöglich anders.
report-n-games = n = { $n } Partien
report-n-seats = n = { $n } Plätze
report-n-questions = n = { $n } Fragen
report-dotted = gepunktete Linie: alle gleich
report-seat = Platz { $seat }
report-mover = { $seat }.
report-by-seat = Platz
report-by-mover = Reihenfolge der ersten Entscheidung
report-glance = Auf einen Blick
report-typical = Eine typische Partie hat { $turns } Züge und { $choices } echte Entscheidungen.
report-wins = { $who } gewinnt { $rate }
report-all-alike = Nach { $what }: Alle gewinnen gleich oft, soweit sich das sagen lässt (gleich wäre { $even }).
report-not-alike = Nach { $what }: { $who }; gleich wäre { $even }.
report-end-points = Punkte am Ende, im Durchschnitt: { $groups }.
report-no-extremes = Nach { $kind }: kein gesicherter Unterschied.
report-extreme = „{ $name }“ { $gain } Punkte (n = { $n })
report-extremes = Nach { $kind }, Siegquote damit gegen ohne: { $ends }. Gesichert: { $sure } von { $of }.
report-length = Länge der Partien
report-length-text = Echte Entscheidungen einer Partie: { $choices } (Median; { $choices-low } bis { $choices-high }). Züge: { $turns } ({ $turns-low } bis { $turns-high }). Ein Zug endet, wenn ein anderer Platz handelt; eine Entscheidung mit nur einer Möglichkeit zählt nicht.
report-won-by = Siegquote nach { $kind }
report-won = gewonnen (95 %)
report-points = Punkte
report-points-at-end = Punkte am Ende
report-points-on-average = Punkte eines Platzes, im Durchschnitt
report-source = Quelle
report-lead = Die Führung
report-lead-changes = Die Führung wechselt { $times }-mal in einer Partie.
report-lead-never = { $never } der Partien kennen nur einen Führenden.
report-lead-final = In der Hälfte der Partien geht der Sieger erst nach { $share } der Züge endgültig in Führung.
report-lead-end = 100 % heißt, dass erst das Ende entschied.
report-decided = % der Züge, bis die Führung endgültig war
report-more-than = { $name }, öfter als { $times ->
    [1] einmal
   *[other] { $times }-mal
 }
report-won-with = gewonnen damit
report-won-without = gewonnen ohne
report-difference = Unterschied
report-uses = wie oft
report-left = Nicht gezeichnet: { $count } mit weniger als { $fewest } Plätzen auf einer Seite.
report-unused = Nie benutzt: { $names }.
report-use-text = * Die Intervalle damit und ohne liegen auseinander. Unterschied: in Prozentpunkten der Siegquote. Wie oft: im Durchschnitt der Plätze, die es überhaupt benutzten. Wer vorn liegt, kann sich mehr leisten: Eine hohe Quote ist noch keine Ursache.
report-choices = Entscheidungen, und welche nie zählen
report-none = keine
report-quoted = „{ $text }“
report-idle = Fragen, deren Möglichkeiten sich in den Augen der Bots kaum unterscheiden: { $questions }. Die Bots beurteilen die Stellung gleich nach der Entscheidung: Eine, die erst später wirkt, kann darunter sein.
report-never = Arten von Entscheidungen, die in weniger als 1 % der Fälle gewählt wurden: { $choices }.
report-what-asked = Was die Plätze gefragt werden
report-asked-text = Erzwungen: nur eine Möglichkeit. Einsatz: wie weit die beste Möglichkeit in der Bewertung der Bots über der schlechtesten liegt, in Prozentpunkten der Siegchance, wo nachgesehen wurde (bei einer von zwanzig echten Entscheidungen).
report-question = Frage
report-asked = gefragt
report-forced = erzwungen
report-options = Möglichkeiten
report-stake = Einsatz
report-what-done = Was sie tun
report-done-text = Arten von Entscheidungen, nach dem ersten Wort ihrer Notation, wo auch etwas anderes offenstand. Die Entscheidungen einer Partie teilen ihr Ende, daher sind ihre Intervalle etwas zu schmal.
report-choice = Wahl
report-taken = gewählt
report-open = offen
report-won-taken = gewonnen, wenn gewählt
report-won-left = gewonnen, wenn nicht
