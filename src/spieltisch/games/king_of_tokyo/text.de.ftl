# Wörter: Monster, Würfel (1, 2, 3, Herz, Energie, Tatze), nachwürfeln, Ruhmpunkt, Leben, Energie, Schaden,
# Tokyo (City und Bay) und draußen, Karte (behalten oder abwerfen), Marke (Gift, Schrumpfung), Auslage, Stapel, weichen.

game-name = King of Tokyo
game-tagline = Würfeln, toben, Tokyo beherrschen: 20 Ruhmpunkte, oder als Letzter übrig bleiben.

option-victory_timing = Wann 20 Ruhmpunkte gewinnen
option-victory_timing-immediate = sofort
option-victory_timing-end_of_turn = erst am Ende des Zuges
option-deck = Eigener Kartenstapel
tie-break = Gleiche Punkte: Wer gewonnen hat, steht vorn, dann die Lebenden.

face-1 = 1
face-2 = 2
face-3 = 3
face-heart = Herz
face-energy = Energie
face-claw = Tatze
dice-none = nichts
dice-some = { $number }× { $face }
dice-and = { $one }, { $more }

place-city = Tokyo City
place-bay = Tokyo Bay
place-outside = draußen

why-dice = Würfel
why-entry = Einzug in Tokyo
why-tokyo = Zug in Tokyo begonnen
why-sweep = drei neue Karten
why-poison = Gift
why-shrink = Schrumpfung

# Die Karten: Name und Wirkung

card-second = { $card } (der zweite)
card-acid_attack = Säureangriff
text-acid_attack = Einmal in jedem deiner Züge fügst du allen Monstern am anderen Ort 1 Schaden mehr zu, auch ganz ohne Tatze.
card-alien_metabolism = Alien-Stoffwechsel
text-alien_metabolism = Karten kosten dich 1 Energie weniger.
card-alpha_monster = Alphamonster
text-alpha_monster = 1 Ruhmpunkt, wann immer du angreifst.
card-armor_plating = Panzerplatten
text-armor_plating = Schaden von genau 1 macht dir nichts aus.
card-background_dweller = Hintergrundbewohner
text-background_dweller = Deine 3en darfst du neu würfeln, so oft du willst.
card-burrowing = Wühler
text-burrowing = Aus Tokyo richten deine Angriffe 1 Schaden mehr an. Weichst du, erleidet der Angreifer, der einen Platz einnimmt, 1 Schaden.
card-camouflage = Tarnung
text-camouflage = Würfle für jeden Schaden, den du nehmen würdest, einen Würfel: Jedes Herz hebt einen auf.
card-complete_destruction = Totale Zerstörung
text-complete_destruction = 9 Ruhmpunkte dazu, wenn deine Würfel alle sechs Seiten zeigen.
card-dedicated_news_team = Eigenes Reporterteam
text-dedicated_news_team = 1 Ruhmpunkt für jede Karte, die du kaufst.
card-eater_of_the_dead = Leichenfresser
text-eater_of_the_dead = 3 Ruhmpunkte, sobald ein Monster auf 0 Leben fällt.
card-energy_hoarder = Energiehamster
text-energy_hoarder = Am Ende deines Zuges: 1 Ruhmpunkt je 6 Energie, die du hast.
card-even_bigger = Noch größer
text-even_bigger = Du kannst bis zu 12 Leben haben und bekommst sofort 2. Verlierst du diese Karte, verlierst du 2 Leben.
card-extra_head = Zusätzlicher Kopf
text-extra_head = Du würfelst mit einem Würfel mehr.
card-fire_breathing = Feueratem
text-fire_breathing = Wann immer du Schaden zufügst, nehmen deine Nachbarn links und rechts 1 mehr.
card-freeze_time = Zeitstopp
text-freeze_time = Nach drei gewerteten 1en darfst du noch einen Zug machen, mit einem Würfel weniger.
card-friend_of_children = Freund der Kinder
text-friend_of_children = Wann immer du Energie bekommst, bekommst du 1 mehr.
card-giant_brain = Riesenhirn
text-giant_brain = Einmal mehr nachwürfeln in jedem Zug.
card-gourmet = Feinschmecker
text-gourmet = Drei 1en bringen 2 Ruhmpunkte mehr.
card-healing_ray = Heilstrahl
text-healing_ray = Deine Herzen dürfen andere heilen, auch in Tokyo. Sie zahlen dir 2 Energie je Leben oder alles, was sie haben.
card-herbivore = Pflanzenfresser
text-herbivore = Am Ende deines Zuges: 1 Ruhmpunkt, wenn du kein anderes Monster verletzt hast.
card-herd_culler = Herdenjäger
text-herd_culler = Einmal pro Zug darfst du einen deiner Würfel auf 1 drehen.
card-it_has_a_child = Es hat ein Junges
text-it_has_a_child = Fällst du auf 0 Leben, verlierst du alle Karten und Ruhmpunkte und beginnst neu mit 10 Leben.
card-jets = Düsenantrieb
text-jets = Du darfst vor dem Schaden aus Tokyo weichen: Dann verletzt dich dieser Angriff nicht.
card-made_in_a_lab = Im Labor erschaffen
text-made_in_a_lab = Beim Kaufen siehst du die oberste Karte des Stapels und darfst sie kaufen.
card-metamorph = Gestaltwandler
text-metamorph = Am Ende deines Zuges darfst du eigene Behalten-Karten für die bezahlte Energie abwerfen.
card-mimic = Nachahmer
text-mimic = Gilt als frische Kopie einer Behalten-Karte, die vor einem Monster liegt. Zu Beginn deines Zuges darfst du für 1 Energie eine andere wählen.
card-monster_batteries = Monsterbatterien
text-monster_batteries = Lege beliebig viel eigene Energie auf diese Karte; die Bank verdoppelt sie. In jedem deiner Züge kommen 2 zurück. Leer: abwerfen.
card-nova_breath = Nova-Atem
text-nova_breath = Deine Angriffe treffen alle anderen Monster, wo immer sie sind.
card-omnivore = Allesfresser
text-omnivore = 1, 2 und 3 unter deinen Würfeln bringen 2 Ruhmpunkte. Die Würfel zählen außerdem wie sonst.
card-opportunist = Opportunist
text-opportunist = Jede neu aufgedeckte Karte darfst du kaufen, vor allen anderen.
card-parasitic_tentacles = Parasitäre Tentakel
text-parasitic_tentacles = In deinem Zug darfst du anderen Monstern Behalten-Karten abkaufen; sie bekommen den Preis.
card-plot_twist = Unerwartete Wendung
text-plot_twist = Drehe einen deiner Würfel auf eine beliebige Seite, dann wirf diese Karte ab.
card-poison_quills = Giftstacheln
text-poison_quills = Drei 2en fügen den Monstern am anderen Ort zusätzlich 2 Schaden zu.
card-poison_spit = Giftspucke
text-poison_spit = Wer durch deinen Angriff Leben verliert, bekommt eine Giftmarke: 1 Schaden am Ende jedes seiner Züge.
card-psychic_probe = Psychosonde
text-psychic_probe = Im Zug jedes anderen Monsters darfst du einen seiner Würfel neu würfeln. Bei einem Herz: Karte abwerfen.
card-rapid_healing = Schnellheilung
text-rapid_healing = Heile 1 Leben für 2 Energie, so oft du willst.
card-regeneration = Regeneration
text-regeneration = Wann immer du heilst, heilst du 1 mehr.
card-rooting_for_the_underdog = Herz für Außenseiter
text-rooting_for_the_underdog = Am Ende deines Zuges: 1 Ruhmpunkt, wenn alle anderen mehr haben als du.
card-shrink_ray = Schrumpfstrahl
text-shrink_ray = Wer durch deinen Angriff Leben verliert, bekommt eine Schrumpfmarke: ein Würfel weniger.
card-smoke_cloud = Rauchwolke
text-smoke_cloud = Drei Marken, jede für einmal mehr Nachwürfeln. Aufgebraucht: abwerfen.
card-solar_powered = Solarbetrieben
text-solar_powered = Am Ende deines Zuges: 1 Energie, wenn du keine hast.
card-spiked_tail = Stachelschwanz
text-spiked_tail = Deine Angriffe richten 1 Schaden mehr an.
card-stretchy = Dehnbar
text-stretchy = Drehe einen deiner Würfel für 2 Energie auf eine beliebige Seite, so oft du willst.
card-telepath = Telepath
text-telepath = Einmal mehr nachwürfeln für 1 Energie, so oft du willst.
card-urbavore = Stadtfresser
text-urbavore = 1 Ruhmpunkt mehr, wenn dein Zug in Tokyo beginnt. Von dort ist all dein Schaden um 1 größer.
card-were_only_making_it_stronger = Wir machen es nur stärker
text-were_only_making_it_stronger = 1 Energie, wann immer du 2 oder mehr Leben auf einmal verlierst.
card-wings = Flügel
text-wings = Für 2 Energie verletzt dich bis zum Ende dieses Zuges kein Schaden.
card-apartment_building = Wohnblock
text-apartment_building = 3 Ruhmpunkte.
card-commuter_train = Pendlerzug
text-commuter_train = 2 Ruhmpunkte.
card-corner_store = Eckladen
text-corner_store = 1 Ruhmpunkt.
card-drop_from_high_altitude = Sturz aus großer Höhe
text-drop_from_high_altitude = 2 Ruhmpunkte. Bist du draußen, nimmst du Tokyo City ein und das Monster dort geht hinaus.
card-energize = Energieschub
text-energize = 9 Energie.
card-evacuation_orders = Evakuierungsbefehl
text-evacuation_orders = Alle anderen Monster verlieren 5 Ruhmpunkte.
card-fire_blast = Feuerstoß
text-fire_blast = 2 Schaden für alle anderen Monster.
card-frenzy = Raserei
text-frenzy = Nach diesem Zug machst du noch einen.
card-gas_refinery = Gasraffinerie
text-gas_refinery = 2 Ruhmpunkte, und 3 Schaden für alle anderen Monster.
card-heal = Heilung
text-heal = Heile 2 Leben.
card-high_altitude_bombing = Bombenangriff aus großer Höhe
text-high_altitude_bombing = 3 Schaden für alle Monster, auch für dich.
card-jet_fighters = Kampfjets
text-jet_fighters = 5 Ruhmpunkte, und du nimmst 4 Schaden.
card-national_guard = Nationalgarde
text-national_guard = 2 Ruhmpunkte, und du nimmst 2 Schaden.
card-nuclear_power_plant = Atomkraftwerk
text-nuclear_power_plant = 2 Ruhmpunkte, und du heilst 3 Leben.
card-skyscraper = Wolkenkratzer
text-skyscraper = 4 Ruhmpunkte.
card-tanks = Panzer
text-tanks = 4 Ruhmpunkte, und du nimmst 3 Schaden.
card-vast_storm = Gewaltiger Sturm
text-vast_storm = 2 Ruhmpunkte. Alle anderen Monster verlieren die Hälfte ihrer Energie, abgerundet.
# Was gefragt wird

prompt-throw = { $rerolls ->
    [one] Behalte, was du willst, und würfle den Rest neu, noch einmal: { $dice }
   *[other] Behalte, was du willst, und würfle den Rest neu, noch { $rerolls }-mal: { $dice }
}
prompt-throw-last = Nachwürfeln geht nicht mehr: { $dice }
prompt-shop = { $cards ->
    [0] Du hast { $energy } Energie, zu wenig für diese Karten
   *[other] Karten kaufen? Du hast { $energy } Energie
}
prompt-brace = { $damage } Schaden kommt auf dich zu, du hast { $life } Leben
prompt-heart = { $hearts ->
    [one] Wofür nutzt du das Herz?
   *[other] Wofür nutzt du das nächste Herz? Noch { $hearts }
}
prompt-aim-again = Soll der Nachahmer eine andere Karte kopieren?
prompt-probe = Einen Würfel von { $seat } mit der Psychosonde neu würfeln?
prompt-change = Würfel verändern, bevor sie zählen?
prompt-share = Wer bekommt das zusätzliche Leben der Regeneration?
prompt-jets = { $seat } greift mit { $damage } Schaden an: mit dem Düsenantrieb aus Tokyo weichen, bevor es weh tut? Du hast { $life } Leben
prompt-yield = { $seat } hat dich angegriffen, du hast { $life } Leben: Weichst du aus Tokyo?
prompt-snatch = Neue Karten, und du darfst zuerst kaufen
prompt-charge = Wie viel Energie legst du auf die Monsterbatterien? Die Bank verdoppelt sie
prompt-aim = Welche Karte kopiert der Nachahmer?
prompt-sell = Eine Karte für ihre Energie abwerfen?
prompt-freeze = Drei 1en: noch ein Zug, mit einem Würfel weniger?

# Was man wählen kann

choice-stop = Aufhören mit { $dice }
choice-done-shop = Nichts mehr kaufen, Zug beenden
choice-done-change = Würfel so lassen
choice-done-sell = Nichts mehr abwerfen
choice-pass-aim-again = Nachahmer so lassen
choice-pass-probe = Würfel in Ruhe lassen
choice-pass-share = Niemand
choice-pass-opportunity = Nicht kaufen
choice-pass-freeze = Nein
choice-yield = Aus Tokyo weichen
choice-stay = In Tokyo bleiben
choice-take = { $damage } Schaden nehmen
choice-wings = Flügel: 2 Energie, kein Schaden bis zum Ende des Zuges
choice-rapid-healing = Schnellheilung: 1 Leben für 2 Energie
choice-telepath = Telepath: einmal mehr nachwürfeln für 1 Energie
choice-sweep = Drei neue Karten für 2 Energie
choice-buy-top = „{ $card }“ vom Stapel kaufen für { $energy } Energie
choice-extra-turn = Noch ein Zug
choice-heal = 1 Leben heilen
choice-cure-poison = Eine Giftmarke entfernen
choice-cure-shrink = Eine Schrumpfmarke entfernen
choice-waste = Verfallen lassen
choice-keep = { $dice } behalten, { $number ->
    [one] 1 Würfel neu würfeln
   *[other] { $number } Würfel neu würfeln
}
choice-reroll-all = { $number ->
    [one] Den Würfel neu würfeln
   *[other] Alle { $number } Würfel neu würfeln
}
choice-deposit = { $energy ->
    [0] Keine Energie auf die Karte legen: Sie wird abgeworfen
   *[other] { $energy } Energie auf die Karte legen, dann liegen dort { $stored }
}
choice-buy = „{ $card }“ kaufen für { $energy } Energie
choice-sell = „{ $card }“ abwerfen für { $energy } Energie
choice-aim = „{ $card }“ von { $seat } kopieren
choice-take-over = „{ $card }“ von { $seat } kaufen für { $energy } Energie
choice-ray = { $seat } heilen
choice-twist = Unerwartete Wendung: { $face } wird { $new }
choice-twist-mimic = Nachahmer als Unerwartete Wendung: { $face } wird { $new }
choice-stretch = Dehnbar, 2 Energie: { $face } wird { $new }
choice-herd = Herdenjäger: { $face } wird 1
choice-probe = Neu würfeln: { $face }
choice-probe-mimic = Mit dem Nachahmer neu würfeln: { $face }
choice-dwell = { $number ->
    [one] Hintergrundbewohner: eine 3 neu würfeln
   *[other] Hintergrundbewohner: { $number } der 3en neu würfeln
}
choice-smoke = Rauchwolke: eine Marke für einmal mehr Nachwürfeln
choice-smoke-mimic = Nachahmer als Rauchwolke: eine Marke für einmal mehr Nachwürfeln

# Was geschehen ist

event-first = { $seat } beginnt
event-turn = { $seat } ist am Zug
event-rolled = { $seat } würfelt { $dice }
event-kept = { $seat } behält { $dice }
event-stopped = { $seat } hört auf mit { $dice }
event-dwelt = { $dice ->
    [one] { $seat } würfelt eine 3 neu
   *[other] { $seat } würfelt { $dice } der 3en neu
}
event-smoke = { $seat } nutzt eine Marke der Rauchwolke, um nachzuwürfeln, noch { $counters ->
    [0] keine
   *[other] { $counters }
} übrig
event-probed = { $seat } würfelt einen Würfel neu: { $face }
event-turned = { $seat } dreht { $face } auf { $new } ({ $why })
event-points = { $points ->
    [0] Die Ruhmpunkte von { $seat } bleiben gleich ({ $why })
    [one] { $seat } bekommt 1 Ruhmpunkt ({ $why })
   *[other] { $seat } bekommt { $points } Ruhmpunkte ({ $why })
}
event-points-lost = { $lost ->
    [one] { $seat } verliert 1 Ruhmpunkt ({ $why })
   *[other] { $seat } verliert { $lost } Ruhmpunkte ({ $why })
}
event-energy = { $seat } bekommt { $energy } Energie ({ $why })
event-paid = { $seat } zahlt { $energy } Energie ({ $why })
event-healed = { $seat } heilt { $life } Leben ({ $why })
event-cured = { $seat } entfernt eine Marke ({ $why }), noch { $counters ->
    [0] keine
   *[other] { $counters }
} übrig
event-grown = { $seat } wächst und hat jetzt { $life } Leben
event-shrunk_back = { $seat } wird wieder kleiner und hat jetzt { $life } Leben
event-entered = { $seat } zieht in { $place } ein
event-left = { $seat } verlässt Tokyo
event-yielded = { $seat } weicht
event-stayed = { $seat } bleibt in Tokyo
event-moved_up = { $seat } rückt nach Tokyo City auf
event-bay_closed = Tokyo Bay schließt, { $seat } muss hinaus
event-hurt = { $seat } verliert { $life } Leben
event-hurt-by = { $by } verletzt { $seat }: { $life } Leben verloren
event-unharmed = { $seat } bleibt unverletzt
event-camouflage = { $seat } tarnt sich: { $hearts } von { $dice } Schaden aufgehoben
event-poisoned = { $seat } ist vergiftet, { $counters ->
    [one] 1 Giftmarke
   *[other] { $counters } Giftmarken
}
event-shrunk = { $seat } schrumpft, { $counters ->
    [one] 1 Schrumpfmarke
   *[other] { $counters } Schrumpfmarken
}
event-eliminated = { $seat } scheidet aus
event-revived = { $seat } hatte ein Junges: 10 Leben, keine Ruhmpunkte, keine Karten
event-revealed = „{ $card }“ wird aufgedeckt
event-peeked = { $seat } sieht die oberste Karte: „{ $card }“
event-peeked-hidden = { $seat } sieht sich die oberste Karte des Stapels an
event-reshuffled = Die abgeworfenen Karten werden zum neuen Stapel gemischt
event-swept = { $seat } lässt drei neue Karten aufdecken
event-bought = { $seat } kauft „{ $card }“ für { $energy } Energie
event-took_over = { $seat } kauft „{ $card }“ von { $from } für { $energy } Energie
event-aimed = Der Nachahmer von { $seat } kopiert „{ $card }“ von { $from }
event-deposited = { $energy ->
    [0] { $seat } legt keine Energie auf die Monsterbatterien
   *[other] { $seat } legt { $energy } Energie auf die Monsterbatterien
}
event-sold = { $seat } wirft „{ $card }“ für { $energy } Energie ab
event-card_gone = { $seat } wirft „{ $card }“ ab
event-won = { $seat } ist King of Tokyo!
event-nobody = Alle Monster sind ausgeschieden: Niemand gewinnt

# Das Spielbrett

board-life = Leben
board-points = Ruhmpunkte
board-energy = Energie
board-place = Ort
board-cards = Karten
board-three = Drei oder mehr:
board-top = oben auf dem Stapel
board-keep = behalten
board-discard = abwerfen
board-mine = Deine Karten
board-rerolls = Noch nachwürfeln:

# Das Terminal: der Tisch in Sätzen
tell-monster = { $seat }: { $life } Leben, { $points ->
    [one] 1 Ruhmpunkt
   *[other] { $points } Ruhmpunkte
}, { $energy } Energie, { $where ->
    [outside] draußen
   *[other] in { $place }
}.
tell-out = { $seat } ist ausgeschieden.
tell-poison = { $counters ->
    [one] 1 Giftmarke.
   *[other] { $counters } Giftmarken.
}
tell-shrink = { $counters ->
    [one] 1 Schrumpfmarke.
   *[other] { $counters } Schrumpfmarken.
}
tell-wings = Flügel: in diesem Zug kein Schaden.
tell-cards = Karten: { $cards }.
tell-dice = Die Würfel von { $seat } zeigen { $dice }.
tell-rerolls = { $rerolls ->
    [0] Nachwürfeln geht nicht mehr.
    [one] Noch einmal nachwürfeln.
   *[other] Noch { $rerolls }-mal nachwürfeln.
}
tell-three = Chance auf drei oder mehr, wenn du mit jedem Wurf darauf spielst: { $odds }.
tell-market = Auslage: „{ $card }“, { $energy } Energie, { $kind }. { $text }
tell-top = Oben auf dem Stapel: „{ $card }“, { $energy } Energie, { $kind }. { $text }
tell-mine = Deine Karte „{ $card }“: { $text }
tell-deck = Im Stapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}. Abgeworfen: { $gone }.
result-chance = { $dice }: { $faces ->
    [one] { $percent } %
   *[other] je { $percent } %
}
result-odds = nächster Wurf mindestens { $odds }
result-energy = { $energy ->
    [0] Danach hast du keine Energie mehr.
   *[other] Danach hast du noch { $energy } Energie.
}
held-copy = { $card } als { $copied }
held-stock = { $card }, darauf { $stock }
words-keep = behalte behalten
faces-heart = Herzen
faces-energy = Energie
faces-claw = Tatzen
word-stop = aufhören
source-dice = Würfel
source-entry = Einzug in Tokyo
source-tokyo = Züge in Tokyo begonnen
source-cards = Karten
source-eliminated = beim Ausscheiden verloren
legend =
    Würfel: 1, 2, 3, Herz ♥ (auch ein Leben), Energie ϟ, Tatze ///. 2× Tatze heißt zwei Würfel mit Tatze.
    Behalten: Nenne die Würfel in beliebiger Reihenfolge, zum Beispiel: tatze tatze 1. Oder zähle sie: 2x tatze 1x 1.
    Im Bild: ▲ ● ■ ◆ ★ ⬢ die Plätze eins bis sechs, ▶ ist am Zug, ✦ zwei Ruhmpunkte, ☠ Giftmarken, ▾ Schrumpfmarken, ✝ ausgeschieden.

# Das Ende
decided-survived = { $seat } bleibt als letztes Monster stehen.
decided-points = { $seat } hat { $points ->
    [one] 1 Ruhmpunkt
   *[other] { $points } Ruhmpunkte
}: genug, um Tokyo zu beherrschen.
decided-nobody = Alle Monster fallen zugleich. Tokyo atmet auf: Niemand gewinnt.
winner-title = { $seat } ist King of Tokyo!

# For reports
balance-card = Karte
balance-dice = Würfel
balance-entering-Tokyo = Einzug in Tokyo
balance-starting-a-turn-in-Tokyo = Zugbeginn in Tokyo
balance-cards = Karten
balance-lost-when-eliminated = beim Ausscheiden verloren

# Mit der echten Schachtel: was man dem Tisch sagt
box-first = Wer beginnt?
box-draw = Welche Karte wird aufgedeckt?
box-rolling = { $dice ->
    [one] Was zeigt der Würfel von { $who }?
   *[other] Was zeigen die { $dice } Würfel von { $who }?
}
box-rolling-again = { $dice ->
    [one] { $who } behält { $kept }; was zeigt der andere Würfel?
   *[other] { $who } behält { $kept }; was zeigen die anderen { $dice } Würfel?
}
box-probing = Was zeigt der Würfel jetzt?
box-dwelling = { $dice ->
    [one] Was zeigt der Würfel jetzt?
   *[other] Was zeigen die { $dice } Würfel jetzt?
}
box-hiding = Wie viele Herzen würfelt { $who } für die Tarnung?
box-peek = Welche Karte sieht { $who } oben auf dem Stapel?
box-hearts = { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}
box-price = { $energy } Energie
box-begins = { $who } beginnt

# Tipps: warum eine Wahl gut ist
reason-triple = Drei { $face }en liegen da: { $points ->
    [one] 1 Ruhmpunkt ist sicher.
   *[other] { $points } Ruhmpunkte sind sicher.
}
reason-hope = Drei { $face }en bringen { $points ->
    [one] 1 Ruhmpunkt
   *[other] { $points } Ruhmpunkte
}: Die Chance ist etwa { $percent } %, wenn du darauf spielst.
reason-enter = Tokyo ist leer: Mit einer Tatze ziehst du ein, für 1 Ruhmpunkt.
reason-knock-out = { $claws ->
    [one] Eine Tatze reicht
   *[other] { $claws } Tatzen reichen
}, damit { $seat } ausscheidet.
reason-hit-all = Aus Tokyo { $claws ->
    [one] trifft eine Tatze
   *[other] treffen { $claws } Tatzen
} { $monsters ->
    [one] das andere Monster
    [2] beide anderen
   *[other] alle { $monsters } anderen
}.
reason-hit = { $claws ->
    [one] Eine Tatze trifft
   *[other] { $claws } Tatzen treffen
} { $seat } in Tokyo, noch { $life } Leben.
reason-stay-out = Ohne Tatze bleibst du draußen. In Tokyo { $monsters ->
    [one] träfe dich dein Gegner
    [2] träfen dich beide anderen
   *[other] träfen dich alle { $monsters } anderen
}, bevor du wieder dran bist.
reason-pays = Mit { $energy } Energie kannst du „{ $card }“ kaufen.
reason-nearly-pays = Noch { $missing } Energie, und „{ $card }“ ist bezahlt.
reason-no-healing = In Tokyo heilen Herzen dich nicht.
reason-heal = Du hast { $life } Leben: Die Herzen bringen dich auf { $after }.
reason-healthy = Du hast alle Leben: Herzen bringen dir nichts.
reason-leave = Du hast noch { $life } Leben, und in Tokyo { $monsters ->
    [one] trifft dich dein Gegner
    [2] treffen dich beide anderen
   *[other] treffen dich alle { $monsters } anderen
}, bis du wieder dran bist.
reason-they-enter = { $seat } muss dann nach Tokyo und wird dort selbst getroffen.
reason-stay-wins = Beginnst du deinen nächsten Zug in Tokyo, gewinnen die 2 Ruhmpunkte das Spiel.
reason-stay = Beginnst du deinen nächsten Zug in Tokyo, bekommst du 2 Ruhmpunkte: zusammen { $points }.
reason-can-take-it = Mit { $life } Leben hältst du noch ein paar Tatzen aus.
reason-hits-weak = Aus Tokyo treffen deine Tatzen auch { $seat }, mit { $life } Leben.
reason-card = { $effect }
reason-left = { $energy ->
    [0] Das kostet deine ganze Energie.
   *[other] { $energy } Energie behältst du.
}
reason-save = Noch { $missing } Energie, und „{ $card }“ gehört dir: Spar darauf.
reason-keep-energy = Nichts hier ist jetzt seinen Preis wert; du behältst { $energy } Energie.
reason-sweep = Die drei Karten der Auslage helfen dir wenig; neue vielleicht.
