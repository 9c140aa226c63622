# An diesem Tisch tragen die Würfel die Farben der Plätze; die Namen der Schachtel stehen für Platz eins bis vier.
colour-blue = Rot
colour-yellow = Blau
colour-green = Gelb
colour-orange = Grün
colour-neutral = Neutral

the-ocean = Das Meer
the-kraken = Der Krake
your-reef = Dein Korallenstock
reef-of = Der Korallenstock von { $seat }
reefs = Korallenstöcke
look-closer = Den Korallenstock von { $seat } groß zeigen
panel-ocean = Meer
panel-reef = Riff
panel-kraken = Krake
pictures = Was zu sehen ist
see-ocean = Zum Meer

field-label = { $field }, { $strip }, Hai { $number }
field-holds = { $seat }{ $count ->
    [one] {""}
   *[other] {" zweimal"}
}
field-shark = der Hai
field-tip = Wer hier anhält, lässt den Hai { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
} schwimmen.
field-die = Kommt der Hai auf dieses Feld, wird ein Würfel auf die Welle gespült.
field-enter = Hier kommen Tiere ins Wasser.
swimmer-label = { $seat } auf { $field }
die-label = { $die }, { $strip }
shark-steps = Hai { $number }
shark-eats = frisst
shark-washes = +{ $count } auf die Welle
sums = Würfel im Meer

wave-of = Die Riesenwelle: { $count } von { $slots } Würfeln
wave-tip = Ist sie nach dem Zug des Hais voll, bricht sie: Die Würfel fallen in die Wellen, der Hai kehrt um, und alle dürfen eine Bonusaktion ausführen.
load-slot = { $number ->
    [one] Einen Würfel
   *[other] { $number } Würfel
} laden
ladder-tip = Bonusaktionen, wenn die Welle bricht: Deine Würfel im Meer ergeben { $sum }.
ladder-rung = Ab { $from }: { $action }

hex-label = { $hex }: { $symbol }, Ebene { $level }
hex-die = mit { $die }
hex-dead = tot, hier liegt ein Skelett
hex-beside = { $hex }, neben dem Korallenstock
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

arm-label = { $arm }: { $task }, Gerettet-Plättchen { $value }
arm-tip = Gerettet-Plättchen: { $stack }. Gefangene Freunde: { $friends }.
kraken-tip = Friss Würfel, die die Aufgabe eines Arms erfüllen: Dann ist dein Freund dort frei, und du nimmst das oberste Gerettet-Plättchen.
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
why-swimmer-first = Klicke zuerst das Tier an, das schwimmen soll.
why-here = Dein Tier ist schon hier; es muss auf einem anderen Feld anhalten.
why-shark = Niemand schwimmt auf den Hai oder an ihm vorbei.
why-far = Das ist weiter, als deine Pfeile tragen, oder der Hai ist im Weg.
why-step-one = Baue zuerst ein Teil an oder belade die Welle.
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
why-wave-full = Die Welle ist voll.
why-no-dice = Du hast keine Würfel mehr zum Laden.
why-wave = Die Welle belädst du zu Beginn deines Zugs.
why-taken = Alle genommenen Würfel gehören zur Mahlzeit oder werden nacheinander gelagert.
why-dead = Dort liegt ein Skelett: Darauf wird nicht gebaut.
why-die-lies = Dort liegt ein Würfel.
why-flat = Ein Teil liegt flach: auf zwei gleich hohen Feldern und nie genau auf einem Teil, oder neben dem Stock.
why-second = Die andere Hälfte liegt neben der ersten, gleich hoch, und nicht auf demselben Teil darunter.
why-dead-store = Auf einem Skelett wird nichts gelagert.
why-full = Dieser Platz ist nicht frei; für jeden neuen Würfel darf nur ein alter weichen.
why-not-fit = Dieser Würfel passt nicht zur Mahlzeit.
why-no-die-here = Dort liegt kein Würfel.
why-tile-first = Wähle zuerst ein Teil, oder belade die Welle.
