# Wörter: Feld (Uferfeld, Wiesenfeld, Sumpffeld mit Nummer, Gipfel), Stufe, Hirsch, Hirschkuh, Hirschkuhleiste,
# Marker (1, 2, 3, X und der leere), Aktion (Ziehen, Fressen, Brunft, Wachsen), Nahrungsplättchen (mit Wert),
# Geweihende, Vorteilsplättchen (offen oder verdeckt), Kampf: einsetzen, dagegenhalten, verhaken, aufgeben, weichen.

game-name = Antler Island
game-tagline = Plane geheim, verhake Geweihe und folge den Hirschkühen bergauf.

option-startingWilyTile = Alle beginnen mit einem Vorteilsplättchen
option-startingWilyTile-true = Ja, für die ersten zwei Geweihenden
option-startingWilyTile-false = Nein
option-fightTilesForDefender = Vorteilsplättchen für den Kampf beim Verteidigen
option-fightTilesForDefender-true = Beide Seiten dürfen sie spielen
option-fightTilesForDefender-false = Nur wer angreift
option-growMinimumTokens = Nahrung, die das Wachsen kostet
option-growMinimumTokens-0 = Beliebig viel, auch keine
option-growMinimumTokens-1 = Mindestens ein Nahrungsplättchen
option-rearrangements = Wie oft du deinen Plan neu legen darfst
option-rearrangements-3 = Dreimal je Runde
option-rearrangements-0 = Nie: Was liegt, das liegt
option-rearrangements-1 = Einmal je Runde
option-rearrangements-9 = Neunmal je Runde
option-bodyHeightsCm = Körpergrößen in cm, für den allerletzten Gleichstand
tie-break = Gleiche Punkte: Wer mehr Geweihenden hat, liegt vorn, dann, wer höher auf der Insel steht, dann, wer Nahrung von höherem Wert übrig hat.

colour-orange = Orange
colour-white = Weiß
colour-purple = Lila

space-shore = Uferfeld { $number }
space-meadow = Wiesenfeld { $number }
space-marsh = Sumpffeld { $number }
space-peak = Gipfel

act-move = Ziehen
act-eat = Fressen
act-rut = Brunft
act-grow = Wachsen

marker-1 = die 1
marker-2 = die 2
marker-3 = die 3
marker-x = das X
marker-blank = den leeren Marker

tile-speed = Geschwindigkeit
tile-greed = Gier
tile-hotRut = Heißere Brunft
tile-saveStrength = Kraft sparen
tile-sturdyAntlers = Stabiles Geweih
tile-roar = Röhrender Hirsch
effect-speed = Zu deinem Zug: Geh auf ein Feld, das zwei Schritte entfernt ist. Dazwischen darf kein Hirsch stehen.
effect-greed = Wenn du mindestens ein Nahrungsplättchen gefressen hast: Nimm noch eines aus dem Vorrat.
effect-hotRut = Zu deiner Brunft: Paare dich mit zwei Hirschkühen statt mit einer.
effect-saveStrength = Wenn die Geweihe verhakt sind: Nimm eines deiner eingesetzten Nahrungsplättchen zurück.
effect-sturdyAntlers = Wenn du mit verhaktem Geweih verloren hast: Kein Ende bricht ab.
effect-roar = Jederzeit in deinem Zug: Von jedem Nachbarfeld kommt eine Hirschkuh zu dir.
brief-speed = zwei Schritte auf einmal
brief-greed = 1 Nahrung mehr fressen
brief-hotRut = 2 Hirschkühe statt 1
brief-saveStrength = im Kampf 1 Nahrung zurück
brief-sturdyAntlers = kein Ende bricht dir ab
brief-roar = ruft Hirschkühe

prompt-stand = Wähle, wo dein Hirsch beginnt
prompt-plan = Plane geheim: An welche Aktion legst du { $tile }?
prompt-confirm = Alle fünf Marker liegen. Ist das dein Plan?
prompt-turn = Decke einen Marker auf: deine kleinste Zahl oder das X
prompt-move = Wohin zieht dein Hirsch?
prompt-eat = Gleich frisst du
prompt-rut = Gleich beginnt deine Brunft
prompt-grow = Welche Nahrung gibst du für dein Geweih ab?
prompt-greed = Du hast gefressen. Spielst du „Gier“?
prompt-end = Deine Aktion ist vorbei
prompt-rival = Hier stehen mehrere Hirsche. Gegen wen kämpfst du als Nächstes?
prompt-commit = Kampf gegen { $other } ({ $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
}): Welche Nahrung setzt du ein?
prompt-answer = { $other } greift an, mit { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
} und { $food ->
    [0] ohne Nahrung
    [one] 1 verdeckten Nahrungsplättchen
   *[other] { $food } verdeckten Nahrungsplättchen
}. Weichst du oder hältst du dagegen?
prompt-defend = Du hältst dagegen. { $other } hat { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
} und { $food ->
    [0] keine Nahrung
    [one] 1 verdecktes Nahrungsplättchen
   *[other] { $food } verdeckte Nahrungsplättchen
} im Kampf. Welche Nahrung setzt du ein?
prompt-decide = { $other } hält dagegen, mit { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
} und { $food ->
    [0] ohne Nahrung
    [one] 1 verdeckten Nahrungsplättchen
   *[other] { $food } verdeckten Nahrungsplättchen
}. Geweihe verhaken oder aufgeben?
prompt-save = Die Geweihe sind verhakt. Spielst du „Kraft sparen“?
prompt-lose = Du hast verloren. Spielst du „Stabiles Geweih“?
prompt-leave = Wohin weicht dein Hirsch?
prompt-place = Wohin vertreibst du den Hirsch von { $other }?
prompt-gain = Du bekommst ein Vorteilsplättchen: das offene oder eines vom Stapel?
prompt-drop = Du hast vier Vorteilsplättchen. Welches wirfst du ab?

choice-stand = Auf { $space } beginnen
choice-plan = Lege { $tile } an { $act }
choice-confirm = Plan bestätigen
choice-rearrange = Marker zurücknehmen und neu planen
choice-reveal = Decke { $tile } auf: { $act }
choice-step = Auf { $space ->
    [Gipfel] den Gipfel
   *[other] { $space }
} ziehen
choice-step-fight = Auf { $space ->
    [Gipfel] den Gipfel
   *[other] { $space }
} ziehen und gegen { $other } kämpfen
choice-run = Geschwindigkeit: auf { $space ->
    [Gipfel] den Gipfel
   *[other] { $space }
} ziehen
choice-run-fight = Geschwindigkeit: auf { $space ->
    [Gipfel] den Gipfel
   *[other] { $space }
} ziehen und gegen { $other } kämpfen
choice-roar = Röhrender Hirsch: { $does ->
    [one] 1 Hirschkuh anlocken
   *[other] { $does } Hirschkühe anlocken
}
choice-go-move = Ziehen
choice-go-eat = Fressen
choice-go-rut = Brunft
choice-go-grow = Wachsen
choice-end = Zug beenden
choice-mate-twice = Heißere Brunft: mit zwei Hirschkühen paaren
choice-eat-more = Gier: noch ein Nahrungsplättchen aus dem Vorrat nehmen
choice-pass = Kein Vorteilsplättchen spielen
choice-hand-in = Nahrung vom Wert { $value } abgeben
choice-sprout = { $ends ->
    [one] Das ist alles: 1 Ende wächst
   *[other] Das ist alles: { $ends } Enden wachsen
}
choice-sprout-none = Nichts abgeben
choice-fight = Gegen { $other } kämpfen
choice-commit = Nahrung vom Wert { $value } einsetzen
choice-enough = Das reicht, mehr setze ich nicht ein
choice-retreat = Weichen
choice-hold = Dagegenhalten
choice-give-up = Aufgeben
choice-lock = Geweihe verhaken
choice-keep = Kraft sparen: die Nahrung vom Wert { $value } zurücknehmen
choice-stay-sturdy = Stabiles Geweih: Kein Ende bricht ab
choice-leave = Auf { $space ->
    [Gipfel] den Gipfel
   *[other] { $space }
} gehen
choice-place = { $other } auf { $space ->
    [Gipfel] den Gipfel
   *[other] { $space }
} vertreiben
choice-take-open = Das offene Vorteilsplättchen „{ $kind }“ nehmen
choice-take-pile = Ein verdecktes Vorteilsplättchen vom Stapel nehmen
choice-drop = Das offene „{ $kind }“ abwerfen
choice-drop-hidden = Das verdeckte „{ $kind }“ abwerfen

event-first = { $seat } fängt an
event-drew_food = { $seat } zieht Nahrung vom Wert { $value }
event-drew_food-hidden = { $seat } zieht ein Nahrungsplättchen
event-drew_tile = { $seat } zieht das Vorteilsplättchen „{ $kind }“
event-drew_tile-hidden = { $seat } zieht ein Vorteilsplättchen
event-turned_up = Das Vorteilsplättchen „{ $kind }“ liegt jetzt offen
event-rolled-stags = Der Würfel zeigt { $colour }: Dort beginnen die Hirsche
event-rolled-food = Der Würfel zeigt { $colour }: Dort wächst Nahrung
event-rolled-does = Der Würfel zeigt { $colour }: Dort kommen Hirschkühe an Land
event-rolled_again = Der Würfel zeigt wieder { $colour } und rollt noch einmal
event-stood = { $seat } beginnt auf { $space }
event-round = Runde { $round } beginnt, { $seat } fängt an
event-planned = { $seat } hat einen Plan
event-all_planned = Alle Pläne stehen, { $seat } beginnt
event-revealed = { $seat } deckt { $tile } auf: { $act }
event-idle = { $seat } kann die Aktion { $act } nicht ausführen
event-moved = { $seat } zieht { $from ->
    [Gipfel] vom Gipfel
   *[other] von { $from }
} auf { $to ->
    [Gipfel] den Gipfel
   *[other] { $to }
}
event-ate = { $seat } frisst auf { $space ->
    [Gipfel] dem Gipfel
   *[other] { $space }
} Nahrung vom Wert { $value }
event-ate-hidden = { $seat } frisst auf { $space ->
    [Gipfel] dem Gipfel
   *[other] { $space }
} ein Nahrungsplättchen
event-mated = { $seat } paart sich auf { $space ->
    [Gipfel] dem Gipfel
   *[other] { $space }
} mit { $does ->
    [one] einer Hirschkuh
   *[other] { $does } Hirschkühen
}
event-handed_in = { $food_number ->
    [0] { $seat } gibt keine Nahrung ab
   *[other] { $seat } gibt Nahrung ab, Wert { $food }
}
event-grew = { $seat } hat jetzt { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
}
event-played = { $seat } spielt „{ $kind }“
event-lured = Eine Hirschkuh kommt { $from ->
    [Gipfel] vom Gipfel
   *[other] von { $from }
} auf { $to ->
    [Gipfel] den Gipfel
   *[other] { $to }
}
event-fight = { $seat } greift { $other } auf { $space ->
    [Gipfel] dem Gipfel
   *[other] { $space }
} an
event-committed = { $seat } setzt Nahrung vom Wert { $value } ein
event-committed-hidden = { $seat } setzt ein verdecktes Nahrungsplättchen ein
event-held = { $seat } hält dagegen
event-retreated = { $seat } weicht, { $other } gewinnt den Kampf
event-locked = Die Geweihe verhaken sich. { $seat } zeigt { $food_number ->
    [0] keine Nahrung
   *[other] Nahrung { $food }
} und hat Stärke { $strength }; { $other } zeigt { $other_food_number ->
    [0] keine Nahrung
   *[other] Nahrung { $other_food }
} und hat Stärke { $other_strength }
event-saved = { $seat } spart Kraft und behält Nahrung vom Wert { $value }
event-tied = { $seat } und { $other } sind gleich stark
event-broke = { $seat } verliert ein Geweihende und hat { $ends ->
    [0] keines mehr
    [one] noch 1 Geweihende
   *[other] noch { $ends } Geweihenden
}
event-left = { $seat } geht { $from ->
    [Gipfel] vom Gipfel
   *[other] von { $from }
} auf { $to ->
    [Gipfel] den Gipfel
   *[other] { $to }
}
event-won = { $seat } hat zum ersten Mal einen Kampf gewonnen und bekommt das Plättchen „Siegreicher Hirsch“
event-took_open = { $seat } nimmt das offene Vorteilsplättchen „{ $kind }“
event-dropped = { $seat } wirft das Vorteilsplättchen „{ $kind }“ ab
event-tiles_shuffled = Die abgeworfenen Vorteilsplättchen werden zum neuen Stapel gemischt
event-food_shuffled = Die abgelegte Nahrung wird zum neuen Vorrat gemischt
event-climbed = Alle Hirschkühe steigen eine Stufe bergauf, jede auf das Feld über ihrem
event-food_laid = Auf { $space } wächst Nahrung
event-doe_came = Eine Hirschkuh erscheint auf { $space }
event-over = Die Partie ist zu Ende

# Das Terminal: der Tisch in Sätzen
tell-blank = der leere
tell-none = keine
tell-round = { $round ->
    [0] Die Partie wird aufgebaut.
   *[other] Runde { $round }.
} Die letzte Runde läuft, sobald jemand { $mark ->
    [one] 1 Hirschkuh
   *[other] { $mark } Hirschkühe
} hat.
tell-player = { $seat }: { $track ->
    [0] keine Hirschkuh
    [one] 1 Hirschkuh
   *[other] { $track } Hirschkühe
} auf der Hirschkuhleiste, { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
}{ $broken ->
    [0] {""}
    [one] {" "}und 1 abgebrochenes
   *[other] {" "}und { $broken } abgebrochene
}.
tell-victor = Hat schon einen Kampf gewonnen.
tell-no-victor = Hat noch keinen Kampf gewonnen.
tell-stands = Hirsch auf { $space ->
    [Gipfel] dem Gipfel
   *[other] { $space }
}.
tell-food = Nahrung: { $food }.
tell-tokens = { $tokens ->
    [one] 1 Nahrungsplättchen
   *[other] { $tokens } Nahrungsplättchen
}
tell-known = (davon bekannt: { $food })
tell-tiles = Vorteilsplättchen: { $tiles }.
tell-open-tile = „{ $kind }“ offen
tell-hidden-tile = „{ $kind }“ verdeckt
tell-hidden-tiles = { $tiles } verdeckt
tell-planned = Der Plan steht.
tell-plans = Plant noch.
tell-plan = Plan: { $plan }.
tell-revealed = { $tile } (aufgedeckt)
tell-covered = { $markers ->
    [one] 1 verdeckter Marker
   *[other] { $markers } verdeckte Marker
}
tell-fight = Kampf auf { $space ->
    [Gipfel] dem Gipfel
   *[other] { $space }
}.
tell-side = { $seat }: { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
}, Nahrung im Kampf: { $food }. Stärke { $strength }.
tell-side-hidden = { $seat }: { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
} und { $tokens ->
    [0] keine Nahrung
    [one] 1 verdecktes Nahrungsplättchen
   *[other] { $tokens } verdeckte Nahrungsplättchen
} im Kampf.
tell-coloured = { $space } ({ $colour })
tell-stag = Hirsch von { $seat }
tell-does = { $does ->
    [one] 1 Hirschkuh
   *[other] { $does } Hirschkühe
}
tell-near = Dein Hirsch kann von hier gehen auf: { $spaces }.
tell-supply = Neben der Insel: { $does ->
    [one] 1 Hirschkuh
   *[other] { $does } Hirschkühe
}, { $food ->
    [one] 1 Nahrungsplättchen
   *[other] { $food } Nahrungsplättchen
}, { $antlers ->
    [one] 1 Geweihende
   *[other] { $antlers } Geweihenden
}.
tell-wily = Vorteilsplättchen: { $pile } im Stapel, offen liegt „{ $kind }“.
tell-wily-none = Vorteilsplättchen: { $pile } im Stapel, offen liegt keines.
tell-effect = „{ $kind }“: { $effect }
tell-laid = { $tiles } an { $act }
result-strength = dann hast du Stärke { $number }
result-ends = { $number ->
    [one] dann hast du 1 Geweihende
   *[other] dann hast du { $number } Geweihenden
}
result-track = { $number ->
    [one] dann hast du 1 Hirschkuh
   *[other] dann hast du { $number } Hirschkühe
}
result-there = dort: { $things }
source-does = Hirschkühe
source-does-text = Für jede Hirschkuh 1 Punkt, ohne gewonnenen Kampf nichts.
source-place = Platz auf der Insel
source-place-text = 3 Punkte auf dem Gipfel, 1 auf einer Wiese.
legend =
    Felder: das Ufer außen mit den Nummern 1 bis 12 im Uhrzeigersinn (zu dritt 1 bis 9), die Mitte mit 1 bis 8 (Wiese ungerade, Sumpf gerade), innen der Gipfel. Kein Hirsch betritt einen Sumpf.
    Im Bild: ● orange, ■ weiß, ▲ lila; ♞2 der Hirsch von Person 2, ♀3 drei Hirschkühe, ◆1 ein Nahrungsplättchen. Punkte verbinden Nachbarfelder. ▶ ist am Zug.
    Marker: 1, 2, 3 und X werden aufgedeckt, der leere ist ein Bluff.

# Das Ende
winner-title = { $seat } herrscht über die Insel!

# For reports
balance-wily-tile = Vorteilsplättchen
balance-action = Aktion
balance-plan = Plan
balance-does = Hirschkühe
balance-standing-on-the-peak-or-a-meadow = Stand auf dem Gipfel oder einer Wiese
balance-move = Ziehen
balance-eat = Fressen
balance-rut = Brunft
balance-grow = Wachsen

# Mit der echten Schachtel: was man dem Tisch sagt
box-first = Wer beginnt?
box-deal-food = Welche Nahrung hat { $who } gezogen?
box-deal-tile = Welches Vorteilsplättchen hat { $who } gezogen?
box-turning-up = Welches Vorteilsplättchen wird aufgedeckt?
box-roll-stags = Der Würfel für die Hirsche: welche Farbe?
box-roll-food = Der Würfel für die Nahrung: welche Farbe?
box-roll-does = Der Würfel für die Hirschkühe: welche Farbe?
box-eating = Welche Nahrung hat { $who } gefressen?
box-extra-food = Welche Nahrung hat { $who } zusätzlich gezogen?
box-drawing = Welches Vorteilsplättchen hat { $who } gezogen?
box-food = Nahrung vom Wert { $value }
box-begins = { $who } beginnt

# Tipps: warum eine Wahl gut ist
reason-plan-first = Die 1 kommt in der Runde zuerst: Niemand kann vor dir da sein.
reason-plan-x = Das X passt jederzeit dazwischen: für alles, was nicht warten kann.
reason-plan-blank = Der leere Marker blufft nur: Die anderen sehen, dass dort etwas liegt.
reason-does-here = { $does ->
    [one] Eine Hirschkuh steht auf deinem Feld.
   *[other] { $does } Hirschkühe stehen auf deinem Feld.
}
reason-food-here = { $food ->
    [one] Ein Nahrungsplättchen liegt auf deinem Feld.
   *[other] { $food } Nahrungsplättchen liegen auf deinem Feld.
}
reason-grow = { $food ->
    [one] Dein Nahrungsplättchen ist
   *[other] Deine { $food } Nahrungsplättchen sind
} bis zu { $ends ->
    [one] ein Geweihende
   *[other] { $ends } Geweihenden
} wert.
reason-does-near = { $does ->
    [one] Einen Schritt weiter steht eine Hirschkuh.
   *[other] Einen Schritt weiter stehen { $does } Hirschkühe.
}
reason-nothing-here = Wo du stehst, gibt es weder Hirschkuh noch Nahrung.
reason-does-there = { $does ->
    [one] Dort steht eine Hirschkuh für deine Brunft.
   *[other] Dort stehen { $does } Hirschkühe für deine Brunft.
}
reason-food-there = { $food ->
    [one] Dort liegt ein Nahrungsplättchen.
   *[other] Dort liegen { $food } Nahrungsplättchen.
}
reason-does-around = { $does ->
    [one] Einen Schritt weiter ist eine Hirschkuh.
   *[other] Einen Schritt weiter sind { $does } Hirschkühe.
}
reason-high = Die Hirschkühe steigen jede Runde: Weiter oben kommen sie zu dir, und ein hoher Platz zählt am Ende.
reason-stronger = Du hast { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
}, { $other } hat { $theirs }.
reason-rival = { $other } hat { $theirs ->
    [one] 1 Geweihende
   *[other] { $theirs } Geweihenden
} gegen deine { $ends }: Die Nahrung muss entscheiden.
reason-first-win = Ohne gewonnenen Kampf zählt am Ende keine Hirschkuh.
reason-tile = { $effect }
reason-hidden-tile = Niemand weiß, was du ziehst: Du kannst damit überraschen.
reason-ends = { $more ->
    [one] Ein Ende wächst
   *[other] { $more } Enden wachsen
}, dann hast du { $ends }.
reason-even-ends = Zum ersten Mal eine gerade Zahl: Das bringt ein Vorteilsplättchen.
reason-keep-food = Du behältst deine Nahrung für den nächsten Kampf.
reason-strength = Deine Stärke ist { $strength }; { $other } hat bisher { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
} und { $food ->
    [0] keine Nahrung
    [one] 1 verdecktes Nahrungsplättchen
   *[other] { $food } verdeckte Nahrungsplättchen
}.
reason-strength-most = Mit all deiner Nahrung kommst du auf Stärke { $strength }; { $other } hat { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
} und { $food ->
    [0] keine Nahrung
    [one] 1 verdecktes Nahrungsplättchen
   *[other] { $food } verdeckte Nahrungsplättchen
}.
reason-retreat = Wer weicht, behält Geweih und Nahrung und verliert nur den Platz.
