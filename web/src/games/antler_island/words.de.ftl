the-island = Die Insel
do-move = Ziehen
do-eat = Fressen
do-rut = Brunft
do-grow = Wachsen
about-move = Geh auf ein Nachbarfeld, nie in einen Sumpf; wo ein Hirsch steht, wird gekämpft.
about-eat = Nimm alle Nahrung auf deinem Feld, bis du fünf Plättchen hast.
about-rut = Eine Hirschkuh auf deinem Feld kommt zu dir: ein Schritt auf der Hirschkuhleiste.
about-grow = Gib Nahrung ab: Der halbe Wert, abgerundet, wächst als Geweihenden.
about-shore = Das Ufer: hier wächst Nahrung, und Hirschkühe kommen an Land.
about-meadow = Eine Wiese: am Ende 1 Punkt für einen Hirsch, der einen Kampf gewonnen hat.
about-marsh = Ein Sumpf: Hirschkühe dürfen hier stehen, Hirsche nie.
about-peak = Der Gipfel: am Ende 3 Punkte für einen Hirsch, der einen Kampf gewonnen hat.
holds-stag = { $seat } mit { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
}
holds-does = { $count ->
    [one] 1 Hirschkuh
   *[other] { $count } Hirschkühe
}
holds-food = { $count ->
    [one] 1 Nahrungsplättchen
   *[other] { $count } Nahrungsplättchen
}
stag-of = Der Hirsch von { $seat }, { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
}
track-of = { $seat } hat { $does ->
    [one] 1 Hirschkuh
   *[other] { $does } Hirschkühe
}; bei { $mark } läuft die letzte Runde
supply-food = Nahrungsvorrat: { $count ->
    [one] 1 Nahrungsplättchen
   *[other] { $count } Nahrungsplättchen
}
supply-does = { $count ->
    [one] 1 Hirschkuh wartet neben der Insel
   *[other] { $count } Hirschkühe warten neben der Insel
}
pile-of = Stapel der Vorteilsplättchen, noch { $count }
pile-tip = Eines von hier bleibt verdeckt.
open-tile = Offenes Vorteilsplättchen: { $kind }. { $text }
open-none = Kein Vorteilsplättchen liegt offen
antlers-of = { $seat }: { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
}
ends-word = { $ends ->
    [one] Ende
   *[other] Enden
}
next-tile = bei { $ends }: Vorteilsplättchen
victor = Siegreicher Hirsch
no-victor = Noch kein Sieg
victor-tip = Hat einen Kampf gewonnen: Hirschkühe und Platz werden zählen.
no-victor-tip = Hat noch keinen Kampf gewonnen und bekäme keinen Punkt.
broken = { $count } abgebrochen
broken-tip = { $count ->
    [one] 1 abgebrochenes Ende wächst zuerst nach.
   *[other] { $count } abgebrochene Enden wachsen zuerst nach.
}
your-plan = Plan
act-holds = { $act }: { $tiles }
tile-used = { $tile }, { $act }, aufgedeckt
tile-covered = { $tile }, { $act }, verdeckt
lay-now = { $tile }: Tippe eine Aktion an, oder zieh ihn dorthin
lay-later = { $tile }: kommt nach dem davor
food = Nahrung
food-of = Nahrung vom Wert { $value }
food-tip = Stärke im Kampf, oder du gibst sie für das Geweih ab.
food-count = { $count ->
    [one] 1 Nahrungsplättchen
   *[other] { $count } Nahrungsplättchen
}
known-food = Von früher bekannt: { $food }.
wily-tiles = Vorteilsplättchen
no-tiles = Keine Vorteilsplättchen.
tile-hidden = verdeckt
tile-open = offen
tiles-of = { $count ->
    [one] 1 Vorteilsplättchen
   *[other] { $count } Vorteilsplättchen
}
lies-open = Offen: { $tiles }.
start-player = Beginnt diese Runde
ready = bereit
plans = plant …
acts-of = { $act }: { $covered } verdeckt, aufgedeckt { $revealed }
fight = Kampf
fight-open = Die Geweihe senken sich …
fight-won = { $seat } ist stärker
fight-gave-way = { $other } weicht vor { $seat }
fight-tied = Gleich stark
attacker = greift an
defender = verteidigt
put-hidden = { $count ->
    [one] 1 Nahrungsplättchen verdeckt
   *[other] { $count } Nahrungsplättchen verdeckt
}
put-open = Nahrung im Kampf: { $food }
why-taken = Dort steht schon ein Hirsch.
why-settle = Die Hirsche beginnen am Ufer der gewürfelten Farbe.
why-here = Dein Hirsch steht schon hier.
why-marsh = Kein Hirsch betritt einen Sumpf.
why-far = Dein Hirsch geht einen Schritt, auf ein Nachbarfeld.
why-leave = Ein Hirsch weicht auf ein leeres Nachbarfeld, bergauf nur, wenn es kein anderes gibt.
why-planning = Lege zuerst deine fünf Marker an die vier Aktionen.
why-reveal = Decke zuerst einen deiner Marker auf.
why-order = Die Marker werden der Reihe nach gelegt: Tippe eine der vier Aktionen an.
why-blank = Der leere Marker ist ein Bluff und wird nie aufgedeckt.
why-smallest = Nur deine kleinste verdeckte Zahl oder das X lässt sich aufdecken, jedes einmal.
why-fixed = Dein Plan ist bestätigt und bleibt.
why-wily = Jetzt nicht. { $text }
why-gain = Ein Vorteilsplättchen bekommst du für einen gewonnenen Kampf und für jede gerade Endenzahl, die du zum ersten Mal erreichst.
why-food = Nahrung setzt man im Kampf ein oder gibt sie ab, wenn das Geweih wächst.
island = Insel
larder = Vorrat
goal = { $mark ->
    [one] Bei 1 Hirschkuh läuft die letzte Runde
   *[other] Bei { $mark } Hirschkühen läuft die letzte Runde
}
tap-action = Tippe auf eine Aktion
tap-space = Tippe auf ein Feld
tiles-hidden = { $count ->
    [one] 1 verdecktes Vorteilsplättchen
   *[other] { $count } verdeckte Vorteilsplättchen
}
prompt-plan-short = Plane geheim: Wohin legst du { $tile }?
prompt-turn-short = Decke deine kleinste Zahl oder das X auf
prompt-rival-short = Gegen wen kämpfst du als Nächstes?
prompt-commit-short = Kampf gegen { $other }: Welche Nahrung setzt du ein?
prompt-answer-short = { $other } greift an: Weichen oder dagegenhalten?
prompt-defend-short = Du hältst dagegen: Welche Nahrung setzt du ein?
prompt-decide-short = { $other } hält dagegen: Verhaken oder aufgeben?
prompt-save-short = Spielst du „Kraft sparen“?
prompt-gain-short = Welches Vorteilsplättchen nimmst du?
prompt-drop-short = Vier Vorteilsplättchen: Welches wirfst du ab?
prompt-turn-only = Decke deinen nächsten Marker auf
prompt-grow-only = Nahrung lässt dein Geweih wachsen
prompt-greed-only = Du hast gefressen
prompt-save-only = Die Geweihe sind verhakt
prompt-lose-only = Du hast den Kampf verloren
choice-pass-only = Weiter
choice-confirm-short = Plan steht
choice-rearrange-short = Neu planen
choice-pass-short = Nicht spielen
choice-enough-short = Das reicht
choice-sprout-none-short = Nichts
choice-sprout-short = { $ends ->
    [one] Fertig: 1 Ende mehr
   *[other] Fertig: { $ends } Enden mehr
}
choice-take-open-short = { $kind }: { $effect }
choice-take-pile-short = Verdeckt vom Stapel
about-points = Punkte: jede Hirschkuh 1, der Gipfel 3, eine Wiese 1 – aber nur mit einem gewonnenen Kampf.
about-grow-figure = Geweihenden sind Stärke im Kampf; jede neue gerade Zahl bringt ein Vorteilsplättchen.
about-doe-figure = Jede zählt am Ende 1 Punkt, wenn du einen Kampf gewonnen hast.
about-food-figure = Nahrung macht im Kampf stärker, oder sie wird zu Geweihenden. Höchstens fünf.
about-thistle-figure = Vorteilsplättchen werden einmal gespielt. Höchstens drei.
ask-act = An welche Aktion?
ask-space = Wohin? { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
ask-food = Welche Nahrung?
choice-step-short = Hierher gehen
choice-step-fight-short = Hierher, gegen { $other } kämpfen
choice-run-short = Geschwindigkeit: hierher gehen
choice-run-fight-short = Geschwindigkeit: hierher, gegen { $other } kämpfen
choice-stand-short = Hier beginnen
choice-leave-short = Hierher weichen
choice-place-short = { $other } hierher vertreiben
choice-retreat-short = Weichen: nur den Platz verlieren
choice-hold-short = Dagegenhalten, dann Nahrung einsetzen
choice-lock-short = Verhaken: Verlierer büßt ein Ende ein
choice-give-up-short = Aufgeben: nur den Platz verlieren
teach-goal = Folge den Hirschkühen, gewinne wenigstens einen Kampf, und hab am Ende die meisten Punkte.
teach-turn-1 = Alle planen zugleich und geheim: Jeder legt seine fünf Marker an vier Aktionen.
teach-turn-2 = Reihum deckt jeder einen Marker auf: die kleinste Zahl oder das X, und führt die Aktion aus.
teach-turn-3 = Wer auf das Feld eines anderen Hirschs zieht, kämpft: Geweihenden plus eingesetzte Nahrung.
teach-turn-4 = Nach vier Aufdeckungen steigen die Hirschkühe bergauf, und neue kommen an Land.
teach-marker-number = 1, 2 und 3
teach-about-number = Werden der Reihe nach aufgedeckt.
teach-marker-x = Das X
teach-about-x = Darf jederzeit dazwischen aufgedeckt werden.
teach-marker-blank = Der leere Marker
teach-about-blank = Ein Bluff: Er tut nichts, und niemand weiß, wo er liegt.

long-words = Röh|render Vorteils|plättchen Hirsch|kühe Nahrungs|plättchen
# Was geschah, ohne die Nummern des Terminals: Die Insel zeigt, wo
event-stood = { $seat } betritt die Insel
event-moved = { $seat } zieht{ $to ->
    [Gipfel] {" "}auf den Gipfel
   *[other] {" "}weiter
}
event-ate = { $seat } frisst Nahrung vom Wert { $value }
event-ate-hidden = { $seat } frisst ein Nahrungsplättchen
event-mated = { $seat } paart sich mit { $does ->
    [one] einer Hirschkuh
   *[other] { $does } Hirschkühen
}
event-lured = Eine Hirschkuh kommt zum röhrenden Hirsch
event-fight = { $seat } greift { $other } an
event-left = { $seat } weicht auf ein anderes Feld
event-food_laid = Es wächst Nahrung
event-doe_came = Eine Hirschkuh kommt an Land
# Was gewählt wurde, wo die Insel zeigt, wo
choice-stand-marked = Am Ufer beginnen
choice-step-marked = Ziehen
choice-step-fight-marked = Ziehen und gegen { $other } kämpfen
choice-run-marked = Geschwindigkeit: ziehen
choice-run-fight-marked = Geschwindigkeit: ziehen und gegen { $other } kämpfen
choice-leave-marked = Ausweichen
choice-place-marked = { $other } vertreiben
