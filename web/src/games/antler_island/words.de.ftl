the-island = Die Insel
do-move = Ziehen
do-eat = Fressen
do-rut = Brunft
do-grow = Wachsen
about-move = auf ein Nachbarfeld gehen, nie in einen Sumpf; wo ein Hirsch steht, wird gekämpft
about-eat = alle Nahrung auf dem eigenen Feld nehmen, bis zu fünf Plättchen
about-rut = eine Hirschkuh auf dem eigenen Feld kommt mit: ein Schritt auf der Hirschkuhleiste
about-grow = Nahrung abgeben; der halbe Wert, abgerundet, wächst als Geweihenden
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
stag-of = Der Hirsch von { $seat }, { $ends } Geweihenden
track-of = { $seat } hat { $does ->
    [one] 1 Hirschkuh
   *[other] { $does } Hirschkühe
}; bei { $mark } läuft die letzte Runde
supply-food = Nahrungsvorrat: { $count } Plättchen
supply-does = { $count ->
    [one] 1 Hirschkuh wartet neben der Insel
   *[other] { $count } Hirschkühe warten neben der Insel
}
pile-of = Stapel der Vorteile, noch { $count }
pile-tip = Stapel der Vorteile, noch { $count }. Ein Vorteil von hier bleibt verdeckt.
open-tile = Offener Vorteil: { $kind }. { $text }
open-none = Kein Vorteil liegt offen
open-word = offen
antlers-of = { $seat }: { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
}
ends-word = { $ends ->
    [one] Ende
   *[other] Enden
}
next-tile = bei { $ends }: Vorteil
victor = Siegreicher Hirsch
no-victor = Noch kein Sieg
victor-tip = Hat einen Kampf gewonnen: Hirschkühe und Platz werden zählen.
no-victor-tip = Hat noch keinen Kampf gewonnen und bekäme keinen Punkt.
broken = { $count } abgebrochen
broken-tip = { $count ->
    [one] 1 abgebrochenes Ende wächst zuerst nach.
   *[other] { $count } abgebrochene Enden wachsen zuerst nach.
}
your-plan = Dein Plan
act-holds = { $act }: { $tiles }
tile-used = { $tile }, { $act }, aufgedeckt
tile-covered = { $tile }, { $act }, verdeckt
still-to-lay = Noch zu legen
lay-now = { $tile }: eine Aktion anklicken oder dorthin ziehen
lay-later = { $tile }: kommt nach dem davor
food = Nahrung
food-of = Nahrung vom Wert { $value }
food-tip = Nahrung vom Wert { $value }: Stärke im Kampf, oder abgeben für das Geweih
food-count = { $count ->
    [one] 1 Nahrungsplättchen
   *[other] { $count } Nahrungsplättchen
}
known-food = Von früher bekannt: { $food }.
handed = Abgegeben: { $food }
wily-tiles = Vorteile
no-tiles = Keine Vorteile.
tile-hidden = verdeckt
tile-open = offen
tiles-of = { $count ->
    [one] 1 Vorteil
   *[other] { $count } Vorteile
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
commit-which = Welche Nahrung geht in den Kampf?
save-which = Welches Plättchen nimmst du zurück?
why-taken = Dort steht schon ein Hirsch.
why-settle = Die Hirsche beginnen am Ufer der gewürfelten Farbe.
why-here = Dein Hirsch steht schon hier.
why-marsh = Kein Hirsch betritt einen Sumpf.
why-far = Dein Hirsch geht einen Schritt, auf ein Nachbarfeld.
why-leave = Ein Hirsch weicht auf ein leeres Nachbarfeld, bergauf nur, wenn es kein anderes gibt.
why-planning = Lege zuerst deine fünf Marker auf die vier Aktionen.
why-reveal = Decke zuerst einen deiner Marker auf.
why-order = Die Marker werden der Reihe nach gelegt: klicke eine der vier Aktionen an.
why-blank = Der leere Marker ist ein Bluff und wird nie aufgedeckt.
why-smallest = Nur deine kleinste verdeckte Zahl oder das X lässt sich aufdecken, jedes einmal.
why-fixed = Dein Plan ist bestätigt und bleibt.
why-wily = Jetzt nicht. { $text }
why-gain = Einen Vorteil bekommst du für einen gewonnenen Kampf und für jede gerade Endenzahl, die du zum ersten Mal erreichst.
why-food = Nahrung setzt man im Kampf ein oder gibt sie ab, wenn das Geweih wächst.
