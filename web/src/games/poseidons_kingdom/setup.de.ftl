step-1 = Legt das Meer in die Mitte{ $seats ->
    [2] , die Seite mit den doppelten Zahlen nach oben: Sie ist für zwei
   *[other] , die Seite für drei und vier nach oben
}. Der Hai beginnt auf Tiefsee 1 und schaut zur Welle 1 links.{ $dolphin_variant ->
    [true] {" "}Der Delfin wartet neben dem Meer.
   *[false] {""}
}
step-2 = Alle wählen eine Farbe: drei Tiere (eines wird die Figur auf der Krakenleiste), zehn Würfel, sechs Freunde{ $skeleton_stock ->
    [per_player_9] ,
   *[other] {" "}und
} die vier Teile ohne Symbol für den Korallenstock{ $skeleton_stock ->
    [per_player_9] {" "}und neun Skelette.
    [common_36] . 36 Skelette liegen für alle zusammen bereit.
   *[unlimited] . Skelette liegen bereit, so viele ihr braucht.
}
step-3 = Baut den Kraken auf: auf jeden Tentakel einen Freund von allen und { $seats ->
    [2] zwei
    [3] drei
   *[other] vier
} Gerettet-Plättchen, das wertvollste oben. Die Figuren von allen stehen am Krakenkopf, dem großen Feld der Krakenleiste.
step-4 = Mischt die acht Korallen verdeckt und legt je eine zu den Summen 3 bis 10.
step-5 = Legt drei Würfel von allen und drei neutrale auf die Riesenwelle: Ihre { $seats ->
    [2] 9
    [3] 12
   *[other] 15
} Plätze sind voll. Alle behalten sieben Würfel.
step-6 = Sortiert die 26 Teile offen: 8 mit Pfeil und Welle, 9 mit Pfeil und Nahrung, 9 mit Welle und Nahrung.
step-7 = Lost aus, wer beginnt. { $initial_wave ->
    [breaks_before_first_turn] Dann bricht gleich die Riesenwelle, ohne Bonusaktionen, und danach setzen reihum
   *[breaks_on_first_turn] Reihum setzen
} alle ihr erstes Tier auf ein Feld der Tiefsee oder des Strandes, dann alle ihr zweites.
