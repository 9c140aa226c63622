# Words: monster, die (1, 2, 3, heart, energy, claw), reroll, point, life, energy, damage, Tokyo (City and Bay) and
# outside, card (keep or discard), counter (poison, shrink), market, deck, yield.

game-name = King of Tokyo
game-tagline = Roll, smash, and rule the city: 20 points, or the last monster standing.

option-victory_timing = When 20 points win
option-victory_timing-immediate = at once
option-victory_timing-end_of_turn = only at the end of the turn
option-deck = Deck of your own
tie-break = Equal points: the winner comes first, then the living.

face-1 = 1
face-2 = 2
face-3 = 3
face-heart = heart
face-energy = energy
face-claw = claw
dice-none = nothing
dice-some = { $number }× { $face }
dice-and = { $one }, { $more }

place-city = Tokyo City
place-bay = Tokyo Bay
place-outside = outside

why-dice = dice
why-entry = entering Tokyo
why-tokyo = beginning the turn in Tokyo
why-sweep = three new cards
why-poison = poison
why-shrink = shrink

# The cards: name and what it does

card-second = { $card } (the second)
card-acid_attack = Acid Attack
text-acid_attack = Once in each of your turns you deal 1 more damage to all monsters in the other place, claws or no claws.
card-alien_metabolism = Alien Metabolism
text-alien_metabolism = Cards cost you 1 energy less.
card-alpha_monster = Alpha Monster
text-alpha_monster = 1 point whenever you attack.
card-armor_plating = Armor Plating
text-armor_plating = Damage of exactly 1 has no effect on you.
card-background_dweller = Background Dweller
text-background_dweller = You may reroll your 3s, as often as you like.
card-burrowing = Burrowing
text-burrowing = From Tokyo your attacks deal 1 more damage. When you yield, the attacker who takes a place suffers 1.
card-camouflage = Camouflage
text-camouflage = Roll a die for each damage you would take: every heart cancels one.
card-complete_destruction = Complete Destruction
text-complete_destruction = 9 more points if your dice show all six faces.
card-dedicated_news_team = Dedicated News Team
text-dedicated_news_team = 1 point for each card you buy.
card-eater_of_the_dead = Eater of the Dead
text-eater_of_the_dead = 3 points whenever a monster drops to 0 life.
card-energy_hoarder = Energy Hoarder
text-energy_hoarder = At the end of your turn: 1 point for every 6 energy you have.
card-even_bigger = Even Bigger
text-even_bigger = Your life may rise to 12, and you get 2 life now. If you lose this card, you lose 2 life.
card-extra_head = Extra Head
text-extra_head = You roll one more die.
card-fire_breathing = Fire Breathing
text-fire_breathing = Whenever you deal damage, your neighbours left and right take 1 more.
card-freeze_time = Freeze Time
text-freeze_time = After scoring three 1s you may take another turn, with one die less.
card-friend_of_children = Friend of Children
text-friend_of_children = Whenever you gain energy, you gain 1 more.
card-giant_brain = Giant Brain
text-giant_brain = One more reroll each turn.
card-gourmet = Gourmet
text-gourmet = Three 1s bring 2 more points.
card-healing_ray = Healing Ray
text-healing_ray = Your hearts may heal others, in Tokyo too. They pay you 2 energy for each life, or all they have.
card-herbivore = Herbivore
text-herbivore = At the end of your turn: 1 point if you hurt no other monster.
card-herd_culler = Herd Culler
text-herd_culler = Once a turn you may turn one of your dice to 1.
card-it_has_a_child = It Has a Child
text-it_has_a_child = If you drop to 0 life, you lose all cards and points and start again with 10 life.
card-jets = Jets
text-jets = You may yield Tokyo before the damage: then this attack does not hurt you.
card-made_in_a_lab = Made in a Lab
text-made_in_a_lab = While buying you see the top card of the deck and may buy it.
card-metamorph = Metamorph
text-metamorph = At the end of your turn you may discard your Keep cards for the energy you paid.
card-mimic = Mimic
text-mimic = Counts as a fresh copy of any Keep card in play. At the start of your turn you may pick another one for 1 energy.
card-monster_batteries = Monster Batteries
text-monster_batteries = Put any energy of yours on this card; the bank doubles it. Each of your turns 2 come back to you. Empty: discard.
card-nova_breath = Nova Breath
text-nova_breath = Your attacks hit all other monsters, wherever they are.
card-omnivore = Omnivore
text-omnivore = 1, 2 and 3 among your dice bring 2 points. The dice count as usual besides.
card-opportunist = Opportunist
text-opportunist = You may buy every card that is turned up, before anybody else.
card-parasitic_tentacles = Parasitic Tentacles
text-parasitic_tentacles = In your turn you may buy Keep cards of other monsters and pay them the price.
card-plot_twist = Plot Twist
text-plot_twist = Turn one of your dice to any face, then discard this card.
card-poison_quills = Poison Quills
text-poison_quills = Three 2s also deal 2 damage to the monsters in the other place.
card-poison_spit = Poison Spit
text-poison_spit = A monster that loses life by your attack gets a poison counter: 1 damage at the end of each of its turns.
card-psychic_probe = Psychic Probe
text-psychic_probe = In the turn of each other monster you may reroll one of its dice. A heart: discard this card.
card-rapid_healing = Rapid Healing
text-rapid_healing = Heal 1 life for 2 energy, as often as you like.
card-regeneration = Regeneration
text-regeneration = Whenever you heal, you heal 1 more.
card-rooting_for_the_underdog = Rooting for the Underdog
text-rooting_for_the_underdog = At the end of your turn: 1 point if everybody else has more points than you.
card-shrink_ray = Shrink Ray
text-shrink_ray = A monster that loses life by your attack gets a shrink counter: one die less.
card-smoke_cloud = Smoke Cloud
text-smoke_cloud = Three counters, each good for one more reroll. Used up: discard.
card-solar_powered = Solar Powered
text-solar_powered = At the end of your turn: 1 energy if you have none.
card-spiked_tail = Spiked Tail
text-spiked_tail = Your attacks deal 1 more damage.
card-stretchy = Stretchy
text-stretchy = Turn one of your dice to any face for 2 energy, as often as you like.
card-telepath = Telepath
text-telepath = One more reroll for 1 energy, as often as you like.
card-urbavore = Urbavore
text-urbavore = 1 more point when your turn begins in Tokyo. From there all your damage is 1 larger.
card-were_only_making_it_stronger = We're Only Making It Stronger
text-were_only_making_it_stronger = 1 energy whenever you lose 2 or more life at once.
card-wings = Wings
text-wings = For 2 energy no damage hurts you for the rest of this turn.
card-apartment_building = Apartment Building
text-apartment_building = 3 points.
card-commuter_train = Commuter Train
text-commuter_train = 2 points.
card-corner_store = Corner Store
text-corner_store = 1 point.
card-drop_from_high_altitude = Drop from High Altitude
text-drop_from_high_altitude = 2 points. If you are outside, you take Tokyo City and its monster goes outside.
card-energize = Energize
text-energize = 9 energy.
card-evacuation_orders = Evacuation Orders
text-evacuation_orders = All other monsters lose 5 points.
card-fire_blast = Fire Blast
text-fire_blast = 2 damage to all other monsters.
card-frenzy = Frenzy
text-frenzy = After this turn you take another one.
card-gas_refinery = Gas Refinery
text-gas_refinery = 2 points, and 3 damage to all other monsters.
card-heal = Heal
text-heal = Heal 2 life.
card-high_altitude_bombing = High Altitude Bombing
text-high_altitude_bombing = 3 damage to all monsters, you included.
card-jet_fighters = Jet Fighters
text-jet_fighters = 5 points, and you take 4 damage.
card-national_guard = National Guard
text-national_guard = 2 points, and you take 2 damage.
card-nuclear_power_plant = Nuclear Power Plant
text-nuclear_power_plant = 2 points, and you heal 3 life.
card-skyscraper = Skyscraper
text-skyscraper = 4 points.
card-tanks = Tanks
text-tanks = 4 points, and you take 3 damage.
card-vast_storm = Vast Storm
text-vast_storm = 2 points. All other monsters lose half of their energy, rounded down.
# What is asked

prompt-throw = { $rerolls ->
    [one] Keep what you like and reroll the rest, one reroll left: { $dice }
   *[other] Keep what you like and reroll the rest, { $rerolls } rerolls left: { $dice }
}
prompt-throw-last = No reroll left: { $dice }
prompt-shop = { $cards ->
    [0] You have { $energy } energy, too little for these cards
   *[other] Buy cards? You have { $energy } energy
}
prompt-brace = { $damage } damage is coming, you have { $life } life
prompt-heart = { $hearts ->
    [one] What is the heart for?
   *[other] What is the next heart for? { $hearts } left
}
prompt-aim-again = Shall Mimic copy another card?
prompt-probe = Reroll one of { $seat }’s dice with Psychic Probe?
prompt-change = Change dice before they count?
prompt-share = Who gets the extra life of Regeneration?
prompt-jets = { $seat } attacks with { $damage } damage: yield Tokyo with Jets before it hurts? You have { $life } life
prompt-yield = { $seat } has attacked you, you have { $life } life: yield Tokyo?
prompt-snatch = New cards, and you may buy first
prompt-charge = How much energy goes on Monster Batteries? The bank doubles it
prompt-aim = Which card does Mimic copy?
prompt-sell = Discard a card for its energy?
prompt-freeze = Three 1s: take another turn, with one die less?

# What can be chosen

choice-stop = Stop with { $dice }
choice-done-shop = Buy no more, end the turn
choice-done-change = Leave the dice as they are
choice-done-sell = Discard no more
choice-pass-aim-again = Leave Mimic as it is
choice-pass-probe = Leave the dice alone
choice-pass-share = Nobody
choice-pass-opportunity = Do not buy
choice-pass-freeze = No
choice-yield = Yield Tokyo
choice-stay = Stay in Tokyo
choice-take = Take { $damage } damage
choice-wings = Wings: 2 energy, no damage for the rest of the turn
choice-rapid-healing = Rapid Healing: 1 life for 2 energy
choice-telepath = Telepath: one more reroll for 1 energy
choice-sweep = Three new cards for 2 energy
choice-buy-top = Buy { $card } from the deck for { $energy } energy
choice-extra-turn = Take another turn
choice-heal = Heal 1 life
choice-cure-poison = Remove a poison counter
choice-cure-shrink = Remove a shrink counter
choice-waste = Let it go
choice-keep = Keep { $dice }, reroll { $number ->
    [one] 1 die
   *[other] { $number } dice
}
choice-reroll-all = { $number ->
    [one] Reroll the die
   *[other] Reroll all { $number } dice
}
choice-deposit = { $energy ->
    [0] Put no energy on the card: it is discarded
   *[other] Put { $energy } energy on the card, then { $stored } lie there
}
choice-buy = Buy { $card } for { $energy } energy
choice-sell = Discard { $card } for { $energy } energy
choice-aim = Copy { $card } of { $seat }
choice-take-over = Buy { $card } from { $seat } for { $energy } energy
choice-ray = Heal { $seat }
choice-twist = Plot Twist: { $face } becomes { $new }
choice-twist-mimic = Mimic as Plot Twist: { $face } becomes { $new }
choice-stretch = Stretchy, 2 energy: { $face } becomes { $new }
choice-herd = Herd Culler: { $face } becomes 1
choice-probe = Reroll: { $face }
choice-probe-mimic = Reroll with Mimic: { $face }
choice-dwell = { $number ->
    [one] Background Dweller: reroll a 3
   *[other] Background Dweller: reroll { $number } of the 3s
}
choice-smoke = Smoke Cloud: a counter for one more reroll
choice-smoke-mimic = Mimic as Smoke Cloud: a counter for one more reroll

# What happened

event-first = { $seat } begins
event-turn = { $seat }’s turn
event-rolled = { $seat } rolls { $dice }
event-kept = { $seat } keeps { $dice }
event-stopped = { $seat } stops with { $dice }
event-dwelt = { $dice ->
    [one] { $seat } rerolls a 3
   *[other] { $seat } rerolls { $dice } of the 3s
}
event-smoke = { $seat } uses a counter of Smoke Cloud for one more reroll, { $counters ->
    [0] none
   *[other] { $counters }
} left
event-probed = { $seat } rerolls a die: { $face }
event-turned = { $seat } turns { $face } to { $new } ({ $why })
event-points = { $points ->
    [0] The points of { $seat } stay as they are ({ $why })
    [one] { $seat } gains 1 point ({ $why })
   *[other] { $seat } gains { $points } points ({ $why })
}
event-points-lost = { $lost ->
    [one] { $seat } loses 1 point ({ $why })
   *[other] { $seat } loses { $lost } points ({ $why })
}
event-energy = { $seat } gains { $energy } energy ({ $why })
event-paid = { $seat } pays { $energy } energy ({ $why })
event-healed = { $seat } heals { $life } life ({ $why })
event-cured = { $seat } removes a counter ({ $why }), { $counters ->
    [0] none
   *[other] { $counters }
} left
event-grown = { $seat } grows and now has { $life } life
event-shrunk_back = { $seat } shrinks back and now has { $life } life
event-entered = { $seat } enters { $place }
event-left = { $seat } leaves Tokyo
event-yielded = { $seat } yields Tokyo
event-stayed = { $seat } stays in Tokyo
event-moved_up = { $seat } moves up to Tokyo City
event-bay_closed = Tokyo Bay closes, { $seat } has to go
event-hurt = { $seat } loses { $life } life
event-hurt-by = { $by } hurts { $seat }: { $life } life lost
event-unharmed = { $seat } is not hurt
event-camouflage = { $seat } hides: { $hearts } of { $dice } damage cancelled
event-poisoned = { $seat } is poisoned, { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}
event-shrunk = { $seat } shrinks, { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}
event-eliminated = { $seat } is eliminated
event-revived = { $seat } had a child: 10 life, no points, no cards
event-revealed = { $card } is turned up
event-peeked = { $seat } sees the top card: { $card }
event-peeked-hidden = { $seat } looks at the top card of the deck
event-reshuffled = The discard pile is shuffled into a new deck
event-swept = { $seat } has three new cards turned up
event-bought = { $seat } buys { $card } for { $energy } energy
event-took_over = { $seat } buys { $card } from { $from } for { $energy } energy
event-aimed = { $seat }’s Mimic copies { $card } of { $from }
event-deposited = { $energy ->
    [0] { $seat } puts no energy on Monster Batteries
   *[other] { $seat } puts { $energy } energy on Monster Batteries
}
event-sold = { $seat } discards { $card } for { $energy } energy
event-card_gone = { $seat } discards { $card }
event-won = { $seat } is King of Tokyo!
event-nobody = All monsters are gone: nobody wins

# The board

board-life = Life
board-points = Points
board-energy = Energy
board-place = Place
board-cards = Cards
board-three = Three or more:
board-top = top of the deck
board-keep = keep
board-discard = discard
board-mine = Your cards
board-rerolls = Rerolls left:

# The terminal: the table in sentences
tell-monster = { $seat }: { $life } life, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $energy } energy, { $where ->
    [outside] outside
   *[other] in { $place }
}.
tell-out = { $seat } is eliminated.
tell-poison = { $counters ->
    [one] 1 poison counter.
   *[other] { $counters } poison counters.
}
tell-shrink = { $counters ->
    [one] 1 shrink counter.
   *[other] { $counters } shrink counters.
}
tell-wings = Wings: no damage in this turn.
tell-cards = Cards: { $cards }.
tell-dice = { $seat }’s dice show { $dice }.
tell-rerolls = { $rerolls ->
    [0] No reroll left.
    [one] One reroll left.
   *[other] { $rerolls } rerolls left.
}
tell-three = Chance of three or more, if all rolls go for it: { $odds }.
tell-market = Market: { $card }, { $energy } energy, { $kind }. { $text }
tell-top = On top of the deck: { $card }, { $energy } energy, { $kind }. { $text }
tell-mine = Your card { $card }: { $text }
tell-deck = In the deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. Discarded: { $gone }.
result-chance = { $dice }: { $faces ->
    [one] { $percent } %
   *[other] { $percent } % each
}
result-odds = next roll at least { $odds }
result-energy = { $energy ->
    [0] That leaves you no energy.
   *[other] That leaves you { $energy } energy.
}
held-copy = { $card } as { $copied }
held-stock = { $card }, { $stock } on it
words-keep = keep
faces-heart = hearts
faces-energy = energy
faces-claw = claws
word-stop = stop
source-dice = dice
source-entry = entering Tokyo
source-tokyo = turns begun in Tokyo
source-cards = cards
source-eliminated = lost when eliminated
legend =
    Dice: 1, 2, 3, heart ♥ (also a life), energy ϟ, claw ///. 2× claw means two dice with a claw.
    Keeping: name the dice in any order, for instance: claw claw 1. Or count them: 2x claw 1x 1.
    In the picture: ▲ ● ■ ◆ ★ ⬢ are seats one to six, ▶ is to act, ✦ two points, ☠ poison counters, ▾ shrink counters, ✝ eliminated.

# The end
decided-survived = { $seat } is the last monster standing.
decided-points = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}: enough to rule Tokyo.
decided-nobody = All monsters fall at once. Tokyo breathes again: nobody wins.
winner-title = { $seat } is King of Tokyo!

# For reports
balance-card = card
balance-dice = dice
balance-entering-Tokyo = entering Tokyo
balance-starting-a-turn-in-Tokyo = starting a turn in Tokyo
balance-cards = cards
balance-lost-when-eliminated = lost when eliminated

# With the real box: what people tell the table
box-first = Who begins?
box-draw = Which card is turned up?
box-rolling = { $dice ->
    [one] What does the die of { $who } show?
   *[other] What do the { $dice } dice of { $who } show?
}
box-rolling-again = { $dice ->
    [one] { $who } keeps { $kept }; what does the other die show?
   *[other] { $who } keeps { $kept }; what do the other { $dice } dice show?
}
box-probing = What does the die show now?
box-dwelling = { $dice ->
    [one] What does the die show now?
   *[other] What do the { $dice } dice show now?
}
box-hiding = How many hearts does { $who } roll for Camouflage?
box-peek = Which card does { $who } see on top of the deck?
box-hearts = { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}
box-price = { $energy } energy
box-begins = { $who } begins

# Hints: why a choice is good
reason-triple = Three { $face }s lie there: { $points ->
    [one] 1 point for sure.
   *[other] { $points } points for sure.
}
reason-hope = Three { $face }s bring { $points ->
    [one] 1 point
   *[other] { $points } points
}: the chance is about { $percent } % if you go for them.
reason-enter = Tokyo is empty: one claw takes you in, for 1 point.
reason-knock-out = { $claws ->
    [one] One claw is
   *[other] { $claws } claws are
} enough to eliminate { $seat }.
reason-hit-all = From Tokyo { $claws ->
    [one] one claw hits
   *[other] { $claws } claws hit
} { $monsters ->
    [one] the other monster
    [2] both of the others
   *[other] all { $monsters } others
}.
reason-hit = { $claws ->
    [one] One claw hits
   *[other] { $claws } claws hit
} { $seat } in Tokyo, who has { $life } life left.
reason-stay-out = Without a claw you stay outside. In Tokyo { $monsters ->
    [one] your rival could hit you
    [2] both of the others could hit you
   *[other] all { $monsters } others could hit you
} before your next turn.
reason-pays = With { $energy } energy you can buy { $card }.
reason-nearly-pays = { $missing } more energy, and { $card } is paid.
reason-no-healing = In Tokyo hearts do not heal you.
reason-heal = You have { $life } life: the hearts bring you to { $after }.
reason-healthy = You have all your life: hearts bring you nothing.
reason-leave = You have { $life } life left, and in Tokyo { $monsters ->
    [one] your rival hits you
    [2] both of the others hit you
   *[other] all { $monsters } others hit you
} until your next turn.
reason-they-enter = { $seat } must enter Tokyo then, and is hit there in turn.
reason-stay-wins = If you begin your next turn in Tokyo, its 2 points win the game.
reason-stay = If you begin your next turn in Tokyo, you get 2 points: { $points } altogether.
reason-can-take-it = With { $life } life you can stand some more claws.
reason-hits-weak = From Tokyo your claws also hit { $seat }, who has { $life } life.
reason-card = { $effect }
reason-left = { $energy ->
    [0] That costs all your energy.
   *[other] { $energy } energy stays yours.
}
reason-save = { $missing } more energy, and { $card } is yours: save for it.
reason-keep-energy = Nothing here is worth its price now; your { $energy } energy stays.
reason-sweep = The three cards of the market help you little; new ones may.
