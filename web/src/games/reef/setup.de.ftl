step-1 = Zählt von jeder der vier Farben { $seats ->
    [2] 18
    [3] 24
   *[other] 28
} Korallen als Vorrat ab. Die übrigen bleiben in der Schachtel.
step-2 = Alle nehmen ein Riff mit 16 Feldern und Punktemarker für 3 Punkte. Die anderen Marker liegen griffbereit.
step-3 = Mischt die 60 Karten. Alle ziehen zwei und halten sie geheim.
step-4 = { $display_before_start_placement ->
    [true] { display }
   *[false] { placing }
}
step-5 = { $display_before_start_placement ->
    [true] { placing }
   *[false] { display }
}
placing = Lost aus, wer beginnt. Reihum legen alle je eine Koralle jeder Farbe { $start_layout ->
    [border] auf die Felder am Rand ihres Riffs, { $start_border_stacking ->
        [true] auf dasselbe oder auf verschiedene.
       *[false] auf jedes höchstens eine.
    }
   *[centre] auf die vier Felder in der Mitte ihres Riffs, auf jedes eine.
}
display = Deckt neben dem Stapel drei Karten auf: Das ist die Auslage.{ $deck_face_up ->
    [true] {" "}Den Stapel legt ihr offen hin: Seine oberste Karte sehen alle.
   *[false] {""}
}
