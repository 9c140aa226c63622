# server

table-start = Eine neue Runde beginnt
table-undo = { $seat } nimmt die letzte Wahl zurück
table-resign = { $seat } gibt auf
table-flag = Die Zeit von { $seat } ist abgelaufen
table-stand_in = Ein Bot springt für { $seat } ein
table-back = { $seat } ist wieder da
table-again = { $seat } wünscht sich eine weitere Runde

refused-stale = Am Tisch ging es inzwischen weiter: so steht es jetzt
refused-illegal = Das steht dir gerade nicht offen
refused-not-yours = Dieser Platz gehört jemand anderem
refused-undo = Das lässt sich nicht zurücknehmen: Zufall, eine Aufdeckung oder jemand anderes kam danach
refused-bot = Diesen Platz spielt gerade ein Bot: nimm ihn zuerst zurück
refused-not-running = Das Spiel läuft nicht
refused-not-finished = Das Spiel läuft noch
refused-busy = Zu viel auf einmal: bitte noch einmal versuchen
refused-storage = Der Zug konnte nicht gespeichert werden und gilt nicht: bitte noch einmal versuchen
refused-not-found = Diesen Tisch gibt es nicht
refused-no-seat = Dieser Link gehört zu keinem Platz an diesem Tisch
refused-taken = Dort sitzt schon jemand
refused-outdated = Dieses Spiel folgte älteren Regeln und lässt sich nicht mehr öffnen
refused-too-many = Zu viele Anfragen von deiner Adresse: bitte eine Minute warten
refused-too-large = Das ist zu groß
refused-bad-request = Das hat der Server nicht verstanden
refused-origin = Diese Anfrage kam von einer fremden Seite
refused-host = Unter diesem Namen ist der Server nicht bekannt
