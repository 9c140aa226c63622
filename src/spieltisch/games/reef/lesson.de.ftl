# Die erste Partie. Eine Blase spricht mit einem Kind: ein, zwei kurze Sätze, dann was zu tun ist, dann was etwas anderes brächte.

lesson-chapter-reef = Dein Riff
lesson-chapter-take = Nehmen und spielen
lesson-chapter-score = Das Muster zählt
lesson-chapter-point = Geschenkte Punkte
lesson-chapter-often = Zweimal auf einen Streich
lesson-chapter-deck = Der verdeckte Stapel
lesson-chapter-ahead = Vorausgedacht

lesson-welcome = Willkommen unter Wasser! Hier wächst dein Riff: sechzehn Felder für Korallen. Gleich zu Beginn kommen vier Korallen in die Mitte.
lesson-red = Jede Farbe einmal, jede auf ihr eigenes Feld. Fang mit der roten an.
lesson-red-do = Tippe auf das leuchtende Feld unten links.
lesson-red-else = Auch dort könnte sie wachsen. Für diese Partie passt sie unten links besser.
lesson-yellow = Schön! Jetzt die gelbe, gleich darüber.
lesson-yellow-do = Tippe auf das Feld über der roten Koralle.
lesson-yellow-else = Erlaubt wäre das. Aber wir wollen Gelb und Grün nebeneinander haben, du siehst gleich warum.
lesson-green = Und die grüne genau neben die gelbe. Die lila Koralle nimmt dann von selbst das letzte Feld.
lesson-green-do = Tippe auf das Feld neben der gelben Koralle.
lesson-green-else = Dann stünden Gelb und Grün nicht nebeneinander. Das wäre schade um zwei Punkte.

lesson-card = Das ist eine deiner Karten. Die zwei großen Korallen bringt sie dir ins Riff. Für das kleine Muster gibt es Punkte: hier Gelb neben Grün.
lesson-display = In deinem Zug tust du genau eines: eine Karte nehmen oder eine spielen. Diese drei Karten liegen für alle offen.
lesson-take = Drei lila Korallen in einer Reihe bringen vier Punkte. Eine hast du schon, zwei bringt deine Handkarte mit: Das passt!
lesson-take-do = Nimm die Karte mit der lila Reihe.
lesson-take-else = Das wäre auch dein ganzer Zug gewesen. Die lila Reihe passt aber besser zu dem, was du hast.

lesson-plan = Nixe hat auch eine Karte genommen. Merk dir den Trick von Reef: Eine Karte bringt die Korallen, die eine andere braucht.
lesson-play = Spiel „Gelb neben Grün“. Du bekommst zwei lila Korallen, und dein Muster liegt schon da.
lesson-play-do = Spiel die Karte „Gelb neben Grün“.
lesson-play-else = Erlaubt, aber es gäbe weniger: Nur „Gelb neben Grün“ bringt dir jetzt Punkte und zugleich lila Korallen.
lesson-beside = Wir bauen die lila Reihe. Die erste Koralle kommt rechts neben die lila, die du schon hast.
lesson-beside-do = Setze sie rechts neben die lila Koralle.
lesson-beside-else = Dort dürfte sie stehen. In der Reihe nützt sie dir mehr.
lesson-ontop = Die zweite kommt links davon, obendrauf auf die rote. Bis zu vier Korallen dürfen übereinander, und nur die oberste zählt.
lesson-ontop-do = Setze sie auf die rote Koralle.
lesson-ontop-else = Das ginge auch, aber dann fehlt der lila Reihe die dritte. Und Gelb oder Grün solltest du nicht zudecken.

lesson-scored = Zwei Punkte für „Gelb neben Grün“! Gewertet wird von selbst, sobald beide Korallen liegen.
lesson-line = Drei lila Korallen stehen in einer Reihe. Jetzt ist die Karte dafür dran: vier Punkte!
lesson-line-do = Spiel die Karte mit der lila Reihe.
lesson-line-else = Das Muster dieser Karte fehlt dir noch, sie brächte jetzt keine Punkte. Die lila Reihe dagegen liegt schon da.
lesson-tower = Zwei grüne Korallen. Deine letzte Handkarte mag grüne Türme, die genau zwei hoch sind. Bau gleich einen!
lesson-tower-do = Setze Grün auf die grüne Koralle.
lesson-tower-else = Erlaubt ist jedes Feld. Auf der grünen wird daraus ein Turm, der Punkte bringt.
lesson-second = Und noch einen: Grün auf die gelbe ist auch zwei hoch. Die lila Reihe lassen wir in Ruhe.
lesson-second-do = Setze Grün auf die gelbe Koralle.
lesson-second-else = Dann bliebe es bei einem grünen Turm. Auf der gelben wird es ein zweiter.

lesson-paid = Nixe hat vorhin verdeckt vom Stapel gezogen. Das kostet einen Punkt, und der liegt jetzt auf dieser Karte.
lesson-point = Wer die Karte nimmt, bekommt den Punkt geschenkt. Greif zu!
lesson-point-do = Nimm die Karte mit dem Punkt darauf.
lesson-point-else = Auch ein guter Zug. Aber dann schnappt sich vielleicht Nixe den Punkt.

lesson-often = Deine Karte will Grün, genau zwei hoch. Das hast du zweimal, also gibt es zweimal zwei Punkte!
lesson-often-do = Spiel die Karte mit dem grünen Turm.
lesson-often-else = Das wäre erlaubt, brächte aber weniger. Die grünen Türme sind vier Punkte wert, solange nichts darauf steht.
lesson-redone = Pass nur auf, dass keine rote Koralle auf einen grünen Turm kommt. Rechts unten ist Platz.
lesson-redone-do = Setze Rot in die Ecke unten rechts.
lesson-redone-else = Dort ginge es auch. Auf einem grünen Turm würde er zu hoch, und das Muster wäre weg. Die Ecke ist sicher.
lesson-redtwo = Stell die zweite gleich obendrauf: ein roter Turm für später.
lesson-redtwo-do = Setze Rot noch einmal in die Ecke.
lesson-redtwo-else = Auch erlaubt. Zusammen werden die beiden aber ein Turm.

lesson-four = Wieder vier Punkte! Auf der Hand hast du nur noch eine Karte. Vier dürfen es sein, und wer vier hat, muss spielen.
lesson-draw = Von den offenen Karten passt gerade keine. Wag etwas: Die verdeckte Karte vom Stapel kostet einen Punkt, und der kommt auf die billigste offene.
lesson-draw-do = Zieh vom Stapel.
lesson-draw-else = Auch das wäre ein Zug. Aber einmal solltest du verdeckt gezogen haben.
lesson-ring = So ein Glück! Diese Karte schaut auf deinen höchsten grünen Turm. Jede lila Koralle rundherum bringt zwei Punkte, auch schräg.
lesson-around = Dein rechter grüner Turm hat drei lila Nachbarn: drei mal zwei sind sechs! Und Nixe hat sich deinen Punkt geschnappt.
lesson-around-do = Spiel die Karte mit dem Ring.
lesson-around-else = Das Muster dieser Karte liegt noch nicht da. Der Ring bringt jetzt sechs Punkte.
lesson-row = Du bekommst zwei rote Korallen. Bei den offenen Karten liegt eine für drei Rote in einer Reihe: Bau gleich vor.
lesson-row-do = Setze Rot links neben den roten Turm.
lesson-row-else = Rot darf überall hin; schade wäre es nur um den grünen Turm und die lila Korallen. In der untersten Reihe bringt Rot bald vier Punkte.
lesson-rowtwo = Und noch eine daneben. Dass die Türme verschieden hoch sind, macht nichts: Hier zählen nur die Farben von oben.
lesson-rowtwo-do = Setze Rot links daneben.
lesson-rowtwo-else = Dann fehlte der Reihe noch die dritte rote.

lesson-six = Sechs Punkte für den Ring! Und die rote Reihe ist fertig, nur die Karte dazu hast du noch nicht.
lesson-fetch = Erst bauen, dann die Karte holen: So geht es auch. Du musst nur schneller sein als Nixe.
lesson-fetch-do = Nimm die Karte mit der roten Reihe.
lesson-fetch-else = Schade um deine rote Reihe. Die Karte dafür liegt doch da, vier Punkte wert.
lesson-ahead = Da ist etwas Neues: vier lila Korallen im Quadrat, sechs Punkte. Zwei liegen bei dir schon in der Mitte. Denk eine Karte weiter!
lesson-redrow = Die rote Reihe bringt dir vier Punkte und dazu zwei lila Korallen. Genau die fehlen dem Quadrat.
lesson-redrow-do = Spiel die Karte mit der roten Reihe.
lesson-redrow-else = Die brächte jetzt gar nichts. Die rote Reihe liegt da und will gespielt werden.
lesson-cover = Die grünen Türme hast du schon ausgenutzt. Was gezählt hat, darfst du zudecken: Setze Lila obendrauf.
lesson-cover-do = Setze Lila auf den linken grünen Turm.
lesson-cover-else = Vorsicht: Auf der roten Reihe wären die vier Punkte dahin, und anderswo hilft es dem Quadrat nicht.
lesson-covertwo = Und auf den anderen. Drei hoch macht nichts: Das Quadrat will nur Lila von oben, egal wie hoch.
lesson-covertwo-do = Setze Lila auf den rechten grünen Turm.
lesson-covertwo-else = Dann hätte das Quadrat ein Loch. Die vierte lila Koralle gehört auf den grünen Turm.
lesson-square = Vier Punkte für die Reihe. Und sieh nur: zwei lila oben, zwei unten. Ein Muster darf überall liegen, auch gedreht.
lesson-last = Die Karte dafür hat noch niemand genommen. Schnell!
lesson-last-do = Nimm die Karte mit dem lila Quadrat.
lesson-last-else = Dann schnappt dir Nixe das Quadrat vielleicht vor der Nase weg.
lesson-end = So geht es reihum, bis eine Farbe oder der Stapel aufgebraucht ist. Dann zählt jede Karte auf der Hand einmal, wenn ihr Muster daliegt. Die meisten Punkte gewinnen.
lesson-free = Du liegst vorn! Spiel als Nächstes das Quadrat. Es bringt eine gelbe Koralle: Auf einer einzelnen roten wird daraus der gelbe Turm für deine andere Karte.

# Das Spielbrett in den Regeln.
lesson-label-cell = Ein Feld deines Riffs: höchstens vier Korallen übereinander.
lesson-label-stack = Ein Stapel. Nur die oberste Koralle zählt, und wie hoch er ist.
lesson-label-slot = Die Auslage: Hier nimmst du eine Karte auf die Hand.
lesson-label-deck = Der Stapel: Für einen Punkt ziehst du die oberste Karte, verdeckt.
lesson-label-hand = Deine Hand. Spielst du die Karte, legst du ihre zwei großen Korallen und bekommst Punkte für ihr kleines Muster.
