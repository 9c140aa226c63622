# Die erste Partie. Eine Blase spricht mit einem Kind: ein, zwei kurze Sätze, dann was zu tun ist, dann was etwas anderes brächte.

lesson-chapter-druids = Drei Druiden
lesson-chapter-stones = Wandern und Steine
lesson-chapter-majority = Die Mehrheit
lesson-chapter-tie = Das Patt
lesson-chapter-full = Der vollständige Kreis
lesson-chapter-flight = Kräuter und Flug
lesson-chapter-runes = Über den Rand
lesson-chapter-care = Kein Geschenk für Aylin

lesson-welcome = Willkommen im Mondlicht! Das hier ist ein Steinkreis, einer von vielen. In ihm wollen wir einen Dolmen bauen, denn Dolmen bringen Punkte.
lesson-first = Du hast drei Druiden. Setz den ersten an diesen kleinen Kreis.
lesson-first-do = Tippe auf den leuchtenden Platz.
lesson-first-else = Dort darf ein Druide stehen. Unser kleiner Kreis liegt aber hier.
lesson-second = Aylin will auch an den Kreis. Setz deinen zweiten schräg gegenüber.
lesson-second-do = Tippe auf den leuchtenden Platz.
lesson-second-else = Erlaubt wäre es. Doch zwei Druiden an einem Kreis sind stärker als einer.
lesson-third = Und der dritte wartet ein Stück weiter weg. Er wird später gebraucht.
lesson-third-do = Tippe auf den leuchtenden Platz.
lesson-third-else = Auch ein schöner Platz. Für unseren Plan steht er dort drüben besser.

lesson-wander = Jetzt wird gewandert: In jedem Zug geht ein Druide auf einen freien Platz nebenan.
lesson-wander-do = Tippe auf den Druiden, dann auf den umrahmten Platz.
lesson-wander-else = Das wäre auch ein Schritt. Bleib aber am kleinen Kreis, da kommt etwas Gutes.
lesson-stone = Wo er stand, lässt er einen Stein zurück. Wer keinen legen will, zahlt einen Punkt.
lesson-stone-do = Lass einen Stein zurück.
lesson-stone-else = Das kostet einen Punkt, und der Stein fehlt dir im Kreis. Leg ihn lieber hin.

lesson-rule = Aylin hat auch einen Stein gelegt. Ein Kreis zählt ab drei Steinen von zwei Farben. Wer dann die meisten hat, baut!
lesson-leave = Zwei Steine liegen schon. Dein zweiter Druide macht gleich den dritten daraus, sobald er weiterzieht.
lesson-leave-do = Tippe auf ihn, dann auf den umrahmten Platz.
lesson-leave-else = Dann bekäme der kleine Kreis den Stein nicht, der ihm fehlt. Der zweite Druide soll gehen.
lesson-more = Noch ein Stein, und du hast zwei von dreien: die Mehrheit.
lesson-more-do = Lass einen Stein zurück.
lesson-more-else = Ohne Stein keine Mehrheit, und ein Punkt wäre auch weg.
lesson-dolmen = Du darfst bauen! Dolmen haben Werte von 1 bis 4, nur du siehst deine. Im kleinen Kreis zählt der oberste dreifach.
lesson-dolmen-do = Bau einen Dolmen mit der 3.
lesson-dolmen-else = Auch möglich. Die 3 bringt hier neun Punkte, und deine einzige 4 heben wir für einen großen Kreis auf.

lesson-hers = Und Aylin? Hier liegen zwei Steine von ihr und einer von dir. Sie hat die Mehrheit und einen Dolmen gebaut.
lesson-jump = Dein Druide steht auf einem Platz dieses Kreises. Er darf über andere Druiden springen, auch über deine eigenen!
lesson-jump-do = Tippe auf ihn und spring über deinen Druiden hinweg.
lesson-jump-else = Das ginge auch. Wir brauchen aber genau auf diesem Platz einen Stein, also muss dieser Druide springen.
lesson-even = Leg hier einen Stein, dann steht es zwei zu zwei.
lesson-even-do = Lass einen Stein zurück.
lesson-even-else = Dann bliebe Aylin vorn, und du wärst einen Punkt los.
lesson-under = Gleich viele, ein Patt! Dein Dolmen kommt unter ihren. Weiter unten zählt er weniger, also heb die hohen Werte auf.
lesson-under-do = Schieb einen Dolmen mit der 1 darunter.
lesson-under-else = Das dürftest du. Obenauf bringt dir ein hoher Wert aber mehr, heb ihn dafür auf.

lesson-nearly = Zurück zum kleinen Kreis: Drei Plätze tragen Steine, auf dem vierten steht dein Druide. Ein Druide ist noch kein Stein.
lesson-close = Zieht er weiter, wird der Kreis vollständig. Nebenan steht Aylins Druide, also spring über ihn.
lesson-close-do = Tippe auf ihn und spring über Aylins Druiden hinweg.
lesson-close-else = Auch erlaubt. Aber dann bleibt der kleine Kreis offen und bringt noch nichts.
lesson-last = Der letzte Stein. Dann wird der Kreis sofort gewertet: 3 mal 3 sind neun Punkte!
lesson-last-do = Lass einen Stein zurück.
lesson-last-else = Neun Punkte liegen bereit, du brauchst nur den Stein zu legen.
lesson-gift = Ein Geschenk: Durch Aylins Stein liegen hier zwei Farben, und die meisten Steine sind deine. Du baust, obwohl sie am Zug ist.
lesson-gift-do = Bau einen Dolmen mit der 2.
lesson-gift-else = Das ginge auch. Nimm die 2: Die hohen Werte kommen gleich dran.
lesson-great = Und noch einer! Dieser Kreis hat acht Plätze, ganz oben zählt ein Dolmen hier fünffach. Zeit für die 4!
lesson-great-do = Bau deinen Dolmen mit der 4.
lesson-great-else = Erlaubt. Aber 4 mal 5 sind zwanzig Punkte, mehr geht nicht.

lesson-gather = Dein dritter Druide sammelt jetzt Kräuter: Er legt sich hin. Das ist ein ganzer Zug, aber danach kann er fliegen.
lesson-gather-do = Tippe auf ihn, dann auf die Kräuter.
lesson-gather-else = Auch ein Zug. Das Fliegen wollen wir aber einmal ausprobieren.
lesson-fly = Aylin hat für ihren Zug lieber einen Punkt bezahlt. Und dein Druide ist bereit zum Abflug!
lesson-fly-do = Tippe auf den liegenden Druiden.
lesson-fly-else = Das ginge auch. Aber wer Kräuter gesammelt hat, kommt überallhin!
lesson-land = Er landet, wo du willst. Weißt du noch, das Patt von vorhin? Ein Stein mehr, und es ist gebrochen. Also lande dort.
lesson-land-do = Tippe auf den leuchtenden Platz.
lesson-land-else = Auch dort könnte er landen. Am Kreis mit dem Patt nützt er dir mehr.
lesson-behind = Auch wer fliegt, lässt einen Stein zurück.
lesson-behind-do = Lass einen Stein zurück.
lesson-behind-else = Dann wäre ein Punkt weg. Der Stein bringt dir gleich wieder eine Mehrheit.
lesson-again = Zwei zu eins für dich, auch in diesem großen Kreis! Bau etwas Hohes.
lesson-again-do = Bau einen Dolmen mit der 3.
lesson-again-else = Erlaubt. Ganz oben ist ein hoher Wert aber am meisten wert.
lesson-answer = Oh, das kann Aylin auch: zwei zu zwei, ein Patt. Ihr Dolmen kommt unter deinen, und deiner bleibt oben.
lesson-break = Nun zu unserem Patt. Dein Druide ist an diesem Kreis gelandet. Zieht er weiter, macht sein Stein daraus drei zu zwei.
lesson-break-do = Tippe auf den Druiden, der geflogen ist, dann auf den umrahmten Platz.
lesson-break-else = So käme der Stein nicht hierher, der uns fehlt, oder der Druide wäre weg von diesem Kreis. Bleib nah dran.
lesson-three = Drei gegen zwei: Das ist kein Patt mehr, das ist deine Mehrheit.
lesson-three-do = Lass einen Stein zurück.
lesson-three-else = Dann bliebe es beim Patt, und ein Punkt wäre auch weg.
lesson-over = Neue Mehrheit, neuer Dolmen, und diesmal obendrauf! Ihrer rutscht eine Ebene tiefer und zählt weniger.
lesson-over-do = Bau einen Dolmen mit der 2.
lesson-over-else = Das darfst du. Oben zählt dieser Kreis aber vierfach, also nimm das Beste, was du noch hast: eine 2.

lesson-rune = Schau auf den Rand: Dort stehen Runen. Zwei Plätze mit der gleichen Rune sind Nachbarn, als wäre der Spielplan rund!
lesson-across = Auf dieser Rune liegt Aylins Druide. Spring über ihn hinweg, dann kommst du auf der anderen Seite des Spielplans heraus.
lesson-across-do = Tippe auf den Druiden, dann auf den umrahmten Platz mit der gleichen Rune.
lesson-across-else = Das ginge. Aber dieser Druide soll gehen: Sein Stein macht den Kreis vollständig. Und die Rune wollen wir ausprobieren.
lesson-both = Ein Stein zählt für alle Kreise, die er berührt. Einen macht er vollständig, und in einem großen bringt er dir die Mehrheit.
lesson-both-do = Lass einen Stein zurück.
lesson-both-else = Damit ginge viel verloren: zehn Punkte und ein neuer Dolmen.
lesson-another = Erst wird gebaut, dann der vollständige Kreis gewertet. Zwei zu eins, also ein Dolmen obenauf in diesem großen Kreis!
lesson-another-do = Bau einen Dolmen mit der 2.
lesson-another-else = Erlaubt. Oben im großen Kreis zählt der Wert aber fünffach.
lesson-counted = Der vollständige Kreis: Oben zählt deine 2 vierfach, unten deine 1 doppelt. Das macht zehn. Aylins Dolmen in der Mitte bekam sechs.
lesson-careful = Jetzt Vorsicht! Drei Steine dieses kleinen Kreises sind von Aylin. Noch zählen sie nicht: Es braucht zwei Farben. Auf dem vierten Platz steht dein Druide.
lesson-go = Er möchte lieber an den nächsten Kreis. Lass ihn gehen, und dann überlegen wir uns das mit dem Stein.
lesson-go-do = Tippe auf den Druiden, dann auf den umrahmten Platz.
lesson-go-else = Auch ein Zug. Probier aber diesen: Es geht um den Stein, den du besser nicht legst.
lesson-pay = Dein Stein wäre die zweite Farbe. Dann baut Aylin, und der vollständige Kreis zählt sofort für sie. Zahl lieber den Punkt!
lesson-pay-do = Zahl einen Punkt und leg keinen Stein.
lesson-pay-else = Das wäre ein Geschenk für Aylin: ein Dolmen obenauf, und gleich dreifach gezählt.
lesson-end = 22 Punkte, und vier Dolmen warten noch: 4 mal 5, 3 mal 5, zweimal 2 mal 5. Schluss ist, wenn alle Steine liegen oder jemand seinen letzten Dolmen baut.
lesson-free = Dann zählt jeder Stapel, ob der Kreis vollständig ist oder nicht. Mehr musst du nicht wissen: Spiel weiter, und mögen die Götter mit dir sein!

# Der Spielplan in den Regeln.
lesson-label-druid = Dein Druide. Er wandert auf Nachbarplätze und lässt Steine zurück.
lesson-label-place = Ein freier Platz. Druiden und Steine stehen nur auf Plätzen.
lesson-label-stone = Ein Stein. Er zählt für jeden Steinkreis, den sein Platz berührt.
lesson-label-circle = Ein Steinkreis. Mit der Mehrheit der Steine darfst du dort Dolmen bauen.
lesson-label-stack = Dolmen im Steinkreis. Je höher einer liegt, desto mehr bringt er bei der Wertung.
