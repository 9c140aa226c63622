# An diesem Tisch tragen die Würfel die Farben der Plätze; die Namen der Schachtel stehen für Platz eins bis vier.
colour-blue = Rot
colour-yellow = Blau
colour-green = Gelb
colour-orange = Grün
colour-neutral = Neutral
# Mit der echten Schachtel hat jeder seine eigene Farbe: Dann heißen die Würfel nach ihren Besitzern.
colour-blue-box = { $seat1 }
colour-yellow-box = { $seat2 }
colour-green-box = { $seat3 }
colour-orange-box = { $seat4 }
colour-neutral-box = neutral
die-box = { $colour ->
    [neutral] eine neutrale { $value }
   *[other] eine { $value } von { $colour }
}
hex-die-box = darauf { $die }
prompt-slot-box = Wo lagerst du { $die }?
prompt-slot-swap-box = Wo lagerst du { $die }? Vorher darfst du einen alten Würfel entfernen
prompt-slot-swap-short-box = Wo lagerst du { $die }? Ein alter Würfel darf weichen
event-ate-box = { $seat } frisst { $dice }
event-landed-box = { $die } fällt in den Streifen { $strip }
event-landed-foam-box = { $die } fällt auf die Gischt und zählt zum Streifen { $strip }
event-missed-box = { $colour ->
    [neutral] Ein neutraler Würfel
   *[other] Ein Würfel von { $colour }
} fällt daneben
event-washed-box = { $colour ->
    [neutral] Ein neutraler Würfel
   *[other] Ein Würfel von { $colour }
} wird auf die Riesenwelle gespült

the-ocean = Das Meer
the-kraken = Der Krake
your-reef = Dein Korallenstock
reef-of = Der Korallenstock von { $seat }
reefs = Korallenstöcke
look-closer = Den Korallenstock von { $seat } groß zeigen
panel-ocean = Meer
panel-reef = Stock
panel-kraken = Krake

field-label = { $field }, Hai { $number }
field-holds = { $seat }{ $count ->
    [one] {""}
   *[other] {" zweimal"}
}
field-shark = der Hai
field-tip = Wer hier anhält, lässt den Hai { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
} schwimmen.
field-die = Kommt der Hai auf dieses Feld, wird ein Würfel auf die Riesenwelle gespült.
field-enter = Hier kommen Tiere ins Wasser.
swimmer-label = { $seat } bei { $field }
die-label = { $die }, { $strip }
shark-steps = Hai { $number }
shark-eats = frisst
shark-washes = +{ $count } auf die Riesenwelle
sums = Würfel im Meer

wave-of = Die Riesenwelle: { $count } von { $slots } Plätzen belegt
wave-tip = Ist sie nach dem Zug des Hais voll, bricht sie: Die Würfel fallen in die Streifen, der Hai kehrt um, und alle dürfen eine Bonusaktion ausführen.
ladder-tip = Bonusaktionen, wenn die Riesenwelle bricht: Deine Würfel im Meer ergeben { $sum }.
ladder-rung = Ab { $from }: { $action }

hex-at = Spalte { $column }, Reihe { $row }
hex-label = { $symbol }, Ebene { $level }
hex-die = mit { $die }
hex-dead = tot, hier liegt ein Skelett
hex-beside = neben dem Korallenstock
ability-arrow = Pfeil { $value }: So viele Felder schwimmt ein Tier höchstens. Sichtbare Pfeile: { $seen }
ability-wave = Welle { $value }: So viele Würfel lassen sich laden. Sichtbare Wellen: { $seen }
ability-food = Nahrung { $value }: So viele Würfel lassen sich nehmen. Sichtbare Nahrungssymbole: { $seen }
tiles-left = Teile im Vorrat
tile-left = { $tile }, noch { $count }
loose-tip = { $count ->
    [one] 1 Skelett neben dem Korallenstock
   *[other] { $count } Skelette neben dem Korallenstock
}
in-your-fins = Eben genommene Würfel
eating = { $die }, für die Mahlzeit

arm-label = { $arm }, Gerettet-Plättchen { $value }
arm-tip = Gerettet-Plättchen: { $stack }. Gefangene Freunde: { $friends }.
kraken-tip = Friss Würfel, die die Aufgabe eines Tentakels erfüllen: Dann ist dein Freund dort frei, und du nimmst das oberste Gerettet-Plättchen.
track-tip = Für jeden deiner Würfel, den ein anderer frisst, zieht deine Figur ein Feld im Uhrzeigersinn. Am Kopf befreit sie deinen nächsten Freund.
figure-label = { $seat }, { $field ->
    [0] am Kopf
   *[other] auf Feld { $field } der Krakenleiste
}
coral-unknown = unbekannt
coral-label = Koralle { $sum }: { $kind }
coral-owner = genommen von { $seat }
coral-peeked = Angeschaut von { $names }.
coral-tip = In der letzten Runde kostet sie Würfel mit genau { $sum }.
last-turns = Letzte Runde: { $count ->
    [one] noch 1 Zug
   *[other] noch { $count } Züge
}

friends-of = { $free } von 6 Freunden befreit.
safe-tiles-down = { $count ->
    [one] 1 Gerettet-Plättchen, verdeckt
   *[other] { $count } Gerettet-Plättchen, verdeckt
}
safe-tiles = { $count ->
    [one] 1 Gerettet-Plättchen
   *[other] { $count } Gerettet-Plättchen
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dice-left = { $count ->
    [one] 1 Würfel im Vorrat
   *[other] { $count } Würfel im Vorrat
}
skeletons-of = { $count ->
    [one] 1 Skelett
   *[other] { $count } Skelette
}
dolphin = Delfin
dolphin-tip = Der Delfin schützt die Tiere dieses Spielers einmal vor dem Hai.
final-points = Wertung
points-so-far = Punkte bisher

why-enter = Tiere kommen in der Tiefsee oder am Strand ins Wasser.
why-swimmer-first = Tippe zuerst das Tier an, das schwimmen soll.
why-here = Dein Tier ist schon hier; es muss auf einem anderen Feld anhalten.
why-shark = Niemand schwimmt auf den Hai oder an ihm vorbei.
why-far = Das ist weiter, als deine Pfeile tragen, oder der Hai ist im Weg.
why-step-one = Baue zuerst ein Teil an oder belade die Riesenwelle.
why-die-swim = Würfel nimmst du aus dem Streifen, in dem dein Tier anhält.
why-die-strip = Nur Würfel im Streifen deines Tiers, und nur, was du vollständig lagern oder fressen kannst.
why-die = Würfel werden gleich nach dem Schwimmen genommen.
why-last-round = In der letzten Runde wird kein Freund mehr befreit; Würfel frisst man für Korallen.
why-freed = Dein Freund dort ist schon frei.
why-task = Deine Würfel erfüllen diese Aufgabe nicht; alle eben genommenen müssen zur Mahlzeit gehören.
why-eat = Freunde befreit man, indem man nach dem Schwimmen Würfel frisst.
why-coral-gone = Diese Koralle ist vergeben.
why-coral-sum = Deine Würfel ergeben nicht genau diese Summe, oder du hast schon eine Koralle dieser Farbe.
why-coral = Unter eine Koralle schaust du, wenn ein Freund frei wird; genommen werden Korallen in der letzten Runde.
why-figure = Die Figur zieht, wenn andere Würfel ihres Besitzers fressen.
why-tile-taken = Du hältst schon ein Teil: Wähle, wo es liegen soll.
why-tile = Ein Teil baust du zu Beginn deines Zugs an.
why-wave-full = Die Riesenwelle ist voll.
why-no-dice = Du hast keine Würfel mehr zum Laden.
why-wave = Die Riesenwelle belädst du zu Beginn deines Zugs.
why-taken = Alle genommenen Würfel gehören zur Mahlzeit oder werden nacheinander gelagert.
why-dead = Dort liegt ein Skelett: Darauf wird nicht gebaut.
why-die-lies = Dort liegt ein Würfel.
why-flat = Ein Teil liegt flach: auf zwei gleich hohen Sechsecken und nie genau auf einem Teil, oder neben dem Korallenstock.
why-second = Die andere Hälfte liegt neben der ersten, gleich hoch, und nicht auf demselben Teil darunter.
why-dead-store = Auf einem Skelett wird nichts gelagert.
why-full = Dieses Sechseck ist nicht frei; für jeden neuen Würfel darf nur ein alter weichen.
why-not-fit = Dieser Würfel passt nicht zur Mahlzeit.
why-no-die-here = Dort liegt kein Würfel.
why-tile-first = Wähle zuerst ein Teil, oder belade die Riesenwelle.

your-things = Vor dir
steps = Die Schritte des Zugs
step-build = Bauen/Laden
step-swim = Schwimmen
step-food = Nahrung
step-shark = Hai
bonus-peek-brief = Koralle sehen
bonus-load-brief = Würfel laden
bonus-swim-brief = Ein Feld weiter
bonus-forage-brief = Würfel holen
bonus-build-brief = Teil bauen
bonus-kraken-brief = Figur 2 weiter

prompt-step-one-short = Baue ein Teil an, oder belade die Riesenwelle
prompt-swimming-short = Wohin? Dein Tier schwimmt höchstens { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}
prompt-taking-short = { $more ->
    [one] Nimm einen Würfel
   *[other] Nimm bis zu { $more } Würfel
} ({ $strip })
prompt-taking-more-short = Noch { $more ->
    [one] ein Würfel
   *[other] { $more } Würfel
}? ({ $strip })
prompt-food-short = { $taken ->
    [0] Gelagerte Würfel fressen?
   *[other] Die Würfel lagern oder fressen?
}
prompt-food-last-short = { $taken ->
    [0] Gelagerte Würfel für Korallen fressen?
   *[other] Die Würfel lagern, oder für Korallen fressen?
}
prompt-slot-swap-short = Wohin mit { $die }? Ein alter Würfel darf weichen
prompt-eaten-short = Der Hai fraß dein Tier: Wohin das Skelett?
prompt-eaten-full-short = Der Hai fraß dein Tier: Welcher Würfel weicht?
choice-build-short = Teil anbauen
choice-load-short = Riesenwelle beladen
choice-enough-short = Genug
choice-store-short = Lagern
choice-eat-short = Fressen, Freund befreien
choice-eat-corals-short = Fressen für Korallen
choice-swim-short = Hierher: Der Hai zieht { $number }
choice-swim-eats-short = Hierher: Der Hai zieht { $number } und frisst { $eaten }
choice-beside-short = Hier anlegen
choice-on-top-short = Hier obendrauf, Ebene { $level }
about-points = Punkte: Gerettet-Plättchen, am Ende auch Korallen. Wer die meisten hat, gewinnt.
prompt-meal-short = Wähle die Würfel für die Mahlzeit
choice-swimmer-short = Dieses Tier schwimmt
choice-drift-short = Hierher schwimmen
choice-enter-short = Hier ins Wasser
choice-slot-short = Hier lagern
choice-remove-short = Erst { $die } wegnehmen
choice-skeleton-short = Skelett hierher
choice-skeleton-die-short = Skelett hierher, { $die } weicht
choice-eat-stored-short = { $die } fressen
choice-tentacle-short = Freund befreien: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
teach-goal = Befreie deine sechs Freunde vom Kraken und hab am Ende die meisten Punkte.
teach-turn-1 = Baue ein Teil an deinen Korallenstock, oder lade Würfel auf die Riesenwelle.
teach-turn-2 = Ein Tier schwimmt zu den Würfeln.
teach-turn-3 = Nimm Würfel und lagere sie, oder friss passende: Sie befreien einen Freund.
teach-turn-4 = Der Hai schwimmt so weit, wie das Feld deines Tiers sagt, und frisst, wen er trifft.
teach-turn-5 = Ist die Riesenwelle dann voll, bricht sie: neue Würfel im Meer und ein Bonus für alle.
teach-arrow = So viele Felder darf dein Tier schwimmen: die höchste Ebene, auf der man einen Pfeil sieht.
teach-wave = So viele Würfel darfst du laden: die höchste Ebene, auf der man eine Welle sieht.
teach-food = So viele Würfel darfst du nehmen: die höchste Ebene, auf der man Nahrung sieht.
teach-die = Würfel
teach-about-die = Liegt auf der Riesenwelle, im Meer oder auf deinem Korallenstock. Frisst ein anderer deinen, zieht deine Figur auf der Krakenleiste.
teach-shark = Schwimmt nach jedem Zug auf seiner Acht.
teach-skeleton = Skelett
teach-about-skeleton = Für jedes gefressene Tier eines: Es macht ein Sechseck deines Korallenstocks tot.

long-words = Riesen|welle schwim|men Bonus|aktion Korallen|stock
event-built = { $seat } baut ein Teil mit { $tile } auf Ebene { $level }
event-stored = { $seat } lagert { $die } auf dem Korallenstock
event-skeleton = { $seat } legt ein Skelett auf den Korallenstock
# Was gewählt wurde, wo der Korallenstock zeigt, wo
choice-eat-stored-marked = { $die } fressen
choice-beside-marked = Daneben anbauen
choice-on-top-marked = Obendrauf bauen, Ebene { $level }
choice-slot-marked = Lagern
choice-remove-marked = Erst { $die } wegnehmen
choice-skeleton-marked = Das Skelett ablegen
choice-skeleton-die-marked = Das Skelett ablegen, { $die } weicht
