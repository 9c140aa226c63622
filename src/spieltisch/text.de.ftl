# terminal
terminal-me = Gast
terminal-wrong = { $said } geht jetzt nicht. Versuch { $example }, eine Nummer oder ? für Hilfe.
terminal-turn = { $name }: { $prompt }
terminal-rule = Regel §{ $rule }
terminal-ask = Nummer oder Zug (? für Hilfe)
terminal-help =
    Tippe die Nummer einer Wahl oder die Wahl selbst ({ $example }).
    list    die Wahlmöglichkeiten noch einmal zeigen
    board   den Tisch noch einmal zeigen
    rules   die Kurzregeln
    undo    deine letzte Wahl zurücknehmen, solange seither nichts aufgedeckt wurde
    save F  die Partie bis hierher in die Datei F schreiben
    quit    den Tisch verlassen
terminal-more = … { $number } weitere: tippe list
terminal-undone = Zurückgenommen.
terminal-no-undo = Nichts zurückzunehmen: Seither hat der Zufall oder jemand anderes entschieden.
terminal-saved = Gespeichert in { $file }.
terminal-bye = Bis bald am Tisch.
terminal-pass = Gib das Gerät an { $name } und drücke Enter
terminal-standings = Endstand
terminal-place = Platz
terminal-player = Spieler
terminal-points = Punkte
terminal-choose-game = Welches Spiel?
