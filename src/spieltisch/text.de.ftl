
# terminal
terminal-me = Gast
terminal-welcome = { $game }. Tippe ? für Hilfe.
terminal-wrong = „{ $said }“ geht jetzt nicht. Tippe eine Nummer oder Worte einer Wahl, zum Beispiel: { $example }
terminal-several = { $number } Wahlmöglichkeiten passen dazu. Welche meinst du?
terminal-nothing = Du hast noch nichts gewählt. Tippe die Nummer oder Worte einer Wahl, { $command } für alle, ? für Hilfe.
terminal-turn = { $name }: { $prompt }
terminal-rule = (Regel §{ $rule })
terminal-ask = Deine Wahl:
command-help = hilfe
command-list = liste
command-board = tisch
command-again = nochmal
command-rules = regeln
command-undo = zurück
command-save = speichern
command-ears = hören
command-eyes = sehen
command-quit = ende
terminal-help =
    Tippe die Nummer einer Wahl oder Worte daraus, in beliebiger Reihenfolge.
    { $list }: alle Wahlmöglichkeiten
    { $board }: der ganze Tisch
    { $again }: was seit deiner letzten Wahl geschah
    { $rules }: die Kurzregeln; mit einer Nummer, zum Beispiel { $rules } 3.1, nur dieser Absatz
    { $undo }: deine letzte Wahl zurücknehmen, solange seither nichts aufgedeckt wurde
    { $save }: die Partie bis hierher speichern; dahinter darf ein Dateiname stehen
    { $ears }: nur Sätze, ohne Bild
    { $eyes }: mit Bild
    { $quit }: den Tisch verlassen
terminal-more = Und { $number } weitere: tippe { $command }
terminal-last-round = Das ist die letzte Runde.
terminal-chosen = Gewählt: { $said }
terminal-no-news = Seit deiner letzten Wahl ist nichts geschehen.
terminal-undone = Zurückgenommen.
terminal-no-undo = Nichts zurückzunehmen: Seither hat der Zufall oder jemand anderes entschieden.
terminal-saved = Gespeichert in { $file }. Weiterspielen: spieltisch play --resume { $quoted }
terminal-saved-over = Gespeichert in { $file }. Ansehen: spieltisch replay { $quoted }
terminal-cannot-save = { $file } lässt sich nicht schreiben, dort ist nichts gespeichert. Nimm einen anderen Namen oder Ordner.
terminal-unsaved = Diese Partie ist nicht gespeichert. Tippe { $save }, um sie zu behalten, oder noch einmal { $quit }, um so zu gehen.
terminal-not-saved = { $file } gibt es schon und bleibt, wie es ist: Nimm einen anderen Namen.
terminal-no-rule = Einen Absatz { $said } gibt es nicht.
terminal-ears = Ab jetzt nur Sätze. Den ganzen Tisch hörst du mit: { $command }
terminal-eyes = Ab jetzt mit Bild. Den ganzen Tisch siehst du mit: { $command }
terminal-narrow = Für das Bild ist das Fenster zu schmal: Es braucht { $columns } Spalten.
terminal-pause = { $name }, für dich ist das Spiel vorbei. Enter: die anderen spielen weiter.
terminal-retell = { $game }. Enter: weiter, { $quit }: aufhören.
terminal-bye = Bis bald am Tisch.
terminal-pass = Gib das Gerät an { $name } und drücke Enter.
terminal-standings = Endstand
terminal-result = Platz { $place }: { $name } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
terminal-choose-game = Welches Spiel?

# browser
web-home = Zur Startseite
web-home-title = Brettspiele an einem Tisch
web-home-lead = Spiel allein gegen Bots, mit Freunden über einen Link oder rund um einen Bildschirm. Ohne Anmeldung.
web-home-lead-site = Spiel allein gegen Bots oder rund um einen Bildschirm, auch ohne Verbindung. Ohne Anmeldung; deine Partien bleiben in diesem Browser.
web-loading = Der Tisch wird gedeckt …
web-players = Spieler
web-minutes = { $minutes } Minuten
web-play = Spielen
web-play-now = Jetzt spielen
web-import-record = Partie aus Datei öffnen
web-no-record = Diese Datei enthält keine Partie.
web-tables-open = Offene Tische
web-tables-finished = Partien der anderen
web-go-on = Weiterspielen
web-free-seat = Freier Platz
web-join = Mitspielen
web-more = Mehr
web-menu = Menü
web-close = Schließen
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-text-size = Schriftgröße
web-speed = Tempo der Züge
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-off = sofort
web-motion = Figuren bewegen sich
web-sound = Töne
web-page-missing = Hier liegt nichts
web-page-missing-hint = Diese Seite gibt es nicht.
web-game-missing = Dieses Spiel steht nicht im Regal
web-game-missing-hint = Auf der Startseite stehen alle Spiele.
web-table-missing = Diesen Tisch gibt es nicht
web-table-missing-hint = Vielleicht fehlt ein Zeichen im Link.
web-replay-missing = Diese Partie lässt sich nicht zeigen
web-game-gone = Diese Partie liegt hier nicht. Steht sie in deiner Liste, dann wurde sie woanders gespielt oder inzwischen gelöscht: Nur ihr Ergebnis ist noch da.
web-exercise-gone = Diese Übung gibt es hier nicht oder nicht mehr. Vielleicht muss ihre Partie neu analysiert werden.
web-rules = Regeln
web-mode = Wie wollt ihr spielen?
web-mode-bots = Gegen Bots
web-mode-bots-hint = Sofort los, allein gegen den Computer.
web-mode-friends = Mit Freunden
web-mode-friends-hint = Ihr bekommt einen Link und einen QR-Code; freie Plätze können Bots füllen.
web-mode-screen = Ein Bildschirm
web-mode-screen-hint = Das Gerät geht reihum; ein Vorhang verdeckt geheime Karten.
web-mode-box = Mit der Schachtel
web-mode-box-hint = Ihr spielt mit dem echten Spiel auf dem Tisch und sagt, was ihr würfelt und zieht. Der Spieltisch zählt und kennt die Regeln.
web-box-devices = Jeder an einem eigenen Gerät
web-box-one-device = Hat ein Spiel verdeckte Karten, fehlen sie an einem gemeinsamen Gerät in den Listen dessen, was noch kommen kann: Wer genau hinsieht, kann eine Hand erschließen.
web-box-set-up = So baut ihr das Spiel auf
web-box-tell = Dem Tisch sagen
web-box-waiting = { $names } sagt dem Tisch, was kam
web-box-anybody = Jemand sagt dem Tisch, was kam
web-box-look = Spielfeld zeigen
web-box-search = Suchen
web-box-marks = Nur Karten mit …
web-box-for-bots = Für die Bots am Tisch zu tun
web-box-carried = Erledigt
web-box-odds = Wie wahrscheinlich?
web-box-of = { $done } von { $all }
web-box-remove = Wegnehmen: { $thing }
web-box-take-back = { $names } möchte das Letzte zurücknehmen. Einverstanden? Dann tippe auf Zurücknehmen.
web-box-keys = Tasten 1 bis 9, die Rücktaste nimmt weg
web-set-up-title = { $game } aufbauen
web-set-up-for = Für { $seats } Personen
web-set-up-no-seats = { $game } spielt man mit { $numbers } Personen: Wähle, für wie viele ihr aufbaut.
web-set-up-print = Drucken
web-set-up-start = Alles liegt bereit: spielen
web-level = Stärke der Bots
web-level-random = Zufall
web-level-greedy = gierig
web-level-easy = leicht
web-level-medium = mittel
web-level-normal = mittel
web-level-hard = stark
web-level-strong = stark
web-level-expert = Meister
web-level-master = Großmeister
web-make-table = Tisch aufmachen
web-seats = Plätze
web-who-are-you = Willkommen! Wie heißt du?
web-your-name = Dein Name
web-guest = Gast
web-player-number = Spieler { $number }
web-player-short = Sp. { $number }
web-seat-kind = Wer sitzt auf Platz { $number }?
web-name-of = Name auf Platz { $number }
web-kind-person = Person mit Link
web-kind-here = Person hier
web-kind-bot = Bot
web-seat-by-link = nimmt Platz, wer den Link öffnet
web-list-openly = Tisch auf der Startseite zeigen
web-only-by-link = Plätze nur per Link: Du vergibst für jeden einen
web-spectators-talk = Wer zuschaut, darf mitreden
web-variants-and-time = Varianten und Zeit
web-choose-file = Datei wählen
web-clock = Bedenkzeit
web-clock-off = ohne Uhr
web-clock-minutes = { $minutes } Minuten je Person
web-clock-increment = Sekunden dazu je Zug
web-takeover = Wer geht, wird vertreten von
web-takeover-default = einem leichten Bot
web-you = du
web-stand-in = Bot spielt weiter
web-away = nicht da
web-away-for = nicht da, Bot in { $seconds } s
web-to-act = am Zug
web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-side = Was du hältst und nehmen kannst
web-choices = Wahlmöglichkeiten
web-no-choices = Gerade gibt es für dich nichts zu wählen.
web-in-words = Deine Wahl
web-prompt = Aufforderung
web-your-turn = Du bist am Zug
web-not-your-turn = Du bist gerade nicht am Zug.
web-waiting-for = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
web-one-moment = Einen Moment …
web-watching = Du schaust zu.
web-offline = Keine Verbindung. Der Tisch kommt von selbst zurück.
web-no-connection = Keine Verbindung. Bitte versuche es gleich noch einmal.
web-not-now = Das geht jetzt nicht. { $prompt }
web-variants = Varianten
web-friends-need-server = Für Freunde an anderen Geräten braucht es einen Tisch auf einem Server; hier spielen alle an diesem Gerät.
web-runtime-coming = Die Regeln sind unterwegs …
web-runtime-starting = Der Tisch wird gedeckt …
web-runtime-bytes = { $loaded } von { $total } MB
web-runtime-failed = Die Regeln sind nicht angekommen: Prüfe die Verbindung und lade die Seite noch einmal.
web-new-version = Es gibt eine neue Fassung.
web-new-version-load = Jetzt laden
web-new-version-later = Später
web-page-lost = Diese Seite ist nicht angekommen
web-page-lost-hint = Prüfe die Verbindung und lade die Seite noch einmal. Deine Spiele sind aufgehoben.
web-offline-waiting = Keine Verbindung. Deine Tische warten auf dich.
web-skip = Überspringen
web-back = Zurück
web-undo = Zurücknehmen
web-rule-of = Regel § { $number }
web-whole-rules = Die ganzen Kurzregeln
web-won = { $name } gewinnt!
web-won-together = { $names } teilen sich den Sieg.
web-over-end = Die Partie ist zu Ende.
web-over-resigned = Die Partie endete durch Aufgabe.
web-over-time = Die Zeit ist abgelaufen.
web-standings = Endstand
web-rematch = Revanche
web-watch-replay = Partie ansehen
web-watch = Ansehen
web-analyse = Analyse
web-show-board = Brett zeigen
web-points-from = Woher die Punkte kamen
web-final-scoring = Die Wertung
web-as-table = Als Tabelle
web-sum = zusammen
web-gave-up = gab auf
web-bot = Bot
web-who-stood-how = Wer wann wie gut stand
web-chance-of-each = Siegchance nach jedem Zug, zusammen 100 %
web-analysis = Analyse
web-analysis-offer = Wer hatte wann die besten Aussichten? Was war Glück, welche Entscheidung war teuer? Ein Bot denkt die Partie mit viel Bedenkzeit noch einmal durch. Das dauert etwa eine Minute.
web-analysis-begin = Partie analysieren
web-analysis-stopped = Die Analyse blieb bei Zug { $n } stehen.
web-analysis-go-on = Weiterrechnen
web-analysis-broken-off = Diese Partie wurde abgebrochen, nach den Regeln gewann also niemand: Jeder Platz endet mit der Siegchance, die er da hatte.
web-analysis-comes = Jetzt kommt Zug { $n }.
web-chances-table = Siegchancen zu Beginn, um jeden Wendepunkt und am Ende
web-analysis-running = { $done } von { $of } Stellungen sind durchdacht.
web-analysis-left = Noch etwa { $seconds } Sekunden.
web-analysis-still = Hier wird noch gerechnet
web-analysis-leave = Du kannst die Seite verlassen: Es wird weitergerechnet.
web-analysis-chance = Ein Zug, von dem niemand etwas sah
web-analysis-together = Alle haben verdeckt gewählt
web-turning-points = Wo es sich drehte
web-no-turning = Kein einzelner Zug hat die Partie gedreht.
web-move-number = Zug { $n }
web-costliest = Teuerste Entscheidungen
web-better-was = Besser war:
web-but-elsewhere = { $what }, aber anderswo
web-no-costly = Keine Entscheidung kostete mehr als 2 Punkte von hundert. Stark gespielt.
web-too-close = Diese Wahl war zu knapp, um sie einen Fehler zu nennen.
web-kind-blunder = grober Fehler
web-kind-mistake = Fehler
web-kind-slip = Ausrutscher
web-kind-small = kleiner Verlust
web-luck-and-skill = Glück und Können
web-in-wins = in Siegen; 0 = wie erwartet
web-won-it = gewann
web-account-luck = Glück
web-account-own = eigene Wahl
web-account-others = Wahl der anderen
web-account-unseen = unvorhersehbar
web-account-sum = Start { $start } und alles zusammen ergibt { $result }. Spannen: Glück ± { $luck }, eigene Wahl ± { $own }, das Ganze ± { $margin }.
web-account-told = { $luck ->
    [good] Glück gehabt.
    [bad] Pech gehabt.
    [close] Ob Glück oder Pech, ist zu knapp.
   *[even] Weder Glück noch Pech.
} { $loss ->
    [none] Nichts verschenkt.
    [little] Wenig verschenkt: im Mittel { $percent } % je Wahl.
    [some] Manches verschenkt: im Mittel { $percent } % je Wahl.
   *[much] Viel verschenkt: im Mittel { $percent } % je Wahl.
}
web-more-exactly = Genauer
web-analysis-honest = Gerechnet wurde { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, { $iterations } gedachte Partien je Entscheidung. Der Bot weiß dabei nur, was der Sitz wusste. Was unter 2 Punkten von hundert oder im Rauschen liegt, ist zu knapp und zählt nicht als Fehler.
web-take-seat-back = Platz zurücknehmen
web-change-name = Namen ändern
web-name-changed = Du heißt jetzt { $name }.
web-copy-link = Link kopieren
web-copied = Kopiert
web-resign = Aufgeben
web-resign-sure = Willst du wirklich aufgeben?
web-round = Runde { $round }
web-round-short = R. { $round }
web-last-round = Letzte Runde
web-tab-words = Wahl
web-tab-log = Verlauf
web-tab-chat = Chat
web-chat = Chat
web-chat-empty = Noch ist es still am Tisch.
web-only-players-talk = An diesem Tisch reden nur die Mitspielenden.
web-chat-write = Nachricht schreiben
web-send = Senden
web-spectator = Gast am Rand
web-lobby-wait = Der Tisch wartet auf Mitspieler. Schick ihnen den Link.
web-lobby-join = Setz dich dazu.
web-sit-here = Hier sitzen
web-waiting = wartet
web-qr = QR-Code mit dem Link zum Tisch
web-share-link = Link zum Tisch
web-seat-links = Ein eigener Link je Platz
web-seat-link = Link für Gast { $number }
web-curtain = { $name } ist dran
web-curtain-hint = Gib das Gerät weiter. Erst danach wird aufgedeckt.
web-curtain-here = Ich bin { $name }
web-curtain-never = Ohne Vorhang weiterspielen
web-replay = Wiedergabe
web-replay-start = Der Anfang der Partie
web-replay-position = Stelle in der Partie
web-export-record = Partie als Datei speichern
web-to-start = Zum Anfang
web-to-end = Zum Ende
web-step = Ein Schritt vor
web-step-back = Ein Schritt zurück
web-play-replay = Abspielen
web-pause = Anhalten

# server

table-start = Eine neue Runde beginnt
table-undo = { $seat } nimmt die letzte Wahl zurück
table-resign = { $seat } gibt auf
table-flag = Die Zeit von { $seat } ist abgelaufen
table-stand_in = Ein Bot springt für { $seat } ein
table-back = { $seat } ist wieder da
table-again = { $seat } wünscht sich eine weitere Runde
table-agree = { $seat } möchte das Letzte zurücknehmen

refused-stale = Am Tisch ging es inzwischen weiter: So steht es jetzt
refused-illegal = Das steht dir gerade nicht offen
refused-cannot-come = Das kann nicht gekommen sein; oder vorher wurde etwas Falsches gesagt: Dann nehmt es zurück
refused-not-yours = Dieser Platz gehört jemand anderem
refused-undo = Das lässt sich nicht zurücknehmen: Zufall, eine Aufdeckung oder jemand anderes kam danach
refused-bot = Diesen Platz spielt gerade ein Bot: Nimm ihn zuerst zurück
refused-not-running = Das Spiel läuft nicht
refused-not-finished = Das Spiel läuft noch
refused-busy = Zu viel auf einmal: bitte noch einmal versuchen
refused-storage = Das konnte nicht gespeichert werden und gilt nicht: bitte noch einmal versuchen
refused-not-kept = Das ließ sich nicht speichern und gilt darum nicht. Vielleicht ist der Speicher dieses Browsers voll: Schaffe Platz und versuche es noch einmal
refused-not-found = Diesen Tisch gibt es nicht
refused-no-seat = Dieser Link ist verbraucht oder gehört zu keinem Platz hier: Lass dir einen neuen geben
refused-by-link = Hier setzt man sich nur mit einem Link: Lass dir einen geben
refused-no-server = Freunde per Link brauchen einen Tisch auf einem Server: Hier ist jeder Platz für dieses Gerät oder für einen Bot
refused-not-host = Links vergibt, wer den Tisch eröffnet hat
refused-quiet = An diesem Tisch reden nur die Mitspielenden
refused-too-late = Das kam zu spät: Es wurde schon benutzt oder ist älter als zehn Minuten
refused-taken = Dort sitzt schon jemand
refused-outdated = Dieses Spiel folgte älteren Regeln und lässt sich nicht mehr öffnen
refused-too-many = Zu viele Anfragen von deiner Adresse: bitte eine Minute warten
refused-too-large = Das ist zu groß
refused-bad-request = Das hat der Server nicht verstanden
refused-broken = Hier ging etwas kaputt: bitte noch einmal versuchen
refused-http = Der Server hat nicht richtig geantwortet: bitte noch einmal versuchen
refused-origin = Diese Anfrage kam von einer fremden Seite
refused-host = Unter diesem Namen ist der Server nicht bekannt


# Der Tisch auf kleinen Bildschirmen
web-board = Spielbrett
web-rule = Regel
web-answers = Antworten
web-answers-above = Deine Antworten stehen darüber.
web-tap-what-glows = Tippe auf etwas, das leuchtet.
web-take-it = Das hier? Tippe noch einmal darauf.
web-what-with-it = Was machst du damit?
web-only-look = Das geht jetzt nicht, aber ansehen darfst du es.
web-show-large = Groß zeigen
web-whole-board = Das ganze Bild zeigen
web-shown-large = Groß gezeigt
web-seat-before = Vorheriger Platz
web-seat-next = Nächster Platz
web-done = Fertig
web-cancel = Abbrechen
web-vibrate = Vibrieren, wenn ich dran bin
web-left-hand = Knöpfe links, wenn das Gerät quer liegt
web-follow = Den anderen über die Schulter schauen, wenn sie ziehen
web-bot-here = Bot hierher
web-start-with-bots = Mit Bots auffüllen und starten
web-only-here = Dieser Link geht nur auf diesem Gerät. Damit andere im selben Netz mitspielen können, starte den Tisch mit „--lan“.
web-yours = Deine Sachen

# Nach der Partie
analysis-title = Wo die Partie gewonnen wurde, in Anteilen am Sieg
analysis-start = zu Beginn
analysis-luck = Glück
analysis-own = eigene Wahl
analysis-others = Wahl der anderen
analysis-unseen = unvorhersehbar
analysis-result = Ergebnis
analysis-mean = Verlust je Wahl
analysis-adds-up = Jede Zeile ergibt ihr Ergebnis. Eine Wahl zählt danach, was der Platz wissen konnte, im Vergleich zu einem flüchtigen Spieler. Unvorhersehbar ist, was niemand wissen konnte oder erst der spätere Blick zeigte; seine Spanne ist der Fehler des Ganzen.
analysis-turning = Wo es sich drehte
analysis-turned = Zug { $n }. { $what } ({ $name } +{ $by } %)
analysis-costliest = Die teuersten Entscheidungen
analysis-costly = Zug { $n }, { $name }, { $kind ->
    [blunder] grober Fehler
    [mistake] Fehler
    [slip] Ausrutscher
   *[other] kleiner Verlust
  } ({ $loss } ± { $margin } %): { $done }. Besser war: { $better }.
reason-played-on = Auf den ersten Blick spricht nichts dafür; doch in Partien, die von hier aus weitergespielt wurden, liegt es vorn.
analysis-none = Nichts, was heraussticht.
analysis-chance = Würfel oder Karten entschieden.
analysis-together = Alle haben verdeckt gewählt
analysis-thought = { $seconds ->
    [one] Eine Sekunde
   *[other] { $seconds } Sekunden
  } nachgedacht, { $iterations } Versuche je Entscheidung. Als Fehler zählt nur, was außerhalb des Rauschens liegt.

source-other = anderes
decided-ahead = { $seat } gewinnt { $points } zu { $behind } vor { $second }.
decided-tie = { $seat } und { $second } haben beide { $points }. { $rule }
decided-by-rule = Die Regel für Gleichstände entscheidet.
decided-shared = { $seat } und { $second } teilen sich den Sieg: Beide haben { $points }.

# Die geführte erste Partie
web-lesson = Lektion
web-lesson-skip = Lektion überspringen
web-lesson-again = Lektion von vorn
web-lesson-show = Zeig’s mir
web-lesson-on = Weiter
web-lesson-back = Zurück
web-lesson-play = Los geht’s
web-lesson-step = { $now } von { $all }
web-lesson-tried = Dein Versuch: { $choice }.
web-lesson-missing = Für dieses Spiel gibt es keine Lektion.
# the real box, for games that say nothing themselves
box-asked = Was hat der Zufall entschieden?
box-outcome = { $words }

# Tipps
web-hint = Tipp
web-hint-do = Ich würde wählen:
web-hint-thinking = Ich überlege …
web-hint-seconds = { $seconds } s
web-hint-chances = Siegchancen
web-hint-show-chances = Die besten Möglichkeiten vergleichen
web-hint-chance = etwa { $percent } %, plus oder minus { $margin }
web-hint-close = Zu knapp: Die ersten beiden sind etwa gleich gut.
web-hint-no-reason = Hier sieht der beste Bot die größten Chancen.
web-hint-nothing = Hier gibt es nichts zu entscheiden.
web-hint-flag = Tipp
web-hint-open = Tipp zeigen
web-hints = Tipps
web-hints-for-all = Alle am Tisch dürfen sich Tipps geben lassen
table-hint = { $seat } nimmt einen Tipp
hint-line = So kann es weitergehen:
hint-title = { $seat }, { $iterations } Versuche
hint-choice = Wahl
hint-visits = Versuche
hint-win = Siegchance
hint-place = erwarteter Rang
hint-more = und { $number } weitere
refused-no-hint = An diesem Tisch gibt es keine Tipps: nur gegen Bots allein, oder wo der Gastgeber sie erlaubt
web-about-points = Punkte: Wer am Ende die meisten hat, gewinnt.
web-narrow = Und jetzt? { $count ->
    [one] 1 leuchtet noch
   *[other] { $count } leuchten noch
}

# Ein freundlicher Anfang
web-welcome = Willkommen am Tisch
web-welcome-lessons = Noch nie gespielt? Eine erste Partie zeigt dir alles beim Spielen, in zehn Minuten. Oder such dir unten ein Spiel aus: Die Bots fangen sanft an.
web-welcome-easy = Such dir ein Spiel aus: Die Bots fangen sanft an, und die Lampe gibt dir einen Tipp, wann immer du willst.
web-whats-your-name = Wie sollen wir dich nennen?
web-name-kept = Bleibt nur in diesem Browser.
web-lesson-offer = Beim Spielen lernen
web-for-programmers = Für Programmierer
web-about-easy = Für die ersten Partien: spielt vernünftig, übersieht aber manchen Zug.
web-about-medium = Denkt ein wenig voraus und macht wenige Fehler.
web-about-hard = Spielt viele Möglichkeiten durch. Schwer zu schlagen.
web-about-expert = Nimmt sich bis zu zwei Sekunden und verzeiht nichts.
web-about-master = Denkt bis zu acht Sekunden nach. Für alle, die verlieren wollen.
web-about-bot = Ein Bot, um Programme zu vergleichen, keine Stärke für Menschen.

web-teach-glance = Auf einen Blick
web-teach-goal = Das Ziel:
web-teach-board = Das Spielbrett
web-teach-turn = Dein Zug auf einen Blick
web-teach-pieces = Was auf dem Tisch liegt
web-teach-referee = Darunter sagen die nummerierten Absätze alles ganz genau: für den Schiedsrichter, und für alle, die es wissen wollen.

# Exercises, puzzles, and what a device played
web-you-won = Gewonnen
web-winner-was = Gewonnen: { $names }
web-place-number = Platz { $place }
web-played-out = Deine letzten Partien
web-how-you-fare = Wie es dir gegen die Bots ergeht
web-how-you-fare-what = Anteil der Siege; die Linie zeigt ihn über je fünf Partien, oben heißt alle gewonnen.
web-against-level = gegen { $level }
web-won-of = { $won } von { $count } Partien
web-moves-count = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
}
web-rounds-count = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
}
web-wins-in-a-row = { $count }. Sieg in Folge
web-after-games = { $count ->
    [one] nach einer Partie an diesem Tisch
   *[other] nach { $count } Partien an diesem Tisch
}
web-my-games-file = meine-partien
web-diary-save = Meine Partien speichern
web-diary-bring = Gespeicherte Partien holen
web-diary-what = Eine Datei mit deinem Namen, allen Ergebnissen und Rätseln: So ziehen sie auf ein anderes Gerät um.
web-diary-what-running = Eine Datei mit deinem Namen, allen Ergebnissen und Rätseln. Binnen zehn Minuten auf ein anderes Gerät geholt, nimmt sie auch deine laufenden Partien mit: Gib sie in dieser Zeit niemand anderem.
web-diary-what-site = Eine Datei mit deinem Namen, allen Ergebnissen und Rätseln: So ziehen sie auf ein anderes Gerät um. Laufende Partien bleiben auf diesem.
web-diary-taken = Die Partien sind da.
web-diary-moved = { $count ->
    [one] Die Partien sind da, und eine laufende geht jetzt hier weiter.
   *[other] Die Partien sind da, und { $count } laufende gehen jetzt hier weiter.
}
web-diary-stayed = Die Partien sind da. Laufende Partien blieben auf dem anderen Gerät: Seine Datei hält sie nur zehn Minuten lang und nur einmal bereit. Speichere sie dort neu und hole sie gleich hierher.
web-diary-damaged = Diese Datei ist beschädigt, darum wurde nichts daraus übernommen. Speichere sie auf dem anderen Gerät noch einmal.
web-diary-wrong = Das ist keine Datei mit gespeicherten Partien. Speichere sie auf dem anderen Gerät mit „Meine Partien speichern“.
web-name-your-turn = { $name }, du bist dran
web-since-now = seit eben
web-since-minutes = { $count ->
    [one] seit einer Minute
   *[other] seit { $count } Minuten
}
web-since-hours = { $count ->
    [one] seit einer Stunde
   *[other] seit { $count } Stunden
}
web-since-days = { $count ->
    [one] seit einem Tag
   *[other] seit { $count } Tagen
}
web-thinks-since = { $count ->
    [one] { $names } überlegt, { $since }
   *[other] { $names } überlegen, { $since }
}
web-analysing = rechnet … { $percent } %
web-exercises-own = Übungen aus deinen Partien
web-exercises-lead = Deine teuersten Entscheidungen aus den Partien, die du hast analysieren lassen: Finde etwas Besseres.
web-exercises-none = Spiel eine Partie zu Ende und lass sie analysieren, dann findest du hier Übungen daraus.
web-learn-games = Spiele lernen
web-learn-lead = Eine erste Partie zeigt dir alles beim Spielen, in zehn Minuten.
web-new-game = Neue Partie
web-others-think = Alle anderen überlegen
web-running-games = { $count ->
    [one] eine laufende Partie
   *[other] { $count } laufende Partien
}
web-waits-for-players = wartet auf Mitspieler
web-puzzles = Rätsel
web-puzzle = Rätsel
web-puzzle-number = Rätsel { $number }
web-daily-puzzle = Tagesrätsel
web-daily-puzzles = Die Rätsel des Tages
web-puzzles-lead = Eine Stellung, eine beste Wahl, drei Versuche.
web-puzzle-lead-some = { $count } Möglichkeiten liegen hier klar vorn, und wer nur auf den Augenblick sieht, verfehlt sie. Finde eine davon!
web-puzzle-lead-some-short = { $count } Möglichkeiten liegen hier klar vorn.
web-puzzle-lead-short = Eine Wahl ist hier klar die beste.
web-puzzle-lead = Eine Wahl ist hier klar die beste, und wer nur auf den Augenblick sieht, verfehlt sie. Welche ist es?
web-puzzle-waits = Wartet auf dich.
web-solve-puzzle = Rätsel lösen
web-all-puzzles = Alle Rätsel
web-all-of = Alle { $count }
web-no-puzzles = Für dieses Spiel gibt es noch keine Rätsel.
web-next-puzzle = Nächstes Rätsel
web-puzzle-proof = Jede Wahl wurde mit { $iterations } gedachten Partien geprüft; die guten liegen { $percent } % vor den anderen.
web-this-week = Diese Woche
web-day-solved = Gelöst
web-day-tried = Versucht
web-day-open = Offen
web-days-in-a-row = { $count ->
    [0] Heute geht es los
    [one] ein Tag in Folge
   *[other] { $count } Tage in Folge
}
web-exercise = Übung
web-practise = Üben
web-find-better = Finde etwas Besseres
web-find-best = Finde die beste Wahl
web-exercise-lead = In der Partie kam hier: { $what }. Was ist besser?
web-tries-left = { $count ->
    [one] ein Versuch übrig
   *[other] { $count } Versuche übrig
}
web-show-answer = Lösung zeigen
web-answer = Lösung
web-the-answer = Die Lösung
web-try-costs = Noch nicht: Das kostet { $percent } % Siegchance.
web-try-unweighed = Noch nicht: Mit viel Bedenkzeit sah ein Bot darin weniger.
web-try-unexamined = Noch nicht: Das wurde nicht geprüft, die Suche hat anderes vorgezogen.
web-nudge = Noch nicht. Ein Fingerzeig:
web-over-solved = Gelöst!
web-over-close = Auch gut, fast gleichauf.
web-over-failed = Diesmal nicht. Sieh dir die Lösung an.
web-over-shown = So ging es.
web-well-found = Gefunden!
web-also-good = Auch gut, fast gleichauf
web-so-it-went = So ging es
web-better-is = Am besten:
web-better-flag = besser
web-wrong-flag = noch nicht
web-done-flag = gewählt
web-you-played = In der Partie:
web-greedy-played = Auf den ersten Blick:
web-play-from-here = Ab hier weiterspielen
web-back-to-analysis = Zurück zur Analyse
web-step-by = Schrittweite
web-stride-move = Schritt
web-stride-decision = Entscheidung
web-stride-turn = Zug
web-stride-round = Runde
web-rematch-level = Revanche gegen …
