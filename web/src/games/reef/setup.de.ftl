step-1 = Zählt von jeder der vier Farben { $seats ->
    [2] 18
    [3] 24
   *[other] 28
} Korallen als Vorrat ab. Die übrigen bleiben in der Schachtel.
step-2 = Alle nehmen ein Riffbrett mit 16 Feldern und 3 Punkte in Plättchen. Die anderen Plättchen liegen griffbereit.
step-3 = Mischt die 60 Karten. Alle ziehen zwei und halten sie geheim.
step-4 = Lost aus, wer beginnt. Reihum legen alle je eine Koralle jeder Farbe auf die vier mittleren Felder ihres Bretts, auf jedes eine.
step-5 = Deckt neben dem Stapel drei Karten auf: Das ist die Auslage.
