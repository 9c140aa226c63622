step-1 = Legt die Insel in die Mitte. { $seats ->
    [3] Zu dritt kommt die Abdeckung auf das Ufer: Drei Felder fallen weg.
   *[other] Zu viert bleibt die Abdeckung in der Schachtel.
}
step-2 = Alle nehmen einen Hirsch mit zwei Geweihenden, eine Tafel mit der Hirschkuhleiste auf 0 und fünf Marker: 1, 2, 3, X und einen leeren.
step-3 = Mischt die 27 Nahrungsplättchen verdeckt. Alle ziehen eines und schauen es allein an.
step-4 = Mischt die Vorteilsplättchen verdeckt. { $startingWilyTile ->
    [false] Niemand bekommt zu Beginn eines
   *[true] Alle bekommen eines, verdeckt
}; deckt eines neben dem Stapel auf.
step-5 = Lost aus, wer beginnt, und würfelt: Reihum stellen alle ihren Hirsch auf ein freies Uferfeld dieser Farbe.
step-6 = Würfelt, bis eine andere Farbe kommt: Jedes Uferfeld dieser Farbe bekommt ein verdecktes Nahrungsplättchen. Jedes Feld der dritten Farbe und jede Wiese bekommt eine Hirschkuh. Die übrigen Hirschkühe warten neben der Insel.
