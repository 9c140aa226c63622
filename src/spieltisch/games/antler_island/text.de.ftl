game-name = Antler Island
game-tagline = Plane geheim, verhake Geweihe und folge den Hirschkühen bergauf.

option-startingWilyTile = Alle beginnen mit einem Vorteilsplättchen
option-startingWilyTile-true = Ja, für die ersten zwei Geweihenden
option-startingWilyTile-false = Nein
option-fightTilesForDefender = Kampfplättchen beim Verteidigen
option-fightTilesForDefender-true = Beide Seiten dürfen sie spielen
option-fightTilesForDefender-false = Nur wer angreift
option-growMinimumTokens = Nahrung, die das Wachsen kostet
option-growMinimumTokens-0 = Beliebig viel, auch keine
option-growMinimumTokens-1 = Mindestens ein Plättchen
option-rearrangements = Wie oft du deinen Plan neu legen darfst
option-rearrangements-3 = Dreimal je Runde
option-rearrangements-0 = Nie: was liegt, das liegt
option-rearrangements-1 = Einmal je Runde
option-rearrangements-9 = Neunmal je Runde
option-bodyHeightsCm = Körpergrößen in cm, für den allerletzten Gleichstand
tie-break = Gleiche Punkte: Mehr Geweihenden liegen vorn, dann der höhere Platz auf der Insel, dann mehr Nahrung.

colour-orange = Orange
colour-white = Weiß
colour-purple = Lila

space-shore = { $id } (Ufer)
space-meadow = { $id } (Wiese)
space-marsh = { $id } (Sumpf)
space-peak = C (Gipfel)

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
effect-greed = Wenn du mindestens ein Plättchen gefressen hast: Nimm noch eines aus dem Vorrat.
effect-hotRut = Zu deiner Brunft: Paare dich mit zwei Kühen statt mit einer.
effect-saveStrength = Wenn die Geweihe verhakt sind: Nimm eines deiner eingesetzten Plättchen zurück.
effect-sturdyAntlers = Wenn du mit verhaktem Geweih verloren hast: Kein Ende bricht ab.
effect-roar = Jederzeit in deinem Zug: Von jedem Nachbarfeld kommt eine Kuh zu dir.

prompt-stand = Wähle, wo dein Hirsch beginnt
prompt-plan = Plane geheim: An welche Aktion legst du { $tile }?
prompt-confirm = Alle fünf Marker liegen. Ist das dein Plan?
prompt-turn = Decke einen Marker auf: deine kleinste Zahl oder das X
prompt-move = Wohin zieht dein Hirsch?
prompt-eat = Gleich frisst du
prompt-rut = Gleich beginnt deine Brunft
prompt-grow = Welche Nahrung gibst du für dein Geweih ab?
prompt-greed = Du hast gefressen. Spielst du Gier?
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
    [one] 1 Nahrungsplättchen
   *[other] { $food } Nahrungsplättchen
}. Weichst du oder hältst du dagegen?
prompt-defend = Du hältst dagegen. { $other } hat { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
} und { $food ->
    [0] keine Nahrung
    [one] 1 Nahrungsplättchen
   *[other] { $food } Nahrungsplättchen
} im Kampf. Welche Nahrung setzt du ein?
prompt-decide = { $other } hält dagegen, mit { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
} und { $food ->
    [0] ohne Nahrung
    [one] 1 Nahrungsplättchen
   *[other] { $food } Nahrungsplättchen
}. Geweihe verhaken oder aufgeben?
prompt-save = Die Geweihe sind verhakt. Spielst du Kraft sparen?
prompt-lose = Du hast verloren. Spielst du Stabiles Geweih?
prompt-leave = Wohin weicht dein Hirsch?
prompt-place = Wohin vertreibst du den Hirsch von { $other }?
prompt-gain = Du bekommst ein Vorteilsplättchen: das offene oder eines vom Stapel?
prompt-drop = Du hast vier Vorteilsplättchen. Welches wirfst du ab?

choice-stand = Auf { $space } beginnen
choice-plan = { $tile } an { $act }
choice-confirm = Plan bestätigen
choice-rearrange = Marker zurücknehmen
choice-reveal = { $tile } aufdecken: { $act }
choice-step = Auf { $space } ziehen
choice-step-fight = Auf { $space } ziehen und gegen { $other } kämpfen
choice-run = Geschwindigkeit: auf { $space } ziehen
choice-run-fight = Geschwindigkeit: auf { $space } ziehen und gegen { $other } kämpfen
choice-roar = Röhrender Hirsch: { $does ->
    [one] 1 Kuh anlocken
   *[other] { $does } Kühe anlocken
}
choice-go-move = Ziehen
choice-go-eat = Fressen
choice-go-rut = Brunft
choice-go-grow = Wachsen
choice-end = Zug beenden
choice-mate-twice = Heißere Brunft: mit zwei Kühen paaren
choice-eat-more = Gier: noch ein Plättchen aus dem Vorrat nehmen
choice-pass = Kein Plättchen spielen
choice-hand-in = Eine { $value } abgeben
choice-sprout = { $ends ->
    [one] Das ist alles: 1 Ende wächst
   *[other] Das ist alles: { $ends } Enden wachsen
}
choice-sprout-none = Nichts abgeben
choice-fight = Gegen { $other } kämpfen
choice-commit = Eine { $value } einsetzen
choice-enough = Das reicht
choice-retreat = Weichen
choice-hold = Dagegenhalten
choice-give-up = Aufgeben
choice-lock = Geweihe verhaken
choice-keep = Kraft sparen: die { $value } zurücknehmen
choice-stay-sturdy = Stabiles Geweih: kein Ende bricht ab
choice-leave = Auf { $space } gehen
choice-place = { $other } auf { $space } vertreiben
choice-take-open = Das offene Plättchen nehmen: { $kind }
choice-take-pile = Ein verdecktes Plättchen vom Stapel nehmen
choice-drop = { $kind } abwerfen (offen)
choice-drop-hidden = { $kind } abwerfen (verdeckt)

event-first = { $seat } fängt an
event-drew_food = { $seat } zieht Nahrung vom Wert { $value }
event-drew_food-hidden = { $seat } zieht ein Nahrungsplättchen
event-drew_tile = { $seat } zieht { $kind }
event-drew_tile-hidden = { $seat } zieht ein Vorteilsplättchen
event-turned_up = { $kind } liegt jetzt offen
event-rolled-stags = Der Würfel zeigt { $colour }: Dort beginnen die Hirsche
event-rolled-food = Der Würfel zeigt { $colour }: Dort wächst Nahrung
event-rolled-does = Der Würfel zeigt { $colour }: Dort kommen Hirschkühe an Land
event-rolled_again = Der Würfel zeigt wieder { $colour } und rollt noch einmal
event-stood = { $seat } beginnt auf { $space }
event-round = Runde { $round } beginnt, { $seat } fängt an
event-planned = { $seat } hat einen Plan
event-all_planned = Alle Pläne stehen, { $seat } beginnt
event-revealed = { $seat } deckt auf: { $tile }, { $act }
event-idle = { $seat } kann die Aktion { $act } nicht ausführen
event-moved = { $seat } zieht von { $from } auf { $to }
event-ate = { $seat } frisst auf { $space } Nahrung vom Wert { $value }
event-ate-hidden = { $seat } frisst auf { $space } ein Nahrungsplättchen
event-mated = { $seat } paart sich auf { $space } mit { $does ->
    [one] einer Hirschkuh
   *[other] { $does } Hirschkühen
}
event-handed_in = { $food_number ->
    [0] { $seat } gibt keine Nahrung ab
    [one] { $seat } gibt eine { $food } ab
   *[other] { $seat } gibt { $food } ab
}
event-grew = { $seat } hat jetzt { $ends ->
    [one] 1 Geweihende
   *[other] { $ends } Geweihenden
}
event-played = { $seat } spielt { $kind }
event-lured = Eine Hirschkuh kommt von { $from } auf { $to }
event-fight = { $seat } greift { $other } auf { $space } an
event-committed = { $seat } setzt eine { $value } ein
event-committed-hidden = { $seat } setzt ein Nahrungsplättchen ein
event-held = { $seat } hält dagegen
event-retreated = { $seat } weicht, { $other } gewinnt den Kampf
event-locked = Die Geweihe verhaken sich: { $seat } hat { $strength }, { $other } hat { $other_strength }
event-saved = { $seat } behält eine { $value }
event-tied = { $seat } und { $other } sind gleich stark
event-broke = { $seat } verliert ein Geweihende und hat noch { $ends }
event-left = { $seat } geht von { $from } auf { $to }
event-won = { $seat } bekommt das Plättchen „Siegreicher Hirsch“
event-took_open = { $seat } nimmt { $kind }
event-dropped = { $seat } wirft { $kind } ab
event-tiles_shuffled = Die abgeworfenen Vorteilsplättchen werden zum neuen Stapel gemischt
event-food_shuffled = Die abgelegte Nahrung wird zum neuen Vorrat gemischt
event-climbed = Alle Hirschkühe ziehen eine Stufe bergauf
event-food_laid = Auf { $space } wächst Nahrung
event-doe_came = Eine Hirschkuh erscheint auf { $space }
event-over = Das Spiel ist aus
