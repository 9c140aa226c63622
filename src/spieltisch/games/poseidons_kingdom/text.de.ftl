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
tentacle = T{ $number } ({ $task })
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
bonus-load = einen Würfel auf die Welle legen
bonus-swim = ein Feld schwimmen
bonus-forage = einen Würfel holen und lagern
bonus-build = ein Teil anbauen
bonus-kraken = zwei Felder auf der Krakenleiste

# prompts
prompt-enter = Setze ein Tier in die Tiefsee oder an den Strand
prompt-step-one = Baue deinen Korallenstock aus oder belade die Riesenwelle
prompt-tile = Welches Teil baust du an?
prompt-first-hex = Wohin kommt die Hälfte mit diesem Symbol: { $symbol }?
prompt-second-hex = Und wohin die Hälfte mit diesem Symbol: { $symbol }?
prompt-loading = Wie viele Würfel lädst du?
prompt-swimmer = Welches deiner Tiere schwimmt?
prompt-swimming = Wohin von { $field }? Höchstens { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}
prompt-taking = Nimm Nahrung ({ $strip }): höchstens { $more ->
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
prompt-slot = Wo lagerst du { $die }? Vorher darfst du einen alten Würfel entfernen
prompt-tentacle = Welchen Freund befreist du?
prompt-meal = Wähle die Würfel für { $task }
prompt-looking = Du darfst unter eine Koralle schauen
prompt-peeking = Schau unter eine Koralle
prompt-order = Wessen Figur zieht zuerst um den Kraken?
prompt-eaten = Der Hai hatte Hunger: Lege ein Skelett auf deinen Korallenstock
prompt-eaten-full = Dein Korallenstock ist voll: Welcher Würfel weicht dem Skelett?
prompt-returning = Wo kommt dein Tier zurück?
prompt-bonus = Deine Würfel ergeben { $sum }: Wähle eine Bonusaktion
prompt-drifter = Welches deiner Tiere schwimmt ein Feld?
prompt-drifting = Wohin?
prompt-foraging = Welchen Würfel holst du?
prompt-white = Nimmst du eine Koralle mit weißer Zahl?
prompt-black = Nimmst du eine Koralle mit schwarzer Zahl?
prompt-paying = Bezahle { $sum }: noch { $left }

# choices
choice-build = Ein Teil anbauen
choice-load = Würfel auf die Riesenwelle legen
choice-enough = Nichts mehr nehmen
choice-store = Auf dem Korallenstock lagern
choice-eat = Fressen und einen Freund befreien
choice-eat-corals = Fressen und Korallen nehmen
choice-nothing = Nichts fressen
choice-no-look = Nicht schauen
choice-no-coral = Keine davon
choice-no-bonus = Keine Bonusaktion
choice-tile = { $tile }
choice-loads = { $number ->
    [one] Einen Würfel laden
   *[other] { $number } Würfel laden
}
choice-swimmer = Das Tier auf { $field }
choice-swim = Nach { $field } schwimmen ({ $strip }, { $dice ->
    [0] kein Würfel
    [one] ein Würfel
   *[other] { $dice } Würfel
}); der Hai zieht { $number }
choice-swim-eats = Nach { $field } schwimmen ({ $strip }, { $dice ->
    [0] kein Würfel
    [one] ein Würfel
   *[other] { $dice } Würfel
}); der Hai zieht { $number } und frisst
choice-swim-own = Nach { $field } schwimmen ({ $strip }, { $dice ->
    [0] kein Würfel
    [one] ein Würfel
   *[other] { $dice } Würfel
}); der Hai zieht { $number } und frisst dich
choice-drift = Nach { $field } schwimmen ({ $strip })
choice-enter = Bei { $field } einsetzen ({ $strip })
choice-take = { $die } nehmen ({ $strip })
choice-die = { $die }
choice-eat-die = { $die } fressen, eben genommen
choice-eat-stored = { $die } von { $hex } fressen
choice-tentacle = { $tentacle }, bringt ein Gerettet-Plättchen mit { $value }
choice-look = Unter Koralle { $sum } schauen
choice-look-known = Noch einmal unter Koralle { $sum } schauen: { $kind }
choice-coral = Koralle { $sum }
choice-coral-known = Koralle { $sum }: { $kind }
choice-figure = { $player }, { $fields ->
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
event-first = { $seat } beginnt; auf der Welle liegen { $wave } Würfel
event-entered = { $seat } kommt bei { $field } ins Wasser
event-turn = Runde { $round }: { $seat }
event-turn-last = Letzte Runde: { $seat }
event-skipped = { $seat } kann weder bauen noch laden
event-built = { $seat } baut { $tile } auf Ebene { $level }
event-loaded = { $seat } lädt { $number ->
    [one] einen Würfel
   *[other] { $number } Würfel
}
event-loaded-full = { $seat } lädt { $number ->
    [one] einen Würfel
   *[other] { $number } Würfel
}: Die Welle ist voll
event-swam = { $seat } schwimmt von { $from } nach { $to }
event-took = { $seat } nimmt { $die } ({ $strip })
event-stored = { $seat } lagert { $die } auf { $hex }
event-removed = { $seat } legt { $die } zurück in den Vorrat
event-ate = { $seat } frisst { $dice }
event-freed = { $seat } befreit den Freund von { $tentacle } und nimmt ein Gerettet-Plättchen mit { $value }
event-defeated = { $seat } hat alle Freunde befreit: Der Krake ist besiegt
event-looked = { $seat } schaut unter Koralle { $sum }: { $kind }
event-looked-hidden = { $seat } schaut unter Koralle { $sum }
event-coral = { $seat } nimmt Koralle { $sum }: { $kind }
event-coral-hidden = { $seat } nimmt Koralle { $sum }
event-figure = { $seat } zieht auf der Krakenleiste nach { $path }
event-shark = Der Hai schwimmt nach { $field }
event-washed = Ein Würfel wird auf die Welle gespült: { $colour }
event-eaten = Der Hai frisst { $seat } auf { $field }
event-shielded = Der Delfin schützt { $seat } auf { $field }
event-skeleton = { $seat } legt ein Skelett auf { $hex }
event-skeleton-loose = { $seat } legt ein Skelett neben den Korallenstock
event-breaks = Die Welle bricht mit { $wave } Würfeln
event-landed = { $die } fällt: { $strip }
event-landed-foam = { $die } fällt auf die Gischt: { $strip }
event-missed = Ein Würfel fällt daneben: { $colour }
event-back = Würfel, die daneben fielen, kommen zurück auf die Welle: { $wave }
event-turned = Der Hai kehrt um; Würfelsummen { $sums }
event-bonus = { $seat }: { $action }
event-declined = { $seat } verzichtet auf die Bonusaktion
event-dolphin = Der Delfin schwimmt zu { $seat }
event-last_round = Die letzte Runde beginnt
event-last_round-net = Die letzte Runde beginnt, obwohl der Krake noch Freunde von allen hält
event-shown = { $seat } deckt Koralle { $sum } auf: { $kind }
event-over = Das Spiel ist aus: { $points }

# options
option-leftover_rule = Genommene, aber nicht gefressene Würfel
option-leftover_rule-strict = alle müssen gefressen werden
option-leftover_rule-store_leftovers = dürfen gelagert werden
option-kraken_move_trigger = Fremde Würfel bewegen ihren Besitzer
option-kraken_move_trigger-eat = wenn sie gefressen werden
option-kraken_move_trigger-take = wenn sie genommen werden
option-peek_on_every_rescue = Blick unter eine Koralle bei jeder Rettung
option-peek_on_every_rescue-true = ja
option-peek_on_every_rescue-false = nur am Krakenkopf
option-initial_wave = Die erste Welle bricht
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
tie-break = Gleiche Punkte: Der Dreizack liegt vorn, dann der höhere Korallenstock, dann weniger Skelette, dann die besseren Gerettet-Plättchen.
