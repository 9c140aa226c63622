# Die erste Partie. Eine Blase spricht mit einem Kind: ein, zwei kurze Sätze, dann was zu tun ist, dann was etwas anderes brächte.

lesson-chapter-goal = König von Tokyo
lesson-chapter-dice = Drei Würfe
lesson-chapter-tokyo = Rein nach Tokyo!
lesson-chapter-energy = Energie kauft Karten
lesson-chapter-yield = Bleiben oder weichen
lesson-chapter-market = Die Auslage
lesson-chapter-win = Zwei Wege zum Sieg

lesson-welcome = Grrr! Das bist du, ein Riesenmonster mit zehn Leben. Wer zuerst zwanzig Ruhmpunkte hat, gewinnt. Oder wer als Letzter übrig bleibt.
lesson-faces = Deine sechs Würfel: Drei gleiche Zahlen bringen Punkte, Herzen heilen, Blitze sind Energie, und Tatzen hauen zu.
lesson-keep = Zwei Zweien, das ist ein Anfang! Behalte sie und würfle die anderen vier neu.
lesson-keep-do = Tippe beide Zweien an, dann auf „4 neu würfeln“.
lesson-keep-else = Auch das darfst du behalten. Aber zu den zwei Zweien fehlt nur noch eine, dann gibt es Punkte.
lesson-again = Die dritte Zwei, und zwei Blitze dazu! Ein Wurf bleibt dir noch.
lesson-again-do = Behalte Zweien und Blitze und würfle den letzten Würfel neu.
lesson-again-else = Das ginge, aber du gibst dabei etwas Gutes her. Behalte alle drei Zweien und beide Blitze.

lesson-scored = Gezählt wird von selbst: drei Zweien sind 2 Punkte, zwei Blitze 2 Energie. Und die Tatze?
lesson-entered = Tokyo war leer, also stampfst du hinein: noch 1 Punkt! Wer zu Beginn seines Zuges in Tokyo steht, bekommt 2 Punkte.
lesson-save = Mit Energie kauft man Karten. Deine 2 reichen noch nicht, aber der Stachelschwanz für 5 wäre fein. Spar weiter!
lesson-save-do = Beende deinen Zug, ohne etwas zu kaufen.
lesson-save-else = Für 2 Energie kämen drei neue Karten in die Auslage. Dann wäre der Stachelschwanz weg, und dein Erspartes auch.
lesson-hit = Kofi hat eine Tatze gewürfelt. Von draußen trifft sie jeden, der in Tokyo steht: Dich kostet das 1 Leben.
lesson-stay = Wer in Tokyo getroffen wird, darf weichen. Aber du hast noch 9 Leben, und gleich gibt es 2 Punkte fürs Dableiben.
lesson-stay-do = Bleib in Tokyo!
lesson-stay-else = Dann stünde Kofi in Tokyo und bekäme 1 Punkt, und du die 2 Punkte nicht. Mit 9 Leben kannst du bleiben.

lesson-start = Da sind sie: 2 Punkte, weil du deinen Zug in Tokyo beginnst. Und nun zu deinem Wurf.
lesson-useless = Zwei Herzen, wie schade: In Tokyo heilen sie dich nicht. Die Blitze und die Tatze kannst du brauchen.
lesson-useless-do = Behalte beide Blitze und die Tatze und würfle die anderen drei neu.
lesson-useless-else = Dann ginge etwas Gutes verloren, oder es bliebe etwas Nutzloses liegen: Herzen bringen dir in Tokyo nichts.
lesson-stop = Drei Blitze und zwei Tatzen: besser wird es kaum. Du musst nicht noch einmal würfeln.
lesson-stop-do = Lass die Würfel so liegen.
lesson-stop-else = Das wäre erlaubt, aber du gibst gute Würfel weg. Drei Blitze genügen für den Stachelschwanz.
lesson-buy = Deine Tatzen haben Kofi getroffen: Aus Tokyo heraus treffen sie alle draußen. Und du hast jetzt 5 Energie!
lesson-buy-do = Kauf den Stachelschwanz.
lesson-buy-else = Auch erlaubt. Der Stachelschwanz macht aber jeden deiner Angriffe um 1 stärker, das ganze Spiel lang.

lesson-danger = Uff, vier Tatzen! Dir bleiben 5 Leben, und solange du in Tokyo stehst, heilt dich kein Herz.
lesson-yield = Rechnen wir: Bleiben bringt 2 Punkte. Aber noch einmal vier Tatzen, und du hast ein einziges Leben. Weichst du, muss Kofi hinein.
lesson-yield-do = Weiche aus Tokyo.
lesson-yield-else = Tapfer! Aber noch so ein Wurf, und du bist fast am Ende. Draußen kannst du heilen.
lesson-outside = Jetzt steht Kofi in Tokyo und du draußen. Hier heilt jedes Herz 1 Leben, und deine Tatzen treffen nur Kofi.
lesson-threes = Kein Herz dabei. Aber drei Dreien sind 3 Punkte, und zwei hast du schon.
lesson-threes-do = Behalte beide Dreien und würfle die anderen vier neu.
lesson-threes-else = Das ginge. Drei Einsen bringen aber nur 1 Punkt: Drei gleiche zählen so viel, wie auf ihnen steht.
lesson-mind = Zwei Herzen! Bei 5 Leben sind sie mehr wert als die Dreien. Du darfst es dir anders überlegen: Würfle auch die Dreien neu.
lesson-mind-do = Lass beide Dreien los. Behalte Herzen, Blitz und Tatze.
lesson-mind-else = Erlaubt. Werde aber erst gesund: Herzen, Blitz und Tatze zählen alle, zwei Dreien bringen nichts.
lesson-tail = Eine Tatze, und Kofi hat 2 Leben verloren: Der Stachelschwanz wirkt von selbst. Kofi bleibt in Tokyo, also bleibst du draußen.
lesson-tail-do = Du hast 3 Energie. Spar sie: Beende deinen Zug.
lesson-tail-else = Dann hättest du noch 1 Energie, zu wenig für jede Karte. Spar erst noch ein wenig.

lesson-theirs = Kofis Zug hat in Tokyo begonnen: 2 Punkte für ihn. Und seine Tatze hat dich draußen erwischt.
lesson-ones = Drei Einsen auf einen Schlag: 1 Punkt ist sicher. Blitz und Tatze sind auch nützlich, nur die Drei nicht.
lesson-ones-do = Behalte alles außer der Drei und würfle sie neu.
lesson-ones-else = Da ginge etwas verloren. Drei Einsen, ein Blitz, eine Tatze: Die zählen alle.
lesson-third = Eine Zwei, auch nichts. Aber du hast noch einen dritten Wurf!
lesson-third-do = Behalte wieder alles andere und würfle nur die Zwei neu.
lesson-third-else = Du musst noch nicht aufhören. Ein Würfel bringt nichts, also würfle ihn neu: Das kostet nichts.
lesson-fled = Kofi hat genug und weicht. Tokyo gehört wieder dir, und fürs Einziehen gibt es 1 Punkt.
lesson-sweep = Du hast 5 Energie, doch die Karten hier kosten 6, 8 und 7. Für 2 Energie bekommst du drei neue!
lesson-sweep-do = Hol dir drei neue Karten für 2 Energie.
lesson-sweep-else = Dann läge deine Energie nutzlos herum. Unter drei neuen Karten ist vielleicht eine, die du bezahlen kannst.
lesson-heal = Was für ein Glück! Diese Karte heilt 2 Leben, sogar in Tokyo. Sie wirkt sofort und ist dann weg. Der Stachelschwanz bleibt.
lesson-heal-do = Kauf die „Heilung“.
lesson-heal-else = Auch nicht schlecht. Aber du stehst mit 6 Leben in Tokyo, und hier heilt dich nur eine Karte.

lesson-rested = Kofi hat sich draußen erholt: drei Herzen. Dann hat er sich eine Karte für 2 Punkte gekauft. Er hat jetzt 7, du hast 9.
lesson-four = Drei Zweien sind 2 Punkte. Jede weitere Zwei bringt noch 1 dazu! Das Herz nützt nichts, du stehst in Tokyo.
lesson-four-do = Behalte die Zweien und die Tatze und würfle die anderen zwei neu.
lesson-four-else = Das ginge. Aber eine vierte Zwei wäre noch 1 Punkt, und die Tatze trifft Kofi.
lesson-enough = Vier Zweien: 2 Punkte und 1 dazu. Zwei Tatzen, mit Stachelschwanz kostet das Kofi 3 Leben. Prächtig!
lesson-enough-do = Lass die Würfel so liegen.
lesson-enough-else = Jetzt zählt jeder einzelne Würfel. Was du neu würfelst, wird kaum besser.
lesson-sums = Kofi schlägt zurück, und wie: drei Tatzen. Du hast noch 5 Leben und 12 Punkte. Bleiben oder weichen?
lesson-trap = Bleiben ist 2 Punkte wert. Aber schau: Kofi hat nur 6 Leben. Weichst du, muss er nach Tokyo und kann nicht heilen. Eine Falle!
lesson-trap-do = Weiche aus Tokyo.
lesson-trap-else = Auch das geht: 2 Punkte für dich, aber mit 5 Leben ist es gewagt. Stellen wir ihm die Falle.
lesson-caught = Da sitzt er! Dort treffen ihn deine Tatzen, und der Stachelschwanz legt bei jedem Angriff 1 drauf.
lesson-claws = Zwei Tatzen, und ein Herz für dich: Du bist draußen, also heilt es.
lesson-claws-do = Behalte die Tatzen und das Herz und würfle die anderen drei neu.
lesson-claws-else = Das darfst du. Aber jetzt geht es Kofi an den Kragen, und jedes Leben tut dir gut.
lesson-end = Die dritte Tatze: Mit dem Schwanz kostet das Kofi 4 seiner 6 Leben. Du hast 12 Punkte, acht weitere wären auch der Sieg.
lesson-free = Jetzt weißt du alles. Ein Wurf bleibt dir, oder du hörst auf: 20 Punkte oder als Letzter übrig, du hast die Wahl!

# Das Spielbrett in den Regeln.
lesson-label-city = Tokyo: Wer darin steht, trifft alle anderen, wird von allen getroffen und kann sich nicht heilen.
lesson-label-outside = Ein Monster draußen vor der Stadt. Es trifft nur das Monster in Tokyo, und hier heilen Herzen.
lesson-label-dice = Deine sechs Würfel. Du würfelst bis zu dreimal und behältst, was dir gefällt.
lesson-label-market = Die Auslage: drei Karten zum Kaufen. Die Zahl ist ihr Preis in Energie.
