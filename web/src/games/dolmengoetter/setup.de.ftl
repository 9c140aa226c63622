step-1 = Legt { $board ->
    [own] euren eigenen
   *[box] den
} Spielplan in die Mitte. Alle wählen eine Farbe und nehmen ihre drei Druiden.
step-2 = Alle nehmen { $seats ->
    [2] 16
    [3] 15
    [4] 13
   *[other] 11
} Steine ihrer Farbe{ $board ->
    [own] , oder so viele, wie euer Spielplan bestimmt
   *[box] {""}
}. Die übrigen bleiben in der Schachtel.
step-3 = Alle nehmen { $seats ->
    [2] 13 Dolmen: einen vom Wert 4, zwei vom Wert 3, vier vom Wert 2, sechs vom Wert 1
    [3] 12 Dolmen: einen vom Wert 4, zwei vom Wert 3, vier vom Wert 2, fünf vom Wert 1
    [4] 11 Dolmen: einen vom Wert 4, zwei vom Wert 3, drei vom Wert 2, fünf vom Wert 1
   *[other] 10 Dolmen: einen vom Wert 4, zwei vom Wert 3, drei vom Wert 2, vier vom Wert 1
}{ $board ->
    [own] , oder die, die euer Spielplan bestimmt
   *[box] {""}
}. Die Werte schaut nur ihr selbst an.
step-4 = Stellt alle Punktemarker auf { $start_points }.
step-5 = Lost aus, wer beginnt. Dann stellen alle reihum einen stehenden Druiden auf einen beliebigen freien Platz, drei Mal.
