monster-0 = Kragora the lizard
monster-1 = Carrotron the rabbit
monster-2 = Dock 8 the crane
monster-3 = Mossback the ape
monster-4 = Tintara the squid
monster-5 = Rivet the owl
monster-at = { $monster }, { $name }: { $place }, { $life } life, { $points ->
    [one] 1 point
   *[other] { $points } points
}
city-at-dusk = Tokyo at dusk, with the monsters
place-empty = { $place }: nobody there
place-held = { $place }: { $name }, { $life } life
nobody-here = nobody
bay-closed = closed
tip-city = Tokyo City: 1 point for moving in, 2 for beginning a turn here. Claws from here hit all outside; hearts do not heal here.
tip-bay = Tokyo Bay, open with five or six monsters alive: counts like the City.
short-city = City
short-bay = Bay
short-outside = outside
beaten = beaten
your-dice = Your dice
dice-of = Dice: { $name }
keep = Keep
roll-again = Reroll
thrown = Rolled
die = Die: { $face }
die-kept = { $face }, kept; tap to reroll it
die-rolled = { $face }, to be rerolled; tap to keep it
next-throw = Odds, next roll
odds-of = { $face } after the next roll:
odds-least = At least { $number }× { $face }: { $percent } %
turn-to = Turn it to
stop-here = Stop with these
roll-number = { $number ->
    [0] Roll
    [one] Roll 1 die
   *[other] Roll { $number } dice
}
market = Market
you-have = You have
kind-keep = Keep: stays with you
kind-discard = Once, at once
card-words = { $price } energy: { $card }, { $kind }. { $text }
card-words-narrow = { $price } energy: { $card }. { $text } ({ $kind })
can-pay = affordable
short-of = { $energy } energy short
deck = Deck
deck-of = The deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
} left
new-three = Three new cards
no-cards-yet = No card yet.
lies-on-it = On it: { $count }.
dial-words = Outer dial: { $points } of 20 points. Inner dial: { $life } of { $most } life.
poison-words = { $count ->
    [one] Poisoned: 1 damage at the end of each turn
   *[other] Poisoned: { $count } damage at the end of each turn
}
shrink-words = { $count ->
    [one] Shrunk: one die less
   *[other] Shrunk: { $count } dice less
}
wings-words = Wings: no damage for the rest of this turn
why-price = You are { $energy } energy short.
why-not-shop = Cards are bought after the dice have been resolved.
why-deck = Only Made in a Lab lets you buy from the deck.
why-others-dice = These are not your dice.
why-no-reroll = There is no reroll left.
why-dice-done = The dice are not rolled now.
why-keep-all = All dice are kept: stop, or tap one to reroll it.
why-place = You yield Tokyo only when you are attacked there and asked.
why-monster = Nothing to do with this monster now.
why-card = This card works by itself, or not now.
dice = Dice
chances = Odds
dice-count-now = dice count now
throws-left = { $number ->
    [one] one reroll left
   *[other] { $number } rerolls left
}
prompt-throw-short = { $rerolls ->
    [one] Keep dice, reroll the rest once
   *[other] Keep dice, reroll the rest
}
prompt-throw-last-short = No reroll left
prompt-jets-short = { $seat } attacks with { $damage }: yield before it hurts?
prompt-yield-short = { $seat } has attacked you: yield Tokyo?
prompt-charge-short = How much energy onto Monster Batteries?
choice-stop-short = Leave them
choice-done-shop-short = End the turn
choice-wings-short = Wings: 2 energy, no damage
choice-buy-short = Buy for { $energy }
choice-buy-top-short = Buy for { $energy }
choice-deposit-short = { $energy }
about-points = Points: whoever has 20 wins.
about-life = Life: at 0 the monster is out. Hearts heal outside, not in Tokyo.
about-energy = Energy: it buys cards after the dice.
about-outside = Outside: hearts heal here, and only claws from Tokyo hit you.
about-face-1 = Three 1s: 1 point, each further 1: +1.
about-face-2 = Three 2s: 2 points, each further 2: +1.
about-face-3 = Three 3s: 3 points, each further 3: +1.
about-face-heart = Each heart heals 1 life, but not in Tokyo.
about-face-energy = Each bolt brings 1 energy for cards.
about-face-claw = Each claw takes 1 life: from outside of those in Tokyo, from Tokyo of all outside. If Tokyo is empty, you move in.
ask-card = By which card?
ask-face = Which face do you turn it to?
teach-goal = Be the first with 20 points, or the last monster standing.
teach-turn-1 = Roll up to three times: keep what you like and reroll the rest.
teach-turn-2 = The dice count: points, energy, hearts, and claws last.
teach-turn-3 = Claws hit the other side: Tokyo, or all outside. Whoever is hit in Tokyo may yield; then you move in.
teach-turn-4 = Buy cards, as many as you can pay for.
teach-keep = Lies in front of you and works from then on.
teach-discard = Works once, at once, and is discarded.
choice-yield-short = Yield: the attacker must move in
choice-stay-short = Stay: 2 points if you begin here
box-rolling-note = The last roll is enough, too: tell all dice as they lie in the end, then tap “Stop with these”

long-words = Re|generation Oppor|tunist Sky|scraper Camou|flage
