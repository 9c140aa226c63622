# Wörter: Meer mit Streifen (Tiefsee, Welle 1 bis 6, Strand) und Feldern, Tier (zwei je Person), Riesenwelle, Würfel,
# Korallenstock aus Teilen (zwei Sechsecke mit Symbol), Ebene, lagern, fressen, Krake mit Tentakeln, Freund,
# Gerettet-Plättchen, Krakenleiste mit Figuren, Koralle (Summe 3 bis 10), Hai, Skelett.

game-name = Poseidon's Kingdom
game-tagline = Befreie deine Freunde vom Kraken, und hüte dich vor dem Hai.

# names
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-orange = Orange
colour-neutral = Neutral
creature-fish = Fisch
creature-clam = Muschel
creature-octopus = Oktopus
creature-starfish = Seestern
die = { $colour } { $value }
strip-deep-sea = Tiefsee
strip-wave-1 = Welle 1
strip-wave-2 = Welle 2
strip-wave-3 = Welle 3
strip-wave-4 = Welle 4
strip-wave-5 = Welle 5
strip-wave-6 = Welle 6
strip-beach = Strand
symbol-arrow = Pfeil
symbol-wave = Welle
symbol-food = Nahrung
symbol-none = nichts
tile-AW = Pfeil und Welle
tile-AF = Pfeil und Nahrung
tile-WF = Welle und Nahrung
tentacle = Tentakel { $number } ({ $task })
task-pair = ein Paar
task-run3 = eine Dreierstraße
task-kind3 = ein Drilling
task-two-pairs = zwei Paare
task-run4 = eine Viererstraße
task-full-house = ein Full House
coral-speedy-fins = Flinke Flossen
coral-speedy-fins-text = ein Punkt je sichtbarem Pfeil auf deinem Korallenstock
coral-wave-rider = Wellenreiter
coral-wave-rider-text = ein Punkt je sichtbarer Welle auf deinem Korallenstock
coral-bigmouth = Großmaul
coral-bigmouth-text = ein Punkt je sichtbarem Nahrungssymbol auf deinem Korallenstock
coral-trident = Poseidons Dreizack
coral-trident-text = zählt wie die beste der vier anderen Arten
coral-graveyard = Friedhof
coral-graveyard-text = 3 Punkte ohne Skelett, sonst minus 1 je Skelett
bonus-peek = unter eine Koralle schauen
bonus-load = einen Würfel auf die Riesenwelle legen
bonus-swim = ein Feld schwimmen
bonus-forage = einen Würfel holen und lagern
bonus-build = ein Teil anbauen
bonus-kraken = zwei Felder auf der Krakenleiste

# prompts
prompt-enter = Setze ein Tier in die Tiefsee oder an den Strand
prompt-step-one = Baue deinen Korallenstock aus oder belade die Riesenwelle
prompt-tile = Welches Teil baust du an?
prompt-first-hex = Wohin kommt die Hälfte mit { $symbol ->
    [Pfeil] dem Pfeil
    [Welle] der Welle
   *[other] der Nahrung
}?
prompt-second-hex = Und wohin die Hälfte mit { $symbol ->
    [Pfeil] dem Pfeil
    [Welle] der Welle
   *[other] der Nahrung
}?
prompt-loading = Wie viele Würfel lädst du?
prompt-swimmer = Welches deiner Tiere schwimmt?
prompt-swimming = Wohin schwimmt dein Tier von { $field }? Höchstens { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}
prompt-taking = Nimm Nahrung ({ $strip }): höchstens { $more ->
    [one] einen Würfel
   *[other] { $more } Würfel
}
prompt-taking-more = Nimm Nahrung ({ $strip }): höchstens noch { $more ->
    [one] einen Würfel
   *[other] { $more } Würfel
}
prompt-food = { $taken ->
    [0] Möchtest du gelagerte Würfel fressen?
   *[other] Lagerst du die Würfel oder frisst du sie?
}
prompt-food-last = { $taken ->
    [0] Möchtest du gelagerte Würfel für Korallen fressen?
   *[other] Lagerst du die Würfel oder frisst du sie für Korallen?
}
prompt-next-die = Welchen Würfel lagerst du als nächsten?
prompt-slot = Wo lagerst du den Würfel { $die }?
prompt-slot-swap = Wo lagerst du den Würfel { $die }? Vorher darfst du einen alten Würfel entfernen
prompt-tentacle = Welchen Freund befreist du?
prompt-meal = Wähle die Würfel für die Aufgabe: { $task }
prompt-looking = Du darfst unter eine Koralle schauen
prompt-peeking = Schau unter eine Koralle
prompt-order = Wessen Figur zieht zuerst um den Kraken?
prompt-eaten = Der Hai hat ein Tier von dir gefressen: Lege ein Skelett auf deinen Korallenstock
prompt-eaten-full = Der Hai hat ein Tier von dir gefressen, und dein Korallenstock ist voll: Welcher Würfel weicht dem Skelett?
prompt-returning = Wo kommt dein Tier zurück?
prompt-bonus = Deine Würfel ergeben { $sum }: Wähle eine Bonusaktion
prompt-drifter = Welches deiner Tiere schwimmt ein Feld?
prompt-drifting = Wohin schwimmt dein Tier?
prompt-foraging = Welchen Würfel holst du?
prompt-white = Nimmst du eine Koralle mit weißer Zahl?
prompt-black = Nimmst du eine Koralle mit schwarzer Zahl?
prompt-paying = Bezahle die Koralle { $sum } mit Würfeln: noch { $left }

# choices
choice-build = Ein Teil anbauen
choice-load = Würfel auf die Riesenwelle legen
choice-enough = Nichts mehr nehmen
choice-store = Auf dem Korallenstock lagern
choice-eat = Fressen und einen Freund befreien
choice-eat-corals = Fressen und Korallen nehmen
choice-nothing = Nichts fressen
choice-no-look = Nicht schauen
choice-no-coral = Keine Koralle davon
choice-no-bonus = Keine Bonusaktion
choice-tile = { $tile }
choice-loads = { $number ->
    [one] Einen Würfel laden
   *[other] { $number } Würfel laden
}
choice-swimmer = Das Tier bei { $field } schwimmt
choice-swim = Nach { $field } schwimmen ({ $dice ->
    [0] kein Würfel dort
    [one] ein Würfel dort
   *[other] { $dice } Würfel dort
}); der Hai zieht { $number ->
    [one] ein Feld
   *[other] { $number } Felder
}
choice-swim-eats = Nach { $field } schwimmen ({ $dice ->
    [0] kein Würfel dort
    [one] ein Würfel dort
   *[other] { $dice } Würfel dort
}); der Hai zieht { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} und frisst { $eaten }
meal-own = { $number ->
    [one] dein Tier
   *[other] deine beiden Tiere
}
meal-other = { $number ->
    [one] ein Tier
   *[other] beide Tiere
} von { $seat }
choice-drift = Nach { $field } schwimmen
choice-enter = Bei { $field } einsetzen
choice-take = { $die } nehmen ({ $strip })
choice-die = { $die }
choice-eat-die = { $die } fressen, eben genommen
choice-eat-stored = { $die } von { $hex } fressen
choice-tentacle = { $tentacle }, bringt ein Gerettet-Plättchen mit { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkten
}
choice-look = Unter Koralle { $sum } schauen
choice-look-known = Noch einmal unter Koralle { $sum } schauen: { $kind }
choice-coral = Koralle { $sum }, noch unbekannt
choice-coral-known = Koralle { $sum }: { $kind }
choice-figure = Zuerst { $player }, { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
}
choice-bonus = { $action }
choice-beside = Daneben, auf { $hex }
choice-on-top = Obendrauf, auf { $hex } (Ebene { $level })
choice-slot = Auf { $hex } lagern
choice-remove = Zuerst { $die } von { $hex } entfernen
choice-skeleton = Auf { $hex }
choice-skeleton-die = Auf { $hex }, wo { $die } liegt

# events
event-first = { $seat } beginnt; auf der Riesenwelle { $wave ->
    [one] liegt ein Würfel
   *[other] liegen { $wave } Würfel
}
event-entered = Ein Tier von { $seat } kommt bei { $field } ins Wasser
event-turn = Runde { $round }: { $seat } ist am Zug
event-turn-last = Letzte Runde: { $seat } ist am Zug
event-skipped = { $seat } kann weder bauen noch laden
event-built = { $seat } baut ein Teil mit { $tile } auf Ebene { $level } ({ $hexes })
event-loaded = { $seat } lädt { $number ->
    [one] einen Würfel
   *[other] { $number } Würfel
}
event-loaded-full = { $seat } lädt { $number ->
    [one] einen Würfel
   *[other] { $number } Würfel
}: Die Riesenwelle ist voll
event-swam = Ein Tier von { $seat } schwimmt von { $from } nach { $to }
event-took = { $seat } nimmt { $die } ({ $strip })
event-stored = { $seat } lagert { $die } auf { $hex }
event-removed = { $seat } legt { $die } zurück in den Vorrat
event-ate = { $seat } frisst die Würfel { $dice }
event-freed = { $seat } befreit den Freund von { $tentacle } und nimmt ein Gerettet-Plättchen mit { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkten
}
event-freed-hidden = { $seat } befreit den Freund von { $tentacle } und nimmt ein Gerettet-Plättchen
event-defeated = { $seat } hat alle Freunde befreit: Der Krake ist besiegt
event-looked = { $seat } schaut unter Koralle { $sum }: { $kind }
event-looked-hidden = { $seat } schaut unter Koralle { $sum }
event-coral = { $seat } nimmt Koralle { $sum }: { $kind }
event-coral-hidden = { $seat } nimmt Koralle { $sum }
event-figure = Die Figur von { $seat } zieht auf der Krakenleiste { $path }
event-shark = Der Hai schwimmt nach { $field }
event-shark-way = Der Hai schwimmt über { $over } nach { $field }
event-washed = Ein Würfel wird auf die Riesenwelle gespült: { $colour }
event-eaten = Der Hai frisst ein Tier von { $seat } bei { $field }
event-shielded = Der Delfin schützt das Tier von { $seat } bei { $field }
event-skeleton = { $seat } legt ein Skelett auf { $hex }
event-skeleton-loose = { $seat } legt ein Skelett neben den Korallenstock
event-breaks = Die Riesenwelle bricht mit { $wave ->
    [one] einem Würfel
   *[other] { $wave } Würfeln
}
event-landed = { $die } fällt in den Streifen { $strip }
event-landed-foam = { $die } fällt auf die Gischt und zählt zum Streifen { $strip }
event-landed-many = Es fallen { $dice }
event-missed = Ein Würfel fällt daneben: { $colour }
event-back = { $wave ->
    [one] Der Würfel, der danebenfiel, kommt zurück auf die Riesenwelle
   *[other] { $wave } Würfel, die danebenfielen, kommen zurück auf die Riesenwelle
}
event-turned = Der Hai kehrt um. Summen der Würfel im Meer: { $sums }
event-bonus = { $seat } wählt die Bonusaktion: { $action }
event-declined = { $seat } verzichtet auf die Bonusaktion
event-dolphin = Der Delfin schwimmt zu { $seat }
event-last_round = Die letzte Runde beginnt
event-last_round-net = Die letzte Runde beginnt, obwohl der Krake noch Freunde von allen hält
event-shown = { $seat } deckt Koralle { $sum } auf: { $kind }
event-over = Die Partie ist zu Ende. Punkte: { $points }

# options
option-leftover_rule = Genommene, aber nicht gefressene Würfel
option-leftover_rule-strict = alle müssen gefressen werden
option-leftover_rule-store_leftovers = dürfen gelagert werden
option-kraken_move_trigger = Fremde Würfel bewegen die Figur ihres Besitzers
option-kraken_move_trigger-eat = wenn sie gefressen werden
option-kraken_move_trigger-take = wenn sie genommen werden
option-peek_on_every_rescue = Blick unter eine Koralle bei jeder Rettung
option-peek_on_every_rescue-true = ja
option-peek_on_every_rescue-false = nur am Krakenkopf
option-initial_wave = Die erste Riesenwelle bricht
option-initial_wave-breaks_on_first_turn = nach dem ersten Zug
option-initial_wave-breaks_before_first_turn = vor dem ersten Zug
option-skeleton_stock = Skelette
option-skeleton_stock-per_player_9 = 9 je Spieler
option-skeleton_stock-common_36 = 36 für alle
option-skeleton_stock-unlimited = ohne Grenze
option-max_rounds = Runden, bis die letzte beginnt
option-miss_probability = Chance, dass ein Würfel danebenfällt
option-foam_probability = Chance, dass ein Würfel auf der Gischt liegt
option-strip_weights = Wohin Würfel fallen, von der Tiefsee bis zum Strand
option-bonus_tiers = Summen für die Bonusaktionen
option-dolphin_variant = Delfin
option-dolphin_variant-false = ohne
option-dolphin_variant-true = mit, er schützt einmal
tie-break = Gleiche Punkte: Wer den Dreizack hat, liegt vorn, dann, wer den höheren Korallenstock hat, dann, wer weniger Skelette hat, dann, wer die besseren Gerettet-Plättchen hat.
field-d = Tiefsee { $number }
field-l = Welle { $number } links
field-r = Welle { $number } rechts
field-b = Strand { $number }
hex = Sechseck { $name }
track-head = zum Krakenkopf
track-field = auf Feld { $number }
list = { $one }, { $more }
list-last = { $more } und { $last }
tally = { $seat } { $number }

# Das Terminal: der Tisch in Sätzen
tell-shark = Der Hai ist bei { $field }. Vor ihm liegen: { $ahead }.
tell-wave = Auf der Riesenwelle { $dice ->
    [one] ist 1 von { $slots } Plätzen
   *[other] sind { $dice } von { $slots } Plätzen
} belegt: { $colours }.
tell-wave-empty = Die Riesenwelle ist leer; sie fasst { $slots } Würfel.
tell-strip = { $strip }: { $dice }.
tell-player = { $seat } ({ $colour }): { $dice } Würfel im Vorrat, { $swimmers }, { $friends ->
    [0] alle Freunde sind befreit
    [one] 1 Freund ist noch gefangen
   *[other] { $friends } Freunde sind noch gefangen
}.
tell-figure = Figur auf der Krakenleiste: { $track }.
tell-head = am Krakenkopf
tell-track = Feld { $number }
tell-swimmers = Tiere bei { $fields }
tell-no-swimmers = noch kein Tier im Meer
tell-safe = Gerettet-Plättchen: { $values }.
tell-safe-hidden = { $tiles ->
    [one] 1 Gerettet-Plättchen.
   *[other] { $tiles } Gerettet-Plättchen.
}
tell-abilities = Korallenstock von { $seat }: schwimmen { $arrow }, laden { $wave }, nehmen { $food }.
tell-hex = Sechseck { $hex }: { $things }.
tell-bare = { $number ->
    [one] Leer, ohne Symbol, auf Ebene 1: Sechseck { $hexes }.
   *[other] Leer, ohne Symbol, auf Ebene 1: Sechsecke { $hexes }.
}
tell-level = Ebene { $level }
tell-skeleton = Skelett
tell-tentacle = { $tentacle } hält Freunde von { $friends }; das nächste Gerettet-Plättchen zählt { $value }.
tell-tentacle-empty = { $tentacle } hält niemanden mehr.
tell-coral = Koralle { $sum }: { $kind }.
tell-coral-owned = Koralle { $sum } gehört { $seat }: { $kind }.
tell-unknown-corals = Korallen, die niemand hat und du nicht kennst: { $sums }.
tell-unknown = unbekannt
tell-tiles = Teile im Vorrat: { $tiles }. Neutrale Würfel: { $neutral }.
tell-held = { $seat } hält in der Hand: { $dice }.
tell-landed = { $die } in den Streifen { $strip }
tell-landed-foam = { $die } auf die Gischt zum Streifen { $strip }
result-targets = kann nach { $fields } schwimmen
result-full = dann ist die Riesenwelle voll
result-abilities = dann: schwimmen { $arrow }, laden { $wave }, nehmen { $food }
result-points = { $points ->
    [one] bringt dir 1 Punkt
   *[other] bringt dir { $points } Punkte
}
board-ocean = Meer
board-kraken = Krake
source-tiles = Gerettet-Plättchen
source-tiles-text = Was die befreiten Freunde gebracht haben.
legend =
    Felder: Tiefsee 1 bis 4 oben, Welle 1 bis 6 links und rechts, Strand 1 bis 4 unten. Im Bild D, L, R und B; L3/2 heißt: Welle 3 links, der Hai zieht 2 Felder, wenn du hier ankommst; * ein Würfelsymbol. ◢► der Hai und das Feld, auf das er zuschwimmt; eine einzelne Ziffer hinter einem Feld ist ein Tier des Spielers mit dieser Nummer.
    Würfel: B blau, Y gelb, G grün, O orange, N neutral, dahinter der Wert. ▫ ein freier Platz der Riesenwelle.
    Sechsecke: 2,1 heißt Spalte 2, Reihe 1; darunter die Ebene, das Symbol (➤ Pfeil: schwimmen, ≈ Welle: laden, ◆ Nahrung: nehmen) und was dort liegt, ☠ ein Skelett. Die zwei Hälften eines Teils trennt kein Strich. Unten am Bild: die drei Fähigkeiten, ▪ Würfel im Vorrat, daneben die Skelette. ▶ ist am Zug.

# Das Ende
winner-title = { $seat } hat Poseidons Gunst!

# For reports
balance-tentacle = Tentakel
balance-coral = Koralle
balance-safe-tiles = Gerettet-Plättchen
balance-sum = Summe { $n }

# Mit der echten Schachtel: was man dem Tisch sagt
box-first = Wer beginnt?
box-tipping = Würfel von { $who }, { $dice ->
    [one] der letzte: Wo liegt er, was zeigt er?
   *[other] noch { $dice }: Wo liegt einer, was zeigt er?
}
box-tipping-neutral = Neutrale Würfel, { $dice ->
    [one] der letzte: Wo liegt er, was zeigt er?
   *[other] noch { $dice }: Wo liegt einer, was zeigt er?
}
box-revealing = Welche Koralle ist es? Nur { $who } schaut hin
box-fell = { $value }, Streifen: { $strip }
box-fell-on-foam = { $value } auf der Gischt vor dem Streifen: { $strip }
box-missed = Danebengefallen
box-begins = { $who } beginnt

# Tipps: warum eine Wahl gut ist
reason-completes = Damit ist die Aufgabe erfüllt ({ $task }): Ein Freund ist frei, für { $value ->
    [one] 1 Punkt.
   *[other] { $value } Punkte.
}
reason-one-short = Dann fehlt dir für die Aufgabe ({ $task }) nur noch ein Würfel: eine { $die }.
reason-away = Der Hai kommt hier so bald nicht vorbei.
reason-reach = Die Würfel dort befreien einen Freund ({ $task }), für { $value ->
    [one] 1 Punkt.
   *[other] { $value } Punkte.
}
reason-dice = { $dice ->
    [one] Dort liegt ein Würfel.
   *[other] Dort liegen { $dice } Würfel; { $take ->
        [one] einen
       *[other] { $take }
    } darfst du nehmen.
}
reason-shark-eats = Der Hai frisst dann ein fremdes Tier.
reason-shark-spares = Der Hai erreicht deine Tiere nicht.
reason-flee = Der Hai ist von diesem Tier nur { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} entfernt.
reason-tile-worth = Das oberste Gerettet-Plättchen zählt { $value ->
    [one] 1 Punkt.
   *[other] { $value } Punkte.
}
reason-next-worth = Wer später kommt, bekommt nur { $value }.
reason-build = Ein höherer Korallenstock kann in jedem Zug mehr; am schwächsten ist bei dir { $symbol ->
    [Nahrung] die Nahrung
    [Welle] die Welle
   *[other] der Pfeil
}.
reason-level = Dort liegt das Teil auf Ebene { $level }: So viel ist wert, was es zeigt.
reason-breaks = Dann ist die Riesenwelle voll und bricht: neue Würfel im Meer, ein Bonus für deine eigenen.
reason-load = { $left ->
    [one] Noch ein Würfel, und
   *[other] Noch { $left } Würfel, und
} die Riesenwelle bricht. Eigene Würfel bringen einen Bonus.
reason-empty-sea = Im Meer gibt es noch nichts zu fressen.
reason-free-now = Deine Würfel erfüllen die Aufgabe ({ $task }): Ein Freund ist frei, für { $value ->
    [one] 1 Punkt.
   *[other] { $value } Punkte.
}
reason-ability-food = Ab jetzt darfst du { $number ->
    [one] einen Würfel
   *[other] { $number } Würfel
} nehmen.
reason-ability-arrow = Ab jetzt darfst du { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} schwimmen.
reason-ability-wave = Ab jetzt darfst du { $number ->
    [one] einen Würfel
   *[other] { $number } Würfel
} laden.
reason-coral = Sie zählt für deinen Korallenstock, so wie er ist, { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
reason-look = Wer eine Koralle kennt, kann für sie bauen.
reason-unknown-coral = Sie kostet Würfel, die dir sonst nichts mehr bringen.
box-value = { $value }
box-foam = Gischt vor: { $strip }
