step-1 = Alle wählen ein Monster und seine Tafel: Stellt die Räder auf 10 Leben und keine Ruhmpunkte. Alle Monster stehen außerhalb von Tokyo.
step-2 = Legt den Spielplan Tokyo in die Mitte. { $seats ->
    [5] Zu fünft werden City und Bay benutzt.
    [6] Zu sechst werden City und Bay benutzt.
   *[other] Zu { $seats ->
        [2] zweit
        [3] dritt
       *[other] viert
    } wird nur die City benutzt, nicht die Bay.
}
step-3 = { $deck ->
    [own] Nehmt nur die Karten eures eigenen Stapels, mischt sie
   *[box] Mischt die Karten
} und deckt neben dem Stapel drei auf. Der Vorrat an Energie liegt griffbereit.
step-4 = Nehmt die sechs schwarzen Würfel. Die grünen warten, bis eine Karte sie verlangt.
step-5 = Alle würfeln mit allen sechs Würfeln: Wer die meisten Tatzen hat, beginnt. Gleiche würfeln noch einmal.
